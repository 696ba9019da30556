"""A first deck of two colors, built as the rulebook of 2003 advises."""

from __future__ import annotations

from itertools import combinations

import pytest

from jajna.cards.pool import Pool
from jajna.cards.sets import embedded_sets, set_called
from jajna.era import find
from jajna.errors import DeckError
from jajna.formats.construction import CONSTRUCTIONS, violations
from jajna.formats.suggestion import suggested, suggested_of
from jajna.vocab import COLORS, Color, Type, bits
from tests.seen import at_least

LANDS_OF = ("Plains", "Island", "Swamp", "Mountain", "Forest")
EIGHTH = set_called("8ED", embedded_sets())


def counted(colors: int) -> dict[int, int]:
    """The cards of a suggested deck by their types, those of each color apart."""
    found: dict[int, int] = {}
    for card, count in suggested(colors, EIGHTH, Pool().card).main:
        face = card.faces[0]
        kind = face.types & (Type.CREATURE | Type.LAND | Type.ENCHANTMENT | Type.ARTIFACT)
        found[kind] = found.get(kind, 0) + count
    return found


@pytest.mark.parametrize("pair", list(combinations(COLORS, 2)))
def test_the_recipe_is_kept_for_each_pair_of_colors(pair: tuple[int, int]) -> None:
    colors = pair[0] | pair[1]
    assert counted(colors) == {
        Type.LAND: 24,
        Type.CREATURE: 20,
        0: 12,
        Type.ENCHANTMENT: 2,
        Type.ARTIFACT: 2,
    }


def test_red_and_green_have_ten_creatures_and_twelve_lands_each() -> None:
    deck = suggested(Color.RED | Color.GREEN, EIGHTH, Pool().card)
    assert deck.size == 60
    creatures = dict.fromkeys((Color.RED, Color.GREEN), 0)
    for card, count in deck.main:
        if card.faces[0].types & Type.CREATURE:
            creatures[card.faces[0].colors] += count
    assert creatures == {Color.RED: 10, Color.GREEN: 10}
    lands = {card.name: count for card, count in deck.main if card.faces[0].types & Type.LAND}
    assert lands == {"Mountain": 12, "Forest": 12}


def test_the_deck_is_legal_in_2003() -> None:
    deck = suggested(Color.RED | Color.GREEN, EIGHTH, Pool().card)
    for built in at_least(3, CONSTRUCTIONS.values()):
        if built.name in ("casual", "limited"):
            assert violations(deck, built, find("2003-07")) == (), built.name


@pytest.mark.parametrize("colors", [0, Color.RED, Color.RED | Color.GREEN | Color.BLUE])
def test_other_than_two_colors_are_refused(colors: int) -> None:
    with pytest.raises(DeckError, match=f"two colors, not for {len(list(bits(colors)))}"):
        suggested(colors, EIGHTH, Pool().card)


def owned(copies: int) -> dict[str, int]:
    """So many copies of every card of Eighth Edition."""
    return {card.name: copies for card in EIGHTH.cards}


@pytest.mark.parametrize("copies", [1, 4])
def test_the_recipe_is_kept_with_the_cards_one_owns(copies: int) -> None:
    deck = suggested_of(Color.RED | Color.GREEN, owned(copies), Pool().card)
    spells = {card.name: count for card, count in deck.main if card.name not in LANDS_OF}
    assert (deck.size, sum(spells.values())) == (60, 36)
    assert max(spells.values()) <= copies
    assert {card.name: count for card, count in deck.main if card.name in LANDS_OF} == {
        "Mountain": 12,
        "Forest": 12,
    }
    assert violations(deck, CONSTRUCTIONS["constructed"], find("2003-07")) == ()


def test_who_owns_too_few_cards_is_told_so() -> None:
    few = {"Grizzly Bears": 4, "Nobody Knows": 9, "Forest": 20}
    with pytest.raises(DeckError, match="too few cards to choose from: 0 of 10"):
        suggested_of(Color.RED | Color.GREEN, few, Pool().card)
