"""Names as they are mistyped, among very many."""

from __future__ import annotations

import random
import time

import pytest

from jajna.cards.names import Spellings, fold, nearest

SYLLABLES = [
    a + b + c for a in "bdfgklmnprstvz" for b in "aeiou" for c in ("", "n", "r", "th", "l")
]
MANY = 30_000
BAR = 0.05
"""Seconds of processor time for a suggestion."""


@pytest.fixture(scope="module")
def many() -> Spellings:
    chance = random.Random(5)
    names = {"Shock", "Lightning Bolt", "Jace, the Mind Sculptor", "Æther Vial"}
    while len(names) < MANY:
        words = [
            "".join(chance.choices(SYLLABLES, k=chance.randint(2, 3)))
            for _ in range(chance.randint(1, 3))
        ]
        names.add(" ".join(words).title())
    return Spellings((fold(one), one) for one in sorted(names))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Lightnig Bolt", "Lightning Bolt"),
        ("ligthning bolt", "Lightning Bolt"),
        ("Jace the Mind Sculpter", "Jace, the Mind Sculptor"),
        ("aether viol", "Æther Vial"),
        ("Shokc", "Shock"),
    ],
)
def test_201_a_mistyped_name_is_found_among_very_many_in_time(
    many: Spellings, typed: str, meant: str
) -> None:
    costs: list[float] = []
    for _ in range(3):
        began = time.process_time()
        found = many.nearest(typed)
        costs.append(time.process_time() - began)
    assert found[0] == meant
    assert min(costs) < BAR


@pytest.mark.parametrize("typed", ["", "  ", "?", "zq"])
def test_what_is_like_nothing_has_no_suggestion(many: Spellings, typed: str) -> None:
    assert many.nearest(typed) == ()


def test_few_names_are_all_compared() -> None:
    assert nearest("Oxx", ["Ox", "Ow"]) == ("Ox",)
