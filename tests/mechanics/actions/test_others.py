"""Tapping, preventing, turns, attaching, winning and losing. CR 104, 500.7, 615, 701.26."""

from __future__ import annotations

from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table


def test_701_26a_a_permanent_is_tapped() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    cast(at, "Tap target creature.", "Giant")
    assert at.object("Giant").tapped


def test_701_26b_permanents_are_untapped() -> None:
    at = table()
    at.battlefield(ANN, "Giant", "Field", tapped=True)
    cast(at, "Untap all creatures you control.")
    assert not at.object("Giant").tapped
    assert at.object("Field").tapped


def test_tap_or_untap_is_chosen_on_resolution() -> None:
    at = table()
    at.battlefield(BOB, "Giant", tapped=True)
    cast(at, "Tap or untap target creature.", "Giant", then=("untap",))
    assert not at.object("Giant").tapped


def test_up_to_two_lands_are_chosen_to_untap() -> None:
    at = table()
    at.battlefield(ANN, "Field", permanent("Meadow", "Land", cost=""), tapped=True)
    cast(at, "Untap up to two lands.", then=(("Meadow",),))
    assert at.object("Field").tapped
    assert not at.object("Meadow").tapped


def test_615_7_a_shield_prevents_only_so_much() -> None:
    at = table()
    cast(at, "Prevent the next 3 damage that would be dealt to any target this turn.", "Bob")
    cast(at, "Spell deals 2 damage to any target.", "Bob")
    assert at.life(BOB) == 20
    cast(at, "Spell deals 2 damage to any target.", "Bob")
    assert at.life(BOB) == 19


def test_615_1_all_combat_damage_is_prevented_but_no_other() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    cast(at, "Prevent all combat damage that would be dealt this turn.")
    cast(at, "Spell deals 1 damage to any target.", "Bob")
    at.attack("Giant")
    at.to(Step.END_OF_COMBAT)
    assert at.life(BOB) == 19


def test_prevention_wears_off_with_the_turn() -> None:
    at = table()
    cast(
        at, "Prevent all damage that would be dealt to target creature or player this turn.", "Bob"
    )
    at.to_turn(BOB)
    cast(at, "Spell deals 1 damage to any target.", "Bob", by=BOB)
    assert at.life(BOB) == 19


def test_609_7a_damage_from_a_chosen_source_is_prevented_once() -> None:
    at = table()
    at.battlefield(ANN, creature("Imp", text="{0}: Imp deals 1 damage to any target."))
    cast(
        at,
        "The next time a source of your choice would deal damage to you this turn, prevent that "
        "damage.",
        by=BOB,
        then=("Imp",),
    )
    for _ in range(2):
        at.act(ANN, "activate Imp", "Bob")
        at.resolve()
    assert at.life(BOB) == 19


def test_damage_that_cannot_be_prevented_is_dealt() -> None:
    at = table()
    cast(at, "Prevent the next 3 damage that would be dealt to any target this turn.", "Bob")
    cast(at, "Spell deals 2 damage to any target. The damage can't be prevented.", "Bob")
    assert at.life(BOB) == 18


def test_500_7_an_extra_turn_comes_after_this_one() -> None:
    at = table()
    cast(at, "Take an extra turn after this one.")
    turn = at.game.turn.number
    while at.game.turn.number == turn:
        at.answer_next()
    assert at.game.turn.active == ANN


def test_614_10a_the_next_untap_step_is_skipped_once() -> None:
    at = table()
    at.battlefield(BOB, "Giant", tapped=True)
    cast(at, "Target player skips their next untap step.", "Bob")
    at.to_turn(BOB)
    assert at.object("Giant").tapped
    at.to_turn(ANN)
    at.to_turn(BOB)
    assert not at.object("Giant").tapped


def test_104_2b_an_effect_says_that_a_player_wins() -> None:
    at = table()
    cast(at, "You win the game.")
    assert at.game.outcome is not None
    assert at.game.outcome.winner == ANN


def test_104_3e_an_effect_says_that_a_player_loses() -> None:
    at = table()
    cast(at, "Target player loses the game.", "Ann")
    assert at.game.outcome is not None
    assert at.game.outcome.winner == BOB


def test_104_4c_an_effect_says_that_the_game_is_a_draw() -> None:
    at = table()
    cast(at, "The game is a draw.")
    assert at.game.outcome is not None
    assert at.game.outcome.winner == -1


def test_701_3a_an_equipment_is_attached() -> None:
    at = table()
    sword = permanent(
        "Sword", "Artifact — Equipment", "When Sword enters, attach it to target creature."
    )
    at.define(sword)
    at.battlefield(ANN, "Bear")
    at.hand(ANN, "Sword")
    cast(at, "You gain 1 life.")
    at.act(ANN, "cast Sword")
    at.resolve_all()
    assert at.object("Sword").attached_to == at.id("Bear")
    assert at.names_in(Zone.HAND, ANN) == []


def test_608_2d_who_had_nothing_to_sacrifice_did_not() -> None:
    at = table()
    cast(at, "You may sacrifice a creature. If you do, you gain 5 life.", then=(True,))
    assert at.life(ANN) == 20
    at.battlefield(ANN, "Bear")
    cast(at, "You may sacrifice a creature. If you do, you gain 5 life.", then=(True,))
    assert at.life(ANN) == 25


def test_who_did_not_want_to_did_not() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(at, "You may sacrifice a creature. If you do, you gain 5 life.", then=(False,))
    assert at.life(ANN) == 20
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear"]


def test_611_2c_prevention_for_a_description_covers_what_comes_later() -> None:
    at = table()
    cast(at, "Prevent all damage that would be dealt to creatures this turn.")
    at.battlefield(BOB, "Bear")
    cast(at, "Spell deals 2 damage to any target.", "Bear")
    assert at.object("Bear").damage == 0
