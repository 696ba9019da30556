"""Formats by name, those of files among them. CR 100.6."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from jajna.era import CURRENT, find
from jajna.errors import DeckError
from jajna.files import UnusableFile
from jajna.formats.known import Formats, Prints

SETS = {"8ED": {"Shock", "Forest"}, "TST": {"Ant"}, "ODY": {"Psychatog"}, "7ED": {"Duress"}}


def printed_in(codes: Iterable[str]) -> frozenset[str]:
    return frozenset(name for code in codes for name in SETS.get(code.upper(), ()))


def formats(folder: Path, era: str = "current") -> Formats:
    return Formats(folder, Prints(printed_in), find(era))


def test_formats_that_come_with_the_package(tmp_path: Path) -> None:
    held = formats(tmp_path / "none", "2003-07")
    names = ("casual", "constructed", "limited", "extended", "invasion block", "masques block")
    more = ("odyssey block", "onslaught block", "standard", "tempest block", "type 1", "type 1.5")
    assert held.names() == (*names, *more, "urza block")
    assert held.called("Constructed").smallest_deck == 60
    assert held.called("standard").cards == frozenset(
        (
            "Shock",
            "Forest",
            "Psychatog",
        )
    )
    assert held.called("ODYSSEY block").cards == frozenset(("Psychatog",))
    assert held.called("limited").smallest_deck == 40


def test_100_6_codes_of_sets_are_formats(tmp_path: Path) -> None:
    assert formats(tmp_path).called("tst").cards == frozenset(("Ant",))
    assert formats(tmp_path).called("8ED+tst").cards == frozenset(
        (
            "Shock",
            "Forest",
            "Ant",
        )
    )
    assert formats(tmp_path).called("8ed+tst").name == "8ED+TST"


@pytest.mark.parametrize(
    ("day", "there", "elsewhere"),
    [
        ("2026-01-16", "standard", "extended (2002-11-01 – 2005-10-20), "),
        ("2026-01-16", "commander", "type 1.5 (2003-07-01 – 2004-09-20)"),
        ("2003-07-28", "type 1.5", "modern (2011-08-12 –), "),
    ],
)
def test_formats_of_other_times_are_told_with_their_days(
    tmp_path: Path, day: str, there: str, elsewhere: str
) -> None:
    held = Formats(tmp_path, Prints(printed_in), CURRENT, day)
    with pytest.raises(DeckError) as caught:
        held.called("block")
    now, _, others = str(caught.value).partition("at other times there are ")

    assert there in now and elsewhere in f"{others}, "
    assert elsewhere.split(" (", maxsplit=1)[0] not in now.partition("there are ")[2].split(", ")


def test_a_format_is_data_that_can_be_added(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="no format is called 'kitchen'; there are casual"):
        formats(tmp_path).called("kitchen")
    (tmp_path / "kitchen.toml").write_text(
        'sets = ["8ED", "TST"]\nsmallest_deck = 30\nmost_copies = 2\n'
        'banned = ["Shock"]\nrestricted = ["Ant"]\n',
        encoding="utf-8",
    )
    found = formats(tmp_path).called("Kitchen")
    assert (found.smallest_deck, found.most_copies, found.largest_sideboard) == (30, 2, 15)
    assert found.cards == frozenset(
        (
            "Shock",
            "Forest",
            "Ant",
        )
    )
    assert not found.may_play("Shock")
    assert found.restricted == {"Ant"}
    assert "kitchen" in formats(tmp_path).names()


def test_a_file_replaces_a_format_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('name = "Standard"\nsets = ["TST"]\n', encoding="utf-8")
    assert formats(tmp_path).called("standard").cards == frozenset(("Ant",))
    assert formats(tmp_path).names().count("standard") == 1


def test_a_format_none_of_whose_cards_is_known_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"no card of the sets of 'standard' is known.*update"):
        Formats(tmp_path, Prints(printed_in), CURRENT).called("standard")


@pytest.mark.parametrize(
    "text", ["sets = 8ED", "size = 3", "smallest_deck = -1", 'sets = "8ED"', "\x00"]
)
def test_a_damaged_format_is_named_and_stops_no_other(tmp_path: Path, text: str) -> None:
    (tmp_path / "broken.toml").write_text(text, encoding="utf-8")
    (tmp_path / "kitchen.toml").write_text("smallest_deck = 30", encoding="utf-8")
    with pytest.warns(UnusableFile, match=r"broken\.toml describes no format"):
        assert formats(tmp_path).called("kitchen").smallest_deck == 30
    with (
        pytest.warns(UnusableFile, match=r"broken\.toml"),
        pytest.raises(DeckError, match="no format is called 'broken'"),
    ):
        formats(tmp_path).called("broken")
