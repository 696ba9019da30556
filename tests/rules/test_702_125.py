"""Undaunted. CR 702.125."""

from __future__ import annotations

from tests.mechanics.bench import ANN, ask_again, cast, text_card
from tests.table import table

CAT = 2


def test_702_125a_it_costs_less_for_each_opponent() -> None:
    at = table(3)
    at.hand(ANN, text_card("Sublime", "Sorcery", "Undaunted\nYou gain 1 life.", cost="{2}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Sublime") is None


def test_702_125b_players_who_left_do_not_count() -> None:
    at = table(3)
    at.hand(ANN, text_card("Sublime", "Sorcery", "Undaunted\nYou gain 1 life.", cost="{2}"))
    cast(at, "Target player loses 20 life.", CAT)
    assert at.why_not(ANN, "cast Sublime") is not None


def test_702_125c_each_instance_applies() -> None:
    at = table(3)
    text = "Undaunted\nUndaunted\nYou gain 1 life."
    at.hand(ANN, text_card("Sublime", "Sorcery", text, cost="{4}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Sublime") is None
