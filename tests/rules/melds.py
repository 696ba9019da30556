"""A meld pair written in words, and a table where it has melded."""

from __future__ import annotations

from typing import Final

from jajna.judge import ANN, Table
from jajna.vocab import Step
from tests.mechanics.bench import creature
from tests.rules.faces import joined
from tests.table import table

__all__ = ["HOST", "RATS", "SCAVENGERS", "meld", "melded", "pair"]

HOST: Final = creature(
    "Chittering Host",
    5,
    6,
    "Haste\nMenace\nWhen this creature enters, other creatures you control get +1/+0 and gain "
    "menace until end of turn.",
    "Creature — Eldrazi Horror",
    cost="",
)
RATS: Final = joined(
    "meld",
    creature(
        "Graf Rats",
        2,
        1,
        "At the beginning of combat on your turn, if you both own and control this creature and a "
        "creature named Midnight Scavengers, exile them, then meld them into Chittering Host.",
        "Creature — Rat",
        "{1}{B}",
    ),
    HOST,
)
SCAVENGERS: Final = joined(
    "meld", creature("Midnight Scavengers", 3, 3, "", "Creature — Human Rogue", "{4}{B}"), HOST
)


def pair(player: int = ANN) -> Table:
    """A table where Ann has both creatures of the pair."""
    at = table()
    at.define(RATS, SCAVENGERS)
    at.battlefield(player, RATS, SCAVENGERS)
    return at


def melded() -> Table:
    """A table where they have melded, in Ann's beginning of combat."""
    at = pair()
    meld(at)
    return at


def meld(at: Table) -> None:
    """Let the ability trigger and resolve at the beginning of combat."""
    at.to(Step.BEGINNING_OF_COMBAT)
    at.resolve_all()
