"""Type lines in both languages."""

from __future__ import annotations

import pytest

from jajna.card import Face
from jajna.cards.printing import type_line
from jajna.vocab import Supertype, Type


@pytest.mark.parametrize(
    ("types", "supertypes", "subtypes", "english", "spanish"),
    [
        (Type.CREATURE, 0, ("Bear",), "Creature — Bear", "Criatura — Bear"),
        (
            Type.CREATURE | Type.ARTIFACT,
            Supertype.LEGENDARY,
            (),
            "Legendary Artifact Creature",
            "Criatura artefacto legendaria",
        ),
        (Type.CREATURE | Type.LAND, 0, (), "Land Creature", "Criatura tierra"),
        (
            Type.LAND,
            Supertype.BASIC | Supertype.SNOW,
            ("Forest",),
            "Basic Snow Land — Forest",
            "Tierra básica nevada — Forest",
        ),
        (
            Type.INSTANT | Type.KINDRED,
            0,
            ("Elf",),
            "Kindred Instant — Elf",
            "Instantáneo tribal — Elf",
        ),
        (Type.ARTIFACT, Supertype.LEGENDARY, (), "Legendary Artifact", "Artefacto legendario"),
        (
            Type.ENCHANTMENT | Type.ARTIFACT,
            0,
            (),
            "Enchantment Artifact",
            "Artefacto encantamiento",
        ),
    ],
)
def test_205_1_a_type_line_puts_its_words_in_the_language_s_order(
    types: int, supertypes: int, subtypes: tuple[str, ...], english: str, spanish: str
) -> None:
    face = Face("X", None, 0, types, supertypes, subtypes)

    assert type_line(face, "en") == english
    assert type_line(face, "es") == spanish
