"""Creatures that do something as they saddle or crew in a main phase. CR 702.122b, 702.171c."""

from __future__ import annotations

from jajna.vocab import Step
from tests.mechanics.bench import ANN, creature
from tests.table import table


def test_702_122b_and_702_171c_a_creature_that_saddles_or_crews_in_your_main_phase() -> None:
    pilot = creature(
        "Pilot",
        text="Whenever this creature saddles a Mount or crews a Vehicle during your main phase, "
        "that Mount or Vehicle gets +2/+0 until end of turn.",
    )
    steed = creature("Steed", 1, 1, "Saddle 1", "Creature — Mount")
    at = table(ann=[pilot, steed])
    at.act(ANN, "activate Steed", ("Pilot",))
    at.resolve_all()
    assert at.power_toughness("Steed") == (3, 1)


def test_702_122b_crewing_in_combat_is_not_in_the_main_phase() -> None:
    pilot = creature(
        "Pilot",
        text="Whenever this creature saddles a Mount or crews a Vehicle during your main phase, "
        "you gain 5 life.",
    )
    car = creature("Car", 1, 1, "Crew 1", "Artifact — Vehicle")
    at = table(ann=[pilot, car])
    at.to(Step.BEGINNING_OF_COMBAT)
    at.act(ANN, "activate Car", ("Pilot",))
    at.resolve_all()
    assert at.game.players[ANN].life == 20
