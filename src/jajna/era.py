"""A rule era: a frozen record of the switches in which editions of the rules differ.

The kernel asks the era at the one place where each rule lives.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

__all__ = ["CURRENT", "Era"]


@final
@dataclass(frozen=True)
class Era:
    """The rules of a date.

    ``mana_burn``: unspent mana costs life as it leaves the pool (CR 2003 300.3).
    ``first_player_draws``: whoever plays first draws in their first turn (CR 103.8a).
    """

    name: str
    date: str
    mana_burn: bool = False
    first_player_draws: bool = False


CURRENT: Final = Era("current", "2026-01-16")
