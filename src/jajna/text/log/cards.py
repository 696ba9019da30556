"""Cards drawn, searched for, revealed and shuffled, as one player sees them. CR 400.2."""

from __future__ import annotations

from collections.abc import Sequence

from jajna.events.hidden import DrawnRevealed, Revealed, Searched, Shuffled
from jajna.events.moves import AboutToDraw, Draw
from jajna.text.log.lines import event_text
from jajna.text.things import Teller

__all__ = ["draws_text", "named_cards"]


def draws_text(drawn: list[Draw], teller: Teller) -> str:
    """The draws of one player as one line."""
    seat = drawn[0].player
    known = [name for name in (_drawn(one, teller) for one in drawn) if name]
    if len(known) == len(drawn):
        cards = teller.language.listed(known)
        return teller.person(seat, "You draw {cards}.", "{player} draws {cards}.", cards=cards)
    return teller.person(
        seat, "You draw {cards}.", "{player} draws {cards}.", cards=some_cards(teller, len(drawn))
    )


def _drawn(event: Draw, teller: Teller) -> str:
    """The name of the card drawn if the player sees or saw it in the hand, else ""."""
    became = teller.became.get(event.card, 0)
    return teller.known_name(became, later=False) if became else ""


def some_cards(teller: Teller, number: int) -> str:
    """A number of cards that the player doesn't know, in words."""
    return teller.count(number, "a card", "{number} cards")


@event_text.register
def _draw(event: Draw, teller: Teller) -> str:
    return draws_text([event], teller)


@event_text.register
def _about_to_draw(event: AboutToDraw, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You are about to draw {cards}.",
        "{player} is about to draw {cards}.",
        cards=some_cards(teller, event.number),
    )


@event_text.register
def _searched(event: Searched, teller: Teller) -> str:
    if event.owner == event.player:
        return teller.person(
            event.player, "You search your library.", "{player} searches their library."
        )
    return teller.person(event.player, "You search a library.", "{player} searches a library.")


@event_text.register
def _shuffled(event: Shuffled, teller: Teller) -> str:
    return teller.person(
        event.player, "You shuffle your library.", "{player} shuffles their library."
    )


@event_text.register
def _revealed(event: Revealed, teller: Teller) -> str:
    cards = named_cards(event.cards, teller)
    if event.to >= 0:
        return teller.person(
            event.to, "You look at {cards}.", "{player} looks at {cards}.", cards=cards
        )
    return teller.person(
        event.player, "You reveal {cards}.", "{player} reveals {cards}.", cards=cards
    )


@event_text.register
def _drawn_revealed(event: DrawnRevealed, teller: Teller) -> str:
    card = teller.became.get(event.card, event.card)
    return _revealed(Revealed(event.player, [card]), teller)


def named_cards(cards: Sequence[int], teller: Teller) -> str:
    """The names of the cards that the player knows, and the number of the others."""
    known = [name for name in (teller.known_name(card) for card in cards) if name]
    hidden = len(cards) - len(known)
    if not cards:
        return teller.say("no cards")
    return teller.language.listed([*known, *([some_cards(teller, hidden)] if hidden else [])])
