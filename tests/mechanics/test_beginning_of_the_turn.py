"""What there was as the turn began, before anything untapped. CR 500.1, 502.3."""

from __future__ import annotations

import pytest

from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, permanent
from tests.table import table

SURGE = permanent(
    "Surge",
    text="At the beginning of each player's upkeep, ~ deals X damage to that player, where X is "
    "the number of untapped lands they controlled at the beginning of this turn.",
)
CROWN = permanent(
    "Crown",
    text="At the beginning of your upkeep, draw a card if you had no cards in hand at the "
    "beginning of this turn. If you had a card in hand, ~ deals 1 damage to you.",
)


def test_500_1_lands_that_were_tapped_as_the_turn_began_dont_count() -> None:
    at = table(ann=[SURGE])
    at.battlefield(BOB, "Field", "Field", "Forest", "Relic")
    at.battlefield(BOB, "Plains", "Plains", tapped=True)
    at.to_turn(BOB, Step.UPKEEP)
    at.resolve_all()
    assert at.life(BOB) == 17
    assert at.life(ANN) == 20


def test_500_1_each_player_is_dealt_damage_for_their_own_lands() -> None:
    at = table(ann=[SURGE, "Field"])
    at.battlefield(BOB, "Field", "Field")
    at.to_turn(BOB)
    at.to_turn(ANN, Step.UPKEEP)
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (19, 18)


@pytest.mark.parametrize(("held", "life", "hand"), [((), 20, 1), (("Bear",), 19, 1)])
def test_608_2h_the_hand_is_that_of_the_beginning_of_the_turn(
    held: tuple[str, ...], life: int, hand: int
) -> None:
    at = table(ann=[CROWN], hand=held)
    at.to_turn(BOB)
    at.to_turn(ANN, Step.UPKEEP)
    at.resolve_all()
    assert at.life(ANN) == life
    assert len(at.game.players[ANN].hand) == hand
