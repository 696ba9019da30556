"""What is chosen as something becomes attached. CR 301.5, 607.2d, 614.1c."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.marks import Marked
from jajna.events.permanents import Attached
from jajna.frozen import dataclass
from jajna.ir.base import Filter, Replacement
from jajna.ir.declared.names import chooses
from jajna.mechanics.choices.of_your_choice import chosen_color, color_question
from jajna.mechanics.replacements.entering import CHOSEN_COLOR
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ChooseColorAsItAttaches"]


@final
@dataclass(frozen=True)
class ChooseColorAsItAttaches(Replacement):
    """As it becomes attached to something that fits, its controller chooses a color, which is noted
    on it in place of what was chosen before. CR 607.2d, 701.3a.
    """

    to: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ATTACHED,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, Attached)
            and event.object == ctx.source
            and self.to.matches(game, ctx, event.to)
        )

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        return color_question(ctx, ctx.controller)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, Attached), event
        return [Marked(event.object, CHOSEN_COLOR, [chosen_color(answer)]), event]


chooses(ChooseColorAsItAttaches, CHOSEN_COLOR)
phrase(
    ChooseColorAsItAttaches,
    en="as ~ becomes attached to {to:a}, choose a color",
    es="en cuanto ~ se anexe a {to:un}, elige un color",
)
