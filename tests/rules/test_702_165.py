"""Backup. CR 702.165."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Keyword
from tests.mechanics.bench import ANN, ask_again, cast, creature
from tests.table import table

TEXT = "Trample\nBackup 2\nFlying\nWhenever this creature attacks, you gain 1 life."
HAWK = creature("Hawk", 1, 1, TEXT)


def backing(whom: str) -> Table:
    """Ann's Hawk has entered, and its backup ability resolves for a creature."""
    at = table(ann=["Bear"])
    at.hand(ANN, HAWK)
    ask_again(at)
    at.act(ANN, "cast Hawk")
    at.choose(whom)
    at.resolve()
    return at


def test_702_165a_another_creature_gains_what_is_printed_below() -> None:
    at = backing("Bear")
    at.resolve_all()
    assert at.power_toughness("Bear") == (4, 4)
    assert at.object("Bear").has(Keyword.FLYING)
    assert len(at.object("Bear").now.kit.triggered) == 1
    at.to_turn(1)
    assert at.power_toughness("Bear") == (4, 4)
    assert not at.object("Bear").has(Keyword.FLYING)


def test_702_165a_what_is_printed_above_is_not_lent() -> None:
    at = backing("Bear")
    at.resolve_all()
    assert not at.object("Bear").has(Keyword.TRAMPLE)


def test_702_165a_it_may_back_itself_up_and_gains_nothing_then() -> None:
    at = backing("Hawk")
    at.resolve_all()
    assert at.power_toughness("Hawk") == (3, 3)
    assert len(at.object("Hawk").now.kit.triggered) == 1 + 1  # backup and the other


def test_702_165b_a_copy_lends_what_the_copied_one_has_printed() -> None:
    at = table(ann=["Bear", HAWK])
    cast(at, "Create a token that's a copy of target creature.", "Hawk", then=("Bear",))
    at.resolve_all()
    assert at.object("Bear").has(Keyword.FLYING)


def test_702_165c_what_it_has_gained_is_not_lent() -> None:
    at = backing("Bear")
    cast(at, "Target creature gains lifelink until end of turn.", "Hawk")
    at.resolve_all()
    assert at.object("Bear").has(Keyword.FLYING)
    assert not at.object("Bear").has(Keyword.LIFELINK)


def test_702_165d_losing_the_abilities_meanwhile_changes_nothing() -> None:
    at = backing("Bear")
    cast(at, "Target creature loses all abilities until end of turn.", "Hawk")
    at.resolve_all()
    assert at.object("Bear").has(Keyword.FLYING)
