"""Tap and untap. CR 701.26."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, cast, creature
from tests.table import table


def test_701_26a_any_number_are_tapped_and_counted() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant", "Wall")
    at.begin(ANN)
    text = (
        "Tap any number of untapped creatures you control. Create a 4/4 white Angel creature token "
        "with flying for each creature tapped this way."
    )
    cast(at, text, then=(["Bear", "Wall"],))
    assert at.object("Bear").tapped and not at.object("Giant").tapped
    assert at.names_in(Zone.BATTLEFIELD).count("Angel Token") == 2


def test_701_26a_what_is_tapped_is_not_tapped_again() -> None:
    at = table(ann=[creature("Sleeper", text="Whenever Sleeper becomes tapped, you gain 1 life.")])
    for _ in range(2):
        cast(at, "Tap target creature.", "Sleeper")
        at.resolve_all()
        assert at.life(ANN) == 21
