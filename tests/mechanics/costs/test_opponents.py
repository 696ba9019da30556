"""Costs that do others good. CR 118.1, 119.7."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.judge import Table
from jajna.text.english.printer import ENGLISH
from jajna.text.spanish.printer import SPANISH
from tests.mechanics.bench import ANN, BOB, permanent, text_card
from tests.oracle.faces import compiled
from tests.table import table

CAT = 2
ROAR = text_card(
    "Roar",
    "Instant — Arcane",
    "Draw a card.\nSplice onto Arcane—An opponent gains 5 life.",
    cost="{9}",
)
SPIRAL = text_card("Spiral", "Instant — Arcane", "You gain 1 life.")


def splicing(players: int) -> Table:
    """Ann can cast a spell onto which the other card can be spliced."""
    return table(players, hand=(SPIRAL, ROAR))


def test_118_1_an_opponent_of_ones_choice_gains_life() -> None:
    at = splicing(3)
    at.act(ANN, "cast Spiral", ["Roar"], "Cat")
    assert (at.life(ANN), at.life(BOB), at.life(CAT)) == (20, 20, 25)


def test_119_7_it_cannot_be_one_who_cannot_gain_life() -> None:
    at = splicing(3)
    at.battlefield(CAT, permanent("Ban", "Enchantment", "You can't gain life."))
    at.act(ANN, "cast Spiral", ["Roar"])
    assert (at.life(BOB), at.life(CAT)) == (25, 20)


def test_119_7_if_nobody_can_gain_life_the_cost_cannot_be_paid() -> None:
    at = splicing(2)
    at.battlefield(BOB, permanent("Ban", "Enchantment", "Players can't gain life."))
    at.act(ANN, "cast Spiral")
    assert at.asked is not None
    at.resolve()
    assert len(at.game.players[ANN].hand) == 1


def test_702_24a_it_is_paid_once_for_each_age_counter() -> None:
    at = table()
    wall = permanent("Shards", "Artifact", "Cumulative upkeep—An opponent gains 1 life.")
    at.battlefield(ANN, wall)
    at.choose_for(Kind.PAY_COST, True, True)
    at.to_turn(ANN)
    at.to_turn(ANN)
    assert at.life(BOB) == 20 + 1 + 2


def test_118_1_it_is_read_and_printed() -> None:
    text = "Cumulative upkeep—An opponent gains 1 life."
    found = compiled(text)
    assert found.face is not None, found.blockers
    assert ENGLISH.lines(found.face.abilities) == [text]
    assert SPANISH.lines(found.face.abilities) == [
        "Mantenimiento acumulativo—Un oponente gana 1 vida."
    ]


def test_118_1_it_is_an_opponent_not_any_player() -> None:
    assert compiled("Cumulative upkeep—A player gains 1 life.").face is None
