"""Mill. CR 701.17."""

from __future__ import annotations

from tests.mechanics.bench import BOB, cast
from tests.table import table


def test_701_17a_half_a_library_is_milled() -> None:
    at = table()
    library = len(at.game.players[BOB].library)
    cast(at, "Target player mills half their library, rounded down.", "Bob")
    assert len(at.game.players[BOB].graveyard) == library // 2
