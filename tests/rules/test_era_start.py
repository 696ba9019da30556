"""Who begins, and mulligans, in different eras.

CR 103.1, 103.5, CR 2016-08-26 103.2, 103.4, CR 2003-07-01 101.2, 101.4.
"""

from __future__ import annotations

import pytest

from jajna import era
from jajna.decision import NO, PASS, YES, Kind, Several, Thing
from jajna.events.base import EventKind
from jajna.judge import ANN, BOB
from jajna.kernel.game import Game
from jajna.kernel.start.setup import new_game
from jajna.vocab import Step
from tests.rules.cards import CARDS

DECK = [CARDS["Forest"]] * 40


def start(name: str, players: int = 2) -> Game:
    return new_game([DECK] * players, seed=1, era=era.find(name), first=ANN)


def undecided(name: str, chooser: int | None = None) -> Game:
    """A game in which it isn't chosen yet who begins."""
    return new_game([DECK] * 2, seed=1, era=era.find(name), chooser=chooser)


def in_order(game: Game) -> bool:
    """Whether the libraries are as the decks were given."""
    return all(player.library == sorted(player.library) for player in game.players)


def asked(game: Game) -> tuple[int, Kind]:
    assert game.decision is not None
    return game.decision.player, game.decision.kind


def hands(game: Game) -> list[int]:
    return [len(player.hand) for player in game.players]


def test_in_2003_one_player_takes_every_mulligan_before_the_next_may() -> None:
    game = start("2003-07")
    game.answer(YES)
    assert asked(game) == (ANN, Kind.MULLIGAN)
    assert hands(game) == [6, 7]
    game.answer(YES)
    assert hands(game) == [5, 7]
    game.answer(NO)
    assert asked(game) == (BOB, Kind.MULLIGAN)
    game.answer(YES)
    assert hands(game) == [5, 6]
    game.answer(NO)
    assert asked(game)[1] is Kind.PRIORITY
    assert [len(player.library) for player in game.players] == [35, 34]


def test_in_2003_a_hand_of_no_cards_is_kept() -> None:
    game = start("2003-07")
    for fewer in range(6, -1, -1):
        assert asked(game) == (ANN, Kind.MULLIGAN)
        game.answer(YES)
        assert hands(game) == [fewer, 7]
    assert asked(game) == (BOB, Kind.MULLIGAN)


def test_in_2016_mulligans_are_taken_at_once_and_cost_a_card() -> None:
    game = start("2016-08")
    game.answer(YES)
    assert asked(game) == (BOB, Kind.MULLIGAN)
    game.answer(YES)
    assert hands(game) == [6, 6]


def test_in_2016_who_begins_with_fewer_cards_looks_at_the_top_one() -> None:
    game = start("2016-08")
    game.answer(YES)
    game.answer(NO)
    game.answer(NO)
    assert asked(game) == (ANN, Kind.BOTTOM)
    assert game.decision is not None
    assert game.decision.rule == game.era.cited("mulligan")
    top = game.players[ANN].library[0]
    assert game.knowledge.seen[top] == 1 << ANN
    game.answer(Several((Thing(top),)))
    assert len(game.players[ANN].library) == 34
    assert top not in game.objects
    assert game.objects[game.players[ANN].library[-1]].came_from == top
    assert asked(game)[1] is Kind.PRIORITY


def test_in_2016_the_card_looked_at_may_stay() -> None:
    game = start("2019-05")
    game.answer(YES)
    game.answer(NO)
    game.answer(NO)
    top = game.players[ANN].library[0]
    game.answer(Several(()))
    assert game.players[ANN].library[0] == top


def test_in_2016_the_first_mulligan_of_several_players_costs_nothing() -> None:
    game = start("2016-08", 3)
    game.answer(YES)
    game.answer(NO)
    game.answer(NO)
    assert hands(game) == [7, 7, 7]
    game.answer(NO)
    assert asked(game)[1] is Kind.PRIORITY


def test_today_a_whole_hand_is_drawn_and_a_card_of_it_goes_back() -> None:
    game = start("2023-04")
    game.answer(YES)
    game.answer(NO)
    assert hands(game) == [7, 7]
    assert asked(game) == (ANN, Kind.BOTTOM)


def test_a_copy_of_the_game_looks_too() -> None:
    game = start("2016-08")
    game.answer(YES)
    game.answer(NO)
    game.answer(NO)
    other = game.fork()
    assert other.era.name == "2016-08"
    other.answer(Several(()))
    assert asked(other)[1] is Kind.PRIORITY
    assert asked(game) == (ANN, Kind.BOTTOM)


@pytest.mark.parametrize("name", ["2003-07", "2016-08", "2019-05", "current+shuffled_first=on"])
def test_until_2019_decks_are_shuffled_before_it_is_chosen_who_begins(name: str) -> None:
    game = undecided(name)
    assert asked(game)[1] is Kind.STARTING_PLAYER
    assert not in_order(game)


@pytest.mark.parametrize("name", ["2023-04", "current"])
def test_since_2023_it_is_chosen_who_begins_before_decks_are_shuffled(name: str) -> None:
    game = undecided(name)
    assert asked(game)[1] is Kind.STARTING_PLAYER
    assert in_order(game)
    assert game.decision is not None
    game.answer(game.decision.options[0])
    assert not in_order(game)


@pytest.mark.parametrize(
    ("name", "first", "again"),
    [
        ("current", [7, 7], 7),
        ("current+mulligan=scry", [7, 7], 6),
        ("current+mulligan=paris", [6, 7], 6),
    ],
)
def test_the_rule_for_mulligans_alone_says_when_and_for_how_many_cards(
    name: str, first: list[int], again: int
) -> None:
    game = start(name)
    game.answer(YES)
    assert hands(game) == first
    if asked(game) == (BOB, Kind.MULLIGAN):
        game.answer(NO)
    assert len(game.players[ANN].hand) == again


@pytest.mark.parametrize(
    ("name", "cards"),
    [("2003-07", 7), ("current", 7), ("current+first_player_draws=on", 8)],
)
def test_103_8a_who_begins_draws_in_the_first_turn_by_its_rule_alone(name: str, cards: int) -> None:
    game = start(name)
    while (question := game.decision) is not None and question.kind is Kind.MULLIGAN:
        game.answer(NO)
    while game.turn.step.value < Step.PRECOMBAT_MAIN.value:
        assert game.decision is not None
        game.answer(PASS)
    assert len(game.players[ANN].hand) == cards


@pytest.mark.parametrize("name", list(era.ERAS))
def test_in_every_era_the_loser_of_the_game_before_chooses_who_begins(name: str) -> None:
    for chooser in (0, 1):
        game = undecided(name, chooser)
        assert asked(game) == (chooser, Kind.STARTING_PLAYER)
        game.answer(Thing(0))
        assert game.turn.active == 0


@pytest.mark.parametrize("name", list(era.ERAS))
def test_in_every_era_play_begins_when_all_have_kept_and_who_has_kept_is_asked_no_more(
    name: str,
) -> None:
    game = start(name)
    taken: list[tuple[int, bool]] = []
    while (asked_now := game.decision) is not None and asked_now.kind is not Kind.PRIORITY:
        if asked_now.kind is Kind.MULLIGAN:
            again = asked_now.player == BOB and (BOB, True) not in taken
            taken.append((asked_now.player, again))
            game.answer(YES if again else NO)
        else:
            game.answer(Several(tuple(asked_now.options[:1])))
    assert sorted(taken) == [(ANN, False), (BOB, False), (BOB, True)]
    assert hands(game) == [7, 6]
    assert asked(game) == (ANN, Kind.PRIORITY)
    assert game.turn.number == 1


@pytest.mark.parametrize("name", ["2003-07", "current"])
def test_decks_are_shuffled_once_for_the_first_hands(name: str) -> None:
    game = undecided(name)
    game.answer(Thing(0))
    assert hands(game) == [7, 7]
    assert sum(event.kind == EventKind.SHUFFLED for event in game.history.log) == 2
