"""Texts in the wording of 2024 and later mean what the older wording of the same card means."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from jajna.oracle import FaceData, compile_face
from jajna.oracle.probe import read_corpus
from tests.oracle.faces import compiled
from tests.seen import at_least

PAIRS: Final = (
    ("Test Card enters the battlefield tapped.", "This creature enters tapped."),
    (
        "When Test Card enters the battlefield, you gain 1 life.",
        "When this creature enters, you gain 1 life.",
    ),
    (
        "Whenever another creature enters the battlefield under your control, you gain 1 life.",
        "Whenever another creature you control enters, you gain 1 life.",
    ),
    (
        "Whenever a creature with power 4 or greater enters the battlefield under your control, "
        "draw a card.",
        "Whenever a creature you control with power 4 or greater enters, draw a card.",
    ),
    (
        "Whenever one or more tokens enter the battlefield under your control, draw a card.",
        "Whenever one or more tokens you control enter, draw a card.",
    ),
    (
        "Whenever Test Card or another creature enters the battlefield under your control, you "
        "gain 1 life.",
        "Whenever this creature or another creature you control enters, you gain 1 life.",
    ),
    (
        "As long as it's your turn, Test Card has first strike.",
        "During your turn, this creature has first strike.",
    ),
    (
        "At the beginning of your precombat main phase, add {R}.",
        "At the beginning of your first main phase, add {R}.",
    ),
    (
        "Sacrifice Test Card: Test Card deals 1 damage to any target.",
        "Sacrifice this creature: It deals 1 damage to any target.",
    ),
    (
        "Whenever Test Card attacks, exile the top card of your library. You may play it this "
        "turn.",
        "Whenever this creature attacks, exile the top card of your library. You may play it this "
        "turn.",
    ),
)


def test_505_1b_the_second_main_phase_is_one_of_those_after_combat() -> None:
    after_combat = compiled("At the beginning of your postcombat main phase, draw a card.").face
    second = compiled("At the beginning of your second main phase, draw a card.").face
    assert after_combat is not None and second is not None
    assert after_combat != second


@pytest.mark.parametrize(("older", "newer"), PAIRS)
def test_older_and_newer_words_mean_the_same(older: str, newer: str) -> None:
    before, after = compiled(older).face, compiled(newer).face
    assert before is not None
    assert after is not None
    if "It deals" not in newer:
        assert before == after


KEPT: Final = (
    "During your turn, you may play it.",
    "Whenever a creature you control enters or dies in vain, draw a card.",
    "Whenever a creature enters you control, draw a card.",
)


@pytest.mark.parametrize("text", KEPT)
def test_only_what_is_such_a_wording_is_read_as_one(text: str) -> None:
    assert compiled(text).face is None


# -- the corpus ------------------------------------------------------------------------------------

SAMPLE: Final = 200
SUBTYPES: Final = ("Equipment", "Vehicle", "Aura", "Saga")
TYPES: Final = ("Creature", "Planeswalker", "Land", "Artifact", "Enchantment")


def called(face: FaceData) -> str:
    """How a permanent calls itself since 2024; "" for what goes on saying its name."""
    if "Legendary" in face.supertypes:
        return ""
    for word in SUBTYPES:
        if word in face.subtypes:
            return f"this {word}"
    for word in TYPES:
        if word in face.types:
            return f"this {word.lower()}"
    return ""


def rewritten(face: FaceData) -> str:
    """The text of a face in the words of 2024."""
    parts = face.text.split('"')
    word = called(face)
    if word:
        name = rf"(?<!named )(?<![A-Za-z]){re.escape(face.name)}(?![A-Za-z])"
        parts[::2] = [re.sub(name, word, part) for part in parts[::2]]
    text = '"'.join(parts)
    if word:
        text = re.sub(rf"(^|[.—•:\n] |\n){word}", rf"\g<1>{word[0].upper()}{word[1:]}", text)
    entering = (
        r"\b(Whenever (?:a|an|another|one or more) [^,.\"]*?) (enters?) the battlefield under"
    )
    text = re.sub(entering + r" your control", r"\1 you control \2", text)
    text = re.sub(r"\b([Ee]nter(?:s|ed|ing)?) the battlefield\b", r"\1", text)
    text = text.replace("precombat main", "first main")
    return text.replace("As long as it's your turn, ", "During your turn, ")


@pytest.mark.slow
def test_cards_in_the_words_of_2024_compile_to_the_same_abilities(shared: Path) -> None:
    file = shared / "corpus" / "AtomicCards.json.xz"
    if not file.is_file():
        pytest.skip(f"no corpus at {file}")
    cards = read_corpus(file)
    random.Random(2024).shuffle(cards)
    compared = 0
    for faces in at_least(20, cards):
        texts = [rewritten(face) for face in faces]
        if texts == [face.text for face in faces]:
            continue
        before = [compile_face(face).face for face in faces]
        if None in before:
            continue
        newer = [replace(face, text=text) for face, text in zip(faces, texts, strict=True)]
        assert [compile_face(face).face for face in newer] == before, faces[0].name
        compared += 1
        if compared == SAMPLE:
            break
    assert compared == SAMPLE
