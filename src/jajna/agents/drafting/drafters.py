"""Drafters: whoever takes cards by program, from what a seat may see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Final, final

from jajna.agents.drafting.worth import Prospect, Prospects
from jajna.cards.sets import CardSet
from jajna.formats.boosters import BASIC_LANDS
from jajna.formats.deck import Printing
from jajna.limited.choices import ChoiceKind
from jajna.limited.drafts import Asked, Draft, DraftView
from jajna.vocab import COLORS

__all__ = [
    "ABILITIES",
    "DRAFTERS",
    "AbilityDrafter",
    "Drafter",
    "RandomDrafter",
    "RarityDrafter",
    "make_drafter",
    "pick_for",
    "ranks",
]

COMMITTED: Final = 18
"""After how many cards a drafter takes no other colors any more."""
SPLASH: Final = 0.35
"""How much of the lead of the second color counts against a card of a third, at the end."""
FAR: Final = 3.2
"""The most that counts against a card for its colors."""
NEAR: Final = 0.6
REPLACEMENT: Final = 0.5
"""What a card is worth that can be had at any time."""
WANTED_CREATURES: Final = 16
PER_CREATURE: Final = 0.5
CHEAP: Final = 2
WANTED_CHEAP: Final = 5
PER_CHEAP: Final = 0.3
DEAR: Final = 5
MOST_DEAR: Final = 6
PER_DEAR: Final = 0.7
UNSEEN: Final = 1.4
"""How many cards of the middle sort a pile must be worth to be taken."""
MIDDLE: Final = 1.2
"""What a card of the middle sort is worth."""
RANKS: Final = {"common": 1, "uncommon": 2, "rare": 3, "mythic": 4}
"""Rarities as they are written in files of sets, the commonest first."""
ABILITIES: Final = "abilities"
"""The drafter that is meant where none is named."""


class Drafter:
    """Somebody who takes cards; asked the same, it answers the same."""

    def choose(self, asked: Asked, view: DraftView) -> int:
        """The place of an option, where each takes cards."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, asked: Asked, view: DraftView) -> int:
        """The place of an option, whatever is asked.

        Where cards act, it notes what it may, guesses what it would take, adds packs, and does
        nothing else.
        """
        if not asked.choices:
            return self.choose(asked, view)
        kinds = [one.kind for one in asked.choices]
        taking = kinds.count(ChoiceKind.TAKE)
        if taking:
            return self.choose(Asked(asked.cards, asked.options[:taking]), view)
        if kinds[0] is ChoiceKind.GUESS:
            names = tuple(Printing(one.value, "") for one in asked.choices)
            return self.choose(Asked(names, tuple((at,) for at in range(len(names)))), view)
        wanted = (ChoiceKind.NOTE, ChoiceKind.ADD_PACK)
        return next((place for place, one in enumerate(kinds) if one in wanted), 0)


@final
class AbilityDrafter(Drafter):
    """Takes what is best by its compiled abilities, for the two colors that it comes to."""

    def __init__(self, prospects: Prospects) -> None:
        self._prospects = prospects

    def choose(self, asked: Asked, view: DraftView) -> int:
        """The option whose cards are worth most for what the seat has."""
        mine = [self._prospects.of(one.card) for one in view.pools[view.seat]]
        wants = _Wants(mine)
        gains = [wants.gain(self._prospects.of(one.card)) for one in asked.cards]
        best, most = 0, float("-inf")
        for place, option in enumerate(asked.options):
            gain = sum([max(gains[one], 0.0) if len(option) > 1 else gains[one] for one in option])
            if not option:  # what is left unseen
                gain = UNSEEN * MIDDLE
            if gain > most:
                best, most = place, gain
        return best


@final
class _Wants:
    """What somebody wants who has these cards."""

    def __init__(self, mine: list[Prospect]) -> None:
        sums = dict.fromkeys(COLORS, 0.0)
        for one in mine:
            if one.colors in sums:
                sums[one.colors] += max(one.worth - REPLACEMENT, 0.0)
        order = sorted(COLORS, key=lambda color: -sums[color])
        self._sums = sums
        self._both = order[0] | order[1]
        self._second = sums[order[1]]
        self._progress = min(len(mine) / COMMITTED, 1.0)
        there = [one for one in mine if not one.colors & ~self._both]
        self._creatures = sum([one.creature for one in there])
        self._cheap = sum([one.creature and one.mana_value <= CHEAP for one in there])
        self._dear = sum([one.mana_value >= DEAR for one in there])

    def gain(self, one: Prospect) -> float:
        """What a card is worth, with what is there already."""
        gain = one.worth
        stray = one.colors & ~self._both
        if stray:
            behind = max(self._second - max([self._sums[c] for c in COLORS if c & stray]), 0.0)
            gain -= self._progress * min(NEAR + SPLASH * behind, FAR)
        if one.creature:
            gain += PER_CREATURE * self._progress * (self._creatures < WANTED_CREATURES)
            if one.mana_value <= CHEAP and self._cheap < WANTED_CHEAP:
                gain += PER_CHEAP * self._progress
        if one.mana_value >= DEAR and self._dear >= MOST_DEAR:
            gain -= PER_DEAR
        return gain


@final
class RarityDrafter(Drafter):
    """Takes the rarest card there is, by chance among those that are as rare."""

    def __init__(self, rarities: Mapping[Printing, int], seed: int) -> None:
        self._rarities = rarities
        self._chance = Random(seed)

    def choose(self, asked: Asked, view: DraftView) -> int:
        """The option with the rarest cards."""
        ranks = [self._rarities.get(one.plain, 0) for one in asked.cards]
        sums = [sum([ranks[one] for one in option]) for option in asked.options]
        best = [place for place, one in enumerate(sums) if one == max(sums)]
        return self._chance.choice(best)


@final
class RandomDrafter(Drafter):
    """Takes any card."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, asked: Asked, view: DraftView) -> int:
        """Any option."""
        return self._chance.randrange(len(asked.options))

    def answer(self, asked: Asked, view: DraftView) -> int:
        """Any option."""
        return self.choose(asked, view)


def _abilities(prospects: Prospects, ranked: Mapping[Printing, int], seed: int) -> Drafter:
    return AbilityDrafter(prospects)


def _rarity(prospects: Prospects, ranked: Mapping[Printing, int], seed: int) -> Drafter:
    return RarityDrafter(ranked, seed)


def _random(prospects: Prospects, ranked: Mapping[Printing, int], seed: int) -> Drafter:
    return RandomDrafter(seed)


DRAFTERS: Final[dict[str, Callable[[Prospects, Mapping[Printing, int], int], Drafter]]] = {
    ABILITIES: _abilities,
    "rarity": _rarity,
    "random": _random,
}
"""Makers of drafters by name, from what cards are worth, how rare they are, and a seed."""


def make_drafter(
    name: str, prospects: Prospects, ranked: Mapping[Printing, int], seed: int = 0
) -> Drafter:
    """The drafter of this name. Raises KeyError for an unknown one."""
    return DRAFTERS[name](prospects, ranked, seed)


def ranks(sets: Iterable[CardSet]) -> dict[Printing, int]:
    """How rare the cards of sets are, from 1; basic lands and what isn't known have none."""
    return {
        Printing(card.name, printed.code, card.number): RANKS[card.rarity]
        for printed in sets
        for card in printed.cards
        if card.rarity in RANKS and card.name not in BASIC_LANDS
    }


def pick_for(draft: Draft, drafters: Mapping[int, Drafter]) -> None:
    """Let drafters take cards for their seats, until nobody is asked but others."""
    moved = True
    while moved:
        moved = False
        for seat, drafter in drafters.items():
            while (asked := draft.asked(seat)) is not None:
                draft.pick(seat, drafter.answer(asked, draft.view(seat)))
                moved = True
