"""Adventurer cards, and omen cards beside them. CR 715, 720."""

from __future__ import annotations

from jajna.decision import Cast
from jajna.judge import ANN, BOB, Table
from jajna.vocab import Color, Type, Zone
from tests.mechanics.bench import creature, text_card
from tests.rules.faces import joined, plays, ready

RIDER = joined(
    "adventure",
    creature("Rider", 2, 3, "Lifelink", cost="{1}{W}"),
    text_card("Swift End", "Instant — Adventure", "You gain 3 life.", cost="{G}"),
)
SEER = joined(
    "adventure",
    creature("Seer", 2, 2, cost="{1}{G}"),
    text_card("Sign", "Sorcery — Omen", "You gain 1 life.", cost="{G}"),
)
LANDS = ("Plains", "Forest", "Forest")


def after_the_adventure() -> Table:
    """Ann has cast Swift End, and it has resolved."""
    table = ready(RIDER, lands=LANDS)
    table.act(ANN, "cast Swift End")
    table.resolve()
    return table


def test_715_3_a_player_chooses_whether_to_cast_it_as_an_adventure() -> None:
    table = ready(RIDER, lands=LANDS)
    card = table.id("Rider")

    assert plays(table) == [Cast(card, 0), Cast(card, 1)]


def test_715_3a_only_the_alternative_characteristics_are_evaluated() -> None:
    table = ready(RIDER, lands=LANDS)
    table.to_turn(BOB)

    assert table.why_not(ANN, "cast Swift End") is None
    refused = table.why_not(ANN, "cast Rider")
    assert refused is not None
    assert refused.rule == "117.1a"


def test_715_3b_as_an_adventure_it_has_the_alternative_characteristics_alone() -> None:
    table = ready(RIDER, lands=LANDS)
    table.act(ANN, "cast Swift End")

    now = table.object("Swift End").now
    assert (now.types, now.colors, now.power) == (Type.INSTANT, Color.GREEN, 0)


def test_715_3d_as_it_resolves_it_is_exiled() -> None:
    table = after_the_adventure()

    assert table.life(ANN) == 23
    assert table.names_in(Zone.EXILE) == ["Rider"]
    assert table.names_in(Zone.GRAVEYARD, ANN) == []


def test_715_3d_then_it_can_be_cast_from_exile_but_not_as_an_adventure() -> None:
    table = after_the_adventure()
    card = table.game.zones.exile[0]

    assert plays(table) == [Cast(card, 0)]
    table.act(ANN, "cast Rider")
    table.resolve()
    assert table.power_toughness("Rider") == (2, 3)
    assert table.names_in(Zone.EXILE) == []


def test_715_3d_a_timing_permission_isn_t_given_with_it() -> None:
    table = after_the_adventure()
    table.to_turn(BOB)

    refused = table.why_not(ANN, "cast Rider")
    assert refused is not None
    assert refused.rule == "117.1a"


def test_715_3d_nobody_else_may_cast_it() -> None:
    table = after_the_adventure()
    card = table.game.zones.exile[0]
    table.battlefield(BOB, *LANDS)
    table.begin(BOB)

    assert table.game.why_not(Cast(card, 0)) is not None


def test_715_3d_a_card_exiled_otherwise_can_t_be_cast() -> None:
    table = ready(lands=LANDS)
    table.graveyard(ANN, RIDER)
    table.hand(ANN, text_card("Dig", "Instant", "Exile target card from a graveyard."))
    table.begin(ANN)
    table.act(ANN, "cast Dig", "Rider")
    table.resolve()

    assert table.names_in(Zone.EXILE) == ["Rider"]
    assert plays(table) == []


def test_715_3d_a_countered_adventure_goes_to_the_graveyard() -> None:
    table = ready(RIDER, lands=LANDS)
    table.hand(BOB, text_card("No", "Instant", "Counter target spell."))
    table.begin(ANN)
    table.act(ANN, "cast Swift End")
    table.act(BOB, "cast No", "Swift End")
    table.resolve_all()

    assert table.names_in(Zone.GRAVEYARD, ANN) == ["Rider"]
    assert table.names_in(Zone.EXILE) == []


def test_715_4_everywhere_else_it_has_its_normal_characteristics_alone() -> None:
    table = ready(RIDER)
    now = table.object("Rider").now

    assert (now.types, now.colors) == (Type.CREATURE, Color.WHITE)
    assert not now.kit.spells


def test_720_3d_an_omen_is_shuffled_into_its_owner_s_library() -> None:
    table = ready(SEER, lands=LANDS)
    before = len(table.game.players[ANN].library)
    table.act(ANN, "cast Sign")
    table.resolve()

    assert table.life(ANN) == 21
    assert len(table.game.players[ANN].library) == before + 1
    assert "Seer" in table.names_in(Zone.LIBRARY, ANN)
    assert table.names_in(Zone.EXILE) == []
