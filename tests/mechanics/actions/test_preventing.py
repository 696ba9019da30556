"""Prevention and redirection of damage, and what comes of it. CR 614.9, 615."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell
from tests.oracle.faces import compiled
from tests.table import table

PINGER = permanent("Pinger", text="{0}: Pinger deals 3 damage to any target.", cost="{R}")
OTHER = permanent("Other", text="{0}: Other deals 3 damage to any target.", cost="{U}")


def shooting(text: str, *chosen: str, targets: tuple[str, ...] = ()) -> Table:
    """Ann's turn with a red and a blue source under Bob's control, after she cast a spell."""
    at = table()
    at.battlefield(BOB, PINGER, OTHER)
    at.battlefield(ANN, "Giant")
    at.begin(ANN)
    cast(at, text, *targets, then=chosen)
    return at


def shoot(at: Table, source: str, target: str) -> None:
    at.act(BOB, f"activate {source}", target)
    at.resolve_all()


def test_609_7a_damage_by_the_chosen_source_is_prevented() -> None:
    at = shooting("Prevent all damage a source of your choice would deal this turn.", "Pinger")
    shoot(at, "Pinger", "Ann")
    shoot(at, "Pinger", "Bob")
    assert (at.life(ANN), at.life(BOB)) == (20, 20)
    shoot(at, "Other", "Ann")
    assert at.life(ANN) == 17


def test_609_7a_only_a_source_that_fits_can_be_chosen() -> None:
    at = shooting("Prevent all damage a red source of your choice would deal this turn.")
    shoot(at, "Other", "Ann")
    assert at.life(ANN) == 17
    shoot(at, "Pinger", "Ann")
    assert at.life(ANN) == 17


def test_615_1_damage_of_some_sources_to_some_things() -> None:
    text = "Prevent all damage that would be dealt to you this turn by a source of your choice."
    at = shooting(text, "Pinger")
    shoot(at, "Pinger", "Ann")
    assert at.life(ANN) == 20
    shoot(at, "Pinger", "Giant")
    assert at.object("Giant").damage == 3


def test_615_1_by_sources_of_the_color_of_your_choice() -> None:
    text = (
        "Prevent all damage that would be dealt to target creature this turn by sources of the "
        "color of your choice."
    )
    at = shooting(text, "blue", targets=("Giant",))
    shoot(at, "Other", "Giant")
    assert at.object("Giant").damage == 0
    shoot(at, "Pinger", "Giant")
    assert at.object("Giant").damage == 3


def test_611_2c_sources_of_two_kinds_are_judged_when_they_deal_damage() -> None:
    text = "Prevent all damage that black sources and red sources would deal this turn."
    at = shooting(text)
    shoot(at, "Pinger", "Ann")
    shoot(at, "Other", "Ann")
    assert at.life(ANN) == 17
    at.battlefield(
        BOB, permanent("Late", text="{0}: Late deals 5 damage to any target.", cost="{B}")
    )
    shoot(at, "Late", "Ann")
    assert at.life(ANN) == 17


def test_615_7_a_shield_over_you_and_what_you_control() -> None:
    text = (
        "Prevent the next 4 damage that would be dealt to you and/or permanents you control this "
        "turn."
    )
    at = shooting(text)
    shoot(at, "Pinger", "Ann")
    shoot(at, "Pinger", "Giant")
    assert at.life(ANN) == 20
    assert at.object("Giant").damage == 2


def test_614_9_the_next_damage_of_a_chosen_source_is_dealt_to_a_target() -> None:
    text = (
        "The next 2 damage that a source of your choice would deal to you and/or permanents you "
        "control this turn is dealt to any target instead."
    )
    at = shooting(text, "Pinger", targets=("Bob",))
    shoot(at, "Other", "Ann")
    assert (at.life(ANN), at.life(BOB)) == (17, 20)
    shoot(at, "Pinger", "Ann")
    assert (at.life(ANN), at.life(BOB)) == (16, 18)


def test_614_9_combat_damage_of_unblocked_creatures_is_dealt_to_the_guard() -> None:
    text = (
        "{0}: All combat damage that would be dealt to you by unblocked creatures this turn is "
        "dealt to Guard instead."
    )
    at = table()
    at.battlefield(ANN, creature("Guard", 2, 9, text))
    at.battlefield(BOB, "Bear", "Giant", PINGER)
    at.begin(BOB)
    at.act(ANN, "activate Guard")
    at.resolve_all()
    shoot(at, "Pinger", "Ann")
    assert at.life(ANN) == 17
    at.attack("Bear", "Giant")
    at.to(Step.END_OF_COMBAT)
    assert at.life(ANN) == 17
    assert at.object("Guard").damage == 7


def test_615_5_what_follows_a_prevention_knows_how_much_it_was() -> None:
    text = (
        "Prevent the next 5 damage that would be dealt to you this turn. You gain life equal to "
        "the damage prevented this way."
    )
    at = shooting(text)
    shoot(at, "Pinger", "Ann")
    assert at.life(ANN) == 23
    shoot(at, "Pinger", "Ann")
    assert at.life(ANN) == 24


def test_615_5_it_deals_as_much_damage_as_was_prevented() -> None:
    angel = permanent(
        "Angel",
        text="{X}: Prevent the next X damage that would be dealt to you this turn. If damage is "
        "prevented this way, Angel deals that much damage to target player or planeswalker.",
    )
    at = table()
    at.battlefield(ANN, angel, permanent("Stone", text="{T}: Add {C}{C}."))
    at.battlefield(BOB, PINGER)
    at.begin(ANN)
    at.act(ANN, "activate Angel", 2, "Bob")
    at.resolve_all()
    shoot(at, "Pinger", "Ann")
    assert (at.life(ANN), at.life(BOB)) == (19, 18)


def test_615_5_for_each_damage_prevented_a_counter_is_put() -> None:
    text = (
        "Prevent the next 3 damage that would be dealt to target creature this turn. For each 1 "
        "damage prevented this way, put a +1/+1 counter on that creature."
    )
    at = shooting(text, targets=("Giant",))
    shoot(at, "Pinger", "Giant")
    assert at.object("Giant").counters == {"+1/+1": 3}


def test_615_5_nothing_follows_where_nothing_was_prevented() -> None:
    text = (
        "Prevent the next 5 damage that would be dealt to you this turn. You gain life equal to "
        "the damage prevented this way."
    )
    at = shooting(text)
    at.battlefield(BOB, permanent("Law", text="Damage can't be prevented."))
    shoot(at, "Pinger", "Ann")
    assert at.life(ANN) == 17


def test_615_12_damage_that_cant_be_prevented_this_turn() -> None:
    at = table()
    at.battlefield(ANN, creature("Ghost", 1, 1, "Protection from red"))
    at.battlefield(BOB, PINGER)
    at.begin(ANN)
    cast(at, "Damage can't be prevented this turn.")
    cast(at, "Prevent all damage that would be dealt this turn.")
    shoot(at, "Pinger", "Ann")
    assert at.life(ANN) == 17
    at.to_turn(BOB)
    cast(at, "Prevent all damage that would be dealt this turn.", by=BOB)
    shoot(at, "Pinger", "Ann")
    assert at.life(ANN) == 17


def test_615_1a_damage_is_prevented_during_your_turn() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent("Haven", text="During your turn, prevent all damage that would be dealt to you."),
    )
    at.battlefield(BOB, PINGER)
    at.begin(ANN)
    shoot(at, "Pinger", "Ann")
    assert at.life(ANN) == 20
    at.begin(BOB)
    shoot(at, "Pinger", "Ann")
    assert at.life(ANN) == 17


def test_614_1a_damage_leaves_life_as_long_as_there_is_enough() -> None:
    wurm = creature(
        "Wurm",
        7,
        7,
        "When Wurm enters, if your life total is less than 7, your life total becomes 7.\n"
        "As long as you have 7 or more life, damage that would reduce your life total to less than "
        "7 reduces it to 7 instead.",
    )
    at = table()
    at.hand(ANN, wurm)
    at.set_life(ANN, 3)
    at.battlefield(BOB, PINGER)
    at.begin(ANN)
    at.act(ANN, "cast Wurm")
    at.resolve_all()
    assert at.life(ANN) == 7
    shoot(at, "Pinger", "Ann")
    assert at.life(ANN) == 7
    at.set_life(ANN, 6)
    shoot(at, "Pinger", "Ann")
    assert at.life(ANN) == 3


def test_103_4_a_life_total_becomes_the_starting_one() -> None:
    angel = creature(
        "Angel",
        text="When Angel enters, if your life total is less than your starting life total, it "
        "becomes equal to your starting life total.",
    )
    at = table()
    at.hand(ANN, angel)
    at.set_life(ANN, 3)
    at.begin(ANN)
    at.act(ANN, "cast Angel")
    at.resolve_all()
    assert at.life(ANN) == 20


def test_601_2c_three_different_targets_are_dealt_damage_at_once() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Giant")
    at.hand(
        ANN,
        spell(
            "Spell deals 1 damage to any target, 2 damage to another target, and 3 damage to a "
            "third target."
        ),
    )
    at.begin(ANN)
    assert at.why_not(ANN, "cast Spell") is None
    at.act(ANN, "cast Spell", "Bear", "Giant", "Bob")
    at.resolve_all()
    assert (at.object("Bear").damage, at.object("Giant").damage, at.life(BOB)) == (1, 2, 17)


def test_608_2h_the_total_power_of_what_was_sacrificed() -> None:
    text = (
        "As an additional cost to cast this spell, sacrifice all creatures you control.\n"
        "Spell deals damage to any target equal to the total power of the sacrificed creatures."
    )
    at = table()
    at.battlefield(ANN, "Bear", "Giant")
    at.begin(ANN)
    cast(at, text, "Bob")
    assert at.life(BOB) == 13
    assert at.names_in(Zone.BATTLEFIELD) == []
    cast(at, text, "Bob")
    assert at.life(BOB) == 13


REFUSED = (
    ("You gain life equal to the damage prevented this way.", "Instant"),
    ("Draw a card. If damage is prevented this way, you gain that much life.", "Instant"),
    (
        "Prevent all damage that would be dealt this turn. Draw a card. You gain life equal to the "
        "damage prevented this way.",
        "Instant",
    ),
    ("Prevent all damage a player of your choice would deal this turn by you.", "Instant"),
    ("Damage can't be prevented by you.", "Enchantment"),
    ("As long as, prevent all damage that would be dealt to you.", "Enchantment"),
    ("Test Card deals 1 damage to a third target.", "Instant"),
)


@pytest.mark.parametrize(("text", "types"), REFUSED)
def test_what_prevents_nothing_is_refused(text: str, types: str) -> None:
    assert compiled(text, types).face is None
