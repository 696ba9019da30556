"""Costs of what is cast from elsewhere or plotted, and of the first spell. CR 601.2f."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, text_card
from tests.table import table

DOC = creature(
    "Doc",
    text="Spells you cast from your graveyard or from exile cost {2} less to cast.\n"
    "Plotting cards from your hand costs {2} less.",
)
STONE = permanent("Stone", text="{T}: Add {C}.")
ECHO = text_card("Echo", "Instant", "You gain 1 life.\nFlashback {3}", cost="{3}")
OUTLAW = creature("Outlaw", text="Plot {3}", cost="{5}")


def with_stones(number: int, *, zone: Zone = Zone.HAND, by: int = ANN) -> Table:
    """Ann has the Doc; a player has Echo in a zone, and so much mana."""
    at = table(ann=[DOC], step=None)
    at.battlefield(by, *[STONE] * number)
    at.put(by, zone, ECHO)
    at.begin(by)
    return at


@pytest.mark.parametrize(
    ("zone", "stones", "able"),
    [(Zone.HAND, 1, False), (Zone.GRAVEYARD, 1, True), (Zone.GRAVEYARD, 0, False)],
)
def test_601_2f_a_spell_from_your_graveyard_costs_less(
    zone: Zone, stones: int, *, able: bool
) -> None:
    at = with_stones(stones, zone=zone)
    way = "" if zone is Zone.HAND else " way 0"
    assert (at.why_not(ANN, f"cast Echo{way}") is None) == able


def test_601_2f_an_opponents_spell_costs_what_it_did() -> None:
    assert with_stones(1, zone=Zone.GRAVEYARD, by=BOB).why_not(BOB, "cast Echo way 0") is not None


@pytest.mark.parametrize(("stones", "able"), [(0, False), (1, True)])
def test_601_2f_a_spell_from_exile_costs_less(stones: int, *, able: bool) -> None:
    at = table(ann=[DOC, *[STONE] * stones], library=[ECHO])
    cast(at, "Exile the top card of your library. You may play that card this turn.")
    at.resolve_all()
    assert at.object("Echo").zone is Zone.EXILE
    assert (at.why_not(ANN, "cast Echo") is None) == able


@pytest.mark.parametrize(("stones", "able"), [(0, False), (1, True)])
def test_702_170a_plotting_costs_less(stones: int, *, able: bool) -> None:
    at = table(ann=[DOC, *[STONE] * stones], hand=[OUTLAW])
    assert (at.why_not(ANN, "special Outlaw.0") is None) == able


OPENING = text_card(
    "Opening",
    "Instant",
    "If this spell is the first spell you've cast this game, you may cast it without paying its "
    "mana cost.\nYou gain 1 life.",
    cost="{5}",
)


def test_118_9_the_first_spell_of_the_game_may_be_cast_for_nothing() -> None:
    at = table(hand=[OPENING])
    at.act(ANN, "cast Opening way 0")
    at.resolve_all()
    assert at.life(ANN) == 21


@pytest.mark.parametrize(("by", "able"), [(ANN, False), (BOB, True)])
def test_118_9_another_spell_that_the_player_cast_was_the_first(by: int, *, able: bool) -> None:
    at = table(hand=[OPENING])
    cast(at, "You gain 1 life.", by=by)
    at.resolve_all()
    assert (at.why_not(ANN, "cast Opening way 0") is None) == able


def test_118_9_a_spell_that_is_still_on_the_stack_or_was_countered_was_the_first() -> None:
    at = table(hand=[OPENING, text_card("Hope", "Instant", "You gain 1 life.")])
    at.act(ANN, "cast Hope")
    assert at.why_not(ANN, "cast Opening way 0") is not None
    cast(at, "Counter target spell.", "Hope", by=BOB)
    at.resolve_all()
    assert at.why_not(ANN, "cast Opening way 0") is not None
