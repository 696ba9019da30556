"""The most requirements that blocks can obey are found exactly. CR 509.1c, 802.4b."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jajna.kernel.combat.block_requirements import Blocks, Pair, best_blocks, bound, only_one

ATTACKERS = [100, 101, 102, 103]
BLOCKERS = [200, 201, 202, 203, 204]


@st.composite
def boards(draw: st.DrawFn) -> Blocks:
    """A small board with many requirements and restrictions on it."""
    attackers = ATTACKERS[: draw(st.integers(1, 4))]
    blockers = BLOCKERS[: draw(st.integers(1, 5))]
    blocks = Blocks()
    for attacker in attackers:
        blocks.add_attacker(
            attacker,
            draw(st.sampled_from([1, 1, 2, 2, 3])),
            must=draw(st.sampled_from([0, 0, 1, 2])),
            lures=draw(st.sampled_from([0, 0, 0, 1, 2])),
            most=draw(st.sampled_from([0, 0, 0, 1, 2])),
        )
    blocks.most_blockers = draw(st.sampled_from([-1, -1, -1, 1, 2, 3]))
    pairs = 0
    for blocker in blockers:
        able = [one for one in attackers if draw(st.integers(0, 3)) and pairs < 11]
        pairs += len(able)
        if able:
            blocks.add_blocker(
                blocker,
                able,
                draw(st.sampled_from([1, 1, 1, 2, 0])),
                must=draw(st.sampled_from([0, 0, 1, 2])),
                loner=draw(st.integers(0, 3)) == 0,
            )
            if not draw(st.integers(0, 3)):
                blocks.want(blocker, able[0])
    blocks.drop_hopeless()
    return blocks


def every_declaration(blocks: Blocks) -> list[list[Pair]]:
    pairs = [(blocker, attacker) for blocker, able in blocks.able.items() for attacker in able]
    return [
        [pair for place, pair in enumerate(pairs) if mask >> place & 1]
        for mask in range(1 << len(pairs))
    ]


def breaks_something(blocks: Blocks, pairs: list[Pair]) -> bool:
    """The restrictions once more, in the plainest words."""
    blockers = [blocker for blocker, _ in pairs]
    attackers = [attacker for _, attacker in pairs]
    return (
        any(blockers.count(one) > blocks.limits[one] for one in blockers)
        or any(attackers.count(one) < blocks.needed[one] for one in attackers)
        or any(attackers.count(one) > blocks.most.get(one, 99) for one in attackers)
        or (blocks.most_blockers >= 0 and len(set(blockers)) > blocks.most_blockers)
        or (len(set(blockers)) == 1 and blockers[0] in blocks.loners)
    )


def obeyed(blocks: Blocks, pairs: list[Pair]) -> int:
    """The requirements once more, in the plainest words."""
    return (
        sum(blocks.must_block.get(one, 0) for one in {blocker for blocker, _ in pairs})
        + sum(blocks.must_be_blocked.get(one, 0) for one in {attacker for _, attacker in pairs})
        + sum(blocks.luring.get(attacker, 0) for _, attacker in pairs)
        + sum(blocks.wanted.get(pair, 0) for pair in pairs)
    )


@given(boards())
@settings(max_examples=400)
def test_509_1c_the_best_blocks_obey_as_many_as_any_legal_declaration(blocks: Blocks) -> None:
    legal = [one for one in every_declaration(blocks) if not breaks_something(blocks, one)]
    most = max(obeyed(blocks, one) for one in legal)
    best = best_blocks(blocks)

    assert not breaks_something(blocks, best)
    assert obeyed(blocks, best) == blocks.obeyed(best) == most <= bound(blocks)
    best_ones = [one for one in legal if obeyed(blocks, one) == most]
    assert not only_one(blocks, most) or len(best_ones) == 1


@given(boards())
def test_509_1b_restrictions_are_judged_as_in_plain_words(blocks: Blocks) -> None:
    for declaration in every_declaration(blocks)[:256]:
        assert blocks.allows(declaration) is not breaks_something(blocks, declaration)


@given(boards())
def test_509_1c_what_isnt_obeyed_is_named_exactly_if_something_isnt(blocks: Blocks) -> None:
    for declaration in every_declaration(blocks)[:64]:
        able = blocks.able
        wanted = sum(must for one, must in blocks.must_block.items() if one in able)
        wanted += sum(blocks.must_be_blocked.values())
        wanted += sum(blocks.luring.get(one, 0) for held in able.values() for one in held)
        wanted += sum(
            worth for (one, at), worth in blocks.wanted.items() if at in able.get(one, [])
        )
        missing = wanted - obeyed(blocks, declaration)
        assert (len(blocks.disobeying(declaration)) > 0) is (missing > 0)


def test_509_1b_an_attacker_that_too_few_can_block_is_no_choice() -> None:
    blocks = Blocks()
    blocks.add_attacker(100, 2)
    blocks.add_attacker(101)
    blocks.add_blocker(200, [100, 101])
    blocks.drop_hopeless()
    assert blocks.able == {200: [101]}


def test_509_1c_two_lonely_creatures_block_together() -> None:
    blocks = Blocks()
    blocks.add_attacker(100, 2, must=True)
    blocks.add_attacker(101)
    blocks.add_blocker(200, [100, 101], must=True, loner=True)
    blocks.add_blocker(201, [100], loner=True)
    assert sorted(best_blocks(blocks)) == [(200, 100), (201, 100)]


def test_509_1c_who_cant_block_alone_need_not_if_nobody_can_join() -> None:
    blocks = Blocks()
    blocks.add_attacker(100)
    blocks.add_blocker(200, [100], must=True, loner=True)
    assert best_blocks(blocks) == []


def test_509_1c_a_requirement_gives_way_to_company() -> None:
    """200 alone could obey two requirements, which it can't alone; with 201 it obeys one."""
    blocks = Blocks()
    blocks.add_attacker(100, 1, must=True)
    blocks.add_attacker(101, 2)
    blocks.add_blocker(200, [100, 101], must=True, loner=True)
    blocks.add_blocker(201, [101])
    assert sorted(best_blocks(blocks)) == [(200, 101), (201, 101)]


def crowd(size: int, needed: int, must: bool = False, lures: bool = False) -> Blocks:
    blocks = Blocks()
    attackers = list(range(1000, 1000 + size))
    for attacker in attackers:
        blocks.add_attacker(attacker, needed, must=must, lures=lures)
    return blocks


def best_within(blocks: Blocks, seconds: float) -> int:
    begun = time.perf_counter()
    best = best_blocks(blocks)
    assert time.perf_counter() - begun < seconds
    assert blocks.allows(best)
    return blocks.obeyed(best)


@pytest.mark.parametrize("needed", [1, 2, 3])
def test_509_1c_five_hundred_creatures_that_must_block_are_cheap(needed: int) -> None:
    blocks = crowd(500, needed)
    for blocker in range(5000, 5500):
        blocks.add_blocker(blocker, list(blocks.needed), must=True)
    assert best_within(blocks, 5) == 500


def test_509_1c_five_hundred_creatures_before_a_lure_are_cheap() -> None:
    blocks = crowd(500, 1)
    blocks.add_attacker(999, 2, lures=True)
    for blocker in range(5000, 5500):
        blocks.add_blocker(blocker, list(blocks.needed))
    assert best_within(blocks, 5) == 500


def test_509_1c_more_attackers_that_must_be_blocked_than_blockers_are_cheap() -> None:
    blocks = crowd(60, 1, must=True)
    for blocker in range(5000, 5040):
        blocks.add_blocker(blocker, list(blocks.needed))
    assert best_within(blocks, 5) == 40


def test_509_1c_many_attackers_that_need_two_blockers_each_are_cheap() -> None:
    blocks = crowd(12, 2, must=True)
    for blocker in range(5000, 5015):
        blocks.add_blocker(blocker, list(blocks.needed))
    assert best_within(blocks, 5) == 7


def test_509_1c_four_hundred_and_four_hundred_creatures_are_cheap() -> None:
    """Half of the blockers must block, the attackers want two blockers, two at most."""
    blocks = Blocks()
    for attacker in range(1000, 1400):
        blocks.add_attacker(attacker, 2, must=1, most=2)
    everybody = list(blocks.needed)
    for blocker in range(5000, 5400):
        blocks.add_blocker(blocker, everybody, must=blocker % 2)
    assert best_within(blocks, 5) == 400


def test_509_1b_who_can_block_several_counts_once_among_few_blockers() -> None:
    blocks = crowd(3, 1, must=True)
    blocks.add_blocker(5000, list(blocks.needed), 3)
    blocks.add_blocker(5001, list(blocks.needed))
    blocks.most_blockers = 1
    blocks.drop_hopeless()
    assert sorted(best_blocks(blocks)) == [(5000, 1000), (5000, 1001), (5000, 1002)]
    assert blocks.too_many_blockers([(5000, 1000), (5001, 1001)])
