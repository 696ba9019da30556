"""Claims: the things that a cost uses up, so that none is counted twice. CR 118.3, 601.2h."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.vocab import is_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["Claim", "Claims", "are_met"]


class Claims:
    """The kinds of claims."""

    TAP: Final = 0
    """Untapped permanents become tapped."""
    MOVE: Final = 1
    """Objects leave their zone: they are sacrificed, discarded, exiled, returned."""
    LIFE: Final = 2
    """Life is paid. CR 119.4."""
    COUNTERS: Final = 3
    """Counters of the kind ``name``, or "" for any, are removed."""
    UNTAP: Final = 4
    """Tapped permanents become untapped."""


@final
class Claim:
    """The use of a part of a cost: it takes ``count`` of these things, or that much life.

    ``origin`` and ``to`` are masks of ``1 << Zone``: a MOVE takes things from one to the other.
    """

    def __init__(
        self,
        kind: int,
        things: list[int],
        count: int = 1,
        name: str = "",
        origin: int = 0,
        to: int = 0,
    ) -> None:
        self.kind = kind
        self.things = things
        self.count = count
        self.name = name
        self.origin = origin
        self.to = to


def are_met(game: Game, player: int, claims: list[Claim], gone: list[int]) -> bool:
    """Whether all claims can be met together without the things ``gone``. CR 118.3."""
    if not claims:
        return True
    for kind in (Claims.TAP, Claims.MOVE, Claims.UNTAP):
        if not _are_matched([one for one in claims if one.kind == kind], gone):
            return False
    life = 0
    for one in claims:
        if one.kind == Claims.LIFE:
            life += one.count
    if life > 0 and life > game.effects.life_to_pay(game.players[player]):
        return False
    return _are_enough_counters(game, [one for one in claims if one.kind == Claims.COUNTERS])


def _are_enough_counters(game: Game, claims: list[Claim]) -> bool:
    for place, one in enumerate(claims):
        for thing in one.things:
            taken = one.count
            for other in claims[:place]:
                if (other.name == one.name or not one.name) and thing in other.things:
                    taken += other.count
            if _counters_on(game, thing, one.name) < taken:
                return False
    return True


def _counters_on(game: Game, thing: int, name: str) -> int:
    if is_player(thing):
        held = game.players[thing].counters
    else:
        found = game.objects.get(thing)
        if found is None:
            return 0
        held = found.counters
    return held.get(name, 0) if name else sum(held.values())


def _are_matched(claims: list[Claim], gone: list[int]) -> bool:
    """Whether each claim gets as many things of its own as it asks for."""
    wanted: list[list[int]] = []
    for one in claims:
        free = [thing for thing in one.things if thing not in gone] if gone else one.things
        if len(free) < one.count:
            return False
        wanted += [free] * one.count
    if len(claims) < 2:
        return True
    holders: dict[int, int] = {}
    return all(_gets_one(place, wanted, holders, []) for place in range(len(wanted)))


def _gets_one(
    place: int, wanted: list[list[int]], holders: dict[int, int], visited: list[int]
) -> bool:
    for thing in wanted[place]:
        if thing in visited:
            continue
        visited.append(thing)
        holder = holders.get(thing, -1)
        if holder < 0 or _gets_one(holder, wanted, holders, visited):
            holders[thing] = place
            return True
    return False
