"""Amounts that are counted as a spell is cast. CR 601.2c, 601.2d."""

from __future__ import annotations

from jajna.oracle.compiler import compile_line
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, spell
from tests.table import table

STONE = (
    "Stone deals X damage divided as you choose among any number of targets, where X is the number "
    "of creatures you control as you cast this spell."
)
BURST = (
    "Return up to X target creatures to their owners' hands, where X is one plus the number of "
    "cards named Burst in all graveyards as you cast this spell."
)


def test_601_2d_the_damage_is_that_of_the_announcement() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant")
    at.hand(ANN, spell(STONE, "Stone"))
    ask_again(at)
    at.act(ANN, "cast Stone", ("Bob",), {"Bob": 2})
    cast(at, "Destroy target creature.", "Giant", by=BOB)
    at.resolve_all()
    assert at.life(BOB) == 18


def test_601_2c_so_many_targets_are_chosen_as_it_is_cast() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Giant", "Wall")
    at.graveyard(ANN, spell(BURST, "Burst"))
    at.hand(ANN, spell(BURST, "Burst"))
    ask_again(at)
    at.act(ANN, "cast Burst", ("Bear", "Giant"))
    at.resolve_all()
    assert [at.object(one).zone for one in ("Bear", "Giant", "Wall")] == [
        Zone.HAND,
        Zone.HAND,
        Zone.BATTLEFIELD,
    ]


def test_608_2h_what_would_be_counted_on_resolution_is_not_understood() -> None:
    line = "You gain X life, where X is the number of creatures you control{}."
    assert compile_line(line.format(""), True).meanings
    assert not compile_line(line.format(" as you cast this spell"), True).meanings
