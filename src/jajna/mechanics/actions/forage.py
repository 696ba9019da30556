"""Foraging. CR 701.61."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind
from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Sacrificed
from jajna.frozen import dataclass
from jajna.ir.base import Cost
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.declared.names import binds
from jajna.kernel.door.perform import perform
from jajna.kernel.state.frames import pay
from jajna.mechanics.actions.actions_taken import Action, ActionTaken
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.mechanics.costs.things import can_be_sacrificed
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Forage"]

FORAGED: Final = "foraged"
"""Name of the cards chosen to be exiled."""
CARDS: Final = 3


@final
@dataclass(frozen=True)
class Forage(Cost):
    """Forage: exile three cards from your graveyard or sacrifice a Food. CR 701.61a.

    The first thing chosen says which: a Food, or one of the cards.
    """

    def _cards(self, game: Game, ctx: Context) -> list[int]:
        """The cards that can be exiled besides those chosen; none if they are too few."""
        chosen = ctx.bound.get(FORAGED, [])
        graveyard = game.players[ctx.controller].graveyard
        if len(graveyard) < CARDS:
            return []
        return [card for card in graveyard if card not in chosen]

    def _foods(self, game: Game, ctx: Context) -> list[int]:
        return [
            thing
            for thing in game.zones.battlefield
            if "Food" in game.object(thing).now.subtypes
            and can_be_sacrificed(ctx, game.object(thing))
        ]

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        if self._cards(game, ctx) or self._foods(game, ctx):
            return None
        return Reason("nothing to exile", "701.61a", (), CARDS)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        cards = self._cards(game, ctx)
        if ctx.bound.get(FORAGED):
            more = CARDS - len(ctx.bound[FORAGED])
            return ask_for(ctx, ctx.controller, Kind.OBJECTS, "701.61a", cards, more, more)
        either = [*self._foods(game, ctx), *cards]
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "701.61a", either, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        chosen = [*ctx.bound.get(FORAGED, []), *chosen_things(answer)]
        cards = [one for one in chosen if game.object(one).zone is Zone.GRAVEYARD]
        if 0 < len(cards) < CARDS:
            ctx.bind(FORAGED, cards)
            pay(game, self, ctx)
            return
        ctx.bind(FORAGED, [])
        events: list[Event] = [
            ZoneChange(card, Zone.GRAVEYARD, Zone.EXILE, "exile") for card in cards
        ]
        if not cards:
            events += [Sacrificed(food, ctx.controller) for food in chosen]
        perform(game, [*events, ActionTaken(ctx.controller, Action.FORAGE)])


binds(Forage, FORAGED)
phrase(Forage, en="forage", es="forrajea")
trait(Forage, Trait.OFFERED)
