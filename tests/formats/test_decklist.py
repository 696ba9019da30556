"""Deck lists as text: two notations, read and written, and every problem with its line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jajna.card import Card, Face
from jajna.errors import CardError, DeckError, UnsupportedCardError
from jajna.formats.deck import Deck, Printing
from jajna.formats.decklist import (
    DeckListError,
    read_deck,
    read_deck_file,
    read_list,
    write_deck,
)
from jajna.formats.dialects.writers import Dialect
from jajna.vocab import Type


def card(name: str, layout: str = "normal") -> Card:
    """A card without abilities."""
    faces = tuple(Face(part, None, 0, Type.CREATURE) for part in name.split(" // "))
    return Card(name, faces, layout)


CARDS = {
    one.name: one
    for one in (
        card("Lightning Bolt"),
        card("Mountain"),
        card("Goblin Piker"),
        card("B.F.M. (Big Furry Monster)"),
        card("Fire // Ice", "split"),
        card("Delver of Secrets // Insectile Aberration", "transform"),
    )
}
BOLT, MOUNTAIN, PIKER = CARDS["Lightning Bolt"], CARDS["Mountain"], CARDS["Goblin Piker"]


def lookup(name: str) -> Card:
    """Find a card as a pool does: slashes and blanks between halves don't matter."""
    wanted = re.sub(r"\s*/+\s*", " // ", name.lower())
    for full, one in CARDS.items():
        if wanted in (full.lower(), one.faces[0].name.lower()):
            return one
    if name == "Shahrazad":
        raise UnsupportedCardError("Shahrazad can't be played: players play a subgame")
    raise CardError(f"There is no card named {name!r}. Did you mean Lightning Bolt?")


def problems(text: str) -> list[str]:
    """What is wrong with a list."""
    with pytest.raises(DeckListError) as caught:
        read_deck(text, lookup)
    return [str(problem) for problem in caught.value.problems]


# Reading


def test_a_list_of_magic_online_has_its_sideboard_after_a_blank_line() -> None:
    deck = read_deck("4 Lightning Bolt\n20 Mountain\n\n2 Goblin Piker\n", lookup, "Burn")

    assert deck == Deck("Burn", ((BOLT, 4), (MOUNTAIN, 20)), ((PIKER, 2),))


def test_a_card_that_arena_changed_is_read_as_printed_and_noted() -> None:
    read = read_list("4 A-Lightning Bolt (XYZ) 7\n20 Mountain\n", lookup)

    assert read.deck.main == ((BOLT, 4), (MOUNTAIN, 20))
    assert [str(note) for note in read.notes] == [
        "line 1: 'A-Lightning Bolt', a card that Arena changed, isn't known: it is read as "
        "Lightning Bolt, as it is printed"
    ]
    with pytest.raises(DeckError, match="A-Counterspell"):
        read_list("4 A-Counterspell\n20 Mountain\n", lookup)


@pytest.mark.parametrize(
    "text",
    [
        "4 Lightning Bolt\nSB: 2 Goblin Piker\n20 Mountain",
        "4 Lightning Bolt\n\n20 Mountain\n\nSB: 2 Goblin Piker",
        "4 Lightning Bolt\n\n20 Mountain\n\nSideboard\n2 Goblin Piker",
        "4 Lightning Bolt\n20 Mountain\nSideboard:\n\n2 Goblin Piker",
        "4x Lightning Bolt\n20X Mountain\nSIDEBOARD\n2 x Goblin Piker",
        "// Burn\n\n# red\n  4 lightning bolt  \n20 Mountain\n\n\n2 Goblin Piker",
        "4 Lightning Bolt\n20 Mountain\n\n// the sideboard\n2 Goblin Piker\n\n",
        "4 Lightning Bolt\r\n20 Mountain\r\n\r\n2 Goblin Piker",
        "2 Lightning Bolt\n20 Mountain\n2 Lightning Bolt\n\n1 Goblin Piker\n1 Goblin Piker",
        "Deck\n4 Lightning Bolt (M10) 146\n20 Mountain (UNH) 139\n\nSideboard\n2 Goblin Piker",
        "Mazo\n4 Lightning Bolt\n\n20 Mountain\n\nBanquillo\n2 Goblin Piker",
    ],
)
def test_other_ways_to_write_the_same_deck(text: str) -> None:
    deck = read_deck(text, lookup)

    assert (deck.main, deck.sideboard) == (((BOLT, 4), (MOUNTAIN, 20)), ((PIKER, 2),))


def test_a_list_of_arena_has_a_name_and_printings() -> None:
    text = "About\nName Rojo rápido\n\nDeck\n4 Lightning Bolt (m10) 146\n20 Mountain (UNH)\n"

    deck = read_deck(text, lookup, "other")

    assert deck.name == "Rojo rápido"
    assert deck.printings == (Printing("Lightning Bolt", "M10", "146"), Printing("Mountain", "UNH"))


def test_a_name_may_have_brackets_of_its_own() -> None:
    deck = read_deck("1 B.F.M. (Big Furry Monster) (UGL) 28", lookup)

    assert deck.main[0][0].name == "B.F.M. (Big Furry Monster)"
    assert deck.printings == (Printing("B.F.M. (Big Furry Monster)", "UGL", "28"),)


def test_a_deck_counts_and_lists_its_cards() -> None:
    deck = read_deck("2 Lightning Bolt\n1 Mountain\n\n3 Goblin Piker", lookup)

    assert (deck.size, deck.sideboard_size) == (3, 3)
    assert [one.name for one in deck.cards()] == ["Lightning Bolt", "Lightning Bolt", "Mountain"]


# Problems


def test_every_problem_is_told_with_its_line() -> None:
    text = "4 Lightning Blot\nMountain\n\n0 Mountain\n1 Shahrazad\n4\n"

    assert problems(text) == [
        "line 1: There is no card named 'Lightning Blot'. Did you mean Lightning Bolt?",
        "line 2: 'Mountain' has no count; for one copy write '1 Mountain'",
        "line 4: 0 copies: the count must be 1 to 1000",
        "line 5: Shahrazad can't be played: players play a subgame",
        "line 6: '4' names no card",
    ]


def test_one_card_that_cannot_be_played_stops_the_whole_deck() -> None:
    with pytest.raises(
        DeckError, match=r"'Burn' can't be used:\nline 2: Shahrazad can't be played"
    ):
        read_deck("4 Lightning Bolt\n1 Shahrazad", lookup, "Burn")


def test_a_second_blank_line_is_not_guessed_at() -> None:
    text = "4 Lightning Bolt\n\n4 Goblin Piker\n\n20 Mountain"

    assert problems(text) == [
        "line 5: a second blank line leaves open where the sideboard begins; "
        "write 'Sideboard' on the line before it"
    ]


@pytest.mark.parametrize("text", ["", "\n\n", "// nothing\n", "Sideboard\n4 Lightning Bolt"])
def test_a_list_without_a_deck_is_refused(text: str) -> None:
    assert problems(text) == ["it has no cards"]


@pytest.mark.parametrize("count", ["1001", "99999999999999999999"])
def test_a_count_beyond_reason_is_refused(count: str) -> None:
    assert "the count must be 1 to 1000" in problems(f"{count} Mountain")[0]


# Files


def test_a_file_gives_the_deck_its_name(tmp_path: Path) -> None:
    path = tmp_path / "Red Deck.txt"
    path.write_text("\ufeff20 Mountain\n", encoding="utf-8")

    assert read_deck_file(path, lookup) == Deck("Red Deck", ((MOUNTAIN, 20),))


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"none\.txt can't be read"):
        read_deck_file(tmp_path / "none.txt", lookup)

    (tmp_path / "picture.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DeckError, match=r"picture\.txt' is not a text"):
        read_deck_file(tmp_path / "picture.txt", lookup)


# Writing


def test_magic_online_gets_a_blank_line_before_the_sideboard() -> None:
    deck = Deck("Burn", ((BOLT, 4), (MOUNTAIN, 20)), ((PIKER, 2),))

    assert write_deck(deck, Dialect.MTGO) == "4 Lightning Bolt\n20 Mountain\n\n2 Goblin Piker\n"


def test_arena_gets_headers_and_printings() -> None:
    printings = (Printing("Lightning Bolt", "M10", "146"), Printing("Mountain", "UNH"))
    deck = Deck("Burn", ((BOLT, 4), (MOUNTAIN, 20)), ((PIKER, 2),), printings)

    assert write_deck(deck) == (
        "About\nName Burn\n\nDeck\n4 Lightning Bolt (M10) 146\n20 Mountain (UNH)\n\n"
        "Sideboard\n2 Goblin Piker\n"
    )


def test_split_cards_are_listed_by_both_names_and_others_by_their_front() -> None:
    split, double = CARDS["Fire // Ice"], CARDS["Delver of Secrets // Insectile Aberration"]

    assert (
        write_deck(Deck("", ((split, 1), (double, 2))), Dialect.MTGO)
        == "1 Fire/Ice\n2 Delver of Secrets\n"
    )


copies = st.dictionaries(st.sampled_from(sorted(CARDS)), st.integers(1, 1000), max_size=6).map(
    lambda counts: tuple((CARDS[name], count) for name, count in counts.items())
)


@given(copies.filter(bool), copies, st.text("Rápido 123", min_size=1).map(str.strip))
def test_what_is_written_is_read_back(
    main: tuple[tuple[Card, int], ...], sideboard: tuple[tuple[Card, int], ...], name: str
) -> None:
    deck = Deck(name, main, sideboard)

    assert read_deck(write_deck(deck, Dialect.MTGO), lookup, name) == deck
    assert read_deck(write_deck(deck), lookup) == deck
