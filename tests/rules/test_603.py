"""Triggered abilities. CR 603."""

from __future__ import annotations

from typing import final

import pytest

from jajna.decision import Kind
from jajna.events.base import Event, EventKind
from jajna.events.damage import DamageDealt
from jajna.events.effects import EffectBegan
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Tapped, Untapped
from jajna.events.stack import BecameTarget
from jajna.frozen import dataclass
from jajna.ir.abilities import Triggered
from jajna.ir.amounts import Number, StatOf
from jajna.ir.base import Duration, Effect, Pattern
from jajna.ir.composites import Clause
from jajna.ir.conditions.players import LifeIs
from jajna.ir.filters.identity import SELF, Is
from jajna.ir.filters.nouns import Player, Spell
from jajna.ir.refs import YOU, EventObject, Target, This
from jajna.judge import ANN, BOB, CAT, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.game import Game
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import DelayedTrigger
from jajna.mechanics.things.damage import DealDamage
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.life import GainLife, LoseLife
from jajna.mechanics.triggers.damage import IsDealtDamage
from jajna.mechanics.triggers.permanents import BecomesUntapped
from jajna.mechanics.triggers.spells_and_abilities import BecomesTarget, Casts
from jajna.mechanics.triggers.steps import AtBeginning, StepsOf
from jajna.mechanics.triggers.zone_changes import Dies, Enters
from jajna.vocab import Step, Zone
from tests.mechanics.bench import cast
from tests.rules.cards import CREATURE, TARGET_CREATURE, creature, enchantment
from tests.seen import at_least
from tests.table import table


def sources_on_stack(position: Table) -> list[str]:
    """The names of where the abilities on the stack come from, the top one last."""
    names: list[str] = []
    for number in position.game.zones.stack:
        item = position.game.objects[number].item
        assert item is not None
        names.append(position.game.object(item.ctx.source).definition.card.name)
    return names


def kill(position: Table, *things: int) -> None:
    """Put permanents into the graveyard at once."""
    perform(
        position.game,
        [ZoneChange(thing, Zone.BATTLEFIELD, Zone.GRAVEYARD) for thing in things],
    )


def upkeep_gain() -> Triggered:
    """ "At the beginning of each upkeep, you gain 1 life"."""
    return Triggered(AtBeginning(Step.UPKEEP, StepsOf.EACH), GainLife(Number(1)))


def test_603_2_it_triggers_each_time_and_waits_for_priority() -> None:
    position = table()
    position.battlefield(ANN, "Soul Warden", "Forest", "Forest")
    position.hand(ANN, "Grizzly Bears")
    position.begin(ANN)
    position.act(ANN, "cast Grizzly Bears")
    assert position.game.effects.pending == []
    position.resolve()
    assert sources_on_stack(position) == ["Soul Warden"]
    assert position.life(ANN) == 20
    position.resolve()
    assert position.life(ANN) == 21


def test_603_2c_it_triggers_once_for_each_of_several_at_once() -> None:
    position = table()
    position.battlefield(ANN, "Soul Warden", "Plains", "Plains")
    position.hand(ANN, "Raise the Alarm")
    position.begin(ANN)
    position.act(ANN, "cast Raise the Alarm")
    position.resolve()
    position.resolve_all()
    assert position.life(ANN) == 22


def test_603_2_another_creature_is_not_itself() -> None:
    position = table()
    position.battlefield(ANN, "Plains")
    position.hand(ANN, "Soul Warden")
    position.begin(ANN)
    position.act(ANN, "cast Soul Warden")
    position.resolve()
    assert position.game.zones.stack == []


def test_603_3a_the_controller_of_the_source_controls_the_ability() -> None:
    position = table()
    position.battlefield(BOB, "Soul Warden")
    position.battlefield(ANN, "Forest", "Forest")
    position.hand(ANN, "Grizzly Bears")
    position.begin(ANN)
    position.act(ANN, "cast Grizzly Bears")
    position.resolve()
    assert position.game.objects[position.game.zones.stack[-1]].controller == BOB


def test_603_3b_the_active_player_puts_theirs_on_the_stack_first() -> None:
    position = table(3)
    for seat, name in ((CAT, "C"), (BOB, "B"), (ANN, "A")):
        position.define(enchantment(name, "{W}", upkeep_gain()))
        position.battlefield(seat, name)
    position.begin(BOB, Step.UPKEEP)
    assert sources_on_stack(position) == ["B", "C", "A"]


def test_603_3b_each_player_orders_their_own() -> None:
    position = table()
    for name in ("First", "Second"):
        position.define(enchantment(name, "{W}", upkeep_gain()))
        position.battlefield(ANN, name)
    position.begin(ANN, Step.UPKEEP)
    assert position.asked is not None
    assert (position.asked.player, position.asked.kind) == (ANN, Kind.TRIGGERS)
    position.answer([1, 0])
    assert sources_on_stack(position) == ["Second", "First"]


def test_603_3b_what_triggers_on_a_trigger_comes_after_everybodys() -> None:
    position = table()
    wary = Triggered(BecomesTarget(SELF), GainLife(Number(1)))
    position.define(
        creature("Wary", "{W}", "1", "1", wary),
        enchantment(
            "Spear",
            "{R}",
            Triggered(AtBeginning(Step.UPKEEP), DealDamage(Number(0), TARGET_CREATURE)),
        ),
        enchantment("Well", "{U}", upkeep_gain()),
    )
    position.battlefield(ANN, "Wary", "Spear")
    position.battlefield(BOB, "Well")
    position.begin(ANN, Step.UPKEEP)
    assert sources_on_stack(position) == ["Spear", "Well", "Wary"]


def test_603_3c_a_mode_is_chosen_as_it_goes_on_the_stack_or_it_is_removed() -> None:
    position = table()
    spark = Triggered(AtBeginning(Step.UPKEEP), DealDamage(Number(1), TARGET_CREATURE))
    position.define(enchantment("Spark", "{R}", spark))
    position.battlefield(ANN, "Spark")
    position.begin(ANN, Step.UPKEEP)
    assert position.game.zones.stack == []
    assert position.asked is not None
    assert position.asked.kind is Kind.PRIORITY


def test_603_3d_its_targets_are_chosen_as_it_goes_on_the_stack() -> None:
    position = table()
    position.battlefield(ANN, "Keldon Megaliths")
    position.begin(ANN, Step.UPKEEP)
    assert position.asked is not None
    assert position.asked.kind is Kind.TARGETS
    position.answer("Bob")
    position.resolve()
    assert position.life(BOB) == 19


RICH = LifeIs(30)


def test_603_4_it_does_not_trigger_while_the_condition_is_false() -> None:
    position = table()
    test = Triggered(AtBeginning(Step.UPKEEP), DrawCards(Number(1)), RICH)
    position.define(enchantment("Test", "{W}", test))
    position.battlefield(ANN, "Test")
    position.begin(ANN, Step.UPKEEP)
    assert position.game.zones.stack == []


def test_603_4_the_condition_is_checked_again_on_resolution() -> None:
    position = table()
    test = Triggered(AtBeginning(Step.UPKEEP), DrawCards(Number(1)), RICH)
    position.define(enchantment("Test", "{W}", test))
    position.battlefield(ANN, "Test")
    position.set_life(ANN, 30)
    position.begin(ANN, Step.UPKEEP)
    assert sources_on_stack(position) == ["Test"]
    position.set_life(ANN, 29)
    position.resolve()
    assert position.names_in(Zone.HAND, ANN) == []


def test_603_4_it_happens_if_the_condition_still_holds() -> None:
    position = table()
    test = Triggered(AtBeginning(Step.UPKEEP), DrawCards(Number(1)), RICH)
    position.define(enchantment("Test", "{W}", test))
    position.battlefield(ANN, "Test")
    position.set_life(ANN, 30)
    position.begin(ANN, Step.UPKEEP)
    position.resolve()
    assert position.names_in(Zone.HAND, ANN) == ["Blank"]


def test_603_5_an_optional_ability_goes_on_the_stack_and_asks_as_it_resolves() -> None:
    position = table()
    may = Triggered(AtBeginning(Step.UPKEEP), Clause(DrawCards(Number(1)), may=YOU))
    position.define(enchantment("Offer", "{W}", may))
    position.battlefield(ANN, "Offer")
    position.begin(ANN, Step.UPKEEP)
    assert sources_on_stack(position) == ["Offer"]
    position.choose(False)
    position.resolve()
    assert position.names_in(Zone.HAND, ANN) == []


def test_603_6a_an_ability_of_what_enters_triggers_too() -> None:
    position = table()
    position.battlefield(ANN, "Forest", "Forest")
    position.hand(ANN, "Elvish Visionary")
    position.begin(ANN)
    position.act(ANN, "cast Elvish Visionary")
    position.resolve()
    position.resolve()
    assert position.names_in(Zone.HAND, ANN) == ["Blank"]


def test_603_6a_what_enters_together_sees_each_other() -> None:
    position = table()
    ids = position.hand(ANN, "Soul Warden", "Soul Warden")
    position.begin(ANN)
    perform(position.game, [ZoneChange(card, Zone.HAND, Zone.BATTLEFIELD) for card in ids])
    position.answer_next()
    position.answer_next()
    position.resolve_all()
    assert position.life(ANN) == 22


def test_603_6c_dying_creatures_see_each_other_die() -> None:
    position = table()
    mourn = Triggered(Dies(CREATURE), LoseLife(Number(1), Target(Player())))
    position.define(creature("Mourner", "{B}", "1", "1", mourn))
    mourner, bears = position.battlefield(ANN, "Mourner", "Grizzly Bears")
    position.begin(ANN)
    kill(position, mourner, bears)
    position.choose([0, 1], "Bob", "Bob")
    position.answer_next()
    while position.asked is not None and position.asked.kind is not Kind.PRIORITY:
        position.answer_next()
    position.resolve_all()
    assert position.life(BOB) == 18


def test_603_10a_what_left_is_judged_as_it_last_was() -> None:
    position = table()
    revenge = Triggered(Dies(SELF), DealDamage(StatOf(EventObject()), Target(Player())))
    position.define(creature("Avenger", "{R}", "2", "2", revenge))
    avenger = position.put(ANN, Zone.BATTLEFIELD, "Avenger", counters={"+1/+1": 3})[0]
    position.begin(ANN)
    kill(position, avenger)
    position.choose("Bob")
    position.answer_next()
    position.resolve_all()
    assert position.life(BOB) == 15


def test_603_10a_an_ability_that_was_gone_before_does_not_look_back() -> None:
    position = table()
    artist = position.battlefield(ANN, "Blood Artist")[0]
    bears = position.battlefield(ANN, "Grizzly Bears")[0]
    position.begin(ANN)
    kill(position, artist)
    position.choose("Bob")
    position.answer_next()
    position.resolve_all()
    kill(position, bears)
    position.answer_next()
    assert position.game.zones.stack == []
    assert position.life(BOB) == 19


def delayed(position: Table, trigger: DelayedTrigger) -> None:
    perform(position.game, [EffectBegan(trigger)])


def test_603_7b_a_delayed_ability_triggers_once() -> None:
    position = table()
    ring = position.battlefield(ANN, "Sol Ring")[0]
    position.begin(ANN)
    at_end = AtBeginning(Step.END, StepsOf.THE_NEXT)
    delayed(
        position,
        DelayedTrigger(Context(ring, ANN), at_end, GainLife(Number(5)), Duration.PERMANENT),
    )
    position.to(Step.END)
    position.resolve_all()
    assert position.life(ANN) == 25
    position.to_turn(BOB, Step.UPKEEP)
    position.to(Step.END)
    assert position.game.zones.stack == []
    assert position.life(ANN) == 25


def test_603_7c_a_delayed_ability_about_dying_triggers() -> None:
    position = table()
    bears = position.battlefield(ANN, "Grizzly Bears")[0]
    position.begin(ANN)
    trigger = DelayedTrigger(
        Context(bears, ANN), Dies(Is(This())), GainLife(Number(5)), Duration.END_OF_TURN
    )
    delayed(position, trigger)
    kill(position, bears)
    position.answer_next()
    position.resolve_all()
    assert position.life(ANN) == 25


def test_603_7b_this_turn_ends_with_the_turn() -> None:
    position = table()
    bears = position.battlefield(ANN, "Grizzly Bears")[0]
    position.begin(ANN)
    trigger = DelayedTrigger(
        Context(bears, ANN), Dies(Is(This())), GainLife(Number(5)), Duration.END_OF_TURN
    )
    delayed(position, trigger)
    position.to_turn(BOB)
    kill(position, bears)
    position.answer_next()
    assert position.game.zones.stack == []


def test_603_2h_once_each_turn_is_not_used_up_by_a_false_condition() -> None:
    position = table()
    ability = Triggered(Enters(CREATURE), DrawCards(Number(1)), RICH, limit=1)
    position.define(enchantment("Hall", "{W}", ability))
    position.battlefield(ANN, "Hall")
    cards = position.hand(ANN, "Grizzly Bears", "Hill Giant", "Wind Drake")
    position.begin(ANN)
    game = position.game
    perform(game, [ZoneChange(cards[0], Zone.HAND, Zone.BATTLEFIELD)])
    position.set_life(ANN, 30)
    perform(game, [ZoneChange(cards[1], Zone.HAND, Zone.BATTLEFIELD)])
    perform(game, [ZoneChange(cards[2], Zone.HAND, Zone.BATTLEFIELD)])
    position.answer_next()
    assert sources_on_stack(position) == ["Hall"]


def test_603_3_a_triggered_ability_is_no_spell() -> None:
    position = table()
    position.battlefield(ANN, "Keldon Megaliths")
    position.battlefield(BOB, "Island", "Island")
    position.hand(BOB, "Counterspell")
    position.begin(ANN, Step.UPKEEP)
    position.answer("Bob")
    reason = position.why_not(BOB, "cast Counterspell")
    assert reason is not None
    assert reason.rule == "601.2c"


def test_603_2_casting_triggers_before_the_spell_resolves() -> None:
    position = table()
    watch = Triggered(Casts(Player(), Spell()), GainLife(Number(1)))
    position.define(enchantment("Watch", "{W}", watch))
    position.battlefield(ANN, "Watch", "Mountain")
    position.hand(ANN, "Shock")
    position.begin(ANN)
    position.act(ANN, "cast Shock", "Bob")
    assert sources_on_stack(position) == ["Shock", "Watch"]


def test_603_2_becoming_a_target_is_told_for_players_and_permanents() -> None:
    position = table()
    position.battlefield(ANN, "Mountain")
    position.hand(ANN, "Shock")
    position.begin(ANN)
    position.act(ANN, "cast Shock", "Bob")
    told = [event for event in position.game.history.log if isinstance(event, BecameTarget)]
    assert [event.object for event in told] == [BOB]


def test_603_2g_an_event_that_was_prevented_triggers_nothing() -> None:
    position = table()
    sore = Triggered(IsDealtDamage(SELF), GainLife(Number(1)))
    position.define(creature("Sore", "{G}", "1", "5", sore))
    sore_one = position.battlefield(ANN, "Sore")[0]
    source = position.battlefield(BOB, "Hill Giant")[0]
    position.begin(ANN)
    perform(position.game, [DamageDealt(source, sore_one, 0)])
    position.answer_next()
    assert position.game.zones.stack == []
    perform(position.game, [DamageDealt(source, sore_one, 1)])
    position.answer_next()
    assert sources_on_stack(position) == ["Sore"]


TICKET = (
    "Target creature gets +1/+0 until end of turn. Exile that creature at the beginning of the "
    "next end step."
)


def test_603_7c_a_delayed_ability_chooses_no_new_target() -> None:
    position = table()
    position.battlefield(ANN, "Hill Giant", "Grizzly Bears", "Wind Drake")
    position.begin(ANN)
    cast(position, TICKET, "Grizzly Bears")
    position.to(Step.END)
    assert sources_on_stack(position) == ["Spell"]
    assert [one for one in position.game.history.log if isinstance(one, BecameTarget)][1:] == []
    position.resolve()
    assert position.names_in(Zone.EXILE) == ["Grizzly Bears"]


def mourning(position: Table, effect: Effect, once: bool = True) -> None:
    """A delayed ability of Ann's that waits for creatures to die."""
    ring = position.battlefield(ANN, "Sol Ring")[0]
    position.begin(ANN)
    delayed(
        position,
        DelayedTrigger(Context(ring, ANN), Dies(CREATURE), effect, Duration.END_OF_TURN, once),
    )


def test_603_7b_its_controller_chooses_which_of_simultaneous_events_triggers_it() -> None:
    position = table()
    giant, bears = position.battlefield(BOB, "Hill Giant", "Grizzly Bears")
    mourning(position, GainLife(StatOf(EventObject())))
    kill(position, bears, giant)
    position.answer_next()
    assert position.asked is not None
    assert (position.asked.player, position.asked.rule) == (ANN, "603.7b")
    fork = position.game.fork()
    position.answer("Hill Giant")
    position.resolve_all()
    assert position.life(ANN) == 23
    assert position.game.effects.delayed == []
    assert fork.decision is not None
    assert len(fork.decision.options) == 2


def test_603_7b_nothing_is_asked_if_it_makes_no_difference() -> None:
    position = table()
    giant, bears = position.battlefield(BOB, "Hill Giant", "Grizzly Bears")
    mourning(position, GainLife(Number(5)))
    kill(position, bears, giant)
    position.answer_next()
    position.resolve_all()
    assert position.life(ANN) == 25


def test_603_7b_for_its_duration_it_triggers_for_each() -> None:
    position = table()
    giant, bears = position.battlefield(BOB, "Hill Giant", "Grizzly Bears")
    mourning(position, GainLife(Number(5)), once=False)
    kill(position, bears, giant)
    position.answer_next()
    while position.asked is not None and position.asked.kind is not Kind.PRIORITY:
        position.answer_next()
    position.resolve_all()
    assert position.life(ANN) == 30


def test_603_7a_what_left_before_never_triggers_it() -> None:
    position = table()
    bears = position.battlefield(ANN, "Grizzly Bears")[0]
    position.begin(ANN)
    kill(position, bears)
    trigger = DelayedTrigger(
        Context(bears, ANN), Dies(Is(This())), GainLife(Number(5)), Duration.PERMANENT
    )
    delayed(position, trigger)
    position.answer_next()
    assert position.game.zones.stack == []
    assert position.life(ANN) == 20


def test_603_7a_what_happened_just_before_does_not_trigger_it() -> None:
    position = table()
    bears = position.battlefield(ANN, "Grizzly Bears")[0]
    position.begin(ANN)
    position.game.decision = None
    perform(position.game, [Tapped(bears)])
    perform(position.game, [Untapped(bears)])
    delayed(
        position,
        DelayedTrigger(
            Context(bears, ANN), BecomesUntapped(SELF), GainLife(Number(5)), Duration.PERMANENT
        ),
    )
    position.game.advance()
    assert position.game.zones.stack == []
    position.game.decision = None
    perform(position.game, [Tapped(bears)])
    perform(position.game, [Untapped(bears)])
    position.game.advance()
    assert sources_on_stack(position) == ["Grizzly Bears"]


@final
@dataclass(frozen=True)
class ExiledFromHand(Pattern):
    """The card itself is exiled from a hand."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def works_in(self) -> int:
        return 1 << Zone.HAND

    def looks_back(self) -> bool:
        return True

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange) and event.to is Zone.EXILE and event.object == ctx.source
        )


@pytest.mark.pure_only
@pytest.mark.parametrize(("face_down", "life"), [(False, 23), (True, 20)])
def test_603_2f_what_nobody_could_see_triggers_nothing(face_down: bool, life: int) -> None:
    position = table()
    secret = Triggered(ExiledFromHand(), GainLife(Number(3)), zones=1 << Zone.HAND)
    position.define(creature("Secret", "{W}", "1", "1", secret))
    card = position.hand(ANN, "Secret")[0]
    position.begin(ANN)
    leaving = ZoneChange(card, Zone.HAND, Zone.EXILE)
    leaving.face_down = face_down
    position.game.decision = None
    perform(position.game, [leaving])
    position.game.advance()
    position.resolve_all()
    assert position.life(ANN) == life


def test_603_2c_a_pattern_that_says_what_gathers_says_whether_it_may() -> None:
    patterns = type.__subclasses__(Pattern)
    for one in patterns:
        patterns += type.__subclasses__(one)
    assert any("gathers" in vars(one) for one in patterns)
    for one in at_least(100, patterns):
        assert ("gathers" in vars(one)) == ("may_gather" in vars(one)), one.__name__


def test_603_3_you_and_a_target_do_the_same_each() -> None:
    at = table()
    at.library(ANN, "Bear")
    at.library(BOB, "Bear")
    cast(at, "You and target opponent each draw a card.")
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]
    assert at.names_in(Zone.HAND, BOB) == ["Bear"]
