"""Counters removed from among permanents, one after the other. CR 118.3, 122.1."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, creature, permanent
from tests.table import table

WELL = permanent(
    "Well", text="Remove two counters from among creatures you control: You gain 1 life."
)


def test_118_3_each_counter_is_gone_before_the_next_is_chosen() -> None:
    at = table(ann=[WELL])
    for name in ("One", "Two"):
        at.put(ANN, Zone.BATTLEFIELD, creature(name), counters={"+1/+1": 1})
    at.act(ANN, "activate Well", "One")
    at.resolve_all()
    assert at.life(ANN) == 21
    assert [at.object(name).counters.get("+1/+1", 0) for name in ("One", "Two")] == [0, 0]


def test_118_3_the_kind_of_each_counter_is_chosen_among_those_left() -> None:
    at = table(ann=[WELL])
    at.put(ANN, Zone.BATTLEFIELD, creature("One"), counters={"+1/+1": 1, "flying": 2})
    at.act(ANN, "activate Well", "flying", "flying")
    at.resolve_all()
    assert at.object("One").counters == {"+1/+1": 1}


def test_118_3_a_counter_of_every_kind_may_be_taken() -> None:
    at = table(ann=[WELL])
    at.put(ANN, Zone.BATTLEFIELD, creature("One"), counters={"+1/+1": 1, "flying": 1})
    at.act(ANN, "activate Well", "+1/+1")
    assert at.asked is None or at.asked.kind is not Kind.WORD
    at.resolve_all()
    assert sum(at.object("One").counters.values()) == 0
