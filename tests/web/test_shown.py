"""What a board shows: the piles, and what is particular to a thing."""

from __future__ import annotations

from jajna.judge import Table
from jajna.text.catalogue import language
from jajna.text.things import Teller
from jajna.vocab import Step, Zone
from jajna.web.numbers import Numbers
from jajna.web.shown import Board, Cards, ThingShown, board
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.mechanics.starter import with_lands
from tests.rules.cards import planeswalker

BEAR = creature("Bear")
WALKER = planeswalker("Walker", "{0}", "3")


def shown(at: Table, seat: int) -> tuple[Board, Cards]:
    """The board as a seat sees it, with what the cards on it say."""
    cards = Cards()
    return board(Teller(language("en"), at.game.view(seat), {}), Numbers(), cards), cards


def called(at: Table, name: str, seat: int = ANN) -> list[ThingShown]:
    """The piles on the battlefield of things with a name."""
    seen, cards = shown(at, seat)
    said = cards.take_new()
    piles = [seen.things[str(number)] for number in seen.battlefield]
    return [one for one in piles if one.card >= 0 and said[str(one.card)].name == name]


def test_613_2c_numbers_that_were_changed_are_shown_with_the_printed_ones() -> None:
    at = with_lands(step=Step.PRECOMBAT_MAIN)
    at.battlefield(ANN, BEAR)
    [before] = called(at, "Bear")
    assert (before.numbers, before.printed) == ("2/2", "")
    cast(at, "Target creature gets +1/+0 until end of turn.", "Bear")
    for seat in (ANN, BOB):
        [after] = called(at, "Bear", seat)
        assert (after.numbers, after.printed) == ("3/2", "2/2")


def test_708_2_the_numbers_printed_on_a_face_down_permanent_are_not_shown() -> None:
    at = with_lands("GGG", step=Step.PRECOMBAT_MAIN)
    [card] = at.hand(ANN, creature("Hidden", 5, 4, "Morph {3}", cost="{5}"))
    at.act(ANN, f"cast {card} face down")
    at.resolve()
    for seat in (ANN, BOB):
        seen, _ = shown(at, seat)
        [hidden] = [one for one in seen.things.values() if one.face_down]
        assert (hidden.numbers, hidden.printed) == ("2/2", "")


def test_alike_things_are_one_pile() -> None:
    at = with_lands(step=Step.PRECOMBAT_MAIN)
    at.battlefield(ANN, BEAR, BEAR, BEAR)
    assert [one.count for one in called(at, "Bear")] == [3]


def test_508_1b_what_is_attacked_is_no_part_of_a_pile() -> None:
    at = with_lands(step=Step.PRECOMBAT_MAIN)
    at.battlefield(ANN, BEAR)
    walkers = at.put(BOB, Zone.BATTLEFIELD, WALKER, WALKER, counters={"loyalty": 3})
    assert [one.count for one in called(at, "Walker")] == [2]
    at.attack("Bear", at=walkers[1])
    seen, _ = shown(at, BOB)
    [attacker] = [one for one in seen.things.values() if one.attacks >= 0]
    assert seen.things[str(attacker.attacks)].count == 1
    assert [one.count for one in called(at, "Walker")] == [1, 1]


def test_305_6_a_land_says_which_mana_its_types_make() -> None:
    at = with_lands("GR", step=Step.PRECOMBAT_MAIN)
    at.battlefield(ANN, BEAR)
    _, cards = shown(at, ANN)
    assert {one.name: one.makes for one in cards.take_new().values()} == {
        "Forest": "G",
        "Mountain": "R",
        "Bear": "",
    }
