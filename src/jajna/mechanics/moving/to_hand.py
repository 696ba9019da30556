"""Returning and putting objects into hands. CR 400.3."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.binding import Trait, does, misplaced, trait, within
from jajna.ir.declared.names import RETURNED, binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.chosen_by import CHOSEN_BY_OPPONENT, chosen_by
from jajna.ir.filters.together import ONE_AFTER_ANOTHER
from jajna.ir.rebuild import with_fields
from jajna.ir.refs import EVENT_AMOUNT, IMPLIED, Bound, Each
from jajna.kernel.state.context import Context
from jajna.mechanics.choices.among_found import OneOfEach
from jajna.mechanics.choices.chosen_things import (
    CHOSEN_THINGS,
    PICKED,
    AnyNumber,
    Choice,
    Choose,
    Some,
    lacks,
)
from jajna.mechanics.moving.common import move
from jajna.mechanics.moving.piles import AN_OPPONENT, ChooseOpponent
from jajna.vocab import Zone
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["PUT_INTO_HAND", "PutIntoHand"]

PUT_INTO_HAND: Final = "put into hand"
"""Name of the cards that were put into a hand without being returned there."""

words(
    "whose hand",
    {
        "its": ("its owner's hand", "la mano de su propietario"),
        "their": ("their owner's hand", "la mano de su propietario"),
        "owners": ("their owners' hands", "las manos de sus propietarios"),
        "owners one": ("their owners' hand", "la mano de sus propietarios"),
        "your": ("your hand", "tu mano"),
        "they": ("their hand", "su mano"),
    },
)


@final
@dataclass(frozen=True)
class PutIntoHand(Effect):
    """An instruction to put objects into their owners' hands, or to return them there. CR 400.3.

    ``whose`` is how the text calls the owner of the hand. ``late`` is true where the text names
    the objects last.
    """

    what: Ref
    whose: str = field(default="its", compare=False)
    returned: bool = False
    late: bool = False
    who: Ref = IMPLIED

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        if not isinstance(self.what, Some):
            return False
        return lacks(game, ctx, self.what, self.who, player, own=True)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.what, Choice):
            if isinstance(self.what, Some) and chosen_by(self.what.what) is not None:
                chosen = with_fields(self, {"what": CHOSEN_THINGS})
                assert isinstance(chosen, Effect), self
                asked = Choose(self.what, Bound(AN_OPPONENT), False, PICKED)
                game.frames.run_in_order((ChooseOpponent(), asked, chosen), ctx)
                return
            own = isinstance(self.what, Some)
            self.what.choose_for(game, ctx, self, "what", self.who, own=own)
            return
        things = self.what.things(game, ctx)
        ctx.bind(RETURNED if self.returned else PUT_INTO_HAND, things)
        if isinstance(self.what, Each):
            ctx.bind_number(EVENT_AMOUNT, len(things))
        move(game, ctx, things, Zone.HAND, "return" if self.returned else "put")


def _puts(made: PutIntoHand) -> bool:
    return not made.returned


def _returns(made: PutIntoHand) -> bool:
    return made.returned


binds(PutIntoHand, AN_OPPONENT, EVENT_AMOUNT, PICKED, PUT_INTO_HAND, RETURNED)
within(PutIntoHand, CHOSEN_BY_OPPONENT, "what")


def _is_any_number(made: PutIntoHand) -> bool:
    return isinstance(made.what, AnyNumber)


within(PutIntoHand, ONE_AFTER_ANOTHER, "what", when=_is_any_number)
phrase(
    PutIntoHand,
    en="put {what} into {whose:whose hand}",
    es="pon {what} en {whose:whose hand}",
    when={"returned": False},
)
phrase(
    PutIntoHand,
    en="return {what} to {whose:whose hand}",
    es="regresa {what} a {whose:whose hand}",
    when={"returned": True, "late": False},
)
phrase(
    PutIntoHand,
    en="return to {whose:whose hand} {what}",
    es="regresa a {whose:whose hand} {what}",
    when={"returned": True, "late": True},
)
phrase(
    PutIntoHand,
    en="{who} <returns> {what:chosen} to {whose:whose hand}",
    es="{who} <regresa> {what:chosen} a {whose:whose hand}",
    when={"returned": True},
)
phrase(
    PutIntoHand,
    en="{who} <returns> {what:some of} to {whose:whose hand}",
    es="{who} <regresa> {what:some of} a {whose:whose hand}",
    when={"returned": True},
)
phrase(
    PutIntoHand,
    en="{who} <puts> {what:some} into {whose:whose hand}",
    es="{who} <pone> {what:some} en {whose:whose hand}",
    when={"returned": False},
)
phrase(
    PutIntoHand,
    en="{who} <returns> {what:some among} to {whose:whose hand}",
    es="{who} <regresa> {what:some among} a {whose:whose hand}",
    when={"returned": True},
)
phrase(
    PutIntoHand,
    en="{who} <returns> {what:by chance} to {whose:whose hand}",
    es="{who} <regresa> {what:by chance} a {whose:whose hand}",
    when={"returned": True},
)
phrase(
    PutIntoHand,
    en="{who} <returns> {what} to {whose:whose hand}",
    es="{who} <regresa> {what} a {whose:whose hand}",
    when={"returned": True},
)


def _says_owner(made: PutIntoHand) -> bool:
    return made.whose == "its"


does(PutIntoHand, RETURNED, _returns)
trait(PutIntoHand, Trait.SAYS_OWNER, when=_says_owner)
trait(PutIntoHand, Trait.PUTS, when=_puts)
touches(PutIntoHand, "what", Does.REGROW, when=_puts)
touches(PutIntoHand, "what", Does.BOUNCE, when=_returns)


def _of_each_kind(made: PutIntoHand) -> str | None:
    if isinstance(made.what, OneOfEach):
        return "one card of each kind is put somewhere by an instruction of its own"
    return None


misplaced(PutIntoHand, _of_each_kind)
