"""Text-changing effects: words used as such are replaced, in layer 3. CR 612."""

from __future__ import annotations

from itertools import permutations

import pytest

from jajna.card import Card
from jajna.decision import Cast, Kind, Pick
from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.text.english.printer import ENGLISH
from jajna.vocab import Color, Keyword, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell, text_card
from tests.rules.faces import LANDS
from tests.table import table

BEND = (
    "Change the text of target permanent by replacing all instances of one color word with "
    "another or one basic land type with another."
)
SLEIGHT = (
    "Change the text of target spell or permanent by replacing all instances of one color word "
    "with another."
)
EVOLVE = (
    "Change the text of target spell or permanent by replacing all instances of one creature type "
    "with another. The new creature type can't be Wall."
)
KNIGHT = creature("Black Knight", 2, 2, "First strike\nProtection from white", cost="{B}{B}")
MOON = permanent("Moon", "Enchantment", "Nonbasic lands are Mountains.")
TOWER = permanent("Tower", "Land", "{T}: Add {W} or {U}.", cost="")
SWIRL = permanent(
    "Swirl",
    "Enchantment",
    "As this enchantment enters, choose a color word.\n"
    "All instances of color words in the text of spells and permanents are changed to the chosen "
    "color word.",
)


def lines(at: Table, thing: str | int) -> list[str]:
    """The rules text that an object has now."""
    return ENGLISH.lines(at.object(thing).now.kit.all)


def bend(at: Table, thing: str | int, old: str, new: str, text: str = BEND) -> None:
    """Ann has words of an object replaced."""
    cast(at, text, thing, then=(old, new))


def test_612_1_color_words_change_in_rules_text() -> None:
    at = table()
    at.battlefield(BOB, permanent("Light", "Enchantment", "White creatures get +1/+1."))
    at.battlefield(BOB, creature("Cadet", 1, 1, cost="{W}"), creature("Imp", 1, 1, cost="{B}"))
    bend(at, "Light", "white", "black")
    assert at.power_toughness("Cadet") == (1, 1)
    assert at.power_toughness("Imp") == (2, 2)
    assert lines(at, "Light") == ["Black creatures get +1/+1."]


def test_612_1_the_effect_lasts_and_a_limited_one_ends() -> None:
    at = table()
    light = permanent("Light", "Enchantment", "White creatures get +1/+1.")
    one, other = at.battlefield(BOB, light, light)
    bend(at, one, "white", "red")
    bend(at, other, "white", "red", BEND[:-1] + " until end of turn.")
    assert lines(at, other) == ["Red creatures get +1/+1."]
    at.to_turn(BOB)
    assert lines(at, one) == ["Red creatures get +1/+1."]
    assert lines(at, other) == ["White creatures get +1/+1."]


def test_612_2_basic_land_types_change_in_the_type_line_and_with_them_the_mana() -> None:
    at = table()
    at.define(*LANDS)
    forest = at.battlefield(ANN, "Forest")[0]
    bend(at, forest, "Forest", "Island")
    land = at.object(forest)
    assert land.now.subtypes == {"Island"}
    assert land.now.name == "Forest"  # CR 612.2: names stay
    at.hand(ANN, text_card("Drake", "Creature", "", ("1", "1"), "{U}"))
    at.begin(ANN)
    at.act(ANN, "cast Drake")
    at.resolve()
    assert at.power_toughness("Drake") == (1, 1)


@pytest.mark.parametrize(
    ("text", "old", "new", "result"),
    [
        ("Protection from white", "white", "green", "Protection from green"),
        ("Protection from white", "blue", "green", "Protection from white"),
        (
            "Protection from white and from blue",
            "blue",
            "red",
            "Protection from white and from red",
        ),
        ("Protection from white and from blue", "blue", "white", "Protection from white"),
        ("Swampwalk", "Swamp", "Plains", "Plainswalk"),
        ("Islandcycling {2}", "Island", "Forest", "Forestcycling {2}"),
        (
            "{T}: Destroy target nonblack creature.",
            "black",
            "green",
            "{T}: Destroy target nongreen creature.",
        ),
        (
            "{T}: Create a 1/1 green Squirrel creature token.",
            "green",
            "white",
            "{T}: Create a 1/1 white Squirrel creature token.",
        ),
        ("{T}: Add {G}.", "green", "white", "{T}: Add {G}."),
        (
            "{T}: Search your library for a Forest card, put it onto the battlefield, then "
            "shuffle.",
            "Forest",
            "Island",
            "{T}: Search your library for an Island card, put it onto the battlefield, then "
            "shuffle.",
        ),
    ],
)
def test_612_2_words_change_wherever_they_are_used_as_such(
    text: str, old: str, new: str, result: str
) -> None:
    at = table()
    at.battlefield(BOB, creature("Thing", 1, 1, text))
    bend(at, "Thing", old, new)
    assert lines(at, "Thing") == [result]


def test_612_2_a_changed_keyword_does_what_its_new_name_says() -> None:
    at = table()
    at.battlefield(BOB, KNIGHT)
    bolt = text_card("Bolt", "Instant", "Destroy target creature.", cost="{B}")
    ray = text_card("Ray", "Instant", "Destroy target creature.", cost="{W}")
    at.define(*LANDS)
    at.battlefield(ANN, "Swamp", "Plains")
    at.hand(ANN, bolt, ray)
    bend(at, "Black Knight", "white", "black")
    assert at.object("Black Knight").has(Keyword.FIRST_STRIKE)
    assert at.object("Black Knight").now.name == "Black Knight"
    at.begin(ANN)
    assert at.asked is not None
    assert Cast(at.id("Ray")) in at.asked.options
    assert Cast(at.id("Bolt")) not in at.asked.options


def test_612_2a_a_token_is_called_by_the_changed_creature_type() -> None:
    at = table()
    at.battlefield(
        ANN, permanent("Nest", "Artifact", "{T}: Create a 1/1 green Squirrel creature token.")
    )
    bend(at, "Nest", "Squirrel", "Bear", EVOLVE)
    at.act(ANN, "activate Nest")
    at.resolve()
    token = at.object(at.game.zones.battlefield[-1])
    assert token.now.subtypes == {"Bear"}
    assert token.now.name.startswith("Bear")


def test_612_4_the_types_of_a_token_change_but_not_its_name() -> None:
    at = table()
    cast(at, "Create a 1/1 green Squirrel creature token.")
    token = at.game.zones.battlefield[-1]
    name = at.object(token).now.name
    bend(at, token, "Squirrel", "Bear", EVOLVE)
    assert at.object(token).now.subtypes == {"Bear"}
    assert at.object(token).now.name == name


def test_612_1_the_new_creature_type_can_not_be_the_one_that_is_forbidden() -> None:
    at = table()
    at.battlefield(ANN, creature("Ogre", 2, 2, types="Creature — Ogre"))
    at.hand(ANN, spell(EVOLVE))
    at.begin(ANN)
    at.act(ANN, "cast Spell")
    at.to_question(Kind.WORD)
    at.answer("Ogre")
    assert at.asked is not None
    offered = [option.word for option in at.asked.options if isinstance(option, Pick)]
    assert "Elf" in offered
    assert "Wall" not in offered
    assert "Ogre" not in offered


def test_612_3_granted_abilities_are_not_changed() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(at, "Target creature gains protection from white until end of turn.", "Bear")
    bend(at, "Bear", "white", "black")
    assert lines(at, "Bear") == ["Protection from white"]


def test_612_1_a_spell_does_what_its_text_says_as_it_resolves() -> None:
    at = table()
    at.battlefield(BOB, creature("Imp", 1, 1, cost="{B}"), creature("Cadet", 1, 1, cost="{W}"))
    at.hand(ANN, text_card("Purge", "Instant", "Destroy all white creatures.", cost="{0}"))
    at.hand(BOB, spell(SLEIGHT))
    at.begin(ANN)
    at.act(ANN, "cast Purge")
    at.act(BOB, "cast Spell", "Purge")
    at.choose("white", "black")
    at.resolve()
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD) == ["Cadet"]


def test_612_1_a_target_that_the_changed_text_forbids_is_illegal() -> None:
    at = table()
    at.battlefield(BOB, creature("Cadet", 1, 1, cost="{W}"))
    at.hand(ANN, text_card("Bane", "Instant", "Destroy target white creature.", cost="{0}"))
    at.hand(BOB, spell(SLEIGHT))
    at.begin(ANN)
    at.act(ANN, "cast Bane")
    at.act(BOB, "cast Spell", "Bane")
    at.choose("white", "black")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Cadet"]


def test_400_7a_a_change_of_a_permanent_spell_goes_on_for_the_permanent() -> None:
    at = table()
    at.hand(ANN, text_card("Light", "Enchantment", "White creatures get +1/+1.", cost="{0}"))
    at.hand(BOB, spell(SLEIGHT))
    at.begin(ANN)
    at.act(ANN, "cast Light")
    at.act(BOB, "cast Spell")
    at.choose("white", "black")
    at.resolve_all()
    assert lines(at, "Light") == ["Black creatures get +1/+1."]


def test_612_1_text_is_no_copiable_value() -> None:
    at = table()
    at.battlefield(BOB, KNIGHT, "Bear")
    bend(at, "Black Knight", "white", "red")
    cast(at, "Target creature becomes a copy of another target creature.", "Bear", "Black Knight")
    copies = [
        number for number in at.game.zones.battlefield if at.object(number).now.name != "Bear"
    ]
    assert [lines(at, number)[-1] for number in copies] == [
        "Protection from red",
        "Protection from white",
    ]


def test_613_1c_changed_words_apply_before_the_types_they_set() -> None:
    at = table()
    at.battlefield(ANN, MOON, TOWER)
    bend(at, "Moon", "Mountain", "Swamp")
    assert at.object("Tower").now.subtypes == {"Swamp"}


def test_613_7_several_changes_of_one_text_apply_in_timestamp_order() -> None:
    for changes, color in (
        ((("white", "blue"), ("blue", "red")), "Red"),
        ((("blue", "red"), ("white", "blue")), "Blue"),
    ):
        at = table()
        at.battlefield(BOB, permanent("Light", "Enchantment", "White creatures get +1/+1."))
        for old, new in changes:
            bend(at, "Light", old, new)
        assert lines(at, "Light") == [f"{color} creatures get +1/+1."]


def test_612_1_a_static_ability_changes_all_color_words() -> None:
    at = table()
    at.hand(ANN, SWIRL, creature("Angel", 2, 2, "Protection from black", cost="{W}"))
    at.battlefield(BOB, KNIGHT)
    at.define(*LANDS)
    at.battlefield(ANN, "Plains")
    at.begin(ANN)
    at.act(ANN, "cast Swirl")
    at.choose("green")
    at.resolve()
    assert lines(at, "Black Knight") == ["First strike", "Protection from green"]
    assert at.object("Black Knight").now.colors == Color.BLACK
    at.act(ANN, "cast Angel")
    assert lines(at, "Angel") == ["Protection from green"]
    at.resolve()
    assert lines(at, "Angel") == ["Protection from green"]


FICKLE = permanent(
    "Fickle",
    "Enchantment",
    "As this enchantment enters, choose a color word.\n"
    "As long as you control a white permanent, all instances of color words in the text of spells "
    "and permanents are changed to the chosen color word.",
)


def enters(card: Card, color: str, at: Table) -> None:
    """Ann casts an enchantment and chooses a color word as it enters."""
    at.hand(ANN, card)
    at.begin(ANN)
    at.act(ANN, f"cast {card.name}")
    at.choose(color)
    at.resolve()


@pytest.mark.parametrize("order", list(permutations(("fickle", "swirl"))))
def test_613_8a_a_text_change_depends_on_one_that_changes_its_own_condition(
    order: tuple[str, ...],
) -> None:
    at = table()
    at.battlefield(ANN, creature("Cadet", 1, 1, cost="{W}"), KNIGHT)
    for name in order:
        if name == "fickle":
            enters(FICKLE, "red", at)
        else:
            enters(SWIRL, "green", at)
    # Its condition becomes "a green permanent", which nobody controls: it applies to nothing.
    assert lines(at, "Black Knight")[-1] == "Protection from green"


def test_613_8a_without_the_other_the_condition_is_as_printed() -> None:
    at = table()
    at.battlefield(ANN, creature("Cadet", 1, 1, cost="{W}"), KNIGHT)
    enters(FICKLE, "red", at)
    assert lines(at, "Black Knight")[-1] == "Protection from red"


def test_612_1_text_that_replaces_no_words_is_not_understood() -> None:
    assert len(compile_line(BEND, True).meanings) == 1
    assert not compile_line(BEND.replace("basic land type", "artifact type"), True).meanings
