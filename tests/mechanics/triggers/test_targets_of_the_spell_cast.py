"""Spells that target something as they are cast, and what they target. CR 115.9, 603.4."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, creature, spell
from tests.table import table

ORVAR = creature(
    "Shaper",
    3,
    3,
    "Whenever you cast an instant or sorcery spell, if it targets one or more other permanents you "
    "control, create a token that's a copy of one of those permanents.",
)
SCHOLAR = creature(
    "Scholar",
    text="Whenever you cast an instant spell, if it targets a creature you control, you gain 1 "
    "life.",
)
PAIR = spell("Tap two target creatures.", "Pair")
ONE = spell("Tap target creature.", "One")
NONE = spell("You lose 1 life.", "None")


def shaper() -> Table:
    """Ann has the creature and two others, Bob a Wall."""
    return table(ann=[ORVAR, "Bear", "Giant"], bob=["Wall"], hand=[PAIR, ONE, NONE])


def test_115_9_one_of_the_targets_is_copied_by_choice() -> None:
    at = shaper()
    at.act(ANN, "cast Pair", ["Bear", "Giant"])
    at.choose("Giant")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD)[4:] == ["Giant"]


def test_115_9_only_targets_that_fit_are_among_them() -> None:
    at = shaper()
    at.act(ANN, "cast Pair", ["Bear", "Wall"])
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD)[4:] == ["Bear"]


def test_603_4_itself_or_an_opponents_permanent_isnt_such_a_target() -> None:
    at = shaper()
    at.act(ANN, "cast Pair", ["Shaper", "Wall"])
    assert len(at.game.zones.stack) == 1


def test_603_4_a_spell_without_targets_targets_nothing() -> None:
    at = table(ann=[SCHOLAR], bob=["Wall"], hand=[NONE, ONE])
    at.act(ANN, "cast None")
    assert len(at.game.zones.stack) == 1
    at.resolve_all()
    at.act(ANN, "cast One", "Scholar")
    assert len(at.game.zones.stack) == 2
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 20)


MAGE = creature(
    "Mage",
    text="Whenever you cast an instant or sorcery spell that targets only Mage, if you control one "
    "or more other creatures that spell could target, choose one of those creatures. Copy that "
    "spell. The copy targets the chosen creature.",
)
VEILED = creature("Veiled", text="Shroud")
GROW = spell("Target creature gets +3/+3 until end of turn.", "Grow")


def powers(at: Table, *names: str) -> list[int]:
    """The powers of creatures."""
    return [at.object(name).now.power for name in names]


def test_707_10e_the_copy_targets_the_creature_chosen_as_the_ability_resolves() -> None:
    at = table(ann=[MAGE, "Bear", "Giant", VEILED], bob=["Wall"], hand=[GROW])
    at.act(ANN, "cast Grow", "Mage")
    at.choose("Giant")
    at.resolve_all()
    assert powers(at, "Mage", "Bear", "Giant", "Veiled", "Wall") == [5, 2, 8, 2, 0]


def test_603_4_without_a_creature_that_could_be_its_target_nothing_triggers() -> None:
    at = table(ann=[MAGE, VEILED], bob=["Wall"], hand=[GROW])
    at.act(ANN, "cast Grow", "Mage")
    assert len(at.game.zones.stack) == 1


def test_115_9b_a_spell_that_targets_another_creature_isnt_copied() -> None:
    at = table(ann=[MAGE, "Bear"], hand=[GROW])
    at.act(ANN, "cast Grow", "Bear")
    assert len(at.game.zones.stack) == 1
