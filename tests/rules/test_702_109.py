"""Dash. CR 702.109."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature
from tests.table import table

SCOUT = creature("Scout", 3, 1, "Dash {0}", cost="{0}")


def dashed() -> Table:
    """Ann has cast the creature for its dash cost."""
    at = table()
    at.hand(ANN, SCOUT)
    ask_again(at)
    at.act(ANN, "cast Scout way 0")
    at.resolve()
    return at


def test_702_109a_dashed_it_has_haste() -> None:
    at = dashed()
    assert at.object("Scout").has(Keyword.HASTE)


def test_702_109a_it_returns_at_the_beginning_of_the_next_end_step() -> None:
    at = dashed()
    at.to(Step.END)
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Scout"]


def test_702_109a_cast_for_its_mana_cost_it_stays_without_haste() -> None:
    at = table()
    at.hand(ANN, SCOUT)
    ask_again(at)
    at.act(ANN, "cast Scout")
    at.resolve()
    assert not at.object("Scout").has(Keyword.HASTE)
    at.to_turn(BOB)
    assert "Scout" in at.names_in(Zone.BATTLEFIELD)


def test_702_109a_what_left_and_came_back_is_not_returned_by_it() -> None:
    at = dashed()
    blink = "Exile target creature, then return that card to the battlefield under its owner's"
    cast(at, f"{blink} control.", "Scout")
    assert not at.object("Scout").has(Keyword.HASTE)
    at.to_turn(BOB)
    assert "Scout" in at.names_in(Zone.BATTLEFIELD)


def test_702_109a_the_creature_returns_although_it_lost_its_abilities() -> None:
    at = dashed()
    cast(at, "Target creature loses all abilities until end of turn.", "Scout")
    assert not at.object("Scout").has(Keyword.HASTE)
    at.to(Step.END)
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Scout"]
