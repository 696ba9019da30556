"""Enchant, equip, reconfigure. CR 702.5, 702.6, 702.151."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Activated, Keyworded, Static
from jajna.ir.base import Condition, Node, walk
from jajna.ir.conditions.attached import IsAttachedToA
from jajna.ir.filters.identity import SELF, Other
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import THIS, Target
from jajna.mechanics.actions.attaching import Attach, Unattach
from jajna.mechanics.describing import IsNot
from jajna.mechanics.keywords.common import costs_in, filter_in
from jajna.vocab import Reads, Type
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = ["IsAttached", "enchant", "equip", "reconfigure"]

YOUR_CREATURE: Final = All((OfType(Type.CREATURE), Controlled()))


def enchant(parameter: tuple[Node, ...]) -> Keyworded:
    """Enchant: the rules ask for its description by name. CR 702.5a."""
    return Keyworded("enchant", 0, parameter)


def equip(parameter: tuple[Node, ...]) -> Keyworded:
    """Equip. CR 702.6a."""
    effect = Attach(THIS, Target(YOUR_CREATURE))
    ability = Activated(costs_in(parameter), effect, sorcery_speed=True)
    return Keyworded("equip", 0, parameter, (ability,))


def equip_quality(parameter: tuple[Node, ...]) -> Keyworded:
    """Equip a creature of a quality. CR 702.6c. Raises TypeError for what is no creature."""
    what = filter_in(parameter)
    if any(isinstance(one, OfType) and one.type != Type.CREATURE for one in walk(what)):
        raise TypeError("only creatures are equipped")
    effect = Attach(THIS, Target(All((what, *YOUR_CREATURE.parts))))
    ability = Activated(costs_in(parameter), effect, sorcery_speed=True)
    return Keyworded("equip quality", 0, parameter, (ability,))


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
    slots=("tuple[Cost, ...]",),
)
keyword(
    "enchant", "encantar", enchant, parameter="{0:one}", parameter_es="{0:one}", slots=("Filter",)
)
keyword("equip", "equipar", equip, parameter="{0:,}", slots=("tuple[Cost, ...]",))
keyword(
    "equip quality",
    "equipar",
    equip_quality,
    parameter="{0:one} (|—) {1:,}",
    slots=("Filter", "tuple[Cost, ...]"),
    said="equip",
)
