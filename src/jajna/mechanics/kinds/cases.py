"""Case cards, and solving them. CR 719."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.marks import Marked
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import Condition, Effect, Node
from jajna.ir.conditions.logic import AllOf
from jajna.ir.declared.names import notes
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.triggers.steps import AtBeginning
from jajna.vocab import Reads, Step
from jajna.wording import Layout, laid_out

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["BecomeSolved", "IsSolved", "to_solve"]

SOLVED = "solved"
"""Name of the mark of a permanent that is solved. CR 719.3b."""


@final
@dataclass(frozen=True)
class IsSolved(Condition):
    """The source is solved; with ``negative`` it isn't. CR 719.3b."""

    negative: bool = False

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        there = on_battlefield(game, [ctx.source])
        return any(bool(game.object(one).marks.get(SOLVED)) for one in there) != self.negative


@final
@dataclass(frozen=True)
class BecomeSolved(Effect):
    """The source becomes solved. CR 719.3a, 719.3b."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        there = on_battlefield(game, [ctx.source])
        perform(game, [Marked(one, SOLVED, [1]) for one in there])


notes(BecomeSolved, SOLVED)


def to_solve(parameter: tuple[Node, ...]) -> Keyworded:
    """To solve: at your end step the Case is solved if the condition holds. CR 719.3a."""
    [condition] = parameter
    assert isinstance(condition, Condition), condition
    both = AllOf((condition, IsSolved(negative=True)))
    solving = Triggered(AtBeginning(int(Step.END)), BecomeSolved(), both)
    return Keyworded("to solve", 0, parameter, (solving,))


laid_out("to solve", Layout.COMPANION, "to solve", "para resolver", make=to_solve)
