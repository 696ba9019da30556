"""Random combats allow what CR 508.1 and 509.1 allow, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain, combinations, product
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jajna.card import Card
from jajna.decision import Assign, Kind, Several
from jajna.judge import ANN, BOB, Table
from jajna.vocab import Step, Zone
from tests.kernel.combat_by_the_book import (
    ATTACKING_LINES,
    BLOCKING_LINES,
    Creature,
    Declaration,
    legal_attacks,
    legal_blocks,
)
from tests.mechanics.bench import text_card

SEEDS: Final = st.integers(0, 1 << 30)
COMBAT: Final = frozenset(
    {
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.DECLARE_BLOCKERS,
        Step.FIRST_STRIKE_DAMAGE,
        Step.COMBAT_DAMAGE,
    }
)
FEW_ATTACK: Final = "No more than one creature can attack each combat."
FEW_BLOCK: Final = "No more than one creature can block each combat."


@cache
def card_of(power: int, colors: str, artifact: bool, wall: bool, lines: tuple[str, ...]) -> Card:
    """The creature with these lines, compiled from its text."""
    types = f"{'Artifact ' if artifact else ''}Creature — {'Wall' if wall else 'Bear'}"
    cost = "".join(f"{{{letter}}}" for letter in colors) or "{1}"
    return text_card("Somebody", types, "\n".join(lines), (str(power), "9"), cost)


@cache
def enchantment(text: str) -> Card:
    return text_card("Somewhere", "Enchantment", text)


class Combat:
    """A board of random creatures of both players."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.island = self.chance.random() < 0.5
        self.few_attack = self.chance.random() < 0.15
        self.few_block = self.chance.random() < 0.15
        self.table = Table(2, seed)
        self.table.begin(ANN, Step.BEGINNING_OF_COMBAT)
        if self.island:
            self.table.battlefield(BOB, text_card("Island", "Basic Land — Island", ""))
        for said, text in ((self.few_attack, FEW_ATTACK), (self.few_block, FEW_BLOCK)):
            if said:
                self.table.battlefield(ANN, enchantment(text))
        self.attacked = [BOB]
        if self.chance.random() < 0.3:
            jace = text_card("Jace", "Legendary Planeswalker — Jace", "[+1]: You gain 1 life.")
            loyal = {"loyalty": 3}
            self.attacked += self.table.put(BOB, Zone.BATTLEFIELD, jace, counters=loyal)
        self.attackers = [
            self.creature(ANN, ATTACKING_LINES) for _ in range(self.chance.randint(1, 3))
        ]
        self.blockers = [
            self.creature(BOB, BLOCKING_LINES) for _ in range(self.chance.randint(1, 3))
        ]

    def creature(self, player: int, lines: tuple[str, ...]) -> Creature:
        """A new creature with a few of the lines."""
        chance = self.chance
        chosen = tuple(sorted(chance.sample(lines, chance.choice((0, 1, 1, 2, 3)))))
        power = chance.randint(1, 4)
        colors = "".join(sorted(chance.sample("WUBRG", chance.choice((0, 1, 1, 2)))))
        artifact, wall = chance.random() < 0.15, chance.random() < 0.25
        tapped, sick = chance.random() < 0.1, chance.random() < 0.1
        card = card_of(power, colors, artifact, wall, chosen)
        (number,) = self.table.put(player, Zone.BATTLEFIELD, card, tapped=tapped, sick=sick)
        return Creature(number, power, colors, artifact, wall, frozenset(chosen), tapped, sick)

    def told(self) -> str:
        """The board in words."""
        return "\n".join(map(str, [*self.attackers, *self.blockers, self.island]))


def assigned(declared: Iterable[tuple[int, int]]) -> Several:
    return Several(tuple(Assign(one, what) for one, what in sorted(declared)))


def compare(board: Combat, every: Iterable[Declaration], legal: set[Declaration]) -> None:
    """Ask the engine about every declaration."""
    for declared in every:
        reason = board.table.why_not_answer(assigned(declared))
        assert (reason is None) == (declared in legal), (
            f"{sorted(declared)}: {reason}\n{board.told()}"
        )


def every_attack(board: Combat) -> list[Declaration]:
    numbers = [one.number for one in board.attackers]
    return [
        frozenset(
            (one, what) for one, what in zip(numbers, chosen, strict=True) if what is not None
        )
        for chosen in product([None, *board.attacked], repeat=len(numbers))
    ]


def every_block(attackers: list[Creature], blockers: list[Creature]) -> list[Declaration]:
    numbers = [one.number for one in attackers]
    subsets = list(chain.from_iterable(combinations(numbers, n) for n in range(len(numbers) + 1)))
    return [
        frozenset(
            (one.number, what) for one, held in zip(blockers, chosen, strict=True) for what in held
        )
        for chosen in product(subsets, repeat=len(blockers))
    ]


def is_asked(board: Combat, kind: Kind) -> bool:
    """Go on until this declaration is asked for; false if the combat ends without the question."""
    table = board.table
    while table.game.turn.step in COMBAT:
        assert table.asked is not None, "the game is over"
        if table.asked.kind is kind:
            return True
        table.answer_next()
    return False


def follow(seed: int) -> tuple[int, int]:
    """Compare all attacks, then all blocks of one of the legal ones; the numbers of legal ones.

    A declaration that is the only legal one isn't asked for.
    """
    board = Combat(seed)
    attacks = legal_attacks(
        board.attackers, board.attacked, island=board.island, one_at_most=board.few_attack
    )
    if not is_asked(board, Kind.ATTACKERS):
        assert len(attacks) == 1, board.told()
        return 1, 0
    compare(board, every_attack(board), attacks)
    chosen = board.chance.choice(sorted(attacks, key=sorted))
    board.table.answer(assigned(chosen))
    numbers = {number for number, _ in chosen}
    attackers = [one for one in board.attackers if one.number in numbers]
    blocks = legal_blocks(
        attackers, board.blockers, island=board.island, one_at_most=board.few_block
    )
    if is_asked(board, Kind.BLOCKERS):
        compare(board, every_block(attackers, board.blockers), blocks)
    else:
        assert len(blocks) == 1, board.told()
    return len(attacks), len(blocks)


@settings(max_examples=120)
@given(SEEDS)
def test_509_1_random_combats_are_as_the_book_says(seed: int) -> None:
    follow(seed)


@pytest.mark.slow
def test_509_1_many_random_combats_are_as_the_book_says() -> None:
    counts = [follow(seed) for seed in range(1000)]
    assert sum(attacks > 1 for attacks, _ in counts) > 400
    assert sum(blocks > 1 for _, blocks in counts) > 200
