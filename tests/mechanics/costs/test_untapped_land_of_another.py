"""Mana of a type that a land untapped as a cost could produce. CR 106.7, 118.3, 605.1a."""

from __future__ import annotations

from jajna.vocab import Color
from tests.mechanics.bench import ANN, ask_again, creature, permanent
from tests.table import table

EXPLORERS = creature(
    "Explorers",
    text="{T}, Untap a tapped land an opponent controls: Add one mana of any type that land could "
    "produce.",
)
ISLE = permanent("Isle", "Land", "{T}: Add {U}.", cost="")
HILL = permanent("Hill", "Land", "{T}: Add {R}.", cost="")


def test_106_7_the_land_is_untapped_and_tells_the_type() -> None:
    at = table(ann=[EXPLORERS, HILL], bob=[ISLE, HILL])
    for thing in at.game.zones.battlefield:
        at.object(thing).tapped = at.name(thing) != "Explorers"
    ask_again(at)
    at.act(ANN, "activate Explorers", "Isle")
    assert not at.object("Isle").tapped
    assert [mana.mana for mana in at.game.players[ANN].pool] == [Color.BLUE]


def test_118_3_only_a_tapped_land_of_an_opponent_is_untapped() -> None:
    at = table(ann=[EXPLORERS, HILL], bob=[ISLE])
    at.object("Hill").tapped = True
    ask_again(at)
    assert at.why_not(ANN, "activate Explorers") is not None
