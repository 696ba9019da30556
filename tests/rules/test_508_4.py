"""What enters the battlefield attacking. CR 508.4."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, creature, permanent
from tests.table import table


def test_508_4_tokens_can_enter_tapped_and_attacking() -> None:
    at = table()
    text = "Whenever Chief attacks, create a tapped and attacking 1/1 red Goblin creature token."
    at.battlefield(ANN, creature("Chief", 2, 2, text))
    at.attack("Chief", at=BOB)
    at.resolve_all()
    goblin = at.object("Goblin Token")
    assert goblin.tapped
    assert at.game.turn.combat is not None
    assert at.game.turn.combat.is_attacking(goblin.id)


def test_508_4_a_token_for_each_opponent_attacks_that_one() -> None:
    at = table(3)
    text = (
        "Whenever you attack, for each opponent, create a 1/1 white Human creature token that's "
        "tapped and attacking that player or a planeswalker they control."
    )
    at.battlefield(ANN, permanent("Rule", "Enchantment", text), creature("Knight", 2, 2))
    at.attack("Knight")
    at.resolve_all()
    assert at.game.turn.combat is not None
    attacked = sorted(at.name(one) for one in at.game.turn.combat.attacks.values())
    assert attacked == ["Bob", "Bob", "Cat"]
