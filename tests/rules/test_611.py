"""Continuous effects of resolving spells and abilities. CR 611.2."""

from __future__ import annotations

from jajna.vocab import Keyword, Step, Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell
from tests.table import table

SCHOLAR = permanent(
    "Scholar",
    "Enchantment",
    "Whenever an enchantment enters, you gain 3 life.",
)
GRAVEDIGGER = permanent("Gravedigger", "Enchantment", "Whenever a Zombie enters, draw a card.")
RISE = (
    "Put target creature card from a graveyard onto the battlefield under your control. "
    "That creature is a black Zombie in addition to its other colors and types."
)


def test_611_2e_what_it_says_a_permanent_is_it_is_as_it_enters() -> None:
    at = table()
    at.battlefield(ANN, GRAVEDIGGER)
    at.graveyard(BOB, "Bear")
    at.library(ANN, "Giant")
    cast(at, RISE, "Bear")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Giant"]
    assert at.object("Bear").now.subtypes == {"Zombie"}


def test_611_2e_it_is_so_only_once() -> None:
    at = table()
    at.graveyard(BOB, "Bear")
    cast(at, RISE, "Bear")
    assert len([one for one in at.game.effects.lasting if at.id("Bear") in one.about()]) == 1


def test_611_2e_a_permanent_that_is_so_enters_as_the_effects_on_such_say() -> None:
    at = table()
    at.battlefield(ANN, permanent("Crypt", "Artifact", "Zombies enter tapped."))
    at.graveyard(BOB, "Bear")
    cast(at, RISE, "Bear")
    assert at.object("Bear").tapped


def test_611_2e_what_it_becomes_or_gains_comes_after_it_has_entered() -> None:
    at = table()
    at.battlefield(ANN, GRAVEDIGGER)
    at.graveyard(ANN, "Bear")
    at.library(ANN, "Giant")
    text = (
        "Return target creature card from your graveyard to the battlefield. "
        "It becomes a Zombie in addition to its other types."
    )
    cast(at, text, "Bear")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == []
    assert at.object("Bear").now.subtypes == {"Zombie"}


def test_611_2a_an_ability_gained_without_a_duration_stays() -> None:
    at = table()
    at.graveyard(ANN, creature("Ox", 1, 4))
    text = "Return target creature card from your graveyard to the battlefield. It gains haste."
    cast(at, text, "Ox")
    at.to_turn(BOB)
    assert at.object("Ox").now.keywords & Keyword.HASTE


def test_122_6_what_is_put_onto_the_battlefield_enters_with_the_counters_named() -> None:
    at = table()
    at.graveyard(ANN, "Bear")
    text = (
        "Return target creature card from your graveyard to the battlefield with two +1/+1 "
        "counters on it."
    )
    cast(at, text, "Bear")
    assert at.object("Bear").counters == {"+1/+1": 2}


def test_611_2e_an_enchantment_that_was_none_triggers_as_one_that_enters() -> None:
    at = table()
    at.battlefield(ANN, SCHOLAR)
    at.library(ANN, "Relic")
    text = (
        "Reveal the top card of your library. If it's an artifact, creature, or land card, you may "
        "put it onto the battlefield with a manifestation counter on it. That permanent is an "
        "enchantment in addition to its other types."
    )
    cast(at, text, then=(True,))
    at.resolve_all()
    assert at.object("Relic").counters == {"manifestation": 1}
    assert at.object("Relic").now.types == Type.ARTIFACT | Type.ENCHANTMENT
    assert at.life(ANN) == 23


EXHAUSTION = (
    "Creatures and lands target opponent controls don't untap during their next untap step."
)


def test_611_2c_what_comes_later_stays_tapped_too() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    cast(at, EXHAUSTION)
    cast(at, "Tap target creature.", "Giant")
    cast(at, "Gain control of target creature.", "Giant", by=BOB)
    at.to_turn(BOB, Step.UPKEEP)
    assert at.object("Giant").tapped


def test_611_2a_with_nothing_there_in_that_step_the_effect_is_over() -> None:
    at = table()
    cast(at, EXHAUSTION)
    at.to_turn(BOB)
    at.battlefield(BOB, "Bear")
    at.to_turn(ANN)
    cast(at, "Tap target creature.", "Bear")
    at.to_turn(BOB, Step.UPKEEP)
    assert not at.object("Bear").tapped


SIREN = creature(
    "Siren",
    text="You may choose not to untap Siren during your untap step.\n{T}: Gain control of target "
    "creature whose controller controls an Island for as long as you control Siren and Siren "
    "remains tapped.",
)


ISLAND = permanent("Isle", "Land — Island", cost="")


def test_611_2b_control_ends_as_it_untaps_or_is_lost() -> None:
    for text in ("Untap target creature.", "Gain control of target creature."):
        at = table()
        at.battlefield(ANN, SIREN)
        at.battlefield(BOB, "Bear", ISLAND)
        at.begin(ANN)
        at.act(ANN, "activate Siren")
        at.resolve()
        assert at.object("Bear").controller == ANN
        cast(at, text, "Siren", by=BOB)
        assert at.object("Bear").controller == BOB


COURIER = permanent(
    "Horn", text="{T}: Target creature gets +2/+2 for as long as Horn remains tapped."
)


def test_611_2b_tapped_alone_it_lasts_whoever_controls_the_source() -> None:
    at = table()
    at.battlefield(ANN, COURIER, "Bear")
    at.begin(ANN)
    at.act(ANN, "activate Horn", "Bear")
    at.resolve()
    cast(at, "Gain control of target artifact.", "Horn", by=BOB)
    assert at.object("Horn").controller == BOB
    assert at.power_toughness("Bear") == (4, 4)
    cast(at, "Untap target artifact.", "Horn", by=BOB)
    assert at.power_toughness("Bear") == (2, 2)


def test_611_2c_some_also_gain_something() -> None:
    at = table()
    at.battlefield(ANN, creature("Knight", cost="{W}"), "Bear")
    at.begin(ANN)
    text = (
        "Creatures you control get +2/+1 until end of turn. White creatures you control also gain "
        "flying until end of turn."
    )
    cast(at, text)
    assert at.power_toughness("Bear") == (4, 3)
    assert at.object("Knight").has(Keyword.FLYING) and not at.object("Bear").has(Keyword.FLYING)


AURA = permanent("Rage", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")


def test_611_2b_control_lasts_while_the_creature_is_enchanted() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Giant")
    at.hand(ANN, AURA)
    at.begin(ANN)
    text = "Gain control of target creature for as long as that creature is enchanted."
    cast(at, text, "Giant")
    assert at.object("Giant").controller == BOB
    at.act(ANN, "cast Rage", "Bear")
    at.resolve_all()
    cast(at, text, "Bear")
    assert at.object("Bear").controller == ANN
    cast(at, "Destroy all enchantments.")
    assert at.object("Bear").controller == BOB


def test_611_2b_it_is_a_creature_while_the_source_stays() -> None:
    druid = creature(
        "Druid",
        1,
        1,
        "When Druid enters, target Forest becomes a 4/5 green Treefolk creature for as long as "
        "Druid remains on the battlefield. It's still a land.",
    )
    at = table()
    at.battlefield(ANN, permanent("Wood", "Basic Land — Forest", "", ""))
    at.hand(ANN, druid)
    at.begin(ANN)
    at.act(ANN, "cast Druid")
    at.resolve_all()
    assert at.power_toughness("Wood") == (4, 5)
    assert at.object("Wood").now.types == Type.LAND | Type.CREATURE
    cast(at, "Gain control of target creature.", "Druid", by=BOB)
    assert at.power_toughness("Wood") == (4, 5)
    cast(at, "Destroy target creature.", "Druid")
    assert at.object("Wood").now.types == Type.LAND


def test_611_3a_other_creatures_are_other_than_each_that_is_counted_for() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Lord", text="Each creature you control gets +1/+1 for each other creature you control."
        ),
        "Bear",
        "Wall",
    )
    assert at.power_toughness("Lord") == (4, 4)
    assert at.power_toughness("Bear") == (4, 4)


def test_611_2b_until_the_source_leaves_the_battlefield() -> None:
    liege = permanent(
        "Liege", text="{0}: Target land becomes a Forest until Liege leaves the battlefield."
    )
    at = table()
    at.battlefield(ANN, liege, "Field")
    at.begin(ANN)
    at.act(ANN, "activate Liege", "Field")
    at.resolve()
    at.to_turn(BOB)
    cast(at, "Gain control of target artifact.", "Liege", by=BOB)
    assert at.object("Field").now.subtypes == frozenset(["Forest"])
    cast(at, "Destroy target artifact.", "Liege", by=BOB)
    assert at.object("Field").now.subtypes == frozenset()


def test_611_2c_sorceries_with_flash_until_your_next_turn() -> None:
    at = table()
    at.hand(ANN, spell("You gain 1 life.", "Gain", "Sorcery"), creature("Late"))
    cast(at, "Until your next turn, you may cast sorcery spells as though they had flash.")
    at.to_turn(BOB)
    assert at.why_not(ANN, "cast Gain") is None
    assert at.why_not(ANN, "cast Late") is not None
    at.to_turn(ANN, Step.UPKEEP)
    assert at.why_not(ANN, "cast Gain") is not None
