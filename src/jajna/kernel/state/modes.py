"""Modes chosen more than once, written out as often as they were chosen. CR 700.2d."""

from __future__ import annotations

from typing import final

from jajna.ir.abilities import Ability, own_nodes
from jajna.ir.base import Effect, Node, field_names
from jajna.ir.composites import Mode, Modes
from jajna.ir.filters.identity import Other
from jajna.ir.rebuild import with_fields
from jajna.ir.refs import Target

__all__ = ["in_sequence", "shifted", "slots_of"]


def in_sequence(effects: tuple[Effect, ...], chosen: list[int]) -> tuple[Effect, ...]:
    """The instructions with each mode repeated as often as it was chosen, in printed order.

    Each repetition has target slots of its own. CR 700.2d.
    """
    writer = _Writer(sorted(chosen), max(slots_of(effects), 1))
    found: list[Effect] = []
    for effect in effects:
        made = writer.written(effect)
        assert isinstance(made, Effect), made
        found.append(made)
    return tuple(found)


def slots_of(effects: tuple[Effect, ...]) -> int:
    """The number of target slots that instructions take up."""
    slots = 0
    for effect in effects:
        for node in own_nodes(effect):
            if isinstance(node, Target):
                slots = max(slots, node.slot + 1)
    return slots


@final
class _Writer:
    def __init__(self, chosen: list[int], slots: int) -> None:
        self.chosen = chosen
        self.slots = slots

    def written(self, node: Node) -> Node:
        """The node with its modes repeated as chosen."""
        if isinstance(node, Modes):
            return self._modes(node)
        changes: dict[str, object] = {}
        for name in field_names(node):
            value: object = getattr(node, name)
            if isinstance(value, Effect):
                changes[name] = self.written(value)
            elif isinstance(value, tuple):
                changes[name] = tuple(
                    [self.written(one) if isinstance(one, Effect) else one for one in value]
                )
        return with_fields(node, changes)

    def _modes(self, modes: Modes) -> Modes:
        found: list[Mode] = []
        times: dict[int, int] = {}
        for number in self.chosen:
            mode = shifted(modes.modes[number], times.get(number, 0) * self.slots)
            times[number] = times.get(number, 0) + 1
            assert isinstance(mode, Mode), mode
            found.append(mode)
        return Modes(tuple(found), len(found), len(found))


def shifted(node: Node, by: int) -> Node:
    """The node with its target slots raised by a number; abilities that it grants keep theirs."""
    if not by or isinstance(node, Ability):
        return node
    changes: dict[str, object] = {}
    for name in field_names(node):
        value: object = getattr(node, name)
        if isinstance(value, Node):
            changes[name] = shifted(value, by)
        elif isinstance(value, tuple):
            changes[name] = tuple(
                [shifted(one, by) if isinstance(one, Node) else one for one in value]
            )
    if isinstance(node, Target):
        changes["slot"] = node.slot + by
    elif isinstance(node, Other) and node.since < node.before:
        changes["since"] = node.since + by
        changes["before"] = node.before + by
    return with_fields(node, changes) if changes else node
