"""Games with the starter cards: lands by their letters, and what became of the cards."""

from __future__ import annotations

from typing import Final

from jajna.card import Card
from jajna.cards import starter
from jajna.judge import ANN, BOB, Table
from jajna.vocab import Step, Type, Zone
from tests.table import table

__all__ = [
    "ANN",
    "BOB",
    "CAT",
    "cards",
    "graveyard",
    "hand",
    "known",
    "lands",
    "option_names",
    "refusal",
    "set_tapped",
    "with_lands",
]

CAT: Final = 2
LANDS: Final = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}


def known(name: str) -> Card:
    """The starter card of this name."""
    found = starter.card(name)
    assert found is not None, f"{name} is not a starter card"
    return found


def with_lands(ann: str = "", bob: str = "", players: int = 2, step: Step | None = None) -> Table:
    """A table with basic lands for Ann and Bob, by the letters of their mana.

    With ``step`` Ann's turn has begun there.
    """
    return table(players, ann=named(ann), bob=named(bob), lookup=known, step=step)


def named(letters: str) -> list[str]:
    """The basic lands for the letters of mana."""
    return [LANDS[letter] for letter in letters]


def lands(table: Table, player: int, letters: str) -> list[int]:
    """Put basic lands onto the battlefield; their ids."""
    return table.battlefield(player, *named(letters))


def cards(table: Table, player: int) -> list[str]:
    """Names of the permanents a player controls that are no lands, in order of arrival."""
    return [
        table.name(number)
        for number in table.game.zones.battlefield
        if table.object(number).controller == player
        and not table.object(number).now.types & Type.LAND
    ]


def hand(table: Table, player: int) -> list[str]:
    """Names of the cards in a hand."""
    return table.names_in(Zone.HAND, player)


def graveyard(table: Table, player: int) -> list[str]:
    """Names of the cards in a graveyard."""
    return table.names_in(Zone.GRAVEYARD, player)


def refusal(table: Table, player: int, action: str) -> str:
    """The rule that forbids a player an action; "" if none does."""
    reason = table.why_not(player, action)
    return reason.rule if reason is not None else ""


def option_names(table: Table) -> list[str]:
    """What the present question offers, by name."""
    assert table.asked is not None
    return [table.describe(option) for option in table.asked.options]


def set_tapped(table: Table, name: str, tapped: bool) -> None:
    """Tap or untap a permanent by hand; what players may do is offered anew."""
    table.object(name).tapped = tapped
    table.game.characteristics.dirty = True
    table.put(ANN, Zone.BATTLEFIELD)
