"""Costs of several parts: what can be paid together, and in which order. CR 118.3, 601.2h."""

from __future__ import annotations

import pytest

from jajna.decision import Kind, Part, Pay, Several, Thing
from jajna.errors import IllegalAnswerError
from jajna.judge import ANN, Table
from jajna.vocab import Zone
from tests.mechanics.bench import creature, permanent, text_card
from tests.rules.cards import table

TREASURE = permanent("Treasure", "Artifact", "{T}, Sacrifice Treasure: Add one mana of any color.")
HORIZON = permanent("Horizon", "Land", "{T}, Pay 1 life: Add {R}.", cost="")
ALTAR = permanent("Altar", "Enchantment", "{G}, Sacrifice a creature: You gain 1 life.")


def position(*cards: str) -> Table:
    """Ann's main phase with these permanents."""
    at = table()
    at.define(TREASURE, HORIZON, ALTAR)
    at.battlefield(ANN, *cards)
    at.begin(ANN)
    return at


def rule(at: Table, action: str) -> str:
    """The rule that refuses Ann an action; "" if none does."""
    reason = at.why_not(ANN, action)
    return reason.rule if reason is not None else ""


def test_601_2g_a_creature_is_tapped_for_mana_before_it_is_sacrificed() -> None:
    at = position("Altar", "Llanowar Elves")
    assert rule(at, "activate Altar") == ""
    at.act(ANN, "activate Altar")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Llanowar Elves"]
    assert at.game.players[ANN].pool == []


def test_118_3_what_is_sacrificed_for_mana_is_not_sacrificed_again() -> None:
    at = position("Treasure")
    at.define(permanent("Forge", "Enchantment", "{1}, Sacrifice an artifact: You gain 1 life."))
    at.battlefield(ANN, "Forge")
    assert rule(at, "activate Forge") == "601.2h"
    at.battlefield(ANN, "Treasure")
    assert rule(at, "activate Forge") == ""
    at.act(ANN, "activate Forge")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Treasure", "Treasure"]


def test_601_2h_the_plan_spares_what_the_other_costs_need() -> None:
    at = position("Treasure", "Llanowar Elves")
    at.define(permanent("Forge", "Enchantment", "{G}, Sacrifice an artifact: You gain 1 life."))
    at.battlefield(ANN, "Forge")
    at.object("Llanowar Elves").tapped = False
    at.act(ANN, "activate Forge")
    assert at.object("Llanowar Elves").tapped
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Treasure"]


def test_118_3_life_is_not_paid_twice() -> None:
    at = position("Horizon", "Horizon")
    at.hand(ANN, text_card("Ember", "Artifact", "", cost="{R}{R}"))
    at.set_life(ANN, 1)
    assert rule(at, "cast Ember") == "601.2h"
    at.set_life(ANN, 2)
    assert rule(at, "cast Ember") == ""
    at.act(ANN, "cast Ember")
    assert at.life(ANN) == 0


def test_118_3_life_for_mana_and_life_as_a_cost_add_up() -> None:
    at = position("Horizon")
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
    at = position("Llanowar Elves")
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
    at = position()
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
    at = position()
    golem(at)
    assert rule(at, "activate Crucible") == "118.3"
    at.battlefield(ANN, "Grizzly Bears")
    assert rule(at, "activate Crucible") == ""


def test_601_2h_nothing_is_offered_that_leaves_the_rest_unpaid() -> None:
    at = position("Grizzly Bears")
    golem(at)
    at.act(ANN, "activate Crucible")
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Golem", "Grizzly Bears"]


def test_601_2h_a_choice_of_several_must_leave_the_rest_payable() -> None:
    at = position("Grizzly Bears", "Grizzly Bears")
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
    at = position()
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
    at = position()
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
    at = position()
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
    at = position("Llanowar Elves")
    at.define(permanent("Camp", "Enchantment", "{G}, Sacrifice an artifact: You gain 1 life."))
    at.battlefield(ANN, "Camp")
    before = at.game.digest()
    with pytest.raises(IllegalAnswerError, match=r"118\.3"):
        at.game.answer(at.action(ANN, "activate Camp"))
    assert at.game.digest() == before


def test_601_2a_the_card_being_cast_pays_for_nothing_itself() -> None:
    at = position()
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
    at = position("Altar", "Llanowar Elves")
    at.game.players[ANN].pays_by_hand = True
    at.game.answer(at.action(ANN, "activate Altar"))
    assert at.asked is not None
    assert at.asked.kind is Kind.PAY
    assert isinstance(at.asked.options[0], Pay)
    assert at.names_in(Zone.GRAVEYARD, ANN) == []
