"""Entries of the pool as data, with what is printed in the words of a language."""

from __future__ import annotations

from jajna.card import Face
from jajna.cards.mtgjson import CardData
from jajna.cards.pool import Entry, sets_folder
from jajna.cards.printing import data_type_line, face_text, type_line
from jajna.cards.sets import known_sets
from jajna.cards.source_code import Writer
from jajna.era import Era
from jajna.ir.codec import Codec
from jajna.oracle.source import FaceData

__all__ = ["entry_data", "expressions", "faces_of", "text_of", "type_line_of"]


def entry_data(entry: Entry, lang: str, era: Era, oracle: bool = False) -> dict[str, object]:
    """The facts about a card, as data for JSON.

    With ``oracle`` each face also has the text of the card data, and the nodes of its abilities.
    """
    data = entry.data
    faces = faces_of(entry)
    facts = [_face_facts(face, spanish, printed, lang, era) for face, spanish, printed in faces]
    if oracle:
        codec = Codec()
        for fact, (face, _, printed) in zip(facts, faces, strict=True):
            fact["oracle"] = face.text
            fact["nodes"] = codec.encode(printed.abilities) if printed is not None else None
    return {
        "name": data.name,
        "spanish": data.spanish_name,
        "layout": data.layout,
        "mana_value": data.mana_value,
        "printings": data.printings,
        "numbers": _printed(data),
        "origin": entry.origin,
        "compiled": entry.card is not None,
        "blockers": entry.blockers,
        "faces": facts,
    }


def _face_facts(
    face: FaceData, spanish: str, printed: Face | None, lang: str, era: Era
) -> dict[str, object]:
    return {
        "name": face.name,
        "spanish": spanish,
        "mana_cost": face.mana_cost,
        "type_line": type_line_of(face, printed, lang, era),
        "text": text_of(face, spanish, printed, lang, era),
        "power": face.power,
        "toughness": face.toughness,
        "loyalty": face.loyalty,
        "defense": face.defense,
        "hand": face.hand,
        "life": face.life,
        "colors": face.colors,
    }


def expressions(face: Face) -> list[str]:
    """The nodes of each ability of a face, as an expression of Python."""
    writer = Writer()
    return [writer.write(ability) for ability in face.abilities]


def faces_of(entry: Entry) -> list[tuple[FaceData, str, Face | None]]:
    """Each face of a card: facts, Spanish name and, where the card compiles, the face itself."""
    faces = entry.data.faces
    spanish = entry.data.spanish or ("",) * len(faces)
    printed: tuple[Face | None, ...] = entry.card.faces if entry.card else (None,) * len(faces)
    return list(zip(faces, spanish, printed, strict=True))


def type_line_of(face: FaceData, printed: Face | None, lang: str, era: Era) -> str:
    """The type line in a language; in an era's words where the card compiles."""
    return type_line(printed, lang, era) if printed else data_type_line(face, lang)


def text_of(face: FaceData, spanish: str, printed: Face | None, lang: str, era: Era) -> str:
    """The text of a face as it is understood; the imported one where it isn't."""
    if printed is None:
        return face.text
    return face_text(printed, lang, spanish if lang == "es" else "", era)


def _printed(data: CardData) -> list[dict[str, object]]:
    """Each printing of a card in a set that is known."""
    return [
        {"set": one.code, "number": card.number, "size": one.size, "rarity": card.rarity}
        for one in known_sets(sets_folder())
        for card in one.printings(data.name)
    ]
