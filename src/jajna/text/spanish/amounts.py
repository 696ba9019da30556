"""Prints amounts in Spanish: numbers, X, what is measured, and counted nouns."""

from __future__ import annotations

from typing import Final

from jajna.era import CURRENT, Era
from jajna.ir.amounts import (
    Difference,
    Half,
    ManaWorth,
    Minus,
    Number,
    PerEach,
    Plus,
    ThatMuch,
    Twice,
    X,
)
from jajna.ir.base import (
    Amount,
    Filter,
)
from jajna.text.agreement import (
    SINGULAR,
    is_feminine,
)
from jajna.text.own_names import NAME, OwnName
from jajna.text.spanish import words as spanish
from jajna.text.spanish.noun_phrases import SpanishNouns
from jajna.text.tokens import Tokens, tokenize

__all__ = ["POINT", "THAT_MANY_OF", "TOLD", "SpanishAmounts"]

THAT_MANY_OF: Final = ("esa", "misma", "cantidad", "de")
TOLD: Final = "told"
"""The style of amounts of which no reading is "una cantidad de ... igual a": another phrase is."""
POINT: Final = "punto/puntos"
"""The noun of "3 puntos de daño"; where no number is told it is "una cantidad de daño"."""


class SpanishAmounts(SpanishNouns):
    """The part of the Spanish printer that prints amounts and what they count."""

    def __init__(self, era: Era = CURRENT, own: OwnName = NAME, shown: bool = False) -> None:
        super().__init__(era, own, shown)
        self._counted: bool | None = None
        """Whether the noun counted last is feminine; None if there was none."""

    def amount(self, amount: Amount, option: str) -> Tokens:
        style, _, noun = option.partition(" ")
        if noun:
            return self._measured(amount, style, noun)
        simple = self._simple(amount, style)
        if simple is not None:
            return simple
        return self.by_phrase(amount.times if isinstance(amount, PerEach) else amount, SINGULAR)

    def _simple(self, amount: Amount, style: str) -> Tokens | None:
        if isinstance(amount, PerEach):
            return self._simple(amount.times, style)
        if style == "+":
            return _signed(amount)
        if isinstance(amount, Number):
            if style == "th":
                return [spanish.ORDINALS[amount.number]]
            if style == "uno" and amount.number == 1:
                return ["uno"]
            if style in ("un", "una", "uno", "a", "one"):
                return [spanish.number_word(amount.number, style == "una")]
            return [str(amount.number)]
        if isinstance(amount, X):
            return ["X"]
        if isinstance(amount, (Plus, Difference)) and isinstance(amount.left, X):
            word = "más" if isinstance(amount, Plus) else "menos"
            spelled = style if style in ("un", "una") else "uno"
            return ["X", word, *self.amount(amount.right, spelled if amount.spelled else "")]
        if isinstance(amount, ManaWorth):
            return ["{" + one.text + "}" for one in amount.cost.symbols]
        if isinstance(amount, ThatMuch) and style in ("un", "una"):
            return [*THAT_MANY_OF]
        return None

    def _measured(self, amount: Amount, style: str, noun: str) -> Tokens:
        if isinstance(amount, Plus) and isinstance(amount.left, ThatMuch):
            said = self._measured(amount.left, style, noun)
            more = self.amount(amount.right, "una" if style == "una" else "uno")
            return [*said, "y", *more, "más"]
        if isinstance(amount, Difference) and isinstance(amount.left, ThatMuch):
            said = self._measured(amount.left, style, noun)
            return [*said, "menos", *self.amount(amount.right, "una" if style == "una" else "uno")]
        words = noun.split(" ")
        one, _, many = words[0].partition("/")
        simple = self._simple(amount, style)
        if simple is not None:
            inner = amount.times if isinstance(amount, PerEach) else amount
            shown = one if inner == Number(1) or not many else many
            return [*simple, *tokenize(" ".join([shown, *words[1:]]))]
        if words[0] == POINT:
            many, words = words[2], words[2:]  # an amount of damage isn't told in points
        nouns = tokenize(" ".join([many or one, *words[1:]]))
        if isinstance(amount, ThatMuch):
            return [*THAT_MANY_OF, *nouns]
        if isinstance(amount, Twice) and isinstance(amount.of, ThatMuch):
            return ["el", "doble", "de", "esa", "cantidad", "de", *nouns]
        if isinstance(amount, Half) and isinstance(amount.of, ThatMuch):
            return ["la", "mitad", "de", "esa", "cantidad", "de", *nouns]
        expression = self.by_phrase(amount, SINGULAR)
        return ["una", "cantidad", "de", *nouns, "igual", "a", *expression]

    def counted(self, amount: Amount, fits: Filter, option: str) -> Tokens:
        self._counted = is_feminine(fits)
        inner = amount.times if isinstance(amount, PerEach) else amount
        if inner == Number(1):
            return self.noun_phrase(fits, "un", False)
        simple = self._simple(amount, "una" if is_feminine(fits) else "un")
        if simple is not None:
            return [*simple, *self.nouns(fits, True)]
        if isinstance(amount, Twice) and isinstance(amount.of, ThatMuch):
            return ["el", "doble", "de", "esa", "cantidad", "de", *self.nouns(fits, True)]
        return [*THAT_MANY_OF, *self.nouns(fits, True)]


def _signed(amount: Amount) -> Tokens | None:
    if isinstance(amount, Number):
        return [f"{amount.number:+d}"]
    if isinstance(amount, X):
        return ["+X"]
    return ["-X"] if isinstance(amount, Minus) else None
