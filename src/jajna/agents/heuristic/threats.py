"""Whom to fear among several opponents, and how near a commander is to beating a player.
CR 903.10a.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.agents.heuristic.worth import permanent_worth
from jajna.vocab import Type

if TYPE_CHECKING:
    from jajna.agents.heuristic.combat import Fighter
    from jajna.kernel.views.view import View

__all__ = ["blow_left", "goal", "note_blows", "threat", "weight"]

FINISHING: Final = 60.0
"""What it is worth to attack a player divided by their life: who is nearly beaten is finished."""


def blow_left(view: View, card: int, seat: int) -> int:
    """The combat damage with which a commander would beat a player; 0 for what is no commander, or
    where none is counted.
    """
    for player in view.players:
        for one in player.commanders:
            if one.card == card and one.lethal:
                return max(one.lethal - one.damage.get(seat, 0), 1)
    return 0


def note_blows(view: View, fighters: list[Fighter], seat: int) -> None:
    """Tell creatures that are commanders with how much damage each would beat a player."""
    for fighter in fighters:
        left = blow_left(view, fighter.id, seat)
        if left:
            fighter.lethal = left


def threat(view: View, seat: int) -> float:
    """How dangerous a player is: what they have on the battlefield and in hand, and how near their
    commander is to beating the player who looks.
    """
    player = view.players[seat]
    found = 1.0 + 0.8 * player.hand_size
    for thing in view.permanents(seat):
        worth = permanent_worth(thing)
        found += 0.2 * worth if thing.types & Type.LAND else worth
        left = blow_left(view, thing.id, view.player)
        if left:
            found += 20.0 * max(thing.power, 0) / left
    return found


def weight(view: View, seat: int) -> float:
    """How much more it matters to hurt a player than another opponent: 1 for the only one."""
    opponents = view.opponents()
    if len(opponents) < 2 or not view.is_opponent(seat):
        return 1.0
    most = max([threat(view, one.id) for one in opponents])
    return 0.75 + 0.25 * threat(view, seat) / most


def goal(view: View, seat: int) -> float:
    """What it is worth to attack an opponent rather than another."""
    return threat(view, seat) + FINISHING / max(view.players[seat].life, 1)
