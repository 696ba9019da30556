"""Descending, crimes and expending. CR 700.11, 700.13, 700.14."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.rules.faces import LANDS
from tests.table import table

OUTLAW = permanent("Outlaw", "Enchantment", "Whenever you commit a crime, you gain 1 life.")
MYCOID = permanent(
    "Mycoid",
    "Enchantment",
    "At the beginning of your end step, if you descended this turn, you gain 5 life.",
)


# -- descended -------------------------------------------------------------------------------------


def life_at_the_end(at: Table) -> int:
    """Ann's life after the abilities of her end step."""
    at.to(Step.END)
    at.resolve_all()
    return at.life(ANN)


def test_700_11_a_creature_that_died_was_a_permanent_card() -> None:
    at = table(ann=[MYCOID, "Bear"])
    cast(at, "Destroy target creature.", "Bear")
    assert life_at_the_end(at) == 25


def test_700_11_from_anywhere_even_if_it_is_there_no_longer() -> None:
    at = table(ann=[MYCOID], library=["Bear"])
    cast(at, "Mill a card.")
    cast(at, "Exile target creature card from a graveyard.", "Bear")
    assert life_at_the_end(at) == 25


def test_700_11_instants_tokens_and_cards_of_others_do_not_count() -> None:
    at = table(ann=[MYCOID], bob=["Wall"])
    cast(at, "Create a 1/1 white Soldier creature token.")
    cast(at, "Destroy target creature.", "Soldier Token")
    cast(at, "Destroy target creature.", "Wall")
    assert life_at_the_end(at) == 20


def test_700_11_only_this_turn() -> None:
    at = table(ann=[MYCOID, "Bear"])
    cast(at, "Destroy target creature.", "Bear")
    at.to_turn(ANN)
    life = at.life(ANN)
    assert life_at_the_end(at) == life


# -- crimes ----------------------------------------------------------------------------------------


def test_700_13_targeting_an_opponent_or_what_is_theirs_is_a_crime() -> None:
    at = table(ann=[OUTLAW], bob=["Giant"])
    at.graveyard(BOB, "Bear")
    cast(at, "Target player gains 1 life.", BOB)
    at.resolve_all()
    cast(at, "Tap target creature.", "Giant")
    at.resolve_all()
    cast(at, "Exile target creature card from a graveyard.", "Bear")
    at.resolve_all()
    assert at.life(ANN) == 23


def test_700_13_once_for_a_spell_with_several_such_targets() -> None:
    at = table(ann=[OUTLAW], bob=["Giant", "Wall"])
    cast(at, "Tap two target creatures.", ("Giant", "Wall"))
    at.resolve_all()
    assert at.life(ANN) == 21


def test_700_13_what_is_yours_and_what_has_no_target_is_none() -> None:
    at = table(ann=[OUTLAW, "Bear"], bob=["Giant"])
    at.graveyard(ANN, "Wall")
    cast(at, "Tap target creature.", "Bear")
    cast(at, "Exile target creature card from a graveyard.", "Wall")
    cast(at, "Tap all creatures.")
    at.resolve_all()
    assert at.life(ANN) == 20


def test_700_13_an_ability_that_triggers_is_a_crime_too() -> None:
    at = table(ann=[OUTLAW, permanent("Bell", text="{0}: Target opponent loses 1 life.")])
    at.act(ANN, "activate Bell", BOB)
    at.resolve_all()
    assert at.life(ANN) == 21


def test_700_13_the_crimes_of_this_turn_are_known() -> None:
    vigilante = creature(
        "Vigilante", text="~ has flying as long as you've committed a crime this turn."
    )
    at = table(ann=[vigilante])
    before = at.object("Vigilante").now.keywords
    cast(at, "Target opponent loses 1 life.", BOB)
    assert at.object("Vigilante").now.keywords != before
    at.to_turn(BOB)
    assert at.object("Vigilante").now.keywords == before


# -- expending -------------------------------------------------------------------------------------


def test_700_14_once_as_the_mana_spent_on_spells_reaches_the_number() -> None:
    mentor = permanent("Mentor", "Enchantment", "Whenever you expend 4, you gain 1 life.")
    bears = [creature(name, cost="{3}") for name in ("First", "Second", "Third")]
    at = table(ann=[mentor], hand=bears)
    at.define(*LANDS)
    at.battlefield(ANN, *["Swamp"] * 9)
    for name, life in (("First", 20), ("Second", 21), ("Third", 21)):
        at.act(ANN, f"cast {name}")
        at.resolve_all()
        assert at.life(ANN) == life


def test_700_14_mana_for_abilities_does_not_count() -> None:
    mentor = permanent("Mentor", "Enchantment", "Whenever you expend 2, you gain 1 life.")
    at = table(ann=[mentor, permanent("Bell", text="{2}: You lose 1 life.")])
    at.define(*LANDS)
    at.battlefield(ANN, "Swamp", "Swamp")
    at.act(ANN, "activate Bell")
    at.resolve_all()
    assert at.life(ANN) == 19


# -- entered, left, targeted -----------------------------------------------------------------------


def test_603_4_what_entered_this_turn_counts_even_if_it_has_left() -> None:
    mice = creature(
        "Mice",
        text="~ gets +0/+2 as long as two or more nonland permanents entered under your control "
        "this turn.",
    )
    at = table(ann=[mice])
    cast(at, "Create a 1/1 white Soldier creature token.")
    assert at.power_toughness("Mice") == (2, 2)
    cast(at, "Destroy target creature.", "Soldier Token")
    cast(at, "Create a Food token.")
    assert at.power_toughness("Mice") == (2, 4)


def test_603_6c_what_left_the_battlefield_under_your_control() -> None:
    pals = permanent(
        "Pals",
        "Enchantment",
        "At the beginning of your end step, if a permanent left the battlefield under your control "
        "this turn, you gain 1 life.",
    )
    at = table(ann=[pals, "Bear"], bob=["Wall"])
    cast(at, "Destroy target creature.", "Wall")
    assert life_at_the_end(at.fork()) == 20
    cast(at, "Destroy target creature.", "Bear")
    assert life_at_the_end(at) == 21


def test_603_2e_valiant_counts_the_first_time_each_turn() -> None:
    hero = creature(
        "Hero",
        text="Valiant — Whenever ~ becomes the target of a spell or ability you control for the "
        "first time each turn, put a +1/+1 counter on it.",
    )
    at = table(ann=[hero])
    cast(at, "Tap target creature.", "Hero", by=BOB)
    at.resolve_all()
    assert at.power_toughness("Hero") == (2, 2)
    for _ in range(2):
        cast(at, "Tap target creature.", "Hero")
        at.resolve_all()
        assert at.power_toughness("Hero") == (3, 3)
    at.to_turn(BOB)
    cast(at, "Tap target creature.", "Hero")
    at.resolve_all()
    assert at.power_toughness("Hero") == (4, 4)
