"""Counts of two kinds of things, and what a shield of counters prevents. CR 608.2h, 615.5."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table

HORDE = creature(
    "Horde",
    0,
    0,
    "Horde enters with a +1/+1 counter on it for each other Zombie you control and each Zombie "
    "card in your graveyard.\n"
    "If Horde would be dealt damage, prevent that damage and remove a +1/+1 counter from it.",
    "Creature — Zombie",
)
ZOMBIE = creature("Zombie", types="Creature — Zombie")


def with_horde(*, buried: bool = False) -> Table:
    """Ann's Horde has entered from her hand or graveyard; she has a Zombie, and two are buried."""
    at = table(ann=[ZOMBIE, "Bear"], bob=[ZOMBIE])
    at.graveyard(ANN, ZOMBIE, ZOMBIE, "Bear")
    at.graveyard(BOB, ZOMBIE)
    if buried:
        at.graveyard(ANN, HORDE)
        cast(at, "Return target creature card from your graveyard to the battlefield.", "Horde")
    else:
        at.hand(ANN, HORDE)
        at.begin(ANN)
        at.act(ANN, "cast Horde")
    at.resolve_all()
    return at


def test_608_2h_both_kinds_are_counted() -> None:
    assert with_horde().object("Horde").counters == {"+1/+1": 3}


def test_614_12_a_card_that_enters_from_there_is_counted_in_the_graveyard() -> None:
    assert with_horde(buried=True).object("Horde").counters == {"+1/+1": 4}


def test_615_5_all_damage_is_prevented_and_one_counter_removed() -> None:
    at = with_horde()
    cast(at, "Spell deals 7 damage to target creature.", "Horde")
    at.resolve_all()
    assert at.object("Horde").counters == {"+1/+1": 2}
    assert at.object("Horde").zone is Zone.BATTLEFIELD
    assert at.object("Horde").damage == 0
