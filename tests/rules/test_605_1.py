"""Mana abilities that add more instead. CR 605.1."""

from __future__ import annotations

from jajna.decision import Number
from jajna.vocab import Mana
from tests.mechanics.bench import ANN, ask_again, permanent
from tests.table import table

BATTERY = (
    "{T}, Remove any number of charge counters from Battery: Add {B}, then add an additional {B} "
    "for each charge counter removed this way."
)


def test_605_1a_the_mana_is_added_at_once_and_more_for_each_counter() -> None:
    at = table()
    at.battlefield(ANN, permanent("Battery", text=BATTERY))
    at.act(ANN, "activate Battery")
    assert len(at.game.players[ANN].pool) == 1
    at = table()
    at.battlefield(ANN, permanent("Battery", text=BATTERY))
    at.object("Battery").add_counters("charge", 2)
    at.act(ANN, "activate Battery", Number(2))
    assert len(at.game.players[ANN].pool) == 3
    assert not at.game.zones.stack


def test_605_1b_additional_mana_of_the_chosen_color_is_added_with_it() -> None:
    sprawl = permanent(
        "Sprawl",
        "Enchantment — Aura",
        "Enchant land\nAs Sprawl enters, choose a color.\nWhenever enchanted land is tapped for "
        "mana, its controller adds an additional one mana of the chosen color.",
    )
    vein = permanent("Vein", "Land", "{T}: Add {C}.", cost="")
    at = table(ann=[vein, permanent("Other", "Land", "{T}: Add {C}.", cost="")])
    at.hand(ANN, sprawl)
    ask_again(at)
    at.act(ANN, "cast Sprawl", "Vein")
    at.choose("red")
    at.resolve_all()
    at.act(ANN, "tap Vein.0:C")
    assert sorted(unit.mana for unit in at.game.players[ANN].pool) == [Mana.RED, Mana.COLORLESS]
    at.act(ANN, "tap Other.0:C")
    assert len(at.game.players[ANN].pool) == 3
