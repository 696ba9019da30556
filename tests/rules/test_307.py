"""Sorceries: only when one could be cast. CR 307.5."""

from __future__ import annotations

from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, ask_again, permanent, spell
from tests.table import table


def test_307_5_opponents_cast_only_as_sorceries() -> None:
    at = table()
    text = "Each opponent can cast spells only any time they could cast a sorcery."
    at.battlefield(ANN, permanent("Time", "Enchantment", text))
    at.hand(BOB, spell("You gain 1 life.", "Gain"))
    at.hand(ANN, spell("You gain 1 life.", "Own"))
    ask_again(at)
    assert at.why_not(BOB, "cast Gain") is not None
    at.to_turn(BOB, Step.UPKEEP)
    assert at.why_not(BOB, "cast Gain") is not None
    assert at.why_not(ANN, "cast Own") is None
    at.to(Step.PRECOMBAT_MAIN)
    assert at.why_not(BOB, "cast Gain") is None
