"""Restrictions, permissions and durations of the classic core sets, played."""

from __future__ import annotations

import pytest

from jajna.decision import Assign, Kind, Several
from jajna.judge.table import RefusedError
from jajna.vocab import Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, table
from tests.oracle.faces import compiled

RED_LAND = permanent("Red Field", "Land", "{T}: Add {R}.", cost="")
BLUE_LAND = permanent("Blue Field", "Land", "{T}: Add {U}.", cost="")


# -- other Auras -----------------------------------------------------------------------------------

WARD = permanent(
    "Ward",
    "Enchantment — Aura",
    "Enchant creature\nEnchanted creature has indestructible and can't be enchanted by other "
    "Auras.",
)
RAGE = permanent("Rage", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")


def test_303_4c_other_auras_come_off_and_it_stays() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant")
    at.hand(ANN, RAGE, WARD)
    at.begin(ANN)
    at.act(ANN, "cast Rage", "Bear")
    at.resolve_all()
    at.act(ANN, "cast Ward", "Bear")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Rage"]
    assert at.object("Ward").attached_to == at.id("Bear")
    assert at.power_toughness("Bear") == (2, 2)


def test_303_4c_another_creature_can_still_be_enchanted() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant")
    at.hand(ANN, RAGE, WARD)
    at.begin(ANN)
    at.act(ANN, "cast Ward", "Bear")
    at.resolve_all()
    at.act(ANN, "cast Rage", "Giant")
    at.resolve_all()
    assert at.power_toughness("Giant") == (6, 6)


# -- blocked only by certain creatures -------------------------------------------------------------


@pytest.mark.parametrize(("name", "able"), [("Robot", True), ("Monk", True), ("Bear", False)])
def test_509_1b_only_artifact_creatures_and_white_creatures_can_block_it(
    name: str, able: bool
) -> None:
    seeker = creature(
        "Seeker",
        text="Seeker can't be blocked except by artifact creatures and/or white creatures.",
    )
    at = table()
    at.battlefield(ANN, seeker)
    at.battlefield(
        BOB,
        creature("Robot", types="Artifact Creature"),
        creature("Monk", cost="{W}"),
        "Bear",
    )
    at.begin(ANN)
    at.attack("Seeker")
    at.to_question(Kind.BLOCKERS)
    block = Several((Assign(at.id(name), at.id("Seeker")),))
    assert (at.game.why_not(block) is None) == able


# -- paying for attacks ----------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "able"), [(0, True), (1, True), (2, False)])
def test_508_1h_an_attack_costs_mana_for_each_counter(counters: int, able: bool) -> None:
    myr = creature(
        "Myr", text="Myr can't attack or block unless you pay {1} for each +1/+1 counter on it."
    )
    at = table()
    at.battlefield(ANN, myr, RED_LAND)
    for _ in range(counters):
        cast(at, "Put a +1/+1 counter on target creature.", "Myr")
    at.begin(ANN)
    at.to_question(Kind.ATTACKERS)
    attack = Several((Assign(at.id("Myr"), BOB),))
    assert (at.game.why_not(attack) is None) == able
    if able:
        at.attack("Myr")
        assert at.object("Red Field").tapped == (counters > 0)


# -- as long as it stays tapped --------------------------------------------------------------------

SIREN = creature(
    "Siren",
    text="You may choose not to untap Siren during your untap step.\n{T}: Gain control of target "
    "creature whose controller controls an Island for as long as you control Siren and Siren "
    "remains tapped.",
)
COURIER = permanent(
    "Horn", text="{T}: Target creature gets +2/+2 for as long as Horn remains tapped."
)
ISLAND = permanent("Isle", "Land — Island", cost="")


def test_115_1_only_creatures_of_who_controls_an_island_are_targets() -> None:
    at = table()
    at.battlefield(ANN, SIREN, "Giant")
    at.battlefield(BOB, "Bear")
    at.begin(ANN)
    assert at.why_not(ANN, "activate Siren") is not None
    at.battlefield(BOB, ISLAND)
    at.begin(ANN)
    assert at.why_not(ANN, "activate Siren") is None


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


# -- entering tapped and staying so ----------------------------------------------------------------


def test_614_1d_it_enters_tapped_and_does_not_untap() -> None:
    beast = creature("Beast", text="Beast enters tapped and doesn't untap during your untap step.")
    at = table()
    at.hand(ANN, beast, "Bear")
    at.begin(ANN)
    at.act(ANN, "cast Beast")
    at.resolve_all()
    assert at.object("Beast").tapped
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.object("Beast").tapped


# -- mana on X -------------------------------------------------------------------------------------

RATS = creature(
    "Rats", 1, 1, "{X}{1}: Rats deals X damage to target player. Spend only red mana on X."
)


def test_107_3_only_mana_of_the_color_is_spent_on_x_of_an_ability() -> None:
    at = table()
    at.battlefield(ANN, RATS, RED_LAND, RED_LAND, BLUE_LAND, BLUE_LAND)
    at.begin(ANN)
    at.act(ANN, "activate Rats", 2, "Bob")
    at.resolve_all()
    assert at.life(BOB) == 18
    tapped = [one for one in at.game.zones.battlefield if at.object(one).tapped]
    assert sorted(at.object(one).now.name for one in tapped) == [
        "Blue Field",
        "Red Field",
        "Red Field",
    ]


def test_107_3_x_is_no_more_than_the_mana_of_the_color() -> None:
    at = table()
    at.battlefield(ANN, RATS, RED_LAND, BLUE_LAND, BLUE_LAND, BLUE_LAND)
    at.begin(ANN)
    with pytest.raises(RefusedError):
        at.act(ANN, "activate Rats", 2, "Bob")


# -- lands -----------------------------------------------------------------------------------------


def test_305_2_each_player_may_play_an_additional_land() -> None:
    cauldron = permanent(
        "Cauldron", text="Each player may play an additional land during each of their turns."
    )
    at = table()
    at.battlefield(ANN, cauldron)
    at.hand(BOB, "Field", "Field", "Field")
    at.to_turn(BOB)
    for _ in range(2):
        at.act(BOB, "play Field")
    assert at.why_not(BOB, "play Field") is not None


def test_305_2_any_number_of_lands_is_played_on_your_turns_alone() -> None:
    bond = permanent(
        "Bond", "Enchantment", "You may play any number of lands on each of your turns."
    )
    at = table()
    at.battlefield(ANN, bond)
    at.hand(ANN, *["Field"] * 4)
    at.hand(BOB, "Field", "Field")
    at.begin(ANN)
    for _ in range(4):
        at.act(ANN, "play Field")
    at.to_turn(BOB)
    at.act(BOB, "play Field")
    assert at.why_not(BOB, "play Field") is not None


# -- becoming a creature ---------------------------------------------------------------------------


def test_613_1d_an_enchanted_artifact_is_a_creature_of_its_mana_value() -> None:
    spark = permanent(
        "Spark",
        "Enchantment — Aura",
        "Enchant artifact\nAs long as enchanted artifact isn't a creature, it's an artifact "
        "creature with power and toughness each equal to its mana value.",
    )
    at = table()
    at.battlefield(ANN, permanent("Engine", cost="{5}"))
    at.hand(ANN, spark)
    at.begin(ANN)
    at.act(ANN, "cast Spark")
    at.resolve_all()
    assert at.power_toughness("Engine") == (5, 5)
    assert at.object("Engine").now.types == Type.ARTIFACT | Type.CREATURE


def test_108_3_the_target_is_both_owned_and_controlled() -> None:
    obelisk = permanent(
        "Obelisk", text="{0}: Return target permanent you both own and control to your hand."
    )
    at = table()
    at.battlefield(ANN, obelisk)
    at.battlefield(BOB, "Bear")
    cast(at, "Gain control of target creature.", "Bear")
    at.begin(ANN)
    at.act(ANN, "activate Obelisk")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Obelisk"]
    assert at.object("Bear").controller == ANN


@pytest.mark.parametrize(
    ("text", "types"),
    [
        ("Test Card enters tapped and doesn't untap.", "Creature"),
        ("Test Card enters tapped and can't be blocked by Walls if you like.", "Creature"),
        ("{T}: You gain 2 life. Spend only red mana on X.", "Creature"),
        ("{X}: You gain X life. Spend only red mana.", "Creature"),
        ("Enchanted creature can't be enchanted by any Auras.", "Enchantment"),
        ("Test Card can't be blocked except by creatures and/or white creatures.", "Creature"),
        ("You may play any number of lands during each of your turns.", "Enchantment"),
        ("Destroy target creature whose controller controls Island.", "Instant"),
        ("Return target permanent both you own and control to your hand.", "Instant"),
    ],
)
def test_what_is_nearly_the_same_is_refused(text: str, types: str) -> None:
    assert compiled(text, types).face is None
