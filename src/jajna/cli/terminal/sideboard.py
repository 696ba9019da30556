"""Changing a deck between the games of a match, by typing. CR 100.4."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, final

from jajna.card import Card
from jajna.errors import JajnaError
from jajna.messages import Message
from jajna.text.catalogue import Language
from jajna.typed import is_number

__all__ = ["Sideboarding", "SideboardingError"]

IN: Final = ("in", "entra", "mete")
OUT: Final = ("out", "sale", "saca")
UNDO: Final = ("undo", "deshacer")
_LINE: Final = re.compile(r"(\S+)\s+(?:([0-9]{1,3})\s+)?(.+)")


class SideboardingError(JajnaError):
    """A line that moves no card."""


@final
class Sideboarding:
    """The deck for the next game while it is being changed: what comes in, and what goes out."""

    def __init__(
        self, main: Iterable[Card], side: Iterable[Card], names: Mapping[str, str]
    ) -> None:
        self.main = Counter(card.name for card in main)
        self.side = Counter(card.name for card in side)
        self._names = names
        self._before = self.main.copy()
        self._listed = [*dict.fromkeys((*self.side, *self.main))]

    def change(self, text: str) -> None:
        """Move cards: ``in 2 NAME``, ``out NAME``, by name or by the number of a line.

        Raises SideboardingError for anything else, with nothing changed.
        """
        found = _LINE.fullmatch(text.strip())
        word = found[1].casefold() if found is not None else text.strip().casefold()
        if word in UNDO:
            self.side += self.main - self._before
            self.side -= self._before - self.main
            self.main = self._before.copy()
            return
        if found is None or word not in (*IN, *OUT):
            raise SideboardingError(
                Message("Type in or out, a number of cards and a name, such as: in 2 Forest")
            )
        here, there = (self.side, self.main) if word in IN else (self.main, self.side)
        name = self._meant(found[3], here)
        count = int(found[2] or 1)
        if not 0 < count <= here[name]:
            raise SideboardingError(
                Message("There are {have} of {card}, not {count}.", have=here[name], card=name,
                        count=count)
            )  # fmt: skip
        here[name] -= count
        there[name] += count

    def help_lines(self, language: Language) -> list[str]:
        """What can be typed."""
        return [
            language.say("Change your deck for the next game. Enter or 0: begin it."),
            language.say("in 2 NAME, out 2 NAME: move cards; a number of the list or part of a "
                         "name will do. undo: as before. board: the list again. quit: leave."),
        ]  # fmt: skip

    def lines(self, language: Language) -> list[str]:
        """The sideboard, and what has been changed."""
        coming, going = self.main - self._before, self._before - self.main
        found = [
            language.say("Deck of {number}; sideboard:", number=self.main.total()),
            *(
                f"{place}  {self._called(name)} ×{self.side[name]}"
                for place, name in enumerate(self._listed, 1)
                if self.side[name]
            ),
            language.say("Main deck:"),
            *(
                f"{place}  {self._called(name)} ×{self.main[name]}"
                for place, name in enumerate(self._listed, 1)
                if self.main[name]
            ),
        ]
        if coming or going:
            found.append(
                language.say(
                    "In: {coming}. Out: {going}.",
                    coming=self._all(coming, language),
                    going=self._all(going, language),
                )
            )
        return found

    def deck(self) -> list[tuple[str, int]] | None:
        """The main deck as names with counts, None if nothing was changed."""
        if self.main == self._before:
            return None
        return [(name, count) for name, count in self.main.items() if count]

    def _all(self, cards: Counter[str], language: Language) -> str:
        said = [f"{count} {self._called(name)}" for name, count in cards.items()]
        return language.listed(said) or language.say("nothing")

    def _called(self, name: str) -> str:
        return self._names.get(name, name)

    def _meant(self, text: str, here: Counter[str]) -> str:
        """The card of these that a text names, or whose line it numbers; part of a name will do."""
        if is_number(text) and 0 < int(text) <= len(self._listed):
            return self._listed[int(text) - 1]
        wanted = text.casefold()
        held = [name for name, count in here.items() if count]
        exact = [one for one in held if wanted in (one.casefold(), self._called(one).casefold())]
        part = [one for one in held if wanted in f"{one} {self._called(one)}".casefold()]
        if len(exact or part) != 1:
            raise SideboardingError(
                Message("No card there is called {name}.", name=text)
                if not part
                else Message("{name} could be {cards}.", name=text, cards=", ".join(part))
            )
        return (exact or part)[0]
