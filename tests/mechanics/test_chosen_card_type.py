"""A card type that is chosen, and what is of it. CR 205.2a, 110.4, 608.2d."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell
from tests.table import table

OWL = creature("Owl", 1, 1)
GOLEM = creature("Golem", 2, 2, types="Artifact Creature")
RELIC = permanent("Relic")
BOLT = spell("You gain 1 life.", "Bolt")


def test_205_2a_all_cards_of_the_type_and_no_others() -> None:
    at = table()
    at.graveyard(ANN, OWL, GOLEM, RELIC, BOLT)
    at.graveyard(BOB, RELIC)
    text = "Choose a permanent type. Return all cards of the chosen type from your graveyard to "
    cast(at, f"{text}your hand.", then=("artifact",))
    assert sorted(at.names_in(Zone.HAND, ANN)) == ["Golem", "Relic"]


def test_110_4_instant_is_no_permanent_type() -> None:
    at = table()
    text = "Choose a permanent type. Return all cards of the chosen type from your graveyard to "
    at.hand(ANN, spell(f"{text}your hand."))
    ask_again(at)
    at.act(ANN, "cast Spell")
    at.to_question(Kind.WORD)
    assert at.asked is not None
    offered = [at.describe(option) for option in at.asked.options]
    assert len(offered) == 6
    assert not any("instant" in one for one in offered)


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
