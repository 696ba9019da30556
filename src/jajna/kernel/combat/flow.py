"""The dearest flow through a network: how to spread numbers where the rules ask for a maximum.

It is what CR 508.1d and 509.1c (as many requirements as possible) and 702.19b (lethal damage by
several creatures together) come down to.
"""

from __future__ import annotations

from typing import Final, final

__all__ = ["UNLIMITED", "Network"]

UNLIMITED: Final = 1_000_000_000
"""A capacity that never binds."""


@final
class Network:
    """Nodes 0 (where flow begins), 1 (where it ends) and others; arcs with capacity and worth.

    Arcs come in pairs, the second being the way back: arc ``n`` and ``n ^ 1``.
    """

    def __init__(self) -> None:
        self.leaving: list[list[int]] = [[], []]
        """For each node the arcs that leave it."""
        self.ends: list[int] = []
        self.room: list[int] = []
        self.worth: list[int] = []
        self.flowed = 0

    def node(self) -> int:
        """Add a node."""
        self.leaving.append([])
        return len(self.leaving) - 1

    def arc(self, start: int, end: int, capacity: int, worth: int = 0) -> int:
        """Add an arc where each unit is worth so much; its number, for ``through``."""
        number = len(self.ends)
        self.leaving[start].append(number)
        self.leaving[end].append(number + 1)
        self.ends += [end, start]
        self.room += [capacity, 0]
        self.worth += [worth, -worth]
        return number

    def through(self, arc: int) -> int:
        """How much flows through an arc."""
        return self.room[arc + 1]

    def fill(self, least: int = 0) -> int:
        """Let flow whatever is worth something, and ``least`` units if so many can; their worth.

        Flow is added along the dearest way there is, which makes the whole the dearest of its size.
        ``flowed`` tells afterwards how much flows.
        """
        total = 0
        while True:
            worth, arrived_by = self._dearest_way()
            if arrived_by[1] < 0 or (worth <= 0 and self.flowed >= least):
                return total
            amount = UNLIMITED if worth > 0 else least - self.flowed
            node = 1
            while node != 0:
                amount = min(amount, self.room[arrived_by[node]])
                node = self.ends[arrived_by[node] ^ 1]
            node = 1
            while node != 0:
                self.room[arrived_by[node]] -= amount
                self.room[arrived_by[node] ^ 1] += amount
                node = self.ends[arrived_by[node] ^ 1]
            self.flowed += amount
            total += amount * worth

    def _dearest_way(self) -> tuple[int, list[int]]:
        """Worth of the dearest way from node 0 to node 1, and the arc that enters each node."""
        best = [-UNLIMITED] * len(self.leaving)
        arrived_by = [-1] * len(self.leaving)
        waits = [False] * len(self.leaving)
        best[0] = 0
        queue = [0]
        place = 0
        while place < len(queue):
            node = queue[place]
            place += 1
            waits[node] = False
            for arc in self.leaving[node]:
                if self.room[arc] <= 0:
                    continue
                end = self.ends[arc]
                worth = best[node] + self.worth[arc]
                if worth > best[end]:
                    best[end] = worth
                    arrived_by[end] = arc
                    if not waits[end]:
                        waits[end] = True
                        queue.append(end)
        return best[1], arrived_by
