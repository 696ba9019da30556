"""Cards of several faces or halves, written in words."""

from __future__ import annotations

from typing import Final

from jajna.card import Card
from jajna.decision import Answer, Cast, PlayLand
from jajna.judge import ANN, Table
from jajna.oracle.halves import numbered_on
from tests.mechanics.bench import text_card

__all__ = ["FIRE_ICE", "LANDS", "WEAR_TEAR", "joined", "plays", "ready"]


def joined(layout: str, *parts: Card) -> Card:
    """One card of the faces of several."""
    faces = tuple(face for part in parts for face in part.faces)
    return Card(" // ".join(face.name for face in faces), numbered_on(faces), layout)


FIRE_ICE: Final = joined(
    "split",
    text_card("Fire", "Instant", "Fire deals 2 damage to target creature.", cost="{1}{R}"),
    text_card("Ice", "Sorcery — Arcane", "Tap target permanent.\nDraw a card.", cost="{1}{U}"),
)

WEAR_TEAR: Final = joined(
    "split",
    text_card("Wear", "Instant", "Destroy target artifact.\nFuse", cost="{1}{R}"),
    text_card("Tear", "Instant", "Destroy target enchantment.\nFuse", cost="{W}"),
)

LANDS: Final = tuple(
    text_card(name, f"Basic Land — {name}", "", cost="")
    for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")
)


def ready(*cards: Card, lands: tuple[str, ...] = ()) -> Table:
    """Ann has priority in her main phase with these cards in hand and these basic lands."""
    table = Table()
    table.define(*LANDS, *cards)
    table.battlefield(ANN, *lands)
    table.hand(ANN, *cards)
    table.begin(ANN)
    return table


def plays(table: Table) -> list[Answer]:
    """The cards, with their faces, that whoever has priority may play."""
    assert table.asked is not None
    return [one for one in table.asked.options if isinstance(one, (Cast, PlayLand))]
