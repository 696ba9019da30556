"""A table: what is asked of whom, what is answered for them, and what all have to agree to."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from jajna.card import Card
from jajna.decision import Cast, Kind, Pass, PlayLand, Several
from jajna.era import find
from jajna.errors import IllegalAnswerError
from jajna.formats.deck import Deck
from jajna.messages import Message
from jajna.replay import Session
from jajna.tables import requests
from jajna.tables.clock import ClockRules
from jajna.tables.news import Happened
from jajna.tables.offers import Offered
from jajna.tables.requests import RequestError, request_in
from jajna.tables.seat import Seat, WhyAsked
from jajna.tables.table import DeckCheck, Stage, Table, TableError
from jajna.tables.yields import Until
from jajna.vocab import Step
from tests.tables.places import (
    ANN,
    BEARS,
    BOB,
    GREEN,
    PEEKS,
    RIFFLES,
    SIDE,
    TICKS,
    begun,
    both_pass,
    keep_hands,
    land_of,
    pass_until,
    play_land,
    table,
)


def playing(deck: tuple[Card, ...] = GREEN, stops: str = "all", agent: str = "") -> Table:
    """A game in Ann's first main phase, with nothing new at the table."""
    made = table(begun(deck), stops, agent)
    keep_hands(made)
    made.take_news()
    return made


def cast(at: Table, name: str) -> None:
    """Ann casts a spell from her hand."""
    assert at.question is not None
    game = at.session.game
    at.answer(
        next(
            one
            for one in at.question.options
            if isinstance(one, Cast) and game.object(one.card).now.name == name
        )
    )


# -- what is asked -----------------------------------------------------------------------------


def test_priority_is_passed_for_people_where_they_do_not_stop() -> None:
    made = table(begun(RIFFLES), stops="main2")
    while made.question is not None and made.question.kind is Kind.MULLIGAN:
        made.answer(made.question.fallback)
    assert made.question is not None
    assert made.session.game.turn.step is Step.POSTCOMBAT_MAIN
    assert made.asked == ANN
    assert made.session.automatic.count(True) >= 6
    assert made.seats[ANN].why_asked(made.question, made.view_to_decide()) is WhyAsked.STEP


def test_a_seat_that_holds_is_asked_at_every_priority() -> None:
    made = table(begun(RIFFLES), stops="none")
    made.handle(ANN, requests.Hold(True))
    while made.question is not None and made.question.kind is Kind.MULLIGAN:
        made.answer(made.question.fallback)
    assert (made.session.game.turn.step, made.asked) == (Step.UPKEEP, ANN)
    made.answer(Pass())
    assert (made.session.game.turn.step, made.asked) == (Step.PRECOMBAT_MAIN, ANN)


def test_an_answer_to_an_earlier_question_is_not_given_again() -> None:
    at = playing(RIFFLES)
    number = at.revision
    land = land_of(at).notation()
    at.handle(ANN, requests.Answered(number, land))
    answers = list(at.session.answers)
    with pytest.raises(TableError, match="earlier question"):
        at.handle(ANN, requests.Answered(number, land))
    assert at.session.answers == answers


def test_who_is_not_asked_cannot_answer() -> None:
    at = playing()
    with pytest.raises(TableError, match="Ann is asked"):
        at.handle(BOB, requests.Answered(at.revision, "pass"))


def test_an_illegal_answer_changes_nothing() -> None:
    at = playing()
    digest, number = at.session.game.digest(), at.revision
    with pytest.raises(IllegalAnswerError):
        at.handle(ANN, requests.Answered(number, "cast 99999"))
    assert (at.session.game.digest(), at.revision) == (digest, number)


def test_a_program_is_asked_and_its_illegal_answer_replaced() -> None:
    made = table(agent="random")
    while made.thinking < 0:
        assert made.question is not None
        made.answer(made.question.fallback)
    assert made.thinking == BOB
    question = made.question
    assert question is not None
    made.answer_of_program(PlayLand(99999))
    assert made.session.answers[-1] == question.fallback.notation()


# -- passing on --------------------------------------------------------------------------------


def test_pass_until_my_turn_ends_with_my_turn() -> None:
    at = playing(RIFFLES)
    at.handle(BOB, requests.PassUntil(Until.MY_TURN))
    cast(at, "Riffle")
    asked: set[int] = set()
    while at.session.game.turn.active == ANN:
        asked.add(at.asked)
        assert at.question is not None
        at.answer(at.question.fallback)
    assert asked == {ANN}
    assert at.asked == BOB


def test_pass_until_something_concerns_me_stops_at_a_spell_without_targets() -> None:
    at = playing(RIFFLES)
    at.handle(BOB, requests.PassUntil(Until.SOMETHING))
    cast(at, "Riffle")
    at.answer(Pass())
    assert at.asked == BOB
    assert at.seats[BOB].yields.until is Until.ASKED


def test_a_permanent_spell_of_another_concerns_nobody() -> None:
    at = playing(TICKS)
    at.handle(BOB, requests.PassUntil(Until.SOMETHING))
    cast(at, "Tick")
    at.answer(Pass())
    assert at.asked == ANN
    assert len(at.session.game.zones.battlefield) == 1
    assert at.seats[BOB].yields.until is Until.SOMETHING


def test_who_attacks_already_does_not_end_passing_until_something_concerns_me() -> None:
    at = playing(BEARS)
    while at.session.game.turn.step is not Step.DECLARE_ATTACKERS or at.asked != BOB:
        question = at.question
        assert question is not None
        offered = [one for one in question.options if isinstance(one, Cast)]
        if question.kind is Kind.ATTACKERS and at.asked == ANN:
            at.answer(Several(tuple(question.options)))
        else:
            at.answer(offered[0] if offered else question.fallback)
    at.handle(BOB, requests.PassUntil(Until.SOMETHING))
    assert at.seats[BOB].yields.until is Until.SOMETHING
    assert at.asked == ANN or at.session.game.turn.step is not Step.DECLARE_ATTACKERS


def test_what_lies_on_the_stack_does_not_end_passing_until_it_is_empty() -> None:
    at = playing(RIFFLES)
    cast(at, "Riffle")
    at.answer(Pass())
    assert at.asked == BOB
    at.handle(BOB, requests.PassUntil(Until.STACK_EMPTY))
    assert not at.session.game.zones.stack
    assert at.asked == ANN


def test_a_yield_passes_for_spells_like_this_one_until_it_is_revoked() -> None:
    at = playing(RIFFLES)
    cast(at, "Riffle")
    at.answer(Pass())
    at.handle(BOB, requests.AlwaysYield(at.session.game.zones.stack[-1]))
    assert at.asked == ANN and not at.session.game.zones.stack
    (held,) = at.seats[BOB].yields.held
    assert (held.name, held.is_ability) == ("Riffle", False)
    at.handle(BOB, requests.Revoke(0))
    with pytest.raises(TableError, match="no such yield"):
        at.handle(BOB, requests.Revoke(0))


def test_only_what_is_on_the_stack_can_be_yielded_to() -> None:
    at = playing()
    with pytest.raises(TableError, match="on the stack"):
        at.handle(ANN, requests.AlwaysYield(99999))


def test_a_may_is_answered_once_for_all_times() -> None:
    at = playing(TICKS)
    ticked = False
    while not ticked:
        question = at.question
        assert question is not None
        offered = [one for one in question.options if isinstance(one, (PlayLand, Cast))]
        if question.kind is Kind.MAY:
            ticked = True
        elif question.kind is Kind.PRIORITY and offered:
            at.answer(offered[0])
        else:
            at.answer(question.fallback)
    asked, life = at.asked, at.session.game.players[at.asked].life
    stack = at.session.game.zones.stack
    at.handle(asked, requests.AlwaysYield(stack[-1], says=True))
    assert at.question is not None and at.question.kind is not Kind.MAY
    ticks = at.session.game.zones.battlefield
    held = [at.session.game.object(one) for one in ticks]
    mine = [one for one in held if one.now.name == "Tick" and one.controller == asked]
    assert at.session.game.players[asked].life == life + len(mine)


# -- taking back -------------------------------------------------------------------------------


def test_a_land_is_taken_back_without_asking() -> None:
    at = playing()
    before, digest = at.revision, at.session.game.digest()
    play_land(at)
    at.handle(ANN, requests.Undo())
    assert at.session.game.digest() == digest
    assert at.revision > before, "an answer to the land is none to this question"
    assert [one.what for one in at.take_news()] == [Happened.TAKEN_BACK]


def test_where_the_other_has_decided_since_they_are_asked() -> None:
    at = playing(RIFFLES)
    cast(at, "Riffle")
    at.answer(Pass())
    at.answer(Pass())
    answers = list(at.session.answers)
    at.handle(ANN, requests.Undo())
    assert at.offer is not None and at.offer.what is Offered.UNDO
    assert at.session.answers == answers
    at.handle(BOB, requests.Reply(False))
    assert at.session.answers == answers
    assert Happened.REFUSED in [one.what for one in at.take_news()]


def test_after_a_takeback_across_a_shuffle_chance_goes_another_way() -> None:
    at = playing(RIFFLES)
    cast(at, "Riffle")
    both_pass(at)
    first = list(at.session.game.players[ANN].library)
    names = [at.session.game.object(one).now.name for one in first]
    at.handle(ANN, requests.Undo())
    at.handle(BOB, requests.Reply(True))
    assert at.session.answers[-1].startswith("reseed ")
    assert Happened.RESEEDED in [one.what for one in at.take_news()]
    while at.session.game.zones.stack:
        at.answer(Pass())
    again = [at.session.game.object(one).now.name for one in at.session.game.players[ANN].library]
    assert sorted(again) == sorted(names)
    assert again != names


def test_what_one_has_seen_is_taken_back_only_by_consent() -> None:
    at = playing(PEEKS)
    cast(at, "Peek")
    at.answer(Pass())
    at.handle(BOB, requests.PassUntil(Until.STACK_EMPTY))
    assert not at.session.game.zones.stack
    at.handle(ANN, requests.Undo())
    assert at.offer is not None, "Ann has looked at a card"


def test_against_programs_everything_is_taken_back_freely() -> None:
    at = playing(RIFFLES, agent="random")
    cast(at, "Riffle")
    at.answer(Pass())
    while at.thinking >= 0:
        at.answer_of_program(Pass())
    state = at.session.game.chance.state()
    at.handle(ANN, requests.Undo())
    assert at.offer is None
    assert at.session.game.chance.state() != state
    assert not any(one.startswith("reseed") for one in at.session.answers)


def test_732_1_a_spell_being_cast_is_taken_back() -> None:
    at = playing()
    at.handle(ANN, requests.PayByHand(True))
    pass_until(at, lambda: at.session.game.turn.number == 3 and at.asked == ANN)
    pass_until(at, lambda: at.session.game.turn.step is Step.PRECOMBAT_MAIN)
    with pytest.raises(IllegalAnswerError, match="no action under way"):
        at.handle(ANN, requests.Cancel())


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    with pytest.raises(TableError, match="nothing to take back"):
        table().handle(ANN, requests.Undo())


# -- offers ------------------------------------------------------------------------------------


def test_a_draw_is_agreed_by_both() -> None:
    at = playing()
    at.handle(BOB, requests.OfferTo(Offered.DRAW))
    at.handle(ANN, requests.Reply(True))
    assert at.stage is Stage.OVER
    assert at.last_winner == -1
    assert at.question is None


def test_an_offer_lapses_when_who_is_concerned_plays_on() -> None:
    at = playing()
    at.handle(BOB, requests.OfferTo(Offered.DRAW))
    play_land(at)
    assert at.offer is None
    assert Happened.LAPSED in [one.what for one in at.take_news()]
    with pytest.raises(TableError, match="nothing is offered"):
        at.handle(ANN, requests.Reply(True))


def test_an_offer_ends_with_the_game_and_with_what_is_taken_back() -> None:
    at = playing()
    at.handle(BOB, requests.OfferTo(Offered.DRAW))
    at.handle(ANN, requests.Concede())
    assert at.offer is None
    at.handle(BOB, requests.OfferTo(Offered.REMATCH))
    at = playing()
    play_land(at)
    at.handle(BOB, requests.OfferTo(Offered.DRAW))
    at.handle(ANN, requests.Undo())
    assert at.offer is None


def test_a_program_agrees_to_no_draw() -> None:
    with pytest.raises(TableError, match="agrees to no draw"):
        playing(agent="random").handle(ANN, requests.OfferTo(Offered.DRAW))


def test_nobody_answers_during_a_pause() -> None:
    at = playing()
    at.handle(ANN, requests.OfferTo(Offered.PAUSE))
    at.handle(BOB, requests.Reply(True))
    assert at.stage is Stage.PAUSED and at.asked == -1
    with pytest.raises(TableError, match="nothing is asked"):
        at.handle(ANN, requests.Answered(at.revision, "pass"))
    at.handle(BOB, requests.Resume())
    assert at.asked == ANN


def test_104_3a_who_concedes_loses_and_a_rematch_begins_anew() -> None:
    at = playing()
    at.handle(BOB, requests.Concede())
    assert (at.stage, at.wins) == (Stage.OVER, [1, 0])
    at.handle(ANN, requests.OfferTo(Offered.REMATCH))
    at.handle(BOB, requests.Reply(True))
    assert (at.stage, at.wins) == (Stage.PLAYING, [0, 0])
    assert at.question is not None and at.question.kind is Kind.STARTING_PLAYER
    assert at.asked == BOB, "who lost chooses"


# -- the match ---------------------------------------------------------------------------------


def match(side: tuple[Card, ...] = SIDE, decks: DeckCheck | None = None) -> Table:
    """A match of three games of which Ann has won the first."""
    made = table(begun(side=side), games=3, decks=decks)
    made.handle(BOB, requests.Concede())
    return made


def test_100_4_between_games_cards_of_the_sideboard_come_into_the_deck() -> None:
    at = match()
    assert at.stage is Stage.BETWEEN_GAMES
    changed = [("Forest", 20), ("Grizzly Bears", 18), ("Giant Growth", 2)]
    at.handle(ANN, requests.NextGame(changed))
    assert at.stage is Stage.BETWEEN_GAMES, "Bob isn't ready"
    at.handle(BOB, requests.NextGame())
    setup = at.session.setup
    assert [card.name for card in setup.decks[ANN]].count("Giant Growth") == 2
    assert [card.name for card in setup.sideboard(ANN)] == ["Grizzly Bears"] * 2
    assert setup.decks[BOB] == GREEN


@pytest.mark.parametrize(
    "wanted", [[("Forest", 21)], [("Black Lotus", 1)], [("Forest", 0)], [("Forest", -1)]]
)
def test_100_4_only_cards_of_ones_own_come_into_the_deck(wanted: list[tuple[str, int]]) -> None:
    at = match()
    with pytest.raises(TableError, match="in your deck and sideboard"):
        at.handle(ANN, requests.NextGame(wanted))
    assert at.ready == []


def test_100_4_in_2003_cards_are_exchanged_one_for_one() -> None:
    session = begun(side=SIDE)
    old = replace(session.setup, era=find("2003-07"))
    at = table(Session(old), games=3)
    at.handle(BOB, requests.Concede())
    with pytest.raises(TableError, match="one for one"):
        at.handle(
            ANN, requests.NextGame([("Forest", 20), ("Grizzly Bears", 20), ("Giant Growth", 2)])
        )
    at.handle(ANN, requests.NextGame([("Forest", 20), ("Grizzly Bears", 18), ("Giant Growth", 2)]))
    assert at.ready == [ANN]


def test_100_2_a_deck_that_may_not_be_played_is_refused_with_the_reason() -> None:
    class Sixty(DeckCheck):
        def why_not(self, deck: Deck) -> Message | None:
            return Message("too small")

    at = match(decks=Sixty())
    with pytest.raises(TableError, match="too small"):
        at.handle(ANN, requests.NextGame([("Forest", 20)]))


def test_103_1_who_lost_chooses_who_begins_the_next_game_with_another_seed() -> None:
    at = match()
    before = at.session.setup.seed
    for seat in (ANN, BOB):
        at.handle(seat, requests.NextGame())
    assert at.question is not None and at.question.kind is Kind.STARTING_PLAYER
    assert at.asked == BOB
    assert at.session.setup.seed != before
    at.handle(BOB, requests.Concede())
    assert (at.stage, at.wins) == (Stage.OVER, [2, 0])
    with pytest.raises(TableError, match="no next game"):
        at.handle(ANN, requests.NextGame())


# -- the clock ---------------------------------------------------------------------------------


def test_the_time_of_who_is_asked_runs_and_no_other() -> None:
    made = table(clock=ClockRules(60.0, 2.0))
    keep_hands(made)
    clock = made.clock
    assert clock is not None and clock.running == ANN
    began = clock.left(ANN, 0.0)
    assert clock.left(ANN, 12.0) == pytest.approx(began - 10.0)
    assert clock.left(BOB, 12.0) == 60.0


def test_who_has_no_time_left_is_answered_for_in_the_usual_way() -> None:
    made = table(clock=ClockRules(60.0))
    keep_hands(made)
    answers = len(made.session.answers)
    made.tick(59.0)
    assert len(made.session.answers) == answers
    made.tick(61.0)
    assert len(made.session.answers) > answers
    assert made.asked == BOB
    assert Happened.OUT_OF_TIME in [one.what for one in made.take_news()]


def test_time_stands_still_while_an_offer_is_thought_about() -> None:
    made = table(clock=ClockRules(60.0))
    keep_hands(made)
    made.handle(BOB, requests.OfferTo(Offered.DRAW), 10.0)
    assert made.clock is not None and made.clock.left(ANN, 50.0) == 50.0
    made.handle(ANN, requests.Reply(False), 50.0)
    assert made.clock.left(ANN, 55.0) == 45.0


def test_what_is_taken_back_costs_who_was_asked_no_time() -> None:
    made = table(begun(RIFFLES), clock=ClockRules(60.0))
    keep_hands(made)
    cast(made, "Riffle")
    made.answer(Pass(), 5.0)
    made.answer(Pass(), 25.0)
    made.handle(ANN, requests.Undo(), 25.0)
    made.handle(BOB, requests.Reply(True), 25.0)
    clock = made.clock
    assert clock is not None
    assert clock.left(BOB, 25.0) == 60.0
    assert clock.left(ANN, 25.0) == 55.0


# -- requests as data --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "request_meant"),
    [
        ('{"do":"answer","number":3,"notation":"pass"}', requests.Answered(3, "pass")),
        ('{"do":"pass","until":"my turn"}', requests.PassUntil(Until.MY_TURN)),
        ('{"do":"offer","what":"draw"}', requests.OfferTo(Offered.DRAW)),
        ('{"do":"next","main":[["Forest",20]]}', requests.NextGame([("Forest", 20)])),
        ('{"do":"yield","thing":7,"says":true}', requests.AlwaysYield(7, True)),
    ],
)
def test_a_request_is_read_from_json(text: str, request_meant: requests.Request) -> None:
    assert request_in(text) == request_meant


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", '{"do":"fly"}', '{"do":"answer"}', '{"do":"undo","more":1}', "[" * 99_999],
)
def test_what_is_no_request_is_refused(text: str) -> None:
    with pytest.raises(RequestError, match="no request"):
        request_in(text)


def test_seats_of_programs_only_wait_for_them() -> None:
    made = Table(begun(), [Seat("random"), Seat("random")], count(1).__next__)
    assert made.people() == []
    assert made.thinking in (ANN, BOB)
