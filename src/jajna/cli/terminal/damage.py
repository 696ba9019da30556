"""What a person is told when combat damage first lies on the stack. CR 2003-07-01 310."""

from __future__ import annotations

from collections.abc import Iterable

from jajna.decision import Decision, Kind
from jajna.events.base import Event
from jajna.kernel.resolution.damage_on_stack import CombatDamageAssigned
from jajna.text.things import Teller

__all__ = ["damage_lines", "shows_damage"]


def shows_damage(news: Iterable[Event], teller: Teller) -> bool:
    """Whether combat damage lies on the stack, or has since the person looked last."""
    if any(one.assigned for one in teller.view.stack):
        return True
    return any(isinstance(one, CombatDamageAssigned) for one in news)


def damage_lines(question: Decision, teller: Teller) -> dict[str, str]:
    """The explanation, by names of its parts.

    What the damage makes possible is explained when the person can first use it.
    """
    lines = {
        "what it is": teller.say(
            "By the rules of this game's time, combat damage waits on the stack: it is fixed "
            "then, and is dealt as it was assigned even if the creature that deals it leaves "
            "or changes. Only what is no longer there to be damaged escapes it (CR {rule}).",
            rule="2003-07-01 310.4a, 2003-07-01 310.4c",
        )
    }
    waits = any(one.assigned for one in teller.view.stack)
    if waits and question.kind is Kind.PRIORITY and question.forced is None:
        lines["what can be done"] = teller.say(
            "You can act before it is dealt: a creature whose damage is fixed may do something "
            "else now, even leave, and what would be damaged may be saved."
        )
    return lines
