"""Splits Oracle text and templates into tokens, and joins tokens to text."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

__all__ = [
    "PARAGRAPH",
    "QUOTES",
    "Tokens",
    "capital",
    "ends_with_stop",
    "join",
    "stop",
    "tokenize",
    "within_quotation",
    "within_sentences",
    "without_stop",
]

Tokens: TypeAlias = list[str]

PARAGRAPH: Final = "¶"
"""The token for the beginning of a new paragraph of the same ability."""

_TOKEN: Final = re.compile(
    r"\{[^{}]*\}"  # a mana or other symbol
    r"|[+\-−](?:\d+|[XY*])"  # a signed number
    r"|-(?:las?|los?)\b"  # a Spanish pronoun that is joined to a verb
    r"|\bd\d+\b|\d+—\d+|\d+\+(?=\s\|)"  # a die; rows of a results table
    r"|\d{1,3}(?:,\d{3})+(?!\d)|\d+"
    r"|[A-Za-zÀ-ÿ]+(?:[-][A-Za-zÀ-ÿ]+)*(?:'(?:t|ve|ll|d)\b)?"  # a word; can't
    r"|'(?:s|re)\b|'(?=[\s.,;:)\"]|$)"  # possessive
    r"|\S"
)

_NO_SPACE_BEFORE: Final = frozenset({",", ".", ":", ";", "'s", "'re", "'", ")", "]", "?", "!"})
_NO_SPACE_AFTER: Final = frozenset({"(", "[", "¿", "¡"})


_INNER: Final = re.compile(r"(?<=[\s\"])'([{A-Z~@\[][^\"]*?)'(?=[\",]| (?:and|y)\b)")
"""A quotation within another one."""
QUOTES: Final = {'"': '"', "‘": "’"}
"""The tokens with which a quotation begins, and how it ends; the second are within another."""
_CLOSING: Final = frozenset(QUOTES.values())


def tokenize(text: str) -> list[str]:
    """The words, numbers, symbols in braces and punctuation marks of a text, as a list.

    The marks of a quotation within another one are ``‘`` and ``’``.
    """
    if '"' in text and "'" in text:
        text = _INNER.sub(r"‘\1’", text)
    found: list[str] = _TOKEN.findall(text)
    return found


def within_quotation(tokens: Tokens) -> Tokens:
    """The tokens with the quotations among them marked as those within another one."""
    made: Tokens = []
    opens = True
    for token in tokens:
        if token == '"':
            token = "‘" if opens else "’"
            opens = not opens
        made.append(token)
    return made


def ends_with_stop(tokens: Tokens) -> bool:
    """Whether the tokens end with a full stop, before the marks that close quotations."""
    last = len(tokens) - 1
    while last >= 0 and tokens[last] in _CLOSING:
        last -= 1
    return last >= 0 and tokens[last] == "."


def join(tokens: list[str]) -> str:
    """The text of tokens, spaced like Oracle text.

    Quotation marks open and close in turn; no space stands around a slash.
    """
    parts: list[str] = []
    glue = True
    quoted = False
    previous = ""
    for token in tokens:
        if token == '"':
            if not quoted and not glue:
                parts.append(" ")
            parts.append(token)
            glue = not quoted
            quoted = not quoted
        elif token in ("‘", "’"):
            parts.append("'" if glue or token == "’" else " '")
            glue = token == "‘"
        else:
            symbols = token.startswith("{") and previous.startswith("{")
            if not glue and token not in _NO_SPACE_BEFORE and token != "/" and not symbols:
                parts.append(" ")
            parts.append(token)
            glue = token in _NO_SPACE_AFTER or token == "/"
        previous = token
    return "".join(parts)


def within_sentences(tokens: Tokens) -> Tokens:
    """The tokens without the full stop of a quotation inside a sentence."""
    made: Tokens = []
    quoted = False
    for place, token in enumerate(tokens):
        closes = token == "’" or (token == '"' and quoted)
        if closes and made[-1] == ".":
            after = tokens[place + 1 : place + 2]
            if after and after[0][:1].islower():
                made.pop()
        if token == '"':
            quoted = not quoted
        made.append(token)
    return made


def capital(tokens: Tokens) -> Tokens:
    """The tokens with a capital at the start."""
    if tokens and tokens[0] in ("¡", "¿"):
        return [tokens[0], *capital(tokens[1:])]
    if not tokens or not tokens[0][:1].islower():
        return tokens
    return [tokens[0][:1].upper() + tokens[0][1:], *tokens[1:]]


def without_stop(tokens: Tokens) -> Tokens:
    """The tokens without the full stop at their end, which what goes on after them has."""
    return tokens[:-1] if tokens[-1:] == ["."] else tokens


def stop(tokens: Tokens) -> Tokens:
    """The tokens with a full stop, unless a quotation at the end has one."""
    if len(tokens) > 1 and tokens[-1] in _CLOSING and ends_with_stop(tokens):
        return tokens
    return [*tokens, "."]
