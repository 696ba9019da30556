"""Life totals that are gained, set and exchanged. CR 119."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import CAT, table


@pytest.mark.parametrize(("life", "exchanged"), [(15, True), (25, True), (14, False), (26, False)])
def test_119_life_totals_that_are_close_are_exchanged(life: int, exchanged: bool) -> None:
    at = table()
    at.set_life(BOB, life)
    text = (
        "If the difference between your life total and target player's life total is 5 or less, "
        "exchange life totals with that player."
    )
    cast(at, text, BOB)
    assert (at.life(ANN), at.life(BOB)) == ((life, 20) if exchanged else (20, life))


def test_119_5_a_life_total_becomes_what_was_counted() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant", "Field")
    at.begin(ANN)
    cast(at, "Count the number of creatures you control. Your life total becomes that number.")
    assert at.life(ANN) == 2


WORSHIP = permanent(
    "Worship",
    "Enchantment",
    "If you control a creature, damage that would reduce your life total to less than 1 reduces it "
    "to 1 instead.",
)


def test_119_3_other_loss_of_life_is_not_stopped() -> None:
    at = table()
    at.battlefield(BOB, WORSHIP, "Wall")
    at.set_life(BOB, 2)
    cast(at, "Target player loses 2 life.", "Bob")
    assert at.game.outcome is not None


def test_119_4_half_the_life_is_paid_rounded_up() -> None:
    at = table()
    at.battlefield(ANN, permanent("Altar", text="Pay half your life, rounded up: Draw a card."))
    at.set_life(ANN, 7)
    at.act(ANN, "activate Altar")
    assert at.life(ANN) == 3


@pytest.mark.parametrize(("life", "hasty"), [(10, True), (11, False)])
def test_119_1_as_long_as_an_opponent_has_so_little_life(life: int, hasty: bool) -> None:
    at = table()
    at.set_life(BOB, life)
    at.hand(
        ANN, creature("Ghast", 2, 1, "Ghast has haste as long as an opponent has 10 or less life.")
    )
    ask_again(at)
    at.act(ANN, "cast Ghast")
    at.resolve()
    at.attack(*(["Ghast"] if hasty else []))
    at.to_turn(BOB)
    assert at.life(BOB) == life - 2 * hasty


def test_119_9_only_the_first_gain_of_a_turn() -> None:
    at = table()
    text = "Whenever you gain life for the first time each turn, draw a card."
    at.battlefield(ANN, permanent("Dawn", text=text))
    at.library(ANN, "Bear", "Bear", "Bear")
    cast(at, "You gain 1 life.")
    at.resolve_all()
    cast(at, "You gain 1 life.")
    at.resolve_all()
    assert len(at.names_in(Zone.HAND, ANN)) == 1


def test_119_9_life_that_another_player_gains_is_not_yours() -> None:
    at = table()
    at.battlefield(ANN, permanent("Dawn", text="Whenever you gain life, draw a card."))
    at.library(ANN, "Bear", "Bear")
    cast(at, "Target player gains 1 life.", "Bob")
    at.resolve_all()
    assert not at.names_in(Zone.HAND, ANN)
    cast(at, "Target player gains 1 life.", "Ann")
    at.resolve_all()
    assert len(at.names_in(Zone.HAND, ANN)) == 1


WATCHER = creature("Watcher", text="Whenever you lose life, put a +1/+1 counter on Watcher.")


def test_119_3_losing_no_life_is_no_loss_of_life() -> None:
    at = table(ann=[WATCHER, "Bear"])
    for counted, power in (("Goblins", 2), ("creatures", 3)):
        cast(at, f"You lose X life, where X is the number of {counted} you control.")
        at.resolve_all()
        assert at.power_toughness("Watcher") == (power, power)


def test_119_7_a_cost_of_an_opponents_life_needs_one_who_can_gain_it() -> None:
    text = "Cumulative upkeep—An opponent gains 1 life."
    at = table(ann=[creature("Friend", text=text)], step=None)
    at.begin(ANN, Step.UPKEEP)
    at.choose(True)
    at.resolve_all()
    assert (at.life(BOB), at.names_in(Zone.BATTLEFIELD)) == (21, ["Friend"])
    at = table(ann=[creature("Friend", text=text)], step=None)
    at.battlefield(ANN, permanent("Hex", text="Your opponents can't gain life."))
    at.begin(ANN, Step.UPKEEP)
    at.resolve_all()
    assert (at.life(BOB), at.names_in(Zone.BATTLEFIELD)) == (20, ["Hex"])


GLAD = creature("Glad", text="Whenever you gain life, put a +1/+1 counter on Glad.")


def test_119_9_gaining_no_life_is_no_gain_of_life() -> None:
    at = table(ann=[GLAD, "Bear"])
    for counted, power in (("Goblins", 2), ("creatures", 3)):
        cast(at, f"You gain X life, where X is the number of {counted} you control.")
        at.resolve_all()
        assert at.power_toughness("Glad") == (power, power)


def test_119_9_what_another_gains_is_not_what_one_gains() -> None:
    at = table(ann=[GLAD])
    cast(at, "Target player gains 2 life.", "Bob")
    at.resolve_all()
    assert (at.life(BOB), at.power_toughness("Glad")) == (22, (2, 2))


REDISTRIBUTE = "Redistribute any number of players' life totals."


def test_119_5_each_player_gets_one_life_total_back() -> None:
    at = table(3, ann=[GLAD])
    at.set_life(ANN, 3)
    at.set_life(CAT, 9)
    at.choose_for(Kind.LIFE_TOTAL, "Bob", "Cat", "Ann")
    cast(at, REDISTRIBUTE)
    at.resolve_all()
    assert [player.life for player in at.game.players] == [20, 9, 3]
    assert at.power_toughness("Glad") == (3, 3)


@pytest.mark.parametrize(
    "text", ["Your opponents can't gain life.", "Your life total can't change."]
)
def test_119_7_nobody_is_given_a_life_total_that_they_cannot_get(text: str) -> None:
    at = table(ann=[permanent("Hex", text=text)])
    at.set_life(ANN, 30)
    cast(at, REDISTRIBUTE)
    at.resolve_all()
    assert [player.life for player in at.game.players] == [30, 20]


def test_119_8_life_totals_go_around_those_who_cannot_lose_life() -> None:
    at = table(3, ann=[permanent("Hex", text="Your opponents can't gain life.")])
    at.set_life(ANN, 10)
    at.choose_for(Kind.LIFE_TOTAL, "Bob")
    cast(at, REDISTRIBUTE)
    at.resolve_all()
    assert [player.life for player in at.game.players] == [20, 10, 20]
