"""Encore. CR 702.141."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Keyword, Must, Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, creature
from tests.table import table

CAT = 2


def encored(players: int = 2) -> Table:
    """Ann has activated encore of a card in her graveyard."""
    at = table(players)
    at.graveyard(ANN, creature("Diva", 3, 3, "Encore {0}"))
    ask_again(at)
    at.act(ANN, "activate Diva.0")
    at.resolve()
    return at


def test_702_141a_for_each_opponent_a_token_with_haste_is_made() -> None:
    at = encored(3)
    assert at.names_in(Zone.BATTLEFIELD) == ["Diva", "Diva"]
    assert at.names_in(Zone.EXILE) == ["Diva"]
    for token in at.game.zones.battlefield:
        assert at.game.object(token).has(Keyword.HASTE)
        assert at.game.object(token).now.must & Must.ATTACK


def test_702_141a_each_must_attack_its_opponent() -> None:
    at = encored(3)
    at.to(Step.DECLARE_ATTACKERS)
    assert at.game.turn.combat is not None
    at.to(Step.COMBAT_DAMAGE)
    assert (at.life(BOB), at.life(CAT)) == (17, 17)


def test_702_141a_they_are_sacrificed_at_the_next_end_step() -> None:
    at = encored()
    at.to(Step.END)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_702_141a_only_as_a_sorcery() -> None:
    at = table()
    at.graveyard(BOB, creature("Diva", 3, 3, "Encore {0}"))
    ask_again(at)
    assert at.why_not(BOB, "activate Diva.0") is not None
