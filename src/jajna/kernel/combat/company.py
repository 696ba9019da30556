"""Creatures that attack or block only if certain others do too. CR 508.1c, 509.1b."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jajna.kernel.combat.attack_requirements import Company
    from jajna.kernel.game import Game

__all__ = ["company_of"]


def company_of(game: Game, able: list[int], cannot: int) -> dict[int, list[Company]]:
    """The company that each creature needs to attack or block. CR 508.1c, 509.1b.

    ``able`` are the creatures that can attack or block at all, ``cannot`` the bit of ``Cannot``.
    """
    found: dict[int, list[Company]] = {}
    for creature in able:
        for one in game.objects[creature].now.company:
            if one.cannot == cannot:
                others = {
                    other: True
                    for other in able
                    if other != creature and one.fits.matches(game, one.ctx, other)
                }
                found.setdefault(creature, []).append((one.number, others))
    return found
