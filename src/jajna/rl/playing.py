"""A game as a row of small choices: what all environments are adapters of.

A player sees nothing of the game but their view, what they are asked, and which steps are legal.
Steps to which there is no alternative are taken without asking.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

import numpy as np
from numpy.typing import NDArray

from jajna.card import Card
from jajna.decision import Answer, Decision
from jajna.era import CURRENT, Era
from jajna.errors import IllegalAnswerError
from jajna.kernel.game import Game
from jajna.kernel.objects.definitions import Definitions
from jajna.kernel.start.setup import new_game
from jajna.kernel.views.view import View
from jajna.messages import Message
from jajna.rl.encoder import Encoder
from jajna.rl.features import CARD, GLOBAL, KINDS, OBJECT, OPTION, ROWS, describe, packed
from jajna.steps import Steps

__all__ = ["ARRAYS", "Observation", "Play", "Rules", "empty_observation"]

Observation = dict[str, NDArray[np.int16] | NDArray[np.int8]]
"""Arrays by name: ``globals``, ``objects``, ``cards``, ``options`` and ``action_mask``."""

ARRAYS: Final[dict[str, tuple[int, ...]]] = {
    "globals": (len(GLOBAL),),
    "objects": (ROWS, len(OBJECT)),
    "cards": (ROWS, len(CARD)),
    "options": (ROWS, len(OPTION)),
}
"""The shapes of the arrays of 16-bit numbers; ``action_mask`` has a byte for each option."""


@final
@dataclass(frozen=True)
class Rules:
    """What the games of an environment have in common.

    The starting player is the seat that the seed chooses, the same for the same seed. A game that
    goes on for more than ``turns`` turns or ``steps`` steps is cut off, and nobody wins it.
    """

    decks: tuple[tuple[Card, ...], ...]
    era: Era = CURRENT
    turns: int = 100
    steps: int = 20_000


def empty_observation() -> Observation:
    """Arrays of zeros."""
    made: Observation = {name: np.zeros(shape, np.int16) for name, shape in ARRAYS.items()}
    made["action_mask"] = np.zeros(ROWS, np.int8)
    return made


@final
class Play:
    """A game and the next step of the answer to its question.

    ``seat`` is the player who chooses, -1 when the game is over or was ``cut`` off. ``taken``
    counts steps, ``answers`` the answers that they made, and ``dead_ends`` those that led to no
    legal answer, so that the question's fallback was given.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._definitions = Definitions(rules.era)
        self._encoder = Encoder(describe, packed)
        self._game: Game | None = None
        self._steps: Steps | None = None
        self.seat = -1
        self.cut = False
        self.taken = 0
        self.answers = 0
        self.dead_ends = 0

    @property
    def game(self) -> Game:
        """The game itself, for those who run it. A player is shown ``view`` instead."""
        assert self._game is not None, "no game has begun"
        return self._game

    @property
    def question(self) -> Decision:
        """The question that is being answered."""
        assert self._steps is not None, "nothing is asked"
        return self._steps.question

    @property
    def count(self) -> int:
        """How many steps are offered: those at the places from 0."""
        return len(self._steps.offered) if self._steps is not None else 0

    @property
    def chosen(self) -> tuple[int, ...]:
        """The steps that have been taken of the answer to the question."""
        return tuple(self._steps.taken) if self._steps is not None else ()

    @property
    def over(self) -> bool:
        """Whether nothing is left to choose."""
        return self.seat < 0

    @property
    def winner(self) -> int:
        """The seat that has won; -1 for none."""
        outcome = self.game.outcome
        return outcome.winner if outcome is not None else -1

    def begin(self, seed: int) -> None:
        """Begin a game and go on to the first choice."""
        rules = self.rules
        first = seed % len(rules.decks)
        self._game = new_game(
            rules.decks, seed=seed, era=rules.era, first=first, definitions=self._definitions
        )
        self._game.settings.keep_log = False
        self._steps = None
        self.cut = False
        self.taken = self.answers = self.dead_ends = 0
        self._go_on()

    def resume(self, game: Game) -> None:
        """Go on with a game as it stands, such as a copy."""
        self._game = game
        self._steps = None
        self.cut = False
        self._go_on()

    def copy(self, game: Game | None = None) -> Play:
        """The same play with a fork of its game, or with another game that asks the same player the
        same; of another question no step has been taken yet.
        """
        made = Play(self.rules)
        made._definitions = self._definitions
        made._encoder = self._encoder
        made.taken, made.answers, made.dead_ends = self.taken, self.answers, self.dead_ends
        made.cut = self.cut
        if self._game is None:
            return made
        made._game = game if game is not None else self._game.fork()
        if self._steps is None:
            return made
        steps = made._steps = Steps(made._game)
        if steps.question.players[0] == self.seat:
            for step in self._steps.taken:
                steps.take(steps.offered.index(step))
        made._go_on()
        return made

    def take(self, place: int) -> None:
        """Take the step offered at a place. Raises IllegalAnswerError if there is none."""
        steps = self._steps
        if steps is None or not 0 <= place < len(steps.offered):
            raise IllegalAnswerError(
                Message(
                    "{place} is none of the {count} steps that are offered: see the action mask",
                    place=place,
                    count=self.count,
                )
            )
        self.taken += 1
        steps.take(place)
        self._go_on()

    def answer(self, answer: Answer) -> None:
        """Give a whole answer, as programs do; the fallback if the game refuses it."""
        question = self.question
        self._steps = None
        self.taken += 1
        self.answers += 1
        try:
            self.game.answer(answer)
        except IllegalAnswerError:
            self.game.answer(question.fallback)
        self._go_on()

    def reward(self, seat: int) -> float:
        """1 for who has won, -1 for who has lost; 0 in a draw and in a game that goes on or was cut
        off.
        """
        if self.winner < 0:
            return 0.0
        team = self.game.players.variant.team
        return 1.0 if team(seat) == team(self.winner) else -1.0

    def notation(self, place: int) -> str:
        """A step in words of the notation of answers."""
        assert self._steps is not None, "nothing is asked"
        step = self._steps.offered[place]
        if step < 0:
            return "done"
        question = self.question
        if question.shape.value in ("number", "division"):
            return str(step)
        return question.option(step).notation()

    def _go_on(self) -> None:
        """Give finished answers and take the steps without alternatives."""
        game = self.game
        while True:
            steps = self._steps
            if steps is None or steps.answer is not None:
                if steps is not None and steps.answer is not None:
                    self._answer(steps)
                if game.decision is None or self._is_too_long():
                    self._steps = None
                    self.seat = -1
                    return
                steps = self._steps = Steps(game)
            elif len(steps.offered) == 1:
                steps.take(0)
            else:
                self.seat = steps.question.players[0]
                return

    def _answer(self, steps: Steps) -> None:
        assert steps.answer is not None
        self.answers += 1
        self.dead_ends += steps.dead_end
        try:
            self.game.answer(steps.answer)
        except IllegalAnswerError:
            self.dead_ends += 1
            self.game.answer(steps.question.fallback)

    def _is_too_long(self) -> bool:
        self.cut = self.game.turn.number > self.rules.turns or self.taken >= self.rules.steps
        return self.cut

    # -- what is seen ----------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What a player may know; of a player who is deciding, what they may know to do so."""
        if seat == self.seat:
            return self.game.view_to_decide(seat)
        return self.game.view(seat)

    def observe(self, seat: int, into: Observation | None = None) -> Observation:
        """What a player sees, in arrays; in those given, which hold an earlier observation."""
        encoder = self._encoder
        steps = self._steps
        if seat == self.seat and steps is not None:
            kind = KINDS[steps.question.kind.value]
            encoder.encode(self.view(seat), steps.question, kind, steps.offered, steps.taken)
        else:
            encoder.look(self.view(seat))
        made = into if into is not None else empty_observation()
        objects, cards, options = made["objects"], made["cards"], made["options"]
        mask = made["action_mask"]
        count, offered = encoder.count, len(encoder.options) // len(OPTION)
        if into is not None:
            before = np.count_nonzero(objects[:, 0])
            objects[count:before] = 0
            cards[count:before] = 0
            options[offered : np.count_nonzero(options[:, 0])] = 0
            mask[offered:] = 0
        _write(made["globals"], packed(encoder.globals))
        _write(objects, b"".join(encoder.objects))
        _write(cards, b"".join(encoder.cards))
        _write(options, packed(encoder.options))
        mask[:offered] = 1
        return made


def _write(array: NDArray[np.int16] | NDArray[np.int8], numbers: bytes) -> None:
    """Put numbers of 16 bits at the start of an array."""
    array.data.cast("B")[: len(numbers)] = numbers
