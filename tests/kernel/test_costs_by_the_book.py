"""A spell among random effects on costs is paid by just the mana that CR 601.2 says."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jajna.card import Card
from jajna.judge import ANN, BOB, Table
from jajna.kernel.players.player import ManaUnit
from jajna.vocab import LETTER_MANA
from tests.kernel.costs_by_the_book import EFFECTS, SYMBOLS, Spell, can_pay
from tests.mechanics.bench import ask_again, permanent, text_card

SEEDS: Final = st.integers(0, 1 << 30)
TEXTS: Final = tuple(EFFECTS)
POOLS: Final = 12
"""How many pools are tried for each board."""


@cache
def enchantment(text: str) -> Card:
    return permanent("Law", "Enchantment", text)


def random_spell(chance: Random) -> Spell:
    """A mana cost of one to four symbols."""
    chosen = chance.choices(SYMBOLS, k=chance.randint(1, 4))
    generic = [one for one in chosen if one.isdecimal()][:1]
    return Spell((*generic, *(one for one in chosen if not one.isdecimal())))


def check(seed: int) -> int:
    """How many of the pools pay, which are those of the book."""
    chance = Random(seed)
    table = Table(2, seed)
    table.begin(ANN)
    spell = random_spell(chance)
    texts = chance.sample(TEXTS, chance.randint(0, 4))
    for text in texts:
        mine = "you cast" in text or chance.random() < 0.5
        table.battlefield(ANN if mine else BOB, enchantment(text))
    cost = "".join(f"{{{one}}}" for one in spell.symbols)
    table.hand(ANN, text_card("Deed", "Instant", "You gain 1 life.", cost=cost))
    ask_again(table)
    action = table.action(ANN, "cast Deed")
    effects = [EFFECTS[text] for text in texts]
    paid = 0
    for _ in range(POOLS):
        pool = "".join(sorted(chance.choices("RGWCU", (3, 3, 1, 1, 1), k=chance.randint(0, 7))))
        table.game.players[ANN].pool = [ManaUnit(LETTER_MANA[one], 0) for one in pool]
        ask_again(table)
        reason = table.game.why_not(action)
        expected = can_pay(spell, effects, pool)
        assert (reason is None) == expected, f"{cost} with {pool!r}: {reason}\n{texts}"
        paid += expected
    return paid


@settings(max_examples=150)
@given(SEEDS)
def test_601_2f_the_mana_that_pays_is_that_of_the_book(seed: int) -> None:
    check(seed)


@pytest.mark.slow
def test_601_2f_the_mana_that_pays_many_spells_is_that_of_the_book() -> None:
    counts = [check(seed) for seed in range(1000)]
    assert sum(0 < number < POOLS for number in counts) > 450
