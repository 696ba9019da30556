"""The time of a match, and how it ends when that is up: some more turns, then the score as it is.

MTR 2.4: no further game begins. Whoever's turn it is finishes it, and so many more turns are
played. A game that goes on even then is drawn; where the match needs a winner, the player with more
life wins it as soon as one has more.
"""

from __future__ import annotations

from typing import Final, final

from jajna.tables.table import Stage, Table

__all__ = ["MatchTime"]

NONE_LEFT: Final = -1
"""The number of the last turn where none is left: a game is decided as soon as it can be."""


@final
class MatchTime:
    """When a match of two has to end. ``until`` is a time in seconds, as ``now`` is."""

    def __init__(self, until: float, extra_turns: int, needs_winner: bool = False) -> None:
        self.until = until
        self.extra_turns = extra_turns
        self.needs_winner = needs_winner
        self.last_turn = 0
        """The number of the last turn, 0 while there is time."""

    def is_up(self, now: float) -> bool:
        """Whether the time is up."""
        return now >= self.until

    def look(self, table: Table, now: float) -> bool:
        """End the game or the match if it has to end now; whether the last turns begin now."""
        if not self.is_up(now) or table.stage not in (Stage.PLAYING, Stage.BETWEEN_GAMES):
            return False
        begins = not self.last_turn
        if table.stage is Stage.BETWEEN_GAMES:
            self.last_turn = NONE_LEFT  # a game that has to decide the match then
            if not self.needs_winner or table.wins[0] != table.wins[1]:
                table.end_match()
            return begins
        turn = table.session.game.turn.number
        if begins:
            self.last_turn = turn + self.extra_turns
            table.tell_time_up(self.extra_turns)
        elif turn > self.last_turn:
            self._end_game(table)
        return begins

    def _end_game(self, table: Table) -> None:
        """End a game that goes on after the last turn, if it can be said who has won it."""
        if not self.needs_winner:
            table.end_game_by_time(-1)
            return
        first, second = (one.life for one in table.session.game.players)
        if first != second:
            table.end_game_by_time(0 if first > second else 1)
