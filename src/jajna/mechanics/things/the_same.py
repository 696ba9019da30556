"""Players who do what was just said of another one. CR 608.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Effect, Node, Ref, field_names
from jajna.ir.declared.binding import NOTHING_LIKE_IT, PREVIOUS, recalls
from jajna.ir.rebuild import with_fields
from jajna.ir.refs import You
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["DoTheSame"]


@final
@dataclass(frozen=True)
class DoTheSame(Effect):
    """Players follow the instruction that was said just before. CR 608.2c.

    ``effect`` is that instruction, with them as those who follow it.
    """

    who: Ref
    effect: Effect | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if self.effect is not None:
            game.frames.run_in_order((self.effect,), ctx)


phrase(DoTheSame, en="{who} <does> the same", es="{who} <hace> lo mismo", unsaid=("effect",))


def _by_others(made: DoTheSame, before: Node) -> Node | None:
    if not isinstance(before, Effect) or "who" not in field_names(before):
        return None
    name = "who"
    who: object = getattr(before, name)
    if not isinstance(who, You):
        return None
    return with_fields(made, {"effect": with_fields(before, {"who": made.who})})


recalls(DoTheSame, PREVIOUS, _by_others, NOTHING_LIKE_IT)
