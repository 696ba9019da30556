"""Who plays whom: by matching for Swiss rounds, by seeds in a bracket, around a circle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from jajna.kernel.state.chance import Chance
from jajna.tournaments.records import BYE, Pairing

__all__ = ["bracket", "matched", "round_robin"]

NEAREST: Final = 16
"""How many of those who stand next to a player are looked at first."""
FAR: Final = 1 << 20
"""More than the distance of any two players can come to."""
AGAIN: Final = FAR >> 4
"""What it costs that two meet again: more than any difference of scores."""


def matched(
    players: Sequence[int],
    points: Mapping[int, int],
    met: Mapping[int, Sequence[int]],
    byes: Sequence[int],
    chance: Chance,
) -> list[Pairing]:
    """Pairs of players who stand alike, of whom as few as can be have met before.

    Without a partner, if their number is odd, is one of those with the fewest points who have had
    no bye yet, as long as there is one. Chance decides among pairs that are equally good.
    """
    shuffled = list(players)
    chance.shuffle(shuffled)
    order = sorted(shuffled, key=lambda one: -points[one])
    if len(order) % 2 == 0:
        return _sorted(_matching(order, points, met), points)
    waiting = [one for one in reversed(order) if one not in byes] or list(reversed(order))
    best: list[tuple[int, int]] | None = None
    for sitting in waiting:
        rest = [one for one in order if one != sitting]
        pairs = _matching(rest, points, met)
        if not any(second in met[first] for first, second in pairs):
            return [*_sorted(pairs, points), Pairing(sitting, BYE)]
        if best is None:
            best, left = pairs, sitting
    assert best is not None, "nobody is there"
    return [*_sorted(best, points), Pairing(left, BYE)]


def _sorted(pairs: list[tuple[int, int]], points: Mapping[int, int]) -> list[Pairing]:
    """Pairs as they sit down: the best at the first table."""
    found = [Pairing(*sorted(pair, key=lambda one: -points[one])) for pair in pairs]
    return sorted(found, key=lambda one: (-points[one.first], -points[one.second]))


def _matching(
    order: Sequence[int], points: Mapping[int, int], met: Mapping[int, Sequence[int]]
) -> list[tuple[int, int]]:
    """All players in pairs: those who haven't met if that can be, as near as can be."""
    import networkx  # it takes a tenth of a second, which who looks at pairs doesn't wait for

    count = len(order)
    if not count:
        return []
    near = NEAREST
    while True:
        graph: networkx.Graph[int] = networkx.Graph()
        graph.add_nodes_from(range(count))
        for place in range(count):
            for other in range(place + 1, min(count, place + near + 1)):
                if order[other] not in met[order[place]]:
                    graph.add_edge(place, other, weight=_weight(order, place, other, points))
        found = networkx.max_weight_matching(graph, maxcardinality=True)
        if 2 * len(found) == count:
            break
        if near >= count:  # some must meet again: as few as can be
            for place in range(count):
                for other in range(place + 1, count):
                    if not graph.has_edge(place, other):
                        weight = _weight(order, place, other, points) - AGAIN
                        graph.add_edge(place, other, weight=weight)
            found = networkx.max_weight_matching(graph, maxcardinality=True)
            break
        near *= 4
    return [(order[first], order[second]) for first, second in found]


def _weight(order: Sequence[int], first: int, second: int, points: Mapping[int, int]) -> int:
    """How good a pair is: greater, the nearer they stand. The order is that of points, then chance;
    whoever is far behind in it is a little worse, so that chance decides and not the numbers.
    """
    apart = abs(points[order[first]] - points[order[second]])
    return FAR - apart * apart * 8 - min(second - first, 7)


def bracket(seeds: Sequence[int]) -> list[Pairing]:
    """The first round of single elimination: the best against the last, so that the two best can
    meet only in the end. Where the number isn't a power of two the best have byes.
    """
    size = 1
    while size < len(seeds):
        size *= 2
    places = [0]
    while len(places) < size:
        doubled = 2 * len(places)
        places = [one for place in places for one in (place, doubled - 1 - place)]
    found: list[Pairing] = []
    for place in range(0, size, 2):
        first, second = sorted(places[place : place + 2])
        found.append(Pairing(seeds[first], seeds[second] if second < len(seeds) else BYE))
    return found


def round_robin(players: Sequence[int], number: int) -> list[Pairing]:
    """The round with a number, from 0, in which all play all: around a circle with one fixed."""
    circle = [*players, *([BYE] if len(players) % 2 else [])]
    turning = circle[1:]
    shift = number % len(turning)
    turned = [circle[0], *turning[shift:], *turning[:shift]]
    half = len(turned) // 2
    pairs = list(zip(turned[:half], reversed(turned[half:]), strict=True))
    return [Pairing(*sorted(pair, key=lambda one: one == BYE)) for pair in pairs]
