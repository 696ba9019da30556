"""Effects that directly affect the total cost of a spell: some mana at least. CR 601.2f."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, creature, permanent, text_card
from tests.table import table

SPHERE = (
    "As long as ~ is untapped, each spell that would cost less than three mana to cast costs three "
    "mana to cast."
)
STONE = permanent("Stone", text="{T}: Add {C}.")


def cast_with(cost: str, stones: int, lands: int = 0, text: str = "") -> Table:
    """Ann's spell of a cost, her Swamps and colorless mana, and Bob's permanent that asks for
    three mana.
    """
    at = table()
    at.battlefield(BOB, permanent("Sphere", text=SPHERE))
    at.battlefield(ANN, *["Swamp"] * lands, *[STONE] * stones)
    at.hand(ANN, text_card("Spell", "Instant", text or "You gain 1 life.", cost=cost))
    at.begin(ANN)
    return at


@pytest.mark.parametrize(
    ("cost", "lands", "stones"),
    [
        ("{0}", 0, 3),
        ("{B}", 1, 2),
        ("{1}{B}", 1, 2),
        ("{2}{B}", 1, 2),
        ("{4}", 0, 4),
        ("{B/R}{B/R}", 2, 1),
        ("{2/B}", 0, 3),
        ("{2/B}", 1, 2),
        ("{2/B}{2/B}", 2, 1),
        ("{2/B}{2/B}", 0, 4),
    ],
)
def test_601_2f_less_than_three_mana_is_three(cost: str, lands: int, stones: int) -> None:
    assert cast_with(cost, stones, lands).why_not(ANN, "cast Spell") is None
    assert cast_with(cost, stones - 1, lands).why_not(ANN, "cast Spell") is not None


def test_601_2f_it_comes_after_increases_and_reductions() -> None:
    at = table()
    at.battlefield(BOB, permanent("Sphere", text=SPHERE))
    at.battlefield(ANN, permanent("Gem", text="Spells you cast cost {2} less to cast."))
    at.battlefield(ANN, permanent("Tax", text="Creature spells cost {1} more to cast."))
    at.battlefield(ANN, *[STONE] * 3)
    at.hand(ANN, creature("Golem", cost="{4}"), creature("Giant", cost="{5}"))
    at.begin(ANN)
    assert at.why_not(ANN, "cast Golem") is None
    assert at.why_not(ANN, "cast Giant") is not None


def test_601_2f_life_that_is_paid_is_no_mana() -> None:
    assert cast_with("{1}{B/P}", 2).why_not(ANN, "cast Spell") is not None
    at = cast_with("{1}{B/P}", 3)
    at.act(ANN, "cast Spell")
    assert at.life(ANN) == 18
    assert all(at.game.object(thing).tapped for thing in at.game.zones.battlefield[1:])


def test_601_2f_x_counts_as_it_was_chosen() -> None:
    at = cast_with("{X}", 3, text="You gain X life.")
    at.act(ANN, "cast Spell", 1)
    assert all(at.game.object(thing).tapped for thing in at.game.zones.battlefield[1:])
    at.resolve_all()
    assert at.life(ANN) == 21


def test_601_2f_what_is_cast_without_paying_its_mana_cost_takes_three_as_well() -> None:
    free = text_card(
        "Gift",
        "Instant",
        "If you control a Swamp, you may cast this spell without paying its mana cost.\n"
        "You gain 1 life.",
        cost="{5}",
    )
    at = table()
    at.battlefield(BOB, permanent("Sphere", text=SPHERE))
    at.battlefield(ANN, "Swamp", STONE, STONE)
    at.hand(ANN, free)
    at.begin(ANN)
    at.act(ANN, "cast Gift way 0")
    assert all(at.game.object(thing).tapped for thing in at.game.zones.battlefield[1:])


def test_601_2f_a_creature_that_is_tapped_for_mana_pays_for_a_part_of_it() -> None:
    at = table()
    at.battlefield(BOB, permanent("Sphere", text=SPHERE))
    at.battlefield(ANN, "Bear", "Bear", STONE)
    at.hand(ANN, text_card("Spell", "Instant", "Convoke\nYou gain 1 life.", cost="{1}"))
    at.begin(ANN)
    at.act(ANN, "cast Spell")
    assert all(at.game.object(thing).tapped for thing in at.game.zones.battlefield[1:])


def test_601_2f_the_least_is_asked_only_as_long_as_the_condition_holds() -> None:
    at = table()
    sphere, *_ = at.battlefield(BOB, permanent("Sphere", text=SPHERE))
    at.battlefield(ANN, STONE)
    at.hand(ANN, text_card("Spell", "Instant", "You gain 1 life.", cost="{1}"))
    at.game.object(sphere).tapped = True
    at.begin(ANN)
    assert at.why_not(ANN, "cast Spell") is None


def test_601_2f_the_mana_value_stays_as_it_is() -> None:
    at = cast_with("{B}", 2, 1)
    at.act(ANN, "cast Spell")
    assert at.object("Spell").now.mana_value() == 1


def test_601_2f_abilities_cost_no_more() -> None:
    at = table()
    at.battlefield(BOB, permanent("Sphere", text=SPHERE))
    at.battlefield(ANN, permanent("Altar", text="{0}: You gain 1 life."))
    at.begin(ANN)
    assert at.why_not(ANN, "activate Altar") is None


TAXED = "Spells that target Idol cost {2} more to cast."


def aimed_at_a_taxed_creature(text: str, *others: str) -> Table:
    """Ann's spell, which costs {0}, before targets of which one makes spells cost more."""
    at = table()
    at.battlefield(BOB, creature("Idol", text=TAXED), *others)
    at.hand(ANN, text_card("Spell", "Instant", text))
    at.begin(ANN)
    return at


def test_601_2f_a_target_that_need_not_be_chosen_costs_nothing_yet() -> None:
    at = aimed_at_a_taxed_creature("Tap up to one target creature. You gain 1 life.")
    assert at.why_not(ANN, "cast Spell") is None
    at = aimed_at_a_taxed_creature("Tap target creature. You gain 1 life.")
    assert at.why_not(ANN, "cast Spell") is not None


def test_601_2f_a_target_of_a_mode_that_need_not_be_chosen_costs_nothing_yet() -> None:
    at = aimed_at_a_taxed_creature("Choose one —\n• Tap target creature.\n• You gain 1 life.")
    assert at.why_not(ANN, "cast Spell") is None


def test_601_2f_a_target_beside_which_there_is_another_costs_nothing_yet() -> None:
    at = aimed_at_a_taxed_creature("Tap target creature.", "Bear")
    at.act(ANN, "cast Spell", "Bear")
    at.resolve_all()
    assert at.object("Bear").tapped
