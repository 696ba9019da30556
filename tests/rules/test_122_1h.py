"""Finality counters with which permanents enter. CR 122.1h, 122.6a."""

from __future__ import annotations

from jajna.judge import ANN, Table
from jajna.vocab import Zone
from tests.mechanics.bench import ask_again, cast
from tests.table import table

BACK = (
    "Return target creature card from your graveyard to the battlefield with a finality counter "
    "on it."
)


def returned() -> Table:
    """Ann's Bear has come back from the graveyard with the counter."""
    at = table()
    bear = at.graveyard(ANN, "Bear")[0]
    ask_again(at)
    cast(at, BACK, bear)
    return at


def test_122_1h_the_permanent_enters_with_the_counter() -> None:
    assert returned().object("Bear").counters == {"finality": 1}


def test_122_1h_it_is_exiled_instead_of_going_to_the_graveyard() -> None:
    at = returned()
    cast(at, "Destroy all creatures.")
    assert at.names_in(Zone.EXILE) == ["Bear"]
    assert "Bear" not in at.names_in(Zone.GRAVEYARD, ANN)


def test_122_1h_it_goes_to_other_zones_as_ever() -> None:
    at = returned()
    cast(at, "Return all creatures to their owners' hands.")
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]
