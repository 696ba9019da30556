"""Epic. CR 702.50."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, SpellAbility
from jajna.ir.base import CopyException, Duration, Effect
from jajna.ir.declared.names import binds
from jajna.ir.filters.nouns import Spell
from jajna.ir.refs import EVENT_AMOUNT, EVENT_PLAYER, THIS
from jajna.kernel.casting.copies import COPIES
from jajna.kernel.door.perform import perform
from jajna.kernel.objects.kit import Kit
from jajna.kernel.state.lasting_effects import Continuous, DelayedTrigger
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.rules.players import CannotCast
from jajna.mechanics.things.spell_copies_and_targets import CopySpell
from jajna.mechanics.triggers.steps import AtBeginning
from jajna.vocab import Step

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = ["EPIC"]

NAME: Final = "epic"


@final
@dataclass(frozen=True)
class BeginEpic(Effect):
    """For the rest of the game its controller can't cast spells, and copies the spell at the
    beginning of each of their upkeeps. CR 702.50a, 702.50b.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        never = Continuous(
            ctx.clone({}), (CannotCast(Spell()),), Duration.PERMANENT, [ctx.controller]
        )
        copying = CopySpell(THIS, exceptions=(WithoutEpic(),), choosing=True)
        upkeep = AtBeginning(int(Step.UPKEEP))
        again = DelayedTrigger(ctx.clone({}), upkeep, copying, Duration.PERMANENT, once=False)
        perform(game, [EffectBegan(never), EffectBegan(again)])


binds(BeginEpic, COPIES, EVENT_AMOUNT, EVENT_PLAYER)


@final
@dataclass(frozen=True)
class WithoutEpic(CopyException):
    """The copy hasn't the epic ability. CR 702.50a, 707.9b."""

    def alter(self, game: Game, ctx: Context, values: Characteristics) -> None:
        left = [
            ability
            for ability in values.kit.all
            if not (isinstance(ability, Keyworded) and ability.name == NAME)
        ]
        values.kit = Kit(tuple(left))

    def instructions(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        return tuple([effect for effect in effects if not isinstance(effect, BeginEpic)])


EPIC: Final = plain(NAME, "épico", 0, (SpellAbility(BeginEpic()),), rule="702.50")
"""CR 702.50a."""
