"""Permanents. CR 110."""

from __future__ import annotations

from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, ask_again, permanent
from tests.table import table

ISLE = permanent("Isle", "Basic Land — Island", "{T}: Add {U}.", "")


def rule(text: str) -> Table:
    """A table where Ann has an enchantment with this text."""
    at = table()
    at.define(ISLE)
    at.battlefield(ANN, permanent("Rule", "Enchantment", text))
    return at


def test_110_5b_only_what_enters_tapped_under_your_control_untaps() -> None:
    at = rule("Whenever a permanent enters tapped and under your control, untap it.")
    for player in (ANN, BOB):
        at.hand(player, permanent("Gate", "Artifact", "Gate enters tapped.", "{0}"))
    gate = at.hand(ANN, permanent("Door", "Artifact", "", "{0}"))
    ask_again(at)
    at.act(ANN, "cast Door")
    at.resolve()
    assert not at.game.zones.stack
    at.act(ANN, "cast Gate")
    at.resolve()
    assert at.object("Gate").tapped
    at.resolve()
    assert not at.object("Gate").tapped
    assert gate
