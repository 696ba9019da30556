"""Families of the core sets, played: attachments, instead, what can't be done, shares of damage."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.vocab import Keyword, Step, Type, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell, table
from tests.oracle.faces import compiled
from tests.rules.creatures import pairs, refusal

AURA = permanent("Rage", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")


def test_701_3a_an_aura_is_attached_to_another_permanent_of_choice() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    at.battlefield(ANN, "Giant", "Wall")
    at.hand(BOB, AURA)
    at.begin(BOB)
    at.act(BOB, "cast Rage", "Bear")
    at.resolve_all()
    text = (
        "Gain control of target Aura that's attached to a permanent. Attach it to another "
        "permanent it can enchant."
    )
    cast(at, text, "Rage", by=ANN, then=("Giant",))
    assert at.object("Rage").controller == ANN
    assert at.power_toughness("Giant") == (6, 6)
    assert at.power_toughness("Bear") == (2, 2)


def test_301_5_what_the_enchanted_equipment_is_attached_to_is_destroyed() -> None:
    hexed = permanent(
        "Hex",
        "Enchantment — Aura",
        "Enchant Equipment\nAt the beginning of your upkeep, if enchanted Equipment is attached to "
        "a creature, destroy that creature.",
    )
    sword = permanent("Sword", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {0}")
    at = table()
    at.battlefield(ANN, "Bear", sword)
    at.hand(ANN, hexed)
    at.begin(ANN)
    at.act(ANN, "cast Hex")
    at.resolve_all()
    at.act(ANN, "activate Sword")
    at.resolve_all()
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert "Bear" not in at.names_in(Zone.BATTLEFIELD)


def test_603_2_an_aura_that_entered_is_attached_to_the_token() -> None:
    chosen = permanent(
        "Chosen",
        "Enchantment",
        "Whenever an enchantment enters under your control, create a 2/2 white Cat creature token. "
        "If that enchantment is an Aura, you may attach it to the token.",
    )
    at = table()
    at.battlefield(ANN, chosen, "Bear")
    at.hand(ANN, AURA)
    at.begin(ANN)
    at.act(ANN, "cast Rage")
    at.choose(True)
    at.resolve_all()
    assert at.power_toughness("Cat Token") == (3, 3)


@pytest.mark.parametrize(("creatures", "cost"), [(3, "{8}"), (4, "{2}")])
def test_601_2f_a_reduction_if_an_opponent_controls_many_more(creatures: int, cost: str) -> None:
    text = (
        "If an opponent controls at least four more creatures than you, this spell costs {6} less "
        "to cast."
    )
    at = table()
    at.battlefield(BOB, *["Bear"] * creatures)
    at.battlefield(ANN, permanent("Stone", text="{T}: Add {C}{C}."))
    at.hand(ANN, creature("Avatar", 8, 8, text, cost="{8}"))
    at.begin(ANN)
    assert (at.why_not(ANN, "cast Avatar") is None) == (cost == "{2}")


def test_608_2c_who_controls_fewer_creatures_gets_soldiers() -> None:
    text = (
        "If you control fewer creatures than an opponent, create three 1/1 white Soldier creature "
        "tokens."
    )
    at = table()
    at.begin(ANN)
    cast(at, text)
    assert at.names_in(Zone.BATTLEFIELD) == []
    at.battlefield(BOB, "Bear")
    cast(at, text)
    assert at.names_in(Zone.BATTLEFIELD).count("Soldier Token") == 3


def test_601_2c_up_to_that_many_targets_of_a_trigger() -> None:
    constable = creature(
        "Constable",
        2,
        2,
        "Whenever Constable deals combat damage to a player, return up to that many target "
        "permanents that player controls to their owner's hand.",
    )
    at = table()
    at.battlefield(ANN, constable)
    at.battlefield(BOB, "Wall", "Relic", "Field")
    at.begin(ANN)
    at.object("Wall").tapped = True
    at.attack("Constable")
    at.choose(["Wall", "Relic"])
    at.to(Step.COMBAT_DAMAGE)
    at.resolve_all()
    assert at.names_in(Zone.HAND, BOB) == ["Wall", "Relic"]


def test_120_3_damage_by_certain_sources_triggers_from_the_graveyard() -> None:
    phoenix = creature(
        "Phoenix",
        2,
        2,
        "Whenever an opponent is dealt damage by a red instant or sorcery spell you control or by "
        "a red planeswalker you control, return Phoenix from your graveyard to your hand.",
    )
    at = table()
    at.graveyard(ANN, phoenix)
    at.battlefield(ANN, permanent("Peak", "Basic Land — Mountain", "", ""))
    at.begin(ANN)
    cast(at, "Spell deals 1 damage to target player.", "Bob")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == []
    at.hand(ANN, permanent("Bolt", "Instant", "Bolt deals 3 damage to target player.", cost="{R}"))
    at.begin(ANN)
    at.act(ANN, "cast Bolt", "Bob")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Phoenix"]


def test_601_2h_only_mana_of_a_color_is_spent_on_x() -> None:
    text = "Spend only black mana on X.\nDrain deals X damage to any target and you gain X life."
    drain = permanent("Drain", "Sorcery", text, cost="{X}{1}")
    at = table()
    swamp = permanent("Bog", "Basic Land — Swamp", "", "")
    plain = permanent("Lea", "Basic Land — Plains", "", "")
    at.battlefield(ANN, swamp, swamp, plain, plain)
    at.hand(ANN, drain)
    at.begin(ANN)
    at.act(ANN, "cast Drain", 2, "Bob")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (22, 18)
    lands = [one for one in at.game.zones.battlefield if at.object(one).tapped]
    assert sorted(at.object(one).now.name for one in lands) == ["Bog", "Bog", "Lea"]


CROWN = "if you control artifacts named Scepter of Empires and Throne of Empires."


def empire(text: str) -> tuple[int, int]:
    """Life of Bob after two activations, the second with both other artifacts."""
    at = table()
    at.battlefield(ANN, permanent("Rod", text=text))
    at.begin(ANN)
    at.act(ANN, "activate Rod", "Bob")
    at.resolve_all()
    first = at.life(BOB)
    at.battlefield(ANN, permanent("Scepter of Empires"), permanent("Throne of Empires"))
    at.act(ANN, "activate Rod", "Bob")
    at.resolve_all()
    return first, at.life(BOB)


def test_608_2c_it_deals_more_damage_instead() -> None:
    text = "{0}: Rod deals 1 damage to target player or planeswalker. It deals 3 damage instead "
    assert empire(text + CROWN) == (19, 16)


def test_608_2c_more_of_those_tokens_are_created_instead() -> None:
    at = table()
    at.begin(ANN)
    text = (
        "Create a 1/1 white Soldier creature token. Create five of those tokens instead if you "
        "control a creature."
    )
    cast(at, text)
    assert at.names_in(Zone.BATTLEFIELD).count("Soldier Token") == 1
    cast(at, text)
    assert at.names_in(Zone.BATTLEFIELD).count("Soldier Token") == 6


def test_608_2c_a_change_instead_lasts_as_long() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    text = (
        "Target creature gets +1/+1 until end of turn. That creature gets +4/+4 instead if you "
        "control a land."
    )
    cast(at, text, "Bear")
    assert at.power_toughness("Bear") == (3, 3)
    at.battlefield(ANN, "Field")
    cast(at, text, "Bear")
    assert at.power_toughness("Bear") == (7, 7)
    at.to_turn(BOB)
    assert at.power_toughness("Bear") == (2, 2)


PIT = creature(
    "Pit",
    7,
    7,
    "At the beginning of your upkeep, sacrifice a creature other than Pit. If you can't, Pit deals "
    "7 damage to you.",
)


def test_608_2c_what_is_done_where_nothing_could_be_sacrificed() -> None:
    at = table()
    at.battlefield(ANN, PIT, "Bear")
    at.begin(ANN, Step.END)
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.life(ANN) == 20
    assert at.names_in(Zone.BATTLEFIELD) == ["Pit"]
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.life(ANN) == 13


def test_701_26a_any_number_are_tapped_and_counted() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant", "Wall")
    at.begin(ANN)
    text = (
        "Tap any number of untapped creatures you control. Create a 4/4 white Angel creature token "
        "with flying for each creature tapped this way."
    )
    cast(at, text, then=(["Bear", "Wall"],))
    assert at.object("Bear").tapped and not at.object("Giant").tapped
    assert at.names_in(Zone.BATTLEFIELD).count("Angel Token") == 2


def test_701_19_a_creature_dealt_damage_this_way_cant_be_regenerated() -> None:
    troll = creature("Troll", 2, 2, "{0}: Regenerate Troll.")
    text = (
        "Spell deals 3 damage to any target. A creature dealt damage this way can't be regenerated "
        "this turn."
    )
    at = table()
    at.battlefield(BOB, troll)
    at.begin(ANN)
    at.act(BOB, "activate Troll")
    at.resolve_all()
    at.hand(ANN, spell(text))
    at.begin(ANN)
    at.act(BOB, "activate Troll")
    at.resolve_all()
    at.act(ANN, "cast Spell", "Troll")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_509_1b_a_creature_dealt_damage_this_way_cant_block() -> None:
    at = table()
    [bear] = at.battlefield(ANN, "Bear")
    [wall, giant] = at.battlefield(BOB, "Wall", "Giant")
    at.begin(ANN)
    cast(
        at,
        "Spell deals 1 damage to target creature. A creature dealt damage this way can't block "
        "this turn.",
        "Wall",
    )
    at.attack("Bear")
    at.to_question(Kind.BLOCKERS)
    assert refusal(at, pairs((wall, bear))) == ("cannot block", "509.1b")
    assert refusal(at, pairs((giant, bear))) is None


def test_208_1_who_controls_each_of_the_strongest() -> None:
    text = (
        "If you control each creature on the battlefield with the greatest power, you gain 4 life."
    )
    at = table()
    at.battlefield(ANN, "Giant")
    at.battlefield(BOB, "Bear")
    at.begin(ANN)
    cast(at, text)
    assert at.life(ANN) == 24
    at.battlefield(BOB, "Giant")
    cast(at, text)
    assert at.life(ANN) == 24


def test_702_16a_protection_from_the_color_chosen_by_an_instruction() -> None:
    at = table()
    at.battlefield(ANN, creature("Knight", cost="{W}"), "Bear")
    at.hand(BOB, permanent("Bolt", "Instant", "Destroy target creature.", cost="{R}"))
    at.battlefield(BOB, permanent("Peak", "Basic Land — Mountain", "", ""))
    at.begin(ANN)
    text = (
        "Choose a color. White creatures you control gain protection from the chosen color until "
        "end of turn."
    )
    cast(at, text, then=("red",))
    at.act(BOB, "cast Bolt")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Knight", "Peak"]


def test_706_1_one_of_several_targets_is_destroyed_at_random() -> None:
    at = table()
    at.battlefield(ANN, "Relic")
    at.battlefield(BOB, "Bear", "Giant")
    at.begin(ANN)
    text = (
        "Choose target nonland permanent you control and up to two target nonland permanents you "
        "don't control. Destroy one of them at random."
    )
    cast(at, text, ["Bear", "Giant"])
    assert len(at.names_in(Zone.BATTLEFIELD)) == 2


def test_602_2_an_ability_knows_how_often_it_was_activated() -> None:
    whelp = creature(
        "Whelp",
        2,
        3,
        "{0}: Whelp gets +1/+0 until end of turn. If this ability has been activated four or more "
        "times this turn, sacrifice Whelp at the beginning of the next end step.",
    )
    at = table()
    at.battlefield(ANN, whelp)
    at.begin(ANN)
    for _ in range(3):
        at.act(ANN, "activate Whelp")
        at.resolve_all()
    at.to_turn(BOB)
    assert at.power_toughness("Whelp") == (2, 3)
    at.to_turn(ANN)
    for _ in range(4):
        at.act(ANN, "activate Whelp")
        at.resolve_all()
    at.to_turn(BOB)
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_118_3_a_cost_removes_counters_and_sacrifices() -> None:
    crucible = permanent(
        "Pit",
        "Land",
        "Remove two pressure counters from Pit and sacrifice it: Create a 4/4 red Hellion creature "
        "token with haste.",
        cost="",
    )
    at = table()
    at.battlefield(ANN, crucible)
    at.begin(ANN)
    assert at.why_not(ANN, "activate Pit") is not None
    at.object("Pit").add_counters("pressure", 2)
    ask_again(at)
    at.act(ANN, "activate Pit")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Hellion Token"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Pit"]


def test_601_2f_abilities_of_the_enchanted_creature_cost_more() -> None:
    rays = permanent(
        "Rays",
        "Enchantment — Aura",
        "Enchant creature\nActivated abilities of enchanted creature cost {3} more to activate.",
    )
    elf = creature("Elf", text="{0}: Elf gets +1/+1 until end of turn.")
    at = table()
    at.battlefield(BOB, elf)
    at.hand(ANN, rays)
    at.begin(ANN)
    at.act(ANN, "cast Rays")
    at.resolve_all()
    assert at.why_not(BOB, "activate Elf") is not None
    at.battlefield(BOB, permanent("Stone", text="{T}: Add {C}{C}{C}."))
    at.act(BOB, "activate Elf")
    at.resolve_all()
    assert at.power_toughness("Elf") == (3, 3)


def test_508_3_one_trigger_for_all_that_attack() -> None:
    path = permanent(
        "Path",
        "Enchantment",
        "As long as your life total is greater than or equal to your starting life total, "
        "creatures you control get +1/+1.\nWhenever one or more creatures you control attack, you "
        "gain life equal to the number of attacking creatures.",
    )
    at = table()
    at.battlefield(ANN, path, "Bear", "Giant")
    at.begin(ANN)
    assert at.power_toughness("Bear") == (3, 3)
    at.attack("Bear", "Giant")
    at.to(Step.DECLARE_ATTACKERS)
    at.resolve_all()
    assert at.life(ANN) == 22
    cast(at, "You lose 3 life.")
    assert at.power_toughness("Bear") == (2, 2)


LICH = creature(
    "Lich",
    5,
    5,
    "As Lich enters, put a phylactery counter on an artifact you control.\n"
    "When you control no permanents with phylactery counters on them, sacrifice Lich.",
)


def test_614_1c_a_counter_is_put_as_it_enters_and_keeps_it() -> None:
    at = table()
    at.battlefield(ANN, "Relic", permanent("Rod"))
    at.hand(ANN, LICH)
    at.begin(ANN)
    at.act(ANN, "cast Lich")
    at.choose("Rod")
    at.resolve_all()
    assert at.object("Rod").counters == {"phylactery": 1}
    assert "Lich" in at.names_in(Zone.BATTLEFIELD)
    cast(at, "Destroy target artifact.", "Rod")
    at.resolve_all()
    assert "Lich" not in at.names_in(Zone.BATTLEFIELD)


def test_603_2c_it_triggers_for_each_counter_removed() -> None:
    hydra = creature(
        "Hydra",
        0,
        0,
        "If damage would be dealt to Hydra, prevent that damage and remove that many +1/+1 "
        "counters from it.\nWhenever a +1/+1 counter is removed from Hydra, put two +1/+1 counters "
        "on it at the beginning of the next end step.",
    )
    at = table()
    at.battlefield(ANN, permanent("Aid", "Enchantment", "Creatures you control get +1/+1."), hydra)
    at.object("Hydra").add_counters("+1/+1", 3)
    at.begin(ANN)
    cast(at, "Spell deals 2 damage to target creature.", "Hydra")
    at.resolve_all()
    assert at.object("Hydra").counters == {"+1/+1": 1}
    at.to(Step.END)
    at.resolve_all()
    assert at.object("Hydra").counters == {"+1/+1": 5}


def test_607_2d_damage_goes_on_to_the_chosen_player() -> None:
    doll = creature(
        "Doll",
        0,
        9,
        "As Doll enters, choose a player.\nWhenever Doll is dealt damage, it deals that much "
        "damage to the chosen player.",
    )
    at = table()
    at.hand(ANN, doll)
    at.begin(ANN)
    at.act(ANN, "cast Doll")
    at.choose("Bob")
    at.resolve_all()
    cast(at, "Spell deals 2 damage to target creature.", "Doll")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 18)


def test_119_5_a_life_total_becomes_what_was_counted() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant", "Field")
    at.begin(ANN)
    cast(at, "Count the number of creatures you control. Your life total becomes that number.")
    assert at.life(ANN) == 2


def test_106_4_unspent_mana_stays() -> None:
    at = table()
    at.battlefield(
        BOB,
        permanent(
            "Well", "Enchantment", "Players don't lose unspent mana as steps and phases end."
        ),
    )
    at.begin(ANN)
    cast(at, "Add {R}{R}.")
    at.to(Step.POSTCOMBAT_MAIN)
    assert len(at.game.players[ANN].pool) == 2
    cast(at, "Destroy all enchantments.")
    at.to(Step.END)
    assert at.game.players[ANN].pool == []


def test_113_6_an_ability_that_speaks_of_its_graveyard_works_there() -> None:
    pharaoh = creature(
        "Pharaoh",
        5,
        4,
        "Whenever combat damage is dealt to you or a planeswalker you control, if Pharaoh is in "
        "your graveyard, destroy target attacking creature, then put Pharaoh on top of your "
        "library.",
    )
    at = table()
    at.graveyard(BOB, pharaoh)
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    at.attack("Bear")
    at.to(Step.COMBAT_DAMAGE)
    at.resolve_all()
    assert "Bear" not in at.names_in(Zone.BATTLEFIELD)
    assert at.names_in(Zone.LIBRARY, BOB)[0] == "Pharaoh"


def test_122_6_as_many_counters_as_life_was_gained() -> None:
    text = (
        "Wurm enters with X +1/+1 counters on it, where X is the amount of life you've gained this "
        "turn."
    )
    at = table()
    at.hand(ANN, creature("Wurm", 2, 2, text))
    at.begin(ANN)
    cast(at, "You gain 3 life.")
    at.act(ANN, "cast Wurm")
    at.resolve_all()
    assert at.power_toughness("Wurm") == (5, 5)


def test_603_2_spells_that_opponents_cast_during_your_turn() -> None:
    stalker = creature(
        "Stalker",
        3,
        3,
        "Whenever an opponent casts a blue or black spell during your turn, put a +1/+1 counter on "
        "Stalker.",
    )
    trick = permanent("Trick", "Instant", "You gain 1 life.", cost="{U}")
    at = table()
    isle = permanent("Isle", "Basic Land — Island", "", "")
    at.battlefield(ANN, stalker)
    at.battlefield(BOB, isle)
    at.hand(BOB, trick, trick)
    at.begin(ANN)
    at.act(BOB, "cast Trick")
    at.resolve_all()
    assert at.power_toughness("Stalker") == (4, 4)
    at.to_turn(BOB)
    at.act(BOB, "cast Trick")
    at.resolve_all()
    assert at.power_toughness("Stalker") == (4, 4)


def test_611_2c_some_also_gain_something() -> None:
    at = table()
    at.battlefield(ANN, creature("Knight", cost="{W}"), "Bear")
    at.begin(ANN)
    text = (
        "Creatures you control get +2/+1 until end of turn. White creatures you control also gain "
        "flying until end of turn."
    )
    cast(at, text)
    assert at.power_toughness("Bear") == (4, 3)
    assert at.object("Knight").has(Keyword.FLYING) and not at.object("Bear").has(Keyword.FLYING)


def test_611_2b_control_lasts_while_the_creature_is_enchanted() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Giant")
    at.hand(ANN, AURA)
    at.begin(ANN)
    text = "Gain control of target creature for as long as that creature is enchanted."
    cast(at, text, "Giant")
    assert at.object("Giant").controller == BOB
    at.act(ANN, "cast Rage", "Bear")
    at.resolve_all()
    cast(at, text, "Bear")
    assert at.object("Bear").controller == ANN
    cast(at, "Destroy all enchantments.")
    assert at.object("Bear").controller == BOB


def test_611_2b_it_is_a_creature_while_the_source_stays() -> None:
    druid = creature(
        "Druid",
        1,
        1,
        "When Druid enters, target Forest becomes a 4/5 green Treefolk creature for as long as "
        "Druid remains on the battlefield. It's still a land.",
    )
    at = table()
    at.battlefield(ANN, permanent("Wood", "Basic Land — Forest", "", ""))
    at.hand(ANN, druid)
    at.begin(ANN)
    at.act(ANN, "cast Druid")
    at.resolve_all()
    assert at.power_toughness("Wood") == (4, 5)
    assert at.object("Wood").now.types == Type.LAND | Type.CREATURE
    cast(at, "Gain control of target creature.", "Druid", by=BOB)
    assert at.power_toughness("Wood") == (4, 5)
    cast(at, "Destroy target creature.", "Druid")
    assert at.object("Wood").now.types == Type.LAND


def test_205_1b_an_enchanted_land_is_a_creature_and_still_a_land() -> None:
    ancient = permanent(
        "Ancient",
        "Enchantment — Aura",
        "Enchant Mountain\nEnchanted Mountain is a 7/7 red Giant creature with haste. It's still a "
        "land.",
    )
    at = table()
    at.battlefield(ANN, permanent("Peak", "Basic Land — Mountain", "", ""))
    at.hand(ANN, ancient)
    at.begin(ANN)
    at.act(ANN, "cast Ancient")
    at.resolve_all()
    peak = at.object("Peak").now
    assert peak.types == Type.LAND | Type.CREATURE
    assert {"Mountain", "Giant"} <= peak.subtypes
    assert (peak.power, peak.toughness, peak.colors) == (7, 7, 8)
    assert at.object("Peak").has(Keyword.HASTE)


def test_205_1a_it_is_no_longer_an_equipment() -> None:
    mail = permanent(
        "Mail",
        "Artifact — Equipment",
        "Equipped creature gets +4/+4.\n{0}: Until end of turn, Mail becomes a 4/4 Spirit artifact "
        "creature that's no longer an Equipment. Activate only if you control no creatures.\n"
        "Equip {4}",
    )
    at = table()
    at.battlefield(ANN, mail)
    at.begin(ANN)
    at.act(ANN, "activate Mail")
    at.resolve_all()
    assert at.power_toughness("Mail") == (4, 4)
    assert at.object("Mail").now.subtypes == frozenset(["Spirit"])
    at.to_turn(BOB)
    assert at.object("Mail").now.subtypes == frozenset(["Equipment"])


def test_205_3m_a_land_becomes_a_creature_of_all_types() -> None:
    vault = permanent(
        "Vault",
        "Land",
        "{0}: Vault becomes a 2/2 creature with all creature types until end of turn. It's still a "
        "land.",
        cost="",
    )
    at = table()
    at.battlefield(ANN, vault)
    at.begin(ANN)
    at.act(ANN, "activate Vault")
    at.resolve_all()
    now = at.object("Vault").now
    assert now.types == Type.LAND | Type.CREATURE
    assert {"Goblin", "Wizard", "Sliver"} <= now.subtypes


def test_603_4_it_loses_defender_for_good_if_it_has_it() -> None:
    guardian = creature(
        "Guardian",
        7,
        7,
        "Defender\nWhen a creature attacks you or a planeswalker you control, if Guardian has "
        "defender, it loses defender and gains trample.",
    )
    at = table()
    at.battlefield(BOB, guardian)
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    at.attack("Bear")
    at.to(Step.DECLARE_ATTACKERS)
    at.resolve_all()
    at.to_turn(BOB)
    assert at.object("Guardian").has(Keyword.TRAMPLE)
    assert not at.object("Guardian").has(Keyword.DEFENDER)


def test_615_6_all_but_one_of_the_damage_is_prevented() -> None:
    text = (
        "If a source would deal damage to you or a planeswalker you control, prevent all but 1 of "
        "that damage."
    )
    at = table()
    at.battlefield(ANN, permanent("Shell", text=text))
    at.begin(ANN)
    cast(at, "Spell deals 5 damage to target player.", "Ann")
    assert at.life(ANN) == 19
    cast(at, "Spell deals 5 damage to target player.", "Bob")
    assert at.life(BOB) == 15


def test_122_6_counters_of_two_kinds_are_put_at_once() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Relic")
    at.begin(ANN)
    cast(
        at,
        "Put a +1/+1 counter on each creature you control and a charge counter on each artifact "
        "you control.",
    )
    assert at.object("Bear").counters == {"+1/+1": 1}
    assert at.object("Relic").counters == {"charge": 1}


def test_111_4_a_token_with_a_name_and_an_ability() -> None:
    at = table()
    at.begin(ANN)
    cast(
        at,
        'Create a colorless artifact token named Land Mine with "Sacrifice this artifact: This '
        'artifact deals 2 damage to target player." Then draw a card.',
    )
    assert at.object("Land Mine").now.types == Type.ARTIFACT
    at.act(ANN, "activate Land Mine", "Bob")
    at.resolve_all()
    assert at.life(BOB) == 18


def test_608_2d_counters_are_distributed_as_it_resolves() -> None:
    hydra = creature(
        "Hydra",
        1,
        1,
        "When Hydra dies, you may distribute a number of +1/+1 counters equal to the number of "
        "+1/+1 counters on Hydra among any number of creatures you control.",
    )
    at = table()
    at.battlefield(ANN, hydra, "Bear", "Giant")
    at.object("Hydra").add_counters("+1/+1", 3)
    at.begin(ANN)
    cast(at, "Destroy target creature.", "Hydra")
    at.choose(True, [1, 2])
    at.resolve_all()
    assert at.object("Bear").counters == {"+1/+1": 1}
    assert at.object("Giant").counters == {"+1/+1": 2}


def test_613_1f_a_quotation_within_a_sentence_has_no_full_stop() -> None:
    pool = permanent(
        "Pool",
        "Land",
        '{0}: Pool becomes a 1/1 black Skeleton creature with "{0}: Regenerate this creature" '
        "until end of turn. It's still a land.",
        cost="",
    )
    at = table()
    at.battlefield(ANN, pool)
    at.begin(ANN)
    at.act(ANN, "activate Pool")
    at.resolve_all()
    assert len(at.object("Pool").now.kit.activated) == 2
    at.to_turn(BOB)
    assert len(at.object("Pool").now.kit.activated) == 1


REFUSED = (
    ("If you can't, you lose 7 life.", "Instant"),
    ("Draw a card. If you can't sacrifice a creature, you lose 7 life.", "Instant"),
    ("Draw a card. It deals 3 damage instead if you control a land.", "Instant"),
    ("Draw a card. Create five of those tokens instead if you control a land.", "Instant"),
    ("Test Card deals 3 damage.", "Instant"),
    ("Create five of those tokens.", "Instant"),
    ("Attach target Aura to the token.", "Instant"),
    ("Your life total becomes that number.", "Instant"),
    ("Creatures you control gain protection from the chosen color until end of turn.", "Instant"),
    ("Destroy one of it at random.", "Instant"),
    ("All creatures get +1/+1. They're still lands.", "Enchantment"),
    ("Test Card becomes a 2/2 creature with all happy types until end of turn.", "Creature"),
    ('Target creature gains "{0}: Draw a card." until end of turn.', "Instant"),
    ('Creatures you control have "{0}: Draw a card"', "Enchantment"),
    ("Spend only happy mana on X.\nDraw X cards.", "Sorcery"),
)


@pytest.mark.parametrize(("text", "types"), REFUSED)
def test_what_refers_to_nothing_is_refused(text: str, types: str) -> None:
    assert compiled(text, types).face is None
