"""Phases added after a certain main phase, and steps added after a step. CR 500.8, 500.9."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, permanent, spell
from tests.table import table

WAR = spell(
    "After the first postcombat main phase this turn, there's an additional combat phase followed "
    "by an additional main phase. At the beginning of that combat, untap all creatures that "
    "attacked this turn.",
    "War",
    "Sorcery",
)
HAZE = permanent(
    "Haze",
    "Enchantment — Aura",
    "Enchant player\nAt the beginning of enchanted player's first upkeep each turn, that player "
    "gets an additional upkeep step after this step.",
)
ALARM = permanent("Alarm", "Enchantment", "At the beginning of your upkeep, you gain 1 life.")


def steps_of(at: Table) -> list[Step]:
    """The steps until the turn is over, as each player passes."""
    turn = at.game.turn.number
    found = [at.game.turn.step]
    while at.game.turn.number == turn:
        if at.game.turn.step is not found[-1]:
            found.append(at.game.turn.step)
        at.answer_next()
    return found


def mains(steps: list[Step]) -> int:
    """How many postcombat main phases there are."""
    return steps.count(Step.POSTCOMBAT_MAIN)


def test_500_8_the_phase_comes_after_the_second_main_phase_of_the_turn() -> None:
    at = table(hand=[WAR])
    at.act(ANN, "cast War")
    at.resolve_all()
    found = steps_of(at)
    assert found.count(Step.BEGINNING_OF_COMBAT) == 2
    place = found.index(Step.POSTCOMBAT_MAIN)
    assert found[place + 1] is Step.BEGINNING_OF_COMBAT
    assert mains(found) == 2


def test_500_8_cast_in_that_main_phase_it_comes_after_it() -> None:
    at = table(hand=[WAR])
    at.to(Step.POSTCOMBAT_MAIN)
    at.act(ANN, "cast War")
    at.resolve_all()
    found = steps_of(at)
    assert found.count(Step.BEGINNING_OF_COMBAT) == 1
    assert mains(found) == 2


def test_505_1a_after_a_later_main_phase_nothing_is_added() -> None:
    at = table(hand=[WAR, WAR])
    at.to(Step.POSTCOMBAT_MAIN)
    at.act(ANN, "cast War")
    at.resolve_all()
    at.to(Step.BEGINNING_OF_COMBAT)
    at.to(Step.POSTCOMBAT_MAIN)
    at.act(ANN, "cast War")
    at.resolve_all()
    assert steps_of(at).count(Step.BEGINNING_OF_COMBAT) == 0


def test_603_7_creatures_untap_at_that_combat_and_not_at_another() -> None:
    at = table(ann=["Bear"], hand=[WAR])
    at.act(ANN, "cast War")
    at.resolve_all()
    at.object("Bear").tapped = True
    at.to(Step.BEGINNING_OF_COMBAT)
    at.resolve_all()
    assert at.object("Bear").tapped  # the first combat isn't the added one
    at.object("Bear").tapped = False
    at.attack("Bear")
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.object("Bear").tapped
    at.to(Step.BEGINNING_OF_COMBAT)
    at.resolve_all()
    assert not at.object("Bear").tapped


def test_500_9_an_upkeep_step_is_added_right_after_the_first() -> None:
    at = table(ann=[ALARM], hand=[HAZE])
    at.act(ANN, "cast Haze", ANN)
    at.resolve_all()
    at.to_turn(BOB)
    before = at.life(ANN)
    at.to_turn(ANN)
    assert at.life(ANN) == before + 2
    assert len(at.game.players[ANN].hand) == 1  # one draw step only


def test_500_9_another_players_upkeep_is_not_doubled() -> None:
    at = table(ann=[ALARM], hand=[HAZE])
    at.act(ANN, "cast Haze", BOB)
    at.resolve_all()
    before = at.life(ANN)
    at.to_turn(ANN)
    at.to_turn(BOB)
    assert at.life(ANN) == before + 1
