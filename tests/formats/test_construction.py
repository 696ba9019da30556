"""Sizes of decks and sideboards, and numbers of copies. CR 100.2, 100.4."""

from __future__ import annotations

from dataclasses import replace

from jajna.card import Card, Face
from jajna.formats.construction import CONSTRUCTED, LIMITED, Violation, violations
from jajna.formats.deck import Deck
from jajna.vocab import Supertype, Type
from tests.mechanics.bench import text_card


def land(name: str, supertypes: int = Supertype.BASIC) -> Card:
    """A land."""
    return Card(name, (Face(name, None, 0, Type.LAND, supertypes),))


FOREST = land("Forest")
SNOW_FOREST = land("Snow-Covered Forest", Supertype.BASIC | Supertype.SNOW)
MINE = land("Strip Mine", 0)
BEARS = Card("Grizzly Bears", (Face("Grizzly Bears", None, 0, Type.CREATURE),))


def test_100_2a_a_constructed_deck_of_sixty_with_four_of_each_is_in_order() -> None:
    deck = Deck("", ((FOREST, 40), (SNOW_FOREST, 12), (BEARS, 4), (MINE, 4)))

    assert violations(deck, CONSTRUCTED) == ()


def test_100_2a_a_constructed_deck_has_at_least_sixty_cards() -> None:
    deck = Deck("", ((FOREST, 59),), ((FOREST, 15),))

    assert violations(deck, CONSTRUCTED) == (Violation("too few cards", "100.2a", 59, 60),)


def test_100_2a_there_is_no_largest_deck() -> None:
    assert violations(Deck("", ((FOREST, 1000),)), CONSTRUCTED) == ()


def test_100_2b_a_limited_deck_has_at_least_forty_cards() -> None:
    assert violations(Deck("", ((FOREST, 40),)), LIMITED) == ()
    assert violations(Deck("", ((FOREST, 39),)), LIMITED) == (
        Violation("too few cards", "100.2b", 39, 40),
    )


def test_100_2b_a_limited_deck_may_have_as_many_copies_as_were_opened() -> None:
    assert violations(Deck("", ((BEARS, 40),)), LIMITED) == ()


def test_100_4a_copies_in_deck_and_sideboard_count_together() -> None:
    deck = Deck("", ((FOREST, 60), (BEARS, 3)), ((BEARS, 2),))

    assert violations(deck, CONSTRUCTED) == (
        Violation("too many copies", "100.2a", 5, 4, "Grizzly Bears"),
    )


def test_100_2a_a_land_that_is_not_basic_is_counted() -> None:
    deck = Deck("", ((FOREST, 60), (MINE, 5)))

    assert violations(deck, CONSTRUCTED) == (
        Violation("too many copies", "100.2a", 5, 4, "Strip Mine"),
    )


def test_100_4a_a_sideboard_has_at_most_fifteen_cards() -> None:
    deck = Deck("", ((FOREST, 60),), ((FOREST, 16),))

    assert violations(deck, CONSTRUCTED) == (Violation("sideboard too large", "100.4a", 16, 15),)


def test_100_4b_a_limited_sideboard_is_all_that_is_left() -> None:
    assert violations(Deck("", ((FOREST, 40),), ((BEARS, 45),)), LIMITED) == ()


def test_all_violations_are_told() -> None:
    deck = Deck("", ((BEARS, 5),), ((MINE, 16),))

    assert [one.code for one in violations(deck, CONSTRUCTED)] == [
        "too few cards",
        "sideboard too large",
        "too many copies",
        "too many copies",
    ]


def rats() -> Deck:
    """Thirty cards of which a deck can have any number, by their own text."""
    text = "A deck can have any number of cards named ~."
    swarm = text_card("Swarm", "Creature — Rat", text.replace("~", "Swarm"), ("2", "2"))
    return Deck("", ((FOREST, 30), (swarm, 30)))


def test_113_6n_an_ability_lets_a_deck_have_any_number_of_a_card() -> None:
    assert violations(rats(), CONSTRUCTED) == ()


def test_113_6n_it_makes_no_card_legal_in_a_format_without_it() -> None:
    block = replace(CONSTRUCTED, cards=frozenset({"Forest", "Grizzly Bears"}))

    assert violations(rats(), block) == (Violation("not legal", "100.6", 30, 0, "Swarm"),)


def test_113_6n_a_banned_card_stays_banned_and_a_restricted_one_restricted() -> None:
    banned = replace(CONSTRUCTED, banned=frozenset({"Swarm"}))
    restricted = replace(CONSTRUCTED, restricted=frozenset({"Swarm"}))

    assert violations(rats(), banned) == (Violation("banned", "100.6", 30, 0, "Swarm"),)
    assert violations(rats(), restricted) == (Violation("restricted", "100.6", 30, 1, "Swarm"),)


def test_100_6_a_restricted_card_may_be_played_once() -> None:
    restricted = replace(CONSTRUCTED, restricted=frozenset({"Strip Mine"}))

    assert violations(Deck("", ((FOREST, 59), (MINE, 1))), restricted) == ()
    assert violations(Deck("", ((FOREST, 58), (MINE, 2))), restricted) == (
        Violation("restricted", "100.6", 2, 1, "Strip Mine"),
    )
