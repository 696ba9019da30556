"""What happened in the whole game: spells that were cast. CR 601.2i."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost
from jajna.ir.base import Condition, Filter
from jajna.ir.declared.binding import misplaced
from jajna.mechanics.counts.would_be import would_fit
from jajna.vocab import Aspects, Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["FIRST_SPELL", "CastThisGame", "FirstSpellOfGame"]


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


@final
@dataclass(frozen=True)
class FirstSpellOfGame(Condition):
    """You have cast no other spell this game than this one, which may be about to be cast.
    CR 601.2i, 707.10.
    """

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY | Reads.ZONES

    def holds(self, game: Game, ctx: Context) -> bool:
        itself = (ctx.item, ctx.source)
        there = [game.objects[spell] for spell in game.zones.stack if spell not in itself]
        before = game.objects.departed.values()
        return not any(_was_cast_by(one, ctx.controller) for one in (*there, *before))


FIRST_SPELL: Final = FirstSpellOfGame()
phrase(
    CastingCost,
    en="if this spell is the first spell you've cast this game, you may cast it without paying its "
    "mana cost",
    es="si este hechizo es el primer hechizo que has lanzado en esta partida, puedes lanzarlo sin "
    "pagar su coste de maná",
    when={
        "alternative": True,
        "paying": False,
        "costs": (),
        "rather_first": False,
        "condition": FIRST_SPELL,
    },
)


def _no_spell(made: CastThisGame) -> str | None:
    return None if made.what.where() == 1 << Zone.STACK else "only spells are cast"


misplaced(CastThisGame, _no_spell)
