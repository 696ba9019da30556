"""Coverage: every card once, clauses by the cards they stop, and ledgers compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import StoredVerdict, judge_all
from jajna.cards.coverage import Change, Coverage, compare, measure, read_ledger, write_ledger
from jajna.cards.mtgjson import CardData
from jajna.errors import CardError
from tests.cards import fake, files


@pytest.fixture
def found(tmp_path: Path) -> Coverage:
    """The coverage of some cards."""
    file = read_card_file(files.write(tmp_path / "a.json"))
    return measure(judge_all(file, len(file), fake.compile_simple))


def test_a_card_counts_once_however_many_faces_it_has(found: Coverage) -> None:
    assert (found.total.cards, found.total.compiled) == (8, 4)
    assert found.total.share == 0.5


def test_sets_count_the_cards_that_were_printed_in_them(found: Coverage) -> None:
    shares = {code: (share.cards, share.compiled) for code, share in found.sets.items()}

    assert shares == {"8ED": (6, 4), "9ED": (1, 1), "CSP": (1, 0), "APC": (1, 0)}


def test_clauses_are_ranked_by_the_cards_they_stop() -> None:
    card = CardData("A", "normal", 0.0, ())
    coverage = measure(
        (card, StoredVerdict("", blockers))
        for blockers in [("scry 1.", "x"), ("scry 1.", "scry 1."), ("y",), ("x",), ("x",)]
    )

    assert coverage.most_frequent_blockers(2) == [("x", 3), ("scry 1.", 2)]
    assert coverage.most_frequent_blockers(0) == [("x", 3), ("scry 1.", 2), ("y", 1)]


def test_the_share_of_no_cards_is_nothing() -> None:
    assert measure(()).total.share == 0.0


def test_a_ledger_has_a_line_for_each_card(found: Coverage, tmp_path: Path) -> None:
    path = tmp_path / "ledger.tsv"

    write_ledger(path, found.verdicts)

    assert path.read_text(encoding="utf-8").splitlines() == [
        "Dríada\tok",
        "Fire // Ice\tburn.",
        "Grizzly Bears\tok",
        "Juggernaut\tattacks each combat if able.",
        "Jötun Grunt\tcumulative upkeep",
        "Sly Spy\tseveral cards share this name",
        "Twin // Twain\tok",
        "Wind Drake\tok",
    ]
    assert read_ledger(path) == found.verdicts


def test_a_clause_stays_on_its_line_and_is_never_success() -> None:
    cards = [CardData(name, "normal", 0.0, ()) for name in "ABC"]
    clauses = ["a\tb\nc", "ok", " "]

    coverage = measure(
        (card, StoredVerdict("", (clause,))) for card, clause in zip(cards, clauses, strict=True)
    )

    assert coverage.verdicts == {"A": "a b c", "B": "(ok)", "C": "()"}


def test_ledgers_show_what_was_gained_and_lost() -> None:
    old = {"A": "ok", "B": "scry", "C": "ok", "D": "ok", "E": "x"}
    new = {"A": "ok", "B": "ok", "C": "draw", "E": "y", "F": "ok", "G": "z"}

    assert compare(old, new) == Change(
        gained=("B", "F"), lost=(("C", "draw"), ("D", "not in the file"))
    )


@pytest.mark.parametrize("line", ["Forest", "Forest\t", "\tok", ""])
def test_a_file_that_is_no_ledger_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "ledger.tsv"
    path.write_text(f"A\tok\n{line}\n")

    with pytest.raises(CardError, match="line 2: a ledger line is"):
        read_ledger(path)


def test_ledgers_that_cannot_be_read_or_written_are_named(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"none\.tsv can't be read"):
        read_ledger(tmp_path / "none.tsv")
    (tmp_path / "binary").write_bytes(b"\xff\xff")
    with pytest.raises(CardError, match="is not a text in UTF-8"):
        read_ledger(tmp_path / "binary")
    with pytest.raises(CardError, match="can't be written"):
        write_ledger(tmp_path, {})
