"""Decks, sideboards and products in different eras. CR 100.2, 100.4, 206.2."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from jajna.card import Card, Face
from jajna.era import ERAS, find
from jajna.era_switches import EDITIONS
from jajna.errors import DeckError
from jajna.formats.construction import CASUAL, CONSTRUCTED, LIMITED, Violation, violations
from jajna.formats.deck import Deck
from jajna.formats.described import packaged
from jajna.formats.known import Formats, Prints, played_on
from jajna.formats.products import Product, Rarity, rarity, sealed
from jajna.formats.sideboarding import exchanged
from jajna.vocab import Supertype, Type


def land(name: str) -> Card:
    """A basic land."""
    return Card(name, (Face(name, None, 0, Type.LAND, Supertype.BASIC),))


FOREST = land("Forest")
ISLAND = land("Island")
BEARS = Card("Bears", (Face("Bears", None, 0, Type.CREATURE),))
DECK = Deck("", ((FOREST, 60),), ((ISLAND, 11), (BEARS, 4)))

SMALLEST = {"2003-07": ("100.2", "100.3")}
"""The rules on the least size of a deck, where they aren't 100.2a and 100.2b."""


@pytest.mark.parametrize("name", list(ERAS))
def test_in_every_era_a_constructed_deck_has_sixty_cards_and_others_forty(name: str) -> None:
    era = find(name)
    sixty, forty = Deck("", ((FOREST, 60),)), Deck("", ((FOREST, 40),))
    assert violations(sixty, CONSTRUCTED, era) == ()
    assert [one.code for one in violations(forty, CONSTRUCTED, era)] == ["too few cards"]
    for built in (LIMITED, CASUAL):
        assert violations(forty, built, era) == ()
        fewer = Deck("", ((FOREST, 39),))
        assert [one.code for one in violations(fewer, built, era)] == ["too few cards"]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_edition_says_sixty_and_forty(edition: object, shared: Path) -> None:
    assert edition in EDITIONS
    one = EDITIONS[EDITIONS.index(edition)]
    text = (shared / "reference/rules" / f"{one.date}.txt").read_text(encoding="utf-8")
    rules = SMALLEST.get(one.name, ("100.2a", "100.2b"))
    for rule, size in zip(rules, ("sixty|60", "forty|40"), strict=True):
        found = re.search(rf"^{re.escape(rule)}\.? (.*)$", text, re.MULTILINE)
        assert found is not None
        assert re.search(size, found.group(1))


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("2003-07", (Violation("sideboard too small", "100.4a", 14, 15),)),
        ("2016-08", ()),
        ("current", ()),
        ("current+sideboards=fifteen", (Violation("sideboard too small", "100.4a", 14, 15),)),
    ],
)
def test_a_sideboard_has_fifteen_cards_or_none_in_2003(
    name: str, found: tuple[Violation, ...]
) -> None:
    era = find(name)
    smaller = Deck("", ((FOREST, 60),), ((ISLAND, 14),))
    assert violations(smaller, CONSTRUCTED, era) == found
    assert violations(DECK, CONSTRUCTED, era) == ()
    assert violations(Deck("", ((FOREST, 60),)), CONSTRUCTED, era) == ()


@pytest.mark.parametrize("name", list(ERAS))
def test_in_every_era_copies_are_counted_over_deck_and_sideboard(name: str) -> None:
    deck = Deck("", ((FOREST, 57), (BEARS, 3)), ((BEARS, 2), (ISLAND, 13)))
    found = [one.code for one in violations(deck, CONSTRUCTED, find(name))]
    assert found == ["too many copies"]


def test_cards_are_exchanged_one_for_one_in_2003_alone() -> None:
    coming, going = ((BEARS, 4),), ((FOREST, 2),)
    with pytest.raises(DeckError, match=r"one for one.*4 can't come for 2"):
        exchanged(DECK, coming, going, find("2003-07"))
    for name in ("2016-08", "current"):
        made = exchanged(DECK, coming, going, find(name))
        assert made.main == ((FOREST, 58), (BEARS, 4))
        assert made.sideboard == ((ISLAND, 11), (FOREST, 2))
        assert violations(made, CONSTRUCTED, find(name)) == ()


@pytest.mark.parametrize("name", list(ERAS))
def test_as_many_cards_can_be_exchanged_in_every_era_and_back_again(name: str) -> None:
    era = find(name)
    made = exchanged(DECK, ((BEARS, 4),), ((FOREST, 4),), era)
    assert (made.size, made.sideboard_size) == (60, 15)
    again = exchanged(made, ((FOREST, 4),), ((BEARS, 4),), era)
    assert (dict(again.main), dict(again.sideboard)) == (dict(DECK.main), dict(DECK.sideboard))


def test_what_isn_t_there_can_t_be_exchanged() -> None:
    with pytest.raises(DeckError, match="5 Bears can't be taken from the sideboard: it has 4"):
        exchanged(DECK, ((BEARS, 5),), ((FOREST, 5),))
    with pytest.raises(DeckError, match="1 Island can't be taken from the deck: it has 0"):
        exchanged(DECK, ((BEARS, 1),), ((ISLAND, 1),))


def test_sealed_deck_play_opens_a_tournament_pack_in_2003_and_six_boosters_since() -> None:
    sizes = {name: [one.size for one in sealed(find(name))] for name in ERAS}
    assert sizes.pop("2003-07") == [75, 15, 15]
    alone = sealed(find("current+sealed_product=tournament-pack"))
    assert [one.size for one in alone] == [75, 15, 15]
    assert set(map(tuple, sizes.values())) == {(15,) * 6}
    pack: Product = sealed(find("2003-07"))[0]
    assert dict(pack.contents)[Rarity.LAND] == 30


def test_206_2_there_are_three_rarities_in_2003_and_four_later() -> None:
    words = [one.value for one in Rarity]
    assert {rarity(one, find("2003-07")) for one in words} == set(Rarity) - {Rarity.MYTHIC}
    assert {rarity(one, find("2016-08")) for one in words} == set(Rarity)
    assert rarity("mythic", find("current+mythic_rares=off")) is Rarity.RARE
    assert rarity("mythic", find("2003-07")) is Rarity.RARE
    with pytest.raises(DeckError, match="no rarity 'golden'; known: basic land, common"):
        rarity("golden")


PRINTINGS = {
    "Bears": ("7ED", "8ED", "10E"),
    "Duress": ("USG", "7ED"),
    "Psychatog": ("ODY",),
    "Slice and Dice": ("ONS",),
    "Emrakul, the Promised End": ("EMN",),
    "Forest": ("7ED", "ODY", "ONS", "BFZ", "SOI", "XLN", "MID", "WOE"),
}


def printed_in(codes: Iterable[str]) -> frozenset[str]:
    wanted = set(codes)
    return frozenset(name for name, held in PRINTINGS.items() if wanted & set(held))


def formats(era: str, day: str = "") -> Formats:
    return Formats(Path("none"), Prints(printed_in), find(era), day)


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("2003-07", {"Bears", "Psychatog", "Slice and Dice", "Forest"}),
        ("2016-08", {"Emrakul, the Promised End", "Forest"}),
        ("2019-05", {"Forest"}),
        ("2023-04", {"Forest"}),
        ("current", {"Forest"}),
    ],
)
def test_standard_has_the_sets_of_its_time(name: str, cards: set[str]) -> None:
    era = find(name)
    played = formats(name).called("standard")
    assert played.cards == frozenset(cards)
    deck = Deck("", ((FOREST, 56), (BEARS, 4)))
    broken = [(one.code, one.card) for one in violations(deck, played, era)]
    assert broken == ([] if "Bears" in cards else [("not legal", "Bears")])


def test_standard_of_2003_is_the_core_set_and_two_blocks_of_three_sets() -> None:
    state = packaged()["standard"].state(played_on(find("2003-07")))
    assert state.sets is not None
    assert set(state.sets) == {"8ED", "ODY", "TOR", "JUD", "ONS", "LGN", "SCG"}


def test_block_constructed_has_the_cards_of_one_block() -> None:
    held = formats("2003-07")
    assert held.called("Onslaught block").cards == frozenset(("Slice and Dice", "Forest"))
    assert held.called("Odyssey block").cards == frozenset(("Psychatog", "Forest"))
