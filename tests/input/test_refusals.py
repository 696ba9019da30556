"""What nobody should have made: each ends in one line that names it, and nothing is lost."""

from __future__ import annotations

import copy
import gzip
import json
import lzma
import os
import pickle
import sqlite3
import warnings
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec
import pytest
from click.testing import CliRunner, Result

from jajna.cards.packed import unpack
from jajna.cards.pool import Pool
from jajna.cli import main
from jajna.decision import Decision, Kind, Number, Shape
from jajna.errors import CardError, DeckError, IllegalAnswerError, VariantError
from jajna.files import PREFIX, FileError, UnusableFile, path_of, read_text, write_whole
from jajna.formats.themes import theme
from jajna.kernel.start.setup import new_game
from jajna.limits import MOST_CARDS, MOST_DIGITS
from jajna.messages import Message
from jajna.oracle import compile_face
from jajna.oracle.source import FaceData
from jajna.replay import GameSetup, SaveError, Session, load
from jajna.typed import clean_name, clean_text, is_name, printable, whole_number
from tests.cards.files import some_cards

ENDLESS: Final = "9" * 5000
ESCAPE: Final = "\x1b[2J\x1b]0;x\x07"
POOL: Final = Pool(Path("/nowhere/cards.sqlite"))
SCENARIO: Final = """\
title: x
players:
- {{name: Ann{ann}}}
- {{name: Bob}}
{more}
steps:
- expect: {{players: {{Bob: 20}}}}
"""


@pytest.fixture(autouse=True)
def a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What commands keep is kept in the folder of the test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("COLUMNS", raising=False)


def ran(*words: str, typed: str | bytes = "") -> Result:
    """The command line with these words, and with this typed into it."""
    return CliRunner().invoke(main, words, input=typed)


MOST_LINES = 13
"""The lines of a refusal: one for each of the first problems of a list."""


def refused(*words: str, naming: str, typed: str | bytes = "") -> None:
    """The command ends with code 1 or 2, and in a line that names the culprit, or a few lines."""
    done = ran(*words, typed=typed)
    assert done.exit_code in (1, 2), done.output
    assert isinstance(done.exception, SystemExit), repr(done.exception)
    lines = [line for line in done.output.splitlines() if line.strip()]
    assert 0 < len(lines) <= MOST_LINES, len(lines)
    assert naming in done.output, done.output[-500:]
    assert max(map(len, lines)) < 2000
    assert done.output == clean_text(done.output)


def setup() -> GameSetup:
    """A game of two decks that come with Jajna."""
    decks = tuple(tuple(theme(name, POOL.card).cards()) for name in ("white", "black"))
    return GameSetup(decks, ("Ann", "Bob"), 1, 0, by_hand=(0,))


def saved(**changed: object) -> Path:
    """A saved game with these fields of it changed."""
    held = msgspec.to_builtins(Session(setup()).record())
    path = Path("game.json")
    path.write_text(json.dumps({**held, **changed}), encoding="utf-8")
    return path


def players(**changed: object) -> list[dict[str, object]]:
    """The players of the saved game, the first one changed."""
    held: list[dict[str, object]] = msgspec.to_builtins(Session(setup()).record())["players"]
    return [{**held[0], **changed}, *held[1:]]


# -- saved games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("part", ["deck", "sideboard"])
@pytest.mark.parametrize("count", [10**6, 10**18])
def test_a_deck_without_bound_is_refused(part: str, count: int) -> None:
    path = saved(players=players(**{part: [["Plains", count]]}))
    refused("replay", str(path), naming=f"{count + 40 * (part == 'sideboard')} cards")


def test_counts_in_many_lines_are_refused_too() -> None:
    path = saved(players=players(deck=[["Plains", 1]] * (MOST_CARDS + 1)))
    refused("replay", str(path), naming=f"there can be {MOST_CARDS}")


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"first": 7}, "'first' is seat 7"),
        ({"first": -3}, "'first' is seat -3"),
        ({"first": None, "chooser": 99}, "'chooser' is seat 99"),
        ({"result": {"winner": 77, "rule": "104.2a"}}, "'winner' is seat 77"),
        ({"result": {"winner": -77, "rule": "104.2a"}}, "'winner' is seat -77"),
        ({"players": []}, "a game of 0 players"),
        ({"life": 10**10}, "a starting life total of 10000000000"),
    ],
)
def test_seats_and_totals_that_can_t_be_are_refused(changed: dict[str, object], named: str) -> None:
    refused("replay", str(saved(**changed)), naming=named)


@pytest.mark.parametrize(
    "answer",
    [
        *("concede ²", f"concede {ENDLESS}", "activate ².²", f"activate {ENDLESS}.1", "²", "²>²"),
        *(f"{ENDLESS}.1:W", "1.1:Z", "x" * 10**6, "", "\0", f"#{ENDLESS}", "1/²", ESCAPE),
    ],
)
def test_an_answer_that_is_none_is_named_with_its_step(answer: str) -> None:
    digest = Session(setup()).digests[0]
    path = saved(answers=[answer], digests=[digest, digest])
    refused("replay", str(path), naming="step 0")


def test_nested_data_is_refused() -> None:
    for text in ("[" * 200_000, '{"players":' * 100_000, '{"zzz":' + "[" * 100_000):
        Path("nested.json").write_text(text, encoding="utf-8")
        refused("replay", "nested.json", naming="nested.json is not a saved game")


def test_the_name_of_a_player_is_on_one_line() -> None:
    path = saved(players=players(name=f"{ESCAPE}Ann\nEve"))
    held = load(path, POOL.card).setup.names[0]
    assert held == clean_name(held)
    assert "Ann Eve" in held


# -- deck lists ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("1000 Plains\n" * 1000, "line 11: this makes 11000 cards"),
        ("² Plains", "There is no card named '² Plains'"),
        (f"{ENDLESS} Plains", "the count must be 1 to 1000"),
        (f"4 {'n' * 10**7}", "it is too long"),
        ("\n".join(f"1 Unknown {number}" for number in range(1000)), "there may be more"),
        (f"4 Sho{ESCAPE}ck", "There is no card named"),
    ],
)
def test_a_deck_list_without_bound_is_refused(text: str, named: str) -> None:
    Path("deck.txt").write_text(text, encoding="utf-8")
    if len(text) > 8_000_000:
        named = "is larger than"
    refused("decks", "show", "deck.txt", naming=named)


def test_bytes_that_are_no_text_are_named() -> None:
    Path("deck.txt").write_bytes(b"4 Plains\n4 Forest\x00\n")
    refused("decks", "show", "deck.txt", naming="deck.txt' is not a text")


def test_the_title_of_a_deck_is_on_one_line() -> None:
    Path("deck.txt").write_text(f"About\nName A{ESCAPE}\u2028B\nDeck\n60 Plains", encoding="utf-8")
    done = ran("decks", "show", "deck.txt")
    assert done.exit_code == 0
    assert done.output == clean_text(done.output)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no /dev/zero")
@pytest.mark.parametrize(
    "words",
    [
        *(("replay",), ("decks", "show"), ("judge", "run"), ("cards", "coverage", "--cards")),
        ("cards", "coverage", "--jobs", "1", "--against"),
    ],
)
def test_a_device_without_end_is_refused(words: tuple[str, ...]) -> None:
    done = ran(*words, "/dev/zero")
    assert done.exit_code in (1, 2)
    assert "/dev/zero" in done.output


def test_a_huge_file_is_not_read() -> None:
    with Path("huge.json").open("wb") as file:
        file.truncate(10 * 2**30)
    refused("replay", "huge.json", naming="huge.json is larger than")


# -- files with cards ----------------------------------------------------------------------------


def zipped(content: bytes, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """An archive with a file of JSON."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w", method) as archive:
        archive.writestr("AtomicCards.json", content)
    return made.getvalue()


BOMBS: Final[tuple[Callable[[bytes], bytes], ...]] = (gzip.compress, lzma.compress, zipped)


@pytest.mark.parametrize("pack", BOMBS)
def test_a_bomb_is_refused_before_it_goes_off(pack: Callable[[bytes], bytes]) -> None:
    content = b'{"data":' + bytes(60_000_000)
    Path("bomb").write_bytes(pack(content))
    with pytest.raises(CardError, match=r"grows to more than .* get it anew"):
        unpack(Path("bomb"))


def test_an_encrypted_archive_is_refused() -> None:
    plain = bytearray(zipped(b"{}"))
    plain[6] |= 1
    plain[plain.find(b"PK\x01\x02") + 8] |= 1
    Path("secret.zip").write_bytes(plain)
    with pytest.raises(CardError, match=r"secret\.zip is encrypted; unpack it first"):
        unpack(Path("secret.zip"))


def test_an_archive_packed_in_another_way_is_refused() -> None:
    Path("strange.zip").write_bytes(zipped(b"{}", zipfile.ZIP_BZIP2))
    with pytest.raises(CardError, match="in a way that isn't known here"):
        unpack(Path("strange.zip"))


@pytest.mark.parametrize("start", [b"PK\x03\x04", b"\x1f\x8b\x08\x00", b"\xfd7zXZ\x00"])
def test_a_damaged_archive_is_named(start: bytes) -> None:
    Path("damaged").write_bytes(start + bytes(range(200)))
    with pytest.raises(CardError, match="damaged is damaged or cut short"):
        unpack(Path("damaged"))


def face(text: str = "", **changed: str) -> FaceData:
    """The face of a creature."""
    return FaceData(
        name="Probe",
        full_name="Probe",
        mana_cost=changed.get("mana_cost", "{1}"),
        types_line="Creature",
        supertypes=(),
        types=("Creature",),
        subtypes=(),
        text=text,
        power=changed.get("power", "1"),
        toughness="1",
        loyalty="",
        defense="",
        colors="",
        color_indicator="",
        layout="normal",
        side="",
        keywords=(),
    )


@pytest.mark.parametrize(
    ("made", "named"),
    [
        (face(", ".join(["Flying"] * 3000)), "letters; there can be"),
        (face(", ".join(["flying"] * 450).capitalize()), ""),
        (face(f"Rampage {ENDLESS}"), "letters; there can be"),
        (face("Rampage ²"), "²"),
        (face(power="²"), "²"),
        (face(power="9" * 50), "9" * 50),
        (face(mana_cost="{²}"), "²"),
        (face('Creatures you control have "' * 120 + '"' * 120), ""),
    ],
)
def test_a_text_that_nobody_could_print_is_not_understood(made: FaceData, named: str) -> None:
    found = compile_face(made)
    assert found.face is None or not named
    assert any(named in blocker for blocker in found.blockers) or not named


def test_an_open_bracket_is_not_read_for_ever() -> None:
    assert ran("judge", "kinds", "[2").exit_code == 1


# -- the pool ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("facts", b"{"),
        ("facts", "text"),
        ("facts", b"[" * 100_000),
        ("blockers", b"\xff"),
        ("blockers", 7),
        ("compiled", "{"),
        ("compiled", '{"is":"card"}'),
        ("compiled", 7.5),
    ],
)
def test_a_damaged_row_of_the_pool_says_import_anew(column: str, value: object) -> None:
    path = Path("cards.sqlite")
    Path("cards.json").write_text(json.dumps({"data": some_cards()}), encoding="utf-8")
    written = Pool(path, version="1", shelves=())
    written.import_file(Path("cards.json"))
    written.refresh(jobs=1)
    written.close()
    store = sqlite3.connect(path)
    store.execute(f"UPDATE cards SET {column} = ? WHERE name = 'Wind Drake'", (value,))
    store.commit()
    store.close()
    pool = Pool(path, version="1", shelves=())
    with pytest.raises(CardError, match=r"cards\.sqlite is damaged \(.*\); import the cards anew"):
        pool.card("Wind Drake")
    assert pool.card("Grizzly Bears").name == "Grizzly Bears"
    pool.close()


def test_one_bad_file_of_a_format_or_a_set_is_named_and_passed_over() -> None:
    for folder, name in (("formats", "bad.toml"), ("sets", "bad.json")):
        path = Path("data") / folder / name
        path.parent.mkdir(parents=True)
        for content in (b"[" * 50_000, b"\xff", b"a = " + b"9" * 5000, b'{"data": 7}'):
            path.write_bytes(content)
            with warnings.catch_warnings():
                warnings.simplefilter("default", UnusableFile)
                done = ran("play", "--seed", "1") if folder == "formats" else ran("cards", "set")
            assert done.exit_code == 0, done.output
            assert done.stderr.count(name) == 1, done.stderr
            assert done.stderr == clean_text(done.stderr)
        path.unlink()


@pytest.mark.parametrize("words", [("play",), ("cards", "search", "elf"), ("collection", "list")])
def test_a_folder_that_can_t_be_is_named(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JAJNA_DATA", "x" * 5000)
    refused(*words, naming="File name too long")


# -- scenarios -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ann", "more", "named"),
    [
        (", library: 100000000", "", "players.library"),
        (", library: 1" + "0" * 30, "", "players.library"),
        (f", pool: {'W' * 2**18}", "", "players.pool"),
        (f", life: {ENDLESS}", "", "players.life"),
        (", life: ²", "", "players.life"),
        (", counters: {poison: 1" + "0" * 30 + "}", "", "counters"),
        ("", "battlefield: [{card: Plains, times: 1000000000}]", "battlefield.times"),
        ("", "exile: [" + "{card: Plains, times: 9999}, " * 2 + "]", "10000 cards"),
        ("", f"seed: {ENDLESS}", "seed"),
        ("", 'battlefield: [{card: Plains, counters: {"+/+": 1, "+²/+1": 2}}]', "1 passed"),
        ("", 'battlefield: [{card: Plains, as: "\\e[2J"}]', "can't be a name"),
        ("", "cards: [{name: Foo, type: Creature, pt: ²/1}]", "²/1 is no power"),
        ("", f"cards: [{{name: Foo, type: Creature, pt: 1/{ENDLESS}}}]", "Foo can't be played"),
        ("", "title" * 200_000, "is larger than"),
        ("", "cards: " + "[" * 5000, "too deep"),
    ],
)
def test_a_scenario_without_bound_is_refused(ann: str, more: str, named: str) -> None:
    Path("a.yaml").write_text(SCENARIO.format(ann=ann, more=more), encoding="utf-8")
    done = ran("judge", "run", "a.yaml")
    assert done.exit_code == (0 if named == "1 passed" else 2), done.output
    assert named in done.output
    assert done.output == clean_text(done.output)


def test_a_title_is_shown_on_one_line() -> None:
    text = SCENARIO.format(ann="", more="").replace("title: x", 'title: "\\e[2Jx\\ny"')
    Path("a.yaml").write_text(text, encoding="utf-8")
    for command in ("run", "show"):
        done = ran("judge", command, "a.yaml")
        assert done.exit_code == 0
        assert done.output == clean_text(done.output)


# -- what is typed -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        *("²", ENDLESS, f"show {ENDLESS}", f"why {ENDLESS}", f"explain {ENDLESS}", "activate ².²"),
        *(f"help {ENDLESS}", "1.²:W", "save ~nosuchuser/x", f"save {'n' * 300}", "save a\0b"),
        *(f"save {'d/' * 2000}x", "save /", "x" * 10**6, "1>²", f"{ENDLESS}>1", "stops +", ESCAPE),
        *("activate 50.0", "50.0:W", "cast 7", "activate 9999.0", "show 50", "why 50"),
    ],
)
def test_an_unsaved_game_survives_any_typing(line: str) -> None:
    typed = f"{line}\n\n{line}\n\nsave kept.json\nquit\ny\n"
    done = ran("play", "--seed", "1", typed=typed)
    assert done.exit_code == 0, repr(done.exception)
    assert load(Path("kept.json"), POOL.card).setup.seed == 1
    assert done.output == clean_text(done.output)


def test_bytes_that_are_no_letters_don_t_end_a_game() -> None:
    typed = b"\xff\xfe\nshow \xed\xa0\x80\nterm \xc3\nsave kept.json\nquit\ny\n"
    assert ran("play", "--seed", "1", typed=typed).exit_code == 0
    assert Path("kept.json").exists()


def test_a_game_that_a_fault_ends_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*given: object) -> None:
        raise ZeroDivisionError(given)

    monkeypatch.setattr("jajna.cli.terminal.lookups.lookup_lines", fail)
    done = ran("play", "--seed", "7", typed="1\nterm stack\n")
    assert isinstance(done.exception, ZeroDivisionError)
    assert load(Path("data/games/7.json"), POOL.card).setup.seed == 7


@pytest.mark.parametrize("size", ["²", ENDLESS, "-5", "0", "x", "1" * 30, ""])
def test_a_terminal_of_an_impossible_size_is_passed_over(
    size: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", size)
    monkeypatch.setenv("LINES", size)
    assert ran("cards", "search", "serra").exit_code == 0


@pytest.mark.parametrize(
    "words",
    [
        *(("play", "--seed"), ("play", "--best-of"), ("sim", "white", "black", "--games")),
        *(("sim", "white", "black", "--jobs"), ("collection", "open", "8ED", "--seed")),
        *(("bench", "--sizes"), ("cards", "search", "x", "--mana-value"), ("collection", "new")),
        *(("decks", "show"), ("play",), ("replay",), ("handbook",), ("judge", "class")),
        *(("cards", "compile"), ("judge", "kinds"), ("play", "--era"), ("play", "--name")),
    ],
)
@pytest.mark.parametrize("value", ["²", ENDLESS, ESCAPE, "\udcff"])
def test_an_option_that_can_t_be_meant_is_refused(words: tuple[str, ...], value: str) -> None:
    done = ran(*words, value)
    assert isinstance(done.exception, SystemExit) or done.exception is None, repr(done.exception)
    # A superscript may be a name; a game and a text of "[2J" are begun and judged.
    assert done.exit_code in (1, 2) or words[-1] in ("new", "--name", "--seed", "kinds", "class")
    assert "\x1b" not in done.output


@pytest.mark.parametrize("name", ["", "a\nb", ESCAPE, "x" * 300, " a", "\u202ea", "\0"])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    assert not is_name(name)
    assert ran("play", "--name", name, typed="quit\ny\n").exit_code == 2
    assert ran("collection", "new", name).exit_code in (1, 2)


def test_numbers_are_plain_digits() -> None:
    for text in ("²", "٣", "-1", "+1", "1_0", "1.0", "", " 1", "9" * (MOST_DIGITS + 1)):
        assert whole_number(text) is None
    assert whole_number("007") == 7


def test_what_is_shown_is_on_one_line() -> None:
    assert printable("a\r\n\tb\u2028c") == "a b c"
    assert printable("\x1b[2J\x9b\u202e") == "\ufffd[2J\ufffd\ufffd"
    assert printable("Jötun Ñandú 日本 👩\u200d🎤") == "Jötun Ñandú 日本 👩\u200d🎤"
    assert clean_text("a\nb\x07") == "a\nb\ufffd"
    assert "\n" not in str(Message("{name} is gone", name="a\nb"))
    assert len(str(Message("{name} is gone", name="x" * 10**6))) < 1000


def test_a_number_or_division_of_thousands_of_digits_is_no_answer() -> None:
    asked = Decision(0, Kind.NUMBER, "107.3", Shape.NUMBER, [], minimum=0, maximum=10)
    for text in ("²", ENDLESS, "٣"):
        with pytest.raises(IllegalAnswerError):
            asked.parse(text)
    assert asked.parse("=7") == Number(7)


# -- files ---------------------------------------------------------------------------------------


def test_files_that_a_kill_left_behind_are_cleared_by_the_next_save() -> None:
    left = Path(f"{PREFIX}abc")
    left.write_bytes(b"half")
    Session(setup()).save(Path("game.json"))
    assert not left.exists()
    assert Path("game.json").exists()


@pytest.mark.skipif(os.name != "posix", reason="only there files are locked")
def test_a_file_that_another_process_is_writing_is_left_alone() -> None:
    import fcntl

    busy = Path(f"{PREFIX}busy")
    with busy.open("wb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        write_whole(Path("other.json"), b"{}")
        assert busy.exists()


def test_paths_that_can_t_be_are_refused() -> None:
    for text in ("~nosuchuser/x", "a\0b"):
        with pytest.raises(FileError):
            path_of(text)
    for path in (Path("n" * 300), Path("d/" * 3000), Path()):
        with pytest.raises(FileError):
            read_text(path)
        with pytest.raises(SaveError):
            Session(setup()).save(path)


# -- the engine ----------------------------------------------------------------------------------


def test_a_game_can_t_be_pickled() -> None:
    game = setup().begin()
    for work in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match=r"in a jajna\.Session"):
            work(game)
    assert game.fork().digest() == game.digest()


def test_a_game_has_as_many_cards_and_seats_as_there_is_room_for() -> None:
    plains = POOL.card("Plains")
    with pytest.raises(DeckError, match=f"there can be {MOST_CARDS}"):
        new_game([[plains] * (MOST_CARDS + 1), [plains]])
    with pytest.raises(DeckError, match="a game of 100 decks"):
        new_game([[plains]] * 100)
    for seat in (-1, 2):
        with pytest.raises(VariantError, match=f"there is no seat {seat}"):
            new_game([[plains], [plains]], first=seat)
