"""What damage does, and who remembers it. CR 120.3."""

from __future__ import annotations

from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

DERVISH = (
    "At the beginning of each end step, if Dervish dealt damage to an opponent this turn, put a "
    "+1/+1 counter on it."
)


def test_120_3_what_dealt_damage_to_an_opponent_is_known_until_the_turn_ends() -> None:
    at = table()
    at.battlefield(ANN, creature("Dervish", 1, 1, DERVISH))
    at.battlefield(BOB, "Wall")
    at.attack("Dervish", at=BOB)
    at.to_turn(BOB)
    assert at.object("Dervish").counters.get("+1/+1") == 1
    at.to_turn(ANN)
    assert at.object("Dervish").counters.get("+1/+1") == 1
    at.attack("Dervish", at=BOB)
    at.block(("Wall", "Dervish"))
    at.to_turn(BOB)
    assert at.object("Dervish").counters.get("+1/+1") == 1


def test_120_3_damage_by_certain_sources_triggers_from_the_graveyard() -> None:
    phoenix = creature(
        "Phoenix",
        2,
        2,
        "Whenever an opponent is dealt damage by a red instant or sorcery spell you control or by "
        "a red planeswalker you control, return Phoenix from your graveyard to your hand.",
    )
    at = table()
    at.graveyard(ANN, phoenix)
    at.battlefield(ANN, permanent("Peak", "Basic Land — Mountain", "", ""))
    at.begin(ANN)
    cast(at, "Spell deals 1 damage to target player.", "Bob")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == []
    at.hand(ANN, permanent("Bolt", "Instant", "Bolt deals 3 damage to target player.", cost="{R}"))
    at.begin(ANN)
    at.act(ANN, "cast Bolt", "Bob")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Phoenix"]


WORSHIP = permanent(
    "Worship",
    "Enchantment",
    "If you control a creature, damage that would reduce your life total to less than 1 reduces it "
    "to 1 instead.",
)


def test_120_3a_damage_leaves_one_life_even_from_two_at_once() -> None:
    at = table()
    at.battlefield(BOB, WORSHIP, "Wall")
    at.battlefield(ANN, "Giant", creature("Ogre", 4, 4))
    at.set_life(BOB, 6)
    at.attack("Giant", "Ogre")
    at.to(Step.END_OF_COMBAT)
    assert at.life(BOB) == 1


def test_120_3e_a_creature_dealt_damage_by_this_one_dies_later() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Vampire",
            text="{0}: Vampire deals 1 damage to any target.\n"
            "Whenever a creature dealt damage by Vampire this turn dies, put a +1/+1 counter on "
            "Vampire.",
        ),
    )
    at.battlefield(BOB, "Bear", "Giant")
    at.act(ANN, "activate Vampire", "Giant")
    at.resolve()
    cast(at, "Destroy target creature.", "Giant")
    at.resolve_all()
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert at.object("Vampire").counters.get("+1/+1", 0) == 1
