"""The game before the action under way, to reverse it. CR 732.1.

A copy of a game with thousands of objects on the stack takes time, and so do thousands of them.
There an earlier copy is kept with the answers given since, which lead from it to the same game: who
reverses an action has them given again. It is as good as long as nothing but answers has changed
the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["Base", "Checkpoint", "checkpoint"]

_LARGE: Final = 64
"""The number of objects on the stack from which on earlier copies are kept."""

_ANSWERS: Final = 8
"""A copy serves for one answer in so many objects on the stack."""


@final
class Base:
    """A copy of a game and the answers that have led from it to the game as it is."""

    def __init__(self, game: Game, mark: str) -> None:
        self.game = game
        self.answers: list[Answer] = []
        self.mark = mark
        """What tells that nothing but these answers has changed the game."""

    def clone(self) -> Base:
        """A copy for another game; the copied game is only ever copied again."""
        copy = Base(self.game, self.mark)
        copy.answers = self.answers.copy()
        return copy

    def note(self, game: Game, answer: Answer) -> None:
        """Note that a question of the game has been answered."""
        self.answers.append(answer)
        self.mark = _mark(game)

    def serves(self, game: Game) -> bool:
        """Whether a few answers lead from the copy to the game as it is."""
        few = len(self.answers) * _ANSWERS <= len(game.zones.stack)
        return few and self.mark == _mark(game)


@final
class Checkpoint:
    """A game as it was before an action: a copy, and the answers that lead from it there."""

    def __init__(self, base: Game, answers: list[Answer], answered: int) -> None:
        self._base = base
        self._answers = answers
        self.answered: Final = answered
        """The number of answers that had been given in the game."""

    def game(self) -> Game:
        """The game as it was, for whoever goes on from there."""
        game = self._base.fork()
        for answer in self._answers:
            game.answer(answer)
        game.history.checkpoint = None
        return game

    def digest(self) -> str:
        """The digest of the game as it was."""
        return self.game().digest()


def checkpoint(game: Game) -> Checkpoint:
    """The present game, at the beginning of an action."""
    size = len(game.zones.stack)
    answered = len(game.history.answers)
    base = game.history.base
    if size < _LARGE:
        game.history.base = None
        return Checkpoint(game.fork(), [], answered)
    if base is None:  # one that doesn't serve was given up before
        base = Base(game.fork(), _mark(game))
        game.history.base = base
    return Checkpoint(base.game, base.answers.copy(), answered)


def _mark(game: Game) -> str:
    """A text that differs if anything but answers has changed the game or how it asks."""
    by_hand = [player.pays_by_hand for player in game.players.held]
    settings = game.settings
    return (
        f"{game.history.events_happened} {game.objects.next_id} {game.effects.clock} {by_hand} "
        f"{settings.keep_log} {settings.always_ask} {settings.asked_anyway} {game.chance.state():d}"
    )
