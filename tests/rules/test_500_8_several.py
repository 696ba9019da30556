"""Several phases that are added at once, and what depends on the main phase. CR 500.8, 505.1."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, cast, permanent
from tests.table import table

TALLY = permanent(
    "Tally",
    "Enchantment",
    "At the beginning of combat on your turn, you gain 1 life.\n"
    "At the beginning of each of your main phases, you gain 10 life.",
)


def life_after_turn(at: Table) -> int:
    at.to_turn(BOB)
    return at.game.players[ANN].life - 20


def test_500_8_two_combat_phases_follow_a_main_phase() -> None:
    at = table(ann=[TALLY])
    cast(at, "After this main phase, there are two additional combat phases.")
    assert life_after_turn(at) == 3 + 20


def test_500_8_a_main_phase_follows_the_combat_phase_that_is_added_after_this_phase() -> None:
    at = table(ann=[TALLY])
    cast(
        at,
        "There is an additional combat phase after this phase followed by an additional "
        "main phase.",
    )
    assert life_after_turn(at) == 2 + 30


def test_505_1_an_instruction_asks_whether_it_is_your_main_phase() -> None:
    text = "Draw a card. Then if it isn't your main phase, you lose 3 life."
    at = table(library=["Bear", "Bear"])
    cast(at, text)
    assert at.game.players[ANN].life == 20
    at.to(Step.END)
    cast(at, text)
    assert at.game.players[ANN].life == 17


def test_505_1_the_main_phase_of_another_player_is_not_yours() -> None:
    text = "Draw a card. Then if it isn't your main phase, you lose 3 life."
    at = table(library=["Bear", "Bear"])
    cast(at, text, by=ANN)
    at.to_turn(BOB)
    cast(at, text, by=ANN)
    assert at.game.players[ANN].life == 17
