"""Soulbond. CR 702.95."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Keyword
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature
from tests.table import table

GIST = "As long as ~ is paired with another creature, "
WOLF = creature("Wolf", 2, 2, f"Soulbond\n{GIST}each of those creatures gets +2/+2.")
DRAKE = creature("Drake", 2, 2, f"Soulbond\n{GIST}both creatures have flying.")


def paired(at: Table) -> Table:
    """Ann's creature enters and is paired with her Bear."""
    at.battlefield(ANN, "Bear")
    at.hand(ANN, WOLF)
    ask_again(at)
    at.act(ANN, "cast Wolf")
    at.choose(("Bear",))
    at.resolve_all()
    return at


def test_702_95a_as_it_enters_it_may_be_paired() -> None:
    at = paired(table())
    assert at.power_toughness("Wolf") == (4, 4)
    assert at.power_toughness("Bear") == (4, 4)


def test_702_95b_an_unpaired_creature_is_paired_with_nothing() -> None:
    at = table()
    at.battlefield(ANN, WOLF, "Bear")
    assert at.power_toughness("Wolf") == (2, 2)
    assert paired(table()).power_toughness("Wolf") == (4, 4)


def test_702_95a_as_another_creature_enters_they_may_be_paired() -> None:
    at = table()
    at.battlefield(ANN, DRAKE)
    at.hand(ANN, creature("Cat"))
    ask_again(at)
    at.act(ANN, "cast Cat")
    at.choose(("Cat",))
    at.resolve_all()
    assert at.object("Cat").has(Keyword.FLYING)
    assert at.object("Drake").has(Keyword.FLYING)


def test_702_95a_nobody_has_to_pair() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.hand(ANN, WOLF)
    ask_again(at)
    at.act(ANN, "cast Wolf")
    at.choose(())
    at.resolve_all()
    assert at.power_toughness("Bear") == (2, 2)


def test_702_95a_creatures_of_opponents_cannot_be_paired() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    at.hand(ANN, WOLF)
    ask_again(at)
    at.act(ANN, "cast Wolf")
    at.resolve()
    assert at.game.zones.stack == []


def test_702_95d_a_paired_creature_is_not_paired_again() -> None:
    at = paired(table())
    at.hand(ANN, creature("Cat"))
    ask_again(at)
    at.act(ANN, "cast Cat")
    at.resolve()
    assert at.game.zones.stack == []


def test_702_95c_if_the_other_is_gone_nothing_is_paired() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.hand(ANN, WOLF)
    ask_again(at)
    at.act(ANN, "cast Wolf")
    at.resolve()
    cast(at, "Destroy target creature.", "Bear", by=BOB)
    at.resolve_all()
    assert at.power_toughness("Wolf") == (2, 2)


def test_702_95e_it_is_unpaired_as_the_other_leaves() -> None:
    at = paired(table())
    cast(at, "Destroy target creature.", "Bear", by=BOB)
    assert at.power_toughness("Wolf") == (2, 2)
    assert not at.object("Wolf").marks["paired"]


def test_702_95e_it_is_unpaired_as_another_player_gains_control() -> None:
    at = paired(table())
    cast(at, "Gain control of target creature until end of turn.", "Bear", by=BOB)
    assert at.power_toughness("Wolf") == (2, 2)
    assert at.power_toughness("Bear") == (2, 2)


def test_702_95a_what_is_not_paired_gets_nothing() -> None:
    at = table(ann=[DRAKE, WOLF, "Bear"])
    assert at.power_toughness("Wolf") == (2, 2)
    assert not at.object("Drake").now.keywords & Keyword.FLYING
