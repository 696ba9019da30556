"""Attaching Auras and Equipment. CR 701.3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from jajna.events import Attached, Event, Unattached
from jajna.ir.base import Effect, Ref
from jajna.ir.refs import THIS
from jajna.kernel.attaching import why_not_attached
from jajna.kernel.door import perform
from jajna.mechanics.actions.choosing import on_battlefield
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game
    from jajna.kernel.objects import Object

__all__ = ["Attach", "Unattach"]


@final
@dataclass(frozen=True)
class Attach(Effect):
    """An instruction to attach something to a permanent. CR 701.3a, 701.3b."""

    what: Ref = THIS
    to: Ref = THIS

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        hosts = on_battlefield(game, self.to.things(game, ctx))
        for thing in on_battlefield(game, self.what.things(game, ctx)):
            if hosts and _can_move(game, game.object(thing), hosts[0]):
                events.append(Attached(thing, hosts[0]))
        perform(game, events)


def _can_move(game: Game, thing: Object, host: int) -> bool:
    """Whether it isn't there already, and can be. CR 701.3b."""
    return thing.attached_to != host and not why_not_attached(game, thing, host)


phrase(Attach, en="attach {what} to {to}", es="anexa {what} a {to}")


@final
@dataclass(frozen=True)
class Unattach(Effect):
    """An instruction to unattach Equipment. CR 701.3d."""

    what: Ref = THIS

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for thing in on_battlefield(game, self.what.things(game, ctx)):
            if game.object(thing).attached_to >= 0:
                events.append(Unattached(thing))
        perform(game, events)


phrase(Unattach, en="unattach {what}", es="desanexa {what}")
