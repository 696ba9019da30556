"""Cycling. CR 702.29."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, ask_again, cast, creature, permanent, text_card
from tests.table import table

ISLE = permanent("Isle", "Basic Land — Island", "{T}: Add {U}.", "")


def rule(text: str) -> Table:
    """A table where Ann has an enchantment with this text."""
    at = table()
    at.define(ISLE)
    at.battlefield(ANN, permanent("Rule", "Enchantment", text))
    return at


def test_702_29a_what_was_cycled_was_discarded_once() -> None:
    at = rule("You have no maximum hand size.")
    golem = "This spell costs {2} less to cast for each card you've cycled or discarded this turn."
    at.battlefield(ANN, "Isle")
    at.hand(ANN, text_card("Golem", "Artifact Creature — Golem", golem, ("4", "4"), "{5}"))
    at.hand(ANN, creature("Crab", text="Cycling {0}"), "Bear")
    ask_again(at)
    at.act(ANN, "activate Crab")
    at.resolve()
    assert at.why_not(ANN, "cast Golem") is not None
    cast(at, "Discard a card.", then=("Bear",))
    at.define(ISLE)
    at.battlefield(ANN, "Isle")
    at.act(ANN, "cast Golem")
    at.resolve()
    assert at.object("Golem").zone is Zone.BATTLEFIELD
