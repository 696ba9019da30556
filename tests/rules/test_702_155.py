"""Read ahead. CR 702.155."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.judge import Table
from jajna.judge.table import BOB
from tests.mechanics.bench import ANN, ask_again, cast, permanent
from tests.table import table

TEXT = "Read ahead\nI — You gain 1 life.\nII — You gain 10 life.\nIII — You gain 100 life."
SAGA = permanent("Tale", "Enchantment — Saga", TEXT)


def read(chapter: int) -> Table:
    """Ann's Saga has entered with so many lore counters, and what triggered has resolved."""
    at = table()
    at.hand(ANN, SAGA)
    ask_again(at)
    at.act(ANN, "cast Tale")
    at.choose(chapter)
    at.resolve()
    return at


@pytest.mark.parametrize(("chapter", "life"), [(1, 21), (2, 30), (3, 120)])
def test_702_155a_only_the_chapter_that_was_chosen_triggers(chapter: int, life: int) -> None:
    at = read(chapter)
    at.resolve_all()
    assert at.life(ANN) == life


def test_702_155a_more_lore_counters_in_that_turn_trigger_only_their_own_chapter() -> None:
    at = read(1)
    cast(at, "Put two lore counters on target Saga you control.", "Tale")
    at.resolve_all()
    assert at.life(ANN) == 121


def test_702_155a_in_a_later_turn_all_chapters_that_are_reached_trigger() -> None:
    at = read(1)
    at.resolve_all()
    at.to_turn(BOB)
    at.to_turn(ANN)
    at.resolve_all()
    assert at.life(ANN) == 31


def test_702_155b_it_enters_with_the_chosen_number_of_lore_counters() -> None:
    assert read(2).object("Tale").counters == {"lore": 2}


def test_702_155b_no_more_than_its_last_chapter_may_be_chosen() -> None:
    at = table()
    at.hand(ANN, SAGA)
    ask_again(at)
    at.act(ANN, "cast Tale")
    at.to_question(Kind.NUMBER)
    assert at.asked is not None
    assert (at.asked.minimum, at.asked.maximum) == (1, 3)


def test_702_155c_twice_is_no_more_than_once() -> None:
    at = table()
    at.hand(ANN, permanent("Tale", "Enchantment — Saga", "Read ahead\n" + TEXT))
    ask_again(at)
    at.act(ANN, "cast Tale")
    at.choose(2)
    at.resolve()
    assert at.object("Tale").counters == {"lore": 2}
