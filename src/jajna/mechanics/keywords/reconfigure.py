"""Reconfigure. CR 702.151."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Activated, Keyworded, Static
from jajna.ir.base import Condition, Node
from jajna.ir.conditions.attached import IsAttachedToA
from jajna.ir.filters.identity import SELF, Other
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import THIS, Target
from jajna.mechanics.actions.attach import Attach, Unattach
from jajna.mechanics.continuous.descriptions import IsNot
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.vocab import Reads, Type
from jajna.wording import Asked, keyword

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["IsAttached", "reconfigure"]


@final
@dataclass(frozen=True)
class IsAttached(Condition):
    """The source is attached to something. CR 702.151b."""

    def reads(self) -> int:
        return Reads.ATTACHMENTS

    def aspects(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.object(ctx.source).attached_to >= 0


ON_A_CREATURE: Final = IsAttachedToA(THIS, OfType(Type.CREATURE))


def reconfigure(parameter: tuple[Node, ...]) -> Keyworded:
    """Reconfigure. CR 702.151a, 702.151b."""
    costs = costs_in(parameter)
    another = All((Other(), OfType(Type.CREATURE), Controlled()))
    attach = Activated(costs, Attach(THIS, Target(another)), sorcery_speed=True)
    unattach = Activated(costs, Unattach(THIS), sorcery_speed=True, condition=ON_A_CREATURE)
    equips = Static(SELF, (IsNot(Type.CREATURE),), IsAttached())
    return Keyworded("reconfigure", 0, parameter, (attach, unattach, equips))


keyword(
    "reconfigure",
    "reconfigurar",
    reconfigure,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.151",
    asked=(Asked.ACTIVATED,),
)
