"""Damage that is divided as it is dealt, not as the ability is announced. CR 107.1c, 608.2d."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, creature
from tests.table import table

HUNTER = creature(
    "Hunter",
    3,
    3,
    "{T}: Tap all untapped Wolf creatures you control. Each Wolf tapped this way deals damage "
    "equal to its power to target creature. That creature deals damage equal to its power divided "
    "as its controller chooses among any number of those Wolves.",
)
WOLF = creature("Wolf", 2, 5, types="Creature — Wolf")
ALPHA = creature("Alpha", 3, 5, types="Creature — Wolf")
COLOSSUS = creature("Colossus", 4, 20)


def hunting() -> Table:
    """Ann has two untapped Wolves, a tapped one and a Bear, and has her Hunter hunt a Colossus."""
    at = table(ann=[HUNTER, WOLF, ALPHA, "Bear"], bob=[COLOSSUS])
    at.call("Tired", at.battlefield(ANN, WOLF, tapped=True)[0])
    at.act(ANN, "activate Hunter", "Colossus")
    return at


def test_701_26a_only_wolves_that_were_tapped_this_way_deal_damage() -> None:
    at = hunting()
    at.choose(())
    at.resolve()
    assert at.object("Colossus").damage == 5
    assert at.object("Alpha").tapped
    assert not at.object("Bear").tapped


def test_608_2d_the_controller_of_the_creature_divides_its_damage() -> None:
    at = hunting()
    at.to_question(Kind.OBJECTS)
    assert at.asked is not None
    assert at.asked.player == BOB
    assert at.asked.count == 2
    at.choose(("Wolf #1", "Alpha"), {"Wolf": 1, "Alpha": 3})
    at.resolve()
    assert at.object("Wolf #1").damage == 1
    assert at.object("Alpha").damage == 3
    assert at.object("Tired").damage == 0


def test_107_1c_all_of_the_damage_can_be_dealt_to_one_of_them() -> None:
    at = hunting()
    at.choose(("Alpha",))
    at.resolve()
    assert at.object("Alpha").damage == 4
    assert at.object("Wolf #1").damage == 0


def test_107_1c_any_number_may_be_zero() -> None:
    at = hunting()
    at.choose(())
    at.resolve()
    assert at.object("Alpha").damage == 0
    assert at.object("Wolf #1").damage == 0


def test_704_4_a_creature_with_lethal_damage_still_deals_its_own() -> None:
    small = creature("Small", 2, 1)
    at = table(ann=[HUNTER, WOLF], bob=[small])
    at.act(ANN, "activate Hunter", "Small")
    at.choose(("Wolf",))
    at.resolve()
    assert at.object("Wolf").damage == 2
