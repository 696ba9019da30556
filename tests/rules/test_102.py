"""Players: opponents of a player. CR 102."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, permanent
from tests.table import table


def test_102_3_each_of_that_players_opponents() -> None:
    at = table(3)
    text = (
        "When a player casts a spell, sacrifice ~. If you do, each of that player's opponents "
        "draws three cards."
    )
    at.battlefield(ANN, permanent("Still", "Enchantment", text))
    for player in (ANN, BOB, 2):
        at.library(player, "Bear", "Wall", "Giant")
    cast(at, "You gain 1 life.", by=BOB)
    at.resolve_all()
    assert [len(at.names_in(Zone.HAND, player)) for player in (ANN, BOB, 2)] == [3, 0, 3]
