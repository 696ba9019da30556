"""Opening boosters into a collection, and checking afterwards what was opened."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import final

from jajna.cards.sets import CardSet, set_called
from jajna.collection.profiles import Opening, Profile
from jajna.era import CURRENT, Era, find
from jajna.errors import CardError, EraError
from jajna.formats.boosters import booster_of

__all__ = ["Finding", "check", "opened"]


@final
class Finding(Enum):
    """The result of checking an opened booster against its seed."""

    SAME = "same"
    """The same number gives the same cards."""
    OTHER_CARDS = "other cards"
    """By the same data it should have held other cards."""
    OTHER_DATA = "other data"
    """What is known of the set has changed since."""
    NO_DATA = "no data"
    """The set is not known any more."""


def opened(
    profile: Profile,
    code: str,
    seed: int,
    sets: tuple[CardSet, ...],
    kind: str = "",
    era: Era = CURRENT,
) -> tuple[Profile, Opening]:
    """The profile with the cards of one more booster; it follows from the set and the seed.

    Raises CardError for a set that isn't known or that has no such boosters.
    """
    printed = set_called(code, sets)
    booster = booster_of(printed, sets, kind, era)
    cards = booster.opened(seed)
    named = booster.kind if booster.kind in printed.boosters else ""
    made = Opening(printed.code, named, era.name, seed, booster.digest, cards)
    gained = replace(profile, cards=profile.cards.with_cards(cards), opened=(*profile.opened, made))
    return gained, made


def check(made: Opening, sets: tuple[CardSet, ...]) -> Finding:
    """Open a booster again and compare."""
    try:
        printed = set_called(made.set_code, sets)
    except CardError:
        return Finding.NO_DATA
    try:
        booster = booster_of(printed, sets, made.kind, find(made.era))
    except (CardError, EraError):
        return Finding.OTHER_DATA
    if booster.digest != made.digest:
        return Finding.OTHER_DATA
    return Finding.SAME if booster.opened(made.seed) == made.cards else Finding.OTHER_CARDS
