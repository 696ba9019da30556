"""Tells which families of clauses would finish most cards: ``python -m jajna.oracle.probe FILE``.

FILE is a corpus as ``AtomicCards.json``, plain, .gz, .xz or .zip. For each kind of clause (numbers,
colors, subtypes and symbols masked) it prints how many cards it alone stops, and how many it stops
together with others, the most rewarding first.

``--line TEXT`` reads one line of a card instead (``~`` is its name): each meaning in Spanish and as
nodes, or how far reading came. ``--spell``: of an instant or sorcery.
"""

from __future__ import annotations

import argparse
import gzip
import json
import lzma
import re
import sys
import zipfile
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from jajna.oracle.compiler import compile_face, compile_line
from jajna.oracle.lines import read_line
from jajna.oracle.source import FaceData
from jajna.oracle.vocabulary import load
from jajna.subtypes import ALL_SUBTYPES, SINGULARS
from jajna.text.english.words import NUMBER_WORDS
from jajna.text.spanish.printer import SPANISH
from jajna.text.tokens import join, tokenize

__all__ = ["generalized", "main", "missing_clauses", "rank", "told"]

_COLORS: Final = frozenset({"white", "blue", "black", "red", "green"})
_NUMBERS: Final = frozenset(NUMBER_WORDS[2:])


def read_corpus(path: Path) -> list[list[FaceData]]:
    """The faces of each card in a corpus file. Raises OSError or ValueError."""
    opened: dict[str, Callable[[Path], bytes]] = {
        ".xz": _read_xz,
        ".gz": _read_gz,
        ".zip": _read_zip,
    }
    raw: object = json.loads(opened.get(path.suffix, Path.read_bytes)(path))
    cards = raw.get("data") if isinstance(raw, dict) else None
    if not isinstance(cards, dict):
        raise ValueError("it has no object under 'data'")
    return [
        [_face(name, face) for face in faces if isinstance(face, dict)]
        for name, faces in cards.items()
        if isinstance(faces, list)
    ]


def _read_xz(path: Path) -> bytes:
    return lzma.decompress(path.read_bytes())


def _read_gz(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes())


def _read_zip(path: Path) -> bytes:
    with zipfile.ZipFile(path) as archive:
        return archive.read(archive.namelist()[0])


def _face(name: str, face: dict[str, object]) -> FaceData:
    def text(key: str) -> str:
        value = face.get(key)
        return value if isinstance(value, str) else ""

    def listed(key: str) -> tuple[str, ...]:
        value = face.get(key)
        return tuple([str(one) for one in value]) if isinstance(value, list) else ()

    return FaceData(
        text("faceName") or text("name"),
        name,
        text("manaCost"),
        text("type"),
        listed("supertypes"),
        listed("types"),
        listed("subtypes"),
        text("text"),
        text("power"),
        text("toughness"),
        text("loyalty"),
        text("defense"),
        "".join(listed("colors")),
        "".join(listed("colorIndicator")),
        text("layout"),
        text("side"),
        listed("keywords"),
        text("hand"),
        text("life"),
    )


def generalized(clause: str) -> str:
    """The clause with numbers, colors, subtypes and mana symbols masked."""
    return join([_masked(token) for token in tokenize(clause)])


def _masked(token: str) -> str:
    if re.fullmatch(r"\d+", token):
        return "N"
    if re.fullmatch(r"[+-](\d+|X)", token):
        return token[0] + "N"
    if token.startswith("{") and token not in ("{T}", "{Q}"):
        return "{M}"
    if token.lower() in _COLORS:
        return "COLOR"
    if token.lower() in _NUMBERS:
        return "NUMBER"
    if token in ALL_SUBTYPES or token in SINGULARS:
        return "SUBTYPE"
    return token


def missing_clauses(faces: Iterable[FaceData]) -> list[str]:
    """The kinds of clauses that stop a card with these faces, each once."""
    found: list[str] = []
    for face in faces:
        for blocker in compile_face(face).blockers:
            kind = generalized(blocker)
            if kind not in found:
                found.append(kind)
    return found


def rank(cards: Iterable[Sequence[FaceData]]) -> list[tuple[str, int, int]]:
    """Kinds of clauses with the cards they alone stop and all they stop, most rewarding first."""
    alone: Counter[str] = Counter()
    together: Counter[str] = Counter()
    for faces in cards:
        kinds = missing_clauses(faces)
        together.update(kinds)
        if len(kinds) == 1:
            alone[kinds[0]] += 1
    ranked = [(kind, alone[kind], together[kind]) for kind in together]
    return sorted(ranked, key=_reward, reverse=True)


def _reward(row: tuple[str, int, int]) -> tuple[int, int, str]:
    return row[1], row[2], row[0]


def told(line: str, spell: bool) -> list[str]:
    """What a line means, or how far reading came."""
    load()
    tokens = tokenize(line)
    verdict = compile_line(line, spell)
    if not verdict.meanings:
        readings = len(read_line(tokens, spell)[0])
        if readings:
            return [f"{readings} reading(s), of which none is bound and prints back as the line"]
        read, rest = join(tokens[: verdict.understood]), join(tokens[verdict.understood :])
        return [f"understood: {read} || {rest}"]
    found: list[str] = []
    for abilities, _ in verdict.meanings:
        found += SPANISH.lines(abilities)
        found += [f"    {ability}" for ability in abilities]
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table for a corpus file; 2 means that the file can't be read."""
    parser = argparse.ArgumentParser(prog="python -m jajna.oracle.probe", description=__doc__)
    parser.add_argument("file", type=Path, nargs="?", help="card data as AtomicCards.json")
    parser.add_argument("--line", help="read this line of a card instead")
    parser.add_argument("--spell", action="store_true", help="the line is one of a spell")
    parser.add_argument("--top", type=int, default=80, help="rows to print")
    options = parser.parse_args(arguments)
    load()
    if options.line is not None:
        print("\n".join(told(options.line, options.spell)))
        return 0
    if options.file is None:
        parser.error("give a FILE of cards, or a --line to read")
    try:
        cards = read_corpus(options.file)
    except (OSError, ValueError) as error:
        print(f"{options.file} can't be read as card data: {error}", file=sys.stderr)
        return 2
    for kind, alone, together in rank(cards)[: options.top]:
        print(f"{alone:6} {together:6}  {kind}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
