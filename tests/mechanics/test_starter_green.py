"""What the green starter cards do."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.vocab import Step, Zone
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


def test_regeneration_protects_the_enchanted_creature() -> None:
    table = with_lands("G", "R", step=MAIN)
    table.battlefield(ANN, "Grizzly Bears")
    table.put(ANN, Zone.BATTLEFIELD, "Regeneration", attached_to="Grizzly Bears")
    table.hand(BOB, "Shock")
    table.act(ANN, "activate Regeneration")
    table.resolve_all()
    table.act(BOB, "cast Shock", "Grizzly Bears")
    table.resolve_all()
    assert cards(table, ANN) == ["Grizzly Bears", "Regeneration"]
    assert table.object("Grizzly Bears").tapped


def test_regeneration_on_an_opponents_creature_is_its_controllers_to_use() -> None:
    table = with_lands("G", "G", step=MAIN)
    table.battlefield(BOB, "Grizzly Bears")
    table.put(ANN, Zone.BATTLEFIELD, "Regeneration", attached_to="Grizzly Bears")
    assert refusal(table, ANN, "activate Regeneration") == ""
    assert refusal(table, BOB, "activate Regeneration") != ""


def test_horned_troll_regenerates() -> None:
    table = with_lands("R", "G", step=MAIN)
    table.battlefield(BOB, "Horned Troll")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Horned Troll")
    table.act(BOB, "activate Horned Troll")
    table.resolve_all()
    assert cards(table, BOB) == ["Horned Troll"]


def test_elvish_champion_leads_other_elves_with_forestwalk() -> None:
    table = with_lands("", "G")
    table.battlefield(ANN, "Elvish Champion", "Wood Elves")
    table.battlefield(BOB, "Hill Giant")
    assert table.power_toughness("Wood Elves") == (2, 2)
    assert table.power_toughness("Elvish Champion") == (2, 2)
    table.begin(ANN)
    table.attack("Wood Elves", "Elvish Champion")
    with pytest.raises(IllegalAnswerError):
        table.block(("Hill Giant", "Wood Elves"))
    table.block(("Hill Giant", "Elvish Champion"))


def test_two_elvish_champions_lead_each_other() -> None:
    table = with_lands()
    table.battlefield(ANN, "Elvish Champion", "Elvish Champion")
    assert table.power_toughness("Elvish Champion") == (3, 3)


def test_maro_is_as_big_as_its_controllers_hand() -> None:
    table = with_lands()
    table.hand(ANN, "Forest", "Forest", "Forest")
    table.hand(BOB, "Forest")
    table.battlefield(ANN, "Maro")
    assert table.power_toughness("Maro") == (3, 3)


def test_maro_changes_with_its_controller() -> None:
    table = with_lands()
    table.hand(ANN, "Forest", "Forest", "Forest")
    table.hand(BOB, "Forest")
    table.battlefield(ANN, "Maro")
    table.put(BOB, Zone.BATTLEFIELD, "Confiscate", attached_to="Maro")
    assert table.power_toughness("Maro") == (1, 1)


def test_maro_dies_with_an_empty_hand() -> None:
    table = with_lands("GGGG", step=MAIN)
    table.hand(ANN, "Maro")
    table.act(ANN, "cast Maro")
    table.resolve_all()
    assert graveyard(table, ANN) == ["Maro"]


def test_maro_in_the_graveyard_still_counts_the_hand() -> None:
    table = with_lands()
    table.hand(ANN, "Forest", "Forest")
    table.graveyard(ANN, "Maro")
    assert table.power_toughness("Maro") == (2, 2)


def test_fungusaur_grows_when_it_survives_damage() -> None:
    table = with_lands("", step=MAIN)
    table.battlefield(ANN, "Prodigal Pyromancer", "Fungusaur")
    table.act(ANN, "activate Prodigal Pyromancer", "Fungusaur")
    table.resolve_all()
    assert table.power_toughness("Fungusaur") == (3, 3)
    assert table.object("Fungusaur").counters == {"+1/+1": 1}


def test_fungusaur_gets_one_counter_for_damage_of_several_creatures_at_once() -> None:
    table = with_lands()
    table.battlefield(ANN, "Fungusaur")
    table.put(ANN, Zone.BATTLEFIELD, "Holy Strength", attached_to="Fungusaur")
    table.battlefield(BOB, "Eager Cadet", "Suntail Hawk")
    table.begin(ANN)
    table.attack("Fungusaur")
    table.block(("Eager Cadet", "Fungusaur"), ("Suntail Hawk", "Fungusaur"))
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.object("Fungusaur").counters == {"+1/+1": 1}


def test_fungusaur_dies_of_lethal_damage() -> None:
    table = with_lands("R", step=MAIN)
    table.battlefield(BOB, "Fungusaur")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Fungusaur")
    table.resolve_all()
    assert graveyard(table, BOB) == ["Fungusaur"]


def test_hunted_wumpus_lets_the_opponent_put_a_creature_onto_the_battlefield() -> None:
    table = with_lands("GGGG", step=MAIN)
    table.hand(ANN, "Hunted Wumpus", "Hill Giant")
    table.hand(BOB, "Craw Wurm", "Shock")
    table.act(ANN, "cast Hunted Wumpus")
    table.choose(True)
    table.resolve_all()
    assert cards(table, BOB) == ["Craw Wurm"]
    assert hand(table, BOB) == ["Shock"]
    assert hand(table, ANN) == ["Hill Giant"]


def test_hunted_wumpuss_offer_may_be_declined() -> None:
    table = with_lands("GGGG", step=MAIN)
    table.hand(ANN, "Hunted Wumpus")
    table.hand(BOB, "Craw Wurm")
    table.act(ANN, "cast Hunted Wumpus")
    table.choose(False)
    table.resolve_all()
    assert cards(table, BOB) == []


def test_hunted_wumpus_asks_each_other_player() -> None:
    table = with_lands("GGGG", players=3, step=MAIN)
    table.hand(ANN, "Hunted Wumpus")
    table.hand(BOB, "Craw Wurm")
    table.hand(CAT, "Hill Giant")
    table.act(ANN, "cast Hunted Wumpus")
    table.choose(False, True)
    table.resolve_all()
    assert (cards(table, BOB), cards(table, CAT)) == ([], ["Hill Giant"])


def test_hunted_wumpus_lets_each_choose_among_their_own_cards() -> None:
    table = with_lands("GGGG", players=3, step=MAIN)
    table.hand(ANN, "Hunted Wumpus")
    table.hand(BOB, "Craw Wurm", "Grizzly Bears")
    table.hand(CAT, "Hill Giant")
    table.act(ANN, "cast Hunted Wumpus")
    table.to_question(Kind.MAY)
    table.choose(True, "Grizzly Bears", True)
    table.resolve_all()
    assert (cards(table, BOB), cards(table, CAT)) == (["Grizzly Bears"], ["Hill Giant"])


def test_plow_under_puts_two_lands_on_top_of_their_owners_libraries() -> None:
    table = with_lands("GGGGG", "WU", step=MAIN)
    table.hand(ANN, "Plow Under")
    table.act(ANN, "cast Plow Under", ["Plains", "Island"])
    table.resolve_all()
    assert sorted(table.names_in(Zone.LIBRARY, BOB)[:2]) == ["Island", "Plains"]


def test_plow_under_needs_two_targets() -> None:
    table = with_lands("GGGGG", step=MAIN)
    table.hand(ANN, "Plow Under")
    table.game.answer(table.action(ANN, "cast Plow Under"))
    with pytest.raises(IllegalAnswerError):
        table.answer(["Forest"])


def test_plow_unders_owner_orders_the_lands() -> None:
    table = with_lands("GGGGG", "WU", step=MAIN)
    table.hand(ANN, "Plow Under")
    table.act(ANN, "cast Plow Under", ["Plains", "Island"])
    table.to_question(Kind.ORDER)
    assert table.asked is not None
    assert table.asked.player == BOB
    table.answer(["Island", "Plains"])
    assert table.names_in(Zone.LIBRARY, BOB)[:2] == ["Island", "Plains"]


def test_rampant_growth_finds_a_basic_land_that_enters_tapped() -> None:
    table = with_lands("GG", step=MAIN)
    table.library(ANN, "Mountain", "City of Brass", "Shock")
    table.hand(ANN, "Rampant Growth")
    table.act(ANN, "cast Rampant Growth")
    table.to_question(Kind.SEARCH)
    assert option_names(table) == ["Mountain"]
    table.answer("Mountain")
    table.resolve_all()
    assert table.object("Mountain").zone is Zone.BATTLEFIELD
    assert table.object("Mountain").tapped


def test_wood_elves_find_a_forest_untapped() -> None:
    table = with_lands("GGG", step=MAIN)
    table.library(ANN, "Mountain", "Forest")
    table.hand(ANN, "Wood Elves")
    table.act(ANN, "cast Wood Elves")
    table.choose("Forest")
    table.resolve_all()
    found = [n for n in table.game.zones.battlefield if table.name(n) == "Forest"]
    assert sum(not table.object(n).tapped for n in found) == 1


def test_choke_keeps_islands_tapped() -> None:
    table = with_lands("", "UG")
    table.battlefield(ANN, "Choke")
    set_tapped(table, "Island", True)
    set_tapped(table, "Forest", True)
    table.begin(BOB, Step.UNTAP)
    assert table.object("Island").tapped
    assert not table.object("Forest").tapped


def test_muraganda_petroglyphs_strengthen_creatures_without_abilities() -> None:
    table = with_lands()
    table.battlefield(ANN, "Muraganda Petroglyphs")
    table.battlefield(BOB, "Grizzly Bears", "Storm Crow")
    assert table.power_toughness("Grizzly Bears") == (4, 4)
    assert table.power_toughness("Storm Crow") == (1, 2)


def test_muraganda_petroglyphs_ignore_a_creature_that_was_given_an_ability() -> None:
    table = with_lands()
    table.battlefield(ANN, "Muraganda Petroglyphs")
    table.battlefield(BOB, "Grizzly Bears")
    table.put(BOB, Zone.BATTLEFIELD, "Flight", attached_to="Grizzly Bears")
    assert table.power_toughness("Grizzly Bears") == (2, 2)


def test_muraganda_petroglyphs_count_a_stat_bonus_as_no_ability() -> None:
    table = with_lands()
    table.battlefield(ANN, "Muraganda Petroglyphs")
    table.battlefield(BOB, "Grizzly Bears")
    table.put(BOB, Zone.BATTLEFIELD, "Unholy Strength", attached_to="Grizzly Bears")
    assert table.power_toughness("Grizzly Bears") == (6, 5)


def test_fecundity_lets_the_dead_creatures_controller_draw() -> None:
    table = with_lands("R", step=MAIN)
    table.battlefield(ANN, "Fecundity")
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Grizzly Bears")
    table.choose(True)
    table.resolve_all()
    assert (len(hand(table, ANN)), len(hand(table, BOB))) == (0, 1)


def test_fecundity_asks_the_one_who_would_draw() -> None:
    table = with_lands("R", step=MAIN)
    table.battlefield(ANN, "Fecundity")
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Grizzly Bears")
    table.to_question(Kind.MAY)
    assert table.asked is not None
    assert table.asked.player == BOB


def test_fecundity_goes_to_the_last_controller_of_a_stolen_creature() -> None:
    table = with_lands("R", step=MAIN)
    table.battlefield(ANN, "Fecundity")
    table.battlefield(BOB, "Grizzly Bears")
    table.put(ANN, Zone.BATTLEFIELD, "Confiscate", attached_to="Grizzly Bears")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Grizzly Bears")
    table.choose(True)
    table.resolve_all()
    assert graveyard(table, BOB) == ["Grizzly Bears"]
    assert (len(hand(table, ANN)), len(hand(table, BOB))) == (1, 0)


def test_blanchwood_armor_counts_the_forests_of_the_auras_controller() -> None:
    table = with_lands("GGG", "G")
    table.battlefield(BOB, "Grizzly Bears")
    table.put(ANN, Zone.BATTLEFIELD, "Blanchwood Armor", attached_to="Grizzly Bears")
    assert table.power_toughness("Grizzly Bears") == (5, 5)


def test_collective_unconscious_draws_for_each_creature() -> None:
    table = with_lands("GGGGGG", step=MAIN)
    table.battlefield(ANN, "Grizzly Bears", "Hill Giant")
    table.battlefield(BOB, "Storm Crow")
    table.hand(ANN, "Collective Unconscious")
    table.act(ANN, "cast Collective Unconscious")
    table.resolve_all()
    assert len(hand(table, ANN)) == 2


def test_creeping_mold_destroys_an_enchantment() -> None:
    table = with_lands("GGGG", step=MAIN)
    table.battlefield(BOB, "Karma", "Hill Giant")
    table.hand(ANN, "Creeping Mold")
    table.act(ANN, "cast Creeping Mold", "Karma")
    table.resolve_all()
    assert cards(table, BOB) == ["Hill Giant"]


def test_naturalize_cant_target_a_creature() -> None:
    table = with_lands("GG", step=MAIN)
    table.battlefield(BOB, "Hill Giant")
    table.hand(ANN, "Naturalize")
    assert refusal(table, ANN, "cast Naturalize") == "601.2c"


def test_wing_snare_needs_a_flyer() -> None:
    table = with_lands("GGG", step=MAIN)
    table.battlefield(BOB, "Hill Giant")
    table.hand(ANN, "Wing Snare")
    assert refusal(table, ANN, "cast Wing Snare") == "601.2c"
    table.battlefield(BOB, "Storm Crow")
    table.act(ANN, "cast Wing Snare")
    table.resolve_all()
    assert cards(table, BOB) == ["Hill Giant"]


def test_giant_growth_saves_a_creature_in_response() -> None:
    table = with_lands("R", "G", step=MAIN)
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Shock")
    table.hand(BOB, "Giant Growth")
    table.act(ANN, "cast Shock", "Grizzly Bears")
    table.act(BOB, "cast Giant Growth")
    table.resolve_all()
    assert cards(table, BOB) == ["Grizzly Bears"]
    assert table.power_toughness("Grizzly Bears") == (5, 5)


@pytest.mark.parametrize(
    ("name", "mana", "more"),
    [("Monstrous Growth", "GG", 4), ("Might of Oaks", "GGGG", 7), ("Giant Growth", "G", 3)],
)
def test_growth_wears_off_at_end_of_turn(name: str, mana: str, more: int) -> None:
    table = with_lands(mana, step=MAIN)
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, name)
    table.act(ANN, f"cast {name}")
    table.resolve_all()
    assert table.power_toughness("Grizzly Bears") == (2 + more, 2 + more)
    table.to_turn(BOB)
    assert table.power_toughness("Grizzly Bears") == (2, 2)


def test_elvish_lyrist_is_sacrificed_to_destroy_an_enchantment() -> None:
    table = with_lands("G", step=MAIN)
    table.battlefield(ANN, "Elvish Lyrist")
    table.battlefield(BOB, "Karma")
    table.act(ANN, "activate Elvish Lyrist")
    table.resolve_all()
    assert (cards(table, ANN), cards(table, BOB)) == ([], [])


def test_elvish_scrapper_destroys_an_artifact() -> None:
    table = with_lands("G", step=MAIN)
    table.battlefield(ANN, "Elvish Scrapper")
    table.battlefield(BOB, "Jayemdae Tome", "Karma")
    table.act(ANN, "activate Elvish Scrapper")
    table.resolve_all()
    assert cards(table, BOB) == ["Karma"]


def test_elvish_pioneer_may_put_a_basic_land_onto_the_battlefield_tapped() -> None:
    table = with_lands("G", step=MAIN)
    table.hand(ANN, "Elvish Pioneer", "Mountain", "City of Brass")
    table.act(ANN, "cast Elvish Pioneer")
    table.choose(True)
    table.resolve_all()
    assert hand(table, ANN) == ["City of Brass"]
    assert table.object("Mountain").tapped


def test_elvish_pioneers_land_is_no_land_played() -> None:
    table = with_lands("G", step=MAIN)
    table.hand(ANN, "Elvish Pioneer", "Mountain", "Island")
    table.act(ANN, "cast Elvish Pioneer")
    table.choose(True, "Mountain")
    table.resolve_all()
    assert refusal(table, ANN, "play Island") == ""


def test_elvish_piper_puts_a_creature_from_hand_onto_the_battlefield() -> None:
    table = with_lands("G", step=MAIN)
    table.battlefield(ANN, "Elvish Piper")
    table.hand(ANN, "Craw Wurm", "Shock")
    table.act(ANN, "activate Elvish Piper")
    table.choose(True)
    table.resolve_all()
    assert cards(table, ANN) == ["Elvish Piper", "Craw Wurm"]
    assert hand(table, ANN) == ["Shock"]


def test_foratog_eats_a_forest() -> None:
    table = with_lands("GG", step=MAIN)
    table.battlefield(ANN, "Foratog")
    table.act(ANN, "activate Foratog")
    table.resolve_all()
    assert table.power_toughness("Foratog") == (3, 4)
    assert graveyard(table, ANN) == ["Forest"]


def test_giant_badger_grows_as_it_blocks() -> None:
    table = with_lands()
    table.battlefield(ANN, "Hill Giant")
    table.battlefield(BOB, "Giant Badger")
    table.begin(ANN)
    table.attack("Hill Giant")
    table.block(("Giant Badger", "Hill Giant"))
    table.to(Step.POSTCOMBAT_MAIN)
    assert cards(table, ANN) == []
    assert cards(table, BOB) == ["Giant Badger"]


def test_llanowar_behemoth_grows_by_tapping_creatures() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Llanowar Behemoth")
    table.battlefield(ANN, "Grizzly Bears", sick=True)
    table.act(ANN, "activate Llanowar Behemoth", "Grizzly Bears")
    table.resolve_all()
    assert table.power_toughness("Llanowar Behemoth") == (5, 5)
    assert table.object("Grizzly Bears").tapped


def test_primeval_force_is_sacrificed_without_three_forests() -> None:
    table = with_lands("GGGRR", step=MAIN)
    table.hand(ANN, "Primeval Force")
    table.act(ANN, "cast Primeval Force")
    lands(table, ANN, "")
    table.choose(True)
    table.resolve_all()
    assert cards(table, ANN) == ["Primeval Force"]
    assert graveyard(table, ANN) == ["Forest", "Forest", "Forest"]


def test_primeval_force_goes_if_its_price_is_too_high() -> None:
    table = with_lands("GGRRR", step=MAIN)
    table.battlefield(ANN, "Vine Trellis")
    table.hand(ANN, "Primeval Force")
    table.act(ANN, "cast Primeval Force")
    table.resolve_all()
    assert cards(table, ANN) == ["Vine Trellis"]
    assert graveyard(table, ANN) == ["Primeval Force"]


def test_revive_returns_a_green_card() -> None:
    table = with_lands("GG", step=MAIN)
    table.graveyard(ANN, "Shock", "Giant Growth")
    table.hand(ANN, "Revive")
    table.act(ANN, "cast Revive")
    table.resolve_all()
    assert hand(table, ANN) == ["Giant Growth"]


def test_rushwood_dryad_walks_through_forests() -> None:
    table = with_lands("", "G")
    table.battlefield(ANN, "Rushwood Dryad")
    table.battlefield(BOB, "Hill Giant")
    table.begin(ANN)
    table.attack("Rushwood Dryad")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 18


def test_spitting_spider_hits_flyers_at_the_price_of_a_land() -> None:
    table = with_lands("G", step=MAIN)
    table.battlefield(ANN, "Spitting Spider")
    table.battlefield(BOB, "Suntail Hawk", "Eager Cadet")
    table.act(ANN, "activate Spitting Spider")
    table.resolve_all()
    assert cards(table, BOB) == ["Eager Cadet"]
    assert graveyard(table, ANN) == ["Forest"]


def test_reach_lets_giant_spider_block_a_flyer() -> None:
    table = with_lands()
    table.battlefield(ANN, "Wind Drake")
    table.battlefield(BOB, "Giant Spider")
    table.begin(ANN)
    table.attack("Wind Drake")
    table.block(("Giant Spider", "Wind Drake"))
    table.to(Step.POSTCOMBAT_MAIN)
    assert graveyard(table, ANN) == ["Wind Drake"]


def test_spreading_algae_destroys_the_swamp_that_is_tapped_and_returns() -> None:
    table = with_lands("", "B")
    table.put(ANN, Zone.BATTLEFIELD, "Spreading Algae", attached_to="Swamp")
    table.hand(BOB, "Plague Beetle")
    table.begin(BOB)
    table.act(BOB, "cast Plague Beetle")
    table.resolve_all()
    assert graveyard(table, BOB) == ["Swamp"]
    assert hand(table, ANN) == ["Spreading Algae"]
    assert cards(table, BOB) == ["Plague Beetle"]


def test_spreading_algae_enchants_only_swamps() -> None:
    table = with_lands("G", "R", step=MAIN)
    table.hand(ANN, "Spreading Algae")
    assert refusal(table, ANN, "cast Spreading Algae") == "601.2c"


def test_stream_of_life_gains_x_life() -> None:
    table = with_lands("GGGGG", step=MAIN)
    table.hand(ANN, "Stream of Life")
    table.act(ANN, "cast Stream of Life", 4, "Ann")
    table.resolve_all()
    assert table.life(ANN) == 24


def test_verduran_enchantress_may_draw_for_each_enchantment_spell_of_yours() -> None:
    table = with_lands("GGGW", step=MAIN)
    table.battlefield(ANN, "Verduran Enchantress")
    table.hand(ANN, "Holy Strength")
    table.act(ANN, "cast Holy Strength")
    assert len(table.game.zones.stack) == 2
    table.choose(True)
    table.resolve()
    assert len(hand(table, ANN)) == 1
    assert len(table.game.zones.stack) == 1


def test_verduran_enchantress_ignores_other_spells_and_other_players() -> None:
    table = with_lands("G", "W", step=MAIN)
    table.battlefield(ANN, "Verduran Enchantress")
    table.hand(ANN, "Giant Growth")
    table.act(ANN, "cast Giant Growth")
    assert len(table.game.zones.stack) == 1


def test_yavimaya_enchantress_counts_enchantments_of_everyone() -> None:
    table = with_lands()
    table.battlefield(ANN, "Yavimaya Enchantress", "Choke")
    table.battlefield(BOB, "Karma", "Jayemdae Tome")
    assert table.power_toughness("Yavimaya Enchantress") == (4, 4)


def test_nantuko_disciple_lends_strength() -> None:
    table = with_lands("G", step=MAIN)
    table.battlefield(ANN, "Nantuko Disciple")
    table.act(ANN, "activate Nantuko Disciple")
    table.resolve_all()
    assert table.power_toughness("Nantuko Disciple") == (4, 4)


@pytest.mark.parametrize(
    ("name", "spell", "color"),
    [("Birds of Paradise", "Shock", "R"), ("Vine Trellis", "Giant Growth", "G")],
)
def test_creatures_pay_with_their_mana(name: str, spell: str, color: str) -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, name, "Grizzly Bears")
    table.hand(ANN, spell)
    table.act(ANN, f"cast {spell}", "Grizzly Bears")
    assert table.object(name).tapped
    assert color in ("R", "G")


def test_fyndhorn_elder_makes_two_green_mana() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Fyndhorn Elder")
    table.hand(ANN, "Grizzly Bears")
    table.act(ANN, "cast Grizzly Bears")
    table.resolve_all()
    assert cards(table, ANN) == ["Fyndhorn Elder", "Grizzly Bears"]


def test_call_of_the_wild_calls_a_creature() -> None:
    table = with_lands("GGGG", step=MAIN)
    table.battlefield(ANN, "Call of the Wild")
    table.library(ANN, "Craw Wurm")
    table.act(ANN, "activate Call of the Wild")
    table.resolve_all()
    assert cards(table, ANN) == ["Call of the Wild", "Craw Wurm"]


def test_call_of_the_wild_buries_another_card() -> None:
    table = with_lands("GGGG", step=MAIN)
    table.battlefield(ANN, "Call of the Wild")
    table.library(ANN, "Shock")
    table.act(ANN, "activate Call of the Wild")
    table.resolve_all()
    assert graveyard(table, ANN) == ["Shock"]


def test_lure_makes_every_creature_block_that_can() -> None:
    table = with_lands()
    table.battlefield(ANN, "Grizzly Bears", "Hill Giant")
    table.put(ANN, Zone.BATTLEFIELD, "Lure", attached_to="Grizzly Bears")
    table.battlefield(BOB, "Storm Crow", "Eager Cadet", "Goblin Raider")
    table.begin(ANN)
    table.attack("Grizzly Bears", "Hill Giant")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 17
    assert sorted(graveyard(table, ANN)) == ["Grizzly Bears", "Lure"]


def test_lure_doesnt_let_a_tapped_creature_block() -> None:
    table = with_lands()
    table.battlefield(ANN, "Grizzly Bears")
    table.put(ANN, Zone.BATTLEFIELD, "Lure", attached_to="Grizzly Bears")
    table.battlefield(BOB, "Storm Crow", tapped=True)
    table.begin(ANN)
    table.attack("Grizzly Bears")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 18
