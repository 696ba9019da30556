"""What changes in a game leaves its forks as they were."""

from __future__ import annotations

from tests.mechanics.bench import ANN, permanent
from tests.table import table

EVERY_TYPE = (
    "Creatures you control are every creature type. The same is true for creature spells you "
    "control and creature cards you own that aren't on the battlefield."
)


def test_a_card_in_a_library_that_changes_is_not_that_of_a_fork() -> None:
    position = table()
    (bear,) = position.library(ANN, "Bear")
    fork = position.game.fork()
    position.battlefield(ANN, permanent("Nexus", "Artifact", EVERY_TYPE))

    assert "Elephant" in position.game.object(bear).now.subtypes
    assert "Elephant" not in fork.object(bear).now.subtypes
