"""Populate. CR 701.36."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, cast
from tests.table import table

BIRD = "Create a 1/1 white Bird creature token with flying."


def test_701_36a_the_chosen_creature_token_is_copied() -> None:
    at = table()
    cast(at, BIRD)
    cast(at, "Create a 3/3 green Centaur creature token.")
    tokens = [one for one in at.game.zones.battlefield if at.game.object(one).token]
    cast(at, "Populate.", then=(tokens[0],))
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Bird Token", "Bird Token", "Centaur Token"]


def test_701_36a_only_tokens_that_you_control_can_be_chosen() -> None:
    at = table()
    cast(at, BIRD, by=1)
    at.battlefield(ANN, "Bear")
    cast(at, "Populate.")
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Bear", "Bird Token"]


def test_701_36b_without_a_token_nothing_is_made() -> None:
    at = table()
    cast(at, "Populate.")
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_701_36a_a_token_just_made_can_be_populated() -> None:
    at = table()
    cast(at, "Create a 1/1 white Bird creature token with flying, then populate.")
    assert at.names_in(Zone.BATTLEFIELD) == ["Bird Token", "Bird Token"]
