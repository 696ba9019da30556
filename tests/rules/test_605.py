"""Mana, mana abilities and paying. CR 106, 605, 606."""

from __future__ import annotations

import pytest

from jajna.decision import Activate, Kind, TapForMana
from jajna.errors import IllegalAnswerError
from jajna.events.effects import EffectBegan
from jajna.ir.abilities import Activated, Triggered
from jajna.ir.amounts import Number
from jajna.ir.base import Duration
from jajna.ir.costs import TAP
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfSubtype, OfType, Player
from jajna.ir.filters.owners import Controlled
from jajna.ir.mana import AddMana
from jajna.ir.refs import Target
from jajna.judge import ANN, BOB, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.rules.restrictions import Restrict
from jajna.mechanics.things.life import LoseLife
from jajna.mechanics.things.tokens import CreateTokens
from jajna.mechanics.triggers.players import IsTappedForMana
from jajna.vocab import Cannot, Mana, Step, Type, Zone
from tests.mechanics.bench import ask_again, permanent, text_card
from tests.rules.cards import artifact, creature, enchantment
from tests.table import table


def pool(position: Table, player: int = ANN) -> list[int]:
    """The types of mana in a pool."""
    return [unit.mana for unit in position.game.players[player].pool]


def test_605_3a_a_mana_ability_is_activated_whenever_its_player_has_priority() -> None:
    position = table()
    forest = position.battlefield(ANN, "Forest")[0]
    position.begin(BOB)
    position.act(ANN, f"activate {forest}.0")
    assert pool(position) == [Mana.GREEN]


def test_605_3a_it_is_accepted_though_it_is_not_offered() -> None:
    position = table()
    taiga = position.battlefield(ANN, "Taiga")[0]
    position.begin(ANN)
    assert position.asked is not None
    assert [option.notation() for option in position.asked.options] == ["pass"]
    position.game.answer(position.asked.parse(f"{taiga}.0:G"))
    assert pool(position) == [Mana.GREEN]


def test_605_3a_also_where_the_mana_may_be_spent_on_some_spells_alone() -> None:
    position = table()
    study = position.battlefield(
        ANN,
        text_card(
            "Study", "Artifact", "{T}: Add {R}. Spend this mana only to cast creature spells."
        ),
    )[0]
    position.begin(ANN)
    assert position.asked is not None
    position.game.answer(position.asked.parse(f"{study}.0:R"))
    assert pool(position) == [Mana.RED]


def test_605_3a_not_by_another_player_and_not_for_other_mana() -> None:
    position = table()
    forest = position.battlefield(ANN, "Forest")[0]
    position.begin(BOB)
    reason = position.game.why_not(Activate(forest, 0))
    assert reason is not None
    assert reason.rule == "602.2"
    position.answer_next()
    with pytest.raises(IllegalAnswerError):
        position.game.answer(TapForMana(forest, 0, (Mana.RED,)))


def test_605_3b_it_does_not_use_the_stack() -> None:
    position = table()
    position.battlefield(ANN, "Llanowar Elves")
    position.begin(ANN)
    position.act(ANN, "activate Llanowar Elves")
    assert position.game.zones.stack == []
    assert pool(position) == [Mana.GREEN]
    assert position.asked is not None
    assert position.asked.player == ANN


def test_107_5_a_tapped_land_is_not_tapped_again() -> None:
    position = table()
    position.put(ANN, Zone.BATTLEFIELD, "Forest", tapped=True)
    position.begin(ANN, Step.UPKEEP)
    reason = position.why_not(ANN, "activate Forest")
    assert reason is not None
    assert reason.rule == "107.5"


def test_302_6_a_creature_that_just_came_makes_no_mana() -> None:
    position = table()
    position.begin(ANN)
    position.battlefield(ANN, "Llanowar Elves", sick=True)
    reason = position.why_not(ANN, "activate Llanowar Elves")
    assert reason is not None
    assert reason.rule == "302.6"


def test_106_4_unspent_mana_empties_as_the_step_ends() -> None:
    position = table()
    position.battlefield(ANN, "Forest")
    position.begin(ANN, Step.UPKEEP)
    position.act(ANN, "activate Forest")
    assert pool(position) == [Mana.GREEN]
    position.to(Step.DRAW)
    assert pool(position) == []


def test_106_4_mana_stays_while_the_step_lasts() -> None:
    position = table()
    position.battlefield(ANN, "Forest", "Mountain")
    position.hand(ANN, "Shock")
    position.begin(ANN)
    position.act(ANN, "activate Forest")
    position.act(ANN, "cast Shock", "Bob")
    position.resolve()
    assert pool(position) == [Mana.GREEN]


def test_605_1a_an_ability_with_a_target_is_no_mana_ability() -> None:
    targeted = Activated((TAP,), LoseLife(Number(1), Target(Player())))
    both = Activated((TAP,), AddMana(((Mana.RED,),), who=Target(Player())))
    position = table()
    position.define(artifact("Probe", "{1}", targeted), artifact("Gift", "{1}", both))
    position.battlefield(ANN, "Probe", "Gift")
    position.begin(ANN)
    assert position.object("Probe").now.kit.mana == [None]
    assert position.object("Gift").now.kit.mana == [None]


def test_605_1a_making_a_token_with_a_mana_ability_is_none() -> None:
    treasure = Activated((TAP,), AddMana(((Mana.RED,),)))
    maker = Activated(
        (TAP,),
        CreateTokens(Number(1), Number(0), Number(0), 0, Type.ARTIFACT, ("Treasure",), (treasure,)),
    )
    position = table()
    position.define(artifact("Smith", "{1}", maker))
    position.battlefield(ANN, "Smith")
    position.begin(ANN)
    assert position.object("Smith").now.kit.mana == [None]
    position.act(ANN, "activate Smith")
    assert len(position.game.zones.stack) == 1


def grow(kind: str) -> Triggered:
    """ "Whenever you tap a land of a kind for mana, add {G}"."""
    land = All((OfSubtype(kind), Controlled()))
    return Triggered(IsTappedForMana(land), AddMana(((Mana.GREEN,),)))


def test_605_4a_a_triggered_mana_ability_resolves_at_once() -> None:
    position = table()
    position.define(enchantment("Growth", "{G}", grow("Forest")))
    position.battlefield(ANN, "Forest", "Growth")
    position.begin(ANN)
    position.act(ANN, "activate Forest")
    assert position.game.zones.stack == []
    assert pool(position) == [Mana.GREEN, Mana.GREEN]


def test_605_4a_its_mana_helps_to_pay_for_the_spell_under_way() -> None:
    position = table()
    position.define(enchantment("Growth", "{G}", grow("Forest")))
    position.battlefield(ANN, "Forest", "Growth")
    position.hand(ANN, "Grizzly Bears")
    position.begin(ANN)
    position.act(ANN, "activate Forest")
    position.act(ANN, "cast Grizzly Bears")
    assert position.names_in(Zone.STACK) == ["Grizzly Bears"]
    assert pool(position) == []


def test_602_5_a_mana_ability_may_be_forbidden() -> None:
    position = table()
    forest = position.battlefield(ANN, "Forest")[0]
    position.hand(ANN, "Giant Growth")
    position.battlefield(ANN, "Grizzly Bears")
    position.begin(ANN)
    ban = Continuous(
        Context(forest, BOB), (Restrict(Cannot.ACTIVATE_MANA),), Duration.END_OF_TURN, [forest]
    )
    perform(position.game, [EffectBegan(ban)])
    assert position.why_not(ANN, "activate Forest") is not None
    reason = position.why_not(ANN, "cast Giant Growth")
    assert reason is not None
    assert reason.rule == "601.2h"


def test_106_6_mana_for_creatures_pays_for_nothing_else() -> None:
    grove = Activated((TAP,), AddMana(((Mana.RED,),), only_for=OfType(Type.CREATURE)))
    position = table()
    position.define(artifact("Grove", "{1}", grove), creature("Imp", "{R}", "1", "1"))
    position.battlefield(ANN, "Grove")
    position.hand(ANN, "Shock", "Imp")
    position.begin(ANN)
    reason = position.why_not(ANN, "cast Shock")
    assert reason is not None
    assert reason.rule == "601.2h"
    position.act(ANN, "cast Imp")
    assert position.names_in(Zone.STACK) == ["Imp"]


def test_106_6_such_mana_in_the_pool_is_kept_for_what_it_is_for() -> None:
    grove = Activated((TAP,), AddMana(((Mana.RED,),), only_for=OfType(Type.CREATURE)))
    position = table()
    position.define(artifact("Grove", "{1}", grove), creature("Imp", "{R}", "1", "1"))
    position.battlefield(ANN, "Grove", "Mountain")
    position.hand(ANN, "Shock", "Imp")
    position.begin(ANN)
    position.act(ANN, "activate Grove")
    position.act(ANN, "cast Shock", "Bob")
    assert pool(position) == [Mana.RED]
    assert position.object("Mountain").tapped


def test_107_4c_colorless_symbols_need_colorless_mana() -> None:
    position = table()
    position.define(artifact("Seer", "{C}"))
    position.battlefield(ANN, "Forest")
    position.hand(ANN, "Seer")
    position.begin(ANN)
    reason = position.why_not(ANN, "cast Seer")
    assert reason is not None
    position.battlefield(ANN, "Sol Ring")
    assert position.why_not(ANN, "cast Seer") is None


def test_606_3_one_loyalty_ability_a_turn_at_sorcery_speed() -> None:
    position = table()
    position.battlefield(ANN, "Jace Beleren")
    position.begin(ANN)
    position.act(ANN, "activate Jace Beleren.0")
    assert position.object("Jace Beleren").counters == {"loyalty": 5}
    position.resolve()
    reason = position.why_not(ANN, "activate Jace Beleren.1")
    assert reason is not None
    assert reason.rule == "606.3"
    position.to_turn(BOB)
    reason = position.why_not(ANN, "activate Jace Beleren.0")
    assert reason is not None
    assert reason.rule == "606.3"
    position.to_turn(ANN)
    assert position.why_not(ANN, "activate Jace Beleren.1") is None


def test_606_4_counters_are_the_cost() -> None:
    position = table()
    position.battlefield(ANN, "Jace Beleren")
    position.begin(ANN)
    position.act(ANN, "activate Jace Beleren.1", "Bob")
    assert position.object("Jace Beleren").counters == {"loyalty": 2}
    assert len(position.game.zones.stack) == 1
    position.resolve()
    assert position.names_in(Zone.HAND, BOB) == ["Blank"]


def test_606_6_too_little_loyalty_pays_nothing() -> None:
    position = table()
    position.battlefield(ANN, "Jace Beleren")
    position.begin(ANN)
    reason = position.why_not(ANN, "activate Jace Beleren.2")
    assert reason is not None
    assert reason.rule == "606.6"


def test_306_5b_a_planeswalker_enters_with_its_loyalty() -> None:
    position = table()
    position.battlefield(ANN, "Island", "Island", "Island")
    position.hand(ANN, "Jace Beleren")
    position.begin(ANN)
    position.act(ANN, "cast Jace Beleren")
    position.resolve()
    assert position.object("Jace Beleren").counters == {"loyalty": 3}


def test_602_2a_an_ability_on_the_stack_is_an_object_of_its_own() -> None:
    position = table()
    position.battlefield(ANN, "Prodigal Pyromancer")
    position.begin(ANN)
    position.act(ANN, "activate Prodigal Pyromancer", "Bob")
    ability = position.game.objects[position.game.zones.stack[-1]]
    assert (ability.controller, ability.now.types, ability.now.name) == (ANN, 0, "")
    assert position.object("Prodigal Pyromancer").tapped


def test_602_5a_a_creature_that_just_came_pays_no_tap_symbol() -> None:
    position = table()
    position.begin(ANN)
    position.battlefield(ANN, "Prodigal Pyromancer", sick=True)
    reason = position.why_not(ANN, "activate Prodigal Pyromancer")
    assert reason is not None
    assert reason.rule == "302.6"


def test_602_5b_once_each_turn_means_so() -> None:
    once = Activated((), LoseLife(Number(1), Target(Player())), limit=1)
    position = table()
    position.define(artifact("Needle", "{1}", once))
    position.battlefield(ANN, "Needle")
    position.begin(ANN)
    position.act(ANN, "activate Needle", "Bob")
    position.resolve()
    reason = position.why_not(ANN, "activate Needle")
    assert reason is not None
    assert reason.rule == "602.5b"
    position.to_turn(BOB)
    assert position.why_not(ANN, "activate Needle") is None


def test_602_5d_as_a_sorcery_means_when_one_could_be_cast() -> None:
    slow = Activated((), LoseLife(Number(1), Target(Player())), sorcery_speed=True)
    position = table()
    position.define(artifact("Clock", "{1}", slow))
    position.battlefield(ANN, "Clock")
    position.begin(ANN)
    assert position.why_not(ANN, "activate Clock") is None
    position.to(Step.BEGINNING_OF_COMBAT)
    reason = position.why_not(ANN, "activate Clock")
    assert reason is not None
    assert reason.rule == "602.5d"


def test_601_2g_nothing_is_tapped_once_triggered_mana_suffices() -> None:
    position = table()
    position.define(enchantment("Growth", "{G}", grow("Forest")))
    position.battlefield(ANN, "Forest", "Forest", "Growth")
    position.hand(ANN, "Grizzly Bears")
    position.begin(ANN)
    position.act(ANN, "cast Grizzly Bears")
    tapped = [position.game.objects[one].tapped for one in position.game.zones.battlefield[:2]]
    assert sorted(tapped) == [False, True]
    assert pool(position) == []


def test_605_3a_the_x_in_a_mana_ability_s_cost_is_announced() -> None:
    text = "Remove X charge counters from this artifact: Add X mana of any one color."
    well = permanent("Well", text=text)
    position = table()
    position.battlefield(ANN, well)
    position.object("Well").add_counters("charge", 3)
    position.begin(ANN)
    position.game.answer(position.action(ANN, "activate Well"))
    assert position.asked is not None
    assert (position.asked.kind, position.asked.maximum) == (Kind.X, 3)
    position.answer(2)
    position.answer("RR")
    assert len(position.game.players[ANN].pool) == 2
    assert position.object("Well").counters == {"charge": 1}


def test_605_1a_mana_abilities_add_more_instead() -> None:
    at = table()
    tower = permanent(
        "Tower",
        "Land",
        "{T}: Add {C}. If you control a creature and an artifact, add {C}{C}{C} instead.",
        "",
    )
    at.battlefield(ANN, tower, "Bear")
    at.hand(ANN, permanent("Costly", cost="{3}"))
    assert at.why_not(ANN, "cast Costly") is not None
    at.battlefield(ANN, "Relic")
    at.act(ANN, "cast Costly")
    at.resolve()
    assert at.object("Costly").zone is Zone.BATTLEFIELD


PETAL = permanent(
    "Petal",
    text="Discard your hand, Sacrifice ~: Add three mana of any one color. Activate only as an "
    "instant.",
)


def test_605_3a_only_as_an_instant_pays_for_no_card_in_hand() -> None:
    at = table()
    at.battlefield(ANN, PETAL)
    at.hand(ANN, text_card("Big", "Instant", "You gain 9 life.", cost="{R}{R}{R}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Big") is not None
    at.act(ANN, "activate Petal", "#3")
    assert at.names_in(Zone.HAND, ANN) == []
    assert len(at.game.players[ANN].pool) == 3


def test_605_3a_it_pays_for_a_card_elsewhere() -> None:
    at = table()
    at.battlefield(ANN, PETAL)
    at.graveyard(ANN, text_card("Again", "Instant", "You gain 9 life.\nFlashback {R}{R}{R}"))
    ask_again(at)
    at.act(ANN, "activate Petal", "#3")
    at.act(ANN, "cast Again way 0")
    at.resolve_all()
    assert at.life(ANN) == 29


def test_605_3b_a_mana_ability_is_none_to_copy() -> None:
    at = table()
    text = "Whenever you activate an ability, if it isn't a mana ability, you gain 1 life."
    at.battlefield(ANN, permanent("Rings", text=text))
    at.battlefield(ANN, permanent("Source", "Land", "{T}, Pay 1 life: Add {C}.", cost=""))
    at.act(ANN, "activate Source")
    at.resolve_all()
    assert at.life(ANN) == 19


def test_606_3_no_loyalty_ability_is_activated_while_something_is_on_the_stack() -> None:
    position = table(ann=["Jace Beleren", "Mountain"], hand=["Shock"])
    position.act(ANN, "cast Shock", "Bob")
    reason = position.why_not(ANN, "activate Jace Beleren.0")
    assert reason is not None
    assert reason.rule == "606.3"
    position.resolve()
    assert position.why_not(ANN, "activate Jace Beleren.0") is None


def test_106_4_mana_of_other_permanents_waits_in_the_pool_too() -> None:
    position = table(ann=["Sol Ring"])
    position.act(ANN, "activate Sol Ring")
    assert pool(position) == [Mana.COLORLESS, Mana.COLORLESS]
