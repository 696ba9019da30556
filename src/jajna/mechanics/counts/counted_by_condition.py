"""What the condition of a triggered ability counts: "if it had counters on it, that many".

CR 603.4, 608.2c.
"""

from __future__ import annotations

from dataclasses import replace

from jajna.ir.abilities import Triggered
from jajna.ir.amounts import CountersOn, ThatMuch
from jajna.ir.base import Effect, Node
from jajna.ir.composites import Clause, Sequence
from jajna.ir.conditions.objects import HasCountersOn
from jajna.ir.declared.binding import becomes
from jajna.ir.rebuild import rebuild

__all__: list[str] = []


def _that_many_counters(made: Triggered) -> Triggered:
    """The ability whose only instruction goes by the counters that its condition has counted.

    "That many" after several instructions may be the number of another.
    """
    asked = made.condition
    if not isinstance(asked, HasCountersOn) or not asked.past:
        return made
    single = made.effect.effect if isinstance(made.effect, Clause) else made.effect
    if isinstance(single, (Clause, Sequence)):
        return made
    counted = CountersOn(asked.what, asked.name)

    def known(node: Node) -> Node:
        if isinstance(node, ThatMuch) and node == ThatMuch():
            return replace(node, of=counted)
        return node

    effect = rebuild(made.effect, known)
    assert isinstance(effect, Effect), effect
    return replace(made, effect=effect)


becomes(Triggered, _that_many_counters)
