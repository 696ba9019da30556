"""Clash. CR 701.30."""

from __future__ import annotations

from jajna.card import Card
from jajna.events.hidden import Revealed
from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table

CLASH = "Clash with an opponent. If you win, you gain 3 life."
SMALL = creature("Small", cost="{1}")
GREAT = creature("Great", cost="{5}")


def clashing(mine: Card, theirs: Card, *answers: bool) -> Table:
    """Ann clashes with Bob; these cards are on top of their libraries."""
    at = table()
    at.library(ANN, mine)
    at.library(BOB, theirs)
    cast(at, CLASH, then=answers)
    return at


def test_701_30d_the_higher_mana_value_wins() -> None:
    assert clashing(GREAT, SMALL, False, False).life(ANN) == 23


def test_701_30d_a_lower_or_equal_one_does_not() -> None:
    assert clashing(SMALL, GREAT, False, False).life(ANN) == 20
    assert clashing(SMALL, SMALL, False, False).life(ANN) == 20


def test_701_30a_each_may_put_the_card_on_the_bottom() -> None:
    at = clashing(GREAT, SMALL, True, False)
    mine = at.game.players[ANN].library
    assert at.game.object(mine[-1]).now.name == "Great"
    theirs = at.game.players[BOB].library
    assert at.game.object(theirs[0]).now.name == "Small"


def test_701_30c_the_player_whose_turn_it_is_decides_first() -> None:
    at = clashing(GREAT, SMALL, False, True)
    assert at.game.object(at.game.players[ANN].library[0]).now.name == "Great"
    assert at.game.object(at.game.players[BOB].library[-1]).now.name == "Small"


def test_701_30b_of_several_opponents_one_is_chosen() -> None:
    at = table(3)
    at.library(ANN, SMALL)
    at.library(BOB, GREAT)
    cast(at, CLASH, then=(2, False, False))
    assert at.life(ANN) == 23
    assert at.names_in(Zone.STACK) == []


def test_701_30c_both_reveal_their_cards() -> None:
    at = clashing(SMALL, GREAT)
    shown = [event for event in at.game.history.log if isinstance(event, Revealed)]
    assert [event.player for event in shown] == [ANN, BOB]


def test_701_30c_who_has_no_library_reveals_nothing() -> None:
    at = table(blanks=0)
    at.library(ANN, SMALL)
    cast(at, CLASH)
    shown = [event for event in at.game.history.log if isinstance(event, Revealed)]
    assert [event.player for event in shown] == [ANN]
