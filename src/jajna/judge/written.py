"""Cards written by anybody: made of a name, a type line and Oracle text."""

from __future__ import annotations

from jajna.card import Card
from jajna.cards.nodes import load_nodes
from jajna.errors import UnsupportedCardError
from jajna.judge.scenario.cards import Refused, compiled_card
from jajna.judge.scenario.model import CardText
from jajna.messages import Message

__all__ = ["make_card"]


def make_card(
    name: str,
    types: str,
    text: str = "",
    cost: str = "",
    pt: str = "",
    loyalty: str = "",
    defense: str = "",
    colors: str = "",
) -> Card:
    """A card of one face, compiled from its text as every card is.

    ``types`` is the type line, as ``Creature — Bear``; ``cost`` a mana cost, as ``{1}{G}``; ``pt``
    power and toughness, as ``2/2``; ``colors`` letters of WUBRG for a color indicator (CR 204).
    Raises UnsupportedCardError, with the clause, for a text that isn't understood.
    """
    load_nodes()
    written = CardText(
        name=name,
        type=types,
        cost=cost,
        text=text,
        pt=pt,
        loyalty=loyalty,
        defense=defense,
        colors=colors,
    )
    try:
        return compiled_card(written)
    except Refused as refused:
        if refused.remedy is None:
            raise UnsupportedCardError(refused.what) from refused
        raise UnsupportedCardError(
            Message("{what} {remedy}", what=refused.what, remedy=refused.remedy)
        ) from refused
