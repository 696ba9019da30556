"""Damage to a player that an opponent has dealt to a planeswalker. CR 2016-08-26 306.7."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Decision, Kind, Several, Shape, Thing
from jajna.events.base import Event, EventKind
from jajna.events.damage import DamageDealt
from jajna.ir.base import Replacement
from jajna.kernel.state.context import Context
from jajna.vocab import Type, is_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["REDIRECTION", "ToPlaneswalker"]


@final
class ToPlaneswalker(Replacement):
    """The option to deal noncombat damage to a planeswalker instead of its controller.

    The controller of the source, an opponent of that player, chooses; the context has that
    controller. CR 2016-08-26 306.7; CR 306.7 says that the rule is gone.
    """

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, DamageDealt) or event.combat:
            return False
        if not is_player(event.to) or not game.players.is_opponent(event.to, ctx.controller):
            return False
        return len(_planeswalkers(game, event.to)) > 0

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        assert isinstance(event, DamageDealt), event
        rule = game.era.cited("planeswalker_redirection")
        options = [Thing(one) for one in _planeswalkers(game, event.to)]
        return Decision(
            ctx.controller, Kind.OBJECTS, rule, Shape.SOME, [*options], 0, 1, source=event.source
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt) and isinstance(answer, Several), answer
        for chosen in answer.options:
            assert isinstance(chosen, Thing), chosen
            return [DamageDealt(event.source, chosen.thing, event.number, False, event.preventable)]
        return [event]


REDIRECTION: Final = ToPlaneswalker()


def _planeswalkers(game: Game, player: int) -> list[int]:
    return [
        number
        for number in game.zones.battlefield
        if game.objects[number].controller == player
        and game.objects[number].now.types & Type.PLANESWALKER
    ]
