"""What deals damage to whom. CR 120.1."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table


def test_120_1_what_deals_damage_to_itself_too_deals_it_at_once() -> None:
    at = table()
    text = "{T}: Entity deals 2 damage to any target and 3 damage to itself."
    at.battlefield(ANN, creature("Entity", 2, 3, text), "Bear")
    at.act(ANN, "activate Entity", BOB)
    at.resolve()
    assert at.life(BOB) == 18
    assert "Entity" in at.names_in(Zone.GRAVEYARD, ANN)
    assert at.object("Bear").damage == 0


DISORDER = (
    "Spell deals 2 damage to each artifact creature and each player who controls an artifact "
    "creature."
)


def test_120_1_each_player_who_controls_something_is_dealt_damage() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, creature("Robot", 2, 4, types="Artifact Creature"))
    cast(at, DISORDER)
    assert (at.life(ANN), at.life(BOB)) == (20, 18)
    assert at.object("Robot").damage == 2
    assert at.object("Bear").damage == 0
