"""Lines for players: what they do, get and lose. CR 102, 104, 119."""

from __future__ import annotations

from typing import Final

from jajna.events.effects import ChoiceMade, NameChosen
from jajna.events.life import LifeGained, LifeLost
from jajna.events.players import GameDrawn, GameDrawnFor, PlayerLost, PlayerWon
from jajna.events.stack import PermissionUsed
from jajna.kernel.players.designations import INITIATIVE, MONARCH, DesignationGiven
from jajna.kernel.players.earned_designations import STORY, DesignationEarned
from jajna.kernel.players.player_control import PlayerControlled
from jajna.kernel.start.setup import MulliganTaken
from jajna.text.catalogue import message
from jajna.text.log.cards import named_cards
from jajna.text.log.lines import event_text
from jajna.text.things import Teller

__all__ = ["LOSSES"]


LOSSES: Final[dict[str, tuple[str, str]]] = {
    "life": (
        message("You have no life left and lose the game."),
        message("{player} has no life left and loses the game."),
    ),
    "empty library": (
        message("You had to draw from an empty library and lose the game."),
        message("{player} had to draw from an empty library and loses the game."),
    ),
    "poison": (
        message("You have ten or more poison counters and lose the game."),
        message("{player} has ten or more poison counters and loses the game."),
    ),
    "commander damage": (
        message("One commander has dealt you too much combat damage, and you lose the game."),
        message("One commander has dealt {player} too much combat damage, who loses the game."),
    ),
    "concede": (message("You concede the game."), message("{player} concedes the game.")),
    "effect": (
        message("You lose the game by an effect."),
        message("{player} loses the game by an effect."),
    ),
}
"""The reasons why players lose the game. CR 104.3."""

DESIGNATIONS: Final[dict[str, tuple[str, str]]] = {
    MONARCH: (message("You become the monarch."), message("{player} becomes the monarch.")),
    INITIATIVE: (message("You take the initiative."), message("{player} takes the initiative.")),
}
"""The messages for players that get a designation. CR 724.3."""


def _life(number: int, teller: Teller) -> str:
    return teller.count(number, "{number} life", "{number} life")


@event_text.register
def _life_gained(event: LifeGained, teller: Teller) -> str:
    return teller.person(
        event.player, "You gain {life}.", "{player} gains {life}.", life=_life(event.number, teller)
    )


@event_text.register
def _life_lost(event: LifeLost, teller: Teller) -> str:
    life = _life(event.number, teller)
    if event.paid:
        return teller.person(event.player, "You pay {life}.", "{player} pays {life}.", life=life)
    return teller.person(event.player, "You lose {life}.", "{player} loses {life}.", life=life)


@event_text.register
def _player_lost(event: PlayerLost, teller: Teller) -> str:
    you, other = LOSSES[event.reason]
    return teller.person(event.player, you, other)


@event_text.register
def _player_won(event: PlayerWon, teller: Teller) -> str:
    return teller.person(
        event.player, "You win the game by an effect.", "{player} wins the game by an effect."
    )


@event_text.register
def _game_drawn_for(event: GameDrawnFor, teller: Teller) -> str:
    return teller.person(
        event.player, "The game is a draw for you.", "The game is a draw for {player}."
    )


@event_text.register
def _game_drawn(event: GameDrawn, teller: Teller) -> str:
    return teller.say("The game is a draw (CR {rule}).", rule=event.rule)


@event_text.register
def _choice_made(event: ChoiceMade, teller: Teller) -> str:
    if event.accepted == 1:
        return teller.person(event.player, "You accept.", "{player} accepts.")
    if event.accepted == 0:
        return teller.person(event.player, "You decline.", "{player} declines.")
    return teller.person(
        event.player,
        "You choose {things}.",
        "{player} chooses {things}.",
        things=named_cards(event.chosen, teller),
    )


@event_text.register
def _name_chosen(event: NameChosen, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You choose the name {name}.",
        "{player} chooses the name {name}.",
        name=teller.card(event.name),
    )


@event_text.register
def _designation_earned(event: DesignationEarned, teller: Teller) -> str:
    if event.name == STORY:
        return teller.person(
            event.player, "You have an enduring story.", "{player} has an enduring story."
        )
    return teller.person(
        event.player, "You get the city's blessing.", "{player} gets the city's blessing."
    )


@event_text.register
def _mulligan_taken(event: MulliganTaken, teller: Teller) -> str:
    return teller.person(event.player, "You take a mulligan.", "{player} takes a mulligan.")


@event_text.register
def _designation_given(event: DesignationGiven, teller: Teller) -> str:
    you, other = DESIGNATIONS[event.name]
    return teller.person(event.player, you, other)


@event_text.register
def _player_controlled(event: PlayerControlled, teller: Teller) -> str:
    controlled = teller.player(event.player)
    return teller.person(
        event.by,
        "You will control {controlled} during their next turn.",
        "{player} will control {controlled} during their next turn.",
        controlled=controlled,
    )


@event_text.register
def _permission_used(event: PermissionUsed, teller: Teller) -> str:
    return teller.say("A permission with a limit is used.")
