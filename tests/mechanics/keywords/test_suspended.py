"""Suspended cards. CR 702.62b."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import Activate, TakeAction
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table

KRAKEN = creature(
    "Kraken",
    6,
    6,
    "Suspend 3—{0}\nWhenever an opponent casts a spell, if ~ is suspended, remove a time counter "
    "from it.",
    cost="{9}",
)
HOUND = creature(
    "Hound",
    9,
    7,
    "Suspend 3—{0}\nPay 1 life: Remove a time counter from ~. Activate only if ~ is suspended.",
    cost="{9}",
)


def suspended(card: Card) -> Table:
    """Ann has suspended the card."""
    at = table()
    at.hand(ANN, card)
    ask_again(at)
    at.game.answer(TakeAction(at.game.players[ANN].hand[0], 0))
    assert at.object(card.name).zone is Zone.EXILE
    return at


def test_702_62b_what_asks_whether_it_is_suspended_works_in_exile() -> None:
    at = suspended(KRAKEN)
    cast(at, "You gain 1 life.", by=BOB)
    at.resolve_all()
    assert at.object("Kraken").counters == {"time": 2}
    cast(at, "You gain 1 life.")
    at.resolve_all()
    assert at.object("Kraken").counters == {"time": 2}


def test_702_62b_an_ability_can_be_activated_in_exile_only() -> None:
    at = suspended(HOUND)
    at.act(ANN, "activate Hound")
    at.resolve()
    assert at.object("Hound").counters == {"time": 2}
    at.battlefield(BOB, HOUND)
    ask_again(at)
    there = [one for one in at.game.zones.battlefield if at.game.object(one).now.name == "Hound"]
    assert at.game.why_not(Activate(there[0], 0)) is not None


def test_702_62b_a_suspended_card_can_be_a_target() -> None:
    at = suspended(KRAKEN)
    text = "Remove two time counters from target permanent or suspended card."
    cast(at, text, "Kraken")
    assert at.object("Kraken").counters == {"time": 1}


def test_702_62a_a_card_is_suspended_with_x_counters_for_x_which_is_not_0() -> None:
    card = creature("Slug", 1, 1, "Suspend X—{X}{W}{W}. X can't be 0.", cost="{9}")
    plains = permanent("Plains", "Basic Land — Plains", "({T}: Add {W}.)", cost="")
    at = table(ann=[plains] * 2, hand=[card])
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "special Slug.0")
    at = table(ann=[plains] * 5, hand=[card])
    at.act(ANN, "special Slug.0", 2)
    assert at.object("Slug").counters == {"time": 2}
    lands = [one for one in at.game.zones.battlefield if at.game.object(one).tapped]
    assert len(lands) == 4
    cast(at, "Remove a time counter from target permanent or suspended card.", "Slug")
    at.to_turn(BOB)
    at.to_turn(ANN, Step.UPKEEP)
    at.choose("Slug")
    at.resolve_all()
    assert "Slug" in at.names_in(Zone.BATTLEFIELD)
