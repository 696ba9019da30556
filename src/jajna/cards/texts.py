"""Compiles a text that is no card's yet, in either language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.cards.type_lines import read_type_line
from jajna.oracle.source import FaceData
from jajna.vocab import SUPERTYPE_NAMES, TYPE_NAMES, Type, bits

if TYPE_CHECKING:
    from jajna.oracle.compiler import Compiled

__all__ = ["compile_text"]


def compile_text(
    text: str,
    type_line: str = "Creature",
    *,
    language: str = "en",
    name: str = "~",
    cost: str = "",
) -> Compiled:
    """Compile the text of a face, a line for each ability, in English or Spanish ("en", "es").

    ``type_line`` is in either language; ``name`` is what the text calls the card, ``cost`` its mana
    cost. What can't be read of the text is reported in the result. Raises CardError for a type line
    that isn't understood.
    """
    from jajna.oracle.compiler import compile_face  # It takes a while to load.

    said = read_type_line(type_line)
    stats = "1" if said.types & Type.CREATURE else ""
    data = FaceData(
        name=name,
        full_name=name,
        mana_cost=cost,
        types_line=type_line,
        supertypes=tuple([SUPERTYPE_NAMES[bit].capitalize() for bit in bits(said.supertypes)]),
        types=tuple([TYPE_NAMES[bit].capitalize() for bit in bits(said.types)]),
        subtypes=said.subtypes,
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
    )
    return compile_face(data, language)
