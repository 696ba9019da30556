"""Conditions about what is attacking. CR 508.1k, 506.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter
from jajna.ir.comparisons import HowMany
from jajna.ir.refs import all_that_fit
from jajna.vocab import Aspects, Reads, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AreAttacking"]


@final
@dataclass(frozen=True)
class AreAttacking(Condition):
    """So many creatures that fit are attacking, with ``you`` attacking you. CR 508.1k, 506.4."""

    what: Filter
    number: int = 1
    compare: HowMany = HowMany.A
    you: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.COMBAT | Reads.BOARD

    def holds(self, game: Game, ctx: Context) -> bool:
        combat = game.turn.combat
        if combat is None:
            return False
        found = [
            thing
            for thing in all_that_fit(game, ctx, self.what)
            if not is_player(thing)
            and combat.is_attacking(thing)
            and (not self.you or combat.attacks.get(thing, -1) == ctx.controller)
        ]
        return self.compare.fits(len(found), self.number)


for _you, _en, _es in ((False, "", ""), (True, " you", "te ")):
    phrase(
        AreAttacking,
        en=f"{{what:a}} <is> attacking{_en}",
        es=f"{{what:un}} {_es}<está> atacando",
        when={"number": 1, "compare": HowMany.A, "you": _you},
    )
    phrase(
        AreAttacking,
        en=f"{{number}} or more {{what:s}} are attacking{_en}",
        es=f"{{number}} o más {{what:s}} {_es}<está@ellos> atacando",
        when={"compare": HowMany.OR_MORE, "you": _you},
    )
phrase(
    AreAttacking,
    en="exactly one {what:one} is attacking",
    es="exactamente {what:un} <está> atacando",
    when={"number": 1, "compare": HowMany.EXACTLY, "you": False},
)
