"""Drawing cards. CR 121."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, permanent
from tests.oracle.faces import compiled
from tests.table import table


def hands(at: Table) -> tuple[int, int]:
    """How many cards Ann and Bob have in hand."""
    return len(at.game.players[ANN].hand), len(at.game.players[BOB].hand)


def test_121_2_each_player_draws_up_to_as_many_cards_as_they_choose() -> None:
    at = table()
    cast(at, "Each player draws up to seven cards.", then=(2, 0))
    assert hands(at) == (2, 0)


def test_121_2b_who_cant_draw_more_does_not_choose_to() -> None:
    at = table()
    at.battlefield(BOB, permanent("Limit", text="Players can't draw more than one card each turn."))
    cast(at, "Each player draws up to seven cards.", then=(1, 1))
    assert hands(at) == (1, 1)
    cast(at, "Each player draws up to seven cards.")
    assert hands(at) == (1, 1)


def test_121_1_only_revealing_speaks_of_the_card_just_drawn_as_it() -> None:
    assert compiled("Draw a card. Tap it.", "Sorcery").face is None
    assert compiled("Draw a card, then discard one of them.", "Sorcery").face is None


ISLE = permanent("Isle", "Basic Land — Island", "{T}: Add {U}.", "")


def rule(text: str) -> Table:
    """A table where Ann has an enchantment with this text."""
    at = table()
    at.define(ISLE)
    at.battlefield(ANN, permanent("Rule", "Enchantment", text))
    return at


def test_121_1_an_opponent_cant_draw_more_than_one_card_each_turn() -> None:
    at = rule("Each opponent can't draw more than one card each turn.")
    for player in (ANN, BOB):
        at.library(player, "Bear", "Bear", "Bear", "Bear")
    cast(at, "Each player draws three cards.")
    assert len(at.names_in(Zone.HAND, ANN)) == 3
    assert len(at.names_in(Zone.HAND, BOB)) == 1
    at.to_turn(BOB)
    assert len(at.names_in(Zone.HAND, BOB)) == 2
    cast(at, "Draw a card.", by=BOB)
    assert len(at.names_in(Zone.HAND, BOB)) == 2
