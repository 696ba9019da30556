"""Station. CR 702.184."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.amounts import ONE, StatOf
from jajna.ir.declared.names import TAPPED
from jajna.ir.filters.identity import Other
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.states import Untapped
from jajna.ir.measures import Stat
from jajna.ir.refs import THIS, Bound
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.costs.things import Tap
from jajna.mechanics.keywords.common import CREATURE, plain
from jajna.mechanics.kinds.station_cards import CHARGE
from jajna.mechanics.things.counters import PutCounters

__all__ = ["STATION"]

_ANOTHER: Final = All((Other(), Untapped(), CREATURE, Controlled()))

STATION: Final[Keyworded] = plain(
    "station",
    "estación",
    meaning=(
        Activated(
            (Tap(Some(ONE, _ANOTHER)),),
            PutCounters(StatOf(Bound(TAPPED), Stat.POWER), CHARGE, THIS),
            sorcery_speed=True,
        ),
    ),
    rule="702.184",
)
"""CR 702.184a."""
