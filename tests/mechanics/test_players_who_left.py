"""What players did this turn who have left the game since."""

from __future__ import annotations

import pytest

from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("You gain 1 life for each 1 life your opponents have lost this turn.", 2),
        ("You gain X life, where X is the total amount of life your opponents lost this turn.", 2),
        ("You gain 1 life for each opponent who lost life this turn.", 2),
        ("You gain 1 life for each player who lost life this turn.", 2),
        ("You gain life equal to the total life lost by all players this turn.", 2),
        ("You gain 1 life for each opponent you have.", 1),
    ],
)
def test_608_2i_who_has_left_the_game_still_lost_life(text: str, gained: int) -> None:
    at = table(3)
    at.set_life(BOB, 1)
    cast(at, "Each opponent loses 1 life.")
    assert not at.game.players[BOB].in_game
    cast(at, text)
    assert at.life(ANN) == 20 + gained


def test_702_121a_an_attacked_player_who_has_left_counts_for_melee() -> None:
    at = table(3, ann=[creature("Raider", text="Melee")])
    at.set_life(BOB, 1)
    at.attack("Raider", at=BOB)
    cast(at, "Target player loses 1 life.", "Bob")
    assert not at.game.players[BOB].in_game
    at.resolve_all()
    assert at.power_toughness("Raider") == (3, 3)
