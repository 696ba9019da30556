"""Oracle text in one form: no reminder text, own name as ``~``, wording of today.
CR 201.5, 207.2.
"""

from __future__ import annotations

import re
from typing import Final

from jajna.oracle.source import FaceData
from jajna.subtypes import ALL_SUBTYPES

__all__ = ["normal_lines", "normal_text", "short_name"]

_REMINDER: Final = re.compile(r" ?\([^()]*\)")
_ENTERS: Final = re.compile(r"\b([Ee]nter(?:s|ed|ing)?) the battlefield\b")
_THIS: Final = (
    "creature", "land", "artifact", "enchantment", "Aura", "Equipment", "Vehicle", "permanent",
    "planeswalker", "token", "Saga", "Class", "card", "battle", "Siege", "Fortification", "Case",
    "Room", "Spacecraft",
)  # fmt: skip
_THIS_PATTERN: Final = re.compile(r"\b[Tt]his (" + "|".join(_THIS) + r")\b(?! type)")


def normal_text(data: FaceData) -> str:
    """The text of a face in its normal form; lines are kept."""
    return "\n".join(normal_lines(data))


_SENTENCE: Final = re.compile(r"[.:\"]")
"""What a line of keywords hasn't; between those, a semicolon means no more than a comma."""


def normal_lines(data: FaceData) -> list[str]:
    """The lines of a face in their normal form; modes stay on the line that announces them."""
    text = data.text.replace("’", "'").replace("−", "−")
    lines: list[str] = []
    for line in text.split("\n"):
        bare = _REMINDER.sub("", line).strip()
        if not bare:
            continue
        bare = _ENTERS.sub(r"\1", _without_name(bare, data))
        if not _SENTENCE.search(bare):
            bare = bare.replace(";", ",")
        bare = bare.replace('"bands with', '"Bands with')
        if bare.startswith("•") and lines:
            lines[-1] += "\n" + bare
        elif _ROW.match(bare) and lines:
            lines[-1] += "\n• " + bare
        elif lines and lines[-1].startswith("LEVEL ") and not bare.startswith("LEVEL "):
            lines[-1] += f" {bare}" if _STATS.fullmatch(bare) else f"\n• {bare}"
        elif lines and _LEVEL_BAR.match(lines[-1]) and not _LEVEL_BAR.match(bare):
            lines[-1] += "\n• " + bare
        else:
            lines.append(bare)
    return lines


_ROW: Final = re.compile(r"\d+(?:—\d+|\+)? \|")
"""The beginning of a row of a results table, which stays with the roll and gets a mark. CR 706.3.
"""
_LEVEL_BAR: Final = re.compile(r"[^:]*: Level \d+$", re.MULTILINE)
"""A class level bar; the abilities of its section get marks. CR 716.2."""
_STATS: Final = re.compile(r"\d+/\d+")
"""The power and toughness of a level, which stay on its line; its abilities get marks."""


def _without_name(line: str, data: FaceData) -> str:
    """The line with its own name as ``~``; in quotation marks "this creature" is another thing."""
    parts = line.split('"')
    made: list[str] = []
    for number, part in enumerate(parts):
        quoted = number % 2 == 1
        part = _replace_names(part, data, "@" if quoted else "~")
        made.append(_THIS_PATTERN.sub("~", part))
    return '"'.join(made)


def _replace_names(text: str, data: FaceData, mark: str) -> str:
    """The text with a mark for each own name; before "target" the word is a verb."""
    names = [data.name]
    short = short_name(data)
    if short:
        names.append(short)
    for name in names:
        pattern = r"(?<![A-Za-z])" + re.escape(name) + r"(?! target\b)(?![A-Za-z])"
        text = re.sub(pattern, mark, text)
    return text


def short_name(data: FaceData) -> str:
    """The name by which a legendary permanent calls itself: what is before a comma or "the"."""
    if "Legendary" not in data.supertypes:
        return ""
    for mark in (",", " the ", " of "):
        before, found, _ = data.name.partition(mark)
        if found and before:
            return before
    first, _, rest = data.name.partition(" ")
    if first in ALL_SUBTYPES:
        return ""
    return first if rest and re.search(rf"\b{re.escape(first)}\b", data.text) else ""
