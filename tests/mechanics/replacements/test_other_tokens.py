"""Creature tokens of another kind, or more of them. CR 614.1a, 111."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, permanent
from tests.table import table

ANGELS = (
    "If one or more creature tokens would be created under your control, that many 4/4 white Angel "
    "creature tokens with flying and vigilance are created instead."
)
VISIT = permanent("Visit", text=ANGELS)
TRIPLE = permanent(
    "Triple",
    text="If one or more creature tokens would be created under your control, three times that "
    "many of those tokens are created instead.",
)
GOBLINS = "Create two tapped 1/1 red Goblin creature tokens."


def test_614_1a_as_many_angels_are_created_in_the_same_state() -> None:
    at = table(ann=[VISIT])
    cast(at, GOBLINS)
    assert at.names_in(Zone.BATTLEFIELD) == ["Visit", "Angel Token", "Angel Token"]
    assert at.power_toughness("Angel Token #1") == (4, 4)
    assert at.object("Angel Token #1").tapped


def test_614_1a_only_creature_tokens_under_your_control() -> None:
    at = table(ann=[VISIT])
    cast(at, GOBLINS, by=BOB)
    cast(at, "Create a Treasure token.")
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == [
        "Goblin Token",
        "Goblin Token",
        "Treasure Token",
        "Visit",
    ]


def test_608_2c_later_instructions_are_about_the_angel() -> None:
    at = table(ann=[VISIT])
    cast(at, "Create a 1/1 red Goblin creature token. Put two +1/+1 counters on it.")
    assert at.power_toughness("Angel Token") == (6, 6)


def test_614_5_two_of_them_create_no_more() -> None:
    at = table(ann=[VISIT, permanent("Second", text=ANGELS)])
    cast(at, GOBLINS)
    assert at.names_in(Zone.BATTLEFIELD).count("Angel Token") == 2


def test_614_1a_three_times_as_many_creature_tokens() -> None:
    at = table(ann=[TRIPLE])
    cast(at, GOBLINS)
    cast(at, "Create a Treasure token.")
    found = at.names_in(Zone.BATTLEFIELD)
    assert (found.count("Goblin Token"), found.count("Treasure Token")) == (6, 1)
    assert all(at.object(one).controller == ANN for one in at.game.zones.battlefield)


def test_707_2_a_copy_of_a_creature_is_a_creature_token() -> None:
    at = table(ann=[VISIT, "Giant"])
    cast(at, "Create a token that's a copy of target creature.", "Giant")
    assert at.names_in(Zone.BATTLEFIELD) == ["Visit", "Giant", "Angel Token"]
