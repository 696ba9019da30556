"""What is said of things that players choose as they follow an instruction. CR 608.2d."""

from __future__ import annotations

from jajna.ir.base import Amount, Filter, Ref, children
from jajna.ir.comparisons import HowManyOf

__all__ = ["described", "number_chosen"]


def described(choice: Ref) -> Filter | None:
    """How things are described of which some are chosen; None where they are only named."""
    for child in children(choice):
        if isinstance(child, Filter):
            return child
        if isinstance(child, Ref) and child.is_choice():
            return described(child)
    return None


def number_chosen(choice: Ref) -> Amount | None:
    """How many things are chosen; None where no number is said."""
    how: object = getattr(choice, "how", None)
    if how is HowManyOf.ANY_NUMBER or how is HowManyOf.ALL:
        return None
    for child in children(choice):
        if isinstance(child, Amount):
            return child
        if isinstance(child, Ref) and child.is_choice():
            return number_chosen(child)
    return None
