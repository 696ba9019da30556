"""Casting spells. CR 601, and the kinds of costs that 118 describes."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import Cast, Kind, Thing
from jajna.errors import IllegalAnswerError
from jajna.ir.abilities import CastingCost, Keyworded, OwnCostChange, SpellAbility
from jajna.ir.amounts import Number
from jajna.ir.costs import PayMana
from jajna.ir.refs import ANY_NUMBER, Target
from jajna.judge import ANN, BOB, Table
from jajna.mechanics.actions.tap_and_untap import Tap
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.costs.things import PayLife, Sacrifice
from jajna.mechanics.keywords.flash import FLASH
from jajna.mechanics.things.damage import DealDividedDamage
from jajna.mechanics.things.life import GainLife
from jajna.vocab import Type, Zone, mana_cost
from tests.mechanics import bench
from tests.mechanics.bench import ask_again, permanent, text_card
from tests.mechanics.bench import creature as bench_creature
from tests.rules.cards import CREATURE, creature, instant, made, sorcery
from tests.table import table

GAIN = SpellAbility(GainLife(Number(4)))


def ready(*lands: str, hand: tuple[str | Card, ...] = ()) -> Table:
    """Ann has priority in her main phase with these lands and cards in hand."""
    position = table()
    position.battlefield(ANN, *lands)
    position.hand(ANN, *hand)
    position.begin(ANN)
    return position


def refusal(position: Table, action: str) -> str:
    """The rule that forbids Ann an action; "" if none does."""
    reason = position.why_not(ANN, action)
    return reason.rule if reason is not None else ""


def test_601_2a_the_card_moves_to_the_top_of_the_stack_first() -> None:
    position = ready("Mountain", hand=("Shock",))
    card = position.id("Shock")
    position.game.answer(Cast(card))
    assert position.names_in(Zone.HAND, ANN) == []
    assert position.names_in(Zone.STACK) == ["Shock"]
    spell = position.object("Shock")
    assert (spell.controller, spell.id != card) == (ANN, True)
    assert position.asked is not None
    assert position.asked.kind is Kind.TARGETS


def test_601_2b_modes_are_chosen_before_anything_is_paid() -> None:
    position = ready("Plains", "Island", hand=("Azorius Charm",))
    position.game.answer(position.action(ANN, "cast Azorius Charm"))
    assert position.asked is not None
    assert position.asked.kind is Kind.MODES
    assert not position.object("Plains").tapped


def test_700_2a_a_mode_without_legal_targets_is_not_offered() -> None:
    position = ready("Plains", "Island", hand=("Azorius Charm",))
    position.game.answer(position.action(ANN, "cast Azorius Charm"))
    assert position.asked is not None
    assert [option.notation() for option in position.asked.options] == ["#0", "#1"]


def test_700_2_the_chosen_mode_is_what_happens() -> None:
    position = ready("Plains", "Island", hand=("Azorius Charm",))
    position.battlefield(BOB, "Grizzly Bears", "Hill Giant")
    position.act(ANN, "cast Azorius Charm", 2, "Grizzly Bears")
    position.resolve()
    assert position.names_in(Zone.GRAVEYARD, BOB) == ["Grizzly Bears"]
    assert position.life(ANN) == 20


def test_601_2b_x_is_announced_as_great_as_it_can_be_paid() -> None:
    position = ready("Mountain", "Mountain", "Mountain", hand=("Blaze",))
    position.game.answer(position.action(ANN, "cast Blaze"))
    assert position.asked is not None
    assert (position.asked.kind, position.asked.minimum, position.asked.maximum) == (Kind.X, 0, 2)
    position.answer(2)
    position.answer("Bob")
    position.resolve()
    assert position.life(BOB) == 18


def test_107_3a_x_may_be_nothing() -> None:
    position = ready("Mountain", hand=("Blaze",))
    position.act(ANN, "cast Blaze", "Bob")
    position.resolve()
    assert position.life(BOB) == 20


KICKED = made(
    "Kicked Gift",
    "{W}",
    Type.INSTANT,
    GAIN,
    CastingCost((PayMana(mana_cost("{2}")),), optional=True, name="kicker"),
)


def test_601_2b_an_optional_cost_is_offered_where_it_can_be_paid() -> None:
    position = ready("Plains", "Plains", "Plains", hand=(KICKED,))
    position.act(ANN, "cast Kicked Gift", True)
    spell = position.object("Kicked Gift")
    assert spell.item is not None
    assert spell.item.paid == ["kicker"]
    assert all(position.game.objects[land].tapped for land in position.game.zones.battlefield)


def test_601_2b_an_optional_cost_may_be_left_out() -> None:
    position = ready("Plains", "Plains", "Plains", hand=(KICKED,))
    position.act(ANN, "cast Kicked Gift", False)
    tapped = [position.game.objects[land].tapped for land in position.game.zones.battlefield]
    assert sorted(tapped) == [False, False, True]


def test_601_2b_an_optional_cost_too_high_is_not_offered() -> None:
    position = ready("Plains", "Plains", hand=(KICKED,))
    position.game.answer(position.action(ANN, "cast Kicked Gift"))
    assert position.asked is not None
    assert position.asked.kind is Kind.PRIORITY


def test_601_2c_targets_are_chosen_among_the_legal_ones() -> None:
    position = ready("Swamp", "Swamp", hand=("Terror",))
    position.battlefield(BOB, "Grizzly Bears", "Blood Artist")
    position.battlefield(ANN, "Hill Giant")
    position.game.answer(position.action(ANN, "cast Terror"))
    assert position.asked is not None
    names = [position.describe(option) for option in position.asked.options]
    assert sorted(names) == ["Grizzly Bears", "Hill Giant"]


def test_601_2c_without_a_legal_target_it_can_not_be_cast() -> None:
    position = ready("Swamp", "Swamp", hand=("Terror",))
    position.battlefield(BOB, "Blood Artist")
    assert refusal(position, "cast Terror") == "601.2c"


def test_115_5_a_spell_can_not_target_itself() -> None:
    position = ready("Island", "Island", hand=("Counterspell",))
    assert refusal(position, "cast Counterspell") == "601.2c"


def test_601_2c_each_target_phrase_is_chosen_by_itself() -> None:
    position = ready("Mountain", "Mountain", hand=("Twin Bolt",))
    position.battlefield(BOB, "Grizzly Bears", "Hill Giant")
    position.act(ANN, "cast Twin Bolt", "Grizzly Bears", "Bob")
    position.resolve()
    assert position.names_in(Zone.GRAVEYARD, BOB) == ["Grizzly Bears"]
    assert position.life(BOB) == 18


DIVIDED = sorcery(
    "Fire at Will", "{R}", DealDividedDamage(Number(3), Target(CREATURE, 1, ANY_NUMBER))
)


def test_601_2d_each_target_gets_at_least_one() -> None:
    position = ready("Mountain", hand=(DIVIDED,))
    position.battlefield(BOB, "Grizzly Bears", "Hill Giant")
    position.game.answer(position.action(ANN, "cast Fire at Will"))
    position.answer(["Grizzly Bears", "Hill Giant"])
    assert position.asked is not None
    assert position.asked.kind is Kind.DIVIDE
    with pytest.raises(IllegalAnswerError):
        position.answer([3, 0])
    position.answer([2, 1])
    position.resolve()
    assert position.names_in(Zone.GRAVEYARD, BOB) == ["Grizzly Bears"]
    assert position.object("Hill Giant").damage == 1


def test_601_2d_more_targets_than_there_is_to_divide_are_taken_back() -> None:
    position = ready("Mountain", hand=(DIVIDED,))
    position.battlefield(BOB, *["Grizzly Bears"] * 4)
    before = position.names_in(Zone.BATTLEFIELD)
    position.game.answer(position.action(ANN, "cast Fire at Will"))
    assert position.asked is not None
    position.answer(list(position.asked.options))
    assert position.names_in(Zone.HAND, ANN) == ["Fire at Will"]
    assert position.names_in(Zone.BATTLEFIELD) == before
    assert not position.object("Mountain").tapped


def test_601_2f_a_reduction_takes_only_generic_mana() -> None:
    cheap = made("Cheap Gift", "{1}{W}", Type.INSTANT, GAIN, OwnCostChange(Number(5)))
    position = ready("Plains", hand=(cheap,))
    position.act(ANN, "cast Cheap Gift")
    assert position.object("Plains").tapped
    assert refusal(ready("Mountain", hand=(cheap,)), "cast Cheap Gift") == "601.2h"


def test_601_2f_a_reduction_takes_from_x_as_well() -> None:
    blaze = made("Cheap Blaze", "{X}{W}", Type.INSTANT, GAIN, OwnCostChange(Number(1)))
    position = ready("Plains", "Plains", hand=(blaze,))
    position.game.answer(position.action(ANN, "cast Cheap Blaze"))
    assert position.asked is not None
    assert position.asked.maximum == 2
    position.answer(2)
    assert [position.game.objects[land].tapped for land in position.game.zones.battlefield] == [
        True
    ] * 2


def test_601_2f_an_increase_is_paid() -> None:
    dear = made("Dear Gift", "{W}", Type.INSTANT, GAIN, OwnCostChange(Number(1), more=True))
    assert refusal(ready("Plains", hand=(dear,)), "cast Dear Gift") == "601.2h"
    assert refusal(ready("Plains", "Plains", hand=(dear,)), "cast Dear Gift") == ""


def test_601_2g_the_best_plan_taps_for_it() -> None:
    position = ready("Taiga", "Mountain", "Forest", hand=("Shock",))
    position.act(ANN, "cast Shock", "Bob")
    assert [name for name in ("Taiga", "Mountain", "Forest") if position.object(name).tapped] == [
        "Mountain"
    ]


def test_601_2g_a_player_may_choose_what_to_tap() -> None:
    position = ready("Taiga", "Mountain", hand=("Shock",))
    position.game.players[ANN].pays_by_hand = True
    position.game.answer(position.action(ANN, "cast Shock"))
    position.answer("Bob")
    assert position.asked is not None
    assert position.asked.kind is Kind.PAY
    taiga = position.id("Taiga")
    position.answer(f"{taiga}.0:R")
    position.answer("pay")
    assert (position.object("Taiga").tapped, position.object("Mountain").tapped) == (True, False)


def test_601_2h_mana_in_the_pool_is_spent_before_anything_is_tapped() -> None:
    position = ready("Mountain", "Mountain", hand=("Shock",))
    first, second = position.game.zones.battlefield
    position.act(ANN, f"activate {first}.0")
    assert [unit.mana for unit in position.game.players[ANN].pool] == [8]
    position.act(ANN, "cast Shock", "Bob")
    assert position.game.players[ANN].pool == []
    assert not position.object(second).tapped


def test_601_2h_too_little_mana_pays_nothing() -> None:
    assert refusal(ready("Mountain", hand=("Hill Giant",)), "cast Hill Giant") == "601.2h"


def test_118_6_a_card_without_a_mana_cost_can_not_be_cast() -> None:
    position = ready("Plains", hand=(made("Suspended", None, Type.SORCERY, GAIN),))
    assert refusal(position, "cast Suspended") == "118.6"


def test_118_8_an_additional_cost_must_be_paid() -> None:
    offer = made(
        "Offering", "{W}", Type.SORCERY, GAIN, CastingCost((Sacrifice(Some(Number(1), CREATURE)),))
    )
    position = ready("Plains", hand=(offer,))
    assert refusal(position, "cast Offering") != ""
    position.battlefield(ANN, "Grizzly Bears")
    position.act(ANN, "cast Offering")
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Grizzly Bears"]
    position.resolve()
    assert position.life(ANN) == 24


def test_118_9_an_alternative_cost_replaces_the_mana_cost() -> None:
    forced = made(
        "Forced Gift",
        "{3}{W}",
        Type.INSTANT,
        GAIN,
        CastingCost((PayLife(Number(2)),), alternative=True),
    )
    position = ready(hand=(forced,))
    assert refusal(position, "cast Forced Gift") == "601.2h"
    position.act(ANN, "cast Forced Gift way 0")
    position.resolve()
    assert position.life(ANN) == 22


def test_118_9d_an_increase_applies_to_an_alternative_cost() -> None:
    forced = made(
        "Forced Gift",
        "{3}{W}",
        Type.INSTANT,
        GAIN,
        CastingCost((PayLife(Number(2)),), alternative=True),
        OwnCostChange(Number(1), more=True),
    )
    assert refusal(ready(hand=(forced,)), "cast Forced Gift way 0") == "601.2h"
    assert refusal(ready("Plains", hand=(forced,)), "cast Forced Gift way 0") == ""


def test_119_4_life_that_is_not_there_can_not_be_paid() -> None:
    forced = made(
        "Forced Gift",
        "{3}{W}",
        Type.INSTANT,
        GAIN,
        CastingCost((PayLife(Number(2)),), alternative=True),
    )
    position = ready(hand=(forced,))
    position.set_life(ANN, 1)
    assert refusal(position, "cast Forced Gift way 0") == "119.4"


def test_107_4f_a_phyrexian_symbol_is_paid_with_life_where_mana_is_missing() -> None:
    probe = instant("Probe", "{W/P}", GainLife(Number(1)))
    position = ready(hand=(probe,))
    position.act(ANN, "cast Probe")
    assert position.life(ANN) == 18


def test_107_4e_a_hybrid_symbol_is_paid_with_either_color() -> None:
    hybrid = instant("Hybrid", "{W/U}{W/U}", GainLife(Number(1)))
    assert refusal(ready("Plains", "Island", hand=(hybrid,)), "cast Hybrid") == ""
    assert refusal(ready("Plains", "Forest", hand=(hybrid,)), "cast Hybrid") == "601.2h"


def test_601_2i_its_controller_has_priority_once_it_is_cast() -> None:
    position = ready("Mountain", hand=("Shock",))
    position.act(ANN, "cast Shock", "Bob")
    assert position.asked is not None
    assert (position.asked.player, position.asked.kind) == (ANN, Kind.PRIORITY)
    assert position.game.players[ANN].happened("spells cast") == 1


def test_601_3_a_sorcery_waits_for_the_main_phase_and_an_empty_stack() -> None:
    position = table()
    position.battlefield(ANN, "Mountain", "Mountain")
    position.hand(ANN, "Blaze", "Shock")
    position.begin(BOB)
    assert refusal(position, "cast Blaze") == "117.1a"
    position.to_turn(ANN)
    position.act(ANN, "cast Shock", "Bob")
    assert refusal(position, "cast Blaze") == "117.1a"
    position.resolve()
    assert refusal(position, "cast Blaze") == ""


def test_601_3_a_creature_with_flash_does_not_wait() -> None:
    position = table()
    position.define(creature("Ambusher", "{G}", "1", "1", FLASH))
    position.battlefield(ANN, "Forest")
    position.hand(ANN, "Ambusher")
    position.begin(BOB)
    assert refusal(position, "cast Ambusher") == ""


def test_601_3_nobody_casts_cards_of_another_players_hand() -> None:
    position = ready("Mountain")
    card = position.hand(BOB, "Shock")[0]
    position.game.knowledge.show([card], 1 << ANN)
    reason = position.game.why_not(Cast(card))
    assert reason is not None
    assert reason.rule == "601.3"


def test_305_9_a_land_is_not_cast() -> None:
    position = ready(hand=("Forest",))
    assert refusal(position, "cast Forest") == "305.9"


def test_702_61a_nothing_is_cast_while_split_second_is_on_the_stack() -> None:
    bit = Keyworded("split second", 1 << 34)
    sudden = made("Sudden Gift", "{W}", Type.INSTANT, bit, GAIN)
    position = ready("Plains", "Mountain", hand=(sudden, "Shock"))
    position.act(ANN, "cast Sudden Gift")
    assert refusal(position, "cast Shock") == "702.61a"
    assert refusal(position, "activate Mountain") == ""


def test_601_2c_a_land_is_no_target_for_a_creature_spell() -> None:
    position = ready("Forest", hand=("Giant Growth",))
    position.battlefield(BOB, "Grizzly Bears", "Hill Giant")
    position.game.answer(position.action(ANN, "cast Giant Growth"))
    reason = position.game.why_not(Thing(position.id("Forest")))
    assert reason is not None
    assert reason.rule == "115.1"


def test_601_2c_a_target_that_only_a_greater_x_allows_makes_it_castable() -> None:
    blast = text_card(
        "Blast", "Instant", "Destroy target creature with mana value X.", cost="{X}{R}"
    )
    position = ready("Mountain", "Mountain", hand=(blast,))
    assert refusal(position, "cast Blast") == "601.2c"
    position = ready("Mountain", "Mountain", "Mountain", hand=(blast,))
    position.battlefield(BOB, "Grizzly Bears")
    position.act(ANN, "cast Blast", 2)
    position.resolve()
    assert position.names_in(Zone.GRAVEYARD, BOB) == ["Grizzly Bears"]


def test_107_3a_the_x_of_a_cost_that_is_no_mana_is_announced() -> None:
    text = "Tap X untapped creatures you control: You gain X life."
    position = table()
    position.battlefield(ANN, permanent("Bell", text=text), "Grizzly Bears", "Grizzly Bears")
    position.begin(ANN)
    position.game.answer(position.action(ANN, "activate Bell"))
    assert position.asked is not None
    assert (position.asked.kind, position.asked.minimum, position.asked.maximum) == (Kind.X, 0, 2)
    position.answer(2)
    position.resolve()
    assert position.life(ANN) == 22


def test_702_18a_shroud_is_named_by_the_refusal() -> None:
    ghost = bench_creature("Ghost", text="Shroud")
    position = ready("Mountain", hand=(instant("Touch", "{R}", Tap(Target(CREATURE))),))
    position.battlefield(BOB, ghost, "Grizzly Bears", "Hill Giant")
    position.game.answer(position.action(ANN, "cast Touch"))
    reason = position.why_not_answer(Thing(position.id("Ghost")))
    assert reason is not None
    assert reason.rule == "702.18a"


def test_202_3e_a_spell_s_mana_value_has_the_x_that_was_chosen() -> None:
    flare = text_card("Flare", "Instant", "You gain X life.", cost="{X}{X}{R}")
    counter = text_card("Refusal", "Instant", "Counter target spell with mana value 5.")
    position = table()
    position.battlefield(ANN, *["Mountain"] * 5)
    position.hand(ANN, flare)
    position.hand(BOB, counter)
    position.begin(ANN)
    position.act(ANN, "cast Flare", 2)
    position.act(BOB, "cast Refusal")
    position.resolve()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Flare"]


TWICE = text_card("Twice", "Instant", "Kicker {1}\nKicker {1}\nYou gain 2 life.")


def test_601_2f_of_two_alike_optional_costs_each_is_paid_once() -> None:
    position = ready("Plains", "Plains", "Plains", hand=(TWICE,))
    position.act(ANN, "cast Twice", True, True)
    assert position.object("Twice").item is not None
    assert [position.object(f"Plains #{place}").tapped for place in (1, 2, 3)].count(True) == 2


def test_601_2f_of_two_alike_optional_costs_one_alone_can_be_paid() -> None:
    position = ready("Plains", "Plains", hand=(TWICE,))
    position.act(ANN, "cast Twice", False, True)
    spell = position.object("Twice").item
    assert spell is not None
    assert len(spell.paid) == 1
    assert [position.object(f"Plains #{place}").tapped for place in (1, 2)].count(True) == 1


def test_601_2f_a_second_alike_cost_is_not_offered_if_only_one_can_be_paid() -> None:
    position = ready("Plains", hand=(TWICE,))
    position.act(ANN, "cast Twice", True)
    assert position.choices == []
    assert position.object("Plains").tapped


MEASURE = text_card(
    "Measure",
    "Instant",
    "Choose one —\n• Destroy target creature with mana value X.\n• You gain 1 life.",
    cost="{X}",
)
BOTH = text_card(
    "Both",
    "Instant",
    "Choose two —\n• Destroy target creature with mana value X.\n"
    "• Destroy target artifact with mana value X.\n• You gain 1 life.",
    cost="{X}",
)


def modes_offered(position: Table, name: str) -> list[str]:
    """The notation of the modes that Ann may choose."""
    position.game.answer(position.action(ANN, f"cast {name}"))
    assert position.asked is not None
    assert position.asked.kind is Kind.MODES
    return [option.notation() for option in position.asked.options]


def test_700_2a_a_mode_is_legal_if_some_x_gives_it_a_target() -> None:
    position = ready("Plains", "Plains", hand=(MEASURE,))
    position.battlefield(BOB, "Grizzly Bears")
    assert len(modes_offered(position, "Measure")) == 2


def test_601_2b_x_is_then_at_least_what_the_modes_targets_need() -> None:
    position = ready("Plains", "Plains", hand=(MEASURE,))
    position.battlefield(BOB, "Grizzly Bears")
    position.act(ANN, "cast Measure", "#0")
    position.resolve_all()
    assert position.names_in(Zone.GRAVEYARD, BOB) == ["Grizzly Bears"]


def test_700_2a_a_mode_is_illegal_if_no_x_that_can_be_paid_gives_it_a_target() -> None:
    position = ready("Plains", hand=(MEASURE,))
    position.battlefield(BOB, "Grizzly Bears")
    position.act(ANN, "cast Measure")
    position.resolve_all()
    assert position.life(ANN) == 21


def test_601_2c_modes_can_only_be_chosen_together_if_one_x_suits_them_all() -> None:
    position = ready("Plains", "Plains", "Plains", hand=(BOTH,))
    position.battlefield(BOB, "Grizzly Bears", permanent("Idol", "Artifact", cost="{3}"))
    position.game.answer(position.action(ANN, "cast Both"))
    with pytest.raises(IllegalAnswerError):
        position.answer(["#0", "#1"])
    position.answer(["#0", "#2"])
    position.resolve_all()
    assert position.names_in(Zone.GRAVEYARD, BOB) == ["Grizzly Bears"]
    assert position.life(ANN) == 21


def test_602_2b_the_modes_of_an_ability_are_judged_with_its_x() -> None:
    engine = permanent(
        "Engine",
        "Artifact",
        "{X}: Choose one —\n• Destroy target creature with mana value X.\n• You gain 1 life.",
    )
    position = ready("Plains", "Plains")
    position.battlefield(ANN, engine)
    position.battlefield(BOB, "Grizzly Bears")
    position.act(ANN, "activate Engine", "#0")
    position.resolve_all()
    assert position.names_in(Zone.GRAVEYARD, BOB) == ["Grizzly Bears"]


def test_601_2c_the_first_player_alone_is_target_enough_for_casting_to_begin() -> None:
    at = table()
    at.hand(BOB, bench.spell("Spell deals 2 damage to target opponent."))
    bench.ask_again(at)
    at.act(BOB, "cast Spell", ANN)
    at.resolve()
    assert at.life(ANN) == 18


CAGE = permanent(
    "Cage",
    text="Creature cards in graveyards and libraries can't enter.\n"
    "Players can't cast spells from graveyards or libraries.",
)


def test_601_3_no_spell_is_cast_from_a_graveyard() -> None:
    at = table()
    at.graveyard(ANN, text_card("Again", "Instant", "You gain 1 life.\nFlashback {0}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Again way 0") is None
    at.battlefield(BOB, CAGE)
    ask_again(at)
    assert at.why_not(ANN, "cast Again way 0") is not None
