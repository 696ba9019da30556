"""The combat damage step, with the keywords it asks for. CR 510, 702.2, 702.4, 702.7, 702.19."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jajna.card import Card
from jajna.decision import Division, Kind
from jajna.errors import IllegalAnswerError
from jajna.events.base import EventKind
from jajna.events.damage import DamageDealt
from jajna.events.moves import ZoneChange
from jajna.events.players import PlayerLost
from jajna.ir.amounts import Number
from jajna.ir.control import SetController
from jajna.judge.table import ANN, BOB, CAT, Table
from jajna.kernel.combat.damage import lethal_damage, needs_first_strike_step, why_not_damage
from jajna.kernel.combat.phase import AttackingAdded, RemovedFromCombat
from jajna.mechanics.continuous.abilities import GainAbilities, LoseAbilities
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.rules.evasion import BlockMore
from jajna.mechanics.rules.restrictions import Restrict
from jajna.vocab import Cannot, Keyword, Step, Type, Zone
from tests.rules.creatures import (
    change,
    combat,
    creature,
    division,
    happen,
    logged,
    pairs,
    refusal,
    walker,
)

BEAR = creature("Bear")
OX = creature("Ox", 1, 4)
REGROWER = creature("Regrower", 4, 3)
SPAWN = creature("Spawn", 2, 3)
HUNTER = creature("Hunter", 1, 1)
WIDE = creature("Wide", 4, 9, BlockMore())
FIRST = creature("Fencer", 2, 2, keywords=Keyword.FIRST_STRIKE)
DOUBLE = creature("Duellist", 2, 2, keywords=Keyword.DOUBLE_STRIKE)
TRAMPLER = creature("Rhino", 5, 5, keywords=Keyword.TRAMPLE)
VIPER = creature("Viper", 1, 1, keywords=Keyword.DEATHTOUCH)


def fight(
    attackers: tuple[Card, ...], blockers: tuple[Card, ...], *blocks: tuple[int, int]
) -> tuple[Table, list[int], list[int]]:
    """Ann attacks Bob with all; who blocks whom is said by places: (0, 1) the first the second."""
    table = Table()
    mine = table.battlefield(ANN, *attackers)
    theirs = table.battlefield(BOB, *blockers)
    table.begin(ANN)
    table.attack(*mine)
    if blockers:
        table.block(*[(theirs[one], mine[other]) for one, other in blocks])
    return table, mine, theirs


def damaged(table: Table, *creatures: int) -> list[int]:
    """How much damage is marked on creatures."""
    return [table.object(one).damage for one in creatures]


def dead(table: Table, creature: int) -> bool:
    return not table.game.objects.exists(creature)


def test_510_1_attackers_are_asked_about_before_blockers() -> None:
    table, [regrower, bear, elk], [spawn, hunter, wide] = fight(
        (REGROWER, BEAR, creature("Elk")), (SPAWN, HUNTER, WIDE), (0, 0), (1, 0), (2, 1), (2, 2)
    )
    table.to_question(Kind.DAMAGE)
    assert table.asked is not None
    assert (table.asked.player, table.asked.source, table.asked.rule) == (ANN, regrower, "510.1c")
    assert table.asked.total == 4
    table.game.answer(division(table, {spawn: 3, hunter: 1}))
    assert table.asked is not None
    assert (table.asked.player, table.asked.source, table.asked.rule) == (BOB, wide, "510.1d")
    assert damaged(table, spawn, hunter) == [0, 0]
    table.game.answer(division(table, {bear: 2, elk: 2}))
    assert all(dead(table, one) for one in (spawn, hunter, bear, elk, regrower))


def test_510_1a_a_creature_assigns_damage_equal_to_its_power() -> None:
    table, [bear], _ = fight((BEAR,), ())
    change(table, bear, PowerToughness(Number(3), Number(0)))
    table.to(Step.COMBAT_DAMAGE)
    assert table.life(BOB) == 15


@pytest.mark.parametrize("power", [0, -1])
def test_510_1a_a_creature_without_power_assigns_none(power: int) -> None:
    table, [bear, weak], [ox] = fight((BEAR, creature("Weak", 0, 2)), (OX,), (0, 0))
    change(table, ox, PowerToughness(Number(power - 1), Number(0)))
    change(table, weak, PowerToughness(Number(power), Number(0)))
    table.to(Step.COMBAT_DAMAGE)
    assert logged(table, EventKind.DAMAGE) == [f"DamageDealt {ox} {bear} 2"]


def test_510_1b_an_unblocked_creature_damages_what_it_attacks() -> None:
    table = Table()
    bear, rhino = table.battlefield(ANN, BEAR, TRAMPLER)
    [jace] = table.battlefield(BOB, walker("Jace", 3))
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.game.answer(pairs((bear, jace), (rhino, BOB)))
    table.to(Step.COMBAT_DAMAGE)
    assert table.object(jace).counters == {"loyalty": 1}
    assert table.life(BOB) == 15


def test_510_1b_one_that_attacks_nothing_assigns_none() -> None:
    table = Table()
    [bear] = table.battlefield(ANN, BEAR)
    [jace] = table.battlefield(BOB, walker("Jace", 3))
    table.begin(ANN)
    table.attack(bear, at=jace)
    table.to(Step.DECLARE_BLOCKERS)
    happen(table, ZoneChange(jace, Zone.BATTLEFIELD, Zone.GRAVEYARD))
    table.to(Step.COMBAT_DAMAGE)
    assert logged(table, EventKind.DAMAGE) == []


def test_510_1c_one_blocker_gets_all_of_it_unasked() -> None:
    table, [rhino], [hunter] = fight((creature("Rhino", 5, 5),), (HUNTER,), (0, 0))
    table.to(Step.COMBAT_DAMAGE)
    assert logged(table, EventKind.DAMAGE) == [
        f"DamageDealt {hunter} {rhino} 5",
        f"DamageDealt {rhino} {hunter} 1",
    ]
    assert table.life(BOB) == 20


@pytest.mark.parametrize(("spawn_gets", "hunter_gets"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_510_1c_among_several_blockers_it_is_divided_freely(
    spawn_gets: int, hunter_gets: int
) -> None:
    """The example of the rule."""
    table, _, [spawn, hunter] = fight((REGROWER,), (SPAWN, HUNTER), (0, 0), (1, 0))
    table.to_question(Kind.DAMAGE)
    table.game.answer(division(table, {spawn: spawn_gets, hunter: hunter_gets}))
    assert damaged(table, spawn, hunter) == [spawn_gets, hunter_gets]
    assert dead(table, spawn) is (spawn_gets >= 3)
    assert dead(table, hunter) is (hunter_gets >= 1)


def test_510_1c_a_blocked_creature_without_blockers_left_assigns_none() -> None:
    table, [_bear], [ox] = fight((BEAR,), (OX,), (0, 0))
    happen(table, RemovedFromCombat(ox))
    table.to(Step.POSTCOMBAT_MAIN)
    assert logged(table, EventKind.DAMAGE) == []
    assert table.life(BOB) == 20


def test_510_1c_a_blocker_that_is_gone_gets_none_and_the_other_all() -> None:
    table, [_regrower], [spawn, hunter] = fight((REGROWER,), (SPAWN, HUNTER), (0, 0), (1, 0))
    happen(table, ZoneChange(hunter, Zone.BATTLEFIELD, Zone.HAND))
    table.to(Step.COMBAT_DAMAGE)
    assert damaged(table, spawn) == [4]


def test_510_1c_the_fallback_is_lethal_damage_to_one_after_the_other() -> None:
    table, _, [spawn, hunter] = fight((REGROWER,), (SPAWN, HUNTER), (0, 0), (1, 0))
    table.to_question(Kind.DAMAGE)
    assert table.asked is not None
    assert table.asked.fallback == division(table, {spawn: 3, hunter: 1})


def test_510_1d_a_blocker_of_one_creature_damages_it_unasked() -> None:
    table, [bear], [ox] = fight((BEAR,), (OX,), (0, 0))
    table.to(Step.COMBAT_DAMAGE)
    assert damaged(table, bear, ox) == [1, 2]


def test_510_1d_a_blocker_of_several_divides_freely() -> None:
    table, [bear, elk], [wide] = fight((BEAR, creature("Elk", 1, 9)), (WIDE,), (0, 0), (0, 1))
    table.to_question(Kind.DAMAGE)
    table.game.answer(division(table, {elk: 4}))
    assert damaged(table, bear, elk, wide) == [0, 4, 3]


def test_510_1d_a_blocker_whose_attackers_are_gone_assigns_none() -> None:
    table, [bear, elk], [wide] = fight((BEAR, creature("Elk", 1, 9)), (WIDE,), (0, 0), (0, 1))
    happen(table, RemovedFromCombat(bear))
    table.to(Step.COMBAT_DAMAGE)
    assert damaged(table, elk, wide) == [4, 1]
    table, [bear], [_ox] = fight((BEAR,), (OX,), (0, 0))
    happen(table, RemovedFromCombat(bear))
    table.to(Step.POSTCOMBAT_MAIN)
    assert logged(table, EventKind.DAMAGE) == []


def test_510_1e_an_assignment_that_isnt_its_power_is_illegal() -> None:
    table, [regrower], [spawn, hunter] = fight((REGROWER,), (SPAWN, HUNTER), (0, 0), (1, 0))
    table.to_question(Kind.DAMAGE)
    with pytest.raises(IllegalAnswerError):
        table.game.answer(division(table, {spawn: 3}))
    reason = why_not_damage(table.game, regrower, {spawn: 3}, {}, [])
    assert reason is not None and (reason.code, reason.number) == ("not its power", 4)
    reason = why_not_damage(table.game, regrower, {spawn: 3, BOB: 1}, {}, [])
    assert reason is not None and reason.code == "not in combat with it"
    assert why_not_damage(table.game, regrower, {spawn: 3, hunter: 1}, {}, []) is None


def test_510_2_damage_is_dealt_simultaneously() -> None:
    table, [one], [other] = fight((BEAR,), (BEAR,), (0, 0))
    table.to(Step.COMBAT_DAMAGE)
    assert dead(table, one) and dead(table, other)


def test_510_2_creatures_deal_damage_as_they_are_then() -> None:
    table, [bear], [ox] = fight((BEAR,), (OX,), (0, 0))
    happen(table, DamageDealt(bear, ox, 3))
    table.to(Step.COMBAT_DAMAGE)
    assert dead(table, ox)
    assert damaged(table, bear) == [1]


def test_510_3_the_active_player_gets_priority_after_the_damage() -> None:
    table, _, _ = fight((BEAR,), ())
    table.to(Step.COMBAT_DAMAGE)
    assert table.asked is not None
    assert (table.asked.kind, table.asked.player) == (Kind.PRIORITY, ANN)
    assert table.life(BOB) == 18


# -- first and double strike -----------------------------------------------------------------------


def test_510_4_first_strikers_deal_their_damage_first() -> None:
    table, [fencer], [bear] = fight((FIRST,), (BEAR,), (0, 0))
    assert needs_first_strike_step(table.game)
    table.to(Step.POSTCOMBAT_MAIN)
    assert dead(table, bear)
    assert not dead(table, fencer)


def test_510_4_others_deal_theirs_in_the_second_step() -> None:
    table, [fencer, bear], [ox] = fight((FIRST, BEAR), (OX,), (0, 0))
    table.to(Step.FIRST_STRIKE_DAMAGE)
    assert (damaged(table, ox), damaged(table, fencer), table.life(BOB)) == ([2], [0], 20)
    table.to(Step.COMBAT_DAMAGE)
    assert (damaged(table, ox), damaged(table, fencer), table.life(BOB)) == ([2], [1], 18)
    assert combat(table).is_attacking(bear)


def test_510_4_a_blocker_with_first_strike_brings_the_first_step_too() -> None:
    table, [bear], [fencer] = fight((BEAR,), (FIRST,), (0, 0))
    table.to(Step.FIRST_STRIKE_DAMAGE)
    assert dead(table, bear)
    table.to(Step.POSTCOMBAT_MAIN)
    assert not dead(table, fencer)


def test_510_4_there_is_one_step_without_them() -> None:
    table, _, _ = fight((BEAR,), ())
    assert not needs_first_strike_step(table.game)
    table, [_bear], [_knight] = fight((BEAR,), (FIRST,))
    assert not needs_first_strike_step(table.game)
    assert not needs_first_strike_step(Table().game)


def test_702_4b_double_strikers_deal_damage_in_both_steps() -> None:
    table, [_duellist], _ = fight((DOUBLE,), ())
    table.to(Step.FIRST_STRIKE_DAMAGE)
    assert table.life(BOB) == 18
    table.to(Step.COMBAT_DAMAGE)
    assert table.life(BOB) == 16


def keyword(bit: int) -> GainAbilities:
    return GainAbilities(creature("", keywords=bit).faces[0].abilities)


def without(bit: int) -> LoseAbilities:
    return LoseAbilities(creature("", keywords=bit).faces[0].abilities)


def test_702_4c_who_loses_double_strike_in_the_first_step_deals_none_in_the_second() -> None:
    table, [duellist], _ = fight((DOUBLE,), ())
    table.to(Step.FIRST_STRIKE_DAMAGE)
    change(table, duellist, without(Keyword.DOUBLE_STRIKE))
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 18


def test_702_4d_a_first_striker_that_gains_double_strike_deals_damage_again() -> None:
    table, [fencer], _ = fight((FIRST,), ())
    table.to(Step.FIRST_STRIKE_DAMAGE)
    change(table, fencer, keyword(Keyword.DOUBLE_STRIKE))
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 16


def test_702_7c_first_strike_gained_after_the_first_step_doesnt_keep_it_from_damage() -> None:
    table, [_fencer, bear], _ = fight((FIRST, BEAR), ())
    table.to(Step.FIRST_STRIKE_DAMAGE)
    change(table, bear, keyword(Keyword.FIRST_STRIKE))
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 16


def test_702_7c_first_strike_lost_after_the_first_step_gives_no_second_damage() -> None:
    table, [fencer, _bear], _ = fight((FIRST, BEAR), ())
    table.to(Step.FIRST_STRIKE_DAMAGE)
    change(table, fencer, without(Keyword.FIRST_STRIKE))
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 16


def test_510_4_a_first_striker_that_comes_after_the_first_step_deals_damage_in_the_second() -> None:
    table, _, _ = fight((FIRST,), ())
    table.to(Step.FIRST_STRIKE_DAMAGE)
    [late] = table.battlefield(ANN, FIRST)
    happen(table, AttackingAdded(late, BOB))
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 16


def test_510_4_what_dies_in_the_first_step_is_no_remaining_attacker() -> None:
    table, [bear], [fencer, ox] = fight((BEAR,), (FIRST, OX), (0, 0), (1, 0))
    table.to(Step.POSTCOMBAT_MAIN)
    assert dead(table, bear)
    assert damaged(table, fencer, ox) == [0, 0]


# -- trample ---------------------------------------------------------------------------------------


def test_702_19b_excess_damage_may_be_assigned_to_the_attacked_player() -> None:
    table, [_rhino], [bear] = fight((TRAMPLER,), (BEAR,), (0, 0))
    table.to_question(Kind.DAMAGE)
    assert table.asked is not None
    assert table.asked.fallback == division(table, {bear: 2, BOB: 3})
    assert refusal(table, division(table, {bear: 1, BOB: 4})) == ("not lethal", "702.19b")
    assert refusal(table, division(table, {BOB: 5})) == ("not lethal", "702.19b")
    assert refusal(table, division(table, {bear: 5})) is None
    assert refusal(table, division(table, {bear: 4, BOB: 1})) is None
    table.game.answer(division(table, {bear: 2, BOB: 3}))
    assert table.life(BOB) == 17
    assert dead(table, bear)


def test_702_19b_all_blockers_need_lethal_damage_first() -> None:
    table, _, [bear, hunter] = fight((TRAMPLER,), (BEAR, HUNTER), (0, 0), (1, 0))
    table.to_question(Kind.DAMAGE)
    reason = table.game.why_not(division(table, {bear: 4, BOB: 1}))
    assert reason is not None
    assert (reason.code, reason.things, reason.number) == ("not lethal", (hunter,), 1)
    assert refusal(table, division(table, {bear: 2, hunter: 1, BOB: 2})) is None
    assert refusal(table, division(table, {hunter: 5})) is None
    assert refusal(table, division(table, {bear: 1, hunter: 4})) is None


def test_702_19b_without_excess_nobody_is_asked() -> None:
    table, [_rhino], [ox] = fight((TRAMPLER,), (creature("Wall", 0, 5),), (0, 0))
    table.to(Step.COMBAT_DAMAGE)
    assert (dead(table, ox), table.life(BOB)) == (True, 20)


def test_702_19b_damage_already_marked_counts() -> None:
    table, [rhino], [ox] = fight((TRAMPLER,), (OX,), (0, 0))
    happen(table, DamageDealt(rhino, ox, 3))
    assert lethal_damage(table.game, ox) == 1
    table.to_question(Kind.DAMAGE)
    assert refusal(table, division(table, {ox: 1, BOB: 4})) is None
    assert refusal(table, division(table, {BOB: 5})) == ("not lethal", "702.19b")


def test_702_19b_damage_of_others_in_the_same_step_counts() -> None:
    wide = creature("Wide", 0, 6, BlockMore())
    table, [_rhino, _bear], [wall] = fight((TRAMPLER, BEAR), (wide,), (0, 0), (0, 1))
    table.to_question(Kind.DAMAGE)
    assert refusal(table, division(table, {wall: 4, BOB: 1})) is None
    assert refusal(table, division(table, {wall: 3, BOB: 2})) == ("not lethal", "702.19b")
    assert table.asked is not None
    assert table.asked.fallback == division(table, {wall: 4, BOB: 1})


def test_510_1e_two_tramplers_may_bring_a_blocker_to_lethal_damage_together() -> None:
    """The first leaves the blocker to the second, which then has no choice."""
    wide = creature("Wide", 0, 5, BlockMore())
    table, [one, two], [wall] = fight((TRAMPLER, TRAMPLER), (wide,), (0, 0), (0, 1))
    table.to_question(Kind.DAMAGE)
    assert table.asked is not None and table.asked.source == one
    table.game.answer(division(table, {BOB: 5}))
    assert damaged(table, wall) == [0] or dead(table, wall)
    assert table.life(BOB) == 15
    assert logged(table, EventKind.DAMAGE) == [
        f"DamageDealt {BOB} {one} 5",
        f"DamageDealt {wall} {two} 5",
    ]


def test_510_1e_a_trampler_cant_leave_more_than_the_others_can_do() -> None:
    wide = creature("Wide", 0, 7, BlockMore())
    table, [_one, two], [wall] = fight((TRAMPLER, TRAMPLER), (wide,), (0, 0), (0, 1))
    table.to_question(Kind.DAMAGE)
    assert refusal(table, division(table, {wall: 1, BOB: 4})) == ("not lethal", "702.19b")
    table.game.answer(division(table, {wall: 2, BOB: 3}))
    assert logged(table, EventKind.DAMAGE)[-1] == f"DamageDealt {wall} {two} 5"


def test_510_1e_what_was_left_to_a_trampler_binds_it_and_its_fallback() -> None:
    wide = creature("Wide", 0, 4, BlockMore())
    table, [_one, two], [wall, bear] = fight(
        (TRAMPLER, TRAMPLER), (wide, BEAR), (0, 0), (0, 1), (1, 1)
    )
    table.to_question(Kind.DAMAGE)
    table.game.answer(division(table, {BOB: 5}))
    assert table.asked is not None and table.asked.source == two
    assert refusal(table, division(table, {wall: 3, bear: 2})) == ("not lethal", "702.19b")
    assert refusal(table, division(table, {wall: 4, bear: 1})) is None
    assert table.game.why_not(table.asked.fallback) is None
    assert refusal(table, division(table, {wall: 5})) is None


def test_510_1e_a_deadly_trampler_can_finish_what_another_leaves() -> None:
    deadly = creature("Basilisk", 1, 1, keywords=Keyword.TRAMPLE | Keyword.DEATHTOUCH)
    wide = creature("Wide", 0, 9, BlockMore())
    table, [_rhino, snake], [wall] = fight((TRAMPLER, deadly), (wide,), (0, 0), (0, 1))
    table.to_question(Kind.DAMAGE)
    table.game.answer(division(table, {BOB: 5}))
    assert table.life(BOB) == 15
    assert dead(table, wall)
    assert not dead(table, snake)


def test_510_1e_a_deadly_trampler_finishes_no_more_blockers_than_it_has_power() -> None:
    deadly = creature("Basilisk", 1, 1, keywords=Keyword.TRAMPLE | Keyword.DEATHTOUCH)
    wide = creature("Wide", 0, 9, BlockMore())
    table, [_, _snake], [wall, other] = fight(
        (TRAMPLER, deadly), (wide, wide), (0, 0), (0, 1), (1, 0), (1, 1)
    )
    table.to_question(Kind.DAMAGE)
    assert refusal(table, division(table, {BOB: 5})) == ("not lethal", "702.19b")
    assert refusal(table, division(table, {wall: 5})) is None
    assert refusal(table, division(table, {wall: 4, other: 1})) is None


def divisions(total: int, parts: int) -> list[tuple[int, ...]]:
    """Every way to divide a number."""
    if parts == 1:
        return [(total,)]
    return [
        (share, *rest) for share in range(total + 1) for rest in divisions(total - share, parts - 1)
    ]


KINDS = st.lists(st.tuples(st.integers(1, 3), st.booleans(), st.booleans()), min_size=2, max_size=2)
WALLS = st.lists(st.tuples(st.integers(1, 4), st.booleans(), st.booleans()), min_size=2, max_size=2)


@given(KINDS, WALLS)
@settings(max_examples=80)
def test_510_1e_legal_is_what_can_be_completed_to_a_legal_whole(
    kinds: list[tuple[int, bool, bool]], walls: list[tuple[int, bool, bool]]
) -> None:
    """Two attackers with trample, two blockers that block one or both, judged in plain words."""
    cards = [
        creature("T", power, 9, keywords=Keyword.TRAMPLE | (Keyword.DEATHTOUCH if deadly else 0))
        for power, deadly, _ in kinds
    ]
    blocks = [(place, 0) for place, (_, first, _) in enumerate(walls) if first]
    blocks += [(place, 1) for place, (_, first, second) in enumerate(walls) if second or not first]
    blockers = tuple(creature("W", 0, toughness, BlockMore()) for toughness, _, _ in walls)
    table, mine, theirs = fight(tuple(cards), blockers, *blocks)
    blocked_by = [[one for one, other in blocks if other == place] for place in (0, 1)]

    def complies(whole: list[tuple[int, ...]]) -> bool:
        for place in (0, 1):
            if blocked_by[place] and whole[place][-1]:
                for wall in blocked_by[place]:
                    shares = [
                        (whole[one][blocked_by[one].index(wall)], kinds[one][1])
                        for one in (0, 1)
                        if wall in blocked_by[one]
                    ]
                    lethal = any(share and deadly for share, deadly in shares)
                    if not lethal and sum(share for share, _ in shares) < walls[wall][0]:
                        return False
        return True

    every = [divisions(kinds[place][0], len(blocked_by[place]) + 1) for place in (0, 1)]
    wholes = [[one, two] for one in every[0] for two in every[1] if complies([one, two])]
    given_shares: list[tuple[int, ...]] = []
    while table.asked is not None and table.game.turn.step is not Step.COMBAT_DAMAGE:
        table.answer_next()
    for place in (0, 1):
        before = [whole for whole in wholes if whole[: len(given_shares)] == given_shares]
        legal = sorted({whole[place] for whole in before})
        question = table.asked
        if question is None or question.kind is not Kind.DAMAGE or question.source != mine[place]:
            assert len(legal) == 1
            given_shares.append(legal[0])
            continue
        assert len(legal) > 1
        for shares in every[place]:
            assert (table.game.why_not(Division(shares)) is None) is (shares in legal)
        assert table.game.why_not(question.fallback) is None
        given_shares.append(legal[0])
        table.game.answer(Division(legal[0]))
    dealt = {
        (source, to): number
        for source, to, number in (
            (event.source, event.to, event.number)
            for event in table.game.history.log
            if isinstance(event, DamageDealt)
        )
    }
    for place, shares in enumerate(given_shares):
        to = [*[theirs[wall] for wall in blocked_by[place]], BOB]
        for thing, share in zip(to, shares, strict=True):
            assert dealt.get((mine[place], thing), 0) == share


def test_702_19b_the_attacked_planeswalker_gets_the_excess() -> None:
    table = Table()
    [rhino] = table.battlefield(ANN, TRAMPLER)
    [bear] = table.battlefield(BOB, BEAR)
    [jace] = table.battlefield(BOB, walker("Jace", 7))
    table.begin(ANN)
    table.attack(rhino, at=jace)
    table.block((bear, rhino))
    table.to_question(Kind.DAMAGE)
    table.game.answer(division(table, {bear: 2, jace: 3}))
    assert table.object(jace).counters == {"loyalty": 4}
    assert table.life(BOB) == 20


def test_702_19d_without_blockers_left_all_goes_to_what_it_attacks() -> None:
    table, [rhino], [bear] = fight((TRAMPLER,), (BEAR,), (0, 0))
    happen(table, RemovedFromCombat(bear))
    table.to(Step.COMBAT_DAMAGE)
    assert table.life(BOB) == 15
    assert combat(table).is_blocked(rhino)


def test_702_19f_nothing_goes_to_the_player_behind_a_planeswalker_that_is_gone() -> None:
    table = Table()
    [rhino] = table.battlefield(ANN, TRAMPLER)
    [bear] = table.battlefield(BOB, BEAR)
    [jace] = table.battlefield(BOB, walker("Jace", 7))
    table.begin(ANN)
    table.attack(rhino, at=jace)
    table.block((bear, rhino))
    happen(table, ZoneChange(jace, Zone.BATTLEFIELD, Zone.GRAVEYARD))
    table.to(Step.COMBAT_DAMAGE)
    assert logged(table, EventKind.DAMAGE)[0] == f"DamageDealt {bear} {rhino} 5"
    assert table.life(BOB) == 20


def test_702_19a_trample_does_nothing_for_a_blocker() -> None:
    table, [hunter], [_rhino] = fight((HUNTER,), (TRAMPLER,), (0, 0))
    table.to(Step.COMBAT_DAMAGE)
    assert (dead(table, hunter), table.life(ANN)) == (True, 20)


def test_702_19b_a_planeswalker_that_blocks_what_attacks_it_counts_as_a_blocker() -> None:
    table = Table()
    [rhino] = table.battlefield(ANN, TRAMPLER)
    card = creature("Gideon", 4, 2, types=Type.PLANESWALKER | Type.CREATURE, loyalty="8")
    [gideon] = table.battlefield(BOB, card)
    table.begin(ANN)
    table.attack(rhino, at=gideon)
    table.block((gideon, rhino))
    table.to(Step.COMBAT_DAMAGE)
    assert logged(table, EventKind.DAMAGE)[0] == f"DamageDealt {gideon} {rhino} 5"


# -- deathtouch and lifelink -----------------------------------------------------------------------


def test_702_2c_with_deathtouch_one_damage_is_lethal() -> None:
    deadly = creature("Basilisk", 5, 5, keywords=Keyword.TRAMPLE | Keyword.DEATHTOUCH)
    table, _, [ox, wall] = fight((deadly,), (OX, creature("Wall", 0, 9)), (0, 0), (1, 0))
    table.to_question(Kind.DAMAGE)
    assert table.asked is not None
    assert table.asked.fallback == division(table, {ox: 1, wall: 1, BOB: 3})
    assert refusal(table, division(table, {ox: 1, BOB: 4})) == ("not lethal", "702.19b")
    table.game.answer(table.asked.fallback)
    assert dead(table, ox) and dead(table, wall)
    assert table.life(BOB) == 17


def test_702_2c_deathtouch_of_another_attacker_counts_for_trample() -> None:
    wide = creature("Wide", 0, 9, BlockMore())
    table, [_rhino, _viper], [_wall] = fight((TRAMPLER, VIPER), (wide,), (0, 0), (0, 1))
    table.to_question(Kind.DAMAGE)
    assert refusal(table, division(table, {BOB: 5})) is None


def test_702_2b_a_blocker_with_deathtouch_destroys_what_it_damages() -> None:
    table, [rhino], [viper] = fight((creature("Rhino", 5, 5),), (VIPER,), (0, 0))
    table.to(Step.COMBAT_DAMAGE)
    assert dead(table, rhino) and dead(table, viper)


def test_702_15b_lifelink_gains_life_as_the_damage_is_dealt() -> None:
    healer = creature("Healer", 3, 3, keywords=Keyword.LIFELINK | Keyword.TRAMPLE)
    table, _, [hunter] = fight((healer,), (HUNTER,), (0, 0))
    table.set_life(ANN, 1)
    table.to_question(Kind.DAMAGE)
    table.game.answer(division(table, {hunter: 1, BOB: 2}))
    assert (table.life(ANN), table.life(BOB)) == (4, 18)


def test_702_15e_several_sources_with_lifelink_gain_life_separately() -> None:
    healer = creature("Healer", 3, 3, keywords=Keyword.LIFELINK)
    table, _, _ = fight((healer, healer), ())
    table.to(Step.COMBAT_DAMAGE)
    assert logged(table, EventKind.LIFE_GAINED) == [f"LifeGained {ANN} 3", f"LifeGained {ANN} 3"]


def test_702_15e_one_source_that_damages_several_at_once_gains_life_once() -> None:
    healer = creature("Healer", 3, 3, keywords=Keyword.LIFELINK | Keyword.TRAMPLE)
    table, _, [hunter] = fight((healer,), (HUNTER,), (0, 0))
    table.to_question(Kind.DAMAGE)
    table.game.answer(division(table, {hunter: 1, BOB: 2}))
    assert logged(table, EventKind.LIFE_GAINED) == [f"LifeGained {ANN} 3"]


def test_702_15b_a_players_life_gained_at_once_with_the_damage_saves_them() -> None:
    healer = creature("Healer", 3, 3, keywords=Keyword.LIFELINK)
    table, _, [_mirror] = fight((healer, creature("Rhino", 5, 5)), (healer,), (0, 0))
    table.set_life(BOB, 4)
    table.to(Step.COMBAT_DAMAGE)
    assert not table.game.over
    assert table.life(BOB) == 2


# -- more than two players, big boards, forks ------------------------------------------------------


def test_800_4e_no_damage_is_assigned_to_a_player_who_has_left() -> None:
    table = Table(3)
    bear, rhino = table.battlefield(ANN, BEAR, TRAMPLER)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.game.answer(pairs((bear, BOB), (rhino, CAT)))
    table.to(Step.DECLARE_BLOCKERS)
    happen(table, PlayerLost(CAT, "conceded", "104.3a"))
    table.to(Step.COMBAT_DAMAGE)
    assert logged(table, EventKind.DAMAGE) == [f"DamageDealt {BOB} {bear} 2"]


def test_802_5_blockers_are_asked_about_in_turn_order() -> None:
    table = Table(3)
    mine = table.battlefield(ANN, BEAR, BEAR, BEAR, BEAR)
    [cats] = table.battlefield(CAT, WIDE)
    [bobs] = table.battlefield(BOB, WIDE)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.game.answer(pairs((mine[0], CAT), (mine[1], CAT), (mine[2], BOB), (mine[3], BOB)))
    table.block((bobs, mine[2]), (bobs, mine[3]))
    table.block((cats, mine[0]), (cats, mine[1]))
    table.to_question(Kind.DAMAGE)
    assert table.asked is not None
    assert (table.asked.player, table.asked.source) == (BOB, bobs)
    table.answer_next()
    assert table.asked is not None
    assert (table.asked.player, table.asked.source) == (CAT, cats)


def test_510_1c_an_attacker_that_changed_sides_deals_no_damage() -> None:
    table, [bear], [ox] = fight((BEAR,), (OX,), (0, 0))
    change(table, bear, SetController(), controller=BOB)
    table.to(Step.POSTCOMBAT_MAIN)
    assert logged(table, EventKind.DAMAGE) == []
    assert not dead(table, ox)


def test_510_1_a_fork_amid_the_assignment_plays_on_by_itself() -> None:
    table, [_one, _two], [spawn, _hunter, wall] = fight(
        (REGROWER, TRAMPLER), (SPAWN, HUNTER, OX), (0, 0), (1, 0), (2, 1)
    )
    table.to_question(Kind.DAMAGE)
    table.game.answer(division(table, {spawn: 4}))
    other = table.game.fork()
    answer = division(table, {wall: 4, BOB: 1})
    other.answer(answer)
    table.game.answer(division(table, {wall: 5}))
    assert (other.players[BOB].life, table.life(BOB)) == (19, 20)


def test_510_1_five_hundred_tramplers_before_five_hundred_blockers_are_cheap() -> None:
    table = Table()
    mine = table.battlefield(ANN, *[creature("Boar", 3, 9, keywords=Keyword.TRAMPLE)] * 500)
    theirs = table.battlefield(BOB, *[creature("Wall", 0, 3)] * 500)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.game.answer(pairs(*[(one, BOB) for one in mine]))
    table.to_question(Kind.BLOCKERS)
    begun = time.perf_counter()
    table.game.answer(pairs(*zip(theirs, mine, strict=True)))
    table.to(Step.COMBAT_DAMAGE)
    assert time.perf_counter() - begun < 30
    assert table.life(BOB) == 20
    assert all(dead(table, one) for one in theirs)


def test_510_1a_what_assigns_no_combat_damage_deals_none() -> None:
    table, [bear, tame], [ox] = fight((BEAR, creature("Tame", 4, 4)), (OX,), (0, 0))
    change(table, tame, Restrict(Cannot.ASSIGN_COMBAT_DAMAGE))
    change(table, ox, Restrict(Cannot.ASSIGN_COMBAT_DAMAGE))
    table.to(Step.COMBAT_DAMAGE)
    assert logged(table, EventKind.DAMAGE) == [f"DamageDealt {ox} {bear} 2"]
    assert table.life(BOB) == 20
