"""Wordings that the newest sets use, each played. CR 614.1c, 608.2g, 702.21a."""

from __future__ import annotations

import pytest

from jajna.judge.table import RefusedError
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, LAND, cast, creature, permanent
from tests.table import table


def test_614_1c_others_enter_with_two_additional_counters() -> None:
    text = "Creatures you control enter with two additional +1/+1 counters on them."
    at = table(ann=[permanent("Hive", "Enchantment", text)], hand=[creature("Ox")])
    at.act(ANN, "cast Ox")
    at.resolve()
    assert at.object("Ox").counters == {"+1/+1": 2}


def test_614_1c_others_enter_with_x_additional_counters() -> None:
    text = (
        "Each other creature you control enters with X additional +1/+1 counters on it, where X is "
        "the number of lands you control."
    )
    lord = creature("Lord", text=text)
    at = table(ann=[lord, LAND, LAND, LAND], hand=[creature("Ox")])
    at.act(ANN, "cast Ox")
    at.resolve()
    assert at.object("Ox").counters == {"+1/+1": 3}


GROVE = permanent("Grove", "Land", "{T}: Add {G}.", cost="")
COMMANDO = creature(
    "Commando",
    text="This creature enters with two +1/+1 counters on it if it wasn't cast or no mana was "
    "spent to cast it.",
    cost="{1}",
)


def test_614_1c_what_was_not_cast_enters_with_counters() -> None:
    at = table()
    at.graveyard(ANN, COMMANDO)
    cast(at, "Return target creature card from your graveyard to the battlefield.", "Commando")
    assert at.object("Commando").counters == {"+1/+1": 2}


def test_614_1c_what_was_cast_for_mana_enters_without() -> None:
    at = table(ann=[GROVE], hand=[COMMANDO])
    at.act(ANN, "cast Commando")
    at.resolve()
    assert at.object("Commando").counters == {}


STORM = (
    "Exile the top card of your library. You may cast it without paying its mana cost if that "
    "spell's mana value is 3 or less. If you don't, put that card into your hand."
)


@pytest.mark.parametrize(("cost", "zone"), [("{3}", Zone.BATTLEFIELD), ("{4}", Zone.HAND)])
def test_608_2g_only_a_spell_of_so_much_mana_value_is_cast(cost: str, zone: Zone) -> None:
    at = table(library=[creature("Ox", cost=cost)])
    cast(at, STORM, then=("Ox",) if zone is Zone.BATTLEFIELD else ())
    at.resolve_all()
    assert at.object("Ox").zone is zone


@pytest.mark.parametrize("lands", [0, 1])
def test_707_12_a_copy_of_a_card_is_cast_for_its_mana_cost(lands: int) -> None:
    text = "Exile target creature card from your graveyard. Copy it. You may cast the copy."
    at = table(ann=[GROVE] * lands)
    at.graveyard(ANN, creature("Ox", cost="{1}"))
    cast(at, text, "Ox", then=("Ox",) if lands else ())
    at.resolve_all()
    oxen = [one for one in at.names_in(Zone.BATTLEFIELD, ANN) if one == "Ox"]
    assert len(oxen) == lands


def test_702_21a_ward_for_life_is_granted_in_quotation_marks() -> None:
    text = 'Other creatures you control have "Ward—Pay 2 life."'
    at = table(ann=[creature("Ox")], bob=[creature("Guard", text=text), creature("Elk")])
    cast(at, "Destroy target creature.", "Elk", then=(True,))
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Elk"]
    assert at.game.players[ANN].life == 18


def test_608_2c_something_is_done_for_each_of_those_permanents() -> None:
    at = table(ann=[creature("Ox")], bob=[creature("Elk"), creature("Yak")])
    cast(
        at,
        "Destroy up to three target nonland permanents. For each of those permanents, its "
        "controller creates a 3/3 white Angel creature token with flying.",
        ("Ox", "Elk", "Yak"),
    )
    assert at.names_in(Zone.BATTLEFIELD) == ["Angel Token"] * 3
    controllers = [at.game.object(one).controller for one in at.game.zones.battlefield]
    assert sorted(controllers) == [ANN, BOB, BOB]


def test_508_1d_a_toll_is_for_each_of_those_creatures() -> None:
    text = (
        "When this creature enters, until your next turn, creatures can't attack you or "
        "planeswalkers you control unless their controller pays {2} for each of those creatures."
    )
    at = table(hand=[creature("Spirit", text=text)], bob=[creature("Elk")])
    at.act(ANN, "cast Spirit")
    at.resolve_all()
    at.to_turn(BOB)
    at.to(Step.DECLARE_ATTACKERS)
    with pytest.raises(RefusedError):
        at.attack("Elk", at=ANN)


def test_603_7b_the_next_attack_of_the_turn_is_waited_for_once() -> None:
    at = table(ann=[creature("Ox")])
    cast(at, "When you next attack this turn, you gain 3 life.")
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Ox", at=BOB)
    at.resolve_all()
    assert at.game.players[ANN].life == 23


def test_603_7b_an_attack_of_another_turn_is_not_the_next_this_turn() -> None:
    at = table(ann=[creature("Ox")])
    cast(at, "When you next attack this turn, you gain 3 life.")
    at.to_turn(BOB)
    at.to_turn(ANN)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Ox", at=BOB)
    at.resolve_all()
    assert at.game.players[ANN].life == 20


def test_121_1_the_first_and_the_second_card_of_a_turn_both_trigger() -> None:
    text = "Whenever you draw your first or second card each turn, you gain 1 life."
    at = table(ann=[permanent("Well", "Enchantment", text)], library=["Bear"] * 4)
    before = at.game.players[ANN].happened("drawn")
    cast(at, "Draw three cards.")
    at.resolve_all()
    assert at.game.players[ANN].life == 20 + 2 - before


def test_122_1_the_number_of_counters_is_even_or_odd() -> None:
    text = "This creature gets +3/+3 as long as it has an odd number of counters on it."
    at = table(ann=[creature("Twin", 1, 1, text)])
    assert at.power_toughness("Twin") == (1, 1)
    cast(at, "Put a charge counter on target creature.", "Twin")
    assert at.power_toughness("Twin") == (4, 4)
    cast(at, "Put a charge counter on target creature.", "Twin")
    assert at.power_toughness("Twin") == (1, 1)


def test_702_177a_an_exhaust_ability_may_have_a_condition_of_its_own() -> None:
    text = "Exhaust — {0}: You gain 3 life. Activate only during your turn."
    at = table(ann=[creature("Monk", text=text)])
    at.act(ANN, "activate Monk")
    at.resolve_all()
    assert at.game.players[ANN].life == 23
    assert at.why_not(ANN, "activate Monk") is not None


def test_702_177a_the_condition_holds_for_the_turn_of_another_player() -> None:
    text = "Exhaust — {0}: You gain 3 life. Activate only during your turn."
    at = table(ann=[creature("Monk", text=text)])
    at.to_turn(BOB)
    assert at.why_not(ANN, "activate Monk") is not None
    at.to_turn(ANN)
    assert at.why_not(ANN, "activate Monk") is None
