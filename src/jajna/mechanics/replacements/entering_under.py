"""Permanents that enter under the control of somebody whom a player chooses. CR 614.1c, 110.2a."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Decision, Kind, Shape, Thing
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.mechanics.replacements.entering import AsThisEnters
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.events.base import Event
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["EntersUnderAnOpponent"]


@final
@dataclass(frozen=True)
class EntersUnderAnOpponent(AsThisEnters):
    """It enters under the control of an opponent of one's choice, if there is one. CR 614.1c."""

    def rank(self) -> int:
        return 1  # CR 616.1b

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        seats = game.players.opponents_within(ctx.controller)
        if not seats:
            return None
        return Decision(
            ctx.controller,
            Kind.PLAYER,
            "614.1c",
            Shape.ONE,
            [Thing(seat) for seat in seats],
            source=ctx.source,
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        if isinstance(answer, Thing):
            event.controller = answer.thing
        return [event]


phrase(
    EntersUnderAnOpponent,
    en="~ enters under the control of an opponent of your choice",
    es="~ entra bajo el control de un oponente de tu elección",
)
