"""What is opened for limited play: boosters and tournament packs of a set, or packs of a cube."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from jajna.cards.sets import CardSet
from jajna.era import CURRENT, Era
from jajna.formats.boosters import Booster, booster_of, filled
from jajna.formats.deck import Printing
from jajna.formats.products import BOOSTER, sealed
from jajna.kernel.state.chance import Chance
from jajna.limited.drafts import DraftError, DraftKind, Pack
from jajna.messages import Message

__all__ = ["PACK_SIZE", "ROUNDS", "cube_packs", "set_packs"]

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
