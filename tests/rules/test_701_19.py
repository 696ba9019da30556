"""Regenerate. CR 701.19."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell
from tests.table import table


def test_701_19_a_creature_dealt_damage_this_way_cant_be_regenerated() -> None:
    troll = creature("Troll", 2, 2, "{0}: Regenerate Troll.")
    text = (
        "Spell deals 3 damage to any target. A creature dealt damage this way can't be regenerated "
        "this turn."
    )
    at = table()
    at.battlefield(BOB, troll)
    at.begin(ANN)
    at.act(BOB, "activate Troll")
    at.resolve_all()
    at.hand(ANN, spell(text))
    at.begin(ANN)
    at.act(BOB, "activate Troll")
    at.resolve_all()
    at.act(ANN, "cast Spell", "Troll")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_701_19c_that_creature_cannot_be_regenerated() -> None:
    at = table()
    at.battlefield(BOB, creature("Troll", text="{0}: Regenerate Troll."))
    at.act(BOB, "activate Troll")
    at.resolve()
    cast(at, "Destroy target creature. That creature can't be regenerated.", "Troll")
    assert at.object("Troll").zone is Zone.GRAVEYARD


def test_701_19a_what_regenerates_keeps_its_counters_and_attachments() -> None:
    rage = permanent(
        "Rage", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1."
    )
    at = table(ann=[creature("Troll", text="{0}: Regenerate Troll.")], hand=[rage])
    at.act(ANN, "cast Rage", "Troll")
    at.resolve_all()
    cast(at, "Put a +1/+1 counter on target creature.", "Troll")
    at.act(ANN, "activate Troll")
    at.resolve()
    cast(at, "Destroy target creature.", "Troll")
    assert at.object("Troll").counters == {"+1/+1": 1}
    assert at.power_toughness("Troll") == (4, 4)
