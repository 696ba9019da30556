"""Controlling another player. CR 722."""

from __future__ import annotations

import pytest

from jajna.agents import make_agent
from jajna.decision import Cast, Pass
from jajna.judge import Table
from jajna.kernel.game import Game
from jajna.replay import GameSetup, Session
from jajna.simulation.running import Limits, play_out
from jajna.text.catalogue import language
from jajna.text.prompts import prompt
from jajna.text.spanish.printer import SPANISH
from jajna.text.things import Teller
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell
from tests.oracle.faces import compiled
from tests.table import table

CONTROL = "You control target player during that player's next turn."
EMRAKUL = (
    "You gain control of target opponent during that player's next turn. After that turn, that "
    "player takes an extra turn."
)
CARL = 2


def slaved(players: int = 2) -> Table:
    """Ann will control Bob during his next turn."""
    at = table(players)
    at.hand(BOB, "Bear", "Wall")
    at.library(BOB, *["Relic"] * 5)
    at.library(ANN, *["Relic"] * 5)
    cast(at, CONTROL, BOB)
    return at


def decider(game: Game) -> int:
    """Who may answer what is asked."""
    assert game.decision is not None
    assert len(game.decision.players) == 1
    return game.decision.players[0]


def asked_of(at: Table, player: int) -> int:
    """Who answers as soon as a player is asked something."""
    at.to_turn(player, Step.UPKEEP)
    while at.game.decision is not None and at.game.decision.player != player:
        at.answer(Pass())
    return decider(at.game)


def test_722_1_the_next_turn_is_controlled_and_no_other() -> None:
    at = slaved()
    assert decider(at.game) == ANN
    assert asked_of(at, BOB) == ANN
    at.to(Step.END)
    assert at.game.players[BOB].controlled_by == ANN
    assert asked_of(at, ANN) == ANN
    assert asked_of(at, BOB) == BOB


def test_722_8_who_controls_another_goes_on_to_decide_for_themselves() -> None:
    at = slaved()
    at.to_turn(BOB)
    at._give_priority_to(ANN)
    assert decider(at.game) == ANN


def test_722_3_objects_keep_their_controllers_and_he_is_the_active_player() -> None:
    at = slaved()
    at.to_turn(BOB)
    assert at.game.turn.active == BOB
    at.act(BOB, "cast Bear")
    at.resolve()
    assert at.object("Bear").controller == BOB


def test_722_1a_the_last_effect_is_the_one_that_works() -> None:
    at = table(3)
    cast(at, CONTROL, BOB, by=ANN)
    cast(at, CONTROL, BOB, by=CARL)
    assert asked_of(at, BOB) == CARL


def test_722_1b_it_waits_for_a_turn_that_is_taken() -> None:
    at = slaved()
    cast(at, "Target player skips their next turn.", BOB)
    turn = at.game.turn.number
    at.to_turn(ANN, Step.UPKEEP)
    assert at.game.turn.number == turn + 1
    assert asked_of(at, BOB) == ANN


def test_722_9_who_controls_themselves_decides_as_ever() -> None:
    at = table(3)
    cast(at, CONTROL, BOB)
    cast(at, CONTROL, BOB, by=BOB)
    assert asked_of(at, BOB) == BOB
    assert at.game.players[BOB].controlled_by == -1


def test_722_4_the_controller_sees_the_hand_and_others_do_not() -> None:
    at = slaved(3)
    assert at.game.view(ANN).players[BOB].hand == []
    at.to_turn(BOB)
    assert {card.name for card in at.game.view(ANN).players[BOB].hand} >= {"Bear", "Wall"}
    assert at.game.view(CARL).players[BOB].hand == []
    assert at.game.view(BOB).players[ANN].hand == []
    at.to_turn(CARL)
    assert at.game.view(ANN).players[BOB].hand == []


def test_722_4_the_controller_sees_what_the_player_may_look_at() -> None:
    at = slaved()
    at.battlefield(
        BOB,
        permanent("Lens", "Artifact", "You may look at the top card of your library any time."),
    )
    at.to_turn(BOB)
    top = at.game.players[BOB].library[0]
    assert [card.id for _, card in at.game.view(ANN).players[BOB].library] == [top]


def test_722_4_cards_outside_the_game_stay_with_their_owner() -> None:
    at = slaved()
    card = at.hand(BOB, "Giant")[0]
    player = at.game.players[BOB]
    at.to_turn(BOB)
    player.hand.remove(card)
    at.game.objects[card].zone = Zone.NOWHERE
    player.outside.append(card)
    assert at.game.view(ANN).players[BOB].outside == []
    assert [one.name for one in at.game.view(BOB).players[BOB].outside] == ["Giant"]


def test_722_4_to_decide_one_looks_with_the_eyes_of_both() -> None:
    at = slaved()
    at.hand(ANN, "Giant")
    at.to_turn(BOB)
    view = at.game.view_to_decide(ANN)
    assert view.player == BOB
    assert "Giant" in {card.name for card in view.players[ANN].hand}
    assert "Bear" in {card.name for card in view.me.hand}


def test_722_5_who_is_controlled_may_not_answer_and_whose_choice_it_is_is_told() -> None:
    at = slaved()
    at.to_turn(BOB)
    at._give_priority_to(BOB)
    question = at.game.decision
    assert question is not None
    assert question.players == (ANN,)
    assert question.whose == (BOB,)
    with pytest.raises(ValueError, match="nothing is asked that the player in seat 1 may answer"):
        at.game.view_to_decide(BOB)


def test_800_4a_control_ends_as_the_controller_leaves() -> None:
    at = slaved(3)
    at.to_turn(BOB)
    at.game.concede(ANN)
    assert at.game.players[BOB].controlled_by == -1
    assert at.game.decision is not None
    assert decider(at.game) == at.game.decision.player


def test_722_6_a_controlled_player_may_concede() -> None:
    at = slaved()
    at.to_turn(BOB)
    at.game.concede(BOB)
    assert at.game.outcome is not None
    assert at.game.outcome.winner == ANN


def test_500_7_an_extra_turn_follows_the_turn_that_was_controlled() -> None:
    at = table()
    cast(at, EMRAKUL, BOB)
    turn = at.game.turn.number
    assert asked_of(at, BOB) == ANN
    assert at.game.turn.number == turn + 1
    at.to(Step.END)
    assert asked_of(at, BOB) == BOB
    assert at.game.turn.number == turn + 2
    at.to_turn(ANN)
    assert at.game.turn.number == turn + 3


def test_722_1_a_fork_and_a_digest_know_of_it() -> None:
    at = slaved()
    before = at.game.fork()
    at.to_turn(BOB)
    other = at.game.fork()
    assert decider(other) == ANN
    assert other.digest() == at.game.digest()
    other.players[BOB].controlled_by = -1
    assert other.digest() != at.game.digest()
    assert before.players[BOB].next_controlled_by == ANN


def slaving() -> Session:
    """A session in which Ann has controlled Bob's turn for a while."""
    decks = tuple((spell(CONTROL), creature("Bear")) * 20 for _ in range(2))
    session = Session(GameSetup(decks, seed=3, first=0))
    while session.game.turn.number < 2 or session.game.turn.step is not Step.PRECOMBAT_MAIN:
        question = session.game.decision
        assert question is not None
        casts = [one for one in question.options if isinstance(one, Cast)]
        mine = session.game.turn.number == 1 and session.game.turn.step is Step.PRECOMBAT_MAIN
        controlled = session.game.players[BOB].next_controlled_by == ANN
        if casts and mine and not controlled and not session.game.zones.stack:
            named = [
                one
                for one in casts
                if session.game.objects[one.card].now.name == "Spell" and question.player == ANN
            ]
            session.answer(named[0] if named else question.fallback)
        elif question.kind.value == "targets":
            session.answer(next(one for one in question.options if one.notation() == "p1"))
        else:
            session.answer(question.fallback)
    return session


def test_722_5_what_the_controller_decided_is_taken_back_by_the_controller() -> None:
    session = slaving()
    assert decider(session.game) == ANN
    assert session.game.decision is not None
    assert session.game.decision.player == BOB
    before = session.game.digest()
    session.answer(session.game.decision.fallback)
    assert session.undo(ANN)
    assert session.game.digest() == before
    again = Session(session.setup)
    for notation in session.answers:
        again.repeat(notation)
    assert again.digests == session.digests
    assert decider(again.game) == ANN


def test_722_5_every_kind_of_agent_plays_for_another() -> None:
    for kind in ("random", "heuristic"):
        game = slaving().game
        agents = [make_agent(kind, f"7.{seat}") for seat in range(2)]
        finished = play_out(game, agents, Limits(turns=5))
        assert finished.decisions > 0


@pytest.mark.parametrize(
    "text",
    [
        "You control target creature during that player's next turn.",
        "You control target player during your next turn.",
        "After that turn, that player takes an extra turn.",
    ],
)
def test_722_1_only_players_and_their_next_turn(text: str) -> None:
    assert not compiled(text, "Instant").face


@pytest.mark.parametrize(("lang", "said"), [("en", "For Bob: "), ("es", "Por Bob: ")])
def test_722_5_the_question_says_for_whom_it_is_answered(lang: str, said: str) -> None:
    at = slaved()
    assert asked_of(at, BOB) == ANN
    assert at.game.decision is not None
    for seat, told in ((ANN, True), (BOB, False)):
        teller = Teller(language(lang), at.game.view(seat))
        assert prompt(at.game.decision, teller).startswith(said) == told


def test_it_is_said_in_spanish() -> None:
    assert SPANISH.lines(spell(EMRAKUL).faces[0].abilities) == [
        "Ganas el control del oponente objetivo durante el próximo turno de ese jugador. Después "
        "de ese turno, ese jugador toma un turno adicional."
    ]
    assert SPANISH.lines(spell(CONTROL).faces[0].abilities) == [
        "Controlas al jugador objetivo durante el próximo turno de ese jugador."
    ]
