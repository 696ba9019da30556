"""When abilities may be activated and spells cast, by steps. CR 602.5b, 601.3."""

from __future__ import annotations

import pytest

from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, permanent, text_card
from tests.table import table


@pytest.mark.parametrize(
    ("step", "allowed"),
    [(Step.BEGINNING_OF_COMBAT, False), (Step.END_OF_COMBAT, True), (Step.END, False)],
)
def test_602_5b_only_during_the_end_of_combat_step(step: Step, allowed: bool) -> None:
    text = "{0}: You gain 1 life. Activate only during the end of combat step."
    at = table(ann=[permanent("Dune", "Land", text, cost="")])
    at.to(step)
    assert (at.why_not(ANN, "activate Dune") is None) == allowed


@pytest.mark.parametrize(
    ("player", "step", "allowed"),
    [
        (BOB, Step.UPKEEP, False),
        (BOB, Step.DRAW, True),
        (BOB, Step.END, True),
        (ANN, Step.END, False),
    ],
)
def test_601_3_only_in_an_opponents_turn_after_their_upkeep(
    player: int, step: Step, allowed: bool
) -> None:
    text = "Cast this spell only during an opponent's turn after their upkeep step.\nDraw a card."
    at = table(hand=[text_card("Reset", "Instant", text)])
    at.to_turn(player, step) if player == BOB else at.to(step)
    assert (at.why_not(ANN, "cast Reset") is None) == allowed
