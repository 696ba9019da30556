"""Ending the turn. CR 723."""

from __future__ import annotations

from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, permanent, spell
from tests.table import table

STOP = spell("End the turn.", "Stop")


def test_723_1b_the_stack_is_exiled_with_the_spell_that_ends_the_turn() -> None:
    at = table()
    at.hand(ANN, spell("You gain 5 life.", "Gain"))
    at.hand(BOB, STOP)
    ask_again(at)
    at.act(ANN, "cast Gain")
    at.act(BOB, "cast Stop")
    at.to_turn(BOB)
    assert at.life(ANN) == 20
    assert sorted(at.names_in(Zone.EXILE)) == ["Gain", "Stop"]


def test_723_1d_combat_ends_and_no_end_step_follows() -> None:
    at = table()
    watch = permanent("Watch", "Enchantment", "At the beginning of your end step, you gain 1 life.")
    at.battlefield(ANN, "Giant", watch)
    at.hand(BOB, STOP)
    at.attack("Giant")
    at.act(BOB, "cast Stop")
    at.to_turn(BOB)
    assert at.life(BOB) == 20
    assert at.life(ANN) == 20
    assert at.game.turn.combat is None
    assert at.object("Giant").tapped


def test_514_2_damage_and_effects_wear_off_in_the_cleanup_step() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    grow = spell("Target creature gets +3/+3 until end of turn.", "Grow")
    at.hand(ANN, grow, STOP)
    ask_again(at)
    at.act(ANN, "cast Grow", "Bear")
    at.resolve()
    assert at.power_toughness("Bear") == (5, 5)
    at.act(ANN, "cast Stop")
    at.to_turn(BOB)
    assert at.power_toughness("Bear") == (2, 2)


def test_723_1a_triggers_not_yet_on_the_stack_cease_to_exist() -> None:
    at = table()
    font = permanent("Font", "Enchantment", "Whenever you gain life, draw a card.")
    at.battlefield(ANN, font)
    at.hand(ANN, spell("You gain 1 life. End the turn.", "Stop"))
    ask_again(at)
    at.act(ANN, "cast Stop")
    at.to_turn(BOB)
    assert at.life(ANN) == 21
    assert at.names_in(Zone.HAND, ANN) == []


def test_723_1b_an_ability_that_ends_the_turn_leaves_the_stack() -> None:
    at = table()
    sundial = permanent("Sundial", "Artifact", "{T}: End the turn. Activate only during your turn.")
    at.battlefield(ANN, sundial)
    at.act(ANN, "activate Sundial")
    at.to_turn(BOB)
    assert at.game.zones.stack == []
    assert at.why_not(ANN, "activate Sundial") is not None


def test_723_1d_the_next_turn_is_a_whole_one() -> None:
    at = table()
    at.hand(ANN, STOP)
    ask_again(at)
    at.act(ANN, "cast Stop")
    at.to_turn(BOB, Step.UPKEEP)
    assert at.game.turn.active == BOB
    at.to_turn(ANN, Step.END)
    assert at.game.turn.step is Step.END
