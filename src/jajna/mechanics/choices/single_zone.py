"""What has to be in one player's zone: targets, and what pays a cost, "from a single graveyard".
CR 601.2c, 118.3.
"""

from __future__ import annotations

from jajna.ir.base import (
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Modification,
    Node,
    Pattern,
    Ref,
    children,
    walk,
)
from jajna.ir.declared.binding import misplaced
from jajna.ir.filters.logic import is_in_one_zone
from jajna.ir.filters.zones import InZone
from jajna.ir.refs import Target
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.costs.things import CostOfThings

__all__: list[str] = []


def _not_of_targets(made: Node) -> str | None:
    """Only where targets or payments are chosen it is seen to that they are in one zone."""
    if isinstance(made, Target):
        if is_in_one_zone(made.filter) and not 0 <= made.minimum <= 1:
            return "so many targets in one zone may not be found"
        return None
    for child in children(made):
        if isinstance(child, Some) and isinstance(made, CostOfThings):
            continue  # ``costs.as_a_whole`` sees to it
        if isinstance(child, Some) and not isinstance(made, Some):
            child = child.what
        elif isinstance(made, Some):
            continue
        if isinstance(child, Filter) and any(
            isinstance(part, InZone) and part.single for part in walk(child)
        ):
            return "nothing sees to it that they are in one zone"
    return None


for _family in (Amount, Condition, Cost, Effect, Modification, Pattern, Ref):
    misplaced(_family, _not_of_targets)
