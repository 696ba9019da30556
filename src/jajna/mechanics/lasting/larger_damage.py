"""Objects that deal more damage for a while. CR 614.1a, 611.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Filter, Ref
from jajna.ir.declared.names import binds
from jajna.ir.filters.identity import Is
from jajna.ir.filters.nouns import Opponent
from jajna.ir.refs import Bound
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import LEFT, SHIELDED
from jajna.kernel.state.lasting_effects import Shield
from jajna.mechanics.replacements.changed_damage import MultiplyDamage
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["MoreDamage"]


@final
@dataclass(frozen=True)
class MoreDamage(Effect):
    """For a while, objects deal several times as much damage. CR 614.1a, 611.2a.

    ``to`` are the recipients meant, any without it; ``combat``: only combat damage. ``once``: only
    the damage that is dealt the next time.
    """

    what: Ref
    times: int
    to: Filter | None = None
    combat: bool = False
    once: bool = False
    duration: int = Duration.END_OF_TURN

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.what.things(game, ctx)
        more = MultiplyDamage(
            Is(Bound(SHIELDED)), self.times, to=self.to, combat=self.combat, once=self.once
        )
        left = 1 if self.once else -1
        shield = Shield(ctx.clone({}), more, self.duration, things, left)
        perform(game, [EffectBegan(shield)] if things else [])


binds(MoreDamage, LEFT)
for _times, _en, _es in ((2, "double", "el doble"), (3, "triple", "el triple")):
    phrase(
        MoreDamage,
        en="until your next turn, if {what:that} would deal combat damage to one of your opponents,"
        f" it deals {_en} that damage to that player instead",
        es="hasta tu próximo turno, si {what:that} <fuera> a hacer daño de combate a uno de tus"
        f" oponentes, en vez de eso, le hace {_es} de ese daño a ese jugador",
        when={
            "times": _times,
            "to": Opponent(),
            "combat": True,
            "once": False,
            "duration": Duration.YOUR_NEXT_TURN,
        },
    )
    phrase(
        MoreDamage,
        en="each time {what} would deal damage to a permanent or player this turn, it deals "
        f"{_en} that damage to that permanent or player instead",
        es="cada vez que {what} <fuera> a hacer daño a un permanente o jugador este turno, en vez "
        f"de eso, hace {_es} de ese daño a ese permanente o jugador",
        when={
            "times": _times,
            "to": None,
            "combat": False,
            "once": False,
            "duration": Duration.END_OF_TURN,
        },
    )
    phrase(
        MoreDamage,
        en="the next time {what} would deal[combat? combat] damage this turn, it deals "
        f"{_en} that damage instead",
        es="la próxima vez que {what} <fuera> a hacer daño[combat? de combate] este turno, en vez "
        f"de eso, hace {_es} de ese daño",
        when={"times": _times, "to": None, "once": True, "duration": Duration.END_OF_TURN},
    )
