"""Rebuilds trees of frozen nodes with changes."""

from __future__ import annotations

from collections.abc import Callable

from jajna.ir.base import Node, field_names

__all__ = ["rebuild", "with_fields"]


def with_fields(node: Node, changes: dict[str, object]) -> Node:
    """The node with other values in some fields; the node itself if nothing differs."""
    if all(getattr(node, name) is value for name, value in changes.items()):
        return node
    given: dict[str, object] = {name: getattr(node, name) for name in field_names(node)}
    given.update(changes)
    make: Callable[..., Node] = type(node)
    return make(**given)


def rebuild(node: Node, change: Callable[[Node], Node]) -> Node:
    """The tree with ``change`` applied to every node, those inside first."""
    changes: dict[str, object] = {}
    for name in field_names(node):
        value: object = getattr(node, name)
        if isinstance(value, Node):
            changes[name] = rebuild(value, change)
        elif isinstance(value, tuple) and any(isinstance(one, Node) for one in value):
            changes[name] = tuple(
                [rebuild(one, change) if isinstance(one, Node) else one for one in value]
            )
    changes = {name: new for name, new in changes.items() if not _same(getattr(node, name), new)}
    return change(with_fields(node, changes) if changes else node)


def _same(old: object, new: object) -> bool:
    if old is new:
        return True
    if not isinstance(old, tuple) or not isinstance(new, tuple):
        return False
    return all(one is two for one, two in zip(old, new, strict=True))
