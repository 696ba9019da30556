"""Doing what was just said again: by other players, or for other cards. CR 608.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Effect, Filter, Node, Ref, field_names
from jajna.ir.declared.binding import NOTHING_LIKE_IT, PREVIOUS, recalls
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card
from jajna.ir.rebuild import with_fields
from jajna.ir.refs import IMPLIED, Each, Same, You, is_implied
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["DoTheSame"]

A_CARD: Final = Card()


@final
@dataclass(frozen=True)
class DoTheSame(Effect):
    """Players follow the instruction that was said just before. CR 608.2c.

    ``effect`` is that instruction, with them as those who follow it. With ``what`` the same players
    follow it for other cards, which are where those were: "do the same for Aura cards".
    """

    who: Ref = IMPLIED
    effect: Effect | None = None
    what: Filter | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if self.effect is not None:
            game.frames.run_in_order((self.effect,), ctx)


phrase(
    DoTheSame,
    en="{who} <does> the same",
    es="{who} <hace> lo mismo",
    when={"what": None},
    unsaid=("effect",),
)
phrase(
    DoTheSame,
    en="{who} <does> the same for {what:s}",
    es="{who} <hace> lo mismo con {what:s}",
    unsaid=("effect",),
)


def _again(made: DoTheSame, before: Node) -> Node | None:
    if not isinstance(before, Effect) or "who" not in field_names(before):
        return None
    return _by_others(made, before) if made.what is None else _for_others(made, before, made.what)


def _by_others(made: DoTheSame, before: Effect) -> Node | None:
    name = "who"
    who: object = getattr(before, name)
    if not isinstance(who, You) or is_implied(made.who):
        return None
    return with_fields(made, {"effect": with_fields(before, {"who": made.who})})


def _for_others(made: DoTheSame, before: Effect, others: Filter) -> Node | None:
    """The same for all cards of another kind: what is said of them after the noun holds on."""
    who: object = getattr(before, "who")  # noqa: B009
    what: object = getattr(before, "what", None)
    doing = made.who.of if isinstance(made.who, Same) else made.who
    if doing != (who.of if isinstance(who, Same) else who) or not isinstance(what, Each):
        return None
    if not isinstance(what.filter, All) or not isinstance(others, All):
        return None
    said, new = what.filter.parts, others.parts
    if A_CARD not in said or new[-1] != A_CARD:
        return None
    fits = All((*new, *said[said.index(A_CARD) + 1 :]))
    return with_fields(made, {"effect": with_fields(before, {"what": Each(fits, what.word)})})


recalls(DoTheSame, PREVIOUS, _again, NOTHING_LIKE_IT)
