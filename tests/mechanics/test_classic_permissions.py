"""Mana that serves as another color, steps without untapping, exchanges of a type, played."""

from __future__ import annotations

import pytest

from jajna.errors import IllegalAnswerError
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell
from tests.oracle.faces import compiled
from tests.table import table

PLAIN = permanent("Lea", "Basic Land — Plains", "", "")
ISLAND = permanent("Isle", "Basic Land — Island", "", "")
FOREST = permanent("Wood", "Basic Land — Forest", "", "")


# -- mana ------------------------------------------------------------------------------------------

GLASSES = permanent("Glasses", text="You may spend white mana as though it were red mana.")


def test_609_4b_white_mana_pays_for_red_and_still_for_white() -> None:
    at = table()
    at.battlefield(ANN, GLASSES, PLAIN, PLAIN)
    at.hand(ANN, creature("Goblin", cost="{R}"), creature("Monk", cost="{W}"))
    at.begin(ANN)
    at.act(ANN, "cast Goblin")
    at.resolve_all()
    at.act(ANN, "cast Monk")
    at.resolve_all()
    assert at.power_toughness("Goblin") == at.power_toughness("Monk") == (2, 2)


def test_609_4b_neither_other_mana_nor_other_costs_nor_players() -> None:
    at = table()
    at.battlefield(ANN, GLASSES, PLAIN, ISLAND)
    at.battlefield(BOB, PLAIN)
    at.hand(ANN, creature("Elf", cost="{G}"), creature("Ogre", cost="{R}{R}"))
    at.hand(BOB, spell("Draw a card.", "Bolt"), creature("Goblin", cost="{R}"))
    at.begin(ANN)
    assert at.why_not(ANN, "cast Elf") is not None
    assert at.why_not(ANN, "cast Ogre") is not None
    at.to_turn(BOB)
    assert at.why_not(BOB, "cast Goblin") is not None


# -- untap steps -----------------------------------------------------------------------------------

EXHAUSTION = (
    "Creatures and lands target opponent controls don't untap during their next untap step."
)


def test_502_3_creatures_and_lands_stay_tapped_in_the_next_untap_step_alone() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Field", "Relic")
    at.battlefield(ANN, "Giant")
    for name, kind in (("Bear", "creature"), ("Giant", "creature")):
        cast(at, f"Tap target {kind}.", name)
    cast(at, "Tap target land.", "Field")
    cast(at, "Tap target artifact.", "Relic")
    cast(at, EXHAUSTION)
    at.to_turn(BOB, Step.UPKEEP)
    assert at.object("Bear").tapped
    assert at.object("Field").tapped
    assert not at.object("Relic").tapped
    at.to_turn(ANN, Step.UPKEEP)
    assert not at.object("Giant").tapped
    at.to_turn(BOB, Step.UPKEEP)
    assert not at.object("Bear").tapped


def test_611_2c_what_comes_later_stays_tapped_too() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    cast(at, EXHAUSTION)
    cast(at, "Tap target creature.", "Giant")
    cast(at, "Gain control of target creature.", "Giant", by=BOB)
    at.to_turn(BOB, Step.UPKEEP)
    assert at.object("Giant").tapped


def test_611_2a_with_nothing_there_in_that_step_the_effect_is_over() -> None:
    at = table()
    cast(at, EXHAUSTION)
    at.to_turn(BOB)
    at.battlefield(BOB, "Bear")
    at.to_turn(ANN)
    cast(at, "Tap target creature.", "Bear")
    at.to_turn(BOB, Step.UPKEEP)
    assert not at.object("Bear").tapped


# -- abilities with {T} ----------------------------------------------------------------------------


def test_602_5_abilities_with_the_tap_symbol_cannot_be_activated() -> None:
    druid = creature("Druid", text="{0}: You gain 2 life.\n{T}: Add {G}.\n{T}: You gain 1 life.")
    bestiary = permanent(
        "Bestiary",
        "Enchantment — Aura",
        "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities "
        "with {T} in their costs can't be activated.",
    )
    at = table()
    at.battlefield(ANN, druid)
    at.hand(ANN, bestiary, creature("Elf", cost="{G}"))
    at.begin(ANN)
    assert at.why_not(ANN, "cast Elf") is None
    at.act(ANN, "cast Bestiary")
    at.resolve_all()
    assert at.why_not(ANN, "cast Elf") is not None
    at.act(ANN, "activate Druid")
    at.resolve_all()
    assert at.life(ANN) == 22
    assert not at.object("Druid").tapped


# -- exchanges -------------------------------------------------------------------------------------

EXCHANGE = (
    "Exchange control of target artifact or creature and another target permanent that shares one "
    "of those types with it."
)


def test_701_12b_control_of_two_of_one_of_the_types_is_exchanged() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant", "Relic")
    cast(at, EXCHANGE, "Bear", "Giant")
    assert at.object("Bear").controller == BOB
    assert at.object("Giant").controller == ANN
    assert at.object("Relic").controller == BOB


def test_601_2c_a_type_that_is_not_named_is_not_shared() -> None:
    at = table()
    at.battlefield(ANN, permanent("Shrine", "Artifact Enchantment"))
    at.battlefield(BOB, permanent("Aegis", "Enchantment"))
    at.hand(ANN, spell(EXCHANGE))
    at.begin(ANN)
    assert at.why_not(ANN, "cast Spell") is not None


def test_601_2c_only_what_leaves_another_legal_target_can_be_the_first() -> None:
    at = table()
    at.battlefield(ANN, "Relic", "Bear")
    at.battlefield(BOB, "Giant")
    at.hand(ANN, spell(EXCHANGE))
    at.begin(ANN)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Spell", "Relic", "Giant")


def test_603_3d_a_trigger_chooses_a_second_target_like_the_first() -> None:
    thief = creature(
        "Thief",
        text="When Thief enters, exchange control of target nonland permanent you control and "
        "target permanent an opponent controls that shares a card type with it.",
    )
    at = table()
    at.battlefield(ANN, "Relic")
    at.battlefield(BOB, "Giant")
    at.hand(ANN, thief)
    at.begin(ANN)
    at.act(ANN, "cast Thief")
    at.resolve_all()
    assert at.object("Giant").controller == ANN
    assert at.object("Thief").controller == BOB


@pytest.mark.parametrize(
    ("text", "types"),
    [
        ("Creatures don't untap during their next untap step.", "Sorcery"),
        ("Target creature doesn't untap during their next untap step.", "Sorcery"),
        ("You may spend white mana as though it were happy mana.", "Artifact"),
        (
            "Exchange control of target creature and another target permanent that shares one of "
            "those types with it.",
            "Sorcery",
        ),
        (
            "Enchanted creature can't attack or block, and its activated abilities with {T} in "
            "their cost can't be activated.",
            "Enchantment",
        ),
    ],
)
def test_what_says_too_little_is_refused(text: str, types: str) -> None:
    assert compiled(text, types).face is None
