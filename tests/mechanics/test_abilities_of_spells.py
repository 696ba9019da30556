"""Activated abilities of spells on the stack. CR 113.6, 115.7, 602.2."""

from __future__ import annotations

from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, text_card
from tests.table import table

STORM = text_card(
    "Storm",
    "Instant",
    "Storm deals X damage to any target, where X is 3 plus the number of charge counters on Storm."
    "\nDiscard a land card: Put two charge counters on Storm. You may choose a new target for it. "
    "Any player may activate this ability but only if Storm is on the stack.",
)


def storm() -> Table:
    """Ann holds the spell and a land, Bob two lands and a nonland card."""
    at = table(hand=[STORM, "Field"])
    at.hand(BOB, "Field", "Field", "Relic")
    at.begin(ANN)
    return at


def test_602_2_another_player_activates_an_ability_of_a_spell() -> None:
    at = storm()
    at.act(ANN, "cast Storm", BOB)
    at.act(BOB, "activate Storm")
    at.choose("yes", ANN)
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (15, 20)


def test_115_7d_the_target_may_stay_as_it_was() -> None:
    at = storm()
    at.act(ANN, "cast Storm", BOB)
    at.act(ANN, "activate Storm")
    at.choose("yes", BOB)
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 15)


def test_608_2_whoever_activated_it_may_choose_the_new_target() -> None:
    at = storm()
    at.act(ANN, "cast Storm", BOB)
    at.act(BOB, "activate Storm")
    at.act(BOB, "activate Storm")
    at.choose("yes", ANN, "yes", BOB)
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 13)


def test_113_6_in_a_hand_the_ability_doesnt_work() -> None:
    at = storm()
    reason = at.why_not(ANN, "activate Storm")
    assert reason is not None
    assert reason.rule == "113.6"
