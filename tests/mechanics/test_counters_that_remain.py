"""Counters that remain on a card from zone to zone. CR 122.1a, 122.2, 400.7."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import PLUS_COUNTER, Zone
from tests.mechanics.bench import ANN, cast, creature
from tests.table import table

SKULL = creature(
    "Skull",
    1,
    1,
    "Counters remain on Skull as it moves to any zone other than a player's hand or library.",
)


def grown() -> Table:
    """Ann's Skull and Bear have two +1/+1 counters each."""
    at = table(ann=[SKULL, "Bear"])
    for name in ("Skull", "Bear"):
        cast(at, "Put two +1/+1 counters on target creature.", name)
    return at


def test_122_2_they_remain_in_the_graveyard_and_on_the_battlefield_again() -> None:
    at = grown()
    cast(at, "Destroy target creature.", "Skull")
    assert at.object("Skull").zone is Zone.GRAVEYARD
    assert at.object("Skull").counters == {PLUS_COUNTER: 2}
    assert at.power_toughness("Skull") == (3, 3)
    cast(at, "Return target creature card from your graveyard to the battlefield.")
    assert at.object("Skull").counters == {PLUS_COUNTER: 2}
    assert at.power_toughness("Skull") == (3, 3)


def test_122_2_other_cards_lose_theirs() -> None:
    at = grown()
    cast(at, "Destroy target creature.", "Bear")
    assert at.object("Bear").counters == {}


def test_122_2_they_are_gone_in_a_hand_or_library() -> None:
    at = grown()
    cast(at, "Return target creature to its owner's hand.", "Skull")
    assert at.object("Skull").counters == {}
    at = grown()
    cast(at, "Put target creature on top of its owner's library.", "Skull")
    assert at.game.object(at.game.players[ANN].library[0]).counters == {}


def test_122_2_without_the_ability_they_are_gone() -> None:
    at = grown()
    cast(at, "Target creature loses all abilities until end of turn.", "Skull")
    cast(at, "Destroy target creature.", "Skull")
    assert at.object("Skull").counters == {}


def test_122_6_they_arent_put_on_it_anew() -> None:
    at = grown()
    doubling = creature(
        "Doubling",
        text="If one or more +1/+1 counters would be put on a creature you control, twice that "
        "many +1/+1 counters are put on it instead.",
    )
    cast(at, "Destroy target creature.", "Skull")
    at.battlefield(ANN, doubling)
    cast(at, "Return target creature card from your graveyard to the battlefield.")
    assert at.object("Skull").counters == {PLUS_COUNTER: 2}
