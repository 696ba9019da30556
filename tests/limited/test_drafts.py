"""Drafts: who takes from which pack, what each seat knows, and that haste changes nothing."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jajna.formats.deck import Printing
from jajna.limited.drafts import Draft, DraftError, DraftKind, Pack, Setup, begin, replayed


def pack(name: str, size: int = 15) -> Pack:
    """A pack whose cards say where they come from."""
    return tuple(Printing(f"{name} {number}", "TST", str(number)) for number in range(size))


def setup(kind: DraftKind, seats: int = 8, rounds: int = 3, size: int = 15) -> Setup:
    """A draft of packs that can be told apart."""
    names = tuple(f"Player {seat + 1}" for seat in range(seats))
    packs = tuple(
        tuple(pack(f"{number}.{seat}", size) for seat in range(seats)) for number in range(rounds)
    )
    return Setup(kind, names, packs)


def asked_seats(draft: Draft) -> list[int]:
    """The seats that are asked now."""
    return [seat for seat in range(draft.seats) if draft.asked(seat) is not None]


def played(draft: Draft, random: Random) -> Draft:
    """The draft to its end, its seats in any order."""
    while not draft.is_over:
        seat = random.choice(asked_seats(draft))
        asked = draft.asked(seat)
        assert asked is not None
        draft.pick(seat, random.randrange(len(asked.options)))
    return draft


def openers(draft: Draft, seat: int) -> list[str]:
    """From whose pack each card of a seat came."""
    return [card.card.split()[0] for card in draft.pools[seat]]


# Booster drafts


def test_905_1a_each_pick_of_a_booster_is_made_by_the_next_player_to_the_left() -> None:
    draft = played(begin(setup(DraftKind.BOOSTER)), Random(1))

    for seat in range(8):
        first = [f"0.{(seat - pick) % 8}" for pick in range(15)]
        assert openers(draft, seat)[:15] == first


def test_905_1b_the_second_booster_goes_to_the_right_and_the_third_to_the_left() -> None:
    draft = played(begin(setup(DraftKind.BOOSTER)), Random(2))

    for seat in range(8):
        right = [f"1.{(seat + pick) % 8}" for pick in range(15)]
        left = [f"2.{(seat - pick) % 8}" for pick in range(15)]
        assert openers(draft, seat)[15:] == right + left


@given(st.integers(2, 16), st.integers(1, 3), st.integers(1, 16), st.randoms())
def test_all_cards_are_taken_once(seats: int, rounds: int, size: int, random: Random) -> None:
    wanted = setup(DraftKind.BOOSTER, seats, rounds, size)
    draft = played(begin(wanted), random)

    taken = Counter(card for pool in draft.pools for card in pool)
    assert taken == Counter(card for packs in wanted.packs for one in packs for card in one)
    assert {len(pool) for pool in draft.pools} == {rounds * size}


@given(st.randoms(), st.sampled_from((DraftKind.BOOSTER, DraftKind.ROCHESTER)))
def test_the_order_in_which_answers_come_changes_nothing(random: Random, kind: DraftKind) -> None:
    wanted = setup(kind, 4, 2, 5)
    draft = played(begin(wanted), random)

    assert replayed(wanted, draft.picks).pools == draft.pools
    assert draft.fork().pools == draft.pools


@given(st.randoms(), st.integers(0, 39))
def test_what_a_seat_has_not_seen_changes_nothing_of_its_view(random: Random, picks: int) -> None:
    """Two drafts are the same to a seat if they differ in cards alone that it hasn't seen."""
    wanted = setup(DraftKind.BOOSTER, 4, 2, 5)
    draft = begin(wanted)
    seen: set[Printing] = set()
    for _ in range(picks):
        asked = draft.asked(0)
        seen.update(asked.cards if asked is not None else ())
        seat = random.choice(asked_seats(draft))
        draft.pick(seat, 0)
    asked = draft.asked(0)
    seen.update(asked.cards if asked is not None else ())
    other = Printing("something else", "OTH")
    twin = wanted._replace(
        packs=tuple(
            tuple(tuple(card if card in seen else other for card in one) for one in packs)
            for packs in wanted.packs
        )
    )
    assert replayed(twin, draft.picks).view(0) == draft.view(0)


@pytest.mark.parametrize("kind", [DraftKind.BOOSTER, DraftKind.ROCHESTER])
def test_picks_are_counted_from_one_in_each_round(kind: DraftKind) -> None:
    draft = begin(setup(kind, seats=2, rounds=2, size=4))
    counted: list[int] = []
    while not draft.is_over:
        seat = asked_seats(draft)[0]
        counted += [draft.number(seat)] if seat == 0 else []
        draft.pick(seat, 0)

    assert counted == [1, 2, 3, 4] * 2


def test_a_new_round_waits_for_the_last_pick_of_the_old_one() -> None:
    draft = begin(setup(DraftKind.BOOSTER, 2, 2, 1))
    draft.pick(0, 0)

    assert draft.asked(0) is None
    draft.pick(1, 0)
    assert draft.view(0).round == 1 and not draft.view(0).to_left


# Rochester drafts


def order(draft: Draft, picks: int) -> list[int]:
    """Who takes the next cards, counted from one."""
    found: list[int] = []
    for _ in range(picks):
        (seat,) = asked_seats(draft)
        draft.pick(seat, 0)
        found.append(seat + 1)
    return found


def test_picks_of_a_rochester_draft_go_around_and_come_back() -> None:
    draft = begin(setup(DraftKind.ROCHESTER))

    assert order(draft, 15) == [1, 2, 3, 4, 5, 6, 7, 8, 8, 7, 6, 5, 4, 3, 2]
    assert order(draft, 15) == [2, 3, 4, 5, 6, 7, 8, 1, 1, 8, 7, 6, 5, 4, 3]


def test_the_last_player_opens_the_second_round_and_picks_go_to_the_right() -> None:
    draft = begin(setup(DraftKind.ROCHESTER))
    order(draft, 8 * 15)

    assert order(draft, 15) == [8, 7, 6, 5, 4, 3, 2, 1, 1, 2, 3, 4, 5, 6, 7]
    assert order(draft, 15) == [7, 6, 5, 4, 3, 2, 1, 8, 8, 1, 2, 3, 4, 5, 6]


def test_the_first_player_opens_the_third_round_to_the_left_again() -> None:
    draft = begin(setup(DraftKind.ROCHESTER))
    order(draft, 2 * 8 * 15)

    assert order(draft, 15) == [1, 2, 3, 4, 5, 6, 7, 8, 8, 7, 6, 5, 4, 3, 2]
    order(draft, 7 * 15)
    assert draft.is_over and {len(pool) for pool in draft.pools} == {45}


def test_all_see_the_open_pack_and_every_pick() -> None:
    draft = begin(setup(DraftKind.ROCHESTER))
    draft.pick(0, 3)
    views = [draft.view(seat) for seat in range(8)]

    assert {view.open for view in views} == {tuple(one for one in pack("0.0") if one.number != "3")}
    assert {view.pools[0] for view in views} == {(pack("0.0")[3],)}


# Drafts for two


def two(kind: DraftKind, cards: int, seed: int = 0) -> Setup:
    """A draft of so many cards for two."""
    return Setup(kind, ("Ann", "Bob"), ((pack("cube", cards),),), seed)


@given(st.randoms(), st.integers(1, 60))
def test_a_winston_draft_deals_every_card(random: Random, cards: int) -> None:
    wanted = two(DraftKind.WINSTON, cards, random.randrange(1 << 32))
    draft = begin(wanted)
    while not draft.is_over:
        (seat,) = asked_seats(draft)
        view = draft.view(seat)
        assert view.pools[1 - seat] == ()
        asked = draft.asked(seat)
        assert asked is not None
        draft.pick(seat, random.randrange(len(asked.options)))
    view = draft.view(0)
    assert (sum(view.sizes), sum(view.piles), view.left) == (cards, 0, 0)
    assert replayed(wanted, draft.picks).pools == draft.pools


def test_whoever_leaves_all_piles_takes_a_card_unseen() -> None:
    draft = begin(two(DraftKind.WINSTON, 90))
    for _ in range(3):
        draft.pick(0, 1)

    assert draft.view(0).sizes == (1, 0)
    assert draft.view(0).piles == (2, 2, 2)
    assert draft.asked(0) is None and draft.asked(1) is not None


def test_a_row_and_a_column_of_a_grid_are_taken_and_the_rest_is_put_away() -> None:
    draft = begin(two(DraftKind.GRID, 20))
    first = draft.asked(0)
    assert first is not None and len(first.options) == 6
    draft.pick(0, 0)
    second = draft.asked(1)
    assert second is not None and [len(line) for line in second.options] == [3, 3, 2, 2, 2]
    draft.pick(1, 4)

    assert [len(pool) for pool in draft.pools] == [3, 2]
    assert draft.asked(1) is not None, "who takes first alternates"
    draft.pick(1, 0)
    draft.pick(0, 0)
    assert draft.is_over


# What can't be


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        (setup(DraftKind.BOOSTER, 1), "2 to 16 seats"),
        (setup(DraftKind.BOOSTER, 17), "2 to 16 seats"),
        (setup(DraftKind.BOOSTER)._replace(packs=()), "needs packs"),
        (setup(DraftKind.ROCHESTER)._replace(packs=((pack("a"),),)), "one pack for each round"),
        (setup(DraftKind.GRID), "for two players"),
        (two(DraftKind.GRID, 8), "needs 9 cards"),
    ],
)
def test_a_draft_that_does_not_fit_is_refused(wanted: Setup, why: str) -> None:
    with pytest.raises(DraftError, match=why):
        begin(wanted)


def test_a_pick_out_of_turn_changes_nothing() -> None:
    draft = begin(setup(DraftKind.ROCHESTER))

    for seat, option in ((1, 0), (0, 15), (0, -1), (9, 0)):
        with pytest.raises(DraftError):
            draft.pick(seat, option)
    assert not any(draft.picks)


# Commander drafts


def test_903_13b_two_cards_are_taken_from_each_pack() -> None:
    draft = played(begin(setup(DraftKind.COMMANDER, seats=4, size=20)), Random(1))

    assert [len(pool) for pool in draft.pools] == [60] * 4
    for seat in range(4):
        first = [f"0.{(seat - pick // 2) % 4}" for pick in range(20)]
        assert openers(draft, seat)[:20] == first


def test_903_13b_the_pack_stays_until_both_are_taken() -> None:
    draft = begin(setup(DraftKind.COMMANDER, seats=4, size=20))

    draft.pick(0, 0)
    asked = draft.asked(0)
    assert asked is not None
    assert len(asked.cards) == 19
    assert draft.view(1).waiting == (1, 1, 1, 1)
    draft.pick(0, 0)
    assert draft.asked(0) is None
    assert draft.view(1).waiting == (0, 2, 1, 1)


def test_903_13b_the_last_card_of_an_odd_pack_is_taken_alone() -> None:
    draft = played(begin(setup(DraftKind.COMMANDER, seats=3, rounds=1, size=5)), Random(2))

    assert sorted(len(pool) for pool in draft.pools) == [5, 5, 5]


def test_903_13c_packs_go_to_the_right_in_the_second_round() -> None:
    draft = played(begin(setup(DraftKind.COMMANDER, seats=4, size=20)), Random(3))

    second = [f"1.{(pick // 2) % 4}" for pick in range(20)]
    third = [f"2.{(-(pick // 2)) % 4}" for pick in range(20)]
    assert openers(draft, 0)[20:40] == second
    assert openers(draft, 0)[40:] == third


def test_903_13d_a_seat_knows_its_pack_and_what_it_has_taken_itself() -> None:
    draft = begin(setup(DraftKind.COMMANDER, seats=4, size=20))
    draft.pick(0, 0)

    view = draft.view(1)
    assert view.pools == ((), (), (), ())
    assert view.asked is not None
    assert {card.card.split()[0] for card in view.asked.cards} == {"0.1"}
