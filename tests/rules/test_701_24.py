"""Shuffle. CR 701.24."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, cast, creature
from tests.table import table


def test_701_24a_the_top_card_is_that_of_the_library_just_shuffled() -> None:
    at = table()
    at.game.players[ANN].library.clear()
    at.library(ANN, creature("Wurm", 6, 6, cost="{6}"))
    cast(
        at,
        "Shuffle your library, then exile the top card. Until end of turn, you may play that card "
        "without paying its mana cost.",
    )
    at.act(ANN, "cast Wurm free")
    at.resolve()
    assert at.object("Wurm").zone is Zone.BATTLEFIELD
