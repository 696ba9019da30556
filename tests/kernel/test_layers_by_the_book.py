"""What is kept, what is computed anew and what CR 613 says to the letter are the same. CR 613.5."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from jajna.card import Card
from jajna.cards import starter
from jajna.formats.supplementary import is_supplementary
from jajna.kernel.game import Game
from jajna.kernel.layers import layers
from jajna.kernel.start.setup import new_game
from tests.kernel.boards import Board
from tests.kernel.layers_by_the_book import by_the_book, facts
from tests.kernel.test_random_play import answer

NUMBERS = st.integers(0, 1 << 30)
BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def differences(game: Game) -> list[str]:
    """Where what is kept, computed anew and by the book differ."""
    found: list[str] = []
    kept = facts(game)
    anew = game.fork()
    layers.recompute_all(anew)
    book = facts(by_the_book(game))
    for number, again in facts(anew).items():
        if again != kept[number]:
            found.append(f"{number} is kept as\n{kept[number]}\nand computed as\n{again}")
        if again != book[number]:
            found.append(f"{number} is computed as\n{again}\nand by the book\n{book[number]}")
    return found


def follow(seed: int, steps: list[int]) -> None:
    """Take the steps, and compare after each."""
    board = Board(seed)
    for step in steps:
        name = board.step(step)
        if board.game.over:
            return
        found = differences(board.game)
        assert not found, f"after {name}: " + "\n".join(found)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(NUMBERS, st.lists(NUMBERS, min_size=1, max_size=10))
def test_613_5_random_boards_are_as_the_book_says(seed: int, steps: list[int]) -> None:
    follow(seed, steps)


@pytest.mark.slow
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(NUMBERS, st.lists(NUMBERS, min_size=8, max_size=25))
def test_613_5_large_random_boards_are_as_the_book_says(seed: int, steps: list[int]) -> None:
    follow(seed, steps)


def random_game(seed: int) -> Game:
    """A game of random decks of starter cards."""
    chance = Random(seed)
    names = [
        name
        for name in starter.names()
        if (card := starter.card(name)) is not None and not is_supplementary(card)
    ]
    decks: list[list[Card]] = []
    for _ in range(2):
        chosen = [starter.SHELF.card(name) for name in chance.sample(names, 22)]
        lands = [starter.SHELF.card(chance.choice(BASICS)) for _ in range(18)]
        decks.append([card for card in [*chosen, *lands] if card is not None])
    return new_game(decks, seed=seed)


def play(seed: int, turns: int, every: int) -> None:
    """Play at random, with much mana, and compare now and then."""
    game = random_game(seed)
    game.settings.keep_log = False
    chance = Random(seed)
    for step in range(10_000):
        if game.decision is None or game.turn.number > turns:
            return
        if step % every == 0:
            found = differences(game)
            assert not found, f"seed {seed}, answers {len(game.history.answers)}: " + "\n".join(
                found
            )
        game.answer(answer(game, game.decision, chance))


@pytest.mark.parametrize("seed", range(3))
def test_613_5_random_games_are_as_the_book_says(seed: int) -> None:
    play(seed, 8, 12)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 20))
def test_613_5_long_random_games_are_as_the_book_says(seed: int) -> None:
    play(seed, 24, 5)
