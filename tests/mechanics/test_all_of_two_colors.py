"""Two kinds that are returned together: "all black and all red creature cards". CR 109.2."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table

RAT = creature("Rat", cost="{B}")
IMP = creature("Imp", cost="{R}")
ELF = creature("Elf", cost="{G}")


def test_109_2_cards_of_either_color_are_returned_and_no_others() -> None:
    at = table()
    at.graveyard(ANN, RAT, ELF)
    at.graveyard(BOB, IMP, "Relic")
    cast(
        at,
        "Each player returns all black and all red creature cards from their graveyard to the "
        "battlefield.",
    )
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Imp", "Rat"]
    assert at.object("Imp").controller == BOB
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Relic"]
