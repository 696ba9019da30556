"""What is opened for limited play: boosters and tournament packs of a set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from jajna.card import Card
from jajna.cards.sets import CardSet, set_called
from jajna.era import CURRENT, Era
from jajna.formats.boosters import Booster, booster_of, filled
from jajna.formats.products import BOOSTER, sealed
from jajna.ir.draft_abilities import DraftAct
from jajna.kernel.state.chance import Chance
from jajna.limited.conspiracy_drafts import known_of
from jajna.limited.drafts import PACKS_OF_TWO, ROUNDS, DraftError, DraftKind, Pack, Setup
from jajna.messages import Message

__all__ = ["SparePacks", "more_packs", "set_packs", "spare_packs", "with_acts"]

SEEDS: Final = 1 << 62
MOST_ADDED: Final = 8
"""The packs that can be added to a draft."""

SparePacks: TypeAlias = Callable[[int], Pack]
"""Opens another pack, by its number."""


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


def with_acts(setup: Setup, lookup: Callable[[str], Card], more: SparePacks | None = None) -> Setup:
    """The setup with what it must know of cards that act as they are drafted. CR 905.2.

    ``more`` opens another pack, by its number, for cards that may add one to the draft; without it
    none is added. Raises DraftError for a kind of draft in which such cards can't act.
    """
    if setup.kind is DraftKind.SEALED:
        return setup
    packs = [pack for each in setup.packs for pack in each]
    known = known_of(packs, lookup)
    acting = [one for one in known if one.acts]
    if not acting:
        return setup
    if setup.kind is not DraftKind.BOOSTER:
        raise DraftError(
            Message(
                "{card} acts as it is drafted, which it can in a booster draft alone: draft "
                "boosters, or leave it out",
                card=acting[0].card,
            )
        )
    adding = {one.card for one in acting if DraftAct.ADDS_PACK in one.acts}
    spare: list[Pack] = []
    wanted = sum(one.card in adding for pack in packs for one in pack)
    while more is not None and len(spare) < min(wanted, MOST_ADDED):
        pack = more(len(spare))
        spare.append(pack)
        wanted += sum(one.card in adding for one in pack)
    return setup._replace(known=known_of([*packs, *spare], lookup), spare=tuple(spare))


def spare_packs(printed: CardSet, sets: Sequence[CardSet], era: Era, seed: int) -> SparePacks:
    """What opens boosters of a set besides those of a draft, for ``with_acts``."""

    def more(number: int) -> Pack:
        return set_packs(DraftKind.BOOSTER, 1, printed, sets, era, seed - 1 - number, 1)[0][0]

    return more


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
