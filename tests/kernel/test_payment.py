"""The payment solver against trying everything. CR 601.2g, 601.2h, 118.3."""

from __future__ import annotations

from itertools import product
from math import prod

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from jajna.card import Card
from jajna.decision import Kind, Pay, Several, Shape, TapForMana
from jajna.ir.claims import Claim, Claims, are_met
from jajna.judge import ANN, Table
from jajna.kernel.costs import payment
from jajna.kernel.costs.mana_sources import weigh
from jajna.kernel.costs.payment import Bill, needs_of
from jajna.kernel.players.player import ManaUnit
from jajna.vocab import LETTER_MANA, MANA_LETTERS, Symbol, Zone, bit, mana_cost, symbol
from tests.mechanics.bench import ask_again, creature, permanent, text_card
from tests.table import table

SOURCES = ("Forest", "Mountain", "Plains", "Taiga", "Sol Ring", "Llanowar Elves", "Ancient Tomb")
SYMBOLS = ("{1}", "{2}", "{3}", "{R}", "{G}", "{W}", "{C}", "{R/G}", "{G/W}", "{2/R}")

costs = st.lists(st.sampled_from(SYMBOLS), min_size=1, max_size=3).map("".join)
boards = st.lists(st.sampled_from(SOURCES), max_size=5)
pools = st.lists(st.sampled_from("RGC"), max_size=2)


def with_mana(permanents: list[str], floating: list[str]) -> Table:
    """Ann's main phase with these sources and this mana in her pool."""
    position = table(ann=permanents)
    position.game.players[ANN].pool = [ManaUnit(LETTER_MANA[one], 0) for one in floating]
    return position


def needs(symbols: tuple[Symbol, ...]) -> list[list[int]]:
    """Every way of reading the symbols as single mana, each a mask of what will do."""
    readings: list[list[list[int]]] = []
    for one in symbols:
        options: list[list[int]] = []
        if one.mana:
            options.append([one.mana])
        if one.generic:
            options.append([63] * one.generic)
        readings.append(options)
    return [[mask for part in way for mask in part] for way in product(*readings)]


def covers(wanted: list[int], mana: list[int]) -> bool:
    """Whether each need finds a mana of its own."""
    if not wanted:
        return True
    for place, one in enumerate(mana):
        if one & wanted[0] and covers(wanted[1:], mana[:place] + mana[place + 1 :]):
            return True
    return False


def pays(cost: str, mana: list[int]) -> bool:
    """Whether this mana pays the cost, by trying everything."""
    return any(covers(wanted, mana) for wanted in needs(mana_cost(cost).symbols))


def weighed(position: Table) -> list[payment.Source]:
    """Ann's sources with their weights."""
    sources = payment.mana_sources(position.game, ANN, 0)
    weigh(sources, 0)
    return sources


def lightest(position: Table, cost: str) -> int | None:
    """The least weight of sources that pay the cost with the pool, by trying every set."""
    sources = weighed(position)
    choices: list[list[tuple[int, ...] | None]] = [[None, *source.rows] for source in sources]
    floating = [unit.mana for unit in position.game.players[ANN].pool]
    best: int | None = None
    for chosen in product(*choices):
        weight = sum(
            source.weight for source, row in zip(sources, chosen, strict=True) if row is not None
        )
        if best is not None and weight >= best:
            continue
        mana = floating + [one for row in chosen if row is not None for one in row]
        if pays(cost, mana):
            best = weight
    return best


def weight_of(position: Table, plan: Pay) -> int:
    """The weight of the sources that a plan taps."""
    weights = {(source.thing, source.ability): source.weight for source in weighed(position)}
    return sum(weights[tap.source, tap.ability] for tap in plan.taps)


def made_by(position: Table, taps: tuple[TapForMana, ...]) -> list[int]:
    """The mana of the pool and of these taps."""
    floating = [unit.mana for unit in position.game.players[ANN].pool]
    return floating + [one for tap in taps for one in tap.mana]


@settings(max_examples=300)
@given(boards, pools, costs)
def test_601_2g_the_best_plan_is_as_light_as_any(
    permanents: list[str], floating: list[str], cost: str
) -> None:
    position = with_mana(permanents, floating)
    plan = payment.best_plan(position.game, Bill(ANN, 0, mana_cost(cost).symbols))
    expected = lightest(position, cost)
    assert (plan is None) == (expected is None)
    if plan is not None:
        assert weight_of(position, plan) == expected


BASIC = ("Forest", "Mountain", "Plains", "Llanowar Elves")
plain = st.lists(st.sampled_from(("{1}", "{2}", "{R}", "{G}", "{W}", "{C}", "{X}")), max_size=4)


@settings(max_examples=300)
@given(st.lists(st.sampled_from(BASIC), max_size=6), plain.map("".join))
def test_601_2g_of_sources_of_one_mana_each_the_lightest_that_pay_are_tapped(
    permanents: list[str], cost: str
) -> None:
    position = with_mana(permanents, [])
    plan = payment.best_plan(position.game, Bill(ANN, 0, mana_cost(cost).symbols))
    expected = lightest(position, cost.replace("{X}", ""))
    assert (plan is None) == (expected is None)
    if plan is not None:
        assert weight_of(position, plan) == expected
        assert pays(cost.replace("{X}", ""), made_by(position, plan.taps))


@settings(max_examples=200)
@given(boards, pools, costs)
def test_601_2h_a_plan_pays_and_taps_nothing_it_does_not_need(
    permanents: list[str], floating: list[str], cost: str
) -> None:
    position = with_mana(permanents, floating)
    plan = payment.best_plan(position.game, Bill(ANN, 0, mana_cost(cost).symbols))
    if plan is None:
        return
    assert pays(cost, made_by(position, plan.taps))
    assert len({tap.source for tap in plan.taps}) == len(plan.taps)
    for place in range(len(plan.taps)):
        fewer = plan.taps[:place] + plan.taps[place + 1 :]
        assert not pays(cost, made_by(position, fewer))


@settings(max_examples=200)
@given(boards, pools, costs)
def test_118_3_what_is_called_payable_has_a_plan(
    permanents: list[str], floating: list[str], cost: str
) -> None:
    position = with_mana(permanents, floating)
    bill = Bill(ANN, 0, mana_cost(cost).symbols)
    assert payment.payable(position.game, bill) == bool(payment.plans(position.game, bill))


OTHERS = (
    permanent("Drum", text="{T}, Tap an untapped creature you control: Add one mana of any color."),
    creature("Elder", 1, 1, "Tap an untapped creature you control: Add {G}."),
    permanent("Altar", text="Sacrifice a creature: Add {C}{C}."),
    permanent("Pyre", text="Sacrifice a creature: Add {R} or {G}."),
    permanent("Signet", text="{1}, {T}: Add {R}{G}."),
    "Llanowar Elves",
    "Grizzly Bears",
    "Forest",
)


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.sampled_from(OTHERS), max_size=6),
    costs,
    st.lists(st.integers(0, 5), min_size=12, max_size=12),
)
def test_601_2g_what_is_called_payable_is_paid_whatever_is_tapped_or_sacrificed(
    permanents: list[str | Card], cost: str, picks: list[int]
) -> None:
    spell = text_card("Spell", "Sorcery", "You gain 1 life.", cost=cost)
    position = table(ann=permanents, hand=[spell])
    bill = Bill(ANN, 0, mana_cost(cost).symbols)
    possible = payment.payable(position.game, bill)
    assert possible == bool(payment.plans(position.game, bill))
    assert possible == (position.why_not(ANN, "cast Spell") is None)
    if not possible:
        return
    position.game.answer(position.action(ANN, "cast Spell"))
    for pick in picks:
        question = position.asked
        assert question is not None
        if question.kind is Kind.PRIORITY:
            break
        option = question.options[0 if question.kind is Kind.PAY else pick % question.count]
        position.game.answer(Several((option,)) if question.shape is Shape.SOME else option)
    assert len(position.game.zones.stack) == 1


CLAIMING = (
    creature("Elder", 1, 1, "Tap an untapped creature you control: Add {G}."),
    permanent("Altar", text="Sacrifice a creature: Add {C}{C}."),
    permanent("Drain", "Land", "{T}, Pay 2 life: Add {R}."),
    "Llanowar Elves",
    "Grizzly Bears",
    "Forest",
)
"""What uses up creatures and life, which the rest of a cost may need."""


def lightest_beside(position: Table, cost: str, bill: Bill) -> int | None:
    """The least weight of sources that pay the cost and leave what the bill claims, by trying every
    set.
    """
    sources = payment.sources_for(position.game, bill)
    weigh(sources, bill.purpose)
    ways: dict[int, list[tuple[payment.Source, tuple[int, ...]] | None]] = {}
    for source in sources:
        ways.setdefault(source.group, [None]).extend((source, row) for row in source.rows)
    assume(prod(map(len, ways.values())) <= 2_000)
    best: int | None = None
    for chosen in product(*ways.values()):
        used = [one for one in chosen if one is not None]
        weight = sum(source.weight for source, _ in used)
        claims = [*bill.claims, *(claim for source, _ in used for claim in source.claims)]
        if (best is None or weight < best) and pays(cost, [one for _, row in used for one in row]):
            if are_met(position.game, bill.player, claims, []):
                best = weight
    return best


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.sampled_from(CLAIMING), max_size=5),
    costs,
    st.integers(0, 2),
    st.integers(0, 2),
    st.integers(0, 5),
)
def test_118_3_the_lightest_that_leaves_what_the_rest_of_the_cost_needs(
    permanents: list[str | Card], cost: str, tapped: int, sacrificed: int, life: int
) -> None:
    position = table(ann=permanents)
    position.set_life(ANN, 5)
    game = position.game
    creatures = [one for one in game.zones.battlefield if game.object(one).is_creature()]
    battlefield, graveyard = bit(Zone.BATTLEFIELD), bit(Zone.GRAVEYARD)
    claims = (
        Claim(Claims.TAP, creatures, tapped),
        Claim(Claims.MOVE, creatures, sacrificed, "", battlefield, graveyard),
        Claim(Claims.LIFE, [], life),
    )
    bill = Bill(ANN, 0, mana_cost(cost).symbols, (), claims)
    expected = lightest_beside(position, cost, bill)
    plan = payment.best_plan(game, bill)
    assert payment.payable(game, bill) == (expected is not None)
    assert (plan is None) == (expected is None)
    if plan is not None:
        weights = {(one.thing, one.ability): one.weight for one in payment.sources_for(game, bill)}
        assert sum(weights[tap.source, tap.ability] for tap in plan.taps) == expected


@settings(max_examples=150)
@given(boards, pools, costs)
def test_601_2g_each_single_tap_offered_leaves_the_cost_payable(
    permanents: list[str], floating: list[str], cost: str
) -> None:
    position = with_mana(permanents, floating)
    bill = Bill(ANN, 0, mana_cost(cost).symbols)
    sources = payment.mana_sources(position.game, ANN, 0)
    for source in sources:
        for row in source.rows:
            others = [other for other in sources if other.thing != source.thing]
            rest: list[list[tuple[int, ...]]] = [[(), *other.rows] for other in others]
            mana = [unit.mana for unit in position.game.players[ANN].pool] + list(row)
            possible = any(
                pays(cost, mana + [one for more in chosen for one in more])
                for chosen in product(*rest)
            )
            assert payment.payable_after(position.game, bill, sources, source, row) == possible


@settings(max_examples=100)
@given(boards, pools, costs, st.lists(st.sampled_from(("Shock", "Giant Growth", "Sol Ring"))))
def test_400_2_how_a_cost_is_paid_tells_nothing_of_the_hand(
    permanents: list[str], floating: list[str], cost: str, hand: list[str]
) -> None:
    bill = Bill(ANN, 0, mana_cost(cost).symbols)
    told: list[str] = []
    for cards in ([], hand):
        position = with_mana(permanents, floating)
        position.hand(ANN, *cards)
        plans = [plan.notation() for plan in payment.plans(position.game, bill)]
        units = payment.units_for(position.game, bill, 0)
        told.append(f"{plans} {[unit.mana for unit in units] if units is not None else None}")
    assert told[0] == told[1]


@pytest.mark.parametrize(
    "lands", [["Forest", "Forest", "Mountain"], ["Mountain", "Forest", "Forest"]]
)
def test_601_2g_the_last_source_of_a_type_is_tapped_last(lands: list[str]) -> None:
    position = with_mana(lands, [])
    plan = payment.best_plan(position.game, Bill(ANN, 0, mana_cost("{1}").symbols))
    assert plan is not None
    assert [position.name(tap.source) for tap in plan.taps] == ["Forest"]


def test_601_2g_a_type_that_the_cost_needs_is_tapped_before_one_it_does_not() -> None:
    position = with_mana(["Mountain", "Forest", "Forest"], [])
    plan = payment.best_plan(position.game, Bill(ANN, 0, mana_cost("{1}{G}").symbols))
    assert plan is not None
    assert [position.name(tap.source) for tap in plan.taps] == ["Forest", "Forest"]


def test_601_2g_what_is_left_makes_as_many_types_as_possible() -> None:
    position = with_mana(["Forest", "Forest", "Mountain", "Mountain", "Plains", "Plains"], [])
    plan = payment.best_plan(position.game, Bill(ANN, 0, mana_cost("{3}").symbols))
    assert plan is not None
    tapped = sorted(position.name(tap.source) for tap in plan.taps)
    assert tapped == ["Forest", "Mountain", "Plains"]


@pytest.mark.parametrize("floating", ["RGG", "GRG", "GGR"])
def test_118_3a_the_last_mana_of_a_type_is_spent_last(floating: str) -> None:
    position = with_mana([], list(floating))
    units = payment.units_for(position.game, Bill(ANN, 0, mana_cost("{1}").symbols), 0)
    assert units is not None
    assert [unit.mana for unit in units] == [LETTER_MANA["G"]]


def test_107_4f_any_of_several_phyrexian_symbols_is_the_one_paid_with_life() -> None:
    for mana in "RG":
        position = with_mana([], [mana])
        bill = Bill(ANN, 0, mana_cost("{R/P}{G/P}").symbols)
        assert [plan.life for plan in payment.plans(position.game, bill)] == [1, 2]


def test_118_7b_a_reduction_reaches_the_half_of_a_hybrid_symbol_that_is_chosen() -> None:
    reductions = permanent("Law", "Enchantment", "Spells you cast cost {R} less to cast.")
    at = table(ann=[reductions])
    at.hand(ANN, text_card("Deed", "Instant", "You gain 1 life.", cost="{1}{R/G}{2/W}"))
    for pool, paid in (("WC", True), ("GC", False), ("GGGG", True)):
        at.game.players[ANN].pool = [ManaUnit(LETTER_MANA[one], 0) for one in pool]
        ask_again(at)
        assert (at.why_not(ANN, "cast Deed") is None) is paid


@pytest.mark.parametrize(
    ("pool", "left"), [("CGGG", "GG"), ("BBCCUU", "BCUU"), ("CRW", "W"), ("GGRW", "RW")]
)
def test_601_2h_colorless_mana_and_what_there_is_most_of_pay_for_generic_mana(
    pool: str, left: str
) -> None:
    cost = {"CGGG": "{1}{G}", "BBCCUU": "{1}{B}", "CRW": "{1}{R}", "GGRW": "{1}{G}"}[pool]
    position = with_mana([], list(pool))
    units = payment.units_for(position.game, Bill(ANN, 0, mana_cost(cost).symbols), 0)
    assert units is not None
    rest = [unit for unit in position.game.players[ANN].pool if unit not in units]
    assert sorted(MANA_LETTERS[unit.mana] for unit in rest) == sorted(left)


def test_107_4f_of_symbols_that_are_alike_any_may_be_paid_with_life() -> None:
    white, black = symbol("W/P"), symbol("B/P")
    assert len(needs_of((white,) * 20, 10)) == 1
    assert len(needs_of((white, black) * 20, 10)) == 11
    assert len(needs_of((white, black, white), 2)) == 2
    assert needs_of((white, black), 5) == [[]]


def test_107_4e_symbols_that_are_alike_are_paid_in_few_ways() -> None:
    assert sorted(len(way) for way in needs_of((symbol("2/W"),) * 12, 0)) == list(range(12, 25))


def less(text: str) -> Symbol:
    """What is left of a reduction by one mana of a type."""
    return Symbol(f"-{text}", mana=symbol(text).mana, generic=-1)


def needed(*symbols: Symbol) -> list[list[int]]:
    """The mana that each way of paying the symbols needs."""
    return [sorted(way) for way in needs_of(symbols, 0)]


def test_118_7b_a_reduction_takes_mana_of_its_type_before_generic_mana() -> None:
    assert needed(symbol("1"), symbol("W"), less("W")) == needed(symbol("1"))


def test_118_7c_a_reduction_takes_generic_mana_where_none_of_its_type_is_asked_for() -> None:
    assert needed(symbol("1"), symbol("U"), less("W")) == needed(symbol("U"))


def test_118_7c_a_reduction_takes_nothing_where_neither_is_asked_for() -> None:
    assert needed(symbol("U"), less("W")) == needed(symbol("U"))


@pytest.mark.parametrize(
    ("cost", "mana", "rests"),
    [
        ("W 1", "W", ["1"]),
        ("U 1", "W", []),
        ("W W", "W", ["W", "W"]),
        ("W/U 1", "U", ["1"]),
        ("2 W", "", ["1 W"]),
        ("1 W", "", ["W"]),
        ("1", "", [""]),
        ("W", "", []),
        ("X W", "W", ["X"]),
        ("S 1", "", ["S"]),
    ],
)
def test_702_51a_a_creature_pays_for_mana_of_its_color_or_for_generic_mana(
    cost: str, mana: str, rests: list[str]
) -> None:
    colors = (LETTER_MANA[mana],) if mana else ()
    found = payment.reduced(tuple([symbol(one) for one in cost.split()]), TapForMana(9, -1, colors))
    assert [" ".join(one.text for one in rest) for rest in found] == rests


def test_107_4f_life_that_is_paid_for_a_symbol_is_not_there_for_another_cost() -> None:
    text = "As an additional cost to cast this spell, pay 2 life.\nYou gain 1 life."
    for life, castable in ((3, False), (4, True)):
        at = table()
        at.set_life(ANN, life)
        at.hand(ANN, text_card("Pact", "Instant", text, cost="{B/P}"))
        at.begin(ANN)
        assert (at.why_not(ANN, "cast Pact") is None) is castable
