"""Kicker, buyback, flashback, evoke, affinity, cycling and others. CR 702.27, 702.29, 702.33."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.ir.abilities import Keyworded
from jajna.ir.conditions.spells import KICKER
from jajna.judge import Table
from jajna.text.english.printer import ENGLISH
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.oracle.faces import compiled
from tests.table import table

MINE = permanent("Mine", "Land", "{T}: Add {C}.", cost="")


def holding(card: Card, mines: int = 0) -> Table:
    """Ann has the card in hand and so many sources of mana."""
    at = table()
    at.hand(ANN, card)
    at.battlefield(ANN, *[MINE] * mines)
    ask_again(at)
    return at


def test_702_33a_kicker_paid_does_more() -> None:
    card = text_card(
        "Salve", "Instant", "Kicker {2}\nYou gain 2 life. If ~ was kicked, you draw a card."
    )
    at = holding(card, 2)
    at.act(ANN, "cast Salve", True)
    at.resolve()
    assert at.life(ANN) == 22
    assert len(at.game.players[ANN].hand) == 1


def test_702_33a_kicker_unpaid_does_less() -> None:
    card = text_card(
        "Salve", "Instant", "Kicker {2}\nYou gain 2 life. If ~ was kicked, you draw a card."
    )
    at = holding(card, 2)
    at.act(ANN, "cast Salve", False)
    at.resolve()
    assert at.life(ANN) == 22
    assert at.game.players[ANN].hand == []


def test_702_33e_a_permanent_remembers_that_it_was_kicked() -> None:
    card = creature("Bard", 1, 1, "Kicker {1}\nWhen ~ enters, if it was kicked, you gain 3 life.")
    at = holding(card, 1)
    at.act(ANN, "cast Bard", True)
    at.resolve_all()
    assert at.life(ANN) == 23


def test_702_27a_buyback_returns_the_spell_to_hand() -> None:
    at = holding(text_card("Echoes", "Instant", "Buyback {1}\nYou gain 1 life."), 1)
    at.act(ANN, "cast Echoes", True)
    at.resolve()
    assert at.names_in(Zone.HAND, ANN) == ["Echoes"]


def test_702_27a_without_buyback_it_goes_to_the_graveyard() -> None:
    at = holding(text_card("Echoes", "Instant", "Buyback {1}\nYou gain 1 life."), 1)
    at.act(ANN, "cast Echoes", False)
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Echoes"]


def test_702_34a_flashback_casts_from_the_graveyard_and_exiles() -> None:
    at = table()
    at.graveyard(ANN, text_card("Memory", "Instant", "You gain 3 life.\nFlashback {1}", cost="{5}"))
    at.battlefield(ANN, MINE)
    ask_again(at)
    at.act(ANN, "cast Memory way 0")
    at.resolve()
    assert at.life(ANN) == 23
    assert at.names_in(Zone.EXILE) == ["Memory"]


def test_702_34a_a_countered_flashback_spell_is_exiled_too() -> None:
    at = table()
    at.graveyard(ANN, text_card("Memory", "Instant", "You gain 3 life.\nFlashback {1}"))
    at.battlefield(ANN, MINE)
    ask_again(at)
    at.act(ANN, "cast Memory way 0")
    cast(at, "Counter target spell.", "Memory", by=BOB)
    assert at.names_in(Zone.EXILE) == ["Memory"]
    assert at.life(ANN) == 20


def test_702_34a_from_hand_flashback_is_not_used() -> None:
    at = holding(text_card("Memory", "Instant", "You gain 3 life.\nFlashback {1}"))
    at.act(ANN, "cast Memory")
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Memory"]


def test_702_74a_evoke_enters_and_is_sacrificed() -> None:
    card = creature("Mulldrifter", 2, 2, "When ~ enters, you draw a card.\nEvoke {1}", cost="{5}")
    at = holding(card, 1)
    at.act(ANN, "cast Mulldrifter way 0")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Mulldrifter"]
    assert len(at.game.players[ANN].hand) == 1


def test_702_74a_cast_for_its_mana_cost_it_stays() -> None:
    card = creature("Mulldrifter", 2, 2, "Evoke {1}", cost="{2}")
    at = holding(card, 2)
    at.act(ANN, "cast Mulldrifter")
    at.resolve_all()
    assert "Mulldrifter" in at.names_in(Zone.BATTLEFIELD)


def test_702_41a_affinity_costs_less_for_each() -> None:
    at = holding(text_card("Myr", "Artifact Creature", "Affinity for artifacts", ("2", "2"), "{4}"))
    at.battlefield(ANN, "Relic", "Relic", "Relic")
    assert at.why_not(ANN, "cast Myr") is not None
    at.battlefield(ANN, "Relic")
    ask_again(at)
    assert at.why_not(ANN, "cast Myr") is None


def test_702_29a_cycling_discards_and_draws() -> None:
    at = holding(creature("Beast", 5, 5, "Cycling {1}", cost="{9}"), 1)
    at.act(ANN, "activate Beast")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Beast"]
    at.resolve()
    assert len(at.game.players[ANN].hand) == 1


def test_702_29a_cycling_works_in_hand_only() -> None:
    at = table()
    at.battlefield(ANN, creature("Beast", 5, 5, "Cycling {0}"))
    ask_again(at)
    assert at.why_not(ANN, "activate Beast") is not None


def test_702_29c_when_you_cycle_it() -> None:
    at = holding(
        creature("Beast", 5, 5, "Cycling {1}\nWhen you cycle ~, you gain 2 life.", cost="{9}"), 1
    )
    at.act(ANN, "activate Beast")
    at.resolve_all()
    assert at.life(ANN) == 22


def test_702_29c_a_discard_that_is_no_cycling_is_no_cycling() -> None:
    at = holding(
        creature("Beast", 5, 5, "Cycling {1}\nWhen you cycle ~, you gain 2 life.", cost="{9}")
    )
    cast(at, "Discard a card.")
    at.resolve_all()
    assert "Beast" in at.names_in(Zone.GRAVEYARD, ANN)
    assert at.life(ANN) == 20


def test_702_29e_typecycling_finds_a_card_of_the_type() -> None:
    at = holding(creature("Beast", 5, 5, "Plainscycling {1}", cost="{9}"), 1)
    at.library(ANN, creature("Rat"), permanent("Meadow", "Land — Plains", cost=""))
    at.choose(("Meadow",))
    at.act(ANN, "activate Beast")
    at.resolve()
    assert at.names_in(Zone.HAND, ANN) == ["Meadow"]


def test_702_6a_equip_attaches_to_a_creature_you_control_at_sorcery_speed() -> None:
    at = table()
    sword = permanent("Sword", "Artifact — Equipment", "Equipped creature gets +2/+1.\nEquip {0}")
    at.battlefield(ANN, sword, "Bear")
    at.battlefield(BOB, "Giant")
    at.begin(ANN)
    at.act(ANN, "activate Sword", "Bear")
    at.resolve()
    assert at.power_toughness("Bear") == (4, 3)
    at.attack("Bear")
    assert at.why_not(ANN, "activate Sword") is not None


def test_702_97a_scavenge_counts_the_power_of_the_exiled_card() -> None:
    at = table()
    at.graveyard(ANN, creature("Slug", 4, 1, "Scavenge {0}"))
    at.battlefield(ANN, "Bear")
    ask_again(at)
    at.act(ANN, "activate Slug", "Bear")
    at.resolve()
    assert at.power_toughness("Bear") == (6, 6)
    assert at.names_in(Zone.EXILE) == ["Slug"]


def test_702_84a_unearth_brings_it_back_for_a_turn() -> None:
    at = table()
    at.graveyard(ANN, creature("Hellion", 3, 1, "Unearth {0}"))
    ask_again(at)
    at.act(ANN, "activate Hellion")
    at.resolve()
    at.attack("Hellion")
    at.to_turn(BOB)
    assert at.life(BOB) == 17
    assert at.names_in(Zone.EXILE) == ["Hellion"]


def test_702_84a_unearthed_it_is_exiled_wherever_it_would_go() -> None:
    at = table()
    at.graveyard(ANN, creature("Hellion", 3, 1, "Unearth {0}"))
    ask_again(at)
    at.act(ANN, "activate Hellion")
    at.resolve()
    cast(at, "Destroy target creature.", "Hellion")
    assert at.names_in(Zone.EXILE) == ["Hellion"]


def test_702_107a_outlast_taps_it_for_a_counter() -> None:
    at = table()
    at.battlefield(ANN, creature("Monk", 1, 1, "Outlast {0}"))
    ask_again(at)
    at.act(ANN, "activate Monk")
    at.resolve()
    assert at.power_toughness("Monk") == (2, 2)
    assert at.object("Monk").tapped


JILT = "Kicker {1}\nYou gain 2 life. If ~ was kicked, it deals 2 damage to target creature."


def test_702_33g_an_unkicked_spell_needs_none_of_the_kickers_targets() -> None:
    at = holding(text_card("Jilt", "Instant", JILT), 1)
    at.act(ANN, "cast Jilt")
    at.resolve()
    assert at.life(ANN) == 22


def test_702_33g_a_kicked_spell_chooses_them() -> None:
    at = holding(text_card("Jilt", "Instant", JILT), 1)
    at.battlefield(BOB, creature("Bear", 2, 2))
    at.act(ANN, "cast Jilt", True)
    at.resolve()
    assert at.life(ANN) == 22
    assert "Bear" not in at.names_in(Zone.BATTLEFIELD)


def test_702_33g_without_a_target_for_it_a_kicker_is_not_offered() -> None:
    at = holding(text_card("Jilt", "Instant", JILT), 1)
    at.choose(True)
    at.act(ANN, "cast Jilt")
    assert at.choices == [True]
    assert not at.object("Mine").tapped


TWICE = """Kicker {1} and/or {3}
You gain 1 life.
If ~ was kicked with its {1} kicker, you gain 10 life.
If ~ was kicked with its {3} kicker, you gain 100 life.
If ~ was kicked, it deals 2 damage to target creature."""


@pytest.mark.parametrize(
    ("first", "second", "life", "untapped"),
    [
        (False, False, 21, 4),
        (True, False, 31, 3),
        (False, True, 121, 1),
        (True, True, 131, 0),
    ],
)
def test_702_33f_each_kicker_has_what_speaks_of_it(
    first: bool, second: bool, life: int, untapped: int
) -> None:
    at = holding(text_card("Twice", "Instant", TWICE), 4)
    at.battlefield(BOB, creature("Bear", 2, 2))
    at.act(ANN, "cast Twice", first, second)
    at.resolve()
    assert at.life(ANN) == life
    assert sum(not at.object(f"Mine #{one}").tapped for one in range(1, 5)) == untapped
    assert ("Bear" in at.names_in(Zone.BATTLEFIELD)) == (not first and not second)


def test_702_33d_with_mana_for_one_kicker_alone_only_one_can_be_declared() -> None:
    at = holding(text_card("Twice", "Instant", TWICE), 3)
    at.battlefield(BOB, creature("Bear", 2, 2))
    at.choose(True, True)
    at.act(ANN, "cast Twice")
    assert at.choices == [True]
    at.choices.clear()
    at.resolve()
    assert at.life(ANN) == 31


def test_702_33b_two_kicker_costs_are_two_kickers_on_one_line() -> None:
    found = compiled("Kicker {W} and/or {2}{B}")
    assert found.face is not None
    assert [one.name for one in found.face.abilities if isinstance(one, Keyworded)] == [KICKER] * 2
    assert ENGLISH.lines(found.face.abilities) == ["Kicker {W} and/or {2}{B}"]


@pytest.mark.parametrize(
    "text",
    [
        "Kicker {W} and/or",
        "Kicker {W} and/or flying",
        "Buyback {W} and/or {B}",
        "Kicker—Sacrifice a creature and/or {B}",
        "When ~ enters, if it was kicked with its kicker, draw a card.",
    ],
)
def test_702_33b_what_is_no_second_kicker_cost_is_refused(text: str) -> None:
    assert compiled(text).face is None


def test_614_5_abilities_that_it_enters_with_renew_no_effect() -> None:
    """What it gets as it enters moves its replacement effects to no other place among them."""
    text = (
        "Kicker {1}\n"
        "If ~ was kicked, it enters with a +1/+1 counter on it and with "
        '"Whenever ~ deals damage, you gain that much life."'
    )
    at = holding(creature("Volver", 2, 2, text), 1)
    at.act(ANN, "cast Volver", True)
    at.resolve_all()
    assert at.power_toughness("Volver") == (3, 3)
    assert len(at.object(at.id("Volver")).now.kit.triggered) == 1
