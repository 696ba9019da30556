"""What would come of an answer is told as far as the seat knows the game, and no further."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random

import msgspec
import pytest

from jajna.agents import RandomAgent
from jajna.decision import Kind, Shape, TapForMana
from jajna.era import find as find_era
from jajna.replay import Session
from jajna.simulation.twins import twin
from jajna.tables.seat import Seat
from jajna.tables.table import Table
from jajna.text.catalogue import language
from jajna.vocab import Color
from jajna.web.asked import ByPairs, ByPlaces, Given
from jajna.web.channel import Channel
from jajna.web.foreseen import Foreseen, foreseen
from tests.tables.places import (
    ANN,
    BEARS,
    BOB,
    GREEN,
    PEEKS,
    begun,
    deck,
    keep_hands,
    pass_until,
    table,
)
from tests.web.test_channel import decks

SHOCKS = deck((20, "Mountain"), (20, "Shock"))
SEEDS = range(3)
ANSWERS = 120


def channel(at: Table, code: str = "en") -> Channel:
    made = Channel(at, at.asked, language(code).in_era(at.session.setup.era), {})
    made.snapshot()
    return made


def looked(one: Channel, words: str) -> Foreseen:
    ask = one.snapshot().state.ask
    assert ask is not None
    option = next(option for option in ask.options if words in option.text)
    return foreseen(one, ask.number, ByPlaces([option.places[0]]))


def grown(at: Table, turn: int) -> None:
    """Play lands, until the turn with a number has its first main phase."""
    keep_hands(at)
    while at.session.game.turn.number < turn or at.session.game.turn.step.name != "PRECOMBAT_MAIN":
        question = at.question
        assert question is not None
        lands = [one for one in question.options if one.notation().startswith("play ")]
        at.answer(lands[0] if question.kind is Kind.PRIORITY and lands else question.fallback)


def test_601_2h_a_payment_is_seen_before_it_happens() -> None:
    at = table(begun(GREEN))
    grown(at, 5)
    one = channel(at)
    told = looked(one, "Cast Grizzly Bears")
    assert len(told.taps) == 2
    assert told.lines[0] == "Taps Forest ×2."
    assert "Entering the battlefield: Grizzly Bears." in told.lines
    assert not told.warning


def test_looking_ahead_changes_nothing() -> None:
    at = table(begun(GREEN))
    grown(at, 5)
    one = channel(at)
    before, digest, answers = one.snapshot(), at.session.game.digest(), list(at.session.answers)
    looked(one, "Cast Grizzly Bears")
    assert at.session.game.digest() == digest
    assert at.session.answers == answers
    assert one.snapshot().state == before.state


def test_506_what_an_attack_does_is_told_before_it_is_declared() -> None:
    at = table(begun(BEARS))
    grown(at, 5)
    assert at.question is not None
    at.answer(next(one for one in at.question.options if one.notation().startswith("cast")))
    pass_until(at, lambda: at.question is not None and at.question.kind is Kind.ATTACKERS)
    one = channel(at, "es")
    ask = one.snapshot().state.ask
    assert ask is not None and ask.foresees and not ask.required
    creature, to = ask.pairs[0].creatures[0], ask.pairs[0].to[0]
    told = foreseen(one, ask.number, ByPairs([(creature, to)]))
    assert told.lines[0] == "Si nadie hace nada más:"
    assert told.lines[1] == "Bob: 20 → 18 vidas"


def in_2003() -> Session:
    setup = begun(BEARS).setup
    return Session(replace(setup, era=find_era("2003-07")))


def test_2003_310_1_damage_that_waits_on_the_stack_is_foreseen() -> None:
    at = table(in_2003())
    grown(at, 5)
    assert at.question is not None
    at.answer(next(one for one in at.question.options if one.notation().startswith("cast")))
    pass_until(at, lambda: at.question is not None and at.question.kind is Kind.ATTACKERS)
    one = channel(at)
    ask = one.snapshot().state.ask
    assert ask is not None
    pair = (ask.pairs[0].creatures[0], ask.pairs[0].to[0])
    assert "Bob: 20 → 18 life" in foreseen(one, ask.number, ByPairs([pair])).lines


def test_2003_300_3_mana_burn_is_told_before_the_pass() -> None:
    at = table(in_2003())
    grown(at, 3)
    forest = next(thing.id for thing in at.session.game.view(at.asked).permanents(at.asked))
    at.answer(TapForMana(forest, 0, (Color.GREEN,)))
    told = looked(channel(at), "Pass")
    assert told.warning.startswith("You lose unspent mana ({G}), and 1 life by mana burn (")
    assert told.warning.endswith(" 300.3).")
    assert told.lines == ("If nobody does anything else:", "Ann: 20 → 19 life")


def test_what_depends_on_hidden_cards_is_not_told() -> None:
    at = table(begun(PEEKS))
    grown(at, 5)
    told = looked(channel(at), "Cast Peek")
    assert told.lines[-1] == "What comes of it depends on what you can't see."


def test_nothing_is_foreseen_of_what_a_seat_is_not_asked() -> None:
    at = table(begun(GREEN))
    grown(at, 3)
    earlier, given = at.revision - 1, ByPlaces([0])
    assert foreseen(channel(at), earlier, given) == Foreseen(earlier, given)
    other = Channel(at, BOB if at.asked == ANN else ANN, language("en"), {})
    assert foreseen(other, at.revision, given) == Foreseen(at.revision, given)


@pytest.mark.parametrize("seed", SEEDS)
def test_400_2_what_is_foreseen_is_the_same_in_twin_games(seed: int) -> None:
    at = Table(Session(decks(seed)), [Seat("", "all"), Seat("", "all")], count(1).__next__)
    agent, chance = RandomAgent(f"{seed}"), Random(seed)
    told = 0
    for number in range(ANSWERS):
        question = at.question
        if question is None:
            break
        if number % 3 == 0:
            seen = looked_at_all(at)
            game = at.session.game
            at.session.game = twin(game, at.asked, chance)
            assert looked_at_all(at) == seen
            at.session.game = game
            told += len(seen)
        answer = agent.choose(question, at.view_to_decide())
        at.answer(answer if at.session.game.why_not(answer) is None else question.fallback)
    assert told, "something was looked ahead"


def looked_at_all(at: Table) -> list[bytes]:
    """What is foreseen of every answer by itself."""
    one = channel(at)
    ask = one.snapshot().state.ask
    assert ask is not None
    if not ask.foresees or at.question is None:
        return []
    given: list[Given] = [
        ByPairs([(creature, to)])
        for pair in ask.pairs
        for creature in pair.creatures
        for to in pair.to
    ]
    if at.question.shape is Shape.ONE:
        given += [ByPlaces([option.places[0]]) for option in ask.options]
    return [msgspec.json.encode(foreseen(one, ask.number, one_given)) for one_given in given[:8]]


def test_601_2c_the_likely_target_is_the_usual_answer() -> None:
    at = table(begun(SHOCKS))
    grown(at, 5)
    assert at.question is not None
    at.answer(next(one for one in at.question.options if one.notation().startswith("cast")))
    ask = channel(at).snapshot().state.ask
    assert ask is not None and ask.kind == "targets"
    assert ask.options[0].text.startswith("Bob")
    assert ask.usual == ask.options[0].places


def test_on_a_huge_board_nothing_is_looked_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    at = table(begun(GREEN))
    grown(at, 5)
    one = channel(at)
    assert looked(one, "Cast Grizzly Bears").lines
    monkeypatch.setattr("jajna.web.asked.LARGEST", 1)
    ask = one.snapshot().state.ask
    assert ask is not None and not ask.foresees
    assert not looked(one, "Cast Grizzly Bears").lines
