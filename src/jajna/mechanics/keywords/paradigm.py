"""Paradigm, a keyword of spells that are copied from exile for the rest of the game. CR 707.12.

It came after the rules of January 2026; its reminder text says what it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.abilities import SpellAbility
from jajna.ir.base import Duration, Effect
from jajna.ir.composites import Sequence
from jajna.ir.declared.names import EXILED, binds
from jajna.ir.refs import EVENT_AMOUNT, EVENT_PLAYER, Bound
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import DelayedTrigger
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.lasting.casting_while_resolving import COPY, CastWhileResolving
from jajna.mechanics.moving.common import movable, moves
from jajna.mechanics.things.spell_copies_and_targets import CopySpell
from jajna.mechanics.triggers.steps import AtBeginning
from jajna.vocab import Step, Zone

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["PARADIGM"]

AGAIN: Final = Sequence((CopySpell(Bound(EXILED)), CastWhileResolving(COPY)))
"""What its controller may do as each of their first main phases begins."""


@final
@dataclass(frozen=True)
class BeginParadigm(Effect):
    """Exile the spell. If its controller resolves one of its name for the first time, they may
    cast a copy of the exiled card as each of their first main phases begins. CR 603.7, 707.12.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        first = not self._has_begun(game, ctx)
        perform(game, [*moves(game, movable(game, [ctx.source], Zone.EXILE), Zone.EXILE, "exile")])
        if first:
            own = Context(ctx.source, ctx.controller)
            card = game.objects.became.get(ctx.source)
            own.bind(EXILED, [card] if card is not None else [])
            main = AtBeginning(int(Step.PRECOMBAT_MAIN))
            again = DelayedTrigger(own, main, AGAIN, Duration.PERMANENT, once=False)
            perform(game, [EffectBegan(again)])

    def _has_begun(self, game: Game, ctx: Context) -> bool:
        """Whether the player resolved a spell with this name before."""
        name = game.object(ctx.source).now.name
        return any(
            one.effect == AGAIN
            and one.ctx.controller == ctx.controller
            and game.object(one.ctx.source).now.name == name
            for one in game.effects.delayed
        )


binds(BeginParadigm, EXILED, EVENT_AMOUNT, EVENT_PLAYER)

PARADIGM: Final = plain("paradigm", "paradigma", 0, (SpellAbility(BeginParadigm()),), rule="707.12")
