"""Auras that enter without having been cast. CR 303.4."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.events.moves import TokenCreated, ZoneChange
from jajna.judge import ANN, BOB, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.zones.move import attach
from jajna.vocab import Zone
from tests.mechanics.bench import permanent, text_card
from tests.rules.cards import CARDS, artifact
from tests.table import table


def returned(*creatures: str) -> Table:
    """Holy Strength is being put onto the battlefield from Ann's graveyard."""
    position = table()
    aura = position.graveyard(ANN, "Holy Strength")[0]
    position.battlefield(BOB, *creatures)
    position.begin(ANN)
    position.game.decision = None
    perform(position.game, [ZoneChange(aura, Zone.GRAVEYARD, Zone.BATTLEFIELD)])
    position.game.advance()
    return position


def test_303_4f_its_controller_chooses_what_it_enchants() -> None:
    position = returned("Grizzly Bears", "Hill Giant")
    assert position.asked is not None
    assert (position.asked.player, position.asked.kind) == (ANN, Kind.OBJECTS)
    position.answer("Hill Giant")
    assert position.power_toughness("Hill Giant") == (4, 5)
    assert position.object("Holy Strength").attached_to == position.id("Hill Giant")


def test_303_4f_the_only_possible_object_is_taken() -> None:
    position = returned("Grizzly Bears", "Forest")
    assert position.power_toughness("Grizzly Bears") == (3, 4)


def test_303_4g_without_a_legal_object_it_stays_where_it_is() -> None:
    position = returned("Forest")
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Holy Strength"]
    assert position.names_in(Zone.BATTLEFIELD) == ["Forest"]


def put_attached(position: Table, card: int, host: int) -> None:
    """An effect puts a card onto the battlefield attached to something."""
    event = ZoneChange(card, position.object(card).zone, Zone.BATTLEFIELD)
    event.attach_to = host
    perform(position.game, [event])


def test_303_4i_attached_to_what_it_can_enchant_it_enters() -> None:
    position = table()
    aura = position.graveyard(ANN, "Holy Strength")[0]
    position.battlefield(BOB, "Grizzly Bears", "Hill Giant")
    position.begin(ANN)
    put_attached(position, aura, position.id("Hill Giant"))
    assert position.power_toughness("Hill Giant") == (4, 5)


def test_303_4i_attached_to_what_it_can_not_enchant_it_stays_where_it_is() -> None:
    position = table()
    aura = position.graveyard(ANN, "Holy Strength")[0]
    position.battlefield(BOB, "Grizzly Bears", "Forest")
    position.begin(ANN)
    put_attached(position, aura, position.id("Forest"))
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Holy Strength"]
    assert position.object("Holy Strength").id == aura
    assert position.names_in(Zone.BATTLEFIELD) == ["Grizzly Bears", "Forest"]


def test_303_4i_attached_to_what_is_gone_it_stays_where_it_is() -> None:
    position = table()
    aura = position.hand(ANN, "Holy Strength")[0]
    bears = position.battlefield(BOB, "Grizzly Bears", "Hill Giant")[0]
    position.begin(ANN)
    perform(position.game, [ZoneChange(bears, Zone.BATTLEFIELD, Zone.HAND)])
    put_attached(position, aura, bears)
    assert position.names_in(Zone.HAND, ANN) == ["Holy Strength"]


def test_303_4i_from_the_stack_it_goes_to_the_graveyard() -> None:
    """As something else that resolves and enters as a copy of an Aura."""
    position = table()
    position.battlefield(ANN, "Plains", "Grizzly Bears")
    position.hand(ANN, "Holy Strength")
    position.begin(ANN)
    position.act(ANN, "cast Holy Strength", "Grizzly Bears")
    put_attached(position, position.game.zones.stack[0], position.id("Plains"))
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Holy Strength"]
    assert position.names_in(Zone.BATTLEFIELD) == ["Plains", "Grizzly Bears"]


def test_303_4g_from_the_stack_it_goes_to_the_graveyard_too() -> None:
    position = table()
    position.battlefield(ANN, "Plains", "Grizzly Bears")
    position.hand(ANN, "Holy Strength")
    position.begin(ANN)
    position.act(ANN, "cast Holy Strength", "Grizzly Bears")
    bears = position.id("Grizzly Bears")
    perform(position.game, [ZoneChange(bears, Zone.BATTLEFIELD, Zone.HAND)])
    perform(position.game, [ZoneChange(position.game.zones.stack[0], Zone.STACK, Zone.BATTLEFIELD)])
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Holy Strength"]


def test_303_4i_a_token_is_not_created() -> None:
    position = table()
    position.battlefield(BOB, "Forest")
    position.begin(ANN)
    definition = position.game.definitions.of(CARDS["Holy Strength"])
    before = len(position.game.objects)
    perform(position.game, [TokenCreated(ANN, definition)])
    assert position.names_in(Zone.BATTLEFIELD) == ["Forest"]
    assert len(position.game.objects) == before


def test_303_4h_what_is_no_attachment_enters_unattached() -> None:
    position = table()
    giant = position.hand(ANN, "Hill Giant")[0]
    bears = position.battlefield(ANN, "Grizzly Bears")[0]
    position.begin(ANN)
    put_attached(position, giant, bears)
    assert position.object("Hill Giant").attached_to == -1
    assert position.object(bears).attachments == []


def test_301_5e_an_equipment_that_can_not_equip_enters_unattached() -> None:
    for host, attached in (("Grizzly Bears", True), ("Forest", False)):
        position = table()
        position.define(artifact("Sword", "{1}", subtypes=("Equipment",)))
        sword = position.hand(ANN, "Sword")[0]
        position.battlefield(ANN, "Grizzly Bears", "Forest")
        position.begin(ANN)
        put_attached(position, sword, position.id(host))
        assert (position.object("Sword").attached_to == position.id(host)) is attached
        assert position.object("Sword").zone is Zone.BATTLEFIELD


def test_303_4f_who_puts_it_onto_the_battlefield_is_who_enchants() -> None:
    """What an Aura can enchant is judged for the player who will control it."""
    mine = text_card(
        "Mine", "Enchantment — Aura", "Enchant creature you control\nEnchanted creature gets +1/+1."
    )
    position = table()
    position.battlefield(ANN, "Grizzly Bears")
    position.battlefield(BOB, "Hill Giant")
    aura = position.graveyard(ANN, mine)[0]
    position.begin(ANN)
    event = ZoneChange(aura, Zone.GRAVEYARD, Zone.BATTLEFIELD)
    event.controller = BOB
    perform(position.game, [event])
    assert position.power_toughness("Hill Giant") == (4, 4)


def test_303_4c_an_aura_leaves_what_can_not_be_enchanted() -> None:
    position = table()
    position.battlefield(BOB, "Grizzly Bears")
    aura = position.battlefield(ANN, "Holy Strength")[0]
    attach(position.game, aura, position.id("Grizzly Bears"))
    slick = text_card("Slick", "Enchantment", "Creatures can't be enchanted.", cost="{0}")
    position.hand(ANN, slick)
    position.begin(ANN)
    position.act(ANN, "cast Slick")
    position.resolve()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Holy Strength"]


def test_303_4_that_creature_is_the_one_enchanted_as_the_ability_resolves() -> None:
    text = (
        "Enchant creature\n"
        "At the beginning of the upkeep of enchanted creature's controller, put a -1/-1 counter on "
        "that creature."
    )
    at = table()
    at.battlefield(BOB, "Giant", "Bear")
    at.hand(ANN, permanent("Rot", "Enchantment — Aura", text))
    at.begin(ANN)
    at.act(ANN, "cast Rot", "Giant")
    at.resolve()
    at.to_turn(BOB)
    at.resolve_all()
    assert at.object("Giant").counters == {"-1/-1": 1}
    assert at.object("Bear").counters == {}
    at.to_turn(ANN)
    assert at.object("Giant").counters == {"-1/-1": 1}


WARD = permanent(
    "Ward",
    "Enchantment — Aura",
    "Enchant creature\nEnchanted creature has indestructible and can't be enchanted by other "
    "Auras.",
)


RAGE = permanent("Rage", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")


def test_303_4c_other_auras_come_off_and_it_stays() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant")
    at.hand(ANN, RAGE, WARD)
    at.begin(ANN)
    at.act(ANN, "cast Rage", "Bear")
    at.resolve_all()
    at.act(ANN, "cast Ward", "Bear")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Rage"]
    assert at.object("Ward").attached_to == at.id("Bear")
    assert at.power_toughness("Bear") == (2, 2)


def test_303_4c_another_creature_can_still_be_enchanted() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant")
    at.hand(ANN, RAGE, WARD)
    at.begin(ANN)
    at.act(ANN, "cast Ward", "Bear")
    at.resolve_all()
    at.act(ANN, "cast Rage", "Giant")
    at.resolve_all()
    assert at.power_toughness("Giant") == (6, 6)
