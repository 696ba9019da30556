"""Changing targets. CR 115.7."""

from __future__ import annotations

from typing import Final

from jajna.judge import Table
from tests.mechanics.bench import ANN, creature, spell
from tests.table import table

TWIST: Final = spell("Tap two target creatures.", "Twist")
ANY: Final = spell("You may choose new targets for target spell.", "Swat")
FORK: Final = spell("Copy target instant spell. You may choose new targets for the copy.", "Fork")
SHY: Final = "Whenever {} becomes the target of a spell, you gain 1 life."


def twisted() -> Table:
    """Twist on two of four creatures, each of which notices that it becomes a target."""
    names = ("One", "Two", "Three", "Four")
    made = table(
        ann=[creature(name, text=SHY.format(name)) for name in names], hand=[TWIST, ANY, FORK]
    )
    made.act(ANN, "cast Twist", ["One", "Two"])
    made.resolve()
    made.resolve()
    assert made.life(ANN) == 22
    return made


def tapped(at: Table) -> list[str]:
    return [name for name in ("One", "Two", "Three", "Four") if at.object(name).tapped]


def test_115_7d_all_targets_may_be_changed() -> None:
    at = twisted()
    at.act(ANN, "cast Swat")
    at.choose(True, ["Three", "Four"])
    at.resolve_all()
    assert tapped(at) == ["Three", "Four"]
    assert at.life(ANN) == 24


def test_115_7d_a_target_that_stays_does_not_become_one_again() -> None:
    at = twisted()
    at.act(ANN, "cast Swat")
    at.choose(True, ["One", "Three"])
    at.resolve_all()
    assert tapped(at) == ["One", "Three"]
    assert at.life(ANN) == 23


def test_707_10c_new_targets_of_a_copy_become_targets_once() -> None:
    at = twisted()
    at.act(ANN, "cast Fork")
    at.choose(["Three", "Four"])
    at.resolve()
    at.resolve_all()
    assert tapped(at) == ["One", "Two", "Three", "Four"]
    assert at.life(ANN) == 24
