"""What ``hint`` says in the terminal: what the searching player would do, and what it compared."""

from __future__ import annotations

import re

from jajna.agents.search.player import Considered
from jajna.cli.terminal.hints import considered_lines, hint_lines
from jajna.decision import PASS, Cast
from jajna.judge import ANN, BOB, Table
from jajna.text.catalogue import language
from jajna.text.things import Teller
from tests.rules.cards import CARDS
from tests.table import table


def dying() -> Table:
    """Ann can win with what she has, or pass."""
    at = table(ann=["Mountain"], hand=["Shock"], lookup=CARDS.__getitem__)
    at.set_life(BOB, 2)
    return at


def hints(at: Table, lang: str) -> list[str]:
    return hint_lines(at.game, ANN, Teller(language(lang), at.game.view(ANN)))


def test_the_hint_is_said_first_and_then_what_it_won_in_games_played_on() -> None:
    lines = hints(dying(), "en")
    assert lines[0] == "I would: Cast Shock {R}."
    assert re.fullmatch(r"  Cast Shock \{R\}: \d+ % in \d+ games that I played on", lines[1])
    assert lines[2].startswith("  Pass")
    assert "points (give or take" in lines[2]


def test_the_hint_is_said_in_spanish() -> None:
    lines = hints(dying(), "es")
    assert "Shock" in lines[0]
    assert not lines[0].startswith("I would")
    assert lines[1].endswith(" partidas que he continuado")


def test_an_answer_that_is_not_the_first_thought_says_what_it_gains() -> None:
    at = dying()
    assert at.asked is not None
    compared = (
        Considered(Cast(at.id("Shock")), 20, 1.0, 0.62, 0.11, False, True),
        Considered(PASS, 20, 0.38, 0.0, 0.0, True, False),
    )
    lines = considered_lines(at.asked, compared, Teller(language("en"), at.game.view(ANN)))
    assert lines[0].endswith("in 20 games that I played on; +62 points (give or take 11) "
                             "against my first thought")  # fmt: skip
    assert lines[1] == "  Pass: go on to combat: 38 % in 20 games that I played on"


def test_400_2_a_hint_is_the_same_whatever_the_opponent_holds() -> None:
    one, other = dying(), dying()
    one.hand(BOB, "Shock")
    other.hand(BOB, "Forest")
    assert hints(one, "en") == hints(other, "en")
