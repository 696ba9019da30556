"""What a seat is asked, as data, and the answer that it gives by places and numbers.

Options are named by their places, never by notations: these have the game's own ids.
"""

from __future__ import annotations

from itertools import groupby
from typing import Final, TypeAlias, final

import msgspec

from jajna.decision import (
    Activate,
    Answer,
    Assign,
    Cast,
    Decision,
    Division,
    Kind,
    NamedCard,
    Number,
    Pass,
    Pay,
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
from jajna.errors import IllegalAnswerError
from jajna.kernel.views.view import View
from jajna.messages import Message
from jajna.tables.likely import likely_first
from jajna.text.prompts import about, ends, option, prompt
from jajna.text.things import Teller
from jajna.typed import is_number
from jajna.vocab import LETTER_MANA, Zone, is_player
from jajna.web.numbers import Numbers
from jajna.web.shown import Board

__all__ = ["Asked", "Given", "OptionShown", "PairsShown", "asked", "is_looked_ahead", "meant"]

KINDS: Final[dict[type[Answer], str]] = {
    Pass: "pass",
    PlayLand: "play",
    Cast: "cast",
    Activate: "activate",
    TakeAction: "action",
    TurnFaceUp: "turn up",
    TapForMana: "mana",
    Pay: "pay",
    Thing: "thing",
}
"""What kinds of answers are called; others are choices."""


FORESEEN: Final = (Kind.PRIORITY, Kind.TARGETS, Kind.ATTACKERS, Kind.BLOCKERS)
"""The questions to which answers are looked ahead."""
LARGEST: Final = 400
"""The most permanents of a board on which answers are looked ahead: meanwhile all else waits."""


class OptionShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Options that are alike: their places among all, and what choosing one means.

    ``thing`` is the first thing of the pile that they are about, ``taps`` what a payment taps.
    """

    places: tuple[int, ...]
    text: str
    what: str
    """The kind of answer: one of ``KINDS``, yes, no, or choice."""
    thing: int = -1
    taps: tuple[int, ...] = ()


class PairsShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Creatures of a declaration, what each of them could attack or block, and how many at most."""

    creatures: tuple[int, ...]
    to: tuple[int, ...]
    most: int = 1


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question: ``number`` is that of the state of the game in which it is asked.

    ``usual`` are the places of the answer that is always legal, where it is made of options, or of
    the target that is likely.
    """

    number: int
    shape: str
    kind: str
    rule: str
    prompt: str
    about: str = ""
    options: tuple[OptionShown, ...] = ()
    pairs: tuple[PairsShown, ...] = ()
    least: int = 1
    most: int = 1
    total: int = 0
    usual: tuple[int, ...] = ()
    suggested: tuple[int, ...] = ()
    """The shares of a division that are always legal."""
    required: tuple[tuple[int, int], ...] = ()
    """The attacks or blocks that have to be declared. CR 508.1d, 509.1c."""
    repeats: bool = False
    foresees: bool = False
    """Whether what would come of an answer is told (``web.foreseen``)."""
    names: bool = False
    """Whether any card may be named. CR 201.4."""
    source: int = -1
    ends: tuple[str, str] = ("", "")
    """What it means to be the first and the last in the order of the answer, in words."""


class ByPlaces(msgspec.Struct, frozen=True, tag_field="by", tag="places"):
    """Options by their places, in the order in which they are chosen."""

    places: list[int]


class ByNumber(msgspec.Struct, frozen=True, tag_field="by", tag="number"):
    """A number."""

    number: int


class ByShares(msgspec.Struct, frozen=True, tag_field="by", tag="shares"):
    """The shares of a division in the order of the options."""

    shares: list[int]


class ByPairs(msgspec.Struct, frozen=True, tag_field="by", tag="pairs"):
    """Creatures with what they attack or block."""

    pairs: list[tuple[int, int]]


class ByName(msgspec.Struct, frozen=True, tag_field="by", tag="name"):
    """The name of a card. CR 201.4."""

    name: str


class ByMana(msgspec.Struct, frozen=True, tag_field="by", tag="mana"):
    """A mana ability of a thing, with the mana that it makes, where there is a choice.

    CR 605.3a.
    """

    thing: int
    ability: int = 0
    mana: str = ""


Given: TypeAlias = ByPlaces | ByNumber | ByShares | ByPairs | ByName | ByMana


def asked(
    question: Decision, revision: int, teller: Teller, numbers: Numbers, board: Board
) -> Asked:
    """A question as its seat is shown it."""
    maker = _Maker(question, teller, numbers, board)
    is_some = question.shape is Shape.SOME
    return Asked(
        number=revision,
        shape=question.shape.value,
        kind=question.kind.value,
        rule=teller.language.rule(question.rule),
        prompt=prompt(question, teller),
        about=about(question, teller),
        options=maker.options(),
        pairs=maker.pairs(),
        least=question.minimum if is_some or question.shape is not Shape.ONE else 1,
        most=question.maximum if is_some or question.shape is not Shape.ONE else 1,
        total=question.total,
        usual=maker.usual(),
        suggested=maker.suggested(),
        required=maker.required(),
        repeats=question.repeats,
        foresees=is_looked_ahead(question, teller.view),
        names=question.naming is not None,
        source=numbers.of(question.source) if question.source else -1,
        ends=ends(question, teller),
    )


def is_looked_ahead(question: Decision, seen: View) -> bool:
    """Whether it is told what would come of answers to a question."""
    return question.kind in FORESEEN and len(seen.battlefield) <= LARGEST


@final
class _Maker:
    """Makes options of a question: those about things of one pile, and else alike, are one."""

    def __init__(self, question: Decision, teller: Teller, numbers: Numbers, board: Board) -> None:
        self.question = question
        self.teller = teller
        self.numbers = numbers
        self._piles = {
            number: pile.things[0][0]
            for pile in board.things.values()
            if pile.count > 1
            for first, last in pile.things
            for number in range(first, last + 1)
        }

    def options(self) -> tuple[OptionShown, ...]:
        question = self.question
        if question.pairs is not None or question.shape is Shape.NUMBER:
            return ()
        found: dict[tuple[int, str], list[int]] = {}
        for place, answer in enumerate(question.options):
            found.setdefault(self._key(place, answer), []).append(place)
        shown = tuple(self._shown(places) for places in found.values())
        if question.kind is not Kind.TARGETS:
            return shown
        likely = {
            one.notation(): at for at, one in enumerate(likely_first(question, self.teller.view))
        }
        return tuple(
            sorted(shown, key=lambda one: likely[question.options[one.places[0]].notation()])
        )

    def _key(self, place: int, answer: Answer) -> tuple[int, str]:
        """By what answers are alike: the pile they are about, or the name of a card that is looked
        for in a library, and the rest of their notation.
        """
        thing = self.about(answer)
        pile = self._piles.get(thing, -1)
        card = self.teller.view.find(_thing_of(answer)) if thing >= 0 else None
        is_found = card is not None and card.zone is Zone.LIBRARY and bool(card.card_name)
        if self.question.shape is Shape.DIVISION or (pile < 0 and not is_found):
            return place, ""
        own = self.question.options[place].notation().replace(str(_thing_of(answer)), "", 1)
        if pile >= 0:
            return -1 - pile, own
        assert card is not None, "a card is found"
        return -1 - len(self._piles) - card.owner, f"{card.card_name} {own}"

    def about(self, answer: Answer) -> int:
        """The number of the thing that an answer is about, -1 for none."""
        thing = _thing_of(answer)
        return self.numbers.of(thing) if thing >= 0 else -1

    def _shown(self, places: list[int]) -> OptionShown:
        answer = self.question.options[places[0]]
        thing = self.about(answer)
        taps = answer.taps if isinstance(answer, Pay) else ()
        return OptionShown(
            places=tuple(places),
            text=option(self.question, answer, self.teller),
            what=_what(answer),
            thing=self._piles.get(thing, thing),
            taps=tuple(self.numbers.of(tap.source) for tap in taps),
        )

    def pairs(self) -> tuple[PairsShown, ...]:
        pairs = self.question.pairs
        if pairs is None:
            return ()
        of = self.numbers.of
        return tuple(
            PairsShown(tuple(of(one) for one in alike), tuple(of(one) for one in to), most)
            for creatures, to in pairs.groups()
            for most, alike in groupby(creatures, pairs.limit)
        )

    def usual(self) -> tuple[int, ...]:
        question = self.question
        fallback = question.fallback
        if question.pairs is not None:
            return ()
        if question.kind is Kind.TARGETS and question.shape is Shape.ONE:
            fallback = likely_first(question, self.teller.view)[0]
        chosen = fallback.options if isinstance(fallback, Several) else (fallback,)
        places = {one.notation(): place for place, one in enumerate(question.options)}
        return tuple(places[one.notation()] for one in chosen if one.notation() in places)

    def required(self) -> tuple[tuple[int, int], ...]:
        fallback = self.question.fallback
        if self.question.pairs is None or not isinstance(fallback, Several):
            return ()
        of = self.numbers.of
        pairs = [one for one in fallback.options if isinstance(one, Assign)]
        return tuple((of(one.creature), of(one.to)) for one in pairs)

    def suggested(self) -> tuple[int, ...]:
        fallback = self.question.fallback
        return fallback.shares if isinstance(fallback, Division) else ()


def _what(answer: Answer) -> str:
    """The kind of an answer."""
    if isinstance(answer, YesNo):
        return "yes" if answer.yes else "no"
    return next((what for kind, what in KINDS.items() if isinstance(answer, kind)), "choice")


def _thing_of(answer: Answer) -> int:
    """The object or player that an answer is about, -1 for none."""
    if isinstance(answer, (PlayLand, Cast, TakeAction)):
        return answer.card
    if isinstance(answer, (Activate, TapForMana, TurnFaceUp)):
        return answer.source
    if isinstance(answer, Thing):
        return answer.thing
    if isinstance(answer, Assign):
        return answer.creature
    if isinstance(answer, Pick) and is_number(answer.word):
        return int(answer.word)
    return -1


def meant(given: Given, question: Decision, numbers: Numbers) -> Answer:
    """The answer that a seat gives. Raises IllegalAnswerError for places and numbers of nothing."""
    if isinstance(given, ByNumber):
        return Number(given.number)
    if isinstance(given, ByShares):
        return Division(tuple(given.shares))
    if isinstance(given, ByName):
        return NamedCard(given.name)
    if isinstance(given, ByPairs):
        pairs = [Assign(_thing(one, numbers), _thing(to, numbers)) for one, to in given.pairs]
        return Several(tuple(pairs))
    if isinstance(given, ByMana):
        return _mana(given, numbers)
    if any(not 0 <= place < question.count for place in given.places):
        raise IllegalAnswerError(Message("there is no such option"))
    chosen = tuple(question.option(place) for place in given.places)
    if question.shape is Shape.SOME:
        return Several(chosen)
    if len(chosen) != 1:
        raise IllegalAnswerError(Message("one option is to be chosen"))
    return chosen[0]


def _mana(given: ByMana, numbers: Numbers) -> Answer:
    source = _thing(given.thing, numbers)
    if is_player(source) or any(letter not in LETTER_MANA for letter in given.mana):
        raise IllegalAnswerError(Message("there is no such option"))
    if not given.mana:
        return Activate(source, given.ability)
    return TapForMana(source, given.ability, tuple(LETTER_MANA[one] for one in given.mana))


def _thing(number: int, numbers: Numbers) -> int:
    """The player or object with a seat's number. Raises IllegalAnswerError if there is none."""
    found = numbers.meant(number)
    if found is None:
        raise IllegalAnswerError(Message("there is no such thing"))
    return found
