"""Reconfigure. CR 702.151."""

from __future__ import annotations

from jajna.card import Card
from jajna.judge import Table
from jajna.vocab import Type
from tests.mechanics.bench import ANN, BOB, ask_again, cast, text_card
from tests.table import table

TEXT = "Equipped creature gets +2/+0.\nReconfigure {0}"


def blade() -> Card:
    """An Equipment creature with reconfigure."""
    return text_card("Blade", "Artifact Creature — Equipment Spirit", TEXT, ("1", "1"))


def equipped() -> Table:
    """Ann has attached it to her Bear."""
    at = table()
    at.battlefield(ANN, blade(), "Bear")
    ask_again(at)
    at.act(ANN, "activate Blade.0", "Bear")
    at.resolve()
    return at


def test_702_151a_it_is_attached_to_another_creature() -> None:
    at = equipped()
    assert at.power_toughness("Bear") == (4, 2)


def test_702_151a_it_can_be_unattached() -> None:
    at = equipped()
    at.act(ANN, "activate Blade.1")
    at.resolve()
    assert at.power_toughness("Bear") == (2, 2)
    assert at.object("Blade").is_creature()


def test_702_151a_it_is_unattached_only_if_it_is_attached() -> None:
    at = table()
    at.battlefield(ANN, blade(), "Bear")
    ask_again(at)
    assert at.why_not(ANN, "activate Blade.1") is not None


def test_702_151a_it_cannot_be_attached_to_itself() -> None:
    at = table()
    at.battlefield(ANN, blade())
    ask_again(at)
    assert at.why_not(ANN, "activate Blade.0") is not None


def test_702_151b_while_it_is_attached_it_is_no_creature() -> None:
    at = equipped()
    assert not at.object("Blade").is_creature()
    assert at.object("Blade").now.types & Type.ARTIFACT
    assert "Spirit" not in at.object("Blade").now.subtypes


def test_702_151b_if_its_creature_dies_it_is_a_creature_again() -> None:
    at = equipped()
    cast(at, "Destroy target creature.", "Bear", by=BOB)
    assert at.object("Blade").is_creature()
    assert at.power_toughness("Blade") == (1, 1)
