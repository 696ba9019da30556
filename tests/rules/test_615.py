"""Prevention that counts, shares out or leaves a part. CR 615."""

from __future__ import annotations

from jajna.decision import Division
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table


def test_615_7_prevention_is_divided_among_targets_as_announced() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    text = (
        "Prevent the next 5 damage that would be dealt this turn to any number of targets, divided "
        "as you choose."
    )
    cast(at, text, ["Giant", ANN], Division((2, 3)))
    cast(at, "Spell deals 4 damage to each creature and each player.", by=ANN)
    assert at.object("Giant").damage == 2
    assert (at.life(ANN), at.life(BOB)) == (19, 16)


def test_615_5_what_was_prevented_counts_at_the_next_end_step() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    text = (
        "Prevent the next 3 damage that would be dealt to target creature this turn. At the "
        "beginning of the next end step, put a +0/+1 counter on that creature for each 1 damage "
        "prevented this way."
    )
    cast(at, text, "Giant")
    cast(at, "Spell deals 2 damage to each creature.")
    cast(at, "Spell deals 2 damage to each creature.")
    assert at.object("Giant").damage == 1
    assert at.object("Giant").counters == {}
    at.to_turn(BOB)
    assert at.object("Giant").counters == {"+0/+1": 3}


def test_615_6_all_but_one_of_the_damage_is_prevented() -> None:
    text = (
        "If a source would deal damage to you or a planeswalker you control, prevent all but 1 of "
        "that damage."
    )
    at = table()
    at.battlefield(ANN, permanent("Shell", text=text))
    at.begin(ANN)
    cast(at, "Spell deals 5 damage to target player.", "Ann")
    assert at.life(ANN) == 19
    cast(at, "Spell deals 5 damage to target player.", "Bob")
    assert at.life(BOB) == 15


def test_615_5_counters_are_removed_for_prevented_damage() -> None:
    at = table()
    hydra = creature(
        "Hydra",
        0,
        1,
        "Hydra enters with four +1/+1 counters on it.\nIf damage would be dealt to Hydra, prevent "
        "that damage and remove that many +1/+1 counters from it.",
    )
    at.hand(ANN, hydra)
    at.act(ANN, "cast Hydra")
    at.resolve()
    cast(at, "Spell deals 3 damage to any target.", "Hydra", by=BOB)
    assert at.object("Hydra").damage == 0
    assert at.object("Hydra").counters["+1/+1"] == 1
