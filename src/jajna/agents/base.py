"""The agent, which plays for a player: it answers decisions, given the player's view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.subclassing import mypyc_attr

if TYPE_CHECKING:
    from jajna.agents.door import Worlds
    from jajna.decision import Answer, Decision
    from jajna.kernel.views.view import View

__all__ = ["Agent"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """A player by program; anybody's own inherit from it.

    Agents with the same seed, asked the same, answer the same.

    ``needs_view`` says whether ``choose`` looks at the view; whoever runs a game need not make one
    for an agent that doesn't, and gives None instead. One that looks ahead ``needs_worlds``, and
    is asked by ``choose_by``.
    """

    needs_view: bool = True
    needs_worlds: bool = False

    def choose(self, decision: Decision, view: View | None) -> Answer:
        """The answer to a decision, given the view of its player.

        The answer fits the decision, but the game may find it illegal. Then ``decision.fallback``
        takes its place.
        """
        raise NotImplementedError(type(self).__name__)

    def choose_by(self, decision: Decision, view: View | None, worlds: Worlds) -> Answer:
        """The answer to a decision, as ``choose``, by games as the present one may be."""
        return self.choose(decision, view)
