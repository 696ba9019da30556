"""Anchor words. CR 614.12c, 607.2m."""

from __future__ import annotations

import pytest

from jajna.vocab import Step
from tests.mechanics.bench import ANN, ask_again, permanent
from tests.table import table

SIEGE = permanent(
    "Tent",
    "Enchantment",
    "As this enchantment enters, choose Mardu or Jeskai.\n"
    "• Mardu — At the beginning of your end step, you gain 3 life.\n"
    "• Jeskai — Creatures you control get +1/+1.",
)


@pytest.mark.parametrize(("word", "life", "size"), [("Mardu", 23, (2, 2)), ("Jeskai", 20, (3, 3))])
def test_614_12c_it_has_the_ability_of_the_word_alone(
    word: str, life: int, size: tuple[int, int]
) -> None:
    at = table(ann=["Bear"])
    at.hand(ANN, SIEGE)
    ask_again(at)
    at.choose(word)
    at.act(ANN, "cast Tent")
    at.resolve()
    assert at.power_toughness("Bear") == size
    at.to(Step.END)
    at.resolve_all()
    assert at.life(ANN) == life


def test_614_12c_a_permanent_of_which_no_word_was_chosen_has_neither_ability() -> None:
    at = table(ann=["Bear", SIEGE])
    assert at.power_toughness("Bear") == (2, 2)
    at.to(Step.END)
    at.resolve_all()
    assert at.life(ANN) == 20
