"""The list in which a game keeps its objects by their ids."""

from __future__ import annotations

import pytest

from jajna.kernel.objects.object import Object
from jajna.kernel.objects.object_table import Objects
from jajna.vocab import FIRST_OBJECT
from tests.table import table

FIRST, SECOND, THIRD = range(FIRST_OBJECT, FIRST_OBJECT + 3)


def objects(*numbers: int) -> Objects:
    """Objects with these ids; what they are doesn't matter."""
    game = table().game
    definition = game.definitions.of(game.definitions.cards()[0])
    found = Objects()
    for number in numbers:
        thing = game.objects[min(game.objects)]
        found[number] = Object(number, definition, 0, thing.zone)
    return found


def test_objects_are_found_by_their_ids_in_their_order() -> None:
    held = objects(THIRD, FIRST)
    assert held[FIRST].id == FIRST
    assert held.get(SECOND) is None
    assert (FIRST in held, SECOND in held, THIRD in held) == (True, False, True)
    assert list(held) == [FIRST, THIRD]
    assert [(number, thing.id) for number, thing in held.items()] == [
        (FIRST, FIRST),
        (THIRD, THIRD),
    ]
    assert len(held) == 2


def test_players_and_what_never_was_are_not_among_them() -> None:
    held = objects(FIRST)
    for number in (-1, 0, 1, FIRST_OBJECT - 1, SECOND, 10_000):
        assert held.get(number) is None
        assert number not in held
        with pytest.raises(KeyError):
            held[number]
        with pytest.raises(KeyError):
            del held[number]


def test_what_is_gone_leaves_its_place_empty() -> None:
    held = objects(FIRST, SECOND)
    other = held.shared()
    del held[FIRST]
    assert list(held) == [SECOND]
    assert len(held) == 1
    assert list(other) == [FIRST, SECOND]
    held[FIRST] = other[FIRST]
    assert held[FIRST] is other[FIRST]
    assert len(held) == 2
