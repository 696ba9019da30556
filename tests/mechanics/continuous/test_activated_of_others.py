"""What has all activated abilities of other objects. CR 602.1, 607.5, 613.1f."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, ask_again, cast, creature, permanent
from tests.table import table

OOZE = creature(
    "Ooze",
    text="As long as Ooze is on the battlefield, it has all activated abilities of all creature "
    "cards in all graveyards.",
)
HEALER = creature("Healer", text="{0}: You gain 1 life.\nWhenever Healer attacks, draw a card.")
WELDER = creature(
    "Welder",
    text="{T}: Exile target artifact card from a graveyard.\nWelder has all activated abilities of "
    "all cards exiled with it.",
)
KRAJ = creature(
    "Kraj",
    text="Kraj has all activated abilities of each other creature with a +1/+1 counter on it.",
)


def test_613_1f_activated_abilities_of_cards_are_had_while_they_are_there() -> None:
    at = table(ann=[OOZE])
    at.graveyard(ANN, HEALER)
    ask_again(at)
    at.act(ANN, "activate Ooze")
    at.resolve_all()
    assert at.life(ANN) == 21
    assert not at.object("Ooze").now.kit.triggered
    cast(at, "Exile target card from a graveyard.", "Healer")
    assert at.why_not(ANN, "activate Ooze") is not None


def test_602_1_the_ability_is_of_the_object_that_has_it() -> None:
    at = table(ann=[OOZE])
    at.graveyard(ANN, creature("Grower", text="{0}: Grower gets +1/+1 until end of turn."))
    ask_again(at)
    at.act(ANN, "activate Ooze")
    at.resolve_all()
    assert at.power_toughness("Ooze") == (3, 3)


def test_607_2a_only_the_cards_exiled_with_it_count() -> None:
    at = table(ann=[WELDER])
    gear = permanent("Gear", text="{0}: You gain 1 life.")
    at.graveyard(ANN, gear, permanent("Gong", text="{0}: You gain 5 life."))
    at.begin(ANN)
    at.act(ANN, "activate Welder", "Gear")
    at.resolve_all()
    cast(at, "Exile target card from a graveyard.", "Gong")
    assert len(at.object("Welder").now.kit.activated) == 2
    at.act(ANN, "activate Welder.1")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_607_5_abilities_from_one_card_are_linked_only_with_each_other() -> None:
    at = table(ann=[WELDER])
    box = permanent(
        "Box",
        text="{0}: Exile the top card of your library.\n{0}: Put all cards exiled with Box into "
        "their owner's hand.",
    )
    at.graveyard(ANN, box)
    at.library(ANN, "Bear")
    at.begin(ANN)
    at.act(ANN, "activate Welder", "Box")
    at.resolve_all()
    at.act(ANN, "activate Welder.1")
    at.resolve_all()
    at.act(ANN, "activate Welder.2")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]
    assert "Box" in at.names_in(Zone.EXILE, ANN)


def test_613_8_it_waits_for_what_takes_the_abilities_away() -> None:
    at = table(ann=[KRAJ, HEALER])
    cast(at, "Put a +1/+1 counter on target creature.", "Healer")
    assert len(at.object("Kraj").now.kit.activated) == 1
    cast(at, "Target creature loses all abilities until end of turn.", "Healer")
    assert not at.object("Kraj").now.kit.activated


def test_702_1_what_an_activated_keyword_stands_for_is_had() -> None:
    at = table(ann=[OOZE, "Bear"])
    at.graveyard(ANN, creature("Diver", text="Outlast {0}"))
    ask_again(at)
    assert at.why_not(ANN, "activate Ooze") is None
