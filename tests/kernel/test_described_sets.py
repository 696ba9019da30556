"""What an effect applies to is looked up as a whole, not once for each thing. CR 611.3a."""

from __future__ import annotations

import pytest

from jajna.ir import refs
from jajna.ir.base import Filter
from jajna.ir.filters.identity import FEW, Is
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.refs import Each
from jajna.judge import ANN, BOB, Table
from jajna.kernel.game import Game
from jajna.kernel.layers import layers
from jajna.kernel.state.context import Context
from jajna.vocab import Type
from tests.mechanics.bench import creature, permanent
from tests.table import table

COLORLESS = "All cards that aren't on the battlefield, spells, and permanents are colorless."


def board(bears: int) -> Table:
    """So many creatures and a permanent that changes all cards."""
    position = table()
    position.battlefield(ANN, permanent("Lattice", text=COLORLESS))
    for _ in range(bears):
        position.battlefield(BOB, creature("Bear"))
    return position


def test_611_3a_of_some_things_those_fit_that_fit_one_by_one() -> None:
    position = board(2 * FEW)
    game = position.game
    ctx = Context(0, ANN)
    things = [*game.zones.battlefield]
    creatures = Each(OfType(Type.CREATURE))
    for fits in (Is(creatures), All((OfType(Type.CREATURE), Is(creatures)))):
        one_by_one = [thing for thing in things if fits.matches(game, ctx, thing)]
        assert fits.fitting(game, ctx, things) == one_by_one
        assert len(one_by_one) == 2 * FEW


@pytest.mark.pure_only
def test_611_3a_what_is_meant_is_looked_up_as_often_on_a_large_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[int] = []
    usual = refs.all_that_fit

    def counted(game: Game, ctx: Context, fits: Filter) -> list[int]:
        looked.append(1)
        return usual(game, ctx, fits)

    monkeypatch.setattr(refs, "all_that_fit", counted)
    times: list[int] = []
    for bears in (4, 40):
        game = board(bears).game
        looked.clear()
        layers.recompute_all(game)
        times.append(len(looked))
    assert times[0] == times[1] > 0
