"""The numbers of rules as the games of each era cite them; read from ``rule_numbers.txt``.

The engine cites the rules of today by their number, ``704.5j``, and a rule that only another
edition has, or that of an edition, by date and number, ``2003-07-01 300.3``. A game of another era
is told the number that the same rule has in the edition of the era.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from jajna.era import CURRENT, Era
from jajna.era_switches import EDITIONS

__all__ = ["era_rule", "era_rules", "numbers"]

DATA: Final = "rule_numbers.txt"
NONE: Final = "-"
BY_HAND: Final = "*"


@cache
def numbers() -> dict[str, dict[str, str]]:
    """The rule numbers of each era, by the citation of the engine.

    A number is "" where the era's edition has no such rule.
    """
    found: dict[str, dict[str, str]] = {}
    for line in files("jajna.text").joinpath(DATA).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            cited, *given = line.replace(BY_HAND, "").split()
            found[cited.replace("/", " ")] = {
                edition.name: "" if number == NONE else number
                for edition, number in zip(EDITIONS, given, strict=False)
            }
    return found


def era_rule(rule: str, era: Era) -> str:
    """The engine's citation of a rule, as a game of the era cites it.

    It is the rule's number in the era's edition. If that has no such rule, or none is known, it is
    the date of an edition with the rule, and the number there.
    """
    date, _, number = rule.rpartition(" ")
    if date == era.date or (not date and era.edition == CURRENT.edition):
        return number
    known = numbers().get(rule, {}).get(era.edition, "")
    return known or f"{date or CURRENT.date} {number}"


def era_rules(rules: str, era: Era) -> str:
    """Several rules, separated by commas, as a game of the era cites them, each once."""
    return ", ".join(dict.fromkeys(era_rule(rule, era) for rule in rules.split(", ")))
