"""What goes wrong in a game: a broken invariant or an exception, told and classed."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final, final

from jajna.simulation.invariants import (
    Census,
    why_cancelled_otherwise,
    why_cards_lost,
    why_fallback_illegal,
    why_listed_wrongly,
    why_not_conceded,
    why_not_led,
    why_not_shared,
    why_not_taken_back,
    why_overlooked,
    why_refused_wrongly,
    why_stale,
    why_untold,
    why_zones_disagree,
)
from jajna.simulation.twins import why_hidden_shows

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["Trouble", "broken", "raised", "still_broken"]

LOST: Final = "cards are lost"
CHEAP: Final = {
    "zones disagree": why_zones_disagree,
    "a team isn't one": why_not_shared,
    "a commander is lost": why_not_led,
    "an action can't be taken back": why_not_taken_back,
}
"""The invariants that are checked at every decision, by the kind of failure each finds."""
THOROUGH: Final = {
    "the fallback is illegal": why_fallback_illegal,
    "characteristics are out of date": why_stale,
    "a state-based action was overlooked": why_overlooked,
    "actions are listed wrongly": why_listed_wrongly,
    "taken back otherwise": why_cancelled_otherwise,
}
"""Those that are checked now and then."""
BY_CHANCE: Final = {
    "hidden cards show": why_hidden_shows,
    "a player can't concede": why_not_conceded,
    "refused wrongly": why_refused_wrongly,
    "told wrongly": why_untold,
}
"""Those of these that try something by chance."""
INNERMOST: Final = 3
"""Lines of a traceback that a message shows."""


@final
@dataclass(frozen=True)
class Trouble:
    """A broken invariant or an exception: its kind and what there is to say of it."""

    kind: str
    message: str


def broken(game: Game, before: Census, chance: Random, thoroughly: bool) -> Trouble | None:
    """The first invariant that doesn't hold now; None if all do. ``before`` is the census of the
    cards that the game began with.
    """
    kinds = [*CHEAP, LOST, *THOROUGH, *BY_CHANCE] if thoroughly else [*CHEAP, LOST]
    for kind in kinds:
        found = still_broken(kind, game, before, chance)
        if found is not None:
            return found
    return None


def still_broken(kind: str, game: Game, before: Census, chance: Random) -> Trouble | None:
    """The trouble that the game is in now by the invariant of this kind; None for none, and for the
    kind of an exception.
    """
    name, _, _ = kind.partition(": ")
    message: str | None = None
    try:
        if name == LOST:
            message = why_cards_lost(game, before)
        elif name in CHEAP:
            message = CHEAP[name](game)
        elif name in THOROUGH:
            message = THOROUGH[name](game)
        elif name in BY_CHANCE:
            message = BY_CHANCE[name](game, chance)
    except Exception as error:
        return raised(error, f"{name}: ")
    return Trouble(name, message) if message is not None else None


def raised(error: Exception, where: str = "") -> Trouble:
    """An exception with the innermost places it came from."""
    frames = traceback.extract_tb(error.__traceback__)[-INNERMOST:]
    places = [
        f"{frame.filename.rpartition('jajna/')[2]}:{frame.lineno} {frame.name}"
        for frame in reversed(frames)
    ]
    last = frames[-1]
    kind = f"{type(error).__name__} in {last.filename.rpartition('jajna/')[2]} {last.name}"
    message = f"{type(error).__name__}: {error} ({' < '.join(places)})"
    return Trouble(f"{where}{kind}", f"{where}{message}")
