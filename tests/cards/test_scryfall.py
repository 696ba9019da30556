"""Cards of Scryfall's bulk data are the same cards as those of MTGJSON."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from jajna.cards.card_file import read_card_file
from jajna.cards.mtgjson import CardData
from jajna.errors import CardError
from tests.cards import files
from tests.cards.files import Object


def entry(name: str, **more: object) -> Object:
    """A creature of the bulk data, or what ``more`` makes of it."""
    found: Object = {
        "object": "card",
        "oracle_id": name,
        "name": name,
        "lang": "en",
        "layout": "normal",
        "mana_cost": "{1}{G}",
        "cmc": 2.0,
        "type_line": "Creature — Bear",
        "oracle_text": "",
        "power": "2",
        "toughness": "2",
        "colors": ["G"],
        "color_identity": ["G"],
        "keywords": [],
        "legalities": {"vintage": "legal", "standard": "not_legal"},
        "set": "8ed",
        "image_uris": {"small": "elsewhere"},
        "prices": {"usd": None},
    }
    return {**found, **more}


def side(name: str, cost: str, line: str, text: str) -> Object:
    """A half of a split card."""
    return {"object": "card_face", "name": name, "mana_cost": cost, "type_line": line,
            "oracle_text": text}  # fmt: skip


def read(path: Path, *entries: Object) -> dict[str, CardData]:
    """All cards by name of a file with these entries."""
    path = path / "oracle-cards.json"
    path.write_text(json.dumps(entries, ensure_ascii=False), encoding="utf-8")
    return {card.name: card for card in read_card_file(path)}


def of_mtgjson(path: Path, name: str, *faces: Object) -> CardData:
    """The card with these faces as MTGJSON has it."""
    return next(iter(read_card_file(files.write(path / "AtomicCards.json", {name: [*faces]}))))


def test_a_card_of_one_face_is_the_same_card(tmp_path: Path) -> None:
    keyworded = entry("Wind Drake", oracle_text="Flying", keywords=["Flying"])

    found = read(tmp_path, keyworded)["Wind Drake"]

    same = of_mtgjson(
        tmp_path, "Wind Drake", files.face("Wind Drake", "Flying", keywords=["Flying"])
    )
    assert found == same


def test_halves_have_the_colors_of_their_costs(tmp_path: Path) -> None:
    halves = [
        side("Fire", "{1}{R}", "Instant", "Burn."),
        side("Ice", "{1}{U}", "Instant", "Freeze."),
    ]
    split = entry(
        "Fire // Ice",
        layout="split",
        cmc=4.0,
        colors=["R", "U"],
        mana_cost="{1}{R} // {1}{U}",
        type_line="Instant // Instant",
        card_faces=halves,
        set="apc",
    )
    for dropped in ("oracle_text", "power", "toughness"):
        del split[dropped]

    found = read(tmp_path, split)["Fire // Ice"]

    assert [(face.name, face.side, face.colors, face.text) for face in found.faces] == [
        ("Fire", "a", "R", "Burn."),
        ("Ice", "b", "U", "Freeze."),
    ]
    assert (found.layout, found.mana_value, found.printings) == ("split", 4.0, ("APC",))
    later = read(tmp_path, {**split, "keywords": ["Aftermath"]})["Fire // Ice"]
    assert later.layout == "aftermath"


def test_supertypes_and_a_creature_type_of_two_words(tmp_path: Path) -> None:
    line = "Legendary Creature — Time Lord Doctor"

    face = read(tmp_path, entry("Who", type_line=line))["Who"].faces[0]

    assert (face.supertypes, face.types) == (("Legendary",), ("Creature",))
    assert face.subtypes == ("Time Lord", "Doctor")


def test_712_4_a_meld_card_has_what_its_pair_becomes_as_its_other_face(tmp_path: Path) -> None:
    parts = [
        {"component": "meld_part", "name": "Rats"},
        {"component": "meld_part", "name": "Scourge"},
        {"component": "meld_result", "name": "Host"},
    ]
    cards = read(
        tmp_path,
        *[entry(name, layout="meld", all_parts=parts) for name in ("Rats", "Scourge", "Host")],
    )

    assert list(cards) == ["Rats // Host", "Scourge // Host", "Host"]
    assert [face.name for face in cards["Rats // Host"].faces] == ["Rats", "Host"]
    assert [face.side for face in cards["Rats // Host"].faces] == ["a", "b"]


def test_what_is_no_card_and_other_languages_are_passed_over(tmp_path: Path) -> None:
    cards = read(
        tmp_path,
        entry("Bear", layout="token"),
        entry("Bear // Bear", layout="art_series"),
        entry("Osos", lang="es"),
        entry("Ox"),
    )

    assert list(cards) == ["Ox"]


def test_printings_of_a_card_are_one_card(tmp_path: Path) -> None:
    cards = read(tmp_path, entry("Ox", set="9ed"), entry("Ox", set="8ed"))

    assert cards["Ox"].printings == ("8ED", "9ED")
    assert not cards["Ox"].has_versions


def test_cards_that_share_a_name_are_versions(tmp_path: Path) -> None:
    other = entry("Sly Spy", oracle_id="b", oracle_text="Flying")

    assert read(tmp_path, entry("Sly Spy"), other)["Sly Spy"].has_versions


def test_a_card_on_two_sides_is_one_face(tmp_path: Path) -> None:
    faces = [{**entry("Ox"), "cmc": 2.0}, entry("Ox")]
    twice = {**entry("Ox // Ox", layout="reversible_card", card_faces=faces), "cmc": None}

    found = read(tmp_path, twice)["Ox"]

    assert (found.layout, found.mana_value, len(found.faces)) == ("normal", 2.0, 1)


def test_legalities_have_the_words_of_mtgjson(tmp_path: Path) -> None:
    found = read(tmp_path, entry("Ox", legalities={"vintage": "restricted", "modern": "banned"}))

    assert found["Ox"].legalities == {"vintage": "Restricted", "modern": "Banned"}


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("[]", "holds no cards"),
        ("[1]", "not Scryfall's Oracle Cards"),
        ('[{"object": "ruling"}]', "not Scryfall's Oracle Cards"),
        ('[{"name": "Ox"', "cut short"),
    ],
)
def test_another_list_is_refused(tmp_path: Path, content: str, message: str) -> None:
    path = tmp_path / "a.json"
    path.write_text(content)

    with pytest.raises(CardError, match=message):
        read_card_file(path)


def test_a_cost_that_is_none_stops_its_card_alone(tmp_path: Path) -> None:
    wrong = {**entry("Odd"), "card_faces": [side("Odd", "{1}R", "Instant", "")]}
    path = tmp_path / "a.json"
    path.write_text(json.dumps([wrong, entry("Ox")]))

    odd, ox = read_card_file(path).readings()

    assert "'{1}R' is not a mana cost" in str(odd)
    assert isinstance(ox, CardData)
    assert replace(ox, legalities={}).name == "Ox"


def test_an_entry_that_is_no_card_is_skipped_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text(json.dumps([{"object": "card", "name": 7}, entry("Ox")]))

    ox, wrong = read_card_file(path).readings()

    assert isinstance(ox, CardData)
    assert "#1" in str(wrong)
