"""When a deck was legal in a format, and what made it illegal. CR 100.6."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, final

from jajna.era import CURRENT, Era
from jajna.era import find as find_era
from jajna.formats.construction import Violation, violations
from jajna.formats.deck import Deck
from jajna.formats.known import Formats

__all__ = ["Span", "era_on", "legal_spans"]

FIRST_ERA: Final = "2003-07"
FREE_SIDEBOARDS: Final = "2013-07-13"
"""Since then tournaments let a sideboard have fewer than fifteen cards."""


@final
@dataclass(frozen=True)
class Span:
    """A span of days for which a deck stays legal, or illegal for the same reasons.

    It begins on the day ``since``; ``until`` is the day on which it ends, "" if none is known.
    """

    since: str
    until: str
    broken: tuple[Violation, ...]

    @property
    def is_legal(self) -> bool:
        """Whether the deck is legal then."""
        return not self.broken


def era_on(day: str) -> Era:
    """The era whose numbers decks keep to on a day."""
    return find_era(FIRST_ERA) if day < FREE_SIDEBOARDS else CURRENT


def legal_spans(
    deck: Deck, name: str, formats: Formats, printings: Mapping[str, Iterable[str]]
) -> tuple[Span, ...]:
    """The spans in which a deck is legal in a format and in which it isn't, the oldest first.

    ``printings`` has the codes of the sets for each card of the deck. A format without days has no
    spans.
    """
    described = formats.described(name)
    if described is None or not described.begins:
        return ()
    codes = {code for held in printings.values() for code in held}
    days = described.days(codes)
    other = formats.described(described.pool_of or described.bans_restricted_of)
    if other is not None:
        days |= other.days(codes)
    found: list[Span] = []
    last = described.ends
    for day in sorted(one for one in days if one >= described.begins and (not last or one < last)):
        construction = formats.on(name, day)
        assert construction is not None, name
        broken = violations(deck, construction, era_on(day))
        if found and found[-1].broken == broken:
            continue
        if found:
            found[-1] = Span(found[-1].since, day, found[-1].broken)
        found.append(Span(day, "", broken))
    if found and last:
        found[-1] = Span(found[-1].since, last, found[-1].broken)
    return tuple(found)
