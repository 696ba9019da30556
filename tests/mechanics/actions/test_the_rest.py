"""Sacrificing and destroying what wasn't chosen. CR 701.21a, 701.8, 608.2c."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import CAT, table

OWL = creature("Owl", 1, 1)
DOG = creature("Dog", 1, 1)
FOX = creature("Fox", 1, 1, "Indestructible")
RELIC = permanent("Relic")


def test_701_21a_each_player_keeps_what_they_choose_of_their_own() -> None:
    at = table(3, ann=[OWL, DOG, RELIC], bob=[DOG, FOX])
    at.battlefield(CAT, OWL)
    text = "Each player chooses a creature or planeswalker they control, then sacrifices the rest."
    cast(at, text, then=("Owl", "Dog"))
    found = [at.object(one) for one in at.game.zones.battlefield]
    kept = sorted((one.controller, one.now.name) for one in found)
    assert kept == [(ANN, "Owl"), (ANN, "Relic"), (BOB, "Dog"), (CAT, "Owl")]


def test_608_2c_who_has_no_more_than_they_choose_sacrifices_nothing() -> None:
    at = table(ann=[OWL, RELIC], bob=[OWL, DOG, FOX, RELIC])
    text = "Each player chooses three permanents they control, then sacrifices the rest."
    cast(at, text, then=(("Owl", "Fox", "Relic"),))
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Dog"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Spell"]


def test_608_2c_who_doesnt_fit_keeps_everything() -> None:
    field = permanent("Field", "Land", cost="")
    at = table(ann=[field] * 3, bob=[field] * 2)
    text = "Each player who controls three or more lands chooses two lands they control and "
    fields = at.game.zones.battlefield
    cast(at, text + "sacrifices the rest.", then=((fields[0], fields[1]),))
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Field", "Spell"]
    assert at.names_in(Zone.GRAVEYARD, BOB) == []


def test_701_8_all_but_one_at_random_are_destroyed() -> None:
    at = table(ann=[OWL, RELIC], bob=[DOG, OWL])
    cast(at, "Choose a creature at random, then destroy the rest.")
    left = at.names_in(Zone.BATTLEFIELD)
    assert len(left) == 2
    assert "Relic" in left


CATACLYSM = (
    "Each player chooses from among the permanents they control an artifact, a creature, an "
    "enchantment, and a land, then sacrifices the rest."
)


def test_608_2d_each_player_keeps_one_of_each_kind() -> None:
    field = permanent("Field", "Land", cost="")
    golem = permanent("Idol", "Artifact")
    at = table(ann=[OWL, DOG, RELIC, golem, field], bob=[FOX, OWL])
    cast(at, CATACLYSM, then=("Idol", "Dog", "Fox"))
    found = [at.object(one) for one in at.game.zones.battlefield]
    kept = sorted((one.controller, one.now.name) for one in found)
    assert kept == [(ANN, "Dog"), (ANN, "Field"), (ANN, "Idol"), (BOB, "Fox")]


def test_608_2d_one_permanent_may_be_chosen_for_two_kinds() -> None:
    golem = creature("Golem", 2, 2, types="Artifact Creature")
    at = table(ann=[OWL, RELIC, golem])
    cast(at, CATACLYSM, then=("Golem", "Golem"))
    assert at.names_in(Zone.BATTLEFIELD) == ["Golem"]


def test_608_2d_only_among_the_permanents_told_of() -> None:
    field = permanent("Field", "Land", cost="")
    text = (
        "Each player chooses an artifact, a creature, an enchantment, and a planeswalker from "
        "among the nonland permanents they control, then sacrifices the rest."
    )
    at = table(ann=[OWL, DOG, field, field])
    cast(at, text, then=("Owl",))
    assert at.names_in(Zone.BATTLEFIELD) == ["Owl", "Field", "Field"]
