"""The card of a graveyard that was put there last. CR 404.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Ref
from jajna.ir.refs import YOU
from jajna.vocab import Zone, zone_facts
from jajna.wording import feminine, phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["TopOfGraveyard"]


@final
@dataclass(frozen=True)
class TopOfGraveyard(Ref):
    """The topmost card of a graveyard that fits, or the lowest: "the top creature card of your
    graveyard". CR 404.2.
    """

    what: Filter
    whose: Ref = YOU
    bottom: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return zone_facts(1 << Zone.GRAVEYARD)

    def things(self, game: Game, ctx: Context) -> list[int]:
        found: list[int] = []
        for player in self.whose.things(game, ctx):
            fitting = [
                card
                for card in game.players[player].graveyard
                if self.what.matches(game, ctx, card)
            ]
            found += fitting[:1] if self.bottom else fitting[-1:]
        return found


phrase(
    TopOfGraveyard,
    en="the top {what:one} of {whose:'s} graveyard",
    es="la primera {what:one} de {whose:de el cementerio}",
    when={"bottom": False},
)
phrase(
    TopOfGraveyard,
    en="the bottom {what:one} of {whose:'s} graveyard",
    es="la última {what:one} de {whose:de el cementerio}",
    when={"bottom": True},
)
feminine(TopOfGraveyard)
