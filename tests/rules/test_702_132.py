"""Assist. CR 702.132."""

from __future__ import annotations

import pytest

from jajna.decision import Kind, Several, Thing
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, creature, permanent, text_card
from tests.table import table

CAT = 2
MINE = permanent("Mine", "Land", "{T}: Add {C}.", cost="")
PEAK = permanent("Peak", "Land", "{T}: Add {R}.", cost="")
GIFT = text_card("Gift", "Sorcery", "Assist\nYou gain 1 life.", cost="{3}{R}")


def with_gift(anns: int = 1, bobs: int = 3, players: int = 2) -> Table:
    """Ann has the spell, a red source and so many others, Bob so many sources."""
    return table(
        players,
        known=(MINE, PEAK, GIFT),
        ann=["Peak", *["Mine"] * anns],
        bob=["Mine"] * bobs,
        hand=["Gift"],
    )


def tapped(at: Table, player: int) -> int:
    """How many permanents of a player are tapped."""
    things = [at.object(one) for one in at.game.zones.battlefield]
    return sum(one.tapped for one in things if one.controller == player)


def test_702_132a_another_player_pays_generic_mana() -> None:
    at = with_gift()
    at.act(ANN, "cast Gift", ["Bob"], 2)
    assert (tapped(at, ANN), tapped(at, BOB)) == (2, 2)
    at.resolve()
    assert at.life(ANN) == 21


def test_702_132a_that_player_may_pay_any_amount_of_it() -> None:
    at = with_gift(anns=3)
    at.act(ANN, "cast Gift", ["Bob"], 1)
    assert (tapped(at, ANN), tapped(at, BOB)) == (3, 1)


def test_702_132a_nobody_has_to_be_chosen() -> None:
    at = with_gift(anns=3)
    at.act(ANN, "cast Gift", [])
    assert (tapped(at, ANN), tapped(at, BOB)) == (4, 0)


def test_702_132a_colored_mana_is_the_casters_to_pay() -> None:
    at = table()
    at.define(PEAK, GIFT)
    at.hand(ANN, "Gift")
    at.battlefield(BOB, *["Peak"] * 4)
    ask_again(at)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Gift")


def test_702_132a_no_more_than_the_generic_mana_is_offered() -> None:
    at = with_gift(anns=3, bobs=9)
    at.game.answer(at.action(ANN, "cast Gift"))
    at.answer(Several((Thing(BOB),)))
    assert at.asked is not None
    assert (at.asked.player, at.asked.kind, at.asked.maximum) == (BOB, Kind.NUMBER, 3)


def test_702_132a_without_enough_help_the_casting_is_taken_back() -> None:
    at = with_gift()
    at.act(ANN, "cast Gift", ["Bob"], 0)
    assert at.names_in(Zone.HAND, ANN) == ["Gift"]
    assert tapped(at, ANN) + tapped(at, BOB) == 0


def test_702_132a_only_a_player_who_could_help_enough() -> None:
    at = with_gift(bobs=1)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Gift")


def test_702_132a_one_player_is_chosen_of_several() -> None:
    at = with_gift(players=3)
    at.battlefield(CAT, *["Mine"] * 3)
    at.act(ANN, "cast Gift", ["Cat"], 3)
    assert (tapped(at, ANN), tapped(at, BOB), tapped(at, CAT)) == (1, 0, 3)


def test_702_132a_changes_of_the_cost_count() -> None:
    at = with_gift(anns=0, bobs=4)
    at.battlefield(BOB, permanent("Tax", "Artifact", "Spells cost {1} more to cast."))
    at.act(ANN, "cast Gift", ["Bob"], 4)
    assert tapped(at, BOB) == 4


def test_702_132a_with_x_the_amount_follows_it() -> None:
    at = table()
    at.define(MINE, PEAK)
    at.hand(ANN, text_card("Rush", "Sorcery", "Assist\nYou gain X life.", cost="{X}{R}"))
    at.battlefield(ANN, "Peak", "Mine")
    at.battlefield(BOB, *["Mine"] * 5)
    ask_again(at)
    at.act(ANN, "cast Rush", 6, ["Bob"], 5)
    at.resolve()
    assert at.life(ANN) == 26


def test_702_132a_only_the_caster_convokes() -> None:
    at = table()
    at.define(PEAK)
    at.hand(ANN, text_card("Rally", "Sorcery", "Assist\nConvoke\nYou gain 1 life.", cost="{2}{R}"))
    at.battlefield(ANN, "Peak", "Bear")
    at.battlefield(BOB, creature("Ox"), permanent("Mine", "Land", "{T}: Add {C}.", cost=""))
    ask_again(at)
    at.game.answer(at.action(ANN, "cast Rally"))
    at.answer(Several((Thing(BOB),)))
    assert at.asked is not None
    assert at.asked.maximum == 1
