"""What random play has reached, kept in a file from which the next run goes on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Final, final

import msgspec

from jajna.errors import JajnaError
from jajna.files import ContentError, FileError, from_json, read_whole, write_whole
from jajna.limits import MOST_CARD_BYTES
from jajna.messages import Message, cause
from jajna.simulation.decks import CASTING, Stock, Stocked

__all__ = ["CardSeen", "Coverage", "CoverageError", "Mechanic", "Seen", "read_coverage"]

VERSION: Final = 1
"""The version of the form in which coverage is kept."""
ACTIVATED: Final = "a"
TRIGGERED: Final = "t"


class CoverageError(JajnaError):
    """A file of coverage that can't be read."""


@final
class CardSeen(msgspec.Struct, omit_defaults=True):
    """What games have shown of a card: ``dealt`` counts the games with it, ``reached`` how often it
    was cast or played (at the place ``CASTING``) and each of its abilities was used.

    ``definition`` is a fingerprint: a card that was compiled otherwise is a new one.
    """

    definition: str
    dealt: int = 0
    seen: bool = False
    reached: dict[int, int] = {}


@final
class Kept(msgspec.Struct):
    """Coverage as it is kept in a file."""

    version: int
    seed: int
    games: int
    decisions: int
    seconds: float
    cards: dict[str, CardSeen]
    events: dict[str, int]
    failures: dict[str, int]


@final
@dataclass(frozen=True)
class Seen:
    """The number of cards or abilities seen in some use, out of those that have this use."""

    count: int
    of: int

    @property
    def share(self) -> float:
        """0 to 1; 1 where it can happen to none."""
        return self.count / self.of if self.of else 1.0

    def data(self, what: str) -> dict[str, object]:
        """As the command line prints it in JSON; ``what`` is counted."""
        return {what: self.count, "of": self.of, "share": round(self.share, 4)}


@final
@dataclass(frozen=True)
class Mechanic:
    """The number of uses (casts and abilities) made of a mechanic, and those reached of them."""

    name: str
    reached: int
    of: int
    example: str
    """A card that has it, one not reached if there is one."""


@final
@dataclass
class Coverage:
    """What games of a stock of cards have reached. ``seed`` is that of the next game.

    ``events`` counts what happened, by the name of the event; ``failures`` the games that failed,
    by what they had in common.
    """

    stock: Stock
    seed: int = 0
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    cards: dict[str, CardSeen] = field(default_factory=dict)
    events: dict[str, int] = field(default_factory=dict)
    failures: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        kept = self.cards
        self.cards = {}
        for item in self.stock.items:
            known = kept.get(item.name)
            definition = blake2b(item.data, digest_size=4).hexdigest()
            if known is None or known.definition != definition:
                known = CardSeen(definition)
            self.cards[item.name] = known

    def missing(self, item: Stocked) -> list[int]:
        """The uses of a card that no game has reached: ``CASTING``, and places of its abilities."""
        reached = self.cards[item.name].reached
        return [place for place in range(CASTING, len(item.abilities)) if place not in reached]

    def deal(self, names: Iterable[str]) -> None:
        """Note that these cards are in a game."""
        for name in set(names):
            if name in self.cards:
                self.cards[name].dealt += 1

    def reach(self, name: str, place: int) -> None:
        """Note a use of a card."""
        if name in self.cards:
            reached = self.cards[name].reached
            reached[place] = reached.get(place, 0) + 1

    def see(self, name: str) -> None:
        """Note that a card was on the stack or the battlefield."""
        if name in self.cards:
            self.cards[name].seen = True

    def shares(self) -> dict[str, Seen]:
        """What was reached: of cards "played", "cast", "activated" and "triggered", and of all
        their "abilities".

        Only cards that aren't lands can be cast, and only cards with such an ability can be seen
        in the next two.
        """
        items = self.stock.items
        spells = [one for one in items if not one.land]
        return {
            "played": Seen(sum(self.cards[one.name].seen for one in items), len(items)),
            "cast": Seen(sum(self._was(one, CASTING) for one in spells), len(spells)),
            "activated": self._with(ACTIVATED),
            "triggered": self._with(TRIGGERED),
            "abilities": Seen(
                sum(
                    self._was(one, place)
                    for one in items
                    for place in range(len(one.abilities))
                ),
                sum(len(one.abilities) for one in items),
            ),
        }  # fmt: skip

    def _was(self, item: Stocked, place: int) -> bool:
        return place in self.cards[item.name].reached

    def _with(self, letter: str) -> Seen:
        """The cards of which an ability of a kind was used, out of those that have one."""
        count = of = 0
        for item in self.stock.items:
            places = [place for place, one in enumerate(item.abilities) if one == letter]
            of += bool(places)
            count += any(self._was(item, place) for place in places)
        return Seen(count, of)

    def mechanics(self) -> list[Mechanic]:
        """The mechanics of the cards, those of which least is reached first."""
        found: dict[str, tuple[int, int, str]] = {}
        for item in self.stock.items:
            for place, words in enumerate(item.mechanics, CASTING):
                was = self._was(item, place)
                for word in words:
                    reached, of, example = found.get(word, (0, 0, ""))
                    if not example or not was:
                        example = item.name
                    found[word] = (reached + was, of + 1, example)
        made = [Mechanic(name, *counts) for name, counts in found.items()]
        return sorted(made, key=_by_share)

    def never_played(self) -> list[str]:
        """The cards that never came onto the stack or the battlefield."""
        return [one.name for one in self.stock.items if not self.cards[one.name].seen]

    def save(self, path: Path) -> None:
        """Write it to a file. Raises CoverageError if that fails; an older file then stays."""
        kept = Kept(
            VERSION,
            self.seed,
            self.games,
            self.decisions,
            round(self.seconds, 1),
            {name: seen for name, seen in self.cards.items() if seen.dealt or seen.seen},
            dict(sorted(self.events.items())),
            self.failures,
        )
        try:
            write_whole(path, msgspec.json.encode(kept))
        except FileError as error:
            raise CoverageError(cause(error)) from error


def _by_share(mechanic: Mechanic) -> tuple[float, int, str]:
    return mechanic.reached / mechanic.of, -mechanic.of, mechanic.name


def read_coverage(path: Path, stock: Stock, seed: int = 0) -> Coverage:
    """The coverage kept in a file; an empty one that begins with a seed if there is no file.

    Raises CoverageError if the file can't be read.
    """
    if not path.exists():
        return Coverage(stock, seed)
    try:
        kept = from_json(read_whole(path, MOST_CARD_BYTES), Kept)
    except (FileError, ContentError) as error:
        raise CoverageError(
            Message(
                "{path} is no file of coverage: {why}; name another one, or delete it to begin "
                "anew",
                path=str(path),
                why=cause(error),
            )
        ) from error
    if kept.version != VERSION:
        raise CoverageError(
            Message(
                "{path} is coverage of version {found}; this Jajna keeps version {own}: name "
                "another file, or delete it to begin anew",
                path=str(path),
                found=kept.version,
                own=VERSION,
            )
        )
    return Coverage(
        stock,
        kept.seed,
        kept.games,
        kept.decisions,
        kept.seconds,
        kept.cards,
        kept.events,
        kept.failures,
    )
