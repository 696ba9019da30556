"""What nodes declare of names (``jajna.ir.declared.names``) is what their code does."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

import behavior
from behavior import Behavior, behavior_of
from jajna.cards.nodes import load_nodes
from jajna.ir.abilities import ColorBeforeGame, NamesInSecret
from jajna.ir.announced_limits import NotCopied, XNotZero
from jajna.ir.base import Effect, Node, Replacement, is_leaf
from jajna.ir.composites import DID, ChooseTarget, Enchanting
from jajna.ir.declared.names import (
    ALTERNATIVES,
    BOUND,
    CHOSEN,
    FOUND,
    LOOKED_UP,
    NOTED,
    USED,
    InField,
    Name,
    Register,
    binds,
    is_bound_by_game,
)
from jajna.ir.filters.nouns import ABOUT_TO_BE_CAST
from jajna.mechanics.actions.clash import MaySendDown
from jajna.mechanics.actions.counter import CounteredGoes
from jajna.mechanics.actions.mill import Mill
from jajna.mechanics.actions.search_only import ChooseZones
from jajna.mechanics.choices.chosen_by_each import CHOSEN as CHOSEN_THINGS
from jajna.mechanics.choices.targets_of_another import ChoosesTarget
from jajna.mechanics.counts.excess_damage import ExcessIsDealtTo
from jajna.mechanics.keywords.evoke import EVOKE
from jajna.mechanics.moving.piles import ChooseOpponent, MakePile
from jajna.mechanics.replacements.instead import SkipThatDraw
from jajna.mechanics.things.dice import ChooseResult
from jajna.mechanics.things.spell_copies_and_targets import NewTargets
from tests.seen import at_least

PARTS: Final = (
    ChooseOpponent,
    ChooseResult,
    ChooseZones,
    MakePile,
    MaySendDown,
)
"""Choices that an instruction makes as a part of what it does: they stand on no card."""

SAID_ONLY: Final = (
    ChooseTarget,
    ChoosesTarget,
    CounteredGoes,
    Enchanting,
    ExcessIsDealtTo,
    NewTargets,
    NotCopied,
    SkipThatDraw,
    XNotZero,
)
"""Instructions that say what another node does, or what was announced."""

NOTED_BY_KERNEL: Final = (ColorBeforeGame, NamesInSecret)
"""Abilities for which the kernel notes something."""

WAYS: Final[dict[str, Register]] = {
    "binds": BOUND,
    "looks_up": LOOKED_UP,
    "notes": NOTED,
    "finds_noted": FOUND,
    "may_look_up": USED,
    "chooses": CHOSEN,
}


def _leaves() -> list[type[Node]]:
    """Every class of node that stands in trees."""
    load_nodes()
    found: list[type[Node]] = []
    waiting: list[type[Node]] = [Node]
    while waiting:
        derived: list[type[Node]] = type.__subclasses__(waiting.pop())
        waiting += derived
        found += [one for one in derived if one.__module__.startswith("jajna.") and is_leaf(one)]
    return sorted(set(found), key=lambda one: (one.__module__, one.__name__))


LEAVES: Final = _leaves()
JUDGED: Final = {ABOUT_TO_BE_CAST}
"""Names that code binds in a context of its own, in which it judges something at once."""
KEPT_CHOICES: Final = frozenset(name for one in LEAVES for name in CHOSEN.of(one))


def told(kind: type[Node], names: frozenset[behavior.Name]) -> set[Name]:
    """The names that code says, as they are declared; those that can't be followed are left out."""
    found: set[Name] = {name for how, name in names if how == "text" and name != DID}
    return found | {InField(name) for how, name in names if how == "field" and name in fields(kind)}


def fields(kind: type[Node]) -> tuple[str, ...]:
    """The names of the fields of a class."""
    return kind.__match_args__


def done(kind: type[Node], code: Behavior) -> dict[str, set[Name]]:
    """What a class with this code has to declare."""
    found = {
        "binds": told(kind, code.binds) - JUDGED,
        "looks_up": told(kind, code.needs - code.recalls),
        "notes": told(kind, code.notes),
        "finds_noted": told(kind, code.recalls),
        "chooses": set[Name](),
    }
    if issubclass(kind, Effect) and not code.acts and kind not in PARTS:
        found["chooses"] = found["binds"]
    elif issubclass(kind, Replacement) and not code.turns:
        found["chooses"] = found["notes"]
    looks = told(kind, code.looks) - found["looks_up"] - found["finds_noted"]
    found["may_look_up"] = {one for one in looks if one in KEPT_CHOICES or isinstance(one, InField)}
    return found


def differences(kind: type[Node], code: Behavior) -> list[str]:
    """Where what a class declares is not what it does."""
    does = done(kind, code)
    return [
        f"{kind.__module__}.{kind.__name__} {way} {does[way]}, but declares {register.of(kind)}"
        for way, register in WAYS.items()
        if {*register.of(kind), *_others(kind, way)} != does[way]
        if not (kind in NOTED_BY_KERNEL and way == "notes")
    ]


def _others(kind: type[Node], way: str) -> tuple[Name, ...]:
    """The names of which a class looks up any: its code looks up all."""
    return ALTERNATIVES.of(kind) if way == "looks_up" else ()


def test_every_class_declares_what_its_code_does() -> None:
    found = [line for kind in LEAVES for line in differences(kind, behavior_of(kind))]

    assert not found, "\n".join(found)
    assert len(LEAVES) > 900, len(LEAVES)
    assert sum(bool(done(one, behavior_of(one))["binds"]) for one in LEAVES) > 150


def test_what_is_forgotten_or_untrue_is_noticed() -> None:
    code = behavior_of(Mill)
    more = code.binds | {("text", "other")}

    assert not differences(Mill, code)
    assert len(differences(Mill, replace(code, binds=more))) == 1
    assert len(differences(Mill, replace(code, binds=frozenset()))) == 1
    assert len(differences(Mill, replace(code, needs=more))) == 1
    assert len(differences(Mill, replace(code, recalls=more))) == 1
    assert len(differences(Mill, replace(code, notes=more))) == 1
    assert len(differences(Mill, replace(code, acts=False))) == 1


def test_every_instruction_does_or_chooses_something() -> None:
    idle = [
        one.__name__
        for one in LEAVES
        if issubclass(one, Effect) and not behavior_of(one).acts and not BOUND.of(one)
    ]

    assert sorted(idle) == sorted(one.__name__ for one in SAID_ONLY)


def test_what_a_declaration_names_exists() -> None:
    named = [
        (kind, name.field)
        for kind in LEAVES
        for register in WAYS.values()
        for name in register.of(kind)
        if isinstance(name, InField)
    ]

    assert len(named) > 10
    for kind, field in at_least(11, named):
        assert field in fields(kind), f"{kind.__name__} has no field {field}"


def test_what_is_looked_up_is_kept_by_something() -> None:
    # Which additional costs were paid is noted by the game (CR 601.2b); Choose has a name in a
    # field.
    kept = {EVOKE, CHOSEN_THINGS}.union(*[BOUND.of(one) + NOTED.of(one) for one in LEAVES])
    missing = {
        f"{kind.__name__}: {name}"
        for kind in LEAVES
        for register in (LOOKED_UP, ALTERNATIVES, FOUND, USED)
        for name in register.of(kind)
        if isinstance(name, str) and name not in kept and not is_bound_by_game(name)
    }

    assert not missing


def test_a_class_says_its_names_once() -> None:
    with pytest.raises(ValueError, match="Mill says its names twice"):
        binds(Mill, "other")
