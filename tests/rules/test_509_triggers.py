"""What triggers on blocks, however they come about. CR 509.3."""

from __future__ import annotations

from jajna.card import Card
from jajna.decision import Kind
from jajna.ir.abilities import Triggered
from jajna.ir.amounts import Number
from jajna.ir.base import Pattern
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.qualities import OfColor
from jajna.ir.patterns import OneOfEvents
from jajna.judge.table import ANN, BOB, Table
from jajna.kernel.combat.phase import Blocked, BlockingAdded
from jajna.mechanics.continuous.colors import SetColors
from jajna.mechanics.rules.evasion import BlockMore
from jajna.mechanics.things.life import GainLife
from jajna.mechanics.triggers.combat import (
    Attacks,
    BecomesBlocked,
    BecomesBlockedBy,
    BecomesBlockedBySeveral,
    Blocks,
    BlocksCreature,
    BlocksOrBecomesBlockedBy,
    BlocksSeveral,
)
from jajna.vocab import Color, Step, Type
from tests.rules.creatures import change, combat, creature, happen, pairs

BEAR = creature("Bear")
WOLF = creature("Wolf")
GAIN = GainLife(Number(1))
CREATURE = OfType(Type.CREATURE)


def attacker(pattern: Pattern) -> Card:
    return creature("Knight", 1, 4, Triggered(pattern, GAIN))


def guard(pattern: Pattern) -> Card:
    return creature("Guard", 1, 9, BlockMore(2), Triggered(pattern, GAIN))


def gained(mine: tuple[Card, ...], theirs: tuple[Card, ...], *blocks: tuple[int, int]) -> Table:
    """Ann attacks Bob with all she has; he blocks by places in both rows."""
    table = Table()
    attackers = table.battlefield(ANN, *mine)
    blockers = table.battlefield(BOB, *theirs)
    table.begin(ANN)
    table.attack(*attackers)
    table.to(Step.DECLARE_BLOCKERS)
    table.game.answer(pairs(*[(blockers[one], attackers[other]) for one, other in blocks]))
    settle(table)
    return table


def settle(table: Table) -> None:
    """Let all that triggered be put on the stack and resolve."""
    if table.asked is not None and table.asked.kind is Kind.PRIORITY:
        table.game.decision = None
        table.game.advance()
    while table.game.zones.stack or (table.asked is not None and table.asked.kind is Kind.TRIGGERS):
        table.answer_next()


def test_509_3a_it_blocks_once_however_many_it_blocks() -> None:
    table = gained((BEAR, WOLF), (guard(Blocks(SELF)),), (0, 0), (0, 1))
    assert table.life(BOB) == 21


def test_509_3b_it_blocks_a_creature_once_for_each() -> None:
    table = gained((BEAR, WOLF), (guard(BlocksCreature(SELF, CREATURE)),), (0, 0), (0, 1))
    assert table.life(BOB) == 22


def test_509_3c_it_becomes_blocked_once_however_many_block_it() -> None:
    table = gained((attacker(BecomesBlocked(SELF)),), (BEAR, WOLF), (0, 0), (1, 0))
    assert table.life(ANN) == 21


def test_509_3d_it_becomes_blocked_by_a_creature_once_for_each() -> None:
    table = gained((attacker(BecomesBlockedBy(SELF, CREATURE)),), (BEAR, WOLF), (0, 0), (1, 0))
    assert table.life(ANN) == 22


def late(table: Table, how: int, name: str = "Knight") -> int:
    """A Wolf of Bob's comes to block an attacker in the middle of the step."""
    [wolf] = table.battlefield(BOB, WOLF)
    happen(table, BlockingAdded(wolf, table.id(name), how))
    settle(table)
    return wolf


def test_509_3d_also_by_one_that_enters_blocking() -> None:
    table = gained((attacker(BecomesBlockedBy(SELF, CREATURE)),), (BEAR,), (0, 0))
    late(table, Blocked.ENTERED)
    assert table.life(ANN) == 22


def test_509_3d_also_by_one_that_an_effect_makes_block() -> None:
    table = gained((attacker(BecomesBlockedBy(SELF, CREATURE)),), (BEAR,), (0, 0))
    wolf = late(table, Blocked.CAUSED)
    assert table.life(ANN) == 22
    happen(table, BlockingAdded(wolf, table.id("Knight"), Blocked.CAUSED))
    settle(table)
    assert table.life(ANN) == 22


def watched(pattern: Pattern) -> tuple[Table, int]:
    """Ann's Bear is blocked; Bob has a Guard that waits for the pattern and doesn't block."""
    table = gained((BEAR, WOLF), (WOLF, guard(pattern)), (0, 0))
    return table, table.id("Guard")


def joins(table: Table, guard: int, how: int, place: int = 0) -> int:
    """The Guard comes to block an attacker; Bob's life then."""
    happen(table, BlockingAdded(guard, list(combat(table).attacks)[place], how))
    settle(table)
    return table.life(BOB)


def test_509_3a_who_enters_blocking_never_blocked() -> None:
    table, mine = watched(Blocks(SELF))
    assert joins(table, mine, Blocked.ENTERED) == 20
    assert combat(table).is_blocking(mine)


def test_509_3a_an_effect_lets_a_creature_block() -> None:
    table, mine = watched(Blocks(SELF))
    assert joins(table, mine, Blocked.CAUSED) == 21
    assert joins(table, mine, Blocked.CAUSED, 1) == 21


def test_509_3b_an_effect_lets_a_creature_block_each() -> None:
    table, mine = watched(BlocksCreature(SELF, CREATURE))
    assert joins(table, mine, Blocked.CAUSED) == 21
    assert joins(table, mine, Blocked.CAUSED) == 21
    assert joins(table, mine, Blocked.CAUSED, 1) == 22


def test_509_3b_who_enters_blocking_blocked_nothing() -> None:
    table, mine = watched(BlocksCreature(SELF, CREATURE))
    assert joins(table, mine, Blocked.ENTERED) == 20


def test_509_3a_attacks_or_blocks_likewise() -> None:
    table, mine = watched(OneOfEvents((Attacks(SELF), Blocks(SELF))))
    assert joins(table, mine, Blocked.CAUSED) == 21


def test_509_3d_blocks_or_becomes_blocked_by_goes_both_ways() -> None:
    table, mine = watched(BlocksOrBecomesBlockedBy(SELF, CREATURE))
    assert joins(table, mine, Blocked.CAUSED) == 21
    table = gained((attacker(BlocksOrBecomesBlockedBy(SELF, CREATURE)),), (BEAR,), (0, 0))
    late(table, Blocked.ENTERED)
    assert table.life(ANN) == 22


def test_509_3e_it_blocks_two_or_more() -> None:
    pattern = BlocksSeveral(SELF, 2)
    assert gained((BEAR, WOLF), (guard(pattern),), (0, 0)).life(BOB) == 20
    assert gained((BEAR, WOLF), (guard(pattern),), (0, 0), (0, 1)).life(BOB) == 21
    assert gained((BEAR,) * 3, (guard(pattern),), (0, 0), (0, 1), (0, 2)).life(BOB) == 21


def test_509_3e_it_becomes_blocked_by_two_or_more_also_later() -> None:
    table = gained((attacker(BecomesBlockedBySeveral(SELF, 2)),), (BEAR,), (0, 0))
    assert table.life(ANN) == 20
    late(table, Blocked.ENTERED)
    assert table.life(ANN) == 21
    late(table, Blocked.ENTERED)
    assert table.life(ANN) == 21


def test_509_3f_what_it_is_as_it_blocks_counts() -> None:
    """The example of the rule: turned white later, it doesn't count."""
    pattern = BecomesBlockedBy(SELF, OfColor(Color.WHITE))
    table = gained((attacker(pattern),), (BEAR,), (0, 0))
    change(table, table.id("Bear"), SetColors(Color.WHITE))
    settle(table)
    assert table.life(ANN) == 20
