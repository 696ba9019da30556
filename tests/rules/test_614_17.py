"""What can not happen. CR 614.17."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, permanent
from tests.table import table

ISLE = permanent("Isle", "Basic Land — Island", "{T}: Add {U}.", "")


def rule(text: str) -> Table:
    """A table where Ann has an enchantment with this text."""
    at = table()
    at.define(ISLE)
    at.battlefield(ANN, permanent("Rule", "Enchantment", text))
    return at


def test_614_17_a_draw_that_cant_happen_isnt_replaced() -> None:
    at = rule("Each player can't draw more than one card each turn.")
    at.battlefield(
        BOB,
        permanent("Tree", "Enchantment", "If you would draw a card, you gain 4 life instead."),
    )
    cast(at, "Draw two cards.", by=BOB)
    assert at.life(BOB) == 28
    at = rule("Each player can't draw more than one card each turn.")
    at.library(BOB, "Bear", "Bear")
    cast(at, "Draw a card.", by=BOB)
    at.battlefield(
        BOB,
        permanent("Tree", "Enchantment", "If you would draw a card, you gain 4 life instead."),
    )
    cast(at, "Draw a card.", by=BOB)
    assert at.life(BOB) == 20


CAGE = permanent(
    "Cage",
    text="Creature cards in graveyards and libraries can't enter.\n"
    "Players can't cast spells from graveyards or libraries.",
)


@pytest.mark.parametrize(("caged", "where"), [(True, Zone.GRAVEYARD), (False, Zone.BATTLEFIELD)])
def test_614_17_creature_cards_cannot_enter_from_graveyards(caged: bool, where: Zone) -> None:
    at = table()
    if caged:
        at.battlefield(BOB, CAGE)
    at.graveyard(ANN, "Bear")
    cast(at, "Return target creature card from your graveyard to the battlefield.", "Bear")
    assert at.object("Bear").zone is where


def test_614_17_they_enter_from_the_hand_and_other_cards_from_the_graveyard() -> None:
    at = table()
    at.battlefield(BOB, CAGE)
    at.hand(ANN, "Bear")
    at.graveyard(ANN, "Relic")
    cast(at, "Return target artifact card from your graveyard to the battlefield.", "Relic")
    at.act(ANN, "cast Bear")
    at.resolve_all()
    assert {"Bear", "Relic"} <= set(at.names_in(Zone.BATTLEFIELD))
