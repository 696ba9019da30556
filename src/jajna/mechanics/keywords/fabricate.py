"""Fabricate. CR 702.123."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ONE
from jajna.ir.base import Node
from jajna.ir.composites import Clause
from jajna.ir.conditions.logic import AllOf
from jajna.ir.conditions.objects import IsInZone, TakesCounters
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS, YOU
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.things.counters import PutCounters
from jajna.mechanics.things.tokens import CreateTokens
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.vocab import PLUS_COUNTER, Type, Zone
from jajna.wording import keyword

__all__ = ["fabricate"]


def fabricate(parameter: tuple[Node, ...]) -> Keyworded:
    """Fabricate N: counters that can be put there, or else Servos. CR 702.123a, 608.2d."""
    number = amount_in(parameter)
    servos = CreateTokens(number, ONE, ONE, 0, Type.ARTIFACT | Type.CREATURE, ("Servo",))
    possible = AllOf((IsInZone(int(Zone.BATTLEFIELD)), TakesCounters(PLUS_COUNTER)))
    effect = Clause(PutCounters(number, PLUS_COUNTER, THIS), possible, may=YOU, otherwise=servos)
    return Keyworded("fabricate", 0, parameter, (Triggered(Enters(SELF), effect),))


keyword("fabricate", "fabricar", fabricate, parameter="{0}", slots=("Amount",), rule="702.123")
