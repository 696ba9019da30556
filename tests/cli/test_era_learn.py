"""``jajna learn``: a guided game with two ready decks, by the rules of any time."""

from __future__ import annotations

import sys

import pytest
from click.testing import CliRunner

from jajna.agents import RandomAgent
from jajna.cli import main
from jajna.cli.learn import DECKS
from jajna.cli.terminal.guide import FAREWELL, LESSONS
from jajna.era import find
from jajna.formats.construction import CASUAL, violations
from jajna.formats.themes import theme
from jajna.text.catalogue import language
from tests.cli.test_decks import lookup


@pytest.fixture(autouse=True)
def quick_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    """An opponent that doesn't think."""

    def made(name: str, seed: str, seconds: float) -> RandomAgent:
        assert name == "heuristic"
        return RandomAgent(f"{seed} {seconds}")

    monkeypatch.setattr(sys.modules["jajna.cli.learn"], "make_agent", made)


def played(era: str, lang: str, *typed: str) -> str:
    """What is said where these lines are typed, and then the first thing offered, what is usual,
    and the first two things, in turn.
    """
    lines = [*typed, *["1", "", "1 2"] * 800]
    text = "\n".join(lines) + "\n"
    done = CliRunner().invoke(main, ["learn", "--era", era, "--lang", lang], input=text)
    assert done.exit_code == 0, done.output
    return " ".join(done.output.split())


def said(text: str, lang: str, era: str) -> str:
    return " ".join(language(lang).in_era(find(era)).say(text).split())


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("era", ["2003-07", "current"])
def test_a_beginner_can_play_to_the_end_and_is_told_each_thing_once(era: str, lang: str) -> None:
    output = played(era, lang)
    told = [one for one in LESSONS if said(one.text, lang, era) in output]

    assert said(FAREWELL, lang, era) in output
    assert [one.text for one in LESSONS[:4]] == [one.text for one in told[:4]]
    assert len(told) > 8
    assert all(output.count(said(one.text, lang, era)) == 1 for one in told)


def test_the_decks_come_in_the_same_order_each_time_and_the_first_hand_is_playable() -> None:
    first, second = (played("2003-07", "en", "1") for _ in range(2))

    assert first[: first.index("Turn 3")] == second[: second.index("Turn 3")]
    hand = first[first.index("Hand: ") : first.index("You shuffle")]
    assert "Plains ×3" in hand
    assert "Savannah Lions" in hand


@pytest.mark.parametrize("name", DECKS)
def test_the_decks_for_beginners_are_legal_and_simple(name: str) -> None:
    deck = theme(name, lookup)

    assert violations(deck, CASUAL) == ()
    assert deck.size == 40
    assert max(len(card.faces[0].abilities) for card, _ in deck.main) <= 2


def test_the_first_question_comes_with_the_first_two_lessons() -> None:
    output = played("2003-07", "es", "1")
    question = output.index("¿Te quedas esta mano")

    assert output.index(said(LESSONS[0].text, "es", "2003-07")) < question
    assert output.index(said(LESSONS[1].text, "es", "2003-07")) < question
    assert said(LESSONS[2].text, "es", "2003-07") not in output[:question]
