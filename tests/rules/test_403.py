"""The battlefield: what entered this turn. CR 403.3."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, cast, permanent
from tests.table import table


def test_403_3_what_entered_under_your_control_counts_though_it_is_gone() -> None:
    at = table()
    text = (
        "{0}: You gain 2 life. Activate only if you had a creature enter under your control this "
        "turn."
    )
    at.battlefield(ANN, permanent("Gate", text=text), "Wall")
    assert at.why_not(ANN, "activate Gate") is not None
    at.hand(ANN, "Bear")
    at.act(ANN, "cast Bear")
    at.resolve()
    cast(at, "Destroy target creature.", "Bear")
    at.act(ANN, "activate Gate")
    at.resolve()
    assert at.life(ANN) == 22
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.why_not(ANN, "activate Gate") is not None


def test_403_3_only_what_came_this_turn_is_grown() -> None:
    at = table()
    at.battlefield(ANN, "Wall")
    at.hand(ANN, "Bear")
    at.act(ANN, "cast Bear")
    at.resolve()
    cast(at, "Put a +1/+1 counter on each creature that entered under your control this turn.")
    assert at.power_toughness("Bear") == (3, 3)
    assert at.power_toughness("Wall") == (0, 4)
