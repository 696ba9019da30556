"""Agents of users play, and what they use explains itself, on either build."""

from __future__ import annotations

import inspect
import pydoc
from typing import Final

import pytest

import jajna
from jajna.decision import Answer, Decision
from jajna.kernel.views.view import View

FIND: Final = jajna.Pool().card
DECK: Final = tuple(jajna.theme("red", FIND).cards())
FIELDS_ONLY: Final = ("Step", "Zone", "Kind", "Shape")
"""Enumerations, which mypyc makes as they are loaded."""


class Brute(jajna.Agent):
    """Attacks with all it has, and does what it can first."""

    needs_view = False

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def choose(self, decision: Decision, view: View | None) -> Answer:
        assert view is None
        self.asked += 1
        if decision.kind is jajna.Kind.PRIORITY:
            return decision.options[-1]
        return decision.fallback


def test_an_agent_of_a_program_plays_a_game() -> None:
    brute = Brute()
    game = jajna.new_game([DECK, DECK], seed=4)
    finished = jajna.play_out(game, [brute, jajna.RandomAgent(1)])
    assert brute.asked > 20
    assert not finished.cut


PUBLIC_CLASSES: Final = [
    name for name in jajna.__all__ if inspect.isclass(getattr(jajna, name)) and name != "Finished"
]


@pytest.mark.parametrize("name", PUBLIC_CLASSES)
def test_help_tells_what_a_public_class_is(name: str) -> None:
    told = pydoc.plain(pydoc.render_doc(getattr(jajna, name)))
    assert "CR " in told or " " in (getattr(jajna, name).__doc__ or "").strip(), told[:300]


@pytest.mark.parametrize("name", ["fork", "why_not", "view", "decision", "digest"])
def test_help_tells_what_a_method_does(name: str) -> None:
    assert (getattr(jajna.Game, name).__doc__ or "").strip()
