"""Causes of events: which event led to a state-based action, and the way back. CR 704.3, 608.2."""

from __future__ import annotations

import pytest

from jajna.events.base import Event
from jajna.events.counters import CountersPut
from jajna.events.damage import DamageDealt
from jajna.events.life import LifeLost
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Destroyed, Tapped
from jajna.events.stack import SpellCast
from jajna.events.turns import StepBegan
from jajna.kernel.state import causes
from jajna.kernel.state.causes import Averted, Cause, Instead
from jajna.mechanics.lasting.prevention import PreventionShield
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB
from tests.table import table

THIS = 900
OTHER = 901
DEADLY = DamageDealt(OTHER, THIS, 3)
TAPPED = Tapped(THIS)
LOSS = LifeLost(BOB, 1)
DIES = ZoneChange(OTHER, Zone.BATTLEFIELD, Zone.GRAVEYARD)
RESOLVED = ZoneChange(OTHER, Zone.STACK, Zone.GRAVEYARD)
GROWS = CountersPut(OTHER, "+1/+1", 1)
STEP = StepBegan(ANN, Step.DRAW)


def averted(thing: int) -> Averted:
    """Damage to a thing that was prevented."""
    return Averted(Instead(OTHER, PreventionShield(), DamageDealt(OTHER, thing, 1), -1, 1))


@pytest.mark.parametrize(
    ("log", "place"),
    [
        ([DEADLY, TAPPED], 0),  # what the rule names before what is merely about the thing
        ([TAPPED, DamageDealt(THIS, OTHER, 3), DamageDealt(OTHER, BOB, 3)], 1),
        ([TAPPED, DamageDealt(OTHER, BOB, 3)], 0),
        ([TAPPED, DamageDealt(OTHER, OTHER, 3)], 0),
        ([DEADLY, DamageDealt(OTHER, THIS, 1)], 1),  # the latest of several
        ([LOSS, averted(THIS)], 0),
        ([DIES, LOSS], 0),
        ([LOSS, RESOLVED], 0),
        ([GROWS, LOSS], 0),
        ([LOSS, STEP], 0),
        ([LOSS], 0),
        ([STEP], -1),
        ([], -1),
    ],
)
def test_704_3_a_state_based_action_is_put_down_to_what_led_to_it(
    log: list[Event], place: int
) -> None:
    game = table().game
    game.history.log[:] = log
    game.state_based.checked_until = 0
    action = Destroyed(THIS)
    action.why = Cause("704.5g")
    causes.occasion(game, action)
    assert action.why.after is (log[place] if place >= 0 else None)


def test_704_3_only_what_happened_since_the_last_check_counts() -> None:
    game = table().game
    game.history.log[:] = [DEADLY, LOSS]
    game.state_based.checked_until = 1
    action = Destroyed(THIS)
    action.why = Cause("704.5g")
    causes.occasion(game, action)
    assert action.why.after is LOSS


def test_704_3_a_cause_that_is_known_stays() -> None:
    game = table().game
    game.history.log[:] = [DEADLY]
    action = Destroyed(THIS)
    action.why = Cause("704.5g", 0, LOSS)
    causes.occasion(game, action)
    assert action.why.after is LOSS


def test_608_2_an_event_that_has_a_rule_keeps_it() -> None:
    at = table(ann=["Bear"])
    at.to(Step.DECLARE_ATTACKERS)
    event, bare = Tapped(THIS), Tapped(THIS)
    event.why = Cause("120.3")
    causes.note(at.game, event)
    causes.note(at.game, bare)
    assert event.why.rule == "120.3"
    assert bare.why is not None and bare.why.rule != "120.3"


def test_120_3_what_follows_from_damage_is_put_down_to_it() -> None:
    known, new = LifeLost(BOB, 3), LifeLost(BOB, 3)
    known.why = Cause("608.2")
    causes.follow([known, new], DEADLY)
    assert known.why.after is None
    assert new.why is not None and (new.why.rule, new.why.after) == ("120.3", DEADLY)


def test_614_6_what_is_left_of_an_event_has_its_cause_and_the_effect() -> None:
    game = table().game
    before = len(game.history.log)
    event, left = DamageDealt(OTHER, THIS, 3), DamageDealt(OTHER, THIS, 1)
    event.why = Cause("510.2")
    instead = Instead(OTHER, PreventionShield(), event, -1, 1)
    causes.replaced(game, event, instead, [left])
    assert left.why is not None and left.why is not event.why
    assert (left.why.rule, left.why.instead) == ("510.2", [instead])
    assert len(game.history.log) == before


def test_614_6_that_an_event_is_replaced_with_nothing_is_logged() -> None:
    game = table().game
    instead = Instead(OTHER, PreventionShield(), DamageDealt(OTHER, THIS, 3), -1, 1)
    causes.replaced(game, instead.event, instead, [])
    last = game.history.log[-1]
    assert isinstance(last, Averted) and last.instead is instead


def test_608_2_the_way_back_goes_by_what_was_put_on_the_stack() -> None:
    game = table().game
    cast = SpellCast(905, ANN)
    other = SpellCast(906, ANN)
    game.history.log[:] = [other, Tapped(905), cast]
    lost = LifeLost(BOB, 3)
    damage = DamageDealt(905, BOB, 3)
    damage.why = Cause("608.2", 905)
    causes.follow([lost], damage)
    assert causes.chain(game, lost) == [lost, damage, cast]
    alone = LifeLost(BOB, 1)
    assert causes.chain(game, alone) == [alone]
    alone.why = Cause("704.5a")
    assert causes.chain(game, alone) == [alone]
