"""Costs of several parts: what can be paid together, and in which order. CR 118.3, 601.2h."""

from __future__ import annotations

import pytest

from jajna.decision import YES, Cast, Kind, Number, Part, Pay, Several, Thing
from jajna.errors import IllegalAnswerError
from jajna.judge import ANN, Table
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Zone
from tests.mechanics.bench import BOB, ask_again, cast, creature, permanent, spell, text_card
from tests.table import table

TREASURE = permanent("Treasure", "Artifact", "{T}, Sacrifice Treasure: Add one mana of any color.")
HORIZON = permanent("Horizon", "Land", "{T}, Pay 1 life: Add {R}.", cost="")
ALTAR = permanent("Altar", "Enchantment", "{G}, Sacrifice a creature: You gain 1 life.")


def with_permanents(*cards: str) -> Table:
    """Ann's main phase with these permanents."""
    return table(known=(TREASURE, HORIZON, ALTAR), ann=cards)


def rule(at: Table, action: str) -> str:
    """The rule that refuses Ann an action; "" if none does."""
    reason = at.why_not(ANN, action)
    return reason.rule if reason is not None else ""


def test_601_2g_a_creature_is_tapped_for_mana_before_it_is_sacrificed() -> None:
    at = with_permanents("Altar", "Llanowar Elves")
    assert rule(at, "activate Altar") == ""
    at.act(ANN, "activate Altar")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Llanowar Elves"]
    assert at.game.players[ANN].pool == []


def test_118_3_what_is_sacrificed_for_mana_is_not_sacrificed_again() -> None:
    at = with_permanents("Treasure")
    at.define(permanent("Forge", "Enchantment", "{1}, Sacrifice an artifact: You gain 1 life."))
    at.battlefield(ANN, "Forge")
    assert rule(at, "activate Forge") == "601.2h"
    at.battlefield(ANN, "Treasure")
    assert rule(at, "activate Forge") == ""
    at.act(ANN, "activate Forge")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Treasure", "Treasure"]


def test_601_2h_the_plan_spares_what_the_other_costs_need() -> None:
    at = with_permanents("Treasure", "Llanowar Elves")
    at.define(permanent("Forge", "Enchantment", "{G}, Sacrifice an artifact: You gain 1 life."))
    at.battlefield(ANN, "Forge")
    at.object("Llanowar Elves").tapped = False
    at.act(ANN, "activate Forge")
    assert at.object("Llanowar Elves").tapped
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Treasure"]


def test_118_3_life_is_not_paid_twice() -> None:
    at = with_permanents("Horizon", "Horizon")
    at.hand(ANN, text_card("Ember", "Artifact", "", cost="{R}{R}"))
    at.set_life(ANN, 1)
    assert rule(at, "cast Ember") == "601.2h"
    at.set_life(ANN, 2)
    assert rule(at, "cast Ember") == ""
    at.act(ANN, "cast Ember")
    assert at.life(ANN) == 0


def test_118_3_life_for_mana_and_life_as_a_cost_add_up() -> None:
    at = with_permanents("Horizon")
    at.hand(
        ANN,
        text_card(
            "Pact",
            "Sorcery",
            "As an additional cost to cast this spell, pay 2 life.\nDraw a card.",
            cost="{R}",
        ),
    )
    at.set_life(ANN, 2)
    assert rule(at, "cast Pact") == "601.2h"
    at.set_life(ANN, 3)
    assert rule(at, "cast Pact") == ""


def test_118_3_a_creature_tapped_as_a_cost_makes_no_mana() -> None:
    at = with_permanents("Llanowar Elves")
    at.define(
        permanent(
            "Camp", "Enchantment", "{G}, Tap an untapped creature you control: You gain 1 life."
        )
    )
    at.battlefield(ANN, "Camp")
    assert rule(at, "activate Camp") == "601.2h"
    at.battlefield(ANN, "Grizzly Bears")
    at.act(ANN, "activate Camp", ["Grizzly Bears"])
    assert at.object("Llanowar Elves").tapped
    assert at.object("Grizzly Bears").tapped


def test_601_2h_what_is_tapped_as_a_cost_may_be_sacrificed_too() -> None:
    at = with_permanents()
    at.define(
        permanent(
            "Pyre",
            "Enchantment",
            "Sacrifice a creature, Tap an untapped creature you control: You gain 1 life.",
        )
    )
    at.battlefield(ANN, "Pyre", "Grizzly Bears")
    at.act(ANN, "activate Pyre")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Grizzly Bears"]


def golem(at: Table) -> None:
    """An artifact creature, a creature and something that asks for an artifact and a creature."""
    at.define(
        creature("Golem", types="Artifact Creature"),
        permanent(
            "Crucible",
            "Enchantment",
            "Sacrifice a creature, Sacrifice an artifact: You gain 1 life.",
        ),
    )
    at.battlefield(ANN, "Golem", "Crucible")


def test_118_3_one_thing_does_not_pay_for_two_parts() -> None:
    at = with_permanents()
    golem(at)
    assert rule(at, "activate Crucible") == "118.3"
    at.battlefield(ANN, "Grizzly Bears")
    assert rule(at, "activate Crucible") == ""


def test_601_2h_nothing_is_offered_that_leaves_the_rest_unpaid() -> None:
    at = with_permanents("Grizzly Bears")
    golem(at)
    at.act(ANN, "activate Crucible")
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Golem", "Grizzly Bears"]


def test_601_2h_a_choice_of_several_must_leave_the_rest_payable() -> None:
    at = with_permanents("Grizzly Bears", "Grizzly Bears")
    at.define(
        creature("Golem", types="Artifact Creature"),
        permanent(
            "Maw",
            "Enchantment",
            "Sacrifice two creatures, Sacrifice an artifact: You gain 1 life.",
        ),
    )
    at.battlefield(ANN, "Golem", "Maw", "Golem")
    at.game.answer(at.action(ANN, "activate Maw"))
    question = at.asked
    assert question is not None
    assert question.kind is Kind.SACRIFICE
    golems = [one for one in at.game.zones.battlefield if at.name(one) == "Golem"]
    reason = at.game.why_not(Several(tuple(Thing(one) for one in golems)))
    assert reason is not None
    assert reason.rule == "601.2h"
    assert at.game.why_not(question.fallback) is None


def test_601_2h_the_player_orders_parts_that_feed_each_other() -> None:
    at = with_permanents()
    at.define(
        permanent(
            "Loop",
            "Enchantment",
            "Discard a card, Exile a card from your graveyard: You gain 1 life.",
        )
    )
    at.battlefield(ANN, "Loop")
    at.hand(ANN, "Shock")
    at.graveyard(ANN, "Grizzly Bears")
    at.game.answer(at.action(ANN, "activate Loop"))
    question = at.asked
    assert question is not None
    assert question.kind is Kind.ORDER
    first, second = question.options
    assert isinstance(first, Part)
    at.game.answer(Several((second, first)))
    assert at.names_in(Zone.EXILE) == ["Grizzly Bears"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Shock"]


def test_601_2h_discarding_first_lets_that_card_be_exiled() -> None:
    at = with_permanents()
    at.define(
        permanent(
            "Loop",
            "Enchantment",
            "Exile a card from your graveyard, Discard a card: You gain 1 life.",
        )
    )
    at.battlefield(ANN, "Loop")
    at.hand(ANN, "Shock")
    at.graveyard(ANN, "Grizzly Bears")
    at.game.answer(at.action(ANN, "activate Loop"))
    assert at.asked is not None
    exile, discard = at.asked.options
    at.game.answer(Several((discard, exile)))
    at.answer(["Shock"])
    assert at.names_in(Zone.EXILE) == ["Shock"]


def test_601_2h_what_is_random_comes_last() -> None:
    at = with_permanents()
    at.define(
        permanent(
            "Wheel",
            "Enchantment",
            "Discard a card at random, Discard a land card: You gain 1 life.",
        )
    )
    at.battlefield(ANN, "Wheel")
    at.hand(ANN, "Forest", "Shock")
    at.act(ANN, "activate Wheel")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Forest", "Shock"]


def test_601_2h_partial_payments_are_refused_with_the_game_unchanged() -> None:
    at = with_permanents("Llanowar Elves")
    at.define(permanent("Camp", "Enchantment", "{G}, Sacrifice an artifact: You gain 1 life."))
    at.battlefield(ANN, "Camp")
    before = at.game.digest()
    with pytest.raises(IllegalAnswerError, match=r"118\.3"):
        at.game.answer(at.action(ANN, "activate Camp"))
    assert at.game.digest() == before


def test_601_2a_the_card_being_cast_pays_for_nothing_itself() -> None:
    at = with_permanents()
    at.define(
        text_card(
            "Cycle",
            "Sorcery",
            "As an additional cost to cast this spell, discard a card.\nDraw a card.",
        )
    )
    at.hand(ANN, "Cycle")
    assert rule(at, "cast Cycle") == "118.3"
    at.hand(ANN, "Shock")
    assert rule(at, "cast Cycle") == ""


def test_601_2g_plans_are_shown_before_anything_is_used_up() -> None:
    at = with_permanents("Altar", "Llanowar Elves")
    at.game.players[ANN].pays_by_hand = True
    at.game.answer(at.action(ANN, "activate Altar"))
    assert at.asked is not None
    assert at.asked.kind is Kind.PAY
    assert isinstance(at.asked.options[0], Pay)
    assert at.names_in(Zone.GRAVEYARD, ANN) == []


def test_118_3_one_or_more_counters_are_not_removed_where_there_are_none() -> None:
    at = table()
    text = (
        "{T}, Remove one or more charge counters from Horn: You gain 2 life for each charge "
        "counter removed this way."
    )
    at.battlefield(ANN, permanent("Horn", text=text))
    assert at.why_not(ANN, "activate Horn") is not None
    at.object("Horn").add_counters("charge", 2)
    ask_again(at)
    at.act(ANN, "activate Horn", Number(2))
    at.resolve()
    assert at.life(ANN) == 24


MINE = permanent("Mine", "Land", "{T}: Add {R}.")


@pytest.mark.parametrize("called", ["the player does", "that player does", "they do"])
def test_118_12_what_is_done_once_another_player_has_paid(called: str) -> None:
    at = table()
    when = "Whenever a player casts a spell, that player may pay {1}."
    text = f"{when} If {called}, they draw a card."
    at.battlefield(ANN, permanent("Theory", "Enchantment", text))
    at.battlefield(BOB, MINE)
    at.hand(BOB, spell("You gain 1 life."))
    before = len(at.game.players[BOB].library)
    at.act(BOB, "cast Spell")
    at.choose_for(Kind.MAY, YES)
    at.resolve_all()
    assert len(at.game.players[BOB].library) == before - 1


def test_118_3_a_cost_removes_counters_and_sacrifices() -> None:
    crucible = permanent(
        "Pit",
        "Land",
        "Remove two pressure counters from Pit and sacrifice it: Create a 4/4 red Hellion creature "
        "token with haste.",
        cost="",
    )
    at = table()
    at.battlefield(ANN, crucible)
    at.begin(ANN)
    assert at.why_not(ANN, "activate Pit") is not None
    at.object("Pit").add_counters("pressure", 2)
    ask_again(at)
    at.act(ANN, "activate Pit")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Hellion Token"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Pit"]


def test_118_3_a_cost_may_be_paid_with_either_kind() -> None:
    at = table()
    text = "Sacrifice another creature or a Treasure: You gain 1 life."
    at.battlefield(ANN, creature("Broker", text=text))
    assert at.why_not(ANN, "activate Broker") is not None
    cast(at, "Create a Treasure token.")
    at.act(ANN, "activate Broker")
    at.resolve()
    assert at.life(ANN) == 21
    at.battlefield(ANN, "Bear")
    at.act(ANN, "activate Broker")
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, ANN)[-1:] == ["Bear"] or "Bear" in at.names_in(
        Zone.GRAVEYARD, ANN
    )


def test_118_9_an_alternative_cost_of_mana_can_be_paid() -> None:
    at = table()
    text = "You may pay {U} rather than pay this spell's mana cost."
    at.battlefield(ANN, permanent("Isle", "Land", "{T}: Add {U}.", ""))
    at.hand(ANN, creature("Rhino", text=text, cost="{5}"))
    at.game.answer(Cast(at.id("Rhino"), 0, 0))
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD, ANN).count("Rhino") == 1


def lands(at: Table, player: int, count: int) -> None:
    """Give a player lands that tap for {C}."""
    source = permanent("Source", "Land", "{T}: Add {C}.", cost="")
    at.battlefield(player, *[source] * count)
    ask_again(at)


TITHE = permanent(
    "Tithe",
    "Enchantment",
    "Whenever an opponent draws a card, that player may pay {2}. If the player doesn't, you create "
    "a Treasure token.",
)


def drawing(mana: int, pays: bool) -> Table:
    """Bob has drawn a card against Tithe."""
    at = table()
    at.battlefield(ANN, TITHE)
    lands(at, BOB, mana)
    at.choose_for(Kind.PAY_COST, pays)
    cast(at, "Draw a card.", by=BOB)
    at.resolve_all()
    return at


def test_118_12a_who_does_not_pay_lets_it_happen() -> None:
    at = drawing(2, False)
    assert at.names_in(Zone.BATTLEFIELD).count("Treasure Token") == 1
    assert at.object("Treasure Token").controller == ANN


def test_118_12a_who_pays_prevents_it() -> None:
    at = drawing(2, True)
    assert "Treasure Token" not in at.names_in(Zone.BATTLEFIELD)


def test_118_12a_who_cannot_pay_is_not_asked() -> None:
    at = drawing(1, True)
    assert "Treasure Token" in at.names_in(Zone.BATTLEFIELD)


def test_118_12a_the_offer_in_spanish() -> None:
    said = SPANISH.ability(TITHE.faces[0].abilities[0])
    assert " ".join(said).endswith(
        "ese jugador puede pagar {2} . Si el jugador no lo hace , creas una ficha de Tesoro ."
    )
