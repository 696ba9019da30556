"""Keywords about counters and coming back. CR 702.32, 702.43, 702.54, 702.63, 702.79, 702.93."""

from __future__ import annotations

from jajna.card import Card
from jajna.events.moves import ZoneChange
from jajna.judge import Table
from jajna.kernel.door.perform import perform
from jajna.vocab import Cannot, Keyword, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table


def played(card: Card, *choices: object, others: tuple[str, ...] = ()) -> Table:
    """Ann has cast the creature and it has entered."""
    at = table()
    at.hand(ANN, card)
    at.battlefield(ANN, *others)
    at.begin(ANN)
    at.act(ANN, f"cast {card.name}")
    for choice in choices:
        assert isinstance(choice, (bool, str, tuple))
        at.choose(choice)
    at.resolve()
    at.resolve_all()
    return at


def test_702_79a_persist_returns_with_a_counter_and_only_once() -> None:
    at = table()
    at.battlefield(ANN, creature("Imp", 2, 2, "Persist"))
    cast(at, "Destroy target creature.", "Imp")
    at.resolve_all()
    assert at.power_toughness("Imp") == (1, 1)
    assert at.object("Imp").counters == {"-1/-1": 1}
    cast(at, "Destroy target creature.", "Imp")
    at.resolve_all()
    assert "Imp" in at.names_in(Zone.GRAVEYARD, ANN)


def test_702_79a_persist_returns_under_its_owners_control() -> None:
    at = table()
    [imp] = at.battlefield(BOB, creature("Imp", 2, 2, "Persist"))
    at.game.objects[imp].owner = ANN
    cast(at, "Destroy target creature.", "Imp")
    at.resolve_all()
    assert at.object("Imp").controller == ANN


def test_702_93a_undying_returns_with_a_counter_and_only_once() -> None:
    at = table()
    at.battlefield(ANN, creature("Wolf", 2, 2, "Undying"))
    cast(at, "Destroy target creature.", "Wolf")
    at.resolve_all()
    assert at.power_toughness("Wolf") == (3, 3)
    cast(at, "Destroy target creature.", "Wolf")
    at.resolve_all()
    assert "Wolf" in at.names_in(Zone.GRAVEYARD, ANN)


def test_702_54a_bloodthirst_needs_an_opponent_dealt_damage_this_turn() -> None:
    at = played(creature("Ghoul", 2, 2, "Bloodthirst 2"))
    assert at.power_toughness("Ghoul") == (2, 2)


def test_702_54a_bloodthirst_after_damage_to_an_opponent() -> None:
    at = table()
    at.hand(ANN, creature("Ghoul", 2, 2, "Bloodthirst 2"))
    cast(at, "Spell deals 1 damage to any target.", "Bob")
    at.act(ANN, "cast Ghoul")
    at.resolve()
    assert at.power_toughness("Ghoul") == (4, 4)


def test_702_54a_bloodthirst_does_not_count_damage_to_oneself() -> None:
    at = table()
    at.hand(ANN, creature("Ghoul", 2, 2, "Bloodthirst 2"))
    cast(at, "Spell deals 1 damage to any target.", "Ann")
    at.act(ANN, "cast Ghoul")
    at.resolve()
    assert at.power_toughness("Ghoul") == (2, 2)


def test_702_43a_modular_passes_its_counters_on() -> None:
    at = played(creature("Crawler", 0, 0, "Modular 2", types="Artifact Creature"))
    assert at.power_toughness("Crawler") == (2, 2)
    at.battlefield(ANN, creature("Golem", 1, 1, types="Artifact Creature"))
    cast(at, "Destroy target creature.", "Crawler")
    at.choose(True)
    at.resolve_all()
    assert at.power_toughness("Golem") == (3, 3)


def test_702_32a_fading_ends_when_no_counter_can_be_removed() -> None:
    at = table()
    at.hand(ANN, creature("Mist", 3, 3, "Fading 1"))
    at.begin(ANN)
    at.act(ANN, "cast Mist")
    at.resolve()
    assert at.object("Mist").counters == {"fade": 1}
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.object("Mist").counters == {}
    assert "Mist" in at.names_in(Zone.BATTLEFIELD)
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert "Mist" in at.names_in(Zone.GRAVEYARD, ANN)


def test_702_63a_vanishing_ends_with_the_last_counter() -> None:
    at = table()
    at.hand(ANN, creature("Mist", 3, 3, "Vanishing 1"))
    at.begin(ANN)
    at.act(ANN, "cast Mist")
    at.resolve()
    at.to_turn(BOB)
    assert "Mist" in at.names_in(Zone.BATTLEFIELD)
    at.to_turn(ANN)
    assert "Mist" in at.names_in(Zone.GRAVEYARD, ANN)


def test_702_82a_devour_gives_counters_for_what_is_sacrificed() -> None:
    at = played(creature("Maw", 1, 1, "Devour 2"), ("Bear", "Wall"), others=("Bear", "Wall"))
    assert at.power_toughness("Maw") == (5, 5)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Bear", "Wall"]


def test_702_82a_devour_may_take_nothing() -> None:
    at = played(creature("Maw", 1, 1, "Devour 2"), (), others=("Bear",))
    assert at.power_toughness("Maw") == (1, 1)


def test_702_136a_riot_is_a_counter_or_haste() -> None:
    grown = played(creature("Ogre", 2, 2, "Riot"), True)
    assert grown.power_toughness("Ogre") == (3, 3)
    assert not grown.object("Ogre").has(Keyword.HASTE)
    hasty = played(creature("Ogre", 2, 2, "Riot"), False)
    assert hasty.power_toughness("Ogre") == (2, 2)
    assert hasty.object("Ogre").has(Keyword.HASTE)


def test_702_98a_unleash_with_a_counter_cannot_block() -> None:
    grown = played(creature("Fiend", 2, 2, "Unleash"), True)
    assert grown.object("Fiend").now.cannot & Cannot.BLOCK
    calm = played(creature("Fiend", 2, 2, "Unleash"), False)
    assert not calm.object("Fiend").now.cannot & Cannot.BLOCK


def test_702_100a_evolve_compares_power_and_toughness() -> None:
    at = table()
    at.battlefield(ANN, creature("Newt", 1, 3, "Evolve"))
    at.hand(ANN, creature("Rat", 1, 1), creature("Ox", 2, 2))
    at.begin(ANN)
    at.act(ANN, "cast Rat")
    at.resolve_all()
    assert at.power_toughness("Newt") == (1, 3)
    at.act(ANN, "cast Ox")
    at.resolve_all()
    assert at.power_toughness("Newt") == (2, 4)


def test_702_123a_fabricate_is_counters_or_servos() -> None:
    grown = played(creature("Smith", 1, 1, "Fabricate 2"), True)
    assert grown.power_toughness("Smith") == (3, 3)
    many = played(creature("Smith", 1, 1, "Fabricate 2"), False)
    assert many.names_in(Zone.BATTLEFIELD) == ["Smith", "Servo Token", "Servo Token"]


def test_702_135a_afterlife_leaves_spirits() -> None:
    at = table()
    at.battlefield(ANN, creature("Cleric", 1, 1, "Afterlife 2"))
    cast(at, "Destroy target creature.", "Cleric")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Spirit Token", "Spirit Token"]
    assert at.object("Spirit Token").has(Keyword.FLYING)


def test_702_46a_soulshift_returns_a_cheap_spirit() -> None:
    at = table()
    at.battlefield(ANN, creature("Kami", 3, 3, "Soulshift 2", types="Creature — Spirit"))
    at.graveyard(ANN, creature("Wisp", 1, 1, types="Creature — Spirit", cost="{1}"))
    cast(at, "Destroy target creature.", "Kami")
    at.choose(True)
    at.resolve_all()
    assert "Wisp" in at.names_in(Zone.HAND, ANN)


def test_702_73a_changeling_is_every_creature_type_in_every_zone() -> None:
    at = table()
    [held] = at.hand(ANN, creature("Changer", 1, 1, "Changeling"))
    assert {"Goblin", "Elf", "Wall"} <= at.game.objects[held].now.subtypes


def test_702_114a_devoid_is_colorless_in_every_zone() -> None:
    at = table()
    [held] = at.hand(ANN, creature("Drone", 1, 1, "Devoid", cost="{R}"))
    assert at.game.objects[held].now.colors == 0
    assert permanent("Stone", cost="{R}").faces[0].colors != 0


def test_702_54b_bloodthirst_x_is_all_damage_that_opponents_were_dealt_this_turn() -> None:
    at = table(3)
    cast(at, "~ deals 2 damage to each opponent.")
    at.hand(ANN, creature("Gladiator", 1, 1, "Bloodthirst X"))
    ask_again(at)
    at.act(ANN, "cast Gladiator")
    at.resolve()
    assert at.power_toughness("Gladiator") == (5, 5)


def test_702_123a_what_has_left_is_fabricated_no_counters_and_so_servos() -> None:
    at = table()
    at.hand(ANN, creature("Smith", 1, 1, "Fabricate 2"))
    ask_again(at)
    at.act(ANN, "cast Smith")
    at.resolve()
    perform(at.game, [ZoneChange(at.id("Smith"), Zone.BATTLEFIELD, Zone.GRAVEYARD)])
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD) == ["Servo Token", "Servo Token"]
