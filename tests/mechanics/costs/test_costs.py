"""Costs of abilities: what they take, and when they can't be paid. CR 118.3, 602.2."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, ask_again, creature, permanent
from tests.table import table


def with_ability(cost: str, *others: str) -> Table:
    """Ann has an artifact that gains 1 life for this cost, and other permanents."""
    at = table()
    at.battlefield(ANN, permanent("Engine", "Artifact", f"{cost}: You gain 1 life."), *others)
    ask_again(at)
    return at


def test_118_3_what_cannot_be_paid_cannot_be_activated() -> None:
    at = with_ability("Sacrifice a creature")
    reason = at.why_not(ANN, "activate Engine")
    assert reason is not None and reason.rule == "118.3"


def test_701_21a_sacrificing_the_source() -> None:
    at = with_ability("Sacrifice ~")
    at.act(ANN, "activate Engine")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Engine"]
    at.resolve()
    assert at.life(ANN) == 21


def test_701_21a_the_payer_chooses_what_to_sacrifice() -> None:
    at = with_ability("Sacrifice a creature", "Bear", "Wall")
    at.act(ANN, "activate Engine", "Wall")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Wall"]


def test_701_21a_an_opponents_creature_is_no_payment() -> None:
    at = with_ability("Sacrifice a creature")
    at.battlefield(1, "Bear")
    ask_again(at)
    assert at.why_not(ANN, "activate Engine") is not None


def test_701_21a_another_creature_is_not_itself() -> None:
    at = table()
    at.battlefield(ANN, creature("Eater", 1, 1, "Sacrifice another creature: You gain 1 life."))
    ask_again(at)
    assert at.why_not(ANN, "activate Eater") is not None
    at.battlefield(ANN, "Bear")
    ask_again(at)
    assert at.why_not(ANN, "activate Eater") is None


def test_701_9b_discarding_a_card_of_ones_choice() -> None:
    at = with_ability("Discard a card")
    at.hand(ANN, "Bear", "Wall")
    ask_again(at)
    at.act(ANN, "activate Engine", "Wall")
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]


def test_701_9b_discarding_a_kind_of_card() -> None:
    at = with_ability("Discard a creature card")
    at.hand(ANN, "Relic")
    ask_again(at)
    assert at.why_not(ANN, "activate Engine") is not None


def test_701_9b_discarding_at_random_asks_nothing() -> None:
    at = with_ability("Discard a card at random")
    at.hand(ANN, "Bear", "Wall")
    ask_again(at)
    at.act(ANN, "activate Engine")
    assert len(at.game.players[ANN].hand) == 1


@pytest.mark.parametrize(("life", "allowed"), [(2, True), (1, False)])
def test_119_4_life_is_paid_only_by_who_has_it(life: int, allowed: bool) -> None:
    at = with_ability("Pay 2 life")
    at.set_life(ANN, life)
    assert (at.why_not(ANN, "activate Engine") is None) == allowed


def test_118_3_counters_are_removed_only_if_there_are_enough() -> None:
    at = table()
    engine = permanent("Engine", "Artifact", "Remove two charge counters from ~: You gain 1 life.")
    [few] = at.put(ANN, Zone.BATTLEFIELD, engine, counters={"charge": 1})
    [enough] = at.put(ANN, Zone.BATTLEFIELD, engine, counters={"charge": 3})
    ask_again(at)
    assert at.why_not(ANN, f"activate {few}") is not None
    at.act(ANN, f"activate {enough}")
    assert at.object(enough).counters == {"charge": 1}


def test_113_6_exiling_itself_from_the_graveyard_works_there_only() -> None:
    at = table()
    card = creature("Ghost", 1, 1, "Exile ~ from your graveyard: You gain 1 life.")
    [there] = at.graveyard(ANN, card)
    [here] = at.battlefield(ANN, card)
    ask_again(at)
    assert at.why_not(ANN, f"activate {here}") is not None
    at.act(ANN, f"activate {there}")
    assert at.names_in(Zone.EXILE) == ["Ghost"]


def test_701_13a_exiling_cards_from_the_graveyard() -> None:
    at = with_ability("Exile two cards from your graveyard")
    at.graveyard(ANN, "Bear", "Wall", "Giant")
    ask_again(at)
    at.act(ANN, "activate Engine", ("Bear", "Giant"))
    assert at.names_in(Zone.EXILE) == ["Bear", "Giant"]


def test_118_3_an_untapped_creature_is_tapped_even_if_it_just_came() -> None:
    at = with_ability("Tap an untapped creature you control")
    at.battlefield(ANN, "Bear", sick=True)
    ask_again(at)
    at.act(ANN, "activate Engine")
    assert at.object("Bear").tapped
    assert at.why_not(ANN, "activate Engine") is not None


def test_118_3_returning_a_land_to_hand() -> None:
    at = with_ability("Return a land you control to its owner's hand", "Field")
    at.act(ANN, "activate Engine")
    assert at.names_in(Zone.HAND, ANN) == ["Field"]


def test_118_3_a_permanent_that_cannot_be_sacrificed_is_no_payment() -> None:
    at = with_ability("Sacrifice a creature")
    at.battlefield(ANN, creature("Relict", 1, 1, "~ can't be sacrificed."))
    ask_again(at)
    assert at.why_not(ANN, "activate Engine") is not None
