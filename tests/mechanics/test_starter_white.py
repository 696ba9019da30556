"""What the white starter cards do."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.vocab import Keyword, Step, Type, Zone
from tests.mechanics.starter import (
    ANN,
    BOB,
    cards,
    graveyard,
    hand,
    lands,
    option_names,
    refusal,
    set_tapped,
    with_lands,
)


def attacked(table: Table, *attackers: str) -> None:
    """Ann attacks Bob, and blockers are to be declared."""
    table.begin(ANN)
    table.attack(*attackers)


def test_circle_of_protection_prevents_the_next_damage_of_the_chosen_source() -> None:
    table = with_lands("R", "W")
    table.battlefield(BOB, "Circle of Protection: Red")
    table.hand(ANN, "Shock")
    table.begin(ANN)
    table.act(ANN, "cast Shock", "Bob")
    table.act(BOB, "activate Circle of Protection: Red")
    table.choose("Shock")
    table.resolve_all()
    assert table.life(BOB) == 20


def test_circle_of_protection_doesnt_prevent_damage_of_another_source() -> None:
    table = with_lands("RR", "W")
    table.battlefield(BOB, "Circle of Protection: Red")
    table.battlefield(ANN, "Prodigal Pyromancer")
    table.hand(ANN, "Shock")
    table.begin(ANN)
    table.act(ANN, "cast Shock", "Bob")
    table.act(BOB, "activate Circle of Protection: Red")
    table.choose("Prodigal Pyromancer")
    table.resolve_all()
    assert table.life(BOB) == 18


def test_circle_of_protection_offers_only_sources_of_its_color() -> None:
    table = with_lands("", "W")
    table.battlefield(BOB, "Circle of Protection: Red")
    table.battlefield(ANN, "Prodigal Pyromancer", "Hill Giant", "Grizzly Bears")
    table.begin(ANN)
    table.act(BOB, "activate Circle of Protection: Red")
    table.to_question(Kind.OBJECTS)
    assert option_names(table) == ["Prodigal Pyromancer", "Hill Giant"]


def test_circle_of_protection_prevents_only_once() -> None:
    table = with_lands("", "WW")
    table.battlefield(BOB, "Circle of Protection: Red")
    table.battlefield(ANN, "Prodigal Pyromancer")
    table.begin(ANN)
    table.act(BOB, "activate Circle of Protection: Red")
    table.choose("Prodigal Pyromancer")
    table.resolve_all()
    table.act(ANN, "activate Prodigal Pyromancer", "Bob")
    table.resolve_all()
    set_tapped(table, "Prodigal Pyromancer", False)
    table.act(ANN, "activate Prodigal Pyromancer", "Bob")
    table.resolve_all()
    assert table.life(BOB) == 19


def test_circle_of_protection_protects_only_its_controller() -> None:
    table = with_lands("", "W")
    table.battlefield(BOB, "Circle of Protection: Green", "Glory Seeker")
    table.battlefield(ANN, "Grizzly Bears")
    table.begin(ANN)
    table.act(BOB, "activate Circle of Protection: Green")
    table.choose("Grizzly Bears")
    table.resolve_all()
    table.attack("Grizzly Bears")
    table.block(("Glory Seeker", "Grizzly Bears"))
    table.to(Step.POSTCOMBAT_MAIN)
    assert cards(table, BOB) == ["Circle of Protection: Green"]


def test_healing_salve_gains_life() -> None:
    table = with_lands("W", step=Step.UPKEEP)
    table.hand(ANN, "Healing Salve")
    table.act(ANN, "cast Healing Salve", 0, "Bob")
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (20, 23)


def test_healing_salve_prevents_the_next_three_damage() -> None:
    table = with_lands("WRRRRR", step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Hill Giant")
    table.hand(ANN, "Healing Salve", "Lightning Blast", "Shock")
    table.act(ANN, "cast Healing Salve", 1, "Hill Giant")
    table.resolve_all()
    table.act(ANN, "cast Lightning Blast", "Hill Giant")
    table.resolve_all()
    assert table.object("Hill Giant").damage == 1
    table.act(ANN, "cast Shock", "Hill Giant")
    table.resolve_all()
    assert "Hill Giant" in graveyard(table, ANN)


def test_healing_salves_shield_lasts_only_this_turn() -> None:
    table = with_lands("W", "R")
    table.hand(ANN, "Healing Salve")
    table.hand(BOB, "Shock")
    table.begin(ANN)
    table.act(ANN, "cast Healing Salve", 1, "Ann")
    table.resolve_all()
    table.to_turn(BOB)
    table.act(BOB, "cast Shock", "Ann")
    table.resolve_all()
    assert table.life(ANN) == 18


def test_samite_healer_prevents_one_damage_to_any_target() -> None:
    table = with_lands("R", "")
    table.hand(ANN, "Shock")
    table.battlefield(BOB, "Samite Healer", "Glory Seeker")
    table.begin(ANN)
    table.act(ANN, "cast Shock", "Glory Seeker")
    table.act(BOB, "activate Samite Healer", "Glory Seeker")
    table.resolve_all()
    assert cards(table, BOB) == ["Samite Healer", "Glory Seeker"]
    assert table.object("Glory Seeker").damage == 1


def test_master_healer_prevents_four_damage_split_over_several_sources() -> None:
    table = with_lands("RR", "")
    table.hand(ANN, "Shock", "Shock")
    table.battlefield(BOB, "Master Healer")
    table.battlefield(ANN, "Prodigal Pyromancer")
    table.begin(ANN)
    table.act(BOB, "activate Master Healer", "Bob")
    table.resolve_all()
    for _ in range(2):
        table.act(ANN, "cast Shock", "Bob")
        table.resolve_all()
    assert table.life(BOB) == 20
    table.act(ANN, "activate Prodigal Pyromancer", "Bob")
    table.resolve_all()
    assert table.life(BOB) == 19


def test_holy_day_prevents_combat_damage_of_both_sides() -> None:
    table = with_lands("", "W")
    table.battlefield(ANN, "Grizzly Bears", "Hill Giant")
    table.battlefield(BOB, "Glory Seeker")
    table.hand(BOB, "Holy Day")
    attacked(table, "Grizzly Bears", "Hill Giant")
    table.block(("Glory Seeker", "Grizzly Bears"))
    table.act(BOB, "cast Holy Day")
    table.to(Step.POSTCOMBAT_MAIN)
    assert cards(table, ANN) == ["Grizzly Bears", "Hill Giant"]
    assert cards(table, BOB) == ["Glory Seeker"]
    assert table.life(BOB) == 20


def test_holy_day_doesnt_prevent_damage_of_spells() -> None:
    table = with_lands("WR", step=Step.PRECOMBAT_MAIN)
    table.hand(ANN, "Holy Day", "Shock")
    table.act(ANN, "cast Holy Day")
    table.resolve_all()
    table.act(ANN, "cast Shock", "Bob")
    table.resolve_all()
    assert table.life(BOB) == 18


def test_wrath_of_god_destroys_all_creatures_without_regeneration() -> None:
    table = with_lands("WWWWB", step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Drudge Skeletons", "Jayemdae Tome")
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Wrath of God")
    table.act(ANN, "activate Drudge Skeletons")
    table.resolve_all()
    table.act(ANN, "cast Wrath of God")
    table.resolve_all()
    assert cards(table, ANN) == ["Jayemdae Tome"]
    assert cards(table, BOB) == []


def test_glorious_anthem_strengthens_only_its_controllers_creatures() -> None:
    table = with_lands()
    table.battlefield(ANN, "Glorious Anthem", "Glory Seeker")
    table.battlefield(BOB, "Grizzly Bears")
    assert table.power_toughness("Glory Seeker") == (3, 3)
    assert table.power_toughness("Grizzly Bears") == (2, 2)


def test_pacifism_forbids_attacking() -> None:
    table = with_lands("WW", step=Step.PRECOMBAT_MAIN)
    table.battlefield(BOB, "Hill Giant")
    table.hand(ANN, "Pacifism")
    table.act(ANN, "cast Pacifism", "Hill Giant")
    table.resolve_all()
    table.to_turn(BOB)
    table.to(Step.POSTCOMBAT_MAIN)
    assert not table.object("Hill Giant").tapped


def test_pacifism_forbids_blocking() -> None:
    table = with_lands()
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Hill Giant")
    table.put(ANN, Zone.BATTLEFIELD, "Pacifism", attached_to="Hill Giant")
    attacked(table, "Grizzly Bears")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 18


def test_pacifism_leaves_activated_abilities() -> None:
    table = with_lands(step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Prodigal Pyromancer")
    table.put(BOB, Zone.BATTLEFIELD, "Pacifism", attached_to="Prodigal Pyromancer")
    table.act(ANN, "activate Prodigal Pyromancer", "Bob")
    table.resolve_all()
    assert table.life(BOB) == 19


def test_an_aura_goes_to_the_graveyard_with_what_it_enchants() -> None:
    table = with_lands("R", step=Step.PRECOMBAT_MAIN)
    table.battlefield(BOB, "Grizzly Bears")
    table.put(BOB, Zone.BATTLEFIELD, "Holy Strength", attached_to="Grizzly Bears")
    assert table.power_toughness("Grizzly Bears") == (3, 4)
    table.hand(ANN, "Shock")
    table.object("Grizzly Bears").damage = 2
    table.act(ANN, "cast Shock", "Grizzly Bears")
    table.resolve_all()
    assert sorted(graveyard(table, BOB)) == ["Grizzly Bears", "Holy Strength"]


def test_an_aura_spell_whose_target_is_gone_doesnt_enter() -> None:
    table = with_lands("W", "R", step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Glory Seeker")
    table.hand(ANN, "Holy Strength")
    table.hand(BOB, "Shock")
    table.act(ANN, "cast Holy Strength", "Glory Seeker")
    table.act(BOB, "cast Shock", "Glory Seeker")
    table.resolve_all()
    assert cards(table, ANN) == []
    assert sorted(graveyard(table, ANN)) == ["Glory Seeker", "Holy Strength"]


def test_spirit_link_gains_its_controller_the_damage_dealt() -> None:
    table = with_lands()
    table.battlefield(BOB, "Hill Giant")
    table.put(ANN, Zone.BATTLEFIELD, "Spirit Link", attached_to="Hill Giant")
    table.begin(BOB)
    table.attack("Hill Giant")
    table.to(Step.POSTCOMBAT_MAIN)
    assert (table.life(ANN), table.life(BOB)) == (20, 20)


def test_spirit_link_triggers_on_damage_of_an_ability_too() -> None:
    table = with_lands(step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Prodigal Pyromancer")
    table.put(ANN, Zone.BATTLEFIELD, "Spirit Link", attached_to="Prodigal Pyromancer")
    table.act(ANN, "activate Prodigal Pyromancer", "Bob")
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (21, 19)


def test_spirit_link_triggers_once_for_damage_dealt_at_the_same_time() -> None:
    table = with_lands()
    table.battlefield(ANN, "Craw Wurm")
    table.battlefield(BOB, "Grizzly Bears", "Runeclaw Bear")
    table.put(ANN, Zone.BATTLEFIELD, "Spirit Link", attached_to="Craw Wurm")
    attacked(table, "Craw Wurm")
    table.block(("Grizzly Bears", "Craw Wurm"), ("Runeclaw Bear", "Craw Wurm"))
    table.to_question(Kind.DAMAGE)
    table.to_question(Kind.PRIORITY)
    assert len(table.game.zones.stack) == 1
    table.resolve_all()
    assert table.life(ANN) == 26


def test_two_spirit_links_trigger_separately() -> None:
    table = with_lands()
    table.battlefield(ANN, "Glory Seeker")
    for _ in range(2):
        table.put(ANN, Zone.BATTLEFIELD, "Spirit Link", attached_to="Glory Seeker")
    attacked(table, "Glory Seeker")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(ANN) == 24


def test_noble_purpose_gains_life_for_each_creature() -> None:
    table = with_lands()
    table.battlefield(ANN, "Noble Purpose", "Glory Seeker", "Hill Giant")
    attacked(table, "Glory Seeker", "Hill Giant")
    table.to(Step.POSTCOMBAT_MAIN)
    assert (table.life(ANN), table.life(BOB)) == (25, 15)


def test_noble_purpose_ignores_damage_outside_combat() -> None:
    table = with_lands(step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Noble Purpose", "Prodigal Pyromancer")
    table.act(ANN, "activate Prodigal Pyromancer", "Bob")
    table.resolve_all()
    assert table.life(ANN) == 20


@pytest.mark.parametrize(("archer", "left"), [("Crossbow Infantry", 1), ("Elite Archers", 3)])
def test_archers_shoot_an_attacking_creature(archer: str, left: int) -> None:
    table = with_lands()
    table.battlefield(ANN, "Craw Wurm", "Grizzly Bears")
    table.battlefield(BOB, archer)
    attacked(table, "Craw Wurm")
    table.act(BOB, f"activate {archer}")
    table.resolve_all()
    assert table.object("Craw Wurm").damage == left


def test_archers_have_no_target_outside_combat() -> None:
    table = with_lands(step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Crossbow Infantry", "Elite Archers", "Grizzly Bears")
    assert refusal(table, ANN, "activate Crossbow Infantry") == "601.2c"
    assert refusal(table, ANN, "activate Elite Archers") == "601.2c"


def test_aven_cloudchaser_must_destroy_an_enchantment() -> None:
    table = with_lands("WWWW", step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Glorious Anthem")
    table.hand(ANN, "Aven Cloudchaser")
    table.act(ANN, "cast Aven Cloudchaser")
    table.resolve_all()
    assert cards(table, ANN) == ["Aven Cloudchaser"]
    assert table.power_toughness("Aven Cloudchaser") == (2, 2)


def test_aven_cloudchasers_trigger_without_a_target_is_removed() -> None:
    table = with_lands("WWWW", step=Step.PRECOMBAT_MAIN)
    table.battlefield(BOB, "Jayemdae Tome")
    table.hand(ANN, "Aven Cloudchaser")
    table.act(ANN, "cast Aven Cloudchaser")
    table.resolve_all()
    assert cards(table, BOB) == ["Jayemdae Tome"]
    assert table.object("Aven Cloudchaser").has(Keyword.FLYING)


@pytest.mark.parametrize(
    ("name", "mana", "gain"),
    [
        ("Venerable Monk", "WWW", 2),
        ("Angel of Mercy", "WWWWW", 3),
        ("Staunch Defenders", "WWWWW", 4),
    ],
)
def test_healers_gain_life_as_they_enter(name: str, mana: str, gain: int) -> None:
    table = with_lands(mana, step=Step.PRECOMBAT_MAIN)
    table.hand(ANN, name)
    table.act(ANN, f"cast {name}")
    table.resolve()
    assert table.life(ANN) == 20
    table.resolve()
    assert table.life(ANN) == 20 + gain


def test_felidar_sovereign_wins_with_forty_life_in_the_upkeep() -> None:
    table = with_lands()
    table.battlefield(ANN, "Felidar Sovereign")
    table.set_life(ANN, 40)
    table.begin(ANN, Step.UPKEEP)
    table.resolve_all()
    assert table.game.outcome is not None
    assert table.game.outcome.winner == ANN


def test_felidar_sovereign_doesnt_trigger_with_less_life() -> None:
    table = with_lands()
    table.battlefield(ANN, "Felidar Sovereign")
    table.set_life(ANN, 39)
    table.begin(ANN, Step.UPKEEP)
    assert table.game.zones.stack == []


def test_felidar_sovereigns_trigger_does_nothing_if_the_life_is_gone() -> None:
    table = with_lands("", "R")
    table.battlefield(ANN, "Felidar Sovereign")
    table.hand(BOB, "Shock")
    table.set_life(ANN, 41)
    table.begin(ANN, Step.UPKEEP)
    table.act(BOB, "cast Shock", "Ann")
    table.resolve_all()
    assert table.life(ANN) == 39
    assert not table.game.over


def test_felidar_sovereign_doesnt_trigger_in_the_opponents_upkeep() -> None:
    table = with_lands()
    table.battlefield(ANN, "Felidar Sovereign")
    table.set_life(ANN, 40)
    table.begin(BOB, Step.UPKEEP)
    assert table.game.zones.stack == []


def test_felidar_sovereign_has_lifelink_and_stays_untapped() -> None:
    table = with_lands()
    table.battlefield(ANN, "Felidar Sovereign")
    attacked(table, "Felidar Sovereign")
    table.to(Step.POSTCOMBAT_MAIN)
    assert (table.life(ANN), table.life(BOB)) == (24, 16)
    assert not table.object("Felidar Sovereign").tapped


def test_vigilance_lets_serra_angel_attack_untapped() -> None:
    table = with_lands()
    table.battlefield(ANN, "Serra Angel", "Glory Seeker")
    attacked(table, "Serra Angel", "Glory Seeker")
    assert not table.object("Serra Angel").tapped
    assert table.object("Glory Seeker").tapped


def test_first_strike_kills_before_the_other_strikes_back() -> None:
    table = with_lands()
    table.battlefield(ANN, "Tundra Wolves")
    table.battlefield(BOB, "Eager Cadet")
    attacked(table, "Tundra Wolves")
    table.block(("Eager Cadet", "Tundra Wolves"))
    table.to(Step.POSTCOMBAT_MAIN)
    assert cards(table, ANN) == ["Tundra Wolves"]
    assert cards(table, BOB) == []


def test_flanking_weakens_a_blocker_without_flanking() -> None:
    table = with_lands()
    table.battlefield(ANN, "Cavalry Master")
    table.battlefield(BOB, "Hill Giant")
    attacked(table, "Cavalry Master")
    table.block(("Hill Giant", "Cavalry Master"))
    table.to(Step.POSTCOMBAT_MAIN)
    assert cards(table, ANN) == ["Cavalry Master"]
    assert cards(table, BOB) == []


def test_cavalry_masters_flanking_doesnt_trigger_for_a_blocker_with_flanking() -> None:
    table = with_lands()
    table.battlefield(ANN, "Cavalry Master")
    table.battlefield(BOB, "Cavalry Master")
    mine, theirs = [n for n in table.game.zones.battlefield if table.name(n) == "Cavalry Master"]
    table.begin(ANN)
    table.attack(mine)
    table.block((theirs, mine))
    assert table.game.zones.stack == []


def test_two_cavalry_masters_give_each_other_a_second_instance_of_flanking() -> None:
    table = with_lands()
    first, _ = table.battlefield(ANN, "Cavalry Master", "Cavalry Master")
    table.battlefield(BOB, "Hill Giant")
    table.begin(ANN)
    table.attack(first)
    table.block(("Hill Giant", first))
    table.to_question(Kind.PRIORITY)
    assert len(table.game.zones.stack) == 2
    table.resolve_all()
    assert table.power_toughness("Hill Giant") == (1, 1)


def test_chastise_gains_life_equal_to_the_power_of_the_destroyed_creature() -> None:
    table = with_lands("", "WWWW")
    table.battlefield(ANN, "Craw Wurm")
    table.hand(BOB, "Chastise")
    attacked(table, "Craw Wurm")
    table.act(BOB, "cast Chastise", "Craw Wurm")
    table.resolve_all()
    assert graveyard(table, ANN) == ["Craw Wurm"]
    assert table.life(BOB) == 26


def test_chastise_needs_an_attacking_creature() -> None:
    table = with_lands("WWWW", step=Step.PRECOMBAT_MAIN)
    table.battlefield(BOB, "Craw Wurm")
    table.hand(ANN, "Chastise")
    assert refusal(table, ANN, "cast Chastise") == "601.2c"


def test_ivory_mask_keeps_its_controller_from_being_a_target() -> None:
    table = with_lands("R", "")
    table.battlefield(BOB, "Ivory Mask", "Grizzly Bears")
    table.hand(ANN, "Shock")
    table.begin(ANN)
    with pytest.raises(IllegalAnswerError):
        table.act(ANN, "cast Shock", "Bob")


def test_ivory_mask_keeps_its_controller_from_targeting_themselves() -> None:
    table = with_lands("W", step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Ivory Mask")
    table.hand(ANN, "Healing Salve")
    table.act(ANN, "cast Healing Salve", 0)
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (20, 23)


def test_ivory_mask_doesnt_stop_what_has_no_target() -> None:
    table = with_lands("RRR", step=Step.PRECOMBAT_MAIN)
    table.battlefield(BOB, "Ivory Mask")
    table.hand(ANN, "Sizzle")
    table.act(ANN, "cast Sizzle")
    table.resolve_all()
    assert table.life(BOB) == 17


def test_karma_damages_each_player_by_their_own_swamps() -> None:
    table = with_lands("BB", "BBB")
    table.battlefield(ANN, "Karma")
    table.begin(ANN, Step.UPKEEP)
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (18, 20)
    table.to_turn(BOB, Step.UPKEEP)
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (18, 17)


def test_karma_counts_swamps_as_it_resolves() -> None:
    table = with_lands("B")
    table.battlefield(ANN, "Karma")
    table.begin(ANN, Step.UPKEEP)
    lands(table, ANN, "BB")
    table.resolve_all()
    assert table.life(ANN) == 17


def test_intrepid_hero_only_slays_creatures_of_power_four_or_greater() -> None:
    table = with_lands(step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Intrepid Hero")
    table.battlefield(BOB, "Hill Giant")
    assert refusal(table, ANN, "activate Intrepid Hero") == "601.2c"
    table.battlefield(BOB, "Craw Wurm")
    table.act(ANN, "activate Intrepid Hero")
    table.resolve_all()
    assert cards(table, BOB) == ["Hill Giant"]


def test_intrepid_hero_misses_a_creature_that_has_become_too_weak() -> None:
    table = with_lands(bob="G", step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Intrepid Hero")
    table.battlefield(BOB, "Fallen Angel", "Runeclaw Bear")
    table.put(BOB, Zone.BATTLEFIELD, "Unholy Strength", attached_to="Fallen Angel")
    table.battlefield(BOB, "Elvish Lyrist")
    table.act(ANN, "activate Intrepid Hero", "Fallen Angel")
    table.act(BOB, "activate Elvish Lyrist", "Unholy Strength")
    table.resolve_all()
    assert "Fallen Angel" in cards(table, BOB)


def test_rain_of_blades_hits_each_attacking_creature_and_no_other() -> None:
    table = with_lands("", "W")
    table.battlefield(ANN, "Raging Goblin", "Eager Cadet", "Fugitive Wizard")
    table.hand(BOB, "Rain of Blades")
    attacked(table, "Raging Goblin", "Eager Cadet")
    table.act(BOB, "cast Rain of Blades")
    table.resolve_all()
    assert cards(table, ANN) == ["Fugitive Wizard"]


def test_seasoned_marshal_may_tap_a_blocker() -> None:
    table = with_lands()
    table.battlefield(ANN, "Seasoned Marshal")
    table.battlefield(BOB, "Hill Giant")
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.choose("Hill Giant", True)
    table.attack("Seasoned Marshal")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.object("Hill Giant").tapped
    assert table.life(BOB) == 18


def test_seasoned_marshal_may_decline() -> None:
    table = with_lands()
    table.battlefield(ANN, "Seasoned Marshal")
    table.battlefield(BOB, "Hill Giant")
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.choose("Hill Giant", False)
    table.attack("Seasoned Marshal")
    table.to(Step.DECLARE_BLOCKERS)
    assert not table.object("Hill Giant").tapped


def test_elite_javelineer_wounds_an_attacker_as_it_blocks() -> None:
    table = with_lands()
    table.battlefield(ANN, "Raging Goblin", "Hill Giant")
    table.battlefield(BOB, "Elite Javelineer")
    attacked(table, "Raging Goblin", "Hill Giant")
    table.block(("Elite Javelineer", "Hill Giant"))
    table.choose("Raging Goblin")
    table.to(Step.POSTCOMBAT_MAIN)
    assert cards(table, ANN) == ["Hill Giant"]
    assert table.life(BOB) == 20


def test_sanctimony_may_gain_life_when_an_opponent_taps_a_mountain() -> None:
    table = with_lands("", "R")
    table.battlefield(ANN, "Sanctimony")
    table.hand(BOB, "Raging Goblin")
    table.begin(BOB)
    table.act(BOB, "cast Raging Goblin")
    table.choose(True)
    table.resolve_all()
    assert table.life(ANN) == 21


def test_sanctimony_ignores_its_controllers_mountains() -> None:
    table = with_lands("R")
    table.battlefield(ANN, "Sanctimony")
    table.hand(ANN, "Raging Goblin")
    table.begin(ANN)
    table.act(ANN, "cast Raging Goblin")
    assert len(table.game.zones.stack) == 1


def test_sword_dancer_weakens_an_attacker() -> None:
    table = with_lands("", "WWWW")
    table.battlefield(ANN, "Glory Seeker")
    table.battlefield(BOB, "Sword Dancer")
    attacked(table, "Glory Seeker")
    table.act(BOB, "activate Sword Dancer")
    table.act(BOB, "activate Sword Dancer")
    table.resolve_all()
    assert table.power_toughness("Glory Seeker") == (0, 2)


def test_sunweb_blocks_only_creatures_with_power_above_two() -> None:
    table = with_lands()
    table.battlefield(ANN, "Glory Seeker", "Hill Giant")
    table.battlefield(BOB, "Sunweb")
    attacked(table, "Glory Seeker", "Hill Giant")
    with pytest.raises(IllegalAnswerError):
        table.block(("Sunweb", "Glory Seeker"))
    table.block(("Sunweb", "Hill Giant"))
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 18


def test_peach_garden_oath_gains_two_life_for_each_creature() -> None:
    table = with_lands("W", step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Glory Seeker", "Eager Cadet")
    table.battlefield(BOB, "Hill Giant")
    table.hand(ANN, "Peach Garden Oath")
    table.act(ANN, "cast Peach Garden Oath")
    table.resolve_all()
    assert table.life(ANN) == 24


def test_solidarity_toughens_only_the_creatures_there_as_it_resolves() -> None:
    table = with_lands("WWWWW", step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Glory Seeker")
    table.hand(ANN, "Solidarity", "Eager Cadet")
    table.act(ANN, "cast Solidarity")
    table.resolve_all()
    table.act(ANN, "cast Eager Cadet")
    table.resolve_all()
    assert table.power_toughness("Glory Seeker") == (2, 7)
    assert table.power_toughness("Eager Cadet") == (1, 1)


def test_vengeance_needs_a_tapped_creature() -> None:
    table = with_lands("WWWW", step=Step.PRECOMBAT_MAIN)
    table.battlefield(BOB, "Hill Giant")
    table.hand(ANN, "Vengeance")
    assert refusal(table, ANN, "cast Vengeance") == "601.2c"
    set_tapped(table, "Hill Giant", True)
    table.act(ANN, "cast Vengeance")
    table.resolve_all()
    assert cards(table, BOB) == []


def test_azorius_charm_gives_lifelink() -> None:
    table = with_lands("WU", step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Glory Seeker")
    table.battlefield(BOB, "Hill Giant")
    table.hand(ANN, "Azorius Charm")
    table.act(ANN, "cast Azorius Charm", 0)
    table.resolve_all()
    assert table.object("Glory Seeker").has(Keyword.LIFELINK)
    assert not table.object("Hill Giant").has(Keyword.LIFELINK)


def test_azorius_charm_draws_a_card() -> None:
    table = with_lands("WU", step=Step.PRECOMBAT_MAIN)
    table.hand(ANN, "Azorius Charm")
    table.library(ANN, "Shock")
    table.act(ANN, "cast Azorius Charm", 1)
    table.resolve_all()
    assert hand(table, ANN) == ["Shock"]


def test_azorius_charm_puts_an_attacker_on_top_of_its_owners_library() -> None:
    table = with_lands("", "WU")
    table.battlefield(ANN, "Hill Giant")
    table.hand(BOB, "Azorius Charm")
    attacked(table, "Hill Giant")
    table.act(BOB, "cast Azorius Charm", 2)
    table.resolve_all()
    assert table.names_in(Zone.LIBRARY, ANN)[0] == "Hill Giant"


def test_azorius_charms_third_mode_needs_a_creature_in_combat() -> None:
    table = with_lands("WU", step=Step.PRECOMBAT_MAIN)
    table.battlefield(BOB, "Hill Giant")
    table.hand(ANN, "Azorius Charm")
    table.game.answer(table.action(ANN, "cast Azorius Charm"))
    assert [name[:2] for name in option_names(table)] == ["#0", "#1"]


def test_angelic_page_helps_an_attacker() -> None:
    table = with_lands()
    table.battlefield(ANN, "Angelic Page", "Glory Seeker")
    attacked(table, "Glory Seeker")
    table.act(ANN, "activate Angelic Page")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 17


def test_master_decoy_taps_a_creature_at_its_price() -> None:
    table = with_lands("W", step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Master Decoy")
    table.battlefield(BOB, "Hill Giant")
    table.act(ANN, "activate Master Decoy", "Hill Giant")
    table.resolve_all()
    assert table.object("Hill Giant").tapped
    assert table.object("Plains").tapped
    assert refusal(table, ANN, "activate Master Decoy") != ""


def test_a_creature_that_came_this_turn_cant_pay_with_tapping() -> None:
    table = with_lands("W", step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Master Decoy", sick=True)
    assert refusal(table, ANN, "activate Master Decoy") == "302.6"


def test_honor_guards_toughness_wears_off() -> None:
    table = with_lands("WW", step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Honor Guard")
    table.act(ANN, "activate Honor Guard")
    table.act(ANN, "activate Honor Guard")
    table.resolve_all()
    assert table.power_toughness("Honor Guard") == (1, 3)
    table.to_turn(BOB)
    assert table.power_toughness("Honor Guard") == (1, 1)


def test_demystify_and_its_target_type() -> None:
    table = with_lands("W", step=Step.PRECOMBAT_MAIN)
    table.battlefield(BOB, "Jayemdae Tome", "Karma")
    table.hand(ANN, "Demystify")
    table.act(ANN, "cast Demystify")
    table.resolve_all()
    assert cards(table, BOB) == ["Jayemdae Tome"]


def test_a_wall_with_defender_cant_attack() -> None:
    table = with_lands(step=Step.PRECOMBAT_MAIN)
    table.battlefield(ANN, "Wall of Swords", "Glory Seeker")
    table.to_question(Kind.ATTACKERS)
    with pytest.raises(IllegalAnswerError):
        table.attack("Wall of Swords")
    assert table.object("Wall of Swords").now.types & Type.CREATURE


def test_blinding_angel_takes_the_damaged_players_next_combat() -> None:
    table = with_lands()
    table.battlefield(ANN, "Blinding Angel")
    table.battlefield(BOB, "Hill Giant")
    table.begin(ANN)
    table.attack("Blinding Angel")
    table.to_turn(BOB)
    table.to(Step.POSTCOMBAT_MAIN)
    assert not table.object("Hill Giant").tapped
    assert (table.life(ANN), table.life(BOB)) == (20, 18)
    table.to_turn(ANN)
    table.to_turn(BOB)
    table.to_question(Kind.ATTACKERS)
    assert table.asked is not None
    assert table.asked.player == BOB


def test_blessed_reversal_counts_the_creatures_attacking_you() -> None:
    table = with_lands("", "WW", players=3)
    table.battlefield(ANN, "Grizzly Bears", "Hill Giant", "Eager Cadet")
    table.hand(BOB, "Blessed Reversal")
    table.begin(ANN)
    table.attack("Grizzly Bears", "Hill Giant", at="Bob")
    table.act(BOB, "cast Blessed Reversal")
    table.resolve_all()
    assert table.life(BOB) == 26


def test_blessed_reversal_counts_nothing_for_another_defender() -> None:
    table = with_lands("", "WW", players=3)
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, "Blessed Reversal")
    table.begin(ANN)
    table.attack("Grizzly Bears", at="Cat")
    table.act(BOB, "cast Blessed Reversal")
    table.resolve_all()
    assert table.life(BOB) == 20
