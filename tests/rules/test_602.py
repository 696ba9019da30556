"""Activating activated abilities. CR 602."""

from __future__ import annotations

import pytest

from jajna.decision import Activate
from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table

ANYONE = "Any player may activate this ability."


def with_digging(text: str = ANYONE) -> Table:
    """A table where Ann controls a permanent with an ability of this text, and Bob has a card."""
    at = table()
    dig = permanent("Dig", text=f"Discard a card: You gain 3 life. {text}")
    at.battlefield(ANN, dig)
    at.hand(BOB, "Bear")
    at.begin(ANN)
    return at


def test_602_2_only_its_controller_activates_an_ability() -> None:
    at = with_digging("")
    reason = at.why_not(BOB, "activate Dig")
    assert reason is not None
    assert reason.code == "not yours"


def test_602_2_any_player_activates_what_says_so() -> None:
    at = with_digging()
    at.act(BOB, "activate Dig", "Bear")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 23)
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Bear"]


def test_602_2_it_is_offered_to_each_player_and_costs_who_activates_it() -> None:
    at = with_digging()
    at.begin(BOB)
    assert at.asked is not None
    assert any(isinstance(option, Activate) for option in at.asked.options)
    reason = at.why_not(ANN, "activate Dig")
    assert reason is not None
    assert reason.code == "not enough cards"


def test_602_2_what_comes_later_is_offered_to_a_player_who_could_do_nothing() -> None:
    at = table()
    at.hand(BOB, creature("Costly", cost="{9}"))
    at.begin(BOB)
    assert at.asked is not None
    assert len(at.asked.options) == 1
    at.battlefield(ANN, permanent("Tax", text=f"Pay 1 life: Tap ~. {ANYONE}"))
    ask_again(at)
    assert at.asked is not None
    assert len(at.asked.options) == 2


def test_602_2_once_the_ability_is_lost_nobody_activates_it() -> None:
    at = with_digging()
    at.battlefield(ANN, creature("Snake", text=f"{{0}}: ~ loses all abilities. {ANYONE}"))
    at.act(BOB, "activate Snake")
    at.resolve_all()
    assert at.why_not(BOB, "activate Snake") is not None
    assert at.why_not(BOB, "activate Dig") is None


def test_602_5d_as_a_sorcery_is_judged_for_who_activates_it() -> None:
    at = with_digging("Any player may activate this ability but only as a sorcery.")
    reason = at.why_not(BOB, "activate Dig")
    assert reason is not None
    assert reason.code == "only when a sorcery could be cast"
    at.begin(BOB)
    assert at.why_not(BOB, "activate Dig") is None


def test_602_5_any_player_during_any_upkeep() -> None:
    at = with_digging("Any player may activate this ability but only during any upkeep step.")
    assert at.why_not(BOB, "activate Dig") is not None
    at.begin(ANN, Step.UPKEEP)
    assert at.why_not(BOB, "activate Dig") is None


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Add {G}. Any player may activate this ability.",
        "{1}, Exile ~ from your graveyard: Draw a card. Any player may activate this ability.",
        "Whenever you draw a card, you gain 1 life. Any player may activate this ability.",
        "{1}: Draw a card. Any player may activate this ability but only.",
    ],
)
def test_602_2_what_only_its_controller_can_do_is_not_for_anyone(text: str) -> None:
    assert not compile_line(text, False).meanings


def test_613_1f_an_ability_in_quotation_marks_is_lost() -> None:
    at = table()
    safe = "Prevent all damage that would be dealt to ~."
    lion = creature("Lion", text=f'{safe}\n{{0}}: Until end of turn, ~ loses "{safe}" {ANYONE}')
    at.battlefield(ANN, lion)
    cast(at, "~ deals 2 damage to target creature.", "Lion")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Lion"]
    at.act(BOB, "activate Lion")
    at.resolve_all()
    cast(at, "~ deals 2 damage to target creature.", "Lion")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == []
