"""Plans of games in which much that was never reached can be reached."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, final

from jajna.card import Card
from jajna.era import CURRENT, Era
from jajna.era import find as find_era
from jajna.kernel.objects.card_types_by_era import unknown_types
from jajna.replay import GameSetup
from jajna.simulation.coverage import Coverage
from jajna.simulation.decks import Stock, Stocked
from jajna.variant import COMMANDER, DUEL, VARIANTS, Variant

__all__ = ["Plan", "Planner", "setup_of"]

MORE_PLAYERS: Final = 0.1
"""The share of games for three or more."""
MOST_PLAYERS: Final = 6
IN_TEAMS: Final = 0.5
"""The share of games of numbers of players that can be teams in which they are."""
LED: Final = 0.1
"""The share of games in which a commander leads each deck."""
CASUAL: Final = 0.15
"""The share of games, of those without commanders or teams, with supplementary cards."""
PLAIN: Final = 8
"""The number of games of which one begins by the rules, with random decks.

In the others basic lands for all mana are on the battlefield.
"""
CARDS: Final = 36
"""Cards in one of those games: few enough to be drawn."""
MOST_COMPANY: Final = 3
"""Most cards that a card gets as company, however often it was tried."""
LONG_LIFE: Final = 2 * DUEL.starting_life
"""The life totals in those games, so that they aren't over too soon."""


@final
@dataclass(frozen=True)
class Plan:
    """A game to be played: the cards by name for each seat, and for each card the uses of it that
    no game has reached. Without cards it is one of random decks. ``known`` are the kinds of
    failures that games before it had.
    """

    seed: int
    era: str
    cards: tuple[tuple[str, ...], ...]
    missing: dict[str, tuple[int, ...]]
    known: tuple[str, ...] = ()
    several: bool = False
    """Whether it is for more than two players in any case."""
    checked: bool = True
    """Whether the state is checked at each decision, or at the end alone."""


@final
class Planner:
    """Deals the cards with uses not reached, those that were dealt least often first.

    A card that was dealt in vain gets company: cards of what it speaks of. With ``several`` all
    games are for more than two players. ``checked`` is the share of games that are checked all
    along.
    """

    def __init__(self, coverage: Coverage, several: bool = False, checked: float = 1.0) -> None:
        self._coverage = coverage
        self._several = several
        self._checked = checked
        self._offers: dict[str, list[Stocked]] = {}
        for item in coverage.stock.items:
            for word in item.offers:
                self._offers.setdefault(word, []).append(item)

    def plans(self, count: int, eras: tuple[Era, ...]) -> list[Plan]:
        """Plans for the next games, with their seeds and in turn of the eras; none shares a wanted
        card with another as long as there are enough.
        """
        coverage = self._coverage
        made: list[Plan] = []
        chance = Random(f"plans {coverage.seed}")
        queues: dict[str, list[Stocked]] = {}
        for seed in range(coverage.seed, coverage.seed + count):
            era = eras[seed % len(eras)]
            if seed % PLAIN == 0:
                made.append(self._of(seed, era, (), {}))
                continue
            if not queues.get(era.name):
                queues[era.name] = self._queue(chance, era)
            made.append(self._plan(seed, era, queues[era.name]))
        for plan in made:
            coverage.deal(name for names in plan.cards for name in names)
        coverage.seed += count
        return made

    def _queue(self, chance: Random, era: Era) -> list[Stocked]:
        """The cards of an era with something missing, the next one last; all if nothing is."""
        items = [one for one in self._coverage.stock.items if not unknown_types(era, one.types)]
        wanted = [one for one in items if self._coverage.missing(one)] or items
        chance.shuffle(wanted)
        return sorted(wanted, key=self._times_dealt, reverse=True)

    def _times_dealt(self, item: Stocked) -> int:
        return self._coverage.cards[item.name].dealt

    def _plan(self, seed: int, era: Era, queue: list[Stocked]) -> Plan:
        coverage = self._coverage
        chance = Random(f"decks {seed}")
        players = _number_of_players(chance, self._several)
        names: list[list[str]] = [[] for _ in range(players)]
        count, seat = 0, 0
        while count < CARDS and queue:
            item = queue.pop()
            if not coverage.stock.is_of(era, item.name):
                continue
            together = [item.name, *self._company(item, era, chance)]
            names[seat] += together
            count += len(together)
            seat = (seat + 1) % players
        filling = [one for hand in names for one in hand]
        for hand in names:
            if not hand and filling:
                hand.append(chance.choice(filling))
        cards = tuple(tuple(hand) for hand in names)
        return self._of(seed, era, cards, self._missing(cards))

    def _of(
        self,
        seed: int,
        era: Era,
        cards: tuple[tuple[str, ...], ...],
        missing: dict[str, tuple[int, ...]],
    ) -> Plan:
        known = tuple(self._coverage.failures)
        checked = Random(f"checked {seed}").random() < self._checked
        return Plan(seed, era.name, cards, missing, known, self._several, checked)

    def _company(self, item: Stocked, era: Era, chance: Random) -> list[str]:
        """The names of cards that a card speaks of: more, the more often it was dealt in vain."""
        found: list[str] = []
        most = min(self._times_dealt(item), MOST_COMPANY) if item.needs else 0
        for _ in range(most):
            others = [
                one
                for one in self._offers.get(chance.choice(item.needs), [])
                if one.name != item.name and not unknown_types(era, one.types)
            ]
            other = chance.choice(others).name if others else ""
            if other and self._coverage.stock.is_of(era, other):
                found.append(other)
        return found

    def _missing(self, cards: tuple[tuple[str, ...], ...]) -> dict[str, tuple[int, ...]]:
        missing: dict[str, tuple[int, ...]] = {}
        for name in dict.fromkeys(name for hand in cards for name in hand):
            item = self._coverage.stock.item(name)
            places = self._coverage.missing(item) if item is not None else []
            if places:
                missing[name] = tuple(places)
        return missing


def setup_of(stock: Stock, plan: Plan) -> GameSetup:
    """The decks and players of a planned game."""
    era = find_era(plan.era) if plan.era != CURRENT.name else CURRENT
    chance = Random(f"players {plan.seed}")
    if plan.cards:
        decks = tuple(stock.laid_out_deck(names, era) for names in plan.cards)
    else:
        players = _number_of_players(chance, plan.several)
        decks = tuple(stock.random_deck(chance, era) for _ in range(players))
    by_hand = tuple(seat for seat in range(len(decks)) if chance.random() < 0.25)
    led = era.cited("commanders_die") != "" and chance.random() < LED
    variant = COMMANDER if led else _teams(chance, era, len(decks))
    beside: tuple[tuple[Card, ...], ...] = ()
    if variant is None:
        variant, beside = _casual(stock, Random(f"variant {plan.seed}"), era, len(decks))
    return GameSetup(
        decks,
        seed=plan.seed,
        life=LONG_LIFE if plan.cards else None,
        era=era,
        by_hand=by_hand,
        lands_out=bool(plan.cards),
        variant=variant,
        commanders=tuple(stock.leaders(chance, era) for _ in decks) if led else (),
        supplementary=beside,
        creatures=_at_random(stock, Random(f"creatures {plan.seed}"), era, variant),
    )


def _at_random(stock: Stock, chance: Random, era: Era, variant: Variant | None) -> tuple[Card, ...]:
    """Creature cards to be chosen at random, where a variant does that."""
    return stock.creatures(chance, era) if variant and variant.random_creatures else ()


def _casual(
    stock: Stock, chance: Random, era: Era, players: int
) -> tuple[Variant | None, tuple[tuple[Card, ...], ...]]:
    """A variant with supplementary cards for so many players, and these, in some games; None for
    none.
    """
    possible = [
        one
        for one in VARIANTS
        if one.supplementary
        and not one.commanders
        and one.allows(players)
        and one.since <= era.date
    ]
    if not possible or chance.random() >= CASUAL:
        return None, ()
    variant = chance.choice(possible)
    owners = 1 if variant.communal or variant.archenemy else players
    beside = tuple(stock.beside(variant, seat, chance, era) for seat in range(owners))
    return (variant, beside) if all(beside) else (None, ())


def _teams(chance: Random, era: Era, players: int) -> Variant | None:
    """A variant with teams for so many players, in some games; None for none."""
    possible = [
        one
        for one in VARIANTS
        if one.team_size > 1
        and not one.supplementary
        and one.allows(players)
        and one.since <= era.date
    ]
    return chance.choice(possible) if possible and chance.random() < IN_TEAMS else None


def _number_of_players(chance: Random, several: bool) -> int:
    more = chance.random() < MORE_PLAYERS or several
    return chance.randint(3, MOST_PLAYERS) if more else 2
