"""Destroying, regenerating, sacrificing and countering. CR 701.6, 701.8, 701.19, 701.21."""

from __future__ import annotations

from jajna.errors import IllegalAnswerError
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, spell
from tests.table import table


def test_701_8a_a_destroyed_permanent_goes_to_the_graveyard() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    cast(at, "Destroy target creature.", "Giant")
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Giant"]


def test_702_12b_an_indestructible_permanent_is_not_destroyed() -> None:
    at = table()
    at.battlefield(BOB, creature("Idol", text="Indestructible"), "Giant")
    cast(at, "Destroy all creatures.")
    assert at.names_in(Zone.BATTLEFIELD) == ["Idol"]


def test_701_19a_regeneration_replaces_the_next_destruction_only() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    cast(at, "Regenerate target creature.", "Giant", by=BOB)
    cast(at, "Destroy target creature.", "Giant")
    assert at.names_in(Zone.BATTLEFIELD) == ["Giant"]
    assert at.object("Giant").tapped
    cast(at, "Destroy target creature.", "Giant")
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_701_19a_regeneration_removes_damage() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    cast(at, "Regenerate target creature.", "Giant", by=BOB)
    cast(at, "Spell deals 5 damage to any target.", "Giant")
    assert at.names_in(Zone.BATTLEFIELD) == ["Giant"]
    assert at.object("Giant").damage == 0


def test_701_19c_what_cannot_be_regenerated_is_destroyed() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    cast(at, "Regenerate target creature.", "Giant", by=BOB)
    cast(at, "Destroy target creature. It can't be regenerated.", "Giant")
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Spell", "Giant"]


def test_701_21a_sacrifice_is_not_destruction() -> None:
    at = table()
    at.battlefield(BOB, creature("Idol", text="Indestructible"))
    cast(at, "Target player sacrifices a creature.", "Bob")
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Idol"]


def test_701_21a_a_player_sacrifices_only_what_they_control() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Wall", "Giant")
    cast(at, "Each player sacrifices a creature.", then=("Giant",))
    assert at.names_in(Zone.BATTLEFIELD) == ["Wall"]


def test_who_controls_nothing_that_fits_sacrifices_nothing() -> None:
    at = table()
    at.battlefield(BOB, "Relic")
    cast(at, "Target player sacrifices a creature.", "Bob")
    assert at.names_in(Zone.BATTLEFIELD) == ["Relic"]


def test_701_6a_a_countered_spell_does_nothing_and_goes_to_the_graveyard() -> None:
    at = table()
    at.hand(ANN, spell("You gain 5 life.", "Gift"))
    ask_again(at)
    at.act(ANN, "cast Gift")
    cast(at, "Counter target spell.", "Gift", by=BOB)
    assert at.life(ANN) == 20
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Gift"]


def test_counter_unless_its_controller_pays_asks_only_who_can_pay() -> None:
    at = table()
    at.hand(ANN, spell("You gain 5 life.", "Gift"))
    ask_again(at)
    at.act(ANN, "cast Gift")
    cast(at, "Counter target spell unless its controller pays {1}.", "Gift", by=BOB)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Gift"]
    assert at.life(ANN) == 20


def test_a_spell_countered_this_way_may_go_to_exile() -> None:
    at = table()
    at.hand(ANN, spell("You gain 5 life.", "Gift"))
    ask_again(at)
    at.act(ANN, "cast Gift")
    cast(
        at,
        "Counter target spell. If that spell is countered this way, exile it instead of putting it "
        "into its owner's graveyard.",
        "Gift",
        by=BOB,
    )
    assert at.names_in(Zone.EXILE) == ["Gift"]


def test_a_spell_that_cannot_be_countered_resolves() -> None:
    at = table()
    at.hand(ANN, spell("This spell can't be countered.\nYou gain 5 life.", "Gift"))
    ask_again(at)
    at.act(ANN, "cast Gift")
    cast(at, "Counter target spell.", "Gift", by=BOB)
    at.resolve_all()
    assert at.life(ANN) == 25


def test_115_4_a_permanent_is_no_target_for_a_counterspell() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    try:
        cast(at, "Counter target spell.", "Bear", by=BOB)
    except IllegalAnswerError:
        return
    raise AssertionError("a creature on the battlefield was countered")
