"""Measures how the cost of an event grows with the creatures and lords on the board.

CR 613.5 has everything computed continually. The cost of an event must depend on what it changes
and not on how much there is.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Final, NamedTuple

from jajna.card import Card, Face
from jajna.era import CURRENT, Era
from jajna.events.base import Event
from jajna.events.counters import CountersPut, CountersRemoved
from jajna.events.effects import EffectBegan, EffectEnded
from jajna.events.life import LifeGained, LifeLost
from jajna.events.moves import Draw, TokenCreated, ZoneChange
from jajna.events.permanents import Tapped, Untapped
from jajna.ir.abilities import Static
from jajna.ir.amounts import Number
from jajna.ir.base import Duration
from jajna.ir.filters.identity import Other
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfSubtype, OfType
from jajna.ir.filters.owners import Controlled
from jajna.kernel.door.perform import perform
from jajna.kernel.game import Game
from jajna.kernel.layers import layers
from jajna.kernel.start.setup import new_game
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.kernel.zones import move
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.simulation.measures import MICRO, exponent
from jajna.vocab import Color, Type, Zone

__all__ = ["ACTS", "CREATURES", "LORDS", "Growth", "growth"]

CREATURES: Final = (100, 1_000, 10_000)
LORDS: Final = (1, 10)
LIBRARY: Final = 60

BLANK: Final = Card("Blank", (Face("Blank", None, 0, Type.ARTIFACT),))
SOLDIER: Final = Card(
    "Soldier",
    (Face("Soldier", None, Color.WHITE, Type.CREATURE, 0, ("Soldier",), "1", "1"),),
)
LORD: Final = Card(
    "Captain",
    (
        Face(
            "Captain",
            None,
            Color.WHITE,
            Type.CREATURE,
            0,
            ("Soldier",),
            "2",
            "2",
            abilities=(
                Static(
                    All((Other(), OfSubtype("Soldier"), OfType(Type.CREATURE), Controlled())),
                    (PowerToughness(Number(1), Number(1)),),
                ),
            ),
        ),
    ),
)


class Growth(NamedTuple):
    """The microseconds that a kind of event costs, by the numbers of creatures and lords.

    ``by_creatures`` is the exponent with which the cost grows with the creatures, measured with the
    most lords; ``by_lords`` is the one for the lords, with the most creatures. An exponent of 0 is
    no growth, 1 is proportional growth.
    """

    costs: dict[tuple[int, int], float]
    by_creatures: float
    by_lords: float

    def data(self) -> dict[str, object]:
        """The costs and exponents as the command line prints them in JSON."""
        return {
            "by_creatures": round(self.by_creatures, 2),
            "by_lords": round(self.by_lords, 2),
            "costs": [
                {"creatures": creatures, "lords": lords, "value": round(value, 2)}
                for (creatures, lords), value in self.costs.items()
            ],
        }


def board(creatures: int, lords: int, era: Era = CURRENT) -> Game:
    """A game in which the first player has these numbers of identical creatures and of lords."""
    game = new_game([[BLANK] * LIBRARY] * 2, era=era, first=0)
    game.settings.keep_log = False
    captain, soldier = game.definitions.of(LORD), game.definitions.of(SOLDIER)
    for number in range(creatures + lords):
        definition = captain if number < lords else soldier
        made = game.objects.new(definition, 0, Zone.BATTLEFIELD)
        made.timestamp = game.effects.tick()
        made.token = True
        move.put(game, made)
        move.enter_index(game, made)
    layers.refresh(game)
    return game


def _timed(game: Game, event: Event) -> float:
    """The seconds that an event takes, with everything computed afterwards."""
    began = process_time()
    perform(game, [event])
    return process_time() - began


def _tap(game: Game) -> float:
    number = game.zones.battlefield[len(game.zones.battlefield) // 2]
    tapped = game.objects[number].tapped
    return _timed(game, Untapped(number) if tapped else Tapped(number))


def _life(game: Game) -> float:
    return _timed(game, LifeGained(0, 1) if game.players[0].life < 20 else LifeLost(0, 1))


def _draw(game: Game) -> float:
    spent = _timed(game, Draw(1))
    drawn = game.players[1].hand[-1]
    perform(game, [ZoneChange(drawn, Zone.HAND, Zone.LIBRARY)])
    return spent


def _entering(game: Game, card: Card) -> float:
    spent = _timed(game, TokenCreated(0, game.definitions.of(card), 1))
    _leaving(game)
    return spent


def _leaving(game: Game) -> float:
    return _timed(
        game, ZoneChange(game.zones.battlefield[-1], Zone.BATTLEFIELD, Zone.NOWHERE, "leave")
    )


def _creature_enters(game: Game) -> float:
    return _entering(game, SOLDIER)


def _creature_leaves(game: Game) -> float:
    perform(game, [TokenCreated(0, game.definitions.of(SOLDIER), 1)])
    return _leaving(game)


def _counter(game: Game) -> float:
    number = game.zones.battlefield[-1]
    counters = game.objects[number].counters
    if counters:
        return _timed(game, CountersRemoved(number, "+1/+1", counters["+1/+1"]))
    return _timed(game, CountersPut(number, "+1/+1", 1))


def _spell(game: Game) -> float:
    number = game.zones.battlefield[-1]
    change = PowerToughness(Number(3), Number(3))
    effect = Continuous(Context(number, 0), (change,), Duration.END_OF_TURN, [number])
    spent = _timed(game, EffectBegan(effect))
    perform(game, [EffectEnded([effect])])
    return spent


def _lord_enters(game: Game) -> float:
    return _entering(game, LORD)


ACTS: Final[dict[str, Callable[[Game], float]]] = {
    "tap": _tap,
    "life": _life,
    "draw": _draw,
    "counter": _counter,
    "effect_begins": _spell,
    "creature_enters": _creature_enters,
    "creature_leaves": _creature_leaves,
    "lord_enters": _lord_enters,
}
"""The measurements: each does something to a game, says how long it took, and undoes it."""


def growth(
    seconds: float,
    era: Era = CURRENT,
    creatures: tuple[int, ...] = CREATURES,
    lords: tuple[int, ...] = LORDS,
) -> dict[str, Growth]:
    """Measure each act on each board for a time; the median of its repetitions counts."""
    costs: dict[str, dict[tuple[int, int], float]] = {name: {} for name in ACTS}
    for many in creatures:
        for leading in lords:
            game = board(many, leading, era)
            for name, act in ACTS.items():
                costs[name][many, leading] = _cost(game, act, seconds)
    return {name: _fitted(found) for name, found in costs.items()}


def _cost(game: Game, act: Callable[[Game], float], seconds: float) -> float:
    spent: list[float] = []
    act(game)
    began = process_time()
    while not spent or process_time() - began < seconds:
        spent.append(act(game))
    return median(spent) * MICRO


def _fitted(costs: dict[tuple[int, int], float]) -> Growth:
    most, leading = max(costs)
    creatures = [(float(n), cost) for (n, k), cost in costs.items() if k == leading]
    lords = [(float(k), cost) for (n, k), cost in costs.items() if n == most]
    return Growth(costs, exponent(creatures), exponent(lords))
