"""What `jajna` offers: names, docstrings, representations, JSON of views, sessions in pickles."""

from __future__ import annotations

import copy
import pickle
import pydoc
from typing import Final

import msgspec
import pytest

import jajna
from jajna.card import CardNames, PrintedName
from jajna.errors import DriftError
from jajna.snapshots import DecisionSnapshot, ViewSnapshot
from jajna.vocab import Type
from tests.conftest import ROOT
from tests.test_contracts import documented, is_of

FIND: Final = jajna.Pool().card
DECKS: Final = tuple(tuple(jajna.theme(name, FIND).cards()) for name in ("skies", "stampede"))


def played(answers: int, names: CardNames | None = None) -> jajna.Session:
    """A session of so many answers given at random."""
    session = jajna.Session(jajna.GameSetup(DECKS, ("Ann", "Bob"), 7, card_names=names))
    agents = [jajna.RandomAgent(seat) for seat in range(2)]
    for _ in range(answers):
        question = session.game.decision
        assert question is not None
        answer = agents[question.players[0]].choose(question, None)
        session.answer(answer if session.game.why_not(answer) is None else question.fallback)
    return session


# -- names ---------------------------------------------------------------------------------------


def test_every_public_name_is_there_once_and_explains_itself() -> None:
    assert sorted(set(jajna.__all__)) == sorted(jajna.__all__)
    assert set(jajna.__all__) <= set(dir(jajna))
    for name in jajna.__all__:
        found: object = getattr(jajna, name)
        assert name in ("CURRENT", "__version__") or (found.__doc__ or "").strip(), name


def test_another_name_is_refused_by_name() -> None:
    with pytest.raises(AttributeError, match="'jajna' has no attribute 'Dragon'"):
        getattr(jajna, "Dragon")  # noqa: B009


def test_help_tells_of_every_public_name() -> None:
    told = pydoc.plain(pydoc.render_doc(jajna))
    for name in set(jajna.__all__) - {"__version__"}:
        assert name in told, name


def test_the_reference_has_every_public_name() -> None:
    text = (ROOT / "docs/reference.md").read_text(encoding="utf-8")
    named = {line.rpartition("jajna.")[2] for line in text.splitlines() if ":: jajna." in line}
    assert named == set(jajna.__all__) - {"__version__"}


# -- representations -----------------------------------------------------------------------------


def test_a_game_its_decision_and_its_view_say_what_they_are() -> None:
    session = played(60)
    game = session.game
    assert game.decision is not None
    view = game.view(0)
    assert repr(game.decision).startswith("<Decision ")
    assert f"(CR {game.decision.rule})" in repr(game.decision)
    assert repr(game) == f"<Game current: {_moment(game)}; {game.decision!r}>"
    assert repr(session) == f"<Session of 60 answers: {game!r}>"
    life = ", ".join(f"{one.name} {one.life}" for one in view.players)
    assert repr(view) == f"<View of p0: {_moment(game)}; life {life}>"


def _moment(game: jajna.Game) -> str:
    step = game.turn.step.name.lower().replace("_", " ")
    return f"turn {game.turn.number}, {step} of p{game.turn.active}"


def test_a_game_that_is_over_says_how_it_ended() -> None:
    game = played(5).game
    game.concede(0)
    assert repr(game).endswith("; Outcome(winner=1, CR 104.2a)>")


def test_a_deck_says_how_many_cards_it_has() -> None:
    assert repr(jajna.theme("skies", FIND)) == "<Deck 'skies': 60 cards, 15 different>"
    deck = jajna.read_deck("1 Forest\n\nSideboard\n2 Shock\n", FIND, "mine")
    assert repr(deck) == "<Deck 'mine': 1 cards, 1 different; sideboard of 2>"


def test_what_is_hidden_is_not_in_a_representation() -> None:
    table = jajna.Table(lookup=FIND)
    table.hand(1, "Serra Angel")
    assert "Serra Angel" not in repr(table.game) + repr(table.game.view(0))
    assert "Serra Angel" in repr(table.game.view(1).me.hand)


# -- JSON ----------------------------------------------------------------------------------------


def test_a_view_is_json_by_its_contract() -> None:
    game = played(80).game
    for seat in (0, 1):
        told = msgspec.json.decode(jajna.view_json(game.view(seat)))
        kinds = documented_keys("view")
        assert list(told) == list(kinds)
        assert all(is_of(told[key], kind) for key, kind in kinds.items())
        things = told["battlefield"] + [one for player in told["players"] for one in player["hand"]]
        kinds = documented_keys("object")
        assert things
        for thing in things:
            assert set(thing) <= set(kinds)
            assert all(is_of(value, kinds[key]) for key, value in thing.items())
        for player in told["players"]:
            assert list(player) == list(documented_keys("player"))


def documented_keys(what: str) -> dict[str, str]:
    """The keys of a table of the contract of views."""
    return documented("view", ("view", "player", "object", "decision").index(what) + 1)


def test_a_decision_is_json_by_its_contract() -> None:
    game = played(80).game
    question = game.decision
    assert question is not None
    seat = question.players[0]
    told = msgspec.json.decode(jajna.decision_json(question, game.view_to_decide(seat)))
    kinds = documented_keys("decision")
    assert list(told) == list(kinds)
    assert all(is_of(told[key], kind) for key, kind in kinds.items())
    for one in told["options"]:
        answer = question.parse(one["answer"])
        if question.shape is jajna.Shape.ONE:
            assert game.why_not(answer) is None


def test_json_is_read_back_as_the_same_snapshot() -> None:
    game = played(80).game
    assert game.decision is not None
    view = game.view_to_decide(game.decision.players[0])
    seen = msgspec.json.decode(jajna.view_json(view), type=ViewSnapshot)
    asked = msgspec.json.decode(jajna.decision_json(game.decision, view), type=DecisionSnapshot)
    assert seen == jajna.view_snapshot(view)
    assert asked == jajna.decision_snapshot(game.decision, view)


def test_402_3_json_of_a_view_names_no_card_of_the_opponent_s_hand() -> None:
    table = jajna.Table(lookup=FIND)
    table.hand(1, "Serra Angel")
    told = jajna.view_snapshot(table.game.view(0))
    assert told.players[1].hand_size == 1
    assert told.players[1].hand == []
    assert "Serra Angel" not in jajna.view_json(table.game.view(0))
    assert "Serra Angel" in jajna.view_json(table.game.view(1))


def test_json_of_a_view_is_in_the_language_that_is_asked_for() -> None:
    table = jajna.Table(lookup=FIND)
    table.battlefield(0, "Serra Angel", "Forest")
    told = jajna.view_snapshot(table.game.view(1), "es", {"Forest": "Bosque"})
    angel, forest = told.battlefield
    assert (angel.name, angel.types, angel.power) == ("Serra Angel", "Criatura — Ángel", 4)
    assert (forest.name, forest.types, forest.power) == ("Bosque", "Tierra básica — Bosque", None)


def test_a_language_that_isn_t_spoken_is_refused() -> None:
    with pytest.raises(jajna.JajnaError, match="xx"):
        jajna.view_json(played(1).game.view(0), "xx")


# -- cards ---------------------------------------------------------------------------------------


def test_a_card_is_made_of_its_text() -> None:
    bear = jajna.make_card(
        "Marsh Bear", "Creature — Bear", "When this creature enters, you gain 1 life.", "{G}", "2/2"
    )
    assert bear.faces[0].types == Type.CREATURE
    assert len(bear.faces[0].abilities) == 1


def test_a_text_that_is_not_understood_is_refused_with_its_clause() -> None:
    with pytest.raises(jajna.UnsupportedCardError, match="Sleeping beauty"):
        jajna.make_card("Marsh Bear", "Creature — Bear", "Sleeping beauty.", "{G}", "2/2")
    with pytest.raises(jajna.UnsupportedCardError, match="Creature — Bear"):
        jajna.make_card("Marsh Bear", "Bear")


# -- pickles -------------------------------------------------------------------------------------


def test_a_session_is_pickled_by_its_record() -> None:
    session = played(70)
    again = pickle.loads(pickle.dumps(session))
    assert again.digests == session.digests
    assert again.who == session.who
    assert again.record() == session.record()
    assert session.game.decision is not None
    for one in (session, again):
        one.answer(session.game.decision.fallback)
    assert again.game.digest() == session.game.digest()
    assert again.undo(session.who[-1])


def test_a_session_is_copied_without_sharing_anything() -> None:
    session = played(30)
    for twin in (copy.copy(session), copy.deepcopy(session)):
        before = session.game.digest()
        assert twin.game.decision is not None
        twin.answer(twin.game.decision.fallback)
        assert session.game.digest() == before


def test_a_pickled_session_brings_its_own_cards_and_card_names() -> None:
    wurm = jajna.make_card("Own Wurm", "Creature — Wurm", "Trample", "{G}", "6/6")
    names = CardNames(lambda: [PrintedName("Fire", Type.INSTANT)])
    setup = jajna.GameSetup(((wurm,) * 20, (wurm,) * 20), card_names=names)
    again = pickle.loads(pickle.dumps(jajna.Session(setup)))
    assert again.setup.decks == setup.decks
    assert again.game.names.of("Fire")[0].types == Type.INSTANT


def test_a_pickle_that_goes_another_way_is_refused() -> None:
    session = played(10)
    session.digests[4] = "0" * 16
    data = pickle.dumps(session)
    with pytest.raises(DriftError, match="step 4"):
        pickle.loads(data)
