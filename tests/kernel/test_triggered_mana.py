"""Mana of triggered mana abilities in plans, against tapping by hand. CR 605.1b, 605.4."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from jajna.decision import Pay, Pick, TapForMana
from jajna.judge import ANN, BOB, Table
from jajna.kernel.costs import payment
from jajna.kernel.costs.payment import Bill
from jajna.kernel.game import Game
from jajna.vocab import Zone, mana_cost
from tests.kernel.test_payment import pays
from tests.mechanics.bench import creature, permanent, text_card
from tests.table import table

GROWTH = text_card(
    "Growth",
    "Enchantment — Aura",
    "Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional "
    "{G}.",
)
RAINBOW = text_card(
    "Rainbow",
    "Enchantment — Aura",
    "Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional "
    "one mana of any color.",
)
FLARE = permanent(
    "Flare",
    "Enchantment",
    "Whenever a player taps a land for mana, that player adds one mana of any type that land "
    "produced.",
)
ABUNDANCE = permanent(
    "Abundance", "Enchantment", "Whenever you tap a creature for mana, add an additional {G}."
)

SOURCES = ("Forest", "Mountain", "Taiga", "Sol Ring", "Llanowar Elves")
EXTRAS = ("none", "growth", "rainbow")
SYMBOLS = ("{1}", "{2}", "{3}", "{R}", "{G}", "{U}", "{W}{W}")

costs = st.lists(st.sampled_from(SYMBOLS), min_size=1, max_size=3).map("".join)
boards = st.lists(
    st.tuples(st.sampled_from(SOURCES), st.sampled_from(EXTRAS)), min_size=1, max_size=3
)
others = st.lists(st.sampled_from(("Flare", "Abundance")), max_size=2, unique=True)


def board(permanents: list[tuple[str, str]], enchantments: list[str]) -> Table:
    """Ann's main phase with these sources, each with its Aura, and these enchantments."""
    position = table(known=(GROWTH, RAINBOW, FLARE, ABUNDANCE), bob=enchantments, step=None)
    for name, extra in permanents:
        made = position.battlefield(ANN, name)[0]
        if extra != "none" and position.object(made).is_land():
            aura = "Growth" if extra == "growth" else "Rainbow"
            position.put(ANN, Zone.BATTLEFIELD, aura, attached_to=made)
    position.begin(ANN)
    return position


def outcomes(game: Game, source: int) -> list[Game]:
    """What can become of a game in which Ann activates a source's mana abilities by hand."""
    found: list[Game] = []
    for place in range(len(game.objects[source].now.kit.activated)):
        after = game.fork()
        after.answer(TapForMana(source, place, mana_of(after, source, place)))
        found += answered(after)
    return found


def mana_of(game: Game, source: int, place: int) -> tuple[int, ...]:
    """The only mana that an ability of the sources here makes."""
    for one in payment.mana_sources(game, ANN, 0):
        if (one.thing, one.ability) == (source, place):
            return one.taps[0].mana
    raise AssertionError("a source that makes nothing")


def answered(game: Game) -> list[Game]:
    """Every way to answer which mana is added."""
    question = game.decision
    assert question is not None
    if not isinstance(question.options[0], Pick):
        return [game]
    found: list[Game] = []
    for option in question.options:
        after = game.fork()
        after.answer(option)
        found += answered(after)
    return found


def by_hand(position: Table, cost: str) -> bool:
    """Whether tapping some sources by hand, in any of their ways, makes enough for the cost."""
    sources = sorted({one.thing for one in payment.mana_sources(position.game, ANN, 0)})
    for count in range(len(sources) + 1):
        for chosen in combinations(sources, count):
            games = [position.game.fork()]
            for source in chosen:
                games = [after for game in games for after in outcomes(game, source)]
            for game in games:
                if pays(cost, [unit.mana for unit in game.players[ANN].pool]):
                    return True
    return False


@settings(max_examples=120)
@given(boards, others, costs)
def test_605_4a_a_cost_is_payable_exactly_if_tapping_by_hand_pays_it(
    permanents: list[tuple[str, str]], enchantments: list[str], cost: str
) -> None:
    position = board(permanents, enchantments)
    bill = Bill(ANN, 0, mana_cost(cost).symbols)
    assert payment.payable(position.game, bill) == by_hand(position, cost)


@settings(max_examples=120)
@given(boards, others, costs)
def test_601_2h_what_can_be_paid_is_paid_as_the_plan_says(
    permanents: list[tuple[str, str]], enchantments: list[str], cost: str
) -> None:
    position = board(permanents, enchantments)
    plan = payment.best_plan(position.game, Bill(ANN, 0, mana_cost(cost).symbols))
    position.hand(ANN, text_card("Thing", "Artifact", "", cost=cost))
    reason = position.why_not(ANN, "cast Thing")
    assert (reason is None) == (plan is not None)
    if plan is None:
        return
    position.act(ANN, "cast Thing")
    assert position.names_in(Zone.STACK) == ["Thing"]
    tapped = {one for one in position.game.zones.battlefield if position.object(one).tapped}
    assert tapped == {tap.source for tap in plan.taps}


def lands(position: Table) -> list[bool]:
    """Which lands are tapped."""
    return [
        position.object(one).tapped
        for one in position.game.zones.battlefield
        if position.object(one).is_land()
    ]


def test_605_1b_a_spell_is_castable_with_mana_that_triggers() -> None:
    position = board([("Forest", "growth")], [])
    position.hand(ANN, "Grizzly Bears")
    assert position.why_not(ANN, "cast Grizzly Bears") is None
    position.act(ANN, "cast Grizzly Bears")
    assert position.names_in(Zone.STACK) == ["Grizzly Bears"]
    assert position.game.players[ANN].pool == []


def test_605_1b_not_with_an_aura_on_something_else() -> None:
    position = board([("Forest", "none")], [])
    other = position.battlefield(BOB, "Forest")[0]
    position.put(ANN, Zone.BATTLEFIELD, "Growth", attached_to=other)
    position.hand(ANN, "Grizzly Bears")
    reason = position.why_not(ANN, "cast Grizzly Bears")
    assert reason is not None
    assert reason.rule == "601.2h"


def test_605_5a_a_trigger_that_makes_no_mana_is_not_counted() -> None:
    position = board([("Forest", "none")], [])
    position.battlefield(
        BOB,
        permanent(
            "Barbs",
            "Enchantment",
            "Whenever a player taps a land for mana, Barbs deals 1 damage to that player.",
        ),
    )
    position.hand(ANN, "Grizzly Bears")
    assert position.why_not(ANN, "cast Grizzly Bears") is not None


def test_601_2g_the_plan_says_what_the_trigger_adds_and_the_player_is_not_asked() -> None:
    position = board([("Forest", "rainbow")], [])
    drake = creature("Drake", cost="{1}{U}")
    position.define(drake)
    position.hand(ANN, "Drake")
    position.begin(ANN)
    position.game.players[ANN].pays_by_hand = True
    position.game.answer(position.action(ANN, "cast Drake"))
    assert position.asked is not None
    plan = position.asked.options[0]
    assert isinstance(plan, Pay)
    assert [tap.more for tap in plan.taps] == [((2,),)]
    assert position.asked.parse(plan.notation()) == plan
    position.game.answer(plan)
    assert position.names_in(Zone.STACK) == ["Drake"]
    assert position.game.players[ANN].pool == []


def test_601_2g_a_single_land_is_offered_with_each_mana_that_leaves_the_cost_payable() -> None:
    position = board([("Forest", "rainbow")], [])
    position.define(creature("Drake", cost="{1}{U}"))
    position.hand(ANN, "Drake")
    position.game.players[ANN].pays_by_hand = True
    position.game.answer(position.action(ANN, "cast Drake"))
    assert position.asked is not None
    taps = [one for one in position.asked.options if isinstance(one, TapForMana)]
    assert [tap.more for tap in taps] == [((2,),)]
    position.game.answer(taps[0])
    position.answer_next()
    assert position.names_in(Zone.STACK) == ["Drake"]


def test_601_2g_a_plain_land_pays_for_what_needs_one_mana() -> None:
    position = board([("Forest", "growth"), ("Forest", "none")], [])
    position.hand(ANN, text_card("Seed", "Artifact", "", cost="{G}"))
    position.act(ANN, "cast Seed")
    assert lands(position) == [False, True]


def test_106_6_mana_that_triggers_may_be_spent_where_the_land_s_own_may_not() -> None:
    position = table()
    position.define(FLARE)
    position.battlefield(
        ANN,
        permanent(
            "Grove",
            "Land",
            "{T}: Add {R}. Spend this mana only to cast a creature spell.",
            cost="",
        ),
        "Flare",
    )
    position.begin(ANN)
    position.hand(ANN, text_card("Spark", "Artifact", "", cost="{R}"))
    position.hand(ANN, text_card("Blaze", "Artifact", "", cost="{R}{R}"))
    position.hand(ANN, creature("Imp", cost="{R}{R}"))
    assert position.why_not(ANN, "cast Spark") is None
    assert position.why_not(ANN, "cast Blaze") is not None
    assert position.why_not(ANN, "cast Imp") is None
