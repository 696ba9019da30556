"""The energy symbol. CR 107.14."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table

PUMP = creature("Cub", 2, 2, "Pay {E}{E}: Put a +1/+1 counter on ~.")


def test_107_14_each_symbol_is_one_counter() -> None:
    at = table()
    cast(at, "You get {E}{E}{E}.")
    assert at.game.players[ANN].counters == {"energy": 3}


def test_107_14_to_pay_it_counters_are_removed_from_the_player() -> None:
    at = table()
    at.battlefield(ANN, PUMP)
    cast(at, "You get {E}{E}{E}.")
    at.act(ANN, "activate Cub.0")
    at.resolve()
    assert at.power_toughness("Cub") == (3, 3)
    assert at.game.players[ANN].counters["energy"] == 1


def test_107_14_too_few_counters_cannot_pay_it() -> None:
    at = table()
    at.battlefield(ANN, PUMP)
    cast(at, "You get {E}.")
    assert at.why_not(ANN, "activate Cub.0") is not None


def test_107_14_a_counter_pays_for_one_part_of_a_cost_alone() -> None:
    at = table()
    at.battlefield(ANN, permanent("Vault", text="Pay {E}{E}, Pay {E}: You gain 1 life."))
    cast(at, "You get {E}{E}.")
    assert at.why_not(ANN, "activate Vault.0") is not None
    cast(at, "You get {E}.")
    assert at.why_not(ANN, "activate Vault.0") is None


def test_107_14_a_choice_to_pay_as_it_resolves() -> None:
    at = table()
    cast(at, "You get {E}{E}.")
    cast(at, "You may pay {E}{E}. If you do, you gain 4 life.", then=(True,))
    assert at.life(ANN) == 24
    assert at.game.players[ANN].counters.get("energy", 0) == 0


def test_107_14_getting_energy_is_seen_by_triggers_of_that_player_alone() -> None:
    at = table()
    text = "Whenever you get one or more {E}, you gain 1 life."
    at.battlefield(ANN, permanent("Gauge", text=text))
    at.battlefield(BOB, permanent("Gauge", text=text))
    cast(at, "You get {E}{E}.")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (21, 20)
    ask_again(at)
