"""Hideaway: a card exiled face down that may be played later. CR 702.75."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Decision, Kind
from jajna.events.base import Event
from jajna.events.hidden import Revealed
from jajna.events.marks import Marked
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import Effect, Node
from jajna.ir.composites import Sequence
from jajna.ir.declared.binding import does
from jajna.ir.declared.names import EXILED, binds, finds_noted, looks_up, notes
from jajna.ir.filters.identity import SELF
from jajna.kernel.door.perform import perform
from jajna.kernel.zones.knowledge import WATCHED_FROM
from jajna.mechanics.choices.among_found import REST
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things, in_zone
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.moving.found_cards import Put
from jajna.mechanics.moving.places import Arrangement, Place
from jajna.mechanics.things.library import LOOKED, LookAt, TopCards
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.vocab import Zone
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["HideOne", "hideaway"]


@final
@dataclass(frozen=True)
class HideOne(Effect):
    """Exile one of the cards looked at face down; whoever controls the source may look at it.
    CR 702.75a.
    """

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        cards = in_zone(game, ctx.bound.get(LOOKED, []), Zone.LIBRARY)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "702.75a", cards, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for card in chosen_things(answer):
            move = ZoneChange(card, Zone.LIBRARY, Zone.EXILE, "exile")
            move.face_down = True
            move.mark(WATCHED_FROM, [ctx.source])
            events.append(move)
            if in_zone(game, [ctx.source], Zone.BATTLEFIELD):
                before = game.object(ctx.source).marks.get(EXILED, [])
                events.append(Marked(ctx.source, EXILED, [*before, card]))
        perform(game, events, ctx, EXILED)


binds(HideOne, EXILED)
looks_up(HideOne, LOOKED)
notes(HideOne, EXILED, WATCHED_FROM)
finds_noted(HideOne, EXILED)
does(HideOne, EXILED)


@final
@dataclass(frozen=True)
class RememberHidden(Effect):
    """An effect: the player who exiled a card face down may look at it from now on. CR 702.75a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = in_zone(game, ctx.bound.get(EXILED, []), Zone.EXILE)
        perform(game, [Revealed(ctx.controller, cards, ctx.controller)] if cards else [])


looks_up(RememberHidden, EXILED)


def hideaway(parameter: tuple[Node, ...]) -> Keyworded:
    """Hideaway N. CR 702.75a."""
    look = LookAt(TopCards(amount_in(parameter)))
    rest = Put(REST, Place.BOTTOM, Arrangement.RANDOM)
    steps = Sequence((look, HideOne(), rest, RememberHidden()))
    return Keyworded("hideaway", 0, parameter, (Triggered(Enters(SELF), steps),))


keyword("hideaway", "esconder", hideaway, parameter="{0}", slots=("Amount",), rule="702.75")
