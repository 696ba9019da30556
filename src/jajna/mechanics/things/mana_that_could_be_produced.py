"""Mana of a color or type that something could produce. CR 106.7."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Ref
from jajna.ir.costs import TapThis
from jajna.ir.mana import ManaEffect
from jajna.ir.refs import all_that_fit, as_known
from jajna.kernel.costs.mana_abilities import replaced
from jajna.kernel.state.context import Context
from jajna.vocab import ALL_COLORS, Term, bits
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["AddManaCouldProduce", "AddManaItCouldProduce", "AddManaOfItsColors", "could_produce"]


def could_produce(game: Game, thing: int, asked: tuple[int, ...]) -> int:
    """The kinds of mana, as a mask, that an object's mana abilities could produce. CR 106.7.

    Costs don't matter. ``asked`` are the objects being asked for already, which add nothing.
    """
    if thing in asked:
        return 0
    found = 0
    now = game.object(thing).now
    ctx = Context(thing, game.object(thing).controller)
    for index, adds in enumerate(now.kit.mana):
        if adds is None:
            continue
        if isinstance(adds, AddManaCouldProduce):
            kinds = bits(adds.kinds(game, ctx, (*asked, thing)))
            rows: list[tuple[int, ...]] = [(kind,) for kind in kinds]
        else:
            rows = adds.productions(game, ctx)
        if any(isinstance(cost, TapThis) for cost in now.kit.activated[index].costs):
            rows = replaced(game, ctx, rows)
        for row in rows:
            for one in row:
                found |= one
    return found


class OfAny(Term):
    """Whether mana is of any color or of any type. CR 106.1a, 106.1b."""

    COLOR = "color"
    TYPE = "type"


@final
@dataclass(frozen=True)
class AddManaCouldProduce(ManaEffect):
    """Add one mana of any color, or any type, that something could produce. CR 106.7, 106.1b."""

    what: Filter
    kind: OfAny = OfAny.COLOR

    def kinds(self, game: Game, ctx: Context, asked: tuple[int, ...]) -> int:
        """The kinds of mana it can add now, as a mask."""
        found = 0
        for thing in all_that_fit(game, ctx, self.what):
            found |= could_produce(game, thing, asked)
        return found & ALL_COLORS if self.kind is OfAny.COLOR else found

    def productions(self, game: Game, ctx: Context) -> list[tuple[int, ...]]:
        return [(one,) for one in bits(self.kinds(game, ctx, (ctx.source,)))]


KINDS: Final = {OfAny.COLOR: ("color", "color"), OfAny.TYPE: ("type", "tipo")}
words("kind of mana", KINDS)
phrase(
    AddManaCouldProduce,
    en="add one mana of any {kind:kind of mana} that {what:a} could produce",
    es="agrega un maná de cualquier {kind:kind of mana} que {what:un} pudiera producir",
)


@final
@dataclass(frozen=True)
class AddManaItCouldProduce(ManaEffect):
    """Add one mana of any type that what paid the cost could produce. CR 106.7, 106.1b, 608.2h."""

    what: Ref

    def is_known_ahead(self) -> bool:
        return False

    def productions(self, game: Game, ctx: Context) -> list[tuple[int, ...]]:
        found = 0
        for thing in as_known(self.what, game, ctx):
            found |= could_produce(game, thing, (ctx.source,))
        return [(one,) for one in bits(found)]


phrase(
    AddManaItCouldProduce,
    en="add one mana of any type {what} could produce",
    es="agrega un maná de cualquier tipo que {what} pudiera producir",
)


@final
@dataclass(frozen=True)
class AddManaOfItsColors(ManaEffect):
    """Add one mana of any color that something has; none if it has none. CR 106.5, 105.2."""

    what: Ref

    def productions(self, game: Game, ctx: Context) -> list[tuple[int, ...]]:
        colors = 0
        for thing in self.what.things(game, ctx):
            colors |= game.object(thing).now.colors
        return [(one,) for one in bits(colors)]


phrase(
    AddManaOfItsColors,
    en="add one mana of any of {what:'s} colors",
    es="agrega un maná de cualquiera {what:de los colores}",
)
