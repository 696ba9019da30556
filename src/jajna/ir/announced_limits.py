"""What a text says of its own ability as that is announced or copied. CR 601.2b, 707.10."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import SpellAbility, Triggered
from jajna.ir.base import Effect, walk
from jajna.ir.declared.binding import misplaced
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["NotCopied", "XNotZero"]


@final
@dataclass(frozen=True)
class XNotZero(Effect):
    """The value chosen for X as the ability is activated is 1 or greater. CR 107.3a, 601.2b.

    As the ability resolves it does nothing.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        return


phrase(XNotZero, en="X can't be 0", es="X no puede ser 0")


@final
@dataclass(frozen=True)
class NotCopied(Effect):
    """The ability can't be copied. CR 101.2, 707.10. As it resolves it does nothing."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        return


phrase(
    NotCopied,
    en="this ability can't be copied",
    es="esta habilidad no puede ser copiada",
)


def _why_no_choice_of_x(made: SpellAbility | Triggered) -> str | None:
    """The reason why the text can't speak of X; None if it doesn't: nobody chooses it there."""
    if any(isinstance(node, XNotZero) for node in walk(made)):
        return "X is chosen as an ability is activated"
    return None


misplaced(SpellAbility, _why_no_choice_of_x)
misplaced(Triggered, _why_no_choice_of_x)
