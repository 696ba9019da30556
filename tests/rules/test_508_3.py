"""Triggers of attacks on players, and whom they name. CR 508.3."""

from __future__ import annotations

import pytest

from jajna.decision import Assign, Several
from jajna.judge import CAT, Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, creature, permanent
from tests.table import table


def attacked(text: str, at: str | int) -> Table:
    """Ann's creature with this text has attacked Bob, or his planeswalker."""
    made = table()
    made.battlefield(ANN, creature("Rider", text=text))
    walker = permanent("Walker", "Planeswalker")
    made.put(BOB, Zone.BATTLEFIELD, walker, counters={"loyalty": 3})
    made.begin(ANN)
    made.to(Step.DECLARE_ATTACKERS)
    made.attack("Rider", at=at)
    made.resolve_all()
    return made


@pytest.mark.parametrize("whom", ["a player", "an opponent"])
def test_508_3a_a_player_who_is_attacked_is_that_player(whom: str) -> None:
    text = f"Whenever Rider attacks {whom}, that player loses 3 life."
    assert attacked(text, BOB).life(BOB) == 17
    assert attacked(text, "Walker").life(BOB) == 20


def test_508_3a_an_attack_on_you_is_one_by_another_player() -> None:
    assert attacked("Whenever a creature attacks you, you gain 1 life.", BOB).life(ANN) == 20


def test_508_3e_an_attack_of_an_opponent_on_another_triggers_once_for_each_attacked() -> None:
    text = (
        "Whenever an opponent attacks another one of your opponents, you and the attacking player "
        "each draw a card and lose 1 life."
    )
    at = table(4)
    at.battlefield(ANN, permanent("Eye", text=text))
    at.battlefield(BOB, "Bear", creature("Wolf"), creature("Ape"))
    at.to_turn(BOB)
    at.to(Step.DECLARE_ATTACKERS)
    attackers = [Assign(at.id("Bear"), CAT), Assign(at.id("Wolf"), CAT), Assign(at.id("Ape"), ANN)]
    at.game.answer(Several(tuple(attackers)))
    at.resolve_all()
    assert [at.life(seat) for seat in (ANN, BOB, CAT)] == [19, 19, 20]


def test_508_6_how_many_players_you_attacked_is_known_in_that_combat() -> None:
    text = (
        "Whenever Rider attacks, you gain X life, where X is the number of players you attacked "
        "this combat."
    )
    at = table(3)
    at.battlefield(ANN, creature("Rider", text=text), "Bear")
    at.to(Step.DECLARE_ATTACKERS)
    at.game.answer(Several((Assign(at.id("Rider"), BOB), Assign(at.id("Bear"), CAT))))
    at.resolve_all()
    assert at.life(ANN) == 22


def test_508_3e_that_player_is_the_one_you_attacked() -> None:
    text = "Whenever you attack a player, that player loses 1 life."
    at = table(3, ann=["Bear", creature("Ape"), permanent("Eye", text=text)])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bear", "Ape", at=BOB)
    at.resolve_all()
    assert [at.life(seat) for seat in (ANN, BOB, CAT)] == [20, 19, 20]
