"""Type lines are read in both languages, as cards of any time have them. CR 205."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from jajna.card import Face
from jajna.cards import starter
from jajna.cards.pool import Pool
from jajna.cards.printing import type_line
from jajna.cards.sets import embedded_sets, set_called
from jajna.cards.type_lines import TypeLine, read_type_line
from jajna.cli import main
from jajna.era import ERAS, find
from jajna.errors import CardError
from jajna.ir.abilities import Keyworded
from jajna.ir.filters.nouns import OfSubtype, OfType, Permanent
from jajna.vocab import TYPE_NAMES, Supertype, Type
from tests.seen import at_least

CREATURE = Type.CREATURE


def enchanted(face: Face, era: str) -> str:
    """What a type line of an era says of what a local enchantment is put on."""
    if era != "2003-07":
        return ""
    for one in face.abilities:
        if isinstance(one, Keyworded) and one.name == "enchant":
            (fits,) = one.parameter
            if isinstance(fits, OfType):
                return TYPE_NAMES[fits.type]
            return fits.name if isinstance(fits, OfSubtype) else "permanent"
    return ""


@pytest.mark.parametrize("era", list(ERAS))
@pytest.mark.parametrize("tongue", ["en", "es"])
def test_205_1_every_type_line_says_what_the_card_is(era: str, tongue: str) -> None:
    for name in at_least(360, starter.names()):
        card = starter.card(name)
        assert card is not None
        for face in card.faces:
            expected = TypeLine(face.types, face.supertypes, face.subtypes, enchanted(face, era))
            assert read_type_line(type_line(face, tongue, find(era))) == expected, name


def test_205_2a_the_357_cards_of_eighth_edition_load() -> None:
    eighth = set_called("8ED", embedded_sets())
    pool = Pool()
    cards = {one.name: pool.card(one.name) for one in eighth.cards}

    assert len(eighth.cards) == 357
    for card in at_least(340, cards.values()):
        for tongue in ("en", "es"):
            line = type_line(card.faces[0], tongue, find("2003-07"))
            assert read_type_line(line).types == card.faces[0].types


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Criatura - Trasgo", TypeLine(CREATURE, 0, ("Goblin",))),
        ("Criatura artefacto - Muro", TypeLine(CREATURE | Type.ARTIFACT, 0, ("Wall",))),
        ("Artifact Creature - Wall", TypeLine(CREATURE | Type.ARTIFACT, 0, ("Wall",))),
        ("Criatura — Señor elfo", TypeLine(CREATURE, 0, ("Lord", "Elf"))),
        ("Instantáneo", TypeLine(Type.INSTANT)),
        ("Conjuro", TypeLine(Type.SORCERY)),
        ("Encantar criatura", TypeLine(Type.ENCHANTMENT, 0, ("Aura",), "creature")),
        ("Encantar tierra", TypeLine(Type.ENCHANTMENT, 0, ("Aura",), "land")),
        ("Enchant Permanent", TypeLine(Type.ENCHANTMENT, 0, ("Aura",), "permanent")),
        ("Encantar bosque", TypeLine(Type.ENCHANTMENT, 0, ("Aura",), "Forest")),
        ("Tierra básica — Llanura", TypeLine(Type.LAND, Supertype.BASIC, ("Plains",))),
        ("Tierra legendaria", TypeLine(Type.LAND, Supertype.LEGENDARY)),
        ("Creature — Golem Legend", TypeLine(CREATURE, Supertype.LEGENDARY, ("Golem",))),
        ("Criatura — Leyenda", TypeLine(CREATURE, Supertype.LEGENDARY)),
        ("Tribal Instant — Elf", TypeLine(Type.INSTANT | Type.KINDRED, 0, ("Elf",))),
        ("Creature — Time Lord Xyzzy", TypeLine(CREATURE, 0, ("Time Lord", "Xyzzy"))),
    ],
)
def test_205_3c_type_lines_of_both_languages_and_of_2003_are_read(
    line: str, expected: TypeLine
) -> None:
    assert read_type_line(line) == expected


def test_311_3_all_words_of_a_planar_type_are_one_subtype() -> None:
    assert read_type_line("Plane — New Phyrexia").subtypes == ("New Phyrexia",)


@pytest.mark.parametrize("line", ["", "Bear", "Creature Bear", "Enchant", "Enchant Red Bear", "—"])
def test_205_1_what_is_no_type_line_is_refused(line: str) -> None:
    with pytest.raises(CardError, match="the type line"):
        read_type_line(line)


def test_what_can_be_any_permanent_is_a_filter_of_its_own() -> None:
    card = starter.card("Confiscate")
    assert card is not None
    assert isinstance(card.faces[0].abilities[0], Keyworded)
    assert card.faces[0].abilities[0].parameter == (Permanent(),)


@pytest.mark.parametrize("line", ["Encantar criatura", "Enchant Creature", "Enchantment — Aura"])
def test_205_3c_a_card_of_a_scenario_may_be_written_as_in_2003(tmp_path: Path, line: str) -> None:
    text = "Enchant creature\\n" if "Aura" in line else ""
    file = tmp_path / "strength.yaml"
    file.write_text(
        "title: Strength\n"
        f'cards: [{{name: Might, type: {line}, cost: "{{0}}", '
        f'text: "{text}Enchanted creature gets +2/+1."}}]\n'
        "players: [{name: Ann, hand: [Might]}, {name: Bob}]\n"
        "battlefield: [Grizzly Bears]\n"
        "steps:\n"
        "  - {cast: Might, targets: [Grizzly Bears]}\n"
        "  - resolve: all\n"
        "  - expect: {objects: {Grizzly Bears: 4/3}}\n",
        encoding="utf-8",
    )
    for era in ERAS:
        done = CliRunner().invoke(main, ["judge", "run", str(file), "--era", era])
        assert done.exit_code == 0, done.output
