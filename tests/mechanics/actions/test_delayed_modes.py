"""Delayed triggers made by modal spells. CR 603.7, 700.2."""

from __future__ import annotations

from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, cast
from tests.table import table

TEXT = (
    "Choose one —\n"
    "• Create a 1/1 red Elemental creature token. Sacrifice it at the beginning of the next end "
    "step.\n"
    "• You gain 2 life."
)


def test_603_7_a_modal_spells_delayed_trigger_has_no_modes_of_its_own() -> None:
    at = table()
    cast(at, TEXT, [0])
    assert at.names_in(Zone.BATTLEFIELD) == ["Elemental Token"]
    at.to(Step.END)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == []
    assert at.life(ANN) == 20
