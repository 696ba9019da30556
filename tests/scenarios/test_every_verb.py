"""Every instruction that a text can give and every keyword action is shown by a scenario."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

from jajna.cards.nodes import load_nodes
from jajna.ir.base import Effect, Node
from jajna.wording import PHRASES
from tests.scenarios.test_scenarios import SCRIPTS
from tests.scenarios.used import cards_of, nodes_of
from tests.text.sources import trees

ACTION: Final = re.compile(r"701\.\d+")


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
    assert {kind.__name__ for kind in worded - shown} == set()


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
    assert supported - cited - {"701.1"} == set()  # what is said of all of them
