"""What is announced: kinds of objects put on the stack with choices, and the steps of that.
CR 601.2, 602.2, 603.3.
"""

from __future__ import annotations

from enum import Enum

__all__ = ["AnnounceStep", "Announced", "TargetPart"]


class Announced(Enum):
    """The kinds of objects that are put on the stack with choices."""

    SPELL = "spell"
    ACTIVATED = "activated"
    TRIGGERED = "triggered"


class AnnounceStep(Enum):
    """The steps of putting one on the stack, in their order. CR 601.2a-601.2i."""

    PROPOSE = 0
    MODES = 1
    SPLICE = 2
    OPTIONAL = 3
    AHEAD = 4
    X = 5
    TARGETS = 6
    DIVIDE = 7
    TOTAL = 8
    ORDER = 9
    COSTS = 10
    DONE = 11


class TargetPart(Enum):
    """Which of a phrase's targets are asked for, where the first one limits the others.
    CR 601.2c.
    """

    ALL = 0
    FIRST = 1
    REST = 2
    NEXT = 3
    """The next of several that are judged as a whole."""
