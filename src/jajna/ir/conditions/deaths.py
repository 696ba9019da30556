"""The permanents that died this turn. CR 700.4, 608.2h."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter
from jajna.vocab import Reads, Term, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Dead", "DiedThisTurn", "LeftThisTurn", "died_this_turn"]


def died_this_turn(game: Game) -> list[int]:
    """A list of the permanents that died this turn, the latest first. CR 700.4.

    They are the objects as they last were on the battlefield.
    """
    found: list[int] = []
    for thing in game.objects.left_since(game.turn.began):
        after = game.objects.became.get(thing.id)
        if thing.zone is not Zone.BATTLEFIELD or after is None:
            continue
        if game.object(after).zone is Zone.GRAVEYARD:
            found.append(thing.id)
    return found


class Dead(Term):
    """Whose permanents died: anybody's, those under your control, or those that were put into your
    graveyard. CR 700.4, 404.2.

    ``IN_GRAVEYARDS`` are anybody's too; the text says where they were put and not that they died.
    """

    ANYBODYS = ""
    IN_GRAVEYARDS = "in graveyards"
    YOURS = "yours"
    YOU_CONTROLLED = "you controlled"
    IN_YOUR_GRAVEYARD = "in your graveyard"

    def fits(self, game: Game, ctx: Context, thing: int) -> bool:
        """Whether a permanent, as it last was, is one of these."""
        died = game.objects.departed[thing]
        if self in (Dead.YOURS, Dead.YOU_CONTROLLED):
            return died.controller == ctx.controller
        return self is not Dead.IN_YOUR_GRAVEYARD or died.owner == ctx.controller


@final
@dataclass(frozen=True)
class DiedThisTurn(Condition):
    """An object that fits died this turn; ``none``: no such object did. CR 700.4, 608.2h.

    The filter judges it as it last existed.
    """

    what: Filter
    none: bool = False
    whose: Dead = Dead.ANYBODYS

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        died = any(
            self.whose.fits(game, ctx, thing) and self.what.matches(game, ctx, thing)
            for thing in died_this_turn(game)
        )
        return died != self.none


phrase(
    DiedThisTurn,
    en="{what} died this turn",
    es="{what:un} <murió> este turno",
    when={"none": False, "whose": Dead.ANYBODYS},
)
phrase(
    DiedThisTurn,
    en="{what} died under your control this turn",
    es="{what:un} <murió> bajo tu control este turno",
    when={"none": False, "whose": Dead.YOURS},
)
phrase(
    DiedThisTurn,
    en="{what:a} <was> put into your graveyard from the battlefield this turn",
    es="{what:un} fue a tu cementerio desde el campo de batalla este turno",
    when={"none": False, "whose": Dead.IN_YOUR_GRAVEYARD},
)
phrase(
    DiedThisTurn,
    en="no {what:s} died this turn",
    es="no murieron {what:s} este turno",
    when={"none": True, "whose": Dead.ANYBODYS},
)


@final
@dataclass(frozen=True)
class LeftThisTurn(Condition):
    """Something that fits left the battlefield this turn, judged as it last existed; with ``yours``
    under your control. CR 603.6c, 608.2h.

    ``controlled``: the text says "you controlled".
    """

    what: Filter
    yours: bool = True
    controlled: bool = field(default=True, compare=False)

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in game.objects.left_since(game.turn.began):
            yours = thing.controller == ctx.controller
            if thing.zone is Zone.BATTLEFIELD and (yours or not self.yours):
                if self.what.matches(game, ctx, thing.id):
                    return True
        return False


phrase(
    LeftThisTurn,
    en="{what:a} you controlled left the battlefield this turn",
    es="{what:un} que controlabas <dejó@él> el campo de batalla este turno",
    when={"yours": True, "controlled": True},
)
phrase(
    LeftThisTurn,
    en="{what:a} left the battlefield under your control this turn",
    es="{what:un} <dejó@él> el campo de batalla bajo tu control este turno",
    when={"yours": True, "controlled": False},
)
phrase(
    LeftThisTurn,
    en="{what:a} left the battlefield this turn",
    es="{what:un} <dejó@él> el campo de batalla este turno",
    when={"yours": False},
)
