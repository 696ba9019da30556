"""Which mana abilities can pay for a spell. CR 601.2g, 605.3a, 118.3."""

from __future__ import annotations

from jajna.judge import ANN, Table
from jajna.vocab import Zone
from tests.mechanics.bench import creature, permanent
from tests.table import table

GUIDE = creature("Guide", text="Exile this card from your hand: Add {R}.", cost="{R}")
BATTERY = permanent("Battery", text="{T}, Remove a charge counter from this artifact: Add {C}.")
ONE = creature("Imp", cost="{1}")


def can_cast(at: Table, name: str) -> bool:
    """Whether Ann can cast the card in hand."""
    return at.why_not(ANN, f"cast {name}") is None


def test_601_2a_a_card_being_cast_is_no_longer_in_the_hand_to_be_exiled_for_mana() -> None:
    assert not can_cast(table(hand=[GUIDE]), "Guide")
    assert can_cast(table(hand=[GUIDE, GUIDE]), "Guide")
    assert can_cast(table(hand=[GUIDE, ONE]), "Imp")


def test_118_3_a_mana_ability_whose_other_cost_cannot_be_paid_pays_for_nothing() -> None:
    empty, loaded = table(hand=[ONE]), table(hand=[ONE])
    empty.battlefield(ANN, BATTERY)
    loaded.put(ANN, Zone.BATTLEFIELD, BATTERY, counters={"charge": 1})
    assert not can_cast(empty, "Imp")
    assert can_cast(loaded, "Imp")
