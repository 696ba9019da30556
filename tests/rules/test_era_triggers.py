"""What looks back in time, and which triggered abilities are mana abilities, in different eras.

CR 603.10, 605.1b, CR 2016-08-26 603.6d, CR 2003-07-01 406.1, 410.10d.
"""

from __future__ import annotations

import pytest

from jajna import era
from jajna.events.base import Event
from jajna.events.mana import ManaAdded, TappedForMana
from jajna.events.moves import ZoneChange
from jajna.events.stack import AbilityActivated
from jajna.ir.abilities import Activated
from jajna.ir.amounts import Number
from jajna.judge.table import ANN, Table
from jajna.kernel.costs import mana_abilities
from jajna.kernel.game import Game
from jajna.mechanics.things.draws import DrawCards
from jajna.vocab import Zone
from tests.mechanics.bench import permanent
from tests.rules.creatures import creature, happen

GATE = permanent(
    "Gate",
    "Enchantment",
    "Whenever one or more cards leave your graveyard, you gain 1 life.",
)
BEAR = creature("Bear")


@pytest.mark.parametrize(
    ("name", "life"),
    [
        ("2003-07", 20),
        ("2016-08", 21),
        ("2019-05", 21),
        ("2023-04", 21),
        ("current", 21),
        ("current+looking_back=play", 20),
        ("current+looking_back=zones", 21),
    ],
)
def test_what_leaves_a_graveyard_is_looked_back_at_since_2003(name: str, life: int) -> None:
    table = Table(era=era.find(name))
    (gate,) = table.battlefield(ANN, GATE)
    (bear,) = table.graveyard(ANN, BEAR)
    happen(
        table,
        ZoneChange(bear, Zone.GRAVEYARD, Zone.EXILE),
        ZoneChange(gate, Zone.BATTLEFIELD, Zone.GRAVEYARD),
    )
    table.begin(ANN)
    table.resolve_all()
    assert table.life(ANN) == life


@pytest.mark.parametrize("name", list(era.ERAS))
def test_what_stays_triggers_in_every_era(name: str) -> None:
    table = Table(era=era.find(name))
    table.battlefield(ANN, GATE)
    (bear,) = table.graveyard(ANN, BEAR)
    happen(table, ZoneChange(bear, Zone.GRAVEYARD, Zone.EXILE))
    table.begin(ANN)
    table.resolve_all()
    assert table.life(ANN) == 21


TAPPED = TappedForMana(100, ANN, ())
RESOLVED = ManaAdded(ANN, [], True)
ADDED = ManaAdded(ANN, [])
ABILITY = Activated((), DrawCards(Number(1)))
ACTIVATED = AbilityActivated(0, 100, ANN, 0, ABILITY)
OTHERWISE = AbilityActivated(101, 100, ANN, 0, ABILITY)


@pytest.mark.parametrize(
    ("name", "events"),
    [
        ("2003-07", [TAPPED, RESOLVED, ACTIVATED]),
        ("2016-08", [TAPPED, RESOLVED]),
        ("2019-05", [TAPPED, RESOLVED, ADDED]),
        ("2023-04", [TAPPED, RESOLVED, ADDED, ACTIVATED]),
        ("current", [TAPPED, RESOLVED, ADDED, ACTIVATED]),
        ("current+mana_triggers=use", [TAPPED, RESOLVED, ACTIVATED]),
        ("current+mana_triggers=resolution", [TAPPED, RESOLVED]),
        ("current+mana_triggers=mana", [TAPPED, RESOLVED, ADDED]),
    ],
)
def test_mana_abilities_trigger_on_what_the_edition_says(name: str, events: list[Event]) -> None:
    game = Game(era.find(name), 1)
    every = [TAPPED, RESOLVED, ADDED, ACTIVATED, OTHERWISE]
    assert [one for one in every if mana_abilities.comes_of_mana(game, one)] == events
