"""State-based actions: the legend rule. CR 704.5j."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, creature, permanent
from tests.table import table


def test_704_5j_the_legend_rule_may_not_apply() -> None:
    at = table()
    hero = creature("Hero", types="Legendary Creature")
    text = 'The "legend rule" doesn\'t apply to permanents you control.'
    at.battlefield(ANN, permanent("Mirror", text=text), hero)
    at.battlefield(BOB, hero)
    for player in (ANN, BOB):
        at.hand(player, hero)
        at.begin(player)
        at.act(player, "cast Hero")
        at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == []
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Hero"]
