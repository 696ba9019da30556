"""The X announced for a spell, for its permanent's abilities. CR 107.3f, 107.3m."""

from __future__ import annotations

from jajna.card import Card
from jajna.judge import Table
from tests.mechanics.bench import ANN, creature
from tests.rules.faces import LANDS
from tests.table import table


def with_forests(*hand: Card) -> Table:
    """Ann has four Forests and these cards in her hand."""
    at = table(ann=["Forest"] * 4, known=LANDS, step=None)
    at.hand(ANN, *hand)
    at.begin(ANN)
    return at


def test_107_3m_the_x_of_what_enters_is_none_for_the_ability_of_another() -> None:
    """X of an object on the battlefield is 0 for an ability about another's entering."""
    at = with_forests(creature("Hydra", 1, 1, cost="{X}"))
    text = "Whenever another creature enters, you gain X life."
    at.battlefield(ANN, creature("Singer", 1, 1, text, cost="{X}"))
    at.act(ANN, "cast Hydra", 3)
    at.resolve_all()
    assert at.life(ANN) == 20


def test_107_3m_the_x_of_what_enters_is_that_of_its_own_ability() -> None:
    text = "When this creature enters, you gain X life."
    at = with_forests(creature("Hydra", 1, 1, text, cost="{X}"))
    at.act(ANN, "cast Hydra", 3)
    at.resolve_all()
    assert at.life(ANN) == 23
