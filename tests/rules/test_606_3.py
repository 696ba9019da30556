"""Loyalty abilities at any time an instant could be cast. CR 606.3."""

from __future__ import annotations

from jajna.judge import ANN, BOB, Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import cast, text_card
from tests.table import table

EMBLEM = (
    'You get an emblem with "You may activate loyalty abilities of planeswalkers you control on '
    "any player's turn any time you could cast an instant.\""
)
WALKER = text_card("Walker", "Planeswalker — Test", "[+1]: You gain 1 life.")


def in_bobs_turn(with_emblem: bool) -> Table:
    """A table in Bob's upkeep, with a planeswalker for either player."""
    at = table()
    for seat in (ANN, BOB):
        at.put(seat, Zone.BATTLEFIELD, WALKER, counters={"loyalty": 3})
    if with_emblem:
        cast(at, EMBLEM)
    at.to_turn(BOB, Step.UPKEEP)
    return at


def test_606_3_a_loyalty_ability_waits_for_the_own_main_phase() -> None:
    at = in_bobs_turn(with_emblem=False)
    reason = at.why_not(ANN, "activate Walker #1")
    assert reason is not None
    assert reason.rule == "606.3"


def test_606_3_an_effect_lets_it_be_activated_as_an_instant_is_cast() -> None:
    at = in_bobs_turn(with_emblem=True)
    at.act(ANN, "activate Walker #1")
    at.resolve_all()
    assert at.life(ANN) == 21
    again = at.why_not(ANN, "activate Walker #1")
    assert again is not None
    assert again.rule == "606.3"


def test_606_3_the_effect_is_for_the_own_planeswalkers_of_its_player() -> None:
    at = in_bobs_turn(with_emblem=True)
    reason = at.why_not(BOB, "activate Walker #2")
    assert reason is not None
    assert reason.rule == "606.3"
