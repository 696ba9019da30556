"""What is opened for limited play: boosters and tournament packs of a set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from jajna.cards.sets import CardSet, set_called
from jajna.era import CURRENT, Era
from jajna.formats.boosters import Booster, booster_of, filled
from jajna.formats.products import BOOSTER, sealed
from jajna.kernel.state.chance import Chance
from jajna.limited.drafts import PACKS_OF_TWO, ROUNDS, DraftError, DraftKind, Pack, Setup
from jajna.messages import Message

__all__ = ["more_packs", "set_packs"]

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
    if kind in PACKS_OF_TWO:
        return (tuple(_opened(usual, chance) for _ in range(PACKS_OF_TWO[kind])),)
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


def _opened(product: Booster, chance: Chance) -> Pack:
    return product.opened(chance.below(SEEDS))
