"""Who orders simultaneous timestamps in different eras. CR 613.7m, CR 2019-05-03 613.6j."""

from __future__ import annotations

import pytest

from jajna import era
from jajna.decision import Kind
from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.judge.table import ANN, BOB, Table
from jajna.kernel.door.perform import perform
from jajna.vocab import Color, Zone
from tests.mechanics.bench import creature, permanent

RED = permanent("Red", "Enchantment", "All creatures are red.")
BLUE = permanent("Blue", "Enchantment", "All creatures are blue.")


def entering(name: str) -> Table:
    """Red of Ann and Blue of Bob enter at once in Bob's turn."""
    table = Table(era=era.find(name))
    table.battlefield(ANN, creature("Lynx", 1, 1))
    cards = [*table.hand(ANN, RED), *table.hand(BOB, BLUE)]
    table.begin(BOB)
    table.game.decision = None
    events: list[Event] = [ZoneChange(card, Zone.HAND, Zone.BATTLEFIELD) for card in cards]
    perform(table.game, events)
    table.game.advance()
    return table


@pytest.mark.parametrize(
    "name", ["2003-07", "2016-08", "2019-05", "current+timestamp_order=active-player"]
)
@pytest.mark.parametrize("last", ["Red", "Blue"])
def test_once_the_active_player_ordered_the_objects_of_all(name: str, last: str) -> None:
    table = entering(name)
    assert table.asked is not None
    rule = table.game.era.cited("timestamp_order")
    assert (table.asked.player, table.asked.kind, table.asked.rule) == (BOB, Kind.ORDER, rule)
    table.answer(["Blue", "Red"] if last == "Red" else ["Red", "Blue"])
    colors = table.object("Lynx").now.colors
    assert colors == (Color.RED if last == "Red" else Color.BLUE)


@pytest.mark.parametrize("name", ["2023-04", "current"])
def test_today_those_of_the_active_player_are_earlier(name: str) -> None:
    table = entering(name)
    assert table.asked is not None
    assert table.asked.kind is Kind.PRIORITY
    assert table.object("Lynx").now.colors == Color.RED
