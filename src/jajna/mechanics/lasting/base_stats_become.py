"""Base power and toughness that become something else for a turn. CR 613.4b, 611.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Duration, Effect, Ref
from jajna.ir.measures import Stat, stat_value
from jajna.ir.refs import as_known
from jajna.kernel.door.perform import perform
from jajna.mechanics.continuous.power_toughness import SetPowerToughness, SetStats
from jajna.mechanics.lasting.until_end_of_turn import begin, changing
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["BaseStatsBecome"]


@final
@dataclass(frozen=True)
class BaseStatsBecome(Effect):
    """Until end of turn the base power and toughness of things become numbers, which are then
    fixed. CR 613.4b, 611.2d.

    ``like`` is what has the numbers that they become equal to. Without ``toughness`` only base
    power changes, or with ``both`` each becomes equal to ``power``.
    """

    what: Ref
    power: Amount | None = None
    toughness: Amount | None = None
    like: Ref | None = None
    both: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        change = self._change(game, ctx)
        if change is not None:
            things = changing(game, self.what.things(game, ctx))
            perform(game, begin(ctx, (change,), Duration.END_OF_TURN, things))

    def _change(self, game: Game, ctx: Context) -> SetPowerToughness | None:
        if self.like is not None:
            found = as_known(self.like, game, ctx)
            if not found:
                return None
            power, toughness = [
                Number(stat_value(game, found[0], stat)) for stat in (Stat.POWER, Stat.TOUGHNESS)
            ]
            return SetPowerToughness(power, toughness)
        assert self.power is not None, self
        number = Number(self.power.value(game, ctx))
        if self.both:
            return SetPowerToughness(number, stats=SetStats.EACH)
        if self.toughness is None:
            return SetPowerToughness(number, stats=SetStats.POWER)
        return SetPowerToughness(number, Number(self.toughness.value(game, ctx)))


phrase(
    BaseStatsBecome,
    en="{what:'s} base power and toughness become {power}/{toughness} until end of turn",
    es="{what:de la fuerza y resistencia base} <pasa@ellos> a ser de {power}/{toughness} "
    "hasta el final del turno",
    when={"like": None, "both": False},
)
phrase(
    BaseStatsBecome,
    en="the base power and toughness of {what} become equal to {like:'s} power and toughness until "
    "end of turn",
    es="la fuerza y resistencia base de {what} <pasa@ellos> a ser iguales a "
    "{like:de la fuerza y resistencia} hasta el final del turno",
    when={"power": None, "toughness": None, "both": False},
)
phrase(
    BaseStatsBecome,
    en="the base power and toughness of {what} become equal to {power} until end of turn",
    es="la fuerza y resistencia base de {what} <pasa@ellos> a ser iguales a {power} hasta el final "
    "del turno",
    when={"toughness": None, "like": None, "both": True},
)
phrase(
    BaseStatsBecome,
    en="{what:'s} base power become equal to {power} until end of turn",
    es="{what:de la fuerza base} <pasa@él> a ser igual a {power} hasta el final del turno",
    when={"toughness": None, "like": None, "both": False},
)
