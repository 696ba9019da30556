"""Steps and turns that are skipped. CR 614.10."""

from __future__ import annotations

from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, creature, permanent
from tests.table import table

ISLE = permanent("Isle", "Basic Land — Island", "{T}: Add {U}.", "")


def rule(text: str) -> Table:
    """A table where Ann has an enchantment with this text."""
    at = table()
    at.define(ISLE)
    at.battlefield(ANN, permanent("Rule", "Enchantment", text))
    return at


def test_614_10_all_players_skip_their_untap_steps() -> None:
    at = rule("Players skip their untap steps.")
    at.battlefield(ANN, "Isle", tapped=True)
    at.battlefield(BOB, creature("Ox"), tapped=True)
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.object("Isle").tapped
    assert at.object("Ox").tapped
