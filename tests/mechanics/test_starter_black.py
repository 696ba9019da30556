"""What the black starter cards do."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.vocab import Keyword, Step, Zone
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

MAIN = Step.PRECOMBAT_MAIN


def test_drudge_skeletons_regenerate_from_damage() -> None:
    table = with_lands("R", "B", step=MAIN)
    table.battlefield(BOB, "Drudge Skeletons")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Drudge Skeletons")
    table.act(BOB, "activate Drudge Skeletons")
    table.resolve_all()
    assert cards(table, BOB) == ["Drudge Skeletons"]
    assert table.object("Drudge Skeletons").tapped
    assert table.object("Drudge Skeletons").damage == 0


def test_drudge_skeletons_regenerate_only_once_for_each_shield() -> None:
    table = with_lands("RR", "B", step=MAIN)
    table.battlefield(BOB, "Drudge Skeletons")
    table.hand(ANN, "Shock", "Shock")
    table.act(BOB, "activate Drudge Skeletons")
    table.resolve_all()
    for _ in range(2):
        table.act(ANN, "cast Shock", "Drudge Skeletons")
        table.resolve_all()
    assert graveyard(table, BOB) == ["Drudge Skeletons"]


def test_regeneration_removes_a_blocker_from_combat() -> None:
    table = with_lands("", "B")
    table.battlefield(ANN, "Craw Wurm")
    table.battlefield(BOB, "Drudge Skeletons")
    table.begin(ANN)
    table.attack("Craw Wurm")
    table.block(("Drudge Skeletons", "Craw Wurm"))
    table.act(BOB, "activate Drudge Skeletons")
    table.to(Step.POSTCOMBAT_MAIN)
    assert cards(table, BOB) == ["Drudge Skeletons"]
    assert table.life(BOB) == 20


def test_regeneration_doesnt_help_against_toughness_zero() -> None:
    table = with_lands("BB", "B", step=MAIN)
    table.battlefield(BOB, "Drudge Skeletons")
    table.hand(ANN, "Nausea")
    table.act(BOB, "activate Drudge Skeletons")
    table.resolve_all()
    table.act(ANN, "cast Nausea")
    table.resolve_all()
    assert graveyard(table, BOB) == ["Drudge Skeletons"]


def test_a_regeneration_shield_is_gone_the_next_turn() -> None:
    table = with_lands("", "BR")
    table.battlefield(ANN, "Drudge Skeletons")
    lands(table, ANN, "B")
    table.hand(BOB, "Shock")
    table.begin(ANN)
    table.act(ANN, "activate Drudge Skeletons")
    table.resolve_all()
    table.to_turn(BOB)
    table.act(BOB, "cast Shock", "Drudge Skeletons")
    table.resolve_all()
    assert graveyard(table, ANN) == ["Drudge Skeletons"]


def test_deepwood_ghoul_regenerates_for_life() -> None:
    table = with_lands("R", step=MAIN)
    table.battlefield(BOB, "Deepwood Ghoul")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Deepwood Ghoul")
    table.act(BOB, "activate Deepwood Ghoul")
    table.resolve_all()
    assert cards(table, BOB) == ["Deepwood Ghoul"]
    assert table.life(BOB) == 18


def test_deepwood_ghouls_controller_cant_pay_life_they_dont_have() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Deepwood Ghoul")
    table.set_life(ANN, 1)
    assert refusal(table, ANN, "activate Deepwood Ghoul") != ""


def test_gravedigger_may_return_a_creature_card() -> None:
    table = with_lands("BBBB", step=MAIN)
    table.graveyard(ANN, "Hill Giant", "Shock")
    table.hand(ANN, "Gravedigger")
    table.act(ANN, "cast Gravedigger")
    table.choose(True)
    table.resolve_all()
    assert hand(table, ANN) == ["Hill Giant"]


def test_gravedigger_may_leave_the_card_there() -> None:
    table = with_lands("BBBB", step=MAIN)
    table.graveyard(ANN, "Hill Giant")
    table.hand(ANN, "Gravedigger")
    table.act(ANN, "cast Gravedigger")
    table.choose(False)
    table.resolve_all()
    assert hand(table, ANN) == []


def test_gravedigger_doesnt_reach_an_opponents_graveyard() -> None:
    table = with_lands("BBBB", step=MAIN)
    table.graveyard(BOB, "Hill Giant")
    table.hand(ANN, "Gravedigger")
    table.act(ANN, "cast Gravedigger")
    table.resolve()
    assert table.game.zones.stack == []


def test_royal_assassin_destroys_a_tapped_creature() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Royal Assassin")
    table.battlefield(BOB, "Hill Giant")
    assert refusal(table, ANN, "activate Royal Assassin") == "601.2c"
    set_tapped(table, "Hill Giant", True)
    table.act(ANN, "activate Royal Assassin")
    table.resolve_all()
    assert graveyard(table, BOB) == ["Hill Giant"]


def test_royal_assassin_misses_a_creature_that_untaps_in_response() -> None:
    table = with_lands("", "U", step=MAIN)
    table.battlefield(ANN, "Royal Assassin")
    table.battlefield(BOB, "Hill Giant", tapped=True)
    table.hand(BOB, "Twiddle")
    table.act(ANN, "activate Royal Assassin")
    table.act(BOB, "cast Twiddle", "Hill Giant")
    table.choose(True, 1)
    table.resolve_all()
    assert cards(table, BOB) == ["Hill Giant"]


def test_royal_assassin_can_be_its_own_target_no_more_after_it_taps() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Royal Assassin")
    assert refusal(table, ANN, "activate Royal Assassin") == "601.2c"


def test_megrim_damages_for_each_card_discarded() -> None:
    table = with_lands("BBB", step=MAIN)
    table.battlefield(ANN, "Megrim")
    table.hand(ANN, "Mind Rot")
    table.hand(BOB, "Shock", "Forest")
    table.act(ANN, "cast Mind Rot", "Bob")
    table.resolve_all()
    assert graveyard(table, BOB) == ["Shock", "Forest"]
    assert table.life(BOB) == 16


def test_megrim_ignores_its_controllers_discards() -> None:
    table = with_lands("BBB", step=MAIN)
    table.battlefield(ANN, "Megrim")
    table.hand(ANN, "Mind Rot", "Forest")
    table.act(ANN, "cast Mind Rot", "Ann")
    table.resolve_all()
    assert "Forest" in graveyard(table, ANN)
    assert table.life(ANN) == 20


def test_mind_rot_takes_what_there_is() -> None:
    table = with_lands("BBB", step=MAIN)
    table.hand(ANN, "Mind Rot")
    table.hand(BOB, "Shock")
    table.act(ANN, "cast Mind Rot", "Bob")
    table.resolve_all()
    assert hand(table, BOB) == []


def test_mind_rots_target_chooses_the_cards() -> None:
    table = with_lands("BBB", step=MAIN)
    table.hand(ANN, "Mind Rot")
    table.hand(BOB, "Shock", "Forest", "Island")
    table.act(ANN, "cast Mind Rot", "Bob")
    table.to_question(Kind.DISCARD)
    assert table.asked is not None
    assert table.asked.player == BOB
    table.answer(["Island", "Shock"])
    table.resolve_all()
    assert hand(table, BOB) == ["Forest"]


def test_mind_sludge_counts_the_casters_swamps() -> None:
    table = with_lands("BBBBB", "B", step=MAIN)
    table.hand(ANN, "Mind Sludge")
    table.hand(BOB, *["Forest"] * 7)
    table.act(ANN, "cast Mind Sludge", "Bob")
    table.resolve_all()
    assert len(hand(table, BOB)) == 2


def test_ravenous_rats_make_an_opponent_discard() -> None:
    table = with_lands("BB", step=MAIN)
    table.hand(ANN, "Ravenous Rats")
    table.hand(BOB, "Shock", "Forest")
    table.act(ANN, "cast Ravenous Rats")
    table.choose("Forest")
    table.resolve_all()
    assert hand(table, BOB) == ["Shock"]


def test_phyrexian_arena_draws_and_costs_life_in_its_controllers_upkeep() -> None:
    table = with_lands()
    table.battlefield(ANN, "Phyrexian Arena")
    table.begin(ANN, Step.UPKEEP)
    assert hand(table, ANN) == []
    table.resolve_all()
    assert (len(hand(table, ANN)), table.life(ANN)) == (1, 19)
    table.begin(BOB, Step.UPKEEP)
    assert table.game.zones.stack == []


def test_grave_pact_makes_the_other_player_sacrifice() -> None:
    table = with_lands("R", step=MAIN)
    table.battlefield(ANN, "Grave Pact", "Grizzly Bears", "Eager Cadet")
    table.battlefield(BOB, "Hill Giant", "Storm Crow")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Grizzly Bears")
    table.choose("Storm Crow")
    table.resolve_all()
    assert graveyard(table, BOB) == ["Storm Crow"]
    assert cards(table, ANN) == ["Grave Pact", "Eager Cadet"]


def test_grave_pact_ignores_creatures_of_others() -> None:
    table = with_lands("R", step=MAIN)
    table.battlefield(ANN, "Grave Pact")
    table.battlefield(BOB, "Grizzly Bears", "Storm Crow")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Grizzly Bears")
    table.resolve_all()
    assert cards(table, BOB) == ["Storm Crow"]


def test_grave_pact_triggers_for_each_of_several_creatures() -> None:
    table = with_lands("BB", step=MAIN)
    table.battlefield(ANN, "Grave Pact", "Eager Cadet", "Suntail Hawk")
    table.battlefield(BOB, "Hill Giant", "Grizzly Bears", "Glory Seeker")
    table.hand(ANN, "Nausea")
    table.act(ANN, "cast Nausea")
    table.resolve_all()
    assert len(cards(table, BOB)) == 1


def test_grave_pact_in_a_game_of_three_spares_only_its_controller() -> None:
    table = with_lands("R", players=3, step=MAIN)
    table.battlefield(ANN, "Grave Pact", "Grizzly Bears", "Eager Cadet")
    table.battlefield(BOB, "Hill Giant")
    table.battlefield(2, "Storm Crow")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Grizzly Bears")
    table.resolve_all()
    assert (cards(table, BOB), cards(table, 2)) == ([], [])
    assert cards(table, ANN) == ["Grave Pact", "Eager Cadet"]


def test_underworld_dreams_damages_for_each_card_drawn() -> None:
    table = with_lands("UUUU", step=MAIN)
    table.battlefield(ANN, "Underworld Dreams")
    table.hand(ANN, "Inspiration")
    table.act(ANN, "cast Inspiration", "Bob")
    table.resolve_all()
    assert table.life(BOB) == 18
    table.to_turn(BOB)
    assert table.life(BOB) == 17


def test_underworld_dreams_ignores_its_controllers_draws() -> None:
    table = with_lands()
    table.battlefield(ANN, "Underworld Dreams")
    table.begin(ANN, Step.DRAW)
    table.to(MAIN)
    assert table.life(ANN) == 20


def test_larceny_makes_a_player_discard_for_combat_damage() -> None:
    table = with_lands()
    table.battlefield(ANN, "Larceny", "Hill Giant")
    table.hand(BOB, "Forest")
    table.begin(ANN)
    table.attack("Hill Giant")
    table.to(Step.POSTCOMBAT_MAIN)
    assert graveyard(table, BOB) == ["Forest"]


def test_larceny_ignores_damage_outside_combat() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Larceny", "Prodigal Pyromancer")
    table.hand(BOB, "Forest")
    table.act(ANN, "activate Prodigal Pyromancer", "Bob")
    table.resolve_all()
    assert hand(table, BOB) == ["Forest"]


def test_abyssal_specter_makes_the_damaged_player_discard() -> None:
    table = with_lands()
    table.battlefield(ANN, "Abyssal Specter")
    table.hand(BOB, "Forest", "Shock")
    table.begin(ANN)
    table.attack("Abyssal Specter")
    table.to(Step.COMBAT_DAMAGE)
    table.choose("Shock")
    table.resolve_all()
    assert hand(table, BOB) == ["Forest"]


def test_soul_feast_takes_and_gives_four_life() -> None:
    table = with_lands("BBBBB", step=MAIN)
    table.hand(ANN, "Soul Feast")
    table.act(ANN, "cast Soul Feast", "Bob")
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (24, 16)


def test_vicious_hunger_gains_life_and_wounds() -> None:
    table = with_lands("BB", step=MAIN)
    table.battlefield(BOB, "Hill Giant")
    table.hand(ANN, "Vicious Hunger")
    table.act(ANN, "cast Vicious Hunger")
    table.resolve_all()
    assert table.life(ANN) == 22
    assert table.object("Hill Giant").damage == 2


def test_vicious_hunger_without_its_target_gains_nothing() -> None:
    table = with_lands("BB", "U", step=MAIN)
    table.battlefield(BOB, "Hill Giant")
    table.hand(ANN, "Vicious Hunger")
    table.hand(BOB, "Unsummon")
    table.act(ANN, "cast Vicious Hunger")
    table.act(BOB, "cast Unsummon")
    table.resolve_all()
    assert table.life(ANN) == 20


def test_zombify_returns_your_creature_to_the_battlefield() -> None:
    table = with_lands("BBBB", step=MAIN)
    table.graveyard(ANN, "Hill Giant", "Shock")
    table.graveyard(BOB, "Craw Wurm")
    table.hand(ANN, "Zombify")
    table.act(ANN, "cast Zombify")
    table.resolve_all()
    assert cards(table, ANN) == ["Hill Giant"]
    assert graveyard(table, BOB) == ["Craw Wurm"]


def test_raise_dead_returns_a_creature_card_to_hand() -> None:
    table = with_lands("B", step=MAIN)
    table.graveyard(ANN, "Hill Giant", "Craw Wurm", "Shock")
    table.hand(ANN, "Raise Dead")
    table.game.answer(table.action(ANN, "cast Raise Dead"))
    assert option_names(table) == ["Hill Giant", "Craw Wurm"]
    table.answer("Craw Wurm")
    table.resolve_all()
    assert hand(table, ANN) == ["Craw Wurm"]


def test_raise_dead_fails_if_the_card_is_gone() -> None:
    table = with_lands("B", "", step=MAIN)
    table.graveyard(ANN, "Reassembling Skeleton")
    lands(table, ANN, "BB")
    table.hand(ANN, "Raise Dead")
    table.act(ANN, "cast Raise Dead")
    table.act(ANN, "activate Reassembling Skeleton")
    table.resolve_all()
    assert cards(table, ANN) == ["Reassembling Skeleton"]
    assert hand(table, ANN) == []


def test_reassembling_skeleton_comes_back_tapped() -> None:
    table = with_lands("BB", step=MAIN)
    table.graveyard(ANN, "Reassembling Skeleton")
    table.act(ANN, "activate Reassembling Skeleton")
    table.resolve_all()
    assert cards(table, ANN) == ["Reassembling Skeleton"]
    assert table.object("Reassembling Skeleton").tapped


def test_reassembling_skeletons_ability_works_only_in_the_graveyard() -> None:
    table = with_lands("BB", step=MAIN)
    table.battlefield(ANN, "Reassembling Skeleton")
    assert refusal(table, ANN, "activate Reassembling Skeleton") != ""


def test_diabolic_tutor_finds_any_card() -> None:
    table = with_lands("BBBB", step=MAIN)
    table.library(ANN, "Forest", "Shock")
    table.hand(ANN, "Diabolic Tutor")
    table.act(ANN, "cast Diabolic Tutor")
    table.choose("Shock")
    table.resolve_all()
    assert hand(table, ANN) == ["Shock"]


def test_a_search_for_any_card_must_find_one() -> None:
    table = with_lands("BBBB", step=MAIN)
    table.hand(ANN, "Diabolic Tutor")
    table.act(ANN, "cast Diabolic Tutor")
    table.to_question(Kind.SEARCH)
    with pytest.raises(IllegalAnswerError):
        table.answer([])


def test_lord_of_the_undead_strengthens_other_zombies_of_everyone() -> None:
    table = with_lands()
    table.battlefield(ANN, "Lord of the Undead", "Scathe Zombies", "Grizzly Bears")
    table.battlefield(BOB, "Gluttonous Zombie")
    assert table.power_toughness("Lord of the Undead") == (2, 2)
    assert table.power_toughness("Scathe Zombies") == (3, 3)
    assert table.power_toughness("Gluttonous Zombie") == (4, 4)
    assert table.power_toughness("Grizzly Bears") == (2, 2)


def test_lord_of_the_undead_returns_a_zombie_card() -> None:
    table = with_lands("BB", step=MAIN)
    table.battlefield(ANN, "Lord of the Undead")
    table.graveyard(ANN, "Scathe Zombies", "Hill Giant")
    table.act(ANN, "activate Lord of the Undead")
    table.resolve_all()
    assert hand(table, ANN) == ["Scathe Zombies"]


def test_nightmare_counts_its_controllers_swamps() -> None:
    table = with_lands("BBB", "BB")
    table.battlefield(ANN, "Nightmare")
    assert table.power_toughness("Nightmare") == (3, 3)
    lands(table, ANN, "B")
    assert table.power_toughness("Nightmare") == (4, 4)


def test_nightmare_dies_without_swamps() -> None:
    table = with_lands("R", "B")
    table.battlefield(BOB, "Nightmare")
    table.hand(ANN, "Stone Rain")
    lands(table, ANN, "RR")
    table.begin(ANN)
    table.act(ANN, "cast Stone Rain", "Swamp")
    table.resolve_all()
    assert "Nightmare" in graveyard(table, BOB)


def test_swarm_of_rats_counts_rats() -> None:
    table = with_lands()
    table.battlefield(ANN, "Swarm of Rats", "Ravenous Rats")
    table.battlefield(BOB, "Ravenous Rats")
    assert table.power_toughness("Swarm of Rats") == (2, 1)


def test_plague_wind_spares_your_creatures_and_allows_no_regeneration() -> None:
    table = with_lands("BBBBBBBBB", "B", step=MAIN)
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Drudge Skeletons", "Hill Giant")
    table.hand(ANN, "Plague Wind")
    table.act(BOB, "activate Drudge Skeletons")
    table.resolve_all()
    table.act(ANN, "cast Plague Wind")
    table.resolve_all()
    assert cards(table, ANN) == ["Grizzly Bears"]
    assert cards(table, BOB) == []


def test_western_paladin_slays_only_white_creatures() -> None:
    table = with_lands("BB", step=MAIN)
    table.battlefield(ANN, "Western Paladin")
    table.battlefield(BOB, "Grizzly Bears")
    assert refusal(table, ANN, "activate Western Paladin") == "601.2c"
    table.battlefield(BOB, "Glory Seeker")
    table.act(ANN, "activate Western Paladin")
    table.resolve_all()
    assert cards(table, BOB) == ["Grizzly Bears"]


def test_eastern_paladin_slays_green_creatures() -> None:
    table = with_lands("BB", step=MAIN)
    table.battlefield(ANN, "Eastern Paladin")
    table.battlefield(BOB, "Grizzly Bears", "Glory Seeker")
    table.act(ANN, "activate Eastern Paladin")
    table.resolve_all()
    assert cards(table, BOB) == ["Glory Seeker"]


def test_deathgazer_destroys_a_nonblack_blocker_at_end_of_combat() -> None:
    table = with_lands()
    table.battlefield(ANN, "Deathgazer")
    table.battlefield(BOB, "Horned Turtle")
    table.begin(ANN)
    table.attack("Deathgazer")
    table.block(("Horned Turtle", "Deathgazer"))
    table.to(Step.COMBAT_DAMAGE)
    assert cards(table, BOB) == ["Horned Turtle"]
    table.to(Step.POSTCOMBAT_MAIN)
    assert cards(table, BOB) == []
    assert cards(table, ANN) == ["Deathgazer"]


def test_deathgazer_destroys_what_it_blocks() -> None:
    table = with_lands()
    table.battlefield(ANN, "Giant Cockroach", "Hill Giant")
    table.battlefield(BOB, "Deathgazer")
    table.begin(ANN)
    table.attack("Hill Giant")
    table.block(("Deathgazer", "Hill Giant"))
    table.to(Step.POSTCOMBAT_MAIN)
    assert cards(table, ANN) == ["Giant Cockroach"]


def test_deathgazer_spares_black_creatures() -> None:
    table = with_lands()
    table.battlefield(ANN, "Deathgazer")
    table.battlefield(BOB, "Carrion Wall")
    table.begin(ANN)
    table.attack("Deathgazer")
    table.block(("Carrion Wall", "Deathgazer"))
    assert table.game.zones.stack == []


def test_drekavac_is_sacrificed_without_a_noncreature_card() -> None:
    table = with_lands("BB", step=MAIN)
    table.hand(ANN, "Drekavac", "Hill Giant")
    table.act(ANN, "cast Drekavac")
    table.resolve_all()
    assert cards(table, ANN) == []
    assert hand(table, ANN) == ["Hill Giant"]


def test_drekavac_stays_for_a_noncreature_card() -> None:
    table = with_lands("BB", step=MAIN)
    table.hand(ANN, "Drekavac", "Hill Giant", "Shock")
    table.act(ANN, "cast Drekavac")
    table.choose(True)
    table.resolve_all()
    assert cards(table, ANN) == ["Drekavac"]
    assert hand(table, ANN) == ["Hill Giant"]


def test_drekavac_can_be_let_go() -> None:
    table = with_lands("BB", step=MAIN)
    table.hand(ANN, "Drekavac", "Shock")
    table.act(ANN, "cast Drekavac")
    table.choose(False)
    table.resolve_all()
    assert cards(table, ANN) == []
    assert hand(table, ANN) == ["Shock"]


def test_death_pit_offering_sacrifices_then_strengthens() -> None:
    table = with_lands("BBBBB", step=MAIN)
    table.battlefield(ANN, "Hill Giant", "Grizzly Bears")
    table.battlefield(BOB, "Glory Seeker")
    table.hand(ANN, "Death Pit Offering", "Plague Beetle")
    table.act(ANN, "cast Death Pit Offering")
    table.resolve_all()
    assert cards(table, ANN) == ["Death Pit Offering"]
    assert cards(table, BOB) == ["Glory Seeker"]
    table.act(ANN, "cast Plague Beetle")
    table.resolve_all()
    assert table.power_toughness("Plague Beetle") == (3, 3)


def test_fallen_angel_eats_creatures() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Fallen Angel", "Grizzly Bears", "Jayemdae Tome")
    table.act(ANN, "activate Fallen Angel", "Grizzly Bears")
    table.resolve_all()
    assert table.power_toughness("Fallen Angel") == (5, 4)
    assert graveyard(table, ANN) == ["Grizzly Bears"]


def test_fallen_angel_may_sacrifice_itself() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Fallen Angel")
    table.act(ANN, "activate Fallen Angel")
    table.resolve_all()
    assert graveyard(table, ANN) == ["Fallen Angel"]


def test_phyrexian_plaguelord_weakens_at_the_price_of_itself_or_another() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Phyrexian Plaguelord", "Eager Cadet")
    table.battlefield(BOB, "Craw Wurm", "Storm Crow")
    table.act(ANN, "activate Phyrexian Plaguelord.1", "Storm Crow", "Eager Cadet")
    table.resolve_all()
    assert table.power_toughness("Storm Crow") == (0, 1)
    table.act(ANN, "activate Phyrexian Plaguelord.0", "Craw Wurm")
    table.resolve_all()
    assert cards(table, ANN) == []
    assert cards(table, BOB) == ["Storm Crow"]


def test_nausea_weakens_creatures_of_both_players() -> None:
    table = with_lands("BB", step=MAIN)
    table.battlefield(ANN, "Eager Cadet")
    table.battlefield(BOB, "Hill Giant")
    table.hand(ANN, "Nausea")
    table.act(ANN, "cast Nausea")
    table.resolve_all()
    assert graveyard(table, ANN) == ["Nausea", "Eager Cadet"]
    assert table.power_toughness("Hill Giant") == (2, 2)


def test_ambitions_cost_draws_three_and_costs_three_life() -> None:
    table = with_lands("BBBB", step=MAIN)
    table.hand(ANN, "Ambition's Cost")
    table.act(ANN, "cast Ambition's Cost")
    table.resolve_all()
    assert (len(hand(table, ANN)), table.life(ANN)) == (3, 17)


@pytest.mark.parametrize(
    ("name", "mana", "lost"), [("Serpent Warrior", "BBB", 3), ("Vampiric Spirit", "BBBB", 4)]
)
def test_strong_creatures_cost_their_controller_life(name: str, mana: str, lost: int) -> None:
    table = with_lands(mana, step=MAIN)
    table.hand(ANN, name)
    table.act(ANN, f"cast {name}")
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (20 - lost, 20)


def test_maggot_carrier_costs_each_player_one_life() -> None:
    table = with_lands("B", step=MAIN)
    table.hand(ANN, "Maggot Carrier")
    table.act(ANN, "cast Maggot Carrier")
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (19, 19)


def test_swampwalk_needs_a_defender_with_a_swamp() -> None:
    table = with_lands("", "B")
    table.battlefield(ANN, "Bog Wraith")
    table.battlefield(BOB, "Hill Giant")
    table.begin(ANN)
    table.attack("Bog Wraith")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 17


def test_swampwalk_doesnt_help_against_a_defender_without_swamps() -> None:
    table = with_lands("B", "G")
    table.battlefield(ANN, "Bog Wraith")
    table.battlefield(BOB, "Hill Giant")
    table.begin(ANN)
    table.attack("Bog Wraith")
    table.block(("Hill Giant", "Bog Wraith"))
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 20


def test_fear_lets_only_artifact_and_black_creatures_block() -> None:
    table = with_lands()
    table.battlefield(ANN, "Severed Legion", "Grizzly Bears")
    table.battlefield(BOB, "Hill Giant", "Phyrexian Hulk", "Bog Imp")
    table.put(ANN, Zone.BATTLEFIELD, "Fear", attached_to="Grizzly Bears")
    assert table.object("Grizzly Bears").has(Keyword.FEAR)
    table.begin(ANN)
    table.attack("Severed Legion", "Grizzly Bears")
    with pytest.raises(IllegalAnswerError):
        table.block(("Hill Giant", "Grizzly Bears"))
    table.block(("Phyrexian Hulk", "Severed Legion"), ("Bog Imp", "Grizzly Bears"))


def test_looming_shade_grows_for_each_mana() -> None:
    table = with_lands("BB", step=MAIN)
    table.battlefield(ANN, "Looming Shade")
    table.act(ANN, "activate Looming Shade")
    table.act(ANN, "activate Looming Shade")
    table.resolve_all()
    assert table.power_toughness("Looming Shade") == (3, 3)


def test_spineless_thug_cant_block() -> None:
    table = with_lands()
    table.battlefield(ANN, "Eager Cadet")
    table.battlefield(BOB, "Spineless Thug")
    table.begin(ANN)
    table.attack("Eager Cadet")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 19


def test_unholy_strength_wears_off_with_its_aura() -> None:
    table = with_lands("W", step=MAIN)
    table.battlefield(BOB, "Grizzly Bears")
    table.put(BOB, Zone.BATTLEFIELD, "Unholy Strength", attached_to="Grizzly Bears")
    assert table.power_toughness("Grizzly Bears") == (4, 3)
    table.hand(ANN, "Demystify")
    table.act(ANN, "cast Demystify")
    table.resolve_all()
    assert table.power_toughness("Grizzly Bears") == (2, 2)


@pytest.mark.parametrize("sorcery", [True, False])
def test_the_caster_chooses_what_the_opponent_discards(sorcery: bool) -> None:
    table = with_lands("BBB", step=MAIN)
    table.hand(BOB, "Shock", "Forest")
    if sorcery:
        table.hand(ANN, "Coercion")
        table.act(ANN, "cast Coercion")
    else:
        table.battlefield(ANN, "Mind Slash", "Eager Cadet")
        table.act(ANN, "activate Mind Slash")
        assert graveyard(table, ANN) == ["Eager Cadet"]
    table.to_question(Kind.OBJECTS)
    assert table.asked is not None
    assert table.asked.player == ANN
    table.answer("Shock")
    table.resolve_all()
    assert hand(table, BOB) == ["Forest"]


def test_mind_slash_works_only_when_a_sorcery_could_be_cast() -> None:
    table = with_lands("B")
    table.battlefield(ANN, "Mind Slash", "Eager Cadet")
    table.begin(ANN, Step.UPKEEP)
    assert refusal(table, ANN, "activate Mind Slash") != ""


@pytest.mark.parametrize(
    ("spell", "victim", "spared", "drawn"),
    [
        ("Dark Banishing", "Horned Troll", "Bog Imp", 0),
        ("Execute", "Glory Seeker", "Horned Troll", 1),
        ("Slay", "Horned Troll", "Glory Seeker", 1),
    ],
)
def test_black_spells_kill_beyond_regeneration(
    spell: str, victim: str, spared: str, drawn: int
) -> None:
    table = with_lands("BBB", "G", step=MAIN)
    table.battlefield(BOB, victim, spared)
    if victim == "Horned Troll":
        table.act(BOB, "activate Horned Troll")
        table.resolve_all()
    table.hand(ANN, spell)
    table.act(ANN, f"cast {spell}")
    table.resolve_all()
    assert cards(table, BOB) == [spared]
    assert len(hand(table, ANN)) == drawn


def test_sever_soul_gains_life_equal_to_the_last_toughness() -> None:
    table = with_lands("BBBBB", step=MAIN)
    table.battlefield(BOB, "Hill Giant", "Glorious Anthem")
    table.hand(ANN, "Sever Soul")
    table.act(ANN, "cast Sever Soul")
    table.resolve_all()
    assert table.life(ANN) == 24


def test_death_pits_of_rath_destroy_what_is_dealt_damage() -> None:
    table = with_lands("", "G", step=MAIN)
    table.battlefield(ANN, "Prodigal Pyromancer", "Death Pits of Rath")
    table.battlefield(BOB, "Horned Troll", "Craw Wurm")
    table.act(BOB, "activate Horned Troll")
    table.resolve_all()
    table.act(ANN, "activate Prodigal Pyromancer", "Horned Troll")
    table.resolve_all()
    assert cards(table, BOB) == ["Craw Wurm"]
