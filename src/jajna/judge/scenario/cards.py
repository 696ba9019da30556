"""Cards written out in a scenario, compiled from their Oracle text; and the way back."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from jajna.card import Card, Face
from jajna.cards.facts import color_letters
from jajna.cards.printing import face_text, type_line
from jajna.cards.type_lines import read_type_line
from jajna.errors import CardError
from jajna.judge.scenario.model import CardText
from jajna.messages import Message
from jajna.oracle import Compiled, FaceData, compile_face
from jajna.oracle.halves import numbered_on
from jajna.oracle.soundness import defects
from jajna.vocab import SUPERTYPE_NAMES, TYPE_NAMES, bits

__all__ = ["Refused", "compiled_card", "written_card"]

STATS: Final = re.compile(r"(-?[\d*+]+)/(-?[\d*+]+)")
SIDES: Final = "ab"
NAMELESS: Final = "\N{NULL}"
"""A name that no text has."""


class Refused(Exception):
    """A card can't be made of its text in the scenario; ``what`` tells the reader why."""

    def __init__(self, what: Message, remedy: Message | None = None) -> None:
        super().__init__()
        self.what = what
        self.remedy = remedy


def compiled_card(written: CardText) -> Card:
    """The card, compiled from its text. Raises Refused if that isn't understood or isn't sound."""
    parts = [written] if written.back is None else [written, written.back]
    full = " // ".join(part.name for part in parts)
    if written.back is not None and written.layout == "normal":
        raise Refused(
            Message("A card with a back needs a layout."),
            Message("Say for example 'layout: transform'."),
        )
    faces: list[Face] = []
    for index, part in enumerate(parts):
        side = SIDES[index] if len(parts) > 1 else ""
        found = _compiled(_face_data(part, full, written.layout, side))
        if found.face is None:
            raise Refused(
                Message(
                    "{card} can't be played: this is not understood: {clause}",
                    card=part.name,
                    clause=found.blockers[0],
                ),
                Message("Word it as Oracle text does."),
            )
        faces.append(found.face)
    made = Card(full, numbered_on(tuple(faces)), written.layout)
    unsound = defects(made)
    if unsound:
        raise Refused(
            Message(
                "{card} can't be played: its text doesn't hang together ({defect}).",
                card=full,
                defect=str(unsound[0]),
            ),
            Message("Word it as Oracle text does."),
        )
    return made


@cache
def _compiled(data: FaceData) -> Compiled:
    """The face compiled. A name that is also a word of the game ("Flying", "Draw") means that word
    where the text isn't understood otherwise.
    """
    found = compile_face(data)
    if found.face is None and " " not in data.name:
        plain = compile_face(data, called=NAMELESS)
        return found if plain.face is None else plain
    return found


def _face_data(part: CardText, full: str, layout: str, side: str) -> FaceData:
    try:
        line = read_type_line(part.type)
    except CardError as error:
        raise Refused(
            Message("This is no type line: {line}.", line=part.type or "-"),
            Message("Write it like Creature — Bear."),
        ) from error
    enchants = f"Enchant {line.enchants}\n" if line.enchants else ""
    power, toughness = _stats(part)
    return FaceData(
        name=part.name,
        full_name=full,
        mana_cost=part.cost,
        types_line=part.type,
        supertypes=tuple(SUPERTYPE_NAMES[one].title() for one in bits(line.supertypes)),
        types=tuple(TYPE_NAMES[one].title() for one in bits(line.types)),
        subtypes=line.subtypes,
        text=enchants + part.text.strip(),
        power=power,
        toughness=toughness,
        loyalty=part.loyalty,
        defense=part.defense,
        colors="",
        color_indicator=_colors(part),
        layout=layout,
        side=side,
        keywords=(),
    )


def _stats(part: CardText) -> tuple[str, str]:
    if not part.pt:
        return "", ""
    found = STATS.fullmatch(part.pt)
    if found is None:
        raise Refused(
            Message("{pt} is no power and toughness.", pt=part.pt),
            Message("Write it like 2/3."),
        )
    return found[1], found[2]


def _colors(part: CardText) -> str:
    letters = part.colors.upper()
    if any(letter not in "WUBRG" for letter in letters):
        raise Refused(
            Message("{colors} are no colors.", colors=part.colors),
            Message("Write letters of WUBRG."),
        )
    return letters


def written_card(card: Card) -> CardText | None:
    """The card written out; None if its text doesn't give the same card again."""
    if len(card.faces) > 2:
        return None
    back = _written(card.faces[1], "normal", None) if len(card.faces) > 1 else None
    beside = card.layout in ("planar", "scheme", "vanguard")  # CR 100.2d
    layout = card.layout if back is not None or beside else "normal"
    written = _written(card.faces[0], layout, back)
    try:
        again = compiled_card(written)
    except Refused:
        return None
    return written if again.faces == card.faces else None


def _written(face: Face, layout: str, back: CardText | None) -> CardText:
    cost = face.mana_cost
    plain = cost is not None and cost.colors == face.colors
    return CardText(
        name=face.name,
        type=type_line(face, "en"),
        cost=str(cost) if cost is not None else "",
        text=_text(face),
        pt=f"{face.power}/{face.toughness}" if face.power else "",
        loyalty=face.loyalty,
        defense=face.defense,
        colors="" if plain or not face.colors else color_letters(face.colors),
        layout=layout,
        back=back,
    )


def _text(face: Face) -> str:
    try:
        return face_text(face, "en")
    except LookupError:
        return "?"
