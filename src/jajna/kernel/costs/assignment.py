"""Cheapest assignments of supplies to needs, such as mana to the symbols of a cost."""

from __future__ import annotations

from typing import final

__all__ = ["Supply", "assign", "can_be_matched"]


@final
class Supply:
    """A supply that can cover one need; it belongs to the permanent ``thing`` (-1: to none).

    ``costs[i]`` is the weight of covering need i with it, -1 where it can't. ``like`` is the index
    of the first supply with the same costs, -1 if that isn't known.
    """

    def __init__(self, thing: int, costs: list[int], like: int = -1) -> None:
        self.thing = thing
        self.costs = costs
        self.like = like


def can_be_matched(needs: list[int], supplies: list[int]) -> bool:
    """Whether each need can get a supply of its own; both are masks, which must share a bit."""
    if len(supplies) < len(needs):
        return False
    taken = [-1] * len(supplies)
    visited = [-1] * len(supplies)
    for need in range(len(needs)):
        if not _match(need, needs, supplies, taken, visited, need):
            return False
    return True


def _match(
    need: int,
    needs: list[int],
    supplies: list[int],
    taken: list[int],
    visited: list[int],
    first: int,
) -> bool:
    """Whether a need gets a supply, possibly by giving other needs another one.

    ``visited`` has for each supply the first need it was last examined for.
    """
    wanted = needs[need]
    for place in range(len(supplies)):
        if visited[place] == first or not supplies[place] & wanted:
            continue
        visited[place] = first
        other = taken[place]
        if other < 0 or _match(other, needs, supplies, taken, visited, first):
            taken[place] = need
            return True
    return False


def assign(supplies: list[Supply], needs: int) -> list[int] | None:
    """The cheapest assignment, as a list of a supply for each need; None if there is none.

    Successive cheapest augmenting paths (Bellman-Ford over the needs). Supplies without cost are
    taken first, so that mana in the pool is spent before anything is tapped.
    """
    holder = [-1] * needs
    used = [False] * len(supplies)
    for _ in range(needs):
        path = _cheapest_path(supplies, holder, used, needs)
        if path is None:
            return None
        supply = path[0]
        used[supply] = True
        for need in path[1:]:
            holder[need], supply = supply, holder[need]
    return holder


def _cheapest_path(
    supplies: list[Supply], holder: list[int], used: list[bool], needs: int
) -> list[int] | None:
    """The cheapest way to cover one more need: an unused supply, then a chain of needs.

    The first number is the supply, which the first need takes; each further need takes the supply
    of the one before.
    """
    unreached = 1 << 60
    cost = [unreached] * needs
    came_from = [-1] * needs
    start = [-1] * needs
    known = [False] * len(supplies)
    for index, supply in enumerate(supplies):
        if used[index]:
            continue
        if supply.like >= 0:
            if known[supply.like]:
                continue  # this supply can't be cheaper than the alike one before
            known[supply.like] = True
        for need in range(needs):
            price = supply.costs[need]
            if 0 <= price < cost[need]:
                cost[need] = price
                start[need] = index
                came_from[need] = -1
    for _ in range(needs):
        better = False
        for need in range(needs):
            held = holder[need]
            if held < 0 or cost[need] == unreached:
                continue
            spared = cost[need] - supplies[held].costs[need]
            for other in range(needs):
                price = supplies[held].costs[other]
                if price >= 0 and other != need and spared + price < cost[other]:
                    cost[other] = spared + price
                    came_from[other] = need
                    better = True
        if not better:
            break
    last = -1
    for need in range(needs):
        if holder[need] < 0 and cost[need] < unreached and (last < 0 or cost[need] < cost[last]):
            last = need
    if last < 0:
        return None
    path: list[int] = []
    at = last
    while came_from[at] >= 0:
        path.append(at)
        at = came_from[at]
    path.append(at)
    path.append(start[at])
    path.reverse()
    return path
