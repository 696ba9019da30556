"""Devour. CR 702.82."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Several, Shape, Thing
from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Sacrificed
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Replacing
from jajna.ir.base import Amount, Condition, Filter, Node, Ref
from jajna.ir.declared.names import binds, binds_for_its_parts, finds_noted, looks_up, notes
from jajna.ir.refs import as_known
from jajna.mechanics.keywords.common import CREATURE, amount_in
from jajna.mechanics.replacements.entering import AsThisEnters
from jajna.vocab import PLUS_COUNTER, Cannot, Reads
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Devour", "devour"]

DEVOURED: Final = "devoured"
"""Name of the mark that holds the creatures that a permanent devoured. CR 702.82b."""
DEVOURING: Final = "devouring"
"""Name of the number of creatures that are devoured as a permanent enters."""


@final
@dataclass(frozen=True)
class Devour(AsThisEnters):
    """A replacement: as it enters, creatures or permanents of a quality may be sacrificed for
    counters. CR 702.82a, 702.82c.
    """

    number: Amount
    what: Filter = CREATURE

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        assert isinstance(event, ZoneChange), event
        eaten = event.marks.get(DEVOURED, [])
        food = [
            Thing(number)
            for number in game.zones.battlefield
            if number not in eaten  # CR 614.13b
            and game.objects[number].controller == ctx.controller
            and self.what.matches(game, ctx, number)
            and not game.objects[number].now.cannot & Cannot.BE_SACRIFICED
        ]
        if not food:
            return None
        return Decision(
            ctx.controller,
            Kind.SACRIFICE,
            "702.82a",
            Shape.SOME,
            [*food],
            0,
            len(food),
            source=ctx.source,
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        eaten: list[Event] = []
        if isinstance(answer, Several):
            for option in answer.options:
                assert isinstance(option, Thing), option
                eaten.append(Sacrificed(option.thing, ctx.controller))
        if eaten:
            devoured = [number for sacrifice in eaten for number in sacrifice.things()]
            event.mark(DEVOURED, [*event.marks.get(DEVOURED, []), *devoured])
            ctx.bind_number(DEVOURING, len(eaten))
            number = self.number.value(game, ctx) * len(eaten)
            event.add_counters(PLUS_COUNTER, number)
        return [*eaten, event]


notes(Devour, DEVOURED)
binds(Devour, DEVOURING)
binds_for_its_parts(Devour, DEVOURING)


@final
@dataclass(frozen=True)
class DevouredNow(Amount):
    """The number of creatures that are devoured as it enters. CR 702.82a, 107.3c."""

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get(DEVOURING, 0)


looks_up(DevouredNow, DEVOURING)


def devour(parameter: tuple[Node, ...]) -> Keyworded:
    """Devour N. CR 702.82a."""
    return Keyworded("devour", 0, parameter, (Replacing(Devour(amount_in(parameter))),))


def devour_quality(parameter: tuple[Node, ...]) -> Keyworded:
    """Devour [quality] N. CR 702.82c. Raises TypeError for a number that comes first."""
    what, number = parameter
    if not isinstance(what, Filter) or not isinstance(number, Amount):
        raise TypeError("devour names what is devoured before the number")
    return Keyworded("devour quality", 0, parameter, (Replacing(Devour(number, what)),))


def devour_devoured(parameter: tuple[Node, ...]) -> Keyworded:
    """Devour X, where X is the number of creatures devoured this way. CR 702.82a, 107.3c."""
    return Keyworded("devour devoured", 0, parameter, (Replacing(Devour(DevouredNow())),))


keyword(
    "devour devoured",
    "devorar",
    devour_devoured,
    parameter="X, where X is the number of creatures devoured this way",
    parameter_es="X, donde X es la cantidad de criaturas devoradas de esta manera",
    said="devour",
    rule="702.82",
)
keyword("devour", "devorar", devour, parameter="{0}", slots=("Amount",), rule="702.82")

keyword(
    "devour quality",
    "devorar",
    devour_quality,
    parameter="{0:one} {1}",
    slots=("Filter", "Amount"),
    said="devour",
    rule="702.82",
)


@final
@dataclass(frozen=True)
class DevouredSome(Condition):
    """It devoured something that fits as it entered. CR 702.82b."""

    it: Ref
    what: Filter

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        return any(
            self.what.matches(game, ctx, one)
            for thing in as_known(self.it, game, ctx)
            for one in game.object(thing).marks.get(DEVOURED, [])
        )


phrase(DevouredSome, en="{it} devoured {what:a}", es="{it} <devoró> {what:un}")


@final
@dataclass(frozen=True)
class NumberDevoured(Amount):
    """The number of permanents that fit, of those it devoured as it entered. CR 702.82b."""

    what: Filter

    def reads(self) -> int:
        return Reads.MARKS

    def value(self, game: Game, ctx: Context) -> int:
        devoured = game.object(ctx.source).marks.get(DEVOURED, [])
        return sum(1 for one in devoured if self.what.matches(game, ctx, one))


finds_noted(NumberDevoured, DEVOURED)

phrase(
    NumberDevoured,
    en="the number of {what:s} it devoured",
    es="la cantidad de {what:s} que devoró",
)

phrase(NumberDevoured, en="{what:one} it devoured", es="{what:one} que devoró", place="each")
