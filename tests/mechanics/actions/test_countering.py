"""Where countered spells go. CR 701.6, 608.2c."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, permanent, spell, text_card
from tests.table import table

INSTEAD = " instead of into that player's graveyard"
PLACES = {
    "exile": "exile it instead of putting it into its owner's graveyard",
    "hand": f"put it into its owner's hand{INSTEAD}",
    "top": f"put it on top of its owner's library{INSTEAD}",
    "bottom": f"put it on the bottom of its owner's library{INSTEAD}",
}
EITHER = f"put that card on the top or bottom of its owner's library{INSTEAD}"


def countered(goes: str, unless: str = "", *choices: str | bool) -> Table:
    """Bob has countered Ann's spell with words that say where it goes."""
    at = table()
    at.library(ANN, "Bear", "Bear")
    at.battlefield(ANN, permanent("Mine", "Land", "{T}: Add {C}.", cost=""))
    at.hand(ANN, spell("You gain 1 life.", "Boon"))
    text = f"Counter target spell{unless}. If that spell is countered this way, {goes}."
    at.hand(BOB, text_card("No", "Instant", text))
    ask_again(at)
    at.act(ANN, "cast Boon")
    at.act(BOB, "cast No")
    at.choose(*choices)
    at.resolve()
    return at


def where(at: Table) -> str:
    """Where the countered card is."""
    library = at.names_in(Zone.LIBRARY, ANN)
    if "Boon" in library:
        return "top" if library[0] == "Boon" else "bottom" if library[-1] == "Boon" else "middle"
    return at.object("Boon").zone.name.lower()


@pytest.mark.parametrize("place", PLACES)
def test_701_6a_a_countered_spell_goes_where_the_text_says(place: str) -> None:
    at = countered(PLACES[place])
    assert where(at) == place
    assert at.life(ANN) == 20


@pytest.mark.parametrize("place", PLACES)
def test_608_2c_what_is_said_later_changes_what_was_said_with_unless(place: str) -> None:
    assert where(countered(PLACES[place], " unless its controller pays {1}", False)) == place


def test_608_2c_a_spell_that_is_paid_for_resolves_and_goes_to_the_graveyard() -> None:
    at = countered(PLACES["exile"], " unless its controller pays {1}", True)
    assert where(at) == "stack"
    at.resolve()
    assert at.life(ANN) == 21
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Boon"]


@pytest.mark.parametrize(("option", "end"), [("#0", "top"), ("#1", "bottom")])
def test_608_2d_whoever_counters_it_chooses_the_end(option: str, end: str) -> None:
    assert where(countered(EITHER, "", option)) == end


def test_707_10a_a_countered_copy_goes_nowhere() -> None:
    at = table()
    at.hand(ANN, spell("You gain 1 life.", "Boon"), spell("Copy target instant spell.", "Twin"))
    at.hand(
        BOB,
        text_card(
            "No",
            "Instant",
            f"Counter target spell. If that spell is countered this way, {PLACES['hand']}.",
        ),
    )
    ask_again(at)
    at.act(ANN, "cast Boon")
    at.act(ANN, "cast Twin")
    at.resolve()
    copy = at.game.zones.stack[-1]
    at.act(BOB, "cast No", copy)
    at.resolve()
    assert at.names_in(Zone.HAND, ANN) == []
    at.resolve_all()
    assert at.life(ANN) == 21
