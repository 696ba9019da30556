"""Games go as they were kept, turn by turn, on every build and in every process."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace as changed

import kept_games
from jajna.card import Card
from jajna.kernel.game import Game
from jajna.kernel.state.digest import COURSE, PLAYERS, parts, summary
from kept_games import CORPUS, OWN, KeptGame, course, why_different
from tests.corpus import Corpus

GAMES: Final = kept_games.kept_games()
WITH_OWN: Final = [game for game in GAMES if game.cards == OWN]
WITH_CORPUS: Final = [game for game in GAMES if game.cards == CORPUS]
LONGEST: Final = max(WITH_OWN, key=lambda game: len(game.turns))
REMEDY: Final = (
    "if this is meant, tools/kept_games.py --update keeps how it goes now; the commit says why"
)


@pytest.mark.parametrize("game", WITH_OWN, ids=lambda game: game.name)
def test_a_game_with_cards_of_the_package_goes_as_it_was_kept(game: KeptGame) -> None:
    why = why_different(game, game.played(kept_games.own_card))
    assert why is None, f"{game.name}: {why}. {REMEDY}"


@pytest.mark.parametrize("game", WITH_CORPUS, ids=lambda game: game.name)
def test_a_game_with_cards_of_the_corpus_goes_as_it_was_kept(game: KeptGame, shared: Path) -> None:
    why = why_different(game, game.played(Corpus(shared).card))
    assert why is None, f"{game.name}: {why}. {REMEDY}"


def test_there_are_games_of_both_kinds() -> None:
    assert len(WITH_OWN) > 5 and len(WITH_CORPUS) > 20
    assert len({game.name for game in GAMES}) == len(GAMES)


def at(game: KeptGame, step: int) -> Game:
    """A game in one of its states."""
    return next(
        state.game
        for number, state in enumerate(course(game.setup(kept_games.own_card)))
        if number == step
    )


def test_a_summary_is_made_of_its_parts() -> None:
    game = at(LONGEST, 20)
    assert sorted("".join(parts(game).values())) == sorted("\n" + summary(game))
    before = parts(game)
    game.players[0].life += 1
    now = parts(game)
    assert [part for part in now if now[part] != before[part]] == [PLAYERS]


def test_where_a_difference_begins_and_shows_is_told() -> None:
    game = LONGEST
    turn = game.turns[2]
    place = list(parts(at(game, 0))).index(PLAYERS)
    marks = f"{turn.parts[: 2 * place]}--{turn.parts[2 * place + 2 :]}"
    other = changed(turn, states=f"{turn.states[:3]}.{turn.states[4:]}", parts=marks)
    now = changed(game, turns=[*game.turns[:2], other, *game.turns[3:]])
    step = sum(len(one.states) for one in game.turns[:2]) + 3
    assert why_different(game, now) == (
        f"turn {turn.number} differs, at state {step} of the game; as it ends, in: {PLAYERS}"
    )
    assert why_different(game, game) is None


def test_a_game_that_ends_earlier_or_later_differs() -> None:
    game = LONGEST
    shorter = changed(game, turns=game.turns[:-1])
    assert why_different(game, shorter) == "the game ended later"
    last = game.turns[-1].number
    assert why_different(shorter, game) == (
        f"the game goes on to turn {last}; it ended before that"
    )


def test_another_seed_of_chance_is_noticed() -> None:
    game = LONGEST
    why = why_different(game, changed(game, seed=game.seed + 1).played(kept_games.own_card))
    assert why is not None and COURSE in why


def test_cards_that_are_compiled_otherwise_are_told() -> None:
    game = LONGEST

    def blank(name: str) -> Card:
        card = kept_games.own_card(name)
        return replace(card, faces=tuple(replace(face, abilities=()) for face in card.faces))

    why = why_different(game, game.played(blank))
    assert why is not None and why.endswith("Its cards are compiled to other definitions")
