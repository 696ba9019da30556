"""The shortest game that fails as a long one does: its answers and decks are left out bit by bit.

Answers name things by where they come from, so that they mean the same in a game in which others
were left out. Between those that are left, players pass or give the proposed answers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Final, TypeVar, final

from jajna.cards import starter
from jajna.decision import PASS, Answer, Decision, Kind
from jajna.errors import IllegalAnswerError
from jajna.replay import GameRecord, GameSetup, record_of
from jajna.simulation.invariants import census
from jajna.simulation.trouble import Trouble, raised, still_broken
from jajna.vocab import Supertype

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["Move", "Naming", "Played", "play", "record", "shrunk"]

Part = TypeVar("Part")

SECONDS: Final = 40.0
"""The processor time spent on one failure."""
WAITING: Final = 60
"""Answers given in between before an answer that doesn't fit is left out."""
AFTERWARDS: Final = 20
"""Answers given after the last one."""
BEGINNING: Final = (Kind.PRIORITY, Kind.ATTACKERS, Kind.BLOCKERS, Kind.MULLIGAN, Kind.BOTTOM)
"""The kinds of questions that come by themselves; all others follow from answers to these."""
PLAIN: Final = "Grizzly Bears"
"""The card that cards are replaced by which don't matter."""
THING: Final = re.compile(r"(?<![\w=#/.:])\d{3,}(?![\w=/#])")
NAMED: Final = re.compile(r"\{([^}]*)\}")


@final
@dataclass(frozen=True)
class Move:
    """An answer of a player to a kind of question, with things named by a ``Naming``."""

    seat: int
    kind: Kind
    text: str


@final
@dataclass(frozen=True)
class Played:
    """A game that fails: its answers, the moves that led there, and how it fails."""

    answers: list[str]
    moves: list[Move]
    trouble: Trouble


@final
class Naming:
    """Names for the objects of a game by what they were at its beginning.

    What came later, as tokens and abilities do, goes by its name and its place among its like.
    """

    def __init__(self, game: Game, names: dict[int, str] | None = None) -> None:
        self._first = names if names is not None else {one: f"card {one}" for one in game.objects}

    def names(self, game: Game) -> dict[int, str]:
        """The name of each object now."""
        found: dict[int, str] = {}
        counts: dict[str, int] = {}
        for number, thing in game.objects.items():
            root = self._root(game, number)
            if root in self._first:
                name = self._first[root]
            else:
                counts[thing.now.name] = counts.get(thing.now.name, 0) + 1
                name = f"new {thing.now.name} {counts[thing.now.name]}"
            found[number] = name
        return found

    def _root(self, game: Game, number: int) -> int:
        while number not in self._first:
            known = number in game.objects or number in game.objects.departed
            before = game.object(number).came_from if known else 0
            if not before:
                break
            number = before
        return number

    def named(self, game: Game, notation: str) -> str:
        """The notation of an answer with names for its things."""
        names = self.names(game)

        def name(found: re.Match[str]) -> str:
            number = int(found[0])
            return f"{{{names[number]}}}" if number in names else found[0]

        return THING.sub(name, notation)

    def notation(self, game: Game, text: str) -> str | None:
        """The notation with the things that these names stand for now; None if one is missing."""
        numbers = {name: number for number, name in self.names(game).items()}
        parts = NAMED.findall(text)
        if any(part not in numbers for part in parts):
            return None
        return NAMED.sub(lambda found: str(numbers[found[1]]), text)


def play(
    game: Game,
    naming: Naming,
    moves: Sequence[Move],
    kind: str,
    watch: Callable[[Game, Answer], None] | None = None,
) -> Played | None:
    """Play moves in a game; None unless it comes to trouble of this kind.

    ``watch`` is called with each answer before it is given.
    """
    before = census(game)
    answers: list[str] = []
    given: list[Move] = []
    place = waited = 0
    try:
        while (question := game.decision) is not None:
            trouble = still_broken(kind, game, before, Random(len(answers)))
            if trouble is not None and trouble.kind == kind:
                return Played(answers, given, trouble)
            while (
                question.kind is Kind.PRIORITY
                and place < len(moves)
                and moves[place].kind not in BEGINNING
            ):
                place += 1
            answer = _answer(game, question, naming, moves[place]) if place < len(moves) else None
            if answer is not None:
                place, waited = place + 1, 0
            else:
                waited += 1
                if waited > (WAITING if place < len(moves) else AFTERWARDS):
                    if place >= len(moves):
                        return None
                    place, waited = place + 1, 0
                answer = PASS if question.kind is Kind.PRIORITY else question.fallback
            notation = answer.notation()
            answers.append(notation)
            given.append(Move(question.players[0], question.kind, naming.named(game, notation)))
            if watch is not None:
                watch(game, answer)
            game.answer(answer)
        trouble = still_broken(kind, game, before, Random(len(answers)))
    except Exception as error:
        trouble = raised(error)
    if trouble is None or trouble.kind != kind:
        return None
    return Played(answers, given, trouble)


def _answer(game: Game, question: Decision, naming: Naming, move: Move) -> Answer | None:
    """The answer that a move gives to a question; None if it gives no legal one."""
    if move.kind is not question.kind or move.seat not in question.players:
        return None
    notation = naming.notation(game, move.text)
    if notation is None:
        return None
    try:
        answer = question.parse(notation)
    except IllegalAnswerError:
        return None
    return answer if game.why_not(answer) is None else None


def shrunk(setup: GameSetup, answers: Sequence[str], kind: str) -> tuple[GameSetup, Played] | None:
    """The shortest game found that fails as this one does; None if it can't be repeated so."""
    return _Shrinking(setup, kind).shrunk(answers)


@final
class _Shrinking:
    """A failing game that is being made shorter."""

    def __init__(self, setup: GameSetup, kind: str) -> None:
        self.setup = setup
        self.kind = kind
        self._until = process_time() + SECONDS

    def shrunk(self, answers: Sequence[str]) -> tuple[GameSetup, Played] | None:
        """The setup and what is played in it."""
        played = self._try(self.setup, self._moves(answers))
        if played is None:
            return None
        for _ in range(2):
            before = len(played.answers)
            played = self._fewer_moves(played)
            played = self._plainer_decks(played)
            if len(played.answers) == before:
                break
        return self.setup, played

    def _moves(self, answers: Sequence[str]) -> list[Move]:
        game = self.setup.begin()
        naming = Naming(game)
        moves: list[Move] = []
        for notation in answers:
            question = game.decision
            if question is None:
                break
            moves.append(
                Move(question.players[0], question.kind, naming.named(game, notation))
            )  # fmt: skip
            try:
                game.answer(question.parse(notation))
            except Exception:  # the failure itself
                break
        return moves

    def _try(self, setup: GameSetup, moves: Sequence[Move]) -> Played | None:
        try:
            game = setup.begin()
        except Exception:  # a deck that can't be played with
            return None
        return play(game, Naming(game), moves, self.kind)

    def _fewer_moves(self, played: Played) -> Played:
        """Leave out moves, each with the answers that follow from it."""
        groups: list[list[Move]] = []
        for move in played.moves:
            if move.kind in BEGINNING or not groups:
                groups.append([])
            groups[-1].append(move)
        best = played

        def fails(kept: Sequence[list[Move]]) -> bool:
            nonlocal best
            found = self._try(self.setup, [move for group in kept for move in group])
            if found is None:
                return False
            best = found
            return True

        self._fewest(groups, fails)
        return best

    def _plainer_decks(self, played: Played) -> Played:
        """Replace cards that don't matter by plain ones."""
        plain = starter.card(PLAIN)
        assert plain is not None, PLAIN
        places = [
            (seat, place)
            for seat, deck in enumerate(self.setup.decks)
            for place, card in enumerate(deck)
            if card.name != PLAIN and not card.faces[0].supertypes & Supertype.BASIC
        ]
        best = played
        begun = self.setup

        def fails(kept: Sequence[tuple[int, int]]) -> bool:
            nonlocal best
            decks = [list(deck) for deck in begun.decks]
            for seat, place in places:
                if (seat, place) not in kept:
                    decks[seat][place] = plain
            setup = replace(begun, decks=tuple(tuple(deck) for deck in decks))
            found = self._try(setup, best.moves)
            if found is None:
                return False
            best = found
            self.setup = setup
            return True

        self._fewest(places, fails)
        return best

    def _fewest(self, parts: list[Part], fails: Callable[[Sequence[Part]], bool]) -> None:
        """Leave out ever smaller pieces as long as it still fails: delta debugging."""
        size = len(parts)
        while size:
            start = 0
            while start < len(parts) and process_time() < self._until:
                kept = parts[:start] + parts[start + size :]
                if fails(kept):
                    parts = kept
                else:
                    start += size
            size //= 2


def record(setup: GameSetup, answers: Sequence[str]) -> GameRecord:
    """The game with these answers as it is saved; the last may be one that it fails at."""
    game = setup.begin()
    digests = [game.digest()]
    for notation in answers:
        question = game.decision
        if question is None:
            break
        try:
            game.answer(question.parse(notation))
            digests.append(game.digest())
        except Exception:  # the failure itself
            break
    missing = [""] * (len(answers) + 1 - len(digests))
    return record_of(setup, list(answers), [*digests, *missing])
