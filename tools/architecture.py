"""The laws of the house as functions over syntax trees: each lists the places that break it.

A module is given as `Module(name, tree)`, its name dotted and without `jajna.` in front:
`kernel.zones.move`, `vocab`, `` (empty) for the package itself. A breach is one line of text that
names the module, the line and the remedy.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

# Who stands above whom: a package imports from its own line and from those above.
LINES: Final = (
    (
        *("limits", "typed", "vocab", "subtypes", "messages", "errors", "wording", "telling"),
        *("files", "frozen", "garbage_collector", "orphans", "subclassing"),
    ),
    ("era_switches", "era", "variant", "noted"),
    ("card", "events", "decision"),
    ("ir",),
    ("kernel",),
    ("mechanics",),
    ("oracle", "text"),
    ("cards",),
    ("formats", "glossary"),
    ("judge", "replay", "snapshots", "steps", "puzzles", "collection", "limited", "tournaments"),
    ("agents",),
    ("tables",),
    ("simulation",),
    ("rl", "language_models", "web", "cli"),
)
# The folders of the kernel in the order in which they stand on each other, as the rules do.
KERNEL_ORDER: Final = (
    *("state", "objects", "card_kinds", "players", "zones", "layers", "costs", "triggers"),
    *("ending", "door", "resolution", "casting", "combat", "views", "turn"),
    *("kernel", "game", "start"),
)
LINE_OF: Final = {name: number for number, line in enumerate(LINES) for name in line}
# The package itself is the public face: what stands from here on may use it.
PUBLIC_FACE_FROM: Final = LINE_OF["judge"]
# They hold or describe what stands below them, so they name its types while they are checked.
TYPES_FROM_BELOW: Final = ("wording", "telling", "card", "events", "decision", "ir")
COMPILED: Final = (
    *("vocab", "errors", "wording", "telling", "era_switches", "era", "variant", "card", "events"),
    "decision",
    *("ir", "kernel", "mechanics"),
)
FROZEN_ALLOWED: Final = ("vocab", "wording", "era", "variant", "card", "ir", "mechanics")
# They ask nodes what these declare of themselves, and name none of mechanics.
BY_DECLARATION: Final = ("text", "agents", "oracle")
# Who may take sources apart, and name classes as data, for what.
OF_SOURCES: Final = {"cards.source_code": "it edits modules of cards, which users give it as text"}
TAKES_APART: Final = ("ast", "inspect")
NODES: Final = ("ir", "mechanics")
TERMINAL: Final = ("click", "rich")
ADAPTERS: Final = ("rl", "language_models", "web", "cli")
CHANCE_AND_TIME: Final = ("random", "secrets", "time", "datetime", "uuid")
CLASS_DECORATORS: Final = ("dataclass", "final", "mypyc_attr", "trait", "unique")
# The one that knows who is whose opponent, and the one that has the word for another player.
TELLING_SEATS_APART: Final = ("kernel.players.teams", "vocab")
SEAT_WORDS: Final = (
    *("player", "seat", "active", "decider", "opponent", "winner", "holder", "defender"),
    *("controller", "owner", "controller_of", "belongs_to", "defender_for"),
)
# Of a thing these say whose it is: who isn't its controller needn't be an opponent.
WHOSE: Final = ("controller", "owner", "controller_of")
# They say what cards mean and who is good or bad for whom, so they compare no seats at all.
WORDS_OF_CARDS: Final = ("ir", "mechanics", "agents")
# What decisions are called.
QUESTIONS: Final = ("question", "decision", "asked", "waiting")
# What a field that holds texts is annotated with.
TEXTS: Final = ("str", "str | None", "tuple[str, ...]")
TAKING_TEXTS_APART: Final = (
    *("startswith", "endswith", "removeprefix", "removesuffix"),
    *("partition", "rpartition", "split", "rsplit"),
)
WORDING_TABLES: Final = ("oracle", "text", "cards")
# Names of which rules or texts ask for certain ones, with what they are.
NAMES_BY_THE_RULES: Final = {
    "Bound.name": "a participle, of which the printers know gender and number",
    "CastingCost.name": "a keyword, or what a text calls that with which a cost is paid",
    "CountersPlayersHave.name": "a kind of counters, of which CR 122.1f describes one",
    "CreateNamedTokens.name": "a name of tokens that CR 111.10 describes",
    "CreateRole.name": "a name of tokens that CR 111.10 describes",
    "DescribedAs.subtypes": "subtypes, of which CR 303.4 names Aura",
    "Keyworded.name": "a keyword or several words with one, as texts may change them",
    "OfSubtype.name": "a subtype, of which lists tell the card type",
}
MUTABLE_LITERALS: Final = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
MUTABLE_CALLS: Final = ("list", "dict", "set", "bytearray", "defaultdict", "deque", "field")


class Module(NamedTuple):
    """A parsed module."""

    name: str
    tree: ast.Module

    @property
    def package(self) -> str:
        """The name in LINES that the module belongs to."""
        return self.name.split(".")[0]


class Import(NamedTuple):
    """One imported name: dotted target, line, whether for type checking only."""

    target: str
    line: int
    types_only: bool


def read_modules(source: Path) -> list[Module]:
    """Parse every module under `source`/jajna, in the order of their names."""
    package = source / "jajna"
    return [
        Module(_dotted(path.relative_to(package)), ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(package.rglob("*.py"))
    ]


def _dotted(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(module: Module) -> list[Import]:
    """List what a module imports, wherever in it."""
    return list(_imports(module.tree, types_only=False))


def _imports(node: ast.AST, types_only: bool) -> Iterator[Import]:
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield Import(alias.name, node.lineno, types_only)
    elif isinstance(node, ast.ImportFrom):
        base = "." * node.level + (node.module or "")
        for alias in node.names:
            yield Import(f"{base}.{alias.name}", node.lineno, types_only)
    elif isinstance(node, ast.If) and _is_type_checking(node.test):
        for child in node.body:
            yield from _imports(child, types_only=True)
        for child in node.orelse:
            yield from _imports(child, types_only)
    else:
        for below in ast.iter_child_nodes(node):
            yield from _imports(below, types_only)


def _is_type_checking(test: ast.expr) -> bool:
    return _name(test) == "TYPE_CHECKING"


def _name(node: ast.expr) -> str:
    """Give the last part of a name, of a call or of a subscript; empty for anything else."""
    if isinstance(node, ast.Call):
        return _name(node.func)
    if isinstance(node, ast.Subscript):
        return _name(node.value)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _at(module: Module, line: int, what: str) -> str:
    return f"jajna.{module.name}:{line}: {what}"


def unknown_packages(modules: list[Module]) -> list[str]:
    """Find modules whose package has no place in LINES."""
    return [
        _at(module, 1, f"{module.package} has no place in LINES; give it one")
        for module in modules
        if module.package not in LINE_OF and module.name not in ("", "__main__")
    ]


def downward_imports(modules: list[Module]) -> list[str]:
    """Find imports of packages from lines below the importer's own."""
    return [
        _at(module, used.line, f"{module.package} may not import {used.target}, which is below it")
        for module in modules
        if module.package in LINE_OF
        for used in imports_of(module)
        if not _may_import(module.package, used)
    ]


def _may_import(package: str, used: Import) -> bool:
    if used.target.startswith("."):
        return False
    parts = used.target.split(".")
    if parts[0] != "jajna":
        return True
    below = len(parts) > 1 and LINE_OF.get(parts[1], -1) > LINE_OF[package]
    if below:
        return used.types_only and package in TYPES_FROM_BELOW
    return (len(parts) > 1 and parts[1] in LINE_OF) or LINE_OF[package] >= PUBLIC_FACE_FROM


def kernel_naming_mechanics(modules: list[Module]) -> list[str]:
    """Find imports of mechanics in the kernel, for types too."""
    return [
        _at(module, used.line, f"the kernel is given what it calls; drop {used.target}")
        for module in modules
        if module.package == "kernel"
        for used in imports_of(module)
        if used.target.startswith("jajna.mechanics")
    ]


def kernel_out_of_order(modules: list[Module]) -> list[str]:
    """Find imports within the kernel from folders that stand after the importer's own."""
    return [
        _at(module, used.line, f"{folder} stands before {other} in the kernel; drop {used.target}")
        for module in modules
        if module.package == "kernel" and (folder := _folder(module.name)) is not None
        for used in imports_of(module)
        if not used.types_only and used.target.startswith("jajna.kernel.")
        if (other := _folder(used.target.removeprefix("jajna."))) is not None
        and KERNEL_ORDER.index(other) > KERNEL_ORDER.index(folder)
    ]


def _folder(name: str) -> str | None:
    """The folder or single module of the kernel that a dotted name leads to; None for itself."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in KERNEL_ORDER else None


def unplaced_in_kernel(modules: list[Module]) -> list[str]:
    """Find folders and modules of the kernel that have no place in its order."""
    return [
        _at(module, 1, "give it a place in KERNEL_ORDER")
        for module in modules
        if module.package == "kernel" and module.name != "kernel" and _folder(module.name) is None
    ]


def naming_single_mechanics(modules: list[Module]) -> list[str]:
    """Find imports of mechanics in packages that go by what nodes declare, for types too."""
    return [
        _at(module, used.line, f"let the node declare what is asked of it; drop {used.target}")
        for module in modules
        if module.package in BY_DECLARATION
        for used in imports_of(module)
        if used.target.startswith("jajna.mechanics")
    ]


def reading_ourselves(modules: list[Module]) -> list[str]:
    """Find imports of what takes sources and objects of the program itself apart."""
    return [
        _at(module, used.line, f"let it declare what is asked of it; drop {used.target}")
        for module in modules
        if module.name not in OF_SOURCES
        for used in imports_of(module)
        if used.target.split(".")[0] in TAKES_APART
    ]


def names_of_classes(modules: list[Module]) -> list[str]:
    """Find `type(x).__name__` outside of texts and errors, where it would be a meaning."""
    return [
        _at(module, line, "ask the object, not for the name of its class")
        for module in modules
        if module.name not in OF_SOURCES
        for line in _classes_named(module.tree)
    ]


def _classes_named(node: ast.AST) -> Iterator[int]:
    if isinstance(node, (ast.JoinedStr, ast.Raise, ast.Assert)):
        return
    if isinstance(node, ast.Attribute) and node.attr == "__name__":
        if isinstance(node.value, ast.Call) and _name(node.value) == "type":
            yield node.lineno
    for below in ast.iter_child_nodes(node):
        yield from _classes_named(below)


def enums_of_one_name(modules: list[Module]) -> list[str]:
    """Find two enums of one name: stored cards name their members by it."""
    first: dict[str, str] = {}
    found: list[str] = []
    for module in modules:
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef) and _is_enum(node) and not node.name.startswith("_"):
                if node.name in first:
                    said = f"{node.name} is an enum of {first[node.name]} too: stored cards name it"
                    found.append(_at(module, node.lineno, said))
                first[node.name] = module.name
    return found


def _is_enum(node: ast.ClassDef) -> bool:
    return any(_name(base) in ("Enum", "IntEnum", "IntFlag", "Term") for base in node.bases)


def _outside(
    modules: list[Module], packages: tuple[str, ...], barred: tuple[str, ...]
) -> list[str]:
    return [
        _at(module, used.line, f"{module.package} may not import {used.target}")
        for module in modules
        if module.package in packages
        for used in imports_of(module)
        if used.target.split(".")[0] in barred
    ]


def terminal_outside_adapters(modules: list[Module]) -> list[str]:
    """Find imports of the terminal libraries outside the adapters."""
    others = ("", *(name for name in LINE_OF if name not in ADAPTERS))
    return _outside(modules, others, TERMINAL)


def chance_and_time(modules: list[Module]) -> list[str]:
    """Find imports of the machine's chance and time in what is compiled."""
    return _outside(modules, COMPILED, CHANCE_AND_TIME)


def _nodes(modules: list[Module], packages: tuple[str, ...]) -> Iterator[tuple[Module, ast.AST]]:
    for module in modules:
        if module.package in packages:
            for node in ast.walk(module.tree):
                yield module, node


def uses_of_any(modules: list[Module]) -> list[str]:
    """Find `Any` in what is compiled: a value of that type is called through the slow door."""
    return [
        _at(module, node.lineno, "name the type instead of Any")
        for module, node in _nodes(modules, COMPILED)
        if (isinstance(node, ast.Name) and node.id == "Any")
        or (isinstance(node, ast.Attribute) and node.attr == "Any")
    ]


def misplaced_dataclasses(modules: list[Module]) -> list[str]:
    """Find dataclasses for things made in play, and thawed ones: their `__init__` is slow."""
    return [
        breach
        for module, node in _nodes(modules, COMPILED)
        if isinstance(node, ast.ClassDef)
        for decorator in node.decorator_list
        if _name(decorator) == "dataclass"
        for breach in _why_not_dataclass(module, node, decorator)
    ]


def _why_not_dataclass(module: Module, node: ast.ClassDef, decorator: ast.expr) -> Iterator[str]:
    if module.package not in FROZEN_ALLOWED:
        yield _at(module, node.lineno, f"{node.name} is made in play: write its __init__")
    elif not _is_frozen(decorator):
        yield _at(module, node.lineno, f"{node.name} is not frozen: write its __init__")


def _is_frozen(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and any(
        keyword.arg == "frozen"
        and isinstance(keyword.value, ast.Constant)
        and keyword.value.value is True
        for keyword in decorator.keywords
    )


def nodes_made_slowly(modules: list[Module]) -> list[str]:
    """Find nodes made by the standard library, which compiles six functions for each."""
    return [
        _at(module, used.line, "make nodes with jajna.frozen.dataclass")
        for module in modules
        if module.package in NODES
        for used in imports_of(module)
        if used.target in ("dataclasses", "dataclasses.dataclass")
    ]


def slow_classes(modules: list[Module]) -> list[str]:
    """Find classes that mypyc refuses, breaks or makes slow without saying so."""
    return [
        _at(module, node.lineno, f"class {node.name}: {reason}")
        for module, node in _nodes(modules, COMPILED)
        if isinstance(node, ast.ClassDef)
        for reason in _why_slow(node)
    ]


def _why_slow(node: ast.ClassDef) -> Iterator[str]:
    bases = [_name(base) for base in node.bases]
    if "ABC" in bases or "Protocol" in bases:
        yield "a plain base class instead of ABC or Protocol"
    if len([base for base in bases if base != "Generic"]) > 1:
        yield "one base only"
    if node.keywords:
        yield "no metaclass"
    for decorator in node.decorator_list:
        if _name(decorator) not in CLASS_DECORATORS:
            yield f"no class decorator {_name(decorator)}: call a function after the class"
    for child in node.body:
        if isinstance(child, ast.ClassDef):
            yield f"{child.name} is nested; move it out"
        if isinstance(child, (ast.Assign, ast.AnnAssign)) and _is_mutable(child.value):
            yield f"mutable default on line {child.lineno}; set it in __init__"


def _is_mutable(value: ast.expr | None) -> bool:
    if isinstance(value, ast.Call):
        return _name(value) in MUTABLE_CALLS and not _is_wording(value)
    return isinstance(value, MUTABLE_LITERALS)


def _is_wording(value: ast.expr | None) -> bool:
    """Whether a field is declared as one that nodes aren't compared by."""
    return isinstance(value, ast.Call) and "compare=False" in map(ast.unparse, value.keywords)


def generators(modules: list[Module]) -> list[str]:
    """Find generator functions in what is compiled: they cannot be copied with a game."""
    return [
        _at(module, node.lineno, "no generators in the engine: return a list or use a frame")
        for module, node in _nodes(modules, COMPILED)
        if isinstance(node, (ast.Yield, ast.YieldFrom))
    ]


def interpreted_heirs(modules: list[Module]) -> list[str]:
    """Find classes of interpreted packages below compiled ones: only exceptions may inherit so."""
    return [
        _at(module, node.lineno, f"{node.name} cannot inherit from the compiled {_name(base)}")
        for module in modules
        if module.package not in COMPILED
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if _name(base) in _compiled_names(module)
    ]


def _compiled_names(module: Module) -> set[str]:
    """Collect the names that a module imports from compiled ones, exceptions aside."""
    targets = [used.target.split(".") for used in imports_of(module)]
    return {
        parts[-1]
        for parts in targets
        if len(parts) > 2 and parts[0] == "jajna" and parts[1] in COMPILED and parts[1] != "errors"
    }


def opponents_by_comparison(modules: list[Module]) -> list[str]:
    """Find seats that are told apart by comparing them, as though all others were opponents."""
    remedy = "ask kernel.players.teams who is an opponent, or vocab who is another player"
    return [
        _at(module, node.lineno, remedy)
        for module in modules
        if module.name not in TELLING_SEATS_APART
        for node in ast.walk(module.tree)
        if (isinstance(node, ast.Compare) and _tells_seats_apart(module, node))
        or (isinstance(node, ast.BinOp) and _is_the_other_of_two(node))
    ]


def _tells_seats_apart(module: Module, node: ast.Compare) -> bool:
    sides = [node.left, *node.comparators]
    if not isinstance(node.ops[0], ast.NotEq) or any(_is_fixed(side) for side in sides):
        return False
    names = [_name(side) for side in sides]
    if module.package not in WORDS_OF_CARDS and any(name in WHOSE for name in names):
        return False
    return any(name in SEAT_WORDS for name in names)


def _is_the_other_of_two(node: ast.BinOp) -> bool:
    one = isinstance(node.left, ast.Constant) and node.left.value == 1
    return one and isinstance(node.op, ast.Sub) and _name(node.right) in SEAT_WORDS


def _is_fixed(side: ast.expr) -> bool:
    return isinstance(side, (ast.Constant, ast.UnaryOp)) or _name(side).isupper()


def decisions_of_one_seat(modules: list[Module]) -> list[str]:
    """Find who asks a question whose single choice it is, where several may answer."""
    return [
        _at(module, node.lineno, "ask who may answer (players), or whose choice they make (whose)")
        for module in modules
        if module.package not in COMPILED
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Attribute) and node.attr == "player"
        if _name(node.value) in QUESTIONS
    ]


def imports_in_functions(modules: list[Module]) -> list[str]:
    """Find imports inside functions of what is compiled: they hide that modules need each other."""
    return [
        _at(module, inner.lineno, "import at the top; what two modules need stands in a third")
        for module, node in _nodes(modules, COMPILED)
        if isinstance(node, ast.FunctionDef)
        for inner in ast.walk(node)
        if isinstance(inner, (ast.Import, ast.ImportFrom))
    ]


def import_cycles(modules: list[Module]) -> list[str]:
    """Find modules that need themselves as they are loaded, by way of those that they import."""
    names = {module.name for module in modules}
    needs = {module.name: _needed(module, names) for module in modules}
    while free := [name for name, needed in needs.items() if not needed & needs.keys()]:
        for name in free:
            del needs[name]
    while ends := needs.keys() - set().union(*needs.values()):
        for name in ends:
            del needs[name]
    return [
        _at(module, 1, f"is imported by what it imports: {', '.join(sorted(needs[module.name]))}")
        for module in modules
        if module.name in needs
    ]


def _needed(module: Module, names: set[str]) -> set[str]:
    """The modules that a module imports when it is loaded, or when its functions are called."""
    found: set[str] = set()
    for used in imports_of(module):
        target = used.target.removeprefix("jajna.")
        while target and target not in names:
            target = target.rpartition(".")[0]
        if target and not used.types_only:
            found.add(target)
    return found


def texts_compared(modules: list[Module]) -> list[str]:
    """Find texts in fields of nodes that are compared with certain texts: such a field has a few
    values, and holds a `vocab.Term`. What is only printed is no part of what nodes are compared by.
    """
    texts = _texts_of_nodes(modules)
    certain = {module.name: _certain_texts(module) for module in modules}
    return [
        _at(module, line, f"{owner}.{field}: hold a Term, or a field(compare=False)")
        for module in modules
        for line, owner, field in _Comparisons(module, texts, certain).found()
        if f"{owner}.{field}" not in NAMES_BY_THE_RULES
    ]


def _texts_of_nodes(modules: list[Module]) -> dict[str, set[str]]:
    """The fields of each class of nodes that hold texts which aren't mere wording."""
    found: dict[str, set[str]] = {}
    for _, node in _nodes(modules, NODES):
        if isinstance(node, ast.ClassDef) and "dataclass" in map(_name, node.decorator_list):
            found.setdefault(node.name, set()).update(_texts_in(node))
    return found


def _texts_in(node: ast.ClassDef) -> Iterator[str]:
    for child in node.body:
        if isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
            if ast.unparse(child.annotation) in TEXTS and not _is_wording(child.value):
                yield child.target.id


def _certain_texts(module: Module) -> set[str]:
    """The constants of a module that are texts, or consist of them."""
    return {
        node.target.id
        for node in module.tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if node.value is not None and _has_text(node.value)
    }


def _has_text(value: ast.expr) -> bool:
    """Whether it is a text that isn't empty, or has one among its items or keys."""
    if isinstance(value, ast.Constant):
        return isinstance(value.value, str) and value.value != ""
    if isinstance(value, ast.Dict):
        return any(key is not None and _has_text(key) for key in value.keys)
    if isinstance(value, (ast.Tuple, ast.List, ast.Set)):
        return any(_has_text(item) for item in value.elts)
    return isinstance(value, ast.Call) and any(_has_text(item) for item in value.args)


class _Comparisons:
    """The places in a module where texts of nodes are compared with certain texts."""

    def __init__(
        self, module: Module, texts: dict[str, set[str]], certain: dict[str, set[str]]
    ) -> None:
        self.module = module
        self.texts = texts
        self.certain = certain[module.name].copy()
        self.kinds: dict[str, set[str]] = {}
        """The classes of nodes that an expression may be of, in the function that is read."""
        for used in imports_of(module):
            owner, _, name = used.target.removeprefix("jajna.").rpartition(".")
            if name in certain.get(owner, ()):
                self.certain.add(name)

    def found(self) -> Iterator[tuple[int, str, str]]:
        """Line, class and field of each."""
        yield from self._below(self.module.tree, "")

    def _below(self, node: ast.AST, owner: str) -> Iterator[tuple[int, str, str]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef):
                yield from self._below(child, child.name)
            elif isinstance(child, ast.FunctionDef):
                self.kinds = _kinds_in(child, owner)
                for inner in ast.walk(child):
                    yield from self._in(inner)

    def _in(self, node: ast.AST) -> Iterator[tuple[int, str, str]]:
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(self._is_certain(side) for side in sides):
                for side in sides:
                    yield from self._text(side)
        elif isinstance(node, ast.Match):
            yield from self._text(node.subject)
        elif isinstance(node, ast.Subscript) and self._is_certain(node.value):
            yield from self._looked_up(node.slice)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in TAKING_TEXTS_APART:
                yield from self._text(node.func.value)
            elif node.func.attr == "get" and self._is_certain(node.func.value):
                yield from self._looked_up(node.args[0])

    def _looked_up(self, key: ast.expr) -> Iterator[tuple[int, str, str]]:
        # A table says names in the words of a language; elsewhere it would say what they mean.
        if self.module.package not in WORDING_TABLES:
            yield from self._text(key)

    def _is_certain(self, side: ast.expr) -> bool:
        return _has_text(side) or (isinstance(side, ast.Name) and side.id in self.certain)

    def _text(self, side: ast.expr) -> Iterator[tuple[int, str, str]]:
        if isinstance(side, ast.Attribute):
            for kind in sorted(self.kinds.get(ast.unparse(side.value), ())):
                if side.attr in self.texts.get(kind, ()):
                    yield side.lineno, kind, side.attr


def _kinds_in(function: ast.FunctionDef, owner: str) -> dict[str, set[str]]:
    """The classes that expressions in a function are said to be of: by annotation, or as asked."""
    kinds: dict[str, set[str]] = {"self": {owner}}
    for argument in function.args.args:
        if argument.annotation is not None:
            kinds.setdefault(argument.arg, set()).update(_names_in(argument.annotation))
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and _name(node) == "isinstance":
            kinds.setdefault(ast.unparse(node.args[0]), set()).update(_names_in(node.args[1]))
    return kinds


def _names_in(node: ast.expr) -> set[str]:
    return {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}


LAWS: Final = (
    unknown_packages,
    downward_imports,
    kernel_naming_mechanics,
    kernel_out_of_order,
    unplaced_in_kernel,
    naming_single_mechanics,
    reading_ourselves,
    names_of_classes,
    enums_of_one_name,
    terminal_outside_adapters,
    chance_and_time,
    uses_of_any,
    misplaced_dataclasses,
    nodes_made_slowly,
    slow_classes,
    generators,
    interpreted_heirs,
    opponents_by_comparison,
    decisions_of_one_seat,
    imports_in_functions,
    import_cycles,
    texts_compared,
)
