"""Snow mana is of a snow source. CR 107.4h, 106.12."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.judge import ANN
from tests.mechanics.bench import creature, permanent
from tests.table import table

SNOWY = permanent("Tundra", "Snow Land", "{T}: Add {G}.", cost="")
GREEN = permanent("Grove", "Land", "{T}: Add {G}.", cost="")
MORE = "Whenever a land is tapped for mana, its controller adds an additional {G}."


@pytest.mark.parametrize(("land", "payable"), [(SNOWY, True), (GREEN, False)])
def test_107_4h_a_snow_symbol_is_paid_by_a_snow_source(land: Card, payable: bool) -> None:
    at = table(ann=[land], hand=[creature("Yeti", cost="{S}")])
    assert (at.why_not(ANN, "cast Yeti") is None) is payable


@pytest.mark.parametrize(("types", "payable"), [("Snow Enchantment", True), ("Enchantment", False)])
def test_107_4h_mana_of_a_triggered_ability_is_of_its_own_source(types: str, payable: bool) -> None:
    at = table(ann=[SNOWY, permanent("Flow", types, MORE)], hand=[creature("Yeti", cost="{S}{S}")])
    assert (at.why_not(ANN, "cast Yeti") is None) is payable
