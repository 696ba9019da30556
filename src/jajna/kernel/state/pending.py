"""A triggered ability between triggering and the stack. CR 603.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind

if TYPE_CHECKING:
    from jajna.kernel.state.context import Context
    from jajna.kernel.state.index import Waiting

__all__ = ["AbilityTriggered", "Pending"]


@final
class AbilityTriggered(Event):
    """An event for abilities that trigger because another ability triggers. CR 603.2, 603.3b.

    ``source`` is the object whose ability triggered, ``cause`` the event that triggered it.
    """

    def __init__(self, source: int, cause: Event) -> None:
        super().__init__(EventKind.ABILITY_TRIGGERED)
        self.source = source
        self.cause = cause

    def things(self) -> list[int]:
        return [self.source]


_NO_OTHERS: Final[list[Context]] = []


@final
class Pending:
    """A triggered ability that waits to be put on the stack. CR 603.3.

    ``event`` is the event that triggered it, None for a state trigger (CR 603.8). ``others`` lists
    the contexts of simultaneous events that could have triggered it too, where its controller
    chooses which one did (CR 603.7b). ``number`` identifies the ability once others may trigger
    because it did, 0 before; ``about`` is the number of the ability whose triggering triggered it,
    0 for none (CR 603.3b).
    """

    def __init__(self, waiting: Waiting, ctx: Context, event: Event | None) -> None:
        self.waiting = waiting
        self.ctx = ctx
        self.event = event
        self.others = _NO_OTHERS
        self.number = 0
        self.about = 0

    def clone(self, memo: dict[int, Context]) -> Pending:
        """A copy for another game."""
        copy = Pending(self.waiting, self.ctx.clone(memo), self.event)
        copy.number = self.number
        copy.about = self.about
        if self.others:
            copy.others = [other.clone(memo) for other in self.others]
        return copy
