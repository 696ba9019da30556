"""The part of an object on the stack that makes it a spell or ability. CR 112.1, 113.1c, 405."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.ir.abilities import (
    Ability,
    TextChange,
)
from jajna.ir.base import (
    Cost,
    Effect,
)
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.ir.base import Condition
    from jajna.kernel.state.context import Context

__all__ = ["SNOW_MANA", "TREASURE_MANA", "StackItem"]

SNOW_MANA: Final = 1 << 6
"""The bit in ``mana_spent`` for mana from a snow source. CR 107.4h."""
TREASURE_MANA: Final = 1 << 7
"""The bit in ``mana_spent`` for mana from a Treasure. CR 111.10a."""


_NOTHING_PAID: Final[list[str]] = []
_NO_COSTS: Final[list[Cost]] = []
_NO_OBJECTS: Final[list[int]] = []


@final
class StackItem:
    """The part of an object on the stack that makes it a spell or ability. CR 112.1, 113.1c, 405.

    ``effects`` are the instructions in order, ``condition`` an intervening if (CR 603.4),
    ``ability`` the activated ability. ``paid`` lists the names of the optional costs that were
    paid. ``mana_spent`` has a mask for each mana: the bit of its type, ``SNOW_MANA`` and
    ``TREASURE_MANA``.

    ``assigned`` is combat damage that waits on the stack: (creature, recipient, damage); such an
    object is neither a spell nor an ability (CR 2003-07-01 310.1, 310.3). All lists are replaced,
    never changed.
    """

    def __init__(self, ctx: Context, effects: tuple[Effect, ...]) -> None:
        self.ctx = ctx
        self.effects = effects
        self.ability: Ability | None = None
        self.condition: Condition | None = None
        self.trigger: Event | None = None
        """The event that triggered the ability; None for others."""
        self.is_spell = False
        self.paid = _NOTHING_PAID
        self.spliced = _NO_COSTS
        """The splice costs paid to add the text of other cards. CR 702.47a."""
        self.instead: tuple[Cost, ...] = ()
        """The costs paid rather than the mana cost, by the effect that let it be cast. CR 118.9."""
        self.besides: tuple[Cost, ...] = ()
        """The costs paid in addition, by the effect that let it be cast. CR 118.8."""
        self.repeated = _NO_OBJECTS
        """The indices of the chosen modes, where one was chosen several times. CR 700.2d."""
        self.mana_spent = _NO_OBJECTS
        self.text = TextChange.NONE
        """The change of the text made as it was cast."""
        self.copied = False
        self.cast_from = Zone.NOWHERE
        self.main_phase_of = -1
        """The player who cast it in a main phase of their own turn, -1 otherwise. CR 505.1."""
        self.assigned: tuple[tuple[int, int, int], ...] = ()
        self.uncounterable = False
        """Whether the triggered ability itself says that it can't be countered. CR 603.1a."""

    def is_ability(self) -> bool:
        """Whether the object is an ability on the stack. CR 113.1c."""
        return not self.is_spell and not self.assigned

    def clone(self, memo: dict[int, Context]) -> StackItem:
        """A copy for another game."""
        copy = StackItem(self.ctx.clone(memo), self.effects)
        copy.ability = self.ability
        copy.condition = self.condition
        copy.trigger = self.trigger
        copy.is_spell = self.is_spell
        copy.paid = self.paid
        copy.spliced = self.spliced
        copy.instead = self.instead
        copy.besides = self.besides
        copy.repeated = self.repeated
        copy.mana_spent = self.mana_spent
        copy.text = self.text
        copy.copied = self.copied
        copy.cast_from = self.cast_from
        copy.main_phase_of = self.main_phase_of
        copy.assigned = self.assigned
        copy.uncounterable = self.uncounterable
        return copy
