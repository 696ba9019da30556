"""Who is offered to block, and what few blockers are required to do. CR 509.1a-509.1c."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.judge.table import ANN, BOB, Table
from tests.mechanics.bench import creature, permanent
from tests.rules.creatures import combat, pairs, refusal

BEAR = creature("Bear")
NARROW = permanent("Narrow", "Enchantment", "No more than one creature can block each combat.")


def offered(table: Table) -> dict[int, list[int]]:
    """The creatures that could block, with what they could block."""
    assert table.asked is not None
    assert table.asked.pairs is not None
    return {one: list(held) for one, held in table.asked.pairs.able.items()}


def test_509_1b_a_creature_that_can_block_nothing_isnt_offered() -> None:
    """A flier with menace needs two blockers, and only one creature could block it."""
    table = Table()
    bear, bat = table.battlefield(ANN, BEAR, creature("Bat", text="Flying\nMenace"))
    text = "Sentinel can block only creatures with flying.\nFlying"
    sentinel, ox = table.battlefield(BOB, creature("Sentinel", text=text), creature("Ox", 1, 4))
    table.begin(ANN)
    table.attack(bear, bat)
    table.to_question(Kind.BLOCKERS)
    assert offered(table) == {ox: [bear]}
    assert refusal(table, pairs((sentinel, bat))) is not None


def test_509_1b_one_that_cant_block_alone_isnt_offered_as_the_only_blocker_there_may_be() -> None:
    table = Table()
    [bear] = table.battlefield(ANN, BEAR)
    ox, _ = table.battlefield(
        BOB, creature("Ox", 1, 4), creature("Shy", text="Shy can't block alone.")
    )
    table.battlefield(ANN, NARROW)
    table.begin(ANN)
    table.attack(bear)
    table.to_question(Kind.BLOCKERS)
    assert offered(table) == {ox: [bear]}


def test_509_1c_the_only_blocker_there_may_be_is_the_one_of_whom_most_is_required() -> None:
    table = Table()
    first, second = table.battlefield(ANN, BEAR, BEAR)
    once = "Guard blocks each combat if able.\nGuard can block any number of creatures."
    twice = "Duty blocks each combat if able."
    guard, duty = table.battlefield(
        BOB, creature("Guard", text=once), creature("Duty", text=f"{twice}\n{twice}")
    )
    table.battlefield(ANN, NARROW)
    table.begin(ANN)
    table.attack(first, second)
    table.to_question(Kind.BLOCKERS)
    assert refusal(table, pairs((guard, first), (guard, second))) == ("must block", "509.1c")
    assert refusal(table, pairs((duty, first))) is None
    assert refusal(table, pairs((duty, second))) is None


def test_509_1b_like_creatures_are_told_apart_by_what_they_carry() -> None:
    """Two like creatures differ in a counter that changes none of their characteristics."""
    text = "Elusive can't be blocked by creatures with charge counters on them."
    table = Table()
    [elusive] = table.battlefield(ANN, creature("Elusive", text=text))
    charged, free = table.battlefield(BOB, BEAR, BEAR)
    table.object(charged).add_counters("charge", 1)
    table.begin(ANN)
    table.attack(elusive)
    table.to_question(Kind.BLOCKERS)
    assert offered(table) == {free: [elusive]}
    assert refusal(table, pairs((charged, elusive))) == ("blocked only by others", "509.1b")


def test_509_1h_positions_tell_blocked_from_unblocked_attackers() -> None:
    """Positions with the same creatures differ by whether an attacker is blocked."""
    table = Table()
    [bear] = table.battlefield(ANN, BEAR)
    table.begin(ANN)
    table.attack(bear)
    seen = [combat(table).summary()]
    for blocked in (True, False):
        combat(table).set_blocked(table.game, bear, blocked)
        seen.append(combat(table).summary())
    assert len(set(seen)) == 3
