"""Reads amounts in each style that a slot may ask for. CR 107."""

from __future__ import annotations

from jajna.ir.amounts import Difference, Half, Minus, Number, Plus, ThatMuch, Twice, X
from jajna.ir.base import Amount
from jajna.oracle.english.filters import counted_nouns
from jajna.oracle.grammar import Spec
from jajna.oracle.language import ENGLISH
from jajna.oracle.reader import Reader, Reading

__all__ = [
    "AmountReading",
    "and_more",
    "family_amounts",
    "simple_amounts",
    "unworded_amounts",
    "went_on",
]

AmountReading = tuple[Amount, int]


def _read_amount(reader: Reader, spec: Spec, position: int) -> list[Reading]:
    option = spec.option
    if spec.counted:
        return counted_nouns(reader, position, list(simple_amounts(reader, position, "a")))
    style, _, noun = option.partition(" ")
    if noun:
        return list(_measured(reader, position, style, noun))
    if option in ("+", "th"):
        return list(unworded_amounts(reader, option, position))
    found = list(simple_amounts(reader, position, "one" if option == "word" else option))
    if option == "":
        found += went_on(reader, found, "")
        found += went_on(reader, simple_amounts(reader, position, "one"), "one")
    if option in ("", "word"):
        found += family_amounts(reader, position)
    return list(found)


def family_amounts(reader: Reader, position: int) -> list[AmountReading]:
    """The amounts that are phrases of the phrase book, as pairs of amount and end."""
    return [
        (value, end)
        for value, end in reader.family("Amount", position)
        if isinstance(value, Amount)
    ]


def went_on(reader: Reader, simple: list[AmountReading], style: str) -> list[AmountReading]:
    """Longer amounts that begin with a number: "7 minus the number of cards in your hand"."""
    postfix = reader.grammar.postfix.get(f"Amount:{style}")
    return [
        (more, end)
        for value, after in (simple if postfix is not None else [])
        if isinstance(value, Number) and postfix is not None
        for more, end in reader.walk(postfix, after, (value,))
        if isinstance(more, Amount)
    ]


ENGLISH.families["Amount"] = _read_amount


def simple_amounts(reader: Reader, position: int, style: str) -> list[AmountReading]:
    """Numbers, X and "that many", as the style of the slot writes them."""
    if position >= reader.size:
        return []
    word = reader.lower_tokens[position]
    if word == "x":
        return [(X(), position + 1), *and_more(reader, X(), position + 1, "plus", "minus")]
    if word.isdigit():
        return [(Number(int(word)), position + 1)] if style in ("", "1") else []
    if word in ("a", "an"):
        return [(Number(1), position + 1)] if style == "a" else []
    if word == "that" and reader.lower_tokens[position + 1] in ("much", "many"):
        return [(ThatMuch(), position + 2)]
    if word == "twice" and style:
        return [(Twice(amount), end) for amount, end in simple_amounts(reader, position + 1, style)]
    if word == "half" and style:
        return [(Half(amount), end) for amount, end in simple_amounts(reader, position + 1, style)]
    number = reader.number(position)
    if number is not None and number > 2 and style and reader.at(position + 1, "times"):
        if more := simple_amounts(reader, position + 2, style):
            return [(Twice(amount, number), end) for amount, end in more]
    if number is None or style not in ("a", "one"):
        return []
    return [] if style == "a" and number < 2 else [(Number(number), position + 1)]


def and_more(
    reader: Reader, amount: Amount, position: int, plus: str, minus: str
) -> list[AmountReading]:
    """The rest of "X plus one", "that many cards minus 2": an amount and a number."""
    if position + 1 >= reader.size or reader.lower_tokens[position] not in (plus, minus):
        return []
    word = reader.tokens[position + 1]
    number = int(word) if word.isdigit() else reader.number(position + 1)
    if number is None:
        return []
    spelled = not word.isdigit()
    if reader.lower_tokens[position] == minus:
        return [(Difference(amount, Number(number), spelled), position + 2)]
    return [(Plus(amount, Number(number), "right" if spelled else ""), position + 2)]


def _measured(reader: Reader, position: int, style: str, noun: str) -> list[AmountReading]:
    found: list[AmountReading] = []
    words = noun.split(" ")
    for amount, end in simple_amounts(reader, position, style):
        after = _match_noun(reader, end, words)
        if after > 0:
            found.append((amount, after))
            if amount == ThatMuch():
                found += and_more(reader, amount, after, "plus", "minus")
    after = _match_noun(reader, position, words)
    if after > 0 and reader.at(after, "equal", "to"):
        found += [
            (value, end)
            for value, end in reader.read(Spec("Amount"), after + 2)
            if isinstance(value, Amount) and not isinstance(value, Number)
        ]
    return found


def _match_noun(reader: Reader, position: int, words: list[str]) -> int:
    for number, word in enumerate(words):
        if position + number >= reader.size:
            return -1
        if reader.lower_tokens[position + number] not in word.lower().split("/"):
            return -1
    return position + len(words)


def unworded_amounts(reader: Reader, style: str, position: int) -> list[AmountReading]:
    """A number or X with its sign, or an ordinal number, where the style is "+" or "th"."""
    if style == "th":
        number = reader.ordinal(position)
        return [] if number is None else [(Number(number), position + 1)]
    token = reader.tokens[position]
    if len(token) < 2 or token[0] not in "+-":
        return []
    if token[1:] == "X":
        return [(X() if token[0] == "+" else Minus(X()), position + 1)]
    if token[1:].isdigit():
        return [(Number(int(token)), position + 1)]
    return []
