"""Changes of card types and subtypes. CR 205.1, 613.1d."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Layer, Modification
from jajna.kernel.state.context import Context
from jajna.subtypes import CREATURE_TYPES, SUBTYPES_OF, can_gain, type_of
from jajna.vocab import Term, Type, bits
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = [
    "AddTypes",
    "EveryType",
    "LoseCreatureTypes",
    "SetCreatureTypes",
    "SetTypes",
    "subtypes_kept",
]


@final
@dataclass(frozen=True)
class AddTypes(Modification):
    """Adds card types and subtypes, keeping all others. CR 205.1b, 613.1d."""

    types: int = 0
    subtypes: tuple[str, ...] = ()
    supertypes: int = 0

    def layer(self) -> int:
        return Layer.TYPE

    def only_adds(self) -> bool:
        return True

    def defines(self) -> bool:
        return bool(self.subtypes) and not self.types and not self.supertypes

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.types |= self.types
        now.supertypes |= self.supertypes
        now.subtypes |= frozenset([one for one in self.subtypes if can_gain(now.types, one)])


@final
@dataclass(frozen=True)
class SetTypes(Modification):
    """Replaces the card types, and with them the subtypes that go with lost ones. CR 205.1a.

    Subtypes given replace those of the same set; an instant or sorcery stays one.
    """

    types: int
    subtypes: tuple[str, ...] = ()

    def layer(self) -> int:
        return Layer.TYPE

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.types = self.types | now.types & (Type.INSTANT | Type.SORCERY)
        replaced = 0
        for name in self.subtypes:
            replaced |= type_of(name)
        kept = subtypes_kept(now.subtypes, now.types & ~replaced)
        now.subtypes = kept | frozenset(self.subtypes)


class EveryType(Term):
    """How a text gives every creature type: "is every", "is all" or "gains all"."""

    EVERY = "is every"
    ALL = "is all"
    GAINED = "gains all"


@final
@dataclass(frozen=True)
class SetCreatureTypes(Modification):
    """Replaces all creature types and keeps the rest; none given means every one. CR 205.1a."""

    subtypes: tuple[str, ...] = ()
    every: EveryType = field(default=EveryType.EVERY, compare=False)

    def layer(self) -> int:
        return Layer.TYPE

    def defines(self) -> bool:
        return not self.subtypes

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if not now.types & (Type.CREATURE | Type.KINDRED):
            return  # CR 205.3d
        kept = frozenset([name for name in now.subtypes if type_of(name) != Type.CREATURE])
        now.subtypes = kept | frozenset(self.subtypes or CREATURE_TYPES)


@final
@dataclass(frozen=True)
class LoseCreatureTypes(Modification):
    """Takes away all creature types and keeps the rest. CR 205.3m, 613.1d."""

    def layer(self) -> int:
        return Layer.TYPE

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.subtypes = frozenset([name for name in now.subtypes if type_of(name) != Type.CREATURE])


phrase(
    LoseCreatureTypes,
    en="<loses> all creature types",
    es="<pierde> todos los tipos de criatura",
)


def subtypes_kept(subtypes: frozenset[str], types: int) -> frozenset[str]:
    """The subtypes that go with at least one of the card types. CR 205.1a, 205.3d."""
    allowed: list[str] = []
    for one in bits(types):
        allowed += SUBTYPES_OF.get(one, ())
    return frozenset([name for name in subtypes if name in allowed])
