"""Protection from what the card exiled with a permanent is. CR 702.16a, 607.2a."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Layer, Modification
from jajna.kernel.layers.layers import with_abilities
from jajna.mechanics.continuous.linked_choices import protection_from_card_type
from jajna.mechanics.continuous.power_toughness import EXILED_CARDS
from jajna.vocab import Reads, Zone, bits, zone_facts
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = ["ProtectionFromExiledTypes"]


@final
@dataclass(frozen=True)
class ProtectionFromExiledTypes(Modification):
    """Has protection from each card type of the card exiled with the source, while that is in
    exile. CR 702.16a, 607.2a.
    """

    def reads(self) -> int:
        return Reads.MARKS | Reads.BOARD | zone_facts(1 << Zone.EXILE)

    def layer(self) -> int:
        return Layer.ABILITY

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        types = 0
        for exiled in EXILED_CARDS.things(game, ctx):
            found = game.objects.get(exiled)
            if found is not None and found.zone is Zone.EXILE:
                types |= found.now.types
        with_abilities(game, now, tuple([protection_from_card_type(kind) for kind in bits(types)]))


phrase(
    ProtectionFromExiledTypes,
    en="<has> protection from each of the exiled card's card types",
    es="<tiene> protección contra cada uno de los tipos de carta de la carta exiliada",
)
