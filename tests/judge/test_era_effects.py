"""Which kinds of effects the lines of cards have, in the words of every era. CR 610-615."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from jajna.card import Face
from jajna.cards import starter
from jajna.cards.printing import face_text
from jajna.cli.judge import judge
from jajna.era import ERAS, find
from jajna.judge.kinds import kinds_of
from jajna.vocab import Type

EVERY_ERA = pytest.mark.parametrize("era", list(ERAS))


def face_of(name: str) -> Face:
    card = starter.card(name)
    assert card is not None, name
    return card.faces[0]


def effects(name: str, era: str, tongue: str) -> list[tuple[str, ...]]:
    face = face_of(name)
    text = face_text(face, tongue, era=find(era))
    lines = kinds_of(text, tongue, bool(face.types & (Type.INSTANT | Type.SORCERY)))
    return [line.effects for line in lines]


@EVERY_ERA
@pytest.mark.parametrize("tongue", ["en", "es"])
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Concentrate", [("one-shot",)]),
        ("Giant Growth", [("continuous",)]),
        ("Furnace of Rath", [("replacement",)]),
        ("Holy Day", [("prevention",)]),
        ("Glorious Anthem", [("continuous",)]),
        ("Crossbow Infantry", [("one-shot",)]),
        ("Samite Healer", [("prevention",)]),
        ("Horned Troll", [("replacement",)]),
        ("Blinding Angel", [("continuous",), ("replacement",)]),
        ("Vicious Hunger", [("one-shot",)]),
        ("Shivan Oasis", [("replacement",), ("one-shot",)]),
        ("Brass Herald", [("replacement",), ("one-shot",), ("continuous",)]),
        ("Urza's Mine", [("one-shot", "replacement")]),
        ("Phyrexian Metamorph", [("replacement",)]),
    ],
)
def test_609_1_each_effect_is_of_one_of_four_kinds(
    era: str, tongue: str, name: str, expected: list[tuple[str, ...]]
) -> None:
    assert effects(name, era, tongue) == expected


@EVERY_ERA
def test_609_1_both_languages_have_the_same_kinds_of_effects(era: str) -> None:
    differing = [
        name
        for name in starter.names()
        if sorted(set(effects(name, era, "en"))) != sorted(set(effects(name, era, "es")))
    ]
    assert differing == []


@pytest.mark.parametrize(
    ("lang", "text", "words"),
    [
        ("en", "{T}: Draw a card.", "activated ability (CR 113.3b, 602.1); one-shot effect"),
        ("es", "Prevén todo el daño de combate.", "efecto de prevención (CR 615.1)"),
    ],
)
def test_the_command_names_the_kinds_of_effects(lang: str, text: str, words: str) -> None:
    said = CliRunner().invoke(judge, ["kinds", text, "--lang", lang]).output
    assert words in said
