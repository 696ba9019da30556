"""The beginning of combat step. CR 507."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.judge.table import ANN, Table
from jajna.kernel.combat.phase import begin_combat, end_combat
from jajna.vocab import Step
from tests.rules.creatures import combat


def test_507_1_no_defending_player_is_chosen_where_all_opponents_are_defending() -> None:
    table = Table(players=3)
    table.begin(ANN, Step.BEGINNING_OF_COMBAT)
    assert table.asked is not None
    assert (table.asked.kind, table.game.turn.step) == (Kind.PRIORITY, Step.BEGINNING_OF_COMBAT)


def test_507_2_the_active_player_gets_priority() -> None:
    table = Table()
    table.begin(ANN, Step.BEGINNING_OF_COMBAT)
    assert table.asked is not None
    assert (table.asked.kind, table.asked.player) == (Kind.PRIORITY, ANN)


def test_507_1_there_is_a_combat_only_in_the_combat_phase() -> None:
    table = Table()
    table.begin(ANN)
    assert table.game.turn.combat is None
    table.to(Step.BEGINNING_OF_COMBAT)
    assert combat(table).attacks == {}
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.game.turn.combat is None


def test_507_1_each_combat_phase_begins_anew() -> None:
    table = Table()
    table.begin(ANN)
    begin_combat(table.game)
    combat(table).attack(table.game, 0, 1)
    begin_combat(table.game)
    assert combat(table).attacks == {}
    end_combat(table.game)
    assert table.game.turn.combat is None
