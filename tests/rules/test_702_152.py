"""Blitz. CR 702.152."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature
from tests.table import table

RUSHER = creature("Rusher", 3, 1, "Blitz {0}", cost="{0}")


def blitzed(way: str = " way 0") -> Table:
    """Ann has cast the creature for its blitz cost."""
    at = table()
    at.hand(ANN, RUSHER)
    ask_again(at)
    at.act(ANN, f"cast Rusher{way}")
    at.resolve()
    return at


def test_702_152a_blitzed_it_has_haste_and_is_sacrificed_at_the_next_end_step() -> None:
    at = blitzed()
    assert at.object("Rusher").has(Keyword.HASTE)
    at.to(Step.END)
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Rusher"]


def test_702_152a_as_it_dies_its_controller_draws() -> None:
    at = blitzed()
    cast(at, "Destroy target creature.", "Rusher", by=BOB)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == 1


def test_702_152a_cast_for_its_mana_cost_it_does_none_of_this() -> None:
    at = blitzed("")
    cast(at, "Destroy target creature.", "Rusher", by=BOB)
    at.resolve_all()
    assert at.game.players[ANN].hand == []
