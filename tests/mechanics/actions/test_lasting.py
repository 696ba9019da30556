"""Effects that last: pumping, restrictions, control, becoming. CR 611.2, 613."""

from __future__ import annotations

from jajna.vocab import Cannot, Color, Keyword, Must, Step, Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table


def test_514_2_until_end_of_turn_ends_in_the_cleanup_step() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(at, "Target creature gets +3/+3 until end of turn.", "Bear")
    assert at.power_toughness("Bear") == (5, 5)
    at.to_turn(BOB)
    assert at.power_toughness("Bear") == (2, 2)


def test_several_changes_are_made_together() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(at, "Target creature gets +1/+1 and gains flying and trample until end of turn.", "Bear")
    assert at.power_toughness("Bear") == (3, 3)
    assert at.object("Bear").now.keywords & Keyword.FLYING
    assert at.object("Bear").now.keywords & Keyword.TRAMPLE


def test_a_creature_with_no_toughness_left_dies() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    cast(at, "Target creature gets -2/-2 until end of turn.", "Bear")
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Bear"]


def test_611_2c_creatures_that_come_later_are_not_affected() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(at, "Creatures you control get +1/+1 until end of turn.")
    at.battlefield(ANN, "Wall")
    assert at.power_toughness("Bear") == (3, 3)
    assert at.power_toughness("Wall") == (0, 4)


def test_611_2d_a_counted_amount_is_fixed_on_resolution() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(at, "Target creature gets +1/+1 until end of turn for each creature you control.", "Bear")
    at.battlefield(ANN, "Wall", "Giant")
    assert at.power_toughness("Bear") == (3, 3)


def test_abilities_are_lost_until_end_of_turn() -> None:
    at = table()
    at.battlefield(BOB, creature("Bird", text="Flying"))
    cast(at, "Target creature loses flying until end of turn.", "Bird")
    assert not at.object("Bird").now.keywords & Keyword.FLYING
    at.to_turn(BOB)
    assert at.object("Bird").now.keywords & Keyword.FLYING


def test_613_4d_power_and_toughness_are_switched() -> None:
    at = table()
    at.battlefield(ANN, "Wall")
    cast(at, "Switch target creature's power and toughness until end of turn.", "Wall")
    assert "Wall" in at.names_in(Zone.GRAVEYARD, ANN)


def test_701_10b_doubling_power_adds_as_much() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    cast(at, "Double target creature's power until end of turn.", "Giant")
    assert at.power_toughness("Giant") == (10, 5)


def test_a_creature_cannot_block_this_turn() -> None:
    at = table()
    at.battlefield(BOB, "Wall")
    cast(at, "Target creature can't block this turn.", "Wall")
    assert at.object("Wall").now.cannot & Cannot.BLOCK
    at.to_turn(BOB)
    assert not at.object("Wall").now.cannot & Cannot.BLOCK


def test_611_2c_a_rule_about_creatures_holds_for_those_that_come_later() -> None:
    at = table()
    cast(at, "Creatures can't block this turn.")
    at.battlefield(BOB, "Wall")
    cast(at, "You gain 1 life.")
    assert at.object("Wall").now.cannot & Cannot.BLOCK


def test_508_1d_a_creature_must_attack_this_turn() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(at, "Target creature attacks this turn if able.", "Bear")
    assert at.object("Bear").now.must & Must.ATTACK


def test_502_3_a_permanent_stays_tapped_in_one_untap_step_only() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    cast(
        at,
        "Tap target creature. It doesn't untap during its controller's next untap step.",
        "Bear",
    )
    at.to_turn(BOB)
    assert at.object("Bear").tapped
    at.to_turn(ANN)
    at.to_turn(BOB)
    assert not at.object("Bear").tapped


def test_control_is_gained_until_end_of_turn() -> None:
    at = table()
    at.battlefield(BOB, "Giant", tapped=True)
    cast(
        at,
        "Gain control of target creature until end of turn. Untap that creature. "
        "It gains haste until end of turn.",
        "Giant",
    )
    assert at.object("Giant").controller == ANN
    assert not at.object("Giant").tapped
    assert at.object("Giant").now.keywords & Keyword.HASTE
    at.to_turn(BOB)
    assert at.object("Giant").controller == BOB


def test_611_2a_control_without_duration_lasts() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    cast(at, "Gain control of target creature.", "Giant")
    at.to_turn(BOB)
    assert at.object("Giant").controller == ANN


def test_701_12b_control_of_two_permanents_is_exchanged() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant")
    cast(
        at,
        "Exchange control of target creature you control and target creature an opponent controls.",
        "Bear",
        "Giant",
    )
    assert at.object("Bear").controller == BOB
    assert at.object("Giant").controller == ANN


def test_205_1b_a_land_that_becomes_a_creature_is_still_a_land() -> None:
    at = table()
    at.battlefield(ANN, "Field")
    cast(
        at,
        "Target land becomes a 3/3 green Elemental creature with haste until end of turn. "
        "It's still a land.",
        "Field",
    )
    field = at.object("Field")
    assert field.now.types == Type.LAND | Type.CREATURE
    assert field.now.colors == Color.GREEN
    assert field.now.subtypes == frozenset({"Elemental"})
    assert at.power_toughness("Field") == (3, 3)
    assert field.now.keywords & Keyword.HASTE


def test_205_1b_an_artifact_creature_keeps_its_other_types() -> None:
    at = table()
    at.battlefield(ANN, permanent("Relic", "Artifact — Equipment"))
    cast(at, "Target artifact becomes a 2/2 Golem artifact creature until end of turn.", "Relic")
    assert at.object("Relic").now.subtypes == frozenset({"Equipment", "Golem"})
    assert at.object("Relic").now.types == Type.ARTIFACT | Type.CREATURE


def test_105_3_a_new_color_replaces_the_old_ones() -> None:
    at = table()
    at.battlefield(ANN, creature("Imp", cost="{B}"))
    cast(at, "Target creature becomes blue until end of turn.", "Imp")
    assert at.object("Imp").now.colors == Color.BLUE


def test_105_4_a_color_is_chosen_on_resolution() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(
        at,
        "Target creature becomes the color of your choice until end of turn.",
        "Bear",
        then=("red",),
    )
    assert at.object("Bear").now.colors == Color.RED


def test_305_2_an_additional_land_can_be_played_this_turn() -> None:
    at = table()
    cast(at, "You may play an additional land this turn.")
    at.hand(ANN, "Field", permanent("Meadow", "Land", cost=""))
    cast(at, "You gain 1 life.")
    at.act(ANN, "play Field")
    at.act(ANN, "play Meadow")
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Field", "Meadow"]


def test_a_creature_gains_protection_from_being_blocked_this_turn() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Wall")
    cast(at, "Target creature can't be blocked this turn.", "Bear")
    at.attack("Bear")
    at.to(Step.END_OF_COMBAT)
    assert at.life(BOB) == 18
