"""The chance that lands pay for a spell by a turn. CR 202.1, 305.2."""

from __future__ import annotations

from itertools import combinations
from time import process_time

import pytest

from jajna.cards import starter
from jajna.era import CURRENT, ERAS, find
from jajna.formats.castability import LAST_TURN, can_pay, castability, chance, land_masks
from jajna.formats.deck import Deck
from jajna.formats.summary import lands_advised, summary_of
from jajna.formats.themes import THEMES, theme
from jajna.vocab import Color, mana_cost
from tests.cli.test_decks import lookup

W, U = int(Color.WHITE), int(Color.BLUE)


def by_hand(cost: str, lands: dict[int, int], size: int, seen: int) -> float:
    """The same chance, counted over all sets of cards that can be seen."""
    cards: list[int | None] = [mask for mask, count in lands.items() for _ in range(count)]
    cards += [None] * (size - len(cards))
    sets = list(combinations(cards, seen))
    paid = [can_pay(mana_cost(cost), [one for one in had if one is not None]) for had in sets]
    return sum(paid) / len(sets)


@pytest.mark.parametrize("cost", ["{W}", "{1}{W}", "{W}{W}", "{W}{U}", "{1}{W}{U}", "{W/U}{W/U}"])
@pytest.mark.parametrize("lands", [{W: 4}, {W: 3, U: 2}, {W: 2, U: 2, W | U: 2}, {W | U: 3, 0: 2}])
def test_202_1_the_chance_is_that_of_all_sets_of_cards(cost: str, lands: dict[int, int]) -> None:
    for seen in (3, 5):
        found = chance(mana_cost(cost), lands, 12, seen, seen)
        assert found == pytest.approx(by_hand(cost, lands, 12, seen))


def test_202_1_a_deck_of_five_colors_and_ten_kinds_of_lands_is_counted_in_time() -> None:
    """It took minutes when every draw was looked at."""
    colors = [1 << place for place in range(5)]
    lands = dict.fromkeys(colors, 2) | {one | two: 2 for one, two in combinations(colors, 2)}
    began = process_time()
    chances = [chance(mana_cost("{W}{U}{B}{R}{G}"), lands, 60, 6 + turn, turn) for turn in range(9)]

    assert process_time() - began < 20
    assert chances[:5] == [0.0] * 5 and 0 < chances[5] < chances[8] < 1


def test_305_2_a_spell_waits_for_as_many_turns_as_it_needs_lands() -> None:
    lands = {W: 24}
    assert chance(mana_cost("{1}{W}"), lands, 60, 7, 1) == 0
    assert chance(mana_cost("{1}{W}"), lands, 60, 8, 2) > 0.9
    assert chance(mana_cost("{X}"), lands, 60, 7, 1) == 1


@pytest.mark.parametrize(
    ("cost", "lands", "pays"),
    [
        ("{W}{U}", (W | U,), False),
        ("{W}{U}", (W | U, W), True),
        ("{W}{U}", (W, W), False),
        ("{W}{W}{U}", (W | U, W | U, W), True),
        ("{2}", (0, 0), True),
        ("{W/U}", (U,), True),
        ("{2}{W}", (W, U), False),
    ],
)
def test_202_1_each_land_pays_for_one_symbol(cost: str, lands: tuple[int, ...], pays: bool) -> None:
    assert can_pay(mana_cost(cost), lands) is pays


@pytest.mark.parametrize("era", list(ERAS))
def test_103_8a_whoever_draws_first_casts_sooner_unless_the_first_player_draws(era: str) -> None:
    deck = theme("skies", lookup)
    first, second = castability(deck, era=find(era)), castability(deck, True, find(era))
    sooner = all(a.chances < b.chances for a, b in zip(first, second, strict=True))
    assert sooner is not find(era).first_player_draws


@pytest.mark.parametrize("name", list(THEMES))
def test_chances_grow_with_the_turns(name: str) -> None:
    for one in castability(theme(name, lookup)):
        assert len(one.chances) == LAST_TURN
        assert list(one.chances) == sorted(one.chances)
        assert 0 <= one.on_curve <= 1


def test_305_6_a_land_of_two_colors_is_counted_for_both() -> None:
    assert land_masks(theme("skies", lookup)) == {W | U: 2, W: 11, U: 11}


@pytest.mark.parametrize(("name", "advised"), [("skies", 24), ("stampede", 24)])
def test_the_advice_on_lands_follows_the_costs(name: str, advised: int) -> None:
    assert abs(lands_advised(summary_of(theme(name, lookup))) - advised) <= 1
    cheap, dear = (
        Deck("", ((lookup("Forest"), 20), (lookup(card), 40)))
        for card in ("Norwood Ranger", "Spined Wurm")
    )
    assert lands_advised(summary_of(cheap)) < lands_advised(summary_of(dear))
    assert CURRENT.name == "current"


def test_107_4_symbols_of_costs_are_counted_by_color() -> None:
    angel = starter.card("Serra Angel")
    assert angel is not None
    assert summary_of(Deck("", ((angel, 3),))).symbols[W] == 6
