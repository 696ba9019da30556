"""Restrictions on spending mana, besides those to casting certain spells. CR 106.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter
from jajna.ir.declared.names import game_binds, looks_up
from jajna.ir.filters.common import fits_there
from jajna.ir.filters.identity import Is
from jajna.ir.filters.nouns import ABOUT_TO_BE_CAST, ACTIVATING
from jajna.ir.refs import YourCommander
from jajna.vocab import Mana, Term, Zone
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context
    from jajna.vocab import Symbol

__all__ = [
    "CONTAINED",
    "AnyUse",
    "Contained",
    "NotToCast",
    "ToActivate",
    "ToCast",
    "ToPay",
    "contained_in",
    "on_special_action",
]

CONTAINED: Final = "contained in the cost"
"""Name of the number that is a mask of what a cost to be paid contains, as ``Contained`` has it."""
game_binds(CONTAINED)


class Contained(Term):
    """A mana symbol by which costs are told from others. CR 107.3, 107.4c."""

    X = "X"
    COLORLESS = "C"

    def bit(self) -> int:
        """Its bit in a mask of what a cost contains."""
        return 1 if self is Contained.X else 2


def contained_in(symbols: tuple[Symbol, ...]) -> int:
    """Mask of what a cost of these mana symbols contains. CR 107.3, 107.4c."""
    found = 0
    for one in symbols:
        if one.variable:
            found |= Contained.X.bit()
        elif one.mana == Mana.COLORLESS and not one.generic and not one.life:
            found |= Contained.COLORLESS.bit()
    return found


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
        return fits_there(game, ctx, self.of, thing)


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


words(
    "contained",
    {Contained.X: ("{X}", "{X}"), Contained.COLORLESS: ("{C}", "{C}")},
)


def on_special_action(game: Game, ctx: Context, thing: int, zone: Zone) -> Object | None:
    """The object in a zone that mana is spent on for neither a spell nor an activated ability: for
    a special action. ``None``: it is spent otherwise. CR 106.6, 116.2.

    A filter that asks for it looks up ``ABOUT_TO_BE_CAST`` and ``ACTIVATING``.
    """
    if thing in ctx.bound.get(ABOUT_TO_BE_CAST, ()) or thing in ctx.bound.get(ACTIVATING, ()):
        return None
    found = game.objects.get(thing)
    return found if found is not None and found.zone is zone else None


@final
@dataclass(frozen=True)
class ToPay(Filter):
    """A cost that contains a symbol, whatever it is paid for: a spell, an ability, a special action
    or what an instruction asks for. CR 106.6, 118.1.

    ``many``: the text has it in the plural, "only on costs that ...".
    """

    symbol: Contained
    many: bool = False

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return ctx.numbers.get(CONTAINED, 0) & self.symbol.bit() != 0


looks_up(ToPay, CONTAINED)
phrase(
    ToPay,
    en="pay a cost that contains {symbol:contained}",
    es="pagar un coste que contenga {symbol:contained}",
    when={"many": False},
    place="use",
)
phrase(
    ToPay,
    en="costs that contain {symbol:contained}",
    es="costes que contengan {symbol:contained}",
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

    def is_of_costs(self) -> bool:
        """Whether the text speaks of costs, "only on costs that ...", and not of what is done."""
        return any(isinstance(one, ToPay) and one.many for one in self.uses)

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return any(
            one.matches(game, ctx, thing) for one in self.uses if thing or isinstance(one, ToPay)
        )


@final
@dataclass(frozen=True)
class NotToCast(Filter):
    """Whatever mana is spent on but casting such spells: "can't be spent to cast". CR 106.6."""

    spells: ToCast

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        casts = thing in ctx.bound.get(ABOUT_TO_BE_CAST, ())
        return not casts or not self.spells.matches(game, ctx, thing)


looks_up(NotToCast, ABOUT_TO_BE_CAST)
