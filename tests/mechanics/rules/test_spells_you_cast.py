"""Rules for the spells that a player casts."""

from __future__ import annotations

import pytest

from tests.mechanics.bench import ANN, BOB, ask_again, permanent, spell
from tests.table import table


@pytest.mark.parametrize(("whose", "life"), [("you cast", 23), ("you control", 26)])
def test_707_10_a_copy_of_a_spell_is_not_cast(whose: str, life: int) -> None:
    text = f"Instant spells {whose} can't be countered."
    at = table(ann=[permanent("Shrine", "Enchantment", text)])
    at.hand(ANN, spell("You gain 3 life.", "Balm"))
    at.hand(ANN, spell("Copy target instant spell you control.", "Echo"))
    at.hand(BOB, spell("Counter target spell.", "Denial"))
    ask_again(at)
    at.act(ANN, "cast Balm")
    at.act(ANN, "cast Echo", "Balm")
    at.resolve()
    [copy] = [one for one in at.game.zones.stack if at.object(one).id != at.id("Balm")]
    at.act(BOB, "cast Denial", copy)
    at.resolve_all()
    assert at.life(ANN) == life
