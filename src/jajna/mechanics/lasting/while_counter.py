"""Changes for as long as an object has a counter of a kind on it. CR 611.2b, 122.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Modification, Ref
from jajna.ir.control import SetController
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.refs import IMPLIED
from jajna.kernel.door.perform import perform
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.choices.chosen_by_each import in_turn_order
from jajna.mechanics.continuous.fixed_amounts import fixed
from jajna.mechanics.lasting.gaining_control import GAINER, Gainer
from jajna.mechanics.lasting.until_end_of_turn import changing
from jajna.vocab import is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ChangeWhileCounter", "GainControlWhileCounter"]


def _begun(
    game: Game, ctx: Context, things: list[int], changes: tuple[Modification, ...], counter: str
) -> list[Event]:
    """The events that begin an effect on each of the objects, which ends for each by itself.

    The effect on an object without the counter ends at once. CR 611.2b.
    """
    events: list[Event] = []
    before = ctx.affected
    for thing in changing(game, things):
        if is_player(thing):
            continue
        ctx.affected = thing
        settled = fixed(changes, game, ctx)
        effect = Continuous(ctx.clone({}), settled, Duration.WHILE_COUNTER, [thing])
        effect.counter = counter
        events.append(EffectBegan(effect))
    ctx.affected = before
    return events


@final
@dataclass(frozen=True)
class ChangeWhileCounter(Effect):
    """An instruction that changes objects for as long as they have a counter of a kind on them.
    CR 611.2b.

    ``ahead``: the text says so first.
    """

    what: Ref
    changes: tuple[Modification, ...]
    name: str
    ahead: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.what.things(game, ctx)
        perform(game, _begun(game, ctx, things, self.changes, self.name))


phrase(
    ChangeWhileCounter,
    en="for as long as {what} has (a|an) {name:counter} counter on it, it {changes:and}",
    es="mientras {what} tenga un contador {name:counter}, {changes:and}",
    when={"ahead": True},
)
phrase(
    ChangeWhileCounter,
    en="{what} {changes:and} for as long as it has (a|an) {name:counter} counter on it",
    es="{what} {changes:and} mientras tenga un contador {name:counter}",
    when={"ahead": False},
)


@final
@dataclass(frozen=True)
class GainControlWhileCounter(Effect):
    """An instruction to gain control of permanents for as long as they have a counter of a kind on
    them. CR 611.2b, 613.1b.
    """

    what: Ref
    name: str
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            ctx.bind(GAINER, [player])
            things = self.what.things(game, ctx)
            events += _begun(game, ctx, things, (SetController(Gainer()),), self.name)
        perform(game, events)


binds(GainControlWhileCounter, GAINER)
phrase(
    GainControlWhileCounter,
    en="{who} <gains> control of {what} for as long as it has (a|an) {name:counter} counter on it",
    es="{who} <gana> el control de {what} mientras tenga un contador {name:counter}",
)
touches(GainControlWhileCounter, "what", Does.STEAL)
