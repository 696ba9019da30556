"""State-based actions. CR 704."""

from __future__ import annotations

from jajna.card import Card
from jajna.decision import Kind
from jajna.events.counters import CountersPut, CountersRemoved
from jajna.events.damage import DamageDealt
from jajna.events.moves import TokenCreated, ZoneChange
from jajna.events.permanents import Destroyed
from jajna.ir.abilities import Static, Triggered
from jajna.ir.amounts import Number
from jajna.ir.filters.identity import SELF, Is
from jajna.ir.filters.nouns import OfType
from jajna.ir.refs import Attached
from jajna.judge import ANN, BOB, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.turn.state_based_actions import check
from jajna.mechanics.continuous.abilities import LoseAllAbilities
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.keywords.deathtouch import DEATHTOUCH
from jajna.mechanics.keywords.enchant import enchant
from jajna.mechanics.keywords.indestructible import INDESTRUCTIBLE
from jajna.mechanics.keywords.wither import WITHER
from jajna.mechanics.things.life import GainLife
from jajna.mechanics.triggers.damage import IsDealtDamage
from jajna.mechanics.triggers.zone_changes import Dies
from jajna.text.english.printer import ENGLISH
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Supertype, Type, Zone
from tests.mechanics.bench import text_card
from tests.rules.cards import CARDS, artifact, creature, enchantment, made
from tests.table import table

ASSASSIN = creature("Assassin", "{1}{B}", "1", "1", DEATHTOUCH)
GOLEM = creature("Golem", "{5}", "3", "3", INDESTRUCTIBLE)
WITHERER = creature("Witherer", "{B}", "1", "1", DEATHTOUCH, WITHER)


def settled(position: Table) -> Table:
    """The table with state-based actions done, as Ann gets priority."""
    position.begin(ANN)
    return position


def test_704_3_actions_are_repeated_until_there_are_none() -> None:
    position = table()
    lord = creature(
        "Lord",
        "{W}",
        "1",
        "1",
        Static(OfType(Type.CREATURE), (PowerToughness(Number(0), Number(1)),)),
    )
    position.define(lord, creature("Ghost", "{W}", "1", "0"))
    position.battlefield(ANN, "Lord", "Ghost")
    settled(position)
    assert position.names_in(Zone.BATTLEFIELD) == ["Lord", "Ghost"]
    position.object("Lord").damage = 2
    position.answer_next()
    assert position.names_in(Zone.BATTLEFIELD) == []
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Lord", "Ghost"]


def test_704_3_all_that_apply_happen_at_once() -> None:
    position = table()
    ring = Triggered(Dies(OfType(Type.CREATURE)), GainLife(Number(1)))
    position.define(creature("Mourner", "{B}", "1", "1", ring))
    position.battlefield(ANN, "Mourner", "Grizzly Bears")
    position.object("Mourner").damage = 1
    position.object("Grizzly Bears").damage = 2
    settled(position)
    assert len(position.game.zones.stack) == 2
    position.resolve_all()
    assert position.life(ANN) == 22


def test_704_3_nothing_to_do_is_told() -> None:
    position = settled(table())
    assert not check(position.game)


def test_704_4_nothing_is_checked_while_a_spell_resolves() -> None:
    position = table()
    position.set_life(ANN, 2)
    position.battlefield(ANN, "Swamp", "Swamp")
    position.hand(ANN, "Sign in Blood")
    position.battlefield(ANN, "Soul Warden")
    settled(position)
    hand = len(position.game.players[ANN].hand)
    position.act(ANN, "cast Sign in Blood")
    position.resolve()
    assert len(position.game.players[ANN].hand) == hand + 1
    assert position.game.outcome is not None


def test_704_5b_only_draws_since_the_last_check_count() -> None:
    position = table()
    settled(position)
    position.game.players[ANN].drew_from_empty = True
    position.game.effects.rules[ANN].cannot_lose_game = True
    assert not check(position.game)
    position.game.effects.rules[ANN].cannot_lose_game = False
    assert not check(position.game)


def test_704_5d_a_token_elsewhere_ceases_to_exist() -> None:
    position = settled(table())
    game = position.game
    perform(game, [TokenCreated(ANN, game.definitions.of(CARDS["Grizzly Bears"]), 1)])
    token = position.object("Grizzly Bears").id
    perform(game, [ZoneChange(token, Zone.BATTLEFIELD, Zone.GRAVEYARD)])
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Grizzly Bears"]
    position.answer_next()
    assert position.names_in(Zone.GRAVEYARD, ANN) == []
    assert not game.objects.exists(game.objects.latest(token))


def test_111_7_a_token_dies_before_it_ceases_to_exist() -> None:
    position = table()
    position.battlefield(ANN, "Blood Artist")
    settled(position)
    game = position.game
    perform(game, [TokenCreated(ANN, game.definitions.of(CARDS["Grizzly Bears"]), 1)])
    position.object("Grizzly Bears").damage = 2
    position.choose("Bob")
    position.answer_next()
    assert len(game.zones.stack) == 1
    position.resolve_all()
    assert position.life(BOB) == 19


def test_111_8_a_token_that_left_does_not_come_back() -> None:
    position = settled(table())
    game = position.game
    perform(game, [TokenCreated(ANN, game.definitions.of(CARDS["Grizzly Bears"]), 1)])
    token = position.object("Grizzly Bears").id
    perform(game, [ZoneChange(token, Zone.BATTLEFIELD, Zone.EXILE)])
    gone = game.objects.latest(token)
    perform(game, [ZoneChange(gone, Zone.EXILE, Zone.BATTLEFIELD)])
    assert position.names_in(Zone.BATTLEFIELD) == []
    assert position.names_in(Zone.EXILE) == ["Grizzly Bears"]


def test_704_5f_no_toughness_puts_even_the_indestructible_into_the_graveyard() -> None:
    position = table()
    position.define(GOLEM)
    position.put(ANN, Zone.BATTLEFIELD, "Golem", counters={"-1/-1": 3})
    settled(position)
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Golem"]


def test_704_5f_regeneration_does_not_help_against_no_toughness() -> None:
    position = table()
    position.battlefield(ANN, "Drudge Skeletons", "Swamp")
    settled(position)
    position.act(ANN, "activate Drudge Skeletons")
    position.resolve()
    perform(position.game, [CountersPut(position.id("Drudge Skeletons"), "-1/-1", 1)])
    position.answer_next()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Drudge Skeletons"]


def test_704_5g_damage_as_great_as_toughness_destroys() -> None:
    position = table()
    position.battlefield(ANN, "Grizzly Bears", "Hill Giant")
    position.object("Grizzly Bears").damage = 2
    position.object("Hill Giant").damage = 2
    settled(position)
    assert position.names_in(Zone.BATTLEFIELD) == ["Hill Giant"]


def test_704_5g_regeneration_replaces_the_destruction() -> None:
    position = table()
    position.battlefield(ANN, "Drudge Skeletons", "Swamp")
    position.battlefield(BOB, "Mountain")
    position.hand(BOB, "Shock")
    settled(position)
    position.act(ANN, "activate Drudge Skeletons")
    position.resolve()
    position.act(BOB, "cast Shock", "Drudge Skeletons")
    position.resolve()
    skeletons = position.object("Drudge Skeletons")
    assert skeletons.zone is Zone.BATTLEFIELD
    assert (skeletons.tapped, skeletons.damage) == (True, 0)
    assert position.game.effects.shields == []


def test_704_5g_indestructible_keeps_its_damage() -> None:
    position = table()
    position.define(GOLEM)
    position.battlefield(ANN, "Golem")
    position.object("Golem").damage = 5
    settled(position)
    assert position.object("Golem").damage == 5


def test_704_5h_damage_from_deathtouch_destroys() -> None:
    position = table()
    position.define(ASSASSIN)
    assassin = position.battlefield(BOB, "Assassin")[0]
    giant = position.battlefield(ANN, "Hill Giant")[0]
    settled(position)
    perform(position.game, [DamageDealt(assassin, giant, 1)])
    position.answer_next()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Hill Giant"]


def test_704_5h_deathtouch_counts_where_the_damage_became_counters() -> None:
    position = table()
    position.define(WITHERER)
    source = position.battlefield(BOB, "Witherer")[0]
    giant = position.battlefield(ANN, "Hill Giant")[0]
    settled(position)
    perform(position.game, [DamageDealt(source, giant, 1)])
    position.answer_next()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Hill Giant"]


def test_704_5h_only_damage_since_the_last_check_counts() -> None:
    position = table()
    position.define(
        ASSASSIN, GOLEM, enchantment("Dull", "{U}", Static(OfType(4), (LoseAllAbilities(),)))
    )
    assassin = position.battlefield(BOB, "Assassin")[0]
    golem = position.battlefield(ANN, "Golem")[0]
    settled(position)
    perform(position.game, [DamageDealt(assassin, golem, 1)])
    position.answer_next()
    position.battlefield(ANN, "Dull")
    position.answer_next()
    assert "Golem" in position.names_in(Zone.BATTLEFIELD)


def test_704_5i_a_planeswalker_without_loyalty_goes() -> None:
    position = table()
    position.battlefield(ANN, "Jace Beleren")
    bolt = position.battlefield(BOB, "Hill Giant")[0]
    settled(position)
    perform(position.game, [DamageDealt(bolt, position.id("Jace Beleren"), 2)])
    assert position.object("Jace Beleren").counters["loyalty"] == 1
    perform(position.game, [DamageDealt(bolt, position.id("Jace Beleren"), 2)])
    position.answer_next()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Jace Beleren"]


def test_704_5j_of_two_legends_the_player_keeps_the_one_they_choose() -> None:
    position = table()
    first, second = position.battlefield(ANN, "Isamaru", "Isamaru")
    position.begin(ANN)
    assert position.asked is not None
    assert (position.asked.player, position.asked.kind) == (ANN, Kind.LEGEND)
    position.answer(second)
    assert position.game.zones.battlefield == [second]
    assert position.game.objects.latest(first) != first


def test_704_5j_each_player_may_have_one() -> None:
    position = table()
    position.battlefield(ANN, "Isamaru")
    position.battlefield(BOB, "Isamaru")
    settled(position)
    assert position.names_in(Zone.BATTLEFIELD) == ["Isamaru", "Isamaru"]


def test_704_5j_the_legend_rule_does_not_destroy() -> None:
    position = table()
    position.define(
        creature("Old One", "{5}", "3", "3", INDESTRUCTIBLE, supertypes=Supertype.LEGENDARY)
    )
    position.battlefield(ANN, "Old One", "Old One")
    position.begin(ANN)
    position.answer_next()
    assert position.names_in(Zone.BATTLEFIELD) == ["Old One"]


def test_704_5k_only_the_newest_world_stays() -> None:
    position = table()
    position.battlefield(ANN, "Concordant Crossroads")
    position.battlefield(BOB, "Arboria")
    settled(position)
    assert position.names_in(Zone.BATTLEFIELD) == ["Arboria"]
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Concordant Crossroads"]


def test_704_5m_an_aura_follows_what_it_enchanted() -> None:
    position = table()
    position.battlefield(BOB, "Grizzly Bears")
    position.put(ANN, Zone.BATTLEFIELD, "Holy Strength", attached_to="Grizzly Bears")
    settled(position)
    assert position.power_toughness("Grizzly Bears") == (3, 4)
    perform(position.game, [ZoneChange(position.id("Grizzly Bears"), Zone.BATTLEFIELD, Zone.HAND)])
    position.answer_next()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Holy Strength"]


def test_704_5m_an_aura_on_nothing_goes() -> None:
    position = table()
    position.battlefield(ANN, "Holy Strength")
    settled(position)
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Holy Strength"]


def test_704_5m_an_aura_without_its_enchant_ability_goes_when_its_host_does() -> None:
    position = table()
    position.battlefield(BOB, "Grizzly Bears")
    position.put(ANN, Zone.BATTLEFIELD, "Holy Strength", attached_to="Grizzly Bears")
    position.define(
        artifact("Silence", "{1}", Static(OfType(Type.ENCHANTMENT), (LoseAllAbilities(),)))
    )
    position.battlefield(ANN, "Silence")
    settled(position)
    assert position.object("Holy Strength").attached_to == position.id("Grizzly Bears")
    perform(position.game, [ZoneChange(position.id("Grizzly Bears"), Zone.BATTLEFIELD, Zone.HAND)])
    position.answer_next()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Holy Strength"]


def test_704_5n_equipment_stays_when_its_creature_goes() -> None:
    position = table()
    position.define(artifact("Sword", "{1}", subtypes=("Equipment",)))
    position.battlefield(ANN, "Grizzly Bears")
    sword = position.put(ANN, Zone.BATTLEFIELD, "Sword", attached_to="Grizzly Bears")[0]
    settled(position)
    assert position.object(sword).attached_to == position.id("Grizzly Bears")
    perform(position.game, [ZoneChange(position.id("Grizzly Bears"), Zone.BATTLEFIELD, Zone.HAND)])
    position.answer_next()
    assert position.object(sword).zone is Zone.BATTLEFIELD
    assert position.object(sword).attached_to == -1


def test_704_5p_a_creature_is_attached_to_nothing() -> None:
    position = table()
    position.battlefield(ANN, "Grizzly Bears")
    giant = position.put(ANN, Zone.BATTLEFIELD, "Hill Giant", attached_to="Grizzly Bears")[0]
    settled(position)
    assert position.object(giant).attached_to == -1
    assert position.object("Grizzly Bears").attachments == []


def test_704_5p_nor_is_an_artifact_that_is_no_equipment() -> None:
    position = table()
    position.battlefield(ANN, "Grizzly Bears")
    ring = position.put(ANN, Zone.BATTLEFIELD, "Sol Ring", attached_to="Grizzly Bears")[0]
    settled(position)
    assert position.object(ring).attached_to == -1


def test_704_5q_opposite_counters_are_removed_in_pairs() -> None:
    position = table()
    bears = position.put(ANN, Zone.BATTLEFIELD, "Grizzly Bears", counters={"+1/+1": 3, "-1/-1": 1})[
        0
    ]
    settled(position)
    assert position.object(bears).counters == {"+1/+1": 2}
    assert position.power_toughness(bears) == (4, 4)


def test_704_5q_other_counters_stay() -> None:
    position = table()
    bears = position.put(ANN, Zone.BATTLEFIELD, "Grizzly Bears", counters={"+1/+1": 1, "-0/-1": 1})[
        0
    ]
    settled(position)
    assert position.object(bears).counters == {"+1/+1": 1, "-0/-1": 1}


def test_704_7_one_shield_replaces_destruction_for_two_reasons() -> None:
    position = table()
    position.define(ASSASSIN)
    source = position.battlefield(BOB, "Assassin")[0]
    position.battlefield(ANN, "Drudge Skeletons", "Swamp")
    settled(position)
    position.act(ANN, "activate Drudge Skeletons")
    position.resolve()
    perform(position.game, [DamageDealt(source, position.id("Drudge Skeletons"), 3)])
    position.answer_next()
    assert position.names_in(Zone.GRAVEYARD, ANN) == []


def test_704_8_what_leaves_at_once_is_remembered_as_it_was_before() -> None:
    position = table()
    grow = Static(OfType(Type.CREATURE), (PowerToughness(Number(1), Number(1)),))
    position.define(creature("Chief", "{W}", "1", "1", grow))
    chief, bears = position.battlefield(ANN, "Chief", "Grizzly Bears")
    position.begin(ANN)
    position.object(chief).damage = 2
    position.object(bears).damage = 3
    position.answer_next()
    assert position.game.object(bears).now.power == 3


def test_704_3_what_dies_for_two_reasons_dies_once() -> None:
    position = table(step=None)
    position.define(creature("Spirit", "{G}", "1", "0", supertypes=Supertype.WORLD))
    position.battlefield(ANN, "Blood Artist", "Spirit", "Arboria")
    position.begin(ANN)
    assert position.asked is not None
    assert position.asked.kind is Kind.TARGETS
    position.answer("Bob")
    position.resolve_all()
    assert position.life(BOB) == 19


def test_704_5k_worlds_that_came_at_the_same_time_all_go() -> None:
    position = table()
    first = position.hand(ANN, "Concordant Crossroads")[0]
    second = position.hand(BOB, "Arboria")[0]
    position.battlefield(BOB, "Arboria")
    settled(position)
    events = [ZoneChange(card, Zone.HAND, Zone.BATTLEFIELD) for card in (first, second)]
    perform(position.game, [*events])
    position.answer_next()
    assert position.names_in(Zone.BATTLEFIELD) == []


def test_704_5k_worlds_that_came_one_after_the_other_do_not() -> None:
    position = table()
    first = position.hand(ANN, "Concordant Crossroads")[0]
    second = position.hand(BOB, "Arboria")[0]
    settled(position)
    for card in (second, first):
        perform(position.game, [ZoneChange(card, Zone.HAND, Zone.BATTLEFIELD)])
    position.answer_next()
    assert position.names_in(Zone.BATTLEFIELD) == ["Concordant Crossroads"]


def test_704_5n_equipment_attached_to_a_player_becomes_unattached() -> None:
    position = table()
    position.define(artifact("Sword", "{1}", subtypes=("Equipment",)))
    sword = position.put(ANN, Zone.BATTLEFIELD, "Sword", attached_to="Bob")[0]
    settled(position)
    assert position.object(sword).zone is Zone.BATTLEFIELD
    assert position.object(sword).attached_to == -1


def test_704_5n_a_fortification_is_attached_to_lands_alone() -> None:
    for host, stays in (("Forest", True), ("Grizzly Bears", False)):
        position = table()
        position.define(artifact("Fort", "{1}", subtypes=("Fortification",)))
        position.battlefield(ANN, "Forest", "Grizzly Bears")
        fort = position.put(ANN, Zone.BATTLEFIELD, "Fort", attached_to=host)[0]
        settled(position)
        assert (position.object(fort).attached_to >= 0) is stays


def test_704_5p_a_battle_is_attached_to_nothing() -> None:
    position = table()
    siege = made("Siege", "{1}", Type.BATTLE, subtypes=("Equipment",))
    position.define(siege)
    position.battlefield(ANN, "Grizzly Bears")
    battle = position.put(
        ANN, Zone.BATTLEFIELD, "Siege", attached_to="Grizzly Bears", counters={"defense": 3}
    )[0]
    settled(position)
    assert position.object(battle).attached_to == -1


DREAMER = text_card(
    "Dreamer", "Creature", "Dreamer can't have more than seven dream counters on it.", ("1", "1")
)


def test_704_5r_counters_beyond_the_limit_are_removed() -> None:
    position = table()
    dreamer = position.put(ANN, Zone.BATTLEFIELD, DREAMER, counters={"dream": 9, "charge": 9})[0]
    settled(position)
    assert position.object(dreamer).counters == {"dream": 7, "charge": 9}
    perform(position.game, [CountersPut(dreamer, "dream", 1)])
    assert position.object(dreamer).counters["dream"] == 8
    position.answer_next()
    assert position.object(dreamer).counters["dream"] == 7


def test_704_5r_without_its_ability_there_is_no_limit() -> None:
    position = table(step=None)
    dreamer = position.put(ANN, Zone.BATTLEFIELD, DREAMER, counters={"dream": 9})[0]
    position.battlefield(BOB, "Humility")
    settled(position)
    assert position.object(dreamer).counters == {"dream": 9}


def test_122_4_a_limit_is_printed_as_it_was_read() -> None:
    assert ENGLISH.lines(DREAMER.faces[0].abilities) == [
        "~ can't have more than seven dream counters on it."
    ]
    assert SPANISH.lines(DREAMER.faces[0].abilities) == [
        "~ no puede tener más de siete contadores de sueño."
    ]


BATTLE = made("Battle", "{1}", Type.BATTLE)


def test_704_5v_a_battle_without_defense_goes() -> None:
    position = table()
    position.put(ANN, Zone.BATTLEFIELD, BATTLE, counters={"defense": 1})
    settled(position)
    battle = position.id("Battle")
    perform(position.game, [CountersRemoved(battle, "defense", 1)])
    position.answer_next()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Battle"]


def test_704_5v_not_while_its_ability_that_triggered_is_on_the_stack() -> None:
    position = table()
    hurt = Triggered(IsDealtDamage(SELF), GainLife(Number(1)))
    position.define(made("Fight", "{1}", Type.BATTLE, hurt))
    position.put(ANN, Zone.BATTLEFIELD, "Fight", counters={"defense": 1})
    giant = position.battlefield(BOB, "Hill Giant")[0]
    settled(position)
    perform(position.game, [DamageDealt(giant, position.id("Fight"), 1)])
    position.answer_next()
    assert len(position.game.zones.stack) == 1
    assert position.object("Fight").counters == {}
    assert position.names_in(Zone.BATTLEFIELD) == ["Fight", "Hill Giant"]
    position.resolve()
    assert position.names_in(Zone.BATTLEFIELD) == ["Hill Giant"]
    assert position.life(ANN) == 21


def role(name: str, bonus: int) -> Card:
    """An Aura that is a Role."""
    grow = Static(
        Is(Attached(OfType(Type.CREATURE))), (PowerToughness(Number(bonus), Number(bonus)),)
    )
    keyword = enchant((OfType(Type.CREATURE),))
    return made(name, None, Type.ENCHANTMENT, keyword, grow, subtypes=("Aura", "Role"))


def test_704_5y_only_the_newest_role_of_a_player_stays_on_a_permanent() -> None:
    position = table()
    position.define(role("Cursed", 1), role("Royal", 2), role("Young", 4))
    bears = position.battlefield(ANN, "Grizzly Bears")[0]
    for seat, name in ((ANN, "Royal"), (BOB, "Young"), (ANN, "Cursed")):
        position.put(seat, Zone.BATTLEFIELD, name, attached_to=bears)
    settled(position)
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Royal"]
    assert position.power_toughness(bears) == (7, 7)


def test_704_5y_roles_on_two_permanents_stay() -> None:
    position = table()
    position.define(role("Cursed", 1))
    position.battlefield(ANN, "Grizzly Bears", "Hill Giant")
    for name in ("Grizzly Bears", "Hill Giant"):
        position.put(ANN, Zone.BATTLEFIELD, "Cursed", attached_to=name)
    settled(position)
    assert position.names_in(Zone.GRAVEYARD, ANN) == []


DEADLY_RAT = text_card("Deadly Rat", "Creature", "Deathtouch", ("1", "1"))


def rules_told(at: Table, kind: type) -> list[str]:
    """The rules by which events of a kind happened."""
    return [
        event.why.rule
        for event in at.game.history.log
        if isinstance(event, kind) and event.why is not None
    ]


def test_704_5g_damage_destroys_by_another_rule_than_deathtouch() -> None:
    at = table(ann=["Bear", DEADLY_RAT, "Giant"])
    perform(at.game, [DamageDealt(at.id("Giant"), at.id("Bear"), 2)])
    check(at.game)
    assert rules_told(at, Destroyed) == ["704.5g"]
    perform(at.game, [DamageDealt(at.id("Deadly Rat"), at.id("Giant"), 1)])
    check(at.game)
    assert rules_told(at, Destroyed) == ["704.5g", "704.5h"]
