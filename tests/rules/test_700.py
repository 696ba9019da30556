"""Modes. CR 700.2, 702.42, 702.120."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import Decision, Kind, Pick, Several, Walk
from jajna.errors import IllegalAnswerError
from jajna.judge import ANN, BOB, Table
from jajna.judge.table import CAT
from jajna.vocab import Step, Type, Zone
from tests.mechanics.bench import ask_again, cast, creature, permanent, spell, text_card
from tests.table import table

FIERY = text_card(
    "Fiery Confluence",
    "Sorcery",
    "Choose three. You may choose the same mode more than once.\n"
    "• Fiery Confluence deals 1 damage to each creature.\n"
    "• Fiery Confluence deals 2 damage to each opponent.\n"
    "• Destroy target artifact.",
)
MYSTIC = text_card(
    "Mystic Confluence",
    "Instant",
    "Choose three. You may choose the same mode more than once.\n"
    "• Counter target spell unless its controller pays {3}.\n"
    "• Return target creature to its owner's hand.\n"
    "• Draw a card.",
)
AZORIUS = text_card(
    "Azorius Charm",
    "Instant",
    "Choose one —\n"
    "• Creatures you control gain lifelink until end of turn.\n"
    "• Draw a card.\n"
    "• Put target attacking or blocking creature on top of its owner's library.",
)
LORE = text_card(
    "Lore",
    "Sorcery",
    "An opponent chooses one —\n• You draw three cards.\n• Destroy target creature.",
)
PACT = permanent(
    "Demonic Pact",
    "Enchantment",
    "At the beginning of your upkeep, choose one that hasn't been chosen —\n"
    "• You gain 4 life.\n"
    "• Target opponent discards two cards.\n"
    "• Draw two cards.\n"
    "• You lose the game.",
)
TAUNT = permanent(
    "Taunt",
    "Artifact",
    "{0}: Choose one that hasn't been chosen this turn —\n• You gain 1 life.\n• You gain 10 life.",
)
BRUTALITY = text_card(
    "Collective Brutality",
    "Sorcery",
    "Escalate—Discard a card.\n"
    "Choose one or more —\n"
    "• Target creature gets -2/-2 until end of turn.\n"
    "• Target opponent loses 2 life and you gain 2 life.",
)
GRACE = text_card(
    "Borrowed Grace",
    "Instant",
    "Escalate {1}{W}\n"
    "Choose one or both —\n"
    "• Creatures you control get +2/+0 until end of turn.\n"
    "• Creatures you control get +0/+2 until end of turn.",
    cost="{2}{W}",
)
TOOTH = text_card(
    "Stir",
    "Sorcery",
    "Choose one —\n• You gain 1 life.\n• You gain 10 life.\n• You gain 100 life.\nEntwine {1}{W}",
    cost="{W}",
)


def holding(card: Card, players: int = 2) -> Table:
    """Ann's main phase with a card in her hand."""
    return table(players, known=(FIERY, MYSTIC, PACT, TAUNT), hand=(card,))


def asked(at: Table, card: str) -> Decision:
    """The question after Ann has begun to cast a card."""
    at.game.answer(at.action(ANN, f"cast {card}"))
    assert at.asked is not None
    return at.asked


def test_700_2d_the_same_mode_is_chosen_more_than_once() -> None:
    at = holding(FIERY)
    at.act(ANN, "cast Fiery Confluence", [1, 1, 1])
    at.resolve()
    assert at.life(BOB) == 14


def test_700_2d_it_is_as_if_the_mode_appeared_that_many_times_in_printed_order() -> None:
    at = holding(FIERY)
    at.battlefield(BOB, "Bear")
    at.act(ANN, "cast Fiery Confluence", [1, 0, 0])
    at.resolve()
    assert at.life(BOB) == 18
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Bear"]


def test_700_2d_each_time_has_targets_of_its_own() -> None:
    at = holding(MYSTIC)
    bear, giant = at.battlefield(BOB, "Bear", "Giant")
    at.act(ANN, "cast Mystic Confluence", [1, 2, 1], bear, giant)
    at.resolve()
    assert sorted(at.names_in(Zone.HAND, BOB)) == ["Bear", "Giant"]
    assert at.names_in(Zone.HAND, ANN) == ["Blank"]


def test_700_2d_the_same_target_may_be_chosen_each_time() -> None:
    at = holding(MYSTIC)
    bear = at.battlefield(BOB, "Bear", "Giant")[0]
    at.act(ANN, "cast Mystic Confluence", [1, 1, 1], bear, bear, bear)
    at.resolve()
    assert at.names_in(Zone.HAND, BOB) == ["Bear"]
    assert at.names_in(Zone.BATTLEFIELD) == ["Giant"]


def test_608_2b_one_of_several_targets_gone_leaves_the_rest() -> None:
    at = holding(MYSTIC)
    bear, giant = at.battlefield(BOB, "Bear", "Giant")
    at.act(ANN, "cast Mystic Confluence", [1, 1, 2], bear, giant)
    at.hand(BOB, text_card("Doom", "Instant", "Destroy target creature."))
    at.act(BOB, "cast Doom", giant)
    at.resolve_all()
    assert at.names_in(Zone.HAND, BOB) == ["Bear"]
    assert at.names_in(Zone.HAND, ANN) == ["Blank"]


def test_700_2d_without_the_words_no_mode_is_chosen_twice() -> None:
    command = text_card(
        "Command",
        "Sorcery",
        "Choose two —\n• You gain 1 life.\n• You gain 10 life.\n• Draw a card.",
    )
    at = holding(command)
    question = asked(at, "Command")
    assert not question.repeats
    with pytest.raises(IllegalAnswerError):
        at.game.answer(Several((Pick(0), Pick(0))))


def test_700_2a_only_legal_modes_are_offered_and_may_fill_all_choices() -> None:
    at = holding(FIERY)
    question = asked(at, "Fiery Confluence")
    assert [option.notation() for option in question.options] == ["#0", "#1"]
    assert (question.minimum, question.maximum) == (3, 3)
    assert question.fits(Several((Pick(0), Pick(1), Pick(0))))
    assert at.game.why_not(question.fallback) is None


def test_700_2d_choosing_in_small_steps_may_take_a_mode_again() -> None:
    at = holding(FIERY)
    walk = Walk(asked(at, "Fiery Confluence"))
    for _ in range(3):
        walk.take(1)
    at.game.answer(walk.answer)
    at.resolve()
    assert at.life(BOB) == 14


def test_700_2_a_charm_does_only_what_was_chosen() -> None:
    at = holding(AZORIUS)
    question = asked(at, "Azorius Charm")
    assert len(question.options) == 2
    at.answer([1])
    at.resolve()
    assert at.names_in(Zone.HAND, ANN) == ["Blank"]


def test_700_2e_an_opponent_chooses_the_mode_and_the_controller_the_target() -> None:
    at = holding(LORE)
    bear = at.battlefield(BOB, "Bear", "Giant")[0]
    question = asked(at, "Lore")
    assert (question.kind, question.player, question.rule) == (Kind.MODES, BOB, "700.2a")
    at.answer([1])
    assert at.asked is not None
    assert (at.asked.kind, at.asked.player) == (Kind.TARGETS, ANN)
    at.answer(bear)
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Bear"]


def test_700_2e_the_controller_says_which_of_several_opponents_chooses() -> None:
    at = holding(LORE, players=3)
    at.battlefield(BOB, "Bear")
    question = asked(at, "Lore")
    assert (question.kind, question.player) == (Kind.PLAYER, ANN)
    at.answer("Cat")
    assert at.asked is not None
    assert (at.asked.kind, at.asked.player) == (Kind.MODES, CAT)


def test_700_2b_a_mode_that_has_been_chosen_is_not_offered_again() -> None:
    at = holding(AZORIUS)
    at.battlefield(ANN, "Demonic Pact")
    at.begin(ANN, Step.UPKEEP)
    at.answer([2])
    at.resolve()
    at.to_turn(ANN, Step.UPKEEP)
    assert at.asked is not None
    assert at.asked.kind is Kind.MODES
    assert [option.notation() for option in at.asked.options] == ["#0", "#1", "#3"]


def test_400_7_another_object_has_had_no_mode_chosen() -> None:
    at = holding(AZORIUS)
    at.battlefield(ANN, "Demonic Pact", "Demonic Pact")
    at.begin(ANN, Step.UPKEEP)
    at.answer_next()
    at.answer([2])
    assert at.asked is not None
    assert len(at.asked.options) == 4


def test_603_3c_with_no_mode_left_the_ability_is_removed_from_the_stack() -> None:
    at = holding(AZORIUS)
    pact = at.battlefield(ANN, "Demonic Pact")[0]
    at.object(pact).mark("modes chosen", [0, 1, 2, 3])
    at.begin(ANN, Step.UPKEEP)
    assert at.game.zones.stack == []
    assert at.game.outcome is None


def test_700_2a_chosen_this_turn_counts_for_this_turn() -> None:
    at = holding(AZORIUS)
    at.battlefield(ANN, "Taunt")
    at.act(ANN, "activate Taunt", [1])
    at.resolve()
    at.act(ANN, "activate Taunt")
    at.resolve()
    assert at.life(ANN) == 31
    reason = at.why_not(ANN, "activate Taunt")
    assert reason is not None
    assert reason.rule == "700.2a"
    at.to_turn(ANN)
    assert at.why_not(ANN, "activate Taunt") is None


def test_702_120a_each_mode_beyond_the_first_costs_more() -> None:
    at = holding(GRACE)
    at.battlefield(ANN, "Plains", "Plains", "Plains", "Plains", "Plains", "Bear")
    at.act(ANN, "cast Borrowed Grace", [0, 1])
    assert [at.object(one).tapped for one in at.game.zones.battlefield[:5]] == [True] * 5
    at.resolve()
    assert at.power_toughness("Bear") == (4, 4)


def test_702_120a_what_it_costs_limits_how_many_modes_are_chosen() -> None:
    at = holding(GRACE)
    at.battlefield(ANN, "Plains", "Plains", "Plains", "Plains", "Bear")
    asked(at, "Borrowed Grace")
    reason = at.game.why_not(Several((Pick(0), Pick(1))))
    assert reason is not None
    assert reason.rule == "601.2h"
    assert at.game.why_not(Several((Pick(1),))) is None


def test_702_120a_a_cost_that_is_no_mana_is_paid_as_often() -> None:
    at = holding(BRUTALITY)
    at.hand(ANN, "Shock")
    bear = at.battlefield(BOB, "Bear")[0]
    at.act(ANN, "cast Collective Brutality", [0, 1], bear)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Shock"]
    at.resolve()
    assert (at.life(ANN), at.life(BOB)) == (22, 18)
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Bear"]


def test_702_42a_all_modes_or_only_the_number_specified() -> None:
    at = holding(TOOTH)
    at.battlefield(ANN, "Plains", "Plains", "Plains")
    question = asked(at, "Stir")
    assert question.maximum == 3
    reason = at.game.why_not(Several((Pick(0), Pick(1))))
    assert reason is not None
    assert reason.rule == "702.42a"
    at.answer([2, 1, 0])
    at.resolve()
    assert at.life(ANN) == 131


def test_702_42a_without_the_cost_only_one() -> None:
    at = holding(TOOTH)
    at.battlefield(ANN, "Plains", "Plains")
    asked(at, "Stir")
    assert at.game.why_not(Several((Pick(0), Pick(1), Pick(2)))) is not None
    at.answer([1])
    at.resolve()
    assert at.life(ANN) == 30


def test_732_1_a_choice_of_modes_taken_back_leaves_nothing_chosen() -> None:
    at = holding(FIERY)
    before = at.game.digest()
    asked(at, "Fiery Confluence")
    at.game.cancel()
    assert at.game.digest() == before


def test_700_4_what_is_discarded_does_not_die() -> None:
    at = table()
    at.hand(ANN, creature("Corpse", text="If ~ would die, return it to its owner's hand instead."))
    cast(at, "Discard your hand.")
    assert at.object("Corpse").zone is Zone.GRAVEYARD


def test_700_5_a_symbol_of_either_of_two_colors_counts_once() -> None:
    at = table()
    text = "As long as your devotion to white and black is less than seven, ~ isn't a creature."
    at.battlefield(ANN, creature("God", 5, 4, text, "Legendary Enchantment Creature", "{1}{W}{B}"))
    at.battlefield(ANN, creature("Choir", 1, 1, cost="{W/B}{W/B}{W/B}{G}"))
    assert not at.object("God").now.types & Type.CREATURE
    at.battlefield(ANN, creature("Cleric", 1, 1, cost="{W}{U}"))
    assert not at.object("God").now.types & Type.CREATURE
    at.battlefield(ANN, creature("Shade", 1, 1, cost="{B}"))
    assert at.object("God").now.types & Type.CREATURE


def test_700_4_creatures_that_died_this_turn_are_counted() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Wall")
    at.battlefield(BOB, "Giant", permanent("Rock"))
    cast(at, "Destroy all creatures.")
    cast(at, "Destroy all artifacts.")
    cast(at, "You gain X life, where X is the number of creatures that died this turn.")
    assert at.life(ANN) == 23
    cast(at, "If three or more creatures died this turn, you gain 7 life.")
    assert at.life(ANN) == 30
    cast(at, "If four or more creatures died this turn, you gain 7 life.")
    assert at.life(ANN) == 30


def test_700_5_devotion_to_the_color_chosen() -> None:
    at = table()
    text = "{T}: Choose a color. Add an amount of mana of that color equal to your devotion to that"
    at.battlefield(ANN, permanent("Shrine", "Land", text + " color.", cost=""))
    at.battlefield(ANN, creature("Knight", cost="{W}{W}"), creature("Ox", cost="{1}{G}"))
    at.hand(ANN, spell("You gain 3 life."), text_card("Two", "Instant", "Draw a card.", cost="{4}"))
    at.hand(ANN, text_card("Three", "Instant", "You gain 7 life.", cost="{W}{W}"))
    ask_again(at)
    at.act(ANN, "activate Shrine", "#0")
    at.resolve_all()
    at.act(ANN, "cast Three")
    at.resolve_all()
    assert at.life(ANN) == 27
