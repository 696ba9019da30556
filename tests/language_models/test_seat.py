"""A language model's seat: a game by tools to its end, refusals, rules, and what stays hidden."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner
from mcp import Client
from mcp.types import CallToolResult, TextContent

import jajna
from jajna.agents import RandomAgent
from jajna.cli import main
from jajna.language_models.seat import LONGEST, ModelSeat
from jajna.language_models.server import make_server
from jajna.replay import rebuild
from tests.apart import run_apart

FIND: Final = jajna.Pool().card
QUESTION: Final = re.compile(r"(?:Question|Pregunta) (\d+):")


def deck(name: str) -> tuple[jajna.Card, ...]:
    return tuple(jajna.theme(name, FIND).cards())


def seat(seed: int = 3, lang: str = "en", passes: bool = True) -> ModelSeat:
    """A seat in a game of white against red, in which a program answers at random."""
    setup = jajna.GameSetup((deck("white"), deck("red")), ("Model", "Jajna"), seed)
    return ModelSeat(jajna.Session(setup), 0, {1: RandomAgent(seed)}, lang, passes)


def number(text: str) -> int:
    """The number of the question that a text asks."""
    found = QUESTION.search(text)
    assert found is not None, text
    return int(found[1])


def said(result: CallToolResult) -> str:
    """The text of a tool's result."""
    (content,) = result.content
    assert isinstance(content, TextContent)
    assert not result.is_error, content.text
    return content.text


async def played_by_tools(of: ModelSeat) -> list[str]:
    """All that a scripted model is told, who takes the last option of each question."""
    told: list[str] = []
    async with Client(make_server(of)) as client:
        names = {tool.name for tool in (await client.list_tools()).tools}
        assert names == {"state", "options", "answer", "why_not", "explain", "rules"}
        text = said(await client.call_tool("state", {}))
        while True:
            told.append(text)
            if of.over:
                return told
            question = of.session.game.decision
            assert question is not None
            last = question.options[-1] if question.shape is jajna.Shape.ONE else question.fallback
            given = {"question": number(text), "answer": last.notation()}
            text = said(await client.call_tool("answer", given))


def test_a_scripted_model_plays_a_game_to_its_end_by_tools() -> None:
    one = seat()
    told = run_apart(played_by_tools(one))
    assert told[-1].splitlines()[-1].startswith("The game is over: ")
    assert all(len(text) <= LONGEST for text in told)
    assert one.calls == len(told) <= 90


def test_a_game_by_tools_is_a_replay_like_others() -> None:
    one = seat()
    run_apart(played_by_tools(one))
    record = one.session.record()
    again = rebuild(record, FIND)
    assert again.game.digest() == one.session.game.digest()


def test_an_illegal_answer_is_refused_with_its_rule_and_costs_nothing() -> None:
    one = seat()
    before = one.session.game.digest()
    asked = number(one.state())
    refused = one.answer(asked, "attack everything")
    assert "is not an answer to 'mulligan'" in refused
    assert one.session.game.digest() == before
    assert number(one.state()) == asked
    assert one.answer(asked + 1, "yes") == (
        f"That was question {asked + 1}; question {asked} is open now."
    )


def at_priority(one: ModelSeat) -> str:
    """Keep the hand and go on to the first priority."""
    text = one.state()
    question = one.session.game.decision
    while question is not None and question.kind is not jajna.Kind.PRIORITY:
        text = one.answer(number(text), question.fallback.notation())
        question = one.session.game.decision
    return text


def test_why_not_says_the_rule_and_gives_nothing() -> None:
    one = seat()
    at_priority(one)
    before = one.session.game.digest()
    hand = one.session.game.players[0].hand
    spell = next(card for card in hand if not one.session.game.object(card).now.types & 32)
    assert re.search(r"CR \d{3}", one.why_not(f"cast {spell}"))
    assert one.why_not("pass") == "It is legal."
    assert one.session.game.digest() == before


def test_a_card_is_explained_and_a_hidden_one_is_not() -> None:
    one = seat()
    at_priority(one)
    game = one.session.game
    own, theirs = game.players[0].hand[0], game.players[1].hand[0]
    name = game.object(own).now.name
    assert name in one.explain(own)
    assert one.explain(theirs) == f"You don't see {theirs}."
    assert one.explain(99_999) == "You don't see 99999."


def test_402_3_nothing_of_an_opponent_s_hand_or_of_chance_is_told() -> None:
    one = seat()
    told = at_priority(one) + one.state() + one.options()
    game = one.session.game
    for card in game.players[1].hand:
        assert f"{card} " not in told
    assert game.digest() not in told
    assert "seed" not in told.casefold()


def test_rules_are_read_by_term_and_by_section() -> None:
    one = seat()
    assert one.rules("flying").startswith("Flying (CR 702.9")
    assert one.rules("509").startswith("CR 509 Declare Blockers Step")
    assert "flyng" in one.rules("flyng")
    assert "Vol" in seat(lang="es").rules("volar")


def test_options_come_in_pages() -> None:
    one = seat()
    at_priority(one)
    told = one.options()
    assert told.startswith("Options 1 to ")
    assert "pass — " in told
    assert one.options(99).splitlines()[0].endswith(":")


def test_every_priority_is_asked_for_if_that_is_wanted() -> None:
    calls = []
    for passes in (True, False):
        one = seat(passes=passes)
        run_apart(played_by_tools(one))
        calls.append(one.calls)
    assert calls[0] <= calls[1]


def test_a_seat_speaks_spanish() -> None:
    told = seat(lang="es").state()
    assert told.startswith("Turno 0: ")
    assert "Pregunta 1:" in told


def test_without_its_extra_the_command_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jajna.language_models.server", None)
    result = CliRunner().invoke(main, ["mcp"])
    assert result.exit_code == 1
    assert "pip install 'jajna[mcp]'" in result.stderr


def test_the_command_serves_a_game_and_saves_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path / "data"))
    saved = tmp_path / "game.json"
    words = ["mcp", "white", "red", "--seed", "1", "--save", str(saved), "--lang", "en"]
    monkeypatch.setattr("jajna.cli.mcp.run_server", lambda seat: None)
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    assert jajna.load(saved, FIND).game.decision is not None
    assert CliRunner().invoke(main, ["mcp", "--opponent", "nobody"]).exit_code == 1
