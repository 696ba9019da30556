"""Instructions that ask whether one card at least was acted on, and how many X is. CR 608.2c."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, RELIC, cast, creature, permanent
from tests.table import table

DRAIN = (
    "Exile up to two target cards from a single graveyard. "
    "If at least one creature card was exiled this way, each opponent loses 2 life."
)


def test_608_2c_one_creature_card_among_the_exiled_is_enough() -> None:
    at = table()
    at.graveyard(BOB, creature("Ox"), RELIC)
    cast(at, DRAIN, ("Ox", "Relic"))
    assert at.game.players[BOB].life == 18


def test_608_2c_other_cards_do_not_do() -> None:
    at = table()
    at.graveyard(BOB, permanent("Rock"), RELIC)
    cast(at, DRAIN, ("Rock", "Relic"))
    assert at.game.players[BOB].life == 20


def test_107_3i_a_later_sentence_asks_how_many_x_is() -> None:
    text = (
        "Target creature gets +X/+0 until end of turn, where X is the number of artifacts you "
        "control. If X is two or more, you gain 5 life."
    )
    at = table(ann=[RELIC, creature("Ox")])
    cast(at, text, "Ox")
    assert at.game.players[ANN].life == 20
    at.battlefield(ANN, permanent("Rock"))
    cast(at, text, "Ox")
    assert at.game.players[ANN].life == 25


def test_614_1a_a_creature_that_entered_this_turn_deals_twice_as_much() -> None:
    storm = permanent(
        "Storm",
        "Enchantment",
        "If a creature you control that entered this turn would deal damage, it deals twice that "
        "much damage instead.",
    )
    at = table(ann=[storm, creature("Ox")])
    blow = "Target creature you control deals 2 damage to target opponent."
    cast(at, blow, "Ox", "Bob")
    assert at.game.players[BOB].life == 18
    cast(at, "Exile target creature you control, then return that card to the battlefield.", "Ox")
    cast(at, blow, "Ox", "Bob")
    assert at.game.players[BOB].life == 14
