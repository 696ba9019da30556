"""The end of a game. CR 104."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["Outcome", "finish"]


@final
class Outcome:
    """How a game ended: the winner's seat, or -1 for a draw, and the rule. CR 104.

    ``winners`` are the seats of all who win, those of a team; ``winner`` is the first of them.
    CR 104.2c.
    """

    def __init__(self, winner: int, rule: str, winners: tuple[int, ...]) -> None:
        self.winner = winner
        self.rule = rule
        self.winners = winners

    def __repr__(self) -> str:
        return f"Outcome(winner={self.winner}, CR {self.rule})"


def finish(game: Game, winner: int, rule: str) -> None:
    """End the game; a player's team wins with them, but for whom it was a draw.
    CR 104.1, 104.2c, 801.15.
    """
    game.over = True
    winners: list[int] = []
    if winner >= 0:
        team = game.players.variant.team
        winners = [
            player.id
            for player in game.players.held
            if team(player.id) == team(winner) and not player.drew
        ]
        winner = winners[0]
    game.outcome = Outcome(winner, rule, tuple(winners))
    zones = game.zones
    hidden = [one for one in zones.battlefield + zones.stack if game.objects[one].face_down]
    hidden += [number for number, thing in zones.phased.items() if thing.face_down]
    hidden += [one for one in zones.command if game.objects[one].face_down]
    game.knowledge.show(hidden, game.players.mask(-1))  # CR 702.106e, 708.9
