"""Static abilities, and those that define characteristics. CR 604."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table


def test_604_3_power_is_a_number_and_toughness_that_number_plus_one() -> None:
    at = table()
    at.graveyard(BOB, "Bear", "Giant", "Relic")
    at.battlefield(
        ANN,
        creature(
            "Ghoul",
            text="Ghoul's power is equal to the number of creature cards in all graveyards and its "
            "toughness is equal to that number plus 1.",
        ),
    )
    assert at.power_toughness("Ghoul") == (2, 3)


def test_604_2_an_ability_works_during_ones_own_turn() -> None:
    at = table()
    at.battlefield(ANN, creature("Guard", text="During your turn, Guard gets +2/+0."))
    assert at.power_toughness("Guard") == (4, 2)
    at.to_turn(BOB)
    assert at.power_toughness("Guard") == (2, 2)


def test_604_3_a_token_with_an_ability_that_defines_its_power() -> None:
    at = table()
    cast(
        at,
        "Create a white Avatar creature token. It has \"This token's power and toughness are each "
        'equal to your life total."',
    )
    assert at.power_toughness(at.game.zones.battlefield[0]) == (20, 20)
