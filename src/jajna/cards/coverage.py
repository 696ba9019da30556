"""The coverage of a card file: shares that compile, clauses that stop cards, verdicts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, final

from jajna.cards.compiling import StoredVerdict
from jajna.cards.mtgjson import CardData
from jajna.errors import CardError
from jajna.files import FileError, read_text, write_whole
from jajna.messages import Message, cause

__all__ = ["Change", "Coverage", "Share", "compare", "measure", "read_ledger", "write_ledger"]

COMPILES: Final = "ok"


@final
@dataclass
class Share:
    """The numbers of all cards and of those that compile, in some group of cards."""

    cards: int = 0
    compiled: int = 0

    @property
    def share(self) -> float:
        """The part that compiles, between 0 and 1; 0 of no cards."""
        return self.compiled / self.cards if self.cards else 0.0

    def count(self, compiled: bool) -> None:
        """Count one more card."""
        self.cards += 1
        self.compiled += compiled


@final
@dataclass
class Coverage:
    """The summary of the verdicts on a card file.

    ``sets`` has every set code that a card was printed in. ``stopped`` has the sets of each card
    that doesn't compile, with the clauses that stop it; ``verdicts`` has each card's ledger line:
    ``ok`` or the first clause.
    """

    total: Share = field(default_factory=Share)
    sets: dict[str, Share] = field(default_factory=dict)
    stopped: list[tuple[tuple[str, ...], tuple[str, ...]]] = field(default_factory=list)
    verdicts: dict[str, str] = field(default_factory=dict)

    def add(self, card: CardData, verdict: StoredVerdict) -> None:
        """Count a card: once, however many faces it has."""
        self.total.count(verdict.compiled)
        for code in card.printings:
            self.sets.setdefault(code, Share()).count(verdict.compiled)
        if not verdict.compiled:
            self.stopped.append((card.printings, verdict.blockers))
        self.verdicts[card.name] = COMPILES if verdict.compiled else _line(verdict.blockers[0])

    def most_frequent_blockers(
        self, count: int, codes: Collection[str] = ()
    ) -> list[tuple[str, int]]:
        """The clauses that stop the most cards, with the number of cards; 0 for all clauses.

        With ``codes`` only cards of these sets count.
        """
        counted: Counter[str] = Counter()
        for printings, blockers in self.stopped:
            if not codes or not set(codes).isdisjoint(printings):
                counted.update(set(blockers))
        ranked = sorted(counted.items(), key=_by_cards)
        return ranked[:count] if count else ranked


@final
@dataclass(frozen=True)
class Change:
    """Cards whose verdict changed since an older ledger, in alphabetical order.

    Lost are those that compiled and don't now, or are gone; each comes with the clause.
    """

    gained: tuple[str, ...]
    lost: tuple[tuple[str, str], ...]


def measure(verdicts: Iterable[tuple[CardData, StoredVerdict]]) -> Coverage:
    """Count the verdicts on cards."""
    found = Coverage()
    for card, verdict in verdicts:
        found.add(card, verdict)
    return found


def write_ledger(path: Path, verdicts: dict[str, str]) -> None:
    """Write a line for each card: its name, a tab, and ``ok`` or the clause that stops it.

    Raises CardError if the file can't be written.
    """
    lines = [f"{name}\t{verdicts[name]}\n" for name in sorted(verdicts)]
    try:
        write_whole(path, "".join(lines).encode())
    except FileError as error:
        raise CardError(cause(error)) from error


def read_ledger(path: Path) -> dict[str, str]:
    """Verdicts by card name. Raises CardError, with the line, for a file that is no ledger."""
    try:
        lines = read_text(path).splitlines()
    except FileError as error:
        raise CardError(cause(error)) from error
    found: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        name, tab, verdict = line.partition("\t")
        if not name or not tab or not verdict:
            raise CardError(
                Message(
                    "{path}, line {number}: a ledger line is a name, a tab and a verdict",
                    path=str(path),
                    number=number,
                )
            )
        found[name] = verdict
    return found


def compare(old: dict[str, str], new: dict[str, str]) -> Change:
    """The cards that a newer ledger gained and lost."""
    gained = sorted(name for name in new if _compiles(new, name) and not _compiles(old, name))
    lost = sorted(name for name in old if _compiles(old, name) and not _compiles(new, name))
    return Change(tuple(gained), tuple((name, new.get(name, "not in the file")) for name in lost))


def _compiles(verdicts: dict[str, str], name: str) -> bool:
    return verdicts.get(name) == COMPILES


def _by_cards(item: tuple[str, int]) -> tuple[int, str]:
    return -item[1], item[0]


def _line(clause: str) -> str:
    """The clause on one line; never empty, and never to be taken for success."""
    text = " ".join(clause.split())
    return f"({text})" if text in ("", COMPILES) else text
