"""Copies of permanent spells that aren't legendary. CR 707.9b, 707.10f."""

from __future__ import annotations

from tests.mechanics.bench import ANN, creature, permanent
from tests.table import table

MIRROR = permanent(
    "Mirror",
    "Enchantment",
    "Whenever you cast a creature spell, copy it, except the copy isn't legendary.",
)


def test_707_9b_the_copy_of_a_legendary_spell_stays_beside_it() -> None:
    king = creature("King", types="Legendary Creature")
    at = table(ann=[MIRROR], hand=[king])
    at.act(ANN, "cast King")
    at.resolve_all()
    kings = [one for one in at.game.zones.battlefield if at.name(one) == "King"]
    assert [at.game.object(one).token for one in kings] == [True, False]
