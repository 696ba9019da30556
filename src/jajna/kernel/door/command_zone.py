"""Commanders that would leave for elsewhere return to the command zone. CR 903.9b, 903.9c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Answer, Decision, Kind, Shape, YesNo
from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.ir.base import Replacement
from jajna.kernel.card_kinds import commanders
from jajna.kernel.state.context import Context
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["RETURN", "CommanderReplacement", "may_return", "returning"]


@final
class CommanderReplacement(Replacement):
    """The option of a commander's owner to put it into the command zone instead. CR 903.9b.

    It may apply more than once to the same event, as often as something else sends the card to
    another zone. By CR 2019-05-03 903.9 it applies to graveyards and exile too.
    """

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, ZoneChange) and may_return(game, event)

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        assert isinstance(event, ZoneChange), event
        moving = game.objects[event.object]
        return Decision(
            moving.owner,
            Kind.COMMANDER,
            "903.9b" if game.era.commanders_die else game.era.cited("commanders_die"),
            Shape.ONE,
            [YES, NO],
            source=moving.id,
            subject=event.to,
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange) and isinstance(answer, YesNo), answer
        if not answer.yes:
            return [event]
        moving = game.objects[event.object]
        leading = tuple([one.definition for one in commanders.of_object(game, moving.id)])
        parts = moving.parts
        others = [place for place, part in enumerate(parts) if part.definition not in leading]
        if moving.partner is not None:
            event.led = leading
            event.parts_swapped = moving.definition in leading
        elif others:
            led = [place for place in range(len(parts)) if place not in others]
            event.led = leading
            event.parts_order = (*others, *led)
        else:
            event.to = Zone.COMMAND
            event.face_down = False
        return [event]


RETURN: Final = CommanderReplacement()


def may_return(game: Game, event: ZoneChange) -> bool:
    """Whether a commander's owner may put it into the command zone instead. CR 903.9b."""
    to = event.to
    if to is Zone.GRAVEYARD or to is Zone.EXILE:
        if game.era.commanders_die:
            return False
    elif to is not Zone.HAND and to is not Zone.LIBRARY:
        return False
    moving = game.objects.get(event.object)
    return (
        moving is not None
        and moving.zone is event.origin
        and not event.led
        and commanders.is_commander(game, moving.id)
        and game.players[moving.owner].in_game
    )


def returning(event: ZoneChange) -> str:
    """The name of the effect among those applied to an event: of each zone its own. CR 903.9b."""
    return f"commander to {event.to.name}"
