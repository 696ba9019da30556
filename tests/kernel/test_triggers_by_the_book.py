"""What happens on random boards triggers what CR 603.2 says, so many times."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jajna.card import Card
from jajna.decision import Kind
from jajna.judge import ANN, BOB, Table
from jajna.vocab import Zone
from tests.kernel.triggers_by_the_book import DEEDS, TRIGGERS, Permanent, facts_of, triggered
from tests.mechanics.bench import ask_again, spell, text_card

SEEDS: Final = st.integers(0, 1 << 30)


@cache
def card_of(creature: bool, toughness: int, triggers: tuple[str, ...]) -> Card:
    """The permanent with these abilities."""
    text = "\n".join(f"{one}, surveil 1." for one in triggers).replace("~", "Somebody")
    if creature:
        return text_card("Somebody", "Creature", text, ("1", str(toughness)))
    return text_card("Somebody", "Enchantment", text)


class Board:
    """Random permanents that wait for something, and what Ann does."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.table = Table(2, seed, library=20)
        self.table.begin(ANN)
        self.permanents = [self.permanent() for _ in range(self.chance.randint(1, 5))]
        self.deed = self.chance.choice(DEEDS)
        self.hands = [self.chance.randint(0, 2), self.chance.randint(0, 2)]
        blank = card_of(False, 0, ())
        for player, number in enumerate(self.hands):
            self.table.hand(player, *[blank] * number)

    def permanent(self) -> Permanent:
        """A new permanent with a few of the abilities."""
        chance = self.chance
        creature = chance.random() < 0.75
        toughness = chance.randint(1, 4)
        said = sorted(chance.sample(TRIGGERS, chance.randint(1, 3)))
        if not creature:
            said = [one for one in said if "another" not in one and "~" not in one]
        player = chance.choice((ANN, BOB))
        tapped = chance.random() < 0.3
        card = card_of(creature, toughness, tuple(said))
        (number,) = self.table.put(player, Zone.BATTLEFIELD, card, tapped=tapped)
        return Permanent(number, player, creature, False, toughness, tapped, frozenset(said))

    def happened(self) -> Counter[int]:
        """How many abilities of each permanent are on the stack once the spell has resolved."""
        table = self.table
        before = {one.number: table.object(one.number).id for one in self.permanents}
        table.hand(ANN, spell(self.deed.replace("{source}", "Spell")))
        ask_again(table)
        table.act(ANN, "cast Spell")
        table.resolve()
        while table.asked is not None and table.asked.kind is not Kind.PRIORITY:
            table.answer_next()
        assert set(before) == set(before.values())
        found: Counter[int] = Counter()
        for number in table.game.zones.stack:
            item = table.game.objects[number].item
            assert item is not None
            found[item.ctx.source] += 1
        return found


def check(seed: int) -> int:
    """The number of triggers, which are those of the book."""
    board = Board(seed)
    facts = facts_of(board.deed, board.permanents, board.hands)
    told = "\n".join(map(str, [board.deed, *board.permanents, board.hands, *facts]))
    expected = triggered(board.permanents, facts)
    assert board.happened() == expected, told
    return expected.total()


@settings(max_examples=200)
@given(SEEDS)
def test_603_2_what_happens_triggers_what_the_book_says(seed: int) -> None:
    check(seed)


@pytest.mark.slow
def test_603_2_much_that_happens_triggers_what_the_book_says() -> None:
    counts = [check(seed) for seed in range(1500)]
    assert sum(number > 1 for number in counts) > 350
