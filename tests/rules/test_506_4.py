"""What is removed from combat, and what stays attacked. CR 506.4."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.judge.table import ANN, BOB, CAT, Table
from jajna.mechanics.continuous.types import AddTypes, SetTypes
from jajna.vocab import Step, Type
from tests.mechanics.bench import creature as written
from tests.rules.creatures import change, creature, pairs, walker

BEAR = creature("Bear")
WOLF = creature("Wolf", 3, 3)


def test_506_4c_a_planeswalker_stays_attacked_beside_another_player() -> None:
    table = Table(3)
    bear, wolf = table.battlefield(ANN, BEAR, WOLF)
    [jace] = table.battlefield(BOB, walker("Jace", 5))
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.game.answer(pairs((bear, CAT), (wolf, jace)))
    change(table, jace, AddTypes(Type.ARTIFACT))
    table.to(Step.END_OF_COMBAT)
    assert table.object(jace).counters["loyalty"] == 2
    assert [table.life(seat) for seat in (BOB, CAT)] == [20, 18]


def test_506_4_what_attacks_a_planeswalker_is_removed_if_it_is_no_creature_any_more() -> None:
    table = Table()
    [bear] = table.battlefield(ANN, BEAR)
    [jace] = table.battlefield(BOB, walker("Jace", 5))
    table.begin(ANN)
    table.attack(bear, at=jace)
    change(table, bear, SetTypes(Type.ARTIFACT))
    assert table.game.turn.combat is not None
    assert not table.game.turn.combat.is_attacking(bear)
    table.to(Step.END_OF_COMBAT)
    assert table.object(jace).counters["loyalty"] == 5


def test_506_5_who_is_left_as_another_stops_being_a_creature_is_attacking_alone() -> None:
    table = Table()
    text = "Loner gets +2/+0 as long as it's attacking alone."
    loner = written("Loner", 1, 1, text)
    mine, wolf = table.battlefield(ANN, loner, WOLF)
    table.begin(ANN)
    table.attack(mine, wolf)
    assert table.power_toughness(mine) == (1, 1)
    change(table, wolf, SetTypes(Type.ARTIFACT))
    assert table.power_toughness(mine) == (3, 1)
