"""Convoke. CR 702.51."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import PaysInstead
from jajna.ir.base import Filter, Ref
from jajna.ir.conditions.spells import item_of
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import looks_up
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.states import Untapped
from jajna.ir.filters.zones import PAID_WITH
from jajna.ir.refs import THIS, It, ThisSpell, as_known
from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword, Type
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CONVOKE", "Convoked"]

CONVOKE: Final = plain(
    "convoke",
    "convocar",
    Keyword.CONVOKE,
    (PaysInstead(All((Untapped(), OfType(Type.CREATURE), Controlled())), colored=True),),
    rule="702.51",
)
"""CR 702.51a."""


@final
@dataclass(frozen=True)
class Convoked(Filter):
    """A creature tapped to pay for mana in a spell's total cost by convoke. CR 702.51c."""

    spell: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        items = [item_of(game, one) for one in as_known(self.spell, game, ctx)]
        return any(
            item is not None and not item.copied and thing in item.ctx.bound.get(PAID_WITH, ())
            for item in items
        )


def _why_not_of_source(made: Convoked) -> str | None:
    return None if made.spell in (THIS, It(THIS), ThisSpell()) else "only of the source is it known"


looks_up(Convoked, PAID_WITH)
misplaced(Convoked, _why_not_of_source)
phrase(
    Convoked, en="that convoked {spell}", es="que <+lo@spell> <convocó> a {spell}", place="suffix"
)
