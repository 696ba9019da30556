"""Exert. CR 701.43."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, ask_again, creature, permanent
from tests.table import table

WALKER = creature(
    "Walker", 2, 2, "You may exert ~ as it attacks. When you do, it gets +1/+1 until end of turn."
)
CAMEL = creature("Camel", 2, 2, "{T}, Exert ~: You gain 1 life.")


def attacking(exerts: bool) -> Table:
    """The creature attacks; Ann exerts it or not."""
    at = table()
    at.battlefield(ANN, WALKER)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Walker", at=BOB)
    at.answer(exerts)
    at.resolve_all()
    return at


def test_701_43d_exerting_it_as_it_attacks_triggers_what_is_linked() -> None:
    assert attacking(True).power_toughness("Walker") == (3, 3)


def test_701_43d_nobody_has_to_exert() -> None:
    at = table()
    at.battlefield(ANN, WALKER)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Walker", at=BOB)
    at.answer(False)
    at.to(Step.DECLARE_BLOCKERS)
    assert at.power_toughness("Walker") == (2, 2)


def test_701_43a_it_does_not_untap_in_the_next_untap_step_of_who_exerted_it() -> None:
    at = attacking(True)
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.object("Walker").tapped
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert not at.object("Walker").tapped


def test_701_43a_to_exert_can_be_part_of_a_cost() -> None:
    at = table()
    at.battlefield(ANN, CAMEL)
    ask_again(at)
    at.act(ANN, "activate Camel.0")
    at.resolve()
    assert at.life(ANN) == 21
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.object("Camel").tapped


def test_701_43b_an_untapped_permanent_can_be_exerted() -> None:
    at = table()
    at.battlefield(ANN, creature("Cat", 2, 2, "Exert ~: You gain 1 life."))
    ask_again(at)
    at.act(ANN, "activate Cat.0")
    at.resolve()
    assert not at.object("Cat").tapped
    assert at.why_not(ANN, "activate Cat.0") is None


def test_701_43d_an_ability_about_any_creature_exerted_triggers_too() -> None:
    at = table()
    at.battlefield(ANN, permanent("Trueheart", text="Whenever you exert a creature, draw a card."))
    at.battlefield(ANN, WALKER)
    held = len(at.game.players[ANN].hand)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Walker", at=BOB)
    at.answer(True)
    at.to(Step.DECLARE_BLOCKERS)
    assert len(at.game.players[ANN].hand) == held + 1
