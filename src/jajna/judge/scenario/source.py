"""YAML as plain data that knows its lines: the part of YAML 1.2 that scenarios are written in.

Values are texts, whole numbers, true, false and nothing; there are no fractions, so that the rule
613.10 stays what it is. Anchors, tags and keys given twice are refused.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias, final

import yaml

from jajna.judge.scenario.wording import ScenarioError
from jajna.messages import Message

__all__ = ["Document", "Place", "Value", "documents"]

Value: TypeAlias = "str | int | bool | list[Value] | dict[str, Value] | None"
Place: TypeAlias = tuple[str | int, ...]
"""The keys and indexes that lead to a value."""

NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,99})")
WORDS: Final[dict[str, bool | None]] = {"true": True, "false": False, "null": None, "~": None}
DEEPEST: Final = 40
"""The greatest depth to which values may stand in each other."""
STARTS: Final = (
    yaml.BlockMappingStartToken,
    yaml.BlockSequenceStartToken,
    yaml.FlowMappingStartToken,
    yaml.FlowSequenceStartToken,
)
ENDS: Final = (yaml.BlockEndToken, yaml.FlowMappingEndToken, yaml.FlowSequenceEndToken)
DEFAULT_TAGS: Final = (
    "tag:yaml.org,2002:str",
    "tag:yaml.org,2002:map",
    "tag:yaml.org,2002:seq",
)


@final
class Document:
    """A YAML document as plain data; ``lines`` has the line of each value."""

    def __init__(self) -> None:
        self.value: Value = None
        self.lines: dict[Place, int] = {}

    def line(self, place: Place) -> int:
        """The line of a value, or of the nearest one around it that there is."""
        while place and place not in self.lines:
            place = place[:-1]
        return self.lines.get(place, 0)


@final
class _Loader(yaml.SafeLoader):
    """Composes nodes without guessing types and without anchors."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}  # noqa: RUF012


def documents(text: str) -> list[Document]:
    """Every document of a YAML stream. Raises ScenarioError for other text."""
    found: list[Document] = []
    try:
        _check_tokens(text)
        for node in yaml.compose_all(text, Loader=_Loader):
            document = Document()
            document.value = _value(document, node, ())
            found.append(document)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        raise ScenarioError(
            mark.line + 1 if mark is not None else 0,
            Message("This is no YAML: {problem}.", problem=error.problem or "?"),
        ) from error
    except yaml.YAMLError as error:
        raise ScenarioError(
            0, Message("This is no YAML: {problem}.", problem=str(error))
        ) from error
    return found


def _check_tokens(text: str) -> None:
    """Refuse what would make the composed nodes refer to each other or stand too deep."""
    depth = 0
    for token in yaml.scan(text, Loader=_Loader):
        line = token.start_mark.line + 1
        if isinstance(token, yaml.AnchorToken | yaml.AliasToken):
            raise ScenarioError(
                line,
                Message("Anchors and aliases have no meaning in a scenario."),
                Message("Put a text that begins with * or & between quotation marks."),
            )
        if isinstance(token, STARTS):
            depth += 1
        elif isinstance(token, ENDS):
            depth -= 1
        if depth > DEEPEST:
            raise ScenarioError(line, Message("Values stand too deep in each other."))


def _value(document: Document, node: yaml.Node, place: Place) -> Value:
    line = node.start_mark.line + 1
    document.lines.setdefault(place, line)
    if isinstance(node, yaml.ScalarNode):
        return _scalar(node)
    if node.tag not in DEFAULT_TAGS:
        raise ScenarioError(
            line, Message("The tag {tag} has no meaning in a scenario.", tag=node.tag)
        )
    if isinstance(node, yaml.SequenceNode):
        return [_value(document, part, (*place, index)) for index, part in enumerate(node.value)]
    assert isinstance(node, yaml.MappingNode), node
    return _mapping(document, node, place)


def _mapping(document: Document, node: yaml.MappingNode, place: Place) -> dict[str, Value]:
    made: dict[str, Value] = {}
    for key, part in node.value:
        line = key.start_mark.line + 1
        if not isinstance(key, yaml.ScalarNode):
            raise ScenarioError(line, Message("A key must be a text."))
        name = str(key.value)
        if name in made:
            raise ScenarioError(line, Message("{key} is given twice.", key=name))
        document.lines[*place, name] = line
        made[name] = _value(document, part, (*place, name))
    return made


def _scalar(node: yaml.ScalarNode) -> Value:
    text = str(node.value)
    if node.style is not None:
        return text
    if node.tag not in DEFAULT_TAGS and node.tag != "tag:yaml.org,2002:null":
        raise ScenarioError(
            node.start_mark.line + 1,
            Message("The tag {tag} has no meaning in a scenario.", tag=node.tag),
        )
    if not text:
        return None
    if text in WORDS:
        return WORDS[text]
    return int(text) if NUMBER.fullmatch(text) else text
