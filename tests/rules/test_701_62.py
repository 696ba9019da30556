"""Manifesting dread. CR 701.62."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, WALL, cast, permanent
from tests.table import table

WATCHER = permanent("Watcher", "Enchantment", "Whenever you manifest dread, you gain 1 life.")


def test_701_62a_one_of_two_cards_is_manifested_and_the_other_put_away() -> None:
    at = table(library=["Bear", "Wall", "Giant"])
    cast(at, "Manifest dread.", then=("Wall",))
    manifested = at.game.zones.battlefield[0]
    assert at.object(manifested).face_down
    assert at.object(manifested).definition.card.name == "Wall"
    assert at.power_toughness(manifested) == (2, 2)
    assert at.names_in(Zone.GRAVEYARD) == ["Bear", "Spell"]
    assert at.names_in(Zone.LIBRARY)[0] == "Giant"


def test_701_62a_the_only_card_of_a_library_is_manifested() -> None:
    at = table(library=["Bear"], blanks=0)
    cast(at, "Manifest dread.")
    assert at.object(at.game.zones.battlefield[0]).definition.card.name == "Bear"
    assert at.names_in(Zone.GRAVEYARD) == ["Spell"]


def test_701_62a_the_manifested_creature_is_that_creature() -> None:
    at = table(library=["Bear", "Wall"])
    cast(at, "Manifest dread, then put two +1/+1 counters on that creature.", then=("Wall",))
    assert at.power_toughness(at.game.zones.battlefield[0]) == (4, 4)


def test_701_62a_the_controller_of_another_object_manifests_dread() -> None:
    at = table(bob=["Giant"])
    at.library(BOB, WALL, "Bear")
    cast(at, "Destroy target creature. Its controller manifests dread.", "Giant", then=("Wall",))
    manifested = at.game.zones.battlefield[0]
    assert at.object(manifested).controller == BOB
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Giant", "Bear"]


def test_701_62b_it_triggers_even_if_nothing_was_possible() -> None:
    at = table(ann=[WATCHER], blanks=0)
    cast(at, "Manifest dread.")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_701_62b_once_for_each_time() -> None:
    at = table(ann=[WATCHER])
    cast(at, "Manifest dread two times.", then=())
    at.resolve_all()
    assert at.life(ANN) == 22
    assert len(at.game.zones.battlefield) == 3
