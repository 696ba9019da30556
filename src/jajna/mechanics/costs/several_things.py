"""Costs paid with things that are described one by one: "sacrifice a Swamp and a Forest".
CR 118.3, 601.2h.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, final

from jajna.decision import Thing
from jajna.errors import Reason
from jajna.frozen import dataclass
from jajna.ir.base import Cost, Ref
from jajna.ir.claims import are_met
from jajna.ir.declared.binding import does
from jajna.ir.declared.names import EXILED, SACRIFICED, binds
from jajna.ir.declared.worth import Loss, gives_up
from jajna.ir.refs import THIS
from jajna.kernel.state.frames import pay
from jajna.mechanics.costs.things import CostOfThings, Exile, Sacrifice
from jajna.vocab import Term
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.ir.claims import Claim
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CostOfSeveralThings", "ExileSeveral", "ItselfToo", "SacrificeSeveral"]


class ItselfToo(Term):
    """Whether the object itself pays as well, and where its text says so."""

    NO = "no"
    FIRST = "first"
    LAST = "last"


@dataclass(frozen=True, eq=False)
class CostOfSeveralThings(Cost):
    """A cost paid with several things at once, each with a description of its own. CR 118.3.

    They are chosen one description after the other, and no thing for two of them.
    """

    def parts(self) -> list[CostOfThings]:
        """The cost of each description by itself, in the order of the text."""
        raise NotImplementedError(type(self).__name__)

    def so_far(self) -> list[int]:
        """The things chosen for the parts before."""
        raise NotImplementedError(type(self).__name__)

    def next_place(self) -> int:
        """The place of the part that is chosen for next."""
        raise NotImplementedError(type(self).__name__)

    def after(self, chosen: list[int]) -> Cost:
        """The same cost after these things were chosen for one part more."""
        raise NotImplementedError(type(self).__name__)

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        parts = self.parts()
        for part in parts:
            reason = part.why_not(game, ctx)
            if reason is not None:
                return reason
        if are_met(game, ctx.controller, self.claims(game, ctx), []):
            return None
        return parts[0].act().why_not_together(ctx.source, len(parts))

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        return _claims(game, ctx, self.parts()[self.next_place() :])

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        part, *later = self.parts()[self.next_place() :]
        question = part.ask(game, ctx)
        if question is None:
            return None
        chosen = self.so_far()
        claims = _claims(game, ctx, later)
        question.options = [
            option
            for option in question.options
            if isinstance(option, Thing)
            and option.thing not in chosen
            and are_met(game, ctx.controller, claims, [*chosen, option.thing])
        ]
        question.maximum = min(question.maximum, len(question.options))
        return question if question.options else None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        place = self.next_place()
        parts = self.parts()
        chosen = self.so_far()
        found = parts[place].paid_with(game, ctx, answer)
        chosen += [thing for thing in found if thing not in chosen]
        if place + 1 == len(parts):
            parts[place].pay(game, ctx, chosen)
            return
        pay(game, self.after(chosen), ctx)


def _claims(game: Game, ctx: Context, parts: list[CostOfThings]) -> list[Claim]:
    return [claim for part in parts for claim in part.claims(game, ctx)]


def _in_order(itself: ItselfToo, whats: tuple[Ref, ...]) -> list[Ref]:
    """All that pays, in the order of the text."""
    if itself is ItselfToo.FIRST:
        return [THIS, *whats]
    return [*whats, THIS] if itself is ItselfToo.LAST else [*whats]


@final
@dataclass(frozen=True)
class SacrificeSeveral(CostOfSeveralThings):
    """Sacrifice several permanents: "sacrifice a Swamp and a Forest". CR 701.21a.

    ``place`` is that of the description for which things are chosen next, after the ``chosen``.
    """

    whats: tuple[Ref, ...]
    itself: ItselfToo = ItselfToo.NO
    place: int = 0
    chosen: tuple[int, ...] = ()

    def parts(self) -> list[CostOfThings]:
        return [Sacrifice(what) for what in _in_order(self.itself, self.whats)]

    def so_far(self) -> list[int]:
        return list(self.chosen)

    def next_place(self) -> int:
        return self.place

    def after(self, chosen: list[int]) -> Cost:
        return replace(self, place=self.place + 1, chosen=tuple(chosen))


@final
@dataclass(frozen=True)
class ExileSeveral(CostOfSeveralThings):
    """Exile several objects: "exile two cards from your graveyard and ~". CR 701.13a.

    ``place`` is that of the description for which things are chosen next, after the ``chosen``.
    """

    whats: tuple[Ref, ...]
    itself: ItselfToo = ItselfToo.NO
    place: int = 0
    chosen: tuple[int, ...] = ()

    def parts(self) -> list[CostOfThings]:
        return [Exile(what) for what in _in_order(self.itself, self.whats)]

    def so_far(self) -> list[int]:
        return list(self.chosen)

    def next_place(self) -> int:
        return self.place

    def after(self, chosen: list[int]) -> Cost:
        return replace(self, place=self.place + 1, chosen=tuple(chosen))


for _node, _en, _es in (
    (SacrificeSeveral, "sacrifice", "sacrifica"),
    (ExileSeveral, "exile", "exilia"),
):
    phrase(
        _node,
        en=f"{_en} {{whats:several;chosen}}",
        es=f"{_es} {{whats:several;chosen}}",
        when={"itself": ItselfToo.NO, "place": 0, "chosen": ()},
    )
    phrase(
        _node,
        en=f"{_en} ~ and {{whats:and;chosen}}",
        es=f"{_es} ~ y {{whats:and;chosen}}",
        when={"itself": ItselfToo.FIRST, "place": 0, "chosen": ()},
    )
    phrase(
        _node,
        en=f"{_en} {{whats:and;chosen}} and ~",
        es=f"{_es} {{whats:and;chosen}} y ~",
        when={"itself": ItselfToo.LAST, "place": 0, "chosen": ()},
    )

binds(SacrificeSeveral, SACRIFICED)
binds(ExileSeveral, EXILED)
does(SacrificeSeveral, SACRIFICED)
does(ExileSeveral, EXILED)
gives_up(SacrificeSeveral, Loss.PERMANENT)
gives_up(ExileSeveral, Loss.EXILED_CARD)
