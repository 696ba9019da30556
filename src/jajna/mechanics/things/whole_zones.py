"""All cards of a zone, and their number, as instructions speak of them. CR 400."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Ref
from jajna.vocab import ZONES, Reads, Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["WHOLE_HAND", "CardsIn", "WholeZone", "WholeZones"]


@final
@dataclass(frozen=True)
class WholeZone(Ref):
    """All cards in a zone of whoever follows the instruction: "their hand".

    ``zone`` is a ``vocab.Zone``; ``every``: the text speaks of all the cards in it.
    """

    zone: int
    every: bool = False

    def reads(self) -> int:
        return Reads.TIMELESS

    def things(self, game: Game, ctx: Context) -> list[int]:
        return self.of(game, ctx.controller)

    def of(self, game: Game, player: int) -> list[int]:
        """The cards in that zone of a player."""
        return [*game.zones.of(ZONES[self.zone], game.players[player])]


WHOLE_HAND: Final = WholeZone(int(Zone.HAND))


@final
@dataclass(frozen=True)
class WholeZones(Ref):
    """All cards in several zones of whoever follows the instruction: "their hand and graveyard".

    ``zones`` are a ``vocab.Zone`` each, in the order of the text.
    """

    zones: tuple[int, ...]

    def reads(self) -> int:
        return Reads.TIMELESS

    def things(self, game: Game, ctx: Context) -> list[int]:
        return self.of(game, ctx.controller)

    def of(self, game: Game, player: int) -> list[int]:
        """The cards in those zones of a player."""
        return [card for zone in self.zones for card in WholeZone(zone).of(game, player)]


@final
@dataclass(frozen=True)
class CardsIn(Amount):
    """The number of cards in a zone of the player whom an instruction is dealing with.

    ``zone`` is a ``vocab.Zone``.
    """

    zone: int

    def value(self, game: Game, ctx: Context) -> int:
        return len(game.zones.of(ZONES[self.zone], game.players[ctx.affected]))
