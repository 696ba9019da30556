"""A node that is declared after the codec was made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from jajna.ir.base import Node


@final
@dataclass(frozen=True)
class LateNode(Node):
    """A node of no family."""

    number: int
