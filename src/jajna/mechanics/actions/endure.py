"""Enduring. CR 701.63."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Decision, Kind, Shape, YesNo
from jajna.events.counters import CountersPut
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.declared.names import binds, looks_up, notes
from jajna.ir.refs import EACH, Bound
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.moving.entering_attacking import ATTACKED
from jajna.mechanics.things.tokens import CREATED, CreateTokens
from jajna.vocab import PLUS_COUNTER, Color
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Endure"]

ENDURING_PLAYER: Final = "enduring player"
"""Name under which the player is bound who controls, or last controlled, what endures."""


@final
@dataclass(frozen=True)
class Endure(Effect):
    """An instruction that permanents endure, one after the other. CR 701.63a, 701.63b."""

    what: Ref
    count: Amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        number = self.count.value(game, ctx)
        if number > 0:
            one = EndureOne(Number(number))
            game.frames.run_for_each(self.what.things(game, ctx), one, ctx)


binds(Endure, ATTACKED, CREATED, ENDURING_PLAYER)
notes(Endure, CREATED)
phrase(Endure, en="{what} <endures> {count}", es="{what} <aguanta> {count}")


@final
@dataclass(frozen=True)
class EndureOne(Effect):
    """Its controller puts counters on the permanent, or else creates a Spirit. CR 701.63a."""

    count: Amount

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if not on_battlefield(game, ctx.bound[EACH]):
            return None
        player = game.object(ctx.bound[EACH][0]).controller
        return Decision(player, Kind.MAY, "701.63a", Shape.ONE, [YES, NO], source=ctx.source)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        thing = ctx.bound[EACH][0]
        player = game.object(thing).controller
        if isinstance(answer, YesNo) and answer.yes:
            number = self.count.value(game, ctx)
            perform(game, [CountersPut(thing, PLUS_COUNTER, number, player)])
            return
        ctx.bind(ENDURING_PLAYER, [player])
        spirit = CreateTokens(
            ONE,
            self.count,
            self.count,
            Color.WHITE,
            subtypes=("Spirit",),
            who=Bound(ENDURING_PLAYER),
        )
        game.frames.run_in_order((spirit,), ctx)


binds(EndureOne, ATTACKED, CREATED, ENDURING_PLAYER)
notes(EndureOne, CREATED)
looks_up(EndureOne, EACH)
