"""Permissions, prohibitions and costs in further wordings. CR 101.2, 302.6, 510.1b, 601.3."""

from __future__ import annotations

import pytest

from jajna.errors import IllegalAnswerError
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell
from tests.oracle.faces import compiled
from tests.table import table

MINE = permanent("Mine", "Land", "{T}: Add {C}.", cost="")


def test_601_3b_a_spell_has_flash_while_its_condition_holds() -> None:
    for text in (
        "As long as you control an artifact, you may cast ~ as though it had flash.",
        "If you control an artifact, you may cast this spell as though it had flash.",
    ):
        at = table(bob=["Bear"], step=None)
        at.hand(ANN, creature("Yeti", 2, 2, text))
        at.begin(BOB)
        with pytest.raises(IllegalAnswerError):
            at.act(ANN, "cast Yeti")
        at.battlefield(ANN, "Relic")
        at.act(ANN, "cast Yeti")
        at.resolve()
        assert "Yeti" in at.names_in(Zone.BATTLEFIELD)


def test_601_3b_a_spell_has_flash_if_more_is_paid() -> None:
    text = "You may cast ~ as though it had flash if you pay {2} more to cast it."
    tides = creature("Tides", 2, 2, text, cost="{1}")
    at = table(ann=[MINE] * 3, step=None)
    at.hand(ANN, tides, tides)
    at.begin(BOB)
    at.act(ANN, "cast Tides")
    at.resolve()
    assert [at.object(one).tapped for one in at.game.zones.battlefield if one].count(True) == 3
    at.to_turn(ANN)
    at.act(ANN, "cast Tides", False)
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD).count("Tides") == 2


def test_601_3b_a_spell_without_the_mana_for_more_is_cast_as_a_sorcery_is() -> None:
    text = "You may cast ~ as though it had flash if you pay {2} more to cast it."
    at = table(ann=[MINE] * 2, step=None)
    at.hand(ANN, creature("Tides", 2, 2, text, cost="{1}"))
    at.begin(BOB)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Tides")


def test_101_2_each_player_casts_but_one_spell_of_the_kind() -> None:
    for text in (
        "Each player can't cast more than one noncreature spell each turn.",
        "Each player who has cast a noncreature spell this turn can't cast additional noncreature "
        "spells.",
    ):
        at = table(ann=[permanent("Silence", "Enchantment", text)])
        bear = creature("Cub", 1, 1)
        at.hand(ANN, bear, bear, spell("You gain 1 life.", "One"), spell("You gain 1 life.", "Two"))
        at.hand(BOB, spell("You gain 1 life.", "Three"))
        for name in ("Cub", "One", "Cub"):
            at.act(ANN, f"cast {name}")
            at.resolve()
        with pytest.raises(IllegalAnswerError):
            at.act(ANN, "cast Two")
        at.act(BOB, "cast Three")
        at.resolve()
        assert (at.life(ANN), at.life(BOB)) == (21, 21)


def test_601_3_the_top_card_is_seen_and_lands_are_played_from_there() -> None:
    text = (
        "You may look at the top card of your library any time, and you may play lands from the "
        "top of your library."
    )
    at = table(ann=[permanent("Lens", text=text)], library=["Field", "Bear"])
    at.act(ANN, "play Field")
    assert "Field" in at.names_in(Zone.BATTLEFIELD)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Bear")


def test_601_3_spells_of_either_kind_are_cast_from_the_top() -> None:
    text = "You may cast artifact spells and red spells from the top of your library."
    red, blue = creature("Imp", cost="{0}"), creature("Fish", cost="{0}")
    at = table(ann=[permanent("Forge", text=text)], library=["Relic", red, blue])
    at.act(ANN, "cast Relic")
    at.resolve()
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Fish")


def test_601_3_one_spell_from_the_hand_is_free_in_each_of_your_turns() -> None:
    text = (
        "Once during each of your turns, you may cast an instant or sorcery spell from your hand "
        "without paying its mana cost."
    )
    at = table(ann=[permanent("Bard", text=text)])
    costly = permanent("Boon", "Instant", "You gain 5 life.", cost="{4}")
    at.hand(ANN, costly, costly)
    at.act(ANN, "cast Boon free")
    at.resolve()
    assert at.life(ANN) == 25
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Boon free")
    at.to_turn(BOB)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Boon free")


def test_302_6_abilities_are_activated_as_though_creatures_had_haste() -> None:
    text = (
        "You may activate abilities of creatures you control as though those creatures had haste."
    )
    at = table(hand=[creature("Imp", 2, 2, "{T}: You gain 1 life.")])
    at.act(ANN, "cast Imp")
    at.resolve()
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "activate Imp")
    at.battlefield(ANN, permanent("Elixir", text=text))
    at.act(ANN, "activate Imp")
    at.resolve()
    assert at.life(ANN) == 21


def test_602_2_only_abilities_of_what_you_control_are_activated_so() -> None:
    text = "You may activate abilities of creatures as though those creatures had haste."
    assert compiled(text).face is None


@pytest.mark.parametrize(
    "text",
    [
        "You may have creatures you control with no abilities assign their combat damage as though "
        "they weren't blocked.",
        "As long as ~ is untapped, for each creature you control, you may have that creature "
        "assign its combat damage as though it weren't blocked.",
    ],
)
def test_510_1b_creatures_assign_damage_as_though_they_were_not_blocked(text: str) -> None:
    at = table(ann=["Giant", permanent("Focus", text=text)], bob=["Wall"])
    at.attack("Giant")
    at.block(("Wall", "Giant"))
    at.choose({"Bob": 5})
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 15


def test_510_1b_for_this_turn_also_creatures_that_came_later_assign_so() -> None:
    at = table(bob=["Wall"])
    cast(
        at,
        "You may have creatures you control assign their combat damage this turn as though they "
        "weren't blocked.",
    )
    at.battlefield(ANN, "Giant")
    at.attack("Giant")
    at.block(("Wall", "Giant"))
    at.choose({"Bob": 5})
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 15


def test_118_7_no_more_is_taken_off_than_there_is() -> None:
    text = "Creature spells you cast cost up to {2} less to cast."
    at = table(ann=[permanent("Gate", text=text), MINE])
    at.hand(ANN, creature("Ape", cost="{1}{G}"), creature("Ox", cost="{3}"))
    at.act(ANN, "cast Ox")
    at.resolve()
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Ape")


def test_118_7_abilities_keep_one_mana_of_their_cost() -> None:
    text = (
        "Activated abilities of creatures you control cost up to {2} less to activate. This effect "
        "can't reduce the mana in that cost to less than one mana."
    )
    sage = creature("Sage", 1, 1, "{2}: You gain 1 life.")
    at = table(ann=[permanent("Grounds", "Enchantment", text), MINE, sage])
    at.act(ANN, "activate Sage")
    at.resolve()
    assert at.object("Mine").tapped
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "activate Sage")
