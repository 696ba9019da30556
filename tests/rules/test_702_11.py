"""Hexproof on players, and from qualities. CR 702.11."""

from __future__ import annotations

import pytest

from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table

COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def can_target(guarded: str, color: str, by: int = ANN, before: str = "") -> bool:
    """Whether a spell of that color by Ann, or Bob, can target Bob's creature with the ability."""
    at = table()
    at.battlefield(BOB, creature("Troll", text=guarded))
    if before:
        cast(at, before)
    cost = f"{{{color}}}"
    at.battlefield(by, permanent("Source", "Land", f"{{T}}: Add {cost}.", cost=""))
    at.hand(by, text_card("Zap", "Instant", "Tap target creature.", cost=cost))
    ask_again(at)
    try:
        at.act(by, "cast Zap", "Troll")
    except IllegalAnswerError:
        return False
    return True


def targeting_bob(by: int, whom: str = "player") -> Table:
    """Bob has hexproof, and a spell is aimed at him."""
    at = table()
    at.battlefield(BOB, permanent("Leyline", "Enchantment", "You have hexproof."))
    cast(at, f"Target {whom} loses 2 life.", BOB, by=by)
    return at


def test_702_11c_a_player_with_hexproof_is_no_target_for_opponents() -> None:
    with pytest.raises(IllegalAnswerError):
        targeting_bob(ANN, "opponent")
    assert targeting_bob(ANN).life(ANN) == 18, "only Ann herself can be a target"
    assert targeting_bob(BOB).life(BOB) == 18


def test_702_11c_what_does_not_target_reaches_the_player() -> None:
    at = table()
    at.battlefield(BOB, permanent("Leyline", "Enchantment", "You have hexproof."))
    cast(at, "Each opponent loses 2 life.")
    assert at.life(BOB) == 18


@pytest.mark.parametrize("color", COLORS)
def test_702_11f_hexproof_from_two_qualities_is_two_abilities(color: str) -> None:
    guarded = color in "BR"
    assert can_target("Hexproof from black and from red", color) is not guarded


def test_702_11f_its_controller_targets_it_with_anything() -> None:
    assert can_target("Hexproof from black and from red", "R", by=BOB)


@pytest.mark.parametrize("color", COLORS)
def test_702_11g_hexproof_from_each_color_is_one_for_each(color: str) -> None:
    assert not can_target("Hexproof from each color", color)


def test_702_11g_what_is_colorless_can_target() -> None:
    assert can_target("Hexproof from each color", "C")


LOSE = "Until end of turn, creatures your opponents control lose hexproof."
NEVER = "Until end of turn, creatures your opponents control lose hexproof and can't have hexproof."


@pytest.mark.parametrize("guarded", ["Hexproof", "Hexproof from black", "Hexproof from each color"])
@pytest.mark.parametrize("spell", [LOSE, NEVER])
def test_702_11e_what_loses_hexproof_loses_hexproof_from_anything(guarded: str, spell: str) -> None:
    assert not can_target(guarded, "B")
    assert can_target(guarded, "B", before=spell)


def test_702_11e_what_can_not_have_hexproof_gets_none_from_a_quality() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    cast(at, NEVER)
    cast(at, "Target creature gains hexproof from black until end of turn.", "Bear")
    assert not at.object("Bear").now.kit.keyworded


@pytest.mark.parametrize(
    ("types", "reaches"), [("Artifact", False), ("Enchantment", True), ("Land", True)]
)
def test_702_11d_hexproof_from_a_kind_of_card_looks_at_the_source(
    types: str, reaches: bool
) -> None:
    at = table()
    at.battlefield(BOB, creature("Troll", text="Hexproof from artifacts and creatures"))
    at.battlefield(ANN, permanent("Source", types, "{0}: Tap target creature.", cost=""))
    if reaches:
        at.act(ANN, "activate Source", "Troll")
        at.resolve()
    assert at.object("Troll").tapped is reaches
    assert (at.why_not(ANN, "activate Source") is None) is reaches
