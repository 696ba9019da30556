"""Enlist. CR 702.154."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.permanents import Tapped
from jajna.frozen import dataclass
from jajna.ir.abilities import AttackOption, Triggered
from jajna.ir.amounts import ONE, StatOf
from jajna.ir.base import Ref
from jajna.ir.claims import Claim, Claims
from jajna.ir.composites import WhenYouDo
from jajna.ir.costs import sick
from jajna.ir.declared.names import CHOSEN_TO_ATTACK, binds, looks_up
from jajna.ir.declared.worth import Loss, gives_up
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.ir.measures import Stat
from jajna.ir.patterns import JustDone
from jajna.ir.refs import THIS, Bound
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.actions_taken import Action, ActionTaken
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.costs.things import TAPPING, Act, CostOfThings
from jajna.mechanics.keywords.common import CREATURE, ZERO, plain
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["ENLIST"]

ENLISTED: Final = "enlisted"
"""Name under which the creature is bound that was tapped."""

_HELPER: Final = Some(ONE, All((CREATURE, Controlled())))
_GROW: Final = Triggered(
    JustDone(), Change(THIS, (PowerToughness(StatOf(Bound(ENLISTED), Stat.POWER), ZERO),))
)


@final
@dataclass(frozen=True)
class Enlist(CostOfThings):
    """Tap a creature that wasn't chosen to attack; when that is done, this one gets its power.

    The tapped creature has haste or has been under your control since the turn began.
    CR 702.154a, 702.154b, 702.154c.
    """

    def of(self) -> Ref:
        return _HELPER

    def act(self) -> Act:
        return TAPPING

    def is_fit(self, ctx: Context, thing: Object) -> bool:
        chosen = thing.id in ctx.bound.get(CHOSEN_TO_ATTACK, ())
        return thing.zone is Zone.BATTLEFIELD and not thing.tapped and not chosen

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        fit = super().candidates(game, ctx)
        return [one for one in fit if not sick(game, one) and one != ctx.source]

    def claim(self, game: Game, things: list[int], count: int) -> Claim | None:
        return Claim(Claims.TAP, things, count)

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        ctx.bind(ENLISTED, things)
        game.frames.run_in_order((WhenYouDo(_GROW),), ctx)
        taken = [ActionTaken(ctx.source, Action.ENLIST, to=one) for one in things]
        perform(game, [*[Tapped(one, ctx.controller) for one in things], *taken])


binds(Enlist, ENLISTED)
looks_up(Enlist, CHOSEN_TO_ATTACK)
gives_up(Enlist, Loss.TAPPING_OTHERS)

ENLIST: Final = plain(
    "enlist",
    "enrolar",
    meaning=(AttackOption((Enlist(),)),),
    rule="702.154",
)
"""CR 702.154a."""
