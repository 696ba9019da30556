"""Sieges: the protector that is chosen, and what becomes of one that is defeated. CR 310.11."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Decision, Kind, Shape, Thing
from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Replacing, Triggered
from jajna.ir.composites import Sequence
from jajna.ir.declared.names import chooses
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS, YOU
from jajna.kernel.combat.state import SIEGE
from jajna.kernel.objects.kit import subtype_abilities
from jajna.kernel.objects.object import PROTECTOR
from jajna.mechanics.keywords.vanishing import LastCounterIsRemoved
from jajna.mechanics.lasting.casting_while_resolving import CastWhileResolving
from jajna.mechanics.moving.to_exile import Exile
from jajna.mechanics.replacements.entering import AsThisEnters
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ChooseProtector"]


@final
@dataclass(frozen=True)
class ChooseProtector(AsThisEnters):
    """As a Siege enters, its controller chooses an opponent to protect it. CR 310.11a."""

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        seats = game.players.opponents_within(ctx.controller)
        options: list[Answer] = [Thing(seat) for seat in seats]
        if not options:
            return None
        return Decision(
            ctx.controller, Kind.PLAYER, "310.11a", Shape.ONE, options, source=ctx.source
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        if isinstance(answer, Thing):
            event.mark(PROTECTOR, [answer.thing])
        return [event]


chooses(ChooseProtector, PROTECTOR)

DEFEATED: Final = Triggered(
    LastCounterIsRemoved("defense", SELF),
    Sequence(
        (Exile(THIS), CastWhileResolving(THIS, YOU, zone=int(Zone.EXILE), transformed=True)),
    ),
)
"""CR 310.11b."""

subtype_abilities(SIEGE, Replacing(ChooseProtector()), DEFEATED)
