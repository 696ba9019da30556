"""Keyword actions that a player may take for their own sake. CR 701.59a, 701.61a."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Cost, Effect
from jajna.ir.composites import Clause, Sequence
from jajna.ir.declared.binding import misplaced
from jajna.ir.refs import YOU
from jajna.mechanics.actions.collect_evidence import EvidenceCost
from jajna.mechanics.actions.forage import Forage
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["MayTake"]

_ACTIONS: Final = (EvidenceCost, Forage)
"""The costs that are keyword actions, for which other abilities wait. CR 701.59a, 701.61a."""


@final
@dataclass(frozen=True)
class MayTake(Effect):
    """You may pay a cost that is an action by itself: "you may forage". CR 701.61a, 608.2d."""

    costs: tuple[Cost, ...]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        taken = Clause(Sequence(()), may=YOU, costs=self.costs)
        game.frames.run_in_order((taken,), ctx)


phrase(MayTake, en="you may {costs:and}", es="puedes {costs:and}")


def _no_action(made: MayTake) -> str | None:
    alone = len(made.costs) == 1 and isinstance(made.costs[0], _ACTIONS)
    return None if alone else "nobody pays without being told for what"


def _told_for_what(made: Sequence) -> str | None:
    """ "You may forage. If you do, ...": then it is paid for that."""
    said = any(isinstance(one, MayTake) for one in made.effects[:-1])
    return "it is paid for what follows" if said else None


misplaced(MayTake, _no_action)
misplaced(Sequence, _told_for_what)
