"""Answering a question by typing: what is listed, and what a line of input means.

A number stands for a line of the list. Every notation of ``jajna.decision`` is understood too.
"""

from __future__ import annotations

import re
from typing import Final

from jajna.cards.names import fold, nearest
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
    thing_notation,
)
from jajna.errors import IllegalAnswerError, JajnaError
from jajna.text.prompts import option
from jajna.text.things import Teller
from jajna.typed import is_number
from jajna.vocab import is_player

__all__ = ["InputError", "Menu", "menu_for"]

DIGITS: Final = "[0-9]{1,100}"
NUMBERS: Final = re.compile(rf"{DIGITS}(?:[\s,;]+{DIGITS})*")
PAIRS: Final = re.compile(rf"{DIGITS}\s*>\s*\w+(?:[\s,;]+{DIGITS}\s*>\s*\w+)*")
PAIR: Final = re.compile(rf"({DIGITS})\s*>\s*(\w+)")
YES: Final = ("y", "yes", "s", "si", "sí")
NO: Final = ("n", "no")
NONE: Final = ("-", "none", "nada", "ninguno", "ninguna", "nothing")
NAMES: Final = 8
"""Most names that are proposed."""
ALL: Final = ("all", "todo", "todos", "todas")


class InputError(JajnaError):
    """A line that is no answer; its text says what to type instead."""


class Menu:
    """The list of answers to one question."""

    def __init__(self, decision: Decision, teller: Teller) -> None:
        self.decision = decision
        self.teller = teller

    def lines(self) -> list[str]:
        """The possible answers with their numbers, a line each."""
        return []

    def hint(self) -> str:
        """A sentence on how to answer."""
        raise NotImplementedError(type(self).__name__)

    def default(self) -> Answer | None:
        """The answer for an empty line; None where it is no answer."""
        return None

    def thing(self, number: int) -> int:
        """The object that a numbered line is about, -1 for none."""
        return -1

    def read(self, text: str) -> Answer:
        """The answer that was typed. Raises InputError if it is none."""
        text = text.strip()
        if not text:
            default = self.default()
            if default is None:
                raise InputError(self.hint())
            return default
        answer = self.typed(text)
        if answer is not None:
            return answer
        try:
            return self.decision.parse(text)
        except IllegalAnswerError as error:
            raise InputError(self.hint()) from error

    def typed(self, text: str) -> Answer | None:
        """The answer by the menu's own way of typing; None if it isn't typed so."""
        raise NotImplementedError(type(self).__name__)


def menu_for(decision: Decision, teller: Teller) -> Menu:
    """The menu of a question."""
    if decision.kind is Kind.ATTACKERS:
        return _Attackers(decision, teller)
    if decision.kind is Kind.BLOCKERS:
        return _Blockers(decision, teller)
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


class _One(Menu):
    """A choice of one among several; passing priority has the number 0."""

    def __init__(self, decision: Decision, teller: Teller) -> None:
        super().__init__(decision, teller)
        self.rows: list[tuple[int, str, Answer]] = []
        """Number, words and answer; what looks the same is listed once."""
        said: set[str] = set()
        for answer in decision.options:
            words = option(decision, answer, teller)
            if isinstance(answer, Pass):
                self.rows.append((0, words, answer))
            elif words not in said:
                said.add(words)
                self.rows.append((len(said), words, answer))

    def lines(self) -> list[str]:
        width = len(str(self.rows[-1][0]))
        return [f"{number:>{width}}  {words}" for number, words, _ in self.rows]

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
        self.words = [option(decision, answer, teller) for answer in decision.options]

    def lines(self) -> list[str]:
        width = len(str(len(self.words)))
        return [f"{number:>{width}}  {words}" for number, words in enumerate(self.words, 1)]

    def hint(self) -> str:
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
        return Several(()) if self.decision.minimum == 0 else None

    def thing(self, number: int) -> int:
        options = self.decision.options
        return about(options[number - 1]) if 0 < number <= len(options) else -1

    def typed(self, text: str) -> Answer | None:
        word = text.casefold()
        if word in NONE:
            return self._checked(Several(()))
        if word in ALL:
            return self._checked(Several(tuple(self.decision.options)))
        if NUMBERS.fullmatch(text) is None:
            return None
        chosen: list[Answer] = []
        for digits in re.findall(DIGITS, text):
            if not 0 < int(digits) <= len(self.decision.options):
                return None
            chosen.append(self.decision.options[int(digits) - 1])
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


class _Pairs(Menu):
    """Creatures paired with what they attack or block."""

    def __init__(self, decision: Decision, teller: Teller) -> None:
        super().__init__(decision, teller)
        self.able = decision.able()
        self.creatures = list(self.able)
        self.places = {creature: place for place, creature in enumerate(self.creatures, 1)}
        lists = {id(things): things for things in self.able.values()}
        self.others = list(dict.fromkeys(to for things in lists.values() for to in things))

    def default(self) -> Answer | None:
        nothing = Several(())
        required = self.decision.fallback
        return required if isinstance(required, Several) else nothing

    def thing(self, number: int) -> int:
        return self.creatures[number - 1] if 0 < number <= len(self.creatures) else -1

    def creature(self, digits: str) -> int:
        """The creature of this number, or with this id. Raises InputError if there is none."""
        found = self.thing(int(digits))
        if found < 0 and int(digits) not in self.creatures:
            raise InputError(self.hint())
        return found if found >= 0 else int(digits)

    def other(self, word: str) -> int:
        """The player or object to attack or block, by number, letter or notation.

        Raises InputError if there is none.
        """
        for other in self.others:
            if word == thing_notation(other):
                return other
        raise InputError(self.hint())

    def pairs(self, text: str) -> Answer | None:
        """The declaration written as ``1>2``, several times."""
        if PAIRS.fullmatch(text) is None:
            return None
        found = PAIR.findall(text)
        return Several(tuple(Assign(self.creature(one), self.other(to)) for one, to in found))

    def numbered(self, creature: int) -> str:
        """A line for a creature."""
        place = self.places[creature]
        shown = self.teller.view.find(creature)
        notes = self.teller.notes(shown) if shown is not None else []
        more = f", {', '.join(notes)}" if notes else ""
        width = len(str(len(self.creatures)))
        return f"{place:>{width}}  {self.fighter(creature)}{more}"

    def fighter(self, creature: int) -> str:
        """A creature with its numbers and keywords."""
        shown = self.teller.view.find(creature)
        keywords = self.teller.keywords(shown.keywords) if shown is not None else []
        return f"{self.teller.titled(creature)} {self.teller.language.listed(keywords)}".rstrip()


class _Attackers(_Pairs):
    """Attackers by their numbers; what they attack by a letter, where there is a choice."""

    def lines(self) -> list[str]:
        found = [self.numbered(creature) for creature in self.creatures]
        if len(self.others) > 1:
            for place, other in enumerate(self.others):
                found.append(f"{_letter(place)}  {self.teller.titled(other)}")
        return found

    def hint(self) -> str:
        if len(self.others) > 1:
            return self.teller.say(
                "Type the attackers, such as: 1 3; another target than a: 2>b; all; or - for none."
            )
        return self.teller.say("Type the attackers, such as: 1 3; all; or - for none.")

    def other(self, word: str) -> int:
        for place, other in enumerate(self.others):
            if word.casefold() == _letter(place):
                return other
        return super().other(word)

    def typed(self, text: str) -> Answer | None:
        word = text.casefold()
        if word in NONE:
            return Several(())
        if word in ALL:
            return self._attack(self.creatures)
        mixed: list[Answer] = []
        parts = re.sub(r"\s*>\s*", ">", text).replace(",", " ").replace(";", " ").split()
        for part in parts:
            pair = PAIR.fullmatch(part)
            if pair is not None:
                mixed.append(Assign(self.creature(pair.group(1)), self.other(pair.group(2))))
            elif is_number(part):
                creature = self.creature(part)
                mixed.append(Assign(creature, self.able[creature][0]))
            else:
                return None
        return Several(tuple(mixed))

    def _attack(self, creatures: list[int]) -> Several:
        return Several(tuple(Assign(one, self.able[one][0]) for one in creatures))


class _Blockers(_Pairs):
    """Blockers, each with the attacker it blocks, by their numbers."""

    def lines(self) -> list[str]:
        found = [
            f"{place}  {self.fighter(attacker)}" for place, attacker in enumerate(self.others, 1)
        ]
        found.insert(0, self.teller.say("Attackers:"))
        found.append(self.teller.say("Your blockers:"))
        for creature in self.creatures:
            found.append(self.numbered(creature) + self._limits(creature))
        return found

    def _limits(self, creature: int) -> str:
        if len(self.able[creature]) == len(self.others):
            return ""
        able = dict.fromkeys(self.able[creature])
        places = [str(place) for place, one in enumerate(self.others, 1) if one in able]
        return self.teller.say(" (can block {attackers})", attackers=", ".join(places))

    def hint(self) -> str:
        return self.teller.say(
            "Type blocker>attacker, such as: 1>2 (your 1 blocks their 2); or - for none."
        )

    def other(self, word: str) -> int:
        if is_number(word) and 0 < int(word) <= len(self.others):
            return self.others[int(word) - 1]
        return super().other(word)

    def typed(self, text: str) -> Answer | None:
        if text.casefold() in NONE:
            return Several(())
        if len(self.others) == 1 and NUMBERS.fullmatch(text) is not None:
            digits = re.findall(DIGITS, text)
            return Several(tuple(Assign(self.creature(one), self.others[0]) for one in digits))
        return self.pairs(text)


def _letter(place: int) -> str:
    return chr(ord("a") + place)
