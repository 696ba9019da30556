"""What a spell has by itself works wherever it could be cast from. CR 113.6, 702.8a."""

from __future__ import annotations

from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.bench import ANN, BOB, creature, text_card
from tests.table import table

TIDE = text_card(
    "Tide", "Sorcery", "This spell has flash as long as you control a Merfolk.\nYou gain 1 life."
)
FISH = creature("Fish", types="Creature — Merfolk")


def test_702_8a_a_spell_that_has_flash_under_a_condition_is_cast_at_any_time_then() -> None:
    position = table()
    position.hand(ANN, TIDE)
    position.begin(BOB, Step.UPKEEP)
    assert "sorcery" in str(position.why_not(ANN, "cast Tide"))
    position.battlefield(ANN, FISH)
    position.begin(BOB, Step.UPKEEP)
    assert position.why_not(ANN, "cast Tide") is None


def test_702_8a_it_has_flash_in_the_graveyard_too() -> None:
    position = table()
    (tide,) = position.graveyard(ANN, TIDE)
    position.battlefield(ANN, FISH)
    position.begin(BOB, Step.UPKEEP)
    thing = position.game.object(tide)
    assert thing.zone is Zone.GRAVEYARD
    assert thing.now.keywords & Keyword.FLASH
