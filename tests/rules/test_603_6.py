"""Triggers of changes of zone. CR 603.6."""

from __future__ import annotations

import pytest

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table


def test_603_6c_a_land_that_an_opponent_destroys_comes_back() -> None:
    at = table()
    at.battlefield(
        BOB,
        permanent(
            "Ground",
            "Enchantment",
            "Whenever a spell or ability an opponent controls causes a land to be put into your "
            "graveyard from the battlefield, return that card to the battlefield.",
        ),
        "Field",
    )
    cast(at, "Destroy target land.", "Field")
    at.resolve_all()
    assert at.object("Field").zone is Zone.BATTLEFIELD
    cast(at, "Sacrifice a land.", by=BOB)
    at.resolve_all()
    assert at.object("Field").zone is Zone.GRAVEYARD


GROUND = permanent(
    "Ground",
    "Enchantment",
    "Whenever a spell or ability an opponent controls causes a land to be put into your "
    "graveyard from the battlefield, you gain 3 life.",
)


def test_603_6c_a_permanent_that_does_not_fit_is_not_told_of() -> None:
    at = table()
    at.battlefield(BOB, GROUND, "Giant")
    cast(at, "Destroy target creature.", "Giant")
    at.resolve_all()
    assert at.life(BOB) == 20


def test_603_6c_a_land_of_another_goes_to_another_graveyard() -> None:
    at = table()
    at.battlefield(BOB, GROUND)
    at.battlefield(ANN, "Field")
    cast(at, "Destroy target land.", "Field")
    at.resolve_all()
    assert at.life(BOB) == 20


def test_603_6c_what_is_returned_must_fit() -> None:
    at = table()
    text = "Whenever a creature is returned to a player's hand, you gain 3 life."
    at.battlefield(ANN, permanent("Devotion", "Enchantment", text))
    at.battlefield(BOB, "Giant", "Field")
    cast(at, "Return target land to its owner's hand.", "Field")
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, "Return target creature to its owner's hand.", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 23


def test_603_6c_a_permanent_returned_to_hand_costs_its_owner_a_card() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent(
            "Devotion",
            "Enchantment",
            "Whenever a permanent is returned to a player's hand, that player discards a card.",
        ),
    )
    at.battlefield(BOB, "Giant")
    hand = len(at.game.players[BOB].hand)
    cast(at, "Return target creature to its owner's hand.", "Giant")
    at.choose("Giant")
    at.resolve_all()
    assert len(at.game.players[BOB].hand) == hand
    assert at.object("Giant").zone is Zone.GRAVEYARD


def test_603_6c_it_is_put_into_your_graveyard_from_your_library_alone() -> None:
    text = (
        "When Moeba is put into your graveyard from your library, you may put it onto the "
        "battlefield."
    )
    at = table()
    at.library(ANN, creature("Moeba", 1, 1, text))
    cast(at, "Target player mills a card.", "Ann")
    at.choose(True)
    at.resolve()
    assert at.object("Moeba").zone is Zone.BATTLEFIELD
    cast(at, "Destroy target creature.", "Moeba")
    assert not at.game.zones.stack
    assert at.object("Moeba").zone is Zone.GRAVEYARD


IMP = creature("Imp", text="When Imp dies, return it to its owner's hand.")


def test_603_6_what_moved_is_found_where_it_went() -> None:
    at = table(ann=[IMP])
    cast(at, "Destroy target creature.", "Imp")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Imp"]


@pytest.mark.parametrize(
    ("response", "zone"),
    [
        ("Exile target card from a graveyard.", Zone.EXILE),
        ("Return target creature card from a graveyard to the battlefield.", Zone.BATTLEFIELD),
    ],
)
def test_603_6_what_left_before_is_found_no_more(response: str, zone: Zone) -> None:
    at = table(ann=[IMP])
    cast(at, "Destroy target creature.", "Imp")
    assert len(at.game.zones.stack) == 1
    cast(at, response, "Imp")
    at.resolve_all()
    assert at.object("Imp").zone is zone


def test_603_6a_old_permanents_are_asked_at_each_entry_like_newcomers() -> None:
    text = "Whenever another creature enters, you gain 1 life."
    first, second = (creature(name, text=text) for name in ("Warden", "Keeper"))
    at = table(ann=[first], hand=[second, "Bear"])
    at.act(ANN, "cast Keeper")
    at.resolve_all()
    assert at.life(ANN) == 21
    at.act(ANN, "cast Bear")
    at.resolve_all()
    assert at.life(ANN) == 23
