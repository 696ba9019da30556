"""What the editions call things, and where they say it: each era's words side by side."""

from __future__ import annotations

import pytest

from jajna.glossary import ERAS, term


@pytest.mark.parametrize(
    ("era", "has", "lacks"),
    [
        ("2003-07", ["in play", "removed from the game"], ["battlefield", "exile", "command"]),
        ("2016-08", ["battlefield", "exile", "command"], ["in play", "removed"]),
        ("current", ["battlefield", "exile", "command"], ["in play", "removed"]),
    ],
)
def test_the_zones_of_a_time(era: str, has: list[str], lacks: list[str]) -> None:
    text = term("zone").text("en", era)
    assert [word for word in has if word not in text] == []
    assert [word for word in lacks if word in text] == []


def test_zones_are_called_otherwise_since_2009() -> None:
    names = {era: [term(one).name("en", era) for one in ("battlefield", "exile")] for era in ERAS}
    assert names["2003-07"] == ["In play", "Remove from the game, removed-from-the-game zone"]
    assert names["current"] == ["Battlefield", "Exile"]


def test_there_are_three_kinds_of_abilities_in_2003_and_four_today() -> None:
    ability = term("ability")
    assert "three kinds: activated, triggered and static" in ability.text("en", "2003-07")
    assert "spell, activated, triggered and static" in ability.text("en", "current")


@pytest.mark.parametrize(
    ("one", "numbers"),
    [
        ("ability", ["402", "112", "112", "113", "113"]),
        ("triggered-ability", ["404", "603", "603", "603", "603"]),
    ],
)
def test_the_numbers_of_rules_move(one: str, numbers: list[str]) -> None:
    assert [term(one).rules[era].split(",")[0].split(".")[0] for era in ERAS] == numbers
