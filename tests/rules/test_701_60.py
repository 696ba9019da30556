"""Suspecting. CR 701.60."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Cannot, Keyword
from tests.mechanics.bench import ANN, cast, creature
from tests.table import table


def has_menace(at: Table, name: str) -> bool:
    """Whether the permanent of that name has menace."""
    return at.object(name).now.keywords & Keyword.MENACE != 0


def cannot_block(at: Table, name: str) -> bool:
    """Whether the permanent of that name can't block."""
    return at.object(name).now.cannot & Cannot.BLOCK != 0


def test_701_60c_a_suspected_creature_has_menace_and_cannot_block() -> None:
    at = table(bob=["Giant"])
    assert not has_menace(at, "Giant")
    cast(at, "Suspect target creature.", "Giant")
    assert has_menace(at, "Giant")
    assert cannot_block(at, "Giant")


def test_701_60a_until_it_is_no_longer_suspected() -> None:
    at = table(bob=["Giant"])
    cast(at, "Suspect target creature.", "Giant")
    cast(at, "All suspected creatures are no longer suspected.")
    assert not has_menace(at, "Giant")
    assert not cannot_block(at, "Giant")


def test_701_60a_until_it_leaves_the_battlefield() -> None:
    at = table(ann=["Giant"])
    cast(at, "Suspect target creature.", "Giant")
    cast(
        at,
        "Exile target creature, then return that card to the battlefield under your control.",
        "Giant",
    )
    assert not has_menace(at, "Giant")
    assert at.object("Giant").marks == {}


def test_701_60d_it_cannot_become_suspected_again() -> None:
    at = table(bob=["Giant"])
    cast(at, "Suspect target creature.", "Giant")
    before = len(at.game.effects.lasting)
    cast(at, "Suspect target creature.", "Giant")
    assert len(at.game.effects.lasting) == before


def test_701_60b_a_copy_is_not_suspected() -> None:
    at = table(ann=["Bear"])
    cast(at, "Suspect target creature.", "Bear")
    cast(at, "Create a token that's a copy of target creature.", "Bear")
    bear, token = at.game.zones.battlefield
    assert at.object(bear).now.keywords & Keyword.MENACE
    assert not at.object(token).now.keywords & Keyword.MENACE


def test_701_60c_without_its_abilities_it_is_still_suspected() -> None:
    at = table(ann=["Bear"])
    cast(at, "Suspect target creature.", "Bear")
    cast(at, "Target creature loses all abilities until end of turn.", "Bear")
    assert not has_menace(at, "Bear")
    cast(at, "Put a +1/+1 counter on target suspected creature.", "Bear")
    assert at.power_toughness("Bear") == (3, 3)


def test_701_60_whether_it_is_suspected_is_asked() -> None:
    offender = creature(
        "Offender",
        text="{0}: If ~ is suspected, put a +1/+1 counter on it. Otherwise, suspect it.",
    )
    at = table(ann=[offender])
    for counters in (0, 1, 2):
        at.act(ANN, "activate Offender")
        at.resolve()
        assert has_menace(at, "Offender")
        assert at.power_toughness("Offender") == (2 + counters, 2 + counters)
