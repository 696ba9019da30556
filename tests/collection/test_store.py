"""The file of profiles: what is kept is what was there, and what is damaged is left alone."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jajna.cards.sets import embedded_sets
from jajna.collection.cards import Collection
from jajna.collection.errors import CollectionError
from jajna.collection.opening import opened
from jajna.collection.profiles import Profile, Profiles, SavedDeck
from jajna.collection.store import change, read_profiles, write_profiles
from jajna.collection.trading import confirm, offer
from jajna.formats.deck import Finish, Printing

words = st.text("abcÑ¡ '\"\\{}", min_size=1, max_size=8)
printings = st.builds(
    Printing,
    words,
    st.sampled_from(("8ED", "")),
    st.sampled_from(("1", "1a")),
    st.sampled_from(Finish),
)
copies = st.dictionaries(printings, st.integers(1, 9), max_size=4)
names = st.dictionaries(words, st.integers(1, 99), max_size=3).map(lambda one: tuple(one.items()))
decks = st.builds(SavedDeck, words, words, words, names, names)


def some_profiles() -> Profiles:
    """Two profiles with all that there can be."""
    deck = SavedDeck("Zoo", "constructed", "2003-07", (("Shock", 4),), (("Ant", 1),))
    ann, _ = opened(Profile("Ann", decks=(deck,)), "8ED", 3, embedded_sets())
    bob, _ = opened(Profile("Bob"), "8ED", 4, embedded_sets())
    held = Profiles((ann, bob))
    mine, theirs = (((next(iter(one.cards))[0], 1),) for one in (ann, bob))
    held, made = offer(held, "Ann", "Bob", mine, theirs)
    return confirm(held, made.number, "Bob")[0]


@given(st.lists(st.tuples(copies, st.lists(decks, max_size=2)), max_size=3))
def test_what_is_written_is_read_again(
    tmp_path_factory: pytest.TempPathFactory,
    rows: list[tuple[dict[Printing, int], list[SavedDeck]]],
) -> None:
    path = tmp_path_factory.mktemp("profiles") / "profiles.json"
    held = Profiles(
        tuple(
            Profile(f"P{place}", Collection(cards), tuple(made))
            for place, (cards, made) in enumerate(rows)
        )
    )
    write_profiles(held, path)
    assert read_profiles(path) == held


def test_boosters_decks_and_offers_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "new" / "profiles.json"
    held = some_profiles()
    write_profiles(held, path)
    assert read_profiles(path) == held
    assert read_profiles(tmp_path / "none.json") == Profiles()


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: text[: len(text) // 2],
        lambda text: "[]",
        lambda text: '{"version": 1}',
        lambda text: text.replace('"count": 1', '"count": 0', 1),
        lambda text: text.replace('"count": 1', '"count": -3', 1),
        lambda text: text.replace('"name": "Bob"', '"name": "Ann"', 1),
        lambda text: text.replace('"giver": "Ann"', '"giver": "Eve"', 1),
        lambda text: text.replace('"numbered"', '"numberd"', 1),
    ],
)
def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path: Path, damage: object) -> None:
    assert callable(damage)
    path = tmp_path / "profiles.json"
    write_profiles(some_profiles(), path)
    wrong = damage(path.read_text(encoding="utf-8"))
    path.write_text(wrong, encoding="utf-8")
    with pytest.raises(CollectionError, match=r"profiles\.json holds no profiles, or is damaged"):
        change(path, lambda profiles: (profiles.with_new("Eve"), None))
    assert path.read_text(encoding="utf-8") == wrong


def test_a_printing_that_is_listed_twice_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    write_profiles(some_profiles(), path)
    data = json.loads(path.read_text(encoding="utf-8"))
    data["profiles"][0]["cards"].append(data["profiles"][0]["cards"][0])
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(CollectionError, match="a printing is listed twice"):
        read_profiles(path)


def test_a_file_of_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    path.write_text('{"version": 2, "households": []}', encoding="utf-8")
    with pytest.raises(CollectionError, match="is of form 2, this version of Jajna reads 1"):
        read_profiles(path)


def test_a_change_that_fails_leaves_the_file_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "profiles.json"
    write_profiles(some_profiles(), path)
    before = path.read_bytes()
    with pytest.raises(CollectionError, match="already a profile"):
        change(path, lambda profiles: (profiles.with_new("Ann"), None))

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CollectionError, match="can't be written: No space left"):
        change(path, lambda profiles: (profiles.with_new("Eve"), None))
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith(".jajna-")] == []


def test_changes_of_two_processes_come_one_after_the_other(tmp_path: Path) -> None:
    import multiprocessing

    path = tmp_path / "profiles.json"
    context = multiprocessing.get_context("fork")
    workers = [context.Process(target=_add_profiles, args=(path, name)) for name in "AB"]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert [worker.exitcode for worker in workers] == [0, 0]
    assert len(read_profiles(path).profiles) == 20


def _add_profiles(path: Path, name: str) -> None:
    for number in range(10):
        change(path, lambda profiles: (profiles.with_new(f"{name}{number}"), None))  # noqa: B023
