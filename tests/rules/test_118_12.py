"""Costs that are paid as something resolves. CR 118.12."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, permanent, text_card
from tests.table import table

ISLE = permanent("Isle", "Basic Land — Island", "{T}: Add {U}.", "")


def rule(text: str) -> Table:
    """A table where Ann has an enchantment with this text."""
    at = table()
    at.define(ISLE)
    at.battlefield(ANN, permanent("Rule", "Enchantment", text))
    return at


@pytest.mark.parametrize(
    ("pays", "may", "cards"), [(True, True, 0), (False, True, 1), (False, False, 0)]
)
def test_118_12a_whether_it_is_paid_is_settled_before_you_may(
    pays: bool, may: bool, cards: int
) -> None:
    at = rule(
        "Whenever an opponent casts a spell, you may draw a card unless that player pays {1}."
    )
    at.battlefield(BOB, "Isle")
    at.library(ANN, "Bear", "Bear")
    at.hand(BOB, text_card("Trick", "Instant", "You gain 1 life."))
    ask_again(at)
    at.act(BOB, "cast Trick")
    at.choose(pays, *([] if pays else [may]))
    at.resolve()
    assert at.object("Isle").tapped is pays
    assert len(at.names_in(Zone.HAND, ANN)) == cards
