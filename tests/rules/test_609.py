"""Mana of another color, and sources of damage that are chosen. CR 609.4, 609.7."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell
from tests.table import table

PLAIN = permanent("Lea", "Basic Land — Plains", "", "")


GLASSES = permanent("Glasses", text="You may spend white mana as though it were red mana.")


def test_609_4b_white_mana_pays_for_red_and_still_for_white() -> None:
    at = table()
    at.battlefield(ANN, GLASSES, PLAIN, PLAIN)
    at.hand(ANN, creature("Goblin", cost="{R}"), creature("Monk", cost="{W}"))
    at.begin(ANN)
    at.act(ANN, "cast Goblin")
    at.resolve_all()
    at.act(ANN, "cast Monk")
    at.resolve_all()
    assert at.power_toughness("Goblin") == at.power_toughness("Monk") == (2, 2)


ISLAND = permanent("Isle", "Basic Land — Island", "", "")


def test_609_4b_neither_other_mana_nor_other_costs_nor_players() -> None:
    at = table()
    at.battlefield(ANN, GLASSES, PLAIN, ISLAND)
    at.battlefield(BOB, PLAIN)
    at.hand(ANN, creature("Elf", cost="{G}"), creature("Ogre", cost="{R}{R}"))
    at.hand(BOB, spell("Draw a card.", "Bolt"), creature("Goblin", cost="{R}"))
    at.begin(ANN)
    assert at.why_not(ANN, "cast Elf") is not None
    assert at.why_not(ANN, "cast Ogre") is not None
    at.to_turn(BOB)
    assert at.why_not(BOB, "cast Goblin") is not None


def test_609_7b_another_source_or_one_that_fits_no_more_deals_its_damage() -> None:
    at = table()
    at.battlefield(BOB, creature("Shooter", text="{0}: ~ deals 3 damage to any target."))
    at.battlefield(BOB, "Bear")
    at.battlefield(ANN, "Giant")
    text = (
        "The next time a{} source of your choice would deal damage to you this turn, that damage "
        "is dealt to target creature instead."
    )
    cast(at, text.format(""), "Giant", then=("Bear",))
    at.act(BOB, "activate Shooter", "Ann")
    at.resolve_all()
    assert at.life(ANN) == 17
    cast(at, "Target creature becomes red until end of turn.", "Shooter")
    cast(at, text.format(" red"), "Giant", then=("Shooter",))
    cast(at, "Target creature becomes blue until end of turn.", "Shooter")
    at.act(BOB, "activate Shooter", "Ann")
    at.resolve_all()
    assert (at.life(ANN), at.object("Giant").damage) == (14, 0)


def test_609_7a_only_a_source_of_the_chosen_color_can_be_chosen() -> None:
    at = table()
    circle = permanent(
        "Circle",
        "Enchantment",
        "As Circle enters, choose a color.\n{0}: The next time a source of your choice of the "
        "chosen color would deal damage to you this turn, prevent that damage.",
    )
    at.battlefield(
        BOB,
        creature("Imp", text="{0}: Imp deals 1 damage to any target.", cost="{R}"),
        creature("Crab", text="{0}: Crab deals 1 damage to any target.", cost="{U}"),
    )
    at.hand(ANN, circle)
    at.act(ANN, "cast Circle")
    at.choose("red")
    at.resolve()
    at.act(ANN, "activate Circle")
    at.resolve()
    for name in ("Imp", "Crab"):
        at.act(BOB, f"activate {name}", "Ann")
        at.resolve()
    assert at.life(ANN) == 19
