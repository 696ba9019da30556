"""Demonstrate. CR 702.144."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, creature, table, text_card

LESSON = text_card("Lesson", "Sorcery", "Demonstrate\nDestroy target creature.")
CAT = 2


def position(players: int = 2) -> Table:
    """Ann has the spell in hand; there are creatures to destroy."""
    at = table(players)
    at.define(LESSON, creature("Ape"), creature("Boar"), creature("Crab"))
    at.hand(ANN, "Lesson")
    at.battlefield(BOB, "Ape", "Boar", "Crab")
    ask_again(at)
    return at


def test_702_144a_the_copy_and_that_of_an_opponent_take_new_targets() -> None:
    at = position()
    at.act(ANN, "cast Lesson", "Ape")
    at.choose(True, "Boar", "Crab")
    at.resolve_all()
    assert sorted(at.names_in(Zone.GRAVEYARD, BOB)) == ["Ape", "Boar", "Crab"]


def test_702_144a_the_opponents_copy_resolves_first_and_is_theirs() -> None:
    at = position()
    at.act(ANN, "cast Lesson", "Ape")
    at.choose(True, "Boar", "Crab")
    at.resolve()
    spells = [at.game.objects[one].controller for one in at.game.zones.stack]
    assert spells == [ANN, ANN, BOB]
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Crab"]


def test_702_144a_whoever_does_not_copy_lets_nobody_else() -> None:
    at = position()
    at.act(ANN, "cast Lesson", "Ape")
    at.choose(False)
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Ape"]


def test_702_144a_one_of_several_opponents_is_chosen() -> None:
    at = position(3)
    at.act(ANN, "cast Lesson", "Ape")
    at.choose(True, "Boar", "Cat", "Crab")
    at.resolve()
    spells = [at.game.objects[one].controller for one in at.game.zones.stack]
    assert spells == [ANN, ANN, CAT]
