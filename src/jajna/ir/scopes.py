"""Which triggered abilities an event need not be shown, as it can't be theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.ir.amounts import Number
from jajna.ir.base import Filter, Node, children
from jajna.ir.filters.identity import Is, Other
from jajna.ir.filters.logic import All, Either, Not
from jajna.ir.filters.nouns import (
    Card,
    OfSubtype,
    OfType,
    Opponent,
    Permanent,
    Player,
    Teammate,
    Token,
)
from jajna.ir.filters.owners import Controlled, ControlledByOpponent, Owned
from jajna.ir.filters.qualities import OfColor, OfSupertype, WithKeyword
from jajna.ir.filters.stats import StatIs
from jajna.ir.players import YourTeam
from jajna.ir.refs import This, You

if TYPE_CHECKING:
    from jajna.ir.base import Pattern

__all__ = ["Scope", "is_impersonal", "scope_of"]

_IMPERSONAL: Final = (
    All,
    Card,
    Controlled,
    ControlledByOpponent,
    Either,
    Is,
    Not,
    OfColor,
    OfSubtype,
    OfSupertype,
    OfType,
    Number,
    Opponent,
    Owned,
    Permanent,
    Player,
    StatIs,
    Token,
    Teammate,
    WithKeyword,
    You,
    YourTeam,
)
"""Nodes for which it is the same on which object the ability is that they are in."""


@final
class Scope:
    """What an event must be for a triggered ability to look at it."""

    ANY: Final = 0
    """Anything of the kinds that it waits for."""
    OWN: Final = 1
    """One about its source."""
    COMMON: Final = 2
    """One that some ability like it with the same controller would fit too, unless that one's
    source is what the event is about.
    """


def scope_of(pattern: Pattern) -> int:
    """The scope of an ability that waits for this."""
    described = pattern.described()
    if not described:
        return Scope.ANY
    subject = described[0]
    if isinstance(subject, Is) and isinstance(subject.ref, This):
        return Scope.OWN
    return Scope.COMMON if all(is_impersonal(one) for one in described) else Scope.ANY


def is_impersonal(what: Filter) -> bool:
    """Whether who fits depends on nothing of the source but its controller, and not being it."""
    if isinstance(what, All):
        return all(_is_another(part) or is_impersonal(part) for part in what.parts)
    return _is_another(what) or _consists(what)


def _is_another(what: Filter) -> bool:
    """Whether it says "another", of no targets or the like."""
    return isinstance(what, Other) and what.since == what.before and what.than is None


def _consists(node: Node) -> bool:
    """Whether it is made of such nodes alone."""
    return isinstance(node, _IMPERSONAL) and all(_consists(child) for child in children(node))
