"""Abilities that one object gives to another and that name the giver. CR 201.5a."""

from __future__ import annotations

from functools import partial

from jajna.ir.abilities import Ability
from jajna.ir.base import Node, walk
from jajna.ir.rebuild import rebuild
from jajna.ir.refs import NamedSource

__all__ = ["granted_by", "names_granter"]


def names_granter(ability: Ability) -> bool:
    """Whether an ability refers by name to the object that grants it. CR 201.5a."""
    return any(isinstance(node, NamedSource) for node in walk(ability))


def granted_by(ability: Ability, source: int) -> Ability:
    """The ability as granted by an object, whose name in it means that very object. CR 201.5a."""
    if not names_granter(ability):
        return ability
    made = rebuild(ability, partial(_naming, source))
    assert isinstance(made, Ability), made
    return made


def _naming(source: int, node: Node) -> Node:
    return NamedSource(source) if isinstance(node, NamedSource) else node
