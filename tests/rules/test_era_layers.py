"""Counters, changes and switching of power and toughness in different eras.

CR 613.4, CR 2016-08-26 613.3, CR 2003-07-01 418.5a, 418.5i.
"""

from __future__ import annotations

import pytest

from jajna import era
from jajna.judge.table import ANN, Table
from jajna.kernel.layers.explanation import explain
from jajna.vocab import Color, Keyword
from tests.mechanics.bench import permanent, spell, text_card
from tests.rules.creatures import creature

BEAR = creature("Bear", 2, 2)
SHRINK = spell("Target creature has base power and toughness 0/2 until end of turn.", "Shrink")
GROW = spell("Target creature gets +4/+0 until end of turn.", "Grow")
SWITCH = spell("Switch target creature's power and toughness until end of turn.", "Switch")
FLIGHT = spell("Target creature gains flying until end of turn.", "Flight")
HUMBLE = permanent(
    "Humble",
    "Enchantment",
    "All creatures lose all abilities and have base power and toughness 1/1.",
)
ANTHEM = permanent("Anthem", "Enchantment", "White creatures get +1/+1.")
WHITEN = permanent("Whiten", "Enchantment", "All creatures are white.")
ERAS = ("2003-07", "2016-08", "current")


def after(name: str, *spells: str, counters: int = 0) -> Table:
    """A Bear with counters after spells at it have resolved, one after the other."""
    table = Table(era=era.find(name))
    table.define(SHRINK, GROW, SWITCH, FLIGHT)
    (bear,) = table.battlefield(ANN, BEAR)
    table.object(bear).counters = {"+1/+1": counters} if counters else {}
    table.begin(ANN)
    for one in spells:
        table.hand(ANN, one)
        table.act(ANN, f"cast {one}", "Bear")
        table.resolve_all()
    return table


@pytest.mark.parametrize(
    ("name", "stats"), [("2003-07", (0, 2)), ("2016-08", (1, 3)), ("current", (1, 3))]
)
def test_in_2003_counters_came_before_what_sets_power(name: str, stats: tuple[int, int]) -> None:
    assert after(name, "Shrink", counters=1).power_toughness("Bear") == stats


@pytest.mark.parametrize(
    ("name", "stats"), [("2003-07", (0, 2)), ("2016-08", (4, 2)), ("current", (4, 2))]
)
def test_in_2003_what_sets_power_overrides_what_changed_it(
    name: str, stats: tuple[int, int]
) -> None:
    assert after(name, "Grow", "Shrink").power_toughness("Bear") == stats
    assert after(name, "Shrink", "Grow").power_toughness("Bear") == (4, 2)


@pytest.mark.parametrize(
    ("name", "stats"), [("2003-07", (6, 2)), ("2016-08", (2, 6)), ("current", (2, 6))]
)
def test_in_2003_what_comes_after_switching_is_not_switched(
    name: str, stats: tuple[int, int]
) -> None:
    table = after(name, "Switch", "Grow")
    assert table.power_toughness("Bear") == stats


def test_in_2003_switching_itself_goes_by_its_timestamp() -> None:
    assert after("2003-07", "Grow", "Switch").power_toughness("Bear") == (2, 6)


@pytest.mark.parametrize("name", ERAS)
def test_an_effect_waits_for_what_it_depends_on(name: str) -> None:
    table = Table(era=era.find(name))
    table.battlefield(ANN, BEAR)
    table.battlefield(ANN, ANTHEM)
    table.battlefield(ANN, WHITEN)
    assert table.object("Bear").now.colors == Color.WHITE
    assert table.power_toughness("Bear") == (3, 3)


@pytest.mark.parametrize("name", ERAS)
def test_what_gains_an_ability_later_keeps_it(name: str) -> None:
    table = after(name, "Flight")
    assert table.object("Bear").now.keywords & Keyword.FLYING
    table.battlefield(ANN, HUMBLE)
    assert not table.object("Bear").now.keywords & Keyword.FLYING
    assert table.power_toughness("Bear") == (1, 1)


@pytest.mark.parametrize("name", ERAS)
def test_what_an_ability_defines_comes_before_other_effects(name: str) -> None:
    table = Table(era=era.find(name))
    table.define(SHRINK)
    text = "Maro's power and toughness are each equal to the number of lands you control."
    table.battlefield(ANN, text_card("Maro", "Creature — Elemental", text, ("*", "*"), "{0}"))
    table.battlefield(ANN, permanent("Land", "Land"), permanent("Land", "Land"))
    table.begin(ANN)
    assert table.power_toughness("Maro") == (2, 2)
    table.hand(ANN, "Shrink")
    table.act(ANN, "cast Shrink", "Maro")
    table.resolve_all()
    assert table.power_toughness("Maro") == (0, 2)


@pytest.mark.parametrize(
    ("name", "named"),
    [
        ("2003-07", [("", "")] * 3),
        ("2016-08", [("7c", "c"), ("7d", "d"), ("7e", "e")]),
        ("2019-05", [("7c", "c"), ("7d", "d"), ("7e", "e")]),
        ("current+power_layers=own", [("7c", "c"), ("7d", "d"), ("7e", "e")]),
        ("2023-04", [("7c", "c"), ("7c", "c"), ("7d", "d")]),
        ("current", [("7c", "c"), ("7c", "c"), ("7d", "d")]),
    ],
)
def test_explanations_name_the_layers_of_the_era(name: str, named: list[tuple[str, str]]) -> None:
    table = after(name, "Grow", "Switch", counters=1)
    steps = explain(table.game, table.id("Bear")).steps
    rule = table.game.era.cited("power_layers")
    found = sorted((step.name, step.rule) for step in steps)
    assert found == sorted((layer, rule + letter) for layer, letter in named)


@pytest.mark.parametrize(
    ("name", "elsewhere"), [("2003-07", (0, 0)), ("2016-08", (2, 2)), ("current", (2, 2))]
)
def test_in_2003_what_an_ability_defines_was_0_outside_of_play(
    name: str, elsewhere: tuple[int, int]
) -> None:
    table = Table(era=era.find(name))
    text = "Maro's power and toughness are each equal to the number of lands you control."
    maro = text_card("Maro", "Creature — Elemental", text, ("*", "*"), "{0}")
    table.battlefield(ANN, permanent("Land", "Land"), permanent("Land", "Land"))
    (held,) = table.hand(ANN, maro)
    (dead,) = table.graveyard(ANN, maro)
    (there,) = table.battlefield(ANN, maro)
    table.begin(ANN)
    assert table.power_toughness(held) == elsewhere
    assert table.power_toughness(dead) == elsewhere
    assert table.power_toughness(there) == (2, 2)
