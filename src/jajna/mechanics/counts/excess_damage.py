"""Damage in excess of what is lethal. CR 120.4a, 120.10."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Condition, Effect, Ref
from jajna.ir.declared.binding import follows, needs
from jajna.ir.declared.names import DAMAGED, EXCESS, FOUGHT, looks_up
from jajna.ir.refs import EVENT_AMOUNT, as_known
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ExcessDamage", "ExcessIsDealtTo", "ExcessWasDealt", "ThatDamage"]


@final
@dataclass(frozen=True)
class ExcessWasDealt(Condition):
    """The instruction before has dealt excess damage, to a particular permanent if the text says
    so. CR 120.10. ``is_dealt``: the text says that the permanent "is dealt" it,
    ``now``: that it is dealt and not was.
    """

    what: Ref | None = None
    is_dealt: bool = field(default=False, compare=False)
    now: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        exceeded = ctx.bound.get(EXCESS, [])
        if self.what is None:
            return bool(exceeded)
        return any(thing in exceeded for thing in as_known(self.what, game, ctx))


looks_up(ExcessWasDealt, EXCESS)


def _nothing_was_damaged(made: ExcessWasDealt, done: list[str]) -> str | None:
    damaged = DAMAGED in done or FOUGHT in done
    return None if damaged else "no damage was dealt before"


follows(ExcessWasDealt, _nothing_was_damaged)
phrase(
    ExcessWasDealt,
    en="{what} <is> dealt excess damage this way",
    es="{what} <recibe> daño en exceso de esta manera",
    when={"is_dealt": True},
)
phrase(
    ExcessWasDealt,
    en="excess damage was dealt [what? to {what}] this way",
    es="se hizo daño en exceso [what? a {what}] de esta manera",
    when={"is_dealt": False, "now": False},
)
phrase(
    ExcessWasDealt,
    en="excess damage is dealt to {what} this way",
    es="se hace daño en exceso a {what} de esta manera",
    when={"is_dealt": False, "now": True},
)


@final
@dataclass(frozen=True)
class ExcessDamage(Amount):
    """The amount of excess damage that the instruction before has dealt, to a permanent if the text
    says to which. CR 120.10.
    """

    what: Ref | None = None

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        exceeded = ctx.bound.get(EXCESS, [])
        if self.what is not None and not any(
            thing in exceeded for thing in as_known(self.what, game, ctx)
        ):
            return 0
        return ctx.numbers.get(EXCESS, 0)


looks_up(ExcessDamage, EXCESS)
needs(ExcessDamage, DAMAGED)
phrase(
    ExcessDamage,
    en="the amount of excess damage dealt to {what} this way",
    es="la cantidad de daño en exceso hecho a {what} de esta manera",
)
phrase(ExcessDamage, en="that excess damage", es="ese daño en exceso", when={"what": None})


@final
@dataclass(frozen=True)
class ExcessIsDealtTo(Effect):
    """The damage of the instruction before that is in excess is dealt to a player instead.
    CR 120.4a.

    That instruction looks for this one (``excess_goes_to``); when its turn comes it does nothing.
    """

    who: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        return


needs(ExcessIsDealtTo, DAMAGED)
phrase(
    ExcessIsDealtTo,
    en="excess damage is dealt to {who} instead",
    es="el daño en exceso se hace a {who} en vez de eso",
)


@final
@dataclass(frozen=True)
class ThatDamage(Amount):
    """The damage of the trigger event: "less than or equal to that damage". CR 603.2, 120.3."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get(EVENT_AMOUNT, 0)


looks_up(ThatDamage, EVENT_AMOUNT)
phrase(ThatDamage, en="that damage", es="ese daño")
