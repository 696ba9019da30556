"""Cycling. CR 702.29."""

from __future__ import annotations

from typing import final

from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.amounts import ONE
from jajna.ir.base import IN_HAND, Cost, Effect, Filter, Node
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card, OfSubtype, OfType
from jajna.ir.filters.qualities import OfSupertype
from jajna.mechanics.actions.search import Search
from jajna.mechanics.costs.things import Discard
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.moving.places import Called
from jajna.mechanics.things.draws import DrawCards
from jajna.vocab import Supertype, Type
from jajna.wording import Asked, keyword

__all__ = ["TypeCycling", "cycling"]


def _cycling(name: str, parameter: tuple[Node, ...], effect: Effect) -> Keyworded:
    costs: tuple[Cost, ...] = (*costs_in(parameter), Discard())
    return Keyworded(name, 0, parameter, (Activated(costs, effect, zones=IN_HAND),))


def cycling(parameter: tuple[Node, ...]) -> Keyworded:
    """Cycling. CR 702.29a."""
    return _cycling("cycling", parameter, DrawCards(ONE))


keyword(
    "cycling",
    "ciclo",
    cycling,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.29",
    asked=(Asked.NAME, Asked.ACTIVATED),
)


@final
class TypeCycling:
    """Makes typecycling abilities of one name. CR 702.29e."""

    def __init__(self, name: str, what: Filter) -> None:
        self.name = name
        self.what = what

    def __call__(self, parameter: tuple[Node, ...]) -> Keyworded:
        search = Search(ONE, All((self.what, Card())), shown=Called.IT)
        return _cycling(self.name, parameter, search)


for _name, _es, _what in (
    ("plainscycling", "ciclo de llanura", OfSubtype("Plains")),
    ("islandcycling", "ciclo de isla", OfSubtype("Island")),
    ("swampcycling", "ciclo de pantano", OfSubtype("Swamp")),
    ("mountaincycling", "ciclo de montaña", OfSubtype("Mountain")),
    ("forestcycling", "ciclo de bosque", OfSubtype("Forest")),
    ("landcycling", "ciclo de tierra", OfType(Type.LAND)),
    ("wizardcycling", "ciclo de hechicero", OfSubtype("Wizard")),
    ("slivercycling", "ciclo de fragmentado", OfSubtype("Sliver")),
    (
        "basic landcycling",
        "ciclo de tierra básica",
        All((OfSupertype(Supertype.BASIC), OfType(Type.LAND))),
    ),
):
    keyword(
        _name,
        _es,
        TypeCycling(_name, _what),
        rule="702.29",
        kind_of="cycling",
        parameter="{0:,}",
        slots=COSTS,
    )
