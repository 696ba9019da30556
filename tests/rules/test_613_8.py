"""Dependency between continuous effects, found out by trial. CR 613.8."""

from __future__ import annotations

from itertools import permutations

import pytest

from jajna.card import Card
from jajna.judge import Table
from jajna.kernel.layers import layers
from jajna.vocab import Keyword, Must, Supertype, Type
from tests.mechanics.bench import ANN, cast, creature, permanent, text_card
from tests.table import table

MOON = permanent("Moon", "Enchantment", "Nonbasic lands are Mountains.")
TOMB = text_card(
    "Tomb",
    "Legendary Land",
    "Each land is a Swamp in addition to its other land types.",
    cost="",
)
TOWER = permanent("Tower", "Land", "{T}: Add {W} or {U}.", cost="")
HUMILITY = permanent(
    "Humility",
    "Enchantment",
    "All creatures lose all abilities and have base power and toughness 1/1.",
    cost="{2}{W}{W}",
)
SOUL = permanent(
    "Soul",
    "Enchantment",
    "Each other non-Aura enchantment is a creature in addition to its other types and has base "
    "power and base toughness each equal to its mana value.",
    cost="{2}{W}{W}",
)


def lands(at: Table, name: str) -> frozenset[str]:
    """The land types of a permanent."""
    return at.object(name).now.subtypes


@pytest.mark.parametrize("order", list(permutations([MOON, TOMB, TOWER])))
def test_613_8a_what_takes_an_ability_away_comes_first(order: tuple[Card, ...]) -> None:
    at = table()
    at.battlefield(ANN, *order)
    assert lands(at, "Tomb") == {"Mountain"}
    assert lands(at, "Tower") == {"Mountain"}
    assert at.object("Tomb").now.supertypes == Supertype.LEGENDARY
    assert at.object("Tomb").now.kit.statics == []
    assert len(at.object("Tower").now.kit.activated) == 1


def test_613_8a_effects_of_different_layers_do_not_depend_on_each_other() -> None:
    for order in ([SOUL, HUMILITY], [HUMILITY, SOUL]):
        at = table()
        at.battlefield(ANN, *order)
        humility = at.object("Humility")
        # In layer 7b both set power and toughness, the later one last: CR 613.7.
        expected = (1, 1) if order[1] is HUMILITY else (4, 4)
        assert (humility.now.power, humility.now.toughness) == expected
        assert humility.now.types == Type.ENCHANTMENT | Type.CREATURE
        assert humility.now.kit.all == ()


def test_613_6_two_that_make_each_other_creatures_go_on_without_their_abilities() -> None:
    at = table()
    at.battlefield(ANN, SOUL, SOUL, HUMILITY)
    shown = [at.object(one).now for one in at.game.zones.battlefield]
    assert [one.kit.all for one in shown] == [(), (), ()]
    assert [(one.power, one.toughness) for one in shown] == [(1, 1)] * 3
    at = table()
    at.battlefield(ANN, HUMILITY, SOUL, SOUL)
    shown = [at.object(one).now for one in at.game.zones.battlefield]
    assert [(one.power, one.toughness) for one in shown] == [(4, 4)] * 3


def test_613_8a_what_an_effect_applies_to_can_depend() -> None:
    beasts = permanent(
        "Pact",
        "Enchantment",
        "Goblin creatures are Elves in addition to their other creature types.",
    )
    hunt = permanent(
        "Hunt", "Enchantment", "Elf creatures are Beasts in addition to their other creature types."
    )
    goblin = creature("Grunt", 1, 1, types="Creature — Goblin")
    for order in ([beasts, hunt], [hunt, beasts]):
        at = table()
        at.battlefield(ANN, *order, goblin)
        assert lands(at, "Grunt") == {"Goblin", "Elf", "Beast"}


def test_613_8a_what_an_effect_does_can_depend() -> None:
    chorus = creature(
        "Chorus",
        0,
        3,
        "This creature gets +X/+0, where X is the greatest power "
        "among other creatures you control.",
    )
    anthem = permanent("Anthem", "Enchantment", "Creatures you control get +1/+1.")
    for order in ([chorus, anthem], [anthem, chorus]):
        at = table()
        at.battlefield(ANN, *order, "Giant")
        assert at.power_toughness("Giant") == (6, 6)
        assert at.power_toughness("Chorus") == (7, 4)


def test_613_8b_a_loop_is_settled_by_timestamps() -> None:
    one = permanent("One", "Enchantment", "Red creatures are blue.")
    two = permanent("Two", "Enchantment", "Blue creatures are red.")
    for order, color in (([one, two], 8), ([two, one], 2)):
        at = table()
        red = creature("Ogre", 2, 2, cost="{R}")
        blue = creature("Drake", 2, 2, cost="{U}")
        at.battlefield(ANN, *order, red, blue)
        assert at.object("Ogre").now.colors == color
        assert at.object("Drake").now.colors == color


def test_613_8b_it_waits_for_all_on_which_it_depends() -> None:
    first = permanent(
        "First",
        "Enchantment",
        "Goblin creatures are Elves in addition to their other creature types.",
    )
    second = permanent(
        "Second",
        "Enchantment",
        "Bird creatures are Elves in addition to their other creature types.",
    )
    third = permanent(
        "Third",
        "Enchantment",
        "Elf creatures are Beasts in addition to their other creature types.",
    )
    goblin = creature("Grunt", 1, 1, types="Creature — Goblin")
    bird = creature("Crow", 1, 1, types="Creature — Bird")
    for order in permutations([first, second, third]):
        at = table()
        at.battlefield(ANN, *order, goblin, bird)
        assert lands(at, "Grunt") == {"Goblin", "Elf", "Beast"}
        assert lands(at, "Crow") == {"Bird", "Elf", "Beast"}


def test_613_8c_the_order_is_considered_anew_after_each_effect() -> None:
    elves, beasts, birds = [
        permanent(
            f"Link {one}",
            "Enchantment",
            f"{one} creatures are {many} in addition to their other creature types.",
        )
        for one, many in [("Goblin", "Elves"), ("Elf", "Beasts"), ("Beast", "Birds")]
    ]
    goblin = creature("Grunt", 1, 1, types="Creature — Goblin")
    # Once it is an Elf, making Elves Beasts would change what is made a Bird, so that waits.
    at = table()
    at.battlefield(ANN, elves, birds, beasts, goblin)
    assert lands(at, "Grunt") == {"Goblin", "Elf", "Beast", "Bird"}
    # At first there is no Elf: what makes Beasts Birds depends on nothing yet.
    at = table()
    at.battlefield(ANN, birds, elves, beasts, goblin)
    assert lands(at, "Grunt") == {"Goblin", "Elf", "Beast"}


def test_613_8a_an_independent_pair_goes_by_timestamp() -> None:
    give = permanent("Give", "Enchantment", "All creatures have flying.")
    take = permanent("Take", "Enchantment", "All creatures lose flying.")
    for order, flies in (([give, take], False), ([take, give], True)):
        at = table()
        at.battlefield(ANN, *order, "Bear")
        assert at.object("Bear").has(Keyword.FLYING) is flies


def test_613_8a_a_new_creature_is_judged_like_those_that_were_there() -> None:
    at = table()
    at.battlefield(ANN, SOUL, HUMILITY)
    at.battlefield(ANN, creature("Late", 3, 3, "Flying"))
    assert at.power_toughness("Late") == (1, 1)
    assert not at.object("Late").has(Keyword.FLYING)
    field = at.battlefield(ANN, MOON, TOMB, "Field")[2]
    assert at.object(field).now.subtypes == {"Mountain"}
    kept = [at.object(one).now.summary() for one in at.game.zones.battlefield]
    layers.recompute_all(at.game)
    assert [at.object(one).now.summary() for one in at.game.zones.battlefield] == kept


def test_613_8a_an_ability_gained_in_layer_6_takes_part_in_it() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant")
    cast(
        at,
        'Until end of turn, target creature gains "Other creatures have flying."',
        "Bear",
    )
    assert at.object("Giant").has(Keyword.FLYING)
    assert not at.object("Bear").has(Keyword.FLYING)
    at.battlefield(ANN, HUMILITY)
    assert at.object("Giant").has(Keyword.FLYING) is False


def test_613_8c_an_effect_that_comes_to_exist_later_in_the_layer_applies() -> None:
    """Nothing gives the other creature flying by itself: a granted ability does, two steps on."""
    lookout = creature(
        "Lookout",
        1,
        1,
        "This creature has exalted as long as you control another creature with flying.",
    )
    forge = permanent(
        "Forge", "Enchantment", 'Artifacts you control have "Creatures you control have flying."'
    )
    golem = creature("Golem", 2, 2, types="Artifact Creature — Golem")
    for order in permutations([lookout, forge, golem]):
        at = table()
        at.battlefield(ANN, *order)
        held = at.object("Lookout").now.kit.keyworded
        assert at.object("Golem").has(Keyword.FLYING)
        assert sorted(one.name for one in held) == ["exalted", "flying"]


def test_613_1f_a_land_creature_loses_the_mana_ability_of_its_type_too() -> None:
    at = table()
    at.battlefield(ANN, text_card("Arbor", "Land Creature — Forest Elf", "", ("1", "1"), ""))
    assert len(at.object("Arbor").now.kit.activated) == 1
    at.battlefield(ANN, HUMILITY)
    assert at.object("Arbor").now.kit.activated == []


def test_613_8a_what_defines_depends_on_nothing_that_does_not() -> None:
    courier = creature("Courier", 4, 4, "This creature is all colors.")
    paint = permanent("Paint", "Enchantment", "Red creatures are blue.")
    fade = permanent("Fade", "Enchantment", "All creatures are colorless.")
    for order in permutations([courier, paint]):
        at = table()
        at.battlefield(ANN, *order)
        assert at.object("Courier").now.colors == 2
    for order in permutations([courier, fade]):
        at = table()
        at.battlefield(ANN, *order)
        assert at.object("Courier").now.colors == 0


def test_604_3_a_color_is_defined_in_every_zone_but_not_under_a_condition() -> None:
    at = table()
    courier = creature("Courier", 4, 4, "This creature is all colors.")
    shy = creature("Shy", 4, 4, "As long as you control an artifact, this creature is all colors.")
    hand = at.hand(ANN, courier, shy)
    at.battlefield(ANN, "Relic", shy)
    assert [at.object(number).now.colors for number in hand] == [31, 0]
    assert at.object(at.game.zones.battlefield[-1]).now.colors == 31


def test_613_11_rules_of_the_game_are_judged_by_what_things_have_become() -> None:
    goad = permanent("Frenzy", "Enchantment", "Red creatures attack each combat if able.")
    paint = permanent("Paint", "Enchantment", "All creatures are red.")
    for order in permutations([goad, paint]):
        at = table()
        at.battlefield(ANN, *order, "Bear", "Field")
        assert at.object("Bear").now.must == Must.ATTACK
        assert at.object("Field").now.must == 0


def test_613_6_an_ability_that_was_lost_and_given_again_works_once() -> None:
    school = permanent(
        "School", "Enchantment", 'Creatures you control have "This creature gets +1/+1."'
    )
    at = table()
    at.battlefield(ANN, school, school, "Bear", "Relic")
    assert at.power_toughness("Bear") == (4, 4)
    cast(at, "Target creature loses all abilities until end of turn.", "Bear")
    assert at.power_toughness("Bear") == (2, 2)
    at.battlefield(ANN, school)
    assert at.power_toughness("Bear") == (3, 3)


def test_613_8a_what_defines_depends_on_what_defines() -> None:
    elf = text_card(
        "Elder",
        "Creature — Elf",
        "Elder's power and toughness are each equal to the number of lands you control.",
        ("*", "*"),
    )
    beast = text_card(
        "Beast",
        "Creature — Beast",
        "Beast's power and toughness are each equal to the greatest power among Elves you control.",
        ("*", "*"),
    )
    for order in permutations([elf, beast]):
        at = table(ann=["Field", "Field", "Field", *order])
        assert at.power_toughness("Elder") == (3, 3)
        assert at.power_toughness("Beast") == (3, 3)
