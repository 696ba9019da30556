"""The bottom card of a library or graveyard. CR 401.1, 404.2."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, creature, permanent
from tests.table import table

OWL = creature("Owl", 1, 1)
LION = creature("Lion", 5, 5)
RELIC = permanent("Relic")
DIG = (
    "{0}: Put the bottom card of your library into your graveyard. If it's a creature card with "
    "power less than or equal to ~'s power, put it onto the battlefield."
)


def dug(bottom: str) -> Table:
    """Ann's Warden has put this bottom card of her library into her graveyard."""
    at = table(known=[OWL, LION, RELIC], ann=[creature("Warden", 2, 2, DIG)], blanks=0)
    at.library(ANN, RELIC, RELIC, {"Owl": OWL, "Lion": LION, "Relic": RELIC}[bottom])
    at.act(ANN, "activate Warden")
    at.resolve()
    return at


def test_608_2c_the_card_is_put_onto_the_battlefield_and_not_the_warden() -> None:
    at = dug("Owl")
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Owl", "Warden"]
    assert at.names_in(Zone.LIBRARY, ANN) == ["Relic", "Relic"]


def test_608_2c_a_card_that_doesnt_fit_stays_in_the_graveyard() -> None:
    assert dug("Lion").names_in(Zone.GRAVEYARD, ANN) == ["Lion"]
    assert dug("Relic").names_in(Zone.GRAVEYARD, ANN) == ["Relic"]


def test_401_1_a_player_puts_the_bottom_card_of_their_own_library() -> None:
    text = (
        "{0}: Target player puts the bottom card of their library into their graveyard. If it's a "
        "creature card, you create a 2/2 black Zombie creature token."
    )
    at = table(ann=[permanent("Door", "Artifact", text)], blanks=0)
    at.library(BOB, RELIC, OWL)
    at.act(ANN, "activate Door", "Bob")
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Owl"]
    assert at.object("Zombie Token").controller == ANN


def test_404_2_the_bottom_card_of_a_graveyard_was_put_there_first() -> None:
    text = "{0}: Exile the bottom card of target player's graveyard."
    at = table(ann=[permanent("Furnace", "Artifact", text)])
    at.graveyard(BOB, OWL, LION)
    ask_again(at)
    at.act(ANN, "activate Furnace", "Bob")
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Lion"]
