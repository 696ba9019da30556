"""Effects that last beyond the resolution that made them begin and end. CR 611.2, 603.7, 614.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.events.marks import USED_ONCE
from jajna.ir.base import Layer
from jajna.kernel.layers import layers
from jajna.kernel.state.lasting_effects import Continuous, DelayedTrigger, Shield, Upcoming

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.lasting_effects import Lasting

__all__ = ["begin", "begin_upcoming", "end"]


def begin(game: Game, effect: Lasting) -> None:
    """Start a continuous effect, shield or delayed trigger. CR 611.2, 613.7b."""
    effects = game.effects
    effect.timestamp = effects.tick()
    effect.turn = game.turn.number
    if isinstance(effect, Continuous):
        for part in effect.divided(game):
            effects.lasting.append(part)
            layers.begin(game, part)
            if any(change.layer() == Layer.COPY for change in part.changes):
                _renew_abilities(game, part.objects or [])
    elif isinstance(effect, Shield):
        effects.shields.append(effect)
    elif isinstance(effect, DelayedTrigger):
        effect.ctx.end_span(game.history.events_happened)  # CR 603.7c
        effects.delayed.append(effect)
    elif isinstance(effect, Upcoming):
        effects.upcoming.append(effect)


def begin_upcoming(game: Game, player: int) -> None:
    """Start the effects that are about this turn of the player. CR 611.2."""
    begun = [one for one in game.effects.upcoming if one.turn_of == player]
    if begun:
        game.effects.upcoming = [one for one in game.effects.upcoming if one not in begun]
        for one in begun:
            begin(game, one.effect)


def _renew_abilities(game: Game, things: list[int]) -> None:
    """The abilities of a copy are others than were activated this turn. CR 602.5c; the loyalty
    abilities of a permanent count whatever they are (CR 606.3).
    """
    for thing in things:
        if thing in game.objects:
            used = game.objects[thing].used
            game.objects[thing].used = {-1: used[-1]} if -1 in used else {}
            if USED_ONCE in game.objects[thing].marks:
                game.objects[thing].mark(USED_ONCE, [])


def end(game: Game, ended: list[Lasting]) -> None:
    """End effects whose duration is over."""
    effects = game.effects
    effects.lasting = [held for held in effects.lasting if not _among(held, ended)]
    effects.shields = [held for held in effects.shields if not _among(held, ended)]
    effects.delayed = [held for held in effects.delayed if not _among(held, ended)]
    for effect in ended:
        if isinstance(effect, Continuous):
            layers.end(game, effect)


def _among(effect: Lasting, effects: list[Lasting]) -> bool:
    return any(effect is other for other in effects)
