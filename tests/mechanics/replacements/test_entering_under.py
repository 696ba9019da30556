"""Permanents that enter under the control of an opponent of one's choice. CR 614.1c, 616.1b."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, ask_again, permanent
from tests.table import CAT, table

GIFT = permanent(
    "Gift",
    "Enchantment",
    "~ enters under the control of an opponent of your choice.\n"
    "At the beginning of your upkeep, you lose 1 life.",
)


def given(players: int = 3) -> Table:
    """Ann has cast a Gift, and Cat has got it."""
    at = table(players)
    at.hand(ANN, GIFT)
    ask_again(at)
    at.act(ANN, "cast Gift")
    at.choose("Cat" if players > 2 else "Bob")
    at.resolve()
    return at


def test_614_1c_the_opponent_chosen_controls_it_and_its_owner_doesnt() -> None:
    at = given()
    gift = at.object("Gift")
    assert (gift.controller, gift.owner) == (CAT, ANN)


def test_109_5_its_abilities_speak_of_its_controller() -> None:
    at = given()
    at.to_turn(CAT, Step.DRAW)
    assert (at.life(ANN), at.life(BOB), at.life(CAT)) == (20, 20, 19)


def test_614_1c_with_one_opponent_there_is_nothing_to_choose() -> None:
    at = table()
    at.hand(ANN, GIFT)
    ask_again(at)
    at.act(ANN, "cast Gift")
    at.resolve()
    assert at.object("Gift").controller == BOB
