"""Putting an object on the top or bottom of a library, as its owner chooses. CR 608.2d."""

from __future__ import annotations

import pytest

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast
from tests.table import table

TEXT = "Target creature's owner puts it on their choice of the top or bottom of their library."


@pytest.mark.parametrize(("end", "place"), [("top", 0), ("bottom", -1)])
def test_608_2d_its_owner_chooses_the_end(end: str, place: int) -> None:
    at = table(bob=["Giant"])
    cast(at, TEXT, "Giant", then=(end,))
    assert at.names_in(Zone.LIBRARY, BOB)[place] == "Giant"


def test_608_2d_the_owner_is_asked_and_not_the_controller() -> None:
    at = table(bob=["Giant"])
    cast(at, "Gain control of target creature.", "Giant")
    cast(at, TEXT, "Giant", then=("bottom",))
    assert at.names_in(Zone.LIBRARY, BOB)[-1] == "Giant"
    assert "Giant" not in at.names_in(Zone.LIBRARY, ANN)


def test_111_7_a_token_ceases_to_exist() -> None:
    at = table()
    cast(at, "Create a 1/1 white Soldier creature token.")
    cast(at, TEXT, "Soldier Token", then=("top",))
    assert "Soldier Token" not in at.names_in(Zone.LIBRARY)
    assert "Soldier Token" not in at.names_in(Zone.BATTLEFIELD)


@pytest.mark.parametrize(("end", "place"), [("second from the top", 1), ("bottom", -1)])
def test_608_2d_the_owner_may_be_asked_for_the_second_place_or_the_bottom(
    end: str, place: int
) -> None:
    at = table(bob=["Giant"])
    text = (
        "The owner of target creature puts it into their library second from the top "
        "or on the bottom."
    )
    cast(at, text, "Giant", then=(end,))
    assert at.names_in(Zone.LIBRARY, BOB)[place] == "Giant"
