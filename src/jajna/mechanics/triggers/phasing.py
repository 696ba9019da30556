"""Permanents that phase in or out. CR 702.26, 603.10b."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import EventKind
from jajna.frozen import dataclass
from jajna.mechanics.triggers.common import HappensTo
from jajna.wording import phrase

if TYPE_CHECKING:
    pass

__all__ = ["PhasesIn", "PhasesOut"]


@final
@dataclass(frozen=True)
class PhasesOut(HappensTo):
    """A permanent phases out. CR 603.10b."""

    word: str = field(default="whenever", compare=False)

    def looks_back(self) -> bool:
        return True

    def kind(self) -> int:
        return EventKind.PHASED_OUT


phrase(
    PhasesOut,
    en="{word:when} {what:this} <phases> out",
    es="{word:when} {what:this} <sale> de fase",
)


@final
@dataclass(frozen=True)
class PhasesIn(HappensTo):
    """A permanent phases in. CR 702.26c."""

    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.PHASED_IN


phrase(
    PhasesIn,
    en="{word:when} {what:this} <phases> in",
    es="{word:when} {what:this} <entra> en fase",
)
