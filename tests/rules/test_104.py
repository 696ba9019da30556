"""Ending the game. CR 104."""

from __future__ import annotations

import pytest

from jajna.decision import PASS, Assign, Kind, Several
from jajna.errors import IllegalAnswerError
from jajna.events.effects import EffectBegan
from jajna.events.life import LifeLost
from jajna.events.players import GameDrawn, PlayerLost, PlayerWon
from jajna.ir.abilities import Static
from jajna.ir.amounts import Number
from jajna.ir.base import Duration
from jajna.ir.control import SetController
from jajna.ir.filters.nouns import OfType
from jajna.judge import ANN, BOB, CAT, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.vocab import Step, Type, Zone
from tests.mechanics.bench import cast, permanent
from tests.rules.cards import enchantment
from tests.table import table


def ending(made: Table) -> tuple[int, str]:
    """The winner and the rule of a game that is over."""
    assert made.game.decision is None
    assert made.game.outcome is not None
    return made.game.outcome.winner, made.game.outcome.rule


def test_104_1_nothing_is_asked_after_the_end() -> None:
    made = table()
    made.begin(ANN)
    made.game.concede(ANN)
    assert made.game.over
    reason = made.game.why_not(PASS)
    assert reason is not None
    assert reason.rule == "104.1"
    with pytest.raises(IllegalAnswerError):
        made.game.answer(PASS)


def test_104_2a_the_last_player_in_the_game_wins() -> None:
    made = table()
    made.battlefield(ANN, "Mountain")
    made.hand(ANN, "Lightning Bolt")
    made.set_life(BOB, 3)
    made.begin(ANN)
    made.act(ANN, "cast Lightning Bolt", "Bob")
    made.resolve()
    assert ending(made) == (ANN, "104.2a")


def test_104_2a_with_three_players_the_game_goes_on() -> None:
    made = table(3)
    made.begin(ANN)
    made.game.concede(BOB)
    assert made.game.outcome is None
    made.game.concede(ANN)
    assert ending(made) == (CAT, "104.2a")


def test_104_2b_an_effect_wins_the_game() -> None:
    made = table(3)
    made.begin(ANN)
    perform(made.game, [PlayerWon(BOB)])
    assert made.game.outcome is not None
    assert (made.game.outcome.winner, made.game.outcome.rule) == (BOB, "104.2b")


def test_104_3a_a_player_may_concede_when_somebody_else_is_asked() -> None:
    made = table()
    made.begin(ANN)
    assert made.asked is not None
    assert made.asked.player == ANN
    made.game.concede(BOB)
    assert ending(made) == (ANN, "104.2a")


def test_104_3a_nobody_concedes_twice() -> None:
    made = table(3)
    made.begin(ANN)
    made.game.concede(BOB)
    with pytest.raises(IllegalAnswerError):
        made.game.concede(BOB)


def test_104_3a_conceding_takes_back_a_spell_half_cast() -> None:
    made = table(3)
    made.battlefield(ANN, "Mountain")
    made.hand(ANN, "Lightning Bolt")
    made.begin(ANN)
    made.game.answer(made.action(ANN, "cast Lightning Bolt"))
    assert made.asked is not None
    assert made.asked.kind is Kind.TARGETS
    made.game.concede(CAT)
    assert made.names_in(Zone.STACK) == []
    assert made.names_in(Zone.HAND, ANN) == ["Lightning Bolt"]
    assert made.asked is not None
    assert (made.asked.player, made.asked.kind) == (ANN, Kind.PRIORITY)
    assert not made.game.players[CAT].in_game


def test_104_3b_no_life_loses_at_the_next_priority_and_not_before() -> None:
    made = table()
    made.battlefield(ANN, "Mountain", "Mountain", "Plains")
    made.hand(ANN, "Lightning Bolt")
    made.set_life(BOB, 1)
    made.begin(ANN)
    made.act(ANN, "cast Lightning Bolt", "Bob")
    made.resolve()
    assert made.life(BOB) == -2
    assert ending(made) == (ANN, "104.2a")


def test_104_3c_drawing_from_an_empty_library_loses() -> None:
    made = table(blanks=8)
    made.begin(ANN)
    made.game.players[BOB].library.clear()
    made.to_turn(BOB, Step.UPKEEP)
    assert made.game.outcome is None
    made.answer_next()
    made.answer_next()
    assert ending(made) == (ANN, "104.2a")


def test_104_3c_an_empty_library_alone_loses_nothing() -> None:
    made = table(blanks=8)
    made.begin(ANN)
    made.game.players[ANN].library.clear()
    made.to(Step.END)
    assert made.game.outcome is None


def test_104_3d_ten_poison_counters_lose() -> None:
    made = table()
    made.game.players[BOB].add_counters("poison", 9)
    made.begin(ANN)
    assert made.game.outcome is None
    made.game.players[BOB].add_counters("poison", 1)
    made.answer_next()
    assert ending(made) == (ANN, "104.2a")


def test_104_3e_an_effect_makes_a_player_lose() -> None:
    made = table()
    made.begin(ANN)
    perform(made.game, [PlayerLost(ANN, "effect", "104.3e")])
    assert made.game.outcome is not None
    assert made.game.outcome.winner == BOB


def test_104_3f_who_would_win_and_lose_at_once_loses() -> None:
    made = table(3)
    made.begin(ANN)
    perform(made.game, [PlayerWon(ANN), PlayerLost(ANN, "effect", "104.3e")])
    assert made.game.outcome is None
    assert not made.game.players[ANN].in_game


def test_104_4a_all_losing_at_once_is_a_draw() -> None:
    made = table()
    made.begin(ANN)
    made.set_life(ANN, 1)
    made.set_life(BOB, 1)
    perform(made.game, [LifeLost(ANN, 1), LifeLost(BOB, 2)])
    made.answer_next()
    assert ending(made) == (-1, "104.4a")


def test_104_4a_two_of_three_losing_at_once_leave_a_winner() -> None:
    made = table(3)
    made.begin(ANN)
    made.set_life(ANN, 0)
    made.set_life(BOB, 0)
    made.answer_next()
    assert ending(made) == (CAT, "104.2a")


def test_104_4c_an_effect_draws_the_game() -> None:
    made = table()
    made.begin(ANN)
    perform(made.game, [GameDrawn("104.4c")])
    assert made.game.outcome is not None
    assert (made.game.outcome.winner, made.game.outcome.rule) == (-1, "104.4c")


def test_800_4a_what_a_player_owns_leaves_with_them() -> None:
    made = table(3)
    made.battlefield(BOB, "Grizzly Bears", "Forest")
    made.battlefield(ANN, "Hill Giant")
    made.graveyard(BOB, "Shock")
    made.begin(ANN)
    made.game.concede(BOB)
    assert made.names_in(Zone.BATTLEFIELD) == ["Hill Giant"]
    assert made.names_in(Zone.GRAVEYARD, BOB) == []
    assert made.game.players[BOB].library == []
    assert all(thing.owner != BOB for thing in made.game.objects.values())


def test_800_4a_control_that_the_player_had_ends() -> None:
    made = table(3)
    stolen = made.battlefield(ANN, "Hill Giant")
    made.define(enchantment("Theft", "{U}", Static(OfType(Type.CREATURE), (SetController(),))))
    made.battlefield(BOB, "Theft")
    made.begin(CAT)
    assert made.object(stolen[0]).controller == BOB
    made.game.concede(BOB)
    assert made.object(stolen[0]).controller == ANN
    assert made.names_in(Zone.BATTLEFIELD) == ["Hill Giant"]


def test_800_4a_what_the_player_still_controls_is_exiled() -> None:
    made = table(3)
    given = made.battlefield(ANN, "Hill Giant")[0]
    made.object(given).first_controller = BOB
    made.begin(CAT)
    made.game.concede(BOB)
    assert made.names_in(Zone.BATTLEFIELD) == []
    assert made.names_in(Zone.EXILE) == ["Hill Giant"]
    assert made.object("Hill Giant").owner == ANN
    assert made.object("Hill Giant").id != given


def test_800_4a_abilities_of_the_player_cease_to_exist() -> None:
    made = table(3)
    made.battlefield(BOB, "Prodigal Pyromancer")
    made.begin(BOB)
    made.act(BOB, "activate Prodigal Pyromancer", "Ann")
    assert len(made.game.zones.stack) == 1
    made.game.concede(BOB)
    assert made.game.zones.stack == []
    assert made.life(ANN) == 20


def test_800_4a_priority_passes_to_the_next_player() -> None:
    made = table(3)
    made.begin(ANN)
    made.answer_next()
    assert made.asked is not None
    assert made.asked.player == BOB
    made.game.concede(BOB)
    assert made.asked is not None
    assert made.asked.player == CAT


def test_117_4_who_has_not_passed_still_may_after_another_left() -> None:
    made = table(3)
    made.battlefield(ANN, "Mountain")
    made.hand(ANN, "Shock")
    made.begin(BOB)
    made.act(ANN, "cast Shock", "Cat")
    made.game.answer(PASS)
    assert made.asked is not None
    assert made.asked.player == BOB
    made.game.answer(PASS)
    made.game.concede(BOB)
    assert made.asked is not None
    assert made.asked.player == CAT
    assert len(made.game.zones.stack) == 1


def test_800_4j_the_turn_goes_on_without_its_player() -> None:
    made = table(3, step=None)
    bears = made.battlefield(CAT, "Grizzly Bears", "Forest")[0]
    made.hand(CAT, "Giant Growth")
    made.begin(ANN)
    made.act(CAT, "cast Giant Growth", "Grizzly Bears")
    made.resolve()
    made.game.concede(ANN)
    assert made.game.turn.number == 2
    assert made.power_toughness(bears) == (5, 5)
    made.to(Step.END)
    assert made.game.turn.number == 2
    made.to_turn(BOB, Step.UPKEEP)
    assert made.power_toughness(bears) == (2, 2)


def test_800_4k_a_player_who_left_takes_no_turn() -> None:
    made = table(3)
    made.begin(ANN)
    made.game.concede(BOB)
    made.to_turn(CAT)
    assert made.game.turn.active == CAT


def test_800_4e_nobody_attacks_who_left() -> None:
    made = table(3)
    made.battlefield(ANN, "Hill Giant")
    made.begin(ANN)
    made.attack("Hill Giant", at="Bob")
    made.game.concede(BOB)
    made.to(Step.POSTCOMBAT_MAIN)
    assert (made.life(ANN), made.life(CAT)) == (20, 20)


def test_800_4m_an_effect_until_the_next_turn_of_who_left_ends_when_that_would_have_begun() -> None:
    made = table(3)
    bears = made.battlefield(ANN, "Grizzly Bears")[0]
    made.begin(BOB)
    growth = Continuous(
        Context(bears, BOB),
        (PowerToughness(Number(2), Number(2)),),
        Duration.YOUR_NEXT_TURN,
        [bears],
    )
    perform(made.game, [EffectBegan(growth)])
    made.game.concede(BOB)
    made.to_turn(ANN)
    assert made.power_toughness(bears) == (4, 4)
    made.to_turn(CAT)
    assert made.power_toughness(bears) == (2, 2)


def test_800_4e_damage_is_assigned_anew_when_somebody_leaves_meanwhile() -> None:
    made = table(3)
    made.battlefield(ANN, "Hill Giant", "Hill Giant")
    made.battlefield(BOB, "Grizzly Bears", "Eager Cadet")
    made.battlefield(CAT, "Grizzly Bears", "Eager Cadet")
    first, second = made.game.zones.battlefield[:2]
    made.begin(ANN)
    made.to_question(Kind.ATTACKERS)
    made.game.answer(Several((Assign(first, BOB), Assign(second, CAT))))
    for seat, attacker in ((BOB, first), (CAT, second)):
        made.to_question(Kind.BLOCKERS)
        mine = [one for one in made.game.zones.battlefield if made.game.objects[one].owner == seat]
        made.game.answer(Several(tuple([Assign(one, attacker) for one in mine])))
    made.to_question(Kind.DAMAGE)
    made.game.concede(BOB)
    assert made.asked is not None
    assert (made.asked.player, made.asked.source) == (ANN, second)
    made.answer([2, 1])
    made.to(Step.END_OF_COMBAT)
    assert made.names_in(Zone.BATTLEFIELD) == ["Hill Giant"]


def test_104_3_nobody_with_the_angel_loses() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent("Angel", text="You can't lose the game and your opponents can't win the game."),
    )
    at.set_life(ANN, 1)
    cast(at, "Target player loses 5 life.", "Ann", by=BOB)
    cast(at, "You win the game.", by=BOB)
    assert at.game.outcome is None
