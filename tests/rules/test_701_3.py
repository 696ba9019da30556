"""Attach. CR 701.3."""

from __future__ import annotations

from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, cast, permanent, spell
from tests.table import table

AURA = permanent("Rage", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")


def test_701_3a_an_aura_is_attached_to_another_permanent_of_choice() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    at.battlefield(ANN, "Giant", "Wall")
    at.hand(BOB, AURA)
    at.begin(BOB)
    at.act(BOB, "cast Rage", "Bear")
    at.resolve_all()
    text = (
        "Gain control of target Aura that's attached to a permanent. Attach it to another "
        "permanent it can enchant."
    )
    cast(at, text, "Rage", by=ANN, then=("Giant",))
    assert at.object("Rage").controller == ANN
    assert at.power_toughness("Giant") == (6, 6)
    assert at.power_toughness("Bear") == (2, 2)


def enchanted(text: str, *hosts: str) -> Table:
    """Ann's turn with an Aura of this text on her first host."""
    at = table()
    at.battlefield(ANN, *hosts)
    at.hand(ANN, permanent("Venom", "Enchantment — Aura", "Enchant creature\n" + text))
    at.begin(ANN)
    at.act(ANN, "cast Venom", hosts[0])
    at.resolve_all()
    at.choices.clear()
    return at


RAGE = "Enchanted creature gets +1/+1."


def test_701_3a_an_aura_on_a_creature_moves_to_another_creature() -> None:
    at = enchanted(RAGE, "Bear", "Giant", "Relic")
    cast(at, "Attach target Aura attached to a creature to another creature.", then=("Giant",))
    assert at.power_toughness("Bear") == (2, 2)
    assert at.power_toughness("Giant") == (6, 6)


def test_701_3a_the_next_permanent_has_the_same_controller() -> None:
    at = enchanted(RAGE, "Bear", "Giant")
    at.battlefield(BOB, "Wall")
    text = (
        "Attach target Aura attached to a permanent to another permanent with the same controller."
    )
    at.hand(ANN, spell(text))
    at.begin(ANN)
    at.act(ANN, "cast Spell")
    at.resolve()
    assert at.power_toughness("Giant") == (6, 6)
    assert at.power_toughness("Wall") == (0, 4)


def test_701_3a_without_another_creature_it_stays() -> None:
    at = enchanted(RAGE, "Bear")
    cast(at, "Attach target Aura attached to a creature to another creature.")
    assert at.power_toughness("Bear") == (3, 3)
