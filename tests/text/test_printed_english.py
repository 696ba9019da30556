"""English texts are those of the card data, letter for letter without reminder text."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from jajna.card import Face
from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import compile_card
from jajna.cards.mtgjson import CardData
from jajna.cards.printing import by_sections, face_text
from jajna.cards.texts import compile_text
from jajna.era import Era, find
from jajna.oracle import compile_face
from jajna.text.english.todays_words import in_todays_words
from jajna.text.own_names import short_form
from jajna.vocab import Type

SEED: Final = 2024
DRAWN: Final = 240
TRUE: Final = 0.94
"""The share of drawn cards that have to be printed letter for letter."""
_REMINDER: Final = re.compile(r"\s*\([^()]*\)")


def drawn(shared: Path, name: str) -> list[CardData]:
    """Cards of a file of the corpus."""
    path = shared / "corpus" / name
    if not path.is_file():
        pytest.skip(f"no corpus at {path}")
    return random.Random(SEED).sample(list(read_card_file(path)), DRAWN)


def bare(text: str) -> str:
    """A text without reminder text."""
    lines = [_REMINDER.sub("", line).strip() for line in text.split("\n")]
    return "\n".join(line for line in lines if line)


def printed(data: CardData, faces: tuple[Face, ...], era: Era) -> bool:
    """Whether each face of a card is printed as its data has it."""
    return all(
        bare(source.text) == bare(face_text(face, "en", "", era))
        for source, face in zip(data.faces, faces, strict=False)
    )


@pytest.mark.parametrize(
    ("name", "era"), [("NewCards.json.xz", "current"), ("AtomicCards.json.xz", "2023-04")]
)
def test_cards_are_printed_letter_for_letter_in_the_words_of_their_time(
    shared: Path, name: str, era: str
) -> None:
    found = [(one, compile_card(one, compile_face).card) for one in drawn(shared, name)]
    compiled = [(one, card.faces) for one, card in found if card is not None]
    true = [one.name for one, faces in compiled if printed(one, faces, find(era))]
    assert len(compiled) > DRAWN // 2
    assert len(true) / len(compiled) >= TRUE


def test_what_is_shown_is_read_as_the_same_abilities(shared: Path) -> None:
    read = 0
    for data in drawn(shared, "NewCards.json.xz"):
        card = compile_card(data, compile_face).card
        if card is None or len(card.faces) > 1 or "Class" in data.faces[0].subtypes:
            continue
        shown = replace(data.faces[0], text=face_text(card.faces[0], "en"))
        assert compile_face(shown).face == card.faces[0], data.name
        read += 1
    assert read > DRAWN // 2


def test_201_5_each_of_two_quoted_abilities_speaks_of_what_has_it() -> None:
    text = (
        "When this enchantment enters, target creature gains "
        '"This creature attacks each combat if able" and '
        '"Whenever this creature attacks, draw a card."'
    )
    face = compile_text(text, "Enchantment", name="Testing").face
    assert face is not None
    assert face_text(face, "en") == text


def test_721_2b_a_station_symbol_without_abilities_stays() -> None:
    lines = ["Station", "3+ | 2/2", "8+ | 5/4", "• Flying, trample", "• When it dies, scry 1."]
    shown = list(by_sections(lines, ""))
    assert shown == ["Station", "3+ |", "8+ | Flying, trample", "When it dies, scry 1."]
    assert list(by_sections(["8+ | 5/4"], "")) == ["8+ |"]


TODAY: Final = (
    (
        "Whenever a land enters under your control, draw a card.",
        "Whenever a land you control enters, draw a card.",
    ),
    (
        "Whenever ~ or another Elf with power 2 or less enters under your control, scry 1.",
        "Whenever ~ or another Elf you control with power 2 or less enters, scry 1.",
    ),
    (
        "if a creature entered under your control this turn, draw a card.",
        "if a creature entered the battlefield under your control this turn, draw a card.",
    ),
    (
        'has "{T}: Draw a card.", and is a Wizard.',
        'has "{T}: Draw a card," and is a Wizard.',
    ),
    ("As long as it's your turn, ~ has haste.", "During your turn, ~ has haste."),
    (
        "As long as it's your turn and you control an Elf, ~ has haste.",
        "During your turn, as long as you control an Elf, ~ has haste.",
    ),
    (
        "This creature's power is equal to the number of lands you control.",
        "~'s power is equal to the number of lands you control.",
    ),
    ("Spree\n• {2} — Draw a card.", "Spree\n+ {2} — Draw a card."),
    (
        "Target player puts a land onto the battlefield under your control.",
        "Target player puts a land onto the battlefield under your control.",
    ),
    ("Choose one —\n• Draw a card.", "Choose one —\n• Draw a card."),
)


@pytest.mark.parametrize(("before", "today"), TODAY)
def test_a_line_in_the_words_of_before_2024_is_said_in_those_of_today(
    before: str, today: str
) -> None:
    assert in_todays_words(before) == today


SHORT: Final = (
    ("Anna, the Brave of the North", Type.CREATURE, "Anna"),
    ("Anna of the North", Type.CREATURE, "Anna"),
    ("Anna the Brave", Type.PLANESWALKER, "Anna"),
    ("Ana, la Valiente", Type.CREATURE, "Ana"),
    ("Ana de Norte", Type.CREATURE, "Ana"),
    ("Hall of the North", Type.LAND, "Hall of the North"),
    ("Hall, Seat of the North", Type.LAND, "Hall"),
    ("Anna Brave", Type.CREATURE, "Anna Brave"),
)


@pytest.mark.parametrize(("name", "types", "short"), SHORT)
def test_201_5c_a_legend_is_called_by_a_short_form_of_its_name(
    name: str, types: int, short: str
) -> None:
    assert short_form(name, types, "es") == short
    assert short_form(name, types, "en") == (name if name == "Ana de Norte" else short)


def test_201_5_a_text_has_the_noun_the_short_name_or_the_whole_name_by_what_the_card_is() -> None:
    text = "When Anna, the Brave enters, you gain 2 life."
    legend = compile_text(text, "Legendary Creature", name="Anna, the Brave").face
    plain = compile_text(text, "Creature", name="Anna, the Brave").face
    assert legend is not None and plain is not None
    assert face_text(legend, "en") == "When Anna enters, you gain 2 life."
    assert face_text(plain, "en") == "When this creature enters, you gain 2 life."
    before = "When Anna, the Brave enters the battlefield, you gain 2 life."
    assert face_text(legend, "en", era=find("2023-04")) == before
    assert face_text(plain, "en", era=find("2023-04")) == before
