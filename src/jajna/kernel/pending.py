"""A triggered ability between triggering and the stack. CR 603.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from jajna.events import Event
    from jajna.kernel.context import Context
    from jajna.kernel.index import Waiting

__all__ = ["Pending"]


@final
class Pending:
    """A triggered ability that waits to be put on the stack.

    ``others`` are the contexts of what would have triggered it at the same time, where its
    controller chooses what did (CR 603.7b). ``event`` is what triggered it, None if a state did
    (CR 603.8).
    """

    def __init__(self, waiting: Waiting, ctx: Context, event: Event | None) -> None:
        self.waiting = waiting
        self.ctx = ctx
        self.event = event
        self.others: list[Context] = []

    def clone(self, memo: dict[int, Context]) -> Pending:
        """A copy for another game."""
        copy = Pending(self.waiting, self.ctx.clone(memo), self.event)
        if self.others:
            copy.others = [other.clone(memo) for other in self.others]
        return copy
