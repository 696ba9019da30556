"""What can't be chosen as the target of an Aura spell as it is cast. CR 601.2c, 608.2b."""

from __future__ import annotations

import pytest

from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, ask_again, permanent
from tests.oracle.faces import compiled
from tests.table import table

HOLD = permanent(
    "Hold",
    "Enchantment — Aura",
    "Enchant creature\nYou can't choose an untapped creature as this spell's target as you cast "
    "it.\nYou control enchanted creature.",
)


def held(*tapped: str) -> Table:
    """Ann has the Aura in hand; of Bob's creatures these are tapped."""
    at = table(bob=["Bear", "Giant", "Wall"], hand=[HOLD])
    for name in tapped:
        at.object(name).tapped = True
    ask_again(at)
    return at


def test_601_2c_a_tapped_creature_is_chosen() -> None:
    at = held("Bear", "Wall")
    at.act(ANN, "cast Hold", "Bear")
    at.resolve()
    assert at.object("Bear").controller == ANN


def test_601_2c_an_untapped_creature_isnt_chosen() -> None:
    at = held("Bear", "Wall")
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Hold", "Giant")


def test_601_2c_without_a_tapped_creature_it_cant_be_cast() -> None:
    assert held().why_not(ANN, "cast Hold") is not None


def test_608_2b_a_target_that_was_untapped_meanwhile_is_still_legal() -> None:
    at = held("Bear", "Wall")
    at.act(ANN, "cast Hold", "Bear")
    at.object("Bear").tapped = False
    at.resolve()
    assert "Hold" in at.names_in(Zone.BATTLEFIELD)
    assert at.object("Bear").controller == ANN


def test_303_4a_only_an_aura_says_so() -> None:
    line = "You can't choose an untapped creature as this spell's target as you cast it."
    assert compiled(f"{line}\nDestroy target creature.", "Sorcery").face is None
