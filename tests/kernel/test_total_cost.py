"""What a total cost is made of, and what is known of it before it is looked at whole. CR 601.2f."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.judge import Table
from jajna.kernel.costs.total_cost import (
    Total,
    ability_total,
    needs_more,
    only_taps,
    optional_costs,
    with_generic,
)
from jajna.kernel.state.context import Context
from jajna.vocab import ALL_COLORS, LETTER_MANA, Symbol, symbol
from tests.mechanics.bench import ANN, creature, permanent, text_card
from tests.table import table

WHITE = LETTER_MANA["W"]
CHEAPER = permanent("Gem", text="Spells you cast cost {1} less to cast.")


def symbols(text: str) -> list[Symbol]:
    return [symbol(one) for one in text.split()]


def due(cost: str, less: str = "", colored: str = "", more: int = 0) -> str:
    """What is due of a cost that effects reduce and increase."""
    total = Total(symbols(cost), [])
    total.less = symbols(less)
    total.colored_less = symbols(colored)
    total.more = more
    return " ".join(one.text for one in total.with_x(0))


def test_118_7b_a_reduction_by_colored_mana_takes_no_snow_mana() -> None:
    assert due("S 1", less="W") == "S"


def test_118_7c_a_reduction_of_colored_mana_alone_takes_no_other() -> None:
    assert due("1 U", colored="W") == "1 U"
    assert due("1 W", colored="W") == "1"
    assert due("W/U", colored="W") == "W/U"
    assert due("1 U", less="W") == "U"


def test_601_2f_increases_and_reductions_are_put_together() -> None:
    assert due("2 W", more=2) == "4 W"
    assert due("2 W", less="W", more=1) == "3"


@pytest.mark.parametrize(
    ("cost", "change", "changed"),
    [
        ("2 W", 1, "3 W"),
        ("1 W", -2, "W"),
        ("1 W", -1, "W"),
        ("W", 2, "2 W"),
        ("1 2/W", -2, "-1 2/W"),
    ],
)
def test_118_7a_generic_mana_is_one_symbol_and_never_less_than_none(
    cost: str, change: int, changed: str
) -> None:
    assert " ".join(one.text for one in with_generic(symbols(cost), change)) == changed


def in_hand(card: Card, *permanents: Card) -> Table:
    """Ann has a card in hand, and these permanents."""
    at = table()
    at.hand(ANN, card)
    at.battlefield(ANN, *permanents)
    at.begin(ANN)
    return at


@pytest.mark.parametrize(
    ("most", "mana", "more"), [(2, WHITE, True), (3, WHITE, False), (3, ALL_COLORS ^ WHITE, True)]
)
def test_601_2h_that_a_spell_needs_more_mana_is_certain(most: int, mana: int, more: bool) -> None:
    at = in_hand(text_card("Spell", "Instant", "You gain 1 life.", cost="{2}{W}"))
    assert needs_more(at.game, ANN, at.object("Spell").now, most, mana) is more


def test_601_2h_it_is_not_certain_where_an_effect_may_reduce_the_cost() -> None:
    at = in_hand(text_card("Spell", "Instant", "You gain 1 life.", cost="{2}{W}"), CHEAPER)
    assert not needs_more(at.game, ANN, at.object("Spell").now, 2, WHITE)


def test_601_2h_what_is_paid_by_mana_of_any_type_needs_no_certain_type() -> None:
    spending = permanent("Lens", text="You may spend mana as though it were mana of any color.")
    at = in_hand(text_card("Spell", "Instant", "You gain 1 life.", cost="{2}{W}"), spending)
    assert not needs_more(at.game, ANN, at.object("Spell").now, 3, ALL_COLORS ^ WHITE)


def test_118_8_an_additional_cost_that_must_be_paid_is_no_optional_one() -> None:
    text = "As an additional cost to cast this spell, pay 1 life.\nKicker {1}\nYou gain 1 life."
    at = in_hand(text_card("Spell", "Instant", text))
    assert len(optional_costs(at.object("Spell").now)) == 1


@pytest.mark.parametrize(
    ("text", "taps"),
    [("{T}: You gain 1 life.", True), ("{1}, {T}: You gain 1 life.", False)],
)
def test_602_2b_an_ability_that_costs_only_tapping(text: str, taps: bool) -> None:
    hat = permanent("Hat", text=text)
    for more in ((), (CHEAPER,)):
        at = in_hand(creature("Ogre"), hat, *more)
        ability = at.object("Hat").now.kit.activated[0]
        assert only_taps(at.game, ANN, ability) is taps
    dear = permanent("Weight", text="Activated abilities of artifacts cost {1} more to activate.")
    at = in_hand(creature("Ogre"), hat, dear)
    assert not only_taps(at.game, ANN, at.object("Hat").now.kit.activated[0])


@pytest.mark.parametrize("text", ["{1}, {T}: You gain 1 life.", "{1}: You gain 1 life."])
def test_602_2b_what_is_tapped_for_the_cost_gives_no_mana_for_it(text: str) -> None:
    at = in_hand(creature("Ogre"), permanent("Hat", text=text))
    source = at.id("Hat")
    ability = at.object("Hat").now.kit.activated[0]
    total = ability_total(at.game, Context(source, ANN), ability.costs, ability)
    assert total.without == ((source,) if "{T}" in text else ())


def test_601_2f_a_reduction_of_colored_mana_alone_leaves_generic_mana() -> None:
    prism = permanent(
        "Prism",
        text="Spells you cast cost {W} less to cast. This effect reduces only the amount of "
        "colored mana you pay.",
    )
    stone = permanent("Stone", text="{T}: Add {C}.")
    for cost, castable in (("{1}{W}", True), ("{2}", False)):
        at = in_hand(text_card("Spell", "Instant", "You gain 1 life.", cost=cost), prism, stone)
        assert (at.why_not(ANN, "cast Spell") is None) is castable
