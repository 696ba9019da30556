"""What is called by a type alone is a permanent, also where an event is about cards or spells."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell, text_card
from tests.table import table

REGROWTH = "Return target artifact or creature card from your graveyard to your hand."


def watched(text: str) -> Table:
    """A table with an enchantment of Ann's, and cards in her graveyard."""
    at = table(ann=[permanent("Shrine", "Enchantment", text)])
    at.graveyard(ANN, "Bear", "Relic")
    return at


@pytest.mark.parametrize("card", ["Bear", "Relic"])
def test_109_2_a_spell_that_targets_a_card_targets_no_permanent(card: str) -> None:
    at = watched("Whenever you cast a spell that targets an artifact or creature, you gain 1 life.")
    cast(at, REGROWTH, card)
    at.resolve_all()
    assert at.life(ANN) == 20


def test_109_2_a_card_that_becomes_a_target_is_no_creature() -> None:
    at = watched("Whenever a creature becomes the target of a spell or ability, you gain 1 life.")
    cast(at, REGROWTH, "Bear")
    at.resolve_all()
    assert at.life(ANN) == 20


def test_109_2_a_creature_spell_that_becomes_a_target_is_no_creature() -> None:
    text = "Whenever a creature you control becomes the target of a spell, you gain 1 life."
    at = watched(text)
    at.hand(ANN, creature("Ogre"))
    at.hand(BOB, spell("Counter target spell."))
    ask_again(at)
    at.act(ANN, "cast Ogre")
    at.act(BOB, "cast Spell", "Ogre")
    at.resolve_all()
    assert at.life(ANN) == 20


def test_109_2_a_spell_is_no_cheaper_for_a_card_in_a_graveyard() -> None:
    text = f"This spell costs {{1}} less to cast if it targets a creature.\n{REGROWTH}"
    at = watched("")
    at.hand(ANN, text_card("Regrowth", "Instant", text, cost="{1}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Regrowth") is not None


@pytest.mark.parametrize(
    "text",
    [
        "Whenever one or more counters are put on a creature, you gain 1 life.",
        "If an effect would put one or more counters on a permanent you control, it puts twice "
        "that many of those counters on that permanent instead.",
    ],
)
def test_109_2_a_suspended_card_is_no_permanent(text: str) -> None:
    at = watched(text)
    ogre = creature("Ogre", text="Suspend 3—{0}")
    [card] = at.put(ANN, Zone.EXILE, ogre, counters={"time": 2})
    cast(at, "Put a time counter on target suspended card.", "Ogre")
    at.resolve_all()
    assert at.life(ANN) == 20
    assert at.object(card).counters == {"time": 3}


CYCLED = "Cycling {0}\nWhen you cycle this card, it deals 3 damage to target creature."


@pytest.mark.parametrize(
    ("text", "life", "damage"),
    [
        ("Whenever a creature you control deals damage to a creature, you gain 1 life.", 20, 3),
        ("Whenever a source you control deals damage to a creature, you gain 1 life.", 21, 3),
        ("Prevent all damage that would be dealt by creatures.", 20, 3),
        (
            "If a creature you control would deal damage to a permanent or player, it deals double "
            "that damage instead.",
            20,
            3,
        ),
    ],
)
def test_109_2c_damage_of_a_card_in_a_graveyard_is_no_creatures(
    text: str, life: int, damage: int
) -> None:
    at = watched(text)
    at.battlefield(BOB, "Giant")
    at.hand(ANN, creature("Ogre", text=CYCLED))
    ask_again(at)
    at.act(ANN, "activate Ogre", "Giant")
    at.resolve_all()
    assert at.life(ANN) == life
    assert at.object("Giant").damage == damage


def test_113_7a_a_creature_that_has_left_deals_damage_as_one() -> None:
    at = watched("Whenever a creature you control deals damage to a creature, you gain 1 life.")
    text = "{T}, Sacrifice this creature: It deals 1 damage to target creature."
    at.battlefield(ANN, creature("Archer", text=text))
    at.battlefield(BOB, "Giant")
    at.act(ANN, "activate Archer", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 21
