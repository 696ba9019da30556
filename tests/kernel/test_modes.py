"""Modes that are chosen several times have targets of their own. CR 700.2d."""

from __future__ import annotations

from jajna.ir.composites import Sequence
from jajna.ir.filters.nouns import OfType
from jajna.ir.refs import Target
from jajna.kernel.state.modes import shifted, slots_of
from jajna.mechanics.actions.destroy import Destroy
from jajna.vocab import Type

CREATURE = OfType(Type.CREATURE)
BOTH = Sequence((Destroy(Target(CREATURE)), Destroy(Target(CREATURE, slot=1))))


def test_700_2d_each_target_of_a_repeated_mode_has_another_place() -> None:
    assert shifted(BOTH, 2) == Sequence(
        (Destroy(Target(CREATURE, slot=2)), Destroy(Target(CREATURE, slot=3)))
    )
    made = shifted(BOTH, 2)
    assert isinstance(made, Sequence)
    assert (slots_of((BOTH,)), slots_of((made,))) == (2, 4)


def test_700_2d_a_mode_chosen_once_stays_as_it_is() -> None:
    assert shifted(BOTH, 0) is BOTH
