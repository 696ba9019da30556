"""Formats on days: their sets, what was banned and restricted, and since when. CR 100.6."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable
from pathlib import Path

import pytest

from jajna.era import ERAS, find
from jajna.errors import DeckError
from jajna.formats.described import Described, packaged
from jajna.formats.known import Formats, Prints
from jajna.formats.release_dates import releases

DATED = sorted(packaged())


@pytest.fixture(scope="module")
def corpus(shared: Path) -> dict[str, dict[str, object]]:
    """The cards of the corpus by name, each as its first face."""
    found: dict[str, dict[str, object]] = {}
    for name in ("AtomicCards", "NewCards"):
        content = lzma.decompress((shared / f"corpus/{name}.json.xz").read_bytes())
        found |= {key: faces[0] for key, faces in json.loads(content)["data"].items()}
    return found


def said_of(corpus: dict[str, dict[str, object]], word: str, state: str) -> set[str]:
    """The cards of which the corpus says this in a format."""
    found: set[str] = set()
    for name, card in corpus.items():
        legalities = card["legalities"]
        assert isinstance(legalities, dict)
        if legalities.get(word) == state:
            found.add(name)
    return found


def printed_in(corpus: dict[str, dict[str, object]], codes: Iterable[str]) -> set[str]:
    wanted = set(codes)
    found: set[str] = set()
    for name, card in corpus.items():
        held = card["printings"]
        assert isinstance(held, list)
        if wanted & set(held):
            found.add(name)
    return found


@pytest.mark.parametrize("name", DATED)
def test_100_6_every_change_has_its_day_and_its_source(name: str) -> None:
    one = packaged()[name]
    days = [change.date for change in one.changes]
    assert days == sorted(set(days))
    banned: set[str] = set()
    for change in one.changes:
        assert change.source
        assert change.banned or change.unbanned or change.restricted or change.unrestricted
        assert banned >= set(change.unbanned), "only what is banned can be let in again"
        assert not banned & set(change.banned), "what is banned isn't banned again"
        banned = (banned - set(change.unbanned)) | set(change.banned)
    assert one.begins <= min([*days, one.whole[0] if one.whole else one.begins])


@pytest.mark.parametrize("name", DATED)
def test_100_6_formats_are_made_of_sets_whose_release_is_known(name: str) -> None:
    for part in packaged()[name].pool:
        assert set(part.codes) <= set(releases())
        assert bool(part.codes) != bool(part.kinds)


def test_100_6_the_cards_in_lists_exist(corpus: dict[str, dict[str, object]]) -> None:
    known = set(corpus) | {name.split(" // ")[0] for name in corpus}
    listed = {
        name
        for one in packaged().values()
        for change in one.changes
        for name in (*change.banned, *change.restricted)
    }
    assert len(listed & known) > 0.8 * len(listed), "the corpus lacks some cards, not many"


@pytest.mark.parametrize("state", ["Banned", "Restricted"])
@pytest.mark.parametrize("name", ["modern", "legacy", "vintage"])
def test_100_6_the_lists_of_2022_are_those_of_card_data(
    name: str, state: str, corpus: dict[str, dict[str, object]]
) -> None:
    """Of cards that the corpus has, whose data are of spring 2022."""
    lists = packaged()[name].state("2022-04-29")
    ours = set(lists.banned if state == "Banned" else lists.restricted)
    assert ours & set(corpus) == said_of(corpus, name, state)


def test_903_the_list_of_commander_is_that_of_card_data(
    corpus: dict[str, dict[str, object]],
) -> None:
    """The corpus leaves out the classes that are in no game with commanders at all."""
    ours = set(packaged()["commander"].state("2026-01-16").banned)
    assert said_of(corpus, "commander", "Banned") <= ours


def test_100_6_premodern_has_the_cards_of_its_sets_that_card_data_call_legal(
    corpus: dict[str, dict[str, object]],
) -> None:
    state = packaged()["premodern"].state("2026-01-16")
    assert state.sets is not None
    ours = printed_in(corpus, state.sets) - set(state.banned)
    assert ours == said_of(corpus, "premodern", "Legal")


def test_100_6_what_pioneer_bans_card_data_do_not_call_legal(
    corpus: dict[str, dict[str, object]],
) -> None:
    banned = set(packaged()["pioneer"].state("2025-11-09").banned)
    assert not banned & said_of(corpus, "pioneer", "Legal")
    state = packaged()["pioneer"].state("2022-04-29")
    assert state.sets is not None
    cards = printed_in(corpus, state.sets) - banned - {"Heartfire Hero"}
    dungeons = {"Dungeon of the Mad Mage", "Lost Mine of Phandelver", "Tomb of Annihilation"}
    assert cards - said_of(corpus, "pioneer", "Legal") == dungeons


def held(codes: Iterable[str]) -> frozenset[str]:
    return frozenset(name for code in codes for name in SETS.get(code, ()))


def formats(day: str, era: str = "current") -> Formats:
    return Formats(Path("none"), Prints(held), find(era), day)


SETS = {
    "MMQ": ("Rishadan Port", "Forest"),
    "7ED": ("Duress", "Forest"),
    "8ED": ("Savannah Lions", "Forest"),
    "ODY": ("Psychatog",),
    "ONS": ("Shock",),
    "MRD": ("Chrome Mox", "Great Furnace", "Skullclamp"),
    "USG": ("Gaea's Cradle",),
    "LEA": ("Black Lotus", "Forest"),
    "LGN": ("Okk",),
}


@pytest.mark.parametrize(
    ("day", "there", "out"),
    [
        ("2003-07-27", {"Duress", "Psychatog", "Shock"}, {"Savannah Lions"}),
        ("2003-08-15", {"Savannah Lions", "Psychatog", "Shock"}, {"Duress", "Rishadan Port"}),
        ("2003-10-02", {"Savannah Lions", "Shock", "Chrome Mox"}, {"Psychatog"}),
        ("2004-10-01", {"Savannah Lions", "Chrome Mox"}, {"Shock"}),
    ],
)
def test_100_6_standard_changes_with_each_release(day: str, there: set[str], out: set[str]) -> None:
    cards = formats(day).called("standard").cards
    assert cards is not None
    assert there <= cards
    assert not out & cards


@pytest.mark.parametrize(
    ("day", "banned"),
    [("2004-06-19", False), ("2004-06-20", True)],
)
def test_100_6_a_card_is_banned_since_a_day(day: str, banned: bool) -> None:
    found = formats(day).called("standard")
    assert ("Skullclamp" in found.banned) is banned
    if banned:
        assert found.announcements["Skullclamp"].since == "2004-06-20"
        assert "1 June 2004" in found.announcements["Skullclamp"].source


def test_100_6_type_1_5_bans_what_type_1_restricts() -> None:
    known = formats("2003-08-01")
    first, second = known.called("type 1"), known.called("type 1.5")
    assert "Black Lotus" in first.restricted
    assert first.may_play("Black Lotus")
    assert not second.may_play("Black Lotus")
    assert not second.restricted
    assert second.may_play("Psychatog")


def test_100_6_the_type_1_list_grows_on_the_first_of_january_2004() -> None:
    before = formats("2003-12-31").called("type 1").restricted
    after = formats("2004-01-01").called("type 1").restricted
    assert after - before == {"Burning Wish", "Chrome Mox", "Lion's Eye Diamond"}


def test_100_6_extended_of_2003_begins_with_tempest_and_sixth_edition() -> None:
    sets = packaged()["extended"].state("2003-08-01").sets
    assert sets is not None
    assert {"TMP", "6ED", "MMQ", "8ED", "SCG"} <= set(sets)
    assert not {"5ED", "MIR", "MRD"} & set(sets)


def test_100_6_a_format_is_not_played_before_it_begins_or_after_it_ends() -> None:
    with pytest.raises(DeckError, match="'modern' wasn't played on 2003-08-01"):
        formats("2003-08-01").called("modern")
    with pytest.raises(DeckError, match=r"'extended' was played from 2002-11-01 until 2005-10-20"):
        formats("2016-08-26").called("extended")
    assert "modern" not in formats("2003-08-01").names()


@pytest.mark.parametrize("era", list(ERAS))
def test_100_6_every_era_has_a_standard_and_says_until_when_it_is_known(era: str) -> None:
    known = formats("", era)
    assert "standard" in known.names()
    assert known.is_whole("standard")


def test_100_6_what_card_data_say_is_the_present_state() -> None:
    states = {"Shock": "Legal", "Black Lotus": "Restricted", "Falling Star": "Banned"}
    prints = Prints(lambda codes: frozenset(["Forest"]), present=lambda word: states)
    found = Formats(Path("none"), prints).called("vintage")
    assert found.cards == frozenset(states)
    assert found.banned == frozenset(["Falling Star"])
    assert found.restricted == frozenset(["Black Lotus"])
    empty = Prints(lambda codes: frozenset(["Forest"]), present=lambda word: {})
    assert "Channel" in Formats(Path("none"), empty).called("vintage").restricted


def test_100_6_a_format_of_ones_own_can_change_with_days(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text(
        """
        begins = "2003-08-01"
        [[pool]]
        codes = ["8ED", "ONS"]
        [[changes]]
        date = "2003-09-01"
        source = "we agreed"
        banned = ["Shock"]
        """,
        encoding="utf-8",
    )

    early = Formats(tmp_path, Prints(held), day="2003-08-31").called("club")
    late = Formats(tmp_path, Prints(held), day="2003-09-01").called("club")
    assert early.may_play("Shock")
    assert not late.may_play("Shock")
    assert late.announcements["Shock"].source == "we agreed"


def test_100_6_days_on_which_nothing_changes_change_nothing() -> None:
    one: Described = packaged()["standard"]
    assert one.state("2003-08-01").sets == one.state("2003-09-30").sets


def test_100_6_a_format_that_asks_for_a_rarity_needs_card_data() -> None:
    with pytest.raises(DeckError, match="which cards 'pauper' has isn't known"):
        formats("2022-10-01").called("pauper")
    prints = Prints(held, present=lambda word: {"Shock": "Legal"})
    assert Formats(Path("none"), prints).called("pauper").cards == frozenset(["Shock"])
    assert "pauper" not in formats("2022-10-01").dated()
