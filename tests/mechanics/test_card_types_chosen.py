"""Card types that players choose, as they are told or as a permanent enters.

CR 110.4, 205.2a, 607.2d, 608.2d.
"""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.era import find
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.vocab import TYPE_NAMES, Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell, text_card
from tests.table import table

ENVOY = creature(
    "Envoy",
    text="As Envoy enters, choose a card type.\n"
    "You and creatures you control have protection from the chosen card type.",
)
OWL = creature("Owl", 1, 1)
GOLEM = creature("Golem", 2, 2, types="Artifact Creature")
RELIC = permanent("Relic")
BOLT = spell("You gain 1 life.", "Bolt")
OOZE = creature(
    "Ooze",
    text="As Ooze enters, choose a card type.\nSpells you cast of the chosen type cost {1} less to "
    "cast.",
)
DOOM = spell("Destroy target creature an opponent controls.", "Doom")
LOSS = spell("Target opponent loses 1 life.", "Loss")


def chosen(card: str, kind: str) -> Table:
    """Ann's creature has entered, for which she chose a card type; Bob has two instants."""
    at = table(ann=["Bear"], hand=[ENVOY, OOZE])
    at.hand(BOB, DOOM, LOSS)
    at.begin(ANN)
    at.act(ANN, f"cast {card}", kind)
    at.resolve_all()
    return at


@pytest.mark.parametrize(("kind", "hurt"), [("instant", False), ("sorcery", True)])
def test_702_16e_damage_of_the_chosen_card_type_is_prevented(kind: str, *, hurt: bool) -> None:
    at = chosen("Envoy", kind)
    cast(at, "Spell deals 1 damage to each creature and each player.", by=BOB)
    at.resolve_all()
    assert [at.object(name).damage for name in ("Envoy", "Bear")] == [hurt, hurt]
    assert (at.life(ANN), at.life(BOB)) == (20 - hurt, 19)


@pytest.mark.parametrize(("kind", "able"), [("instant", False), ("sorcery", True)])
def test_702_16b_what_has_the_chosen_card_type_cant_target_them(kind: str, *, able: bool) -> None:
    at = chosen("Envoy", kind)
    assert (at.why_not(BOB, "cast Doom") is None) == able
    assert (at.why_not(BOB, "cast Loss") is None) == able


def test_205_2a_card_types_are_offered_but_no_supertypes_and_no_subtypes() -> None:
    for word in ("basic", "Goblin"):
        at = table(hand=[ENVOY])
        at.begin(ANN)
        at.act(ANN, "cast Envoy", word)
        with pytest.raises(IllegalAnswerError, match="artifact, battle, creature, enchantment"):
            at.resolve_all()


@pytest.mark.parametrize(
    ("kind", "able"), [("artifact", True), ("creature", True), ("land", False)]
)
def test_601_2f_spells_of_the_chosen_card_type_cost_less(kind: str, *, able: bool) -> None:
    at = chosen("Ooze", kind)
    golem = text_card("Golem", "Artifact Creature", "", ("2", "2"), cost="{2}")
    at.battlefield(ANN, permanent("Stone", text="{T}: Add {C}."))
    at.hand(ANN, golem)
    ask_again(at)
    assert (at.why_not(ANN, "cast Golem") is None) == able


def test_205_2a_all_cards_of_the_type_and_no_others() -> None:
    at = table()
    at.graveyard(ANN, OWL, GOLEM, RELIC, BOLT)
    at.graveyard(BOB, RELIC)
    text = "Choose a permanent type. Return all cards of the chosen type from your graveyard to "
    cast(at, f"{text}your hand.", then=("artifact",))
    assert sorted(at.names_in(Zone.HAND, ANN)) == ["Golem", "Relic"]


def offered(text: str, era: str = "current") -> set[str]:
    """The words that a spell with this text has its controller choose from."""
    at = table(era=find(era), hand=[spell(text)])
    ask_again(at)
    at.act(ANN, "cast Spell")
    at.to_question(Kind.WORD)
    assert at.asked is not None
    return {at.describe(option) for option in at.asked.options}


TAKING_BACK = (
    "Choose a {} type. Return all cards of the chosen type from your graveyard to your hand."
)


def test_110_4_six_permanent_types_are_offered_and_instant_is_none() -> None:
    assert offered(TAKING_BACK.format("permanent")) == {
        "artifact",
        "battle",
        "creature",
        "enchantment",
        "land",
        "planeswalker",
    }


def test_205_2a_card_types_that_no_card_of_a_deck_has_are_offered_too() -> None:
    assert offered(TAKING_BACK.format("card")) == {*TYPE_NAMES.values()}


def test_205_2a_only_types_of_the_era_are_offered() -> None:
    six = {"artifact", "creature", "enchantment", "instant", "land", "sorcery"}
    assert offered(TAKING_BACK.format("card"), "current+card_types=six") == six
    assert offered(TAKING_BACK.format("permanent"), "current+card_types=six") == six - {
        "instant",
        "sorcery",
    }


def test_608_2c_the_rest_of_what_was_revealed_goes_elsewhere() -> None:
    at = table()
    at.library(ANN, OWL, BOLT, GOLEM, RELIC)
    text = (
        "Choose a card type, then reveal the top four cards of your library. Put all cards of the "
        "chosen type revealed this way into your hand and the rest into your graveyard."
    )
    cast(at, text, then=("creature",))
    assert sorted(at.names_in(Zone.HAND, ANN)) == ["Golem", "Owl"]
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Bolt", "Relic", "Spell"]


def test_608_2h_cards_revealed_from_a_hand_are_counted() -> None:
    at = table()
    at.hand(BOB, OWL, GOLEM, BOLT)
    text = (
        "Choose a card type. Target opponent reveals their hand. Create two 1/1 green Saproling "
        "creature tokens for each card of the chosen type revealed this way."
    )
    cast(at, text, "Bob", then=("creature",))
    assert at.names_in(Zone.BATTLEFIELD).count("Saproling Token") == 4


def queller() -> Table:
    """It is Ann's upkeep, whose Queller asks for a card type; she and Bob have an artifact each."""
    text = (
        "At the beginning of your upkeep, you may choose a card type. If you do, each player "
        "sacrifices a permanent of that type of their choice."
    )
    at = table(ann=[creature("Queller", 4, 4, text), RELIC], bob=[RELIC, OWL], step=None)
    at.begin(ANN, Step.UPKEEP)
    return at


def test_608_2d_each_player_sacrifices_one_of_that_type() -> None:
    at = queller()
    at.choose("yes", "artifact")
    at.resolve_all()
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Owl", "Queller"]


def test_608_2d_who_chooses_no_type_has_nobody_sacrifice() -> None:
    at = queller()
    at.choose("no")
    at.resolve_all()
    assert len(at.names_in(Zone.BATTLEFIELD)) == 4
