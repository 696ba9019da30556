"""Champion. CR 702.72."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature
from tests.table import table

WANDERER = creature("Wanderer", 4, 4, "Champion a creature")


def championing() -> Table:
    """Ann's creature has championed her Bear."""
    at = table()
    at.battlefield(ANN, "Bear")
    at.hand(ANN, WANDERER)
    ask_again(at)
    at.act(ANN, "cast Wanderer")
    at.choose(("Bear",))
    at.resolve_all()
    return at


def test_702_72a_another_permanent_is_exiled() -> None:
    at = championing()
    assert at.names_in(Zone.EXILE) == ["Bear"]
    assert at.names_in(Zone.BATTLEFIELD) == ["Wanderer"]


def test_702_72a_otherwise_it_is_sacrificed() -> None:
    at = table()
    at.hand(ANN, WANDERER)
    ask_again(at)
    at.act(ANN, "cast Wanderer")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Wanderer"]


def test_702_72a_its_controller_may_rather_sacrifice_it() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.hand(ANN, WANDERER)
    ask_again(at)
    at.act(ANN, "cast Wanderer")
    at.choose(())
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear"]


def test_702_72a_as_it_leaves_the_exiled_card_returns() -> None:
    at = championing()
    cast(at, "Destroy target creature.", "Wanderer", by=BOB)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear"]


def test_702_72b_a_card_exiled_by_something_else_stays_there() -> None:
    at = championing()
    at.battlefield(BOB, "Giant")
    cast(at, "Exile target creature.", "Giant")
    cast(at, "Destroy target creature.", "Wanderer", by=BOB)
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == ["Giant"]


def test_702_72a_a_permanent_of_another_kind_does_not_do() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.hand(ANN, creature("Wanderer", 4, 4, "Champion a Goblin"))
    ask_again(at)
    at.act(ANN, "cast Wanderer")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear"]
