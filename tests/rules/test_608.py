"""Resolving spells and abilities. CR 608."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.events.effects import EffectBegan
from jajna.events.moves import ZoneChange
from jajna.ir.abilities import Activated, Triggered
from jajna.ir.amounts import Number
from jajna.ir.base import Duration
from jajna.ir.composites import Clause, Sequence
from jajna.ir.costs import PayMana
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import ANY_TARGET, OfType, Spell
from jajna.ir.players import ControllerOf
from jajna.ir.refs import THIS, YOU, Target
from jajna.judge import ANN, BOB, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.actions.counter import Counter
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.continuous.colors import SetColors
from jajna.mechanics.costs.things import Sacrifice
from jajna.mechanics.costs.things import Sacrifice as SacrificeCost
from jajna.mechanics.things.damage import DealDamage
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.life import GainLife
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.vocab import Type, Zone, mana_cost
from tests.mechanics.bench import cast, permanent
from tests.rules.cards import CREATURE, creature, instant, sorcery
from tests.table import table


def ready(*lands: str, hand: tuple[str, ...] = ()) -> Table:
    """Ann has priority in her main phase with these lands and cards."""
    position = table()
    position.battlefield(ANN, *lands)
    position.hand(ANN, *hand)
    position.begin(ANN)
    return position


def leave(position: Table, name: str) -> None:
    """Put a permanent into its owner's hand."""
    number = position.id(name)
    perform(position.game, [ZoneChange(number, Zone.BATTLEFIELD, Zone.HAND)])


def test_608_1_the_last_one_resolves_first() -> None:
    position = ready("Mountain", "Mountain", hand=("Shock", "Lightning Bolt"))
    position.act(ANN, "cast Shock", "Bob")
    position.act(ANN, "cast Lightning Bolt", "Bob")
    position.resolve()
    assert position.life(BOB) == 17
    assert position.names_in(Zone.STACK) == ["Shock"]


def test_608_2b_a_spell_whose_only_target_is_gone_does_not_resolve() -> None:
    position = ready("Forest", "Island", hand=("Giant Growth", "Unsummon"))
    position.battlefield(ANN, "Grizzly Bears")
    position.act(ANN, "cast Giant Growth")
    position.act(ANN, "cast Unsummon")
    position.resolve_all()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Unsummon", "Giant Growth"]
    assert position.game.effects.lasting == []


def test_608_2b_a_target_that_came_back_is_another_object() -> None:
    position = ready("Swamp", "Swamp", hand=("Terror",))
    bears = position.battlefield(BOB, "Grizzly Bears")[0]
    position.act(ANN, "cast Terror")
    game = position.game
    perform(game, [ZoneChange(bears, Zone.BATTLEFIELD, Zone.EXILE)])
    perform(game, [ZoneChange(game.objects.latest(bears), Zone.EXILE, Zone.BATTLEFIELD)])
    position.resolve()
    assert position.names_in(Zone.BATTLEFIELD)[-1] == "Grizzly Bears"


def test_608_2b_the_legal_targets_are_affected_the_others_not() -> None:
    position = ready("Mountain", "Mountain", hand=("Twin Bolt",))
    position.battlefield(BOB, "Grizzly Bears")
    position.act(ANN, "cast Twin Bolt", "Bob")
    leave(position, "Grizzly Bears")
    position.resolve()
    assert position.life(BOB) == 18
    assert position.names_in(Zone.HAND, BOB) == ["Grizzly Bears"]


def test_608_2b_nothing_of_a_spell_without_legal_targets_happens() -> None:
    gift = sorcery("Gift", "{W}", DealDamage(Number(1), Target(CREATURE)), GainLife(Number(5)))
    position = table()
    position.define(gift)
    position.battlefield(ANN, "Plains")
    position.battlefield(BOB, "Grizzly Bears")
    position.hand(ANN, "Gift")
    position.begin(ANN)
    position.act(ANN, "cast Gift")
    leave(position, "Grizzly Bears")
    position.resolve()
    assert position.life(ANN) == 20


def test_608_2b_a_target_that_changed_its_qualities_is_illegal() -> None:
    position = ready("Swamp", "Swamp", hand=("Terror",))
    bears = position.battlefield(BOB, "Grizzly Bears")[0]
    position.act(ANN, "cast Terror")

    black = Continuous(Context(bears, BOB), (SetColors(4),), Duration.END_OF_TURN, [bears])
    perform(position.game, [EffectBegan(black)])
    position.resolve()
    assert position.object(bears).zone is Zone.BATTLEFIELD


def test_608_2c_instructions_are_followed_in_the_order_written() -> None:
    position = table(blanks=8)
    position.define(sorcery("Plan", "{U}", Sequence((DrawCards(Number(1)), GainLife(Number(1))))))
    position.battlefield(ANN, "Island")
    position.hand(ANN, "Plan")
    position.begin(ANN)
    position.act(ANN, "cast Plan")
    position.resolve()
    kinds = [type(event).__name__ for event in position.game.history.log[-6:]]
    assert kinds.index("Draw") < kinds.index("LifeGained")


def test_608_2d_an_impossible_choice_is_not_offered() -> None:
    position = table()
    offer = Clause(GainLife(Number(3)), may=YOU, costs=(PayMana(mana_cost("{5}")),))
    position.define(sorcery("Offer", "{W}", offer))
    position.battlefield(ANN, "Plains")
    position.hand(ANN, "Offer")
    position.begin(ANN)
    position.act(ANN, "cast Offer")
    position.resolve()
    assert position.life(ANN) == 20


def test_608_2g_mana_is_paid_while_it_resolves() -> None:
    position = table()
    tax = Counter(Target(Spell()))
    leak = Clause(tax, unless=(PayMana(mana_cost("{1}")),), payer=ControllerOf(Target(Spell())))
    position.define(instant("Leak", "{U}", leak))
    position.battlefield(ANN, "Mountain", "Mountain")
    position.battlefield(BOB, "Island")
    position.hand(ANN, "Shock")
    position.hand(BOB, "Leak")
    position.begin(ANN)
    position.act(ANN, "cast Shock", "Bob")
    position.act(BOB, "cast Leak")
    position.choose(True)
    position.resolve()
    assert position.names_in(Zone.STACK) == ["Shock"]
    assert all(position.game.objects[land].tapped for land in position.game.zones.battlefield)


def test_118_12a_who_does_not_pay_is_countered() -> None:
    position = table()
    leak = Clause(
        Counter(Target(Spell())),
        unless=(PayMana(mana_cost("{1}")),),
        payer=ControllerOf(Target(Spell())),
    )
    position.define(instant("Leak", "{U}", leak))
    position.battlefield(ANN, "Mountain", "Mountain")
    position.battlefield(BOB, "Island")
    position.hand(ANN, "Shock")
    position.hand(BOB, "Leak")
    position.begin(ANN)
    position.act(ANN, "cast Shock", "Bob")
    position.act(BOB, "cast Leak")
    position.choose(False)
    position.resolve()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Shock"]


def test_118_3_a_cost_that_became_impossible_half_way_is_not_paid() -> None:
    position = table()
    land = OfType(Type.LAND)
    offer = Clause(
        GainLife(Number(3)),
        may=YOU,
        costs=(SacrificeCost(Some(Number(1), land)), PayMana(mana_cost("{1}"))),
    )
    position.define(creature("Miner", "{R}", "1", "1", Triggered(Enters(SELF), offer)))
    card = position.hand(ANN, "Miner")[0]
    position.battlefield(ANN, "Mountain")
    position.begin(ANN)
    perform(position.game, [ZoneChange(card, Zone.HAND, Zone.BATTLEFIELD)])
    position.choose(True)
    position.answer_next()
    position.resolve_all()
    assert position.life(ANN) == 20


def test_608_2h_a_source_that_left_deals_its_damage_all_the_same() -> None:
    position = table()
    bomb = Activated((Sacrifice(THIS),), DealDamage(Number(2), ANY_TARGET))
    position.define(creature("Bomb", "{R}", "1", "1", bomb))
    position.battlefield(ANN, "Bomb")
    position.begin(ANN)
    position.act(ANN, "activate Bomb", "Bob")
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Bomb"]
    position.resolve()
    assert position.life(BOB) == 18


def test_113_7a_an_ability_resolves_without_its_source() -> None:
    position = table()
    position.battlefield(ANN, "Prodigal Pyromancer")
    position.begin(ANN)
    position.act(ANN, "activate Prodigal Pyromancer", "Bob")
    leave(position, "Prodigal Pyromancer")
    position.resolve()
    assert position.life(BOB) == 19


def test_608_2n_an_instant_goes_to_its_owners_graveyard_last() -> None:
    position = ready("Mountain", hand=("Shock",))
    position.act(ANN, "cast Shock", "Bob")
    position.resolve()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Shock"]
    assert position.game.zones.stack == []


def test_608_2n_an_ability_ceases_to_exist() -> None:
    position = table()
    position.battlefield(ANN, "Prodigal Pyromancer")
    position.begin(ANN)
    position.act(ANN, "activate Prodigal Pyromancer", "Bob")
    ability = position.game.zones.stack[-1]
    position.resolve()
    assert not position.game.objects.exists(ability)
    assert position.names_in(Zone.GRAVEYARD, ANN) == []


def test_608_3a_a_permanent_spell_enters_under_its_controllers_control() -> None:
    position = ready("Forest", "Forest", hand=("Grizzly Bears",))
    position.act(ANN, "cast Grizzly Bears")
    spell = position.game.zones.stack[-1]
    position.resolve()
    bears = position.object("Grizzly Bears")
    assert (bears.zone, bears.controller) == (Zone.BATTLEFIELD, ANN)
    assert bears.came_from == spell


def test_608_3b_an_aura_without_its_target_goes_to_the_graveyard() -> None:
    position = ready("Plains", hand=("Holy Strength",))
    position.battlefield(ANN, "Grizzly Bears")
    position.act(ANN, "cast Holy Strength")
    leave(position, "Grizzly Bears")
    position.resolve()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Holy Strength"]


def test_608_3c_an_aura_enters_attached_to_its_target() -> None:
    position = ready("Plains", hand=("Holy Strength",))
    position.battlefield(BOB, "Grizzly Bears", "Hill Giant")
    position.act(ANN, "cast Holy Strength", "Hill Giant")
    position.resolve()
    aura = position.object("Holy Strength")
    assert aura.attached_to == position.id("Hill Giant")
    assert aura.controller == ANN
    assert position.power_toughness("Hill Giant") == (4, 5)
    assert position.power_toughness("Grizzly Bears") == (2, 2)


def test_608_2_counterspell_counters_what_is_below() -> None:
    position = ready("Forest", "Forest", hand=("Grizzly Bears",))
    position.battlefield(BOB, "Island", "Island")
    position.hand(BOB, "Counterspell")
    position.act(ANN, "cast Grizzly Bears")
    position.act(BOB, "cast Counterspell")
    assert position.asked is not None
    assert position.asked.kind is Kind.PRIORITY
    position.resolve()
    assert position.game.zones.stack == []
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Grizzly Bears"]
    assert position.names_in(Zone.GRAVEYARD, BOB) == ["Counterspell"]


ISLE = permanent("Isle", "Basic Land — Island", "{T}: Add {U}.", "")


def rule(text: str) -> Table:
    """A table where Ann has an enchantment with this text."""
    at = table()
    at.define(ISLE)
    at.battlefield(ANN, permanent("Rule", "Enchantment", text))
    return at


def test_608_2_the_first_second_and_third_time_it_resolves() -> None:
    at = rule(
        "Whenever a creature enters under your control, you gain 4 life if this is the first time "
        "this ability has resolved this turn. If it's the second time, draw a card. If it's the "
        "third time, ~ deals 4 damage to each opponent."
    )
    at.library(ANN, "Relic", "Relic")
    seen = []
    for _ in range(4):
        cast(at, "Create a 1/1 white Human creature token.")
        at.resolve_all()
        seen.append((at.life(ANN), len(at.names_in(Zone.HAND, ANN)), at.life(BOB)))
    assert seen == [(24, 0, 20), (24, 1, 20), (24, 1, 16), (24, 1, 16)]


def test_608_2_an_ability_knows_how_often_it_has_resolved_this_turn() -> None:
    at = table()
    text = (
        "Whenever a creature enters under your control, you gain 1 life. If this is the second "
        "time this ability has resolved this turn, you gain 10 life."
    )
    at.battlefield(ANN, permanent("Bell", text=text))
    for life in (21, 32, 33):
        at.hand(ANN, "Bear")
        at.act(ANN, "cast Bear")
        at.resolve_all()
        assert at.life(ANN) == life
    at.to_turn(BOB)
    at.to_turn(ANN)
    at.hand(ANN, "Bear", "Bear")
    for life in (34, 45):
        at.act(ANN, "cast Bear")
        at.resolve_all()
        assert at.life(ANN) == life


def test_608_2_the_number_of_times_is_that_of_the_one_ability() -> None:
    at = table()
    text = (
        "{0}: You gain X life, where X is the number of times this ability has resolved this turn."
    )
    at.battlefield(ANN, permanent("Well", text=text), permanent("Spring", text=text))
    at.act(ANN, "activate Well")
    at.resolve()
    at.act(ANN, "activate Well")
    at.resolve()
    assert at.life(ANN) == 23
    at.act(ANN, "activate Spring")
    at.resolve()
    assert at.life(ANN) == 24


def test_608_2b_damage_in_response_leaves_a_growth_without_its_target() -> None:
    position = ready("Forest", "Mountain", hand=("Giant Growth", "Lightning Bolt"))
    position.battlefield(ANN, "Grizzly Bears")
    position.act(ANN, "cast Giant Growth", "Grizzly Bears")
    position.act(ANN, "cast Lightning Bolt", "Grizzly Bears")
    position.resolve()
    assert "Grizzly Bears" in position.names_in(Zone.GRAVEYARD, ANN)
    position.resolve()
    assert "Giant Growth" in position.names_in(Zone.GRAVEYARD, ANN)
    assert position.game.effects.lasting == []


def test_608_2b_a_growth_in_response_saves_from_the_damage() -> None:
    position = ready("Forest", "Mountain", hand=("Giant Growth", "Lightning Bolt"))
    position.battlefield(ANN, "Grizzly Bears")
    position.act(ANN, "cast Lightning Bolt", "Grizzly Bears")
    position.act(ANN, "cast Giant Growth", "Grizzly Bears")
    position.resolve_all()
    assert position.power_toughness("Grizzly Bears") == (5, 5)
