"""Static abilities: anthems, attachments, restrictions, costs, choices. CR 604, 611.3, 613."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.judge.table import Choice
from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table

GOBLIN = creature("Goblin", 1, 1, types="Creature — Goblin")
MINE = permanent("Mine", "Land", "{T}: Add {C}.", cost="")


def rules(text: str, types: str = "Enchantment") -> Card:
    """An enchantment that costs nothing."""
    return permanent("Rule", types, text)


def entered(card: Card, *choices: Choice) -> Table:
    """Ann has cast the card, made these choices, and it has entered."""
    at = table()
    at.hand(ANN, card)
    ask_again(at)
    at.act(ANN, f"cast {card.name}")
    at.choose(*choices)
    at.resolve()
    return at


def test_611_3a_an_anthem_counts_what_comes_later() -> None:
    at = table()
    at.battlefield(ANN, rules("Creatures you control get +1/+1."))
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant")
    assert at.power_toughness("Bear") == (3, 3)
    assert at.power_toughness("Giant") == (5, 5)


def test_611_3b_an_anthem_ends_as_it_leaves() -> None:
    at = table()
    at.battlefield(ANN, rules("Creatures you control get +1/+1."), "Bear")
    cast(at, "Destroy target enchantment.", "Rule")
    assert at.power_toughness("Bear") == (2, 2)


def test_a_lord_does_not_lift_itself() -> None:
    at = table()
    lord = creature(
        "Chief",
        2,
        2,
        "Other Goblins you control get +1/+1 and have haste.",
        types="Creature — Goblin",
    )
    at.battlefield(ANN, lord, GOBLIN, "Bear")
    assert at.power_toughness("Chief") == (2, 2)
    assert at.power_toughness("Goblin") == (2, 2)
    assert at.object("Goblin").has(Keyword.HASTE)
    assert not at.object("Bear").has(Keyword.HASTE)


def test_303_4_an_aura_changes_the_enchanted_creature() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    aura = permanent(
        "Wings",
        "Enchantment — Aura",
        "Enchant creature\nEnchanted creature gets +1/+1 and has flying.",
    )
    at.hand(ANN, aura)
    ask_again(at)
    at.act(ANN, "cast Wings", "Bear")
    at.resolve()
    assert at.power_toughness("Bear") == (3, 3)
    assert at.object("Bear").has(Keyword.FLYING)


def test_702_5a_an_aura_can_target_only_what_it_can_enchant() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    at.hand(ANN, permanent("Wings", "Enchantment — Aura", "Enchant creature you control"))
    ask_again(at)
    assert at.why_not(ANN, "cast Wings") is not None


def test_604_3_a_defining_ability_works_in_every_zone() -> None:
    at = table()
    card = text_card(
        "Herd",
        "Creature",
        "~'s power and toughness are each equal to the number of creatures you control.",
        ("*", "*"),
    )
    at.battlefield(ANN, "Bear", "Wall")
    [held] = at.hand(ANN, card)
    assert at.power_toughness(held) == (2, 2)
    [played] = at.battlefield(ANN, card)
    assert at.power_toughness(played) == (3, 3)


def test_604_2_as_long_as_is_judged_all_the_time() -> None:
    at = table()
    at.battlefield(
        ANN, creature("Ranger", 1, 1, "~ gets +2/+2 as long as you control an artifact.")
    )
    assert at.power_toughness("Ranger") == (1, 1)
    at.battlefield(ANN, "Relic")
    assert at.power_toughness("Ranger") == (3, 3)
    cast(at, "Destroy target artifact.", "Relic")
    assert at.power_toughness("Ranger") == (1, 1)


def test_508_1d_a_creature_that_attacks_if_able_must_be_declared() -> None:
    at = table()
    at.battlefield(ANN, creature("Berserker", 2, 2, "~ attacks each combat if able."), "Bear")
    at.begin(ANN)
    with pytest.raises(IllegalAnswerError):
        at.attack("Bear")
    at.attack("Berserker")


def test_502_3_what_does_not_untap_stays_tapped() -> None:
    at = table()
    at.battlefield(
        ANN, creature("Sloth", 2, 2, "~ doesn't untap during your untap step."), tapped=True
    )
    at.battlefield(ANN, "Bear", tapped=True)
    at.begin(BOB)
    at.to_turn(ANN)
    assert at.object("Sloth").tapped
    assert not at.object("Bear").tapped


def test_509_1c_all_creatures_able_to_block_a_lure_must() -> None:
    at = table()
    at.battlefield(ANN, creature("Lure", 1, 1, "All creatures able to block ~ do so."), "Giant")
    at.battlefield(BOB, "Bear", "Wall")
    at.begin(ANN)
    at.attack("Lure", "Giant")
    at.to(Step.DECLARE_BLOCKERS)
    assert at.game.turn.combat is not None
    assert at.game.turn.combat.blockers[at.id("Lure")] == [at.id("Bear"), at.id("Wall")]


def test_101_2_a_creature_that_cannot_block_does_not() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, creature("Coward", 2, 2, "~ can't block."))
    at.begin(ANN)
    at.attack("Bear")
    at.to(Step.DECLARE_BLOCKERS)
    assert at.game.turn.combat is not None and at.game.turn.combat.is_unblocked(at.id("Bear"))


def test_602_5_an_arrested_creature_cannot_use_its_abilities() -> None:
    at = table()
    at.battlefield(ANN, creature("Pinger", 1, 1, "{0}: ~ deals 1 damage to any target."))
    aura = permanent(
        "Arrest",
        "Enchantment — Aura",
        "Enchant creature\nEnchanted creature can't attack or block,"
        " and its activated abilities can't be activated.",
    )
    at.put(BOB, Zone.BATTLEFIELD, aura, attached_to="Pinger")
    ask_again(at)
    reason = at.why_not(ANN, "activate Pinger")
    assert reason is not None and reason.rule == "602.5"


def test_701_6_a_spell_that_cannot_be_countered_is_not() -> None:
    at = table()
    at.hand(ANN, text_card("Surge", "Instant", "This spell can't be countered.\nYou gain 4 life."))
    ask_again(at)
    at.act(ANN, "cast Surge")
    cast(at, "Counter target spell.", "Surge", by=BOB)
    at.resolve_all()
    assert at.life(ANN) == 24


# -- costs -----------------------------------------------------------------------------------------


def test_601_2f_spells_that_cost_less_can_be_cast_with_less() -> None:
    at = table()
    at.hand(ANN, creature("Ox", 2, 4, cost="{2}"))
    at.battlefield(ANN, MINE)
    ask_again(at)
    assert at.why_not(ANN, "cast Ox") is not None
    at.battlefield(ANN, rules("Creature spells you cast cost {1} less to cast."))
    ask_again(at)
    at.act(ANN, "cast Ox")
    at.resolve()
    assert "Ox" in at.names_in(Zone.BATTLEFIELD)


def test_601_2f_a_reduction_is_for_its_controller_and_its_kind_of_spell() -> None:
    at = table()
    at.battlefield(BOB, rules("Creature spells you cast cost {1} less to cast."))
    at.battlefield(ANN, rules("Artifact spells you cast cost {1} less to cast."), MINE)
    at.hand(ANN, creature("Ox", 2, 4, cost="{2}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Ox") is not None


def test_601_2f_spells_that_cost_more_need_more() -> None:
    at = table()
    at.battlefield(BOB, rules("Noncreature spells cost {1} more to cast."))
    at.hand(ANN, text_card("Salve", "Instant", "You gain 3 life."), "Bear")
    ask_again(at)
    assert at.why_not(ANN, "cast Salve") is not None
    assert at.why_not(ANN, "cast Bear") is None
    at.battlefield(ANN, MINE)
    ask_again(at)
    assert at.why_not(ANN, "cast Salve") is None


def test_118_8_an_additional_cost_must_be_paid() -> None:
    at = table()
    card = text_card(
        "Rite",
        "Sorcery",
        "As an additional cost to cast this spell, sacrifice a creature.\nYou draw two cards.",
    )
    at.hand(ANN, card)
    ask_again(at)
    assert at.why_not(ANN, "cast Rite") is not None
    at.battlefield(ANN, "Bear")
    ask_again(at)
    at.act(ANN, "cast Rite", "Bear")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Bear"]
    at.resolve()
    assert len(at.game.players[ANN].hand) == 2


def test_118_9_an_alternative_cost_replaces_the_mana_cost() -> None:
    at = table()
    card = text_card(
        "Fury",
        "Instant",
        "You may sacrifice an artifact rather than pay this spell's mana cost.\nYou gain 3 life.",
        cost="{9}",
    )
    at.hand(ANN, card)
    at.battlefield(ANN, "Relic")
    ask_again(at)
    at.act(ANN, "cast Fury way 0")
    at.resolve()
    assert at.life(ANN) == 23
    assert "Relic" in at.names_in(Zone.GRAVEYARD, ANN)


def test_601_2f_a_spell_costs_less_for_each_thing_counted() -> None:
    at = table()
    card = text_card(
        "Wave",
        "Instant",
        "This spell costs {1} less to cast for each creature you control.\nYou gain 3 life.",
        cost="{2}",
    )
    at.hand(ANN, card)
    at.battlefield(ANN, "Bear")
    ask_again(at)
    assert at.why_not(ANN, "cast Wave") is not None
    at.battlefield(ANN, "Wall")
    ask_again(at)
    assert at.why_not(ANN, "cast Wave") is None


# -- players ---------------------------------------------------------------------------------------


def test_305_2_an_additional_land_can_be_played() -> None:
    at = table()
    at.battlefield(ANN, rules("You may play an additional land on each of your turns."))
    at.hand(ANN, "Field", "Field", "Field")
    ask_again(at)
    at.act(ANN, "play Field")
    at.act(ANN, "play Field")
    reason = at.why_not(ANN, "play Field")
    assert reason is not None and reason.rule == "305.2b"


def test_702_8a_spells_can_be_cast_as_though_they_had_flash() -> None:
    at = table()
    at.battlefield(BOB, rules("You may cast creature spells as though they had flash."))
    at.hand(BOB, "Bear", "Relic")
    ask_again(at)
    assert at.why_not(BOB, "cast Bear") is None
    assert at.why_not(BOB, "cast Relic") is not None


def test_101_2_what_players_cannot_cast_is_refused() -> None:
    at = table()
    at.battlefield(BOB, rules("Players can't cast creature spells."))
    at.hand(ANN, "Bear", "Relic")
    ask_again(at)
    assert at.why_not(ANN, "cast Bear") is not None
    assert at.why_not(ANN, "cast Relic") is None


def test_101_2_no_second_spell_in_a_turn() -> None:
    at = table()
    at.battlefield(BOB, rules("Each player can't cast more than one spell each turn."))
    at.hand(ANN, "Relic")
    cast(at, "You gain 1 life.")
    assert at.why_not(ANN, "cast Relic") is not None
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.why_not(ANN, "cast Relic") is None


def test_614_10_a_skipped_draw_step_draws_nothing() -> None:
    at = table()
    at.battlefield(ANN, rules("Skip your draw step."))
    at.begin(BOB)
    at.to_turn(ANN)
    assert at.game.players[ANN].hand == []


def test_119_7_life_that_cannot_be_gained() -> None:
    at = table()
    at.battlefield(BOB, rules("Players can't gain life."))
    cast(at, "You gain 3 life.")
    assert at.life(ANN) == 20


# -- choices ---------------------------------------------------------------------------------------


def test_607_2d_the_chosen_type_is_lifted() -> None:
    text = (
        "As ~ enters, choose a creature type.\nCreatures you control of the chosen type get +1/+1."
    )
    at = entered(permanent("Banner", "Artifact", text), "Goblin")
    at.battlefield(ANN, GOBLIN, "Bear")
    assert at.power_toughness("Goblin") == (2, 2)
    assert at.power_toughness("Bear") == (2, 2)


def test_607_2d_mana_of_the_chosen_color() -> None:
    text = "As ~ enters, choose a color.\n{T}: Add one mana of the chosen color."
    at = entered(permanent("Prism", "Artifact", text), "red")
    at.hand(ANN, creature("Spark", 1, 1, cost="{R}"), creature("Drop", 1, 1, cost="{U}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Spark") is None
    assert at.why_not(ANN, "cast Drop") is not None


# -- land types ------------------------------------------------------------------------------------


def test_305_7_a_land_that_becomes_a_type_loses_its_own_abilities() -> None:
    at = table()
    at.battlefield(BOB, rules("Nonbasic lands are Mountains."))
    at.battlefield(ANN, permanent("Tower", "Land", "{T}: Add {U}.", cost=""))
    at.hand(ANN, creature("Spark", 1, 1, cost="{R}"), creature("Drop", 1, 1, cost="{U}"))
    ask_again(at)
    assert at.object("Tower").now.subtypes == frozenset(["Mountain"])
    assert at.why_not(ANN, "cast Spark") is None
    assert at.why_not(ANN, "cast Drop") is not None


def test_305_7_a_basic_land_stays_what_it_is() -> None:
    at = table()
    at.battlefield(BOB, rules("Nonbasic lands are Mountains."))
    at.battlefield(ANN, permanent("Shore", "Basic Land — Island", cost=""))
    assert at.object("Shore").now.subtypes == frozenset(["Island"])


def test_305_7_a_type_in_addition_keeps_the_abilities() -> None:
    at = table()
    at.battlefield(BOB, rules("Each land is a Swamp in addition to its other land types."))
    at.battlefield(ANN, permanent("Tower", "Land", "{T}: Add {U}.", cost=""))
    at.hand(ANN, creature("Shade", 1, 1, cost="{B}"), creature("Drop", 1, 1, cost="{U}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Shade") is None
    assert at.why_not(ANN, "cast Drop") is None


def test_508_1c_it_attacks_only_a_player_who_controls_an_island() -> None:
    at = table(3)
    at.battlefield(
        ANN, creature("Serpent", 5, 5, "~ can't attack unless defending player controls an Island.")
    )
    at.battlefield(BOB, permanent("Shore", "Land — Island", cost=""))
    at.begin(ANN)
    with pytest.raises(IllegalAnswerError):
        at.attack("Serpent", at="Cat")
    at.attack("Serpent", at="Bob")


def test_508_1c_it_does_not_attack_where_nobody_controls_an_island() -> None:
    at = table()
    at.battlefield(
        ANN, creature("Serpent", 5, 5, "~ can't attack unless defending player controls an Island.")
    )
    at.begin(ANN)
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 20
    assert not at.object("Serpent").tapped
