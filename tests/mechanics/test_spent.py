"""What mana was spent to cast a spell. CR 601.2h, 107.4h."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, text_card
from tests.table import table

ISLE = permanent("Isle", "Land", "{T}: Add {U}.", "")
GROVE = permanent("Grove", "Land", "{T}: Add {G}.", "")
TUNDRA = permanent("Tundra", "Snow Land", "{T}: Add {U}.", "")


@pytest.mark.parametrize(
    ("lands", "counted", "life"),
    (
        ((ISLE, ISLE), "the number of colors of mana spent", 21),
        ((ISLE, GROVE), "the number of colors of mana spent", 22),
        ((ISLE, GROVE), "the amount of mana spent", 22),
        ((ISLE, TUNDRA), "the amount of {S} spent", 21),
        ((ISLE, GROVE), "the amount of {S} spent", 20),
    ),
)
def test_601_2h_a_spell_counts_what_was_spent(
    lands: tuple[Card, ...], counted: str, life: int
) -> None:
    at = table()
    at.battlefield(ANN, *lands)
    text = f"You gain X life, where X is {counted} to cast this spell."
    at.hand(ANN, text_card("Spell", "Instant", text, cost="{2}"))
    at.act(ANN, "cast Spell")
    at.resolve()
    assert at.life(ANN) == life


def test_601_2h_what_a_permanent_was_cast_with_is_known_when_it_enters() -> None:
    at = table()
    at.battlefield(ANN, ISLE, GROVE)
    text = "Golem enters with a +1/+1 counter on it for each color of mana spent to cast it."
    at.hand(ANN, creature("Golem", 0, 1, text, cost="{2}"))
    at.act(ANN, "cast Golem")
    at.resolve()
    assert at.power_toughness("Golem") == (2, 3)


def test_601_2h_a_spell_cast_for_nothing_had_no_mana_spent() -> None:
    at = table()
    text = "Whenever a player casts a spell, if no mana was spent to cast it, counter that spell."
    at.battlefield(BOB, permanent("Mirror", text=text))
    at.battlefield(ANN, ISLE)
    at.hand(ANN, text_card("Gift", "Instant", "You gain 4 life.", cost="{1}"))
    at.act(ANN, "cast Gift")
    at.resolve_all()
    assert at.life(ANN) == 24
    cast(at, "You gain 4 life.")
    at.resolve_all()
    assert at.life(ANN) == 24


def test_601_2h_mana_of_treasures_is_told_from_other_mana() -> None:
    at = table()
    text = "If mana from a Treasure was spent to cast this spell, you gain 4 life."
    at.battlefield(ANN, ISLE)
    at.hand(ANN, text_card("Ale", "Instant", text, cost="{1}"))
    at.act(ANN, "cast Ale")
    at.resolve()
    assert at.life(ANN) == 20
    cast(at, "Create a Treasure token.")
    at.hand(ANN, text_card("Ale", "Instant", text, cost="{1}"))
    at.act(ANN, "cast Ale")
    at.resolve()
    assert at.life(ANN) == 24


RICHES = permanent(
    "Riches",
    "Enchantment",
    "The first spell you cast each turn that mana from a Treasure was spent to cast has cascade.",
)


def test_613_1f_the_first_spell_that_treasures_paid_for_cascades() -> None:
    at = table(ann=[RICHES, ISLE], hand=["Wall", *[creature("Imp", cost="{2}")] * 2])
    at.library(ANN, "Bear")
    cast(at, "Create two Treasure tokens.")
    at.act(ANN, "cast Wall")
    at.resolve()
    assert "Bear" not in at.names_in(Zone.BATTLEFIELD)
    at.choose("Bear")
    at.act(ANN, "cast Imp")
    at.resolve_all()
    assert "Bear" in at.names_in(Zone.BATTLEFIELD)


def test_613_1f_a_spell_that_lands_paid_for_does_not_cascade() -> None:
    at = table(ann=[RICHES, ISLE, GROVE], hand=[creature("Imp", cost="{2}")])
    at.library(ANN, "Bear")
    at.act(ANN, "cast Imp")
    at.resolve_all()
    assert "Bear" not in at.names_in(Zone.BATTLEFIELD)


def test_613_1f_the_second_spell_that_treasures_paid_for_does_not_cascade() -> None:
    at = table(ann=[RICHES], hand=[creature("Imp", cost="{1}"), creature("Cub", cost="{1}")])
    at.library(ANN, "Bear", "Relic")
    cast(at, "Create two Treasure tokens.")
    at.choose("Bear")
    at.act(ANN, "cast Imp")
    at.resolve_all()
    at.act(ANN, "cast Cub")
    at.resolve_all()
    assert "Relic" not in at.names_in(Zone.BATTLEFIELD)
