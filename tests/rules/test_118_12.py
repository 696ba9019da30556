"""Costs that are paid as something resolves. CR 118.12."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, permanent, spell, text_card
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


DIVERTED = (
    "Counter target spell unless its controller pays {1}. If they do, you create a 1/1 red Goblin "
    "creature token."
)


@pytest.mark.parametrize(("lands", "paid"), [(1, True), (1, False), (0, False)])
def test_118_12a_if_they_do_asks_whether_they_paid(lands: int, paid: bool) -> None:
    at = table(bob=["Mountain"] * lands)
    at.begin(BOB)
    at.hand(BOB, spell("You gain 3 life.", "Gain"))
    at.hand(ANN, spell(DIVERTED, "Divert"))
    ask_again(at)
    at.act(BOB, "cast Gain")
    at.act(ANN, "cast Divert", "Gain")
    at.choices.clear()
    at.choose(*(["yes" if paid else "no"] if lands else []))
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD).count("Goblin Token") == (1 if paid else 0)
    at.resolve_all()
    assert at.life(BOB) == (23 if paid else 20)
