"""Mana with a delayed triggered ability. CR 106.6."""

from __future__ import annotations

from jajna.judge import Table
from jajna.variant import COMMANDER
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, creature, permanent, text_card
from tests.table import table

WELL = permanent(
    "Well",
    "Land",
    "{T}: Add {C}. When you spend this mana to cast a creature spell, you gain 3 life.",
    "",
)
MIRROR = permanent(
    "Mirror",
    "Land",
    "{T}: Add {C}. When that mana is spent to cast an instant or sorcery spell, copy that spell "
    "and you may choose new targets for the copy.",
    "",
)
HALL = permanent(
    "Hall",
    "Land",
    "{T}: Add {C}. When you spend this mana to cast your commander, scry X, where X is the number "
    "of times it's been cast from the command zone this game.",
    "",
)
SPRING = permanent("Spring", "Land", "{T}: Add {C}.", "")
OWL = creature("Owl", cost="{1}")
GIFT = text_card("Gift", "Sorcery", "You gain 1 life.", cost="{1}")


def test_106_6_the_ability_triggers_as_the_mana_is_spent_on_such_a_spell() -> None:
    at = table(ann=[WELL], hand=[OWL])
    at.act(ANN, "cast Owl")
    at.resolve_all()
    assert at.life(ANN) == 23


def test_106_6_it_does_not_trigger_as_the_mana_is_spent_on_another_spell() -> None:
    at = table(ann=[WELL], hand=[GIFT])
    at.act(ANN, "cast Gift")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_106_6_other_mana_of_the_player_does_not_trigger_it() -> None:
    at = table(ann=[WELL, SPRING], hand=[OWL])
    at.act(ANN, "activate Well")
    at.act(ANN, "activate Spring")
    spent = next(unit for unit in at.game.players[ANN].pool if unit.source == at.id("Well"))
    at.game.players[ANN].pool.remove(spent)
    at.act(ANN, "cast Owl")
    at.resolve_all()
    assert at.life(ANN) == 20


def test_106_6_it_waits_only_for_the_mana_added_with_it() -> None:
    at = table(ann=[WELL], hand=[GIFT, OWL])
    at.act(ANN, "cast Gift")
    at.resolve_all()
    at.battlefield(ANN, SPRING)
    at.act(ANN, "cast Owl")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_106_6_the_ability_may_copy_the_spell() -> None:
    at = table(ann=[MIRROR], hand=[GIFT])
    at.act(ANN, "cast Gift")
    at.resolve_all()
    assert at.life(ANN) == 22


def leading() -> Table:
    """Ann has a commander that costs one mana, and the Hall."""
    at = table(
        variant=COMMANDER, known=[creature("Legend", types="Legendary Creature", cost="{1}")]
    )
    at.lead(ANN, "Legend")
    at.battlefield(ANN, HALL)
    return at


def test_903_8_it_may_count_how_often_the_commander_was_cast() -> None:
    at = leading()
    at.act(ANN, "cast Legend")
    assert len(at.game.zones.stack) == 2
    question = at.game.decision
    assert question is not None
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Hall", "Legend"]
