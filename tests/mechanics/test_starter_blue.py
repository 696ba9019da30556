"""What the blue starter cards do."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.starter import (
    ANN,
    BOB,
    CAT,
    cards,
    graveyard,
    hand,
    lands,
    option_names,
    refusal,
    set_tapped,
    with_lands,
)

MAIN = Step.PRECOMBAT_MAIN


def bears_countered(counter: str, bob: str, ann: str = "GG", *choices: bool) -> Table:
    """Ann casts Grizzly Bears, Bob answers with a counterspell, both resolve."""
    table = with_lands(ann, bob)
    table.hand(ANN, "Grizzly Bears")
    table.hand(BOB, counter)
    table.begin(ANN)
    table.act(ANN, "cast Grizzly Bears")
    table.act(BOB, f"cast {counter}")
    table.choose(*choices)
    table.resolve_all()
    return table


def test_mana_leak_counters_a_spell_whose_controller_doesnt_pay() -> None:
    table = bears_countered("Mana Leak", "UU", "GGGGG", False)
    assert graveyard(table, ANN) == ["Grizzly Bears"]


def test_mana_leak_counters_without_asking_who_cant_pay() -> None:
    table = bears_countered("Mana Leak", "UU", "GGGG")
    assert graveyard(table, ANN) == ["Grizzly Bears"]
    assert sum(not table.object(n).tapped for n in table.game.zones.battlefield) == 2


def test_mana_leak_lets_a_spell_be_paid_for() -> None:
    table = bears_countered("Mana Leak", "UU", "GGGGG", True)
    assert cards(table, ANN) == ["Grizzly Bears"]
    assert sum(not table.object(n).tapped for n in table.game.zones.battlefield) == 1


def test_mana_leaks_question_goes_to_the_spells_controller() -> None:
    table = with_lands("GGGGG", "UU")
    table.hand(ANN, "Grizzly Bears")
    table.hand(BOB, "Mana Leak")
    table.begin(ANN)
    table.act(ANN, "cast Grizzly Bears")
    table.act(BOB, "cast Mana Leak")
    table.to_question(Kind.PAY_COST)
    assert table.asked is not None
    assert table.asked.player == ANN


def test_remove_soul_counters_a_creature_spell() -> None:
    table = bears_countered("Remove Soul", "UU")
    assert graveyard(table, ANN) == ["Grizzly Bears"]
    assert graveyard(table, BOB) == ["Remove Soul"]


def test_remove_soul_has_no_target_among_other_spells() -> None:
    table = with_lands("R", "UU")
    table.hand(ANN, "Shock")
    table.hand(BOB, "Remove Soul")
    table.begin(ANN)
    table.act(ANN, "cast Shock", "Bob")
    assert refusal(table, BOB, "cast Remove Soul") == "601.2c"


def test_flash_counter_counters_only_instants() -> None:
    table = with_lands("RGG", "UU")
    table.hand(ANN, "Shock", "Grizzly Bears")
    table.hand(BOB, "Flash Counter")
    table.begin(ANN)
    table.act(ANN, "cast Grizzly Bears")
    assert refusal(table, BOB, "cast Flash Counter") == "601.2c"
    table.resolve_all()
    table.act(ANN, "cast Shock", "Bob")
    table.act(BOB, "cast Flash Counter")
    table.resolve_all()
    assert table.life(BOB) == 20


def test_rewind_untaps_up_to_four_lands() -> None:
    table = with_lands("GG", "UUUU")
    table.hand(ANN, "Grizzly Bears")
    table.hand(BOB, "Rewind")
    table.begin(ANN)
    table.act(ANN, "cast Grizzly Bears")
    table.act(BOB, "cast Rewind")
    mine = [n for n in table.game.zones.battlefield if table.object(n).controller == BOB]
    table.choose(mine)
    table.resolve_all()
    assert graveyard(table, ANN) == ["Grizzly Bears"]
    assert not any(table.object(n).tapped for n in mine)


def test_rewind_may_untap_no_land() -> None:
    table = with_lands("GG", "UUUU")
    table.hand(ANN, "Grizzly Bears")
    table.hand(BOB, "Rewind")
    table.begin(ANN)
    table.act(ANN, "cast Grizzly Bears")
    table.act(BOB, "cast Rewind")
    table.choose([])
    table.resolve_all()
    assert all(table.object(n).tapped for n in table.game.zones.battlefield)


def test_rewind_with_an_illegal_target_untaps_nothing() -> None:
    table = with_lands("GG", "UUUUU")
    table.hand(ANN, "Grizzly Bears")
    table.hand(BOB, "Rewind")
    table.battlefield(BOB, "Daring Apprentice")
    table.begin(ANN)
    table.act(ANN, "cast Grizzly Bears")
    table.act(BOB, "cast Rewind", "Grizzly Bears")
    table.act(BOB, "activate Daring Apprentice", "Grizzly Bears")
    table.resolve()
    assert graveyard(table, ANN) == ["Grizzly Bears"]
    table.resolve_all()
    assert sum(table.object(n).tapped for n in table.game.zones.battlefield) == 6


def test_gaeas_herald_keeps_creature_spells_from_being_countered() -> None:
    table = with_lands("GG", "UU")
    table.battlefield(ANN, "Gaea's Herald")
    table.hand(ANN, "Grizzly Bears")
    table.hand(BOB, "Remove Soul")
    table.begin(ANN)
    table.act(ANN, "cast Grizzly Bears")
    table.act(BOB, "cast Remove Soul")
    table.resolve_all()
    assert "Grizzly Bears" in cards(table, ANN)


def test_spiketail_hatchling_is_sacrificed_to_counter() -> None:
    table = with_lands("GG", "")
    table.battlefield(BOB, "Spiketail Hatchling")
    table.hand(ANN, "Grizzly Bears")
    table.begin(ANN)
    table.act(ANN, "cast Grizzly Bears")
    table.act(BOB, "activate Spiketail Hatchling")
    assert graveyard(table, BOB) == ["Spiketail Hatchling"]
    table.resolve_all()
    assert graveyard(table, ANN) == ["Grizzly Bears"]


def test_spiketail_hatchlings_price_can_be_paid() -> None:
    table = with_lands("GGG", "")
    table.battlefield(BOB, "Spiketail Hatchling")
    table.hand(ANN, "Grizzly Bears")
    table.begin(ANN)
    table.act(ANN, "cast Grizzly Bears")
    table.act(BOB, "activate Spiketail Hatchling")
    table.choose(True)
    table.resolve_all()
    assert cards(table, ANN) == ["Grizzly Bears"]


def test_boomerang_returns_any_permanent_to_its_owner() -> None:
    table = with_lands("UU", "B", step=MAIN)
    table.hand(ANN, "Boomerang")
    table.act(ANN, "cast Boomerang", "Swamp")
    table.resolve_all()
    assert hand(table, BOB) == ["Swamp"]


def test_unsummon_returns_a_stolen_creature_to_its_owner() -> None:
    table = with_lands("U", step=MAIN)
    table.battlefield(BOB, "Hill Giant")
    table.put(ANN, Zone.BATTLEFIELD, "Confiscate", attached_to="Hill Giant")
    assert cards(table, ANN) == ["Hill Giant", "Confiscate"]
    table.hand(ANN, "Unsummon")
    table.act(ANN, "cast Unsummon")
    table.resolve_all()
    assert hand(table, BOB) == ["Hill Giant"]
    assert "Confiscate" in graveyard(table, ANN)


def test_evacuation_returns_all_creatures_to_their_owners() -> None:
    table = with_lands("UUUUU", step=MAIN)
    table.battlefield(ANN, "Grizzly Bears", "Jayemdae Tome")
    table.battlefield(BOB, "Hill Giant", "Storm Crow")
    table.hand(ANN, "Evacuation")
    table.act(ANN, "cast Evacuation")
    table.resolve_all()
    assert hand(table, ANN) == ["Grizzly Bears"]
    assert sorted(hand(table, BOB)) == ["Hill Giant", "Storm Crow"]
    assert cards(table, ANN) == ["Jayemdae Tome"]


def test_hibernation_returns_green_permanents_only() -> None:
    table = with_lands("UUUG", step=MAIN)
    table.battlefield(BOB, "Grizzly Bears", "Storm Crow", "Choke")
    table.hand(ANN, "Hibernation")
    table.act(ANN, "cast Hibernation")
    table.resolve_all()
    assert sorted(hand(table, BOB)) == ["Choke", "Grizzly Bears"]
    assert cards(table, BOB) == ["Storm Crow"]


def test_twiddle_taps() -> None:
    table = with_lands("U", "G", step=MAIN)
    table.hand(ANN, "Twiddle")
    table.act(ANN, "cast Twiddle", "Forest")
    table.choose(True, 0)
    table.resolve_all()
    assert table.object("Forest").tapped


def test_twiddle_untaps() -> None:
    table = with_lands("U", "G", step=MAIN)
    set_tapped(table, "Forest", True)
    table.hand(ANN, "Twiddle")
    table.act(ANN, "cast Twiddle", "Forest")
    table.choose(True, 1)
    table.resolve_all()
    assert not table.object("Forest").tapped


def test_twiddle_may_do_nothing() -> None:
    table = with_lands("U", "G", step=MAIN)
    table.hand(ANN, "Twiddle")
    table.act(ANN, "cast Twiddle", "Forest")
    table.choose(False)
    table.resolve_all()
    assert not table.object("Forest").tapped


def test_twiddle_cant_target_an_enchantment() -> None:
    table = with_lands("U", step=MAIN)
    table.battlefield(BOB, "Karma", "Storm Crow")
    table.hand(ANN, "Twiddle")
    table.game.answer(table.action(ANN, "cast Twiddle"))
    assert "Karma" not in option_names(table)


def test_puppeteer_taps_or_untaps_a_creature() -> None:
    table = with_lands("U", step=MAIN)
    table.battlefield(ANN, "Puppeteer")
    table.battlefield(BOB, "Hill Giant")
    table.act(ANN, "activate Puppeteer", "Hill Giant")
    table.choose(True, 0)
    table.resolve_all()
    assert table.object("Hill Giant").tapped
    assert table.object("Puppeteer").tapped


def test_temporal_adept_returns_any_permanent() -> None:
    table = with_lands("UUU", "B", step=MAIN)
    table.battlefield(ANN, "Temporal Adept")
    table.act(ANN, "activate Temporal Adept", "Swamp")
    table.resolve_all()
    assert hand(table, BOB) == ["Swamp"]


def test_thieving_magpie_draws_a_card_for_damage_to_an_opponent() -> None:
    table = with_lands()
    table.battlefield(ANN, "Thieving Magpie")
    table.begin(ANN)
    table.attack("Thieving Magpie")
    table.to(Step.POSTCOMBAT_MAIN)
    assert len(hand(table, ANN)) == 1


def test_thieving_magpie_draws_nothing_for_damage_to_a_creature() -> None:
    table = with_lands()
    table.battlefield(ANN, "Thieving Magpie")
    table.battlefield(BOB, "Wind Drake")
    table.begin(ANN)
    table.attack("Thieving Magpie")
    table.block(("Wind Drake", "Thieving Magpie"))
    table.to(Step.POSTCOMBAT_MAIN)
    assert hand(table, ANN) == []


def test_coastal_piracy_draws_a_card_for_each_creature() -> None:
    table = with_lands()
    table.battlefield(ANN, "Coastal Piracy", "Hill Giant", "Storm Crow")
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.attack("Hill Giant", "Storm Crow")
    table.to(Step.COMBAT_DAMAGE)
    table.to_question(Kind.PRIORITY)
    assert len(table.game.zones.stack) == 2
    table.choose(True, False)
    table.resolve_all()
    assert len(hand(table, ANN)) == 1


def test_coastal_piracy_ignores_damage_outside_combat() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Coastal Piracy", "Prodigal Pyromancer")
    table.act(ANN, "activate Prodigal Pyromancer", "Bob")
    table.resolve_all()
    assert hand(table, ANN) == []


def test_curiosity_triggers_on_damage_outside_combat_too() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Prodigal Pyromancer")
    table.put(ANN, Zone.BATTLEFIELD, "Curiosity", attached_to="Prodigal Pyromancer")
    table.act(ANN, "activate Prodigal Pyromancer", "Bob")
    table.choose(True)
    table.resolve_all()
    assert len(hand(table, ANN)) == 1


def test_curiosity_on_an_opponents_creature_gives_nothing_for_damage_to_you() -> None:
    table = with_lands()
    table.battlefield(BOB, "Hill Giant")
    table.put(ANN, Zone.BATTLEFIELD, "Curiosity", attached_to="Hill Giant")
    table.begin(BOB)
    table.attack("Hill Giant")
    table.to(Step.COMBAT_DAMAGE)
    assert table.life(ANN) == 17
    assert table.game.zones.stack == []


def test_confiscate_takes_a_land_whose_mana_its_new_controller_can_use() -> None:
    table = with_lands("UUUUUU", "R", step=MAIN)
    table.hand(ANN, "Confiscate", "Shock")
    table.act(ANN, "cast Confiscate", "Mountain")
    table.resolve_all()
    assert table.object("Mountain").controller == ANN
    table.act(ANN, "cast Shock", "Bob")
    table.resolve_all()
    assert table.life(BOB) == 18


def test_a_stolen_creature_cant_attack_this_turn() -> None:
    table = with_lands("UUUUUU", step=MAIN)
    table.battlefield(BOB, "Hill Giant")
    table.hand(ANN, "Confiscate")
    table.act(ANN, "cast Confiscate", "Hill Giant")
    table.resolve_all()
    assert table.object("Hill Giant").controller == ANN
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 20


def test_steal_artifact_enchants_only_artifacts() -> None:
    table = with_lands("UUUU", step=MAIN)
    table.battlefield(BOB, "Hill Giant")
    table.hand(ANN, "Steal Artifact")
    assert refusal(table, ANN, "cast Steal Artifact") == "601.2c"
    table.battlefield(BOB, "Jayemdae Tome")
    table.act(ANN, "cast Steal Artifact")
    table.resolve_all()
    assert table.object("Jayemdae Tome").controller == ANN


def test_control_goes_back_when_steal_artifact_leaves() -> None:
    table = with_lands("W", step=MAIN)
    table.battlefield(BOB, "Jayemdae Tome")
    table.put(ANN, Zone.BATTLEFIELD, "Steal Artifact", attached_to="Jayemdae Tome")
    table.hand(ANN, "Demystify")
    assert table.object("Jayemdae Tome").controller == ANN
    table.act(ANN, "cast Demystify", "Steal Artifact")
    table.resolve_all()
    assert table.object("Jayemdae Tome").controller == BOB


def test_intruder_alarm_keeps_creatures_tapped() -> None:
    table = with_lands("G")
    table.battlefield(BOB, "Intruder Alarm")
    table.battlefield(ANN, "Hill Giant", tapped=True)
    set_tapped(table, "Forest", True)
    table.begin(ANN, Step.UNTAP)
    assert table.object("Hill Giant").tapped
    assert not table.object("Forest").tapped


def test_intruder_alarm_untaps_all_creatures_when_one_enters() -> None:
    table = with_lands("U", step=MAIN)
    table.battlefield(BOB, "Intruder Alarm", "Grizzly Bears", tapped=True)
    table.battlefield(ANN, "Hill Giant", tapped=True)
    table.hand(ANN, "Fugitive Wizard")
    table.act(ANN, "cast Fugitive Wizard")
    table.resolve_all()
    assert not table.object("Hill Giant").tapped
    assert not table.object("Grizzly Bears").tapped


def test_bribery_puts_an_opponents_creature_onto_the_battlefield_under_your_control() -> None:
    table = with_lands("UUUUU", step=MAIN)
    table.library(BOB, "Shock", "Hill Giant", "Forest")
    before = len(table.names_in(Zone.LIBRARY, BOB))
    table.hand(ANN, "Bribery")
    table.act(ANN, "cast Bribery")
    table.to_question(Kind.SEARCH)
    assert option_names(table) == ["Hill Giant"]
    table.choose("Hill Giant")
    table.resolve_all()
    assert table.object("Hill Giant").controller == ANN
    assert table.object("Hill Giant").owner == BOB
    assert len(table.names_in(Zone.LIBRARY, BOB)) == before - 1


def test_bribery_may_find_nothing() -> None:
    table = with_lands("UUUUU", step=MAIN)
    table.library(BOB, "Hill Giant")
    table.hand(ANN, "Bribery")
    table.act(ANN, "cast Bribery")
    table.choose([])
    table.resolve_all()
    assert cards(table, ANN) == []


def test_cowardice_returns_a_creature_that_becomes_a_target() -> None:
    table = with_lands("R", step=MAIN)
    table.battlefield(BOB, "Cowardice", "Hill Giant")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Hill Giant")
    assert len(table.game.zones.stack) == 2
    table.resolve_all()
    assert hand(table, BOB) == ["Hill Giant"]


def test_cowardice_triggers_for_abilities_too() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Prodigal Pyromancer")
    table.battlefield(BOB, "Cowardice", "Hill Giant")
    table.act(ANN, "activate Prodigal Pyromancer", "Hill Giant")
    table.resolve_all()
    assert hand(table, BOB) == ["Hill Giant"]


def test_aven_fisher_may_draw_when_it_dies() -> None:
    table = with_lands("R", step=MAIN)
    table.battlefield(BOB, "Aven Fisher")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Aven Fisher")
    table.choose(True)
    table.resolve_all()
    assert len(hand(table, BOB)) == 1


def test_aven_fisher_doesnt_trigger_when_returned_to_hand() -> None:
    table = with_lands("U", step=MAIN)
    table.battlefield(BOB, "Aven Fisher")
    table.hand(ANN, "Unsummon")
    table.act(ANN, "cast Unsummon")
    table.resolve_all()
    assert hand(table, BOB) == ["Aven Fisher"]


def test_dehydration_keeps_the_creature_tapped() -> None:
    table = with_lands()
    table.battlefield(BOB, "Hill Giant", tapped=True)
    table.put(ANN, Zone.BATTLEFIELD, "Dehydration", attached_to="Hill Giant")
    table.begin(BOB, Step.UNTAP)
    assert table.object("Hill Giant").tapped


def test_wrath_of_marit_lage_taps_red_creatures_and_keeps_them_tapped() -> None:
    table = with_lands("UUUUU", step=MAIN)
    table.battlefield(BOB, "Hill Giant", "Grizzly Bears")
    table.hand(ANN, "Wrath of Marit Lage")
    table.act(ANN, "cast Wrath of Marit Lage")
    table.resolve_all()
    assert table.object("Hill Giant").tapped
    assert not table.object("Grizzly Bears").tapped
    table.to_turn(BOB)
    assert table.object("Hill Giant").tapped


def test_index_puts_five_cards_back_in_any_order() -> None:
    table = with_lands("U", step=MAIN)
    table.library(ANN, "Shock", "Forest", "Island", "Swamp", "Plains", "Mountain")
    table.hand(ANN, "Index")
    table.act(ANN, "cast Index")
    table.choose(["Plains", "Swamp", "Forest", "Shock", "Island"])
    table.resolve_all()
    top = ["Plains", "Swamp", "Forest", "Shock", "Island", "Mountain"]
    assert table.names_in(Zone.LIBRARY, ANN)[:6] == top


def test_sage_owl_arranges_four_cards() -> None:
    table = with_lands("UU", step=MAIN)
    table.library(ANN, "Shock", "Forest", "Swamp", "Plains")
    table.hand(ANN, "Sage Owl")
    table.act(ANN, "cast Sage Owl")
    table.choose(["Plains", "Swamp", "Forest", "Shock"])
    table.resolve_all()
    assert table.names_in(Zone.LIBRARY, ANN)[:4] == ["Plains", "Swamp", "Forest", "Shock"]


def test_sage_of_lat_nam_sacrifices_an_artifact_to_draw() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Sage of Lat-Nam")
    assert refusal(table, ANN, "activate Sage of Lat-Nam") != ""
    table.battlefield(ANN, "Jayemdae Tome")
    table.act(ANN, "activate Sage of Lat-Nam")
    table.resolve_all()
    assert graveyard(table, ANN) == ["Jayemdae Tome"]
    assert len(hand(table, ANN)) == 1


def test_trade_routes_returns_a_land_or_turns_one_into_a_card() -> None:
    table = with_lands("UU", step=MAIN)
    table.battlefield(ANN, "Trade Routes")
    table.act(ANN, "activate Trade Routes.0")
    table.resolve_all()
    assert hand(table, ANN) == ["Island"]
    lands(table, ANN, "U")
    table.act(ANN, "activate Trade Routes.1")
    table.resolve_all()
    assert graveyard(table, ANN) == ["Island"]
    assert hand(table, ANN) == ["Blank"]


def test_catalog_draws_first_and_then_discards() -> None:
    table = with_lands("UUU", step=MAIN)
    table.library(ANN, "Shock", "Forest")
    table.hand(ANN, "Catalog")
    table.act(ANN, "cast Catalog")
    table.choose("Shock")
    table.resolve_all()
    assert hand(table, ANN) == ["Forest"]
    assert sorted(graveyard(table, ANN)) == ["Catalog", "Shock"]


def test_inspiration_lets_the_targeted_player_draw() -> None:
    table = with_lands("UUUU", step=MAIN)
    table.hand(ANN, "Inspiration")
    table.act(ANN, "cast Inspiration", "Bob")
    table.resolve_all()
    assert len(hand(table, BOB)) == 2


def test_merchant_scroll_finds_only_blue_instants() -> None:
    table = with_lands("UU", step=MAIN)
    table.library(ANN, "Shock", "Unsummon", "Concentrate", "Storm Crow")
    table.hand(ANN, "Merchant Scroll")
    table.act(ANN, "cast Merchant Scroll")
    table.to_question(Kind.SEARCH)
    assert option_names(table) == ["Unsummon"]
    table.choose("Unsummon")
    table.resolve_all()
    assert hand(table, ANN) == ["Unsummon"]


def test_invisibility_lets_only_walls_block() -> None:
    table = with_lands()
    table.battlefield(ANN, "Hill Giant")
    table.battlefield(BOB, "Grizzly Bears", "Wall of Air")
    table.put(ANN, Zone.BATTLEFIELD, "Invisibility", attached_to="Hill Giant")
    table.begin(ANN)
    table.attack("Hill Giant")
    with pytest.raises(IllegalAnswerError):
        table.block(("Grizzly Bears", "Hill Giant"))
    table.block(("Wall of Air", "Hill Giant"))


def test_phantom_warrior_cant_be_blocked() -> None:
    table = with_lands()
    table.battlefield(ANN, "Phantom Warrior")
    table.battlefield(BOB, "Grizzly Bears")
    table.begin(ANN)
    table.attack("Phantom Warrior")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 18


def test_flyers_are_blocked_only_by_flyers() -> None:
    table = with_lands()
    table.battlefield(ANN, "Storm Crow")
    table.battlefield(BOB, "Grizzly Bears", "Wind Drake")
    table.begin(ANN)
    table.attack("Storm Crow")
    with pytest.raises(IllegalAnswerError):
        table.block(("Grizzly Bears", "Storm Crow"))
    table.block(("Wind Drake", "Storm Crow"))


def test_coastal_hornclaw_gains_flying_until_end_of_turn() -> None:
    table = with_lands("U", step=MAIN)
    table.battlefield(ANN, "Coastal Hornclaw")
    table.act(ANN, "activate Coastal Hornclaw")
    table.resolve_all()
    assert graveyard(table, ANN) == ["Island"]
    assert table.object("Coastal Hornclaw").has(Keyword.FLYING)
    table.to_turn(BOB)
    assert not table.object("Coastal Hornclaw").has(Keyword.FLYING)


def test_fleeting_image_returns_to_hand() -> None:
    table = with_lands("UU", step=MAIN)
    table.battlefield(ANN, "Fleeting Image")
    table.act(ANN, "activate Fleeting Image")
    table.resolve_all()
    assert hand(table, ANN) == ["Fleeting Image"]


def test_archivist_draws() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Archivist")
    table.act(ANN, "activate Archivist")
    table.resolve_all()
    assert len(hand(table, ANN)) == 1


def test_treasure_trove_draws_for_four_mana() -> None:
    table = with_lands("UUUU", step=MAIN)
    table.battlefield(ANN, "Treasure Trove")
    table.act(ANN, "activate Treasure Trove")
    table.resolve_all()
    assert len(hand(table, ANN)) == 1
    assert all(table.object(n).tapped for n in table.game.zones.battlefield[:4])


def test_daring_apprentice_needs_to_be_untapped_to_counter() -> None:
    table = with_lands("GG", "")
    table.battlefield(BOB, "Daring Apprentice", tapped=True)
    table.hand(ANN, "Grizzly Bears")
    table.begin(ANN)
    table.act(ANN, "cast Grizzly Bears")
    assert refusal(table, BOB, "activate Daring Apprentice") != ""


def test_flight_gives_flying() -> None:
    table = with_lands("U", step=MAIN)
    table.battlefield(ANN, "Hill Giant")
    table.hand(ANN, "Flight")
    table.act(ANN, "cast Flight")
    table.resolve_all()
    assert table.object("Hill Giant").has(Keyword.FLYING)


def test_fleeting_image_that_died_meanwhile_stays_in_the_graveyard() -> None:
    table = with_lands("UU", "R", step=MAIN)
    table.battlefield(ANN, "Fleeting Image")
    table.hand(BOB, "Shock")
    table.act(ANN, "activate Fleeting Image")
    table.act(BOB, "cast Shock", "Fleeting Image")
    table.resolve_all()
    assert graveyard(table, ANN) == ["Fleeting Image"]
    assert hand(table, ANN) == []


def test_voidslime_counters_an_activated_ability() -> None:
    table = with_lands("", "GUU", step=MAIN)
    table.battlefield(ANN, "Prodigal Pyromancer")
    table.hand(BOB, "Voidslime")
    table.act(ANN, "activate Prodigal Pyromancer", "Bob")
    table.act(BOB, "cast Voidslime")
    table.resolve_all()
    assert table.life(BOB) == 20
    assert cards(table, ANN) == ["Prodigal Pyromancer"]


def test_voidslime_counters_a_triggered_ability() -> None:
    table = with_lands("WWW", "GUU", step=MAIN)
    table.hand(ANN, "Venerable Monk")
    table.hand(BOB, "Voidslime")
    table.act(ANN, "cast Venerable Monk")
    table.resolve()
    table.act(BOB, "cast Voidslime")
    table.resolve_all()
    assert table.life(ANN) == 20
    assert cards(table, ANN) == ["Venerable Monk"]


def test_sea_monster_attacks_only_who_has_an_island() -> None:
    table = with_lands("U", "G", players=3)
    table.battlefield(ANN, "Sea Monster")
    table.battlefield(CAT, "Island")
    table.begin(ANN)
    with pytest.raises(IllegalAnswerError):
        table.attack("Sea Monster", at="Bob")
    table.attack("Sea Monster", at="Cat")
    table.to(Step.POSTCOMBAT_MAIN)
    assert (table.life(BOB), table.life(CAT)) == (20, 14)
