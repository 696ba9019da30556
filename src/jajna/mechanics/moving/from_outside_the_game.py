"""Bringing cards into the game from outside it. CR 400.11."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.decision import Kind
from jajna.events.base import Event
from jajna.events.hidden import Revealed
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Filter
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["TakeFromOutside"]


@final
@dataclass(frozen=True)
class TakeFromOutside(Effect):
    """An instruction to put a card that you own outside the game into your hand, ``shown`` to all
    or not; ``it`` is how the text calls it then. CR 400.11b.
    """

    what: Filter
    shown: bool = True
    it: str = field(default="it", compare=False)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        outside = game.players[ctx.controller].outside
        cards = [card for card in outside if self.what.matches(game, ctx, card)]
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "400.11b", cards, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = chosen_things(answer)
        events: list[Event] = [ZoneChange(card, Zone.NOWHERE, Zone.HAND, "put") for card in cards]
        if self.shown and cards:
            events.insert(0, Revealed(ctx.controller, cards))
        perform(game, events)


phrase(
    TakeFromOutside,
    en="reveal {what:a} from outside the game and put {it:found} into your hand",
    es="<muestra> {what:a} de fuera del juego y <pone> {it:found} en tu mano",
    when={"shown": True},
)
phrase(
    TakeFromOutside,
    en="put {what:a} from outside the game into your hand",
    es="pon {what:a} de fuera del juego en tu mano",
    when={"shown": False},
)
