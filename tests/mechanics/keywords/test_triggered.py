"""Keywords that are triggered abilities. CR 702.21, 702.24, 702.25, 702.30, 702.83, 702.108."""

from __future__ import annotations

from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, text_card
from tests.table import table

ELF = creature("Elf", 1, 1)


def test_702_108a_prowess_triggers_on_a_noncreature_spell() -> None:
    at = table()
    at.battlefield(ANN, creature("Monk", 1, 1, "Prowess"))
    cast(at, "You gain 1 life.")
    assert at.power_toughness("Monk") == (2, 2)
    at.to_turn(BOB)
    assert at.power_toughness("Monk") == (1, 1)


def test_702_108a_prowess_does_not_trigger_on_a_creature_spell() -> None:
    at = table()
    at.battlefield(ANN, creature("Monk", 1, 1, "Prowess"))
    at.hand(ANN, ELF)
    at.begin(ANN)
    at.act(ANN, "cast Elf")
    assert len(at.game.zones.stack) == 1
    at.resolve_all()
    assert at.power_toughness("Monk") == (1, 1)


def test_702_108a_prowess_does_not_trigger_on_an_opponents_spell() -> None:
    at = table()
    at.battlefield(BOB, creature("Monk", 1, 1, "Prowess"))
    cast(at, "You gain 1 life.")
    assert at.power_toughness("Monk") == (1, 1)


def test_702_83a_exalted_counts_each_instance_for_a_lone_attacker() -> None:
    at = table()
    at.battlefield(ANN, "Bear", creature("Squire", 1, 1, "Exalted"))
    at.battlefield(ANN, creature("Page", 1, 1, "Exalted"))
    at.begin(ANN)
    at.attack("Bear")
    at.to(Step.DECLARE_BLOCKERS)
    assert at.power_toughness("Bear") == (4, 4)


def test_702_83b_exalted_does_not_trigger_for_two_attackers() -> None:
    at = table()
    at.battlefield(ANN, "Bear", creature("Squire", 1, 1, "Exalted"))
    at.begin(ANN)
    at.attack("Bear", "Squire")
    assert at.game.zones.stack == []


def test_702_25a_flanking_weakens_a_blocker_without_it() -> None:
    at = table()
    at.battlefield(ANN, creature("Horseman", 2, 2, "Flanking"))
    at.battlefield(BOB, "Bear")
    at.begin(ANN)
    at.attack("Horseman")
    at.block(("Bear", "Horseman"))
    at.resolve_all()
    assert at.power_toughness("Bear") == (1, 1)


def test_702_25a_flanking_spares_a_blocker_with_flanking() -> None:
    at = table()
    at.battlefield(ANN, creature("Horseman", 2, 2, "Flanking"))
    at.battlefield(BOB, creature("Cavalier", 2, 2, "Flanking"))
    at.begin(ANN)
    at.attack("Horseman")
    at.block(("Cavalier", "Horseman"))
    assert at.game.zones.stack == []


def test_702_45a_bushido_grows_a_blocker_and_a_blocked_creature() -> None:
    at = table()
    at.battlefield(ANN, creature("Samurai", 2, 2, "Bushido 1"))
    at.battlefield(BOB, creature("Ronin", 2, 2, "Bushido 2"))
    at.begin(ANN)
    at.attack("Samurai")
    at.block(("Ronin", "Samurai"))
    at.resolve_all()
    assert at.power_toughness("Samurai") == (3, 3)
    assert at.power_toughness("Ronin") == (4, 4)


def test_702_23a_rampage_counts_the_blockers_beyond_the_first() -> None:
    at = table()
    at.battlefield(ANN, creature("Beast", 2, 2, "Rampage 2"))
    at.battlefield(BOB, "Bear", "Wall", "Giant")
    at.begin(ANN)
    at.attack("Beast")
    at.block(("Bear", "Beast"), ("Wall", "Beast"), ("Giant", "Beast"))
    at.resolve_all()
    assert at.power_toughness("Beast") == (6, 6)


def test_702_86a_annihilator_makes_the_defending_player_sacrifice() -> None:
    at = table()
    at.battlefield(ANN, creature("Horror", 7, 7, "Annihilator 2"))
    at.battlefield(BOB, "Field", "Relic", "Giant")
    at.begin(ANN)
    at.attack("Horror")
    at.choose(("Field", "Relic"))
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Horror", "Giant"]


def test_702_91a_battle_cry_strengthens_the_other_attackers() -> None:
    at = table()
    at.battlefield(ANN, creature("Crier", 1, 1, "Battle cry"), "Bear", "Giant")
    at.begin(ANN)
    at.attack("Crier", "Bear")
    at.resolve_all()
    assert at.power_toughness("Bear") == (3, 2)
    assert at.power_toughness("Crier") == (1, 1)
    assert at.power_toughness("Giant") == (5, 5)


def test_702_134a_mentor_puts_a_counter_on_a_weaker_attacker() -> None:
    at = table()
    at.battlefield(ANN, creature("Tutor", 3, 3, "Mentor"), "Bear")
    at.begin(ANN)
    at.attack("Tutor", "Bear")
    at.resolve_all()
    assert at.power_toughness("Bear") == (3, 3)


def test_702_112a_renown_happens_once() -> None:
    at = table()
    at.battlefield(ANN, creature("Hero", 2, 2, "Renown 1"))
    at.begin(ANN)
    at.attack("Hero")
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.power_toughness("Hero") == (3, 3)
    at.to_turn(ANN)
    at.attack("Hero")
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.power_toughness("Hero") == (3, 3)
    assert at.life(BOB) == 15


def test_702_30a_echo_is_paid_in_the_next_upkeep_or_it_is_sacrificed() -> None:
    at = table()
    at.hand(ANN, creature("Imp", 2, 2, "Echo {1}"))
    at.begin(ANN)
    at.act(ANN, "cast Imp")
    at.resolve()
    at.to_turn(BOB)
    assert "Imp" in at.names_in(Zone.BATTLEFIELD)
    at.to_turn(ANN)
    assert "Imp" in at.names_in(Zone.GRAVEYARD, ANN)


def test_702_30a_echo_that_was_paid_is_not_asked_again() -> None:
    at = table()
    at.battlefield(ANN, permanent("Mine", "Land", "{T}: Add {C}.", cost=""))
    at.hand(ANN, creature("Imp", 2, 2, "Echo {1}"))
    at.begin(ANN)
    at.act(ANN, "cast Imp")
    at.resolve()
    at.to_turn(BOB)
    at.choose(True)
    at.to_turn(ANN)
    assert "Imp" in at.names_in(Zone.BATTLEFIELD)
    assert at.object("Mine").tapped
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert "Imp" in at.names_in(Zone.BATTLEFIELD)
    assert not at.object("Mine").tapped


def test_702_24a_cumulative_upkeep_costs_more_each_turn() -> None:
    at = table()
    at.battlefield(ANN, permanent("Glacier", "Enchantment", "Cumulative upkeep—Pay 1 life."))
    at.begin(ANN)
    for expected in (19, 17, 14):
        at.to_turn(BOB)
        at.choose(True)
        at.to_turn(ANN)
        assert at.life(ANN) == expected


def test_702_24a_cumulative_upkeep_unpaid_sacrifices_it() -> None:
    at = table()
    at.battlefield(ANN, permanent("Glacier", "Enchantment", "Cumulative upkeep {1}"))
    at.begin(ANN)
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Glacier"]


def test_702_21a_ward_counters_what_is_not_paid_for() -> None:
    at = table()
    at.battlefield(BOB, creature("Sage", 2, 2, "Ward {1}"))
    cast(at, "Destroy target creature.", "Sage")
    at.resolve_all()
    assert "Sage" in at.names_in(Zone.BATTLEFIELD)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Spell"]


def test_702_21a_ward_lets_through_what_is_paid_for() -> None:
    at = table()
    at.battlefield(BOB, creature("Sage", 2, 2, "Ward {1}"))
    at.battlefield(ANN, permanent("Mine", "Land", "{T}: Add {C}.", cost=""))
    cast(at, "Destroy target creature.", "Sage", then=(True,))
    at.resolve_all()
    assert "Sage" in at.names_in(Zone.GRAVEYARD, BOB)


def test_702_21a_ward_does_not_trigger_for_its_controller() -> None:
    at = table()
    at.battlefield(ANN, creature("Sage", 2, 2, "Ward {1}"))
    cast(at, "Destroy target creature.", "Sage")
    assert "Sage" in at.names_in(Zone.GRAVEYARD, ANN)


def test_702_101a_extort_drains_for_a_payment() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature("Deacon", 1, 1, "Extort"),
        permanent("Crypt", "Land", "{T}: Add {B}.", cost=""),
    )
    cast(at, "You gain 1 life.", then=(True,))
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (22, 19)


def test_702_110a_exploit_lets_you_sacrifice_and_tells_of_it() -> None:
    at = table()
    text = "Exploit\nWhen ~ exploits a creature, you draw a card."
    at.hand(ANN, text_card("Gurmag", "Creature", text, ("2", "2")))
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    at.act(ANN, "cast Gurmag")
    at.resolve()
    at.choose("Bear")
    at.resolve_all()
    assert "Bear" in at.names_in(Zone.GRAVEYARD, ANN)
    assert len(at.game.players[ANN].hand) == 1


def test_702_110a_exploit_may_be_declined() -> None:
    at = table()
    at.hand(ANN, creature("Gurmag", 2, 2, "Exploit"))
    at.begin(ANN)
    at.act(ANN, "cast Gurmag")
    at.resolve()
    at.choose(())
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Gurmag"]
