"""How many cards compile, by set, as the page docs/coverage.md.

Run it with a card file (AtomicCards of MTGJSON) and a file of sets (``data``: each set's code,
name, type and date) to write the page: ``tools/coverage_page.py CARDS SETS``.
"""

from __future__ import annotations

import argparse
import gzip
import json
import lzma
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from jajna.cards.card_file import read_card_file  # noqa: E402
from jajna.cards.compiling import judge_all  # noqa: E402
from jajna.cards.coverage import Share  # noqa: E402
from jajna.cards.mtgjson import CardData  # noqa: E402
from jajna.errors import CardError  # noqa: E402

PAGE: Final = ROOT / "docs" / "coverage.md"
FUNNY: Final = "funny"
"""The type of sets whose cards aren't for tournaments; other rules are meant there."""
OF_VARIANTS: Final = frozenset(
    {"Plane", "Phenomenon", "Scheme", "Vanguard", "Conspiracy", "Dungeon"}
)
"""Types of cards that only variants have, and dungeons."""
INTRODUCTION: Final = """\
# Coverage

How many cards the compiler reads whole: each line of the text has exactly one meaning, which prints
back letter for letter and hangs together. A card counts for each set in which it was printed. Left
out are the sets for fun and the cards of variants (planes, phenomena, schemes, vanguards,
conspiracies, dungeons). `jajna cards coverage` counts the same for your own cards, and lists the
clauses that stop the most of the others.

This page is generated from a card file by `tools/coverage_page.py`.
"""


class Set(NamedTuple):
    """What is known of a set of cards."""

    code: str
    name: str
    kind: str
    date: str


def sets_in(path: Path) -> list[Set]:
    """The sets of a file, plain, .xz or .gz. Raises CardError if it isn't one."""
    opened: dict[str, Callable[[bytes], bytes]] = {
        ".xz": lzma.decompress,
        ".gz": gzip.decompress,
    }
    try:
        content = path.read_bytes()
        raw: object = json.loads(opened.get(path.suffix, bytes)(content))
    except (OSError, ValueError, lzma.LZMAError) as error:
        raise CardError(f"{path} can't be read as a file of sets: {error}") from error
    data = raw.get("data") if isinstance(raw, dict) else None
    if not isinstance(data, dict):
        raise CardError(f"{path} has no object under 'data'")
    return [_set(code, one) for code, one in data.items() if isinstance(one, dict)]


def _set(code: str, data: dict[str, object]) -> Set:
    name, kind, date = data.get("name"), data.get("type"), data.get("releaseDate")
    return Set(code, str(name or code), str(kind or ""), str(date or ""))


def is_counted(card: CardData, funny: frozenset[str]) -> bool:
    """Whether a card is one of ordinary play: not only of sets for fun, and of no variant."""
    types = {word for face in card.faces for word in face.types}
    return not types & OF_VARIANTS and not (card.printings and funny.issuperset(card.printings))


def page(verdicts: Iterable[tuple[CardData, bool]], sets: Iterable[Set]) -> str:
    """The text of the page, from each card and whether it compiles."""
    known = sorted(sets, key=_by_date)
    funny = frozenset(one.code for one in known if one.kind == FUNNY)
    total = Share()
    shares = {one.code: Share() for one in known}
    for card, compiled in verdicts:
        if is_counted(card, funny):
            total.count(compiled)
            for code in card.printings:
                shares.setdefault(code, Share()).count(compiled)
    rows = [
        _row(one.name, one.code, one.date[:4], shares[one.code])
        for one in known
        if shares[one.code].cards and one.kind != FUNNY
    ]
    return "\n".join(
        [
            INTRODUCTION,
            "| Set | Code | Year | Cards | Whole | Share |",
            "| --- | --- | --- | --: | --: | --: |",
            _row("All cards", "", "", total),
            *rows,
            "",
        ]
    )


def _by_date(one: Set) -> tuple[str, str]:
    return one.date, one.code


def _row(name: str, code: str, year: str, share: Share) -> str:
    said = name.replace("|", "\\|")
    return f"| {said} | {code} | {year} | {share.cards} | {share.compiled} | {share.share:.1%} |"


def main(arguments: list[str] | None = None) -> int:
    """Write the page; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cards", type=Path, help="MTGJSON's AtomicCards (.json, .gz, .xz, .zip)")
    parser.add_argument("sets", type=Path, help="the sets (.json, .gz, .xz)")
    options = parser.parse_args(arguments)
    try:
        sets = sets_in(options.sets)
        source = read_card_file(options.cards)
        judged = judge_all(source, len(source))
        text = page([(card, verdict.compiled) for card, verdict in judged], sets)
    except CardError as error:
        print(error, file=sys.stderr)
        return 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
