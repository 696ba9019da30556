"""Dice and coins. CR 705, 706."""

from __future__ import annotations

from jajna.mechanics.actions.coins import CoinFlipped
from jajna.mechanics.actions.dice import DiceRoll, DieRolled
from jajna.text.log.lines import event_text
from jajna.text.things import Teller

__all__ = []


@event_text.register
def _dice_roll(event: DiceRoll, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You roll dice with {sides} sides.",
        "{player} rolls dice with {sides} sides.",
        sides=event.sides,
    )


@event_text.register
def _die_rolled(event: DieRolled, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You roll {number} on a die with {sides} sides.",
        "{player} rolls {number} on a die with {sides} sides.",
        number=event.number,
        sides=event.sides,
    )


@event_text.register
def _coin_flipped(event: CoinFlipped, teller: Teller) -> str:
    if not event.called:
        if event.success:
            return teller.person(
                event.player, "Your coin comes up heads.", "{player}'s coin comes up heads."
            )
        return teller.person(
            event.player, "Your coin comes up tails.", "{player}'s coin comes up tails."
        )
    if event.success:
        return teller.person(event.player, "You win a coin flip.", "{player} wins a coin flip.")
    return teller.person(event.player, "You lose a coin flip.", "{player} loses a coin flip.")
