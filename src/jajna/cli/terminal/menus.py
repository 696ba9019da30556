"""Answering a question by typing: what is listed, and what a line of input means.

A number stands for a line of the list. Every notation of ``jajna.decision`` is understood too.
"""

from __future__ import annotations

import re
from typing import Final

from jajna.cards.names import fold, nearest
from jajna.cli.terminal.board import struck_texts
from jajna.cli.terminal.fights import AttackersMenu, BlockersMenu
from jajna.cli.terminal.menu import DIGITS, EVERY, NUMBERS, InputError, Menu, picked_in
from jajna.cli.terminal.words import ALL, NO, NOTHING, YES
from jajna.decision import (
    NAME,
    Activate,
    Answer,
    Assign,
    Cast,
    Decision,
    Division,
    Kind,
    NamedCard,
    Naming,
    Number,
    Pass,
    Pick,
    PlayLand,
    Several,
    Shape,
    TakeAction,
    TapForMana,
    Thing,
    TurnFaceUp,
    YesNo,
)
from jajna.tables.likely import likely_first
from jajna.text.prompts import option
from jajna.text.things import Teller
from jajna.typed import is_number
from jajna.vocab import is_player

__all__ = ["InputError", "Menu", "menu_for"]

NAMES: Final = 8
"""Most names that are proposed."""


def menu_for(decision: Decision, teller: Teller) -> Menu:
    """The menu of a question."""
    if decision.kind is Kind.ATTACKERS:
        return AttackersMenu(decision, teller)
    if decision.kind is Kind.BLOCKERS:
        return BlockersMenu(decision, teller)
    if decision.naming is not None:
        return _Names(decision, teller, decision.naming)
    if decision.shape is Shape.ONE:
        return _One(decision, teller)
    if decision.shape is Shape.SOME:
        return _Some(decision, teller)
    if decision.shape is Shape.NUMBER:
        return _Number(decision, teller)
    return _Division(decision, teller)


def about(answer: Answer) -> int:
    """The object that an answer is about, -1 for none."""
    if isinstance(answer, (PlayLand, Cast, TakeAction)):
        return answer.card
    if isinstance(answer, (Activate, TapForMana, TurnFaceUp)):
        return answer.source
    if isinstance(answer, Thing):
        return -1 if is_player(answer.thing) else answer.thing
    if isinstance(answer, Assign):
        return answer.creature
    if isinstance(answer, Pick) and is_number(answer.word):
        return int(answer.word)
    return -1


def standing(answer: Answer, teller: Teller) -> str:
    """How a player stands who may be chosen among several, to be told behind their name."""
    players = teller.view.players
    if not isinstance(answer, Thing) or not is_player(answer.thing) or len(players) == 2:
        return ""
    if not teller.view.turn:
        return ""
    life = teller.say("{number} life", number=players[answer.thing].life)
    return "".join([f" · {one}" for one in (life, *struck_texts(teller, answer.thing))])


class _One(Menu):
    """A choice of one among several; passing priority has the number 0."""

    def __init__(self, decision: Decision, teller: Teller) -> None:
        super().__init__(decision, teller)
        self.rows: list[tuple[int, str, Answer]] = []
        """Number, words and answer; what looks the same is listed once."""
        alike: dict[str, list[Answer]] = {}
        for answer in likely_first(decision, teller.view):
            words = option(decision, answer, teller)
            if isinstance(answer, Pass):
                self.rows.append((0, words, answer))
            else:
                alike.setdefault(words, []).append(answer)
        self.counts = [len(answers) for answers in alike.values() if isinstance(answers[0], Thing)]
        """How many things each line stands for, where lines are things."""
        for number, (words, answers) in enumerate(alike.items(), start=1):
            self.rows.append((number, words, answers[0]))

    def lines(self) -> list[str]:
        width = len(str(self.rows[-1][0]))
        return [
            f"{number:>{width}}  {words}{self._many(number)}{standing(answer, self.teller)}"
            for number, words, answer in self.rows
        ]

    def _many(self, number: int) -> str:
        """The number of things that a line stands for, if it is more than one."""
        count = self.counts[number - 1] if 0 < number <= len(self.counts) else 1
        return f" ×{count}" if count > 1 else ""

    def hint(self) -> str:
        first, last = self.rows[0][0], self.rows[-1][0]
        return self.teller.say("Type a number from {first} to {last}.", first=first, last=last)

    def default(self) -> Answer | None:
        kind = self.decision.kind
        if kind in (Kind.PRIORITY, Kind.PAY):
            return self.decision.options[0]
        return self.decision.fallback if kind is Kind.MULLIGAN else None

    def thing(self, number: int) -> int:
        for row, _, answer in self.rows:
            if row == number:
                return about(answer)
        return -1

    def typed(self, text: str) -> Answer | None:
        if is_number(text):
            for number, _, answer in self.rows:
                if number == int(text):
                    return answer
        word = text.casefold()
        for _, words, answer in self.rows:
            if isinstance(answer, YesNo) and word in (YES if answer.yes else NO):
                return answer
            if words.casefold() == word:
                return answer
        return None


class _Names(_One):
    """A card name: one that is listed, or any other that is typed. CR 201.4.

    Case, accents and punctuation don't count, and the beginning of a name is enough if no other
    name begins so.
    """

    def __init__(self, decision: Decision, teller: Teller, naming: Naming) -> None:
        super().__init__(decision, teller)
        self.naming = naming

    def hint(self) -> str:
        return self.teller.say(
            "Type a number from {first} to {last}, or the name of another card.",
            first=self.rows[0][0],
            last=self.rows[-1][0],
        )

    def typed(self, text: str) -> Answer | None:
        listed = super().typed(text)
        if listed is not None or is_number(text):
            return listed
        wanted = text.removeprefix(NAME)
        meant = self.naming.meant(wanted) or self._like(wanted)
        if len(meant) == 1:
            return NamedCard(meant[0])
        names = tuple(meant) if meant else nearest(wanted, self._allowed())
        if not names:
            return None
        shown = [self.teller.card(name) for name in names[:NAMES]]
        raise InputError(self.teller.say("Which card? {names}", names="; ".join(shown)))

    def _allowed(self) -> list[str]:
        """The list of all names that may be chosen."""
        return [name for name in self.naming.names.by_name() if self.naming.allows(name)]

    def _like(self, text: str) -> list[str]:
        """The list of names that are written like this, or else begin so."""
        folded = {name: fold(name) for name in self._allowed()}
        wanted = fold(text)
        same = [name for name, one in folded.items() if one == wanted]
        return same or sorted(name for name, one in folded.items() if one.startswith(wanted))


class _Some(Menu):
    """Several, by their numbers; in order where the order matters."""

    def __init__(self, decision: Decision, teller: Teller) -> None:
        super().__init__(decision, teller)
        alike: dict[str, list[Answer]] = {}
        for place, answer in enumerate(likely_first(decision, teller.view)):
            words = option(decision, answer, teller)
            row = f"{place} {words}" if decision.repeats else words
            alike.setdefault(row, []).append(answer)
        self.rows = list(alike.values())
        """The answers of each line; what looks the same is one line."""

    def lines(self) -> list[str]:
        width = len(str(len(self.rows)))
        found: list[str] = []
        for number, row in enumerate(self.rows, start=1):
            many = f" ×{len(row)}" if len(row) > 1 else ""
            words = option(self.decision, row[0], self.teller)
            found.append(f"{number:>{width}}  {words}{many}{standing(row[0], self.teller)}")
        return found

    def hint(self) -> str:
        often = next((row for row in self.rows if len(row) > 1), None)
        if often is None or self.decision.maximum == 1:
            return self._how_many()
        number = self.rows.index(often) + 1
        count = min(len(often), self.decision.maximum)
        return self._how_many() + self.teller.say(
            " Several of one line: {count} of {number}.", count=count, number=number
        )

    def _how_many(self) -> str:
        """A sentence on how many are to be chosen."""
        low, high = self.decision.minimum, self.decision.maximum
        if self.decision.repeats:
            return self.teller.say(
                "Type {low} to {high} numbers of the list; one may come again, such as: 1 1 2.",
                low=low,
                high=high,
            )
        if low == high:
            return self.teller.count(
                low,
                "Type one number of the list.",
                "Type {number} different numbers of the list, such as: 1 2",
            )
        return self.teller.say(
            "Type {low} to {high} different numbers of the list, such as: 1 2; or - for nothing.",
            low=low,
            high=high,
        )

    def default(self) -> Answer | None:
        """Nothing, where that may be chosen; but a search that could find something doesn't end by
        mistake.
        """
        if self.decision.minimum or (self.decision.kind is Kind.SEARCH and self.rows):
            return None
        return Several(())

    def thing(self, number: int) -> int:
        return about(self.rows[number - 1][0]) if 0 < number <= len(self.rows) else -1

    def typed(self, text: str) -> Answer | None:
        word = text.casefold()
        if word in NOTHING:
            return self._checked(Several(()))
        if word in ALL:
            return self._checked(Several(tuple(self.decision.options)))
        picked = picked_in(text, len(self.rows))
        if picked is None or any(one.to or not 0 < one.number <= len(self.rows) for one in picked):
            return None
        chosen: list[Answer] = []
        used = [0] * len(self.rows)
        for one in picked:
            row = self.rows[one.number - 1]
            if self.decision.repeats and 0 <= one.times <= self.decision.maximum:
                chosen += row * one.times
                continue
            begin = used[one.number - 1]
            end = len(row) if one.times == EVERY else begin + one.times
            if not begin < end <= len(row):
                raise InputError(self.hint())
            used[one.number - 1] = end
            chosen += row[begin:end]
        return self._checked(Several(tuple(chosen)))

    def _checked(self, answer: Several) -> Several:
        if not self.decision.fits(answer):
            raise InputError(self.hint())
        return answer


class _Number(Menu):
    """A number."""

    def hint(self) -> str:
        low, high = self.decision.minimum, self.decision.maximum
        return self.teller.say("Type a number from {first} to {last}.", first=low, last=high)

    def typed(self, text: str) -> Answer | None:
        answer = Number(int(text)) if is_number(text) else None
        return answer if answer is not None and self.decision.fits(answer) else None


class _Division(Menu):
    """Shares of a total, in the order of the list."""

    def lines(self) -> list[str]:
        return [
            f"·  {option(self.decision, answer, self.teller)}" for answer in self.decision.options
        ]

    def hint(self) -> str:
        suggested = self.decision.fallback.notation().replace("/", " ")
        return self.teller.say(
            "Type the shares in the order of the list; together {total}. Enter: {suggested}",
            total=self.decision.total,
            suggested=suggested,
        )

    def default(self) -> Answer | None:
        return self.decision.fallback

    def typed(self, text: str) -> Answer | None:
        if NUMBERS.fullmatch(text) is None:
            return None
        answer = Division(tuple(int(digits) for digits in re.findall(DIGITS, text)))
        return answer if self.decision.fits(answer) else None
