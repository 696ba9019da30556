"""What changes in a game leaves its forks as they were."""

from __future__ import annotations

from jajna.events.damage import DamageDealt
from jajna.kernel.door.perform import perform
from tests.mechanics.bench import ANN, cast, permanent
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


def test_a_replacement_effect_that_ends_goes_on_in_a_fork() -> None:
    text = "If a source would deal damage to you, prevent 2 of that damage."
    position = table(ann=[permanent("Padding", "Enchantment", text), "Bear"])
    (bear,) = [one.id for one in position.game.objects.values() if one.now.name == "Bear"]
    fork = position.game.fork()
    cast(position, "Destroy target enchantment.", "Padding")
    perform(fork, [DamageDealt(bear, ANN, 2)])
    perform(position.game, [DamageDealt(bear, ANN, 2)])

    assert fork.players[ANN].life == 20
    assert position.game.players[ANN].life == 18
