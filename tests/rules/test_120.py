"""Damage, life, drawing and counters. CR 118-122, and targets as 115 has them."""

from __future__ import annotations

from jajna.events.counters import CountersPut, CountersRemoved
from jajna.events.damage import DamageDealt
from jajna.events.effects import EffectBegan
from jajna.events.life import LifeGained, LifeLost
from jajna.events.moves import Draw
from jajna.ir.abilities import Triggered
from jajna.ir.amounts import Number
from jajna.ir.base import Duration
from jajna.ir.filters.nouns import Player
from jajna.judge import ANN, BOB, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.deathtouch import DEATHTOUCH
from jajna.mechanics.keywords.hexproof import HEXPROOF
from jajna.mechanics.keywords.infect import INFECT
from jajna.mechanics.keywords.lifelink import LIFELINK
from jajna.mechanics.keywords.shroud import SHROUD
from jajna.mechanics.keywords.wither import WITHER
from jajna.mechanics.things.life import GainLife
from jajna.mechanics.triggers.players import Draws
from jajna.vocab import Zone
from tests.mechanics.bench import cast
from tests.rules.cards import creature, enchantment
from tests.table import table

SOURCES = (
    creature("Plain", "{1}", "2", "2"),
    creature("Linker", "{1}", "2", "2", LIFELINK),
    creature("Poisoner", "{1}", "2", "2", INFECT),
    creature("Witherer", "{1}", "2", "2", WITHER),
    creature("Snake", "{1}", "1", "1", DEATHTOUCH),
)


def hit(source: str, to: str | int, amount: int = 2) -> Table:
    """One of Ann's sources deals damage to a player or to Bob's permanent."""
    position = table()
    position.define(*SOURCES)
    position.battlefield(ANN, source)
    position.battlefield(BOB, "Hill Giant", "Jace Beleren")
    position.begin(ANN)
    target = position.id(to)
    perform(position.game, [DamageDealt(position.id(source), target, amount)])
    return position


def test_120_3a_damage_to_a_player_costs_life() -> None:
    position = hit("Plain", BOB)
    assert position.life(BOB) == 18
    assert position.game.players[BOB].happened("life lost") == 2


def test_120_3b_infect_gives_a_player_poison_instead() -> None:
    position = hit("Poisoner", BOB)
    assert position.life(BOB) == 20
    assert position.game.players[BOB].counters == {"poison": 2}


def test_120_3c_damage_to_a_planeswalker_takes_loyalty() -> None:
    position = hit("Plain", "Jace Beleren")
    assert position.object("Jace Beleren").counters == {"loyalty": 1}
    assert position.life(BOB) == 20


def test_120_3d_wither_and_infect_give_creatures_counters() -> None:
    for source in ("Witherer", "Poisoner"):
        position = hit(source, "Hill Giant")
        giant = position.object("Hill Giant")
        assert (giant.counters, giant.damage) == ({"-1/-1": 2}, 0)


def test_120_3e_other_damage_is_marked() -> None:
    position = hit("Plain", "Hill Giant")
    giant = position.object("Hill Giant")
    assert (giant.counters, giant.damage) == ({}, 2)


def test_120_3f_lifelink_gains_as_much_life() -> None:
    position = hit("Linker", BOB)
    assert (position.life(ANN), position.life(BOB)) == (22, 18)


def test_119_7_lifelink_gains_nothing_for_who_can_not_gain_life() -> None:
    position = table()
    position.define(*SOURCES)
    linker = position.battlefield(ANN, "Linker")[0]
    position.begin(ANN)
    position.game.effects.rules[ANN].cannot_gain_life = True
    perform(position.game, [DamageDealt(linker, BOB, 2)])
    assert position.life(ANN) == 20


def test_120_8_no_damage_is_not_dealt() -> None:
    position = hit("Snake", "Hill Giant", 0)
    position.answer_next()
    assert position.object("Hill Giant").zone is Zone.BATTLEFIELD
    assert not [one for one in position.game.history.log if isinstance(one, DamageDealt)]


def test_119_3_losing_and_gaining_change_the_total() -> None:
    position = table()
    position.begin(ANN)
    perform(position.game, [LifeLost(ANN, 3), LifeGained(BOB, 4)])
    assert (position.life(ANN), position.life(BOB)) == (17, 24)


def test_119_9_gaining_nothing_is_no_event() -> None:
    position = table()
    position.begin(ANN)
    perform(position.game, [LifeGained(ANN, 0)])
    assert not [one for one in position.game.history.log if isinstance(one, LifeGained)]


def test_121_2_cards_are_drawn_one_by_one() -> None:
    position = table()
    position.define(enchantment("Scholar", "{U}", Triggered(Draws(Player()), GainLife(Number(1)))))
    position.battlefield(ANN, "Scholar", "Island", "Island", "Island")
    position.hand(ANN, "Divination")
    position.begin(ANN)
    position.act(ANN, "cast Divination")
    position.resolve()
    position.resolve_all()
    assert position.life(ANN) == 22


def test_121_1_the_top_card_is_drawn() -> None:
    position = table()
    position.library(ANN, "Forest", "Island")
    position.begin(ANN)
    perform(position.game, [Draw(ANN)])
    assert position.names_in(Zone.HAND, ANN) == ["Forest"]
    assert position.names_in(Zone.LIBRARY, ANN)[0] == "Island"


def test_121_4_drawing_from_an_empty_library_takes_nothing_and_is_noted() -> None:
    position = table(blanks=0)
    position.begin(ANN)
    perform(position.game, [Draw(ANN)])
    assert position.names_in(Zone.HAND, ANN) == []
    assert position.game.players[ANN].drew_from_empty


def test_122_1a_counters_change_power_and_toughness() -> None:
    position = table()
    bears = position.battlefield(ANN, "Grizzly Bears")[0]
    position.begin(ANN)
    perform(position.game, [CountersPut(bears, "+1/+1", 2), CountersPut(bears, "-0/-1", 1)])
    assert position.power_toughness(bears) == (4, 3)


def test_122_1_no_more_are_removed_than_there_are() -> None:
    position = table()
    bears = position.put(ANN, Zone.BATTLEFIELD, "Grizzly Bears", counters={"+1/+1": 1})[0]
    position.begin(ANN)
    perform(position.game, [CountersRemoved(bears, "+1/+1", 3)])
    assert position.object(bears).counters == {}
    assert position.power_toughness(bears) == (2, 2)


def test_122_1_other_counters_change_nothing() -> None:
    position = table()
    bears = position.put(ANN, Zone.BATTLEFIELD, "Grizzly Bears", counters={"charge": 3})[0]
    position.begin(ANN)
    assert position.power_toughness(bears) == (2, 2)


def test_115_4_any_target_is_a_creature_player_or_planeswalker() -> None:
    position = table()
    position.battlefield(ANN, "Mountain")
    position.battlefield(BOB, "Hill Giant", "Jace Beleren", "Sol Ring", "Glorious Anthem")
    position.hand(ANN, "Shock")
    position.begin(ANN)
    position.game.answer(position.action(ANN, "cast Shock"))
    assert position.asked is not None
    names = [position.describe(option) for option in position.asked.options]
    assert sorted(names) == ["Ann", "Bob", "Hill Giant", "Jace Beleren"]


def test_702_11b_hexproof_stops_opponents_and_702_18a_shroud_everybody() -> None:
    for keyword, mine, theirs in ((HEXPROOF, "", "601.2c"), (SHROUD, "601.2c", "601.2c")):
        for seat, expected in ((ANN, mine), (BOB, theirs)):
            position = table()
            position.define(creature("Guarded", "{G}", "1", "1", keyword))
            position.battlefield(seat, "Guarded")
            position.battlefield(ANN, "Forest")
            position.hand(ANN, "Giant Growth")
            position.begin(ANN)
            reason = position.why_not(ANN, "cast Giant Growth")
            assert (reason.rule if reason is not None else "") == expected


def test_608_2b_a_target_that_became_hexproof_is_illegal() -> None:
    position = table()
    bears = position.battlefield(BOB, "Grizzly Bears")[0]
    position.battlefield(ANN, "Mountain")
    position.hand(ANN, "Shock")
    position.begin(ANN)
    position.act(ANN, "cast Shock", "Grizzly Bears")
    guard = Continuous(
        Context(bears, BOB), (GainAbilities((HEXPROOF,)),), Duration.END_OF_TURN, [bears]
    )
    perform(position.game, [EffectBegan(guard)])
    position.resolve()
    assert position.object(bears).zone is Zone.BATTLEFIELD


def test_120_3_the_damage_dealt_to_you_this_turn_is_added_up() -> None:
    at = table()
    cast(at, "Spell deals 3 damage to each player.")
    cast(at, "Spell deals 2 damage to each opponent.")
    cast(at, "You gain life equal to the damage dealt to you this turn.")
    assert (at.life(ANN), at.life(BOB)) == (20, 15)
