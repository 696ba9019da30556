"""Variants of the game: number of players, teams, and starting values. CR 8, 9.

The kernel asks the variant of its game at the one place where each rule lives, as it asks the era.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from jajna.errors import VariantError
from jajna.messages import Message
from jajna.vocab import Type

__all__ = [
    "ATTACKS_AROUND",
    "ATTACKS_LEFT",
    "ATTACKS_NEIGHBORS",
    "ATTACKS_RIGHT",
    "DUEL",
    "EMPEROR",
    "FREE_FOR_ALL",
    "TWO_HEADED_GIANT",
    "VARIANTS",
    "Variant",
    "find",
    "usual",
]

_ARCHENEMY_LIFE: Final = 20
"""How much more life an archenemy begins with. CR 904.5."""
ATTACKS_AROUND: Final = 0
"""Creatures can attack every opponent. CR 802.1, 802.2."""
ATTACKS_LEFT: Final = 1
"""They can attack only an opponent in the next seat to the left. CR 803.1a."""
ATTACKS_RIGHT: Final = 2
"""They can attack only an opponent in the next seat to the right. CR 803.1b."""
ATTACKS_NEIGHBORS: Final = 3
"""They can attack only opponents in the seats beside their controller's. CR 809.3c, 811.4."""


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
    signature_spells: bool = False
    """Whether an instant or sorcery card that leads a deck can be cast from the command zone only
    while its owner controls another card that leads it, as in Oathbreaker.
    """
    supplementary: int = 0
    """Mask of the types of the cards that players have besides their decks. CR 901.3, 902.3."""
    random_creatures: bool = False
    """Whether creature cards are chosen at random from outside the game, as in Momir Basic."""
    archenemy: bool = False
    """Whether the player in the first seat is an archenemy, against whom all others are a team.
    CR 904.2.
    """
    communal: bool = False
    """Whether the first player's planar deck is that of all. CR 901.15."""
    team_size: int = 1
    """The number of players that are a team; 1 without teams. CR 102.3.

    They sit in adjacent seats, except where teams are ``alternating``.
    """
    alternating: int = 0
    """The number of teams whose players sit between those of the others, in turn; 0 where
    teammates sit side by side. CR 811.3.
    """
    shared_turns: bool = False
    """Whether the players of a team take their turns together. CR 805.1."""
    shared_life: bool = False
    """Whether the players of a team have one life total and poison counters together, and win and
    lose as a team. CR 810.4, 810.8a, 810.10.
    """
    shared_poison: bool = True
    """Whether those who have one life total have poison counters together too. CR 810.10, 904.13c.
    """
    since: str = ""
    """The date of the first edition of the rules by which it is played, ISO; "" for any."""
    attacks: int = ATTACKS_AROUND
    """Whom creatures can attack: one of the constants of this module. CR 802, 803, 809.3c."""

    range_of_influence: int = 0
    """How many seats each player's range of influence reaches; 0 where it isn't limited. CR 801.2.
    """
    emperors: bool = False
    """Whether the player in the middle of each team is its emperor, with whom the team wins and
    loses, and ranges of influence are those of that variant. CR 809.2, 809.3a, 809.5, 809.6a.
    """
    deploys: bool = False
    """Whether each creature has the ability by which a teammate gains control of it. CR 804.2."""

    def may_attack(self, left: int, players: int) -> bool:
        """Whether players can attack the one who sits so many seats to their left, of so many.

        The seats of players who have left don't count. CR 801.2c, 803.1a, 803.1b, 809.3c, 811.4.
        """
        if self.attacks == ATTACKS_LEFT:
            return left == 1
        if self.attacks == ATTACKS_RIGHT:
            return left == players - 1
        return self.attacks == ATTACKS_AROUND or left in (1, players - 1)

    def is_emperor(self, seat: int) -> bool:
        """Whether the player in a seat is the emperor of their team. CR 809.2."""
        return self.emperors and seat % self.team_size == (self.team_size - 1) // 2

    def is_limited(self) -> bool:
        """Whether ranges of influence are limited. CR 801.1."""
        return self.emperors or self.range_of_influence > 0

    def range_of(self, seat: int) -> int:
        """How many seats a player's range of influence reaches; 0 if it isn't limited.

        An emperor's is the least with opposing generals to both sides, a general's with one.
        CR 801.2, 809.3a, 809.6a.
        """
        if not self.emperors:
            return self.range_of_influence
        right = seat % self.team_size + 1
        left = self.team_size - seat % self.team_size
        return max(left, right) if self.is_emperor(seat) else min(left, right)

    def team(self, seat: int) -> int:
        """The number of the team of the player in a seat."""
        if self.archenemy:
            return min(seat, 1)  # CR 904.2a, 904.2b
        if self.alternating:
            return seat % self.alternating
        return seat // self.team_size

    def side_by_side(self, seat: int, players: int) -> range:
        """The seats of the team of a seat where teammates sit side by side, of so many players."""
        if self.archenemy:
            return range(1, players) if seat else range(1)
        first = seat // self.team_size * self.team_size
        return range(first, first + self.team_size)

    def size_of_team(self, seat: int, players: int) -> int:
        """The number of players of the team of a seat, of so many players. CR 904.2a, 904.2b."""
        return len(self.side_by_side(seat, players)) if self.archenemy else self.team_size

    def shows_hand(self, seat: int, other: int, players: int) -> bool:
        """Whether one of so many players may look at a teammate's hand: where teammates don't sit
        side by side, only if these two do. CR 808.5, 810.5, 811.5.
        """
        if self.team(seat) != self.team(other):
            return False
        return not self.alternating or (seat - other) % players in (0, 1, players - 1)

    def begins(self, seat: int) -> int:
        """The player who takes the first turn if the team of a seat was chosen to begin.

        With shared turns it is the team's primary player, without teams that player, and the
        emperor if it has one. Otherwise it is the player in the middle of the team, or to the left
        of the middle. CR 805.2, 808.4, 809.4.
        """
        if self.alternating:
            return seat
        first = self.team(seat) * self.team_size
        if self.emperors:
            return first + (self.team_size - 1) // 2
        return first if self.shared_turns else first + self.team_size // 2

    def more_life(self, seat: int) -> int:
        """How much more life than others the player in a seat begins with: none where the others
        have one life total as high. CR 904.5, 904.13b.
        """
        return _ARCHENEMY_LIFE if self.archenemy and not seat and not self.shared_life else 0

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
        teams = 1 if self.archenemy else self.alternating or self.team_size
        return self.least_players <= players and few_enough and players % teams == 0


DUEL: Final = Variant("duel", 2, 2)
"""Two players against each other. CR 100.1a."""
FREE_FOR_ALL: Final = Variant("free-for-all", 3, free_mulligan=True, first_draw=True)
"""More than two players, each against all others. CR 806.

The rules of 2003 allow more players without saying how (CR 2003-07-01 100.1); it is the same there.
"""

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
    since="2019-05-03",
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
DUEL_COMMANDER: Final = Variant("duel-commander", 2, 2, commander_damage=21, commanders=2)
"""Commander for two with 20 life, as players who made it up play it; the rules don't have it."""
OATHBREAKER: Final = Variant(
    "oathbreaker",
    2,
    free_mulligan=True,
    first_draw=True,
    commanders=2,
    signature_spells=True,
)
"""A planeswalker leads each deck, with a spell that can be cast while its owner controls it.

Players who made it up play so; the rules don't have it. Both return to the command zone and are
taxed as commanders are (CR 903.8, 903.9), and damage by them isn't counted.
"""

VANGUARD: Final = Variant(
    "vanguard",
    2,
    free_mulligan=True,
    first_draw=True,
    supplementary=Type.VANGUARD,
    since="2016-08-26",
)
"""Each player has a card whose abilities function all game. CR 902."""

MOMIR_BASIC: Final = Variant(
    "momir-basic",
    2,
    free_mulligan=True,
    first_draw=True,
    supplementary=Type.VANGUARD,
    random_creatures=True,
    since="2016-08-26",
)
"""Vanguard as it is played online: decks of basic lands, and the Momir avatar for all. CR 902.

The rules don't have it.
"""
PLANECHASE: Final = Variant(
    "planechase",
    2,
    free_mulligan=True,
    first_draw=True,
    supplementary=Type.PLANE | Type.PHENOMENON,
    since="2016-08-26",
)
"""Each player has a planar deck, of which one card at a time is face up. CR 901."""
SINGLE_PLANAR_DECK: Final = Variant(
    "single-planar-deck",
    2,
    free_mulligan=True,
    first_draw=True,
    supplementary=Type.PLANE | Type.PHENOMENON,
    communal=True,
    since="2016-08-26",
)
"""All players share a planar deck. CR 901.15."""

ARCHENEMY: Final = Variant(
    "archenemy",
    2,
    free_mulligan=True,
    first_draw=True,
    supplementary=Type.SCHEME,
    archenemy=True,
    team_size=2,
    shared_turns=True,
    since="2019-05-03",
)
"""The first player, who has a scheme deck, against all others. CR 904."""
ARCHENEMY_COMMANDER: Final = Variant(
    "archenemy-commander",
    2,
    starting_life=60,
    free_mulligan=True,
    first_draw=True,
    commander_damage=21,
    commanders=2,
    supplementary=Type.SCHEME,
    archenemy=True,
    team_size=2,
    shared_turns=True,
    shared_life=True,
    shared_poison=False,
    since="2026-01-16",
)
"""The same with decks that commanders lead: 60 life for each side. CR 904.13."""
SUPERVILLAIN_RUMBLE: Final = Variant(
    "supervillain-rumble",
    3,
    starting_life=40,
    free_mulligan=True,
    first_draw=True,
    supplementary=Type.SCHEME,
    since="2019-05-03",
)
"""Each player is an archenemy against all others. CR 904.12."""

CONSPIRACY: Final = Variant(
    "conspiracy",
    3,
    free_mulligan=True,
    first_draw=True,
    supplementary=Type.CONSPIRACY,
    since="2016-08-26",
)
"""Free-for-all in which players may have conspiracies in the command zone. CR 905.3."""

TWO_HEADED_GIANT: Final = Variant(
    "two-headed-giant",
    4,
    4,
    starting_life=30,
    free_mulligan=True,
    poison_limit=15,
    team_size=2,
    shared_turns=True,
    shared_life=True,
    since="2019-05-03",
)
"""Two teams of two, each with one life total and one turn. CR 810."""
THREE_HEADED_GIANT: Final = Variant(
    "three-headed-giant",
    6,
    6,
    starting_life=45,
    free_mulligan=True,
    poison_limit=20,
    team_size=3,
    shared_turns=True,
    shared_life=True,
    since="2019-05-03",
)
"""The same with two teams of three. CR 810.11."""
TEAMS_OF_TWO: Final = Variant(
    "teams-of-two", 4, free_mulligan=True, first_draw=True, team_size=2, since="2016-08-26"
)
"""Two or more teams of two players, each with a life total and a turn of their own. CR 808."""
TEAMS_OF_THREE: Final = Variant(
    "teams-of-three", 6, free_mulligan=True, first_draw=True, team_size=3, since="2016-08-26"
)
"""Two or more teams of three players. CR 808."""
ALTERNATING_TEAMS: Final = Variant(
    "alternating-teams",
    4,
    free_mulligan=True,
    first_draw=True,
    team_size=2,
    alternating=2,
    since="2016-08-26",
    attacks=ATTACKS_NEIGHBORS,
)
"""Two teams whose players sit between those of the other, and attack those beside them. CR 811.

The range of influence isn't limited, which rule 811.2a only recommends.
"""
EMPEROR: Final = Variant(
    "emperor",
    6,
    free_mulligan=True,
    first_draw=True,
    team_size=3,
    since="2016-08-26",
    attacks=ATTACKS_NEIGHBORS,
    emperors=True,
    deploys=True,
)
"""Teams of three that win and lose with the emperor between two generals. CR 809."""
EMPEROR_OF_FOUR: Final = Variant(
    "emperor-of-four",
    8,
    free_mulligan=True,
    first_draw=True,
    team_size=4,
    since="2016-08-26",
    attacks=ATTACKS_NEIGHBORS,
    emperors=True,
    deploys=True,
)
"""The same with teams of four: a general, the emperor and two more generals. CR 809.6."""
ATTACK_LEFT: Final = Variant(
    "attack-left",
    3,
    free_mulligan=True,
    first_draw=True,
    since="2016-08-26",
    attacks=ATTACKS_LEFT,
)
"""Free-for-all in which players attack the one to their left. CR 803.1a, 806.2b."""
ATTACK_RIGHT: Final = Variant(
    "attack-right",
    3,
    free_mulligan=True,
    first_draw=True,
    since="2016-08-26",
    attacks=ATTACKS_RIGHT,
)
"""Free-for-all in which players attack the one to their right. CR 803.1b, 806.2b."""

VARIANTS: Final = (
    DUEL,
    FREE_FOR_ALL,
    COMMANDER,
    BRAWL,
    PAUPER_COMMANDER,
    DUEL_COMMANDER,
    OATHBREAKER,
    VANGUARD,
    MOMIR_BASIC,
    PLANECHASE,
    SINGLE_PLANAR_DECK,
    ARCHENEMY,
    ARCHENEMY_COMMANDER,
    SUPERVILLAIN_RUMBLE,
    CONSPIRACY,
    TWO_HEADED_GIANT,
    THREE_HEADED_GIANT,
    TEAMS_OF_TWO,
    TEAMS_OF_THREE,
    ALTERNATING_TEAMS,
    EMPEROR,
    EMPEROR_OF_FOUR,
    ATTACK_LEFT,
    ATTACK_RIGHT,
)

UNSUPPORTED: Final = {
    "grand-melee": "807",
}
"""Variants that the rules have and that can't be played here, each with its section."""


def find(name: str) -> Variant:
    """The variant of that name. Raises VariantError if there is none."""
    for variant in VARIANTS:
        if variant.name == name:
            return variant
    known = ", ".join([variant.name for variant in VARIANTS])
    if name in UNSUPPORTED:
        raise VariantError(
            Message(
                "{name} (CR {rule}) isn't supported; there are {known}",
                name=repr(name),
                rule=UNSUPPORTED[name],
                known=known,
            )
        )
    raise VariantError(
        Message("{name} is no variant; there are {known}", name=repr(name), known=known)
    )


def usual(players: int) -> Variant:
    """The usual variant for a number of players. CR 100.1a, 100.1b."""
    return DUEL if players <= 2 else FREE_FOR_ALL
