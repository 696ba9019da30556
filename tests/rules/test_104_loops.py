"""Loops of mandatory actions. CR 104.4b, 731."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import PASS, Kind
from jajna.errors import EngineLimitError
from jajna.judge import ANN, BOB, Table
from jajna.kernel.ending import loops
from jajna.kernel.ending.loops import LIMIT, PATIENCE
from jajna.vocab import Zone
from tests.mechanics.bench import creature, permanent, text_card
from tests.table import table

BUTCHER = text_card(
    "Butcher",
    "Creature — Horror",
    "When Butcher enters the battlefield, exile target creature other than Butcher.\n"
    "When Butcher leaves the battlefield, return the exiled card to the battlefield under its "
    "owner's control.",
    ("2", "3"),
)
GAIN = text_card("Gain", "Sorcery", "You gain 1 life.")
SHARES = permanent("Shares", text="Whenever you gain life, each opponent gains 1 life.")
AGAIN = permanent("Again", text="Whenever you gain life, you gain 1 life.")
BOND = permanent("Bond", text="Whenever you gain life, each opponent loses that much life.")
BLOOD = permanent("Blood", text="Whenever an opponent loses life, you gain that much life.")
SOLDIER = "reate a 1/1 white Soldier creature token."
PARADE = permanent("Parade", text=f"Whenever a creature enters the battlefield, c{SOLDIER}")
RECRUIT = text_card("Recruit", "Sorcery", f"C{SOLDIER}")
GROWTH = permanent(
    "Growth", text="Whenever you gain life, put a +1/+1 counter on each creature you control."
)
JOY = permanent(
    "Joy",
    text="Whenever one or more +1/+1 counters are put on a creature you control, you gain 1 life.",
)

MOURNER = creature("Mourner", 1, 1, "When Mourner dies, you gain 1 life.")
WAKER = creature("Waker", 1, 1, "When Waker dies, untap all lands.")
LEGACY = creature("Legacy", 1, 1, "When Legacy dies, each opponent gains 1 life.")
SWEEP = text_card("Sweep", "Sorcery", "Destroy all creatures.")


def begun(start: Card, *permanents: Card, bob: tuple[Card, ...] = ()) -> Table:
    """Ann, who has the permanents, casts what starts a loop."""
    position = table()
    position.battlefield(ANN, *permanents)
    position.battlefield(BOB, *bob)
    position.hand(ANN, start)
    position.begin(ANN)
    position.act(ANN, f"cast {start.name}")
    return position


def keep_passing(position: Table, times: int = 5 * PATIENCE) -> None:
    """Everybody passes priority, or takes the first choice, until the stack is empty."""
    while times and position.asked is not None:
        if position.asked.kind is Kind.PRIORITY and not position.game.zones.stack:
            return
        position.answer_next()
        times -= 1


def is_drawn(position: Table) -> bool:
    """Whether the game is a draw by the rule of loops."""
    outcome = position.game.outcome
    return outcome is not None and (outcome.winner, outcome.rule) == (-1, "104.4b")


def test_104_4b_three_that_exile_each_other_draw_the_game() -> None:
    position = begun(BUTCHER)
    keep_passing(position)
    position.hand(ANN, BUTCHER, BUTCHER)
    position.act(ANN, "cast Butcher")
    keep_passing(position)
    assert position.names_in(Zone.EXILE) == ["Butcher"]
    position.act(ANN, "cast Butcher")
    keep_passing(position)
    assert is_drawn(position)


def test_104_4b_not_where_the_ability_has_another_target() -> None:
    """A choice is made each time, and another one would leave the loop."""
    position = begun(BUTCHER)
    keep_passing(position)
    position.hand(ANN, BUTCHER, BUTCHER)
    position.act(ANN, "cast Butcher")
    keep_passing(position)
    position.battlefield(BOB, "Grizzly Bears", "Hill Giant")
    position.choose(*["Butcher"] * 300)
    position.act(ANN, "cast Butcher")
    while position.choices:
        position.answer_next()
    assert position.game.outcome is None
    assert position.game.zones.stack
    position.answer_next()
    position.choose("Hill Giant")
    keep_passing(position)
    assert position.game.outcome is None
    assert not position.game.zones.stack


def test_104_4b_life_that_two_players_gain_for_ever_draws_the_game() -> None:
    position = begun(GAIN, SHARES, bob=(SHARES,))
    keep_passing(position)
    assert is_drawn(position)
    assert position.life(ANN) > 20 + PATIENCE // 2


def test_104_4b_an_optional_action_in_the_loop_is_no_draw() -> None:
    position = begun(GAIN, permanent("Choice", text="Whenever you gain life, you may gain 1 life."))
    position.choose(*[True] * 3 * PATIENCE)
    while position.choices:
        position.answer_next()
    assert position.game.outcome is None
    assert position.life(ANN) > 20 + 2 * PATIENCE
    position.choose(False)
    keep_passing(position)
    assert position.game.outcome is None
    assert not position.game.zones.stack


def test_104_4b_a_loop_that_somebody_dies_of_has_a_winner() -> None:
    position = begun(GAIN, BOND, BLOOD)
    position.set_life(BOB, 3 * PATIENCE)
    keep_passing(position, 20 * PATIENCE)
    assert position.game.outcome is not None
    assert (position.game.outcome.winner, position.game.outcome.rule) == (ANN, "104.2a")
    assert position.life(BOB) == 0


def test_104_4b_a_loop_that_nobody_can_die_of_is_a_draw() -> None:
    position = begun(GAIN, BOND, BLOOD)
    position.game.effects.rules[BOB].cannot_lose_game = True
    keep_passing(position)
    assert is_drawn(position)
    assert position.life(BOB) < 0


def test_104_4b_life_that_somebody_will_win_by_is_no_draw() -> None:
    wins = "Whenever you gain life, if you have 300 or more life, you win the game."
    position = begun(GAIN, AGAIN, permanent("Goal", text=wins))
    keep_passing(position, 10 * PATIENCE)
    assert position.game.outcome is not None
    assert (position.game.outcome.winner, position.game.outcome.rule) == (ANN, "104.2b")


def test_104_4b_tokens_without_end_draw_the_game() -> None:
    position = begun(RECRUIT, PARADE)
    keep_passing(position)
    assert is_drawn(position)


def test_104_4b_tokens_that_something_counts_are_no_draw() -> None:
    counts = "Whenever a creature enters the battlefield, if you control 200 or more creatures, "
    position = begun(RECRUIT, PARADE, permanent("Goal", text=f"{counts}you win the game."))
    keep_passing(position, 10 * PATIENCE)
    assert position.game.outcome is not None
    assert position.game.outcome.winner == ANN


def test_104_4b_counters_without_end_draw_the_game() -> None:
    position = begun(GAIN, GROWTH, JOY, creature("Cat"))
    keep_passing(position)
    assert is_drawn(position)
    assert position.object("Cat").now.power > PATIENCE // 2


def test_104_4b_counters_that_something_counts_are_no_draw() -> None:
    big = permanent(
        "Goal",
        text="Whenever you gain life, if you control a creature with power 200 or greater, you win "
        "the game.",
    )
    position = begun(GAIN, GROWTH, JOY, creature("Cat"), big)
    keep_passing(position, 20 * PATIENCE)
    assert position.game.outcome is not None
    assert position.game.outcome.winner == ANN


def test_104_4b_a_creature_that_withers_ends_the_loop() -> None:
    withers = permanent(
        "Blight", text="Whenever you gain life, put a -1/-1 counter on each creature you control."
    )
    joy = permanent(
        "Joy",
        text="Whenever one or more -1/-1 counters are put on a creature you control, you gain 1 "
        "life.",
    )
    position = begun(GAIN, withers, joy, creature("Tree", 1, 2 * PATIENCE))
    keep_passing(position, 20 * PATIENCE)
    assert position.game.outcome is None
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Tree", "Gain"][::-1]


def test_731_5_who_could_break_the_loop_need_not() -> None:
    position = begun(GAIN, SHARES, bob=(SHARES,))
    position.battlefield(BOB, "Mountain")
    position.hand(BOB, "Shock")
    keep_passing(position)
    assert is_drawn(position)


def test_731_5_who_can_break_the_loop_is_asked_each_time() -> None:
    position = begun(GAIN, AGAIN)
    position.battlefield(BOB, "Plains")
    position.hand(BOB, text_card("Crush", "Instant", "Destroy target artifact.", cost="{W}"))
    keep_passing(position, PATIENCE)
    position.act(BOB, "cast Crush")
    keep_passing(position, 2 * PATIENCE)
    assert position.game.outcome is None
    assert not position.game.zones.stack


def test_731_4_whoever_acts_meanwhile_is_left_alone_as_long_again() -> None:
    position = begun(GAIN, SHARES, bob=(SHARES,))
    position.battlefield(BOB, "Mountain")
    position.hand(BOB, "Shock")
    keep_passing(position, PATIENCE)
    position.act(BOB, "cast Shock", "Ann")
    assert position.game.history.loops.idle == 0
    keep_passing(position, PATIENCE)
    assert position.game.outcome is None
    keep_passing(position)
    assert is_drawn(position)


def test_104_4b_chance_is_no_repetition() -> None:
    shuffles = permanent("Luck", text="Whenever you gain life, flip a coin. You gain 1 life.")
    position = begun(GAIN, shuffles)
    keep_passing(position, 6 * PATIENCE)
    assert position.game.outcome is None
    assert position.game.zones.stack


def test_104_4b_what_can_not_be_shown_to_be_a_draw_ends_with_an_error() -> None:
    wins = "Whenever you gain life, if you have 999999 or more life, you win the game."
    position = begun(GAIN, AGAIN, permanent("Goal", text=wins))
    keep_passing(position)
    assert position.game.outcome is None
    position.game.history.loops.idle = LIMIT
    with pytest.raises(EngineLimitError, match=r"of Again.*104\.4b"):
        keep_passing(position)


def test_104_4b_many_triggers_are_no_loop() -> None:
    position = table()
    position.battlefield(ANN, *["Soul Warden"] * 30)
    position.hand(ANN, "Raise the Alarm")
    position.battlefield(ANN, *["Plains"] * 2)
    position.begin(ANN)
    position.act(ANN, "cast Raise the Alarm")
    keep_passing(position, 10 * PATIENCE)
    assert position.game.outcome is None
    assert position.life(ANN) == 80


@pytest.mark.pure_only  # replaces a function of the engine
def test_104_4b_a_stack_that_only_comes_to_an_end_is_compared_with_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = table()
    position.battlefield(ANN, *[MOURNER] * 3 * PATIENCE)
    position.hand(ANN, SWEEP)
    position.begin(ANN)
    monkeypatch.setattr(loops, "survey", lambda game: pytest.fail("the position was looked at"))
    position.act(ANN, "cast Sweep")
    keep_passing(position, 10 * PATIENCE)
    assert position.life(ANN) == 20 + 3 * PATIENCE


@pytest.mark.parametrize("place", [0, PATIENCE, 2 * PATIENCE])
def test_104_4b_a_loop_among_many_triggers_is_found(place: int) -> None:
    position = table()
    dying = [WAKER] * 2 * PATIENCE
    dying.insert(place, LEGACY)
    position.battlefield(ANN, *dying, SHARES)
    position.battlefield(BOB, SHARES)
    position.hand(ANN, SWEEP)
    position.begin(ANN)
    position.act(ANN, "cast Sweep")
    keep_passing(position, 20 * PATIENCE)
    assert is_drawn(position)


def test_104_4b_a_fork_comes_to_the_same_end() -> None:
    position = begun(GAIN, SHARES, bob=(SHARES,))
    keep_passing(position, 2 * PATIENCE + 2)
    fork = position.game.fork()
    keep_passing(position)
    while fork.decision is not None:
        assert fork.decision.kind is Kind.PRIORITY
        fork.answer(PASS)
    assert is_drawn(position)
    assert fork.digest() == position.game.digest()
    assert fork.history.answers == position.game.history.answers
