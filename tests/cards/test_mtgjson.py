"""Card files: packed and plain, whole and damaged."""

from __future__ import annotations

import json
import zipfile
from codecs import BOM_UTF8
from pathlib import Path

import pytest

from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import compile_card, default_compiler
from jajna.cards.mtgjson import CardData
from jajna.errors import CardError
from tests.cards import files


def read(path: Path) -> dict[str, CardData]:
    """All cards of a file by name."""
    return {card.name: card for card in read_card_file(path)}


@pytest.mark.parametrize("name", ["a.json", "a.json.gz", "a.json.xz", "a.json.zip"])
def test_a_file_is_read_however_it_is_packed(tmp_path: Path, name: str) -> None:
    file = read_card_file(files.write(tmp_path / name))

    assert [card.name for card in file] == list(files.some_cards())
    assert len(file) == len(files.some_cards())
    assert file.date == "2026-02-01"


def test_packing_is_seen_in_the_file_and_not_in_its_name(tmp_path: Path) -> None:
    packed = files.write(tmp_path / "cards.xz").rename(tmp_path / "cards.json")

    assert "Wind Drake" in read(packed)


def test_a_face_has_the_facts_of_the_file(tmp_path: Path) -> None:
    card = read(files.write(tmp_path / "a.json"))["Wind Drake"]

    found = card.faces[0]
    assert (found.name, found.full_name, found.text) == ("Wind Drake", "Wind Drake", "Flying")
    assert (found.mana_cost, found.colors, found.power) == ("{1}{G}", "U", "2")
    assert (found.types, found.subtypes, found.types_line) == (
        ("Creature",),
        ("Bear",),
        "Creature — Bear",
    )
    assert (found.side, found.loyalty, found.color_indicator) == ("", "", "")
    assert (card.mana_value, card.printings) == (3.0, ("8ED", "9ED"))


def test_a_split_card_has_two_faces_with_sides(tmp_path: Path) -> None:
    card = read(files.write(tmp_path / "a.json"))["Fire // Ice"]

    assert [(face.name, face.side, face.full_name) for face in card.faces] == [
        ("Fire", "a", "Fire // Ice"),
        ("Ice", "b", "Fire // Ice"),
    ]
    assert not card.has_versions


def test_cards_that_share_a_name_are_versions_and_not_faces(tmp_path: Path) -> None:
    assert read(files.write(tmp_path / "a.json"))["Sly Spy"].has_versions


def test_spanish_names_are_kept_for_each_face(tmp_path: Path) -> None:
    cards = read(files.write(tmp_path / "a.json"))

    assert cards["Grizzly Bears"].spanish_name == "Osos pardos"
    assert cards["Twin // Twain"].spanish == ("", "Dos")
    assert cards["Wind Drake"].spanish_name == ""


def test_the_name_of_a_face_goes_before_that_of_the_whole_card(tmp_path: Path) -> None:
    names = files.spanish("Fuego // Hielo", faceName="Fuego")
    card = files.face("Fire // Ice", faceName="Fire", side="a", foreignData=names)

    found = read(files.write(tmp_path / "a.json", {"Fire // Ice": [card]}))

    assert found["Fire // Ice"].spanish == ("Fuego",)


@pytest.mark.parametrize("name", ["a.json", "a.json.gz", "a.json.xz", "a.json.zip"])
def test_a_file_cut_short_is_refused(tmp_path: Path, name: str) -> None:
    path = files.write(tmp_path / name)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])

    with pytest.raises(CardError, match="cut short"):
        read_card_file(path)


@pytest.mark.parametrize("name", ["a.json.gz", "a.json.xz", "a.json.zip"])
def test_a_damaged_file_is_refused(tmp_path: Path, name: str) -> None:
    path = files.write(tmp_path / name)
    content = bytearray(path.read_bytes())
    middle = len(content) // 2
    content[middle : middle + 20] = bytes(20)
    path.write_bytes(content)

    with pytest.raises(CardError, match=r"damaged|not JSON"):
        read_card_file(path)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not JSON"),
        (b"Lightning Bolt", "not JSON"),
        (b"[]", "holds no cards"),
        (b'{"cards": {}}', "not MTGJSON's AtomicCards"),
        (b'{"data": {}}', "holds no cards"),
        (b'{"data": {"8ED": {"cards": []}}}', "not lists of faces"),
    ],
)
def test_a_file_that_is_something_else_is_refused(
    tmp_path: Path, content: bytes, message: str
) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(content)

    with pytest.raises(CardError, match=message):
        read_card_file(path)


def test_a_card_out_of_the_schema_is_named(tmp_path: Path) -> None:
    wrong = {**files.face("Odd One"), "types": "Creature"}
    path = tmp_path / "a.json"
    path.write_text(json.dumps({"data": {"Odd One": [wrong]}}))

    with pytest.raises(CardError, match=r"'Odd One' .*types"):
        list(read_card_file(path))


def test_a_card_without_faces_is_refused(tmp_path: Path) -> None:
    path = files.write(tmp_path / "a.json", {"Nothing": []})

    with pytest.raises(CardError, match="'Nothing' has no faces"):
        list(read_card_file(path))


def test_an_archive_of_two_files_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.json", "{}")
        archive.writestr("b.json", "{}")

    with pytest.raises(CardError, match="2 JSON files"):
        read_card_file(path)


def test_an_archive_may_hold_more_than_the_file_with_all_cards(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("Meta.json", "{}")
        archive.writestr("__MACOSX/AtomicCards.json", "rubbish")
        archive.writestr("json/AtomicCards.json", files.as_bytes(files.some_cards()))
        archive.writestr("README.txt", "about")

    assert list(read(path)) == list(files.some_cards())


def test_a_mark_of_utf_8_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(BOM_UTF8 + files.as_bytes(files.some_cards()))

    assert list(read(path)) == list(files.some_cards())


def test_a_card_that_is_not_in_utf_8_is_named_and_the_others_are_read(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    cards = {"Wind Drake": [files.face("Wind Drake", "Räv")], "Ox": [files.face("Ox")]}
    path.write_bytes(files.as_bytes(cards).replace("ä".encode(), b"\xe4"))

    first, second = read_card_file(path).readings()

    assert isinstance(first, CardError)
    assert "the card 'Wind Drake' can't be read: " in str(first)
    assert isinstance(second, CardData)


def test_a_file_with_all_printings_says_what_to_get(tmp_path: Path) -> None:
    path = tmp_path / "AllPrintings.json"
    path.write_text(json.dumps({"data": {"8ED": {"cards": []}}, "meta": {}}))

    with pytest.raises(CardError, match="'jajna cards update' fetches AtomicCards"):
        read_card_file(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"none\.json can't be read"):
        read_card_file(tmp_path / "none.json")


def test_the_corpus_is_read_whole(shared: Path) -> None:
    cards = read(shared / "corpus" / "AtomicCards.json.xz")

    assert len(cards) == 21_533
    assert sum(len(card.faces) for card in cards.values()) == 21_951
    assert cards["Forest"].spanish_name == "Bosque"
    assert cards["Dryad Arbor"].faces[0].color_indicator == "G"
    assert [face.side for face in cards["Who // What // When // Where // Why"].faces] == [*"abcde"]
    assert sum(card.has_versions for card in cards.values()) == 5


def test_712_4_a_meld_card_has_what_its_pair_becomes_as_its_other_face(tmp_path: Path) -> None:
    cards = {
        "Rats // Host": [files.face("Rats // Host", faceName="Rats", layout="meld", side="a")],
        "Host": [files.face("Host", layout="meld", side="b", manaCost="")],
        "Lost // Nothing": [files.face("Lost // Nothing", faceName="Lost", layout="meld")],
    }
    path = tmp_path / "a.json"
    path.write_text(json.dumps({"data": cards, "meta": {}}))

    found = read(path)
    assert [face.name for face in found["Rats // Host"].faces] == ["Rats", "Host"]
    assert [face.name for face in found["Host"].faces] == ["Host"]
    assert [face.name for face in found["Lost // Nothing"].faces] == ["Lost"]

    verdicts = {name: compile_card(card, default_compiler()) for name, card in found.items()}
    assert verdicts["Rats // Host"].card is not None
    assert verdicts["Host"].blockers == ("layout: meld",)
    assert verdicts["Lost // Nothing"].blockers == ("layout: meld",)
