"""Numbers that players choose, and what is equal to them. CR 608.2d, 614.12a."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Shape
from jajna.decision import Number as HowMany
from jajna.events.base import Event
from jajna.events.marks import Marked
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect
from jajna.ir.declared.binding import needs, tells
from jajna.ir.declared.names import binds, chooses, finds_noted, looks_up, notes
from jajna.ir.refs import EVENT_AMOUNT, linked, linking_name
from jajna.kernel.door.perform import perform
from jajna.mechanics.replacements.entering import AsThisEnters
from jajna.vocab import Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ChooseNumber", "ChooseNumberAsItEnters", "ChosenNumber", "LastChosenNumber"]

CHOSEN_NUMBER: Final = "chosen number"
"""Name of the chosen number, and of the mark that notes it on the source."""


def number_question(ctx: Context, least: int, most: int, rule: str) -> Decision:
    """Ask the controller for a number between two others."""
    source = ctx.source
    return Decision(ctx.controller, Kind.NUMBER, rule, Shape.NUMBER, [], least, most, source=source)


@final
@dataclass(frozen=True)
class ChooseNumber(Effect):
    """An instruction to choose a number; what follows speaks of it. CR 608.2d.

    It is noted on a permanent whose ability has it chosen (CR 607.2d).
    """

    least: int
    most: int

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return number_question(ctx, self.least, self.most, "608.2d")

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        number = answer.number if isinstance(answer, HowMany) else self.least
        ctx.bind_number(EVENT_AMOUNT, number)
        ctx.bind_number(CHOSEN_NUMBER, number)
        events: list[Event] = []
        source = game.objects.get(ctx.source)
        if source is not None and source.zone is Zone.BATTLEFIELD:
            events.append(Marked(ctx.source, linking_name(game, ctx, CHOSEN_NUMBER), [number]))
        perform(game, events)


binds(ChooseNumber, CHOSEN_NUMBER, EVENT_AMOUNT)
notes(ChooseNumber, CHOSEN_NUMBER)
tells(ChooseNumber, CHOSEN_NUMBER)
phrase(
    ChooseNumber,
    en="choose a number between {least:#} and {most:#}",
    es="elige un número entre {least:#} y {most:#}",
)


@final
@dataclass(frozen=True)
class ChooseNumberAsItEnters(AsThisEnters):
    """As it enters, its controller chooses a number, which is noted on it. CR 607.2d, 614.12a."""

    least: int
    most: int

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        return number_question(ctx, self.least, self.most, "614.12a")

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        if isinstance(answer, HowMany):
            event.mark(CHOSEN_NUMBER, [answer.number])
        return [event]


chooses(ChooseNumberAsItEnters, CHOSEN_NUMBER)
phrase(
    ChooseNumberAsItEnters,
    en="as ~ enters, choose a number between {least:#} and {most:#}",
    es="en cuanto ~ entre, elige un número entre {least:#} y {most:#}",
)


@final
@dataclass(frozen=True)
class ChosenNumber(Amount):
    """The number just chosen. CR 608.2d."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get(CHOSEN_NUMBER, 0)


looks_up(ChosenNumber, CHOSEN_NUMBER)
needs(ChosenNumber, CHOSEN_NUMBER, "no number was chosen before")
phrase(ChosenNumber, en="the chosen number", es="el número elegido")


@final
@dataclass(frozen=True)
class LastChosenNumber(Amount):
    """The number chosen last for the source; 0 if none was. CR 607.2d, 208.2a."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS

    def value(self, game: Game, ctx: Context) -> int:
        return sum(linked(game, ctx, CHOSEN_NUMBER))


finds_noted(LastChosenNumber, CHOSEN_NUMBER)
phrase(LastChosenNumber, en="the last chosen number", es="el último número elegido")
