"""Conditions about how the source was cast. CR 601, 702.33."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter, Ref, walk
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.filters.common import object_of
from jajna.ir.refs import THIS, Target, ThisSpell, as_known
from jajna.vocab import ManaCost, Reads, Term, Zone, is_another_player, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.stack_item import StackItem
    from jajna.kernel.state.context import Context

__all__ = [
    "KICKER",
    "ActivatedOften",
    "EnteredFrom",
    "Kicked",
    "ManaCostWasPaid",
    "ManaWasSpent",
    "WasCast",
    "WasKicked",
    "WasKickedWith",
    "Whence",
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
    """The spell, or the spell that became the permanent, was kicked, so many times. CR 702.33d."""

    what: Ref = THIS
    negative: bool = False
    times: int = 1

    def reads(self) -> int:
        return Reads.TIMELESS

    def asks_payment(self) -> str:
        another = any(isinstance(one, Target) for one in walk(self.what))
        return "" if self.negative or another else KICKER

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in as_known(self.what, game, ctx):
            item = item_of(game, thing)
            kicked = 0 if item is None else sum(map(_is_kicker, item.paid))
            if (kicked >= self.times) != self.negative:
                return True
        return False


def _is_kicker(name: str) -> bool:
    return kind_of_cost(name) == KICKER


def _why_not_twice(made: WasKicked) -> str | None:
    """Its targets would be chosen as soon as it was kicked once. CR 702.33g."""
    spells_own = made.times > 1 and isinstance(made.what, ThisSpell)
    return "what a spell does if kicked twice has targets of its own" if spells_own else None


misplaced(WasKicked, _why_not_twice)
trait(WasKicked, Trait.IS_SAID_OF_SPELLS)
phrase(
    WasKicked,
    en="{what} <was> kicked twice",
    es="{what} <fue> <*estimulado> dos veces",
    when={"negative": False, "times": 2},
)
phrase(
    WasKicked,
    en="{what} <was> kicked",
    es="{what} <fue> <*estimulado>",
    when={"negative": False, "times": 1},
)


phrase(
    WasKicked,
    en="{what} <wasn't> kicked",
    es="{what} no <fue> <*estimulado>",
    when={"negative": True, "times": 1},
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
class ManaCostWasPaid(Condition):
    """The spell was cast for the alternative cost that is this mana. CR 118.9, 607.2."""

    cost: ManaCost

    def holds(self, game: Game, ctx: Context) -> bool:
        item = item_of(game, ctx.item if ctx.item else ctx.source)
        if item is None:
            item = item_of(game, ctx.source)
        return item is not None and str(self.cost) in item.paid


phrase(ManaCostWasPaid, en="the {cost} cost was paid", es="se pagó el coste de {cost}")


class Whence(Term):
    """The zone that an object came from, yours or anyone's. CR 400.1, 601.2a."""

    ANYWHERE = ""
    YOUR_HAND = "your hand"
    YOUR_GRAVEYARD = "your graveyard"
    GRAVEYARD = "a graveyard"
    EXILE = "exile"

    def is_of(self, ctx: Context, zone: Zone, owner: int) -> bool:
        """Whether an object of this owner came from there."""
        if self is Whence.ANYWHERE:
            return True
        if self is Whence.YOUR_HAND:
            return zone is Zone.HAND and owner == ctx.controller
        if self is Whence.EXILE:
            return zone is Zone.EXILE
        return zone is Zone.GRAVEYARD and (self is Whence.GRAVEYARD or owner == ctx.controller)


words(
    "whence",
    {
        Whence.YOUR_HAND: ("your hand", "tu mano"),
        Whence.YOUR_GRAVEYARD: ("your graveyard", "tu cementerio"),
        Whence.GRAVEYARD: ("a graveyard", "un cementerio"),
        Whence.EXILE: ("exile", "el exilio"),
    },
)


words(
    "cast whence",
    {
        Whence.YOUR_HAND: ("from your hand", "de tu mano"),
        Whence.YOUR_GRAVEYARD: ("from your graveyard", "desde tu cementerio"),
        Whence.GRAVEYARD: ("from a graveyard", "desde un cementerio"),
        Whence.EXILE: ("from exile", "desde el exilio"),
    },
)


@final
@dataclass(frozen=True)
class EnteredFrom(Condition):
    """The permanent entered from that zone; resolving spells do from the stack. CR 603.6a."""

    what: Ref
    origin: Whence

    def reads(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in as_known(self.what, game, ctx):
            found = object_of(game, thing)
            before = game.objects.departed.get(found.came_from) if found is not None else None
            if before is not None and self.origin.is_of(ctx, before.zone, before.owner):
                return True
        return False


phrase(
    EnteredFrom,
    en="{what} entered from {origin:whence}",
    es="{what} <entró> desde {origin:whence}",
)


@final
@dataclass(frozen=True)
class WasCast(Condition):
    """The permanent was cast as a spell, by you and perhaps from one zone, or by ``anyone``.
    CR 601.2a, 603.4.
    """

    what: Ref
    origin: Whence = Whence.ANYWHERE
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
            owner = game.object(thing).owner
            if self.origin.is_of(ctx, item.cast_from, owner):
                return True
        return False


phrase(
    WasCast,
    en="you cast {what}[origin? {origin:cast whence}]",
    es="<lanzó@tú> {what}[origin? {origin:cast whence}]",
    when={"negative": False, "anyone": False},
)
phrase(
    WasCast,
    en="you didn't cast {what}[origin? {origin:cast whence}]",
    es="no <lanzó@tú> {what}[origin? {origin:cast whence}]",
    when={"negative": True, "anyone": False},
)
phrase(
    WasCast,
    en="{what} <was> cast",
    es="{what} <fue> <*lanzado>",
    when={"origin": Whence.ANYWHERE, "negative": False, "anyone": True},
)
phrase(
    WasCast,
    en="{what} wasn't cast",
    es="{what} no <fue> <*lanzado>",
    when={"origin": Whence.ANYWHERE, "negative": True, "anyone": True},
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

    def reads(self) -> int:
        return Reads.TIMELESS

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
