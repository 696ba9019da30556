"""Opening and trading: cards are neither made nor lost, and a trade is whole or not at all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jajna.cards.sets import CardSet, Numbered, embedded_sets
from jajna.collection.cards import Collection, counted
from jajna.collection.errors import CollectionError
from jajna.collection.opening import Finding, check, opened
from jajna.collection.profiles import Profile, Profiles, SavedDeck
from jajna.collection.trading import confirm, offer, refuse
from jajna.errors import CardError
from jajna.formats.deck import Printing
from jajna.text.catalogue import SPANISH
from jajna.text.messages import error_text

SETS = embedded_sets()
SHOCK = Printing("Shock", "8ED", "222")
OLD_SHOCK = Printing("Shock", "STH", "98")
BEARS = Printing("Grizzly Bears", "8ED", "256")
ANGEL = Printing("Serra Angel", "8ED", "45")
PRINTINGS = (SHOCK, OLD_SHOCK, BEARS, ANGEL)

some_cards = st.lists(st.sampled_from(PRINTINGS), max_size=8)
a_side = st.lists(st.sampled_from(PRINTINGS), min_size=1, max_size=3)


def two(ann: list[Printing], bob: list[Printing]) -> Profiles:
    return Profiles(
        (
            Profile("Ann", Collection().with_cards(ann)),
            Profile("Bob", Collection().with_cards(bob)),
        )
    )


def everything(profiles: Profiles) -> Collection:
    """All cards of all profiles together."""
    found = Collection()
    for profile in profiles.profiles:
        found = found.with_cards(one for one, count in profile.cards for _ in range(count))
    return found


def cards_of(profiles: Profiles, name: str) -> Collection:
    return profiles.profile(name).cards


@given(some_cards, some_cards, a_side, a_side)
def test_a_trade_changes_hands_whole_or_nothing_changes(
    ann: list[Printing], bob: list[Printing], gives: list[Printing], wants: list[Printing]
) -> None:
    before = two(ann, bob)
    given_cards, wanted = counted(gives), counted(wants)
    owned = all(cards_of(before, "Ann").counts.get(one, 0) >= n for one, n in given_cards) and all(
        cards_of(before, "Bob").counts.get(one, 0) >= n for one, n in wanted
    )
    try:
        after, made = offer(before, "Ann", "Bob", given_cards, wanted)
        after, made = confirm(after, made.number, "Ann")
        assert cards_of(after, "Ann") == cards_of(before, "Ann")
        after, made = confirm(after, made.number, "Bob")
    except CollectionError:
        assert not owned
        return

    assert owned
    assert everything(after) == everything(before)
    assert after.offers == ()
    back, made = offer(after, "Bob", "Ann", given_cards, wanted)
    for name in ("Ann", "Bob"):
        back, made = confirm(back, made.number, name)
    assert cards_of(back, "Ann") == cards_of(before, "Ann")
    assert cards_of(back, "Bob") == cards_of(before, "Bob")


@pytest.mark.parametrize("first", ["Ann", "Bob"])
def test_nothing_is_traded_before_both_have_confirmed(first: str) -> None:
    began = two([SHOCK], [BEARS])
    offered, made = offer(began, "Ann", "Bob", ((SHOCK, 1),), ((BEARS, 1),))
    assert everything(offered) == everything(began)
    once, made = confirm(offered, made.number, first)
    again, made = confirm(once, made.number, first)
    assert again.profiles == began.profiles
    assert not made.agreed
    other = "Bob" if first == "Ann" else "Ann"
    done, made = confirm(again, made.number, other)
    assert made.agreed
    assert dict(cards_of(done, "Ann")) == {BEARS: 1}
    assert dict(cards_of(done, "Bob")) == {SHOCK: 1}
    with pytest.raises(CollectionError, match="no offer number 1"):
        confirm(done, 1, "Ann")


def test_what_isn_t_owned_can_t_be_offered_and_the_error_names_card_and_owner() -> None:
    began = two([SHOCK], [BEARS])
    with pytest.raises(CollectionError, match=r"Ann doesn't own 2 Shock \(8ED\) 222.* 1 in"):
        offer(began, "Ann", "Bob", ((SHOCK, 2),), ((BEARS, 1),))
    with pytest.raises(CollectionError, match=r"Bob doesn't own 1 Serra Angel") as raised:
        offer(began, "Ann", "Bob", ((SHOCK, 1),), ((ANGEL, 1),))
    assert "Bob no tiene 1 Serra Angel (8ED) 45" in error_text(raised.value, SPANISH)


def test_a_card_offered_twice_is_traded_once() -> None:
    began = two([SHOCK], [BEARS, ANGEL])
    one, first = offer(began, "Ann", "Bob", ((SHOCK, 1),), ((BEARS, 1),))
    both, second = offer(one, "Ann", "Bob", ((SHOCK, 1),), ((ANGEL, 1),))
    assert first.number != second.number
    for name in ("Ann", "Bob"):
        both, first = confirm(both, first.number, name)
    with pytest.raises(CollectionError, match="Ann doesn't own 1 Shock"):
        confirm(both, second.number, "Ann")
    left = refuse(both, second.number, "Bob")
    assert left.offers == ()
    assert everything(left) == everything(began)


def test_only_the_two_sides_decide() -> None:
    began = two([SHOCK], [BEARS]).with_new("Eve")
    held, made = offer(began, "Ann", "Bob", ((SHOCK, 1),), ((BEARS, 1),))
    for act in (confirm, refuse):
        with pytest.raises(CollectionError, match="Eve has no part in offer 1"):
            act(held, made.number, "Eve")
    with pytest.raises(CollectionError, match="Ann can't trade with themselves"):
        offer(began, "Ann", "ann", ((SHOCK, 1),), ((SHOCK, 1),))
    with pytest.raises(CollectionError, match="cards from both sides"):
        offer(began, "Ann", "Bob", ((SHOCK, 1),), ())


def test_numbers_of_offers_are_used_once() -> None:
    began = two([SHOCK], [BEARS])
    held, made = offer(began, "Ann", "Bob", ((SHOCK, 1),), ((BEARS, 1),))
    held = refuse(held, made.number, "Ann")
    assert offer(held, "Ann", "Bob", ((SHOCK, 1),), ((BEARS, 1),))[1].number == 2


def test_a_printing_is_found_by_what_is_said_of_it() -> None:
    held = Collection().with_cards([SHOCK, OLD_SHOCK, BEARS])
    assert held.one_printing("grizzly bears", "Ann") == BEARS
    assert held.one_printing("Shock", "Ann", "sth") == OLD_SHOCK
    with pytest.raises(CollectionError, match=r"several.*Shock \(8ED\) 222, Shock \(STH\) 98"):
        held.one_printing("Shock", "Ann")
    with pytest.raises(CollectionError, match=r"Ann owns no Shock \(9ED\)"):
        held.one_printing("Shock", "Ann", "9ed")


@given(st.integers(0, 2**40), st.integers(0, 2**40))
def test_opening_adds_the_fifteen_cards_and_nothing_else(first: int, second: int) -> None:
    profile = Profile("Ann", Collection().with_cards([ANGEL]))
    profile, one = opened(profile, "8ed", first, SETS)
    profile, other = opened(profile, "8ED", second, SETS)
    expected = Collection().with_cards([ANGEL, *one.cards, *other.cards])

    assert profile.cards == expected
    assert profile.cards.size == 31
    assert profile.opened == (one, other)
    assert [check(made, SETS) for made in profile.opened] == [Finding.SAME] * 2


def test_a_booster_that_was_opened_can_be_checked() -> None:
    _, made = opened(Profile("Ann"), "8ED", 11, SETS)
    forged = type(made)(
        made.set_code, made.kind, made.era, made.seed, made.digest, (ANGEL, *made.cards[1:])
    )
    assert check(forged, SETS) is Finding.OTHER_CARDS
    assert check(made, ()) is Finding.NO_DATA
    other = CardSet("8ED", "Other", "", 0, (Numbered("Ant", "1", "common"),))
    assert check(made, (other,)) is Finding.OTHER_DATA
    with pytest.raises(CardError, match="no set is called 'XXX'"):
        opened(Profile("Ann"), "XXX", 1, SETS)


def test_profiles_and_decks_are_called_by_their_names() -> None:
    with pytest.raises(CollectionError, match="no profile yet"):
        Profiles().profile()
    held = Profiles().with_new("Ann")
    assert held.profile().name == "Ann"
    held = held.with_new("José")
    assert held.profile("jose").name == "José"
    with pytest.raises(CollectionError, match="Say whose with --profile; there are: Ann, José"):
        held.profile()
    with pytest.raises(CollectionError, match="already a profile named ANN"):
        held.with_new("ANN")
    for wrong in ("", " Ann", "a/b", "-"):
        with pytest.raises(CollectionError, match="A name must have"):
            held.with_new(wrong)
    deck = SavedDeck("Zoo", "constructed", "current")
    ann = held.profile("Ann").with_deck(deck)
    with pytest.raises(CollectionError, match="already has a deck named zoo"):
        ann.with_deck(SavedDeck("zoo", "casual", "current"))
    renamed = ann.with_deck(SavedDeck("Sky", "casual", "current"), "zoo")
    assert [one.name for one in renamed.decks] == ["Sky"]
    with pytest.raises(CollectionError, match="Ann has no deck named Zoo; there are: Sky"):
        renamed.without_deck("Zoo")
    assert renamed.without_deck("sky").decks == ()
