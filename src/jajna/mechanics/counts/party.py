"""Your party: up to one Cleric, Rogue, Warrior and Wizard among your creatures. CR 700.8."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Condition
from jajna.vocab import Aspects, Reads, Type, is_another_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["HasFullParty", "PartySize", "party_size"]

_ROLES: Final = ("Cleric", "Rogue", "Warrior", "Wizard")


def party_size(game: Game, player: int) -> int:
    """The greatest number of creatures that can be a player's party. CR 700.8a, 700.8b."""
    reached = [True] + [False] * 15
    for thing in game.zones.battlefield:
        found = game.objects[thing]
        if not found.now.types & Type.CREATURE or is_another_player(found.controller, player):
            continue
        roles = [1 << place for place, role in enumerate(_ROLES) if role in found.now.subtypes]
        for filled in range(15, -1, -1):
            if reached[filled]:
                for role in roles:
                    reached[filled | role] = True
    return max(filled.bit_count() for filled in range(16) if reached[filled])


@final
@dataclass(frozen=True)
class PartySize(Amount):
    """The number of creatures in your party. CR 700.8a."""

    def aspects(self) -> int:
        return Aspects.TYPES | Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | Reads.BATTLEFIELD

    def value(self, game: Game, ctx: Context) -> int:
        return party_size(game, ctx.controller)


phrase(
    PartySize,
    en="the number of creatures in your party",
    es="la cantidad de criaturas en tu grupo",
)
phrase(PartySize, en="creature in your party", es="criatura en tu grupo", place="each")


@final
@dataclass(frozen=True)
class HasFullParty(Condition):
    """There are four creatures in your party. CR 700.8c."""

    def aspects(self) -> int:
        return Aspects.TYPES | Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | Reads.BATTLEFIELD

    def holds(self, game: Game, ctx: Context) -> bool:
        return party_size(game, ctx.controller) == len(_ROLES)


phrase(HasFullParty, en="you have a full party", es="tienes un grupo completo")
