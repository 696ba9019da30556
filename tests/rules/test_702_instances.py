"""Several instances of a keyword ability on one object: redundant, or each for itself. CR 702."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.bench import ANN, BEAR, BOB, ask_again, cast, creature, permanent, text_card
from tests.mechanics.keywords.test_evasion import can_block
from tests.table import table


def twice(keyword: str) -> str:
    """The text of an object that has the keyword ability two times."""
    return f"{keyword}\n{keyword}"


def fighter(keyword: str, power: int = 2, toughness: int = 2) -> Table:
    """Ann has a creature with two instances of the keyword, and both players have cards."""
    at = table()
    for player in (ANN, BOB):
        at.library(player, *("Bear",) * 8)
    at.battlefield(ANN, creature("Twin", power, toughness, twice(keyword)))
    ask_again(at)
    return at


def struck(keyword: str, power: int = 2) -> Table:
    """The creature has attacked Bob and dealt its damage."""
    at = fighter(keyword, power)
    at.attack("Twin")
    at.to(Step.END_OF_COMBAT)
    return at


def attacking(keyword: str, *others: str) -> Table:
    """The creature attacks, and what triggered has resolved."""
    at = fighter(keyword)
    at.battlefield(ANN, *others)
    at.attack("Twin", *others)
    at.resolve_all()
    return at


# -- redundant -------------------------------------------------------------------------------------


def test_702_15f_life_is_gained_once_for_several_instances_of_lifelink() -> None:
    assert struck("Lifelink").life(ANN) == 22


def test_702_4e_several_instances_of_double_strike_deal_damage_twice() -> None:
    assert struck("Double strike").life(BOB) == 16


def test_702_7d_several_instances_of_first_strike_deal_damage_once() -> None:
    assert struck("First strike").life(BOB) == 18


def test_702_90f_poison_counters_are_given_once_for_several_instances_of_infect() -> None:
    at = struck("Infect")
    assert at.game.players[BOB].counters == {"poison": 2}
    assert at.life(BOB) == 20


def test_702_80d_counters_are_put_once_for_several_instances_of_wither() -> None:
    at = fighter("Wither")
    at.battlefield(BOB, "Giant")
    cast(at, "Target creature deals damage equal to its power to target creature.", "Twin", "Giant")
    assert at.power_toughness("Giant") == (3, 3)


def test_702_2f_several_instances_of_deathtouch_are_as_one() -> None:
    at = fighter("Deathtouch", 1)
    at.battlefield(BOB, "Giant")
    cast(at, "Target creature deals damage equal to its power to target creature.", "Twin", "Giant")
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Giant"]


def test_702_20c_several_instances_of_vigilance_are_as_one() -> None:
    at = fighter("Vigilance")
    at.attack("Twin")
    assert not at.object("Twin").tapped


def test_702_10d_several_instances_of_haste_are_as_one() -> None:
    at = table()
    at.hand(ANN, creature("Twin", text=twice("Haste")))
    ask_again(at)
    at.act(ANN, "cast Twin")
    at.resolve()
    at.attack("Twin")
    at.to(Step.END_OF_COMBAT)
    assert at.life(BOB) == 18


def test_702_19g_several_instances_of_trample_are_as_one() -> None:
    at = fighter("Trample", 5)
    at.battlefield(BOB, "Bear")
    at.attack("Twin")
    at.block(("Bear", "Twin"))
    at.to(Step.END_OF_COMBAT)
    assert at.life(BOB) == 17


@pytest.mark.parametrize("keyword", ["Hexproof", "Shroud", "Protection from blue"])
def test_702_11h_several_instances_of_hexproof_are_as_one(keyword: str) -> None:
    at = fighter(keyword)
    at.hand(BOB, text_card("Zap", "Instant", "Tap target creature.", cost="{U}"))
    at.hand(BOB, text_card("Mana", "Instant", "Add {U}."))
    ask_again(at)
    at.act(BOB, "cast Mana")
    at.resolve()
    assert at.why_not(BOB, "cast Zap") is not None


def test_702_12c_several_instances_of_indestructible_are_as_one() -> None:
    at = fighter("Indestructible")
    cast(at, "Destroy all creatures.")
    assert "Twin" in at.names_in(Zone.BATTLEFIELD)


# -- each for itself -------------------------------------------------------------------------------


def test_702_91b_each_instance_of_battle_cry_triggers() -> None:
    assert attacking("Battle cry", "Bear").power_toughness("Bear") == (4, 2)


def test_702_83a_each_instance_of_exalted_triggers() -> None:
    assert attacking("Exalted").power_toughness("Twin") == (4, 4)


def test_702_105b_each_instance_of_dethrone_triggers() -> None:
    at = fighter("Dethrone")
    at.set_life(BOB, 30)
    at.attack("Twin")
    at.resolve_all()
    assert at.power_toughness("Twin") == (4, 4)


def test_702_121b_each_instance_of_melee_triggers() -> None:
    assert attacking("Melee").power_toughness("Twin") == (4, 4)


def test_702_149b_each_instance_of_training_triggers() -> None:
    assert attacking("Training", "Giant").power_toughness("Twin") == (4, 4)


def test_702_134b_each_instance_of_mentor_triggers() -> None:
    at = fighter("Mentor", 5, 5)
    at.battlefield(ANN, creature("Pupil", 1, 1))
    at.choose("Pupil", "Pupil")
    at.attack("Twin", "Pupil")
    at.resolve_all()
    assert at.power_toughness("Pupil") == (3, 3)


def test_702_86b_each_instance_of_annihilator_triggers() -> None:
    at = fighter("Annihilator 1")
    at.battlefield(BOB, "Bear", "Giant", "Relic")
    at.attack("Twin")
    at.resolve_all()
    assert len(at.names_in(Zone.GRAVEYARD, BOB)) == 2


def test_702_108b_each_instance_of_prowess_triggers() -> None:
    at = fighter("Prowess")
    cast(at, "You gain 1 life.")
    at.resolve_all()
    assert at.power_toughness("Twin") == (4, 4)


def test_702_101b_each_instance_of_extort_triggers() -> None:
    at = fighter("Extort")
    cast(at, "Add {W}{W}.")
    at.resolve_all()
    at.hand(ANN, text_card("Second", "Sorcery", "You gain 1 life."))
    ask_again(at)
    at.act(ANN, "cast Second")
    assert len(at.game.zones.stack) == 3


def test_702_115b_each_instance_of_ingest_triggers() -> None:
    at = struck("Ingest")
    at.resolve_all()
    assert len(at.game.zones.exile) == 2


def test_702_130b_each_instance_of_afflict_triggers() -> None:
    at = fighter("Afflict 2")
    at.battlefield(BOB, "Giant")
    at.attack("Twin")
    at.block(("Giant", "Twin"))
    at.resolve_all()
    assert at.life(BOB) == 16


def test_702_25b_each_instance_of_flanking_triggers() -> None:
    at = fighter("Flanking")
    at.battlefield(BOB, "Giant")
    at.attack("Twin")
    at.block(("Giant", "Twin"))
    at.resolve_all()
    assert at.power_toughness("Giant") == (3, 3)


def test_702_45b_each_instance_of_bushido_triggers() -> None:
    at = fighter("Bushido 1")
    at.battlefield(BOB, "Giant")
    at.attack("Twin")
    at.block(("Giant", "Twin"))
    at.resolve_all()
    assert at.power_toughness("Twin") == (4, 4)


def test_702_23c_each_instance_of_rampage_triggers() -> None:
    at = fighter("Rampage 1")
    at.battlefield(BOB, "Bear", "Giant")
    at.attack("Twin")
    at.block(("Bear", "Twin"), ("Giant", "Twin"))
    at.resolve_all()
    assert at.power_toughness("Twin") == (4, 4)


def test_702_135b_each_instance_of_afterlife_triggers() -> None:
    at = fighter("Afterlife 1")
    cast(at, "Destroy all creatures.")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD).count("Spirit Token") == 2


def test_702_123b_each_instance_of_fabricate_triggers() -> None:
    at = table()
    at.hand(ANN, creature("Twin", text=twice("Fabricate 1")))
    ask_again(at)
    at.act(ANN, "cast Twin")
    at.choose(True, True)
    at.resolve_all()
    assert (
        at.object("Twin").counters.get("+1/+1", 0)
        + at.names_in(Zone.BATTLEFIELD).count("Servo Token")
        == 2
    )


def test_702_112c_after_the_first_instance_of_renown_the_creature_is_renowned() -> None:
    at = struck("Renown 1")
    at.resolve_all()
    assert at.object("Twin").counters == {"+1/+1": 1}


def test_702_100d_each_instance_of_evolve_triggers_and_looks_again() -> None:
    at = fighter("Evolve", 1, 1)
    cast(at, "Create a 5/5 green Beast creature token.")
    at.resolve_all()
    assert at.power_toughness("Twin") == (3, 3)


def test_702_136b_each_instance_of_riot_works() -> None:
    at = table()
    at.hand(ANN, creature("Twin", text=twice("Riot")))
    ask_again(at)
    at.act(ANN, "cast Twin")
    at.choose(True, False)
    at.resolve()
    assert at.object("Twin").counters == {"+1/+1": 1}
    at.attack("Twin")
    assert at.game.turn.combat is not None


def test_702_85c_each_instance_of_cascade_triggers() -> None:
    at = table()
    at.library(ANN, *("Bear",) * 4)
    at.hand(ANN, text_card("Twin", "Sorcery", f"{twice('Cascade')}\nYou gain 1 life.", cost="{1}"))
    at.hand(ANN, text_card("Mana", "Instant", "Add {C}."))
    ask_again(at)
    at.act(ANN, "cast Mana")
    at.resolve()
    at.act(ANN, "cast Twin")
    assert len(at.game.zones.stack) == 3


def test_702_24b_each_instance_of_cumulative_upkeep_triggers_and_age_counters_are_shared() -> None:
    at = fighter("Cumulative upkeep—Pay 1 life.")
    at.choose_for(Kind.PAY_COST, True)
    at.choose_for(Kind.PAY_COST, True)
    at.to_turn(ANN)
    assert at.object("Twin").counters == {"age": 2}
    assert at.life(ANN) == 17  # 1 for the first counter, then 2


def test_702_40b_each_instance_of_storm_triggers() -> None:
    at = fighter("Flying")
    cast(at, "You gain 1 life.")
    at.hand(ANN, text_card("Gale", "Instant", f"{twice('Storm')}\nYou gain 2 life."))
    ask_again(at)
    at.act(ANN, "cast Gale")
    at.resolve_all()
    assert at.life(ANN) == 27


def test_702_41b_each_instance_of_affinity_applies() -> None:
    at = fighter("Flying")
    at.battlefield(ANN, "Relic")
    at.hand(ANN, creature("Golem", text=twice("Affinity for artifacts"), cost="{2}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Golem") is None


def test_702_43b_each_instance_of_modular_works() -> None:
    at = table()
    at.hand(ANN, creature("Twin", 0, 0, twice("Modular 1"), "Artifact Creature"))
    at.battlefield(ANN, creature("Golem", types="Artifact Creature"))
    ask_again(at)
    at.act(ANN, "cast Twin")
    at.resolve()
    assert at.power_toughness("Twin") == (2, 2)
    cast(at, "Destroy target creature.", "Twin", then=(True, True))
    at.resolve_all()
    assert at.power_toughness("Golem") == (6, 6)


def test_702_54c_each_instance_of_bloodthirst_applies() -> None:
    at = table()
    cast(at, "~ deals 1 damage to any target.", BOB)
    at.hand(ANN, creature("Twin", 1, 1, twice("Bloodthirst 1")))
    ask_again(at)
    at.act(ANN, "cast Twin")
    at.resolve()
    assert at.power_toughness("Twin") == (3, 3)


def test_702_58b_each_instance_of_graft_works() -> None:
    at = table()
    at.hand(ANN, creature("Twin", 0, 0, twice("Graft 1")))
    ask_again(at)
    at.act(ANN, "cast Twin")
    at.resolve()
    assert at.power_toughness("Twin") == (2, 2)
    at.choose(True, True)
    cast(at, "Create a 1/1 white Bird creature token.", then=(True, True))
    at.resolve_all()
    assert at.power_toughness("Bird Token") == (3, 3)


def test_702_63c_each_instance_of_vanishing_works() -> None:
    at = table()
    at.hand(ANN, creature("Twin", 2, 2, twice("Vanishing 2")))
    ask_again(at)
    at.act(ANN, "cast Twin")
    at.resolve()
    assert at.object("Twin").counters == {"time": 4}
    at.to_turn(ANN)
    assert at.object("Twin").counters == {"time": 2}


def test_702_61b_under_split_second_triggered_abilities_still_trigger() -> None:
    at = fighter("Prowess")
    at.hand(ANN, text_card("Flash", "Instant", f"{twice('Split second')}\nYou gain 1 life."))
    at.hand(BOB, text_card("Answer", "Instant", "You gain 1 life."))
    ask_again(at)
    at.act(ANN, "cast Flash")
    assert len(at.game.zones.stack) == 3
    assert at.why_not(BOB, "cast Answer") is not None
    at.resolve_all()
    assert at.power_toughness("Twin") == (4, 4)


def test_702_8b_several_instances_of_flash_are_as_one() -> None:
    at = table()
    at.hand(BOB, creature("Twin", text=twice("Flash")))
    ask_again(at)
    assert at.why_not(BOB, "cast Twin") is None


def test_702_66c_several_instances_of_delve_exile_a_card_for_one_mana_only() -> None:
    at = table()
    at.graveyard(ANN, "Bear")
    at.hand(ANN, text_card("Dig", "Sorcery", f"{twice('Delve')}\nYou gain 1 life.", cost="{2}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Dig") is not None


EVASIVE = (
    ("702.9c", "Flying", "Flying"),
    ("702.17c", "Flying", "Reach"),
    ("702.28c", "Shadow", "Shadow"),
    ("702.31c", "Horsemanship", "Horsemanship"),
)


@pytest.mark.parametrize(("rule", "keyword", "text"), EVASIVE)
def test_702_9c_several_instances_of_an_evasion_ability_are_as_one(
    rule: str, keyword: str, text: str
) -> None:
    attacker = creature("Twin", text=twice(keyword))
    assert can_block(attacker, creature("Guard", text=twice(text))), rule


STRONGER = (
    ("702.9c", "Flying"),
    ("702.13c", "Intimidate"),
    ("702.28c", "Shadow"),
    ("702.31c", "Horsemanship"),
    ("702.36c", "Fear"),
    ("702.111c", "Menace"),
    ("702.118c", "Skulk"),
)


@pytest.mark.parametrize(("rule", "keyword"), STRONGER)
def test_702_111c_several_instances_of_an_evasion_ability_evade(rule: str, keyword: str) -> None:
    attacker = creature("Twin", 1, 1, twice(keyword))
    assert not can_block(attacker, creature("Guard")), rule


def test_702_18b_several_instances_of_shroud_on_a_player_are_as_one() -> None:
    at = table()
    at.battlefield(BOB, permanent("Pearl", "Enchantment", "You have shroud."), BEAR)
    at.battlefield(BOB, permanent("Gem", "Enchantment", "You have shroud."))
    at.hand(ANN, text_card("Zap", "Instant", "Target opponent loses 1 life."))
    ask_again(at)
    assert at.why_not(ANN, "cast Zap") is not None
    cast(at, "Destroy target enchantment.", "Gem")
    assert at.why_not(ANN, "cast Zap") is not None
    cast(at, "Destroy target enchantment.", "Pearl")
    assert at.why_not(ANN, "cast Zap") is None


def test_702_3c_several_instances_of_defender_are_as_one() -> None:
    at = fighter("Defender")
    at.battlefield(ANN, "Bear")
    ask_again(at)
    with pytest.raises(IllegalAnswerError):
        at.attack("Twin")


def test_702_80c_wither_and_infect_work_from_whatever_zone() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    at.hand(ANN, text_card("Rot", "Sorcery", "Wither\n~ deals 2 damage to target creature."))
    ask_again(at)
    at.act(ANN, "cast Rot", "Giant")
    at.resolve()
    assert at.power_toughness("Giant") == (3, 3)


def test_702_90d_last_known_information_tells_whether_it_had_infect() -> None:
    at = fighter("Infect")
    text = "Whenever a creature dies, that creature deals 1 damage to target opponent."
    at.battlefield(ANN, permanent("Pyre", "Enchantment", text))
    cast(at, "Destroy target creature.", "Twin")
    at.resolve_all()
    assert at.game.players[BOB].counters == {"poison": 1}


# -- given again -----------------------------------------------------------------------------------


def given(*keywords: str) -> list[str]:
    """The keyword abilities of a creature that was given these for the turn one after another."""
    at = table()
    at.battlefield(ANN, "Bear")
    for keyword in keywords:
        cast(at, f"Creatures you control gain {keyword} until end of turn.")
        at.resolve_all()
    return [ability.name for ability in at.object("Bear").now.kit.keyworded]


@pytest.mark.parametrize(
    "keyword",
    [
        pytest.param("flying", id="702.9c"),
        pytest.param("hexproof", id="702.11h"),
        pytest.param("hexproof from red", id="702.11h from"),
        pytest.param("swampwalk", id="702.14e"),
        pytest.param("lifelink", id="702.15f"),
        pytest.param("shroud", id="702.18b"),
        pytest.param("menace", id="702.111c"),
    ],
)
def test_702_redundant_keywords_are_given_once(keyword: str) -> None:
    assert given(keyword, keyword, keyword) == [keyword]


def test_702_14e_other_kinds_of_landwalk_are_given_beside_them() -> None:
    assert given("swampwalk", "islandwalk", "swampwalk") == ["swampwalk", "islandwalk"]


@pytest.mark.parametrize("keyword", ["exalted", "flanking", "prowess"])
def test_702_keywords_that_count_each_time_are_given_each_time(keyword: str) -> None:
    assert given(keyword, keyword) == [keyword, keyword]


def test_613_7_what_was_given_is_gained_anew_after_it_was_lost() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    for does in ("gains flying", "loses flying", "gains flying"):
        cast(at, f"Target creature {does} until end of turn.", "Bear")
    assert at.object("Bear").has(Keyword.FLYING)
