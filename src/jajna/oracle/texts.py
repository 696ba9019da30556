"""Compiles a text that is no card's yet, in either language."""

from __future__ import annotations

from typing import Final

from jajna.oracle.compiler import Compiled, compile_face
from jajna.oracle.source import FaceData
from jajna.oracle.type_lines import read_type_line

__all__ = ["compile_text"]

CREATURE: Final = "Creature"


def compile_text(
    text: str,
    type_line: str = CREATURE,
    *,
    language: str = "en",
    name: str = "~",
    cost: str = "",
) -> Compiled:
    """Compile the text of a face, a line for each ability, in English or Spanish ("en", "es").

    ``type_line`` is in English or in the language of the text; ``name`` is what the text calls the
    card, ``cost`` its mana cost. What can't be read is reported in the result.
    """
    words = read_type_line(type_line, language)
    stats = "1" if CREATURE in words.types else ""
    return compile_face(
        FaceData(
            name=name,
            full_name=name,
            mana_cost=cost,
            types_line=type_line,
            supertypes=words.supertypes,
            types=words.types,
            subtypes=words.subtypes,
            text=text,
            power=stats,
            toughness=stats,
            loyalty="",
            defense="",
            colors="",
            color_indicator="",
            layout="normal",
            side="",
            keywords=(),
        ),
        language,
    )
