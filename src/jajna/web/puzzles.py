"""Puzzles as pages play them: each request repeats the answers so far, and goes on.

As ``web.judging``, this runs in a process of its own, and takes and gives data alone.
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

import msgspec

from jajna.cards.pool import Pool
from jajna.errors import JajnaError
from jajna.judge.explanations import explanation_lines
from jajna.judge.whys import why_lines
from jajna.kernel.layers.explanation import explain
from jajna.messages import Message
from jajna.puzzles import Attempt, Puzzle, Verdict, ready_puzzles
from jajna.text.catalogue import Language, language
from jajna.text.log import account
from jajna.text.messages import error_text
from jajna.text.things import Teller, names_in
from jajna.web.asked import Given, asked, meant
from jajna.web.channel import State, TableShown
from jajna.web.judging import Failed
from jajna.web.lookups import NO_THING, Said
from jajna.web.numbers import Numbers
from jajna.web.shown import Cards, CardShown, board

__all__ = ["PuzzleShown", "PuzzleWanted", "work"]

MOST_ANSWERS: Final = 400
POSITIONS: Final = 4_000
"""How many positions are looked at for a hint."""


@final
class PuzzleRequestError(JajnaError):
    """A puzzle that there isn't, or that isn't played so."""


class PuzzleWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle by its number from 0, with all answers so far by their notation.

    ``given`` is the player's answer to what is asked then; with ``hint`` it is told what reaches
    the goal. With a ``thing`` it is told why that is what it is, or with ``why`` what can be done
    with it.
    """

    number: int
    answers: list[str] = []
    given: Given | None = None
    hint: bool = False
    thing: int = -1
    why: bool = False
    language: str = "en"


class PuzzleShown(msgspec.Struct, frozen=True, tag_field="is", tag="puzzle"):
    """A puzzle as it stands: the goal, the answers so far, and the table with what is asked."""

    count: int
    """How many puzzles there are."""
    survive: bool
    """Whether the goal is not to lose, rather than to win."""
    player: str
    """Whose goal it is."""
    last_turn: int
    answers: list[str]
    verdict: str
    """solved, missed, or "" while that is open."""
    turn: int
    state: State
    cards: dict[str, CardShown]
    log: list[str]
    hint: str = ""
    """What to do next, "-" where the goal can't be reached any more, "?" where none was found."""


def work(content: bytes) -> bytes:
    """What is told to a request; a ``Failed`` for what can't be told."""
    wanted = msgspec.msgpack.decode(content, type=PuzzleWanted)
    told: PuzzleShown | Said | Failed
    try:
        told = _played(wanted)
    except JajnaError as error:
        told = Failed(error_text(error, wanted.language))
    return msgspec.json.encode(told)


@cache
def _pool() -> Pool:
    """The cards, opened when a puzzle is first played."""
    return Pool()


def _played(wanted: PuzzleWanted) -> PuzzleShown | Said:
    puzzles = ready_puzzles()
    if not 0 <= wanted.number < len(puzzles) or len(wanted.answers) > MOST_ANSWERS:
        raise PuzzleRequestError(Message("there is no such puzzle"))
    puzzle = puzzles[wanted.number]
    attempt = Attempt(puzzle, puzzle.begin(_pool().card).game)
    attempt.repeat(wanted.answers)
    attempt.go_on()
    if wanted.thing >= 0:
        return _said(attempt, wanted, language(wanted.language))
    if wanted.given is not None:
        _answer(attempt, wanted.given)
        attempt.go_on()
    return _shown(attempt, puzzle, len(puzzles), wanted)


def _answer(attempt: Attempt, given: Given) -> None:
    """Give the answer that a page means by the numbers that it was shown."""
    question = attempt.game.decision
    if question is None or attempt.verdict() is not None:
        raise PuzzleRequestError(Message("this puzzle is over"))
    numbers = Numbers()
    board(_teller(attempt, language("en")), numbers, Cards())
    attempt.answer(meant(given, question, numbers))


def _teller(attempt: Attempt, spoken: Language) -> Teller:
    """Who tells the player what is there: all hands are known, as the solver knows them."""
    game = attempt.game
    for player in game.players:
        game.knowledge.show(player.hand, game.players.mask(-1))
    seat = attempt.puzzle.seat
    asks = game.decision is not None and seat in game.decision.players
    seen = game.view_to_decide(seat) if asks else game.view(seat, past=True)
    names = names_in(spoken, game.definitions.cards())
    return Teller(spoken.in_era(game.era), seen, names, game.history.log)


def _shown(attempt: Attempt, puzzle: Puzzle, count: int, wanted: PuzzleWanted) -> PuzzleShown:
    spoken = language(wanted.language)
    game = attempt.game
    teller = _teller(attempt, spoken)
    numbers, cards = Numbers(), Cards()
    shown = board(teller, numbers, cards)
    verdict = attempt.verdict()
    question = game.decision if verdict is None else None
    table = TableShown("playing", 1, 1, (), (puzzle.seat,), asked=puzzle.seat, watches=True)
    ask = None
    if question is not None:
        ask = asked(question, len(attempt.given) + 1, teller, numbers, shown)
    return PuzzleShown(
        count=count,
        survive=puzzle.goal.reach == "survive",
        player=game.players[puzzle.seat].name,
        last_turn=attempt.last_turn,
        answers=attempt.given,
        verdict="" if verdict is None else "solved" if verdict is Verdict.SOLVED else "missed",
        turn=game.turn.number,
        state=State(table, shown, ask),
        cards=cards.take_new(),
        log=account(game.history.log, teller),
        hint=_hint(attempt, wanted.language) if wanted.hint and verdict is None else "",
    )


def _said(attempt: Attempt, wanted: PuzzleWanted, spoken: Language) -> Said:
    """Why a thing is what it is (CR 613), or what can be done with it."""
    teller, numbers = _teller(attempt, spoken), Numbers()
    board(teller, numbers, Cards())
    thing = numbers.meant(wanted.thing)
    shown = teller.view.find(thing) if thing is not None else None
    if shown is None or not shown.known:
        raise PuzzleRequestError(NO_THING)
    if wanted.why:
        lines = why_lines(shown, attempt.game, teller)
        nothing = teller.say("There is nothing like that which you could do with it.")
        return Said("why", teller.name(shown.id), lines or [nothing], wanted.thing)
    try:
        lines = explanation_lines(explain(attempt.game, shown.id), teller)
    except KeyError as error:  # it has left
        raise PuzzleRequestError(NO_THING) from error
    return Said("explain", teller.name(shown.id), lines, wanted.thing)


def _hint(attempt: Attempt, code: str) -> str:
    """What to do next, in words."""
    found = attempt.solution(POSITIONS, code)
    seat = attempt.puzzle.seat
    moves = [move.words for move in found.line if move.seat == seat]
    if found.verdict is Verdict.SOLVED and moves:
        return moves[0]
    return "-" if found.verdict is Verdict.NO_SOLUTION else "?"
