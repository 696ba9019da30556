"""Keywords that let something else than mana, or somebody else, pay for mana.
CR 702.51, 702.66, 702.126, 702.132.
"""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import PaysInstead
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card, OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.states import Untapped
from jajna.ir.filters.zones import InZone
from jajna.ir.refs import YOU
from jajna.mechanics.keywords.common import plain
from jajna.vocab import Keyword, Type, Zone

__all__ = ["ASSIST", "CONVOKE", "DELVE", "IMPROVISE"]

CONVOKE: Final = plain(
    "convoke",
    "convocar",
    Keyword.CONVOKE,
    (PaysInstead(All((Untapped(), OfType(Type.CREATURE), Controlled())), colored=True),),
)
"""CR 702.51a."""
DELVE: Final = plain(
    "delve",
    "excavar",
    Keyword.DELVE,
    (PaysInstead(All((Card(), InZone(Zone.GRAVEYARD, YOU))), exiled=True),),
)
"""CR 702.66a."""
IMPROVISE: Final = plain(
    "improvise",
    "improvisar",
    0,
    (PaysInstead(All((Untapped(), OfType(Type.ARTIFACT), Controlled()))),),
)
"""CR 702.126a."""
ASSIST: Final = plain("assist", "asistir")
"""CR 702.132a. Paying asks for it by its name."""
