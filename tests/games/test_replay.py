"""Saved games: written, read, resumed, undone, and noticed when they drift."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec
import pytest

from jajna import replay
from jajna.agents import RandomAgent
from jajna.card import Card, CardNames, PrintedName
from jajna.cards import starter
from jajna.decision import Cast, Kind, NamedCard
from jajna.errors import CardError, DriftError, IllegalAnswerError
from jajna.formats.themes import theme
from jajna.kernel.game import Game
from jajna.replay import (
    GameRecord,
    GameSetup,
    SaveError,
    Session,
    load,
    read_record,
    rebuild,
    write_record,
)
from jajna.variant import DUEL
from jajna.vocab import Type
from tests.mechanics.bench import spell


def lookup(name: str) -> Card:
    found = starter.SHELF.card(name)
    if found is None:
        raise CardError(f"there is no card named {name!r}")
    return found


def begun(seed: int = 7) -> Session:
    decks = tuple(tuple(theme(name, lookup).cards()) for name in ("red", "green"))
    return Session(GameSetup(decks, ("Ann", "Bob"), seed, by_hand=(0,)))


def play(session: Session, answers: int) -> None:
    """Let random agents answer so often, or to the end."""
    agents = [RandomAgent(f"{session.setup.seed} {seat}") for seat in range(2)]
    for _ in range(answers):
        question = session.game.decision
        if question is None:
            return
        answer = agents[question.player].choose(question, None)
        legal = session.game.why_not(answer) is None
        session.answer(answer if legal else question.fallback)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game saved after 60 answers."""
    session = begun()
    play(session, 60)
    path = tmp_path / "game.json"
    session.save(path)
    return path


def changed(path: Path, **fields: object) -> Path:
    """The saved game with other fields."""
    data = msgspec.json.decode(path.read_bytes())
    data.update(fields)
    path.write_bytes(msgspec.json.encode(data))
    return path


def test_a_saved_game_is_resumed_where_it_stood(saved: Path) -> None:
    session = begun()
    play(session, 60)
    again = load(saved, lookup)
    assert again.game.digest() == session.game.digest()
    assert again.answers == session.answers
    assert again.game.players[0].pays_by_hand
    play(again, 5)
    assert len(again.answers) == 65


def test_a_finished_game_is_replayed_to_its_result(tmp_path: Path) -> None:
    session = begun(3)
    play(session, 5_000)
    assert session.game.over
    session.save(tmp_path / "end.json")
    again = load(tmp_path / "end.json", lookup)
    assert again.game.outcome is not None and session.game.outcome is not None
    assert again.game.outcome.winner == session.game.outcome.winner
    assert again.record() == session.record()


def test_undo_goes_back_to_the_players_own_decision() -> None:
    session = begun()
    states: list[tuple[int, str]] = []
    agents = [RandomAgent(seat) for seat in range(2)]
    for _ in range(40):
        question = session.game.decision
        assert question is not None
        states.append((question.player, session.game.digest()))
        answer = agents[question.player].choose(question, None)
        session.answer(answer if session.game.why_not(answer) is None else question.fallback)
    mine = [state for state in states if state[0] == 1]
    for _, digest in reversed(mine):
        assert session.undo(1)
        assert session.game.digest() == digest == session.digests[-1]
        assert len(session.digests) == len(session.answers) + 1
    assert not session.undo(1)


def test_what_was_undone_can_be_played_again(tmp_path: Path) -> None:
    session = begun()
    play(session, 50)
    digest = session.game.digest()
    last = session.answers[-1]
    player = session.who[-1]
    assert session.undo(player)
    session.repeat(last)
    assert session.game.digest() == digest
    assert rebuild(session.record(), lookup).game.digest() == digest


def test_undoing_recent_answers_plays_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun()
    play(session, 30)
    players: list[int] = []
    for _ in range(6):
        question = session.game.decision
        assert question is not None
        players.append(question.player)
        session.answer(question.fallback)
    digests = session.digests.copy()

    def never(game: Game, notation: str) -> int:
        raise AssertionError(f"{notation} was given again")

    monkeypatch.setattr(replay, "repeat", never)
    while players:
        assert session.undo(players.pop())
        assert session.game.digest() == digests[30 + len(players)]


def test_with_few_copies_a_game_goes_back_to_anywhere_by_few_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = Session(begun().setup, every=8)
    play(session, 60)
    last = len(session.answers)
    assert len(session._copies) <= 6
    given: list[str] = []
    usual = replay.repeat

    def counted(game: Game, notation: str) -> int:
        given.append(notation)
        return usual(game, notation)

    monkeypatch.setattr(replay, "repeat", counted)
    for count in range(last + 1):
        given.clear()
        assert session.earlier(count).digest() == session.digests[count]
        assert len(given) <= max(8, 2 * (last - count))
    session.go_back(31)
    play(session, 20)
    assert session.earlier(40).digest() == session.digests[40]


def to_a_spell_that_asks(session: Session) -> None:
    """Play until casting a spell has begun and the player is asked how to go on."""
    for seed in range(50):
        agent = RandomAgent(seed)
        for _ in range(200):
            question = session.game.decision
            if question is None:
                break
            answer = agent.choose(question, None)
            session.answer(answer if session.game.why_not(answer) is None else question.fallback)
            after = session.game.decision
            casting = isinstance(answer, Cast) and after is not None
            if casting and after is not None and after.kind in (Kind.TARGETS, Kind.PAY):
                return
    raise AssertionError("no spell asked anything")


def test_732_1_a_cancelled_spell_is_as_if_never_begun() -> None:
    session = begun()
    to_a_spell_that_asks(session)
    before = session.digests[-2]
    session.cancel()
    assert session.game.digest() == before == session.digests[-1]
    assert rebuild(session.record(), lookup).game.digest() == before


def test_104_3a_a_concession_is_saved(tmp_path: Path) -> None:
    session = begun()
    play(session, 30)
    session.concede(1)
    session.save(tmp_path / "game.json")
    again = load(tmp_path / "game.json", lookup)
    assert again.game.outcome is not None
    assert again.game.outcome.winner == 0


def test_an_illegal_answer_changes_nothing() -> None:
    session = begun()
    before = session.record()
    with pytest.raises(IllegalAnswerError):
        session.repeat("cast 123456")
    assert session.record() == before


def test_a_drift_names_its_step(saved: Path) -> None:
    digests = list(read_record(saved).digests)
    digests[17] = "0" * 16
    with pytest.raises(DriftError, match="step 17 after"):
        load(changed(saved, digests=digests), lookup)


def test_an_impossible_answer_names_its_step(saved: Path) -> None:
    answers = list(read_record(saved).answers)
    answers[9] = "cast 99999"
    with pytest.raises(DriftError, match="step 9"):
        load(changed(saved, answers=answers), lookup)


def test_another_seed_drifts_at_once(saved: Path) -> None:
    with pytest.raises(DriftError, match="step 0"):
        load(changed(saved, seed=8), lookup)


def test_another_result_is_a_drift(saved: Path) -> None:
    with pytest.raises(DriftError, match="ended"):
        load(changed(saved, result={"winner": 0, "rule": "104.2a"}), lookup)


def test_a_changed_card_is_noticed(saved: Path) -> None:
    def other(name: str) -> Card:
        card = lookup(name)
        if name != "Shivan Dragon":
            return card
        return replace(card, faces=(replace(card.faces[0], power="6"),))

    try:
        session = load(saved, other)
    except DriftError as error:
        assert "Shivan Dragon" in str(error)
    else:
        assert session.changed == ("Shivan Dragon",)


def test_a_card_that_is_gone_is_named(saved: Path) -> None:
    def other(name: str) -> Card:
        return lookup("" if name == "Shock" else name)

    with pytest.raises(SaveError, match="can't be played"):
        load(saved, other)


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_a_truncated_file_is_refused(saved: Path, share: float) -> None:
    data = saved.read_bytes()
    saved.write_bytes(data[: int(len(data) * share)])
    with pytest.raises(SaveError, match="damaged"):
        load(saved, lookup)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"version": 99}, "form 99"),
        ({"era": "1066"}, "era"),
        ({"answers": []}, "damaged"),
        ({"answers": "pass"}, "damaged"),
        ({"players": [{"name": "Ann", "deck": [["Shock", 0]]}] * 2}, "count"),
    ],
)
def test_a_corrupted_file_is_refused(saved: Path, fields: dict[str, object], message: str) -> None:
    with pytest.raises(SaveError, match=message):
        load(changed(saved, **fields), lookup)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"nothing\.json"):
        load(tmp_path / "nothing.json", lookup)


@pytest.mark.pure_only
def test_an_interrupted_save_leaves_the_old_one(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = saved.read_bytes()
    record = read_record(saved)

    def interrupted(number: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_record(msgspec.structs.replace(record, seed=1), saved)
    assert saved.read_bytes() == before
    assert [path.name for path in saved.parent.iterdir()] == [saved.name]


def test_a_folder_that_is_a_file_is_named(saved: Path) -> None:
    record: GameRecord = read_record(saved)
    with pytest.raises(SaveError, match="can't be written"):
        write_record(record, saved / "inside.json")


def test_a_saved_game_names_its_variant(saved: Path) -> None:
    assert read_record(saved).variant == "duel"


def test_a_game_saved_before_there_were_variants_is_of_the_usual_one(saved: Path) -> None:
    older = msgspec.structs.replace(read_record(saved), variant="")
    session = rebuild(older, lookup)
    assert session.game.players.variant is DUEL
    assert session.digests[-1] == older.digests[-1]


def test_a_game_of_an_unknown_variant_is_refused(saved: Path) -> None:
    with pytest.raises(SaveError, match="'chess' is no variant"):
        rebuild(msgspec.structs.replace(read_record(saved), variant="chess"), lookup)


NAMER: Final = spell("Choose an artifact card name.", "Namer", "Sorcery")
NAMES: Final = CardNames(lambda: [PrintedName("Black Pearl", Type.ARTIFACT)])


def named(names: CardNames | None = NAMES) -> Session:
    """A game in which the name of a card that is in no deck was chosen."""
    deck = (NAMER,) * 20
    session = Session(GameSetup((deck, deck), seed=1, first=0, card_names=names))
    while (question := session.game.decision) is not None and question.kind is not Kind.WORD:
        casts = [one for one in question.options if isinstance(one, Cast)]
        session.answer(casts[0] if casts else question.fallback)
    session.answer(NamedCard("Black Pearl"))
    return session


def namer(name: str) -> Card:
    assert name == "Namer"
    return NAMER


def test_201_4_a_name_that_was_chosen_is_chosen_again_without_the_table() -> None:
    session = named()
    record = session.record()
    assert record.card_names == {"Black Pearl": [(Type.ARTIFACT, 0, 0)]}
    again = rebuild(record, namer)
    assert again.digests == session.digests
    assert again.game.history.card_names == ["Black Pearl"]
    assert again.record() == record
    assert rebuild(record, namer, NAMES).digests == session.digests


def test_201_4_a_name_that_was_not_recorded_is_refused() -> None:
    record = msgspec.structs.replace(named().record(), card_names={})
    others = CardNames(lambda: [PrintedName("White Pearl", Type.ARTIFACT)])
    with pytest.raises(DriftError, match="name Black Pearl"):
        rebuild(record, namer, others)


def test_201_4_a_forked_game_notes_names_of_its_own() -> None:
    session = named()
    other = session.game.fork()
    other.history.place_of("Black Lotus")
    assert session.game.history.card_names == ["Black Pearl"]
    assert other.digest() != session.game.digest()
