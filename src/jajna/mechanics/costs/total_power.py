"""A cost paid with creatures whose powers add up to enough. CR 118.3, 208.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Shape, Thing
from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.permanents import Sacrificed
from jajna.frozen import dataclass
from jajna.ir.base import Cost, Filter
from jajna.ir.declared.binding import does
from jajna.ir.declared.names import SACRIFICED, binds
from jajna.ir.declared.worth import Loss, gives_up
from jajna.ir.measures import Stat, stat_value
from jajna.kernel.door.perform import perform
from jajna.kernel.state.frames import pay
from jajna.mechanics.actions.sacrifice import can_sacrifice
from jajna.mechanics.choices.chosen_by_each import chosen_things
from jajna.mechanics.rules.sacrifices import is_spared
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["SacrificeForPower"]

GATHERED: Final = "gathered for power"
"""Name of the creatures that were chosen so far to pay with their total power."""


@final
@dataclass(frozen=True)
class SacrificeForPower(Cost):
    """Sacrifice permanents that fit with at least this total power. CR 118.3, 701.21a.

    As long as those chosen haven't the power, more are chosen; then all are sacrificed at once.
    """

    what: Filter
    power: int

    def _left(self, game: Game, ctx: Context) -> list[int]:
        if is_spared(game, ctx, ctx.controller):
            return []
        gathered = ctx.bound.get(GATHERED, [])
        return [
            one
            for one in game.zones.battlefield
            if one not in gathered
            and can_sacrifice(game, ctx.controller, one)
            and self.what.matches(game, ctx, one)
        ]

    def _missing(self, game: Game, ctx: Context) -> int:
        gathered = ctx.bound.get(GATHERED, [])
        return self.power - sum([stat_value(game, one, Stat.POWER) for one in gathered])

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        things = self._left(game, ctx)
        most = sum([max(stat_value(game, one, Stat.POWER), 0) for one in things])
        if most >= self._missing(game, ctx):
            return None
        return Reason("nothing to sacrifice", "118.3", tuple(things), self.power)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = self._left(game, ctx)
        if not things or self._missing(game, ctx) <= 0:
            return None
        options = [Thing(one) for one in things]
        return Decision(
            ctx.controller,
            Kind.SACRIFICE,
            "701.21a",
            Shape.SOME,
            [*options],
            1,
            len(options),
            source=ctx.source,
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(GATHERED, [*ctx.bound.get(GATHERED, []), *chosen_things(answer)])
        if self._missing(game, ctx) > 0 and self._left(game, ctx):
            pay(game, self, ctx)
            return
        things = ctx.bound[GATHERED]
        ctx.bind(GATHERED, [])
        events: list[Event] = [Sacrificed(one, ctx.controller) for one in things]
        ctx.bind(SACRIFICED, things)
        ctx.bind_number(SACRIFICED, len(things))
        perform(game, events)


binds(SacrificeForPower, GATHERED, SACRIFICED)
does(SacrificeForPower, SACRIFICED)
gives_up(SacrificeForPower, Loss.PERMANENT)
phrase(
    SacrificeForPower,
    en="sacrifice any number of {what:s} with total power {power:#} or greater",
    es="sacrifica cualquier cantidad de {what:s} con una fuerza total de {power:#} o más",
)
