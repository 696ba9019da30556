"""Lines for turns, steps, day and night. CR 500, 730."""

from __future__ import annotations

from jajna.events.turns import StepBegan, TurnBegan
from jajna.kernel.card_kinds.day_night import NIGHT, DaytimeChanged
from jajna.text.log.lines import event_text
from jajna.text.things import Teller

__all__ = []


@event_text.register
def _step_began(event: StepBegan, teller: Teller) -> str:
    return teller.person(
        event.player,
        "Your {step} begins.",
        "{player}'s {step} begins.",
        step=teller.step(event.step),
    )


@event_text.register
def _turn_began(event: TurnBegan, teller: Teller) -> str:
    return teller.person(
        event.player,
        "Turn {number}: your turn.",
        "Turn {number}: {player}'s turn.",
        number=event.number,
    )


@event_text.register
def _daytime_changed(event: DaytimeChanged, teller: Teller) -> str:
    if event.to == NIGHT:
        return teller.say("It becomes night.")
    return teller.say("It becomes day.")
