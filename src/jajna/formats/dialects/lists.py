"""What a deck list says, line by line, before any card is looked up."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, final

from jajna.formats.deck import Finish
from jajna.messages import Message
from jajna.noted import Noted

__all__ = ["Listed", "Listing", "Part", "Problem"]


class Part(Enum):
    """The part of a list that a card belongs to."""

    MAIN = "main"
    SIDEBOARD = "sideboard"
    COMMANDER = "commander"
    """CR 903.3."""
    COMPANION = "companion"
    """A card of the sideboard. CR 702.139a."""
    SUPPLEMENTARY = "supplementary"
    """A vanguard, planes, schemes or conspiracies. CR 901.3, 902.3, 904.3."""
    ASIDE = "aside"
    """Not of the deck: what is only considered, tokens, other games' pieces."""


class Listed(NamedTuple):
    """Copies of a card in a list; ``copies`` is 0 where the line has none.

    ``set_code`` and ``number`` are those of a printing, "" where the list names none.
    """

    line: int
    part: Part
    copies: int
    name: str
    set_code: str = ""
    number: str = ""
    finish: Finish = Finish.PLAIN


@final
@dataclass(frozen=True)
class Problem:
    """A problem with one line of a list; line 0 is the list as a whole."""

    line: int
    why: Message | str

    @property
    def message(self) -> Message | str:
        """The problem with its line."""
        if not self.line:
            return self.why
        return Message("line {line}: {why}", line=self.line, why=self.why)

    def __str__(self) -> str:
        return str(self.message)


@final
@dataclass
class Listing:
    """A list as it was read: what it says, what is wrong with it, and what was understood so."""

    name: str = ""
    cards: list[Listed] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    notes: list[Problem] = field(default_factory=list)
    noted: list[Noted] = field(default_factory=list)
    """What was noted as its cards were drafted. CR 905.2b."""
    is_marked: bool = False
    """Whether cards of the sideboard have a mark on each line."""

    def add(self, listed: Listed) -> None:
        """One more line."""
        self.cards.append(listed)

    def report(self, line: int, why: Message | str) -> None:
        """Something that stops the list from being used."""
        self.problems.append(Problem(line, why))

    def note(self, line: int, what: Message | str) -> None:
        """Something that whoever wrote the list should know."""
        self.notes.append(Problem(line, what))

    def together(self) -> None:
        """Put together the lines of like copies, where the first of them stands."""
        found: dict[Listed, Listed] = {}
        for one in self.cards:
            key = one._replace(line=0, copies=0)
            held = found.get(key)
            found[key] = one if held is None else held._replace(copies=held.copies + one.copies)
        self.cards = list(found.values())

    @property
    def is_counted(self) -> bool:
        """Whether any line has a count; where none has, each name is one card."""
        return any(one.copies for one in self.cards)
