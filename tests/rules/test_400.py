"""Objects and zones: identity, owners, controllers, who sees what. CR 108-111, 400-406."""

from __future__ import annotations

from jajna.events.hidden import Revealed, Shuffled
from jajna.events.moves import TokenCreated, ZoneChange
from jajna.ir.abilities import Static
from jajna.ir.control import SetController
from jajna.ir.filters.nouns import OfType
from jajna.judge import ANN, BOB, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.zones.move import objects_in
from jajna.vocab import Step, Type, Zone
from tests.mechanics.bench import cast, creature, permanent
from tests.rules.cards import CARDS, enchantment
from tests.table import table


def move(position: Table, number: int, origin: Zone, to: Zone) -> int:
    """Move an object; its new id."""
    perform(position.game, [ZoneChange(number, origin, to)])
    return position.game.objects.latest(number)


def theft() -> tuple[Table, int]:
    """Bob controls Ann's Hill Giant; its id."""
    position = table()
    position.define(enchantment("Theft", "{U}", Static(OfType(Type.CREATURE), (SetController(),))))
    giant = position.battlefield(ANN, "Hill Giant")[0]
    position.battlefield(BOB, "Theft")
    position.begin(ANN)
    return position, giant


def test_108_3_a_card_keeps_its_owner_whoever_controls_it() -> None:
    position, giant = theft()
    thing = position.object(giant)
    assert (thing.owner, thing.controller) == (ANN, BOB)


def test_400_3_it_goes_to_its_owners_zones() -> None:
    for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY):
        position, giant = theft()
        moved = move(position, giant, Zone.BATTLEFIELD, zone)
        assert moved in position.game.zones.of(zone, position.game.players[ANN])
        assert moved not in position.game.zones.of(zone, position.game.players[BOB])


def test_110_2_a_permanent_enters_under_the_control_of_who_put_it_there() -> None:
    position = table()
    card = position.graveyard(ANN, "Hill Giant")[0]
    position.begin(ANN)
    event = ZoneChange(card, Zone.GRAVEYARD, Zone.BATTLEFIELD)
    event.controller = BOB
    perform(position.game, [event])
    assert (position.object("Hill Giant").owner, position.object("Hill Giant").controller) == (
        ANN,
        BOB,
    )


def test_110_5b_a_permanent_enters_untapped_and_face_up() -> None:
    position = table()
    giant = position.put(ANN, Zone.BATTLEFIELD, "Hill Giant", tapped=True, counters={"+1/+1": 2})[0]
    position.begin(BOB)
    exiled = move(position, giant, Zone.BATTLEFIELD, Zone.EXILE)
    back = position.object(move(position, exiled, Zone.EXILE, Zone.BATTLEFIELD))
    assert (back.tapped, back.face_down, back.counters) == (False, False, {})


def test_400_7_it_is_a_new_object_in_its_new_zone() -> None:
    position = table()
    giant = position.battlefield(ANN, "Hill Giant")[0]
    position.begin(ANN)
    moved = move(position, giant, Zone.BATTLEFIELD, Zone.GRAVEYARD)
    assert moved != giant
    assert not position.game.objects.exists(giant)
    assert position.game.object(giant).zone is Zone.BATTLEFIELD


def test_400_7_damage_is_forgotten() -> None:
    position = table()
    giant = position.battlefield(ANN, "Hill Giant")[0]
    position.object(giant).damage = 2
    position.begin(ANN)
    exiled = move(position, giant, Zone.BATTLEFIELD, Zone.EXILE)
    back = move(position, exiled, Zone.EXILE, Zone.BATTLEFIELD)
    assert position.object(back).damage == 0


def test_400_4a_an_instant_does_not_enter_the_battlefield() -> None:
    position = table()
    shock = position.graveyard(ANN, "Shock")[0]
    position.begin(ANN)
    assert move(position, shock, Zone.GRAVEYARD, Zone.BATTLEFIELD) == shock
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Shock"]
    assert position.names_in(Zone.BATTLEFIELD) == []


def test_400_7_what_is_no_longer_there_is_not_moved() -> None:
    position = table()
    giant = position.battlefield(ANN, "Hill Giant")[0]
    position.begin(ANN)
    move(position, giant, Zone.BATTLEFIELD, Zone.HAND)
    move(position, giant, Zone.BATTLEFIELD, Zone.GRAVEYARD)
    assert position.names_in(Zone.HAND, ANN) == ["Hill Giant"]


def test_401_2_a_library_keeps_its_order() -> None:
    position = table()
    position.library(ANN, "Forest", "Island")
    position.begin(BOB)
    assert position.names_in(Zone.LIBRARY, ANN)[:2] == ["Forest", "Island"]
    giant = position.battlefield(ANN, "Hill Giant")[0]
    move(position, giant, Zone.BATTLEFIELD, Zone.LIBRARY)
    assert position.names_in(Zone.LIBRARY, ANN)[:3] == ["Hill Giant", "Forest", "Island"]


def test_401_the_bottom_of_a_library_is_its_end() -> None:
    position = table()
    giant = position.battlefield(ANN, "Hill Giant")[0]
    position.begin(BOB)
    event = ZoneChange(giant, Zone.BATTLEFIELD, Zone.LIBRARY)
    event.position = -1
    perform(position.game, [event])
    assert position.names_in(Zone.LIBRARY, ANN)[-1] == "Hill Giant"


def test_400_2_hands_and_libraries_are_hidden() -> None:
    position = table()
    position.hand(BOB, "Shock")
    position.begin(ANN)
    view = position.game.view(ANN)
    assert (view.players[BOB].hand, view.players[BOB].hand_size) == ([], 1)
    assert (view.players[ANN].library, view.players[ANN].library_size) == ([], 20)


def test_400_2_permanents_graveyards_and_exile_are_public() -> None:
    position = table()
    position.battlefield(BOB, "Hill Giant")
    position.graveyard(BOB, "Shock")
    position.put(BOB, Zone.EXILE, "Forest")
    position.begin(ANN)
    view = position.game.view(ANN)
    assert [thing.name for thing in view.battlefield] == ["Hill Giant"]
    assert [thing.name for thing in view.players[BOB].graveyard] == ["Shock"]
    assert [thing.name for thing in view.exile] == ["Forest"]


def test_701_20_a_revealed_card_is_remembered_until_the_library_is_shuffled() -> None:
    position = table()
    forest = position.library(BOB, "Forest")[0]
    position.begin(ANN)
    perform(position.game, [Revealed(BOB, [forest])])
    seen = position.game.view(ANN).players[BOB].library
    assert [(place, card.name) for place, card in seen] == [(0, "Forest")]
    perform(position.game, [Shuffled(BOB)])
    assert position.game.view(ANN).players[BOB].library == []


def test_400_2_a_card_returned_to_hand_is_known_to_all() -> None:
    position = table()
    giant = position.battlefield(BOB, "Hill Giant")[0]
    position.begin(ANN)
    move(position, giant, Zone.BATTLEFIELD, Zone.HAND)
    assert [card.name for card in position.game.view(ANN).players[BOB].hand] == ["Hill Giant"]


def test_400_2_what_is_hidden_never_changes_a_view() -> None:
    position = table()
    first, second = position.hand(BOB, "Shock", "Forest")
    position.begin(ANN)
    before = position.game.view(ANN).summary()
    shock, forest = position.object(first), position.object(second)
    shock.definition, forest.definition = forest.definition, shock.definition
    shock.base, forest.base = forest.base, shock.base
    shock.now, forest.now = forest.now, shock.now
    position.game.players[BOB].library.reverse()
    assert position.game.view(ANN).summary() == before


def test_111_2_the_creator_owns_and_controls_a_token() -> None:
    position = table()
    position.begin(ANN)
    definition = position.game.definitions.of(CARDS["Eager Cadet"])
    perform(position.game, [TokenCreated(BOB, definition, 1)])
    token = position.object("Eager Cadet")
    assert (token.owner, token.controller, token.token) == (BOB, BOB, True)


def test_111_5_tokens_of_one_effect_enter_together() -> None:
    position = table()
    position.battlefield(ANN, "Plains", "Plains", "Soul Warden")
    position.hand(ANN, "Raise the Alarm")
    position.begin(ANN)
    position.act(ANN, "cast Raise the Alarm")
    position.resolve()
    assert position.names_in(Zone.BATTLEFIELD)[-2:] == ["Soldier Token"] * 2
    position.resolve_all()
    assert position.life(ANN) == 22


def test_405_2_the_stack_keeps_the_order_of_what_was_put_there() -> None:
    position = table()
    position.battlefield(ANN, "Mountain", "Mountain")
    position.hand(ANN, "Shock", "Lightning Bolt")
    position.begin(ANN)
    position.act(ANN, "cast Shock", "Bob")
    position.act(ANN, "cast Lightning Bolt", "Bob")
    assert position.names_in(Zone.STACK) == ["Shock", "Lightning Bolt"]


def test_122_2_counters_cease_to_exist_as_the_object_leaves() -> None:
    position = table()
    giant = position.put(ANN, Zone.BATTLEFIELD, "Hill Giant", counters={"+1/+1": 1})[0]
    position.begin(ANN)
    moved = move(position, giant, Zone.BATTLEFIELD, Zone.GRAVEYARD)
    assert position.object(moved).counters == {}
    assert position.game.object(giant).counters == {"+1/+1": 1}


def test_400_7_creatures_that_attacked_this_turn_untap() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(ANN, "Giant", tapped=True)
    at.attack("Bear")
    at.to(Step.POSTCOMBAT_MAIN)
    cast(at, "Untap all creatures that attacked this turn.")
    assert not at.object("Bear").tapped
    assert at.object("Giant").tapped


def test_400_7i_the_card_exiled_after_a_shuffle_may_be_played_free() -> None:
    at = table()
    at.game.players[ANN].library.clear()
    at.library(ANN, creature("Wurm", 6, 6, cost="{6}"))
    cast(
        at,
        "Shuffle your library. Then exile the top card of your library. Until end of turn, you may "
        "play that card without paying its mana cost.",
    )
    at.act(ANN, "cast Wurm free")
    at.resolve()
    assert at.object("Wurm").zone is Zone.BATTLEFIELD


NECRO = permanent(
    "Necro",
    "Enchantment",
    "Skip your draw step.\nWhenever you discard a card, exile that card from your graveyard.\n"
    "Pay 1 life: Exile the top card of your library face down. Put that card into your hand at the "
    "beginning of your next end step.",
)


def test_400_7_only_from_the_graveyard() -> None:
    at = table()
    at.battlefield(ANN, NECRO)
    at.hand(ANN, "Bear")
    cast(at, "Discard a card.")
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == ["Bear"]
    at.hand(ANN, "Wall")
    cast(at, "Discard a card.")
    cast(at, "Return target card from your graveyard to your hand.", "Wall")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Wall"]


def test_400_1_objects_are_found_in_the_zones_asked_for_and_in_no_other() -> None:
    position = table(blanks=0, step=None)
    position.begin(ANN)
    zones = (Zone.BATTLEFIELD, Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)
    there = {zone: position.put(ANN, zone, "Hill Giant")[0] for zone in zones}
    for zone, thing in there.items():
        assert objects_in(position.game, 1 << zone) == [thing]
    together = 1 << Zone.HAND | 1 << Zone.EXILE
    assert objects_in(position.game, together) == [there[Zone.HAND], there[Zone.EXILE]]
