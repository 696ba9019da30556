"""The eras as the page docs/eras.md: the rules that differ, and where the kernel asks for them.

Run it to write the page.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from jajna.era_switches import EDITIONS, SWITCHES, UNBUILT, Switch, word  # noqa: E402
from jajna.judge.eras import TITLES, UNBUILT_WORDS, meaning  # noqa: E402

PAGE: Final = ROOT / "docs" / "eras.md"
SOURCES: Final = ROOT / "src" / "jajna"
INTRODUCTION: Final = """\
# Eras

A game is played by the rules of its era, `current` if nobody says otherwise: `--era` chooses one
for `jajna play`, `sim`, `fuzz` and `bench`, `era:` for a scenario (`jajna judge run --era` for
those that name none), and a saved game is of the era in which it was begun: it is refused in any
other. `2003-07+combat_damage=ordered` is an era with another setting of one switch; settings that
can't go together are refused, with the reason. `jajna era list`, `show` and `diff` print what this
page says, in English or Spanish.

Cards are compiled from the Oracle text of today and printed in the words of the era, as are the log
and the prompts: "comes into play", "removida del juego". `src/jajna/text/era_words.py` pairs the
words of today with those used before, and the date until which they were, and has the sentences
that cards said before there was a keyword for them; type lines are those of the time too ("Enchant
Creature", "Criatura — Leyenda"). `jajna cards show NAME --era 2003-07` prints a card so.

The kernel asks the era of the game at the one place where a rule lives; a keyword does so for its
own rule, and the formats for the rules of decks. This page is generated from the code; each rule is
followed by the functions that ask for it.
"""


class Use(NamedTuple):
    """A function that asks the era for a switch."""

    switch: str
    module: str
    function: str


def uses(folder: Path = SOURCES) -> list[Use]:
    """Every function that reads a switch from the era of a game, in the order of the sources."""
    found: list[Use] = []
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        module = path.relative_to(folder).with_suffix("").as_posix()
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                for name in _asked(function):
                    use = Use(name, module, function.name)
                    if use not in found:
                        found.append(use)
    return found


def _asked(function: ast.FunctionDef) -> list[str]:
    """The switches that a function reads as ``game.era.switch`` or ``era.switch``."""
    names = [one.name for one in SWITCHES]
    return [
        node.attr
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and _is_era(node.value) and node.attr in names
    ]


def _is_era(node: ast.expr) -> bool:
    if isinstance(node, ast.Attribute):
        return node.attr == "era"
    return isinstance(node, ast.Name) and node.id == "era"


def page() -> str:
    """The text of the page."""
    found = uses()
    lines = [INTRODUCTION]
    for one in SWITCHES:
        lines += _section(one, [use for use in found if use.switch == one.name])
    lines += [f"In all {len(SWITCHES)} switches, asked for in {len(found)} functions.", ""]
    return "\n".join(lines + _unbuilt())


def _unbuilt() -> list[str]:
    """What of the editions no game is played by, with the numbers of the rules."""
    lines = [
        "## What isn't built",
        "",
        "| | " + " | ".join(edition.name for edition in EDITIONS) + " |",
        "| --- | " + " | ".join("---" for _ in EDITIONS) + " |",
    ]
    for one in UNBUILT:
        rules = [f"CR {rule}" if rule else "" for rule in one.rules]
        lines.append(f"| {UNBUILT_WORDS[one.name]} | {' | '.join(rules)} |".replace("  ", " "))
    return [*lines, ""]


def _section(one: Switch, places: list[Use]) -> list[str]:
    title = TITLES[one.name]
    head = f"## {title[:1].upper()}{title[1:]} (`{one.name}`)"
    settings = [f"- `{word(setting)}`: {meaning(one, setting)}" for setting in one.settings]
    rules = [
        f"`{word(setting)}` (CR {rule})" if rule else f"`{word(setting)}`"
        for setting, rule in one.editions
    ]
    changes = [
        f"Changed on {date} from `{word(before)}` to `{word(after)}`."
        for date, before, after in one.changes
    ]
    asked = ", ".join(f"`{use.module}.{use.function}`" for use in places)
    return [
        head,
        "",
        *settings,
        "",
        "| " + " | ".join(edition.name for edition in EDITIONS) + " |",
        "| " + " | ".join("---" for _ in EDITIONS) + " |",
        "| " + " | ".join(rules) + " |",
        "",
        *(line for change in changes for line in (change, "")),
        f"Asked for by {asked}.",
        "",
    ]


def main() -> int:
    """Write the page; the exit code."""
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
