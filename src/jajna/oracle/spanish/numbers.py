"""Reads Spanish amounts in each style that a slot may ask for. CR 107."""

from __future__ import annotations

from jajna.ir.amounts import Half, Number, Plus, ThatMuch, Twice, X
from jajna.ir.base import Amount
from jajna.oracle.english.numbers import (
    AmountReading,
    and_more,
    family_amounts,
    unworded_amounts,
    went_on,
)
from jajna.oracle.grammar import Spec
from jajna.oracle.language import SPANISH
from jajna.oracle.reader import Reader, Reading
from jajna.oracle.spanish.nouns import counted_nouns
from jajna.text.spanish.amounts import POINT, THAT_MANY_OF, TOLD

__all__ = ["simple_amounts"]


def _read_amount(reader: Reader, spec: Spec, position: int) -> list[Reading]:
    option = spec.option
    if spec.counted:
        return counted_nouns(reader, position, list(simple_amounts(reader, position, "un")))
    style, _, noun = option.partition(" ")
    if noun:
        return list(_measured(reader, position, style, noun))
    if option in ("+", "th"):
        return list(unworded_amounts(reader, option, position))
    found = list(simple_amounts(reader, position, option))
    if option == "":
        found += went_on(reader, found, "")
        found += went_on(reader, simple_amounts(reader, position, "uno"), "uno")
    return [*found, *family_amounts(reader, position)]


SPANISH.families["Amount"] = _read_amount


def simple_amounts(reader: Reader, position: int, style: str) -> list[AmountReading]:
    """Numbers, X and "esa cantidad de", as the style of the slot writes them."""
    if position >= reader.size:
        return []
    word = reader.lower_tokens[position]
    if word == "x":
        return [(X(), position + 1), *and_more(reader, X(), position + 1, "más", "menos")]
    found: list[AmountReading] = _that_many(reader, position) if style else []
    number = int(word) if word.isdigit() else reader.number(position) if style else None
    if number is not None:
        found.append((Number(number), position + 1))
    return found


def _that_many(reader: Reader, position: int) -> list[AmountReading]:
    """ "Esa cantidad de", "el doble de esa cantidad de"."""
    if reader.at(position, *THAT_MANY_OF):
        return [(ThatMuch(), position + len(THAT_MANY_OF))]
    if reader.at(position, "esa", "cantidad", "de"):
        return [(ThatMuch(), position + 3)]
    if reader.at(position, "el", "doble", "de"):
        return [(Twice(amount), end) for amount, end in _that_many(reader, position + 3)]
    if reader.at(position, "la", "mitad", "de"):
        return [(Half(amount), end) for amount, end in _that_many(reader, position + 3)]
    return []


def _measured(reader: Reader, position: int, style: str, noun: str) -> list[AmountReading]:
    found: list[AmountReading] = []
    words = [[SPANISH.lower_case(form) for form in word.split("/")] for word in noun.split(" ")]
    amounts = simple_amounts(reader, position, style)
    for amount, end in dict.fromkeys([*amounts, *_that_many(reader, position)]):
        after = _match_noun(reader, end, words)
        if after < 0 and not isinstance(amount, (Number, X)):
            after = _match_noun(reader, end, _without_points(words))
        if after > 0:
            found.append((amount, after))
            more = reader.at(after, "y") and amount == ThatMuch()
            number = reader.number(after + 1) if more and after + 2 < reader.size else None
            if number is not None and reader.at(after + 2, "más"):
                found.append((Plus(amount, Number(number), "right"), after + 3))
            if amount == ThatMuch() and reader.at(after, "menos"):
                found += and_more(reader, amount, after, "más", "menos")
    start = reader.past(position, "an amount of")
    if start and style != TOLD:
        after = _match_noun(reader, start, words)
        if after < 0:
            after = _match_noun(reader, start, _without_points(words))
        equal = reader.past(after, "equal to") if after > 0 else 0
        if equal:
            found += [
                (value, end)
                for value, end in reader.read(Spec("Amount"), equal)
                if isinstance(value, Amount) and not isinstance(value, Number)
            ]
    return found


def _without_points(words: list[list[str]]) -> list[list[str]]:
    """The forms of "daño" alone for those of "puntos de daño"."""
    return words[2:] if words[0] == POINT.split("/") else words


def _match_noun(reader: Reader, position: int, words: list[list[str]]) -> int:
    for number, forms in enumerate(words):
        if position + number >= reader.size or reader.lower_tokens[position + number] not in forms:
            return -1
    return position + len(words)
