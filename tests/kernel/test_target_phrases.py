"""How many targets a phrase asks for, and which phrases wait for another one. CR 115.6, 601.2c."""

from __future__ import annotations

import pytest

from jajna.ir.refs import Target
from jajna.judge import Table
from jajna.kernel.state.context import Context
from jajna.kernel.state.targets import count_limits, waiting_for
from tests.mechanics.bench import ANN, BOB, creature, permanent, text_card
from tests.table import table


def phrases(text: str) -> list[Target]:
    """The target phrases of a spell with this text."""
    at = table()
    at.hand(ANN, text_card("Spell", "Sorcery", text, cost="{X}" if "X" in text else "{0}"))
    at.begin(ANN)
    now = at.object("Spell").now
    return at.game.definitions.announcement(now.kit.effects_of(-1)).targets


@pytest.mark.parametrize(
    ("text", "available", "limits"),
    [
        ("Tap X target creatures.", 5, (2, 2)),
        ("Tap up to X target creatures.", 5, (0, 2)),
        ("Tap any number of target creatures.", 5, (0, 5)),
        ("Tap up to two target creatures.", 1, (0, 2)),
        ("Tap two target creatures.", 5, (2, 2)),
        ("Tap target creature.", 5, (1, 1)),
    ],
)
def test_115_6_how_many_targets_a_phrase_asks_for(
    text: str, available: int, limits: tuple[int, int]
) -> None:
    ctx = Context(0, ANN)
    ctx.x = 2
    assert count_limits(table().game, phrases(text)[0], ctx, available) == limits


def test_601_2c_a_phrase_that_speaks_of_another_waits_for_it() -> None:
    first, second = phrases(
        "Exchange control of target artifact or creature and another target permanent that shares "
        "one of those types with it."
    )
    assert waiting_for(first, [first, second]) == [second]
    assert waiting_for(first, [first]) == []


def test_601_2c_phrases_of_their_own_don_t_wait() -> None:
    first, second = phrases("Tap target creature. Untap target land.")
    assert waiting_for(first, [first, second]) == []


GUARDED = "Idol can't be the target of blue spells or abilities from blue sources."


def guarded(color: str, text: str = GUARDED) -> Table:
    """Bob's creature can't be the target of something; Ann has a spell and an ability of a color,
    for which there is no other target.
    """
    at = table()
    at.battlefield(BOB, creature("Idol", text=text))
    at.battlefield(ANN, permanent("Staff", text="{0}: Tap target creature.", cost=color))
    at.hand(ANN, text_card("Spell", "Instant", "Tap target creature.", cost=color))
    for land in ("Island", "Mountain"):
        at.battlefield(ANN, land)
    at.begin(ANN)
    return at


@pytest.mark.parametrize(("color", "allowed"), [("{U}", False), ("{R}", True)])
@pytest.mark.parametrize("action", ["cast Spell", "activate Staff"])
def test_115_4_sources_of_a_color_are_told_apart_before_anything_is_on_the_stack(
    color: str, allowed: bool, action: str
) -> None:
    assert (guarded(color).why_not(ANN, action) is None) is allowed


def test_702_11_what_is_hexproof_from_a_color_guards_against_both() -> None:
    for color, allowed in (("{U}", False), ("{R}", True)):
        at = guarded(color, "Hexproof from blue")
        assert (at.why_not(ANN, "cast Spell") is None) is allowed
        assert (at.why_not(ANN, "activate Staff") is None) is allowed


def test_702_16b_protection_is_asked_of_the_spell_that_would_be_cast() -> None:
    for text in ("Protection from blue", "Protection from instants"):
        for color in ("{U}", "{R}"):
            at = guarded(color, text)
            expected = color == "{R}" and text.endswith("blue")
            assert (at.why_not(ANN, "cast Spell") is None) is expected
