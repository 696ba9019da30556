"""Life totals that can't change. CR 119.7, 119.8."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.judge import Table
from jajna.text.spanish.printer import SPANISH
from tests.mechanics.bench import ANN, BOB, cast, permanent, spell
from tests.oracle.faces import compiled
from tests.table import table

STANDS = "Your life total can't change."
PROTECTION = (
    "Until your next turn, your life total can't change and you gain protection from everything."
)


def relic(text: str) -> Card:
    """An artifact with this text."""
    return permanent("Rule", "Artifact", text)


def standing() -> Table:
    """Ann's life total can't change."""
    at = table()
    at.battlefield(ANN, relic(STANDS))
    return at


@pytest.mark.parametrize(
    "text",
    [
        "Target player gains 3 life.",
        "Target player loses 3 life.",
        "Spell deals 3 damage to target player.",
    ],
)
def test_119_8_it_neither_rises_nor_falls(text: str) -> None:
    at = standing()
    cast(at, text, ANN, by=BOB)
    assert at.life(ANN) == 20
    cast(at, text, BOB, by=BOB)
    assert at.life(BOB) != 20


def test_119_8_life_cannot_be_paid() -> None:
    at = standing()
    at.battlefield(ANN, permanent("Font", "Artifact", "Pay 2 life: Draw a card."))
    reason = at.why_not(ANN, "activate Font")
    assert reason is not None
    assert reason.rule == "119.8"


def test_119_8_no_life_can_be_paid() -> None:
    at = standing()
    at.battlefield(ANN, permanent("Font", "Artifact", "Pay 0 life: Draw a card."))
    assert at.why_not(ANN, "activate Font") is None


def test_119_8_half_of_it_is_not_paid() -> None:
    at = standing()
    at.battlefield(
        ANN, permanent("Font", "Artifact", "Pay half your life, rounded up: Draw a card.")
    )
    reason = at.why_not(ANN, "activate Font")
    assert reason is not None
    assert reason.rule == "119.8"


def test_119_4b_half_of_less_than_nothing_is_paid() -> None:
    at = table()
    at.battlefield(
        ANN,
        relic("You can't lose the game and your opponents can't win the game."),
        permanent("Font", "Artifact", "Pay half your life, rounded up: Draw a card."),
    )
    at.set_life(ANN, -3)
    assert at.why_not(ANN, "activate Font") is None
    at.act(ANN, "activate Font")
    assert at.life(ANN) == -3


def test_701_12c_it_is_not_exchanged() -> None:
    at = standing()
    at.set_life(BOB, 5)
    cast(at, "Exchange life totals with target player.", BOB)
    assert (at.life(ANN), at.life(BOB)) == (20, 5)


def test_611_2a_until_the_next_turn_of_the_one_who_stands_firm() -> None:
    at = table()
    cast(at, PROTECTION)
    at.to_turn(BOB)
    cast(at, "Each opponent loses 3 life.", by=BOB)
    assert at.life(ANN) == 20
    assert at.why_not(BOB, "pass") is None
    at.to_turn(ANN)
    cast(at, "Each opponent loses 3 life.", by=BOB)
    assert at.life(ANN) == 17


def test_611_2a_the_protection_is_over_as_well() -> None:
    at = table()
    cast(at, PROTECTION)
    at.to_turn(BOB)
    at.to_turn(ANN)
    shock = spell("Shock deals 2 damage to target opponent.", "Shock")
    at.hand(BOB, shock)
    assert at.why_not(BOB, "cast Shock") is None


def test_702_16b_who_is_protected_from_everything_is_no_target() -> None:
    at = table()
    cast(at, PROTECTION)
    shock = spell("Shock deals 2 damage to target opponent.", "Shock")
    at.hand(BOB, shock)
    assert at.why_not(BOB, "cast Shock") is not None


@pytest.mark.parametrize(
    "text",
    [
        "Your life total can't change until your next turn.",
        "Your life total can't change and you gain protection from everything until your turn.",
    ],
)
def test_611_2_it_is_said_for_how_long(text: str) -> None:
    assert not compiled(text, "Instant").face


def test_it_is_said_in_spanish() -> None:
    assert SPANISH.lines(spell(PROTECTION).faces[0].abilities) == [
        "Hasta tu próximo turno, tu total de vidas no puede cambiar y ganas protección contra todo."
    ]
    assert SPANISH.lines(relic(STANDS).faces[0].abilities) == [
        "Tu total de vidas no puede cambiar."
    ]


def test_119_8_a_player_who_cannot_lose_life_cannot_pay_any() -> None:
    font = permanent("Font", "Artifact", "Pay 1 life: Draw a card.")
    free, bound = table(ann=[font]), standing()
    bound.battlefield(ANN, font)
    assert free.why_not(ANN, "activate Font") is None
    assert bound.why_not(ANN, "activate Font") is not None
