"""Objects that deal more damage for a while. CR 614.1a, 611.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Filter, Ref
from jajna.ir.filters.identity import Is
from jajna.ir.filters.nouns import Opponent
from jajna.ir.refs import Bound
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import SHIELDED
from jajna.kernel.state.lasting_effects import Shield
from jajna.mechanics.replacements.damage import MultiplyDamage
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["MoreCombatDamageToOpponents", "MoreDamageThisTurn"]


@final
@dataclass(frozen=True)
class MoreCombatDamageToOpponents(Effect):
    """Until your next turn, objects deal several times as much combat damage to your opponents.
    CR 614.1a, 611.2a.
    """

    what: Ref
    times: int

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.what.things(game, ctx)
        more = MultiplyDamage(Is(Bound(SHIELDED)), self.times, to=Opponent(), combat=True)
        perform(game, [EffectBegan(Shield(ctx.clone({}), more, Duration.YOUR_NEXT_TURN, things))])


for _times, _en, _es in ((2, "double", "el doble"), (3, "triple", "el triple")):
    phrase(
        MoreCombatDamageToOpponents,
        en="until your next turn, if {what:that} would deal combat damage to one of your opponents,"
        f" it deals {_en} that damage to that player instead",
        es="hasta tu próximo turno, si {what:that} <fuera> a hacer daño de combate a uno de tus"
        f" oponentes, en vez de eso, le hace {_es} de ese daño a ese jugador",
        when={"times": _times},
    )


@final
@dataclass(frozen=True)
class MoreDamageThisTurn(Effect):
    """This turn, sources that fit deal several times as much damage. CR 614.1a, 611.2a."""

    by: Filter
    times: int

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        more = MultiplyDamage(self.by, self.times)
        perform(game, [EffectBegan(Shield(ctx.clone({}), more, Duration.END_OF_TURN, []))])


for _times, _en, _es in ((2, "double", "el doble"), (3, "triple", "el triple")):
    phrase(
        MoreDamageThisTurn,
        en=f"if {{by:a}} would deal damage this turn, it deals {_en} that damage instead",
        es=f"si {{by:un}} fuera a hacer daño este turno, en vez de eso, hace {_es} de ese daño",
        when={"times": _times},
    )
