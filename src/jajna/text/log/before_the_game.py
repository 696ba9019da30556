"""Lines for what players choose before the game begins. CR 103.2, 315, 702.106, 903.4b."""

from __future__ import annotations

from jajna.kernel.start.commander_colors import COLOR_NAMES, CommanderColorChosen
from jajna.kernel.zones.conspiracies import AgendaNamed, ConspiracyTurnedUp
from jajna.text.log.lines import event_text
from jajna.text.prompts import WORDS
from jajna.text.things import Teller
from jajna.vocab import COLORS, is_another_player

__all__ = []


@event_text.register
def _agenda_named(event: AgendaNamed, teller: Teller) -> str:
    if is_another_player(event.player, teller.view.player):  # CR 702.106b
        player = teller.player(event.player)
        return teller.say("{player} secretly chooses a card name.", player=player)
    return teller.say("You secretly choose the name {name}.", name=teller.card(event.name))


@event_text.register
def _turned_up(event: ConspiracyTurnedUp, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You turn {conspiracy} face up: {names}.",
        "{player} turns {conspiracy} face up: {names}.",
        conspiracy=teller.name(event.conspiracy),
        names=teller.language.listed([teller.card(name) for name in event.names]),
    )


@event_text.register
def _color_chosen(event: CommanderColorChosen, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You choose {color} for {commander}.",
        "{player} chooses {color} for {commander}.",
        color=teller.say(WORDS[COLOR_NAMES[COLORS.index(event.number)]]),
        commander=teller.name(event.commander),
    )
