"""A seat at a table: who sits there, and about what they are asked."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, final

from jajna.decision import Answer, Decision, Kind, Pass, Pay
from jajna.tables.journal import KeptSeat
from jajna.tables.stops import DEFAULT, Stops
from jajna.tables.yields import Yields
from jajna.vocab import is_another_player

if TYPE_CHECKING:
    from jajna.kernel.views.view import View

__all__ = ["Seat", "WhyAsked"]


class WhyAsked(Enum):
    """The reasons for which a person is asked."""

    CHOICE = "choice"
    """There is something to choose."""
    STEP = "step"
    """They stop in this step."""
    STACK = "stack"
    """Something of another player is on top of the stack."""
    OWN_STACK = "own stack"
    DAMAGE = "damage"
    """Combat damage is on top of the stack. CR 2003-07-01 310.1."""
    HOLD = "hold"
    """They want to be asked wherever they could do something."""


@final
class Seat:
    """A person, or a program by the name of its agent; ``agent`` is "" for a person."""

    def __init__(self, agent: str = "", stops: str = DEFAULT, pays_by_hand: bool = False) -> None:
        self.agent = agent
        self.stops = Stops(stops)
        self.yields = Yields()
        self.pays_by_hand = pays_by_hand
        self.holds = False
        """Whether the seat is asked wherever it could do something with priority."""
        self.knows_damage_on_stack = False
        """Whether combat damage on the stack has been shown to them once. CR 2003-07-01 310.1."""

    @staticmethod
    def taken_up(kept: KeptSeat) -> Seat:
        """The seat that was kept."""
        made = Seat(kept.agent, kept.stops or DEFAULT, kept.pays_by_hand)
        made.yields = Yields.taken_up(kept)
        made.holds = kept.holds
        made.knows_damage_on_stack = kept.knows_damage
        return made

    def kept(self) -> KeptSeat:
        """The seat as it is kept."""
        held = self.yields
        return KeptSeat(
            self.agent,
            self.stops.spec(),
            self.pays_by_hand,
            self.holds,
            self.knows_damage_on_stack,
            tuple(held.held),
            held.until,
            held.since,
            tuple(sorted(held.seen)),
        )

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return not self.agent

    def automatic(self, question: Decision, view: View) -> Answer | None:
        """The answer that is given for a person without asking them, None if they are asked.

        That is a pass where nothing stops, the best payment unless something is given up for
        it, the only answer there is, and what they have said once for all times. ``view`` is
        theirs, to decide by.
        """
        if question.kind is Kind.PRIORITY:
            if self.holds or self._is_shown_damage(view):
                return None
            return Pass() if self._passes(view) else question.forced
        if question.kind is Kind.PAY and not self.pays_by_hand:
            best = question.options[0]
            return None if isinstance(best, Pay) and best.gives_up else best
        return self.yields.says(question, view) or question.forced

    def seems_to_think(self, question: Decision, view: View) -> bool:
        """Whether others may believe, where this person passes, that there was something to do:
        they stop here, and have mana, as everybody sees. Whether there was is in their hand.
        """
        if question.kind is not Kind.PRIORITY or (self._passes(view) and not self.holds):
            return False
        if view.me.pool:
            return True
        return any(
            not one.tapped and one.kit is not None and one.kit.mana_zones
            for one in view.permanents(view.player)
        )

    def why_asked(self, question: Decision, view: View) -> WhyAsked:
        """What makes a person be asked this, though some things are answered for them."""
        if question.kind is not Kind.PRIORITY:
            return WhyAsked.CHOICE
        if self.holds:
            return WhyAsked.HOLD
        if not view.stack:
            return WhyAsked.STEP
        if view.stack[-1].assigned:
            return WhyAsked.DAMAGE
        mine = not is_another_player(view.stack[-1].controller, view.player)
        return WhyAsked.OWN_STACK if mine else WhyAsked.STACK

    def _is_shown_damage(self, view: View) -> bool:
        """Whether combat damage lies on the stack for the first time. CR 2003-07-01 310.1."""
        if self.knows_damage_on_stack or not view.stack:
            return False
        return bool(view.stack[-1].assigned)

    def _passes(self, view: View) -> bool:
        return self.yields.passes(view) or not self.stops.wants(view)
