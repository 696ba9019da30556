"""Counters. CR 122."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table


def test_122_6_as_many_counters_as_life_was_gained() -> None:
    text = (
        "Wurm enters with X +1/+1 counters on it, where X is the amount of life you've gained this "
        "turn."
    )
    at = table()
    at.hand(ANN, creature("Wurm", 2, 2, text))
    at.begin(ANN)
    cast(at, "You gain 3 life.")
    at.act(ANN, "cast Wurm")
    at.resolve_all()
    assert at.power_toughness("Wurm") == (5, 5)


def test_122_6_counters_of_two_kinds_are_put_at_once() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Relic")
    at.begin(ANN)
    cast(
        at,
        "Put a +1/+1 counter on each creature you control and a charge counter on each artifact "
        "you control.",
    )
    assert at.object("Bear").counters == {"+1/+1": 1}
    assert at.object("Relic").counters == {"charge": 1}


def test_122_1_any_counter_is_a_counter() -> None:
    at = table()
    text = "Totem has flying as long as it has a counter on it."
    other = "Idol has flying as long as it doesn't have a charge counter on it."
    at.battlefield(ANN, creature("Totem", text=text), creature("Idol", text=other))
    assert not at.object("Totem").now.keywords
    assert at.object("Idol").now.keywords
    cast(at, "Put a charge counter on each creature you control.")
    assert at.object("Totem").now.keywords
    assert not at.object("Idol").now.keywords


@pytest.mark.parametrize(("deaths", "zone"), [(1, Zone.HAND), (2, Zone.BATTLEFIELD)])
def test_122_1_the_counters_that_a_player_has(deaths: int, zone: Zone) -> None:
    text = (
        "Whenever another creature you control dies, you get an experience counter.\n"
        "At the beginning of your end step, choose target creature card in your graveyard. If that "
        "card's mana value is less than or equal to the number of experience counters you have, "
        "return it to the battlefield. Otherwise, put it into your hand."
    )
    at = table()
    at.battlefield(ANN, creature("Meren", 3, 4, text), *["Bear"] * deaths)
    at.graveyard(ANN, creature("Ogre", cost="{2}"))
    for _ in range(deaths):
        cast(at, "Destroy target creature.", "Bear")
        at.resolve_all()
    at.choose_for(Kind.TARGETS, "Ogre")
    at.to_turn(BOB)
    assert at.object("Ogre").zone is zone


def test_122_1_the_counters_asked_for_are_removed() -> None:
    at = table()
    text = (
        "{0}: Put a charge counter on Mill. Then if it has two or more charge counters on it, "
        "remove them and you gain 5 life."
    )
    at.battlefield(ANN, permanent("Mill", text=text))
    at.object("Mill").add_counters("oil", 1)
    at.act(ANN, "activate Mill")
    at.resolve()
    assert at.object("Mill").counters == {"oil": 1, "charge": 1}
    at.act(ANN, "activate Mill")
    at.resolve()
    assert at.life(ANN) == 25
    assert at.object("Mill").counters.get("charge", 0) == 0
    assert at.object("Mill").counters["oil"] == 1


PROUD = creature(
    "Proud", text="Whenever one or more +1/+1 counters are put on Proud, you gain 1 life."
)
HUMBLE = creature(
    "Humble", text="Whenever a +1/+1 counter is removed from Humble, you gain 1 life."
)


def test_122_6_no_counters_are_not_put() -> None:
    at = table(ann=[PROUD, "Bear"])
    for counted, life in (("Goblins", 20), ("creatures", 21)):
        text = f"Put X +1/+1 counters on Proud, where X is the number of {counted} you control."
        cast(at, text.replace("Proud", "target creature"), "Proud")
        at.resolve_all()
        assert at.life(ANN) == life


def test_122_6_what_gets_no_share_of_counters_gets_none_put_on_it() -> None:
    at = table(ann=[PROUD, "Bear"])
    text = "Distribute a number of +1/+1 counters equal to the number of creatures you control "
    text += "among any number of creatures you control."
    cast(at, text, then=({"Bear": 2},))
    at.resolve_all()
    assert at.power_toughness("Bear") == (4, 4)
    assert at.life(ANN) == 20


def test_122_a_counter_that_is_not_there_is_not_removed() -> None:
    at = table(ann=[HUMBLE])
    for life in (20, 21):
        cast(at, "Remove a +1/+1 counter from target creature.", "Humble")
        at.resolve_all()
        assert at.life(ANN) == life
        at.object("Humble").counters["+1/+1"] = 1


def test_122_1_getting_poison_is_not_getting_energy() -> None:
    text = "Whenever you get one or more {E}, you gain 1 life."
    at = table(ann=[permanent("Meter", text=text)])
    for effect, life in (("Target player gets a poison counter.", 20), ("You get {E}{E}.", 21)):
        cast(at, effect, *(["Ann"] if "Target" in effect else []))
        at.resolve_all()
        assert at.life(ANN) == life


def test_122_6_a_permanent_enters_with_additional_counters_and_with_two_kinds() -> None:
    at = table()
    at.graveyard(ANN, creature("Ox"), creature("Elk"))
    cast(
        at,
        "Return target creature card from your graveyard to the battlefield with two additional "
        "+1/+1 counters on it.",
        "Ox",
    )
    assert at.object("Ox").counters == {"+1/+1": 2}
    cast(
        at,
        "Return target creature card from your graveyard to the battlefield with a hexproof "
        "counter and an indestructible counter on it.",
        "Elk",
    )
    assert at.object("Elk").counters == {"hexproof": 1, "indestructible": 1}


def test_122_6_a_card_chosen_as_it_resolves_enters_with_its_counter() -> None:
    at = table()
    at.graveyard(ANN, creature("Ox"))
    cast(
        at,
        "You may put a creature card from your hand or graveyard onto the battlefield with a "
        "finality counter on it.",
        then=(True, "Ox"),
    )
    assert at.object("Ox").counters == {"finality": 1}
