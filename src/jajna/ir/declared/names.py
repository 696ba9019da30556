"""The names under which nodes keep things and numbers, and look them up. CR 607.2, 608.2c.

A node keeps things or numbers in the context (``kernel.state.context``) or notes them on an object
(its ``marks``), and others look them up: so "the milled cards" are found again. Each class says
which names these are, after its definition, as ``phrase`` says its words:

    binds(Mill, LATEST_GROUP, MILLED)
    looks_up(ThatMuch, InField("name"))

A declaration holds for a class and for the classes below it without one of their own. A test
compares the declarations with the code of every class. The name ``composites.DID`` needs none:
clauses look after it themselves.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from jajna.frozen import dataclass
from jajna.ir.base import Node, Replacement
from jajna.vocab import Term

__all__ = [
    "ADDED_PHASE",
    "ANNOUNCED",
    "BOUND",
    "CHOSEN",
    "CHOSEN_TO_ATTACK",
    "DAMAGED",
    "DISCARDED",
    "EXCESS",
    "EXILED",
    "EXTRA_TURN",
    "FOUGHT",
    "FOUND",
    "FOUND_LAST",
    "LOOKED_UP",
    "NOTED",
    "REMOVED",
    "RESULT",
    "RETURNED",
    "REVEALED",
    "SACRIFICED",
    "SINCE_TURN",
    "TAPPED",
    "UNTAPPED",
    "USED",
    "InField",
    "Name",
    "Register",
    "alternatives_of",
    "binds",
    "binds_for_its_parts",
    "bound_by",
    "bound_for_parts_by",
    "chooses",
    "chosen_by",
    "finds_noted",
    "found_by",
    "game_binds",
    "is_bound_by_game",
    "looked_up_by",
    "looks_up",
    "looks_up_any",
    "may_look_up",
    "noted_by",
    "notes",
    "used_by",
]

ANNOUNCED: Final = "X"
"""Stands among the names for the X that is announced. CR 107.3a."""

# -- names that several mechanics use --------------------------------------------------------------

CHOSEN_TO_ATTACK: Final = "chosen to attack"
"""The creatures chosen to attack, where the costs of attacking are paid. CR 508.1a."""
DAMAGED: Final = "damaged"
"""The things that were dealt damage."""
FOUGHT: Final = "fought"
"""Name under which creatures are bound that dealt damage to each other as they fought."""
EXCESS: Final = "excess damage"
"""The permanents that were dealt excess damage, and how much that was. CR 120.10."""
DISCARDED: Final = "discarded"
"""The discarded cards."""
EXILED: Final = "exiled"
"""The exiled objects; also the mark by which linked abilities find them. CR 607.2a."""
FOUND_LAST: Final = "found at last"
"""The cards for which others were revealed or exiled."""
REMOVED: Final = "removed"
"""The number of counters that were removed."""
ADDED_PHASE: Final = "added phase"
"""The mark of the phase that was added."""
EXTRA_TURN: Final = "extra turn"
"""The mark of the extra turn that was added."""
RESULT: Final = "result"
"""The result of the die just rolled."""
RETURNED: Final = "returned"
"""The returned objects."""
REVEALED: Final = "revealed"
"""The revealed cards."""
SACRIFICED: Final = "sacrificed"
"""The sacrificed permanents, as they were on the battlefield."""
SINCE_TURN: Final = "since turn"
"""The number of the turn in which an effect began."""
TAPPED: Final = "tapped"
"""The permanents that were tapped."""
UNTAPPED: Final = "untapped"
"""The permanents that were untapped to pay a cost."""


@final
@dataclass(frozen=True)
class InField:
    """The name that stands in a field of the node."""

    field: str


Name: TypeAlias = str | InField
"""A name, or the field that has it."""


@final
class _Names:
    """The names that a class declares in one register: fixed names, and fields that hold names."""

    def __init__(self, said: tuple[Name, ...]) -> None:
        self.fixed = frozenset([one for one in said if isinstance(one, str)])
        self.fields = [one.field for one in said if isinstance(one, InField)]


@final
class Register:
    """The declarations of classes about one use of names, such as binding them."""

    def __init__(self) -> None:
        self.said: dict[type, tuple[Name, ...]] = {}
        self.known: dict[type, _Names] = {}
        """The names of each class that was asked for, its own or inherited."""

    def say(self, node: type, names: tuple[Name, ...]) -> None:
        """Note the names that a class declares. Raises ValueError for a second declaration."""
        if node in self.said:
            raise ValueError(f"{node.__name__} says its names twice")
        self.said[node] = names
        self.known.clear()

    def names(self, node: Node) -> frozenset[str]:
        """The set of the names of a node; a field without a name adds none."""
        kind = type(node)
        names = self.known.get(kind)
        if names is None:
            names = self.known[kind] = _Names(self.of(kind))
        if not names.fields:
            return names.fixed
        values: list[object] = [getattr(node, field) for field in names.fields]
        return names.fixed.union(
            [str(one) for one in values if isinstance(one, (str, Term)) and str(one)]
        )

    def of(self, kind: type) -> tuple[Name, ...]:
        """A tuple of the names that a class declares, or else the nearest class above it."""
        for one in kind.__mro__:
            if one in self.said:
                return self.said[one]
        return ()


BOUND: Final = Register()
LOOKED_UP: Final = Register()
ALTERNATIVES: Final = Register()
NOTED: Final = Register()
FOUND: Final = Register()
USED: Final = Register()
CHOSEN: Final = Register()
_BOUND_FOR_PARTS: Final = Register()
_BY_GAME: Final[set[str]] = set()


# -- what classes say ----------------------------------------------------------------------------


def binds(node: type[Node], *names: Name) -> None:
    """Say under which names a node keeps things or numbers in the context."""
    BOUND.say(node, names)


def binds_for_its_parts(node: type[Node], *names: Name) -> None:
    """Say which of the names that a node binds its own parts look up: it binds them before it
    looks at those.
    """
    _BOUND_FOR_PARTS.say(node, names)


def looks_up(node: type[Node], *names: Name) -> None:
    """Say which names a node looks up in the context: an earlier node must have bound them."""
    LOOKED_UP.say(node, names)


def looks_up_any(node: type[Node], *names: Name) -> None:
    """Say which names a node looks up of which one is enough: an earlier node must have bound at
    least one.
    """
    ALTERNATIVES.say(node, names)


def notes(node: type[Node], *names: Name) -> None:
    """Say under which names a node notes something on objects. CR 607.2."""
    NOTED.say(node, names)


def finds_noted(node: type[Node], *names: Name) -> None:
    """Say which names a node looks up on its source: a node must have noted them. CR 607.2."""
    FOUND.say(node, names)


def may_look_up(node: type[Node], *names: Name) -> None:
    """Say which other names a node looks up: on another object, or where there may be nothing.

    Only names of choices matter here.
    """
    USED.say(node, names)


def chooses(node: type[Node], *names: Name) -> None:
    """Say under which names a node keeps a choice, and that it does nothing else.

    An instruction binds the choice, a replacement effect notes it; something must make use of it.
    """
    CHOSEN.say(node, names)
    (NOTED if issubclass(node, Replacement) else BOUND).say(node, names)


def game_binds(*names: str) -> None:
    """Say under which names the game binds or notes something by itself before it asks a node."""
    _BY_GAME.update(names)


# -- what is known of nodes ----------------------------------------------------------------------


def bound_by(node: Node) -> frozenset[str]:
    """The names that a node binds in the context."""
    return BOUND.names(node)


def bound_for_parts_by(node: Node) -> frozenset[str]:
    """The names that a node binds in the context before it looks at its own parts."""
    return _BOUND_FOR_PARTS.names(node)


def looked_up_by(node: Node) -> frozenset[str]:
    """The names that must be bound for a node."""
    return LOOKED_UP.names(node)


def alternatives_of(node: Node) -> frozenset[str]:
    """The names of which at least one must be bound for a node; none if it asks for no such."""
    return ALTERNATIVES.names(node)


def noted_by(node: Node) -> frozenset[str]:
    """The names under which a node notes something on objects."""
    return NOTED.names(node)


def found_by(node: Node) -> frozenset[str]:
    """The names that must be noted on the source of a node."""
    return FOUND.names(node)


def used_by(node: Node) -> frozenset[str]:
    """All names that a node looks up anywhere, as far as they matter to choices."""
    sure = LOOKED_UP.names(node) | FOUND.names(node)
    return USED.names(node) | ALTERNATIVES.names(node) | sure


def chosen_by(node: Node) -> frozenset[str]:
    """The names under which a node keeps a choice, if it does nothing else."""
    return CHOSEN.names(node)


def is_bound_by_game(name: str) -> bool:
    """Whether the game binds or notes something under the name by itself."""
    return name in _BY_GAME
