"""Incubating. CR 701.53."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, final

from jajna.card import DOUBLE_FACED_TOKEN, Card
from jajna.events.moves import TokenCreated
from jajna.frozen import dataclass
from jajna.ir.abilities import Activated
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.costs import PayMana
from jajna.ir.declared.names import binds, notes
from jajna.ir.refs import IMPLIED, THIS
from jajna.mechanics.actions.transform import Transform
from jajna.mechanics.things.tokens import CREATED, create, creations, token_face
from jajna.vocab import Type, mana_cost
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Incubate"]


@cache
def incubator() -> Card:
    """An Incubator token, of which the back face is a Phyrexian. CR 111.10i."""
    hatch = Activated((PayMana(mana_cost("{2}")),), Transform(THIS))
    front = token_face("", 0, 0, 0, Type.ARTIFACT, ("Incubator",), (hatch,))
    back = token_face("", 0, 0, 0, Type.ARTIFACT | Type.CREATURE, ("Phyrexian",), ())
    return Card(front.name, (*front.faces, *back.faces), DOUBLE_FACED_TOKEN)


@final
@dataclass(frozen=True)
class Incubate(Effect):
    """An instruction to create an Incubator token with counters, so many times. CR 701.53a."""

    count: Amount
    who: Ref = IMPLIED
    times: Amount = ONE

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        times = max(self.times.value(game, ctx), 0)
        if times != 1:
            once = Incubate(Number(self.count.value(game, ctx)), self.who)
            game.frames.run_in_order((once,) * times, ctx)
            return
        events = creations(game, ctx, self.who, ONE, incubator(), False)
        for event in events:
            assert isinstance(event, TokenCreated), event
            event.counters = max(self.count.value(game, ctx), 0)
        create(game, ctx, events)


binds(Incubate, CREATED)
notes(Incubate, CREATED)
phrase(
    Incubate,
    en="{who} <incubates> {count} twice",
    es="{who} <incuba> {count} dos veces",
    when={"times": Number(2)},
)
phrase(
    Incubate,
    en="{who} <incubates> {count}",
    es="{who} <incuba> {count}",
    when={"times": ONE},
)
phrase(
    Incubate,
    en="{who} <incubates> {count} {times:a} times",
    es="{who} <incuba> {count} {times:una} veces",
)
