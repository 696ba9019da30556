"""Tokens with names and abilities. CR 111."""

from __future__ import annotations

from jajna.vocab import Type
from tests.mechanics.bench import ANN, BOB, cast
from tests.table import table


def test_111_4_a_token_with_a_name_and_an_ability() -> None:
    at = table()
    at.begin(ANN)
    cast(
        at,
        'Create a colorless artifact token named Land Mine with "Sacrifice this artifact: This '
        'artifact deals 2 damage to target player." Then draw a card.',
    )
    assert at.object("Land Mine").now.types == Type.ARTIFACT
    at.act(ANN, "activate Land Mine", "Bob")
    at.resolve_all()
    assert at.life(BOB) == 18


def test_111_4_a_token_has_the_name_that_the_text_gives_it() -> None:
    at = table()
    cast(at, "Create two 1/1 colorless Insect artifact creature tokens with flying named Wasp.")
    names = [at.game.object(one).now.name for one in at.game.zones.battlefield]
    assert names == ["Wasp", "Wasp"]
