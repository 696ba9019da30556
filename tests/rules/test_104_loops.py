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

PAINED = (
    "As Doll enters, choose a player.\n"
    "Whenever Doll is dealt damage, it deals that much damage to the chosen player."
)
DOLL = creature("Doll", 0, 1, f"Indestructible\n{PAINED}")
PARIAH = text_card(
    "Pariah",
    "Enchantment — Aura",
    "Enchant creature\n"
    "All damage that would be dealt to you is dealt to enchanted creature instead.",
)
BURN = text_card("Burn", "Sorcery", "Burn deals 2 damage to any target.")
HUNTER = creature(
    "Hunter",
    2,
    3,
    "Whenever another creature you control enters, Hunter deals 2 damage to it. If a Dinosaur is "
    "dealt damage this way, Hunter gets +2/+0 until end of turn.",
)
BROOD = creature(
    "Brood",
    5,
    5,
    "Whenever Brood is dealt damage, create a token that's a copy of Brood.",
    types="Creature — Dinosaur",
)


def hurt(doll: Card, bob: tuple[Card, ...] = (), life: int = 20) -> Table:
    """Ann, whom her doll hurts, has it hurt itself instead, and hurts it."""
    position = table(bob=bob, hand=[doll, PARIAH, BURN])
    position.set_life(ANN, life)
    position.choose("Ann")
    position.act(ANN, "cast Doll")
    position.resolve_all()
    position.act(ANN, "cast Pariah", "Doll")
    position.resolve_all()
    position.act(ANN, "cast Burn", "Doll")
    return position


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


def test_104_4b_damage_marked_on_what_survives_it_draws_the_game() -> None:
    position = hurt(DOLL)
    keep_passing(position)
    assert is_drawn(position)
    assert position.object("Doll").damage > PATIENCE
    assert position.life(ANN) == 20


def test_104_4b_damage_that_will_destroy_ends_the_loop() -> None:
    position = hurt(creature("Doll", 0, 5 * PATIENCE, PAINED))
    keep_passing(position, 10 * PATIENCE)
    assert position.game.outcome is None
    assert "Doll" in position.names_in(Zone.GRAVEYARD, ANN)
    assert position.life(ANN) == 18


def test_104_4b_damage_that_also_costs_life_ends_the_loop() -> None:
    bleeds = permanent(
        "Bleeding", text="Whenever a creature is dealt damage, each opponent loses 1 life."
    )
    position = hurt(DOLL, (bleeds,), life=3 * PATIENCE)
    keep_passing(position, 20 * PATIENCE)
    assert position.game.outcome is not None
    assert (position.game.outcome.winner, position.game.outcome.rule) == (BOB, "104.2a")


def test_104_4b_damaged_tokens_without_end_draw_the_game() -> None:
    position = begun(BROOD, HUNTER)
    keep_passing(position)
    assert is_drawn(position)
    assert position.object("Hunter").now.power > PATIENCE // 2


def test_104_4b_power_for_a_turn_that_something_counts_is_no_draw() -> None:
    wins = "if you control a creature with power 300 or greater, you win the game."
    position = begun(
        BROOD, HUNTER, permanent("Goal", text=f"Whenever a creature enters the battlefield, {wins}")
    )
    keep_passing(position, 20 * PATIENCE)
    assert position.game.outcome is not None
    assert position.game.outcome.winner == ANN


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
