"""Cards of new sets are data: a set's file may describe them. CR 200.1."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jajna.cards.conditions import Condition
from jajna.cards.described import described_cards
from jajna.cards.pool import Pool
from jajna.cards.queries import parse_query
from jajna.cards.sets import read_set_file
from jajna.errors import CardError, UnsupportedCardError
from jajna.vocab import Color, Supertype, Type
from tests.cards import files

PRINTED = {"number": "1", "rarity": "common"}
CUB: files.Object = {
    "name": "Tinder Cub",
    "manaCost": "{1}{R}",
    "type": "Legendary Creature — Bear",
    "text": "Haste",
    "power": "3",
    "toughness": "1",
    "foreignData": [{"language": "Spanish", "name": "Cachorro de yesca"}],
    **PRINTED,
}


def write(folder: Path, *cards: files.Object, code: str = "tst", name: str = "new.json") -> Path:
    (folder / "sets").mkdir(exist_ok=True)
    path = folder / "sets" / name
    data = {"code": code, "name": "Test", "cards": list(cards)}
    path.write_text(json.dumps({"data": data}), encoding="utf-8")
    return path


def pool(folder: Path) -> Pool:
    return Pool(folder / "cards.sqlite")


def test_a_new_card_is_played_from_the_file_of_its_set(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="no card named 'Tinder Cub'"):
        pool(tmp_path).card("Tinder Cub")
    write(tmp_path, CUB)
    card = pool(tmp_path).card("cachorro de yesca")
    face = card.faces[0]

    assert (card.name, card.spanish) == ("Tinder Cub", "Cachorro de yesca")
    assert (face.types, face.supertypes) == (Type.CREATURE, Supertype.LEGENDARY)
    assert (face.subtypes, face.colors) == (("Bear",), Color.RED)
    assert (face.power, face.toughness, len(face.abilities)) == ("3", "1", 1)
    entry = pool(tmp_path).entry("Tinder Cub")
    assert (entry.origin, entry.data.printings, entry.data.mana_value) == ("sets", ("TST",), 2)
    assert "Tinder Cub" in pool(tmp_path).names()
    assert "Tinder Cub" in pool(tmp_path).compiled_names()


def test_a_new_card_is_searched_for_like_all_others(tmp_path: Path) -> None:
    write(tmp_path, CUB, {"name": "Shock", "number": "2", "rarity": "common"})
    held = pool(tmp_path)

    def found(asked: Condition) -> list[str]:
        return [one.data.name for one in held.search(asked)]

    assert found(parse_query("yesca")) == ["Tinder Cub"]
    assert found(parse_query("set:tst")) == ["Shock", "Tinder Cub"]
    assert found(parse_query("set:tst t:bear")) == ["Tinder Cub"]
    assert found(parse_query("set:tst set:8ED")) == ["Shock"]
    assert found(parse_query("tinder mv<=1")) == []
    assert held.printed_in(["TST"]) == {"Shock", "Tinder Cub"}


def test_what_is_not_understood_is_refused_with_its_clause(tmp_path: Path) -> None:
    write(tmp_path, {**CUB, "text": "Wobble the moon."})
    with pytest.raises(UnsupportedCardError, match=r"Tinder Cub can't be played.*Wobble"):
        pool(tmp_path).card("Tinder Cub")
    assert "Tinder Cub" not in pool(tmp_path).compiled_names()
    matches = pool(tmp_path).search(parse_query("tinder"))
    assert [one.compiled for one in matches] == [False]


def test_imported_cards_go_before_those_that_a_set_describes(tmp_path: Path) -> None:
    source = files.write(tmp_path / "cards.json", {"Grim Elk": [files.face("Grim Elk")]})
    write(
        tmp_path,
        {**CUB, "name": "Grim Elk"},
        {**CUB, "name": "Serra Angel"},
        {"name": "Grim Elk", "number": "9", "rarity": "rare"},
    )
    held = pool(tmp_path)
    held.import_file(source)

    assert held.entry("Grim Elk").origin == "imported"
    assert held.entry("Serra Angel").origin == "starter"
    assert [one.data.name for one in held.search(parse_query("set:TST"))] == [
        *("Grim Elk", "Serra Angel")
    ]


def test_a_whole_file_of_mtgjson_is_read_with_backs_and_printings(tmp_path: Path) -> None:
    split: files.Object = {"layout": "split", "uuid": "id-1"}
    fire = {"name": "Fire // Ice", "faceName": "Fire", "side": "a", "manaCost": "{1}{R}"}
    ice = {"name": "Fire // Ice", "faceName": "Ice", "side": "b", "manaCost": "{1}{U}"}
    path = write(
        tmp_path,
        {**CUB, **split, **fire, "type": "Instant", "text": "Draw a card.", "manaValue": 4.0},
        {**CUB, **split, **ice, "type": "Instant", "text": "Draw two cards."},
        {**CUB, "number": "7"},
        {**CUB, "number": "8", "printings": ["OLD", "TST"], "colors": ["R"], "types": ["Creature"]},
    )
    held = described_cards(path)
    assert sorted(held) == ["Fire // Ice", "Tinder Cub"]
    assert [face.name for face in held["Fire // Ice"].faces] == ["Fire", "Ice"]
    assert held["Fire // Ice"].mana_value == 4
    numbers = [(one.name, one.number, one.uuid) for one in read_set_file(path)[0].cards]
    assert numbers == [
        ("Fire // Ice", "1", "id-1"),
        ("Tinder Cub", "7", ""),
        ("Tinder Cub", "8", ""),
    ]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"manaCost": "1R"}, "not a mana cost"),
        ({"type": "Wibble — Bear"}, "'wibble' in the type line"),
    ],
)
def test_what_can_t_be_a_card_is_refused_with_file_and_name(
    tmp_path: Path, wrong: files.Object, why: str
) -> None:
    path = write(tmp_path, {**CUB, **wrong})
    with pytest.raises(CardError, match=rf"new\.json: 'Tinder Cub' can't be a card: .*{why}"):
        described_cards(path)
