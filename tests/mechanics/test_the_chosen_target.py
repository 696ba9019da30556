""" "The chosen creature": a target that an instruction only chose. CR 115.1, 608.2c."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, RELIC, cast, creature, permanent
from tests.table import table

RESCUE = (
    "Choose target creature card in your graveyard. You may sacrifice an artifact. "
    "If you do, return the chosen card to the battlefield."
)


def with_relic() -> Table:
    at = table(ann=[RELIC])
    at.graveyard(ANN, creature("Ox"), creature("Elk"))
    return at


def test_608_2c_the_chosen_card_is_the_target() -> None:
    at = with_relic()
    cast(at, RESCUE, "Ox", then=(True, "Relic"))
    assert at.names_in(Zone.BATTLEFIELD, ANN) == ["Ox"]
    assert "Elk" in at.names_in(Zone.GRAVEYARD, ANN)


def test_608_2c_who_does_not_pay_returns_nothing() -> None:
    at = with_relic()
    cast(at, RESCUE, "Ox", then=(False,))
    assert at.names_in(Zone.BATTLEFIELD, ANN) == ["Relic"]


def test_608_2c_of_two_chosen_targets_the_noun_tells_which_is_meant() -> None:
    blade = permanent("Blade", "Artifact — Equipment", "Equip {0}")
    at = table(ann=[creature("Ox")], bob=[blade])
    cast(
        at,
        "Choose target creature you control and target Equipment. "
        "Gain control of that Equipment. Attach it to the chosen creature.",
        "Ox",
        "Blade",
    )
    assert at.object("Blade").controller == ANN
    assert at.object("Blade").attached_to == at.id("Ox")


def test_608_2c_the_chosen_player_is_the_target_too() -> None:
    at = table()
    cast(at, "Choose target opponent. You gain 2 life. Then the chosen player loses 3 life.", "Bob")
    assert (at.game.players[ANN].life, at.game.players[BOB].life) == (22, 17)


@pytest.mark.parametrize(
    "text",
    [
        "Choose target creature you control and target creature you don't control. "
        "Untap the chosen creature.",
        "Choose target creature. Tap the chosen land.",
        "Destroy target creature. Untap the chosen creature.",
    ],
)
def test_608_2c_a_noun_that_fits_no_chosen_target_or_two_is_refused(text: str) -> None:
    assert not compile_line(text, True).meanings


def test_701_3d_what_a_creature_wears_is_unattached_and_not_the_creature() -> None:
    text = "If target Equipment is attached to a creature you control, unattach it."
    assert not compile_line(text, True).meanings
