"""A triggered ability between triggering and the stack. CR 603.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.index import Waiting

__all__ = ["Pending"]


@final
class Pending:
    """A triggered ability that waits to be put on the stack."""

    def __init__(self, waiting: Waiting, ctx: Context) -> None:
        self.waiting = waiting
        self.ctx = ctx

    def clone(self, memo: dict[int, Context]) -> Pending:
        """A copy for another game."""
        return Pending(self.waiting, self.ctx.clone(memo))
