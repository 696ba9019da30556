"""The clock of a table: how long each seat may still think. It is told the time, and has none."""

from __future__ import annotations

from typing import NamedTuple, final

__all__ = ["Clock", "ClockRules"]


class ClockRules(NamedTuple):
    """The seconds that each seat has for a game, and those of each answer that don't count."""

    seconds: float
    free: float = 0.0


@final
class Clock:
    """Counts the seconds in which a seat is asked. ``now`` is the time in seconds, from anywhere.

    It runs for one seat at most, and for none while nobody or a program is asked. The times that
    answers took are kept, so that what is taken back doesn't count for those who were asked for it.
    """

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.used = [0.0] * seats
        self._running = -1
        self._since = 0.0
        self.spent: list[tuple[int, int, float]] = []
        """The number of the answer, the seat, and how many seconds it took."""

    @property
    def running(self) -> int:
        """The seat whose time runs, -1 for none."""
        return self._running

    def start(self, seat: int, now: float) -> None:
        """Let the time of a seat run; whose it was before has what they have used."""
        if seat == self._running:
            return
        self.stop(now)
        self._running = seat
        self._since = now

    def stop(self, now: float) -> None:
        """Let nobody's time run."""
        if self._running >= 0:
            self.used[self._running] += self._counted(now)
        self._running = -1

    def answered(self, number: int, now: float) -> float:
        """Note that the seat whose time runs has given the answer with this number, and give the
        seconds that it took.
        """
        seconds = 0.0
        if self._running >= 0:
            seconds = self._counted(now)
            self.spent.append((number, self._running, seconds))
        self.stop(now)
        return seconds

    def left(self, seat: int, now: float) -> float:
        """The seconds that a seat has left; none is less than 0."""
        used = self.used[seat]
        if seat == self._running:
            used += self._counted(now)
        return max(self.rules.seconds - used, 0.0)

    def take_back(self, number: int, seats: list[int]) -> None:
        """Give these seats back the time of the answers from this number on."""
        for answer, seat, seconds in self.spent:
            if answer >= number and seat in seats:
                self.used[seat] -= seconds
        self.spent = [spent for spent in self.spent if spent[0] < number]

    def _counted(self, now: float) -> float:
        return max(now - self._since - self.rules.free, 0.0)
