"""How a number compares to another that a text names. CR 107.1."""

from __future__ import annotations

from typing import Final

from jajna.vocab import Term

__all__ = ["Comparison", "HowMany", "HowManyOf"]


class HowMany(Term):
    """How many things of a description there must be."""

    A = "a"
    OR_MORE = "or more"
    OR_FEWER = "or fewer"
    FEWER = "fewer than"
    EXACTLY = "exactly"
    NO = "no"

    def fits(self, found: int, number: int) -> bool:
        """Whether so many are as many as the text wants."""
        if self is HowMany.OR_FEWER:
            return found <= number
        if self is HowMany.FEWER:
            return found < number
        if self is HowMany.EXACTLY:
            return found == number
        if self is HowMany.NO:
            return found == 0
        return found >= number


class Comparison(Term):
    """How one number compares to another, in one of the ways in which texts say it."""

    IS = ""
    EXACTLY = "exactly"
    EQUAL = "equal"
    OR_GREATER = "or greater"
    AT_LEAST = "at least"
    OR_LESS = "or less"
    AT_MOST = "at most"
    LESS_OR_EQUAL = "less or equal"
    GREATER_OR_EQUAL = "greater or equal"
    EQUAL_OR_GREATER = "equal or greater"
    GREATER = "greater"
    LESS = "less"

    def holds(self, left: int, right: int) -> bool:
        """Whether the first number compares so to the second."""
        if self in _AT_LEAST:
            return left >= right
        if self is Comparison.GREATER:
            return left > right
        if self is Comparison.LESS:
            return left < right
        if self in (Comparison.IS, Comparison.EQUAL, Comparison.EXACTLY):
            return left == right
        return left <= right


_AT_LEAST: Final = (
    Comparison.OR_GREATER,
    Comparison.AT_LEAST,
    Comparison.GREATER_OR_EQUAL,
    Comparison.EQUAL_OR_GREATER,
)


class HowManyOf(Term):
    """How many of some things an instruction or cost is about."""

    SO_MANY = ""
    ALL = "all"
    ANY_NUMBER = "any number"
    ONE_OR_MORE = "one or more"
    UP_TO = "up to"
    UP_TO_X = "up to x"
