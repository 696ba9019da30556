"""Madness. CR 702.35."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table

RAGE = text_card("Rage", "Sorcery", "~ deals 3 damage to any target.\nMadness {0}", cost="{4}")


def discarded() -> Table:
    """Ann discards the card; its ability is on the stack."""
    at = table()
    at.hand(ANN, RAGE)
    cast(at, "Target player discards a card.", ANN)
    return at


def test_702_35a_it_is_discarded_into_exile_and_an_ability_triggers() -> None:
    at = table()
    at.battlefield(ANN, permanent("Grave", text="Whenever you discard a card, you gain 1 life."))
    at.hand(ANN, RAGE)
    cast(at, "Target player discards a card.", ANN)
    assert at.names_in(Zone.EXILE) == ["Rage"]
    assert len(at.game.zones.stack) == 2


def test_702_35a_its_owner_may_cast_it_for_its_madness_cost() -> None:
    at = discarded()
    at.choose(f"cast {at.id('Rage')} way 0")
    at.choose(BOB)
    at.resolve_all()
    assert at.life(BOB) == 17
    assert "Rage" in at.names_in(Zone.GRAVEYARD, ANN)


def test_702_35a_not_cast_it_goes_to_the_graveyard() -> None:
    at = discarded()
    at.choose(False)
    at.resolve_all()
    assert at.life(BOB) == 20
    assert "Rage" in at.names_in(Zone.GRAVEYARD, ANN)


def test_702_35a_the_timing_of_a_sorcery_does_not_matter_then() -> None:
    at = table()
    at.hand(BOB, RAGE)
    cast(at, "Target player discards a card.", BOB)
    at.choose(f"cast {at.id('Rage')} way 0")
    at.choose(ANN)
    at.resolve_all()
    assert at.life(ANN) == 17


def test_702_35b_the_madness_cost_is_no_way_to_cast_it_from_the_hand() -> None:
    at = table()
    at.hand(ANN, RAGE)
    ask_again(at)
    assert at.why_not(ANN, "cast Rage way 0") is not None


def test_702_35b_without_its_additional_cost_it_cannot_be_cast() -> None:
    at = table()
    text = "As an additional cost to cast this spell, sacrifice a creature.\nYou gain 5 life."
    at.hand(ANN, text_card("Rite", "Instant", f"{text}\nMadness {{0}}", cost="{4}"))
    cast(at, "Target player discards a card.", ANN)
    at.resolve_all()
    assert "Rite" in at.names_in(Zone.GRAVEYARD, ANN)
    assert at.life(ANN) == 20


def test_702_35a_madness_that_a_discard_as_a_cost_brings() -> None:
    at = table()
    at.battlefield(ANN, creature("Hound", 1, 1, "Discard a card: ~ gets +1/+1 until end of turn."))
    at.hand(ANN, RAGE)
    ask_again(at)
    at.act(ANN, "activate Hound.0")
    assert at.names_in(Zone.EXILE) == ["Rage"]
    at.choose(f"cast {at.id('Rage')} way 0")
    at.choose(BOB)
    at.resolve_all()
    assert at.life(BOB) == 17
