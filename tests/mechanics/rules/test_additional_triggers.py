"""Abilities that trigger additional times. CR 603.2d."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

AGAIN = (
    "causes a triggered ability of a permanent you control to trigger, that ability triggers an "
    "additional time."
)
YAROK = creature("Yarok", 3, 5, f"If a permanent entering {AGAIN}")
NABAN = creature("Naban", 2, 1, f"If a Wizard entering under your control {AGAIN}")
TEYSA = creature("Teysa", 2, 4, f"If a creature dying {AGAIN}")
ISSHIN = creature("Isshin", 3, 4, f"If a creature attacking {AGAIN}")
GREETER = permanent("Greeter", text="Whenever a creature enters, you gain 1 life.")
MOURNER = permanent("Mourner", text="Whenever a creature dies, you gain 1 life.")


def made(*cards: Card, token: str = "1/1 blue Bird", by: int = ANN) -> Table:
    """Ann controls these, and a player makes a creature token."""
    at = table()
    at.battlefield(ANN, *cards)
    cast(at, f"Create a {token} creature token.", by=by)
    at.resolve_all()
    return at


@pytest.mark.parametrize("by", [ANN, BOB])
def test_603_2d_what_enters_triggers_abilities_an_additional_time(by: int) -> None:
    assert made(GREETER, YAROK, by=by).life(ANN) == 22


@pytest.mark.parametrize(("number", "life"), [(0, 21), (1, 22), (2, 23), (3, 24)])
def test_603_2d_it_does_not_invoke_itself(number: int, life: int) -> None:
    assert made(GREETER, *[YAROK] * number).life(ANN) == life


def test_603_2d_only_abilities_of_permanents_of_its_controller() -> None:
    at = table()
    at.battlefield(BOB, GREETER)
    at.battlefield(ANN, YAROK)
    cast(at, "Create a 1/1 blue Bird creature token.")
    at.resolve_all()
    assert at.life(BOB) == 21


@pytest.mark.parametrize(
    ("token", "by", "life"),
    [("1/1 blue Wizard", ANN, 22), ("1/1 blue Bird", ANN, 21), ("1/1 blue Wizard", BOB, 21)],
)
def test_603_2d_only_what_is_described_has_them_trigger_again(
    token: str, by: int, life: int
) -> None:
    assert made(GREETER, NABAN, token=token, by=by).life(ANN) == life


def test_603_2d_a_permanent_s_own_ability_as_it_enters_too() -> None:
    at = table()
    at.battlefield(ANN, YAROK)
    at.hand(ANN, creature("Guest", text="When ~ enters, you gain 1 life."))
    at.act(ANN, "cast Guest")
    at.resolve_all()
    assert at.life(ANN) == 22


def test_603_2d_not_what_only_changes_how_it_enters() -> None:
    at = table()
    at.battlefield(ANN, YAROK)
    at.hand(ANN, creature("Guest", text="~ enters with a +1/+1 counter on it."))
    at.act(ANN, "cast Guest")
    at.resolve_all()
    assert at.object("Guest").counters == {"+1/+1": 1}


def test_603_10a_what_dies_together_is_seen_and_seen_again() -> None:
    at = table()
    at.battlefield(ANN, TEYSA, "Bear", MOURNER)
    cast(at, "Destroy all creatures.")
    at.resolve_all()
    assert at.life(ANN) == 24


def test_603_2d_what_triggers_on_something_else_triggers_once() -> None:
    at = table()
    at.battlefield(
        ANN,
        TEYSA,
        "Bear",
        permanent("Altar", text="Whenever you sacrifice a creature, draw a card."),
    )
    at.library(ANN, "Bear", "Bear")
    cast(at, "Target player sacrifices a creature.", ANN, then=("Bear",))
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == 1


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("Whenever ~ attacks, you gain 1 life.", 22),
        ("Whenever you attack, you gain 1 life.", 22),
        ("Whenever one or more creatures you control attack, you gain 1 life.", 22),
        ("Whenever ~ becomes tapped, you gain 1 life.", 21),
    ],
)
def test_603_2d_only_what_is_about_attacking_is_caused_by_it(text: str, life: int) -> None:
    at = table()
    at.battlefield(ANN, ISSHIN, creature("Runner", text=text), "Bear")
    at.begin(ANN)
    at.attack("Runner", "Bear")
    at.resolve_all()
    assert at.life(ANN) == life


def test_603_2d_one_that_triggers_once_each_turn_does_not_again() -> None:
    once = "Whenever a creature enters, you gain 1 life. This ability triggers only once each turn."
    assert made(permanent("Shy", text=once), YAROK).life(ANN) == 21


def test_603_7_a_delayed_ability_is_none_of_a_permanent() -> None:
    at = table()
    at.battlefield(ANN, YAROK)
    cast(at, "Whenever a creature enters this turn, you gain 1 life.")
    cast(at, "Create a 1/1 blue Bird creature token.")
    at.resolve_all()
    assert at.life(ANN) == 21
