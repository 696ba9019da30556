"""Base power and toughness that become something else, and what a player has others do.
CR 613.4b, 608.2d.
"""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table


def test_613_4b_base_power_and_toughness_become_numbers_under_counters() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(at, "Put a +1/+1 counter on target creature.", "Bear")
    cast(
        at,
        "You may have target creature's base power and toughness become 4/1 until end of turn.",
        "Bear",
        then=(True,),
    )
    assert at.power_toughness("Bear") == (5, 2)
    at.to_turn(BOB)
    assert at.power_toughness("Bear") == (3, 3)


def test_611_2d_the_numbers_are_fixed_as_it_resolves() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Wall", creature("Leader", 3, 1))
    at.battlefield(BOB, "Giant")
    cast(
        at,
        "You may have the base power and toughness of creatures you control become equal to target "
        "creature's power and toughness until end of turn.",
        "Leader",
        then=(True,),
    )
    cast(at, "Put a +1/+1 counter on target creature.", "Leader")
    assert [at.power_toughness(one) for one in ("Bear", "Wall", "Leader", "Giant")] == [
        (3, 1),
        (3, 1),
        (4, 2),
        (5, 5),
    ]


def test_613_4b_base_power_alone_becomes_a_number() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant")
    cast(
        at,
        "You may have target creature's base power become equal to the number of creatures you "
        "control until end of turn.",
        "Giant",
        then=(True,),
    )
    assert at.power_toughness("Giant") == (2, 5)


def test_608_2d_the_opponent_decides_whether_you_draw() -> None:
    for decision, drawn in ((True, 3), (False, 0)):
        at = table()
        held = len(at.game.players[ANN].hand)
        cast(at, "Target opponent may have you draw three cards.", "Bob", then=(decision,))
        assert len(at.game.players[ANN].hand) == held + drawn
        assert len(at.game.players[BOB].hand) == 0
