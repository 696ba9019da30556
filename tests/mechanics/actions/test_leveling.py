"""Players give up what they have more than the one who has the fewest."""

from __future__ import annotations

import pytest

from jajna.judge.table import Table
from jajna.oracle import compile_face
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast
from tests.oracle.faces import face
from tests.table import table

LANDS = (
    "Each player chooses a number of lands they control equal to the number of lands controlled by "
    "the player who controls the fewest, then sacrifices the rest."
)
BALANCE = LANDS + " Players discard cards and sacrifice creatures the same way."


def controlled(at: Table, player: int) -> list[str]:
    """The names of a player's permanents."""
    return sorted(
        [
            at.name(one)
            for one in at.game.zones.battlefield
            if at.game.object(one).controller == player
        ]
    )


def test_101_4_each_player_keeps_as_many_as_the_one_who_has_the_fewest() -> None:
    at = table()
    at.battlefield(ANN, "Field", "Relic", "Giant")
    at.battlefield(BOB, "Field", "Field", "Field", "Bear", "Wall")
    at.hand(BOB, "Bear", "Wall")
    at.hand(ANN, "Relic")
    kept = at.game.players[BOB].hand[0]
    cast(at, BALANCE, then=(["Field"], [kept], ["Wall"]))
    assert controlled(at, ANN) == ["Field", "Giant", "Relic"]
    assert controlled(at, BOB) == ["Field", "Wall"]
    assert at.names_in(Zone.HAND, ANN) == ["Relic"]
    assert at.game.players[BOB].hand == [kept]
    assert sorted(at.names_in(Zone.GRAVEYARD, BOB)) == ["Bear", "Field", "Field", "Wall"]


def test_101_4_who_has_none_leaves_nobody_any() -> None:
    at = table()
    at.battlefield(BOB, "Field", "Bear")
    at.hand(BOB, "Relic", "Relic")
    cast(at, BALANCE)
    assert controlled(at, BOB) == []
    assert at.names_in(Zone.HAND, BOB) == []


def test_101_4_who_has_as_few_gives_up_nothing() -> None:
    at = table()
    at.battlefield(ANN, "Field", "Bear")
    at.battlefield(BOB, "Field", "Bear")
    cast(at, BALANCE)
    assert controlled(at, ANN) == controlled(at, BOB) == ["Bear", "Field"]


def test_608_2c_the_same_way_may_be_with_cards_alone_or_last() -> None:
    at = table()
    at.battlefield(BOB, "Relic", "Bear")
    at.hand(BOB, "Relic")
    cast(at, LANDS.replace("lands", "permanents") + " Each player discards cards the same way.")
    assert controlled(at, BOB) == []
    assert at.names_in(Zone.HAND, BOB) == []
    at = table()
    at.battlefield(BOB, "Relic", "Bear")
    at.hand(BOB, "Relic")
    cast(at, LANDS + " Players sacrifice creatures and discard cards the same way.")
    assert controlled(at, BOB) == ["Relic"]
    assert at.names_in(Zone.HAND, BOB) == []


@pytest.mark.parametrize(
    "text",
    [
        "Players discard cards and sacrifice creatures the same way.",
        "Each player discards cards the same way.",
        LANDS.replace("number of lands controlled", "number of creatures controlled"),
        LANDS.replace("the fewest", "the most"),
    ],
)
def test_608_2c_the_same_way_as_what_and_as_whom_is_told(text: str) -> None:
    assert compile_face(face(text, "Sorcery")).face is None
