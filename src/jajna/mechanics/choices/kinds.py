"""Choosing one of two kinds: land or nonland, odd or even. CR 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Pick
from jajna.frozen import dataclass
from jajna.ir.base import OBJECTS, Effect, Filter
from jajna.ir.declared.binding import needs, tells
from jajna.ir.declared.names import chooses, finds_noted, looks_up
from jajna.ir.filters.common import object_of
from jajna.ir.measures import Stat, stat_value
from jajna.ir.refs import linked
from jajna.mechanics.choices.of_your_choice import word_question
from jajna.vocab import Reads, Term, Type
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "CHOSEN_QUALITY",
    "PARITIES",
    "ChooseKind",
    "OfChosenKind",
    "OfParity",
    "WithChosenManaValue",
]

CHOSEN_KIND: Final = "chosen kind"
"""Name under which the place of the chosen kind is bound."""
CHOSEN_QUALITY: Final = "chosen quality"
"""Name under which it is bound whether odd (0) or even (1) was chosen; also the
mark that holds it."""
PARITIES: Final = ("odd", "even")
"""The qualities of a number, in the order in which they are offered."""


class Kinds(Term):
    """The kinds among which a text lets a player choose."""

    LANDS = "land or nonland"
    PARITIES = "odd or even"


words(
    "kinds",
    {
        Kinds.LANDS: ("land or nonland", "tierra o no tierra"),
        Kinds.PARITIES: ("odd or even", "par o impar"),
    },
)


@final
@dataclass(frozen=True)
class ChooseKind(Effect):
    """An instruction to choose one of two kinds. CR 608.2d."""

    kinds: Kinds

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return word_question(ctx, self.kinds.value.split(" or "))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        chosen = answer.index if isinstance(answer, Pick) else 0
        if self.kinds is Kinds.LANDS:
            ctx.bind_number(CHOSEN_KIND, chosen)
        else:
            ctx.bind_number(CHOSEN_QUALITY, chosen)


chooses(ChooseKind, CHOSEN_KIND, CHOSEN_QUALITY)
phrase(ChooseKind, en="choose {kinds:kinds}", es="elige {kinds:kinds}")


def _chooses_lands(made: ChooseKind) -> bool:
    return made.kinds is Kinds.LANDS


def _chooses_parity(made: ChooseKind) -> bool:
    return made.kinds is Kinds.PARITIES


tells(ChooseKind, CHOSEN_KIND, _chooses_lands)
tells(ChooseKind, CHOSEN_QUALITY, _chooses_parity)


@final
@dataclass(frozen=True)
class OfChosenKind(Filter):
    """Of the kind just chosen: a land, or anything but a land. CR 608.2d."""

    def where(self) -> int:
        return OBJECTS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        return (found.now.types & Type.LAND != 0) == (ctx.numbers.get(CHOSEN_KIND, 0) == 0)


looks_up(OfChosenKind, CHOSEN_KIND)
needs(OfChosenKind, CHOSEN_KIND)
phrase(OfChosenKind, en="of the chosen kind", es="de la clase elegida", place="suffix")


@final
@dataclass(frozen=True)
class OfParity(Filter):
    """With an even mana value, or else with an odd one. CR 202.3. Zero is even."""

    even: bool

    def where(self) -> int:
        return OBJECTS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if object_of(game, thing) is None:
            return False
        return (stat_value(game, thing, Stat.MANA_VALUE) % 2 == 0) == self.even


@final
@dataclass(frozen=True)
class WithChosenManaValue(Filter):
    """With an odd or even mana value, as was just chosen or as was chosen for the source.
    CR 202.3, 608.2d, 607.2d. Zero is even. ``negative``: with one of the other kind.
    """

    negative: bool = False

    def reads(self) -> int:
        return Reads.MARKS

    def where(self) -> int:
        return OBJECTS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        quality = ctx.numbers.get(CHOSEN_QUALITY, -1)
        if quality < 0:
            held = linked(game, ctx, CHOSEN_QUALITY)
            quality = held[0] if held else -1
        if quality < 0:
            return self.negative
        return OfParity(quality == 1).matches(game, ctx, thing) != self.negative


finds_noted(WithChosenManaValue, CHOSEN_QUALITY)
phrase(
    WithChosenManaValue,
    en="with mana value of the chosen quality",
    es="con valor de maná de la cualidad elegida",
    when={"negative": False},
    place="suffix",
)
phrase(
    WithChosenManaValue,
    en="without mana value of the chosen quality",
    es="sin valor de maná de la cualidad elegida",
    when={"negative": True},
    place="suffix",
)
