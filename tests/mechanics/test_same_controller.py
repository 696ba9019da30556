"""Targets that have the same controller, and a second target. CR 115.3, 608.2b, 122.5."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell
from tests.table import table

OWL = creature("Owl", 1, 1)
CAT = creature("Cat", 1, 1)
DOG = creature("Dog", 1, 1)
ALIKE = (
    "Move a +1/+1 counter from target creature onto another target creature with the same "
    "controller."
)


def with_counters() -> Table:
    """Ann has an Owl with two counters and a Cat, and Bob a Dog."""
    at = table()
    at.put(ANN, Zone.BATTLEFIELD, OWL, counters={"+1/+1": 2})
    at.battlefield(ANN, CAT)
    at.battlefield(BOB, DOG)
    return at


def test_115_3_another_players_creature_is_no_second_target() -> None:
    at = with_counters()
    at.hand(ANN, spell(ALIKE))
    ask_again(at)
    at.act(ANN, "cast Spell", "Owl")  # the second target can only be Cat
    at.resolve()
    assert at.power_toughness("Cat") == (2, 2)
    assert at.power_toughness("Dog") == (1, 1)


def test_115_3_a_creature_without_a_fellow_is_no_first_target() -> None:
    at = table(ann=[OWL], bob=[DOG])
    at.hand(ANN, spell(ALIKE))
    ask_again(at)
    assert at.why_not(ANN, "cast Spell") is not None


def test_608_2b_the_second_target_is_illegal_once_the_controllers_differ() -> None:
    at = with_counters()
    at.hand(ANN, spell(ALIKE))
    ask_again(at)
    at.act(ANN, "cast Spell", "Owl", "Cat")
    at.object("Cat").controller = BOB
    at.resolve()
    assert at.object("Owl").counters == {"+1/+1": 2}


def test_107_1c_any_number_of_counters_of_the_kind_are_moved() -> None:
    at = with_counters()
    text = ALIKE.replace("a +1/+1 counter", "any number of +1/+1 counters")
    cast(at, text, "Owl", "Cat", then=(2,))
    assert at.object("Owl").counters.get("+1/+1", 0) == 0
    assert at.object("Cat").counters == {"+1/+1": 2}


def test_115_3_a_second_target_is_another_one_of_any_player() -> None:
    at = with_counters()
    text = "{0}: Move a +1/+1 counter from target creature onto a second target creature."
    at.battlefield(ANN, permanent("Lens", "Artifact", text))
    ask_again(at)
    at.act(ANN, "activate Lens", "Owl", "Dog")
    at.resolve()
    assert at.power_toughness("Dog") == (2, 2)
