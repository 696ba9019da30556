"""The sets that make Standard at the time of an edition, and the cards that are in them.

CR 100.6 leaves it to tournaments which sets are played. In 2003 these are the core set and the two
newest blocks, each of a large set and two small ones; later the sets of some years.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final, TypeAlias

from jajna.era import Era
from jajna.formats.construction import CONSTRUCTED, Construction

__all__ = ["BLOCKS", "STANDARD", "PrintedIn", "block_constructed", "constructed_of", "standard"]

PrintedIn: TypeAlias = Callable[[Iterable[str]], frozenset[str]]
"""The names of the cards that are in sets with these codes: ``Pool.printed_in``."""

BLOCKS: Final[dict[str, tuple[str, ...]]] = {
    "Odyssey": ("ODY", "TOR", "JUD"),
    "Onslaught": ("ONS", "LGN", "SCG"),
}
"""The blocks of 2003 by name: the codes of the large set and the two small ones."""

STANDARD: Final[dict[str, tuple[str, ...]]] = {
    "2003-07": ("7ED", *BLOCKS["Odyssey"], *BLOCKS["Onslaught"]),
    "2016-08": ("DTK", "ORI", "BFZ", "OGW", "SOI", "EMN"),
    "2019-05": ("XLN", "RIX", "DOM", "M19", "GRN", "RNA", "WAR"),
    "2023-04": ("MID", "VOW", "NEO", "SNC", "DMU", "BRO", "ONE"),
    "current": (
        *("WOE", "LCI", "MKM", "OTJ", "BIG", "BLB", "DSK", "FDN"),
        *("DFT", "TDM", "FIN", "EOE", "SPM", "TLA"),
    ),
}
"""The codes of the sets of Standard, by the edition on whose date they were played."""


def constructed_of(name: str, sets: Iterable[str], printed_in: PrintedIn) -> Construction:
    """Constructed play with the cards of the sets with these codes. CR 100.2a, 100.6."""
    return replace(CONSTRUCTED, name=name, cards=printed_in(sets))


def standard(era: Era, printed_in: PrintedIn) -> Construction:
    """Standard at the time of an era. CR 100.6."""
    return constructed_of("standard", STANDARD[era.edition], printed_in)


def block_constructed(block: str, printed_in: PrintedIn) -> Construction:
    """Constructed play with the cards of one block of 2003. CR 100.6."""
    return constructed_of(f"{block} block", BLOCKS[block], printed_in)
