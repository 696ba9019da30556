"""What the heuristic player chooses by what cards do, in positions where that is plain."""

from __future__ import annotations

import pytest

from jajna.agents import HeuristicAgent
from jajna.agents.heuristic.draws import land_wanted, wanted
from jajna.agents.heuristic.planning import lives_by_burn, plan_ability, plan_card, uses_of
from jajna.agents.heuristic.rally import rally_gain
from jajna.agents.heuristic.style import PRESENT
from jajna.card import Card
from jajna.decision import NO, PASS, YES, Activate, Answer, Cast, Kind, Several
from jajna.judge.table import ANN, BOB, Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import creature, permanent, text_card
from tests.table import table

PEAK = permanent("Peak", "Basic Land — Mountain", cost="")
ISLE = permanent("Isle", "Basic Land — Island", cost="")
MARSH = permanent("Marsh", "Basic Land — Swamp", cost="")
SCRY = text_card("Glimpse", "Sorcery", "Scry 1.", cost="{0}")
PONDER = text_card(
    "Muse",
    "Sorcery",
    "Look at the top three cards of your library, then put them back in any order. You may "
    "shuffle.\nDraw a card.",
    cost="{0}",
)
PATH = text_card(
    "Path",
    "Instant",
    "Exile target creature. Its controller may search their library for a basic land card, put "
    "that card onto the battlefield tapped, then shuffle.",
    cost="{0}",
)
CANCEL = text_card("Denial", "Instant", "Counter target spell.", cost="{0}")
LEAK = text_card(
    "Leak", "Instant", "Counter target spell unless its controller pays {3}.", cost="{0}"
)
RITUAL = text_card("Rite", "Instant", "Add {B}{B}{B}.", cost="{B}")
OGRE = text_card("Ogre", "Creature — Ogre", "", ("4", "4"), "{2}{R}{R}")
SHADE = text_card("Shade", "Creature — Shade", "", ("4", "4"), "{2}{B}{B}")
SHOT = text_card("Shot", "Instant", "Shot deals 2 damage to any target.", cost="{R}")
ALTAR = permanent(
    "Altar", "Enchantment", "Sacrifice a creature: Altar deals 1 damage to any target."
)
DEMON = text_card("Demon", "Creature — Demon", "", ("7", "7"), "{4}{B}{B}{B}{B}")
ZOMBIFY = text_card(
    "Rise", "Sorcery", "Return target creature card from your graveyard to the battlefield.",
    cost="{3}{B}",
)  # fmt: skip
EXHUME = text_card(
    "Unearthing",
    "Sorcery",
    "Each player puts a creature card from their graveyard onto the battlefield.",
    cost="{1}{B}",
)
FETCH = permanent(
    "Mesa",
    "Land",
    "{T}, Sacrifice this land: Search your library for a Mountain card, put it onto the "
    "battlefield, then shuffle.",
    cost="",
)
SHOCK_LAND = permanent(
    "Foundry",
    "Land — Mountain",
    "As this land enters, you may pay 2 life. If you don't, it enters tapped.",
    cost="",
)
BEAR = creature("Cub", cost="{1}{G}")
SEAR = text_card(
    "Sear",
    "Instant",
    "Sear deals 2 damage to target player and 2 damage to target creature that player controls.",
    cost="{R}",
)


def answer(at: Table) -> Answer:
    """What the agent answers to the present question."""
    question = at.asked
    assert question is not None
    return HeuristicAgent().choose(question, at.game.view(question.player))


def test_701_22a_a_land_beyond_enough_is_put_on_the_bottom() -> None:
    at = table(ann=[PEAK] * 6, hand=[SCRY], library=[ISLE])
    at.act(ANN, "cast Glimpse")
    at.to_question(Kind.OBJECTS)
    one = answer(at)
    assert isinstance(one, Several)
    assert len(one.options) == 1


def test_701_22a_a_land_that_is_missing_stays_on_top() -> None:
    at = table(ann=[PEAK], hand=[SCRY], library=[ISLE])
    at.act(ANN, "cast Glimpse")
    at.to_question(Kind.OBJECTS)
    assert answer(at) == Several(())


def test_401_4_what_is_wanted_is_put_on_top() -> None:
    at = table(ann=[PEAK], hand=[PONDER], library=[DEMON, ISLE, OGRE])
    at.act(ANN, "cast Muse")
    at.to_question(Kind.ORDER)
    at.game.answer(answer(at))
    view = at.game.view(ANN)
    assert [card.name for _, card in view.me.library][:3] == ["Isle", "Ogre", "Demon"]


def test_701_24a_what_was_put_in_order_is_not_shuffled() -> None:
    at = table(ann=[PEAK], hand=[PONDER], library=[DEMON, ISLE, OGRE])
    at.act(ANN, "cast Muse")
    at.to_question(Kind.MAY)
    assert answer(at) == NO


def test_608_2d_the_land_for_an_exiled_creature_is_taken() -> None:
    at = table(ann=["Giant"], library=[ISLE], step=None)
    at.hand(BOB, PATH)
    at.begin(BOB)
    at.act(BOB, "cast Path", "Giant")
    at.to_question(Kind.MAY)
    assert at.asked is not None
    assert at.asked.player == ANN
    assert answer(at) == YES


def test_a_spell_that_is_answered_is_not_answered_again() -> None:
    at = table(hand=[CANCEL, CANCEL], step=None)
    at.hand(BOB, DEMON)
    at.battlefield(BOB, *[MARSH] * 8)
    at.begin(BOB)
    at.act(BOB, "cast Demon")
    assert at.asked is not None
    at.game.answer(PASS)
    first = answer(at)
    assert isinstance(first, Cast)
    at.game.answer(first)
    question = at.game.decision
    while question is not None and question.kind is not Kind.PRIORITY:
        at.game.answer(answer(at))
        question = at.game.decision
    assert question is not None
    assert question.player == ANN
    assert answer(at) == PASS


def test_118_12a_what_can_be_paid_for_is_not_countered() -> None:
    def answered(lands: int) -> Answer:
        at = table(hand=[LEAK], step=None)
        at.hand(BOB, BEAR)
        at.battlefield(BOB, permanent("Grove", "Basic Land — Forest", cost=""), *[PEAK] * lands)
        at.begin(BOB)
        at.act(BOB, "cast Cub")
        at.game.answer(PASS)
        return answer(at)

    assert isinstance(answered(3), Cast)
    assert answered(4) == PASS


def test_mana_is_made_only_for_what_its_colors_cast() -> None:
    assert answer(table(ann=[MARSH, MARSH], hand=[RITUAL, OGRE])) == PASS
    at = table(ann=[MARSH, MARSH], hand=[RITUAL, SHADE])
    assert answer(at) == Cast(at.id("Rite"))


def test_who_lives_by_burn_burns_at_the_end_of_the_opposing_turn() -> None:
    def at_the_end(*hand: Card) -> Table:
        at = table(ann=[PEAK], hand=hand, step=None)
        at.begin(BOB, Step.END)
        at.game.answer(PASS)
        return at

    burning = at_the_end(SHOT, SHOT, SHOT)
    assert lives_by_burn(burning.game.view(ANN))
    assert isinstance(answer(burning), Cast)
    other = at_the_end(SHOT, BEAR, BEAR)
    assert not lives_by_burn(other.game.view(ANN))
    assert answer(other) == PASS


def test_104_3b_creatures_are_sacrificed_for_the_last_damage() -> None:
    at = table(ann=[ALTAR, "Bear", "Bear", "Bear"])
    view = at.game.view(ANN)
    altar = view.find(at.id("Altar"))
    assert altar is not None
    assert altar.kit is not None
    assert uses_of(altar.kit.activated[0], altar, view) == 3
    assert answer(at) == PASS
    at.set_life(BOB, 3)
    assert answer(at) == Activate(at.id("Altar"), 0)
    assert list(plan_ability(altar, 0, at.game.view(ANN)).targets.values()) == [BOB]


def test_404_1_what_comes_back_is_discarded_first() -> None:
    def discarded(hand: list[str]) -> str:
        at = table(ann=[MARSH, MARSH], known=[DEMON, ZOMBIFY, OGRE, MARSH], step=None)
        at.hand(ANN, "Demon", *hand)
        at.begin(ANN, Step.END)
        at.to_question(Kind.DISCARD)
        one = answer(at)
        assert isinstance(one, Several)
        return at.describe(one.options[0])

    assert discarded(["Rise", *["Marsh"] * 6]) == "Demon"
    assert discarded(["Ogre", *["Marsh"] * 6]) != "Demon"


def test_608_2d_each_players_best_choice_counts() -> None:
    at = table(ann=[MARSH, MARSH], hand=[EXHUME])
    at.graveyard(ANN, DEMON)
    at.graveyard(BOB, BEAR)
    card = at.game.view(ANN).find(at.id("Unearthing"))
    assert card is not None
    assert plan_card(card, at.game.view(ANN)).worth > 5
    at = table(ann=[MARSH, MARSH], hand=[EXHUME])
    at.graveyard(ANN, BEAR)
    at.graveyard(BOB, DEMON)
    card = at.game.view(ANN).find(at.id("Unearthing"))
    assert card is not None
    assert plan_card(card, at.game.view(ANN)).worth < 0


def test_614_1c_a_land_that_is_fetched_is_paid_for_only_if_it_is_used() -> None:
    def paid(hand: list[str]) -> Answer:
        at = table(ann=[FETCH], library=[SHOCK_LAND], known=[SHOT, DEMON])
        at.hand(ANN, *hand)
        at.choose_for(Kind.SEARCH, "Foundry")
        at.act(ANN, "activate Mesa")
        at.to_question(Kind.PAY_COST)
        return answer(at)

    assert paid(["Shot"]) == YES
    assert paid(["Demon"]) == NO


def test_lands_are_wanted_less_the_more_there_are() -> None:
    worths = [land_wanted(table().game.view(ANN), lands) for lands in (0, 3, 5)]
    assert worths == sorted(worths, reverse=True)
    at = table(ann=[PEAK], hand=[OGRE, DEMON])
    ogre, demon = (at.game.view(ANN).find(at.id(name)) for name in ("Ogre", "Demon"))
    assert ogre is not None
    assert demon is not None
    assert wanted(ogre, at.game.view(ANN)) > wanted(demon, at.game.view(ANN))


BOLTER = text_card(
    "Bolter",
    "Creature — Giant",
    "Whenever Bolter attacks, it deals 3 damage to any target.",
    ("1", "1"),
)
WALKER = text_card(
    "Sage", "Legendary Planeswalker — Sage", "[+1]: You gain 1 life.", cost="{3}"
)  # fmt: skip
BLAZE = text_card(
    "Blaze", "Sorcery", "Blaze deals 4 damage divided as you choose among any number of targets.",
    cost="{R}",
)  # fmt: skip
IMP = creature("Imp", text="Discard a card: Imp gains flying until end of turn.")


def test_508_3a_an_attack_counts_what_triggers_as_it_is_declared() -> None:
    def attacks(life: int, attacker: Card) -> int:
        at = table(ann=[attacker], bob=["Wall", "Giant"])
        at.set_life(BOB, life)
        at.to(Step.DECLARE_ATTACKERS)
        one = answer(at)
        assert isinstance(one, Several)
        return len(one.options)

    assert attacks(3, BOLTER) == 1
    assert attacks(3, creature("Weakling", 1, 1)) == 0


def test_601_2d_divided_damage_goes_to_what_it_kills() -> None:
    def targets(*creatures: Card) -> int:
        at = table(ann=[PEAK], bob=creatures, hand=[BLAZE])
        at.game.answer(Cast(at.id("Blaze")))
        one = answer(at)
        assert isinstance(one, Several)
        return len(one.options)

    assert targets(creature("Cub"), creature("Whelp")) == 2
    assert targets(creature("Ogre", 4, 4), creature("Whelp", 1, 4)) == 1


def test_404_1_a_creature_is_discarded_for_an_ability_to_be_brought_back() -> None:
    at = table(ann=[IMP, MARSH], hand=[DEMON, ZOMBIFY])
    assert answer(at) == Activate(at.id("Imp"), 0)
    at = table(ann=[IMP, MARSH], hand=[DEMON, DEMON])
    assert answer(at) == PASS
    at = table(ann=[IMP, MARSH], hand=[DEMON, ZOMBIFY])
    at.graveyard(ANN, DEMON)
    assert answer(at) == PASS


def test_508_1b_a_planeswalker_without_blockers_is_attacked() -> None:
    at = table(ann=[creature("Weakling", 1, 1)], bob=["Giant"], step=None)
    [sage] = at.battlefield(BOB, WALKER)
    at.game.objects.own(sage).counters["loyalty"] = 1
    at.game.objects.own(at.id("Giant")).tapped = True
    at.begin(ANN)
    at.to(Step.DECLARE_ATTACKERS)
    one = answer(at)
    assert isinstance(one, Several)
    assert [option.notation() for option in one.options] == [f"{at.id('Weakling')}>{sage}"]


@pytest.mark.parametrize("theirs", [(), (BEAR,)])
def test_a_spell_is_kept_whose_only_targets_are_the_players_own(theirs: tuple[Card, ...]) -> None:
    at = table(ann=[PEAK, BEAR], bob=theirs, hand=[SEAR])
    assert at.asked is not None
    assert any(isinstance(one, Cast) for one in at.asked.options)
    assert isinstance(answer(at), Cast) is bool(theirs)
    view = at.game.view(ANN)
    plan = plan_card(view.me.hand[0], view)
    seen = [view.find(one) for one in plan.targets.values()]
    assert [one.controller for one in seen if one is not None] == [BOB if theirs else ANN]
    assert (BOB if theirs else ANN) in plan.targets.values()
    assert (plan.worth > 0) is bool(theirs)


CHARGE = text_card(
    "Charge",
    "Sorcery",
    "Creatures you control get +3/+3 and gain trample until end of turn.",
    cost="{5}",
)
DREAD = text_card(
    "Dread",
    "Instant",
    "Until end of turn, creatures you control get +1/+1 and creatures your opponents control get "
    "-1/-1.",
    cost="{0}",
)
GLOOM = text_card("Gloom", "Instant", "All creatures get -1/-1 until end of turn.", cost="{0}")
GROWTH = text_card(
    "Surge", "Sorcery", "Target creature gets +4/+4 and gains flying until end of turn.", cost="{0}"
)
GRUNT = creature("Grunt", 2, 2)
SPRITE = creature("Sprite", 1, 1)


def life(at: Table, seat: int, number: int) -> Table:
    at.game.players[seat].life = number
    return at


def test_508_1_what_makes_the_attack_win_is_cast_before_it() -> None:
    at = life(table(ann=[*[GRUNT] * 3, *[PEAK] * 5], bob=[GRUNT], hand=[CHARGE]), BOB, 12)
    assert isinstance(answer(at), Cast)
    weak = life(table(ann=[GRUNT, *[PEAK] * 5], bob=[GRUNT] * 4, hand=[CHARGE]), BOB, 20)
    assert answer(weak) == PASS


def test_508_1_nothing_is_cast_for_an_attack_that_cannot_be() -> None:
    for step in (Step.POSTCOMBAT_MAIN, Step.PRECOMBAT_MAIN):
        tapped = step is Step.PRECOMBAT_MAIN
        at = table(ann=[*[GRUNT] * 3, *[PEAK] * 5], bob=[GRUNT], hand=[CHARGE], step=None)
        life(at, BOB, 12)
        for one in at.game.zones.battlefield:
            thing = at.game.objects.own(one)
            thing.tapped = tapped and thing.is_creature()
        at.begin(ANN, step)
        assert answer(at) == PASS


def test_what_kills_small_creatures_is_worth_the_attack_and_them() -> None:
    at = table(ann=[GRUNT] * 2, bob=[SPRITE] * 3, hand=[DREAD])
    assert isinstance(answer(at), Cast)
    assert answer(table(ann=[GRUNT] * 2, bob=[PEAK], hand=[DREAD])) == PASS
    assert answer(table(ann=[GRUNT, SPRITE], bob=[GRUNT], hand=[GLOOM])) == PASS


def test_the_creature_is_changed_with_which_the_attack_is_best() -> None:
    at = life(table(ann=[GRUNT, SPRITE], bob=[GRUNT, GRUNT], hand=[GROWTH]), BOB, 6)
    done = answer(at)
    assert isinstance(done, Cast)
    view = at.game.view(ANN)
    surge = view.me.hand[0]
    assert surge.kit is not None
    gain, targets = rally_gain(surge.kit.spell_effects, surge.id, view, PRESENT, lambda: False)
    grunt = next(one.id for one in view.permanents(ANN) if one.name == "Grunt")
    assert gain > 100
    assert targets == {0: grunt}


def test_cards_found_by_an_instruction_that_only_searches_are_worth_something() -> None:
    cultivate = text_card(
        "Tillage",
        "Sorcery",
        "Search your library for up to two basic land cards, reveal those cards, put one onto the "
        "battlefield tapped and the other into your hand, then shuffle.",
        cost="{0}",
    )
    assert isinstance(answer(table(ann=[PEAK] * 3, hand=[cultivate], library=[PEAK] * 3)), Cast)


def test_ones_own_creature_isnt_given_for_a_land() -> None:
    elf = creature("Elf", 1, 1, text="{T}: Add {G}.")
    assert answer(table(ann=[elf, PEAK], hand=[PATH], library=[PEAK] * 3)) == PASS


def test_a_creature_that_is_kept_from_combat_isnt_worth_another_card() -> None:
    pacifism = text_card(
        "Calm", "Enchantment — Aura", "Enchant creature\nEnchanted creature can't attack or block."
    )
    unsummon = text_card(
        "Return", "Instant", "Return target creature to its owner's hand.", cost="{0}"
    )
    giant = creature("Hulk", 6, 6)
    at = table(bob=[giant], hand=[unsummon])
    at.put(ANN, Zone.BATTLEFIELD, pacifism, attached_to="Hulk")
    at.begin(ANN)
    plan = plan_card(at.game.view(ANN).me.hand[0], at.game.view(ANN))
    assert plan.worth < 0.6
    free = table(bob=[giant], hand=[unsummon])
    assert plan_card(free.game.view(ANN).me.hand[0], free.game.view(ANN)).worth > 2
