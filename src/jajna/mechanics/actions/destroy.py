"""Destroying permanents. CR 701.8."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.permanents import Destroyed
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.binding import does
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Does, touches
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.mechanics.choices.chosen_by_each import done, on_battlefield
from jajna.vocab import Keyword
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["DESTROYED", "Destroy", "DestroyOneAtRandom", "destructions"]

DESTROYED: Final = "destroyed"
"""Name under which destroyed permanents are bound, as they were on the battlefield."""


def destructions(game: Game, ctx: Context, things: list[int], regenerable: bool) -> list[Event]:
    """The events of destroying permanents; indestructible ones are left alone. CR 702.12b."""
    return [
        Destroyed(thing, ctx.source, regenerable)
        for thing in on_battlefield(game, things)
        if not game.object(thing).has(Keyword.INDESTRUCTIBLE)
    ]


@final
@dataclass(frozen=True)
class Destroy(Effect):
    """An instruction to destroy permanents. CR 701.8.

    ``no_regeneration`` is true where the text forbids regeneration (CR 701.19c). ``again`` is the
    noun by which the text then names the permanents, None where it has a pronoun.
    """

    what: Ref
    no_regeneration: bool = False
    again: Ref | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events = destructions(game, ctx, self.what.things(game, ctx), not self.no_regeneration)
        ctx.bind(DESTROYED, [event.things()[0] for event in events])
        done(ctx, events)
        perform(game, events)


binds(Destroy, DESTROYED)

phrase(
    Destroy,
    en="destroy {what}[no_regeneration? . {what:they} can't be regenerated]",
    es="destruye {what}[no_regeneration? . no <puede@what> ser <*regenerado@what>]",
)

phrase(
    Destroy,
    en="destroy {what}. {again:that} can't be regenerated",
    es="destruye {what}. {again} no <puede> ser <*regenerado>",
    when={"no_regeneration": True},
)

does(Destroy, DESTROYED)

touches(Destroy, "what", Does.DESTROY)


@final
@dataclass(frozen=True)
class DestroyOneAtRandom(Effect):
    """An instruction to destroy one of several permanents at random. CR 701.8a."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = on_battlefield(game, self.what.things(game, ctx))
        if len(things) > 1:
            things = [things[game.chance.below(len(things))]]
        perform(game, [Destroyed(thing, ctx.source) for thing in things])


phrase(
    DestroyOneAtRandom,
    en="destroy one of {what} at random",
    es="destruye uno de {what} al azar",
)
