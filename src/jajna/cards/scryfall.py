"""Cards of Scryfall's bulk data "Oracle Cards", as faces in the schema of MTGJSON."""

from __future__ import annotations

from typing import Final, final

import msgspec

from jajna.cards.mtgjson import SEPARATOR, FaceFields
from jajna.files import ContentError, from_json
from jajna.messages import Message
from jajna.vocab import COLOR_LETTERS, SUPERTYPE_NAMES, mana_cost

__all__ = ["OracleCards"]

NO_CARDS: Final = frozenset({"token", "double_faced_token", "emblem", "art_series"})
"""Layouts of what is no card."""
ENGLISH: Final = "en"
WORDS: Final = {"legal": "Legal", "restricted": "Restricted", "banned": "Banned"}
SUPERTYPES: Final = frozenset({*SUPERTYPE_NAMES.values(), "elite", "host"})
DASH: Final = " — "
PLANE: Final = "Plane"
TIME_LORD: Final = ("Time", "Lord")
"""The one creature type of two words."""
SIDES: Final = "abcde"
MELD: Final = "meld"
RESULT: Final = "meld_result"
REVERSIBLE: Final = "reversible_card"


class _Part(msgspec.Struct, frozen=True):
    """A related card of a card."""

    component: str
    name: str


class _Face(msgspec.Struct, frozen=True):
    """What a card and each of its faces have."""

    name: str
    mana_cost: str = ""
    type_line: str = ""
    oracle_text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    hand_modifier: str | None = None
    life_modifier: str | None = None
    colors: tuple[str, ...] | None = None
    color_indicator: tuple[str, ...] | None = None
    cmc: float | None = None
    oracle_id: str = ""


class _Card(_Face, frozen=True, kw_only=True):
    """A card of the bulk data."""

    layout: str
    lang: str = ENGLISH
    set: str = ""
    keywords: tuple[str, ...] = ()
    legalities: dict[str, str] = {}
    card_faces: tuple[_Face, ...] = ()
    all_parts: tuple[_Part, ...] = ()

    @property
    def result(self) -> str:
        """The name of what a meld card becomes with its partner, "" for other cards."""
        found = [part.name for part in self.all_parts if part.component == RESULT]
        return found[0] if self.layout == MELD and found else ""


class _Sketch(msgspec.Struct, frozen=True):
    """Of a card what says whether it is one, and its name."""

    name: str
    layout: str
    lang: str = ENGLISH
    all_parts: tuple[_Part, ...] = ()


@final
class OracleCards:
    """The cards of Scryfall's bulk data by name, each read when it is asked for.

    Several printings of a card are one card, printed in the sets of all.
    """

    date: Final = ""

    def __init__(self, content: bytes) -> None:
        """Raises ContentError for content of another form.

        One entry that is no card has its number as its name, and is refused when it is asked for.
        """
        self._cards: Final[dict[str, list[msgspec.Raw]]] = {}
        wrong: dict[str, list[msgspec.Raw]] = {}
        first: ContentError | None = None
        for number, entry in enumerate(from_json(content, list[msgspec.Raw]), 1):
            try:
                sketch = from_json(bytes(entry), _Sketch)
            except ContentError as error:
                first = first or error
                wrong[f"#{number}"] = [entry]
                continue
            if sketch.layout not in NO_CARDS and sketch.lang == ENGLISH:
                self._cards.setdefault(_name(sketch), []).append(entry)
        if first is not None and not self._cards:
            raise first
        self._cards.update(wrong)

    def names(self) -> list[str]:
        """The names of the cards, in the file's order."""
        return [*self._cards]

    def faces(self, name: str) -> tuple[FaceFields, ...]:
        """The faces of a card, with that of a melded pair. CR 712.4.

        Raises ContentError for a card that is not in the schema.
        """
        printed = [from_json(bytes(entry), _Card) for entry in self._cards[name]]
        codes = tuple(dict.fromkeys(card.set.upper() for card in printed if card.set))
        versions = {card.oracle_id: card for card in reversed(printed) if card.oracle_id}
        if len(versions) > 1:  # un-cards that share a name
            return tuple(
                _fields(one, one, name, "", codes, one.layout) for one in versions.values()
            )
        card = printed[0]
        faces = _faces(card, name, codes)
        result = card.result
        if result in ("", card.name) or result not in self._cards:
            return faces
        return faces + _faces(from_json(bytes(self._cards[result][0]), _Card), result, ())


def _name(card: _Sketch) -> str:
    """The name by which MTGJSON has the card: a meld card's with that of what it becomes."""
    if card.layout == REVERSIBLE:
        return card.name.partition(SEPARATOR)[0]
    result = next((part.name for part in card.all_parts if part.component == RESULT), card.name)
    if card.layout == MELD and result != card.name:
        return card.name + SEPARATOR + result
    return card.name


def _faces(card: _Card, name: str, codes: tuple[str, ...]) -> tuple[FaceFields, ...]:
    if card.layout == REVERSIBLE:
        front = card.card_faces[:1]
        return tuple(_fields(card, face, name, "", codes, "normal") for face in front)
    layout = card.layout
    if layout == "split" and "Aftermath" in card.keywords:
        layout = "aftermath"
    if card.result:
        side = "b" if card.result == card.name else "a"
        return (_fields(card, card, name, side, codes, layout),)
    if not card.card_faces:
        return (_fields(card, card, name, "", codes, layout),)
    return tuple(
        _fields(card, face, name, side, codes, layout)
        for face, side in zip(card.card_faces, SIDES, strict=False)
    )


def _fields(
    card: _Card, face: _Face, name: str, side: str, codes: tuple[str, ...], layout: str
) -> FaceFields:
    """A face in the schema of MTGJSON."""
    supertypes, types, subtypes = _type_words(face.type_line)
    value = card.cmc if card.cmc is not None else face.cmc
    text = face.oracle_text
    return FaceFields(
        name=name,
        faceName=face.name if side else None,
        side=side or None,
        layout=layout,
        type=face.type_line,
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        colors=_colors(card, face),
        manaValue=value or 0.0,
        manaCost=face.mana_cost,
        text=text,
        power=face.power or "",
        toughness=face.toughness or "",
        loyalty=face.loyalty or "",
        defense=face.defense or "",
        hand=face.hand_modifier or "",
        life=face.life_modifier or "",
        colorIndicator=face.color_indicator or (),
        keywords=tuple(one for one in card.keywords if one.lower() in text.lower()),
        printings=codes,
        legalities={key: WORDS[word] for key, word in card.legalities.items() if word in WORDS},
    )


def _type_words(line: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """The supertypes, types and subtypes of a type line. CR 205.1."""
    front, _, behind = line.partition(DASH)
    words = front.split()
    supertypes = tuple(word for word in words if word.lower() in SUPERTYPES)
    types = tuple(word for word in words if word.lower() not in SUPERTYPES)
    if PLANE in types:  # a planar type may have several words
        return supertypes, types, (behind,) if behind else ()
    subtypes = behind.split()
    if all(word in subtypes for word in TIME_LORD):
        at = subtypes.index(TIME_LORD[0])
        subtypes[at : at + 2] = [" ".join(TIME_LORD)]
    return supertypes, types, tuple(subtypes)


def _colors(card: _Card, face: _Face) -> tuple[str, ...]:
    """The colors of a face; halves of split cards and the like have those of their costs. CR 105.2.

    Raises ContentError for a mana cost that is none.
    """
    if face.colors is not None:
        return face.colors
    if not face.mana_cost:
        return card.colors or ()  # CR 710.1c
    try:
        mask = mana_cost(face.mana_cost).colors
    except ValueError as error:
        why = Message("{value} is not a mana cost", value=repr(face.mana_cost))
        raise ContentError(why, is_json=True) from error
    return tuple(letter for bit, letter in COLOR_LETTERS.items() if mask & bit)
