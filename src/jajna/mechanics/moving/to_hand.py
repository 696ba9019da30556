"""Returning and putting objects into hands. CR 400.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.binding import Trait, does, trait
from jajna.ir.declarations import Does, touches
from jajna.ir.names import RETURNED, binds
from jajna.ir.refs import IMPLIED
from jajna.kernel.state.context import Context
from jajna.mechanics.choices.chosen_things import Choice
from jajna.mechanics.moving.common import move
from jajna.vocab import Zone
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["PutIntoHand", "ReturnToHand"]


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
class ReturnToHand(Effect):
    """An instruction to return objects to their owners' hands. CR 400.3.

    ``whose`` is how the text says whose hand: it is always the owner's. ``late``: the text names
    the objects last.
    """

    what: Ref
    whose: str = "its"
    late: bool = False
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.what, Choice):
            self.what.choose_for(game, ctx, self, "what", self.who, own=True)
            return
        things = self.what.things(game, ctx)
        ctx.bind(RETURNED, things)
        move(game, ctx, things, Zone.HAND, "return")


binds(ReturnToHand, RETURNED)
phrase(
    ReturnToHand,
    en="return {what} to {whose:whose hand}",
    es="regresa {what} a {whose:whose hand}",
    when={"late": False},
)

phrase(
    ReturnToHand,
    en="return to {whose:whose hand} {what}",
    es="regresa a {whose:whose hand} {what}",
    when={"late": True},
)
does(ReturnToHand, RETURNED)
touches(ReturnToHand, "what", Does.BOUNCE)

phrase(
    ReturnToHand,
    en="{who} <returns> {what:some} to {whose:whose hand}",
    es="{who} <regresa> {what:some} a {whose:whose hand}",
)


@final
@dataclass(frozen=True)
class PutIntoHand(Effect):
    """An instruction to put cards into their owners' hands. CR 400.3."""

    what: Ref
    whose: str = "its"

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        move(game, ctx, self.what.things(game, ctx), Zone.HAND, "put")


phrase(
    PutIntoHand,
    en="put {what} into {whose:whose hand}",
    es="pon {what} en {whose:whose hand}",
)
trait(PutIntoHand, Trait.PUTS)
touches(PutIntoHand, "what", Does.REGROW)
