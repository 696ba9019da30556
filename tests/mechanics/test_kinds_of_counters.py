"""Each kind of counters on something, and energy in an amount. CR 122.1, 107.14."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table

GIVE = (
    "For each kind of counter on target permanent or player, give that permanent or player another "
    "counter of that kind."
)


def test_122_1_one_counter_of_each_kind_is_given() -> None:
    at = table()
    at.put(ANN, Zone.BATTLEFIELD, creature("Ox"), counters={"+1/+1": 3, "charge": 1})
    cast(at, GIVE, "Ox")
    assert at.object("Ox").counters == {"+1/+1": 4, "charge": 2}


def test_122_1_a_player_gets_counters_too() -> None:
    at = table()
    cast(at, "You get {E}{E}.")
    cast(at, GIVE, "Ann")
    assert at.game.players[ANN].counters == {"energy": 3}
    cast(at, GIVE, "Bob")
    assert at.game.players[BOB].counters == {}


def test_122_1_a_kind_on_several_permanents_counts_once() -> None:
    at = table()
    at.put(ANN, Zone.BATTLEFIELD, creature("Ox"), counters={"+1/+1": 3, "charge": 1})
    at.put(ANN, Zone.BATTLEFIELD, creature("Cow"), counters={"+1/+1": 1})
    at.put(BOB, Zone.BATTLEFIELD, creature("Yak"), counters={"flying": 1})
    text = "where X is the number of different kinds of counters among permanents you control."
    cast(at, f"You gain X life, {text}")
    assert at.life(ANN) == 22


def test_107_14_an_amount_of_energy() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant")
    cast(at, "You get an amount of {E} equal to the greatest power among creatures you control.")
    assert at.game.players[ANN].counters == {"energy": 2}
