"""How a scenario says which alternative cost is paid and which modes are chosen.

CR 118.9, 700.2.
"""

from __future__ import annotations

from typing import Final

import pytest

from jajna.judge.scenario import Outcome, ScenarioError, read, run
from tests.judge.test_writing import known

SCENARIO: Final = """\
title: Costs and modes
cards:
  - {name: Charm, type: Instant, cost: "{0}", text: "Choose one —\\n• You gain 3 life.\\n• You \
gain 5 life."}
  - {name: Salve, type: Instant, cost: "{0}", text: "Choose two. You may choose the same mode more \
than once.\\n• You gain 3 life.\\n• You gain 5 life."}
  - {name: Alt, type: Sorcery, cost: "{9}", text: "Kicker {9}\\nYou may pay {0} rather than pay \
this spell's mana cost.\\nYou gain 1 life.\\nFlashback {R}"}
  - {name: Spark, type: Creature — Elemental, cost: "{9}", pt: 3/3, text: "Evoke {0}"}
  - {name: Plain, type: Sorcery, cost: "{0}", text: You gain 1 life.}
players:
  - {name: Ann, hand: [Alt, Charm, Plain, Salve, Spark], graveyard: [Alt], pool: R}
  - {name: Bob}
steps:
  - STEP
  - {resolve: all}
  - expect: {players: {Ann: LIFE}}
"""


def played(step: str, life: int = 20) -> Outcome:
    text = SCENARIO.replace("STEP", step).replace("LIFE", str(life))
    (script,) = read(text, "it.yaml")
    return run(script, known)


@pytest.mark.parametrize(
    ("step", "life"),
    [
        ("{cast: Alt, way: 2}", 21),
        ("{cast: Alt, way: rather than pay}", 21),
        ("{cast: Alt, way: 3}", 21),
        ("{cast: Alt, way: flashback}", 21),
        ("{cast: Spark, way: Evoke}", 20),
        ("{cast: Charm, modes: [2]}", 25),
        ("{cast: Salve, modes: [1, 1]}", 26),
        ("{cast: Salve, modes: [2, 1]}", 28),
    ],
)
def test_a_cost_and_modes_are_chosen_by_number_or_by_words(step: str, life: int) -> None:
    outcome = played(step, life)
    assert outcome.error is None, outcome.error.text("en")
    assert outcome.passed


def test_702_34a_a_card_of_that_name_in_the_graveyard_is_cast_for_its_flashback_cost() -> None:
    text = SCENARIO.replace("STEP", "{cast: Alt, way: flashback}").replace("Ann: LIFE", "Ann: 21")
    (script,) = read(f"{text}  - expect: {{exile: [Alt]}}\n", "it.yaml")
    assert run(script, known).passed


NOT_OFFERED: Final = "The rules forbid it: That isn't one of the options."
CHARM: Final = "Choose 1 of: 1 (You gain 3 life), 2 (You gain 5 life)."
ALT: Final = "There are: 2 (You may pay {0} rather than pay this spell's mana cost), 3 (flashback)."


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("{cast: Charm, modes: [3]}", [NOT_OFFERED, "CR 700.2a", CHARM]),
        ("{cast: Charm, modes: [1, 2]}", [NOT_OFFERED, "CR 700.2a", CHARM]),
        ("{cast: Charm, modes: [1, 1]}", [NOT_OFFERED, CHARM]),
        ("{cast: Salve, modes: [1]}", [NOT_OFFERED, CHARM.replace("Choose 1", "Choose 2")]),
        ("{cast: Plain, modes: [1]}", ["There are no modes to choose."]),
        ("{cast: Alt, way: 1}", [NOT_OFFERED, ALT]),
        ("{cast: Alt, way: 4}", [NOT_OFFERED, ALT]),
        ("{cast: Alt, way: overload}", ["Alt has no alternative cost 'overload'.", ALT]),
        ("{cast: Alt, way: '2'}", ["Alt has no alternative cost '2'.", ALT]),
        ("{cast: Plain, way: 1}", [NOT_OFFERED, "It has no alternative costs."]),
        ("{cast: Plain, way: evoke}", ["It has no alternative costs."]),
        ("{cast: Plain, way: free}", ["can't be cast from where it is", "CR 118.9"]),
    ],
)
def test_a_wrong_cost_or_mode_is_refused_in_one_line_that_says_which_there_are(
    step: str, said: list[str]
) -> None:
    error = played(step).error
    assert error is not None
    told = error.text("en")
    assert "\n" not in told
    assert all(one in told for one in said), told


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("{cast: Charm, modes: [0]}", "modes is not as it must be"),
        ("{cast: Charm, modes: 1}", "The value of modes must be"),
        ("{cast: Charm, modes: [gain]}", "The value of modes must be"),
        ("{cast: Alt, way: 0}", "way is not as it must be"),
        ("{cast: Alt, way: true}", "The value of way must be"),
        ("{cast: Alt, way: [1]}", "The value of way must be"),
    ],
)
def test_what_is_no_number_is_refused_as_it_is_read(step: str, said: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        played(step)
    assert said in caught.value.text("en")
