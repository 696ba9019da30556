"""What nodes declare of themselves to whoever weighs them: an agent, a search, an adviser.

A mechanic's module declares it beside the node, as it does the wording (``jajna.wording``)::

    touches(Destroy, "what", Does.DESTROY)
    gives_up(PayLife, Loss.LIFE)

This module only collects. How much each is worth is the business of those who ask.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Final, TypeVar, cast, final

if TYPE_CHECKING:
    from jajna.ir.base import Cost, Effect, Modification, Node, Pattern

__all__ = [
    "Alteration",
    "Alters",
    "Does",
    "GivenUp",
    "Loss",
    "Occurrence",
    "Touch",
    "alterations_of",
    "alters",
    "declared",
    "given_up",
    "gives_up",
    "occurrence_of",
    "touched_by",
    "touches",
    "waits_for",
]


E = TypeVar("E", bound="Effect")


class Does(Enum):
    """What an instruction does to a thing, or for a player."""

    DESTROY = "destroy"
    REMOVE = "remove"
    """It leaves for good, indestructible or not."""
    BOUNCE = "bounce"
    DAMAGE = "damage"
    PUMP = "pump"
    PLUS_COUNTERS = "counters"
    TAP = "tap"
    UNTAP = "untap"
    STAY_TAPPED = "stay tapped"
    STEAL = "steal"
    COUNTER = "counter"
    SAVE = "save"
    """It isn't destroyed the next time that it would be."""
    SHIELD = "shield"
    """Damage that would be dealt to it is prevented: so much, or all."""
    RAISE = "raise"
    """It comes onto the battlefield under the controller of the instruction."""
    REGROW = "regrow"
    ARM = "arm"
    """It is equipped or enchanted with the source."""
    DRAW = "draw"
    FETCH = "fetch"
    """Cards are put onto the battlefield out of a library."""
    DISCARD = "discard"
    GAIN_LIFE = "gain life"
    LOSE_LIFE = "lose life"
    MILL = "mill"
    SACRIFICE = "sacrifice"
    TOKENS = "tokens"
    TURN = "turn"
    SELECT = "select"
    """A look at cards, or a better draw."""
    BURY = "bury"
    """Cards that are chosen of those looked at go where they aren't drawn."""
    ARRANGE = "arrange"
    """Cards are put back on top of a library in an order that is chosen."""
    SHUFFLE = "shuffle"
    WIN = "win"
    LOSE = "lose"


class Loss(Enum):
    """What paying a cost gives up, mana aside. CR 118."""

    NAMED_PERMANENT = "named permanent"
    """The permanent that the cost names in a field: often the source itself."""
    PERMANENT = "permanent"
    RETURNED_PERMANENT = "returned permanent"
    """A permanent that is returned to its owner's hand."""
    CARD = "card"
    """A card in the hand."""
    HAND = "hand"
    EXILED_CARD = "exiled card"
    LIFE = "life"
    COUNTERS = "counters"
    LOYALTY = "loyalty"
    """What a field says, if it is less than 0; otherwise loyalty is gained. CR 606.4."""
    TAPPING = "tapping"
    """The source becomes tapped."""
    TAPPING_OTHERS = "tapping others"


class Alters(Enum):
    """What a continuous effect alters in an object. CR 611, 613."""

    POWER = "power"
    TOUGHNESS = "toughness"
    BASE_STATS = "base stats"
    """Power and toughness are set. CR 613.4b."""
    GAINS = "gains"
    """It gains the abilities in the field."""
    LOSES = "loses"
    """It loses abilities."""
    RESTRICTS = "restricts"
    """It can't do what the field, a mask of ``Cannot``, says."""
    REQUIRES = "requires"
    CONTROLLER = "controller"


class Occurrence(Enum):
    """What a triggered ability waits for, where that tells when it is likely to trigger."""

    ENTERING = "entering"
    """Its source, or another permanent, enters the battlefield."""
    ATTACKING = "attacking"
    """Its source, or another creature, is declared as an attacker."""


@final
class Touch:
    """What an instruction does to those whom its ``field`` refers to, and the field of how much, or
    of the things so many of which are chosen; "" if it names no number.
    """

    def __init__(
        self,
        field: str,
        does: Does,
        amount: str,
        when: Callable[[Effect], bool] | None,
        divided: bool,
    ) -> None:
        self.field = field
        self.does = does
        self.amount = amount
        self.when = when
        self.divided = divided


@final
class GivenUp:
    """What a cost gives up, and the field that says more of it; "" for none."""

    def __init__(self, loss: Loss, field: str, when: Callable[[Cost], bool] | None) -> None:
        self.loss = loss
        self.field = field
        self.when = when


@final
class Alteration:
    """What a modification alters, and the field that says how; "" for none."""

    def __init__(self, alters: Alters, field: str) -> None:
        self.alters = alters
        self.field = field


C = TypeVar("C", bound="Cost")

_TOUCHES: Final[dict[type[Node], list[Touch]]] = {}
_GIVEN_UP: Final[dict[type[Node], list[GivenUp]]] = {}
_ALTERATIONS: Final[dict[type[Node], list[Alteration]]] = {}
_OCCURRENCES: Final[dict[type[Node], Occurrence]] = {}


def touches(
    effect: type[E],
    field: str,
    does: Does,
    amount: str = "",
    when: Callable[[E], bool] | None = None,
    divided: bool = False,
) -> None:
    """Declare what an instruction does to those whom a field refers to.

    ``when`` says of which instructions of the class it is true; ``divided``, that the amount is
    divided among them.
    """
    _TOUCHES.setdefault(effect, []).append(
        Touch(field, does, amount, cast("Callable[[Effect], bool] | None", when), divided)
    )


def gives_up(
    cost: type[C], loss: Loss, field: str = "", when: Callable[[C], bool] | None = None
) -> None:
    """Declare what paying a cost gives up; the first that is true holds.

    ``when`` says of which costs of the class it is true.
    """
    made = GivenUp(loss, field, cast("Callable[[Cost], bool] | None", when))
    _GIVEN_UP.setdefault(cost, []).append(made)


def alters(change: type[Modification], what: Alters, field: str = "") -> None:
    """Declare what a modification alters."""
    _ALTERATIONS.setdefault(change, []).append(Alteration(what, field))


def waits_for(pattern: type[Pattern], occurrence: Occurrence) -> None:
    """Declare what an ability with this pattern waits for."""
    _OCCURRENCES[pattern] = occurrence


def touched_by(effect: Effect) -> list[Touch]:
    """What an instruction has declared to do; empty if nothing."""
    declared = _TOUCHES.get(type(effect), [])
    return [touch for touch in declared if touch.when is None or touch.when(effect)]


def given_up(cost: Cost) -> GivenUp | None:
    """What paying the cost gives up; None if nothing is declared."""
    for given in _GIVEN_UP.get(type(cost), ()):
        if given.when is None or given.when(cost):
            return given
    return None


def alterations_of(change: Modification) -> list[Alteration]:
    """What a modification has declared to alter; empty if nothing."""
    return _ALTERATIONS.get(type(change), [])


def occurrence_of(pattern: Pattern) -> Occurrence | None:
    """What the pattern waits for; None if nothing is declared."""
    return _OCCURRENCES.get(type(pattern))


def declared() -> list[tuple[type[Node], str]]:
    """Every field that a declaration names, with its node."""
    found: list[tuple[type[Node], str]] = []
    for effect, touched in _TOUCHES.items():
        for touch in touched:
            found += [(effect, touch.field), (effect, touch.amount)]
    for cost, given in _GIVEN_UP.items():
        found += [(cost, one.field) for one in given]
    for change, altered in _ALTERATIONS.items():
        found += [(change, one.field) for one in altered]
    return [(node, field) for node, field in found if field]
