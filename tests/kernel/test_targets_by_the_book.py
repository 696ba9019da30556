"""Spells and abilities on random boards offer the targets that CR 115 lets them have."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jajna.card import Card
from jajna.decision import Kind, Thing
from jajna.judge import ANN, BOB, Table
from jajna.kernel.players.player import ManaUnit
from jajna.vocab import COLORS, Zone
from tests.kernel.targets_by_the_book import (
    LINES,
    PHRASES,
    PLAYERS,
    Permanent,
    Source,
    legal_targets,
)
from tests.mechanics.bench import ask_again, text_card

SEEDS: Final = st.integers(0, 1 << 30)
TYPES: Final = (
    ("Creature",),
    ("Creature",),
    ("Artifact", "Creature"),
    ("Artifact",),
    ("Enchantment",),
    ("Land",),
)


@cache
def card_of(
    name: str, types: tuple[str, ...], goblin: bool, size: tuple[str, str], colors: str, text: str
) -> Card:
    """The card with this text."""
    cost = "" if "Land" in types else "".join(f"{{{one}}}" for one in colors) or "{1}"
    line = " ".join(types) + (" — Goblin" if goblin else "")
    return text_card(name, line, text, size, cost)


def instruction(phrase: str) -> str:
    """A sentence with the phrase."""
    if phrase == PLAYERS[0]:
        return "~ deals 1 damage to any target."
    if phrase in PLAYERS:
        return f"{phrase.capitalize()} loses 1 life."
    return f"Tap {phrase}."


class Board:
    """Random permanents of both players, and Ann's spell or ability that is to have a target."""

    def __init__(self, seed: int) -> None:
        self.chance = chance = Random(seed)
        self.table = Table(2, seed)
        self.table.begin(ANN)
        self.table.game.players[ANN].pool = [ManaUnit(color, 0) for color in COLORS * 2]
        self.permanents = [self.permanent() for _ in range(chance.randint(2, 6))]
        self.hexproof = {player for player in (ANN, BOB) if chance.random() < 0.2}
        for player in self.hexproof:
            self.permanents.append(self.enchanted(player))
        self.phrase = chance.choice(PHRASES)
        self.source = self.act()

    def colors(self) -> str:
        return "".join(sorted(self.chance.sample("WUBRG", self.chance.choice((0, 1, 1, 2)))))

    def permanent(self) -> Permanent:
        """A new permanent with a few of the lines."""
        chance = self.chance
        types = chance.choice(TYPES)
        creature = "Creature" in types
        colors = "" if "Land" in types else self.colors()
        goblin = creature and chance.random() < 0.4
        power, toughness = chance.randint(1, 4), chance.randint(1, 4)
        size = (str(power), str(toughness)) if creature else ("", "")
        lines = chance.sample(LINES, chance.choice((0, 0, 1, 1, 2)))
        if not creature:
            lines = [line for line in lines if line != "Flying"]
        text = "\n".join(sorted(lines)).replace("~", "Somebody")
        card = card_of("Somebody", types, goblin, size, colors, text)
        player = chance.choice((ANN, BOB))
        tapped = chance.random() < 0.3
        (number,) = self.table.put(player, Zone.BATTLEFIELD, card, tapped=tapped)
        return Permanent(
            number, player, frozenset(types), colors, goblin, power, toughness, tapped,
            frozenset(lines),
        )  # fmt: skip

    def enchanted(self, player: int) -> Permanent:
        """What gives a player hexproof."""
        card = card_of("Leyline", ("Enchantment",), False, ("", ""), "W", "You have hexproof.")
        (number,) = self.table.battlefield(player, card)
        types = frozenset({"Enchantment"})
        return Permanent(number, player, types, "W", False, 0, 0, False, frozenset())

    def act(self) -> Source:
        """Give Ann what is to have a target: a spell, or a permanent with an ability."""
        colors, said = self.colors(), instruction(self.phrase)
        if self.chance.random() < 0.5:
            card = card_of("Deed", ("Instant",), False, ("", ""), colors, said)
            self.table.hand(ANN, card)
            ask_again(self.table)
            return Source(ANN, colors, frozenset({"Instant"}), spell=True)
        types = self.chance.choice((("Artifact",), ("Creature",), ("Artifact", "Creature")))
        size = ("9", "9") if "Creature" in types else ("", "")
        card = card_of("Deed", types, False, size, colors, f"{{0}}: {said}")
        (number,) = self.table.battlefield(ANN, card)
        self.permanents.append(
            Permanent(number, ANN, frozenset(types), colors, False, 9, 9, False, frozenset())
        )
        return Source(ANN, colors, frozenset(types), spell=False)

    def offered(self) -> set[int]:
        """What the engine lets Ann choose."""
        table = self.table
        action = table.action(ANN, "cast Deed" if self.source.spell else "activate Deed")
        if table.game.why_not(action) is not None:
            return set()
        table.game.answer(action)
        asked = table.asked
        if asked is not None and asked.kind is Kind.TARGETS:
            return {one.thing for one in asked.options if isinstance(one, Thing)}
        item = table.game.objects[table.game.zones.stack[-1]].item
        assert item is not None
        return {thing for slot in item.ctx.targets for thing in slot}


def check(seed: int) -> int:
    """The number of legal targets, which are those that the engine offers."""
    board = Board(seed)
    legal = legal_targets(board.phrase, board.source, board.permanents, board.hexproof)
    told = "\n".join(map(str, [board.phrase, board.source, *board.permanents, board.hexproof]))
    assert board.offered() == legal, told
    return len(legal)


@settings(max_examples=250)
@given(SEEDS)
def test_115_1_random_boards_offer_the_targets_that_the_book_allows(seed: int) -> None:
    check(seed)


@pytest.mark.slow
def test_115_1_many_random_boards_offer_the_targets_that_the_book_allows() -> None:
    counts = [check(seed) for seed in range(3000)]
    assert sum(number > 0 for number in counts) > 1500
