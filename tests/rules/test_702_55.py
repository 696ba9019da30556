"""Haunt. CR 702.55."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, spell
from tests.table import table


def test_702_55c_it_triggers_from_exile_as_the_haunted_creature_dies() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Giant")
    thrull = creature(
        "Thrull",
        text="Haunt\nWhen Thrull enters or the creature it haunts dies, you gain 2 life.",
    )
    at.battlefield(ANN, thrull)
    cast(at, "Destroy target creature.", "Thrull")
    at.choose("Bear")
    at.resolve_all()
    assert at.object("Thrull").zone is Zone.EXILE
    cast(at, "Destroy target creature.", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert at.life(ANN) == 22


BENEDICTION = spell(
    "You gain 1 life.\nHaunt\nWhen the creature Benediction haunts dies, you gain 1 life.",
    "Benediction",
)


def test_702_55a_a_spell_haunts_as_it_is_put_into_a_graveyard_by_resolving() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Giant")
    at.hand(ANN, BENEDICTION)
    ask_again(at)
    at.act(ANN, "cast Benediction")
    at.choose("Bear")
    at.resolve_all()
    assert at.object("Benediction").zone is Zone.EXILE
    assert at.life(ANN) == 21
    cast(at, "Destroy target creature.", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 21
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert at.life(ANN) == 22


def test_702_55a_a_countered_spell_haunts_nothing() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    at.hand(ANN, BENEDICTION)
    ask_again(at)
    at.act(ANN, "cast Benediction")
    cast(at, "Counter target spell.", "Benediction", by=BOB)
    at.resolve_all()
    assert at.object("Benediction").zone is Zone.GRAVEYARD


def test_702_55a_a_discarded_card_haunts_nothing() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    at.hand(ANN, BENEDICTION)
    cast(at, "Target player discards a card.", "Ann", by=BOB)
    at.resolve_all()
    assert at.object("Benediction").zone is Zone.GRAVEYARD
