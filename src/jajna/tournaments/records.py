"""What happens at a tournament, as data: its events in order are the whole tournament."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

import msgspec

__all__ = [
    "BYE",
    "ByProgram",
    "Corrected",
    "CutMade",
    "DeckChanged",
    "Dropped",
    "Ended",
    "Event",
    "Hosted",
    "Paired",
    "Pairing",
    "Penalized",
    "Penalty",
    "Registered",
    "Reported",
    "Score",
    "Setup",
    "Structure",
]

BYE: Final = -1
"""The opponent of whoever has none in a round."""


class Structure(Enum):
    """How it is found who plays whom."""

    SWISS = "swiss"
    """Those who stand alike play each other."""
    ELIMINATION = "elimination"
    """Whoever loses is out."""
    DOUBLE_ELIMINATION = "double elimination"
    """Whoever loses twice is out."""
    ROUND_ROBIN = "round robin"
    """All play all."""
    LEAGUE = "league"
    """Nobody is paired: all play whom and when they want."""


class ByProgram(msgspec.Struct, frozen=True):
    """A tournament that programs play: how many, who plays, and with what decks.

    ``opened`` is the way of limited play ("sealed", "booster", "rochester") with the set
    ``set_code``; without one the ``decks`` are played, one after the other and again.
    """

    players: int
    agent: str
    era: str
    opened: str = ""
    set_code: str = ""
    drafter: str = ""
    decks: tuple[str, ...] = ()


class Setup(msgspec.Struct, frozen=True):
    """A tournament as it is wanted; ``rounds`` and ``cut`` are -1 for those of the policy."""

    name: str
    structure: Structure = Structure.SWISS
    policy: str = "current"
    seed: int = 0
    games: int = 3
    """Most games of a match that are won or lost."""
    rounds: int = -1
    cut: int = -1
    minutes: int = -1
    """Of a round; -1 for those of the policy."""
    format: str = ""
    """What decks are held against that are handed in; "" for nothing."""
    played: ByProgram | None = None


class Score(msgspec.Struct, frozen=True):
    """The games of a match: won by the first player, by the second, and drawn."""

    first: int
    second: int
    drawn: int = 0

    @property
    def text(self) -> str:
        """As people write it: 2-1, or 1-1-1 with a drawn game."""
        drawn = f"-{self.drawn}" if self.drawn else ""
        return f"{self.first}-{self.second}{drawn}"


class Pairing(msgspec.Struct, frozen=True):
    """Two players by their numbers; the second is ``BYE`` for nobody."""

    first: int
    second: int


class _Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened."""


class Registered(_Event, frozen=True, tag="registered"):
    """A player has entered; their number is how many did before. ``deck`` is its list's hash."""

    name: str
    deck: str = ""


class DeckChanged(_Event, frozen=True, tag="deck"):
    """A player has handed in another list before the first round."""

    player: int
    deck: str


class Dropped(_Event, frozen=True, tag="dropped"):
    """A player has left."""

    player: int


class Paired(_Event, frozen=True, tag="paired"):
    """A round has begun."""

    pairings: tuple[Pairing, ...]
    began: float = 0.0
    """When, in seconds since 1970; 0 where no clock runs."""


class Hosted(_Event, frozen=True, tag="hosted"):
    """A match of the round is played at a table here, or no longer."""

    place: int
    table: str = ""


class Reported(_Event, frozen=True, tag="reported"):
    """A match of the round has ended; in a league any match, between these two."""

    place: int
    score: Score
    pairing: Pairing | None = None


class Corrected(_Event, frozen=True, tag="corrected"):
    """A result of a round, from 0, was another."""

    round: int
    place: int
    score: Score


class Penalty(Enum):
    """What a penalty costs."""

    WARNING = "warning"
    GAME_LOSS = "game-loss"
    """A game of the match of this round."""
    MATCH_LOSS = "match-loss"
    """The match of this round."""
    DISQUALIFICATION = "disqualification"
    """The match of this round, and the player leaves."""


class Penalized(_Event, frozen=True, tag="penalized"):
    """A player has been given a penalty, with its reason. A lost match is reported, and who is
    disqualified leaves, by events of their own.
    """

    player: int
    text: str
    penalty: Penalty = Penalty.WARNING


class CutMade(_Event, frozen=True, tag="cut"):
    """The best play on, whoever loses is out."""

    players: tuple[int, ...]


class Ended(_Event, frozen=True, tag="ended"):
    """The tournament is over."""


Event: TypeAlias = (
    Registered
    | DeckChanged
    | Dropped
    | Paired
    | Hosted
    | Reported
    | Corrected
    | Penalized
    | CutMade
    | Ended
)
