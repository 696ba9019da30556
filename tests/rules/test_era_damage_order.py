"""Dividing combat damage in different eras. CR 510.1c, CR 2016-08-26 509.2, CR 2003-07-01 310.2."""

from __future__ import annotations

import pytest

from jajna import era
from jajna.decision import Kind, Several, Thing
from jajna.judge.table import ANN, BOB, Table
from jajna.kernel.combat.damage import why_not_damage
from jajna.kernel.combat.phase import Blocked, BlockingAdded
from jajna.mechanics.rules.evasion import BlockMore
from jajna.vocab import Keyword, Step, Zone
from tests.rules.creatures import creature, division, happen, pairs, refusal

BIG = creature("Big", 5, 5)
BEAR = creature("Bear", 2, 2)
OX = creature("Ox", 1, 4)
RHINO = creature("Rhino", 7, 7, keywords=Keyword.TRAMPLE)
VIPER = creature("Viper", 2, 1, keywords=Keyword.DEATHTOUCH)
WIDE = creature("Wide", 4, 9, BlockMore())
ORDERED = ("2016-08", "2019-05", "2023-04")


def blocked(name: str, attacker: str = "Big") -> tuple[Table, int, int, int]:
    """An attacker blocked by a Bear and an Ox; they, in this order."""
    table = Table(era=era.find(name))
    table.define(BIG, BEAR, OX, RHINO, VIPER, WIDE)
    (big,) = table.battlefield(ANN, attacker)
    bear, ox = table.battlefield(BOB, "Bear", "Ox")
    table.begin(ANN, Step.BEGINNING_OF_COMBAT)
    table.to_question(Kind.ATTACKERS)
    table.answer(pairs((big, BOB)))
    table.to_question(Kind.BLOCKERS)
    table.answer(pairs((bear, big), (ox, big)))
    return table, big, bear, ox


def order(*things: int) -> Several:
    return Several(tuple(Thing(thing) for thing in things))


@pytest.mark.parametrize("name", ORDERED)
def test_the_active_player_announced_an_order(name: str) -> None:
    table, big, bear, ox = blocked(name)
    assert table.asked is not None
    assert (table.asked.player, table.asked.kind) == (ANN, Kind.ORDER)
    assert table.asked.rule == "2016-08-26 509.2"
    table.answer(order(ox, bear))
    assert table.game.turn.combat is not None
    assert table.game.turn.combat.blockers[big] == [ox, bear]
    assert table.asked.kind is Kind.PRIORITY


@pytest.mark.parametrize("name", ["2003-07", "current"])
def test_in_2003_and_today_there_is_no_order(name: str) -> None:
    table, _, bear, ox = blocked(name)
    table.to_question(Kind.DAMAGE)
    table.answer(division(table, {bear: 1, ox: 4}))
    table.resolve_all()
    assert table.names_in(Zone.BATTLEFIELD) == ["Big", "Bear"]


@pytest.mark.parametrize("name", ORDERED)
def test_lethal_damage_went_to_the_first_before_the_next(name: str) -> None:
    table, big, bear, ox = blocked(name)
    table.answer(order(ox, bear))
    table.to_question(Kind.DAMAGE)
    assert refusal(table, division(table, {ox: 3, bear: 2})) == ("out of order", "510.1c")
    assert why_not_damage(table.game, big, {ox: 5}, {}, []) is None
    table.answer(division(table, {ox: 4, bear: 1}))
    assert table.names_in(Zone.BATTLEFIELD) == ["Big", "Bear"]


def test_the_proposal_keeps_the_order() -> None:
    table, _, bear, ox = blocked("2016-08")
    table.answer(order(ox, bear))
    table.to_question(Kind.DAMAGE)
    assert table.asked is not None
    assert table.asked.fallback == division(table, {ox: 4, bear: 1})


def test_damage_to_the_player_needs_lethal_damage_to_all() -> None:
    table, rhino, bear, ox = blocked("2016-08", "Rhino")
    table.answer(order(bear, ox))
    assert why_not_damage(table.game, rhino, {bear: 2, ox: 4, BOB: 1}, {}, []) is None
    assert why_not_damage(table.game, rhino, {bear: 3, ox: 3, BOB: 1}, {}, []) is not None


def test_deathtouch_makes_one_damage_lethal() -> None:
    table, viper, bear, ox = blocked("2016-08", "Viper")
    table.answer(order(ox, bear))
    assert why_not_damage(table.game, viper, {ox: 1, bear: 1}, {}, []) is None


def test_what_comes_to_block_later_gets_a_place_and_the_rest_keeps_its_order() -> None:
    table, big, bear, ox = blocked("2016-08")
    table.answer(order(ox, bear))
    (late,) = table.battlefield(BOB, "Viper")
    happen(table, BlockingAdded(late, big, Blocked.CAUSED))
    table.answer_next()
    assert table.asked is not None
    assert table.asked.kind is Kind.ORDER
    assert refusal(table, order(bear, late, ox)) == ("not the announced order", "2016-08-26 509.2")
    table.answer(order(ox, late, bear))
    assert table.game.turn.combat is not None
    assert table.game.turn.combat.blockers[big] == [ox, late, bear]


def test_the_defending_player_orders_what_one_creature_blocks() -> None:
    table = Table(era=era.find("2016-08"))
    table.define(BEAR, OX, WIDE)
    bear, ox = table.battlefield(ANN, "Bear", "Ox")
    (wide,) = table.battlefield(BOB, "Wide")
    table.begin(ANN, Step.BEGINNING_OF_COMBAT)
    table.to_question(Kind.ATTACKERS)
    table.answer(pairs((bear, BOB), (ox, BOB)))
    table.to_question(Kind.BLOCKERS)
    table.answer(pairs((wide, bear), (wide, ox)))
    assert table.asked is not None
    assert (table.asked.player, table.asked.rule) == (BOB, "2016-08-26 509.3")
    table.answer(order(ox, bear))
    assert why_not_damage(table.game, wide, {ox: 3, bear: 1}, {}, []) is not None
    assert why_not_damage(table.game, wide, {ox: 4}, {}, []) is None


def test_a_copy_of_the_game_knows_the_order() -> None:
    table, big, bear, ox = blocked("2016-08")
    table.answer(order(ox, bear))
    copy = table.game.fork()
    assert copy.turn.combat is not None
    assert copy.turn.combat.announced == {big: [ox, bear]}
