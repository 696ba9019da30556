"""Deathtouch. CR 702.2."""

from __future__ import annotations

import pytest

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, creature
from tests.table import table


@pytest.mark.parametrize(
    ("keyword", "zone"), [("Deathtouch\n", Zone.GRAVEYARD), ("", Zone.BATTLEFIELD)]
)
def test_702_2d_a_spell_on_the_stack_deals_damage_with_it(keyword: str, zone: Zone) -> None:
    text = f"{keyword}When you cast this spell, it deals 1 damage to target creature."
    at = table(bob=["Giant"], hand=[creature("Viper", text=text)])
    at.act(ANN, "cast Viper")
    at.choose("Giant")
    at.resolve()
    assert at.names_in(Zone.STACK) == ["Viper"]
    assert at.object("Giant").zone is zone


@pytest.mark.parametrize(
    ("keyword", "zone"), [("Deathtouch\n", Zone.GRAVEYARD), ("", Zone.BATTLEFIELD)]
)
def test_702_2d_a_card_that_leaves_the_graveyard_deals_damage_with_it(
    keyword: str, zone: Zone
) -> None:
    text = (
        f"{keyword}{{0}}, Exile Viper from your graveyard: Viper deals 1 damage to target creature."
    )
    at = table(bob=["Giant"], step=None)
    at.graveyard(ANN, creature("Viper", text=text))
    at.begin(ANN)
    at.act(ANN, "activate Viper", "Giant")
    at.resolve()
    assert at.names_in(Zone.EXILE) == ["Viper"]
    assert at.object("Giant").zone is zone
