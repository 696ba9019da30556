"""What makes an object on the stack a spell or an ability. CR 112.1, 113.1c, 405."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.ir.abilities import (
    Ability,
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
"""Marks mana that a snow source made, among what was spent. CR 107.4h."""
TREASURE_MANA: Final = 1 << 7
"""Marks mana that a Treasure made, among what was spent."""


_NOTHING_PAID: Final[list[str]] = []
_NO_COSTS: Final[list[Cost]] = []
_NO_OBJECTS: Final[list[int]] = []


@final
class StackItem:
    """What makes an object on the stack a spell or an ability. CR 112.1, 113.1c, 405.

    ``effects`` are the instructions in order, ``condition`` an intervening if (CR 603.4),
    ``ability`` the activated ability that it is. ``paid`` names the
    optional costs that were paid, ``mana_spent`` the mana: one number each, its type's bit and the
    marks ``SNOW_MANA`` and ``TREASURE_MANA``. Where combat damage waits
    on the stack, ``assigned`` is that damage: the creature, what it is dealt to, how much; it is
    neither a spell nor an ability (CR 2003-07-01 310.1, 310.3). All its lists are replaced, never
    changed.
    """

    def __init__(self, ctx: Context, effects: tuple[Effect, ...]) -> None:
        self.ctx = ctx
        self.effects = effects
        self.ability: Ability | None = None
        self.condition: Condition | None = None
        self.trigger: Event | None = None
        """The event that triggered it."""
        self.is_spell = False
        self.paid = _NOTHING_PAID
        self.spliced = _NO_COSTS
        """What is paid for the text of other cards added to it. CR 702.47a."""
        self.instead: tuple[Cost, ...] = ()
        """What is paid rather than its mana cost, by the effect that let it be cast. CR 118.9."""
        self.repeated = _NO_OBJECTS
        """The modes chosen, where one was chosen several times. CR 700.2d."""
        self.mana_spent = _NO_OBJECTS
        self.text = ""
        """How its text was changed as it was cast: ``WITH_EACH`` or ``CLEFT``."""
        self.copied = False
        self.cast_from = Zone.NOWHERE
        self.assigned: tuple[tuple[int, int, int], ...] = ()
        self.uncounterable = False
        """Whether an ability says that it can't be countered. CR 603.1a."""

    def is_ability(self) -> bool:
        """Whether it makes its object an ability. CR 113.1c."""
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
        copy.repeated = self.repeated
        copy.mana_spent = self.mana_spent
        copy.text = self.text
        copy.copied = self.copied
        copy.cast_from = self.cast_from
        copy.assigned = self.assigned
        copy.uncounterable = self.uncounterable
        return copy
