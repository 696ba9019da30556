"""Replacement and prevention effects, and which comes first. CR 614, 615, 616, 701.19."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersPut
from jajna.events.damage import DamageDealt
from jajna.events.effects import EffectBegan
from jajna.events.life import LifeGained, LifeLost
from jajna.events.moves import TokenCreated, ZoneChange
from jajna.events.permanents import Destroyed
from jajna.ir.abilities import Replacing
from jajna.ir.amounts import Number
from jajna.ir.base import Duration
from jajna.ir.comparisons import Comparison
from jajna.ir.conditions.players import LifeIs
from jajna.ir.filters.identity import SELF, Is
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType, Source
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import YOU
from jajna.judge import ANN, BOB, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Shield
from jajna.mechanics.actions.regenerate import RegenerationShield
from jajna.mechanics.lasting.prevention import PreventionShield
from jajna.mechanics.replacements.changed_damage import MultiplyDamage
from jajna.mechanics.replacements.damage import PreventSome
from jajna.mechanics.replacements.destinations import ExileInsteadOfGraveyard
from jajna.mechanics.replacements.entering import (
    EntersTapped,
    EntersWithCounters,
    PayLifeOrEnterTapped,
)
from jajna.mechanics.replacements.larger_amounts import MoreCounters, MoreLife, MoreTokens
from jajna.vocab import Type, Zone
from tests.mechanics.bench import ask_again, cast, permanent, text_card
from tests.rules.cards import CARDS, CREATURE, creature, enchantment, made
from tests.table import table


def replacing(*abilities: Replacing) -> tuple[Table, int]:
    """Ann's main phase; she controls an enchantment for each ability, and Grizzly Bears."""
    made = [enchantment("ABCDEF"[place], "{W}", one) for place, one in enumerate(abilities)]
    position = table(known=made, ann=["Grizzly Bears", *made])
    return position, position.object("Grizzly Bears").id


def happen(position: Table, *events: Event) -> None:
    """Let simultaneous events happen, as far as nobody is asked, and go on."""
    position.game.decision = None
    perform(position.game, list(events))
    position.game.advance()


def shield(
    position: Table, things: list[int], left: int, replacement: PreventionShield | None = None
) -> None:
    """A prevention shield begins for the turn."""
    made_for = PreventionShield() if replacement is None else replacement
    effect = Shield(Context(things[0], ANN), made_for, Duration.END_OF_TURN, things, left)
    perform(position.game, [EffectBegan(effect)])


DOUBLE_DAMAGE = Replacing(MultiplyDamage(Source(), 2))
DOUBLE_LIFE = Replacing(MoreLife(Is(YOU), times=2))
ONE_MORE_LIFE = Replacing(MoreLife(Is(YOU), plus=1))
REST = Replacing(ExileInsteadOfGraveyard(OfType(Type.CREATURE)))


def test_614_1a_an_event_is_replaced_and_never_happens() -> None:
    position, bears = replacing(REST)
    happen(position, Destroyed(bears))
    assert position.names_in(Zone.GRAVEYARD, ANN) == []
    assert position.names_in(Zone.EXILE) == ["Grizzly Bears"]


def test_614_6_the_modified_event_is_what_triggers() -> None:
    position, bears = replacing(REST)
    position.battlefield(BOB, "Blood Artist")
    happen(position, Destroyed(bears))
    assert position.game.zones.stack == []


def test_614_4_it_must_be_there_before_the_event() -> None:
    position, bears = replacing()
    happen(position, Destroyed(bears))
    position.define(enchantment("Late", "{W}", REST))
    position.battlefield(ANN, "Late")
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Grizzly Bears"]


def test_614_5_it_replaces_an_event_once() -> None:
    position, _ = replacing(DOUBLE_LIFE)
    happen(position, LifeGained(ANN, 3))
    assert position.life(ANN) == 26


def test_614_5_two_of_them_each_get_their_chance() -> None:
    position, _ = replacing(DOUBLE_LIFE, DOUBLE_LIFE)
    happen(position, LifeGained(ANN, 3))
    assert position.life(ANN) == 32


def test_614_5_each_of_simultaneous_events_is_replaced() -> None:
    position, bears = replacing(DOUBLE_DAMAGE)
    happen(position, DamageDealt(bears, ANN, 1), DamageDealt(bears, BOB, 2))
    assert (position.life(ANN), position.life(BOB)) == (18, 16)


def test_614_7a_no_damage_is_not_doubled() -> None:
    position, bears = replacing(DOUBLE_DAMAGE)
    happen(position, DamageDealt(bears, BOB, 0))
    assert position.life(BOB) == 20
    assert not [one for one in position.game.history.log if isinstance(one, LifeLost)]


def test_614_8_regeneration_replaces_the_next_destruction() -> None:
    position, bears = replacing()
    position.object(bears).damage = 1
    effect = Shield(Context(bears, ANN), RegenerationShield(), Duration.END_OF_TURN, [bears], 1)
    happen(position, EffectBegan(effect))
    happen(position, Destroyed(bears))
    assert position.object(bears).zone is Zone.BATTLEFIELD
    assert (position.object(bears).tapped, position.object(bears).damage) == (True, 0)
    happen(position, Destroyed(bears))
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Grizzly Bears"]


def test_701_19a_two_shields_save_twice() -> None:
    position, bears = replacing()
    for _ in range(2):
        effect = Shield(Context(bears, ANN), RegenerationShield(), Duration.END_OF_TURN, [bears], 1)
        happen(position, EffectBegan(effect))
    happen(position, Destroyed(bears))
    position.choose(0)
    while position.asked is not None and position.asked.kind is Kind.REPLACEMENT:
        position.answer_next()
    assert len(position.game.effects.shields) == 1
    happen(position, Destroyed(bears))
    assert position.object(bears).zone is Zone.BATTLEFIELD


def test_701_19c_what_can_not_be_regenerated_is_destroyed() -> None:
    position, bears = replacing()
    effect = Shield(Context(bears, ANN), RegenerationShield(), Duration.END_OF_TURN, [bears], 1)
    happen(position, EffectBegan(effect))
    happen(position, Destroyed(bears, 0, False))
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Grizzly Bears"]


def test_614_12_a_permanent_enters_tapped_by_its_own_ability() -> None:
    position = table()
    position.hand(ANN, "Tranquil Thicket")
    position.begin(ANN)
    position.act(ANN, "play Tranquil Thicket")
    assert position.object("Tranquil Thicket").tapped
    assert [type(one).__name__ for one in position.game.history.log].count("Tapped") == 0


def test_614_12_what_acts_as_it_enters_waits_for_nothing_once_it_is_there() -> None:
    position = table()
    position.battlefield(ANN, "Tranquil Thicket")
    position.begin(ANN)
    assert not position.game.characteristics.index.replaces(EventKind.ZONE_CHANGE)
    other, _ = replacing(Replacing(EntersTapped(All((CREATURE, Controlled())))))
    assert other.game.characteristics.index.replaces(EventKind.ZONE_CHANGE)


def test_614_12_or_by_that_of_another() -> None:
    position, _ = replacing(Replacing(EntersTapped(All((CREATURE, Controlled())))))
    giant = position.hand(ANN, "Hill Giant")[0]
    drake = position.hand(BOB, "Wind Drake")[0]
    happen(position, ZoneChange(giant, Zone.HAND, Zone.BATTLEFIELD))
    happen(position, ZoneChange(drake, Zone.HAND, Zone.BATTLEFIELD))
    assert position.object("Hill Giant").tapped
    assert not position.object("Wind Drake").tapped


def test_614_12_counters_are_there_as_it_enters() -> None:
    position, _ = replacing()
    position.define(
        creature("Hydra", "{G}", "0", "0", Replacing(EntersWithCounters(SELF, Number(3), "+1/+1")))
    )
    card = position.hand(ANN, "Hydra")[0]
    happen(position, ZoneChange(card, Zone.HAND, Zone.BATTLEFIELD))
    assert position.power_toughness("Hydra") == (3, 3)


def test_614_12a_the_choice_comes_before_it_enters() -> None:
    position = table()
    position.define(made("Shock Land", None, Type.LAND, Replacing(PayLifeOrEnterTapped(Number(2)))))
    position.hand(ANN, "Shock Land")
    position.begin(ANN)
    position.game.answer(position.action(ANN, "play Shock Land"))
    assert position.asked is not None
    assert position.asked.kind is Kind.PAY_COST
    assert position.names_in(Zone.BATTLEFIELD) == []
    position.answer(True)
    assert not position.object("Shock Land").tapped
    assert position.life(ANN) == 18


def test_614_16_tokens_are_doubled() -> None:
    position, _ = replacing(Replacing(MoreTokens(yours=True)))
    made_of = position.game.definitions.of(CARDS["Eager Cadet"])
    happen(position, TokenCreated(ANN, made_of, 2))
    assert position.names_in(Zone.BATTLEFIELD).count("Eager Cadet") == 4


def test_614_16_counters_are_doubled() -> None:
    position, bears = replacing(Replacing(MoreCounters(CREATURE, "+1/+1", 2)))
    happen(position, CountersPut(bears, "+1/+1", 2, ANN))
    assert position.object(bears).counters == {"+1/+1": 4}


def test_615_1_all_damage_of_a_kind_is_prevented() -> None:
    position, bears = replacing()
    shield(position, [BOB], -1)
    happen(position, DamageDealt(bears, BOB, 5))
    assert position.life(BOB) == 20


def test_615_6_prevented_damage_never_happened() -> None:
    position, bears = replacing()
    shield(position, [BOB], -1)
    happen(position, DamageDealt(bears, BOB, 5))
    assert not [one for one in position.game.history.log if isinstance(one, DamageDealt)]
    assert position.game.players[BOB].happened("damage taken") == 0


def test_615_7_a_shield_is_used_up_by_what_it_prevents() -> None:
    position, bears = replacing()
    shield(position, [BOB], 3)
    happen(position, DamageDealt(bears, BOB, 2))
    assert position.life(BOB) == 20
    assert position.game.effects.shields[0].left == 1
    happen(position, DamageDealt(bears, BOB, 2))
    assert position.life(BOB) == 19
    assert position.game.effects.shields == []


def test_615_7_others_are_not_protected() -> None:
    position, bears = replacing()
    shield(position, [BOB], 3)
    happen(position, DamageDealt(bears, ANN, 2))
    assert position.life(ANN) == 18


def test_615_3_a_shield_ends_with_the_turn() -> None:
    position, bears = replacing()
    shield(position, [BOB], 3)
    position.to_turn(BOB)
    assert position.game.effects.shields == []
    happen(position, DamageDealt(bears, BOB, 2))
    assert position.life(BOB) == 18


def test_615_10_a_static_ability_prevents_some_of_each_damage() -> None:
    position, bears = replacing(Replacing(PreventSome(Source(), Is(YOU), Number(1))))
    giant = position.battlefield(BOB, "Hill Giant")[0]
    happen(position, DamageDealt(bears, ANN, 2), DamageDealt(giant, ANN, 3))
    assert position.life(ANN) == 17


def test_615_12_damage_that_can_not_be_prevented_is_dealt() -> None:
    position, bears = replacing()
    shield(position, [BOB], 3)
    happen(position, DamageDealt(bears, BOB, 2, preventable=False))
    assert position.life(BOB) == 18
    assert position.game.effects.shields[0].left == 3


def test_615_3_a_spell_makes_a_shield() -> None:
    position = table()
    position.battlefield(ANN, "Plains", "Mountain")
    position.hand(ANN, "Healing Salve", "Shock")
    position.begin(ANN)
    position.act(ANN, "cast Healing Salve", "Bob")
    position.resolve()
    position.act(ANN, "cast Shock", "Bob")
    position.resolve()
    assert position.life(BOB) == 20
    assert position.game.effects.shields[0].left == 1


def test_616_1_the_affected_player_chooses_what_is_applied_first() -> None:
    for first, life in ((0, 27), (1, 28)):
        position, _ = replacing(DOUBLE_LIFE, ONE_MORE_LIFE)
        happen(position, LifeGained(ANN, 3))
        assert position.asked is not None
        assert (position.asked.player, position.asked.kind) == (ANN, Kind.REPLACEMENT)
        position.answer(first)
        assert position.life(ANN) == life


def test_616_1_the_controller_of_the_affected_permanent_chooses() -> None:
    position, _ = replacing(DOUBLE_DAMAGE)
    giant = position.battlefield(BOB, "Hill Giant")[0]
    shield(position, [giant], 2)
    happen(position, DamageDealt(giant, giant, 2))
    assert position.asked is not None
    assert position.asked.player == BOB


def test_616_1e_prevention_first_leaves_less_to_double() -> None:
    damages: list[int] = []
    for first in (0, 1):
        position, bears = replacing(DOUBLE_DAMAGE)
        shield(position, [BOB], 1)
        happen(position, DamageDealt(bears, BOB, 2))
        position.answer(first)
        damages.append(20 - position.life(BOB))
    assert sorted(damages) == [2, 3]


def test_616_1f_only_what_still_applies_is_applied() -> None:
    position, bears = replacing(DOUBLE_DAMAGE)
    shield(position, [BOB], -1)
    happen(position, DamageDealt(bears, BOB, 2))
    assert position.asked is not None
    prevention = [
        option for option in position.asked.options if getattr(option, "word", "").startswith("s")
    ]
    position.answer(prevention[0])
    assert position.life(BOB) == 20
    assert position.asked is not None
    assert position.asked.kind is Kind.PRIORITY


def test_614_17_what_can_not_happen_is_not_replaced() -> None:
    position, _ = replacing(DOUBLE_LIFE)
    position.game.effects.rules[ANN].cannot_gain_life = True
    happen(position, LifeGained(ANN, 3))
    assert position.life(ANN) == 20
    assert not [one for one in position.game.history.log if isinstance(one, LifeGained)]


def test_614_a_condition_is_asked_as_the_event_would_happen() -> None:
    ability = Replacing(MoreLife(Is(YOU), times=2), LifeIs(10, Comparison.OR_LESS))
    position, _ = replacing(ability)
    happen(position, LifeGained(ANN, 1))
    assert position.life(ANN) == 21
    position.set_life(ANN, 10)
    happen(position, LifeGained(ANN, 1))
    assert position.life(ANN) == 12


def test_616_a_fork_chooses_for_itself() -> None:
    position, _ = replacing(DOUBLE_LIFE, ONE_MORE_LIFE)
    happen(position, LifeGained(ANN, 3))
    fork = position.game.fork()
    position.answer(0)
    assert fork.decision is not None
    fork.answer(fork.decision.options[1])
    assert (position.life(ANN), fork.players[ANN].life) == (27, 28)


def test_614_3_cards_are_exiled_instead_of_put_into_your_graveyard_this_turn() -> None:
    at = table()
    at.graveyard(ANN, "Bear")
    at.battlefield(BOB, "Giant")
    will = (
        "Until end of turn, you may play lands and cast spells from your graveyard.\nIf a card "
        "would be put into your graveyard from anywhere this turn, exile that card instead."
    )
    at.hand(ANN, text_card("Will", "Sorcery", will))
    ask_again(at)
    at.act(ANN, "cast Will")
    at.resolve()
    at.act(ANN, "cast Bear")
    at.resolve()
    cast(at, "Destroy all creatures.")
    assert sorted(at.names_in(Zone.EXILE)) == ["Bear", "Spell", "Will"]
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Giant"]
    at.to_turn(BOB)
    cast(at, "You gain 1 life.", by=ANN)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Spell"]


WEIRDING = permanent(
    "Weirding",
    "Enchantment",
    "If a player would draw a card, they reveal it instead. Then any other player may pay 2 life. "
    "If a player does, put that card into its owner's graveyard. Otherwise, that player draws a "
    "card.",
)


def test_614_11_another_player_may_pay_to_stop_a_draw() -> None:
    at = table()
    at.battlefield(ANN, WEIRDING)
    at.library(BOB, "Giant")
    cast(at, "Target player draws a card.", "Bob", then=(True,))
    assert at.object("Giant").zone is Zone.GRAVEYARD
    assert at.life(ANN) == 18


def test_614_11_a_draw_that_nobody_stops_is_made_once() -> None:
    at = table()
    at.battlefield(ANN, WEIRDING)
    at.library(BOB, "Giant")
    cast(at, "Target player draws a card.", "Bob", then=(False,))
    assert at.object("Giant").zone is Zone.HAND
    assert at.life(ANN) == 20


def test_614_damage_that_leaves_a_player_life_leaves_others_none() -> None:
    text = "If you control a creature, damage that would reduce your life total to less than 1 "
    text += "reduces it to 1 instead."
    at = table(ann=["Bear", permanent("Faith", "Enchantment", text)])
    at.set_life(ANN, 3)
    at.set_life(BOB, 3)
    cast(at, "Spell deals 5 damage to target player.", "Ann")
    assert at.life(ANN) == 1
    cast(at, "Spell deals 5 damage to target player.", "Bob")
    assert at.game.outcome is not None and at.game.outcome.winner == ANN
