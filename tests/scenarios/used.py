"""What the cards of scenarios have on them: nodes and keyword abilities, by scenario."""

from __future__ import annotations

from functools import cache

from jajna.card import Card
from jajna.cards import starter
from jajna.ir.abilities import Keyworded
from jajna.ir.base import Node, walk
from jajna.judge.scenario import Script
from jajna.judge.scenario.cards import Refused, compiled_card
from jajna.judge.scenario.model import CardText, Placed

__all__ = ["cards_of", "keywords_of", "nodes_of"]

Zone = list[str | Placed]


def cards_of(script: Script) -> list[Card]:
    """The cards that a scenario writes out, and those of the starter pool that it names."""
    scenario = script.data
    zones: list[Zone] = [scenario.battlefield, scenario.exile, scenario.command]
    for seat in scenario.players:
        zones += [seat.hand, seat.graveyard]
        if not isinstance(seat.library, int):
            zones.append(seat.library)
    names = [one if isinstance(one, str) else one.card for zone in zones for one in zone]
    named = [starter.card(name) for name in names]
    return [card for card in [*map(written, scenario.cards), *named] if card is not None]


def written(text: CardText) -> Card | None:
    """The card written out; None if it isn't understood, which its scenario itself tells."""
    try:
        return compiled_card(text)
    except Refused:
        return None


@cache
def nodes_of(card: Card) -> tuple[Node, ...]:
    """Every node on a card."""
    abilities = [ability for face in card.faces for ability in face.abilities]
    return tuple(node for ability in abilities for node in walk(ability))


def keywords_of(card: Card) -> set[str]:
    """The names of keyword abilities that a card has or gives."""
    return {node.name for node in nodes_of(card) if isinstance(node, Keyworded)}
