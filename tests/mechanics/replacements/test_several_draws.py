"""Instructions to draw two or more cards that are replaced as a whole. CR 121.2a, 616.1g."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step
from tests.mechanics.bench import BOB, cast, creature, permanent
from tests.table import CAT, table

COLLECTOR = creature(
    "Collector",
    text="If an opponent would draw two or more cards, instead you and that player each draw a "
    "card.",
)


def hands(at: Table) -> list[int]:
    return [len(player.hand) for player in at.game.players]


def test_121_2a_three_draws_of_an_opponent_become_one_of_each() -> None:
    at = table(ann=[COLLECTOR])
    cast(at, "Draw three cards.", by=BOB)
    assert hands(at) == [1, 1]


def test_121_2a_single_draws_and_those_of_its_controller_stay() -> None:
    at = table(ann=[COLLECTOR])
    cast(at, "Draw a card.", by=BOB)
    cast(at, "Draw a card.", by=BOB)
    assert hands(at) == [0, 2]
    cast(at, "Draw two cards.")
    assert hands(at) == [2, 2]


def test_121_2c_of_several_players_only_the_opponents_draws_are_replaced() -> None:
    at = table(3, ann=[COLLECTOR])
    cast(at, "Each player draws two cards.", by=BOB)
    assert hands(at) == [4, 1, 1]


def test_614_5_of_two_such_effects_one_alone_applies() -> None:
    at = table(3, ann=[COLLECTOR], bob=[COLLECTOR])
    cast(at, "Draw four cards.", 0, by=CAT)
    at.resolve_all()
    assert sorted(hands(at)) == [0, 1, 1]


def test_121_2a_the_number_is_considered_before_any_single_draw() -> None:
    fountain = permanent(
        "Fountain", text="If you would draw a card, you gain 1 life and draw a card instead."
    )
    at = table(ann=[COLLECTOR], bob=[fountain])
    cast(at, "Draw two cards.", by=BOB)
    assert hands(at) == [1, 1]
    assert at.life(BOB) == 21


def test_121_2_without_it_the_drawn_cards_are_still_known_to_the_instruction() -> None:
    at = table(bob=[COLLECTOR])
    cast(at, "Target player draws two cards.", "Bob")
    assert hands(at) == [0, 2]
    at.to_turn(BOB, Step.DRAW)
    assert hands(at) == [0, 3]
