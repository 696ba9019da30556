"""What the starter cards with the most particular texts do."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.starter import (
    ANN,
    BOB,
    CAT,
    cards,
    graveyard,
    hand,
    position,
    refusal,
)

MAIN = Step.PRECOMBAT_MAIN


def test_blood_moon_makes_nonbasic_lands_mountains() -> None:
    table = position(step=MAIN)
    table.battlefield(BOB, "Blood Moon")
    table.battlefield(ANN, "City of Brass")
    table.hand(ANN, "Shock", "Fugitive Wizard")
    assert refusal(table, ANN, "cast Fugitive Wizard") != ""
    table.act(ANN, "cast Shock", "Bob")
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (20, 18)


def test_blood_moon_leaves_basic_lands() -> None:
    table = position("U", step=MAIN)
    table.battlefield(BOB, "Blood Moon")
    table.hand(ANN, "Fugitive Wizard")
    assert refusal(table, ANN, "cast Fugitive Wizard") == ""


def test_blood_moon_takes_the_ability_to_enter_tapped() -> None:
    table = position(step=MAIN)
    table.battlefield(BOB, "Blood Moon")
    table.hand(ANN, "Salt Marsh")
    table.act(ANN, "play Salt Marsh")
    assert not table.object("Salt Marsh").tapped
    assert table.object("Salt Marsh").now.name == "Salt Marsh"


def test_blood_moons_mountains_are_walked_through() -> None:
    table = position(step=MAIN)
    table.battlefield(ANN, "Canyon Wildcat", "Blood Moon")
    table.battlefield(BOB, "City of Brass", "Hill Giant")
    table.attack("Canyon Wildcat")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 18


def test_lands_are_themselves_again_without_blood_moon() -> None:
    table = position("W", step=MAIN)
    table.battlefield(BOB, "Blood Moon", "City of Brass")
    assert "Mountain" in table.object("City of Brass").now.subtypes
    table.hand(ANN, "Demystify")
    table.act(ANN, "cast Demystify")
    table.resolve_all()
    assert "Mountain" not in table.object("City of Brass").now.subtypes


def test_blinding_angel_takes_the_damaged_players_next_combat() -> None:
    table = position()
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


def test_bloodshot_cyclops_throws_with_the_sacrificed_creatures_last_power() -> None:
    table = position(step=MAIN)
    table.battlefield(ANN, "Bloodshot Cyclops", "Grizzly Bears")
    table.put(ANN, Zone.BATTLEFIELD, "Unholy Strength", attached_to="Grizzly Bears")
    table.act(ANN, "activate Bloodshot Cyclops", "Bob", "Grizzly Bears")
    table.resolve_all()
    assert table.life(BOB) == 16


def test_brass_herald_gathers_and_strengthens_the_chosen_type() -> None:
    table = position("RRRRRR", step=MAIN)
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


def test_call_of_the_wild_calls_a_creature() -> None:
    table = position("GGGG", step=MAIN)
    table.battlefield(ANN, "Call of the Wild")
    table.library(ANN, "Craw Wurm")
    table.act(ANN, "activate Call of the Wild")
    table.resolve_all()
    assert cards(table, ANN) == ["Call of the Wild", "Craw Wurm"]


def test_call_of_the_wild_buries_another_card() -> None:
    table = position("GGGG", step=MAIN)
    table.battlefield(ANN, "Call of the Wild")
    table.library(ANN, "Shock")
    table.act(ANN, "activate Call of the Wild")
    table.resolve_all()
    assert graveyard(table, ANN) == ["Shock"]


@pytest.mark.parametrize("sorcery", [True, False])
def test_the_caster_chooses_what_the_opponent_discards(sorcery: bool) -> None:
    table = position("BBB", step=MAIN)
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
    table = position("B")
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
    table = position("BBB", "G", step=MAIN)
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
    table = position("BBBBB", step=MAIN)
    table.battlefield(BOB, "Hill Giant", "Glorious Anthem")
    table.hand(ANN, "Sever Soul")
    table.act(ANN, "cast Sever Soul")
    table.resolve_all()
    assert table.life(ANN) == 24


def test_death_pits_of_rath_destroy_what_is_dealt_damage() -> None:
    table = position("", "G", step=MAIN)
    table.battlefield(ANN, "Prodigal Pyromancer", "Death Pits of Rath")
    table.battlefield(BOB, "Horned Troll", "Craw Wurm")
    table.act(BOB, "activate Horned Troll")
    table.resolve_all()
    table.act(ANN, "activate Prodigal Pyromancer", "Horned Troll")
    table.resolve_all()
    assert cards(table, BOB) == ["Craw Wurm"]


def test_howling_mine_lets_each_player_draw_an_additional_card() -> None:
    table = position()
    table.battlefield(ANN, "Howling Mine")
    table.begin(BOB, Step.DRAW)
    table.to(MAIN)
    assert len(hand(table, BOB)) == 2
    table.to_turn(ANN)
    assert len(hand(table, ANN)) == 2


def test_a_tapped_howling_mine_lets_nobody_draw() -> None:
    table = position()
    table.battlefield(ANN, "Howling Mine", tapped=True)
    table.begin(BOB, Step.DRAW)
    assert table.game.zones.stack == []


def test_howling_mine_tapped_in_response_lets_nobody_draw() -> None:
    table = position("", "U")
    table.battlefield(ANN, "Howling Mine")
    table.hand(BOB, "Twiddle")
    table.begin(BOB, Step.DRAW)
    table.act(BOB, "cast Twiddle", "Howling Mine")
    table.choose(True, 0)
    table.resolve_all()
    assert len(hand(table, BOB)) == 1


def test_a_destroyed_howling_mine_still_gives_the_card() -> None:
    table = position("", "RR")
    table.battlefield(ANN, "Howling Mine")
    table.hand(BOB, "Shatter")
    table.begin(BOB, Step.DRAW)
    table.act(BOB, "cast Shatter")
    table.resolve_all()
    assert len(hand(table, BOB)) == 2


def test_lure_makes_every_creature_block_that_can() -> None:
    table = position()
    table.battlefield(ANN, "Grizzly Bears", "Hill Giant")
    table.put(ANN, Zone.BATTLEFIELD, "Lure", attached_to="Grizzly Bears")
    table.battlefield(BOB, "Storm Crow", "Eager Cadet", "Goblin Raider")
    table.begin(ANN)
    table.attack("Grizzly Bears", "Hill Giant")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 17
    assert sorted(graveyard(table, ANN)) == ["Grizzly Bears", "Lure"]


def test_lure_doesnt_let_a_tapped_creature_block() -> None:
    table = position()
    table.battlefield(ANN, "Grizzly Bears")
    table.put(ANN, Zone.BATTLEFIELD, "Lure", attached_to="Grizzly Bears")
    table.battlefield(BOB, "Storm Crow", tapped=True)
    table.begin(ANN)
    table.attack("Grizzly Bears")
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 18


def test_obliterate_is_not_countered_and_spares_enchantments() -> None:
    table = position("RRRRRRRR", "GUUB", step=MAIN)
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


def test_voidslime_counters_an_activated_ability() -> None:
    table = position("", "GUU", step=MAIN)
    table.battlefield(ANN, "Prodigal Pyromancer")
    table.hand(BOB, "Voidslime")
    table.act(ANN, "activate Prodigal Pyromancer", "Bob")
    table.act(BOB, "cast Voidslime")
    table.resolve_all()
    assert table.life(BOB) == 20
    assert cards(table, ANN) == ["Prodigal Pyromancer"]


def test_voidslime_counters_a_triggered_ability() -> None:
    table = position("WWW", "GUU", step=MAIN)
    table.hand(ANN, "Venerable Monk")
    table.hand(BOB, "Voidslime")
    table.act(ANN, "cast Venerable Monk")
    table.resolve()
    table.act(BOB, "cast Voidslime")
    table.resolve_all()
    assert table.life(ANN) == 20
    assert cards(table, ANN) == ["Venerable Monk"]


def test_pyrotechnics_divides_its_damage_as_it_is_cast() -> None:
    table = position("RRRRR", step=MAIN)
    table.battlefield(BOB, "Grizzly Bears", "Hill Giant")
    table.hand(ANN, "Pyrotechnics")
    table.act(ANN, "cast Pyrotechnics", ["Grizzly Bears", "Bob"], [2, 2])
    table.resolve_all()
    assert cards(table, BOB) == ["Hill Giant"]
    assert table.life(BOB) == 18


def test_pyrotechnics_damage_to_an_illegal_target_is_lost() -> None:
    table = position("RRRRR", "U", step=MAIN)
    table.battlefield(BOB, "Grizzly Bears", "Hill Giant")
    table.hand(ANN, "Pyrotechnics")
    table.hand(BOB, "Unsummon")
    table.act(ANN, "cast Pyrotechnics", ["Grizzly Bears", "Hill Giant"], [2, 2])
    table.act(BOB, "cast Unsummon", "Grizzly Bears")
    table.resolve_all()
    assert table.object("Hill Giant").damage == 2


def test_pyrotechnics_gives_each_target_at_least_one_damage() -> None:
    table = position("RRRRR", step=MAIN)
    table.battlefield(BOB, "Grizzly Bears", "Hill Giant")
    table.hand(ANN, "Pyrotechnics")
    with pytest.raises(IllegalAnswerError):
        table.act(ANN, "cast Pyrotechnics", ["Grizzly Bears", "Hill Giant"], [4, 0])


def test_rukh_egg_hatches_at_the_next_end_step() -> None:
    table = position("RR", step=MAIN)
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
    table = position("U", step=MAIN)
    table.battlefield(BOB, "Rukh Egg")
    table.hand(ANN, "Unsummon")
    table.act(ANN, "cast Unsummon")
    table.to(Step.END)
    assert table.game.zones.stack == []
    assert cards(table, BOB) == []


def test_the_bird_goes_to_who_controlled_the_egg() -> None:
    table = position("RR", step=MAIN)
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


def test_sea_monster_attacks_only_who_has_an_island() -> None:
    table = position("U", "G", players=3)
    table.battlefield(ANN, "Sea Monster")
    table.battlefield(CAT, "Island")
    table.begin(ANN)
    with pytest.raises(IllegalAnswerError):
        table.attack("Sea Monster", at="Bob")
    table.attack("Sea Monster", at="Cat")
    table.to(Step.POSTCOMBAT_MAIN)
    assert (table.life(BOB), table.life(CAT)) == (20, 14)


def test_blessed_reversal_counts_the_creatures_attacking_you() -> None:
    table = position("", "WW", players=3)
    table.battlefield(ANN, "Grizzly Bears", "Hill Giant", "Eager Cadet")
    table.hand(BOB, "Blessed Reversal")
    table.begin(ANN)
    table.attack("Grizzly Bears", "Hill Giant", at="Bob")
    table.act(BOB, "cast Blessed Reversal")
    table.resolve_all()
    assert table.life(BOB) == 26


def test_blessed_reversal_counts_nothing_for_another_defender() -> None:
    table = position("", "WW", players=3)
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, "Blessed Reversal")
    table.begin(ANN)
    table.attack("Grizzly Bears", at="Cat")
    table.act(BOB, "cast Blessed Reversal")
    table.resolve_all()
    assert table.life(BOB) == 20
