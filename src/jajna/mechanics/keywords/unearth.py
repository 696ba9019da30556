"""Unearth. CR 702.84."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.effects import EffectBegan
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.base import IN_GRAVEYARD, Duration, Effect, Node, Ref, Replacement
from jajna.ir.composites import Later, Sequence
from jajna.ir.declared.names import looks_up
from jajna.ir.refs import THIS, ThisFrom
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import SHIELDED
from jajna.kernel.state.lasting_effects import Shield
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.keywords.haste import HASTE
from jajna.mechanics.lasting.delayed_triggers import DoLater
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.to_battlefield import PutOntoBattlefield
from jajna.mechanics.moving.to_exile import Exile
from jajna.vocab import Zone
from jajna.wording import Asked, keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ExileIfItLeaves", "ExileInsteadOfLeaving", "unearth"]


@final
@dataclass(frozen=True)
class ExileInsteadOfLeaving(Replacement):
    """A replacement: it is exiled if it would leave the battlefield. CR 702.84a, 614.1a."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin is Zone.BATTLEFIELD
            and event.to is not Zone.EXILE
            and event.object in ctx.bound.get(SHIELDED, [])
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        return [event]


looks_up(ExileInsteadOfLeaving, SHIELDED)


@final
@dataclass(frozen=True)
class ExileIfItLeaves(Effect):
    """From now on it is exiled if it would leave the battlefield. CR 614.3."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = [
            thing
            for thing in self.what.things(game, ctx)
            if thing in game.objects and game.objects[thing].zone is Zone.BATTLEFIELD
        ]
        events: list[Event] = []
        if things:
            shield = Shield(ctx.clone({}), ExileInsteadOfLeaving(), Duration.PERMANENT, things)
            events.append(EffectBegan(shield))
        perform(game, events)


def unearth(parameter: tuple[Node, ...]) -> Keyworded:
    """Unearth. CR 702.84a."""
    effect = Sequence(
        (
            PutOntoBattlefield(ThisFrom(Zone.GRAVEYARD), returned=True),
            Change(THIS, (GainAbilities((HASTE,), gained=True),), Duration.PERMANENT),
            DoLater(Later.END, Exile(THIS)),
            ExileIfItLeaves(THIS),
        )
    )
    ability = Activated(costs_in(parameter), effect, sorcery_speed=True, zones=IN_GRAVEYARD)
    return Keyworded("unearth", 0, parameter, (ability,))


keyword(
    "unearth",
    "desenterrar",
    unearth,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.84",
    asked=(Asked.NAME, Asked.OWN_MANA_COST, Asked.ACTIVATED),
)
