"""Airbending. CR 701.65."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Ref
from jajna.ir.costs import PayMana
from jajna.ir.declared.binding import leaves
from jajna.ir.declared.names import EXILED, binds, notes
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.nouns import Card
from jajna.ir.refs import EVENT_AMOUNT, IMPLIED, Bound
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.actions.actions_taken import Action, ActionTaken
from jajna.mechanics.choices.chosen_by_each import LATEST_GROUP, in_zone
from jajna.mechanics.moving.to_exile import Exile
from jajna.mechanics.rules.play_from_elsewhere import PERMITTED, MayPlayThese
from jajna.vocab import Zone, mana_cost
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["Airbend"]

FOR_TWO: Final = MayPlayThese(cast=True, free=True, instead=(PayMana(mana_cost("{2}")),))
"""What an owner may do with the cards: cast them by paying {2} rather than their mana costs."""

JUST_EXILED: Final = Bound(EXILED)


@final
@dataclass(frozen=True)
class Airbend(Effect):
    """An instruction to airbend permanents and spells: they are exiled, and as long as they remain
    exiled their owners may cast them by paying {2} rather than their mana costs. CR 701.65a.
    """

    what: Ref
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order((Exile(self.what), LetOwnersCast(self.who)), ctx)


@final
@dataclass(frozen=True)
class LetOwnersCast(Effect):
    """The owners of the cards just exiled may cast them for {2}, and the player has airbent.
    CR 701.65a, 701.65b.
    """

    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = in_zone(game, JUST_EXILED.things(game, ctx), Zone.EXILE)
        events: list[Event] = []
        for owner in game.players.in_order(game.turn.active):
            own = [card for card in cards if game.object(card).owner == owner]
            if own:
                allowed = Context(ctx.source, owner)
                allowed.bind(PERMITTED, own)
                lasting = Continuous(allowed, (FOR_TWO,), Duration.PERMANENT, [owner])
                events.append(EffectBegan(lasting))
        if cards:
            doers = self.who.things(game, ctx)
            events += [ActionTaken(doer, Action.AIRBEND) for doer in doers]
        perform(game, events)


binds(Airbend, EVENT_AMOUNT, EXILED, LATEST_GROUP, PERMITTED)
binds(LetOwnersCast, PERMITTED)
notes(Airbend, EXILED)
phrase(Airbend, en="{who} <airbends> {what}", es="{who} <domina> con el aire {what}")
leaves(Airbend, EXILED, Card())
touches(Airbend, "what", Does.REMOVE)
