"""Inputs that are nearly right: what a file or a line becomes as parts of it go wrong.

A mutation of bytes knows nothing of the form; one of JSON and of lines keeps the form and puts odd
values into it.
"""

from __future__ import annotations

import json
from random import Random
from typing import Final, TypeAlias

__all__ = ["Json", "mutated", "mutated_json"]

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

ODD: Final[tuple[bytes, ...]] = (
    *(b"\0", b"\xff\xfe", b"\xed\xa0\x80", b"\x1b[2J", b"\x1b]0;x\x07", b"\r", b"\n", b"\t"),
    *("²".encode(), "٣".encode(), "\u202e".encode(), "\u2028".encode(), "½".encode()),
    *(b"-1", b"0", b"1" + b"0" * 9, b"9" * 5000, b"1e400", b"NaN", b"true", b"null", b"~", b"-"),
    *(b"[", b"]", b"{", b"}", b'"', b"'", b":", b",", b">", b"/", b"#", b".", b"*1", b"&1", b"!!x"),
    *(b"[" * 3000, b"{" * 200, b" " * 500, b"x" * 300, b"~nosuchuser/", b"../", b"%s", b"{0}"),
    *(b"Flying, " * 400, b"~", b"{W}", b"{9}", b"(", b"Shock", b"p0", b"p9", b"4 ", b"SB: "),
)
NUMBERS: Final = (-1, 0, 1, 2, 99, 1000, 10**6, 10**9, 10**18, 2**63, -(10**9), 10**30)
OTHERS: Final[tuple[Json, ...]] = (None, True, False, 0.5, [], {}, [[]], {"is": "x"})
TEXTS: Final = (
    *("", "\0", "²", "\x1b[2J", "a\nb", "\u202ex", "x" * 300, "9" * 5000, "-", "Shock", "p1"),
    *("[" * 50, "{", "{0}", "Flying", "Forest", "true", "current", "2003-07", "~", "W" * 2000),
)


def mutated(content: bytes, chance: Random) -> bytes:
    """The content with one to three parts changed."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        content = _changed(content, chance)
    return content


def _changed(content: bytes, chance: Random) -> bytes:
    first = chance.randint(0, len(content))
    last = min(len(content), first + chance.choice((1, 1, 2, 8, 40)))
    before, piece, after = content[:first], content[first:last], content[last:]
    kind = chance.randrange(7)
    if kind == 0:
        return before + after
    if kind == 1:
        return before + piece * chance.choice((2, 3, 50)) + after
    if kind == 2:
        return before + bytes([chance.randrange(256)]) + after
    if kind == 3:
        return before
    if kind == 4:
        there = chance.randint(0, len(content))
        return content[:there] + piece + content[there:]
    return before + chance.choice(ODD) + (after if kind == 5 else piece + after)


def mutated_json(value: Json, chance: Random) -> bytes:
    """The value as JSON with one or two values in it changed, some of the bytes too at times."""
    held = json.loads(json.dumps(value))
    for _ in range(chance.choice((1, 1, 2))):
        held = _other(held, chance, 0)
    content = json.dumps(held, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")
    return mutated(content, chance) if chance.random() < 0.2 else content


def _other(value: Json, chance: Random, depth: int) -> Json:
    """The value with one of the values in it changed."""
    if value and isinstance(value, list) and chance.random() < 0.9:
        place = chance.randrange(len(value))
        kind = chance.randrange(8)
        if kind == 0:
            return value[:place] + value[place + 1 :]
        if kind == 1:
            return value + [value[place]] * chance.choice((1, 3, 200))
        return [*value[:place], _other(value[place], chance, depth + 1), *value[place + 1 :]]
    if value and isinstance(value, dict) and chance.random() < 0.95:
        key = chance.choice(list(value))
        kind = chance.randrange(12)
        if kind == 0:
            return {name: held for name, held in value.items() if name != key}
        if kind == 1:
            return {**value, chance.choice(TEXTS): value[key]}
        return {**value, key: _other(value[key], chance, depth + 1)}
    kind = chance.randrange(6)
    if kind == 0:
        return chance.choice(OTHERS)
    if kind == 1 and isinstance(value, str) and value:
        return mutated(value.encode(), chance).decode("utf-8", "replace")
    return chance.choice(NUMBERS) if kind < 4 else chance.choice(TEXTS)
