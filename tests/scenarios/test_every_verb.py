"""Every keyword action is shown by a scenario about its own rules. CR 701."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from jajna.cards.nodes import load_nodes
from jajna.ir.base import Node
from tests.scenarios.test_scenarios import SCRIPTS

ACTION: Final = re.compile(r"701\.\d+")


def kinds_of(base: type[Node]) -> Iterator[type[Node]]:
    """The classes below a family of nodes."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def test_701_1_every_keyword_action_is_shown_with_a_rule_of_its_own() -> None:
    load_nodes()
    supported = {
        section for kind in kinds_of(Node) for section in ACTION.findall(kind.__doc__ or "")
    }
    cited = {
        section
        for script in SCRIPTS
        for rule in script.data.rules
        for section in ACTION.findall(rule)
    }
    assert len(supported) > 20
    assert supported - cited - {"701.1"} == set()  # what is said of all of them
