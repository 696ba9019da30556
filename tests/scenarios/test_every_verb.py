"""Every instruction that a text can give and every keyword action is shown by a scenario."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from jajna.cards.nodes import load_nodes
from jajna.ir.base import Effect, Node
from jajna.wording import PHRASES
from tests.scenarios.test_scenarios import SCRIPTS
from tests.scenarios.used import cards_of, nodes_of
from tests.text.sources import trees

ACTION: Final = re.compile(r"701\.\d+")


BY_TESTS: Final = {
    "RollPlanarDie": "901",
    "LetChaosEnsue": "901",
    "AbandonThis": "904",
    "CreateRandomCreature": "momir",
}
"""Instructions of casual variants, whose decks a scenario can't set up: the modules of
``tests/rules`` that play them.
"""
SECTIONS_BY_TESTS: Final = {"701.31": "901", "701.32": "904", "701.33": "904"}
"""The keyword actions among them."""


def kinds_of(base: type[Node]) -> Iterator[type[Node]]:
    """The classes below a family of nodes."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def test_every_instruction_is_on_a_card_of_a_scenario() -> None:
    load_nodes()
    shown = {
        type(node) for script in SCRIPTS for card in cards_of(script) for node in nodes_of(card)
    }
    worded = {phrase.node for phrase in PHRASES if issubclass(phrase.node, Effect)}
    assert {kind.__name__ for kind in worded - shown} == set(BY_TESTS)


def test_what_scenarios_cannot_set_up_is_played_by_tests() -> None:
    folder = Path(__file__).parent.parent / "rules"
    for section, module in SECTIONS_BY_TESTS.items():
        text = (folder / f"test_{module}.py").read_text(encoding="utf-8")
        assert f"test_{section.replace('.', '_')}" in text, section


def test_701_1_every_keyword_action_is_shown_with_a_rule_of_its_own() -> None:
    load_nodes()
    kinds = {kind.__name__ for kind in kinds_of(Node)}
    supported = {  # from the sources, as compiled classes have no docstrings
        section
        for tree in trees()
        for made in ast.walk(tree)
        if isinstance(made, ast.ClassDef) and made.name in kinds
        for section in ACTION.findall(ast.get_docstring(made) or "")
    }
    cited = {
        section for script in SCRIPTS for rule in script.rules for section in ACTION.findall(rule)
    }
    assert len(supported) > 20
    assert supported - cited - {"701.1", *SECTIONS_BY_TESTS} == set()  # what is said of all of them
