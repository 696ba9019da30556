"""Trample over planeswalkers. CR 702.19c-702.19f."""

from __future__ import annotations

from jajna.card import Card
from jajna.decision import Kind, Thing
from jajna.events.moves import ZoneChange
from jajna.judge.table import ANN, BOB, Table
from jajna.vocab import Keyword, Step, Zone
from tests.rules.creatures import creature, division, happen, options, refusal, siege, walker

STOMPER = creature("Stomper", 7, 7, keywords=Keyword.TRAMPLE_OVER_PLANESWALKERS)
TRAMPLER = creature("Trampler", 7, 7, keywords=Keyword.TRAMPLE)
SQUIRREL = creature("Squirrel", 1, 1)
BEAR = creature("Bear", 2, 2)


def attacked(
    attackers: tuple[Card, ...], blockers: tuple[Card, ...] = (), loyalty: int = 3
) -> tuple[Table, list[int], list[int], int]:
    """Ann has attacked Bob's planeswalker with all she has."""
    table = Table()
    mine = table.battlefield(ANN, *attackers)
    theirs = table.battlefield(BOB, *blockers)
    [jace] = table.battlefield(BOB, walker("Jace", loyalty))
    table.begin(ANN)
    table.attack(*mine, at=jace)
    return table, mine, theirs, jace


def test_702_19c_what_goes_past_the_planeswalker_hits_the_player() -> None:
    """The example of the rule."""
    table, [_squirrel, stomper], _, jace = attacked((SQUIRREL, STOMPER))
    table.to_question(Kind.DAMAGE)
    assert table.asked is not None and table.asked.source == stomper
    assert options(table) == [Thing(jace), Thing(BOB)]
    assert refusal(table, division(table, {jace: 1, BOB: 6})) == ("not its loyalty", "702.19c")
    table.game.answer(division(table, {jace: 2, BOB: 5}))
    assert table.life(BOB) == 15
    assert not table.game.objects.exists(jace)


def test_702_19c_who_has_nothing_to_spare_isnt_asked() -> None:
    table, _, _, jace = attacked((STOMPER,), loyalty=9)
    table.to(Step.END_OF_COMBAT)
    assert table.object(jace).counters["loyalty"] == 2
    assert table.life(BOB) == 20


def test_702_19c_blockers_come_first_then_the_loyalty() -> None:
    table, [stomper], [bear], jace = attacked((STOMPER,), (BEAR,))
    table.block((bear, stomper))
    table.to_question(Kind.DAMAGE)
    assert options(table) == [Thing(bear), Thing(jace), Thing(BOB)]
    short = division(table, {bear: 1, jace: 3, BOB: 3})
    assert refusal(table, short) == ("not lethal", "702.19b")
    assert refusal(table, division(table, {bear: 2, jace: 2, BOB: 3})) is not None
    assert refusal(table, division(table, {bear: 7})) is None
    assert table.asked is not None
    assert table.asked.fallback == division(table, {bear: 2, jace: 3, BOB: 2})
    table.game.answer(division(table, {bear: 2, jace: 3, BOB: 2}))
    assert table.life(BOB) == 18


def test_702_19c_deathtouch_is_no_shortcut_past_loyalty() -> None:
    both = Keyword.TRAMPLE_OVER_PLANESWALKERS | Keyword.DEATHTOUCH
    table, [snake], [bear], jace = attacked((creature("Snake", 7, 7, keywords=both),), (BEAR,))
    table.block((bear, snake))
    table.to_question(Kind.DAMAGE)
    assert table.asked is not None
    assert table.asked.fallback == division(table, {bear: 1, jace: 3, BOB: 3})


def test_702_19e_past_a_planeswalker_that_is_gone_it_hits_the_player() -> None:
    table, _, _, jace = attacked((STOMPER,))
    happen(table, ZoneChange(jace, Zone.BATTLEFIELD, Zone.GRAVEYARD))
    table.to(Step.END_OF_COMBAT)
    assert table.life(BOB) == 13


def test_702_19e_but_first_its_blockers() -> None:
    table, [stomper], [bear], jace = attacked((STOMPER,), (BEAR,))
    table.block((bear, stomper))
    happen(table, ZoneChange(jace, Zone.BATTLEFIELD, Zone.GRAVEYARD))
    table.to_question(Kind.DAMAGE)
    assert options(table) == [Thing(bear), Thing(BOB)]
    assert refusal(table, division(table, {bear: 1, BOB: 6})) == ("not lethal", "702.19b")
    table.game.answer(division(table, {bear: 2, BOB: 5}))
    assert table.life(BOB) == 15


def test_702_19f_plain_trample_stops_at_the_planeswalker() -> None:
    table, [trampler], [bear], jace = attacked((TRAMPLER,), (BEAR,))
    table.block((bear, trampler))
    table.to_question(Kind.DAMAGE)
    assert options(table) == [Thing(bear), Thing(jace)]
    table.game.answer(division(table, {bear: 2, jace: 5}))
    assert table.life(BOB) == 20


def test_702_19f_and_does_nothing_past_one_that_is_gone() -> None:
    table, _, _, jace = attacked((TRAMPLER,))
    happen(table, ZoneChange(jace, Zone.BATTLEFIELD, Zone.GRAVEYARD))
    table.to(Step.END_OF_COMBAT)
    assert table.life(BOB) == 20


def test_702_19c_it_tramples_over_creatures_to_a_player_too() -> None:
    table = Table()
    [stomper] = table.battlefield(ANN, STOMPER)
    [bear] = table.battlefield(BOB, BEAR)
    table.begin(ANN)
    table.attack(stomper)
    table.block((bear, stomper))
    table.to_question(Kind.DAMAGE)
    assert options(table) == [Thing(bear), Thing(BOB)]
    table.game.answer(division(table, {bear: 2, BOB: 5}))
    assert table.life(BOB) == 15


def test_702_19c_a_battle_is_no_planeswalker() -> None:
    table = Table()
    [stomper] = table.battlefield(ANN, STOMPER)
    [battle] = table.battlefield(BOB, siege("Siege", 3))
    table.begin(ANN)
    table.attack(stomper, at=battle)
    table.to(Step.END_OF_COMBAT)
    assert table.life(BOB) == 20


def test_702_19c_two_that_trample_over_count_each_others_damage() -> None:
    table, [_one, two], _, jace = attacked((STOMPER, STOMPER))
    table.to_question(Kind.DAMAGE)
    table.game.answer(division(table, {jace: 3, BOB: 4}))
    assert table.asked is not None and table.asked.source == two
    table.game.answer(division(table, {BOB: 7}))
    assert table.life(BOB) == 9
