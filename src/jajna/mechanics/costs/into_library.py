"""Costs that put cards on top or on the bottom of libraries. CR 118.3, 401.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import IN_HAND, Ref
from jajna.ir.choices import described
from jajna.ir.declared.worth import Loss, gives_up
from jajna.ir.refs import THIS
from jajna.kernel.door.perform import perform
from jajna.mechanics.costs.things import Act, CostOfThings, claim_on_moved, is_paid_with_named
from jajna.mechanics.moving.to_library import onto_library
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.ir.claims import Claim
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["PutOnBottom", "PutOnTop"]

PUT_ON_TOP: Final = Act("118.3", "not in hand", "not enough cards")
PUT_ON_BOTTOM: Final = Act("118.3", "not there", "not enough cards", weight=400)


@final
@dataclass(frozen=True)
class PutOnTop(CostOfThings):
    """Put cards from one's hand on top of one's library. CR 118.3, 401.4."""

    what: Ref

    def of(self) -> Ref:
        return self.what

    def act(self) -> Act:
        return PUT_ON_TOP

    def is_offered(self, ctx: Context, thing: Object) -> bool:
        return True

    def is_fit(self, ctx: Context, thing: Object) -> bool:
        return thing.zone is Zone.HAND and thing.owner == ctx.controller

    def claim(self, game: Game, things: list[int], count: int) -> Claim | None:
        return claim_on_moved(things, count, IN_HAND, Zone.LIBRARY)

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        perform(game, onto_library(game, things, 0))


phrase(
    PutOnTop,
    en="put {what:some} on top of your library",
    es="pon {what:some} en la parte superior de tu biblioteca",
)
gives_up(PutOnTop, Loss.CARD)


@final
@dataclass(frozen=True)
class PutOnBottom(CostOfThings):
    """Put objects on the bottom of their owners' libraries: "put ~ on the bottom of its owner's
    library", "put three cards from your graveyard on the bottom of your library". CR 118.3, 401.4.
    """

    what: Ref = THIS

    def of(self) -> Ref:
        return self.what

    def act(self) -> Act:
        return PUT_ON_BOTTOM

    def is_offered(self, ctx: Context, thing: Object) -> bool:
        return thing.owner == ctx.controller

    def claim(self, game: Game, things: list[int], count: int) -> Claim | None:
        fits = described(self.what) if self.what.is_choice() else None
        origin = fits.where() if fits is not None else 1 << game.object(things[0]).zone
        return claim_on_moved(things, count, origin, Zone.LIBRARY)

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        perform(game, onto_library(game, things, -1))


phrase(
    PutOnBottom,
    en="put {what} on the bottom of {what:own} owner's library",
    es="pon {what} en el fondo de la biblioteca de su propietario",
)
phrase(
    PutOnBottom,
    en="put {what:some} on the bottom of your library",
    es="pon {what:some} en el fondo de tu biblioteca",
)
gives_up(PutOnBottom, Loss.NAMED_PERMANENT, "what", when=is_paid_with_named)
gives_up(PutOnBottom, Loss.EXILED_CARD)
