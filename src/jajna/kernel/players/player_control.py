"""Players who control other players. CR 722."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.vocab import is_another_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["PlayerControlled", "begin_control", "commanded", "decider", "release"]


@final
class PlayerControlled(Event):
    """Player ``by`` will control ``player`` during that player's next turn. CR 722.1.

    An earlier such effect on the same player is overwritten (CR 722.1a). With ``extra`` the
    controlled player takes an extra turn after that turn (CR 500.7).
    """

    def __init__(self, player: int, by: int, extra: bool) -> None:
        super().__init__(EventKind.PLAYER_CONTROLLED)
        self.player = player
        self.by = by
        self.extra = extra

    def things(self) -> list[int]:
        return [self.player, self.by]

    def clone(self) -> Event:
        return PlayerControlled(self.player, self.by, self.extra)

    def apply(self, game: Game) -> list[Event]:
        player = game.players[self.player]
        player.next_controlled_by = self.by
        if self.extra:
            player.turns_after_next += 1
        return []


def begin_control(game: Game, active: int) -> None:
    """End control of players for the turn before and begin it for this turn.
    CR 722.1, 722.1b, 800.4b.
    """
    for player in game.players.held:
        player.controlled_by = -1
    together = game.players.as_one(active)
    by = -1
    for seat in together:
        player = game.players.held[seat]
        if player.next_controlled_by >= 0:
            by = player.next_controlled_by
            player.next_controlled_by = -1
        if player.turns_after_next:
            game.turn.extra_turns += [active] * player.turns_after_next
            player.turns_after_next = 0
    if by >= 0 and game.players[by].in_game:
        for seat in together:  # CR 805.8
            if is_another_player(by, seat):  # CR 722.9
                game.players[seat].controlled_by = by


def release(game: Game, leaving: int) -> None:
    """End the control that a leaving player has of others. CR 800.4a."""
    for player in game.players.held:
        if player.controlled_by == leaving:
            player.controlled_by = -1
        if player.next_controlled_by == leaving:
            player.next_controlled_by = -1


def decider(game: Game, player: int) -> int:
    """The player who makes a player's decisions: the end of the chain of control. CR 722.5, 722.8.

    A player whom nobody controls decides for themselves.
    """
    seat = player
    for _ in game.players.held:
        by = game.players[seat].controlled_by
        if by < 0:
            break
        seat = by
    return seat


def commanded(game: Game, player: int) -> list[int]:
    """The other players whose decisions a player makes and whose cards they see. CR 722.4."""
    return [
        other.id
        for other in game.players.held
        if other.controlled_by >= 0
        and is_another_player(other.id, player)
        and decider(game, other.id) == player
    ]
