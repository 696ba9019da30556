"""Whether what has left the battlefield was attacking or blocking. CR 608.2h, 506.4."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table

RETURN = "Return target creature to its owner's hand. If it was {state}, you gain 1 life."


def fighting() -> Table:
    """Ann attacks with a bear, which Bob's wall blocks; others stand by."""
    at = table(ann=["Bear", creature("Elf")], bob=["Wall", "Giant"])
    at.attack("Bear")
    at.block(("Wall", "Bear"))
    return at


@pytest.mark.parametrize(
    ("state", "gained"),
    [
        ("attacking", ["Bear"]),
        ("blocking", ["Wall"]),
        ("attacking or blocking", ["Bear", "Wall"]),
    ],
)
def test_608_2h_it_is_asked_as_it_last_was(state: str, gained: list[str]) -> None:
    for name in ("Bear", "Elf", "Wall", "Giant"):
        at = fighting()
        cast(at, RETURN.format(state=state), name)
        assert at.life(ANN) == (21 if name in gained else 20), name


def test_506_4_what_was_removed_from_combat_before_it_left_was_not_attacking() -> None:
    at = fighting()
    cast(at, "Remove target attacking creature from combat.", "Bear")
    cast(at, RETURN.format(state="attacking"), "Bear")
    assert at.life(ANN) == 20


def test_603_10_a_trigger_looks_back_at_an_attacker_that_died() -> None:
    text = "Whenever another creature you control dies, draw a card if it was attacking."
    for name, drawn in (("Bear", 1), ("Elf", 0)):
        at = fighting()
        at.battlefield(ANN, creature("Garna", text=text))
        at.library(ANN, "Relic")
        ask_again(at)
        cast(at, "Destroy target creature.", name)
        at.resolve_all()
        assert at.names_in(Zone.HAND, ANN) == ["Relic"] * drawn


def test_400_7_what_comes_back_attacks_no_longer() -> None:
    flicker = "Exile target creature you control, then return that card to the battlefield."
    at = fighting()
    cast(at, flicker, "Bear")
    cast(at, RETURN.format(state="attacking"), "Bear")
    assert at.life(ANN) == 20


def test_511_3_after_combat_nothing_attacks() -> None:
    at = table(ann=["Bear", permanent("Shrine")], bob=[])
    at.attack("Bear")
    at.to(Step.POSTCOMBAT_MAIN)
    cast(at, RETURN.format(state="attacking"), "Bear")
    assert at.life(ANN) == 20
    assert at.life(BOB) == 18
