"""Taking back what turned out to be impossible. CR 732.1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.decision import Decision, Shape

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["give_up"]


def give_up(game: Game) -> None:
    """Take back the impossible action under way and ask the player again without it. CR 732.1."""
    earlier = game.history.checkpoint
    assert earlier is not None, "nothing to take back"
    failed = game.history.answers[earlier.answered]
    game.cancel()
    question = game.decision
    assert question is not None, "nothing was asked before it"
    if question.shape is not Shape.ONE:
        return
    game.decision = Decision(
        question.player,
        question.kind,
        question.rule,
        question.shape,
        [option for option in question.options if option.notation() != failed],
        source=question.source,
    )
