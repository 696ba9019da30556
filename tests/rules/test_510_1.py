"""How creatures assign their combat damage. CR 510.1."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.judge.table import ANN, BOB, Table
from jajna.vocab import Keyword
from tests.mechanics.bench import creature as written
from tests.rules.creatures import creature, division, pairs, refusal

BEAR = creature("Bear")


def test_702_19a_trample_over_planeswalkers_binds_no_blocker() -> None:
    table = Table()
    bear, ox = table.battlefield(ANN, BEAR, creature("Ox", 1, 4))
    stomper = creature("Stomper", 4, 7, keywords=Keyword.TRAMPLE_OVER_PLANESWALKERS)
    text = "All creatures you control can block any number of creatures."
    [guard] = table.battlefield(BOB, stomper)
    table.battlefield(BOB, written("Trainer", text=text))
    table.begin(ANN)
    table.attack(bear, ox)
    table.to_question(Kind.BLOCKERS)
    table.game.answer(pairs((guard, bear), (guard, ox)))
    table.to_question(Kind.DAMAGE)
    assert refusal(table, division(table, {bear: 1, ox: 3})) is None
    table.game.answer(division(table, {bear: 1, ox: 3}))
    assert [table.object(one).damage for one in (bear, ox)] == [1, 3]
    assert table.life(BOB) == 20


def test_510_1c_who_deals_damage_as_though_unblocked_doesnt_divide_it_with_blockers() -> None:
    table = Table()
    text = "You may have Elk assign its combat damage as though it weren't blocked."
    [elk] = table.battlefield(ANN, written("Elk", 3, 3, text))
    bear, ox = table.battlefield(BOB, BEAR, creature("Ox", 1, 4))
    table.begin(ANN)
    table.attack(elk)
    table.block((bear, elk), (ox, elk))
    table.to_question(Kind.DAMAGE)
    assert refusal(table, division(table, {BOB: 3})) is None
    assert refusal(table, division(table, {bear: 1, ox: 2})) is None
    assert refusal(table, division(table, {bear: 2, BOB: 1})) == ("not lethal", "510.1c")
