"""Replacement effects as the classic core sets word them."""

from __future__ import annotations

import pytest

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.oracle.faces import compiled
from tests.table import table


@pytest.mark.parametrize(
    ("instead", "place"),
    [
        ("put ~ on top of its owner's library", 0),
        ("put it on the bottom of its owner's library", -1),
    ],
)
def test_614_1a_what_would_die_goes_to_a_library(instead: str, place: int) -> None:
    at = table()
    at.battlefield(ANN, creature("Corpse", text=f"If ~ would die, {instead} instead."), "Bear")
    cast(at, "Destroy all creatures.")
    library = at.game.players[ANN].library
    assert at.game.object(library[place]).now.name == "Corpse"
    assert at.object("Bear").zone is Zone.GRAVEYARD


def test_700_4_what_is_discarded_does_not_die() -> None:
    at = table()
    at.hand(ANN, creature("Corpse", text="If ~ would die, return it to its owner's hand instead."))
    cast(at, "Discard your hand.")
    assert at.object("Corpse").zone is Zone.GRAVEYARD


def test_614_1a_cards_for_your_graveyard_are_exiled() -> None:
    at = table()
    text = "If a card would be put into your graveyard from anywhere, exile that card instead."
    at.battlefield(ANN, permanent("Crypt", text=text), "Bear")
    at.battlefield(BOB, "Giant")
    cast(at, "Destroy all creatures.")
    assert at.object("Bear").zone is Zone.EXILE
    assert at.object("Giant").zone is Zone.GRAVEYARD


def test_614_9_damage_of_a_chosen_source_goes_elsewhere_once() -> None:
    at = table()
    at.battlefield(BOB, creature("Shooter", text="{0}: ~ deals 3 damage to any target."))
    at.battlefield(ANN, "Giant")
    text = (
        "The next time a source of your choice would deal damage to target creature this turn, "
        "that source deals that damage to you instead."
    )
    cast(at, text, "Giant", then=("Shooter",))
    at.act(BOB, "activate Shooter", "Ann")
    at.resolve_all()
    assert at.life(ANN) == 17
    at.act(BOB, "activate Shooter", "Giant")
    at.resolve_all()
    assert (at.life(ANN), at.object("Giant").damage) == (14, 0)
    at.act(BOB, "activate Shooter", "Giant")
    at.resolve_all()
    assert (at.life(ANN), at.object("Giant").damage) == (14, 3)


def test_609_7b_another_source_or_one_that_fits_no_more_deals_its_damage() -> None:
    at = table()
    at.battlefield(BOB, creature("Shooter", text="{0}: ~ deals 3 damage to any target."))
    at.battlefield(BOB, "Bear")
    at.battlefield(ANN, "Giant")
    text = (
        "The next time a{} source of your choice would deal damage to you this turn, that damage "
        "is dealt to target creature instead."
    )
    cast(at, text.format(""), "Giant", then=("Bear",))
    at.act(BOB, "activate Shooter", "Ann")
    at.resolve_all()
    assert at.life(ANN) == 17
    cast(at, "Target creature becomes red until end of turn.", "Shooter")
    cast(at, text.format(" red"), "Giant", then=("Shooter",))
    cast(at, "Target creature becomes blue until end of turn.", "Shooter")
    at.act(BOB, "activate Shooter", "Ann")
    at.resolve_all()
    assert (at.life(ANN), at.object("Giant").damage) == (14, 0)


def test_614_1a_other_libraries_and_places_are_not_read() -> None:
    assert compiled("If ~ would die, put it on top of your library instead.").face is None
    assert compiled("If ~ would die, put it into its owner's library instead.").face is None
