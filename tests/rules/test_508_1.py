"""Declaring attackers: who attacks, at what cost, and who did. CR 508.1."""

from __future__ import annotations

import pytest

from jajna.decision import Assign, Kind, Several
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

CLOCKWORK = (
    "Beast enters with three +1/+0 counters on it.\n"
    "At end of combat, if Beast attacked or blocked this combat, remove a +1/+0 counter from it.\n"
    "{0}: Put up to two +1/+0 counters on Beast. This ability can't cause the total number of "
    "+1/+0 counters on Beast to be greater than three."
)


def test_508_1k_what_attacked_or_blocked_is_asked_as_combat_ends() -> None:
    at = table()
    at.battlefield(ANN, creature("Beast", 0, 4, CLOCKWORK))
    at.object("Beast").add_counters("+1/+0", 3)
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.object("Beast").counters["+1/+0"] == 3
    at.begin(ANN)
    at.attack("Beast", at=BOB)
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.object("Beast").counters["+1/+0"] == 2
    at.battlefield(BOB, "Bear")
    at.to_turn(ANN)
    at.to_turn(BOB)
    at.attack("Bear", at=ANN)
    at.block(("Beast", "Bear"))
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.object("Beast").counters["+1/+0"] == 1


def test_508_1k_what_stayed_at_home_asks_whether_it_has_just_come() -> None:
    text = (
        "At the beginning of your end step, if Raiders didn't attack this turn, Raiders deals 2 "
        "damage to you unless it came under your control this turn."
    )
    at = table()
    at.hand(ANN, creature("Raiders", 2, 3, text))
    at.begin(ANN)
    at.act(ANN, "cast Raiders")
    at.resolve()
    at.to_turn(BOB)
    assert at.life(ANN) == 20
    at.to_turn(ANN)
    at.attack("Raiders", at=BOB)
    at.to_turn(BOB)
    assert at.life(ANN) == 20
    at.to_turn(ANN)
    at.to_turn(BOB)
    assert at.life(ANN) == 18


RED_LAND = permanent("Red Field", "Land", "{T}: Add {R}.", cost="")


@pytest.mark.parametrize(("counters", "able"), [(0, True), (1, True), (2, False)])
def test_508_1h_an_attack_costs_mana_for_each_counter(counters: int, able: bool) -> None:
    myr = creature(
        "Myr", text="Myr can't attack or block unless you pay {1} for each +1/+1 counter on it."
    )
    at = table()
    at.battlefield(ANN, myr, RED_LAND)
    for _ in range(counters):
        cast(at, "Put a +1/+1 counter on target creature.", "Myr")
    at.begin(ANN)
    at.to_question(Kind.ATTACKERS)
    attack = Several((Assign(at.id("Myr"), BOB),))
    assert (at.game.why_not(attack) is None) == able
    if able:
        at.attack("Myr")
        assert at.object("Red Field").tapped == (counters > 0)


@pytest.mark.parametrize("mountains", [0, 1])
def test_508_1c_it_cannot_attack_unless_the_condition_holds(mountains: int) -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Serpent", text="Serpent can't attack unless there is a Mountain on the battlefield."
        ),
    )
    for _ in range(mountains):
        at.battlefield(BOB, permanent("Peak", "Basic Land — Mountain", "", ""))
    if mountains:
        at.attack("Serpent")
    at.to(Step.END_OF_COMBAT)
    assert at.life(BOB) == 20 - 2 * mountains
    assert at.object("Serpent").now.cannot == 1 - mountains


def test_508_1a_the_total_power_is_that_of_the_attackers_as_declared() -> None:
    at = table()
    text = (
        "Whenever Goblin attacks, if you attacked with creatures with total power 6 or greater "
        "this combat, you gain 4 life."
    )
    at.battlefield(ANN, creature("Goblin", 1, 1, text), "Giant", "Bear")
    at.attack("Goblin", "Giant", at=BOB)
    cast(at, "Destroy target creature.", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 24
    at = table()
    at.battlefield(ANN, creature("Goblin", 1, 1, text), "Giant", "Bear")
    at.attack("Goblin", "Bear", at=BOB)
    at.resolve_all()
    assert at.life(ANN) == 20


def test_508_1b_only_what_attacks_you_is_a_target() -> None:
    floe = permanent("Floe", text="{0}: Tap target creature without flying that's attacking you.")
    at = table()
    at.battlefield(ANN, floe)
    at.battlefield(BOB, "Bear", creature("Bird", text="Flying"), creature("Elk", text="Vigilance"))
    at.to_turn(BOB)
    assert at.why_not(ANN, "activate Floe") is not None
    at.attack("Bird", "Elk")
    at.act(ANN, "activate Floe")
    at.resolve()
    assert at.object("Elk").tapped
