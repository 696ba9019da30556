"""Optional additional costs that have no name of their own. CR 118.8, 601.2b."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import CastingCost
from jajna.ir.conditions.as_cast import OPTIONAL_COST
from jajna.ir.declared.binding import misplaced
from jajna.mechanics.actions.behold import Behold
from jajna.mechanics.actions.collect_evidence import EvidenceCost
from jajna.mechanics.costs.any_number import OneOfAnyNumber
from jajna.mechanics.keywords.conditional_costs import CostWasPaid
from jajna.wording import phrase

__all__ = ["OPTIONAL_COST"]

FOR_FLASH: Final = "flash"
"""The name of the cost for which a spell may be cast as though it had flash. CR 702.8a."""

phrase(
    CastingCost,
    en="as an additional cost to cast this spell, you may {costs:and}",
    es="como coste adicional para lanzar este hechizo, puedes {costs:and}",
    when={
        "optional": True,
        "alternative": False,
        "paying": False,
        "many": False,
        "name": OPTIONAL_COST,
    },
)

phrase(
    CastingCost,
    en="as an additional cost to cast this spell, you may {costs:and}. if you do, this spell costs"
    " {less} less to cast",
    es="como coste adicional para lanzar este hechizo, puedes {costs:and}. si lo haces, lanzar este"
    " hechizo cuesta {less} menos",
    when={
        "optional": True,
        "alternative": False,
        "paying": False,
        "many": False,
        "name": OPTIONAL_COST,
    },
)

phrase(
    CastingCost,
    en="you may cast this spell as though it had flash if you pay {costs:,} more to cast it",
    es="puedes lanzar este hechizo como si tuviera la habilidad de destello si pagas {costs:,} más"
    " para lanzarlo",
    when={"optional": True, "alternative": False, "any_time": True, "name": FOR_FLASH},
)


def _has_a_name(made: CastingCost) -> str | None:
    """A cost of beholding or of evidence goes by its own name."""
    if made.name != OPTIONAL_COST:
        return None
    if any(isinstance(cost, (Behold, EvidenceCost, OneOfAnyNumber)) for cost in made.costs):
        return "the cost has another name"
    return None


misplaced(CastingCost, _has_a_name)

for _negative, _en, _es in ((False, "was", "se pagó"), (True, "wasn't", "no se pagó")):
    phrase(
        CostWasPaid,
        en=f"{{what:'s}} additional cost {_en} paid",
        es=f"{_es} el coste adicional de {{what}}",
        when={"name": OPTIONAL_COST, "negative": _negative},
    )
