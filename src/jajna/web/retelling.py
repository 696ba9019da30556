"""Games that are looked at again: their positions, their log, and why something happened.

No routes and no tables: what is asked comes as data, and what is told goes as data, so that all of
this can run in a process of its own (``web.workshop``). What is told is what the eyes see that were
named. Of a game that still goes on, a seat is told the positions in which it was asked itself, and
nothing else: how often the others decided would say what they could have done (CR 400.2).
"""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from hashlib import sha256
from time import monotonic
from typing import Final, NamedTuple, TypeAlias, final

import msgspec

from jajna.cards.pool import Pool
from jajna.decision import Decision
from jajna.errors import IllegalAnswerError, JajnaError
from jajna.judge.chains import chain_lines
from jajna.judge.explanations import explanation_lines
from jajna.judge.whys import why_lines
from jajna.kernel.game import Game
from jajna.kernel.layers.explanation import explain
from jajna.kernel.state.causes import chain
from jajna.kernel.views.view import view
from jajna.messages import Message, cause
from jajna.replay import GameRecord, GameSetup, repeat, setup_of
from jajna.text.catalogue import language
from jajna.text.log import account_of
from jajna.text.messages import error_text
from jajna.text.prompts import option, prompt
from jajna.text.things import Teller
from jajna.vocab import FIRST_OBJECT, Step, is_another_player
from jajna.web.channel import State, TableShown
from jajna.web.company import WATCHER
from jajna.web.lookups import NO_THING, Said
from jajna.web.names import names_in
from jajna.web.numbers import Numbers
from jajna.web.promises import GamePlayed, PromiseError, verify
from jajna.web.shown import Cards, CardShown, board

__all__ = ["Failed", "Moment", "Position", "Retelling", "Told", "Verified", "Wanted", "work"]

COPIES: Final = 100
"""Copies of a game that are kept, from which its positions are reached."""
LEAST_SPACING: Final = 8
"""Answers between two copies."""
MOST_TELLERS: Final = 2000
"""Positions in which the log of a game is told."""
MOST_NUMBERS: Final = 50_000
"""Objects of a game that have the same number in all of its positions."""
KEPT: Final = 12
"""Games that a process remembers."""
LONGEST: Final = 2.0
"""Seconds that a game may take to be played again, if it is to be gone on with in the server."""


@final
class RetellingError(JajnaError):
    """What isn't there to be told."""


class Moment(NamedTuple):
    """Where a game is in one of its positions, and which seat is asked there, -1 for none."""

    turn: int
    active: int
    step: str
    asked: int


class Told(msgspec.Struct, frozen=True, tag_field="is", tag="told"):
    """A whole game as some eyes see it. ``lines`` are those of its log, each with its position."""

    players: list[str]
    eyes: int
    """The seat by whose eyes it is told, -1 for those of all at once; ``all`` says whether it may
    be seen by any.
    """
    all: bool
    moments: list[Moment]
    lines: list[tuple[int, str]]
    steps: dict[str, str]
    era: str
    winner: int
    """The seat that won, -1 for nobody, -2 while the game goes on."""
    games: int
    trouble: str
    """Where and why it can't be told any further."""


class Position(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="position"):
    """One position: what is shown, what was asked there and what was answered."""

    position: int
    state: State
    cards: dict[str, CardShown]
    prompt: str = ""
    rule: str = ""
    answer: str = ""


class Verified(msgspec.Struct, frozen=True, tag_field="is", tag="verified"):
    """What came of comparing a game with its record, in words."""

    good: bool
    lines: list[str]


class Answers(msgspec.Struct, frozen=True, tag_field="is", tag="answers"):
    """The answers that lead to a position, for the server to go on from there."""

    answers: list[str]


class Failed(msgspec.Struct, frozen=True, tag_field="is", tag="failed"):
    """What can't be told, and why."""

    why: str


class Wanted(msgspec.Struct, frozen=True):
    """What is wanted of a game: one of timeline, position, explain, why, led, verify
    and answers.

    ``eyes`` is a seat, or ``WATCHER`` for all eyes at once; ``owner`` is the seat that alone may
    see the game, ``WATCHER`` if all may be seen. ``games`` is how many the match has.
    """

    what: str
    record: GameRecord
    owner: int
    eyes: int
    language: str
    number: int = 0
    thing: int = 0
    promise: str = ""
    salt: str = ""
    games: int = 1


Answer: TypeAlias = Told | Position | Said | Verified | Answers | Failed


class _Line(NamedTuple):
    """A line of the log: its position, and the place of its event."""

    position: int
    text: str
    event: int


class _Mark(NamedTuple):
    """Where a game is after some answers, and how long its log is then."""

    moment: Moment
    log: int


@final
class Retelling:
    """A game played again from its record, as far as it goes that way.

    Positions are reached from the nearest copy before them.
    """

    def __init__(self, record: GameRecord, setup: GameSetup) -> None:
        self.record = record
        self.setup = setup
        self.trouble: Message | None = None
        self.lines: dict[str, list[_Line]] = {}
        """The lines of the log as they were told to somebody."""
        begun = monotonic()
        game = setup.begin()
        self.marks = [_mark(game)]
        self._spacing = max(len(record.answers) // COPIES, LEAST_SPACING)
        self._copies = [game.fork()]
        for number, notation in enumerate(record.answers):
            try:
                repeat(game, notation)
            except IllegalAnswerError as error:
                self.trouble = Message("step {step}: {why}", step=number, why=cause(error))
                break
            self.marks.append(_mark(game))
            if len(self.marks) % self._spacing == 1:
                self._copies.append(game.fork())
            recorded = record.digests[number + 1] if number + 1 < len(record.digests) else ""
            if recorded and game.digest() != recorded:
                self.trouble = Message(
                    "From step {step} on the game goes another way than it was recorded.",
                    step=number + 1,
                )
                break
        self.end = game
        self.seconds = monotonic() - begun

    def game(self, answers: int) -> Game:
        """A copy of the game as it was after so many answers."""
        place = answers // self._spacing
        game = self._copies[place].fork()
        for notation in self.record.answers[place * self._spacing : answers]:
            repeat(game, notation)
        return game

    def games(self, places: Iterable[int]) -> Iterator[Game]:
        """The game as it was after so many answers each, in a row; it is one game that goes on."""
        game, at = self._copies[0].fork(), 0
        for place in places:
            for notation in self.record.answers[at:place]:
                repeat(game, notation)
            at = place
            yield game

    def positions(self, owner: int) -> list[int]:
        """The numbers of answers after which there is something to be seen, for the owner."""
        every = range(len(self.marks))
        if not is_another_player(owner, WATCHER):
            return list(every)
        last = len(self.marks) - 1
        return [
            one
            for one in every
            if one == last or not is_another_player(self.marks[one].moment.asked, owner)
        ]


def _mark(game: Game) -> _Mark:
    question = game.decision
    asked = question.players[0] if question is not None else -1
    turn = game.turn
    moment = Moment(turn.number, turn.active, turn.step.name.lower(), asked)
    return _Mark(moment, len(game.history.log))


# -- what is told ---------------------------------------------------------------------------------


@final
class _Eyes:
    """A game as it is told to somebody."""

    def __init__(self, wanted: Wanted, game: Retelling) -> None:
        self.wanted = wanted
        self.retelling = game
        self.setup = game.setup
        self.language = language(wanted.language).in_era(game.setup.era)
        self.names = names_in(game.setup, self.language)
        self.sees_all = not is_another_player(wanted.owner, WATCHER)
        if not self.sees_all and is_another_player(wanted.eyes, wanted.owner):
            raise RetellingError(Message("this is shown once the match is over"))
        self.shows_all = not is_another_player(wanted.eyes, WATCHER)
        if not self.shows_all and not 0 <= wanted.eyes < len(game.setup.decks):
            raise RetellingError(Message("there is no such player"))
        self.positions = game.positions(wanted.owner)

    def teller(self, game: Game, since: int = -1, seat: int | None = None) -> Teller:
        """Who tells what the eyes see of a game; with a place of its log also what has happened
        since, and what has left.
        """
        lent = range(len(self.setup.decks)) if self.shows_all else ()
        eyes = self.wanted.eyes if seat is None else seat
        events = game.history.log[since:] if since >= 0 else []
        return Teller(self.language, view(game, eyes, since >= 0, lent), self.names, events)

    def answers(self) -> int:
        """The number of answers before the position that is wanted."""
        if not 0 <= self.wanted.number < len(self.positions):
            raise RetellingError(Message("there is no such position"))
        return self.positions[self.wanted.number]

    def timeline(self) -> Told:
        """The whole game."""
        end = self.retelling.end
        names = [self.setup.name(seat) for seat in range(len(self.setup.decks))]
        outcome = end.outcome
        teller = self.teller(end)
        trouble = self.retelling.trouble
        return Told(
            names,
            -1 if self.shows_all else self.wanted.eyes,
            self.sees_all,
            [self._moment(one) for one in self.positions],
            [(line.position, line.text) for line in self._lines()],
            {step.name.lower(): teller.step(step) for step in Step},
            self.setup.era.name,
            outcome.winner if outcome is not None else -2,
            self.wanted.games,
            error_text(RetellingError(trouble), self.language.code) if trouble else "",
        )

    def position(self) -> Position:
        """The position that is wanted."""
        answers = self.answers()
        game = self.retelling.game(answers)
        teller = self.teller(game)
        cards = Cards()
        shown = board(teller, self._numbers(), cards)
        if self.shows_all:
            shown = msgspec.structs.replace(shown, seat=0)
        seats = tuple(range(len(self.setup.decks)))
        outcome = game.outcome
        winner = outcome.winner if outcome is not None else -2
        table = TableShown("replay", 1, 1, (), seats, winner=winner)
        told = self._asked(game, answers)
        return Position(self.wanted.number, State(table, shown), cards.take_new(), *told)

    def explained(self) -> Said:
        """Why a thing is what it is in the position that is wanted. CR 613."""
        game = self.retelling.game(self.answers())
        numbers = self._numbers()
        board(self.teller(game), numbers, Cards())
        teller = self.teller(game, 0)
        thing = numbers.meant(self.wanted.thing)
        shown = teller.view.find(thing) if thing is not None else None
        if shown is None or not shown.known:
            raise RetellingError(NO_THING)
        asks = shown.owner if self.shows_all else self.wanted.eyes
        try:
            lines = explanation_lines(explain(game, shown.id, asks), teller)
        except KeyError as error:  # it has left
            raise RetellingError(NO_THING) from error
        return Said("explain", teller.name(shown.id), lines, self.wanted.thing)

    def why_not(self) -> Said:
        """What whoever is asked can do with a thing, and why not."""
        game = self.retelling.game(self.answers())
        numbers = self._numbers()
        board(self.teller(game), numbers, Cards())
        thing = numbers.meant(self.wanted.thing)
        shown = self.teller(game).view.find(thing) if thing is not None else None
        question = game.decision
        if shown is None or not shown.known:
            raise RetellingError(NO_THING)
        seat = question.players[0] if question is not None else -1
        if not self.shows_all and is_another_player(seat, self.wanted.eyes):
            who = self.setup.name(seat)
            lines = [self.language.say("{player} decides now, not you.", player=who)]
        else:
            teller = self.teller(game, seat=seat) if seat >= 0 else self.teller(game)
            lines = why_lines(shown, game, teller) if question is not None else []
        nothing = [self.language.say("There is nothing like that which you could do with it.")]
        name = self.teller(game).name(shown.id)
        return Said("why", name, lines or nothing, self.wanted.thing)

    def led(self) -> Said:
        """What led to the event of a line of the log."""
        lines = self._lines()
        if not 0 <= self.wanted.number < len(lines):
            raise RetellingError(Message("there is no such line"))
        end = self.retelling.end
        teller = self.teller(end, 0)
        line = lines[self.wanted.number]
        told = chain_lines(chain(end, end.history.log[line.event]), teller)
        return Said("led", line.text, told[1:] or [teller.say("Nothing led to it.")])

    def verified(self) -> Verified:
        """What comes of comparing the game with its record, and with what was promised of it."""
        wanted, say = self.wanted, self.language.say
        if not self.sees_all:
            raise RetellingError(Message("this is shown once the match is over"))
        trouble = self.retelling.trouble
        if trouble is not None:
            return Verified(False, [error_text(RetellingError(trouble), self.language.code)])
        count = len(wanted.record.answers)
        lines = [self.language.count(
            count,
            "{number} answer gives the recorded states (era {era}).",
            "{number} answers give the recorded states (era {era}).",
            era=self.setup.era.name,
        )]  # fmt: skip
        if not wanted.promise:
            return Verified(True, [*lines, say("Nothing was promised of its chance.")])
        try:
            played = GamePlayed(wanted.promise, wanted.salt, wanted.record)
            uncovered = verify(played, _pool().card, _pool().card_names)
        except PromiseError as error:
            return Verified(False, [error_text(error, self.language.code)])
        lines.append(say("Its chance is as promised by {promise}.", promise=wanted.promise))
        if uncovered:
            lines.append(self.language.count(
                uncovered,
                "  After {number} takeback chance went on from a fresh seed, of which nothing "
                "was promised.",
                "  After {number} takebacks chance went on from fresh seeds, of which nothing "
                "was promised.",
            ).strip())  # fmt: skip
        return Verified(True, lines)

    def leading(self) -> Answers:
        """The answers that lead to a position."""
        if not self.sees_all:
            raise RetellingError(Message("this is shown once the match is over"))
        if self.retelling.seconds > LONGEST:
            raise RetellingError(Message("this game is too long to be gone on with"))
        answers = self.answers()
        if self._moment(answers).asked < 0:
            raise RetellingError(Message("the game is over (CR 104.1)"))
        return Answers(list(self.wanted.record.answers[:answers]))

    # -- inside ------------------------------------------------------------------------------------

    def _moment(self, answers: int) -> Moment:
        """Where the game is; of a running one, it isn't said which of the others is asked."""
        found = self.retelling.marks[answers].moment
        if self.sees_all or not is_another_player(found.asked, self.wanted.owner):
            return found
        return found._replace(asked=-1)

    def _numbers(self) -> Numbers:
        """The numbers of things. Where all may be known, a thing has the same in every position."""
        made = Numbers()
        if self.sees_all:
            after = min(self.retelling.end.objects.next_id, MOST_NUMBERS)
            for thing in range(FIRST_OBJECT, after):
                made.of(thing)
        return made

    def _lines(self) -> list[_Line]:
        """The lines of the log, with the positions at which they have been told.

        They are told as things were then; in a very long game as they were a little later.
        """
        known = self.retelling.lines.get(self._key())
        if known is not None:
            return known
        found: list[_Line] = []
        apart = len(self.positions) // MOST_TELLERS + 1
        told = 0
        ends = [*range(0, len(self.positions), apart), len(self.positions) - 1]
        for game in self.retelling.games([self.positions[place] for place in ends]):
            log = game.history.log
            events = log[told:]
            if events:
                teller = self.teller(game, told)
                places = {id(event): told + at for at, event in enumerate(events)}
                found += [
                    _Line(self._told_at(places[id(event)]), line, places[id(event)])
                    for line, event in account_of(events, teller)
                ]
            told = len(log)
        self.retelling.lines[self._key()] = found
        return found

    def _key(self) -> str:
        return f"{self.wanted.owner} {self.wanted.eyes} {self.language.code}"

    def _told_at(self, event: int) -> int:
        """The first position at which an event has happened, by its place in the log."""
        marks = self.retelling.marks
        found = bisect_right(self.positions, event, key=lambda answers: marks[answers].log)
        return min(found, len(self.positions) - 1)

    def _asked(self, game: Game, answers: int) -> tuple[str, str, str]:
        """What is asked in a position, its rule, and what was answered, as far as eyes may know."""
        question = game.decision
        if question is None:
            return "", "", ""
        seat = question.players[0]
        if not self.shows_all and is_another_player(seat, self.wanted.eyes):
            return "", "", ""
        seen = game.view_to_decide(seat)
        teller = Teller(self.language, seen, self.names)
        rule = self.language.rule(question.rule)
        return prompt(question, teller), rule, self._given(question, answers, teller)

    def _given(self, question: Decision, answers: int, teller: Teller) -> str:
        if answers >= len(self.retelling.marks) - 1:
            return ""
        notation = self.retelling.record.answers[answers]
        try:
            return option(question, question.parse(notation), teller)
        except IllegalAnswerError:
            return ""  # a concession, a mana ability or new chance: the log says it


# -- in a process ---------------------------------------------------------------------------------

_POOLS: Final[list[Pool]] = []
_GAMES: Final[OrderedDict[str, Retelling]] = OrderedDict()


def _pool() -> Pool:
    if not _POOLS:
        _POOLS.append(Pool())
    return _POOLS[0]


def work(content: bytes) -> bytes:
    """What is told to a request, both packed; a ``Failed`` for what can't be told."""
    wanted = msgspec.msgpack.decode(content, type=Wanted)
    told: Answer
    try:
        told = _told(_Eyes(wanted, _retelling(wanted)))
    except JajnaError as error:
        told = Failed(error_text(error, wanted.language))
    return msgspec.json.encode(told)


def _told(eyes: _Eyes) -> Answer:
    what = eyes.wanted.what
    if what == "timeline":
        return eyes.timeline()
    if what == "position":
        return eyes.position()
    if what == "explain":
        return eyes.explained()
    if what == "why":
        return eyes.why_not()
    if what == "led":
        return eyes.led()
    if what == "verify":
        return eyes.verified()
    assert what == "answers", what
    return eyes.leading()


def _retelling(wanted: Wanted) -> Retelling:
    """The game, if this process has it as it was recorded, or played again."""
    mark = sha256(msgspec.msgpack.encode(wanted.record)).hexdigest()
    known = _GAMES.pop(mark, None)
    if known is None:
        pool = _pool()
        known = Retelling(wanted.record, setup_of(wanted.record, pool.card, pool.card_names))
    _GAMES[mark] = known
    while len(_GAMES) > KEPT:
        _GAMES.popitem(last=False)
    return known
