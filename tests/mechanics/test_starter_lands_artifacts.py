"""What the artifacts and lands among the starter cards do."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.vocab import Color, Keyword, Step, Type, Zone
from tests.mechanics.starter import (
    ANN,
    BOB,
    cards,
    graveyard,
    hand,
    lands,
    option_names,
    refusal,
    with_lands,
)

MAIN = Step.PRECOMBAT_MAIN


def test_ensnaring_bridge_keeps_strong_creatures_of_everyone_from_attacking() -> None:
    table = with_lands()
    table.battlefield(BOB, "Ensnaring Bridge")
    table.hand(BOB, "Forest", "Forest")
    table.battlefield(ANN, "Grizzly Bears", "Hill Giant")
    table.begin(ANN)
    with pytest.raises(IllegalAnswerError):
        table.attack("Hill Giant")
    table.attack("Grizzly Bears")


def test_ensnaring_bridge_ties_its_controllers_creatures_as_well() -> None:
    table = with_lands()
    table.battlefield(ANN, "Ensnaring Bridge", "Grizzly Bears", "Wall of Air")
    table.begin(ANN)
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 20
    assert not table.object("Grizzly Bears").tapped


def test_ensnaring_bridge_counts_its_controllers_hand() -> None:
    table = with_lands()
    table.battlefield(BOB, "Ensnaring Bridge")
    table.hand(ANN, *["Forest"] * 5)
    table.battlefield(ANN, "Grizzly Bears")
    table.begin(ANN)
    table.to(Step.POSTCOMBAT_MAIN)
    assert not table.object("Grizzly Bears").tapped


def test_jayemdae_tome_draws() -> None:
    table = with_lands("RRRR", step=MAIN)
    table.battlefield(ANN, "Jayemdae Tome")
    table.act(ANN, "activate Jayemdae Tome")
    table.resolve_all()
    assert len(hand(table, ANN)) == 1
    assert table.object("Jayemdae Tome").tapped


def test_a_noncreature_artifact_can_be_tapped_the_turn_it_comes() -> None:
    table = with_lands("RRRR", step=MAIN)
    table.battlefield(ANN, "Jayemdae Tome", sick=True)
    assert refusal(table, ANN, "activate Jayemdae Tome") == ""


def test_millstone_mills_the_target() -> None:
    table = with_lands("RR", step=MAIN)
    table.battlefield(ANN, "Millstone")
    table.library(BOB, "Shock", "Forest")
    table.act(ANN, "activate Millstone", "Bob")
    table.resolve_all()
    assert sorted(graveyard(table, BOB)) == ["Forest", "Shock"]


def test_milling_an_empty_library_loses_no_game() -> None:
    table = with_lands("RR", step=MAIN)
    table.battlefield(ANN, "Millstone")
    table.game.players[BOB].library.clear()
    table.act(ANN, "activate Millstone", "Bob")
    table.resolve_all()
    assert not table.game.over


def test_planar_portal_finds_any_card() -> None:
    table = with_lands("RRRRRR", step=MAIN)
    table.battlefield(ANN, "Planar Portal")
    table.library(ANN, "Forest", "Shock")
    table.act(ANN, "activate Planar Portal")
    table.choose("Shock")
    table.resolve_all()
    assert hand(table, ANN) == ["Shock"]


def test_disrupting_scepter_makes_the_target_discard() -> None:
    table = with_lands("RRR", step=MAIN)
    table.battlefield(ANN, "Disrupting Scepter")
    table.hand(BOB, "Shock", "Forest")
    table.act(ANN, "activate Disrupting Scepter", "Bob")
    table.choose("Forest")
    table.resolve_all()
    assert hand(table, BOB) == ["Shock"]


def test_disrupting_scepter_works_only_during_its_controllers_turn() -> None:
    table = with_lands("RRR")
    table.battlefield(ANN, "Disrupting Scepter")
    table.begin(BOB)
    assert refusal(table, ANN, "activate Disrupting Scepter") != ""


def test_city_of_brass_hurts_when_tapped_for_mana() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "City of Brass")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Bob")
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (19, 18)


def test_city_of_brass_hurts_however_it_is_tapped() -> None:
    table = with_lands("U", step=MAIN)
    table.battlefield(BOB, "City of Brass")
    table.hand(ANN, "Twiddle")
    table.act(ANN, "cast Twiddle", "City of Brass")
    table.choose(True, 0)
    table.resolve_all()
    assert table.life(BOB) == 19


@pytest.mark.parametrize(
    ("name", "colors"),
    [
        ("Coastal Tower", "WU"),
        ("Salt Marsh", "UB"),
        ("Urborg Volcano", "BR"),
        ("Shivan Oasis", "RG"),
        ("Elfhame Palace", "GW"),
    ],
)
def test_some_lands_enter_tapped_and_give_two_colors(name: str, colors: str) -> None:
    spells = {"W": "Healing Salve", "U": "Fugitive Wizard", "B": "Plague Beetle"}
    spells |= {"R": "Raging Goblin", "G": "Elvish Lyrist"}
    table = with_lands(step=MAIN)
    table.hand(ANN, name)
    table.act(ANN, f"play {name}")
    assert table.object(name).tapped
    table = with_lands(step=MAIN)
    table.battlefield(ANN, name)
    table.hand(ANN, *spells.values())
    for letter, spell in spells.items():
        assert (refusal(table, ANN, f"cast {spell}") == "") == (letter in colors), spell


@pytest.mark.parametrize(
    ("name", "spell", "color"),
    [
        ("Ivory Cup", "Eager Cadet", "W"),
        ("Crystal Rod", "Fugitive Wizard", "U"),
        ("Throne of Bone", "Plague Beetle", "B"),
        ("Iron Star", "Raging Goblin", "R"),
        ("Wooden Sphere", "Elvish Lyrist", "G"),
    ],
)
def test_lucky_charms_sell_a_life_for_one_mana(name: str, spell: str, color: str) -> None:
    table = with_lands("W", color, step=MAIN)
    table.battlefield(ANN, name)
    table.hand(BOB, spell)
    table.begin(BOB)
    table.act(BOB, f"cast {spell}")
    table.choose(True)
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (21, 20)
    assert all(table.object(n).tapped for n in table.game.zones.battlefield[:1])


def test_a_lucky_charm_ignores_spells_of_other_colors() -> None:
    table = with_lands("WR", step=MAIN)
    table.battlefield(ANN, "Wooden Sphere")
    table.hand(ANN, "Raging Goblin")
    table.act(ANN, "cast Raging Goblin")
    assert len(table.game.zones.stack) == 1


def test_a_lucky_charm_gives_nothing_unpaid() -> None:
    table = with_lands("RW", step=MAIN)
    table.battlefield(ANN, "Iron Star")
    table.hand(ANN, "Raging Goblin")
    table.act(ANN, "cast Raging Goblin")
    table.choose(False)
    table.resolve_all()
    assert table.life(ANN) == 20


def test_beast_of_burden_counts_all_creatures_itself_included() -> None:
    table = with_lands()
    table.battlefield(ANN, "Beast of Burden", "Grizzly Bears")
    table.battlefield(BOB, "Storm Crow", "Jayemdae Tome")
    assert table.power_toughness("Beast of Burden") == (3, 3)


def test_beast_of_burden_in_hand_counts_only_creatures_on_the_battlefield() -> None:
    table = with_lands()
    table.battlefield(BOB, "Storm Crow")
    table.hand(ANN, "Beast of Burden")
    assert table.power_toughness("Beast of Burden") == (1, 1)


def test_dingus_egg_hurts_the_controller_of_a_destroyed_land() -> None:
    table = with_lands("RRR", "G", step=MAIN)
    table.battlefield(ANN, "Dingus Egg")
    table.hand(ANN, "Stone Rain")
    table.act(ANN, "cast Stone Rain", "Forest")
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (20, 18)


def test_dingus_egg_triggers_for_each_land() -> None:
    table = with_lands("RRRR", "UU", step=MAIN)
    table.battlefield(ANN, "Dingus Egg")
    table.hand(ANN, "Boil")
    table.act(ANN, "cast Boil")
    table.resolve_all()
    assert table.life(BOB) == 16


def test_dingus_egg_ignores_a_land_returned_to_hand() -> None:
    table = with_lands("UU", "G", step=MAIN)
    table.battlefield(ANN, "Dingus Egg")
    table.hand(ANN, "Boomerang")
    table.act(ANN, "cast Boomerang", "Forest")
    table.resolve_all()
    assert table.life(BOB) == 20


def test_distorting_lens_changes_the_color_for_this_turn() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Distorting Lens")
    table.battlefield(BOB, "Grizzly Bears")
    table.act(ANN, "activate Distorting Lens", "Grizzly Bears")
    table.to_question(Kind.COLOR)
    assert table.asked is not None
    blue = [option.notation() for option in table.asked.options][1]
    table.answer(blue)
    table.resolve_all()
    assert table.object("Grizzly Bears").now.colors == Color.BLUE
    table.to_turn(BOB)
    assert table.object("Grizzly Bears").now.colors == Color.GREEN


def test_a_recolored_creature_is_no_longer_a_legal_target() -> None:
    table = with_lands("BB", "", step=MAIN)
    table.battlefield(ANN, "Western Paladin")
    table.battlefield(BOB, "Glory Seeker", "Distorting Lens")
    table.act(ANN, "activate Western Paladin")
    table.act(BOB, "activate Distorting Lens", "Glory Seeker")
    table.to_question(Kind.COLOR)
    assert table.asked is not None
    table.answer([option.notation() for option in table.asked.options][2])
    table.resolve_all()
    assert "Glory Seeker" in cards(table, BOB)


def test_fodder_cannon_throws_a_creature() -> None:
    table = with_lands("RRRR", step=MAIN)
    table.battlefield(ANN, "Fodder Cannon", "Eager Cadet")
    table.battlefield(BOB, "Craw Wurm")
    table.act(ANN, "activate Fodder Cannon", "Craw Wurm")
    table.resolve_all()
    assert graveyard(table, ANN) == ["Eager Cadet"]
    assert cards(table, BOB) == []


def test_fodder_cannons_ammunition_may_be_its_only_target() -> None:
    table = with_lands("RRRR", step=MAIN)
    table.battlefield(ANN, "Fodder Cannon", "Eager Cadet")
    table.act(ANN, "activate Fodder Cannon")
    assert graveyard(table, ANN) == ["Eager Cadet"]
    table.resolve_all()
    assert cards(table, ANN) == ["Fodder Cannon"]


def test_flying_carpet_lends_flying() -> None:
    table = with_lands("RR", step=MAIN)
    table.battlefield(ANN, "Flying Carpet", "Hill Giant")
    table.act(ANN, "activate Flying Carpet", "Hill Giant")
    table.resolve_all()
    assert table.object("Hill Giant").has(Keyword.FLYING)


@pytest.mark.parametrize(
    ("name", "mana", "damage"), [("Rod of Ruin", "RRR", 1), ("Aladdin's Ring", "RRRRRRRR", 4)]
)
def test_artifacts_deal_damage(name: str, mana: str, damage: int) -> None:
    table = with_lands(mana, step=MAIN)
    table.battlefield(ANN, name)
    table.act(ANN, f"activate {name}", "Bob")
    table.resolve_all()
    assert table.life(BOB) == 20 - damage


def test_patagia_golem_takes_off() -> None:
    table = with_lands("RRR", step=MAIN)
    table.battlefield(ANN, "Patagia Golem")
    table.act(ANN, "activate Patagia Golem")
    table.resolve_all()
    assert table.object("Patagia Golem").has(Keyword.FLYING)


def test_phyrexian_colossus_stays_tapped() -> None:
    table = with_lands()
    table.battlefield(ANN, "Phyrexian Colossus", tapped=True)
    table.begin(ANN, Step.UNTAP)
    assert table.object("Phyrexian Colossus").tapped


def test_phyrexian_colossus_untaps_for_eight_life() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(ANN, "Phyrexian Colossus", tapped=True)
    table.act(ANN, "activate Phyrexian Colossus")
    table.resolve_all()
    assert not table.object("Phyrexian Colossus").tapped
    assert table.life(ANN) == 12


def test_phyrexian_colossus_is_blocked_only_by_three() -> None:
    table = with_lands()
    table.battlefield(ANN, "Phyrexian Colossus")
    table.battlefield(BOB, "Storm Crow", "Eager Cadet", "Hill Giant")
    colossus = "Phyrexian Colossus"
    table.begin(ANN)
    table.attack(colossus)
    with pytest.raises(IllegalAnswerError):
        table.block(("Storm Crow", colossus), ("Eager Cadet", colossus))
    table.block(("Storm Crow", colossus), ("Eager Cadet", colossus), ("Hill Giant", colossus))


def test_skull_of_orm_returns_an_enchantment_card() -> None:
    table = with_lands("RRRRR", step=MAIN)
    table.battlefield(ANN, "Skull of Orm")
    table.graveyard(ANN, "Karma", "Shock")
    table.act(ANN, "activate Skull of Orm")
    table.resolve_all()
    assert hand(table, ANN) == ["Karma"]


def test_spellbook_lifts_the_limit_of_the_hand() -> None:
    table = with_lands()
    table.battlefield(ANN, "Spellbook")
    table.hand(ANN, *["Forest"] * 9)
    table.begin(ANN, Step.END)
    table.to_turn(BOB)
    assert len(hand(table, ANN)) == 9


def test_without_spellbook_the_player_discards_to_seven() -> None:
    table = with_lands()
    table.battlefield(BOB, "Spellbook")
    table.hand(ANN, *["Forest"] * 9)
    table.begin(ANN, Step.END)
    table.to_turn(BOB)
    assert len(hand(table, ANN)) == 7


def test_urzas_armor_prevents_one_damage_of_each_source() -> None:
    table = with_lands(step=MAIN)
    table.battlefield(BOB, "Urza's Armor")
    table.battlefield(ANN, "Grizzly Bears", "Hill Giant", "Eager Cadet")
    table.attack("Grizzly Bears", "Hill Giant", "Eager Cadet")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 17


def test_urzas_armor_doesnt_protect_its_controllers_creatures() -> None:
    table = with_lands("R", step=MAIN)
    table.battlefield(BOB, "Urza's Armor", "Grizzly Bears")
    table.hand(ANN, "Shock")
    table.act(ANN, "cast Shock", "Grizzly Bears")
    table.resolve_all()
    assert cards(table, BOB) == ["Urza's Armor"]


def test_wall_of_spears_strikes_first() -> None:
    table = with_lands()
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Wall of Spears")
    table.begin(ANN)
    table.attack("Grizzly Bears")
    table.block(("Wall of Spears", "Grizzly Bears"))
    table.to(Step.POSTCOMBAT_MAIN)
    assert cards(table, ANN) == []
    assert table.object("Wall of Spears").damage == 0


def test_an_artifact_creature_is_both() -> None:
    table = with_lands()
    table.battlefield(ANN, "Phyrexian Hulk")
    types = table.object("Phyrexian Hulk").now.types
    assert types == Type.ARTIFACT | Type.CREATURE
    assert table.object("Phyrexian Hulk").now.colors == 0


def test_only_one_land_is_played_each_turn() -> None:
    table = with_lands(step=MAIN)
    table.hand(ANN, "Forest", "Island")
    table.act(ANN, "play Forest")
    assert refusal(table, ANN, "play Island") != ""


def test_a_basic_land_gives_the_mana_of_its_type() -> None:
    table = with_lands("U", step=MAIN)
    table.hand(ANN, "Shock", "Fugitive Wizard")
    assert refusal(table, ANN, "cast Shock") != ""
    assert refusal(table, ANN, "cast Fugitive Wizard") == ""


def test_lands_are_listed_among_what_creeping_mold_can_destroy() -> None:
    table = with_lands("GGGG", "R", step=MAIN)
    lands(table, BOB, "B")
    table.hand(ANN, "Creeping Mold")
    table.game.answer(table.action(ANN, "cast Creeping Mold"))
    assert {"Mountain", "Swamp", "Forest"} <= set(option_names(table))
    assert table.names_in(Zone.STACK) == ["Creeping Mold"]


def test_brass_herald_gathers_and_strengthens_the_chosen_type() -> None:
    table = with_lands("RRRRRR", step=MAIN)
    table.battlefield(BOB, "Runeclaw Bear", "Hill Giant")
    table.library(ANN, "Grizzly Bears", "Shock", "Storm Crow", "Runeclaw Bear")
    table.hand(ANN, "Brass Herald")
    table.act(ANN, "cast Brass Herald")
    table.choose("Bear")
    table.resolve_all()
    assert sorted(hand(table, ANN)) == ["Grizzly Bears", "Runeclaw Bear"]
    assert sorted(table.names_in(Zone.LIBRARY, ANN)[-2:]) == ["Shock", "Storm Crow"]
    assert table.power_toughness("Runeclaw Bear") == (3, 3)
    assert table.power_toughness("Hill Giant") == (3, 3)


def test_howling_mine_lets_each_player_draw_an_additional_card() -> None:
    table = with_lands()
    table.battlefield(ANN, "Howling Mine")
    table.begin(BOB, Step.DRAW)
    table.to(MAIN)
    assert len(hand(table, BOB)) == 2
    table.to_turn(ANN)
    assert len(hand(table, ANN)) == 2


def test_a_tapped_howling_mine_lets_nobody_draw() -> None:
    table = with_lands()
    table.battlefield(ANN, "Howling Mine", tapped=True)
    table.begin(BOB, Step.DRAW)
    assert table.game.zones.stack == []


def test_howling_mine_tapped_in_response_lets_nobody_draw() -> None:
    table = with_lands("", "U")
    table.battlefield(ANN, "Howling Mine")
    table.hand(BOB, "Twiddle")
    table.begin(BOB, Step.DRAW)
    table.act(BOB, "cast Twiddle", "Howling Mine")
    table.choose(True, 0)
    table.resolve_all()
    assert len(hand(table, BOB)) == 1


def test_a_destroyed_howling_mine_still_gives_the_card() -> None:
    table = with_lands("", "RR")
    table.battlefield(ANN, "Howling Mine")
    table.hand(BOB, "Shatter")
    table.begin(BOB, Step.DRAW)
    table.act(BOB, "cast Shatter")
    table.resolve_all()
    assert len(hand(table, BOB)) == 2
