"""Mana with an effect on the spell that it is spent on. CR 106.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.mana import ManaSpent
from jajna.frozen import dataclass
from jajna.ir.base import Filter, Pattern
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.declared.names import binds
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["SpendsThatMana"]


@final
@dataclass(frozen=True)
class SpendsThatMana(Pattern):
    """The mana that an instruction adds is spent on a spell that fits, which is changed at once.
    CR 106.6.
    """

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.MANA_SPENT,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, ManaSpent) and self.what.matches(game, ctx, event.spell)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, ManaSpent), event
        ctx.bind(EVENT_OBJECT, [event.spell])
        ctx.bind(EVENT_PLAYER, [game.object(event.spell).controller])
        ctx.bind_number(EVENT_AMOUNT, 1)


binds(SpendsThatMana, EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER)
trait(SpendsThatMana, Trait.OF_MANA)
phrase(
    SpendsThatMana,
    en="if that mana is spent on {what:a}",
    es="si ese maná se usa en {what:un}",
)
