"""Decks by name, in both languages."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner

from jajna.card import Card
from jajna.cards import starter
from jajna.cli import main
from jajna.cli.decks import SPANISH, find_deck
from jajna.errors import CardError, DeckError
from jajna.formats.themes import LED, THEMES


def lookup(name: str) -> Card:
    found = starter.card(name)
    if found is None:
        raise CardError(name)
    return found


@pytest.mark.parametrize("spanish", SPANISH)
def test_a_deck_is_known_by_its_spanish_name_everywhere(spanish: str) -> None:
    assert find_deck(spanish.upper(), lookup) == find_deck(SPANISH[spanish], lookup)


def test_each_deck_has_a_spanish_name() -> None:
    assert sorted(SPANISH.values()) == sorted([*THEMES, *LED])


def test_what_is_neither_a_deck_nor_a_file_is_refused_with_the_decks_there_are() -> None:
    with pytest.raises(DeckError, match=r"'purple' is neither a file nor a deck.*white"):
        find_deck("purple", lookup)


def test_shares_of_games_are_plotted_with_where_the_true_ones_lie() -> None:
    said = CliRunner().invoke(
        main, ["decks", "gauntlet", "green", "red", "--games", "10", "--jobs", "1"]
    )
    assert said.exit_code == 0, said.output
    told, plot, *_ = said.stdout.splitlines()

    won, low, high = (int(one) for one in re.findall(r"(\d+) %", told))
    assert plot.startswith("  ") and len(plot) == 2 + 41
    assert plot.index("●") - 2 == round(won * 40 / 100)
    bar = [place for place, one in enumerate(plot[2:]) if one in "─●"]
    assert abs(bar[0] - low * 40 / 100) <= 1 and abs(bar[-1] - high * 40 / 100) <= 1
