"""Mutated inputs of every kind: each is read, or refused in one line; none ends in a traceback.

``JAJNA_INPUTS`` says how many of each kind are tried.
"""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from io import StringIO
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, TypeAlias

import msgspec
import pytest
import yaml
from rich.console import Console

from jajna.agents import RandomAgent
from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import Compiler, default_compiler, judge
from jajna.cards.nodes import load_nodes
from jajna.cards.pool import Pool
from jajna.cards.queries import parse_query
from jajna.cards.sets import known_sets
from jajna.cli.terminal.commands import command_in
from jajna.cli.terminal.match import Match
from jajna.cli.terminal.screen import Screen
from jajna.collection.editor import report_on
from jajna.collection.store import read_profiles
from jajna.errors import JajnaError
from jajna.files import UnusableFile
from jajna.formats.decklist import read_deck_file, write_deck
from jajna.formats.known import Formats, Prints
from jajna.formats.themes import theme
from jajna.ir.codec import Codec
from jajna.judge.scenario.reading import read_file
from jajna.judge.scenario.running import run
from jajna.replay import GameRecord, GameSetup, Session, load, rebuild
from jajna.tables.seat import Seat
from jajna.tables.table import Table
from jajna.text.catalogue import language
from jajna.text.messages import error_text
from jajna.typed import clean_text
from tests.cards.files import some_cards
from tests.input.mutations import ODD, Json, mutated, mutated_json

FEW: Final = 60
MANY: Final = 1_250
"""Inputs of each of the eight kinds: 10,000."""
LONGEST: Final = 5.0
"""Seconds of processor time for one input; a usual one takes a hundredth of one."""
LONGEST_ERROR: Final = 20_000
TYPED: Final = 12
"""Lines that are typed in a game."""
DECKS: Final = ("white", "black")
POOL: Final = Pool(Path("/nowhere/cards.sqlite"))


SCENARIO: Final = """\
title: Deathtouch
rules: ["702.2b"]
players:
- {name: Ann, hand: [Giant Growth, {card: Forest, times: 2}], pool: GG, counters: {poison: 1}}
- {name: Bob, life: 3, library: [Shock, Shock]}
cards:
- {name: Rat, type: Creature — Rat, cost: "{B}", pt: 1/1, text: Deathtouch}
battlefield:
- {card: Rat, as: the rat, damage: 0, counters: {"+1/+1": 1}}
- {card: Grizzly Bears, owner: Bob, tapped: true}
- Forest
steps:
- {cast: Giant Growth, targets: [the rat]}
- resolve: 1
- expect: {objects: {the rat: 5/5}, players: {Ann: 20, Bob: {life: 3, hand: 0}}}
- {go: declare attackers}
- {attack: [the rat], at: Bob}
- expect: {log: [attacks], illegal: [{play: Forest, rule: "305.1"}]}
"""
LIST: Final = """\
About
Name Zoo
Deck
20 Forest (8ED) 347
4x Giant Growth
16 Grizzly Bears

Sideboard
SB: 2 Naturalize
"""
FORMAT: Final = """\
name = "old"
sets = ["8ED"]
smallest_deck = 40
most_copies = 4
banned = ["Shock"]
"""
SET: Final[Json] = {
    "meta": {"date": "2020-01-01"},
    "data": {
        "code": "TST",
        "name": "Test",
        "releaseDate": "2020-01-01",
        "baseSetSize": 2,
        "cards": [
            {"name": "Forest", "number": "1", "rarity": "common", "uuid": "a"},
            {
                "name": "Owl",
                "number": "2a",
                "rarity": "rare",
                "uuid": "b",
                "text": "Flying",
                "type": "Creature — Bird",
                "manaCost": "{U}",
                "power": "1",
                "toughness": "1",
            },
        ],
        "booster": {
            "draft": {
                "boosters": [{"contents": {"common": 1}, "weight": 1}],
                "sheets": {"common": {"cards": {"a": 1, "b": 2}}},
            }
        },
    },
}
PROFILES: Final[Json] = {
    "version": 1,
    "profiles": [
        {
            "name": "Ann",
            "cards": [{"name": "Shock", "set": "8ED", "number": "222", "count": 4}],
            "decks": [
                {
                    "name": "Zoo",
                    "format": "casual",
                    "era": "current",
                    "main": [{"name": "Forest", "count": 40}],
                    "sideboard": [{"name": "Shock", "count": 2}],
                }
            ],
            "opened": [],
        },
        {"name": "Bob", "cards": [], "decks": [], "opened": []},
    ],
    "offers": [
        {
            "number": 1,
            "giver": "Ann",
            "taker": "Bob",
            "confirmed": ["Ann"],
            "gives": [{"name": "Shock", "set": "8ED", "number": "222", "count": 1}],
            "wants": [{"name": "Forest", "set": "8ED", "number": "347", "count": 1}],
        }
    ],
    "numbered": 1,
}
LINES: Final = (
    *("", "0", "1", "2", "1 2", "-", "all", "1>1", "y", "n", "board", "log", "more", "stops main"),
    *("show 1", "why 1", "explain 1", "how damage", "term trample", "help 1", "save x", "undo"),
    *("stops +upkeep -main2", "pay", "auto", "cancel", "cast 105", "106.0:W", "activate 1.0"),
)


# -- the kinds ---------------------------------------------------------------------------------


@cache
def a_save() -> Json:
    """A game of some turns, with a sideboard and mana paid by hand."""
    decks = tuple(tuple(theme(name, POOL.card).cards()) for name in DECKS)
    setup = GameSetup(decks, ("Ann", "Bob"), 3, 0, by_hand=(0,), sideboards=(decks[1][:2],))
    session = Session(setup)
    agents = [RandomAgent("a"), RandomAgent("b")]
    while (question := session.game.decision) is not None and len(session.answers) < 40:
        session.answer(agents[question.players[0]].choose(question, None))
    found: Json = json.loads(msgspec.json.encode(session.record()))
    return found


@cache
def a_card_file() -> Json:
    """A card file."""
    found: Json = json.loads(json.dumps({"meta": {"date": "2020"}, "data": some_cards()}))
    return found


@cache
def a_scenario() -> Json:
    """The scenario as data; JSON is YAML too."""
    found: Json = yaml.safe_load(SCENARIO)
    return found


@cache
def a_pool() -> bytes:
    """The file of a pool with imported cards."""
    with TemporaryDirectory() as folder:
        source = Path(folder) / "cards.json"
        source.write_text(json.dumps(a_card_file()), encoding="utf-8")
        path = Path(folder) / "cards.sqlite"
        Pool(path, version="1", shelves=()).import_file(source)
        return path.read_bytes()


@cache
def tools() -> tuple[Compiler, Codec]:
    """What compiles a card, and keeps it."""
    load_nodes()
    return default_compiler(), Codec()


def saves(chance: Random, folder: Path) -> None:
    """A saved game, changed and played again."""
    path = folder / "game.json"
    path.write_bytes(mutated_json(a_save(), chance))
    load(path, POOL.card)


def scenarios(chance: Random, folder: Path) -> None:
    """A scenario, changed and run."""
    path = folder / "scenario.yaml"
    kept_form = chance.random() < 0.6
    plain = SCENARIO.encode()
    path.write_bytes(mutated_json(a_scenario(), chance) if kept_form else mutated(plain, chance))
    for script in read_file(path):
        outcome = run(script, POOL.card)
        for error in [outcome.error] if outcome.error is not None else []:
            raise error


def decks(chance: Random, folder: Path) -> None:
    """A deck list, changed and written again."""
    path = folder / "deck.txt"
    path.write_bytes(mutated(LIST.encode(), chance))
    text = write_deck(read_deck_file(path, POOL.card))
    assert text == clean_text(text), repr(text)


def cards(chance: Random, folder: Path) -> None:
    """A card file, changed and compiled."""
    path = folder / "cards.json"
    path.write_bytes(mutated_json(a_card_file(), chance))
    compiler, codec = tools()
    for data in read_card_file(path):
        judge(data, compiler, codec)
        said = " ".join([data.name, data.layout, *(face.text for face in data.faces)])
        assert said == clean_text(said), repr(said)


def rows_of_pools(chance: Random, folder: Path) -> None:
    """A pool of imported cards with a changed value in one of its rows."""
    path = folder / "cards.sqlite"
    path.write_bytes(a_pool())
    _damage(path, chance)
    pool = Pool(path, version="1", shelves=())
    try:
        pool.search(parse_query("bear t:creature"))
        for name in pool.names():
            pool.entry(name)
        list(pool.verdicts())
    finally:
        pool.close()


def _damage(path: Path, chance: Random) -> None:
    """Change a value in one row of a table of cards or names."""
    store = sqlite3.connect(path)
    table = chance.choice(("cards", "cards", "names"))
    columns = [str(row[1]) for row in store.execute(f"PRAGMA table_info({table})")]
    column = chance.choice([one for one in columns if one not in ("id", "compiler")])
    rows = store.execute(f"SELECT rowid, {column} FROM {table}").fetchall()
    row, held = chance.choice(rows)
    content = mutated(held if isinstance(held, bytes) else str(held).encode(), chance)
    changed = chance.choice((content, content, content.decode("utf-8", "replace"), 7, 0.5))
    with suppress(sqlite3.IntegrityError):
        store.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (changed, row))
    store.commit()
    store.close()


def profiles(chance: Random, folder: Path) -> None:
    """A file of profiles, changed, and its decks looked up."""
    path = folder / "profiles.json"
    path.write_bytes(mutated_json(PROFILES, chance))
    formats = Formats(folder / "none", Prints(lambda codes: frozenset()))
    for profile in read_profiles(path).profiles:
        list(profile.cards)
        for deck in profile.decks:
            report_on(deck, profile.cards, POOL.card, lambda name, era: formats.called(name))


def sets_and_formats(chance: Random, folder: Path) -> None:
    """Files of sets and of formats, changed, and all that is known by them."""
    place = folder / "data"
    (place / "sets").mkdir(parents=True, exist_ok=True)
    (place / "formats").mkdir(exist_ok=True)
    if chance.random() < 0.3:
        (place / "formats" / "old.toml").write_bytes(mutated(FORMAT.encode(), chance))
        Formats(place / "formats", Prints(lambda codes: frozenset(["Forest"]))).names()
        return
    (place / "sets" / "tst.json").write_bytes(mutated_json(SET, chance))
    pool = Pool(place / "cards.sqlite")
    known = known_sets(place / "sets")
    assert all(one.name == clean_text(one.name) for one in known)
    pool.names()
    pool.search(parse_query("flying set:TST"))


def typed_lines(chance: Random, folder: Path) -> None:
    """Lines typed at the questions of a game, which is there still in the end."""
    lines = [_line(chance) for _ in range(TYPED)]
    out = StringIO()

    def read(shown: str) -> str:
        if not lines:
            raise EOFError
        return lines.pop()

    console = Console(file=out, width=80, highlight=False, markup=False, soft_wrap=True)
    record = msgspec.convert(a_save(), GameRecord)
    session = rebuild(record, POOL.card)
    agents = {1: RandomAgent("b")}
    screen = Screen(language("en"), read, console, interactive=False)
    table = Table(session, [Seat(), Seat("random")], count(1).__next__)
    game = Match(table, agents, screen, {}, save_as=folder / "kept" / "kept.json")
    game.play()
    said = out.getvalue()
    assert said == clean_text(said), "a terminal would obey it"
    session.save(folder / "unsaved.json")
    assert load(folder / "unsaved.json", POOL.card).answers == session.answers


def _line(chance: Random) -> str:
    line = chance.choice(LINES).encode()
    if chance.random() < 0.3:
        line = b" ".join([line.split(b" ")[0], chance.choice(ODD)])
    text = mutated(line, chance).decode("utf-8", "replace").splitlines()
    first = text[0] if text else ""
    # Where a game is saved is for the test of saving: here it would fill the folder.
    return "" if command_in(first) is not None and "/" in first else first


Kind: TypeAlias = Callable[[Random, Path], None]
KINDS: Final[tuple[Kind, ...]] = (
    *(saves, scenarios, decks, cards, rows_of_pools, profiles, sets_and_formats, typed_lines),
)


def tried(kind: Kind, count: int, folder: Path) -> int:
    """The number of so many inputs that were refused; one that isn't refused well fails."""
    refused = 0
    for seed in range(count // TYPED if kind is typed_lines else count):
        chance = Random(f"{kind.__name__} {seed}")
        began = time.process_time()
        try:
            kind(chance, folder)
        except UnusableFile as warning:
            refused += 1
            _check_told(warning.error)
        except JajnaError as error:
            refused += 1
            _check_told(error)
        except Exception as error:
            raise AssertionError(f"{kind.__name__}, seed {seed}: {error!r} ({folder})") from error
        taken = time.process_time() - began
        assert taken < LONGEST, f"{kind.__name__}, seed {seed}: it took {taken:.1f} s ({folder})"
    return refused


def _check_told(error: JajnaError) -> None:
    """An error is told in words, in both languages, and nothing in them is obeyed."""
    for code in ("en", "es"):
        told = error_text(error, code)
        assert told.strip(), type(error)
        assert told == clean_text(told), repr(told)
        assert len(told) < LONGEST_ERROR, told[:300]


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_nearly_right_is_read_or_refused(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    tried(kind, FEW, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_ten_thousand_inputs_are_read_or_refused(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    count = int(os.environ.get("JAJNA_INPUTS", MANY))
    refused = tried(kind, count, tmp_path)
    assert refused > 0 or kind is typed_lines
