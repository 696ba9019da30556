"""Variants of the game: number of players, teams, and starting values. CR 8, 9.

The kernel asks the variant of its game at the one place where each rule lives, as it asks the era.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from jajna.errors import VariantError
from jajna.messages import Message

__all__ = ["DUEL", "FREE_FOR_ALL", "VARIANTS", "Variant", "find", "usual"]


@final
@dataclass(frozen=True)
class Variant:
    """A variant: how a game is played by a number of players. CR 100.1a, 100.1b, 800.1."""

    name: str
    least_players: int
    most_players: int | None = None
    """The greatest number of players; None for any number."""
    starting_life: int = 20
    """The life total of each player as the game begins. CR 103.4."""
    life_of_two: int | None = None
    """That life total if only two play; None for the same. CR 903.12f."""
    hand_size: int = 7
    """The starting hand size of each player. CR 103.5."""
    free_mulligan: bool = False
    """Whether the first mulligan of each player doesn't count if more than two play. CR 103.5c."""
    free_mulligan_of_two: bool = False
    """Whether it doesn't count if only two play. CR 903.12g."""
    first_draw: bool = False
    """Whether the starting player draws a card on the first turn too if more than two play.
    CR 103.8a, 103.8c.
    """
    poison_limit: int = 10
    """The number of poison counters with which a player loses the game. CR 704.5c."""
    commander_damage: int = 0
    """The combat damage by one commander with which a player loses the game; 0 if no amount does.
    CR 903.10a, 903.12h.
    """
    commanders: int = 0
    """The greatest number of commanders of a deck; 0 in variants without. CR 903.3, 702.124a."""
    team_size: int = 1
    """The number of players in adjacent seats that are a team; 1 without teams. CR 102.3."""

    def team(self, seat: int) -> int:
        """The number of the team of the player in a seat."""
        return seat // self.team_size

    def life(self, players: int) -> int:
        """The life total of each of so many players as the game begins. CR 103.4."""
        of_two = self.life_of_two if players == 2 else None
        return self.starting_life if of_two is None else of_two

    def spares_first_mulligan(self, players: int) -> bool:
        """Whether the first mulligan of each of so many players doesn't count. CR 103.5c."""
        return self.free_mulligan if players > 2 else self.free_mulligan_of_two

    def draws_first(self, players: int) -> bool:
        """Whether the first of so many players draws a card on the first turn. CR 103.8."""
        return self.first_draw and players > 2

    def allows(self, players: int) -> bool:
        """Whether a number of players can take part."""
        few_enough = self.most_players is None or players <= self.most_players
        return self.least_players <= players and few_enough


DUEL: Final = Variant("duel", 2, 2)
"""Two players against each other. CR 100.1a."""
FREE_FOR_ALL: Final = Variant("free-for-all", 3, free_mulligan=True, first_draw=True)
"""More than two players, each against all others. CR 806."""

COMMANDER: Final = Variant(
    "commander",
    2,
    starting_life=40,
    free_mulligan=True,
    first_draw=True,
    commander_damage=21,
    commanders=2,
)
"""Each deck is led by a commander. CR 903."""
BRAWL: Final = Variant(
    "brawl",
    2,
    starting_life=30,
    life_of_two=25,
    free_mulligan=True,
    free_mulligan_of_two=True,
    first_draw=True,
    commanders=2,
)
"""Commander with smaller decks and less life. CR 903.12."""
PAUPER_COMMANDER: Final = Variant(
    "pauper-commander",
    2,
    starting_life=30,
    free_mulligan=True,
    first_draw=True,
    commander_damage=16,
    commanders=2,
)
"""Commander with common cards, as players who made it up play it; the rules don't have it."""

VARIANTS: Final = (DUEL, FREE_FOR_ALL, COMMANDER, BRAWL, PAUPER_COMMANDER)


def find(name: str) -> Variant:
    """The variant of that name. Raises VariantError if there is none."""
    for variant in VARIANTS:
        if variant.name == name:
            return variant
    known = ", ".join([variant.name for variant in VARIANTS])
    raise VariantError(
        Message("{name} is no variant; there are {known}", name=repr(name), known=known)
    )


def usual(players: int) -> Variant:
    """The usual variant for a number of players. CR 100.1a, 100.1b."""
    return DUEL if players <= 2 else FREE_FOR_ALL
