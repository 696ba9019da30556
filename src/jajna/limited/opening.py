"""What is opened for limited play: boosters and tournament packs of a set, or packs of a cube."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from jajna.cards.sets import CardSet, set_called
from jajna.era import CURRENT, Era
from jajna.formats.boosters import Booster, booster_of, filled
from jajna.formats.deck import Deck, Printing
from jajna.formats.products import BOOSTER, sealed
from jajna.formats.supplementary import is_supplementary
from jajna.kernel.state.chance import Chance
from jajna.limited.drafts import DraftError, DraftKind, Pack, Setup
from jajna.messages import Message

__all__ = ["PACK_SIZE", "ROUNDS", "cube_of", "cube_packs", "more_packs", "set_packs"]

ROUNDS: Final = 3
"""The boosters that each player opens for a draft."""
PACK_SIZE: Final = 15
"""The cards of a pack that is made of a cube."""
OF_TWO: Final = {DraftKind.WINSTON: 6, DraftKind.GRID: 11}
"""The boosters of a draft that two players take from together."""
SEALED_OF_A_CUBE: Final = 6
GRIDS: Final = 18
CELLS: Final = 9
SEEDS: Final = 1 << 62


def set_packs(
    kind: DraftKind,
    seats: int,
    printed: CardSet,
    sets: Sequence[CardSet] = (),
    era: Era = CURRENT,
    seed: int = 0,
    rounds: int = ROUNDS,
) -> tuple[tuple[Pack, ...], ...]:
    """The packs of a draft from a set: those of each round by seat, or all for two.

    For sealed deck play they are the products of the era. Raises CardError for a set without
    boosters.
    """
    chance = Chance(seed)
    usual = booster_of(printed, sets, era=era)
    if kind in OF_TWO:
        return (tuple(_opened(usual, chance) for _ in range(OF_TWO[kind])),)
    products = sealed(era, printed.code) if kind is DraftKind.SEALED else (BOOSTER,) * rounds
    made = [usual if one is BOOSTER else filled(one, printed, era) for one in products]
    return tuple(tuple(_opened(one, chance) for _ in range(seats)) for one in made)


def more_packs(
    setup: Setup, count: int, sets: Sequence[CardSet] = (), era: Era = CURRENT
) -> tuple[tuple[Pack, ...], ...]:
    """So many more boosters for each seat of sealed deck play, of the set that was opened: pools
    grow in a league. They follow from the seed and from how many there have been.

    Raises DraftError for another kind of play and for packs of a list, CardError for a set that
    isn't known.
    """
    if setup.kind is not DraftKind.SEALED:
        raise DraftError(Message("pools grow in sealed deck play alone"))
    code = setup.packs[0][0][0].set_code
    if not code:
        raise DraftError(Message("these packs were made of a list: there are no more of them"))
    booster = booster_of(set_called(code, sets), sets, era=era)
    chance = Chance(setup.seed + len(setup.packs))
    return tuple(tuple(_opened(booster, chance) for _ in setup.names) for _ in range(count))


def cube_of(deck: Deck) -> list[Printing]:
    """The cards of a list as a cube. Raises DraftError for one with cards that aren't put into
    decks, such as schemes and conspiracies. CR 311.1, 313.1, 314.1, 315.1.
    """
    beside = [card.name for card in (*deck.beside(), *deck.cards()) if is_supplementary(card)]
    if beside:
        names = ", ".join(dict.fromkeys(beside))
        raise DraftError(Message("a cube has cards for decks alone; take out {cards}", cards=names))
    return [Printing(card.name, "") for card in deck.cards()]


def cube_packs(
    kind: DraftKind, seats: int, cube: Sequence[Printing], seed: int = 0, rounds: int = ROUNDS
) -> tuple[tuple[Pack, ...], ...]:
    """The packs of a draft from a list of cards, of which each is in one pack at most.

    Raises DraftError for a list that is too short.
    """
    order = list(range(len(cube)))
    Chance(seed).shuffle(order)
    cards = tuple(cube[place] for place in order)
    if kind in OF_TWO:
        needed = CELLS if kind is DraftKind.GRID else OF_TWO[kind] * PACK_SIZE
        most = GRIDS * CELLS if kind is DraftKind.GRID else needed
        _check(len(cards), needed)
        return ((cards[:most],),)
    many = SEALED_OF_A_CUBE if kind is DraftKind.SEALED else rounds
    _check(len(cards), many * seats * PACK_SIZE)
    packs = [cards[first : first + PACK_SIZE] for first in range(0, len(cards), PACK_SIZE)]
    return tuple(tuple(packs[seats * one : seats * (one + 1)]) for one in range(many))


def _check(there: int, needed: int) -> None:
    if there < needed:
        raise DraftError(
            Message(
                "this draft needs {needed} cards, and the list has {there}: take fewer players, "
                "or fewer rounds", there=there, needed=needed,
            )
        )  # fmt: skip


def _opened(product: Booster, chance: Chance) -> Pack:
    return product.opened(chance.below(SEEDS))
