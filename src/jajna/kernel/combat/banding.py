"""Bands. CR 702.22, 508.1e."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.errors import Reason
from jajna.events.base import Event, EventKind
from jajna.vocab import Keyword

if TYPE_CHECKING:
    from jajna.decision import Assign
    from jajna.kernel.game import Game

__all__ = ["BandFormed", "are_banding", "bandable", "why_not_band"]


def _share_quality(game: Game, leader: int, creatures: list[int]) -> bool:
    """Whether creatures all have the quality of a creature's "bands with other". CR 702.22b."""
    for ctx, quality in game.object(leader).now.bands_with:
        if quality.matches(game, ctx, leader) and all(
            quality.matches(game, ctx, one) for one in creatures
        ):
            return True
    return False


def are_banding(game: Game, creatures: list[int]) -> bool:
    """Whether the controller of creatures divides the damage dealt to them. CR 702.22j, 702.22k.

    One of them must have banding, or "bands with other" along with another of that quality.
    """
    for one in creatures:
        if game.object(one).has(Keyword.BANDING):
            return True
    for one in creatures:
        if not game.object(one).now.bands_with:
            continue
        for other in creatures:
            if other != one and _share_quality(game, one, [other]):
                return True
    return False


def _is_a_band(game: Game, members: list[int]) -> bool:
    """Whether creatures can be a band by what abilities they have. CR 702.22c."""
    without = [one for one in members if not game.object(one).has(Keyword.BANDING)]
    if len(without) <= 1 and len(members) > len(without):
        return True
    return any(_share_quality(game, one, members) for one in members)


def _free(declaration: list[Assign], bands: list[list[int]]) -> dict[int, int]:
    """The attackers in no band yet, with what each attacks."""
    taken = [member for band in bands for member in band]
    return {assign.creature: assign.to for assign in declaration if assign.creature not in taken}


def bandable(game: Game, declaration: list[Assign], bands: list[list[int]]) -> list[int]:
    """The attackers that can be in a band beside those announced. CR 702.22c, 702.22d."""
    free = _free(declaration, bands)
    leaders = [
        one
        for one in free
        if game.objects[one].has(Keyword.BANDING) or game.objects[one].now.bands_with
    ]
    found: dict[int, bool] = {}
    for leader in leaders:
        for other, what in free.items():
            if other != leader and what == free[leader] and _is_a_band(game, [leader, other]):
                found[leader] = True
                found[other] = True
    return [one for one in free if one in found]


def why_not_band(
    game: Game, declaration: list[Assign], bands: list[list[int]], members: list[int]
) -> Reason | None:
    """Why attackers can't be a band; None if they can. No members: no more bands. CR 702.22c."""
    if not members:
        return None
    free = _free(declaration, bands)
    for member in members:
        if member not in free:
            return Reason("not free to band", "702.22c", (member,))
        if free[member] != free[members[0]]:
            return Reason("bands attack one thing", "702.22d", (members[0], member))
    if len(members) < 2 or not _is_a_band(game, members):
        return Reason("no band", "702.22c", tuple(members))
    return None


@final
class BandFormed(Event):
    """Attacking creatures are declared to be a band. CR 508.1e, 702.22e."""

    def __init__(self, members: list[int]) -> None:
        super().__init__(EventKind.BAND_FORMED)
        self.members = members

    def affected(self, game: Game) -> int:
        return game.object(self.members[0]).controller

    def things(self) -> list[int]:
        return self.members

    def apply(self, game: Game) -> list[Event]:
        if game.turn.combat is not None:
            game.turn.combat.form_band(self.members)
        return []
