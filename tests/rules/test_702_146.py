"""Disturb. CR 702.146."""

from __future__ import annotations

from jajna.decision import Cast, Kind
from jajna.judge import Table
from jajna.vocab import Type, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, text_card
from tests.rules.faces import joined
from tests.table import table

ANGLER = joined(
    "transform",
    creature("Angler", 2, 1, "Disturb {0}", cost="{2}"),
    text_card("Drifter", "Creature — Spirit", "Flying", ("3", "2"), ""),
)
GEIST = joined(
    "transform",
    creature("Geist", 2, 1, "Disturb {0}", cost="{2}"),
    text_card(
        "Binding", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets -1/-0.", cost=""
    ),
)


def buried() -> Table:
    """The card is in Ann's graveyard."""
    at = table()
    at.graveyard(ANN, ANGLER)
    ask_again(at)
    return at


def test_702_146a_it_is_cast_transformed_from_the_graveyard() -> None:
    at = buried()
    at.act(ANN, "cast Drifter way 0")
    spell = at.game.objects[at.game.zones.stack[-1]]
    assert spell.now.name == "Drifter"
    assert spell.now.mana_value() == 2  # CR 712.8c


def test_702_146b_the_permanent_has_its_back_face_up() -> None:
    at = buried()
    at.act(ANN, "cast Drifter way 0")
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD) == ["Drifter"]
    assert at.power_toughness("Drifter") == (3, 2)


def test_702_146a_from_the_hand_only_the_front_can_be_cast() -> None:
    at = table()
    at.hand(ANN, ANGLER)
    ask_again(at)
    assert at.why_not(ANN, "cast Drifter way 0") is not None
    assert at.why_not(ANN, "cast Drifter") is not None


def test_702_146a_an_effect_without_cost_does_not_cast_the_back() -> None:
    at = table()
    at.hand(ANN, ANGLER)
    text = "You may cast a creature spell from your hand without paying its mana cost."
    at.hand(ANN, text_card("Gate", "Instant", text))
    ask_again(at)
    at.act(ANN, "cast Gate")
    at.to_question(Kind.CAST)
    assert at.asked is not None
    assert [one.face for one in at.asked.options if isinstance(one, Cast)] == [0]


def test_702_146a_an_aura_behind_needs_a_target() -> None:
    at = table()
    at.graveyard(ANN, GEIST)
    ask_again(at)
    assert at.why_not(ANN, "cast Binding way 0") is not None
    at.battlefield(BOB, "Bear")
    ask_again(at)
    at.act(ANN, "cast Binding way 0", "Bear")
    at.resolve()
    assert at.power_toughness("Bear") == (1, 2)
    assert at.object("Binding").now.types & Type.ENCHANTMENT


def test_702_146a_what_was_countered_has_its_front_face_again() -> None:
    at = buried()
    at.act(ANN, "cast Drifter way 0")
    cast(at, "Counter target spell.", "Drifter", by=BOB)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Angler"]
