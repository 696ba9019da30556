"""Players who choose one of each of several kinds among permanents: "an artifact and a land".
CR 608.2d, 101.4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Effect, Filter, Ref
from jajna.ir.declared.names import binds, chooses
from jajna.ir.filters.logic import All
from jajna.ir.refs import IMPLIED, Bound
from jajna.mechanics.choices.chosen_by_each import CHOSEN, in_turn_order
from jajna.mechanics.choices.chosen_things import PICKED, Choose, Some
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ChooseOneOfEach"]

CHOOSING: Final = "chooses one of each"
"""Beginning of the names under which one player is bound, and each thing that they choose."""


@final
@dataclass(frozen=True)
class ChooseOneOfEach(Effect):
    """An instruction to choose one permanent of each kind among those one controls. CR 608.2d.

    One that is of several kinds may be chosen for each of them; where there is none of a kind,
    none is chosen. ``fronted``: the text says among which before it says the kinds.
    """

    whats: tuple[Filter, ...]
    among: Filter
    who: Ref = IMPLIED
    fronted: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        steps: list[Effect] = []
        names: list[str] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            by = f"{CHOOSING} {player}"
            ctx.bind(by, [player])
            for place, what in enumerate(self.whats):
                names.append(f"{by} {place}")
                fits = All((what, self.among))
                steps.append(Choose(Some(ONE, fits), Bound(by), True, names[-1]))
        game.frames.run_in_order((*steps, _GatherChosen(tuple(names))), ctx)


@final
@dataclass(frozen=True)
class _GatherChosen(Effect):
    """All that was chosen under some names is what was chosen."""

    names: tuple[str, ...]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(CHOSEN, [one for name in self.names for one in ctx.bound.get(name, [])])


chooses(_GatherChosen, CHOSEN)
binds(ChooseOneOfEach, CHOSEN, PICKED)
phrase(
    ChooseOneOfEach,
    en="{who} <chooses> {whats:several;a} from among the {among:s}",
    es="{who} <elige> {whats:several;un} de entre {among:los}",
    when={"fronted": False},
)
phrase(
    ChooseOneOfEach,
    en="{who} <chooses> from among the {among:s} {whats:several;a}",
    es="{who} <elige> de entre {among:los} {whats:several;un}",
    when={"fronted": True},
)
