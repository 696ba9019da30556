"""Abilities that players have. CR 113.1b."""

from __future__ import annotations

import pytest

from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

BOLT = "Spell deals 3 damage to any target."
SWEEP = "Spell deals 3 damage to each player."


def guarded(text: str) -> Table:
    """Bob has an artifact with this text."""
    position = table()
    position.battlefield(BOB, permanent("Ward", text=text))
    return position


def test_a_player_with_hexproof_is_no_target_for_opponents() -> None:
    position = guarded("You have hexproof.")
    position.battlefield(BOB, "Bear")
    with pytest.raises(IllegalAnswerError):
        cast(position, BOLT, "Bob")


def test_a_player_with_hexproof_is_a_target_for_themselves() -> None:
    position = guarded("You have hexproof.")
    cast(position, BOLT, "Bob", by=BOB)
    assert position.life(BOB) == 17


def test_hexproof_ends_with_what_gives_it() -> None:
    position = guarded("You have hexproof.")
    position.battlefield(BOB, "Bear")
    cast(position, "Destroy target artifact.")
    cast(position, BOLT, "Bob")
    assert position.life(BOB) == 17


def test_damage_to_a_player_from_a_source_they_are_protected_from_is_prevented() -> None:
    position = guarded("You have protection from everything.")
    cast(position, SWEEP)
    assert (position.life(ANN), position.life(BOB)) == (17, 20)


def test_protection_of_a_player_does_not_protect_their_creatures() -> None:
    position = guarded("You have protection from everything.")
    position.battlefield(BOB, creature("Cat"))
    cast(position, BOLT, "Cat")
    assert "Cat" in position.names_in(position.object("Cat").zone, BOB)
    assert position.life(BOB) == 20
