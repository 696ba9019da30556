"""Squad. CR 702.157."""

from __future__ import annotations

from jajna.ir.abilities import CastingCost, Keyworded, Triggered
from jajna.ir.base import Node
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.keywords.copied_as_cast import TimesPaid, WasPaid
from jajna.mechanics.things.copies import CreateCopies
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.wording import Asked, keyword

__all__ = ["squad"]

SQUAD = "squad"


def squad(parameter: tuple[Node, ...]) -> Keyworded:
    """Squad: as many copies come with the creature as its cost was paid. CR 702.157a."""
    cost = CastingCost(costs_in(parameter), optional=True, name=SQUAD, many=True)
    copies = CreateCopies(TimesPaid(SQUAD), THIS)
    return Keyworded(SQUAD, 0, parameter, (cost, Triggered(Enters(SELF), copies, WasPaid(SQUAD))))


keyword(
    SQUAD,
    "escuadra",
    squad,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.157",
    asked=(Asked.NAME,),
)
