"""Foretell. CR 702.143."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table

MINE = permanent("Mine", "Land", "{T}: Add {C}.", cost="")
OMEN = text_card("Omen", "Instant", "You gain 4 life.\nForetell {0}", cost="{5}")


def foretold() -> Table:
    """Ann has foretold the card in her main phase."""
    at = table()
    at.hand(ANN, OMEN)
    at.battlefield(ANN, MINE, MINE)
    ask_again(at)
    at.act(ANN, "special Omen.0")
    return at


def test_702_143a_for_two_mana_the_card_is_exiled_face_down() -> None:
    at = foretold()
    assert at.names_in(Zone.EXILE) == ["Omen"]
    assert at.object("Omen").face_down
    assert all(at.game.object(one).tapped for one in at.game.zones.battlefield)


def test_702_143a_without_two_mana_it_cannot_be_foretold() -> None:
    at = table()
    at.hand(ANN, OMEN)
    at.battlefield(ANN, MINE)
    ask_again(at)
    assert at.why_not(ANN, "special Omen.0") is not None


def test_702_143a_only_during_the_turn_of_its_owner() -> None:
    at = table()
    at.hand(BOB, OMEN)
    at.battlefield(BOB, MINE, MINE)
    ask_again(at)
    assert at.why_not(BOB, "special Omen.0") is not None
    at.to_turn(BOB, Step.UPKEEP)
    assert at.why_not(BOB, "special Omen.0") is None


def test_702_143a_it_cannot_be_cast_in_the_turn_in_which_it_was_foretold() -> None:
    assert foretold().why_not(ANN, "cast Omen way 0") is not None


def test_702_143a_later_it_is_cast_for_its_foretell_cost() -> None:
    at = foretold()
    at.to_turn(BOB)
    at.act(ANN, "cast Omen way 0")
    at.resolve()
    assert at.life(ANN) == 24


def test_702_143a_a_creature_card_then_keeps_to_its_timing() -> None:
    at = table()
    at.hand(ANN, creature("Seer", 2, 2, "Foretell {0}", cost="{5}"))
    at.battlefield(ANN, MINE, MINE)
    ask_again(at)
    at.act(ANN, "special Seer.0")
    at.to_turn(BOB)
    assert at.why_not(ANN, "cast Seer way 0") is not None
    at.to_turn(ANN)
    at.act(ANN, "cast Seer way 0")
    at.resolve()
    assert at.power_toughness("Seer") == (2, 2)


def test_702_143a_only_its_owner_knows_it() -> None:
    at = foretold()
    card = at.id("Omen")
    hidden = [one for one in at.game.view(BOB).exile if one.id == card]
    shown = [one for one in at.game.view(ANN).exile if one.id == card]
    assert hidden[0].name != "Omen"
    assert shown[0].name == "Omen"


def test_702_143b_it_does_not_use_the_stack() -> None:
    assert foretold().game.zones.stack == []


def test_702_143a_from_the_hand_the_foretell_cost_is_not_to_be_paid() -> None:
    at = table()
    at.hand(ANN, OMEN)
    ask_again(at)
    assert at.why_not(ANN, "cast Omen way 0") is not None


def test_702_143c_the_spell_knows_that_it_was_foretold() -> None:
    text = "You gain 4 life. If this spell was foretold, draw a card.\nForetell {0}"
    at = table()
    at.hand(ANN, text_card("Omen", "Instant", text, cost="{0}"))
    at.battlefield(ANN, MINE, MINE)
    ask_again(at)
    at.act(ANN, "special Omen.0")
    at.to_turn(BOB)
    held = len(at.game.players[ANN].hand)
    at.act(ANN, "cast Omen way 0")
    at.resolve()
    assert len(at.game.players[ANN].hand) == held + 1


def test_702_143c_a_card_exiled_otherwise_was_not_foretold() -> None:
    at = table()
    at.graveyard(ANN, OMEN)
    cast(at, "Exile target card from a graveyard.", "Omen")
    at.to_turn(BOB)
    assert at.why_not(ANN, "cast Omen way 0") is not None
