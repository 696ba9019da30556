"""Players who each exile, sacrifice and put back, and who search and shuffle. CR 608.2c, 608.2e."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

OWL = creature("Owl", 1, 1)
CAT = creature("Cat", 1, 1)
DOG = creature("Dog", 1, 1)
FOX = creature("Fox", 1, 1)
SWAP = (
    "Each player exiles all creature cards from their graveyard, then sacrifices all creatures "
    "they control, then puts all cards they exiled this way onto the battlefield."
)
PLAINS = permanent("Plains", "Basic Land — Plains", "{T}: Add {W}.", cost="")


def test_608_2c_creatures_and_creature_cards_in_graveyards_change_places() -> None:
    at = table(ann=[OWL], bob=[DOG])
    at.graveyard(ANN, CAT, permanent("Relic"))
    at.graveyard(BOB, FOX)
    cast(at, SWAP)
    found = [at.object(one) for one in at.game.zones.battlefield]
    assert {one.now.name: one.controller for one in found} == {"Cat": ANN, "Fox": BOB}
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Dog"]
    assert "Relic" in at.names_in(Zone.GRAVEYARD, ANN)


def test_608_2c_a_creature_of_another_owner_goes_to_its_owners_graveyard_for_good() -> None:
    at = table(ann=[OWL], bob=[DOG])
    at.object("Dog").controller = ANN
    at.graveyard(BOB, FOX)
    cast(at, SWAP)
    assert at.names_in(Zone.BATTLEFIELD) == ["Fox"]
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Dog"]


def test_701_23_only_who_searched_shuffles() -> None:
    at = table()
    at.library(ANN, PLAINS, OWL, CAT)
    at.library(BOB, DOG, FOX, CAT)
    before = list(at.game.players[BOB].library)
    text = (
        "Each player may search their library for a basic land card and put it onto the "
        "battlefield tapped. Then each player who searched their library this way shuffles."
    )
    cast(at, text, then=("yes", "no", "Plains"))
    assert at.names_in(Zone.BATTLEFIELD) == ["Plains"]
    assert at.object("Plains").tapped
    assert at.game.players[BOB].library == before
