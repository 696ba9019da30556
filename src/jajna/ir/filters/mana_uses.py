"""Restrictions on spending mana, besides those to casting certain spells. CR 106.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter
from jajna.ir.declared.names import looks_up
from jajna.ir.filters.identity import Is
from jajna.ir.filters.nouns import ACTIVATING
from jajna.ir.refs import YourCommander
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AnyUse", "ToActivate", "ToCast"]


@final
@dataclass(frozen=True)
class ToCast(Filter):
    """A spell for which mana is spent; ``many``: as the text has it, in the plural. CR 601.2h."""

    of: Filter
    many: bool = False

    def where(self) -> int:
        return self.of.where()

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return self.of.matches(game, ctx, thing)


phrase(ToCast, en="cast {of:a}", es="lanzar {of:un}", when={"many": False}, place="use")
phrase(
    ToCast,
    en="cast your commander",
    es="lanzar a tu comandante",
    when={"of": Is(YourCommander()), "many": False},
    place="use",
)
phrase(ToCast, en="cast {of:s}", es="lanzar {of:s}", when={"many": True}, place="use")


@final
@dataclass(frozen=True)
class ToActivate(Filter):
    """An object whose ability the mana activates; ``of`` describes it. CR 602.2b.

    ``many``: as the text has it, in the plural.
    """

    of: Filter | None = None
    many: bool = False

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if thing not in ctx.bound.get(ACTIVATING, ()):
            return False
        if self.of is None:
            return True
        there = self.of.where() & 1 << game.object(thing).zone  # CR 109.2
        return there != 0 and self.of.matches(game, ctx, thing)


looks_up(ToActivate, ACTIVATING)
phrase(
    ToActivate,
    en="activate an ability [of? of {of:a}]",
    es="activar una habilidad [of? de {of:un}]",
    when={"many": False},
    place="use",
)
phrase(
    ToActivate,
    en="activate abilities [of? of {of:s}]",
    es="activar habilidades [of? de {of:s}]",
    when={"many": True},
    place="use",
)


@final
@dataclass(frozen=True)
class AnyUse(Filter):
    """One of several uses for mana. CR 106.6.

    ``again``: the text says "to" before each of them.
    """

    uses: tuple[Filter, ...]
    again: bool = False

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return any(one.matches(game, ctx, thing) for one in self.uses)
