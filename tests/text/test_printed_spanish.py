"""How much of what Magic has printed in Spanish is what is printed here, and is read again."""

from __future__ import annotations

import json
import lzma
import random
from collections import defaultdict
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from jajna.card import Face
from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import compile_card, default_compiler
from jajna.cards.mtgjson import CardData
from jajna.cards.printing import by_sections
from jajna.era import CURRENT
from jajna.oracle.vocabulary import load
from jajna.text.own_names import noun_of
from jajna.text.printers import printer
from tests.oracle.test_spanish import lines, read_otherwise
from tests.text.printed_spanish import CLASSES, KEYWORDS, Compared, compare, plain_lines

SEED: Final = 2016
CARDS: Final = 1000
"""So many printed cards are compared, drawn by seed."""
LETTER_FOR_LETTER: Final = 0.85
"""The least share of lines without words of older templates that are ours letter for letter."""
LINES: Final = 2000
READ_AGAIN: Final = 0.99


class Printed(NamedTuple):
    """A card as it was printed in Spanish."""

    name: str
    spanish: str
    text: str


def printed_cards(shared: Path) -> list[Printed]:
    """The printed Spanish texts of the corpus, each once."""
    file = shared / "corpus" / "spanish-printed.json.xz"
    if not file.is_file():
        pytest.skip(f"no printed texts at {file}")
    rows = json.loads(lzma.decompress(file.read_bytes()))
    rows = rows["data"] if isinstance(rows, dict) else rows
    found = {(row["name"], row["text"]): row for row in rows}
    return [Printed(row["name"], row["spanish"], row["text"]) for row in found.values()]


def cards(shared: Path) -> list[CardData]:
    file = shared / "corpus" / "AtomicCards.json.xz"
    if not file.is_file():
        pytest.skip(f"no corpus at {file}")
    return list(read_card_file(file))


def ours(face: Face) -> list[str]:
    """The Spanish lines of a face as they are printed here, with ``~`` for its name."""
    own = noun_of(face.types, face.subtypes).named()
    lines = "\n".join(printer("es", CURRENT, own).text_box(face.abilities)).split("\n")
    return list(by_sections(lines, "."))


def compiled(card: CardData) -> tuple[Face, ...]:
    made = compile_card(card, default_compiler()).card
    return made.faces if made is not None else ()


@pytest.mark.slow
def test_printed_lines_are_ours_or_of_older_templates(shared: Path) -> None:
    load()
    by_name = {face.name: card for card in cards(shared) for face in card.faces}
    printed = printed_cards(shared)
    names = defaultdict(set)
    for one in printed:
        names[one.name].add(one.spanish)
    random.Random(SEED).shuffle(printed)
    found: list[Compared] = []
    for one in printed:
        card = by_name.get(one.name)
        if card is None:
            continue
        for face, data, spanish in zip(
            compiled(card), card.faces, card.spanish or ("",) * len(card.faces), strict=False
        ):
            if data.name == one.name:
                called = sorted({*names[one.name], spanish or one.spanish}, key=len)
                found.append(compare(plain_lines(one.text, reversed(called)), ours(face)))
        if len(found) == CARDS:
            break
    same = sum(len(one.same) for one in found)
    other = sum(len(one.other) for one in found)
    print({"same": same, "newer": sum(len(one.newer) for one in found), "other": other})
    assert {name for one in found for name in one.newer} <= {
        KEYWORDS,
        *[name for name, _ in CLASSES],
    }
    assert same / (same + other) >= LETTER_FOR_LETTER, (same, other)


@pytest.mark.slow
def test_lines_of_all_kinds_are_read_again(shared: Path) -> None:
    load()
    drawn = cards(shared)
    random.Random(SEED).shuffle(drawn)
    read = 0
    differing: list[str] = []
    for card in drawn:
        for face in compiled(card):
            read += len(list(lines(face)))
            differing += read_otherwise(face)
        if read >= LINES:
            break
    print({"lines": read, "read otherwise": len(differing)})
    assert 1 - len(differing) / read >= READ_AGAIN, "\n".join(differing)


def test_the_name_of_a_card_is_found_in_its_text() -> None:
    text = "La Maleza tranquila entra girada. (Es una tierra.)Gira a la Maleza tranquila."
    assert plain_lines(text, ["Maleza tranquila"]) == ["~ entra girada.", "Gira a ~."]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Agrega {G} a tu reserva de maná.", "mana isn't added to a pool"),
        ("~ hace 1 punto de daño a la criatura o jugador objetivo.", "any target"),
    ],
)
def test_words_of_an_older_template_are_named(line: str, name: str) -> None:
    assert compare([line], []) == Compared((), (name,), ())


def test_a_keyword_that_was_printed_without_its_full_stop_is_named() -> None:
    assert compare(["Vuela"], ["Vuela."]) == Compared((), (KEYWORDS,), ())


def test_a_line_that_is_said_otherwise_differs() -> None:
    found = compare(["Roba una carta.", "Toma una carta ya."], ["Roba una carta."])
    assert found == Compared(("Roba una carta.",), (), ("Toma una carta ya.",))
