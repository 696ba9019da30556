"""What things are worth to who controls them, in rough points: a 2/2 for two mana is about 3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.vocab import Cannot, Keyword, Type, bits

if TYPE_CHECKING:
    from jajna.kernel.views.view import ObjectView

__all__ = ["card_worth", "creature_worth", "permanent_worth", "thing_worth"]

KEYWORD_WORTH: Final[dict[int, float]] = {
    Keyword.DEATHTOUCH: 1.2,
    Keyword.FIRST_STRIKE: 0.8,
    Keyword.HASTE: 0.3,
    Keyword.HEXPROOF: 0.8,
    Keyword.INDESTRUCTIBLE: 2.0,
    Keyword.PROWESS: 0.5,
    Keyword.REACH: 0.3,
    Keyword.SHROUD: 0.5,
    Keyword.VIGILANCE: 0.5,
    Keyword.UNDYING: 1.5,
    Keyword.PERSIST: 1.2,
}
"""Keywords whose worth doesn't depend on power."""

PER_POWER: Final[dict[int, float]] = {
    Keyword.DOUBLE_STRIKE: 1.0,
    Keyword.FLYING: 0.5,
    Keyword.FEAR: 0.4,
    Keyword.HORSEMANSHIP: 0.6,
    Keyword.INTIMIDATE: 0.4,
    Keyword.LIFELINK: 0.5,
    Keyword.MENACE: 0.25,
    Keyword.SHADOW: 0.5,
    Keyword.SKULK: 0.2,
    Keyword.TRAMPLE: 0.25,
    Keyword.INFECT: 0.5,
}
"""Keywords whose worth grows with power."""

LAND_WORTH: Final = 2.5
BARREN_WORTH: Final = 0.5
"""A land without a mana ability: it waits to become another."""
ABILITY_WORTH: Final = 0.7
IDLE: Final = Cannot.ATTACK | Cannot.BLOCK
"""What keeps a creature from all combat, as Pacifism does."""
IDLE_WORTH: Final = 0.1
"""The share of its worth that such a creature still has."""


def creature_worth(thing: ObjectView) -> float:
    """A creature by what it does in combat, its keywords and its abilities."""
    power = max(thing.power, 0)
    worth = 0.6 + power + 0.6 * max(thing.toughness, 0)
    for keyword in bits(thing.keywords):
        worth += KEYWORD_WORTH.get(keyword, 0.0) + power * PER_POWER.get(keyword, 0.0)
    if thing.cannot & IDLE == IDLE:
        return IDLE_WORTH * worth + ABILITY_WORTH * (len(thing.kit.activated) if thing.kit else 0)
    if thing.keywords & Keyword.DEFENDER or thing.cannot & Cannot.ATTACK:
        worth -= 0.8 * power
    if thing.cannot & Cannot.BLOCK:
        worth -= 0.3 * power
    if thing.cannot & Cannot.BE_BLOCKED:
        worth += 0.5 * power
    return worth + ABILITY_WORTH * _abilities(thing)


def _abilities(thing: ObjectView) -> int:
    """How many abilities it has besides those that keywords stand for.

    One that changes others, as a lord's does, counts twice.
    """
    if thing.kit is None:
        return 0
    leads = sum(1 for place in thing.kit.spreading if thing.kit.statics[place].changes)
    return len(thing.kit.activated) + len(thing.kit.triggered) + 2 * leads


def permanent_worth(thing: ObjectView) -> float:
    """A permanent, for its controller."""
    cost = thing.mana_cost.value if thing.mana_cost is not None else 0
    if thing.types & Type.CREATURE:
        return max(creature_worth(thing), 0.3)
    if thing.types & Type.PLANESWALKER:
        return 3.0 + thing.counters.get("loyalty", 0)
    if thing.types & Type.LAND:
        if thing.kit is not None and not any(one is not None for one in thing.kit.mana):
            return BARREN_WORTH
        return LAND_WORTH + ABILITY_WORTH * max(_abilities(thing) - 1, 0)
    return 1.0 + cost


def card_worth(thing: ObjectView) -> float:
    """A card in a hand, graveyard or library, or a spell, for its owner."""
    if thing.types & Type.CREATURE:
        return max(creature_worth(thing), 0.3)
    if thing.types & Type.LAND:
        return LAND_WORTH - 1.0
    return 1.5 + (thing.mana_cost.value if thing.mana_cost is not None else 0)


def thing_worth(thing: ObjectView, on_battlefield: bool) -> float:
    """An object wherever it is."""
    return permanent_worth(thing) if on_battlefield else card_worth(thing)
