"""Delayed triggered abilities about either of two targets. CR 603.2, 603.7."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, creature, permanent
from tests.oracle.faces import compiled
from tests.table import table

TAMIYO = permanent(
    "Tamiyo",
    text="{0}: Choose up to two target creatures. Until your next turn, whenever either of those "
    "creatures deals combat damage, you draw a card.",
)
OWLS = [creature(name, 1, 1, "Flying") for name in ("Owl", "Hawk", "Crow")]


def struck(*attackers: str) -> Table:
    """Ann has chosen Owl and Hawk, and these have attacked."""
    at = table(ann=[TAMIYO, *OWLS])
    at.act(ANN, "activate Tamiyo", ("Owl", "Hawk"))
    at.resolve()
    at.attack(*attackers)
    at.to(Step.POSTCOMBAT_MAIN)
    return at


def test_603_2_each_of_the_two_draws_a_card() -> None:
    at = struck("Owl", "Hawk")
    assert at.life(BOB) == 18
    assert len(at.game.players[ANN].hand) == 2


def test_603_2_another_creature_draws_none() -> None:
    assert len(struck("Crow", "Owl").game.players[ANN].hand) == 1


def test_603_7_it_lasts_through_the_opponents_turn_and_ends_with_yours() -> None:
    at = struck()
    at.to_turn(BOB)
    at.to_turn(ANN)
    before = len(at.game.players[ANN].hand)
    at.attack("Owl")
    at.to(Step.POSTCOMBAT_MAIN)
    assert len(at.game.players[ANN].hand) == before


def test_608_2d_a_choice_between_the_two_isnt_understood() -> None:
    line = "Choose two target creatures. Destroy either of those creatures."
    assert compiled(line, "Sorcery").face is None
