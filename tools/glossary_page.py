"""The glossary as the page docs/glossary.md, in both languages, when run or built."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from jajna.cards.names import fold  # noqa: E402
from jajna.glossary import ERAS, Term, term, terms  # noqa: E402
from jajna.text.catalogue import LANGUAGES  # noqa: E402

PAGE: Final = ROOT / "docs" / "glossary.md"
INTRODUCTION: Final = """\
# Glossary

The terms of the game in English and Spanish, in our own words: what they mean today, and where
they were called otherwise or meant something else in an older edition of the rules. The table of
each gives the rule by edition; a dash stands where the rules had no such term, or no rule about it.
`jajna glossary TERM` prints the same.
"""


def page() -> str:
    """The text of the page."""
    entries = sorted(terms(), key=lambda one: fold(one.en))
    return "\n".join([INTRODUCTION, *(line for one in entries for line in _entry(one))])


def _entry(one: Term) -> list[str]:
    """A term with its anchor, its definitions, its rules and its links."""
    related = ", ".join(f"[{_safe(term(other).en)}](#term-{other})" for other in one.related)
    return [
        f"(term-{one.id})=",
        "",
        f"## {_safe(one.en)} — {_safe(one.es)}",
        "",
        *(line for code in LANGUAGES for line in (_safe(one.text(code)), "")),
        *_differences(one),
        "| " + " | ".join(ERAS) + " |",
        "| " + " | ".join("---" for _ in ERAS) + " |",
        "| " + " | ".join(one.rules[era] or "–" for era in ERAS) + " |",
        "",
        f"See also: {related}",
        "",
    ]


def _differences(one: Term) -> list[str]:
    """What a term was called or meant in some eras, in both languages."""
    lines: list[str] = []
    for wording in one.wording:
        said = [
            ". ".join(part for part in (wording.name(code), wording.text(code)) if part)
            for code in LANGUAGES
        ]
        lines += [f"- {', '.join(wording.eras)}: {_safe(' — '.join(said))}"]
    return [*lines, ""] if lines else []


def _safe(text: str) -> str:
    """The text without what Markdown would take as markup."""
    return "".join(f"\\{letter}" if letter in "*_{}[]<>|`" else letter for letter in text)


def write_page(path: Path = PAGE) -> None:
    """Write the page if it differs from what is there."""
    text = page()
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_page()
