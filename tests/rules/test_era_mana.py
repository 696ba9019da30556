"""Mana pools in different eras. CR 106.4, 500.5, CR 2003-07-01 300.3."""

from __future__ import annotations

import pytest

from jajna import era
from jajna.era import Era
from jajna.era_switches import Pools
from jajna.events.base import EventKind
from jajna.judge.table import ANN, BOB, Table
from jajna.kernel.players.player import ManaUnit
from jajna.vocab import Mana, Step
from tests.rules.creatures import logged


def with_mana(name: str | Era, step: Step, *seats: int) -> Table:
    """A table in a step of Ann's turn where players have three green mana."""
    table = Table(era=era.find(name) if isinstance(name, str) else name)
    table.begin(ANN, step)
    for seat in seats or (ANN,):
        table.game.players[seat].pool += [ManaUnit(Mana.GREEN, 0) for _ in range(3)]
    return table


def pool(table: Table, seat: int = ANN) -> int:
    return len(table.game.players[seat].pool)


@pytest.mark.parametrize(("name", "left"), [("2003-07", 3), ("2016-08", 0), ("current", 0)])
def test_in_2003_mana_outlasts_the_step(name: str, left: int) -> None:
    table = with_mana(name, Step.UPKEEP)
    table.to(Step.DRAW)
    assert pool(table) == left
    assert table.life(ANN) == 20


@pytest.mark.parametrize(("name", "life"), [("2003-07", 17), ("2016-08", 20), ("current", 20)])
def test_in_2003_unspent_mana_burns_as_the_phase_ends(name: str, life: int) -> None:
    table = with_mana(name, Step.UPKEEP)
    table.to(Step.PRECOMBAT_MAIN)
    assert pool(table) == 0
    assert table.life(ANN) == life


def test_in_2003_a_step_that_is_skipped_ends_the_phase_too() -> None:
    table = with_mana("2003-07", Step.UPKEEP)
    table.game.players[ANN].skips[int(Step.DRAW)] = 1
    table.to(Step.PRECOMBAT_MAIN)
    assert pool(table) == 0
    assert table.life(ANN) == 17


def test_in_2003_combat_is_one_phase() -> None:
    table = with_mana("2003-07", Step.BEGINNING_OF_COMBAT)
    table.to(Step.END_OF_COMBAT)
    assert pool(table) == 3
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(ANN) == 17


def test_mana_burn_is_loss_of_life_and_no_damage() -> None:
    table = with_mana("2003-07", Step.PRECOMBAT_MAIN)
    table.to(Step.BEGINNING_OF_COMBAT)
    assert logged(table, EventKind.DAMAGE) == []
    assert len(logged(table, EventKind.LIFE_LOST)) == 1


def test_who_burns_to_death_together_draws() -> None:
    table = with_mana("2003-07", Step.PRECOMBAT_MAIN, ANN, BOB)
    table.set_life(ANN, 3)
    table.set_life(BOB, 1)
    table.resolve_all()
    for _ in range(2):
        table.answer_next()
    assert table.game.over
    assert table.game.outcome is not None
    assert table.game.outcome.winner < 0


def test_mana_can_burn_today_by_choice() -> None:
    table = with_mana(Era.current.with_(mana_burn=True), Step.UPKEEP)
    table.to(Step.DRAW)
    assert table.life(ANN) == 17


def test_mana_can_last_for_a_phase_today_and_burn_nobody() -> None:
    table = with_mana(Era.current.with_(pools_empty=Pools.PHASE), Step.UPKEEP)
    table.to(Step.DRAW)
    assert pool(table) == 3
    table.to(Step.PRECOMBAT_MAIN)
    assert (pool(table), table.life(ANN)) == (0, 20)
