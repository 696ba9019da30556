"""Demonstrate. CR 702.144."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, creature, text_card
from tests.table import table

LESSON = text_card("Lesson", "Sorcery", "Demonstrate\nDestroy target creature.")
CAT = 2


def with_lesson(players: int = 2) -> Table:
    """Ann has the spell in hand; there are creatures to destroy."""
    victims = (creature("Ape"), creature("Boar"), creature("Crab"))
    return table(players, known=victims, bob=victims, hand=[LESSON])


def test_702_144a_the_copy_and_that_of_an_opponent_take_new_targets() -> None:
    at = with_lesson()
    at.act(ANN, "cast Lesson", "Ape")
    at.choose(True, "Boar", "Crab")
    at.resolve_all()
    assert sorted(at.names_in(Zone.GRAVEYARD, BOB)) == ["Ape", "Boar", "Crab"]


def test_702_144a_the_opponents_copy_resolves_first_and_is_theirs() -> None:
    at = with_lesson()
    at.act(ANN, "cast Lesson", "Ape")
    at.choose(True, "Boar", "Crab")
    at.resolve()
    spells = [at.game.objects[one].controller for one in at.game.zones.stack]
    assert spells == [ANN, ANN, BOB]
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Crab"]


def test_702_144a_whoever_does_not_copy_lets_nobody_else() -> None:
    at = with_lesson()
    at.act(ANN, "cast Lesson", "Ape")
    at.choose(False)
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Ape"]


def test_702_144a_one_of_several_opponents_is_chosen() -> None:
    at = with_lesson(3)
    at.act(ANN, "cast Lesson", "Ape")
    at.choose(True, "Boar", "Cat", "Crab")
    at.resolve()
    spells = [at.game.objects[one].controller for one in at.game.zones.stack]
    assert spells == [ANN, ANN, CAT]
