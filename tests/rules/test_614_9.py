"""Damage that is redirected. CR 614.9."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table


def test_614_9_damage_of_a_chosen_source_goes_elsewhere_once() -> None:
    at = table()
    at.battlefield(BOB, creature("Shooter", text="{0}: ~ deals 3 damage to any target."))
    at.battlefield(ANN, "Giant")
    text = (
        "The next time a source of your choice would deal damage to target creature this turn, "
        "that source deals that damage to you instead."
    )
    cast(at, text, "Giant", then=("Shooter",))
    at.act(BOB, "activate Shooter", "Ann")
    at.resolve_all()
    assert at.life(ANN) == 17
    at.act(BOB, "activate Shooter", "Giant")
    at.resolve_all()
    assert (at.life(ANN), at.object("Giant").damage) == (14, 0)
    at.act(BOB, "activate Shooter", "Giant")
    at.resolve_all()
    assert (at.life(ANN), at.object("Giant").damage) == (14, 3)


def test_614_9_damage_is_dealt_to_the_one_who_stands_in() -> None:
    at = table()
    guard = creature(
        "Guard", 1, 5, "All damage that would be dealt to you is dealt to Guard instead."
    )
    at.battlefield(ANN, guard)
    cast(at, "Spell deals 3 damage to any target.", "Ann", by=BOB)
    assert at.life(ANN) == 20
    assert at.object("Guard").damage == 3


def test_614_9_damage_from_the_chosen_source_alone_is_redirected() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Guard",
            1,
            5,
            "{0}: All damage that would be dealt to target creature this turn by a source of your "
            "choice is dealt to Guard instead.",
        ),
        "Bear",
    )
    ping = "{0}: %s deals 1 damage to any target."
    at.battlefield(BOB, creature("Imp", text=ping % "Imp"), creature("Elf", text=ping % "Elf"))
    at.act(ANN, "activate Guard", "Bear")
    at.choose("Imp")
    at.resolve()
    for name in ("Imp", "Elf"):
        at.act(BOB, f"activate {name}", "Bear")
        at.resolve()
    assert at.object("Guard").damage == 1
    assert at.object("Bear").damage == 1


def test_614_9_only_so_much_damage_is_redirected() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Guard",
            1,
            5,
            "{0}: The next 2 damage that would be dealt to Guard this turn is dealt to target "
            "creature you control instead.",
        ),
        "Giant",
    )
    at.act(ANN, "activate Guard", "Giant")
    at.resolve()
    cast(at, "Spell deals 3 damage to any target.", "Guard", by=BOB)
    assert at.object("Giant").damage == 2
    assert at.object("Guard").damage == 1
