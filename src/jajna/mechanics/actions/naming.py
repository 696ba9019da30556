"""Instructions that have a color chosen, and what then is "of that color". CR 105.4, 608.2d."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from jajna.ir.base import Effect, Filter
from jajna.ir.filters import object_of
from jajna.mechanics.actions.lasting import chosen_color, color_question
from jajna.mechanics.replacements.entering import CHOSEN_COLOR
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = ["ChooseColor", "OfThatColor"]


@final
@dataclass(frozen=True)
class ChooseColor(Effect):
    """An instruction to choose a color; what follows speaks of it. CR 105.4, 608.2d."""

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return color_question(ctx, ctx.controller)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.numbers[CHOSEN_COLOR] = chosen_color(answer)


phrase(ChooseColor, en="choose a color", es="elige un color")


@final
@dataclass(frozen=True)
class OfThatColor(Filter):
    """Of the color that an instruction before had chosen. CR 105.4."""

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.colors & ctx.numbers.get(CHOSEN_COLOR, 0) != 0


phrase(OfThatColor, en="of that color", es="de ese color", place="suffix")
