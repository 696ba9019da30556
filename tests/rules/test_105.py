"""Colors. CR 105."""

from __future__ import annotations

import pytest

from jajna.vocab import Color, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table


def test_105_4_cards_of_the_chosen_color_are_discarded() -> None:
    at = table()
    at.hand(BOB, creature("Wolf", cost="{G}"), creature("Crab", cost="{U}"))
    cast(
        at,
        "Choose a color. Target player reveals their hand and discards all cards of that color.",
        "Bob",
        then=("green",),
    )
    assert at.object("Wolf").zone is Zone.GRAVEYARD
    assert at.object("Crab").zone is Zone.HAND


def test_105_2_permanents_that_are_one_or_more_colors() -> None:
    at = table()
    at.battlefield(BOB, creature("Elf", cost="{G}"), "Bear", creature("Wurm", cost="{6}{G}"))
    cast(at, "Exile each permanent with mana value 2 or less that's one or more colors.")
    assert at.names_in(Zone.EXILE) == ["Elf"]


@pytest.mark.parametrize(("cost", "counters"), [("{0}", 0), ("{R/W}", 1)])
def test_105_2_one_of_several_colors(cost: str, counters: int) -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Dryad",
            text="Whenever you cast a spell that's white, blue, black, or red, put a +1/+1 counter "
            "on Dryad.",
        ),
        permanent("Peak", "Land", "{T}: Add {R}.", ""),
    )
    at.hand(ANN, creature("Elf", cost=cost))
    at.act(ANN, "cast Elf")
    at.resolve_all()
    assert at.object("Dryad").counters.get("+1/+1", 0) == counters


def test_105_2_it_is_judged_by_its_color() -> None:
    at = table()
    at.battlefield(ANN, creature("Wolf", cost="{G}"), "Bear")
    text = "Target creature gets +1/+1 until end of turn. If it's green, draw a card."
    hand = len(at.game.players[ANN].hand)
    cast(at, text, "Bear")
    assert len(at.game.players[ANN].hand) == hand
    cast(at, text, "Wolf")
    assert len(at.game.players[ANN].hand) == hand + 1


@pytest.mark.parametrize("also", [False, True])
def test_105_3_what_becomes_a_chosen_color_loses_its_own_unless_it_is_in_addition(
    also: bool,
) -> None:
    ending = " in addition to its other colors" if also else ""
    text = f"As Shade enters, choose a color.\nShade is the chosen color{ending}."
    at = table(hand=[creature("Shade", text=text, cost="{R}")])
    at.battlefield(ANN, permanent("Peak", "Land", "{T}: Add {R}.", ""))
    at.begin(ANN)
    at.act(ANN, "cast Shade")
    at.choose("green")
    at.resolve_all()
    colors = at.object("Shade").now.colors
    assert colors == (Color.GREEN | Color.RED if also else Color.GREEN)
