"""Targets that the same player, or different players control. CR 601.2c, 608.2b."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, spell
from tests.table import table

RUN = (
    "Choose two target creatures controlled by different players. Return those creatures to their "
    "owners' hands."
)


def test_601_2c_two_creatures_of_different_players_are_chosen() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Wall", "Giant")
    cast(at, RUN, "Bear", "Giant")
    assert [at.object(one).zone for one in ("Bear", "Giant")] == [Zone.HAND, Zone.HAND]
    assert at.object("Wall").zone is Zone.BATTLEFIELD


def test_601_2c_without_creatures_of_two_players_it_cannot_be_cast() -> None:
    at = table()
    at.battlefield(BOB, "Wall", "Giant")
    at.hand(ANN, spell(RUN))
    ask_again(at)
    assert at.why_not(ANN, "cast Spell") is not None


def test_608_2b_both_are_illegal_once_one_player_controls_them() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant")
    at.hand(ANN, spell(RUN, "Run"))
    ask_again(at)
    at.act(ANN, "cast Run", "Bear", "Giant")
    cast(at, "Gain control of target creature until end of turn.", "Giant")
    at.resolve_all()
    assert [at.object(one).zone for one in ("Bear", "Giant")] == [Zone.BATTLEFIELD] * 2


def test_608_2b_one_that_has_left_is_judged_as_it_was() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant")
    at.hand(ANN, spell(RUN, "Run"))
    ask_again(at)
    at.act(ANN, "cast Run", "Bear", "Giant")
    cast(at, "Destroy target creature.", "Giant")
    at.resolve_all()
    assert [at.object(one).zone for one in ("Bear", "Giant")] == [Zone.HAND, Zone.GRAVEYARD]
