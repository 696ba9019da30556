"""Creatures: controlled since the turn began. CR 302.6."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, permanent
from tests.table import table


def test_302_6_controlled_since_your_most_recent_turn_began() -> None:
    at = table()
    text = (
        "{0}: ~ deals 1 damage to any target. Activate only if you've controlled ~ continuously "
        "since the beginning of your most recent turn."
    )
    at.hand(ANN, permanent("Launcher", text=text))
    at.begin(ANN)
    at.act(ANN, "cast Launcher")
    at.resolve_all()
    assert at.why_not(ANN, "activate Launcher") is not None
    at.begin(BOB)
    assert at.why_not(ANN, "activate Launcher") is not None
    at.begin(ANN)
    assert at.why_not(ANN, "activate Launcher") is None
