"""``jajna collection`` and the deck editor, as they are used. CR 100.2, 206.2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from jajna.cards.sets import embedded_sets, set_called
from jajna.cli import main
from jajna.collection.store import read_profiles
from jajna.era import ERAS
from jajna.formats.decklist import read_deck_file
from jajna.formats.themes import theme
from tests.cli.test_decks import lookup

ZOO = "4 Shock\n+4 goblin raider\nadd 30 Mountain\nadd side 2 Blaze\n"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path))
    monkeypatch.delenv("JAJNA_PROFILE", raising=False)
    return tmp_path


def run(*words: str, typed: str = "", code: int = 0, lang: str = "en") -> str:
    done = CliRunner().invoke(main, [*words, "--lang", lang], input=typed)
    assert done.exit_code == code, done.output
    return done.output


def owned(folder: Path, name: str) -> dict[str, int]:
    return read_profiles(folder / "profiles.json").profile(name).cards.names()


def two_profiles() -> None:
    for name, deck in (("Ann", "red"), ("Bob", "green")):
        run("collection", "new", name)
        run("collection", "add", deck, "--profile", name)


@pytest.mark.parametrize("era", list(ERAS))
def test_two_profiles_open_boosters_and_see_their_collections_grow(data: Path, era: str) -> None:
    assert "There is no profile yet" in run("collection", "list")
    for name, seed in (("Ann", "1"), ("Bob", "2")):
        run("collection", "new", name)
        said = run("collection", "open", "8ed", "--seed", seed, "--profile", name, "--era", era)
        assert f"Booster of 8ED, number {seed}:" in said
        assert sum(line.startswith("+ ◆ ") for line in said.splitlines()) == 15
        assert f"{name} has 15 cards" in said
    assert owned(data, "Ann") != owned(data, "Bob")

    again = run("collection", "open", "8ED", "--seed", "1", "--profile", "ann", "--era", era)
    assert sum(line.startswith("+ ") for line in again.splitlines()) == 0
    assert sum(owned(data, "Ann").values()) == 30
    assert max(owned(data, "Ann").values()) == 2
    assert "Ann: 30 cards, 0 decks, 2 boosters opened" in run("collection", "list")
    shown = run("collection", "show", "--profile", "bob")
    assert len(shown.splitlines()) == 16
    assert "Bob: 15 cards (15 different)" in shown


def test_a_booster_is_told_in_spanish_and_as_json() -> None:
    run("collection", "new", "Ana")
    said = run("collection", "open", "8ED", "--seed", "5", "--count", "2", lang="es")
    assert "Sobre de 8ED, número 5:" in said
    assert "Himno glorioso (Glorious Anthem)  {1}{W}{W}  Encantamiento  8ED 20" in said
    made = json.loads(run("collection", "open", "8ED", "--seed", "5", "--json"))
    assert made["profile"] == "Ana"
    assert [made["boosters"][0][key] for key in ("set", "kind", "seed")] == ["8ED", "default", 5]
    assert made["boosters"][0]["cards"][0] == {
        "name": "Glorious Anthem",
        "set": "8ED",
        "number": "20",
        "rarity": "rare",
        "finish": "",
    }
    shown = json.loads(run("collection", "show", "himno", "--json"))
    assert shown["size"] == 2
    assert shown["cards"] == [
        {
            "name": "Glorious Anthem",
            "spanish": "Himno glorioso",
            "set": "8ED",
            "number": "20",
            "rarity": "rare",
            "finish": "",
            "count": 2,
        }
    ]


def test_opened_boosters_are_checked_by_their_numbers(data: Path) -> None:
    run("collection", "new", "Ann")
    assert "Ann has opened no booster" in run("collection", "verify")
    run("collection", "open", "8ED", "--seed", "7", "--count", "2")
    assert run("collection", "verify").splitlines() == [
        "8ED 7: as its number says",
        "8ED 8: as its number says",
    ]
    path = data / "profiles.json"
    kept = json.loads(path.read_text(encoding="utf-8"))
    kept["profiles"][0]["opened"][1]["cards"][0]["name"] = "Shivan Dragon"
    path.write_text(json.dumps(kept), encoding="utf-8")
    assert "8ED 8: NOT as its number says" in run("collection", "verify", code=1)
    assert "NO como dice su número" in run("collection", "verify", code=1, lang="es")


def test_a_card_is_traded_when_both_confirm(data: Path) -> None:
    two_profiles()
    before = {name: owned(data, name) for name in ("Ann", "Bob")}
    words = ("collection", "trade", "choque", "2 Giant Growth", "--profile", "Ann", "--with", "Bob")
    said = run(*words, typed="yes\nyes\n")

    assert "Ann gives 1 Shock (8ED) 222 and gets 2 Giant Growth (8ED) 254 of Bob" in said
    assert "Trade 1 is done." in said
    for name, lost, won, gained in (
        ("Ann", "Shock", "Giant Growth", 2),
        ("Bob", "Giant Growth", "Shock", 1),
    ):
        after = owned(data, name)
        assert after.pop(won) == gained
        assert before[name].pop(lost) - after.pop(lost, 0) == 3 - gained
        assert after == before[name]


@pytest.mark.parametrize("typed", ["no\n", "yes\nno\n", "perhaps\nno\n"])
def test_a_trade_that_one_side_refuses_changes_nothing(data: Path, typed: str) -> None:
    two_profiles()
    before = read_profiles(data / "profiles.json").profiles
    words = ("collection", "trade", "Shock", "Giant Growth", "--profile", "Ann", "--with", "Bob")
    assert "Trade 1 is off; nothing has changed." in run(*words, typed=typed)
    assert read_profiles(data / "profiles.json").profiles == before
    assert "No trade is waiting." in run("collection", "offers")


def test_a_trade_can_be_confirmed_later(data: Path) -> None:
    two_profiles()
    before = read_profiles(data / "profiles.json").profiles
    words = ("collection", "trade", "Shock", "Giant Growth", "--profile", "Ann", "--with", "Bob")
    assert "Trade 1 waits for Bob" in run(*words, typed="sí\nlater\n")
    assert "Intercambio 2: Ann da 1 Choque (Shock)" in run(*words, lang="es")
    assert read_profiles(data / "profiles.json").profiles == before
    assert "Trade 1: Ann gives 1 Shock" in run("collection", "offers")
    assert "waits for Bob" in run("collection", "confirm", "1", "--profile", "Ann")
    assert read_profiles(data / "profiles.json").profiles == before
    assert "Trade 1 is done." in run("collection", "confirm", "1", "--profile", "Bob")
    assert owned(data, "Ann")["Giant Growth"] == 1
    assert "Trade 2 is off" in run("collection", "refuse", "2", "--profile", "Bob")


@pytest.mark.parametrize(
    ("gives", "wants", "why"),
    [
        ("Serra Angel", "Giant Growth", "Ann owns no Serra Angel."),
        ("Shock", "Serra Angel (8ED)", "Bob owns no Serra Angel (8ED)."),
        ("3 Shock", "Giant Growth", "Ann doesn't own 3 Shock (8ED) 222"),
        ("Shock; Shock; Shock", "Giant Growth", "Ann doesn't own 3 Shock (8ED) 222"),
        ("Forest", "Forest", "Ann owns no Forest."),
    ],
)
def test_no_one_trades_what_they_don_t_own(data: Path, gives: str, wants: str, why: str) -> None:
    two_profiles()
    before = read_profiles(data / "profiles.json")
    words = ("collection", "trade", gives, wants, "--profile", "Ann", "--with", "Bob")
    assert why in run(*words, typed="yes\nyes\n", code=1)
    assert read_profiles(data / "profiles.json") == before


@pytest.mark.parametrize("era", list(ERAS))
def test_a_deck_is_built_named_saved_and_loaded_again(tmp_path: Path, era: str) -> None:
    run("collection", "new", "Ann")
    for name in ("red", "red", "gold"):
        run("collection", "add", name)
    assert "Ann has a new deck: Zoo." in run(
        *("decks", "new", "Zoo", "--format", "casual", "--era", era)
    )
    said = run("decks", "edit", "zoo", typed=f"{ZOO}name Burn\nsave\n")
    assert "Burn* [casual]" in said
    rule = "100.3" if era == "2003-07" else "100.2b"
    assert f"Not for casual games:\n- it has 38 cards and must have at least 40 (CR {rule})" in said
    assert "38 cards, 30 of them lands; 2 in the sideboard" in said

    shown = run("decks", "edit", "burn", typed="+2 Mountain\nshow\nsave\nquit\n")
    assert "Burn* [casual]" in shown
    assert "Legal in casual games." in shown
    assert "Lands (32)\n  32 Mountain\nCreatures (4)\n  4 Goblin Raider\n" in shown
    assert "  1 ████ 4\n  2 ████ 4\n" in shown
    file = tmp_path / "burn.txt"
    run("decks", "save", "Burn", str(file))
    deck = read_deck_file(file, lookup)
    assert [(card.name, count) for card, count in deck.main] == [
        *(("Shock", 4), ("Goblin Raider", 4), ("Mountain", 32))
    ]
    assert deck.sideboard_size == 2
    assert "Ann/Burn: 40 cards, casual" in run("decks")
    assert "// 40 cards, 32 of them lands" in run("decks", "ann/burn")
    assert "== " in run("play", "Burn", "white", "--era", era)
    assert "Ann no longer has the deck Burn." in run("decks", "delete", "Burn")
    assert "Ann has no deck named Burn" in run("decks", "edit", "Burn", code=1)


def test_a_deck_is_built_in_spanish() -> None:
    run("collection", "new", "Ana")
    run("collection", "add", "rojo")
    run("decks", "new", "Zoo")
    typed = "buscar tipo:trasgo vm:<=2\nañadir 2 Choque\nreserva 1 choque\nver\nguardar\nsalir\n"
    said = run("decks", "edit", "Zoo", typed=typed, lang="es")
    assert "Incursor trasgo (Goblin Raider)  {1}{R}  Criatura — Trasgo Guerrero" in said
    assert "Shivan" not in said
    assert "Zoo* [constructed]\n1 cartas, de ellas 0 tierras; 1 en la reserva" in said
    assert "Instantáneos y conjuros (1)\n  1 Choque (Shock)\nReserva (1)\n" in said
    assert "- tiene 1 carta y debe tener al menos 60 (CR 100.2a)" in said
    assert "Guardado: Zoo." in said
    typed = "banquillo 1 choque\nver\nguardar\nsalir\n"
    again = run("decks", "edit", "Zoo", typed=typed, lang="es")
    assert "Reserva (2)" in again


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("add Serra Angel\n", "line 1: Serra Angel isn't in the collection."),
        ("+2 Shock\n\n+1 Shock\n", "line 3: There are 2 Shock in the collection, and 2 in"),
        ("-1 Shock\n", "line 1: There are 0 Shock there, so 1 can't be taken."),
        ("wibble\n", "line 1: 'wibble' is no command; 'help' lists them."),
        ("add\n", "line 1: Which card?"),
        ("find color:x\n", "line 1: 'X' is not one of WUBRG"),
        ("format kitchen\n", "line 1: no format is called 'kitchen'"),
        ("undo\n", "line 1: Nothing has been changed"),
        ("+1 Shock\n", "The changes weren't saved"),
        ("+1 Shock\nquit\n", "The changes weren't saved"),
    ],
)
def test_a_piped_command_that_can_t_be_done_ends_the_work_and_nothing_is_kept(
    data: Path, typed: str, why: str
) -> None:
    run("collection", "new", "Ann")
    run("collection", "add", "red")
    run("decks", "new", "Zoo")
    before = read_profiles(data / "profiles.json")
    assert why in run("decks", "edit", "Zoo", typed=typed, code=1)
    assert read_profiles(data / "profiles.json") == before


def test_a_deck_whose_cards_are_traded_away_says_it_is_short(data: Path) -> None:
    two_profiles()
    words = ("--profile", "Ann")
    run("decks", "new", "Zoo", "--format", "casual", *words)
    run("decks", "edit", "Zoo", *words, typed="+2 Shock\n+38 Mountain\nsave\n")
    assert "== " in run("play", "Zoo", "white")
    run("collection", "trade", "2 Shock", "Giant Growth", *words, "--with", "Bob", typed="y\ny\n")

    short = "short of 2 Shock: it needs 2, and the collection has 0"
    assert f"// It is {short}" in run("decks", "Zoo")
    assert "2 Shock  <- the collection has 0" in run("decks", "edit", "Zoo", *words)
    assert f"it is {short}" in run("play", "Zoo", "white", code=2)
    assert "le faltan 2 Choque (Shock)" in run("decks", "Zoo", lang="es").casefold().replace(
        "choque (shock)", "Choque (Shock)"
    )


def test_each_card_that_is_not_legal_says_why() -> None:
    run("collection", "new", "Ann")
    for _ in range(3):
        run("collection", "add", "red")
    run("decks", "new", "Zoo")
    said = run("decks", "edit", "Zoo", typed="+5 Shock\nformat tournament\n", code=1)
    assert "no format is called 'tournament'" in said
    said = run("decks", "edit", "Zoo", typed="+5 Shock\n+55 Mountain\nshow\nsave\n")
    assert "  5 Shock  <- 5 copies in all, of 4 at most (CR 100.2a)" in said
    assert "- it has 5 copies of Shock, of 4 at most (CR 100.2a)" in said
    said = run("decks", "Zoo", "--format", "limited")
    assert "// Legal in limited games." in said


@pytest.mark.parametrize("words", [("decks", "--lang", "es"), ("decks", "--lang=es")])
def test_the_language_may_stand_before_a_deck_or_a_command(words: tuple[str, ...]) -> None:
    runner = CliRunner()
    assert "silver (plata): 40 cartas" in runner.invoke(main, list(words)).output
    assert "// Legal en el formato casual." in runner.invoke(main, [*words, "plata"]).output
    runner.invoke(main, ["collection", "new", "Ana"])
    assert "Ana tiene un mazo nuevo: Zoo." in runner.invoke(main, [*words, "new", "Zoo"]).output


def test_cards_that_are_added_are_of_the_printing_that_is_meant(data: Path) -> None:
    run("collection", "new", "Ann")
    (data / "sets").mkdir()
    card = {"name": "Shock", "number": "7", "rarity": "common"}
    made = {"code": "TST", "name": "Test", "releaseDate": "2026-01-01", "cards": [card]}
    (data / "sets" / "tst.json").write_text(json.dumps({"data": made}), encoding="utf-8")
    file = data / "list.txt"
    file.write_text("4 Shock (8ED)\n1 Blaze (XXX) 5\n", encoding="utf-8")
    run("collection", "add", "red")
    run("collection", "add", str(file))
    file.write_text("3 Shock\n", encoding="utf-8")
    run("collection", "add", str(file))

    shown = run("collection", "show", "shock").splitlines()
    assert [line.split("  ")[-1] for line in shown[:-1]] == ["8ED 222", "TST 7"]
    assert [line.split()[0] for line in shown[:-1]] == ["6", "3"]
    assert "XXX 5" in run("collection", "show", "blaze")


def test_what_there_isn_t_is_told_in_spanish_too(data: Path) -> None:
    run("collection", "new", "Ana")
    run("decks", "new", "Zoo")
    for typed, why in (
        ("+1 Shivan Dragn\n", "carta llamada 'Shivan Dragn'. ¿Querías decir Shivan Dragon"),
        ("formato mío\n", "línea 1: ningún formato se llama 'mío'; hay casual, constructed"),
        ("+1 Choque\n", "línea 1: Choque (Shock) no está en la colección."),
    ):
        assert why in run("decks", "edit", "Zoo", typed=typed, lang="es", code=1)
    assert "ninguna edición se llama 'xyz'" in run("collection", "open", "xyz", lang="es", code=1)
    kind = run("collection", "open", "8ED", "--kind", "gift", lang="es", code=1)
    assert "8ED no tiene sobres del tipo 'gift'; los que nombra su archivo: default" in kind


def test_a_card_that_is_only_listed_is_owned_and_found_but_not_played(data: Path) -> None:
    run("collection", "new", "Ann")
    (data / "sets").mkdir()
    card = {"name": "Vexing Wisp", "number": "1", "rarity": "common"}
    (data / "sets" / "tst.json").write_text(
        json.dumps({"data": {"code": "TST", "name": "Test", "cards": [card]}}), encoding="utf-8"
    )
    run("collection", "open", "TST", "--seed", "1")
    assert "15 ◆ Vexing Wisp  TST 1" in run("collection", "show", "wisp")
    assert "Ann: 0 cards" in run("collection", "show", "wisp", "type:creature")
    run("decks", "new", "Zoo")
    said = run("decks", "edit", "Zoo", typed="+1 Vexing Wisp\n", code=1)
    assert "line 1: There is no card named 'Vexing Wisp'" in said


def test_a_deck_list_is_edited_with_all_cards(tmp_path: Path) -> None:
    file = tmp_path / "angels.txt"
    run("decks", "edit", str(file), typed="4 Serra Angel\nadd 36 Plains\nsave\n")
    assert read_deck_file(file, lookup).size == 40
    run("decks", "edit", str(file), typed="remove 4 Serra Angel\nsave\n")
    assert [card.name for card, _ in read_deck_file(file, lookup).main] == ["Plains"]
    assert theme("white", lookup).size == 40


def test_a_damaged_file_of_profiles_is_told_and_left_alone(data: Path) -> None:
    run("collection", "new", "Ann")
    path = data / "profiles.json"
    wrong = path.read_text(encoding="utf-8")[:-20]
    path.write_text(wrong, encoding="utf-8")
    for words in (("collection", "list"), ("collection", "new", "Bob"), ("decks", "new", "Zoo")):
        assert "or is damaged" in run(*words, code=1)
        assert "está dañado" in run(*words, code=1, lang="es")
    assert path.read_text(encoding="utf-8") == wrong


@pytest.mark.parametrize("era", list(ERAS))
def test_a_new_set_is_data_in_collection_boosters_editor_and_formats(data: Path, era: str) -> None:
    run("collection", "new", "Ann")
    assert "no set is called 'tst'" in run("collection", "open", "tst", code=1)
    cards = [
        {"name": "Shock", "number": "1", "rarity": "common"},
        {
            "name": "Tinder Cub",
            "number": "2",
            "rarity": "uncommon",
            "manaCost": "{1}{R}",
            "type": "Creature — Bear",
            "text": "Haste",
            "power": "3",
            "toughness": "1",
            "foreignData": [{"language": "Spanish", "name": "Cachorro de yesca"}],
        },
        {
            "name": "Ember Hall",
            "number": "3",
            "rarity": "rare",
            "type": "Land",
            "text": "{T}: Add {R}.",
        },
    ]
    (data / "sets").mkdir()
    (data / "sets" / "tst.json").write_text(
        json.dumps({"data": {"code": "TST", "name": "Test", "cards": cards}}), encoding="utf-8"
    )
    (data / "formats").mkdir()
    (data / "formats" / "tiny.toml").write_text(
        'sets = ["TST"]\nsmallest_deck = 15\nmost_copies = 20\n', encoding="utf-8"
    )

    assert run("collection", "open", "tst", "--seed", "1", "--era", era).count("TST 2") == 3
    assert owned(data, "Ann") == {"Shock": 11, "Tinder Cub": 3, "Ember Hall": 1}
    assert "Cachorro de yesca (Tinder Cub)  {1}{R}  Criatura — Oso  3/1  TST 2" in run(
        "collection", "show", "set:tst", "tipo:oso", lang="es"
    )
    run("decks", "new", "Tiny", "--format", "tiny", "--era", era)
    said = run(
        *("decks", "edit", "Tiny"),
        typed="find cub\n+11 Shock\n+3 tinder cub\n+1 Ember Hall\nshow\n"
        "format tst\nformat 8ED\nshow\nundo\nundo\nsave\n",
    )
    assert "  3  Tinder Cub  {1}{R}  Creature — Bear" in said
    assert "Legal in tiny games." in said
    assert "- it has 11 copies of Shock, of 4 at most" in said
    assert "  3 Tinder Cub  <- not legal in 8ED (" in said
    assert "Shock  <- not legal" not in said
    assert "// Legal in tiny games." in run("decks", "Tiny")
    assert "== " in run("play", "Tiny", "Tiny", "--format", "tiny", "--era", era)


@pytest.mark.parametrize("era", list(ERAS))
@pytest.mark.parametrize("size", [0, 14, 15, 16])
def test_100_4a_a_sideboard_has_fifteen_cards_at_most_and_in_2003_all_or_none(
    era: str, size: int
) -> None:
    run("collection", "new", "Ann")
    run("decks", "new", "Zoo", "--era", era)
    typed = "+60 Forest\n" + (f"add side {size} Island\n" if size else "") + "save\n"
    legal = size in (0, 15) if era == "2003-07" else size <= 15
    said = run("decks", "edit", "Zoo", typed=typed)
    assert ("Legal in constructed games." in said.split("> save")[0].splitlines()[-1]) is legal
    assert ("// Legal in constructed games." in run("decks", "Zoo")) is legal
    run("play", "Zoo", "Zoo", "--format", "constructed", "--era", era, code=0 if legal else 2)


@pytest.mark.parametrize("era", ["2003-07", "current"])
def test_100_6_block_constructed_has_the_cards_of_the_three_sets_of_one_block(
    data: Path, era: str
) -> None:
    refused = run("decks", "red", "--format", "onslaught block", "--era", era, code=1)
    assert "no card of the sets of 'onslaught block' is known" in refused
    (data / "sets").mkdir()
    for code, names in (
        ("ONS", ("Shock", "Mountain")),
        ("LGN", ("Okk",)),
        ("SCG", ("Shatter",)),
        ("MRD", ("Pyroclasm",)),
    ):
        cards = [
            {"name": name, "number": str(place), "rarity": "common"}
            for place, name in enumerate(names, 1)
        ]
        (data / "sets" / f"{code}.json").write_text(
            json.dumps({"data": {"code": code, "name": code, "cards": cards}}), encoding="utf-8"
        )
    file = data / "block.txt"
    file.write_text("4 Shock\n4 Okk\n4 Shatter\n48 Mountain\n", encoding="utf-8")
    words = ("decks", str(file), "--format", "Onslaught block", "--era", era)
    assert "// Legal in onslaught block games." in run(*words)
    file.write_text("4 Royal Assassin\n4 Pyroclasm\n52 Mountain\n", encoding="utf-8")
    said = run(*words)
    assert "// - Royal Assassin is not legal in it" in said
    assert "// - Pyroclasm is not legal in it" in said
    assert "Mountain is not legal" not in said


@pytest.mark.parametrize("era", ["2003-07", "current"])
def test_a_first_deck_is_suggested_of_the_cards_one_owns(data: Path, era: str) -> None:
    run("collection", "new", "Ann")
    said = run("decks", "--suggest", "RG", "--owned", "--era", era, code=1)
    assert "there are too few cards to choose from: 0 of 10" in said
    run("decks", "white", "--suggest", "RG", "--owned", code=1)
    file = data / "mine.txt"
    names = sorted({card.name for card in set_called("8ED", embedded_sets()).cards})
    file.write_text("".join(f"2 {name}\n" for name in names), encoding="utf-8")
    run("collection", "add", str(file))
    said = run("decks", "--suggest", "RG", "--owned", "--format", "constructed", "--era", era)
    assert "// 60 cards, 24 of them lands" in said
    assert "// Legal in constructed games." in said
