"""Every change passes one door, which says what has happened. CR 101.3, 608.2c, 614."""

from __future__ import annotations

import pytest

from jajna.events.damage import DamageDealt
from jajna.events.life import LifeGained
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Tapped
from jajna.judge import ANN, BOB
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.vocab import Zone
from tests.mechanics.bench import cast
from tests.table import table


def test_608_2c_nothing_that_happened_is_nothing_by_its_name() -> None:
    position, ctx = table(), Context(0, ANN)
    perform(position.game, [])
    perform(position.game, [], ctx, "found")
    assert ctx.bound["found"] == []
    assert ctx.numbers["found"] == 0


@pytest.mark.parametrize("keep_log", [True, False])
def test_608_2c_what_happened_has_its_name_with_and_without_a_log(keep_log: bool) -> None:
    position, ctx = table(ann=["Relic"]), Context(0, ANN)
    position.game.settings.keep_log = keep_log
    (relic,) = [position.id("Relic")]
    before = len(position.game.history.log)
    perform(position.game, [Tapped(relic)], ctx, "tapped")
    assert ctx.bound["tapped"] == [relic]
    assert len(position.game.history.log) - before == keep_log


def test_101_3_what_is_impossible_is_left_out_beside_what_is_possible() -> None:
    position, ctx = table(ann=["Relic", "Bear"]), Context(0, ANN)
    relic, bear = position.id("Relic"), position.id("Bear")
    perform(position.game, [Tapped(relic)])
    perform(position.game, [Tapped(relic), Tapped(bear)], ctx, "tapped")
    assert ctx.bound["tapped"] == [bear]


def test_400_7_what_changed_zones_goes_by_its_new_number() -> None:
    position, ctx = table(ann=["Bear"]), Context(0, ANN)
    bear = position.id("Bear")
    perform(position.game, [ZoneChange(bear, Zone.BATTLEFIELD, Zone.GRAVEYARD)], ctx, "died")
    assert ctx.bound["died"] == position.game.players[ANN].graveyard
    assert ctx.bound["died"] != [bear]


def test_120_6_damage_that_is_prevented_in_part_counts_for_the_rest_alone() -> None:
    position, ctx = table(ann=["Bear"]), Context(0, ANN)
    cast(position, "Prevent the next 1 damage that would be dealt to any target this turn.", "Bob")
    perform(position.game, [DamageDealt(position.id("Bear"), BOB, 3)], ctx, "dealt")
    assert ctx.bound["dealt"][0] == BOB
    assert ctx.numbers["dealt"] == 2
    assert position.life(BOB) == 18


def test_608_2c_gains_of_several_players_are_summed() -> None:
    position, ctx = table(), Context(0, ANN)
    perform(position.game, [LifeGained(ANN, 2), LifeGained(BOB, 3)], ctx, "gained")
    assert ctx.bound["gained"] == [ANN, BOB]
    assert ctx.numbers["gained"] == 5
