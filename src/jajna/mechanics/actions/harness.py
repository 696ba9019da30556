"""Harnessing permanents. CR 701.64."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.marks import Marked
from jajna.frozen import dataclass
from jajna.ir.base import Condition, Effect, Ref
from jajna.ir.declared.names import notes
from jajna.ir.refs import IMPLIED
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.vocab import Reads
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["HARNESSED", "Harness", "IsHarnessed"]

HARNESSED: Final = "harnessed"
"""Name of the mark of a permanent that is harnessed. CR 701.64b."""


@final
@dataclass(frozen=True)
class Harness(Effect):
    """An instruction to harness permanents that aren't harnessed. CR 701.64a."""

    what: Ref
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        there = on_battlefield(game, self.what.things(game, ctx))
        new = [thing for thing in there if not game.object(thing).marks.get(HARNESSED)]
        perform(game, [Marked(thing, HARNESSED, [1]) for thing in new])


notes(Harness, HARNESSED)
phrase(Harness, en="{who} <harnesses> {what}", es="{who} <aprovecha> {what}")


@final
@dataclass(frozen=True)
class IsHarnessed(Condition):
    """The source is harnessed, which is no copiable value. CR 701.64b."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        found = game.objects.get(ctx.source)
        return found is not None and bool(found.marks.get(HARNESSED))
