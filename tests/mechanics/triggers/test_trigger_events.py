"""Trigger patterns: what they wait for, what not, and what they bind. CR 603."""

from __future__ import annotations

from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table

GAIN = "you gain 1 life."
TOKEN = "Create a 1/1 green Saproling creature token."


def watching(text: str, player: int = ANN) -> Table:
    """A table where a player has an enchantment with this text."""
    at = table()
    at.battlefield(player, permanent("Watch", "Enchantment", text))
    return at


def gained(at: Table, player: int = ANN) -> int:
    """How much life a player has gained, after all triggers have resolved."""
    at.resolve_all()
    return at.life(player) - 20


def test_603_6a_when_it_enters() -> None:
    at = table()
    at.hand(ANN, creature("Nun", 1, 1, f"When ~ enters, {GAIN}"))
    ask_again(at)
    at.act(ANN, "cast Nun")
    assert at.life(ANN) == 20
    assert gained(at) == 1


def test_603_6a_whenever_another_creature_enters_under_your_control() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature("Warden", 1, 1, f"Whenever another creature enters under your control, {GAIN}"),
    )
    cast(at, TOKEN)
    assert gained(at) == 1
    cast(at, TOKEN, by=BOB)
    assert gained(at) == 1


def test_603_6a_another_is_not_itself() -> None:
    at = table()
    at.hand(
        ANN,
        creature("Warden", 1, 1, f"Whenever another creature enters under your control, {GAIN}"),
    )
    ask_again(at)
    at.act(ANN, "cast Warden")
    assert gained(at) == 0


def test_603_2c_two_creatures_entering_at_once_trigger_twice() -> None:
    at = watching(f"Whenever a creature enters, {GAIN}")
    cast(at, "Create two 1/1 green Saproling creature tokens.")
    assert gained(at) == 2


def test_landfall_is_a_land_entering_under_your_control() -> None:
    at = watching(f"Landfall — Whenever a land enters under your control, {GAIN}")
    at.hand(ANN, "Field")
    ask_again(at)
    at.act(ANN, "play Field")
    assert gained(at) == 1


def test_603_10a_when_it_dies() -> None:
    at = table()
    at.battlefield(ANN, creature("Martyr", 1, 1, f"When ~ dies, {GAIN}"))
    cast(at, "Destroy target creature.", "Martyr")
    assert gained(at) == 1


def test_700_4_exile_is_not_dying() -> None:
    at = table()
    at.battlefield(ANN, creature("Martyr", 1, 1, f"When ~ dies, {GAIN}"))
    cast(at, "Exile target creature.", "Martyr")
    assert gained(at) == 0


def test_603_6c_leaving_the_battlefield_is_any_way_to_leave() -> None:
    at = table()
    at.battlefield(ANN, creature("Martyr", 1, 1, f"When ~ leaves the battlefield, {GAIN}"))
    cast(at, "Exile target creature.", "Martyr")
    assert gained(at) == 1


def test_603_10a_creatures_that_die_together_see_each_other() -> None:
    at = table()
    at.battlefield(ANN, creature("Priest", 1, 1, f"Whenever another creature dies, {GAIN}"), "Bear")
    cast(at, "Destroy all creatures.")
    assert gained(at) == 1


def test_603_6c_from_anywhere_it_triggers_in_the_graveyard() -> None:
    at = table()
    at.hand(ANN, creature("Titan", 1, 1, f"When ~ is put into a graveyard from anywhere, {GAIN}"))
    cast(at, "Discard a card.")
    assert gained(at) == 1


def test_603_2b_your_upkeep_and_not_theirs() -> None:
    at = watching(f"At the beginning of your upkeep, {GAIN}")
    at.begin(BOB)
    at.to_turn(ANN)
    at.to_turn(BOB)
    assert at.life(ANN) == 21


def test_603_2b_each_upkeep_is_everybodys() -> None:
    at = watching(f"At the beginning of each upkeep, {GAIN}")
    at.begin(BOB)
    at.to_turn(ANN)
    at.to_turn(BOB)
    assert at.life(ANN) == 22


def test_513_1_your_end_step() -> None:
    at = watching(f"At the beginning of your end step, {GAIN}")
    at.to(Step.END)
    assert gained(at) == 1


def test_507_2_combat_on_your_turn() -> None:
    at = watching(f"At the beginning of combat on your turn, {GAIN}")
    at.to_turn(BOB)
    assert at.life(ANN) == 21
    at.to_turn(ANN)
    assert at.life(ANN) == 21


def test_508_3a_attacking_and_blocking() -> None:
    at = table()
    at.battlefield(ANN, creature("Raider", 2, 2, f"Whenever ~ attacks, {GAIN}"))
    at.battlefield(BOB, creature("Guard", 2, 2, f"Whenever ~ blocks, {GAIN}"))
    at.begin(ANN)
    at.attack("Raider")
    assert gained(at) == 1
    at.block(("Guard", "Raider"))
    assert gained(at, BOB) == 1


def test_509_3c_becoming_blocked_happens_once_for_two_blockers() -> None:
    at = table()
    at.battlefield(ANN, creature("Raider", 2, 2, f"Whenever ~ becomes blocked, {GAIN}"))
    at.battlefield(BOB, "Bear", "Wall")
    at.begin(ANN)
    at.attack("Raider")
    at.block(("Bear", "Raider"), ("Wall", "Raider"))
    assert gained(at) == 1


def test_509_3d_becoming_blocked_by_a_creature_happens_for_each() -> None:
    at = table()
    at.battlefield(
        ANN, creature("Raider", 2, 2, f"Whenever ~ becomes blocked by a creature, {GAIN}")
    )
    at.battlefield(BOB, "Bear", "Wall")
    at.begin(ANN)
    at.attack("Raider")
    at.block(("Bear", "Raider"), ("Wall", "Raider"))
    at.to(Step.END_OF_COMBAT)
    assert at.life(ANN) == 22


def test_509_3g_attacking_without_being_blocked() -> None:
    at = table()
    at.battlefield(ANN, creature("Raider", 2, 2, f"Whenever ~ attacks and isn't blocked, {GAIN}"))
    at.begin(ANN)
    at.attack("Raider")
    at.to(Step.END_OF_COMBAT)
    assert at.life(ANN) == 21


def test_120_3_combat_damage_to_a_player() -> None:
    at = table()
    text = f"Whenever ~ deals combat damage to a player, {GAIN}"
    at.battlefield(ANN, creature("Rogue", 2, 2, text))
    cast(at, "You gain 0 life.")
    at.begin(ANN)
    at.attack("Rogue")
    at.to(Step.END_OF_COMBAT)
    assert at.life(ANN) == 21


def test_120_3_combat_damage_to_one_of_your_opponents_is_not_to_you() -> None:
    text = "Whenever a creature deals combat damage to one of your opponents, its controller may "
    for attacker, drawn in ((ANN, 1), (BOB, 0)):
        at = table()
        at.battlefield(attacker, creature("Rogue"))
        at.battlefield(ANN, permanent("Spy", text=text + "draw a card."))
        if attacker == BOB:
            at.to_turn(BOB)
        at.to(Step.DECLARE_ATTACKERS)
        hand = len(at.names_in(Zone.HAND, ANN))
        at.attack("Rogue", at=BOB if attacker == ANN else ANN)
        at.to(Step.COMBAT_DAMAGE)
        if drawn:
            at.choose(True)
        at.resolve_all()
        assert len(at.names_in(Zone.HAND, ANN)) == hand + drawn


def test_120_3_combat_damage_to_a_creature_is_not_to_a_player() -> None:
    at = table()
    text = f"Whenever ~ deals combat damage to a player, {GAIN}"
    at.battlefield(ANN, creature("Rogue", 2, 2, text))
    at.battlefield(BOB, "Wall")
    at.begin(ANN)
    at.attack("Rogue")
    at.block(("Wall", "Rogue"))
    at.to(Step.END_OF_COMBAT)
    assert at.life(ANN) == 20


def test_603_2c_damage_from_two_sources_at_once_is_dealt_once() -> None:
    at = table()
    text = "Whenever ~ is dealt damage, you gain that much life and draw a card."
    at.battlefield(ANN, creature("Ox", 1, 20, text))
    at.battlefield(BOB, "Bear", "Giant")
    at.begin(ANN)
    at.attack("Ox")
    at.block(("Bear", "Ox"), ("Giant", "Ox"))
    at.to(Step.END_OF_COMBAT)
    assert at.life(ANN) == 20 + 2 + 5
    assert len(at.game.players[ANN].hand) == 1


def test_601_2i_casting_a_kind_of_spell() -> None:
    at = watching(f"Whenever you cast a creature spell, {GAIN}")
    at.hand(ANN, "Bear", "Relic")
    ask_again(at)
    at.act(ANN, "cast Relic")
    assert gained(at) == 0
    at.act(ANN, "cast Bear")
    assert gained(at) == 1


def test_601_2i_casting_by_an_opponent() -> None:
    at = watching(f"Whenever an opponent casts a spell, {GAIN}")
    cast(at, "You gain 0 life.", by=BOB)
    assert gained(at) == 1
    cast(at, "You gain 0 life.")
    assert gained(at) == 1


def test_603_2e_becoming_the_target() -> None:
    at = table()
    text = "When ~ becomes the target of a spell or ability, sacrifice it."
    at.battlefield(ANN, creature("Phantom", 4, 4, text))
    cast(at, "Target creature gets +1/+1 until end of turn.", "Phantom")
    at.resolve_all()
    assert "Phantom" in at.names_in(Zone.GRAVEYARD, ANN)


def test_121_1_drawing_each_card() -> None:
    at = watching(f"Whenever you draw a card, {GAIN}")
    cast(at, "You draw two cards.")
    assert gained(at) == 2


def test_119_9_gaining_life_is_one_event() -> None:
    at = watching("Whenever you gain life, put a +1/+1 counter on target creature you control.")
    at.battlefield(ANN, "Bear")
    cast(at, "You gain 3 life.")
    at.resolve_all()
    assert at.power_toughness("Bear") == (3, 3)


def test_701_9a_discarding() -> None:
    at = watching(f"Whenever an opponent discards a card, {GAIN}")
    at.hand(BOB, "Bear")
    cast(at, "Target opponent discards a card.", "Bob")
    assert gained(at) == 1


def test_701_21a_sacrificing() -> None:
    at = watching(f"Whenever you sacrifice a creature, {GAIN}")
    at.battlefield(ANN, creature("Imp", 1, 1, "Sacrifice ~: You gain 0 life."))
    ask_again(at)
    at.act(ANN, "activate Imp")
    assert gained(at) == 1


def test_603_2e_becoming_tapped() -> None:
    at = table()
    at.battlefield(ANN, creature("Drummer", 1, 1, f"Whenever ~ becomes tapped, {GAIN}"))
    cast(at, "Tap target creature.", "Drummer")
    assert gained(at) == 1


def test_122_6_counters_put_on_it() -> None:
    at = table()
    text = f"Whenever one or more +1/+1 counters are put on ~, {GAIN}"
    at.battlefield(ANN, creature("Hydra", 1, 1, text))
    cast(at, "Put two +1/+1 counters on target creature.", "Hydra")
    assert gained(at) == 1


def test_506_5_attacking_alone() -> None:
    at = watching(f"Whenever a creature you control attacks alone, {GAIN}")
    at.battlefield(ANN, "Bear", "Giant")
    at.begin(ANN)
    at.attack("Bear", "Giant")
    assert gained(at) == 0


def test_603_2e_what_the_event_was_about_is_bound() -> None:
    at = watching("Whenever a creature dies, its controller loses 1 life.")
    at.battlefield(BOB, "Bear")
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert at.life(BOB) == 19


def test_303_4_the_upkeep_of_the_enchanted_creatures_controller() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    aura = permanent(
        "Curse",
        "Enchantment — Aura",
        "Enchant creature\nAt the beginning of the upkeep of enchanted creature's controller,"
        " that player loses 1 life.",
    )
    at.put(ANN, Zone.BATTLEFIELD, aura, attached_to="Bear")
    at.to_turn(BOB)
    assert (at.life(ANN), at.life(BOB)) == (20, 19)


def first_loss() -> Table:
    """A table where Ann gains life as an opponent loses life for the first time each turn."""
    at = table()
    text = "Whenever an opponent loses life for the first time each turn, you gain 1 life."
    at.battlefield(ANN, permanent("Watch", "Enchantment", text))
    return at


def test_603_2c_life_lost_at_once_is_lost_for_the_first_time_once() -> None:
    at = first_loss()
    at.battlefield(ANN, "Giant", "Bear")
    at.attack("Giant", "Bear")
    at.to(Step.POSTCOMBAT_MAIN)
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (21, 13)


def test_603_2c_life_lost_later_in_the_turn_is_not_lost_for_the_first_time() -> None:
    at = first_loss()
    for _ in range(2):
        cast(at, "Each opponent loses 2 life.")
        at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (21, 16)


def test_603_2c_life_gained_at_once_by_two_sources_is_gained_for_the_first_time_once() -> None:
    at = table()
    text = "Whenever you gain life for the first time each turn, each opponent loses 1 life."
    at.battlefield(ANN, permanent("Watch", "Enchantment", text))
    for name in ("Priest", "Monk"):
        at.battlefield(ANN, creature(name, text="Lifelink"))
    at.attack("Priest", "Monk")
    at.to(Step.POSTCOMBAT_MAIN)
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (24, 15)


def test_119_9_what_is_not_said_of_every_turn_is_refused() -> None:
    text = "Whenever you lose life for the first time this turn, draw a card."
    assert not compile_line(text, False).meanings


def test_603_2c_tokens_created_for_the_first_time_each_turn() -> None:
    at = watching(f"Whenever you create one or more tokens for the first time each turn, {GAIN}")
    cast(at, "Create a Food token and a Treasure token.")
    assert gained(at) == 1
    cast(at, TOKEN)
    assert gained(at) == 1
    at.to_turn(BOB)
    cast(at, TOKEN, by=BOB)
    assert gained(at) == 1
    cast(at, TOKEN)
    assert gained(at) == 2


def test_603_2c_a_token_created_before_it_came_was_the_first() -> None:
    at = table()
    cast(at, TOKEN)
    text = f"Whenever you create one or more tokens for the first time each turn, {GAIN}"
    at.battlefield(ANN, permanent("Watch", "Enchantment", text))
    cast(at, TOKEN)
    assert gained(at) == 0


def test_603_2c_cards_discarded_at_once_for_the_first_time_are_one_occurrence() -> None:
    text = "Whenever you discard one or more cards for the first time each turn, you gain that"
    at = watching(f"{text} much life.")
    at.hand(ANN, "Bear", "Giant", "Wall")
    cast(at, "Discard two cards.", then=(("Bear", "Giant"),))
    assert gained(at) == 2
    cast(at, "Discard a card.")
    assert gained(at) == 2


def test_603_2c_certain_cards_discarded_for_the_first_time_are_refused() -> None:
    text = f"Whenever you discard one or more creature cards for the first time each turn, {GAIN}"
    assert not compile_line(text, False).meanings


def test_603_4_a_token_created_this_turn() -> None:
    at = watching(f"At the beginning of each end step, if you created a token this turn, {GAIN}")
    cast(at, TOKEN, by=BOB)
    at.to(Step.END)
    assert gained(at) == 0
    at.to_turn(BOB)
    cast(at, TOKEN)
    at.to(Step.END)
    assert gained(at) == 1


def test_603_2_any_of_the_events_of_one_subject() -> None:
    at = table()
    text = f"Whenever ~ enters, attacks, or deals combat damage to a player, {GAIN}"
    at.hand(ANN, creature("Rogue", 1, 1, text))
    ask_again(at)
    at.act(ANN, "cast Rogue")
    assert gained(at) == 1
    at.to_turn(BOB)
    at.to_turn(ANN)
    at.attack("Rogue")
    at.to(Step.POSTCOMBAT_MAIN)
    assert gained(at) == 3


def test_603_10a_one_of_several_events_may_look_back() -> None:
    at = table()
    text = f"Whenever ~ or another creature you control dies or attacks, {GAIN}"
    at.battlefield(ANN, creature("Rogue", 2, 2, text), "Bear")
    at.battlefield(BOB, "Wall")
    cast(at, "Destroy all creatures.")
    assert gained(at) == 2


def test_603_2_what_players_do_and_what_befalls_objects_have_no_subject_in_common() -> None:
    at = watching(f"Whenever you play a land or cast a spell, {GAIN}")
    at.hand(ANN, "Field")
    ask_again(at)
    at.act(ANN, "play Field")
    assert gained(at) == 1
    cast(at, TOKEN)
    assert gained(at) == 2
    for text in ("Whenever you cast a spell or enters", "Whenever ~ enters or draws a card"):
        assert not compile_line(f"{text}, {GAIN}", False).meanings


def test_603_2_that_player_is_not_told_where_only_one_event_has_one() -> None:
    text = "Whenever ~ enters or deals combat damage to a player, that player discards a card."
    assert not compile_line(text, False).meanings


def test_603_2c_several_events_at_once_of_one_or_more_are_one_occurrence_each() -> None:
    at = watching(f"Whenever one or more creatures you control attack or become tapped, {GAIN}")
    at.battlefield(ANN, "Bear", "Giant")
    at.attack("Bear", "Giant")
    assert gained(at) == 2
