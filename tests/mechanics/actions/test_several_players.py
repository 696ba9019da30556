"""Instructions to several players, and pronouns for several things. CR 101.4, 608.2c."""

from __future__ import annotations

from jajna.vocab import Keyword, Zone
from tests.mechanics.bench import ANN, BOB, cast
from tests.oracle.faces import compiled
from tests.table import table


def test_each_player_puts_a_card_of_their_own() -> None:
    at = table()
    at.graveyard(ANN, "Bear")
    at.graveyard(BOB, "Wall", "Giant")
    cast(
        at,
        "Each player puts a creature card from their graveyard onto the battlefield.",
        then=("Giant",),
    )
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear", "Giant"]
    assert at.object("Bear").controller == ANN
    assert at.object("Giant").controller == BOB


def test_each_other_player_decides_for_themselves() -> None:
    at = table(3)
    at.hand(1, "Bear")
    at.hand(2, "Giant")
    cast(
        at,
        "Each other player may put a creature card from their hand onto the battlefield.",
        then=(False, True),
    )
    assert at.names_in(Zone.BATTLEFIELD) == ["Giant"]
    assert at.names_in(Zone.HAND, 1) == ["Bear"]


def test_each_player_gets_back_what_they_own() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant")
    cast(
        at,
        "Exchange control of target creature you control and target creature an opponent controls.",
        "Bear",
        "Giant",
    )
    cast(at, "Each player gains control of all creatures they own.")
    assert at.object("Bear").controller == ANN
    assert at.object("Giant").controller == BOB


def test_each_player_counts_what_they_control() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Wall", "Giant")
    cast(at, "Each player loses 1 life for each creature they control.")
    assert (at.life(ANN), at.life(BOB)) == (19, 18)


def test_each_player_draws_for_their_own_discards() -> None:
    at = table()
    at.hand(BOB, "Bear", "Wall")
    cast(at, "Each player discards their hand, then draws that many cards.")
    assert len(at.names_in(Zone.HAND, ANN)) == 0
    assert len(at.names_in(Zone.HAND, BOB)) == 2


def test_whose_discards_several_players_draw_for_is_to_be_said() -> None:
    counts = "draws cards equal to the number of cards discarded this way."
    assert compiled(f"Target player discards their hand, then {counts}", "Sorcery").face
    assert compiled(f"Each player discards their hand, then {counts}", "Sorcery").face is None


def test_each_creature_deals_damage_to_its_own_controller() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant")
    cast(at, "Each creature deals damage equal to its power to its controller.")
    assert (at.life(ANN), at.life(BOB)) == (18, 15)


def test_they_are_those_of_whom_control_was_gained() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Giant", tapped=True)
    cast(
        at,
        "Gain control of all creatures target opponent controls until end of turn. "
        "Untap those creatures. They gain haste until end of turn.",
        "Bob",
    )
    for name in ("Bear", "Giant"):
        assert at.object(name).controller == ANN
        assert not at.object(name).tapped
        assert at.object(name).now.keywords & Keyword.HASTE


def test_them_are_the_cards_that_were_exiled() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant")
    cast(
        at,
        "Exile all creatures you control, then return them to the battlefield "
        "under their owner's control.",
    )
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear", "Giant"]
    assert at.names_in(Zone.EXILE) == []
