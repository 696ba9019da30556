"""How many more spells a player can cast in a turn. CR 101.2, 601.3, 611.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Layer, Modification
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.filters.nouns import Source
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.counts.would_be import WouldBe
from jajna.vocab import Reads
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = ["CastOnlyOneMore"]

LAST_OF_TURN: Final = "last spell of the turn"
"""Name of the number of the last spell that the player can cast this turn."""


@final
@dataclass(frozen=True)
class _NoFurther(Modification):
    """Can't cast more spells this turn than the number bound as ``LAST_OF_TURN``. CR 101.2."""

    def layer(self) -> int:
        return Layer.RULES

    def reads(self) -> int:
        return Reads.HISTORY

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if len(game.players[player].spells) >= ctx.numbers.get(LAST_OF_TURN, 0):
            rules.forbidden.append((ctx.kept(), WouldBe(Source())))


@final
@dataclass(frozen=True)
class CastOnlyOneMore(Effect):
    """You can cast only one more spell this turn. CR 101.2, 611.2."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        own = Context(ctx.source, ctx.controller)
        own.bind_number(LAST_OF_TURN, len(game.players[ctx.controller].spells) + 1)
        change = (_NoFurther(),)
        effect = Continuous(own, change, Duration.END_OF_TURN, [ctx.controller])
        perform(game, [EffectBegan(effect)])


binds(CastOnlyOneMore, LAST_OF_TURN)
looks_up(_NoFurther, LAST_OF_TURN)
phrase(
    CastOnlyOneMore,
    en="you can cast only one more spell this turn",
    es="solo puedes lanzar un hechizo más este turno",
)
