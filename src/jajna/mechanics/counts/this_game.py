"""What happened in the whole game: spells that were cast. CR 601.2i."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter
from jajna.ir.declared.binding import misplaced
from jajna.mechanics.counts.would_be import would_fit
from jajna.vocab import Aspects, Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["CastThisGame"]


@final
@dataclass(frozen=True)
class CastThisGame(Condition):
    """You have cast a spell that fits this game, as it is or last was; a copy that wasn't cast
    doesn't count. CR 601.2i, 707.10.
    """

    what: Filter

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY | Reads.ZONES

    def holds(self, game: Game, ctx: Context) -> bool:
        there = [game.objects[spell] for spell in game.zones.stack]
        return any(
            _was_cast_by(one, ctx.controller) and would_fit(game, ctx, self.what, one.id)
            for one in (*there, *reversed(game.objects.departed.values()))
        )


def _was_cast_by(spell: Object, player: int) -> bool:
    if spell.zone is not Zone.STACK or spell.item is None:
        return False
    return spell.item.is_spell and not spell.item.copied and spell.item.ctx.controller == player


phrase(
    CastThisGame,
    en="you've cast {what:a} this game",
    es="<ha@tú> lanzado {what:un} en esta partida",
)


def _no_spell(made: CastThisGame) -> str | None:
    return None if made.what.where() == 1 << Zone.STACK else "only spells are cast"


misplaced(CastThisGame, _no_spell)
