"""What a choice of a scenario stands for: options by source, by a part of their text, in order."""

from __future__ import annotations

from typing import Final

import pytest

from jajna.judge.scenario import Outcome, read, run
from tests.judge.test_writing import known

TRIGGERS: Final = """\
title: Four abilities trigger at once
cards:
  - {name: Giver, type: Creature — Bear, pt: 1/1, text: "When this creature dies, you gain 1 life."}
  - name: Taker
    type: Creature — Bear
    pt: 1/1
    text: "When this creature dies, you gain 2 life.\\nWhen this creature dies, you draw a card."
  - {name: Doom, type: Instant, cost: "{0}", text: Destroy all creatures.}
players: [{name: Ann, hand: [Doom]}, {name: Bob}]
battlefield: [Giver, Taker, {card: Giver, as: other}]
steps:
  - cast: Doom
  - {resolve: 1, choices: [CHOSEN]}
  - resolve: 2
  - expect: {stack: [Giver, Taker], players: {Ann: TOTAL}}
"""

SHIELDS: Final = """\
title: Damage is doubled and some of it prevented
cards:
  - name: Furnace
    type: Enchantment
    text: >-
      If a source would deal damage to a permanent or player, it deals double that damage to that
      permanent or player instead.
  - name: Armor
    type: Artifact
    text: If a source would deal damage to you, prevent 1 of that damage.
players: [{name: Ann}, {name: Bob, hand: [Shock], pool: R}]
battlefield: [Furnace, Armor]
steps:
  - {cast: Shock, by: Bob, targets: [Ann]}
  - resolve: 1
  - expect: {asked: {kind: replacement, options: [OPTIONS]}}
  - answer: CHOSEN
  - expect: {players: {Ann: TOTAL}}
"""


def played(text: str) -> Outcome:
    (script,) = read(text, "it.yaml")
    return run(script, known)


@pytest.mark.parametrize(
    ("chosen", "life"),
    [
        ("[gain 2 life, Giver, draw, other]", 21),
        ('["Taker: You gain 2", other, "#2", Giver]', 21),
        ("[you gain 2 LIFE, Giver, Giver, draw]", 21),
        ('["#1", "#0", "#2", "#3"]', 21),
        ("[draw, Giver, other, gain 2]", 23),
    ],
)
def test_603_3b_triggers_are_ordered_by_source_or_text(chosen: str, life: int) -> None:
    outcome = played(TRIGGERS.replace("CHOSEN", chosen).replace("TOTAL", str(life)))
    assert outcome.error is None, str(outcome.error)
    assert outcome.passed, [(one.expected, one.found) for one in outcome.failures]


def test_603_3b_a_source_of_different_triggers_doesnt_name_one() -> None:
    outcome = played(
        TRIGGERS.replace("CHOSEN", "[Taker, Giver, Taker, other]").replace("TOTAL", "21")
    )
    assert outcome.error is not None
    said = str(outcome.error)
    assert "'Taker' fits 2 options of 'triggers'" in said
    assert "#1 (Taker: You gain 2 life.), #2 (Taker: You draw a card.)" in said


@pytest.mark.parametrize(
    ("chosen", "life"),
    [("Furnace", 17), ("it deals double", 17), ("Armor", 18), ("prevent 1 of that", 18)],
)
def test_616_1_a_replacement_effect_is_chosen_by_source_or_text(chosen: str, life: int) -> None:
    text = SHIELDS.replace("OPTIONS", "Armor, Furnace").replace("TOTAL", str(life))
    outcome = played(text.replace("CHOSEN", chosen))
    assert outcome.error is None, str(outcome.error)
    assert outcome.passed, [(one.expected, one.found) for one in outcome.failures]


@pytest.mark.parametrize("options", ["Armor", "Armor, Armor", "Armor, Furnace, Shock"])
def test_616_1_all_options_are_listed_or_it_is_a_failure(options: str) -> None:
    text = SHIELDS.replace("OPTIONS", options).replace("CHOSEN", "Armor").replace("TOTAL", "18")
    outcome = played(text)
    assert [str(one.what) for one in outcome.failures] == ["asked: options"]
    assert outcome.failures[0].found.endswith("prevent 1 of that damage.)")


def test_616_1_what_no_option_has_is_an_error_that_lists_them() -> None:
    text = SHIELDS.replace("OPTIONS", "Armor, Furnace").replace("CHOSEN", "Anvil")
    outcome = played(text.replace("TOTAL", "18"))
    assert outcome.error is not None
    assert "'Anvil' is not an option of 'replacement': #0 (" in str(outcome.error)
    assert "(Furnace: " in str(outcome.error)
