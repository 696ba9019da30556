"""What the red starter cards do."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.bench import spell
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


def test_blaze_deals_x_damage() -> None:
    table = with_lands("RRRRR", step=MAIN)
    table.hand(ANN, "Blaze")
    table.act(ANN, "cast Blaze", 3, "Bob")
    table.resolve_all()
    assert table.life(BOB) == 17
    assert sum(not table.object(n).tapped for n in table.game.zones.battlefield) == 1


def test_enrage_adds_x_to_power_only() -> None:
    table = with_lands("RRRR", step=MAIN)
    table.battlefield(ANN, "Hill Giant")
    table.hand(ANN, "Enrage")
    table.act(ANN, "cast Enrage", 3)
    table.resolve_all()
    assert table.power_toughness("Hill Giant") == (6, 3)
    table.to_turn(BOB)
    assert table.power_toughness("Hill Giant") == (3, 3)


def test_inferno_damages_each_creature_and_each_player() -> None:
    table = with_lands("RRRRRRR", step=MAIN)
    table.battlefield(ANN, "Craw Wurm", "Enormous Baloth")
    table.battlefield(BOB, "Storm Crow", "Tidal Kraken")
    table.hand(ANN, "Inferno")
    table.act(ANN, "cast Inferno")
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (14, 14)
    assert (cards(table, ANN), cards(table, BOB)) == (["Enormous Baloth"], [])


def test_pyroclasm_damages_creatures_but_no_player() -> None:
    table = with_lands("RR", step=MAIN)
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Hill Giant")
    table.hand(ANN, "Pyroclasm")
    table.act(ANN, "cast Pyroclasm")
    table.resolve_all()
    assert cards(table, ANN) == []
    assert table.object("Hill Giant").damage == 2
    assert (table.life(ANN), table.life(BOB)) == (20, 20)


def test_tremor_spares_flyers() -> None:
    table = with_lands("R", step=MAIN)
    table.battlefield(BOB, "Eager Cadet", "Suntail Hawk")
    table.hand(ANN, "Tremor")
    table.act(ANN, "cast Tremor")
    table.resolve_all()
    assert cards(table, BOB) == ["Suntail Hawk"]


def test_sizzle_damages_each_opponent_only() -> None:
    table = with_lands("RRR", players=3, step=MAIN)
    table.hand(ANN, "Sizzle")
    table.act(ANN, "cast Sizzle")
    table.resolve_all()
    assert [table.life(seat) for seat in (ANN, BOB, CAT)] == [20, 17, 17]


def test_furnace_of_rath_doubles_damage() -> None:
    table = with_lands("R", step=MAIN)
    table.battlefield(BOB, "Furnace of Rath", "Craw Wurm")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Craw Wurm")
    table.resolve_all()
    assert graveyard(table, BOB) == ["Craw Wurm"]


def test_two_furnaces_of_rath_double_twice() -> None:
    table = with_lands("R", step=MAIN)
    table.battlefield(ANN, "Furnace of Rath", "Furnace of Rath")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Bob")
    table.resolve_all()
    assert table.life(BOB) == 12


def test_furnace_of_rath_doubles_combat_damage_but_no_life_loss() -> None:
    table = with_lands("BBBBB", step=MAIN)
    table.battlefield(ANN, "Furnace of Rath", "Hill Giant")
    table.hand(ANN, "Soul Feast")
    table.act(ANN, "cast Soul Feast", "Bob")
    table.resolve_all()
    assert table.life(BOB) == 16
    table.attack("Hill Giant")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 10


def test_the_damaged_player_chooses_between_doubling_and_preventing_first() -> None:
    table = with_lands("R", "W", step=MAIN)
    table.battlefield(ANN, "Furnace of Rath")
    table.hand(ANN, "Lightning Blast")
    lands(table, ANN, "RRR")
    table.hand(BOB, "Healing Salve")
    table.act(ANN, "cast Lightning Blast", "Bob")
    table.act(BOB, "cast Healing Salve", 1, "Bob")
    table.resolve()
    table.to_question(Kind.REPLACEMENT)
    assert table.asked is not None
    assert table.asked.player == BOB
    table.answer(1)
    table.resolve_all()
    assert table.life(BOB) == 18


def test_goblin_king_leads_other_goblins() -> None:
    table = with_lands("", "R")
    table.battlefield(ANN, "Goblin King", "Raging Goblin", "Grizzly Bears")
    table.battlefield(BOB, "Hill Giant", "Goblin Raider")
    assert table.power_toughness("Goblin King") == (2, 2)
    assert table.power_toughness("Raging Goblin") == (2, 2)
    assert table.power_toughness("Grizzly Bears") == (2, 2)
    assert table.power_toughness("Goblin Raider") == (3, 3)


def test_goblin_king_gives_mountainwalk() -> None:
    table = with_lands("", "R")
    table.battlefield(ANN, "Goblin King", "Raging Goblin")
    table.battlefield(BOB, "Hill Giant")
    table.begin(ANN)
    table.attack("Goblin King", "Raging Goblin")
    with pytest.raises(IllegalAnswerError):
        table.block(("Hill Giant", "Raging Goblin"))
    table.block(("Hill Giant", "Goblin King"))


def test_mountainwalk_ends_with_goblin_king() -> None:
    table = with_lands("", "R")
    table.battlefield(ANN, "Raging Goblin")
    king = table.battlefield(ANN, "Goblin King")[0]
    assert table.power_toughness("Raging Goblin") == (2, 2)
    table.hand(BOB, "Shock")
    table.begin(ANN)
    table.act(BOB, "cast Shock", king)
    table.resolve_all()
    assert table.power_toughness("Raging Goblin") == (1, 1)
    assert not table.object("Raging Goblin").now.blocked_only_by


def test_prodigal_pyromancer_pings_any_target() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Prodigal Pyromancer")
    table.battlefield(BOB, "Eager Cadet")
    table.act(ANN, "activate Prodigal Pyromancer", "Eager Cadet")
    table.resolve_all()
    assert cards(table, BOB) == []


def test_the_damage_comes_even_if_prodigal_pyromancer_is_gone() -> None:
    table = with_lands("", "R", step=MAIN)
    table.battlefield(ANN, "Prodigal Pyromancer")
    table.hand(BOB, "Shock")
    table.act(ANN, "activate Prodigal Pyromancer", "Bob")
    table.act(BOB, "cast Shock", "Prodigal Pyromancer")
    table.resolve_all()
    assert cards(table, ANN) == []
    assert table.life(BOB) == 19


def test_anaba_shaman_pays_for_its_damage() -> None:
    table = with_lands("R", step=MAIN)
    table.battlefield(ANN, "Anaba Shaman")
    table.act(ANN, "activate Anaba Shaman", "Bob")
    table.resolve_all()
    assert table.life(BOB) == 19
    assert table.object("Mountain").tapped


def test_orcish_artillery_hurts_its_controller_too() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Orcish Artillery")
    table.act(ANN, "activate Orcish Artillery", "Bob")
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (17, 18)


def test_orcish_artillery_without_its_target_hurts_nobody() -> None:
    table = with_lands("", "U", step=MAIN)
    table.battlefield(ANN, "Orcish Artillery")
    table.battlefield(BOB, "Hill Giant")
    table.hand(BOB, "Unsummon")
    table.act(ANN, "activate Orcish Artillery", "Hill Giant")
    table.act(BOB, "cast Unsummon", "Hill Giant")
    table.resolve_all()
    assert table.life(ANN) == 20


def test_shock_troops_deal_damage_after_their_sacrifice() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Shock Troops")
    table.act(ANN, "activate Shock Troops", "Bob")
    assert graveyard(table, ANN) == ["Shock Troops"]
    table.resolve_all()
    assert table.life(BOB) == 18


def test_seismic_assault_throws_lands() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Seismic Assault")
    table.hand(ANN, "Shock")
    assert refusal(table, ANN, "activate Seismic Assault") != ""
    table.hand(ANN, "Forest")
    table.act(ANN, "activate Seismic Assault", "Bob")
    table.resolve_all()
    assert graveyard(table, ANN) == ["Forest"]
    assert table.life(BOB) == 18


def test_hammer_of_bogardan_returns_in_its_owners_upkeep() -> None:
    table = with_lands("RRRRR")
    table.graveyard(ANN, "Hammer of Bogardan")
    table.begin(ANN, Step.UPKEEP)
    table.act(ANN, "activate Hammer of Bogardan")
    table.resolve_all()
    assert hand(table, ANN) == ["Hammer of Bogardan"]


def test_hammer_of_bogardan_doesnt_return_outside_the_upkeep() -> None:
    table = with_lands("RRRRR", step=MAIN)
    table.graveyard(ANN, "Hammer of Bogardan")
    assert refusal(table, ANN, "activate Hammer of Bogardan") != ""


def test_hammer_of_bogardan_doesnt_return_in_anothers_upkeep() -> None:
    table = with_lands("", "RRRRR")
    table.graveyard(BOB, "Hammer of Bogardan")
    table.begin(ANN, Step.UPKEEP)
    assert refusal(table, BOB, "activate Hammer of Bogardan") != ""


def test_hammer_of_bogardan_deals_three_damage() -> None:
    table = with_lands("RRR", step=MAIN)
    table.hand(ANN, "Hammer of Bogardan")
    table.act(ANN, "cast Hammer of Bogardan", "Bob")
    table.resolve_all()
    assert table.life(BOB) == 17


def test_cinder_wall_is_destroyed_at_the_end_of_a_combat_in_which_it_blocked() -> None:
    table = with_lands()
    table.battlefield(ANN, "Eager Cadet")
    table.battlefield(BOB, "Cinder Wall")
    table.begin(ANN)
    table.attack("Eager Cadet")
    table.block(("Cinder Wall", "Eager Cadet"))
    table.to(Step.COMBAT_DAMAGE)
    assert cards(table, BOB) == ["Cinder Wall"]
    table.to(Step.POSTCOMBAT_MAIN)
    assert graveyard(table, BOB) == ["Cinder Wall"]


def test_cinder_wall_that_doesnt_block_stays() -> None:
    table = with_lands()
    table.battlefield(ANN, "Eager Cadet")
    table.battlefield(BOB, "Cinder Wall")
    table.begin(ANN)
    table.attack("Eager Cadet")
    table.to(Step.END)
    assert cards(table, BOB) == ["Cinder Wall"]


def test_lava_hounds_bite_their_controller() -> None:
    table = with_lands("RRRR", step=MAIN)
    table.hand(ANN, "Lava Hounds")
    table.act(ANN, "cast Lava Hounds")
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (16, 20)


def test_haste_lets_a_creature_attack_at_once() -> None:
    table = with_lands("RR", step=MAIN)
    table.hand(ANN, "Raging Goblin")
    table.act(ANN, "cast Raging Goblin")
    table.resolve_all()
    table.attack("Raging Goblin")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 19


def test_a_creature_without_haste_waits_a_turn() -> None:
    table = with_lands("GG", step=MAIN)
    table.hand(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Hill Giant")
    table.act(ANN, "cast Grizzly Bears")
    table.resolve_all()
    with pytest.raises(IllegalAnswerError):
        table.attack("Grizzly Bears")


def test_lesser_gargadon_costs_a_land_each_time_it_attacks() -> None:
    table = with_lands("RR")
    table.battlefield(ANN, "Lesser Gargadon")
    table.begin(ANN)
    table.attack("Lesser Gargadon")
    table.to(Step.POSTCOMBAT_MAIN)
    assert graveyard(table, ANN) == ["Mountain"]
    assert table.life(BOB) == 14


def test_lesser_gargadon_costs_a_land_as_it_blocks() -> None:
    table = with_lands("", "RR")
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Lesser Gargadon")
    table.begin(ANN)
    table.attack("Grizzly Bears")
    table.block(("Lesser Gargadon", "Grizzly Bears"))
    table.to(Step.POSTCOMBAT_MAIN)
    assert graveyard(table, BOB) == ["Mountain"]


def test_mogg_sentry_grows_when_an_opponent_casts_a_spell() -> None:
    table = with_lands("R", "R", step=MAIN)
    table.battlefield(ANN, "Mogg Sentry")
    table.hand(BOB, "Shock")
    table.hand(ANN, "Raging Goblin")
    table.act(ANN, "cast Raging Goblin")
    assert len(table.game.zones.stack) == 1
    table.act(BOB, "cast Shock", "Mogg Sentry")
    table.resolve_all()
    assert table.power_toughness("Mogg Sentry") == (3, 3)


def test_panic_attack_keeps_up_to_three_creatures_from_blocking() -> None:
    table = with_lands("RRR", step=MAIN)
    table.battlefield(ANN, "Hill Giant")
    table.battlefield(BOB, "Grizzly Bears", "Storm Crow")
    table.hand(ANN, "Panic Attack")
    table.act(ANN, "cast Panic Attack", ["Grizzly Bears", "Storm Crow"])
    table.resolve_all()
    table.attack("Hill Giant")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 17


def test_panic_attack_may_have_no_target() -> None:
    table = with_lands("RRR", step=MAIN)
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Panic Attack")
    table.act(ANN, "cast Panic Attack", [])
    table.resolve_all()
    assert graveyard(table, ANN) == ["Panic Attack"]


def test_sudden_impact_counts_the_cards_in_the_targets_hand() -> None:
    table = with_lands("RRRR", step=MAIN)
    table.hand(ANN, "Sudden Impact", "Shock", "Shock")
    table.hand(BOB, "Forest", "Forest", "Forest")
    table.act(ANN, "cast Sudden Impact", "Bob")
    table.resolve_all()
    assert table.life(BOB) == 17


def test_stone_rain_destroys_a_land() -> None:
    table = with_lands("RRR", "G", step=MAIN)
    table.hand(ANN, "Stone Rain")
    table.act(ANN, "cast Stone Rain", "Forest")
    table.resolve_all()
    assert graveyard(table, BOB) == ["Forest"]


def test_boil_destroys_all_islands() -> None:
    table = with_lands("RRRRU", "UUG", step=MAIN)
    table.hand(ANN, "Boil")
    table.act(ANN, "cast Boil")
    table.resolve_all()
    assert graveyard(table, BOB) == ["Island", "Island"]
    assert sorted(graveyard(table, ANN)) == ["Boil", "Island"]


def test_flashfires_destroys_all_plains() -> None:
    table = with_lands("RRRR", "WG", step=MAIN)
    table.hand(ANN, "Flashfires")
    table.act(ANN, "cast Flashfires")
    table.resolve_all()
    assert graveyard(table, BOB) == ["Plains"]


def test_shatter_hits_an_artifact_creature() -> None:
    table = with_lands("RR", step=MAIN)
    table.battlefield(BOB, "Phyrexian Hulk", "Karma")
    table.hand(ANN, "Shatter")
    table.act(ANN, "cast Shatter")
    table.resolve_all()
    assert cards(table, BOB) == ["Karma"]


def test_demolish_hits_an_artifact_or_a_land() -> None:
    table = with_lands("RRRR", step=MAIN)
    table.battlefield(BOB, "Jayemdae Tome", "City of Brass", "Karma", "Hill Giant")
    table.hand(ANN, "Demolish")
    table.game.answer(table.action(ANN, "cast Demolish"))
    names = set(option_names(table))
    assert names == {"Mountain", "Jayemdae Tome", "City of Brass"}


def test_lava_axe_hits_no_creature() -> None:
    table = with_lands("RRRRR", step=MAIN)
    table.battlefield(BOB, "Hill Giant")
    table.hand(ANN, "Lava Axe")
    table.game.answer(table.action(ANN, "cast Lava Axe"))
    assert option_names(table) == ["Ann", "Bob"]
    table.answer("Bob")
    table.resolve_all()
    assert table.life(BOB) == 15


def test_dwarven_demolition_team_destroys_walls_only() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Dwarven Demolition Team")
    table.battlefield(BOB, "Hill Giant")
    assert refusal(table, ANN, "activate Dwarven Demolition Team") == "601.2c"
    table.battlefield(BOB, "Wall of Stone")
    table.act(ANN, "activate Dwarven Demolition Team")
    table.resolve_all()
    assert cards(table, BOB) == ["Hill Giant"]


def test_orcish_spy_looks_without_moving_cards() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Orcish Spy")
    table.library(BOB, "Shock", "Forest", "Island")
    table.act(ANN, "activate Orcish Spy", "Bob")
    table.resolve_all()
    assert table.names_in(Zone.LIBRARY, BOB)[:3] == ["Shock", "Forest", "Island"]


def test_viashino_sandstalker_returns_at_end_of_turn() -> None:
    table = with_lands("RRR", step=MAIN)
    table.hand(ANN, "Viashino Sandstalker")
    table.act(ANN, "cast Viashino Sandstalker")
    table.resolve_all()
    table.attack("Viashino Sandstalker")
    table.to(Step.END)
    assert table.life(BOB) == 16
    table.resolve_all()
    assert hand(table, ANN) == ["Viashino Sandstalker"]


def test_viashino_sandstalker_that_died_stays_in_the_graveyard() -> None:
    table = with_lands("", "R", step=Step.END)
    table.battlefield(ANN, "Viashino Sandstalker")
    table.hand(BOB, "Shock")
    table.begin(ANN, Step.END)
    table.act(BOB, "cast Shock", "Viashino Sandstalker")
    table.resolve_all()
    assert graveyard(table, ANN) == ["Viashino Sandstalker"]
    assert hand(table, ANN) == []


def test_two_headed_dragon_blocks_two_and_is_blocked_by_two() -> None:
    table = with_lands()
    table.battlefield(ANN, "Grizzly Bears", "Runeclaw Bear")
    table.battlefield(BOB, "Two-Headed Dragon")
    table.begin(ANN)
    table.attack("Grizzly Bears", "Runeclaw Bear")
    table.block(("Two-Headed Dragon", "Grizzly Bears"), ("Two-Headed Dragon", "Runeclaw Bear"))
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 20


def test_menace_asks_for_two_blockers() -> None:
    table = with_lands()
    table.battlefield(ANN, "Two-Headed Dragon")
    table.battlefield(BOB, "Storm Crow", "Wind Drake")
    table.begin(ANN)
    table.attack("Two-Headed Dragon")
    with pytest.raises(IllegalAnswerError):
        table.block(("Storm Crow", "Two-Headed Dragon"))
    table.block(("Storm Crow", "Two-Headed Dragon"), ("Wind Drake", "Two-Headed Dragon"))


def test_shivan_dragon_breathes_fire() -> None:
    table = with_lands("RRR", step=MAIN)
    table.battlefield(ANN, "Shivan Dragon")
    for _ in range(3):
        table.act(ANN, "activate Shivan Dragon")
    table.resolve_all()
    assert table.power_toughness("Shivan Dragon") == (8, 5)


def test_reflexes_gives_first_strike() -> None:
    table = with_lands("R", step=MAIN)
    table.battlefield(ANN, "Hill Giant")
    table.battlefield(BOB, "Trained Armodon")
    table.hand(ANN, "Reflexes")
    table.act(ANN, "cast Reflexes", "Hill Giant")
    table.resolve_all()
    assert table.object("Hill Giant").has(Keyword.FIRST_STRIKE)
    table.attack("Hill Giant")
    table.block(("Trained Armodon", "Hill Giant"))
    table.to(Step.POSTCOMBAT_MAIN)
    assert cards(table, ANN) == ["Hill Giant", "Reflexes"]
    assert cards(table, BOB) == []


@pytest.mark.parametrize(
    "name", ["Goblin Glider", "Goblin Raider", "Hulking Cyclops", "Ogre Taskmaster"]
)
def test_some_creatures_cant_block(name: str) -> None:
    table = with_lands()
    table.battlefield(ANN, "Eager Cadet")
    table.battlefield(BOB, name, "Wall of Stone")
    table.begin(ANN)
    table.attack("Eager Cadet")
    with pytest.raises(IllegalAnswerError):
        table.block((name, "Eager Cadet"))


def test_a_tapped_creature_cant_block() -> None:
    table = with_lands()
    table.battlefield(ANN, "Eager Cadet")
    table.battlefield(BOB, "Hill Giant")
    table.begin(ANN)
    set_tapped(table, "Hill Giant", True)
    table.attack("Eager Cadet")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 19


def test_balduvian_barbarians_fight_without_abilities() -> None:
    table = with_lands()
    table.battlefield(ANN, "Balduvian Barbarians", "Muraganda Petroglyphs")
    table.battlefield(BOB, "Sabretooth Tiger")
    assert table.power_toughness("Balduvian Barbarians") == (5, 4)
    assert table.power_toughness("Sabretooth Tiger") == (2, 1)


def test_cinder_wall_that_died_and_came_back_is_another_object() -> None:
    table = with_lands("", "R")
    table.battlefield(ANN, "Eager Cadet")
    table.battlefield(BOB, "Cinder Wall")
    rebirth = "Return target creature card from your graveyard to the battlefield."
    table.hand(BOB, "Shock", spell(rebirth, "Rebirth"))
    table.begin(ANN)
    table.attack("Eager Cadet")
    table.block(("Cinder Wall", "Eager Cadet"))
    table.resolve_all()
    table.object("Cinder Wall").damage = 1
    table.act(BOB, "cast Shock", "Cinder Wall")
    table.resolve_all()
    assert "Cinder Wall" in graveyard(table, BOB)
    table.act(BOB, "cast Rebirth")
    table.resolve_all()
    table.to(Step.POSTCOMBAT_MAIN)
    assert cards(table, BOB) == ["Cinder Wall"]


def test_blood_moon_makes_nonbasic_lands_mountains() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(BOB, "Blood Moon")
    table.battlefield(ANN, "City of Brass")
    table.hand(ANN, "Shock", "Fugitive Wizard")
    assert refusal(table, ANN, "cast Fugitive Wizard") != ""
    table.act(ANN, "cast Shock", "Bob")
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (20, 18)


def test_blood_moon_leaves_basic_lands() -> None:
    table = with_lands("U", step=MAIN)
    table.battlefield(BOB, "Blood Moon")
    table.hand(ANN, "Fugitive Wizard")
    assert refusal(table, ANN, "cast Fugitive Wizard") == ""


def test_blood_moon_takes_the_ability_to_enter_tapped() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(BOB, "Blood Moon")
    table.hand(ANN, "Salt Marsh")
    table.act(ANN, "play Salt Marsh")
    assert not table.object("Salt Marsh").tapped
    assert table.object("Salt Marsh").now.name == "Salt Marsh"


def test_blood_moons_mountains_are_walked_through() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Canyon Wildcat", "Blood Moon")
    table.battlefield(BOB, "City of Brass", "Hill Giant")
    table.attack("Canyon Wildcat")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 18


def test_lands_are_themselves_again_without_blood_moon() -> None:
    table = with_lands("W", step=MAIN)
    table.battlefield(BOB, "Blood Moon", "City of Brass")
    assert "Mountain" in table.object("City of Brass").now.subtypes
    table.hand(ANN, "Demystify")
    table.act(ANN, "cast Demystify")
    table.resolve_all()
    assert "Mountain" not in table.object("City of Brass").now.subtypes


def test_bloodshot_cyclops_throws_with_the_sacrificed_creatures_last_power() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Bloodshot Cyclops", "Grizzly Bears")
    table.put(ANN, Zone.BATTLEFIELD, "Unholy Strength", attached_to="Grizzly Bears")
    table.act(ANN, "activate Bloodshot Cyclops", "Bob", "Grizzly Bears")
    table.resolve_all()
    assert table.life(BOB) == 16


def test_obliterate_is_not_countered_and_spares_enchantments() -> None:
    table = with_lands("RRRRRRRR", "GUUB", step=MAIN)
    table.battlefield(ANN, "Jayemdae Tome", "Karma")
    table.battlefield(BOB, "Drudge Skeletons")
    table.hand(ANN, "Obliterate")
    table.hand(BOB, "Voidslime")
    table.act(ANN, "cast Obliterate")
    table.act(BOB, "activate Drudge Skeletons")
    table.resolve()
    table.act(BOB, "cast Voidslime")
    table.resolve_all()
    assert table.names_in(Zone.BATTLEFIELD) == ["Karma"]


def test_pyrotechnics_divides_its_damage_as_it_is_cast() -> None:
    table = with_lands("RRRRR", step=MAIN)
    table.battlefield(BOB, "Grizzly Bears", "Hill Giant")
    table.hand(ANN, "Pyrotechnics")
    table.act(ANN, "cast Pyrotechnics", ["Grizzly Bears", "Bob"], [2, 2])
    table.resolve_all()
    assert cards(table, BOB) == ["Hill Giant"]
    assert table.life(BOB) == 18


def test_pyrotechnics_damage_to_an_illegal_target_is_lost() -> None:
    table = with_lands("RRRRR", "U", step=MAIN)
    table.battlefield(BOB, "Grizzly Bears", "Hill Giant")
    table.hand(ANN, "Pyrotechnics")
    table.hand(BOB, "Unsummon")
    table.act(ANN, "cast Pyrotechnics", ["Grizzly Bears", "Hill Giant"], [2, 2])
    table.act(BOB, "cast Unsummon", "Grizzly Bears")
    table.resolve_all()
    assert table.object("Hill Giant").damage == 2


def test_pyrotechnics_gives_each_target_at_least_one_damage() -> None:
    table = with_lands("RRRRR", step=MAIN)
    table.battlefield(BOB, "Grizzly Bears", "Hill Giant")
    table.hand(ANN, "Pyrotechnics")
    with pytest.raises(IllegalAnswerError):
        table.act(ANN, "cast Pyrotechnics", ["Grizzly Bears", "Hill Giant"], [4, 0])


def test_rukh_egg_hatches_at_the_next_end_step() -> None:
    table = with_lands("RR", step=MAIN)
    table.battlefield(BOB, "Rukh Egg")
    table.hand(ANN, "Shock", "Shock")
    for _ in range(2):
        table.act(ANN, "cast Shock", "Rukh Egg")
        table.resolve_all()
    assert cards(table, BOB) == []
    table.to(Step.END)
    table.resolve_all()
    (bird,) = cards(table, BOB)
    assert table.power_toughness(bird) == (4, 4)
    assert table.object(bird).has(Keyword.FLYING)


def test_rukh_egg_returned_to_hand_doesnt_hatch() -> None:
    table = with_lands("U", step=MAIN)
    table.battlefield(BOB, "Rukh Egg")
    table.hand(ANN, "Unsummon")
    table.act(ANN, "cast Unsummon")
    table.to(Step.END)
    assert table.game.zones.stack == []
    assert cards(table, BOB) == []


def test_the_bird_goes_to_who_controlled_the_egg() -> None:
    table = with_lands("RR", step=MAIN)
    table.battlefield(BOB, "Rukh Egg")
    table.put(ANN, Zone.BATTLEFIELD, "Confiscate", attached_to="Rukh Egg")
    table.hand(ANN, "Shock", "Shock")
    for _ in range(2):
        table.act(ANN, "cast Shock", "Rukh Egg")
        table.resolve_all()
    table.to(Step.END)
    table.resolve_all()
    assert cards(table, BOB) == []
    assert len(cards(table, ANN)) == 1
