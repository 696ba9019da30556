"""Umbra armor. CR 702.89."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.permanents import Destroyed
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Replacing
from jajna.ir.base import Replacement
from jajna.mechanics.keywords.common import plain
from jajna.telling import tell, thing

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["TOTEM_ARMOR", "UMBRA_ARMOR", "DestroyedInstead", "Mended"]


@final
class Mended(Event):
    """All damage marked on a permanent is removed. CR 702.89a."""

    def __init__(self, thing: int) -> None:
        super().__init__(EventKind.MENDED)
        self.thing = thing

    def affected(self, game: Game) -> int:
        return game.object(self.thing).controller

    def things(self) -> list[int]:
        return [self.thing]

    def apply(self, game: Game) -> list[Event]:
        permanent = game.objects.get(self.thing)
        if permanent is not None:
            permanent.damage = 0
            permanent.deathtouched = False
        return []


tell(Mended, "All damage on {card} is removed.", words={"card": thing("thing")})


@final
@dataclass(frozen=True)
class DestroyedInstead(Replacement):
    """A replacement: the Aura is destroyed instead of its host, whose damage is removed.
    CR 702.89a, 614.1a.
    """

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DESTROYED,)

    def uses_source(self) -> bool:
        return True

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, Destroyed) and event.object == game.object(ctx.source).attached_to

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, Destroyed), event
        return [Mended(event.object), Destroyed(ctx.source, event.source)]


_ARMOR: Final = (Replacing(DestroyedInstead()),)

TOTEM_ARMOR: Final[Keyworded] = plain(
    "totem armor", "armadura tótem", meaning=_ARMOR, rule="702.89"
)
"""The older name of umbra armor. CR 702.89b."""

UMBRA_ARMOR: Final[Keyworded] = plain(
    "umbra armor", "armadura umbra", meaning=_ARMOR, rule="702.89"
)
"""CR 702.89a."""
