"""Crew, graft, sunburst, armor, dredge and others, by the lettered parts of their rules. CR 702."""

from __future__ import annotations

from jajna.vocab import Step, Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, text_card
from tests.table import table

WAGON = text_card("Wagon", "Artifact — Vehicle", "Crew 3", ("4", "4"))


def test_702_122a_creatures_with_enough_power_crew_a_vehicle() -> None:
    at = table()
    at.battlefield(ANN, WAGON, "Bear", creature("Elf", 1, 1))
    assert not at.object("Wagon").is_creature()
    at.act(ANN, "activate Wagon", ("Bear", "Elf"))
    at.resolve()
    assert at.object("Wagon").now.types == Type.ARTIFACT | Type.CREATURE
    assert at.power_toughness("Wagon") == (4, 4)
    assert at.object("Bear").tapped
    assert at.object("Elf").tapped
    at.to_turn(BOB)
    assert not at.object("Wagon").is_creature()


def test_702_122a_too_little_power_does_not_crew() -> None:
    at = table()
    at.battlefield(ANN, WAGON, "Bear")
    at.battlefield(ANN, "Giant", tapped=True)
    assert at.why_not(ANN, "activate Wagon") is not None


def test_702_122a_more_creatures_are_chosen_until_there_is_enough_power() -> None:
    at = table()
    at.battlefield(ANN, WAGON, "Bear", creature("Elf", 1, 1), creature("Imp", 1, 1))
    at.act(ANN, "activate Wagon", ("Bear",), ("Imp",))
    assert [at.object(name).tapped for name in ("Bear", "Elf", "Imp")] == [True, False, True]


def test_702_58a_a_counter_may_move_onto_another_creature() -> None:
    at = table()
    at.hand(ANN, creature("Plax", 0, 0, "Graft 2"), "Bear")
    at.act(ANN, "cast Plax")
    at.resolve()
    assert at.power_toughness("Plax") == (2, 2)
    at.act(ANN, "cast Bear")
    at.resolve()
    at.choose(True)
    at.resolve_all()
    assert at.power_toughness("Plax") == (1, 1)
    assert at.power_toughness("Bear") == (3, 3)


def test_702_44a_a_counter_for_each_color_of_mana_spent() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent("Wood", "Land", "{T}: Add {G}.", ""),
        permanent("Grove", "Land", "{T}: Add {G}.", ""),
        permanent("Isle", "Land", "{T}: Add {U}.", ""),
    )
    at.hand(ANN, creature("Golem", 0, 0, "Sunburst", "Artifact Creature", "{3}"))
    at.act(ANN, "cast Golem")
    at.resolve()
    assert at.power_toughness("Golem") == (2, 2)


def test_702_44a_what_is_no_creature_gets_charge_counters() -> None:
    at = table()
    at.battlefield(ANN, permanent("Isle", "Land", "{T}: Add {U}.", ""))
    at.hand(ANN, permanent("Bauble", text="Sunburst", cost="{1}"))
    at.act(ANN, "cast Bauble")
    at.resolve()
    assert at.object("Bauble").counters == {"charge": 1}


def test_702_77a_the_card_is_discarded_for_counters() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.hand(ANN, creature("Brush", text="Reinforce 2—{0}"))
    at.act(ANN, "activate Brush", "Bear")
    at.resolve()
    assert at.power_toughness("Bear") == (4, 4)
    assert at.object("Brush").zone is Zone.GRAVEYARD


def test_702_52a_cards_are_milled_instead_of_a_draw() -> None:
    at = table()
    at.graveyard(ANN, creature("Imp", text="Dredge 3"))
    library = len(at.game.players[ANN].library)
    cast(at, "Draw a card.", then=(True,))
    assert at.object("Imp").zone is Zone.HAND
    assert len(at.game.players[ANN].library) == library - 3


def test_702_52b_too_few_cards_cannot_be_milled() -> None:
    at = table()
    at.graveyard(ANN, creature("Imp", text="Dredge 3"))
    del at.game.players[ANN].library[2:]
    cast(at, "Draw a card.")
    assert at.object("Imp").zone is Zone.GRAVEYARD


def test_702_53a_a_card_of_the_same_mana_value_is_found() -> None:
    at = table()
    at.hand(ANN, creature("Drift", text="Transmute {0}", cost="{2}"))
    at.library(ANN, creature("Two", cost="{2}"), creature("Three", cost="{3}"))
    at.act(ANN, "activate Drift")
    at.choose("Two")
    at.resolve()
    hand = [at.game.object(card).now.name for card in at.game.players[ANN].hand]
    assert "Two" in hand
    assert "Three" not in hand


def test_702_89a_the_aura_is_destroyed_instead() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    armor = permanent("Umbra", "Enchantment — Aura", "Enchant creature\nTotem armor")
    at.hand(ANN, armor)
    at.act(ANN, "cast Umbra", "Giant")
    at.resolve()
    cast(at, "Spell deals 2 damage to any target.", "Giant")
    cast(at, "Destroy target creature.", "Giant", by=BOB)
    assert at.object("Giant").zone is Zone.BATTLEFIELD
    assert at.object("Giant").damage == 0
    assert at.object("Umbra").zone is Zone.GRAVEYARD


def test_616_1_of_two_umbras_the_controller_names_the_one_that_is_destroyed() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    armor = permanent("Umbra", "Enchantment — Aura", "Enchant creature\nTotem armor")
    (first,) = at.put(ANN, Zone.BATTLEFIELD, armor, attached_to="Giant")
    (second,) = at.put(ANN, Zone.BATTLEFIELD, armor, attached_to="Giant")
    cast(at, "Destroy target creature.", "Giant", then=("#1",))
    assert at.object("Giant").zone is Zone.BATTLEFIELD
    assert at.object(first).zone is Zone.BATTLEFIELD
    assert at.game.objects.get(second) is None


def test_702_92a_a_germ_carries_the_weapon() -> None:
    at = table()
    skull = permanent(
        "Skull", "Artifact — Equipment", "Living weapon\nEquipped creature gets +4/+4."
    )
    at.hand(ANN, skull)
    at.act(ANN, "cast Skull")
    at.resolve_all()
    germ = at.object("Skull").attached_to
    assert at.power_toughness(germ) == (4, 4)
    assert "Germ" in at.game.object(germ).now.subtypes


def test_702_105a_only_attacking_the_richest_player_triggers() -> None:
    at = table()
    at.battlefield(ANN, creature("Heir", text="Dethrone"))
    at.set_life(ANN, 25)
    at.attack("Heir")
    at.resolve_all()
    assert at.object("Heir").counters.get("+1/+1", 0) == 0
    at.to_turn(BOB)
    at.to_turn(ANN)
    at.set_life(BOB, 25)
    at.attack("Heir")
    at.resolve_all()
    assert at.object("Heir").counters["+1/+1"] == 1


def test_702_115a_the_top_card_is_exiled() -> None:
    at = table()
    at.battlefield(ANN, creature("Fiend", text="Ingest"))
    at.attack("Fiend")
    at.to(Step.END_OF_COMBAT)
    assert [at.game.object(card).owner for card in at.game.zones.exile] == [BOB]


NINJA = creature("Ninja", 3, 1, "Ninjutsu {0}", cost="{5}")


def test_702_49c_the_ninja_attacks_what_the_returned_creature_attacked() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.hand(ANN, NINJA)
    assert at.why_not(ANN, "activate Ninja") is not None
    at.attack("Bear")
    at.to(Step.DECLARE_BLOCKERS)
    at.act(ANN, "activate Ninja")
    at.resolve()
    assert at.object("Bear").zone is Zone.HAND
    assert at.object("Ninja").tapped
    at.to(Step.END_OF_COMBAT)
    assert at.life(BOB) == 17


def test_702_49c_a_blocked_creature_cannot_be_returned() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Wall")
    at.hand(ANN, NINJA)
    at.attack("Bear")
    at.block(("Wall", "Bear"))
    assert at.why_not(ANN, "activate Ninja") is not None
