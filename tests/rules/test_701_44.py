"""Explore. CR 701.44."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.events.hidden import Revealed
from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, spell
from tests.table import table


def explored(*top: str, away: bool = False) -> Table:
    """Ann's Bear explores with this card on top of her library."""
    at = table(ann=["Bear"], library=top, blanks=0)
    cast(at, "Target creature you control explores.", "Bear", then=(away,) if top else ())
    return at


@pytest.mark.parametrize("away", [False, True])
def test_701_44a_a_card_that_is_no_land_may_be_put_away(away: bool) -> None:
    at = explored("Giant", away=away)
    assert at.names_in(Zone.GRAVEYARD, ANN) == (["Giant", "Spell"] if away else ["Spell"])
    assert at.names_in(Zone.LIBRARY, ANN) == ([] if away else ["Giant"])
    assert at.power_toughness("Bear") == (3, 3)


def test_701_44a_the_card_is_revealed() -> None:
    at = explored("Giant")
    shown = [event for event in at.game.history.log if isinstance(event, Revealed)]
    assert [event.player for event in shown] == [ANN]
    assert at.game.knowledge.seen[at.game.players[ANN].library[0]] >> BOB & 1


def test_701_44a_without_a_library_nothing_is_revealed() -> None:
    at = explored()
    assert not [event for event in at.game.history.log if isinstance(event, Revealed)]
    assert at.power_toughness("Bear") == (3, 3)


def test_701_44a_a_land_is_put_into_the_hand_and_stays_there() -> None:
    at = table(ann=["Bear"], library=["Field"], blanks=0)
    cast(at, "Target creature you control explores.", "Bear")
    assert at.names_in(Zone.HAND, ANN) == ["Field"]
    assert at.power_toughness("Bear") == (2, 2)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Spell"]


def test_701_34_only_what_has_counters_is_proliferated() -> None:
    at = table(ann=["Bear", creature("Ape")])
    at.object("Bear").counters["+1/+1"] = 1
    at.hand(ANN, spell("Proliferate."))
    at.act(ANN, "cast Spell")
    at.to_question(Kind.OBJECTS)
    question = at.asked
    assert question is not None
    assert [at.describe(option) for option in question.options] == ["Bear"]
