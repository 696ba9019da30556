"""What goes on top of a library or into exile rather than into a graveyard. CR 614.1a, 614.12."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell, text_card
from tests.table import table

PULMONIC = creature(
    "Pulmonic",
    text='All Slivers have "If this permanent would be put into a graveyard, you may put it on top '
    "of its owner's library instead.\"",
    types="Creature — Sliver",
)
SLIVER = creature("Sliver", types="Creature — Sliver")
ENVEC = creature(
    "Envec",
    text="If a black or red permanent, spell, or card not on the battlefield would be put into a "
    "graveyard, exile it instead.",
)


@pytest.mark.parametrize(("answer", "zone"), [("yes", Zone.LIBRARY), ("no", Zone.GRAVEYARD)])
def test_614_1a_the_controller_of_the_sliver_decides(answer: str, zone: Zone) -> None:
    at = table(ann=[PULMONIC], bob=[SLIVER])
    cast(at, "Destroy target creature.", "Sliver", then=(answer,))
    assert at.names_in(zone, BOB)[:1] == ["Sliver"]


def test_614_1a_sacrificed_slivers_may_go_there_but_no_other_creatures() -> None:
    at = table(ann=[PULMONIC, SLIVER, "Bear"])
    cast(at, "Sacrifice a creature.", then=("Sliver", "yes"))
    cast(at, "Destroy target creature.", "Bear")
    assert at.names_in(Zone.LIBRARY, ANN)[0] == "Sliver"
    assert "Bear" in at.names_in(Zone.GRAVEYARD, ANN)


def test_614_1a_a_discarded_sliver_card_is_no_sliver_with_the_ability() -> None:
    at = table(ann=[PULMONIC], hand=[SLIVER])
    cast(at, "Discard a card.")
    assert "Sliver" in at.names_in(Zone.GRAVEYARD, ANN)


def buried(cost: str, zone: Zone) -> Table:
    """A creature card of this cost was put into Bob's graveyard from a zone, beside Ann's Envec."""
    ox = text_card("Ox", "Creature", "", ("2", "2"), cost=cost)
    at = table(ann=[ENVEC])
    if zone is Zone.BATTLEFIELD:
        at.battlefield(BOB, ox)
        cast(at, "Destroy target creature.", "Ox")
    elif zone is Zone.HAND:
        at.hand(BOB, ox)
        cast(at, "Target opponent discards a card.")
    else:
        at.library(BOB, ox)
        cast(at, "Target opponent mills a card.")
    return at


@pytest.mark.parametrize("zone", [Zone.BATTLEFIELD, Zone.HAND, Zone.LIBRARY])
@pytest.mark.parametrize(("cost", "exiled"), [("{B}", True), ("{R/G}", True), ("{W}", False)])
def test_614_1a_black_and_red_cards_are_exiled_from_anywhere(
    cost: str, zone: Zone, *, exiled: bool
) -> None:
    at = buried(cost, zone)
    assert ("Ox" in at.names_in(Zone.EXILE)) == exiled
    assert ("Ox" in at.names_in(Zone.GRAVEYARD, BOB)) != exiled


def test_614_1a_a_red_spell_is_exiled_as_it_resolves() -> None:
    bolt = text_card("Bolt", "Instant", "Bolt deals 3 damage to any target.", cost="{R}")
    hill = permanent("Hill", "Land", "{T}: Add {R}.", cost="")
    at = table(ann=[ENVEC, hill], hand=[bolt, spell("You gain 1 life.", "Salve")])
    at.act(ANN, "cast Bolt", "Bob")
    at.resolve()
    at.act(ANN, "cast Salve")
    at.resolve()
    assert at.names_in(Zone.EXILE) == ["Bolt"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Salve"]
