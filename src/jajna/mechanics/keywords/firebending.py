"""Firebending. CR 702.189."""

from __future__ import annotations

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import Node
from jajna.ir.composites import Sequence
from jajna.ir.filters.identity import SELF
from jajna.ir.mana import AddMana
from jajna.mechanics.actions.actions_taken import Action, NoteAction
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.triggers.combat import Attacks
from jajna.vocab import Mana, ManaKept
from jajna.wording import Asked, keyword

__all__ = ["firebending"]


def firebending(parameter: tuple[Node, ...]) -> Keyworded:
    """Firebending N: red mana that lasts until end of combat. CR 702.189a, 702.189b."""
    mana = AddMana(((Mana.RED,),), amount_in(parameter), kept=ManaKept.COMBAT)
    effect = Sequence((mana, NoteAction(Action.FIREBEND)))
    return Keyworded("firebending", 0, parameter, (Triggered(Attacks(SELF), effect),))


keyword(
    "firebending",
    "dominio del fuego",
    firebending,
    parameter="{0}",
    slots=("Amount",),
    rule="702.189",
    asked=(Asked.NAME,),
)
