"""Reflexive triggers. CR 603.12."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, creature
from tests.table import table

MANTICORE = creature(
    "Manticore",
    4,
    3,
    "When Manticore enters, you may sacrifice another creature. When you do, Manticore deals "
    "damage equal to that creature's power to any target.",
)


def test_603_12_the_target_is_chosen_when_it_was_done() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    at.hand(ANN, MANTICORE)
    at.act(ANN, "cast Manticore")
    at.resolve()
    at.choose(True, "Bob")
    at.resolve_all()
    assert at.life(BOB) == 15


def test_603_12_nothing_triggers_if_it_was_not_done() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    at.hand(ANN, MANTICORE)
    at.act(ANN, "cast Manticore")
    at.resolve()
    at.choose(False)
    at.resolve_all()
    assert at.life(BOB) == 20
    assert at.object("Giant").zone is Zone.BATTLEFIELD


def test_603_12_paying_is_doing() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Knight",
            text="Whenever Knight attacks, you may pay {0}. When you do, Knight deals 3 damage to "
            "target creature.",
        ),
    )
    at.battlefield(BOB, "Bear")
    at.attack("Knight")
    at.choose(True, "Bear")
    at.resolve_all()
    assert at.object("Bear").zone is Zone.GRAVEYARD
