"""The declare blockers step. CR 509."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jajna.card import Card
from jajna.decision import PASS, Assign, Kind
from jajna.errors import IllegalAnswerError
from jajna.events.combat import BecameBlocked
from jajna.events.moves import ZoneChange
from jajna.events.players import PlayerLost
from jajna.ir.abilities import Triggered
from jajna.ir.amounts import Number
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.qualities import OfColor, WithKeyword
from jajna.judge.table import ANN, BOB, CAT, Table
from jajna.kernel.combat.blockers import legal_blocks, why_not_block, why_not_blockers
from jajna.kernel.combat.phase import (
    AttackingAdded,
    BlockingAdded,
    RemovedFromCombat,
    add_blocker,
)
from jajna.kernel.objects.object import PROTECTOR
from jajna.mechanics.keywords.protection import Protect
from jajna.mechanics.rules.evasion import (
    BeBlockedOnlyBy,
    BlockMore,
    BlockOnly,
    CannotBeBlockedBy,
    CannotBlock,
    NeedBlockers,
)
from jajna.mechanics.rules.restrictions import Require, Restrict
from jajna.mechanics.things.life import GainLife
from jajna.mechanics.triggers.combat import AttacksUnblocked, BecomesBlocked, Blocks
from jajna.vocab import Cannot, Color, Keyword, Must, Step, Type, Zone
from tests.mechanics.bench import cast
from tests.rules.creatures import (
    change,
    combat,
    creature,
    declarations,
    happen,
    options,
    pairs,
    refusal,
    siege,
    walker,
)
from tests.table import table

BEAR = creature("Bear")
WOLF = creature("Wolf", 3, 3)
OX = creature("Ox", 1, 4)
ELK = creature("Elk", 3, 4)
FLYING = creature("Bird", 1, 1, BeBlockedOnlyBy(WithKeyword(Keyword.REACH)))
MENACE = creature("Brute", 3, 3, NeedBlockers(2))
EAGER = creature("Eager", 2, 2, Require(Must.BLOCK))
LURE = creature("Lure", 1, 1, Require(Must.BE_BLOCKED_BY_ALL))
BAIT = creature("Bait", 1, 1, Require(Must.BE_BLOCKED))
SHY = creature("Shy", 2, 2, Restrict(Cannot.BLOCK_ALONE))
GAIN = GainLife(Number(1))


def attacked(
    attackers: tuple[Card, ...], blockers: tuple[Card, ...]
) -> tuple[Table, list[int], list[int]]:
    """Ann has attacked Bob with all she has, and it is not yet time to block."""
    table = Table()
    mine = table.battlefield(ANN, *attackers)
    theirs = table.battlefield(BOB, *blockers)
    table.begin(ANN)
    table.attack(*mine)
    return table, mine, theirs


def asked_to_block(
    attackers: tuple[Card, ...], blockers: tuple[Card, ...]
) -> tuple[Table, list[int], list[int]]:
    """Ann has attacked Bob with all she has, and he is asked to block."""
    table, mine, theirs = attacked(attackers, blockers)
    table.to_question(Kind.BLOCKERS)
    return table, mine, theirs


def why(table: Table, blocker: int, attacker: int) -> tuple[str, str] | None:
    reason = why_not_block(table.game, blocker, attacker)
    return None if reason is None else (reason.code, reason.rule)


def test_509_1_the_defending_player_declares_and_is_asked_once() -> None:
    table, [bear], [ox] = asked_to_block((BEAR,), (OX,))
    assert table.asked is not None
    assert (table.asked.player, table.asked.rule) == (BOB, "509.1")
    assert options(table) == [Assign(ox, bear)]
    table.game.answer(pairs((ox, bear)))
    assert combat(table).blocking == {ox: [bear]}
    assert table.game.turn.step is Step.DECLARE_BLOCKERS


def test_509_1_an_illegal_declaration_changes_nothing() -> None:
    table, [brute], [ox, elk] = asked_to_block((MENACE,), (OX, ELK))
    with pytest.raises(IllegalAnswerError, match=r"needs more blockers \(CR 509.1b\)"):
        table.game.answer(pairs((ox, brute)))
    assert table.asked is not None and table.asked.kind is Kind.BLOCKERS
    assert combat(table).blocking == {}
    table.game.answer(pairs((ox, brute), (elk, brute)))
    assert combat(table).blocking == {ox: [brute], elk: [brute]}


def test_509_1_nobody_is_asked_who_has_nothing_to_block_with() -> None:
    table, [bear], _ = attacked((BEAR,), (creature("Rock", types=Type.ARTIFACT),))
    table.to(Step.DECLARE_BLOCKERS)
    assert table.asked is not None and table.asked.kind is Kind.PRIORITY
    assert combat(table).is_unblocked(bear)


def test_509_1a_a_blocker_must_be_an_untapped_creature_of_the_player_and_no_battle() -> None:
    table, [bear], [ox] = asked_to_block((BEAR,), (OX,))
    [tapped] = table.battlefield(BOB, ELK, tapped=True)
    card = creature("Walking Siege", types=Type.CREATURE | Type.BATTLE, defense="3")
    [both] = table.battlefield(BOB, card)
    [rock] = table.battlefield(BOB, creature("Rock", types=Type.ARTIFACT))
    [hers] = table.battlefield(ANN, WOLF)
    assert why(table, ox, bear) is None
    assert why(table, tapped, bear) == ("tapped", "509.1a")
    assert why(table, both, bear) == ("battle", "509.1a")
    assert why(table, rock, bear) == ("not a creature", "506.3")
    assert why(table, hers, bear) == ("not attacking you", "509.1a")
    assert why(table, 99_999, bear) == ("not on the battlefield", "509.1a")
    reason = why_not_blockers(table.game, BOB, [Assign(hers, bear)])
    assert reason is not None and reason.code == "not yours"


def test_509_1a_only_an_attacking_creature_can_be_blocked() -> None:
    table, [bear], [ox] = asked_to_block((BEAR,), (OX,))
    [wolf] = table.battlefield(ANN, WOLF)
    assert why(table, ox, wolf) == ("not attacking", "509.1a")
    assert options(table) == [Assign(ox, bear)]


def test_509_1a_a_summoning_sick_creature_can_block() -> None:
    table, [bear], _ = attacked((BEAR,), ())
    [fresh] = table.battlefield(BOB, OX, sick=True)
    table.to_question(Kind.BLOCKERS)
    assert options(table) == [Assign(fresh, bear)]


def test_509_1a_each_creature_blocks_one_attacker() -> None:
    table, [bear, wolf], [ox] = asked_to_block((BEAR, WOLF), (OX,))
    assert refusal(table, pairs((ox, bear), (ox, wolf))) == ("blocks too many", "509.1a")
    reason = why_not_blockers(table.game, BOB, [Assign(ox, bear), Assign(ox, bear)])
    assert reason is not None and reason.code == "blocks twice"


def test_509_1a_several_creatures_may_block_the_same_attacker() -> None:
    table, [bear], [ox, elk] = asked_to_block((BEAR,), (OX, ELK))
    table.game.answer(pairs((elk, bear), (ox, bear)))
    assert combat(table).blockers == {bear: [elk, ox]}


@pytest.mark.parametrize(("additional", "blocked"), [(1, 2), (2, 3), (0, 4)])
def test_509_1a_a_creature_may_block_as_many_as_an_effect_lets_it(
    additional: int, blocked: int
) -> None:
    wide = creature("Wide", 0, 8, BlockMore(additional))
    table, mine, [wall] = asked_to_block((BEAR, BEAR, BEAR, BEAR), (wide,))
    declaration = [(wall, attacker) for attacker in mine]
    asked = table.game.decision
    assert asked is not None and asked.pairs is not None
    assert asked.pairs.limit(wall) == blocked
    assert refusal(table, pairs(*declaration[:blocked])) is None
    if blocked < 4:
        too_many = pairs(*declaration[: blocked + 1])
        assert refusal(table, too_many) == ("blocks too many", "509.1a")
    table.game.answer(pairs(*declaration[:blocked]))
    assert combat(table).blocking == {wall: mine[:blocked]}


def test_509_1a_creatures_block_what_attacks_their_players_planeswalkers_and_battles() -> None:
    table = Table()
    mine = table.battlefield(ANN, BEAR, WOLF, ELK)
    [ox] = table.battlefield(BOB, OX)
    [jace] = table.battlefield(BOB, walker("Jace"))
    [siege_] = table.battlefield(ANN, siege("Invasion"))
    table.game.objects[siege_].mark(PROTECTOR, [BOB])
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.game.answer(pairs((mine[0], BOB), (mine[1], jace), (mine[2], siege_)))
    table.to_question(Kind.BLOCKERS)
    assert options(table) == [Assign(ox, attacker) for attacker in mine]


def test_509_1b_a_creature_that_cant_block_or_be_blocked_isnt_offered() -> None:
    meek = creature("Meek", 2, 2, Restrict(Cannot.BLOCK))
    slick = creature("Slick", 2, 2, Restrict(Cannot.BE_BLOCKED))
    table, [bear, ghost], [ox, lamb] = asked_to_block((BEAR, slick), (OX, meek))
    assert why(table, lamb, bear) == ("cannot block", "509.1b")
    assert why(table, ox, ghost) == ("cannot be blocked", "509.1b")
    assert options(table) == [Assign(ox, bear)]


def test_509_1b_an_evasion_ability_restricts_what_can_block() -> None:
    spider = creature("Spider", 1, 3, keywords=Keyword.REACH)
    table, [bird], [ox, web] = asked_to_block((FLYING,), (OX, spider))
    reason = why_not_block(table.game, ox, bird)
    assert reason is not None
    assert (reason.code, reason.things) == ("blocked only by others", (ox, bird))
    assert options(table) == [Assign(web, bird)]


def test_509_1b_evasion_abilities_are_cumulative() -> None:
    """Like the example of the rule, with reach and the color black."""
    elusive = creature(
        "Elusive",
        1,
        1,
        BeBlockedOnlyBy(WithKeyword(Keyword.REACH)),
        BeBlockedOnlyBy(OfColor(Color.BLACK)),
    )
    web = creature("Spider", 1, 3, keywords=Keyword.REACH)
    bat = creature("Rat", 1, 3, colors=Color.BLACK)
    both = creature("Widow", 1, 3, keywords=Keyword.REACH, colors=Color.BLACK)
    table, [target], [one, two, widow] = asked_to_block((elusive,), (web, bat, both))
    assert why(table, one, target) == ("blocked only by others", "509.1b")
    assert why(table, two, target) == ("blocked only by others", "509.1b")
    assert options(table) == [Assign(widow, target)]


def test_509_1b_an_evasion_ability_gained_after_the_block_doesnt_affect_it() -> None:
    table, [bear], [ox] = asked_to_block((BEAR,), (OX,))
    table.game.answer(pairs((ox, bear)))
    change(table, bear, BeBlockedOnlyBy(WithKeyword(Keyword.REACH)))
    assert combat(table).blocking == {ox: [bear]}


def test_509_1b_restrictions_of_blockers_count_too() -> None:
    hound = creature("Hound", 2, 2, BlockOnly(OfColor(Color.BLACK)))
    coward = creature("Coward", 2, 2, CannotBlock(OfColor(Color.BLACK)))
    rat = creature("Rat", 1, 1, colors=Color.BLACK)
    table, [bear, vermin], [dog, chicken] = asked_to_block((BEAR, rat), (hound, coward))
    assert why(table, dog, bear) == ("blocks only others", "509.1b")
    assert why(table, chicken, vermin) == ("blocks only others", "509.1b")
    assert options(table) == [Assign(dog, vermin), Assign(chicken, bear)]


def test_509_1b_cant_be_blocked_by_some_creatures() -> None:
    sly = creature("Sly", 2, 2, CannotBeBlockedBy(OfType(Type.ARTIFACT)))
    golem = creature("Golem", 3, 3, types=Type.ARTIFACT | Type.CREATURE)
    table, [fox], [iron, ox] = asked_to_block((sly,), (golem, OX))
    assert options(table) == [Assign(ox, fox)]
    assert why(table, iron, fox) == ("blocked only by others", "509.1b")


def test_702_16f_an_attacker_with_protection_isnt_blocked_by_what_has_the_quality() -> None:
    knight = creature("Knight", 2, 2, Protect(OfColor(Color.BLACK)))
    rat = creature("Rat", 1, 1, colors=Color.BLACK)
    table, [white], [vermin, ox] = asked_to_block((knight,), (rat, OX))
    assert why(table, vermin, white) == ("protection", "702.16f")
    assert options(table) == [Assign(ox, white)]


def test_702_16f_a_blocker_with_protection_may_block_what_has_the_quality() -> None:
    knight = creature("Knight", 2, 2, Protect(OfColor(Color.BLACK)))
    rat = creature("Rat", 1, 1, colors=Color.BLACK)
    table, [vermin], [white] = asked_to_block((rat,), (knight,))
    assert options(table) == [Assign(white, vermin)]


def test_509_1b_menace_needs_two_blockers_and_isnt_offered_for_one() -> None:
    table, [brute, bear], [ox] = asked_to_block((MENACE, BEAR), (OX,))
    assert why(table, ox, brute) is None
    assert options(table) == [Assign(ox, bear)]
    assert refusal(table, pairs((ox, brute))) == ("needs more blockers", "509.1b")
    table, _, _ = attacked((MENACE,), (OX,))
    table.to(Step.DECLARE_BLOCKERS)
    assert table.asked is not None and table.asked.kind is Kind.PRIORITY


def test_509_1b_three_may_block_what_needs_two() -> None:
    table, [brute], [ox, elk, wolf] = asked_to_block((MENACE,), (OX, ELK, WOLF))
    assert refusal(table, pairs((ox, brute), (elk, brute), (wolf, brute))) is None


def test_509_1b_a_creature_that_cant_block_alone_blocks_with_another() -> None:
    table, [bear, wolf], [shy, ox] = asked_to_block((BEAR, WOLF), (SHY, OX))
    assert refusal(table, pairs((shy, bear))) == ("cannot block alone", "509.1b")
    assert refusal(table, pairs((shy, bear), (ox, wolf))) is None
    assert refusal(table, pairs((ox, wolf))) is None


def test_509_1c_a_creature_that_blocks_if_able_must_block() -> None:
    table, [bear], [eager, ox] = asked_to_block((BEAR,), (EAGER, OX))
    reason = table.game.why_not(pairs((ox, bear)))
    assert reason is not None
    assert (reason.code, reason.rule, reason.things, reason.number) == (
        "must block",
        "509.1c",
        (eager,),
        1,
    )
    assert refusal(table, pairs((eager, bear))) is None
    assert table.asked is not None and table.asked.fallback == pairs((eager, bear))


def test_509_1c_with_menace_another_creature_must_help() -> None:
    """The example of the rule: the only legal declaration, so nobody is asked."""
    table, [brute], [eager, ox] = attacked((MENACE,), (EAGER, OX))
    reason = why_not_blockers(table.game, BOB, [])
    assert reason is not None and reason.code == "must block"
    reason = why_not_blockers(table.game, BOB, [Assign(ox, brute)])
    assert reason is not None and reason.code == "needs more blockers"
    table.to(Step.DECLARE_BLOCKERS)
    assert combat(table).blocking == {eager: [brute], ox: [brute]}


def test_509_1c_all_who_can_must_block_a_lure() -> None:
    table, [lure, bear], [ox, elk] = attacked((LURE, BEAR), (OX, ELK))
    reason = why_not_blockers(table.game, BOB, [Assign(ox, lure), Assign(elk, bear)])
    assert reason is not None
    assert (reason.code, reason.things, reason.number) == ("must block", (lure,), 2)
    table.to(Step.DECLARE_BLOCKERS)
    assert combat(table).blockers == {lure: [ox, elk], bear: []}


def test_509_1c_one_must_block_what_must_be_blocked() -> None:
    table, [bait, bear], [ox, elk] = asked_to_block((BAIT, BEAR), (OX, ELK))
    assert refusal(table, pairs((ox, bear), (elk, bear))) == ("must block", "509.1c")
    assert refusal(table, pairs((ox, bait), (elk, bear))) is None
    assert refusal(table, pairs((elk, bait))) is None


def test_509_1c_of_two_requirements_that_exclude_each_other_either_may_be_obeyed() -> None:
    table, [one, two], [ox] = asked_to_block((BAIT, BAIT), (OX,))
    assert refusal(table, pairs((ox, one))) is None
    assert refusal(table, pairs((ox, two))) is None
    assert refusal(table, pairs()) == ("must block", "509.1c")


def test_509_1c_a_restriction_outweighs_a_requirement() -> None:
    slick = creature("Slick", 2, 2, Restrict(Cannot.BE_BLOCKED), Require(Must.BE_BLOCKED_BY_ALL))
    table, _, [ox] = attacked((slick,), (OX,))
    table.to(Step.DECLARE_BLOCKERS)
    assert combat(table).blocking == {}
    assert not combat(table).is_blocking(ox)


CARDS = st.tuples(
    st.sampled_from([1, 1, 2, 3]), st.sampled_from([0, Must.BE_BLOCKED, Must.BE_BLOCKED_BY_ALL])
)
BLOCKS = st.tuples(st.booleans(), st.booleans(), st.sampled_from([-1, 1, 0]), st.booleans())


@given(st.lists(CARDS, min_size=1, max_size=3), st.lists(BLOCKS, min_size=1, max_size=3))
@settings(max_examples=60)
def test_509_1c_legal_is_what_obeys_as_many_requirements_as_anything(
    attackers: list[tuple[int, int]], blockers: list[tuple[bool, bool, int, bool]]
) -> None:
    """Against every set of blocks at the table, judged in plain words."""
    table = Table()
    cards = [creature("A", 1, 1, NeedBlockers(fewest), Require(must)) for fewest, must in attackers]
    mine = table.battlefield(ANN, *cards)
    theirs: list[int] = []
    for must, loner, more, reach in blockers:
        parts = [Require(Must.BLOCK if must else 0), Restrict(Cannot.BLOCK_ALONE if loner else 0)]
        wide = [BlockMore(more)] if more >= 0 else []
        keywords = Keyword.REACH if reach else 0
        theirs += table.battlefield(BOB, creature("B", 1, 1, *parts, *wide, keywords=keywords))
    change(table, mine[0], BeBlockedOnlyBy(WithKeyword(Keyword.REACH)))
    table.begin(ANN)
    table.attack(*mine)
    limits = {
        number: 1 if more < 0 else 2 if more else 9
        for number, (_, _, more, _) in zip(theirs, blockers, strict=True)
    }
    reaching = [number for number, kind in zip(theirs, blockers, strict=True) if kind[3]]
    possible = [(b, a) for b in theirs for a in mine if a != mine[0] or b in reaching]

    def legal(declared: list[tuple[int, int]]) -> bool:
        by = [b for b, _ in declared]
        at = [a for _, a in declared]
        alone = len(set(by)) == 1 and blockers[theirs.index(by[0])][1]
        return (
            not alone
            and all(by.count(b) <= limits[b] for b in by)
            and all(at.count(a) >= attackers[mine.index(a)][0] for a in at)
        )

    def obeyed(declared: list[tuple[int, int]]) -> int:
        count = sum(1 for b in {b for b, _ in declared} if blockers[theirs.index(b)][0])
        for a in {a for _, a in declared}:
            must = attackers[mine.index(a)][1]
            if must == Must.BE_BLOCKED:
                count += 1
            elif must == Must.BE_BLOCKED_BY_ALL:
                count += sum(1 for _, other in declared if other == a)
        return count

    sets = [
        [pair for place, pair in enumerate(possible) if mask >> place & 1]
        for mask in range(1 << len(possible))
    ]
    most = max(obeyed(one) for one in sets if legal(one))
    for declared in sets:
        assigned = [Assign(b, a) for b, a in declared]
        expected = legal(declared) and obeyed(declared) == most
        assert (why_not_blockers(table.game, BOB, assigned) is None) is expected
        repaired = legal_blocks(table.game, BOB, assigned)
        parts_of = [part for part in repaired.options if isinstance(part, Assign)]
        assert why_not_blockers(table.game, BOB, parts_of) is None
        assert not expected or parts_of == assigned


def test_509_1g_a_blocker_blocks_until_the_phase_ends() -> None:
    table, [bear], [ox] = asked_to_block((BEAR,), (OX,))
    table.game.answer(pairs((ox, bear)))
    table.to(Step.END_OF_COMBAT)
    assert combat(table).is_blocking(ox)


def test_509_1h_an_attacker_becomes_blocked_or_unblocked() -> None:
    table, [bear, wolf], [ox] = asked_to_block((BEAR, WOLF), (OX,))
    assert not combat(table).is_blocked(bear)
    assert not combat(table).is_unblocked(bear)
    table.game.answer(pairs((ox, bear)))
    assert combat(table).is_blocked(bear) and not combat(table).is_unblocked(bear)
    assert combat(table).is_unblocked(wolf) and not combat(table).is_blocked(wolf)


def test_509_1h_it_stays_blocked_when_its_blockers_are_gone() -> None:
    table, [bear], [ox] = asked_to_block((BEAR,), (OX,))
    table.game.answer(pairs((ox, bear)))
    happen(table, ZoneChange(ox, Zone.BATTLEFIELD, Zone.GRAVEYARD))
    assert combat(table).is_blocked(bear)
    assert combat(table).blockers == {bear: []}
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 20


def test_509_1h_an_effect_may_say_that_it_becomes_blocked() -> None:
    table, [bear], _ = attacked((BEAR,), ())
    table.to(Step.DECLARE_BLOCKERS)
    happen(table, BecameBlocked(bear, []))
    assert combat(table).is_blocked(bear)
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 20


def test_509_1i_blocks_are_told_once_for_each_pair_and_attacker() -> None:
    table, [bear, wolf], [ox, elk] = asked_to_block((BEAR, WOLF), (OX, ELK))
    table.game.answer(pairs((ox, bear), (elk, bear)))
    assert declarations(table)[3:] == [
        f"BlockDeclared {ox} {bear} 1",
        f"BlockDeclared {elk} {bear} 1",
        f"BecameBlocked {bear} 2",
        f"BecameUnblocked {wolf} 1",
    ]


def test_509_2_the_active_player_gets_priority_after_the_blocks() -> None:
    table, [bear], [ox] = asked_to_block((BEAR,), (OX,))
    table.game.answer(pairs((ox, bear)))
    assert table.asked is not None
    assert (table.asked.kind, table.asked.player) == (Kind.PRIORITY, ANN)


def test_509_2a_what_triggered_is_on_the_stack_before_priority() -> None:
    guard = creature("Guard", 1, 4, Triggered(Blocks(SELF), GAIN))
    table, [bear], [one] = asked_to_block((BEAR,), (guard,))
    table.game.answer(pairs((one, bear)))
    assert len(table.game.zones.stack) == 1
    table.resolve_all()
    assert table.life(BOB) == 21


def test_509_3a_whenever_it_blocks_doesnt_trigger_if_it_is_put_blocking() -> None:
    table, [bear], _ = attacked((BEAR,), ())
    table.to(Step.DECLARE_BLOCKERS)
    [guard] = table.battlefield(BOB, creature("Guard", 1, 4, Triggered(Blocks(SELF), GAIN)))
    happen(table, BlockingAdded(guard, bear))
    assert combat(table).is_blocking(guard)
    assert table.game.effects.pending == []


def test_509_3c_becoming_blocked_triggers_once_however_many_block() -> None:
    boar = creature("Boar", 3, 2, Triggered(BecomesBlocked(SELF), GAIN))
    table, [pig], [ox, elk] = asked_to_block((boar,), (OX, ELK))
    table.game.answer(pairs((ox, pig), (elk, pig)))
    assert len(table.game.zones.stack) == 1


def test_509_3c_it_triggers_for_a_creature_put_blocking_only_if_it_was_unblocked() -> None:
    boar = creature("Boar", 3, 2, Triggered(BecomesBlocked(SELF), GAIN))
    table, [pig], [ox, elk] = asked_to_block((boar,), (OX, ELK))
    table.game.answer(pairs())
    happen(table, BlockingAdded(ox, pig))
    assert combat(table).is_blocked(pig)
    assert len(table.game.effects.pending) == 1
    happen(table, BlockingAdded(elk, pig))
    assert combat(table).blockers == {pig: [ox, elk]}
    assert len(table.game.effects.pending) == 1


def test_509_3c_it_triggers_if_an_effect_makes_it_blocked() -> None:
    boar = creature("Boar", 3, 2, Triggered(BecomesBlocked(SELF), GAIN))
    table, [pig], _ = attacked((boar,), ())
    table.to(Step.DECLARE_BLOCKERS)
    happen(table, BecameBlocked(pig, []))
    assert len(table.game.effects.pending) == 1


def test_509_3g_attacks_and_isnt_blocked_triggers_as_blockers_are_declared() -> None:
    thief = creature("Thief", 1, 1, Triggered(AttacksUnblocked(SELF), GAIN))
    table, [rogue], _ = attacked((thief,), ())
    assert table.game.zones.stack == []
    table.to(Step.DECLARE_BLOCKERS)
    assert len(table.game.zones.stack) == 1
    table, [rogue], [ox] = asked_to_block((thief,), (OX,))
    table.game.answer(pairs((ox, rogue)))
    happen(table, RemovedFromCombat(ox))
    assert table.game.zones.stack == [] and table.game.effects.pending == []


def test_509_3g_it_triggers_for_a_creature_that_entered_attacking() -> None:
    table, _, _ = attacked((BEAR,), ())
    thief = creature("Thief", 1, 1, Triggered(AttacksUnblocked(SELF), GAIN))
    [rogue] = table.battlefield(ANN, thief)
    happen(table, AttackingAdded(rogue, BOB))
    table.to(Step.DECLARE_BLOCKERS)
    assert len(table.game.zones.stack) == 1


def test_509_4_a_creature_put_blocking_blocks_but_never_blocked() -> None:
    table, [bear], _ = attacked((BEAR,), ())
    table.to(Step.DECLARE_BLOCKERS)
    [ox] = table.battlefield(BOB, OX)
    happen(table, BlockingAdded(ox, bear))
    assert combat(table).blocking == {ox: [bear]}
    assert combat(table).declared_blockers == {}
    table.to(Step.COMBAT_DAMAGE)
    assert table.object(ox).damage == 2
    assert table.life(BOB) == 20


def test_509_4a_it_doesnt_block_what_no_longer_attacks() -> None:
    table, [bear, wolf], _ = attacked((BEAR, WOLF), ())
    [ox] = table.battlefield(BOB, OX)
    happen(table, RemovedFromCombat(bear), BlockingAdded(ox, bear))
    assert combat(table).blocking == {}
    assert add_blocker(table.game, ox, wolf)


def test_509_4b_requirements_and_restrictions_dont_concern_it() -> None:
    slick = creature("Slick", 2, 2, Restrict(Cannot.BE_BLOCKED))
    table, [ghost], [lamb] = attacked((slick,), (creature("Meek", 2, 2, Restrict(Cannot.BLOCK)),))
    assert add_blocker(table.game, lamb, ghost)


def three_players() -> tuple[Table, list[int], int, int]:
    """Ann has attacked Bob with a Bear and Cat with a Wolf; Bob has an Ox, Cat an Elk."""
    table = Table(3)
    mine = table.battlefield(ANN, BEAR, WOLF)
    [elk] = table.battlefield(CAT, ELK)
    [ox] = table.battlefield(BOB, OX)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.game.answer(pairs((mine[0], BOB), (mine[1], CAT)))
    return table, mine, ox, elk


def test_802_4_each_defending_player_declares_in_turn_order() -> None:
    table, [bear, wolf], ox, elk = three_players()
    table.to_question(Kind.BLOCKERS)
    assert table.asked is not None and table.asked.player == BOB
    assert options(table) == [Assign(ox, bear)]
    table.game.answer(pairs((ox, bear)))
    assert table.asked is not None
    assert (table.asked.kind, table.asked.player) == (Kind.BLOCKERS, CAT)
    assert combat(table).blocking == {ox: [bear]}
    assert options(table) == [Assign(elk, wolf)]
    table.game.answer(pairs((elk, wolf)))
    assert combat(table).blocking == {ox: [bear], elk: [wolf]}
    assert table.game.turn.step is Step.DECLARE_BLOCKERS
    assert refusal(table, PASS) is None


def test_802_4a_a_creature_doesnt_block_what_attacks_another_player() -> None:
    table, [bear, wolf], ox, elk = three_players()
    assert why(table, ox, wolf) == ("not attacking you", "509.1a")
    assert why(table, elk, bear) == ("not attacking you", "509.1a")


def test_802_4b_other_players_blockers_are_no_company() -> None:
    table, [bear, wolf], ox, elk = three_players()
    change(table, elk, Restrict(Cannot.BLOCK_ALONE))
    table.to_question(Kind.BLOCKERS)
    table.game.answer(pairs((ox, bear)))
    reason = why_not_blockers(table.game, CAT, [Assign(elk, wolf)])
    assert reason is not None and reason.code == "cannot block alone"


def test_802_4_attackers_of_a_player_who_has_left_become_unblocked() -> None:
    table, [bear, wolf], ox, elk = three_players()
    happen(table, PlayerLost(CAT, "conceded", "104.3a"))
    table.to_question(Kind.BLOCKERS)
    table.game.answer(pairs((ox, bear)))
    assert combat(table).is_unblocked(wolf)
    assert not table.game.objects.exists(elk)


def test_509_1_a_fork_amid_the_blocks_plays_on_by_itself() -> None:
    table, [bear, wolf], ox, elk = three_players()
    table.to_question(Kind.BLOCKERS)
    table.game.answer(pairs((ox, bear)))
    other = table.game.fork()
    other.answer(pairs((elk, wolf)))
    table.game.answer(pairs())
    assert other.turn.combat is not None
    assert other.turn.combat.blocking == {ox: [bear], elk: [wolf]}
    assert combat(table).blocking == {ox: [bear]}
    assert other.turn.combat.summary() != combat(table).summary()
    assert combat(table).clone().summary() == combat(table).summary()


def test_509_1_five_hundred_against_five_hundred_is_cheap() -> None:
    table = Table()
    mine = table.battlefield(ANN, *[BEAR] * 500)
    theirs = table.battlefield(BOB, *[OX] * 500)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    begun = time.perf_counter()
    table.game.answer(pairs(*[(one, BOB) for one in mine]))
    table.to_question(Kind.BLOCKERS)
    table.game.answer(pairs(*zip(theirs, mine, strict=True)))
    table.to(Step.COMBAT_DAMAGE)
    assert time.perf_counter() - begun < 30
    assert all(table.object(one).damage == 2 for one in theirs)


def test_509_1b_a_creature_dealt_damage_this_way_cant_block() -> None:
    at = table()
    [bear] = at.battlefield(ANN, "Bear")
    [wall, giant] = at.battlefield(BOB, "Wall", "Giant")
    at.begin(ANN)
    cast(
        at,
        "Spell deals 1 damage to target creature. A creature dealt damage this way can't block "
        "this turn.",
        "Wall",
    )
    at.attack("Bear")
    at.to_question(Kind.BLOCKERS)
    assert refusal(at, pairs((wall, bear))) == ("cannot block", "509.1b")
    assert refusal(at, pairs((giant, bear))) is None
