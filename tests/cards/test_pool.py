"""The pool: what is imported, how cards are found, what happens when something breaks."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from jajna.card import Card
from jajna.cards import search
from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import compiler_version, judge_all
from jajna.cards.conditions import Condition
from jajna.cards.embedded import Shelf
from jajna.cards.names import fold, nearest
from jajna.cards.pool import Pool, data_folder
from jajna.cards.queries import parse_query
from jajna.errors import CardError, UnsupportedCardError
from jajna.ir.abilities import Keyworded
from jajna.oracle.source import FaceData
from jajna.vocab import Color, Keyword, Supertype, Type
from tests.cards import fake, files
from tests.cards.shelf import SHELVES
from tests.seen import at_least


class Stopped(Exception):
    """Ends an import from within its progress."""


def pool_in(folder: Path, **more: str) -> Pool:
    """An empty pool with the simple compiler and no embedded cards."""
    version = more.get("version", "1")
    return Pool(folder / "cards.sqlite", fake.compile_simple, version, ())


def filled(folder: Path) -> Pool:
    """A pool with some cards."""
    pool = pool_in(folder)
    pool.import_file(files.write(folder / "AtomicCards.json"))
    pool.refresh()
    return pool


def many_cards(count: int) -> dict[str, list[files.Object]]:
    """Cards enough for several batches."""
    return {f"Bear {number}": [files.face(f"Bear {number}")] for number in range(count)}


# Import


def test_an_import_stores_facts_and_compiles_nothing(tmp_path: Path) -> None:
    pool = Pool(tmp_path / "cards.sqlite", fake.compile_never, "1", ())

    result = pool.import_file(files.write(tmp_path / "a.json"))

    assert (result.cards, result.skipped) == (8, ())
    assert pool.names() == tuple(sorted(files.some_cards()))
    assert pool.compiled_names() == ()
    assert [one.compiled for one in pool.search(parse_query("bears"))] == [None]


def test_a_card_is_compiled_when_it_is_first_needed(tmp_path: Path) -> None:
    pool = pool_in(tmp_path)
    pool.import_file(files.write(tmp_path / "a.json"))

    assert pool.card("Grizzly Bears").name == "Grizzly Bears"
    assert pool.compiled_names() == ("Grizzly Bears",)
    flyers = pool.judged(pool.search(parse_query("flying")))
    assert {one.data.name: one.compiled for one in flyers} == {
        "Juggernaut": False,
        "Sly Spy": False,
        "Twin // Twain": True,
        "Wind Drake": True,
    }


def test_verdicts_on_cards_that_did_not_change_outlive_an_import(tmp_path: Path) -> None:
    pool = filled(tmp_path)
    changed = {**files.some_cards(), "Wind Drake": [files.face("Wind Drake", "Reach")]}

    pool.import_file(files.write(tmp_path / "b.json", changed))

    assert pool.compiled_names() == ("Dríada", "Grizzly Bears", "Twin // Twain")
    assert pool.refresh() == 1
    assert pool.card("Wind Drake").faces[0].abilities == (Keyworded("reach", Keyword.REACH),)


def test_a_card_comes_out_as_it_was_compiled(tmp_path: Path) -> None:
    pool = filled(tmp_path)

    face = pool.card("Wind Drake").faces[0]

    assert face.abilities == (Keyworded("flying", Keyword.FLYING),)
    assert (face.name, face.colors, face.subtypes) == ("Wind Drake", Color.BLUE, ("Bear",))


def test_a_card_of_two_faces_compiles_when_both_do(tmp_path: Path) -> None:
    card = filled(tmp_path).card("Twin // Twain")

    assert [face.name for face in card.faces] == ["Twin", "Twain"]
    assert card.layout == "transform"


def test_processes_give_the_same_pool_as_one(tmp_path: Path) -> None:
    source = files.write(tmp_path / "a.json", many_cards(300))
    alone = pool_in(tmp_path / "alone")
    together = pool_in(tmp_path / "together")

    for pool, jobs in ((alone, 1), (together, 2)):
        pool.import_file(source)
        pool.refresh(jobs=jobs)

    assert list(alone.verdicts()) == list(together.verdicts())
    assert [card.name for card, _ in together.verdicts()] == list(many_cards(300))


def test_progress_tells_what_is_done_of_how_much(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []

    pool_in(tmp_path).import_file(
        files.write(tmp_path / "a.json"), lambda done, total: told.append((done, total))
    )

    assert told == [(done, 8) for done in range(1, 9)]


def test_an_interrupted_import_leaves_the_old_pool(tmp_path: Path) -> None:
    pool = filled(tmp_path)

    def stop(done: int, total: int) -> None:
        if done == 700:
            raise Stopped

    with pytest.raises(Stopped):
        pool.import_file(files.write(tmp_path / "new.json", many_cards(1200)), stop)

    assert pool.card("Grizzly Bears").name == "Grizzly Bears"
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "AtomicCards.json",
        "cards.sqlite",
        "new.json",
    ]


@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupted_compiling_goes_on_later(tmp_path: Path, jobs: int) -> None:
    pool = pool_in(tmp_path)
    pool.import_file(files.write(tmp_path / "a.json", many_cards(1200)))

    def stop(done: int, total: int) -> None:
        if done == 700:
            raise Stopped

    with pytest.raises(Stopped):
        pool.refresh(stop, jobs)
    pool.close()

    assert pool.refresh(jobs=jobs) == 700
    assert len(pool.compiled_names()) == 1200


def test_what_a_killed_import_left_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    filled(tmp_path / "other").close()
    left = tmp_path / "cards.sqlite.partial"
    left.write_bytes((tmp_path / "other" / "cards.sqlite").read_bytes())

    pool = pool_in(tmp_path)
    pool.import_file(files.write(tmp_path / "b.json", many_cards(3)))

    assert pool.names() == ("Bear 0", "Bear 1", "Bear 2")
    assert not left.exists()


def test_rubbish_in_place_of_an_interrupted_import_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "cards.sqlite.partial").write_bytes(b"rubbish" * 1000)

    assert filled(tmp_path).card("Grizzly Bears").name == "Grizzly Bears"


def test_a_damaged_file_leaves_the_old_pool(tmp_path: Path) -> None:
    pool = filled(tmp_path)
    path = files.write(tmp_path / "b.json.xz")
    path.write_bytes(path.read_bytes()[:100])

    with pytest.raises(CardError, match="cut short"):
        pool.import_file(path)

    assert pool.card("Grizzly Bears").name == "Grizzly Bears"


def test_a_card_that_cannot_be_read_is_skipped_and_named(tmp_path: Path) -> None:
    pool = pool_in(tmp_path)
    wrong = {**many_cards(3), "Odd": [{**files.face("Odd"), "layout": 5}]}

    result = pool.import_file(files.write(tmp_path / "b.json", wrong))

    assert result.cards == 3
    assert [str(error).partition("the card ")[2][:21] for error in result.skipped] == [
        "'Odd' can't be read: "
    ]


def test_a_file_of_which_no_card_can_be_read_leaves_the_old_pool(tmp_path: Path) -> None:
    pool = filled(tmp_path)

    with pytest.raises(CardError, match="'Odd'"):
        pool.import_file(
            files.write(tmp_path / "b.json", {"Odd": [{**files.face("Odd"), "layout": 5}]})
        )

    assert pool.card("Grizzly Bears").name == "Grizzly Bears"


def test_two_imports_at_once_do_not_mix(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "cards.sqlite.partial")
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("CREATE TABLE meta (key, value)")
    other.commit()

    with pytest.raises(CardError, match="in use by another process"):
        filled(tmp_path)

    other.close()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(CardError, match="can't be used"):
        pool_in(tmp_path / "file").import_file(files.write(tmp_path / "a.json"))


def test_a_damaged_pool_is_named_and_can_be_imported_anew(tmp_path: Path) -> None:
    (tmp_path / "cards.sqlite").write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    pool = pool_in(tmp_path)

    with pytest.raises(CardError, match="import the cards anew"):
        pool.card("Grizzly Bears")

    assert filled(tmp_path).card("Grizzly Bears").name == "Grizzly Bears"


def test_a_pool_of_another_version_is_refused(tmp_path: Path) -> None:
    filled(tmp_path).close()
    store = sqlite3.connect(tmp_path / "cards.sqlite")
    store.execute("PRAGMA user_version = 99")
    store.commit()
    store.close()

    with pytest.raises(CardError, match="pool of another version"):
        pool_in(tmp_path).card("Grizzly Bears")


# Finding cards


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("Grizzly Bears", "Grizzly Bears"),
        ("grizzly   BEARS", "Grizzly Bears"),
        ("osos pardos", "Grizzly Bears"),
        ("Ósos Pardos", "Grizzly Bears"),
        ("ninfa de los arboles", "Dríada"),
        ("driada", "Dríada"),
        ("Twin", "Twin // Twain"),
        ("twin/twain", "Twin // Twain"),
        ("TWAIN", "Twin // Twain"),
        ("dos", "Twin // Twain"),
    ],
)
def test_names_are_found_without_case_accents_and_punctuation(
    tmp_path: Path, asked: str, name: str
) -> None:
    assert filled(tmp_path).card(asked).name == name


def test_an_unknown_name_brings_the_nearest_ones(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="Did you mean Grizzly Bears"):
        filled(tmp_path).card("Grizly Bear")


def test_an_unknown_name_without_imports_says_how_to_import(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="jajna cards update"):
        pool_in(tmp_path).card("Black Lotus")


def test_a_card_that_does_not_compile_names_the_clause(tmp_path: Path) -> None:
    with pytest.raises(UnsupportedCardError, match=r"Juggernaut .*attacks each combat if able"):
        filled(tmp_path).card("Juggernaut")


def test_all_faces_must_compile(tmp_path: Path) -> None:
    entry = filled(tmp_path).entry("Ice")

    assert entry.card is None
    assert entry.blockers == ("burn.", "freeze.")


def test_versions_of_one_name_are_not_supported(tmp_path: Path) -> None:
    with pytest.raises(UnsupportedCardError, match="several cards share this name"):
        filled(tmp_path).card("Sly Spy")


def test_a_spanish_name_of_two_cards_is_ambiguous(tmp_path: Path) -> None:
    pool = pool_in(tmp_path)
    both = {
        name: [files.face(name, foreignData=files.spanish("Agravar"))] for name in ("Aggro", "Rile")
    }
    pool.import_file(files.write(tmp_path / "a.json", both))

    with pytest.raises(CardError, match="several cards: Aggro, Rile"):
        pool.card("agravar")


def test_an_english_name_goes_before_a_spanish_one(tmp_path: Path) -> None:
    pool = pool_in(tmp_path)
    both = {
        "Rile": [files.face("Rile", foreignData=files.spanish("Animal"))],
        "Animal": [files.face("Animal")],
    }
    pool.import_file(files.write(tmp_path / "a.json", both))

    assert pool.card("animal").name == "Animal"


def test_an_ambiguous_reading_is_refused(tmp_path: Path) -> None:
    pool = Pool(tmp_path / "cards.sqlite", fake.compile_ambiguously, "1", ())
    pool.import_file(files.write(tmp_path / "a.json"))

    with pytest.raises(UnsupportedCardError, match="more than one reading"):
        pool.card("Wind Drake")


def test_a_fault_of_the_compiler_refuses_the_card_alone(tmp_path: Path) -> None:
    pool = Pool(tmp_path / "cards.sqlite", fake.compile_with_a_fault, "1", ())
    pool.import_file(files.write(tmp_path / "a.json"))

    assert pool.card("Grizzly Bears").name == "Grizzly Bears"
    with pytest.raises(UnsupportedCardError, match="fault of the compiler: KeyError: 'Flying'"):
        pool.card("Wind Drake")


def test_a_compiler_that_cannot_start_stops_all(tmp_path: Path) -> None:
    pool = Pool(tmp_path / "cards.sqlite", fake.compile_never, "1", ())
    pool.import_file(files.write(tmp_path / "a.json"))

    with pytest.raises(ValueError, match="the grammar is broken"):
        pool.refresh()


# Verdicts that are stale


def test_a_stale_verdict_is_judged_again_when_it_is_needed(tmp_path: Path) -> None:
    filled(tmp_path).close()
    newer = Pool(tmp_path / "cards.sqlite", fake.compile_nothing, "2", ())

    with pytest.raises(UnsupportedCardError, match="refused: Grizzly Bears"):
        newer.card("Grizzly Bears")

    newer.close()
    stored = sqlite3.connect(tmp_path / "cards.sqlite")
    versions = stored.execute("SELECT name FROM cards WHERE compiler = '2'").fetchall()
    stored.close()
    assert versions == [("Grizzly Bears",)]


def test_a_stale_verdict_is_never_shown(tmp_path: Path) -> None:
    filled(tmp_path).close()
    newer = Pool(tmp_path / "cards.sqlite", fake.compile_nothing, "2", ())

    found = newer.search(parse_query("bears"))

    assert [one.compiled for one in found] == [None]
    assert [one.compiled for one in newer.judged(found)] == [False]


def test_a_good_verdict_is_not_judged_again(tmp_path: Path) -> None:
    filled(tmp_path).close()
    same = Pool(tmp_path / "cards.sqlite", fake.compile_nothing, "1", ())

    assert same.card("Grizzly Bears").name == "Grizzly Bears"


def test_a_pool_that_cannot_be_written_still_judges_again(tmp_path: Path) -> None:
    filled(tmp_path).close()
    newer = Pool(tmp_path / "cards.sqlite", fake.compile_nothing, "2", ())
    other = sqlite3.connect(tmp_path / "cards.sqlite")
    other.execute("BEGIN IMMEDIATE")

    with pytest.raises(UnsupportedCardError, match="refused: Grizzly Bears"):
        newer.card("Grizzly Bears")

    other.close()


def test_refreshing_judges_all_stale_cards_and_only_those(tmp_path: Path) -> None:
    filled(tmp_path).close()
    newer = Pool(tmp_path / "cards.sqlite", fake.compile_nothing, "2", ())
    assert newer.compiled_names() == ()

    assert newer.refresh() == 8
    assert newer.refresh() == 0
    assert newer.compiled_names() == ()
    assert not any(verdict.compiled for _, verdict in newer.verdicts())


def test_the_version_follows_the_sources_that_decide(tmp_path: Path) -> None:
    def version(grammar: str, other: str) -> str:
        (tmp_path / "oracle").mkdir(exist_ok=True)
        (tmp_path / "oracle" / "grammar.py").write_text(grammar)
        (tmp_path / "cli.py").write_text(other)
        return compiler_version(tmp_path)

    assert version("a", "x") == version("a", "y")
    assert version("a", "x") != version("b", "x")


def test_the_package_has_a_version() -> None:
    assert compiler_version() != compiler_version(Path("/nowhere"))


def test_a_worker_that_dies_is_an_error_and_not_a_wait(tmp_path: Path) -> None:
    cards = list(read_card_file(files.write(tmp_path / "a.json", many_cards(100))))

    with pytest.raises(CardError, match="was ended from outside"):
        list(judge_all(cards, len(cards), die, jobs=2))


def die(data: FaceData) -> fake.FakeResult:
    """End the process as the system does for want of memory."""
    if data.name == "Bear 50":
        os._exit(9)
    return fake.compile_simple(data)


# Embedded cards


def test_embedded_cards_need_no_import(tmp_path: Path) -> None:
    pool = Pool(tmp_path / "cards.sqlite", fake.compile_simple, "1", SHELVES)

    assert pool.card("bosque").name == "Forest"
    assert pool.names() == ("Forest", "Grizzly Bears")
    assert pool.compiled_names() == ("Forest", "Grizzly Bears")
    assert pool.entry("forest").origin == "starter"


def test_embedded_cards_go_before_imported_ones(tmp_path: Path) -> None:
    filled(tmp_path).close()
    pool = Pool(tmp_path / "cards.sqlite", fake.compile_nothing, "2", SHELVES)

    entry = pool.entry("grizzly bears")

    assert entry.origin == "starter"
    assert entry.card is not None
    assert entry.data.printings == ("8ED",)


def test_an_imported_english_name_goes_before_an_embedded_spanish_one(tmp_path: Path) -> None:
    pool = Pool(tmp_path / "cards.sqlite", fake.compile_simple, "1", SHELVES)
    pool.import_file(files.write(tmp_path / "a.json", {"Bosque": [files.face("Bosque")]}))

    assert pool.card("bosque").name == "Bosque"
    assert pool.card("forest").name == "Forest"


def test_facts_of_an_embedded_card_are_those_of_a_card_file(tmp_path: Path) -> None:
    data = Pool(tmp_path / "cards.sqlite", shelves=SHELVES, print_text=str).entry("Forest").data

    face = data.faces[0]
    assert (face.types_line, face.mana_cost, face.colors) == ("Basic Land — Forest", "", "")
    assert (data.spanish_name, data.mana_value) == ("Bosque", 0.0)


def test_the_shelves_of_the_package_hold_cards_by_their_names(tmp_path: Path) -> None:
    pool = Pool(tmp_path / "cards.sqlite")

    for name in at_least(360, pool.names()):
        assert pool.card(name).name == name


def test_an_embedded_basic_land_is_one() -> None:
    found = Shelf("tests.cards.shelf.cards").card("Forest")

    assert isinstance(found, Card)
    assert found.faces[0].supertypes == Supertype.BASIC


# Search


@pytest.mark.parametrize(
    ("query", "names"),
    [
        (parse_query("driada"), ["Dríada"]),
        (parse_query("OSOS"), ["Grizzly Bears"]),
        (parse_query("attacks combat"), ["Juggernaut"]),
        (parse_query("flying c:u"), ["Wind Drake"]),
        (parse_query("c:c"), ["Juggernaut"]),
        (parse_query("t:instant"), ["Fire // Ice"]),
        (parse_query("set:csp"), ["Jötun Grunt"]),
        (parse_query("set:8ED set:9ED"), ["Wind Drake"]),
        (parse_query("mv>=3"), ["Fire // Ice", "Wind Drake"]),
        (parse_query("mv>=3 mv<=3"), ["Wind Drake"]),
        (parse_query('"nothing like it"'), []),
    ],
)
def test_a_search_finds_what_fits_in_every_part(
    tmp_path: Path, query: Condition, names: list[str]
) -> None:
    assert [match.data.name for match in filled(tmp_path).search(query)] == names


@pytest.mark.parametrize(
    ("query", "names"),
    [
        (parse_query("forest"), ["Forest"]),
        (parse_query("t:Basic t:land"), ["Forest"]),
        (parse_query("c:g"), ["Grizzly Bears"]),
        (parse_query("c:c"), ["Forest"]),
        (parse_query("mv<=1"), ["Forest"]),
        (parse_query("mv>=1"), ["Grizzly Bears"]),
        (parse_query("set:8ED"), ["Forest", "Grizzly Bears"]),
        (parse_query("set:9ED"), []),
    ],
)
def test_embedded_cards_are_found_too(tmp_path: Path, query: Condition, names: list[str]) -> None:
    pool = Pool(tmp_path / "cards.sqlite", shelves=SHELVES, print_text=lambda face: "")

    assert [match.data.name for match in pool.search(query)] == names


def test_a_format_of_which_nothing_is_known_is_no_format_without_cards(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="'jajna cards update' fetches one"):
        Pool(tmp_path / "none.sqlite").search(parse_query("f:modern"))
    pool = filled(tmp_path)
    known = pool.known_formats()
    assert known
    with pytest.raises(CardError, match=f"'mdern'; they know {known[0]}"):
        pool.search(parse_query("f:mdern"))


def test_a_search_compiles_no_thousands_of_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "MOST_JUDGED", 2)
    pool = pool_in(tmp_path)
    pool.import_file(files.write(tmp_path / "AtomicCards.json"))
    with pytest.raises(CardError, match="more than 2 cards would have to be compiled"):
        pool.search(parse_query("is:playable"))
    assert [one.data.name for one in pool.search(parse_query("is:playable osos"))] == [
        "Grizzly Bears"
    ]


def test_a_search_says_what_can_be_played(tmp_path: Path) -> None:
    found = filled(tmp_path).search(parse_query("flying"))

    assert {match.data.name: match.compiled for match in found} == {
        "Juggernaut": False,
        "Sly Spy": False,
        "Twin // Twain": True,
        "Wind Drake": True,
    }


# Names and places


@pytest.mark.parametrize(
    ("name", "folded"),
    [
        ("Lim-Dûl's Vault", "lim duls vault"),
        ("Æther Vial", "aether vial"),
        ("Fire // Ice", "fire ice"),
        ("Jötun Grunt", "jotun grunt"),
        ("¡Al ataque!", "al ataque"),
        ("+2 Mace", "2 mace"),
        ("_____", "_____"),
    ],
)
def test_names_are_folded(name: str, folded: str) -> None:
    assert fold(name) == folded


def test_nothing_near_is_nothing() -> None:
    assert nearest("xyzzy", ["Forest", "Island"]) == ()


def test_the_environment_chooses_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    assert Pool().path.parent == tmp_path

    monkeypatch.delenv("JAJNA_DATA")
    assert data_folder().name == "jajna"


# Names that may be chosen


def test_201_4_every_face_of_a_pools_cards_has_a_name_to_choose(tmp_path: Path) -> None:
    names = filled(tmp_path).card_names

    assert names.of("Twin // Twain") == []
    assert [one.types for one in names.of("Twain")] == [Type.CREATURE]
    assert names.of("twain") == []


def test_201_4_names_are_understood_in_spanish(tmp_path: Path) -> None:
    names = filled(tmp_path).card_names

    assert names.meant("Ósos pardos") == ["Grizzly Bears"]
    assert names.meant("dos") == ["Twain"]
    assert names.meant("nada") == []


def test_201_4_starter_cards_may_be_named_without_imports(tmp_path: Path) -> None:
    names = Pool(tmp_path / "none.sqlite").card_names

    assert [one.supertypes for one in names.of("Forest")] == [Supertype.BASIC]


def test_a_second_import_adds_cards_and_changes_those_it_has(tmp_path: Path) -> None:
    pool = pool_in(tmp_path)
    pool.import_file(files.write(tmp_path / "a.json", many_cards(4)))
    before = pool.names()
    result = pool.import_file(files.write(tmp_path / "b.json"))

    assert result.added == result.cards
    assert result.kept == 4
    assert set(before) <= set(pool.names())
    assert pool.card("Bear 3").name == "Bear 3"


def test_the_same_import_adds_nothing(tmp_path: Path) -> None:
    pool = pool_in(tmp_path)
    file = files.write(tmp_path / "a.json", many_cards(4))
    pool.import_file(file)
    names = pool.names()
    result = pool.import_file(file)

    assert (result.cards, result.added, result.kept) == (4, 0, 0)
    assert pool.names() == names


def test_an_import_may_replace_what_was_there(tmp_path: Path) -> None:
    pool = pool_in(tmp_path)
    pool.import_file(files.write(tmp_path / "a.json", many_cards(4)))
    pool.import_file(files.write(tmp_path / "b.json"), replaces=True)

    assert "Bear 3" not in pool.names()


def test_only_the_cards_of_a_set_are_compiled_for_its_coverage(tmp_path: Path) -> None:
    pool = pool_in(tmp_path)
    pool.import_file(files.write(tmp_path / "a.json"))

    judged = list(pool.verdicts(["CSP"]))
    assert pool.refresh(codes=["CSP"]) == len(judged) == 1
