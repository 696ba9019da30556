"""Colors, land types and abilities of a player's choice, played."""

from __future__ import annotations

import pytest

from jajna.subtypes import BASIC_LAND_TYPES
from jajna.vocab import COLORS, Keyword, Step
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell
from tests.oracle.faces import compiled
from tests.table import table

RED = COLORS[3]
BLUE = COLORS[1]


# -- abilities -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "bit"),
    [("flying", Keyword.FLYING), ("haste", Keyword.HASTE), ("trample", Keyword.TRAMPLE)],
)
def test_608_2d_one_of_the_abilities_is_chosen_as_it_resolves(word: str, bit: int) -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    text = "Target creature gains your choice of flying, trample, or haste until end of turn."
    cast(at, text, "Bear", then=(word,))
    assert (
        at.object("Bear").now.keywords & (Keyword.FLYING | Keyword.HASTE | Keyword.TRAMPLE) == bit
    )
    at.to_turn(BOB)
    assert not at.object("Bear").now.keywords


def test_613_6_the_chosen_ability_comes_with_another_change() -> None:
    text = "{0}: ~ gets -1/-1 and gains your choice of banding or flying until end of turn."
    at = table()
    at.battlefield(ANN, creature("Avenger", 4, 4, text.replace("~", "Avenger")), "Giant")
    at.begin(ANN)
    for word in ("flying", "banding"):
        at.act(ANN, "activate Avenger")
        at.choose(word)
        at.resolve()
    assert at.power_toughness("Avenger") == (2, 2)
    assert at.object("Avenger").now.keywords & Keyword.FLYING
    assert at.object("Avenger").now.keywords & Keyword.BANDING
    assert at.power_toughness("Giant") == (5, 5)


def test_613_1f_an_ability_of_choice_is_lost() -> None:
    at = table()
    at.battlefield(BOB, creature("Bird", text="Flying, trample"))
    text = (
        "Target creature loses your choice of flying, first strike, or trample until end of turn."
    )
    cast(at, text, "Bird", then=("flying",))
    assert at.object("Bird").now.keywords & (Keyword.FLYING | Keyword.TRAMPLE) == Keyword.TRAMPLE
    at.to_turn(BOB)
    assert at.object("Bird").now.keywords & Keyword.FLYING


# -- land types ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BASIC_LAND_TYPES)
def test_305_7_a_land_becomes_the_basic_land_type_of_choice(name: str) -> None:
    at = table()
    at.battlefield(ANN, permanent("Spring", "Land — Gate", "{T}: You gain 1 life.", cost=""))
    cast(
        at,
        "Target land becomes the basic land type of your choice until end of turn.",
        "Spring",
        then=(name,),
    )
    now = at.object("Spring").now
    assert now.subtypes == frozenset([name])
    assert not now.kit.all
    assert now.kit.intrinsic or at.object("Spring").now.subtypes
    at.to_turn(BOB)
    assert at.object("Spring").now.subtypes == frozenset(["Gate"])
    assert at.object("Spring").now.kit.all


def test_305_7_in_addition_the_land_keeps_what_it_has() -> None:
    at = table()
    at.battlefield(ANN, permanent("Spring", "Land — Gate", "{T}: You gain 1 life.", cost=""))
    text = (
        "Until end of turn, target land you control becomes the basic land type of your choice in "
        "addition to its other types."
    )
    cast(at, text, "Spring", then=("Island",))
    assert at.object("Spring").now.subtypes == frozenset(["Gate", "Island"])
    assert at.object("Spring").now.kit.all


# -- colors ----------------------------------------------------------------------------------------


def test_611_2a_a_color_without_a_duration_lasts() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Wall")
    cast(at, "Target spell or permanent becomes red.", "Bear")
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.object("Bear").now.colors == RED
    assert at.object("Wall").now.colors == 0


def test_400_7a_the_color_of_a_spell_stays_with_the_permanent() -> None:
    at = table()
    at.hand(ANN, creature("Knight", text="First strike"))
    at.hand(ANN, spell("Target spell or permanent becomes blue.", "Lace"))
    at.begin(ANN)
    at.act(ANN, "cast Knight")
    at.act(ANN, "cast Lace", "Knight")
    at.resolve_all()
    assert at.object("Knight").now.colors == BLUE
    at.to_turn(BOB)
    assert at.object("Knight").now.colors == BLUE


def test_105_3_a_color_is_replaced_until_end_of_turn_alone() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    cast(at, "Target spell or permanent becomes red.", "Bear")
    cast(at, "Target spell or permanent becomes blue until end of turn.", "Bear")
    assert at.object("Bear").now.colors == BLUE
    at.to(Step.END)
    at.to_turn(BOB)
    assert at.object("Bear").now.colors == RED


def test_611_2a_a_duration_said_once_limits_a_color_as_well() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    cast(at, "Target creature becomes red and gains haste until end of turn.", "Bear")
    assert at.object("Bear").now.colors == RED
    at.to(Step.END)
    at.to_turn(BOB)
    assert at.object("Bear").now.colors == 0


@pytest.mark.parametrize(
    ("text", "types"),
    [
        ("Target creature gains your choice of flying and haste until end of turn.", "Instant"),
        ("Target creature gains a choice of flying or haste until end of turn.", "Instant"),
        ("Target land becomes the land type of your choice until end of turn.", "Instant"),
        ("Target land becomes a basic land type of your choice until end of turn.", "Instant"),
        ("Target spell or permanent becomes the red.", "Instant"),
    ],
)
def test_what_says_the_choice_otherwise_is_refused(text: str, types: str) -> None:
    assert compiled(text, types).face is None
