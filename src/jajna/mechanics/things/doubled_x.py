"""Doubling the value of X of a spell. CR 107.3a, 701.10."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import NO_EVENTS, Event, EventKind, OfObject
from jajna.frozen import dataclass
from jajna.ir.base import Effect
from jajna.ir.declared.binding import needs, tells
from jajna.ir.declared.names import ANNOUNCED, binds, looks_up
from jajna.ir.refs import EVENT_OBJECT
from jajna.kernel.door.perform import perform
from jajna.mechanics.triggers.spells_and_abilities import CastsWithX
from jajna.telling import tell, thing
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["DoubleX", "XChanged"]


@final
class XChanged(OfObject):
    """The value of X of a spell changes. CR 107.3a."""

    def __init__(self, spell: int, number: int) -> None:
        super().__init__(EventKind.X_CHANGED, spell, number)

    def apply(self, game: Game) -> list[Event]:
        item = game.objects[self.object].item
        assert item is not None, self.object
        item.ctx.x = self.number
        game.characteristics.dirty = True
        return NO_EVENTS


tell(
    XChanged,
    "X is {number} for {card} now.",
    words={"card": thing("object")},
)


@final
@dataclass(frozen=True)
class DoubleX(Effect):
    """The value of X of the spell just cast is doubled, if it is still on the stack.
    CR 107.3a, 701.10.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        for spell in ctx.bound.get(EVENT_OBJECT, []):
            found = game.objects.get(spell)
            if found is not None and found.zone is Zone.STACK and found.item is not None:
                if found.item.ctx.x > 0:
                    perform(game, [XChanged(spell, found.item.ctx.x * 2)])


binds(DoubleX, ANNOUNCED)
looks_up(DoubleX, EVENT_OBJECT)
phrase(DoubleX, en="double the value of X", es="duplica el valor de X")
tells(CastsWithX, ANNOUNCED)
needs(DoubleX, ANNOUNCED, "no X of a spell was spoken of before")
