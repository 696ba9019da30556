"""The orders of replacement effects that a player can choose lead where CR 616.1 leads."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jajna.card import Card
from jajna.decision import Kind
from jajna.judge import ANN, BOB, Table
from jajna.kernel.game import Game
from tests.kernel.replacements_by_the_book import DEEDS, EFFECTS, Deed, Event, outcomes
from tests.mechanics.bench import ask_again, creature, permanent, spell

SEEDS: Final = st.integers(0, 1 << 30)
TEXTS: Final = tuple(EFFECTS)
GIANT: Final = creature("Giant", 1, 2000)

Shown = tuple[int, ...]
"""Both lives, both hands, the damage and counters of the creature, and the tokens."""


@cache
def enchantment(text: str) -> Card:
    return permanent("Law", "Enchantment", text)


class Board:
    """A creature of Bob's, enchantments that replace, and what Ann does."""

    def __init__(self, seed: int) -> None:
        chance = Random(seed)
        self.table = Table(2, seed, library=60)
        self.table.begin(ANN)
        for player in (ANN, BOB):
            self.table.set_life(player, 2000)
        (self.giant,) = self.table.battlefield(BOB, GIANT)
        self.deed: Deed = chance.choice(DEEDS)
        kind = self.deed.event.kind
        fitting = [text for text in TEXTS if kind in text]
        self.effects = [
            (chance.choice((ANN, BOB)), chance.choice(fitting)) for _ in range(chance.randint(1, 4))
        ]
        for player, text in self.effects:
            self.table.battlefield(player, enchantment(text))

    def shown(self, game: Game) -> Shown:
        """What is to be seen."""
        giant = game.objects[self.giant]
        tokens = [one for one in game.zones.battlefield if game.objects[one].token]
        return (
            *(player.life for player in game.players),
            *(len(player.hand) for player in game.players),
            giant.damage,
            giant.counters.get("+1/+1", 0),
            len(tokens),
        )

    def after(self, before: Shown, event: Event) -> Shown:
        """What is to be seen after an event."""
        seen = list(before)
        if event.kind == "gain":
            seen[event.player] += event.amount
        elif event.kind == "lose" or (event.kind == "damage" and not event.creature):
            seen[event.player] -= event.amount
        elif event.kind == "draw":
            seen[2 + event.player] += event.amount
        elif event.kind == "damage":
            seen[4] += event.amount
        elif event.kind == "counters":
            seen[5] += event.amount
        elif event.kind == "tokens":
            seen[6] += event.amount
        return tuple(seen)

    def reached(self) -> set[Shown]:
        """What the game can come to, by every choice that it offers."""
        found: set[Shown] = set()
        games = [self.table.game.fork()]
        while games:
            game = games.pop()
            asked = game.decision
            assert asked is not None, "the game is over"
            if asked.kind is Kind.PRIORITY and not game.zones.stack:
                found.add(self.shown(game))
            elif asked.kind is Kind.PRIORITY:
                game.answer(asked.options[0])
                games.append(game)
            else:
                assert asked.kind is Kind.REPLACEMENT, asked
                assert asked.player == self.deed.event.player  # CR 616.1
                for option in asked.options:
                    branch = game.fork()
                    branch.answer(option)
                    games.append(branch)
        return found


def check(seed: int) -> int:
    """The number of different outcomes, which are those of the book."""
    board = Board(seed)
    table = board.table
    table.hand(ANN, spell(board.deed.text))
    ask_again(table)
    table.act(ANN, "cast Spell", *([board.giant] if board.deed.targeted else []))
    before = board.shown(table.game)
    expected = {board.after(before, event) for event in outcomes(board.deed.event, board.effects)}
    assert board.reached() == expected, f"{board.deed} {board.effects}"
    return len(expected)


@settings(max_examples=150)
@given(SEEDS)
def test_616_1_every_order_of_replacements_is_as_the_book_says(seed: int) -> None:
    check(seed)


@pytest.mark.slow
def test_616_1_many_orders_of_replacements_are_as_the_book_says() -> None:
    counts = [check(seed) for seed in range(1500)]
    assert sum(number > 1 for number in counts) > 100
