"""What "that much" means where it isn't the number of the instruction before.

What the condition of a triggered ability counts: "if it had counters on it, that many".

CR 603.4, 608.2c.
"""

from __future__ import annotations

from dataclasses import replace

from jajna.ir.abilities import Triggered
from jajna.ir.amounts import CountersOn, Number, ThatMuch, is_that_much
from jajna.ir.base import Amount, Effect, Node, field_names
from jajna.ir.composites import Clause, Sequence
from jajna.ir.conditions.objects import HasCountersOn
from jajna.ir.declared.binding import becomes
from jajna.ir.rebuild import rebuild
from jajna.mechanics.things.damage import DealDamage

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


# -- the number of what is replaced ----------------------------------------------------------------


def _one_number(effect: Effect) -> Amount | None:
    """The single number that an instruction says and that isn't a plain one; None without such."""
    said: list[object] = [getattr(effect, name) for name in field_names(effect)]
    numbers = [one for one in said if isinstance(one, Amount)]
    known = len(numbers) == 1 and not isinstance(numbers[0], Number)
    return numbers[0] if known and not is_that_much(numbers[0]) else None


def _that_much_instead(made: Node) -> Node:
    """An instruction followed instead of another: "that much" is the number of the other, which
    isn't followed. CR 608.2c.
    """
    if not isinstance(made, Clause) or not made.instead or made.otherwise is None:
        return made
    number = _one_number(made.otherwise)
    if number is None:
        return made

    def known(node: Node) -> Node:
        return ThatMuch("", of=number) if node == ThatMuch() else node

    effect = rebuild(made.effect, known)
    assert isinstance(effect, Effect), effect
    return made if effect is made.effect else replace(made, effect=effect)


becomes(Clause, _that_much_instead)


def _that_much_too(made: DealDamage) -> DealDamage:
    """Damage to one thing "and that much damage" to another: both are the same number."""
    if made.more != ThatMuch() or is_that_much(made.amount):
        return made
    return replace(made, more=ThatMuch("", of=made.amount))


becomes(DealDamage, _that_much_too)
