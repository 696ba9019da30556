"""Amplify. CR 702.38."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Decision, Kind, Several, Shape, Thing
from jajna.events.base import Event
from jajna.events.hidden import Revealed
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Replacing
from jajna.ir.base import Amount, Node
from jajna.mechanics.choices.chosen_by_each import chosen_things
from jajna.mechanics.counts.shared_characteristics import Shared, shares
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.replacements.entering import AsThisEnters
from jajna.vocab import PLUS_COUNTER
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Amplify", "amplify"]


@final
@dataclass(frozen=True)
class Amplify(AsThisEnters):
    """A replacement: as it enters, cards of its creature types are revealed for counters.
    CR 702.38a.
    """

    number: Amount

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        assert isinstance(event, ZoneChange), event
        own = event.ahead if event.ahead is not None else game.object(event.object).now
        kin = [
            Thing(card)
            for card in game.players[ctx.controller].hand
            if card != event.object and shares(game.objects[card].now, own, Shared.CREATURE_TYPE)
        ]
        if not kin:
            return None
        return Decision(
            ctx.controller,
            Kind.OBJECTS,
            "702.38a",
            Shape.SOME,
            [*kin],
            0,
            len(kin),
            source=ctx.source,
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        shown = chosen_things(answer) if isinstance(answer, Several) else []
        if not shown:
            return [event]
        number = self.number.value(game, ctx) * len(shown)
        event.add_counters(PLUS_COUNTER, number)
        return [Revealed(ctx.controller, shown), event]


def amplify(parameter: tuple[Node, ...]) -> Keyworded:
    """Amplify N. CR 702.38a, 702.38b."""
    return Keyworded("amplify", 0, parameter, (Replacing(Amplify(amount_in(parameter))),))


keyword("amplify", "amplificar", amplify, parameter="{0}", slots=("Amount",), rule="702.38")
