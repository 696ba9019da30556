"""The page on coverage is in the form its tool gives it, and says what the compiler says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import coverage_page
from coverage_page import Set
from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import compile_card, default_compiler
from jajna.cards.mtgjson import CardData
from jajna.errors import CardError
from tests.oracle.faces import face

ROW: Final = re.compile(r"\| (.+) \| (\w*) \| (\d{4}|) \| (\d+) \| (\d+) \| (\d+\.\d)% \|")
EIGHTH: Final = "8ED"


def card(name: str, types: str, *printings: str) -> CardData:
    """A card of these types, printed in these sets."""
    return CardData(name, "normal", 1.0, (face("", types, name),), printings=printings)


def rows() -> list[tuple[str, str, str, int, int, float]]:
    """The rows of the page as it stands."""
    text = coverage_page.PAGE.read_text(encoding="utf-8")
    found = ROW.findall(text)
    return [
        (name, code, year, int(cards), int(whole), float(share))
        for name, code, year, cards, whole, share in found
    ]


def test_a_card_counts_for_each_of_its_sets_by_date() -> None:
    sets = [Set("NEW", "Newer", "core", "2009-07-17"), Set("OLD", "Older", "core", "1993-08-05")]
    judged = [(card("A", "Instant", "OLD", "NEW"), True), (card("B", "Instant", "OLD"), False)]

    assert coverage_page.page(judged, sets).splitlines()[-3:] == [
        "| All cards |  |  | 2 | 1 | 50.0% |",
        "| Older | OLD | 1993 | 2 | 1 | 50.0% |",
        "| Newer | NEW | 2009 | 1 | 1 | 100.0% |",
    ]


def test_sets_for_fun_and_variants_are_left_out() -> None:
    sets = [Set("FUN", "For Fun", "funny", "1998-08-11"), Set("OLD", "Older", "core", "1993-08-05")]
    judged = [
        (card("A", "Instant", "FUN"), False),
        (card("B", "Instant", "FUN", "OLD"), True),
        (card("C", "Plane", "OLD"), False),
    ]

    assert coverage_page.page(judged, sets).splitlines()[-2:] == [
        "| All cards |  |  | 1 | 1 | 100.0% |",
        "| Older | OLD | 1993 | 1 | 1 | 100.0% |",
    ]


def test_a_file_that_holds_no_sets_is_named(tmp_path: Path) -> None:
    file = tmp_path / "sets.json"
    file.write_text("[]", encoding="utf-8")

    with pytest.raises(CardError, match="has no object under 'data'"):
        coverage_page.sets_in(file)
    file.write_text("{", encoding="utf-8")
    with pytest.raises(CardError, match="can't be read as a file of sets"):
        coverage_page.sets_in(file)


def test_the_page_is_in_the_form_of_its_tool() -> None:
    text = coverage_page.PAGE.read_text(encoding="utf-8")
    found = rows()
    years = [year for _, _, year, _, _, _ in found[1:]]

    assert text.startswith(coverage_page.INTRODUCTION)
    assert len(found) == len(text.splitlines()) - len(coverage_page.INTRODUCTION.splitlines()) - 3
    assert found[0][0] == "All cards"
    assert years == sorted(years)
    assert all(whole <= cards for _, _, _, cards, whole, _ in found)
    assert [round(100 * whole / cards, 1) for _, _, _, cards, whole, _ in found] == pytest.approx(
        [share for _, _, _, _, _, share in found], abs=0.06
    )


@pytest.mark.slow
def test_the_page_says_of_eighth_edition_what_the_corpus_does(shared: Path) -> None:
    file = shared / "corpus" / "AtomicCards.json.xz"
    if not file.is_file():
        pytest.skip(f"no corpus at {file}")
    compiler = default_compiler()
    cards = [one for one in read_card_file(file) if EIGHTH in one.printings]
    whole = sum(1 for one in cards if compile_card(one, compiler).card is not None)

    assert [row[3:5] for row in rows() if row[1] == EIGHTH] == [(len(cards), whole)]
