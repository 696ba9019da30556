"""Which replacement effects are chosen by whom, and in what order. CR 616, 615.7, 615.12."""

from __future__ import annotations

from jajna.decision import Division, Kind
from jajna.events.damage import DamageDealt
from jajna.events.life import LifeGained, LifeLost
from jajna.judge import ANN, BOB, CAT, Table
from jajna.kernel.door.perform import perform
from jajna.vocab import Step, Zone
from tests.mechanics.bench import cast, creature, permanent
from tests.table import table

TWICE = permanent("Twice", text="If you would gain life, you gain twice that much life instead.")
MORE = permanent("More", text="If you would gain life, you gain that much life plus 1 instead.")


def gaining(*seats: int) -> Table:
    """Each player has both artifacts; these players are gaining 2 life each on Bob's turn."""
    position = table(3)
    for seat in (ANN, BOB, CAT):
        position.battlefield(seat, TWICE, MORE)
    position.begin(BOB)
    position.game.decision = None
    perform(position.game, [LifeGained(seat, 2) for seat in seats])
    position.game.advance()
    return position


def asked(position: Table) -> tuple[int, Kind]:
    """Who is asked, and what."""
    assert position.asked is not None
    return position.asked.player, position.asked.kind


def test_616_1_players_choose_in_turn_order_from_the_active_player() -> None:
    position = gaining(ANN, CAT, BOB)
    order: list[int] = []
    while asked(position)[1] is Kind.REPLACEMENT:
        order.append(asked(position)[0])
        position.answer(0 if asked(position)[0] == CAT else 1)
    assert order == [BOB, CAT, ANN]
    assert [position.life(seat) for seat in (ANN, BOB, CAT)] == [26, 26, 25]


def test_616_1_the_events_still_happen_in_their_own_order() -> None:
    position = gaining(ANN, CAT, BOB)
    while asked(position)[1] is Kind.REPLACEMENT:
        position.answer(0)
    told = [event.player for event in position.game.history.log if isinstance(event, LifeGained)]
    assert told == [ANN, CAT, BOB]


def test_616_1_events_that_nothing_is_chosen_for_keep_their_order_too() -> None:
    position = gaining()
    perform(position.game, [LifeLost(CAT, 1), LifeLost(ANN, 1), LifeLost(BOB, 1)])
    told = [event.player for event in position.game.history.log if isinstance(event, LifeLost)]
    assert told == [CAT, ANN, BOB]


def test_616_1_a_fork_in_between_asks_the_same() -> None:
    position = gaining(ANN, CAT, BOB)
    position.answer(0)
    fork = position.game.fork()
    for player in (CAT, ANN):
        assert fork.decision is not None
        assert fork.decision.player == player
        fork.answer(fork.decision.options[0])
    while asked(position)[1] is Kind.REPLACEMENT:
        position.answer(0)
    assert fork.digest() == position.game.digest()


def test_616_1f_each_player_goes_on_until_nothing_applies() -> None:
    """With three effects a player chooses twice before the next one does."""
    position = table()
    position.battlefield(ANN, TWICE, MORE, permanent("Most", text=MORE_STILL))
    position.battlefield(BOB, TWICE, MORE)
    position.begin(ANN)
    position.game.decision = None
    perform(position.game, [LifeGained(BOB, 1), LifeGained(ANN, 1)])
    position.game.advance()
    order: list[int] = []
    while asked(position)[1] is Kind.REPLACEMENT:
        order.append(asked(position)[0])
        position.answer(0)
    assert order == [ANN, ANN, BOB]


MORE_STILL = "If you would gain life, you gain that much life plus 2 instead."


def attacked(first: int, second: int, shield: int) -> Table:
    """Two creatures of these powers attack Bob, who has a shield of so much."""
    position = table()
    position.battlefield(ANN, creature("One", first, 9), creature("Two", second, 9))
    cast(
        position,
        f"Prevent the next {shield} damage that would be dealt to any target this turn.",
        "Bob",
    )
    position.attack("One", "Two")
    while position.asked is not None and position.asked.kind is Kind.PRIORITY:
        if position.game.turn.step is Step.END_OF_COMBAT:
            break
        position.answer_next()
    return position


def test_615_7_which_damage_is_prevented_is_chosen_point_by_point() -> None:
    position = attacked(2, 3, 3)
    assert asked(position) == (BOB, Kind.DIVIDE)
    fork = position.game.fork()
    position.answer(Division((1, 2)))
    assert position.life(BOB) == 18
    told = [event.number for event in position.game.history.log if isinstance(event, DamageDealt)]
    assert told == [1, 1]
    fork.answer(Division((0, 3)))
    told = [event.number for event in fork.history.log if isinstance(event, DamageDealt)]
    assert told == [2]


def test_615_7_nothing_is_asked_if_the_shield_suffices() -> None:
    position = attacked(2, 3, 5)
    assert position.life(BOB) == 20
    assert not [event for event in position.game.history.log if isinstance(event, DamageDealt)]


def test_615_7_what_was_not_prevented_leaves_its_part_of_the_shield() -> None:
    position = attacked(1, 3, 3)
    position.answer(Division((3, 0)))
    assert position.life(BOB) == 17
    assert [shield.left for shield in position.game.effects.shields] == [2]


def test_615_12_what_else_an_effect_does_that_can_not_prevent_happens() -> None:
    position = table()
    position.define(
        creature(
            "Hydra",
            3,
            3,
            "If damage would be dealt to this creature, prevent that damage. Remove a +1/+1 "
            "counter from this creature.",
        )
    )
    hydra = position.put(ANN, Zone.BATTLEFIELD, "Hydra", counters={"+1/+1": 2})[0]
    position.game.decision = None
    perform(position.game, [DamageDealt(hydra, hydra, 1, preventable=False)])
    position.game.advance()
    assert position.object(hydra).damage == 1
    assert position.object(hydra).counters == {"+1/+1": 1}
