"""Phases and steps that are added to a turn. CR 500.8, 500.10."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

COUNT = permanent("Count", text="At the beginning of your upkeep, you gain 1 life.")


def test_500_8_an_additional_beginning_phase_after_the_second_main_phase() -> None:
    sphinx = creature(
        "Sphinx",
        text="At the beginning of your postcombat main phase, there is an additional beginning "
        "phase after this phase.",
    )
    at = table(ann=[sphinx, COUNT, "Field"], library=["Bear"])
    cast(at, "Tap target land.", "Field")
    at.to(Step.END)
    assert at.life(ANN) == 21
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]
    assert not at.object("Field").tapped


def test_500_8_the_text_may_say_at_its_end_after_which_phase() -> None:
    at = table(ann=["Bear"])
    at.attack("Bear")
    cast(at, "Untap all creatures. There is an additional combat phase after this phase.")
    at.to(Step.END_OF_COMBAT)
    at.attack("Bear")
    assert at.game.turn.combat_phases == 2


def struck(by: int) -> Table:
    """Bob has been dealt damage by Ann's creature that gives its controller upkeeps, in the turn of
    one of them.
    """
    text = "Whenever Obeka deals damage to a player, you get that many additional upkeep steps "
    at = table(ann=[creature("Obeka", text=text + "after this phase."), COUNT])
    if by == BOB:
        at.to_turn(BOB)
    cast(at, "Target creature deals 3 damage to target opponent.", "Obeka", BOB)
    at.resolve_all()
    return at


def test_500_10_so_many_upkeep_steps_follow_this_phase() -> None:
    at = struck(ANN)
    at.to(Step.END)
    assert at.life(ANN) == 23


def test_500_10a_you_get_no_steps_in_the_turn_of_another() -> None:
    at = struck(BOB)
    at.to(Step.END)
    assert at.life(ANN) == 20
