"""Modes with pawprint symbols. CR 107.18, 700.2i."""

from __future__ import annotations

import pytest

from jajna.decision import Kind, Pick, Several
from jajna.judge import Table
from jajna.judge.table import RefusedError
from jajna.vocab import Keyword, Zone
from tests.mechanics.bench import ANN, text_card
from tests.table import table

SEASON = text_card(
    "Season",
    "Sorcery",
    "Choose up to five {P} worth of modes. You may choose the same mode more than once.\n"
    "{P} — Put a +1/+1 counter on a creature you control. It gains vigilance until end of turn.\n"
    "{P}{P} — Choose artifact or enchantment. Destroy all permanents of the chosen type.\n"
    "{P}{P}{P} — Draw a card.",
)


def season() -> Table:
    """Ann holds the spell and has a Bear and a Giant; Bob has a Relic."""
    return table(ann=["Bear", "Giant"], bob=["Relic"], hand=[SEASON])


def test_700_2i_modes_of_five_pawprints_may_be_chosen_together_and_again() -> None:
    at = season()
    at.act(ANN, "cast Season", [0, 0, 2])
    at.choose("Bear", "Giant")
    at.resolve_all()
    assert [at.object(name).counters for name in ("Bear", "Giant")] == [{"+1/+1": 1}] * 2
    assert at.names_in(Zone.HAND, ANN) == ["Blank"]
    assert "Relic" in at.names_in(Zone.BATTLEFIELD)


@pytest.mark.parametrize("modes", [[2, 2], [0, 1, 2], [1, 1, 1], [0, 0, 0, 0, 1]])
def test_700_2i_no_more_pawprints_than_the_number_are_chosen(modes: list[int]) -> None:
    with pytest.raises(RefusedError, match="too many pawprints"):
        season().act(ANN, "cast Season", modes)


def test_700_2i_no_mode_need_be_chosen() -> None:
    at = season()
    at.act(ANN, "cast Season", Several(()))
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Season"]


def test_608_2c_it_is_the_creature_that_got_the_counter() -> None:
    at = season()
    at.act(ANN, "cast Season", [0])
    at.choose("Giant")
    at.resolve_all()
    assert at.object("Giant").now.keywords & Keyword.VIGILANCE
    assert not at.object("Bear").now.keywords & Keyword.VIGILANCE


def test_608_2d_one_of_the_listed_types_is_chosen() -> None:
    at = season()
    at.act(ANN, "cast Season", [1])
    at.to_question(Kind.WORD)
    assert at.asked is not None
    assert [one.word for one in at.asked.options if isinstance(one, Pick)] == [
        "artifact",
        "enchantment",
    ]
    at.answer("artifact")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear", "Giant"]
