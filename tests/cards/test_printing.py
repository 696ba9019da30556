"""Type lines in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jajna.card import Card, Face
from jajna.cards.printing import card_texts, data_type_line, face_text, type_line
from jajna.era import find
from jajna.ir.abilities import Activated, Keyworded, Triggered
from jajna.ir.amounts import ONE, Number
from jajna.ir.costs import TAP
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import AnyTarget, OfType
from jajna.ir.refs import Target
from jajna.mechanics.things.damage import DealDamage
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.oracle.source import FaceData
from jajna.vocab import Supertype, Type

BEAR = FaceData(
    name="Bear",
    full_name="Bear",
    mana_cost="{1}{G}",
    types_line="as printed",
    supertypes=(),
    types=(),
    subtypes=(),
    text="",
    power="2",
    toughness="2",
    loyalty="",
    defense="",
    colors="G",
    color_indicator="",
    layout="normal",
    side="",
    keywords=(),
)


def test_a_subtype_without_a_spanish_word_stays_english() -> None:
    face = Face("X", None, 0, Type.CREATURE, subtypes=("Oso", "Xyzzy"))

    assert type_line(face, "es") == "Criatura — Oso Xyzzy"


def test_201_5_the_text_of_a_face_calls_the_card_as_its_language_and_era_do() -> None:
    face = Face(
        "Shock Bird",
        None,
        0,
        Type.CREATURE,
        abilities=(
            Activated((TAP,), DealDamage(Number(2), Target(AnyTarget()))),
            Triggered(Enters(SELF), DrawCards(ONE)),
        ),
    )

    assert face_text(face, "en") == (
        "{T}: This creature deals 2 damage to any target.\nWhen this creature enters, draw a card."
    )
    assert face_text(face, "en", era=find("2023-04")) == (
        "{T}: Shock Bird deals 2 damage to any target.\n"
        "When Shock Bird enters the battlefield, draw a card."
    )
    assert face_text(face, "es", "Ave chocante") == (
        "{T}: Esta criatura hace 2 puntos de daño a cualquier objetivo.\n"
        "Cuando esta criatura entre, roba una carta."
    )
    assert face_text(face, "es", "Ave chocante", find("2019-05")) == (
        "{T}: Ave chocante hace 2 puntos de daño a cualquier objetivo.\n"
        "Cuando Ave chocante entre al campo de batalla, roba una carta."
    )


AURA = (Keyworded("enchant", 0, (OfType(Type.CREATURE),)),)
ON_A_LAND = (Keyworded("enchant", 0, (OfType(Type.LAND),)),)
LEGEND = ("Human", "Knight")


@pytest.mark.parametrize(
    ("face", "era", "english", "spanish"),
    [
        (
            Face("X", None, 0, Type.ENCHANTMENT, subtypes=("Aura",), abilities=AURA),
            "2003-07",
            "Enchant Creature",
            "Encantar criatura",
        ),
        (
            Face("X", None, 0, Type.ENCHANTMENT, subtypes=("Aura",), abilities=AURA),
            "2016-08",
            "Enchantment — Aura",
            "Encantamiento — Aura",
        ),
        (
            Face("X", None, 0, Type.ENCHANTMENT, subtypes=("Aura",), abilities=ON_A_LAND),
            "2003-07",
            "Enchant Land",
            "Encantar tierra",
        ),
        (
            Face("X", None, 0, Type.ENCHANTMENT, subtypes=("Aura",)),
            "2003-07",
            "Enchantment",
            "Encantamiento",
        ),
        (
            Face("X", None, 0, Type.CREATURE, Supertype.LEGENDARY, LEGEND),
            "2003-07",
            "Creature — Human Knight Legend",
            "Criatura — Humano Caballero Leyenda",
        ),
        (
            Face("X", None, 0, Type.CREATURE, Supertype.LEGENDARY, LEGEND),
            "2016-08",
            "Legendary Creature — Human Knight",
            "Criatura legendaria — Humano Caballero",
        ),
        (
            Face("X", None, 0, Type.LAND, Supertype.LEGENDARY),
            "2003-07",
            "Legendary Land",
            "Tierra legendaria",
        ),
        (
            Face("X", None, 0, Type.PLANESWALKER, Supertype.LEGENDARY, ("Jace",)),
            "2016-08",
            "Planeswalker — Jace",
            "Planeswalker — Jace",
        ),
        (
            Face("X", None, 0, Type.PLANESWALKER, Supertype.LEGENDARY, ("Jace",)),
            "2019-05",
            "Legendary Planeswalker — Jace",
            "Planeswalker legendario — Jace",
        ),
        (
            Face("X", None, 0, Type.INSTANT | Type.KINDRED, 0, ("Elf",)),
            "2016-08",
            "Tribal Instant — Elf",
            "Instantáneo tribal — Elfo",
        ),
    ],
)
def test_205_3c_a_type_line_is_written_as_in_its_era(
    face: Face, era: str, english: str, spanish: str
) -> None:
    assert type_line(face, "en", find(era)) == english
    assert type_line(face, "es", find(era)) == spanish


@pytest.mark.parametrize(
    ("types", "supertypes", "subtypes", "english", "spanish"),
    [
        (Type.CREATURE, 0, ("Bear",), "Creature — Bear", "Criatura — Oso"),
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
            "Tierra básica nevada — Bosque",
        ),
        (
            Type.INSTANT | Type.KINDRED,
            0,
            ("Elf",),
            "Kindred Instant — Elf",
            "Instantáneo tribal — Elfo",
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


@pytest.mark.parametrize(
    ("types", "supertypes", "spanish"),
    [
        (Type.PLANE, 0, "Plano"),
        (Type.PHENOMENON, 0, "Fenómeno"),
        (Type.SCHEME, Supertype.ONGOING, "Plan en curso"),
        (Type.DUNGEON, 0, "Mazmorra"),
    ],
)
def test_type_lines_of_other_cards_are_spanish(types: int, supertypes: int, spanish: str) -> None:
    face = Face("Xyzzy", None, 0, types, supertypes)
    assert type_line(face, "es") == spanish


def test_201_5_each_face_of_a_card_names_itself_in_its_language() -> None:
    shot = (Activated((TAP,), DealDamage(Number(2), Target(AnyTarget()))),)
    faces = (
        Face("Fire", None, 0, Type.INSTANT, abilities=shot),
        Face("Ice", None, 0, Type.INSTANT, abilities=shot),
    )
    card = Card("Fire // Ice", faces, "split", spanish="Fuego // Hielo")

    assert [one.split()[1] for one in card_texts(card, "es")] == ["Fuego", "Hielo"]
    assert [one.split()[1] for one in card_texts(card, "en")] == ["Fire", "Ice"]
    assert [one.split()[1] for one in card_texts(replace(card, spanish=""), "es")] == [
        "Fire",
        "Ice",
    ]


def test_205_1_the_types_of_card_data_are_told_unless_one_is_not_known() -> None:
    bear = replace(BEAR, types=("Creature",), supertypes=("Legendary",), subtypes=("Bear",))

    assert data_type_line(bear, "es") == "Criatura legendaria — Oso"
    assert data_type_line(bear, "en") == "as printed"
    assert data_type_line(replace(bear, types=("Eaturecray",)), "es") == "as printed"
