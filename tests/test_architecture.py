"""The sources keep the laws of the house, and each law notices when it is broken."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Final

import pytest

import architecture
from architecture import Module
from tests.conftest import ROOT

Law = Callable[[list[Module]], list[str]]

KEPT_BY: Final = architecture.read_modules(ROOT / "src")

# A node with texts: whose something is, a name, and a word that is only printed.
TEXTS: Final = """
@dataclass(frozen=True)
class Moves(Effect):
    whose: str = ""
    name: str = ""
    word: str = field(default="all", compare=False)
"""

# law, name of the module, source that breaks the law
BROKEN: Final[list[tuple[Law, str, str]]] = [
    (architecture.unknown_packages, "helpers", ""),
    (architecture.downward_imports, "vocab", "import jajna.kernel"),
    (architecture.downward_imports, "kernel.zones", "from jajna.cli import main"),
    (architecture.downward_imports, "kernel.zones", "from jajna import oracle"),
    (architecture.downward_imports, "kernel.zones", "from jajna import new_game"),
    (architecture.downward_imports, "kernel.zones", "from . import stack"),
    (architecture.downward_imports, "ir.effects", "from jajna.kernel.game import Game"),
    (
        architecture.downward_imports,
        "vocab",
        "if TYPE_CHECKING:\n    from jajna.kernel.game import Game",
    ),
    (architecture.downward_imports, "ir.effects", "def f() -> None:\n    import jajna.mechanics"),
    (
        architecture.downward_imports,
        "ir.effects",
        "if TYPE_CHECKING:\n    pass\nelse:\n    from jajna.kernel.game import Game",
    ),
    (
        architecture.kernel_naming_mechanics,
        "kernel.damage",
        "if TYPE_CHECKING:\n    from jajna.mechanics.damage import DealDamage",
    ),
    (architecture.kernel_naming_mechanics, "kernel.damage", "import jajna.mechanics"),
    (
        architecture.kernel_out_of_order,
        "kernel.zones.move",
        "from jajna.kernel.door.perform import perform",
    ),
    (
        architecture.kernel_out_of_order,
        "kernel.zones.move",
        "def f() -> None:\n    from jajna.kernel import casting",
    ),
    (architecture.unplaced_in_kernel, "kernel.helpers.odds", ""),
    (
        architecture.naming_single_mechanics,
        "agents.heuristic.deeds",
        "from jajna.mechanics.continuous.power_toughness import PowerToughness",
    ),
    (
        architecture.naming_single_mechanics,
        "text.speech",
        "if TYPE_CHECKING:\n    from jajna.mechanics.keywords.soulbond import ThePair",
    ),
    (
        architecture.naming_single_mechanics,
        "oracle.soundness",
        "from jajna.mechanics.actions.lasting import Change",
    ),
    (
        architecture.naming_single_mechanics,
        "oracle.binder",
        "from jajna.mechanics.actions.library import Mill",
    ),
    (architecture.reading_ourselves, "oracle.soundness", "import ast"),
    (architecture.reading_ourselves, "text.templates", "from inspect import getsource"),
    (
        architecture.reading_ourselves,
        "text.templates",
        "def f() -> None:\n    from ast import parse",
    ),
    (architecture.names_of_classes, "oracle.binder", "done = DONE.get(type(node).__name__)"),
    (architecture.names_of_classes, "agents.random", "if 'Enter' in type(on).__name__: ..."),
    (architecture.enums_of_one_name, "ir.base", "class A(Enum): ...\nclass A(Term): ..."),
    (architecture.terminal_outside_adapters, "agents.human", "import click"),
    (architecture.terminal_outside_adapters, "", "from rich.console import Console"),
    (architecture.chance_and_time, "kernel.chance", "import random"),
    (architecture.chance_and_time, "mechanics.dice", "from random import randint"),
    (architecture.chance_and_time, "ir.amounts", "import datetime as clock"),
    (architecture.chance_and_time, "kernel.turn", "from time import monotonic"),
    (architecture.uses_of_any, "kernel.zones", "def f(x: list[Any]) -> None: ..."),
    (architecture.uses_of_any, "kernel.zones", "def f(x: typing.Any) -> None: ..."),
    (architecture.misplaced_dataclasses, "kernel.zones", "@dataclass(frozen=True)\nclass A: ..."),
    (architecture.misplaced_dataclasses, "events", "@dataclasses.dataclass\nclass A: ..."),
    (architecture.misplaced_dataclasses, "ir.effects", "@dataclass\nclass A: ..."),
    (architecture.misplaced_dataclasses, "ir.effects", "@dataclass(frozen=False)\nclass A: ..."),
    (architecture.nodes_made_slowly, "ir.costs", "from dataclasses import dataclass, replace"),
    (architecture.nodes_made_slowly, "mechanics.copying", "import dataclasses"),
    (architecture.slow_classes, "ir.base", "class A(ABC): ..."),
    (architecture.slow_classes, "ir.base", "class A(Protocol[T]): ..."),
    (architecture.slow_classes, "ir.base", "class A(B, C): ..."),
    (architecture.slow_classes, "ir.base", "class A(metaclass=M): ..."),
    (architecture.slow_classes, "ir.base", "@registered\nclass A: ..."),
    (architecture.slow_classes, "ir.base", "class A:\n    class B: ..."),
    (architecture.slow_classes, "ir.base", "class A:\n    names: list[str] = []"),
    (architecture.slow_classes, "ir.base", "class A:\n    names = dict()"),
    (architecture.generators, "kernel.zones", "def f() -> Iterator[int]:\n    yield 1"),
    (
        architecture.interpreted_heirs,
        "oracle.reading",
        "from jajna.ir.base import Effect\nclass Read(Effect): ...",
    ),
    (architecture.opponents_by_comparison, "ir.filters.nouns", "fits = thing != ctx.controller"),
    (architecture.opponents_by_comparison, "mechanics.party", "thing.controller != player"),
    (
        architecture.opponents_by_comparison,
        "kernel.turn",
        "found = [one.id for one in game.players if one.id != player]",
    ),
    (architecture.opponents_by_comparison, "agents.heuristic.sight", "seat != self.view.me.id"),
    (architecture.opponents_by_comparison, "simulation.running", "game.players[1 - seat]"),
    (architecture.decisions_of_one_seat, "cli.play", "agents[game.decision.player]"),
    (architecture.decisions_of_one_seat, "replay", "who = question.player"),
    (
        architecture.imports_in_functions,
        "kernel.zones",
        "def f() -> None:\n    from jajna.kernel.turn import g",
    ),
    (architecture.import_cycles, "kernel.zones", "from jajna.kernel.zones import f"),
    (
        architecture.texts_compared,
        "ir.moves",
        TEXTS + '    def f(self) -> bool:\n        return self.whose == "your"',
    ),
    (
        architecture.texts_compared,
        "ir.moves",
        TEXTS + '    def f(self) -> bool:\n        return self.whose.startswith("your")',
    ),
    (
        architecture.texts_compared,
        "mechanics.moves",
        TEXTS + 'def f(made: Moves) -> bool:\n    return made.whose in ("your", "their")',
    ),
    (
        architecture.texts_compared,
        "mechanics.moves",
        TEXTS
        + 'YOURS: Final = "your"\n'
        + "def f(made: Effect) -> bool:\n"
        + "    return isinstance(made, Moves) and made.whose == YOURS",
    ),
    (
        architecture.texts_compared,
        "mechanics.moves",
        TEXTS
        + 'OWNERS: Final = {"your": 1, "their": 2}\n'
        + "def f(made: Moves) -> int:\n    return OWNERS[made.whose]",
    ),
    (
        architecture.texts_compared,
        "mechanics.moves",
        TEXTS
        + "def f(made: Moves) -> int:\n    match made.whose:\n"
        + '        case "your":\n            return 1',
    ),
]

# law, name of the module, source that looks like a breach and is none
KEPT: Final[list[tuple[Law, str, str]]] = [
    (architecture.unknown_packages, "__main__", ""),
    (architecture.downward_imports, "kernel.zones", "from jajna.ir.base import Effect"),
    (architecture.downward_imports, "kernel.zones", "from jajna import vocab, errors"),
    (architecture.downward_imports, "kernel.zones", "from jajna.kernel import stack"),
    (
        architecture.kernel_out_of_order,
        "kernel.zones.move",
        "if TYPE_CHECKING:\n    from jajna.kernel.door.perform import PerformFrame",
    ),
    (
        architecture.kernel_out_of_order,
        "kernel.door.perform",
        "from jajna.kernel.zones import move",
    ),
    (architecture.unplaced_in_kernel, "kernel.turn.turn", ""),
    (architecture.downward_imports, "agents.random", "from jajna import new_game"),
    (
        architecture.downward_imports,
        "events",
        "if TYPE_CHECKING:\n    from jajna.kernel.game import Game",
    ),
    (
        architecture.naming_single_mechanics,
        "agents.heuristic.deeds",
        "from jajna.ir.declared.worth import touched_by",
    ),
    (architecture.reading_ourselves, "cards.source_code", "import ast"),
    (architecture.reading_ourselves, "kernel.zones", "from jajna.kernel.inspect import look"),
    (architecture.names_of_classes, "kernel.digest", 'line = f"{type(effect).__name__} of it"'),
    (architecture.names_of_classes, "ir.base", "raise NotImplementedError(type(self).__name__)"),
    (architecture.names_of_classes, "ir.base", "assert asked, type(self).__name__"),
    (architecture.names_of_classes, "ir.codec", "name = kind.__name__"),
    (architecture.enums_of_one_name, "ir.base", "class A(Enum): ...\nclass A(Effect): ..."),
    (architecture.enums_of_one_name, "ir.base", "class _A(Enum): ...\nclass _A(Enum): ..."),
    (architecture.terminal_outside_adapters, "cli.play", "import click"),
    (architecture.chance_and_time, "cli.bench", "import time"),
    (architecture.uses_of_any, "cards.pool", "from typing import Any\nx: Any = 1"),
    (architecture.misplaced_dataclasses, "ir.effects", "@dataclass(frozen=True)\nclass A: ..."),
    (architecture.misplaced_dataclasses, "cards.pool", "@dataclass\nclass A: ..."),
    (architecture.nodes_made_slowly, "ir.costs", "from jajna.frozen import dataclass"),
    (architecture.nodes_made_slowly, "mechanics.copying", "from dataclasses import replace"),
    (architecture.nodes_made_slowly, "card", "from dataclasses import dataclass"),
    (architecture.slow_classes, "ir.base", "@final\nclass A(Effect):\n    x: int = 1"),
    (architecture.slow_classes, "ir.base", "class A(Base, Generic[T]): ..."),
    (
        architecture.slow_classes,
        "ir.base",
        'class A:\n    word: str = field(default="or", compare=False)',
    ),
    (architecture.generators, "cards.pool", "def f() -> Iterator[int]:\n    yield 1"),
    (
        architecture.interpreted_heirs,
        "formats.decks",
        "from jajna.errors import DeckError\nclass LineError(DeckError): ...",
    ),
    (
        architecture.interpreted_heirs,
        "mechanics.damage",
        "from jajna.ir.base import Effect\nclass DealDamage(Effect): ...",
    ),
    (architecture.opponents_by_comparison, "kernel.players.teams", "seat != player"),
    (architecture.opponents_by_comparison, "kernel.zones", "thing.controller != player"),
    (architecture.opponents_by_comparison, "mechanics.party", "game.active == ctx.controller"),
    (architecture.opponents_by_comparison, "ir.refs", "event.player != -1"),
    (architecture.opponents_by_comparison, "ir.refs", "game.is_opponent(thing, ctx.controller)"),
    (architecture.decisions_of_one_seat, "kernel.game", "question.player"),
    (architecture.decisions_of_one_seat, "cli.play", "question.players[0]"),
    (architecture.decisions_of_one_seat, "cli.play", "setup.player"),
    (architecture.imports_in_functions, "kernel.zones", "import struct\n\ndef f() -> None: ..."),
    (architecture.imports_in_functions, "cli.play", "def f() -> None:\n    import readline"),
    (
        architecture.import_cycles,
        "kernel.zones",
        "if TYPE_CHECKING:\n    from jajna.kernel.zones import f",
    ),
    (
        architecture.texts_compared,
        "mechanics.moves",
        TEXTS + 'def f(made: Moves) -> bool:\n    return made.word == "each"',
    ),
    (
        architecture.texts_compared,
        "mechanics.moves",
        TEXTS + 'def f(made: Moves, name: str) -> bool:\n    return made.name in ("", name)',
    ),
]


@pytest.mark.parametrize("law", architecture.LAWS)
def test_the_sources_keep_the_law(law: Law) -> None:
    breaches = law(KEPT_BY)
    assert not breaches, "\n".join(breaches)


@pytest.mark.parametrize(("law", "name", "source"), BROKEN)
def test_a_breach_is_found_once_and_named(law: Law, name: str, source: str) -> None:
    breaches = law([Module(name, ast.parse(source))])
    assert len(breaches) == 1
    assert breaches[0].startswith(f"jajna.{name}:")


@pytest.mark.parametrize(("law", "name", "source"), KEPT)
def test_what_is_allowed_is_no_breach(law: Law, name: str, source: str) -> None:
    assert law([Module(name, ast.parse(source))]) == []


def test_a_cycle_of_imports_is_told_of_the_modules_in_it_alone() -> None:
    sources = {
        "kernel.door": "from jajna.kernel import triggers",
        "kernel.triggers": "from jajna.kernel.paying import pay",
        "kernel.paying": "from jajna.kernel.door import perform\nimport jajna.kernel.zones",
        "kernel.zones": "",
        "kernel.turn": "from jajna.kernel.door import perform",
    }
    modules = [Module(name, ast.parse(source)) for name, source in sources.items()]
    told = [breach.partition(":")[0] for breach in architecture.import_cycles(modules)]
    assert told == ["jajna.kernel.door", "jajna.kernel.triggers", "jajna.kernel.paying"]


def test_every_law_is_tried_on_a_breach() -> None:
    assert {law for law, _, _ in BROKEN} == set(architecture.LAWS)


def test_the_modules_are_found_by_their_dotted_names() -> None:
    names = {module.name for module in KEPT_BY}
    assert names >= {"", "__main__", "vocab", "errors"}
