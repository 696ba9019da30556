"""Continuous effects that apply to a permanent as it enters. CR 611.2e."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.ir.declared.names import game_binds
from jajna.kernel.state.frames import SequenceFrame
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["DESCRIBED", "describe"]

DESCRIBED: Final = "described as they enter"
"""Name bound to the cards that later effects of the same resolution already apply to."""
game_binds(DESCRIBED)


def describe(game: Game, events: list[Event]) -> None:
    """Attach effects of instructions still to come to the entering of permanents. CR 611.2e.

    Tokens are excepted: the effect that creates them defines them.
    """
    if not any(_enters(game, event) for event in events):
        return
    entering = [event for event in events if _enters(game, event)]
    for frame in reversed(game.frames.held):
        if isinstance(frame, SequenceFrame) and frame.position < len(frame.effects):
            for following in frame.effects[frame.position :]:
                for effect in following.as_it_enters(game, frame.ctx):
                    for event in entering:
                        assert isinstance(event, ZoneChange), event
                        if event.object in effect.about():
                            event.begin(effect)
                            known = frame.ctx.bound.get(DESCRIBED, [])
                            frame.ctx.bind(DESCRIBED, [*known, event.object])
            return


def _enters(game: Game, event: Event) -> bool:
    if not isinstance(event, ZoneChange) or event.to is not Zone.BATTLEFIELD:
        return False
    return game.objects.exists(event.object) and not game.object(event.object).token
