"""Nobody can tell by the time that a pass takes whether there was anything to do."""

from __future__ import annotations

from itertools import count

import msgspec
import pytest

from jajna.card import Card
from jajna.decision import Kind, Pass, PlayLand
from jajna.replay import GameSetup, Session
from jajna.tables import requests
from jajna.tables.seat import Seat
from jajna.tables.table import Table, TableError
from jajna.text.catalogue import language
from jajna.web.channel import Channel
from tests.tables.places import ANN, BOB, GREEN, deck

PAUSE = 2.0
STEP = 0.5
"""Seconds that people take for an answer, in these tests."""
STEPS = 200
BEARS = deck((20, "Forest"), (20, "Grizzly Bears"))
GROWTHS = deck((20, "Forest"), (20, "Giant Growth"))


def table(bobs: tuple[Card, ...], pause: float) -> Table:
    setup = GameSetup((GREEN, bobs), ("Ann", "Bob"), 5, ANN, by_hand=(ANN, BOB), always_ask=True)
    seats = [Seat("", "all"), Seat("", "all")]
    return Table(Session(setup), seats, count(1).__next__, pause=pause)


def act(at: Table, now: float) -> None:
    """Ann casts what she can; Bob plays lands only."""
    question = at.question
    if question is None or at.keeps_back:
        return
    answer = question.fallback
    if question.kind is Kind.PRIORITY:
        lands = [one for one in question.options if isinstance(one, PlayLand)]
        others = [one for one in question.options if not isinstance(one, Pass | PlayLand)]
        if lands:
            answer = lands[0]
        elif others and at.asked == ANN:
            answer = others[0]
    at.handle(at.asked, requests.Answered(at.revision, answer.notation()), now)


def seen_by_ann(bobs: tuple[Card, ...], pause: float) -> list[tuple[float, bytes]]:
    """What Ann is shown, step by step of the time, until Bob has to discard a card."""
    at = table(bobs, pause)
    ann = Channel(at, ANN, language("en"), {})
    found: list[tuple[float, bytes]] = []
    for step in range(STEPS):
        now = step * STEP
        at.tick(now)
        act(at, now)
        if at.session.game.players[BOB].graveyard:
            break
        found.append((now, msgspec.json.encode(ann.update(now))))
    return found


def test_400_2_a_pass_for_want_of_anything_to_do_takes_as_long_as_another() -> None:
    seen = seen_by_ann(BEARS, PAUSE)
    assert len(seen) > STEPS / 4
    assert seen == seen_by_ann(GROWTHS, PAUSE)


def test_without_a_pause_the_time_tells() -> None:
    assert seen_by_ann(BEARS, 0.0) != seen_by_ann(GROWTHS, 0.0)


def test_who_is_kept_back_is_asked_nothing() -> None:
    at = table(BEARS, PAUSE)
    now = 0.0
    while True:
        now += STEP
        at.tick(now)
        if at.keeps_back and at.asked == BOB:
            break
        while at.question is not None and at.asked == BOB and not at.keeps_back:
            act(at, now)
            now += PAUSE
            at.tick(now)
        act(at, now)
    one = Channel(at, BOB, language("en"), {})
    assert one.snapshot(now).state.ask is None
    with pytest.raises(TableError, match="nothing is asked"):
        at.handle(BOB, requests.Answered(at.revision, "pass"), now)
    before = len(at.session.answers)
    at.tick(now + PAUSE)
    assert len(at.session.answers) > before
    assert at.session.automatic[before]
