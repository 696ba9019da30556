"""Permanents that become one of several shapes as they enter or turn face up. CR 614.1c, 614.1e.

The chosen shape is among the copiable values (CR 707.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.events.permanents import TurnedFaceUp
from jajna.frozen import dataclass
from jajna.ir.base import Modification, Replacement
from jajna.ir.filters.identity import SELF
from jajna.kernel.objects.definition import Definition
from jajna.kernel.zones import move
from jajna.mechanics.continuous.descriptions import DescribedAs
from jajna.mechanics.replacements.entering import fits_entering
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = ["BecomeAsItEnters"]


@final
@dataclass(frozen=True)
class BecomeAsItEnters(Replacement):
    """As it enters, it becomes as described by one of several options. CR 614.1c, 707.2.

    ``options`` are descriptions; ``face_up``: also as it is turned face up (CR 614.1e).
    """

    options: tuple[Modification, ...]
    face_up: bool = False

    def kinds(self) -> tuple[int, ...]:
        if self.face_up:
            return (EventKind.ZONE_CHANGE, EventKind.TURNED_FACE_UP)
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if isinstance(event, TurnedFaceUp):
            return self.face_up and event.object == ctx.source
        return fits_entering(game, ctx, event, SELF)

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        options = [Pick(place, _size(game, ctx, one)) for place, one in enumerate(self.options)]
        rule = "614.1e" if isinstance(event, TurnedFaceUp) else "614.1c"
        return Decision(ctx.controller, Kind.WORD, rule, Shape.ONE, [*options], source=ctx.source)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        option = self.options[answer.index if isinstance(answer, Pick) else 0]
        if isinstance(event, TurnedFaceUp):
            before = event.values or game.objects[event.object].base
            event.values = _shaped(game, ctx, before, option)
            return [event]
        assert isinstance(event, ZoneChange), event
        definition = event.copy_of or game.object(event.object).definition
        values = _shaped(game, ctx, move.entry_characteristics(game, event), option)
        event.copy_of = Definition(definition.card, [values])
        event.face = 0
        return [event]


def _size(game: Game, ctx: Context, option: Modification) -> str:
    """The power and toughness of an option, as a text that names it."""
    assert isinstance(option, DescribedAs), option
    assert option.power is not None and option.toughness is not None, option
    return f"{option.power.value(game, ctx)}/{option.toughness.value(game, ctx)}"


def _shaped(
    game: Game, ctx: Context, values: Characteristics, option: Modification
) -> Characteristics:
    """Copiable values as the description changes them."""
    made = values.copy()
    made.before_choice = values
    for part in option.parts():
        part.modify(game, ctx, ctx.source, made)
    return made


phrase(
    BecomeAsItEnters,
    en="as ~ enters[face_up? or is turned face up], it becomes your choice of {options:or}",
    es="en cuanto ~ entre[face_up? o sea <*puesto@~> boca arriba], se convierte, a "
    "tu elección, en {options:or}",
)
