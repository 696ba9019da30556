"""What each class of node binds, needs and does, read from the source of its methods.

Nodes declare under which names they keep things and look them up (``jajna.ir.declared.names``).
Here the same is read from their code, so that a test can compare. Names are followed through the
functions that a method calls and into the nodes that it makes."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias, final

from jajna.ir.declared.names import ANNOUNCED

SOURCES: Final = Path(__file__).resolve().parent.parent / "src"

Name: TypeAlias = tuple[str, str]
"""A name as code says it: its kind and what it is. ``text``: itself; ``field``: the field of the
node that has it; ``argument``: the parameter of a function that has it; ``other``: made in a way
that can't be followed."""

_IN_CONTEXT: Final = ("bound", "numbers")
_BINDING: Final = ("bind", "bind_number")
"""Methods of a context; those of patterns are given more."""
_MARKS: Final = "marks"
_MARKING: Final = "mark"
_EMPTY: Final = ("[]", "()", "0")
"""What is got for a name that must be bound: without a default the code sees to its absence."""
_ACTING: Final = ("perform", "perform_in_turn", "execute")
_FOLLOWING: Final = ("do", "shield")
"""Methods of other instructions by which one is followed."""
_EVALUATING: Final = "jajna.ir.refs"
"""Functions here evaluate a reference that is a node itself and is looked at by itself."""
_PLAYERS_ONLY: Final = ("jajna.mechanics.triggers.common", "bind")
"""Binds a player alone where it is given one."""


@final
@dataclass(frozen=True)
class Behavior:
    """What the code of a class of nodes does with names.

    ``binds`` are kept in the context, ``needs`` looked up there; ``notes`` are left on objects,
    ``recalls`` looked up on the source; ``looks`` are all names it looks up anywhere, itself or by
    nodes that it makes. ``acts``: it lets something happen; ``turns``: it changes what
    happens.
    """

    binds: frozenset[Name] = frozenset()
    needs: frozenset[Name] = frozenset()
    notes: frozenset[Name] = frozenset()
    recalls: frozenset[Name] = frozenset()
    looks: frozenset[Name] = frozenset()
    acts: bool = False
    turns: bool = False


NOTHING: Final = Behavior()


def behavior_of(kind: type) -> Behavior:
    """What the code of a class of nodes does."""
    return _behavior(kind.__module__, kind.__qualname__, ())


# -- modules -------------------------------------------------------------------------------------


@final
class _Source:
    """What a module defines and imports."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.texts: dict[str, str] = {}
        self.definitions: dict[str, ast.ClassDef | ast.FunctionDef] = {}
        self.imports: dict[str, tuple[str, str]] = {}
        self.made: dict[str, str] = {}
        """What is made once for all, and the class it is of."""
        path = SOURCES.joinpath(*name.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        if not file.exists():
            return
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in tree.body:
            self._define(node)
        for one in ast.walk(tree):
            if isinstance(one, ast.ImportFrom) and one.module:
                for alias in one.names:
                    self.imports[alias.asname or alias.name] = (one.module, alias.name)

    def _define(self, node: ast.stmt) -> None:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            self.definitions[node.name] = node
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            value = node.value
            if (
                isinstance(target, ast.Name)
                and isinstance(value, ast.Constant)
                and isinstance(value.value, str)
            ):
                self.texts[target.id] = value.value
            elif (
                isinstance(target, ast.Name)
                and isinstance(value, ast.Call)
                and isinstance(value.func, ast.Name)
            ):
                self.made[target.id] = value.func.id


_sources: Final[dict[str, _Source]] = {}
_behaviors: Final[dict[tuple[str, str], Behavior]] = {}


def _source(name: str) -> _Source:
    if name not in _sources:
        _sources[name] = _Source(name)
    return _sources[name]


def _text(module: str, name: str) -> str | None:
    source = _source(module)
    if name in source.texts:
        return source.texts[name]
    imported = source.imports.get(name)
    return _text(*imported) if imported is not None else None


def _node_made(module: str, name: str) -> tuple[str, str] | None:
    """Of which class a constant is, and the module that knows the class by that name."""
    source = _source(module)
    if name in source.made:
        return module, source.made[name]
    imported = source.imports.get(name)
    return _node_made(*imported) if imported is not None else None


def _definition(module: str, name: str) -> tuple[str, ast.ClassDef | ast.FunctionDef] | None:
    source = _source(module)
    if name in source.definitions:
        return module, source.definitions[name]
    imported = source.imports.get(name)
    return _definition(*imported) if imported is not None else None


def _names(module: str, said: ast.expr) -> list[Name]:
    """What an expression can be as a name."""
    if isinstance(said, ast.Call) and ast.unparse(said.func) == "linking_name":
        said = said.args[2]
    if isinstance(said, ast.Call) and ast.unparse(said.func) == "str":
        said = said.args[0]  # the text of a term
    if isinstance(said, ast.Constant) and isinstance(said.value, str):
        return [("text", said.value)]
    if isinstance(said, ast.IfExp):
        return _names(module, said.body) + _names(module, said.orelse)
    if isinstance(said, ast.Name):
        text = _text(module, said.id)
        return [("text", text) if text is not None else ("argument", said.id)]
    if isinstance(said, ast.Attribute) and isinstance(said.value, ast.Name):
        return [("field" if said.value.id == "self" else "other", said.attr)]
    return [("other", ast.unparse(said))]


# -- classes and functions -----------------------------------------------------------------------


@final
class _Reader:
    """Gathers what a class or function does itself, and through others."""

    def __init__(self, module: str, within: tuple[tuple[str, str], ...]) -> None:
        self.module = module
        self.within = within
        self.binds: set[Name] = set()
        self.needs: set[Name] = set()
        self.notes: set[Name] = set()
        self.recalls: set[Name] = set()
        self.looks: set[Name] = set()
        self.acts = False
        self.turns = False

    def read(self, definition: ast.AST) -> Behavior:
        for node in ast.walk(definition):
            if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute):
                if node.value.attr in _IN_CONTEXT:
                    self.needs.update(_names(self.module, node.slice))
            elif isinstance(node, ast.Call):
                self._call(node)
            elif isinstance(node, ast.Expr):
                # What is asked of a game for no answer changes it: "game.frames.run_in_order(...)".
                self.acts = self.acts or ast.unparse(node.value).startswith("game.")
            elif isinstance(node, ast.Name):
                self._constant(node.id)
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                # Changing an event replaces it; ``self`` and contexts are no events.
                of = ast.unparse(node.value)
                self.turns = self.turns or of not in ("self", "ctx")
                if node.attr == "x":
                    self.binds.add(("text", ANNOUNCED))
        return Behavior(
            frozenset(self.binds),
            frozenset(self.needs - self.binds),
            frozenset(self.notes),
            frozenset(self.recalls),
            frozenset(self.looks | self.needs | self.recalls),
            self.acts,
            self.turns,
        )

    def _call(self, call: ast.Call) -> None:
        called = call.func
        if isinstance(called, ast.Attribute):
            self._method(called, call)
        elif isinstance(called, ast.Name):
            self._function(called.id, call)

    def _constant(self, name: str) -> None:
        """A node that a module has made once for all."""
        found = _node_made(self.module, name)
        if found is not None:
            self.looks |= _behavior(found[0], found[1], self.within).looks

    def _method(self, called: ast.Attribute, call: ast.Call) -> None:
        of = called.value.attr if isinstance(called.value, ast.Attribute) else ""
        if called.attr == "get" and of in _IN_CONTEXT:
            if len(call.args) > 1 and ast.unparse(call.args[1]) in _EMPTY:
                self.needs.update(_names(self.module, call.args[0]))
        elif called.attr == "get" and of == _MARKS:
            names = _names(self.module, call.args[0])
            self.looks.update(names)
            if "ctx.source" in ast.unparse(called.value):
                self.recalls.update(names)
        elif called.attr in _BINDING and len(call.args) == 2:
            self.binds.update(_names(self.module, call.args[0]))
        elif called.attr == _MARKING:
            self.notes.update(_names(self.module, call.args[0]))
        elif called.attr in _FOLLOWING or (of == "frames" and called.attr == "append"):
            self.acts = True

    def _function(self, name: str, call: ast.Call) -> None:
        if name in _ACTING:
            self.acts = True
            bound = [one.value for one in call.keywords if one.arg == "name"] + call.args[3:4]
            for said in bound:
                self.binds.update(_names(self.module, said))
        elif name == "linked":
            names = _names(self.module, call.args[2])
            self.looks.update(names)
            self.recalls.update(names)
        elif name == "Marked":
            self.notes.update(_names(self.module, call.args[1]))
        else:
            found = _definition(self.module, name)
            if found is not None:
                self._other(found[0], found[1], call)

    def _other(
        self, module: str, definition: ast.ClassDef | ast.FunctionDef, call: ast.Call
    ) -> None:
        made = isinstance(definition, ast.ClassDef)
        if module == _EVALUATING and not made:
            return
        if module.startswith(("jajna.kernel", "jajna.events")):
            self.turns = self.turns or made
            self.acts = self.acts or (not made and _takes_game(definition))
            return
        behavior = _behavior(module, definition.name, self.within)
        said: dict[str, list[Name]] = {}
        names = _parameters(definition)
        for parameter, argument in zip(names, call.args, strict=False):
            said[parameter] = _names(self.module, argument)
        for keyword in call.keywords:
            if keyword.arg is not None:
                said[keyword.arg] = _names(self.module, keyword.value)
        kind = "field" if made else "argument"
        binds = _told(behavior.binds, kind, said)
        if (module, definition.name) == _PLAYERS_ONLY and ast.unparse(call.args[2]).endswith(
            "player"
        ):
            binds.discard(("text", "object"))
        self.binds |= binds
        self.looks |= _told(behavior.looks, kind, said)
        self.notes |= _told(behavior.notes, kind, said)
        if not made:  # what a node needs that this makes, this has seen to
            self.needs |= _told(behavior.needs, kind, said)
            self.recalls |= _told(behavior.recalls, kind, said)
            self.acts = self.acts or behavior.acts


def _behavior(module: str, name: str, within: tuple[tuple[str, str], ...]) -> Behavior:
    key = (module, name)
    if key in _behaviors:
        return _behaviors[key]
    found = _definition(module, name)
    if found is None or key in within:
        return NOTHING
    made = _Reader(found[0], (*within, key)).read(found[1])
    if isinstance(found[1], ast.ClassDef):
        made = _with_bases(made, found[0], found[1], (*within, key))
    _behaviors[key] = made
    return made


def _with_bases(
    own: Behavior, module: str, definition: ast.ClassDef, within: tuple[tuple[str, str], ...]
) -> Behavior:
    for base in definition.bases:
        if not isinstance(base, ast.Name):
            continue
        found = _definition(module, base.id)
        if found is not None and found[0] != "jajna.ir.base":
            other = _behavior(found[0], base.id, within)
            own = Behavior(
                own.binds | other.binds,
                (own.needs | other.needs) - own.binds - other.binds,
                own.notes | other.notes,
                own.recalls | other.recalls,
                own.looks | other.looks,
                own.acts or other.acts,
                own.turns or other.turns,
            )
    return own


def _parameters(definition: ast.ClassDef | ast.FunctionDef) -> list[str]:
    if isinstance(definition, ast.FunctionDef):
        return [one.arg for one in definition.args.posonlyargs + definition.args.args]
    return [
        one.target.id
        for one in definition.body
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    ]


def _takes_game(definition: ast.ClassDef | ast.FunctionDef) -> bool:
    return "game" in _parameters(definition)


def _told(names: frozenset[Name], kind: str, said: dict[str, list[Name]]) -> set[Name]:
    """The names with parameters replaced by what they are given."""
    found: set[Name] = set()
    for name in names:
        if name[0] == kind:
            found.update(said.get(name[1], []))
        else:
            found.add(name)
    return found
