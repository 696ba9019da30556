"""Numbers the targets of split cards with fuse across both halves. CR 702.102."""

from __future__ import annotations

from dataclasses import replace
from typing import final

from jajna.card import Face
from jajna.ir.abilities import Ability, Keyworded
from jajna.ir.base import Node, walk
from jajna.ir.filters.identity import Other
from jajna.ir.refs import Target
from jajna.oracle.rebuild import rebuild, with_fields

__all__ = ["numbered_on"]


def numbered_on(faces: tuple[Face, ...]) -> tuple[Face, ...]:
    """The faces as a tuple; with fuse, each half's targets count on from those before.

    So a fused spell has one list of targets for the instructions of both halves. CR 702.102b.
    """
    if not any(_has_fuse(face) for face in faces):
        return faces
    made: list[Face] = []
    first = 0
    for face in faces:
        made.append(_moved(face, first))
        first += _slots(face)
    return tuple(made)


def _has_fuse(face: Face) -> bool:
    return any(isinstance(one, Keyworded) and one.name == "fuse" for one in face.abilities)


def _slots(face: Face) -> int:
    """The number of target phrases on a face."""
    nodes = [node for ability in face.abilities for node in walk(ability)]
    return max([node.slot + 1 for node in nodes if isinstance(node, Target)], default=0)


def _moved(face: Face, by: int) -> Face:
    if not by:
        return face
    move = _Move(by)
    return replace(face, abilities=tuple([move.ability(ability) for ability in face.abilities]))


@final
class _Move:
    """Adds ``by`` to the numbers of target phrases and to the nouns with "other" about them."""

    def __init__(self, by: int) -> None:
        self.by = by

    def ability(self, ability: Ability) -> Ability:
        made = rebuild(ability, self.node)
        assert isinstance(made, Ability), made
        return made

    def node(self, node: Node) -> Node:
        if isinstance(node, Target):
            return with_fields(node, {"slot": node.slot + self.by})
        if isinstance(node, Other) and node.since < node.before:
            slots = {"since": node.since + self.by, "before": node.before + self.by}
            return with_fields(node, dict(slots))
        return node
