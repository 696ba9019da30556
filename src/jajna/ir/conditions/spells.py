"""Conditions about how the source was cast. CR 601, 702.33."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter, Ref, walk
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.filters.common import object_of
from jajna.ir.refs import THIS, Target, as_known
from jajna.vocab import ManaCost, Zone, is_another_player, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.stack_item import StackItem
    from jajna.kernel.state.context import Context

__all__ = [
    "KICKER",
    "ActivatedOften",
    "Kicked",
    "ManaWasSpent",
    "WasCast",
    "WasKicked",
    "WasKickedWith",
    "item_of",
    "kicker_name",
    "kind_of_cost",
]

KICKER: Final = "kicker"
"""What the name of each kicker cost begins with."""


def kicker_name(cost: ManaCost | None) -> str:
    """The name of a kicker cost: its mana tells it from another. CR 702.33f."""
    return KICKER if cost is None else f"{KICKER} {cost}"


def kind_of_cost(name: str) -> str:
    """The common name of optional costs of a kind: a kicker loses its mana."""
    return KICKER if name.startswith(KICKER) else name


def item_of(game: Game, thing: int) -> StackItem | None:
    """The stack item of a spell, or of the permanent it became; None if it was never cast."""
    found = object_of(game, thing)
    if found is not None and found.item is None and found.came_from in game.objects.departed:
        found = game.objects.departed[found.came_from]
    if found is None or found.item is None or not found.item.is_spell:
        return None
    return found.item


@final
@dataclass(frozen=True)
class WasKicked(Condition):
    """The spell, or the spell that became the permanent, was kicked. CR 702.33d."""

    what: Ref = THIS
    negative: bool = False

    def asks_payment(self) -> str:
        another = any(isinstance(one, Target) for one in walk(self.what))
        return "" if self.negative or another else KICKER

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in as_known(self.what, game, ctx):
            item = item_of(game, thing)
            if (item is not None and any(map(_is_kicker, item.paid))) != self.negative:
                return True
        return False


def _is_kicker(name: str) -> bool:
    return kind_of_cost(name) == KICKER


trait(WasKicked, Trait.IS_SAID_OF_SPELLS)
phrase(
    WasKicked,
    en="{what} <was> kicked",
    es="{what} <fue> <*estimulado>",
    when={"negative": False},
)


phrase(
    WasKicked,
    en="{what} <wasn't> kicked",
    es="{what} no <fue> <*estimulado>",
    when={"negative": True},
)


@final
@dataclass(frozen=True)
class Kicked(Filter):
    """That was kicked: a spell, or a permanent that was cast as one. CR 702.33d."""

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        item = None if is_player(thing) else item_of(game, thing)
        return item is not None and any(map(_is_kicker, item.paid))


phrase(Kicked, en="kicked", es="estimulado", place="prefix")


@final
@dataclass(frozen=True)
class WasKickedWith(Condition):
    """The spell, or the spell that became the permanent, was kicked with the kicker of that cost.
    CR 607.2i, 702.33f.
    """

    cost: ManaCost
    what: Ref = THIS

    def asks_payment(self) -> str:
        return kicker_name(self.cost)

    def holds(self, game: Game, ctx: Context) -> bool:
        items = [item_of(game, thing) for thing in as_known(self.what, game, ctx)]
        name = kicker_name(self.cost)
        return any(item is not None and name in item.paid for item in items)


phrase(
    WasKickedWith,
    en="{what} <was> kicked with its {cost} kicker",
    es="{what} <fue> <*estimulado> con su estímulo de {cost}",
)


@final
@dataclass(frozen=True)
class WasCast(Condition):
    """The permanent was cast as a spell, by you and perhaps from your hand, or by ``anyone``.
    CR 601.2a, 603.4.
    """

    what: Ref
    from_hand: bool = False
    negative: bool = False
    anyone: bool = False

    def holds(self, game: Game, ctx: Context) -> bool:
        return self._was_cast(game, ctx) != self.negative

    def _was_cast(self, game: Game, ctx: Context) -> bool:
        for thing in as_known(self.what, game, ctx):
            item = item_of(game, thing)
            if item is None or item.copied:
                continue
            if not self.anyone and is_another_player(item.ctx.controller, ctx.controller):
                continue
            if not self.from_hand or item.cast_from is Zone.HAND:
                return True
        return False


phrase(
    WasCast,
    en="you cast {what} from your hand",
    es="<lanzó@tú> {what} de tu mano",
    when={"from_hand": True, "negative": False},
)
phrase(
    WasCast,
    en="you didn't cast {what} from your hand",
    es="no <lanzó@tú> {what} de tu mano",
    when={"from_hand": True, "negative": True},
)
phrase(
    WasCast,
    en="you cast {what}",
    es="<lanzó@tú> {what}",
    when={"from_hand": False, "negative": False, "anyone": False},
)
phrase(
    WasCast,
    en="{what} <was> cast",
    es="{what} <fue> <*lanzado>",
    when={"from_hand": False, "negative": False, "anyone": True},
)


@final
@dataclass(frozen=True)
class ManaWasSpent(Condition):
    """Mana of a color, at least so much of it, was spent to cast the spell. CR 601.2h.

    ``what`` is how the text calls the spell: "this spell", "~" or "it", which is the source.
    """

    color: int
    least: int = 1
    what: str = field(default="this spell", compare=False)

    def holds(self, game: Game, ctx: Context) -> bool:
        item = item_of(game, ctx.item if ctx.item else ctx.source)
        if item is None:
            item = item_of(game, ctx.source)
        if item is None:
            return False
        return sum(1 for bit in item.mana_spent if bit & self.color) >= self.least


words(
    "mana symbol",
    {
        1: ("{W}", "{W}"),
        2: ("{U}", "{U}"),
        4: ("{B}", "{B}"),
        8: ("{R}", "{R}"),
        16: ("{G}", "{G}"),
    },
)


words(
    "two mana symbols",
    {
        1: ("{W}{W}", "{W}{W}"),
        2: ("{U}{U}", "{U}{U}"),
        4: ("{B}{B}", "{B}{B}"),
        8: ("{R}{R}", "{R}{R}"),
        16: ("{G}{G}", "{G}{G}"),
    },
)


words(
    "cast this",
    {"this spell": ("this spell", "este hechizo"), "~": ("~", "~"), "it": ("it", "esta carta")},
)


phrase(
    ManaWasSpent,
    en="{color:mana symbol} was spent to cast {what:cast this}",
    es="se <usó@él> {color:mana symbol} para lanzar {what:cast this}",
    when={"least": 1},
)


phrase(
    ManaWasSpent,
    en="{color:two mana symbols} was spent to cast {what:cast this}",
    es="se <usó@él> {color:two mana symbols} para lanzar {what:cast this}",
    when={"least": 2},
)


phrase(
    ManaWasSpent,
    en="at least {least} {color:color} mana was spent to cast {what:cast this}",
    es="se <usó@ellos> al menos {least} manás de color {color:color} para lanzar {what:cast this}",
)


@final
@dataclass(frozen=True)
class ActivatedOften(Condition):
    """The ability that is resolving has been activated so often this turn or more. CR 602.2."""

    number: int

    def holds(self, game: Game, ctx: Context) -> bool:
        item = game.object(ctx.item).item if ctx.item else None
        if item is None or item.ability is None:
            return False
        source = game.object(ctx.source)
        for place, ability in enumerate(source.now.kit.activated):
            if ability is item.ability:
                return source.used.get(place, 0) >= self.number
        return False


phrase(
    ActivatedOften,
    en="this ability has been activated {number} or more times this turn",
    es="esta habilidad se <ha@él> activado {number} o más veces este turno",
)
