"""What something is called: the nouns that descriptions end in. CR 109.2, 115.4.

A noun without "card", "spell" or a zone means a permanent on the battlefield (CR 109.2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.era import AnyTargets
from jajna.ir.base import PLAYERS, Filter
from jajna.ir.filters.common import OBJECTS, ON_BATTLEFIELD, ON_STACK, object_of
from jajna.ir.refs import Target
from jajna.vocab import PERMANENT_TYPES, Aspects, Type, Zone, is_player

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = [
    "ABOUT_TO_BE_CAST",
    "ACTIVATING",
    "ANY_TARGET",
    "AnyTarget",
    "Card",
    "OfSubtype",
    "OfType",
    "Opponent",
    "Permanent",
    "Player",
    "Source",
    "Spell",
    "StackAbility",
    "Token",
]


@final
@dataclass(frozen=True)
class OfType(Filter):
    """Of a card type, by its ``Type`` bit. CR 205.2."""

    type: int

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return ON_STACK if self.type & (Type.INSTANT | Type.SORCERY) else ON_BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.types & self.type != 0


@final
@dataclass(frozen=True)
class OfSubtype(Filter):
    """Of a subtype. CR 205.3."""

    name: str

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return ON_BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and self.name in found.now.subtypes


@final
@dataclass(frozen=True)
class Permanent(Filter):
    """A permanent; with "card" or "spell", one of a permanent type. CR 110.1, 110.4a, 110.4b."""

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return ON_BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        return found.zone is Zone.BATTLEFIELD or found.now.types & PERMANENT_TYPES != 0


@final
@dataclass(frozen=True)
class Card(Filter):
    """The noun "card": an object represented by a card. CR 108.2."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return OBJECTS & ~ON_BATTLEFIELD & ~ON_STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and not found.token


ABOUT_TO_BE_CAST: Final = "about to be cast"
"""Name under which a context has a card that is judged as the spell it would be. CR 601.3e."""

ACTIVATING: Final = "activating"
"""Name under which a context has the source of an ability for whose activation mana is spent.
CR 602.2b.
"""


@final
@dataclass(frozen=True)
class Spell(Filter):
    """A spell on the stack, or a card that the context judges as the spell it would be. CR 112.1,
    601.3e.
    """

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return ON_STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.zone is not Zone.STACK:
            return thing in ctx.bound.get(ABOUT_TO_BE_CAST, ())
        return found.item is not None and found.item.is_spell


@final
@dataclass(frozen=True)
class Token(Filter):
    """A token. CR 111."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return ON_BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.token


@final
@dataclass(frozen=True)
class Source(Filter):
    """A source of damage or mana: any object. CR 609.7."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return OBJECTS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return not is_player(thing)


@final
@dataclass(frozen=True)
class Player(Filter):
    """A player. CR 102.1."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing)


@final
@dataclass(frozen=True)
class Opponent(Filter):
    """An opponent of the ability's controller. CR 102.2, 102.3."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing) and thing != ctx.controller


@final
@dataclass(frozen=True)
class AnyTarget(Filter):
    """Any target: a creature, player, planeswalker or battle. CR 115.4."""

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return ON_BATTLEFIELD | PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return True
        if game.era.any_target is AnyTargets.CREATURES:  # CR 2016-08-26 114.1
            return found.now.types & Type.CREATURE != 0
        return found.now.types & (Type.CREATURE | Type.PLANESWALKER | Type.BATTLE) != 0


@final
@dataclass(frozen=True)
class StackAbility(Filter):
    """An ability on the stack. CR 113.1c, 113.3.

    ``kind`` is "activated", "triggered", "activated or triggered" or, for "ability" alone, "".
    """

    kind: str = ""

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return ON_STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.item is None or not found.item.is_ability():
            return False
        if self.kind in ("", "activated or triggered"):
            return True
        return (self.kind == "activated") == (found.item.ability is not None)


ANY_TARGET: Final = Target(AnyTarget())
"""Any target."""
