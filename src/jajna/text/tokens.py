"""Splits Oracle text and templates into tokens, and joins tokens to text."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

__all__ = ["PARAGRAPH", "Tokens", "capital", "join", "stop", "tokenize", "within_sentences"]

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


def tokenize(text: str) -> list[str]:
    """The words, numbers, symbols in braces and punctuation marks of a text, as a list."""
    found: list[str] = _TOKEN.findall(text)
    return found


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
        if token == '"':
            after = tokens[place + 1 : place + 2]
            if quoted and made[-1] == "." and after and after[0][:1].islower():
                made.pop()
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


def stop(tokens: Tokens) -> Tokens:
    """The tokens with a full stop, unless a quotation at the end has one."""
    if len(tokens) > 1 and tokens[-1] == '"' and tokens[-2] == ".":
        return tokens
    return [*tokens, "."]
