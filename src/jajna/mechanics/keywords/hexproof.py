"""Hexproof and hexproof from a quality. CR 702.11."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Static
from jajna.ir.base import Filter, Node
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All, Not
from jajna.ir.filters.owners import ControlledByOpponent
from jajna.ir.filters.qualities import ColorCount, HowColored
from jajna.kernel.state.context import Context
from jajna.mechanics.keywords.common import Always, filter_in, plain
from jajna.mechanics.rules.untargetable import Untargetable
from jajna.vocab import Keyword
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["HEXPROOF", "register_hexproof"]


@final
@dataclass(frozen=True)
class OfItsSource(Filter):
    """A spell that fits, or an ability whose source fits. CR 702.11d."""

    quality: Filter

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = game.object(thing)
        if found.item is not None and not found.item.is_spell:
            return self.quality.matches(game, ctx, found.item.ctx.source)
        return self.quality.matches(game, ctx, thing)


HEXPROOF: Final = plain(
    "hexproof",
    "antimaleficio",
    Keyword.HEXPROOF,
    (Static(SELF, (Untargetable(ControlledByOpponent(), hexproof=True),)),),
    rule="702.11",
)
"""CR 702.11b."""


def _hexproof_from(name: str, quality: Filter, parameter: tuple[Node, ...]) -> Keyworded:
    opposing = All((OfItsSource(quality), ControlledByOpponent()))
    meaning = (Static(SELF, (Untargetable(opposing, hexproof=True),)),)
    return Keyworded(name, Keyword.HEXPROOF, parameter, meaning)


def register_hexproof(name: str, es: str, quality: Filter) -> None:
    made = Always(_hexproof_from(name, quality, ()))
    keyword(name, f"antimaleficio contra {es}", made, rule="702.11")


register_hexproof("hexproof from each color", "cada color", Not(ColorCount(HowColored.COLORLESS)))
"""CR 702.11g."""
register_hexproof("hexproof from monocolored", "monocolor", ColorCount(HowColored.MONOCOLORED))
register_hexproof("hexproof from multicolored", "multicolor", ColorCount(HowColored.MULTICOLORED))


def hexproof_from(parameter: tuple[Node, ...]) -> Keyworded:
    """Hexproof from things that fit a filter: "hexproof from planeswalkers". CR 702.11d."""
    return _hexproof_from("hexproof from", filter_in(parameter), parameter)


keyword(
    "hexproof from",
    "antimaleficio contra",
    hexproof_from,
    rule="702.11",
    parameter="{0:s}",
    slots=("Filter",),
)
