"""What a player sees of objects in each zone, and what stays hidden. CR 400.2, 406.3, 708.5."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.judge import Table
from jajna.kernel.views.view import ObjectView
from jajna.vocab import Color, Keyword, Supertype, Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, text_card
from tests.rules.creatures import combat
from tests.rules.faces import joined
from tests.rules.test_702_140 import beast, host, mutate
from tests.rules.test_715 import RIDER
from tests.table import table

LORD = text_card(
    "Lord",
    "Legendary Creature — Elf Knight",
    "Flying\nLord can't block.\nLord attacks each combat if able.",
    ("3", "4"),
    "{2}{G}",
)


def shown(at: Table, seat: int, number: int) -> ObjectView:
    """What a player sees of an object."""
    found = at.game.view(seat).find(number)
    assert found is not None
    return found


SCHOOL = text_card("School", "Enchantment — Class", "You have no maximum hand size.")


@pytest.mark.parametrize("card", [LORD, RIDER, SCHOOL], ids=["lord", "adventurer", "class"])
def test_406_3_a_card_exiled_face_down_shows_nothing_of_itself(card: Card) -> None:
    at = table()
    hidden = at.make(ANN, Zone.EXILE, card)
    hidden.face_down = True
    at.add(hidden)
    for seat in (ANN, BOB):
        seen = shown(at, seat, hidden.id)
        assert (seen.known, seen.owner, seen.face_down) == (False, ANN, True)
        assert (seen.name, seen.card_name, seen.mana_cost) == ("", "", None)
        assert (seen.supertypes, seen.types, seen.subtypes) == (0, 0, ())
        assert (seen.colors, seen.power, seen.toughness, seen.keywords) == (0, 0, 0, 0)
        assert (seen.kit, seen.face, seen.faces, seen.merged, seen.level) == (None, 0, (), (), 0)


def test_400_2_a_card_in_a_public_zone_shows_all_its_characteristics() -> None:
    at = table()
    [grave] = at.graveyard(ANN, LORD)
    for seat in (ANN, BOB):
        seen = shown(at, seat, grave)
        assert (seen.known, seen.name, seen.card_name) == (True, "Lord", "Lord")
        assert str(seen.mana_cost) == str(LORD.faces[0].mana_cost)
        assert (seen.supertypes, seen.types) == (Supertype.LEGENDARY, Type.CREATURE)
        assert (seen.subtypes, seen.colors) == (("Elf", "Knight"), Color.GREEN)
        assert (seen.power, seen.toughness) == (3, 4)
        assert seen.keywords & Keyword.FLYING
        assert seen.kit is at.object(grave).now.kit
        assert seen.controller == -1


def test_109_4_only_what_is_on_the_battlefield_or_the_stack_shows_a_controller() -> None:
    at = table(ann=[LORD], hand=["Bear"])
    at.graveyard(BOB, creature("Corpse"))
    assert shown(at, BOB, at.id("Lord")).controller == ANN
    assert shown(at, ANN, at.id("Bear")).controller == -1
    assert shown(at, ANN, at.id("Corpse")).controller == -1
    at.act(ANN, "cast Bear")
    assert shown(at, BOB, at.id("Bear")).controller == ANN


def test_508_1c_what_a_permanent_can_t_or_must_do_is_shown() -> None:
    at = table(ann=[LORD])
    seen = shown(at, BOB, at.id("Lord"))
    now = at.object("Lord").now
    assert (seen.cannot, seen.must) == (now.cannot, now.must)
    assert now.cannot
    assert now.must


def test_509_1h_a_view_shows_which_attackers_were_blocked() -> None:
    at = table(ann=["Bear", "Giant"], bob=["Wall"])
    at.attack("Bear", "Giant")
    at.block(("Wall", "Bear"))
    seen = at.game.view(BOB).combat
    assert seen is not None
    assert seen.blocked == (at.id("Bear"),)
    assert seen.blocks == {at.id("Bear"): (at.id("Wall"),), at.id("Giant"): ()}
    assert combat(at).is_blocked(at.id("Bear"))


def test_708_5_what_lies_beneath_is_shown_only_of_what_is_face_down() -> None:
    at = table(ann=["Bear"])
    assert shown(at, ANN, at.id("Bear")).beneath is None
    assert shown(at, BOB, at.id("Bear")).beneath is None


def test_715_3_an_adventurer_card_shows_both_ways_to_play_it() -> None:
    at = table(hand=[RIDER])
    [card] = at.game.players[ANN].hand
    assert [face.name for face in shown(at, ANN, card).faces] == ["Rider", "Swift End"]


def test_708_5_what_lies_face_down_shows_no_faces_to_those_who_may_not_look() -> None:
    at = table(library=[RIDER])
    cast(at, "Manifest the top card of your library.")
    [number] = at.game.zones.battlefield
    seen = shown(at, BOB, number)
    assert (seen.known, seen.name, seen.faces, seen.beneath) == (True, "", (), None)
    mine = shown(at, ANN, number)
    assert mine.faces == ()
    assert mine.beneath is not None
    assert mine.beneath.name == "Rider"


def test_729_2_a_merged_permanent_shows_its_components_unless_it_is_face_down() -> None:
    at = table(ann=[host()], hand=[beast()])
    mutate(at, "on top of it")
    number = at.id("Beast")
    assert shown(at, BOB, number).merged == ("Host",)
    cast(at, "Turn target creature face down.", number)
    assert at.object(number).face_down
    assert shown(at, BOB, number).merged == ()


def test_716_2d_what_is_no_class_shows_no_level() -> None:
    at = table(ann=["Bear"])
    assert shown(at, BOB, at.id("Bear")).level == 0


def test_400_2_the_name_of_what_has_left_is_remembered_by_those_who_saw_it() -> None:
    at = table(ann=["Bear"], hand=["Giant"])
    bear, giant = at.id("Bear"), at.id("Giant")
    cast(at, "Destroy target creature.", bear)
    cast(at, "Shuffle your hand into your library.")
    assert at.game.view(BOB, past=True).names[bear] == "Bear"
    assert at.game.view(ANN, past=True).names[giant] == "Giant"
    assert giant not in at.game.view(BOB, past=True).names


def test_712_8_a_transformed_permanent_shows_its_back_face() -> None:
    back = creature("Howler", 4, 4)
    wolf = joined("transform", creature("Villager", 1, 1, "{0}: Transform this creature."), back)
    at = table(ann=[wolf])
    number = at.game.zones.battlefield[0]
    assert (shown(at, BOB, number).face, shown(at, BOB, number).name) == (0, "Villager")
    at.act(ANN, f"activate {number}")
    at.resolve()
    assert (shown(at, BOB, number).face, shown(at, BOB, number).name) == (1, "Howler")
