"""Decks of what was drafted with commanders. CR 903.13e-903.13g."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from jajna.card import Card
from jajna.errors import DeckError
from jajna.formats.deck import Deck, Printing
from jajna.judge import ANN
from jajna.kernel.card_kinds import commanders
from jajna.limited.decks import added_leader, commander_deck_of, drafted_rules
from jajna.replay import GameSetup
from jajna.variant import COMMANDER
from jajna.vocab import Color
from tests.mechanics.bench import creature, text_card

COLOR_CHOSEN = (
    "If ~ is your commander, choose a color before the game begins. ~ is the chosen color.\nPartner"
)
KNOWN = {
    card.name: card
    for card in (
        creature("Elder", 3, 3, types="Legendary Creature — Elf", cost="{G}"),
        creature("Smith", 3, 3, types="Legendary Creature — Dwarf", cost="{R}"),
        creature("Twin", 3, 3, types="Legendary Creature — Elf", cost="{G}{R}"),
        creature("Cub", cost="{G}"),
        creature("Boar", cost="{R}"),
        text_card("Forest", "Basic Land — Forest", "", cost=""),
        creature(
            "The Prismatic Piper",
            3,
            3,
            COLOR_CHOSEN,
            types="Legendary Creature — Shapeshifter",
            cost="{5}",
        ),
    )
}


def drafted(code: str, *names: str, cubs: int = 12) -> list[Printing]:
    """A pool of these cards and many Cubs, of a set."""
    return [Printing(name, code, "1") for name in (*names, *["Cub"] * cubs)]


def deck(
    pool: Iterable[Printing], leaders: dict[str, int], main: dict[str, int], name: str = "deck"
) -> Deck:
    """The deck of a pool."""

    def lookup(card: str) -> Card:
        return KNOWN[card]

    return commander_deck_of(name, pool, leaders, main, lookup)


def test_903_13f_sixty_cards_are_enough_and_more_are_allowed() -> None:
    pool = drafted("TST", "Elder")
    assert deck(pool, {"Elder": 1}, {"Cub": 12, "Forest": 47}).size == 59
    assert deck(pool, {"Elder": 1}, {"Cub": 12, "Forest": 90}).size == 102
    with pytest.raises(DeckError, match=r"59 cards .* 60 .*903\.13f"):
        deck(pool, {"Elder": 1}, {"Cub": 12, "Forest": 46})


def test_903_13f_any_number_of_copies_of_a_drafted_card_may_be_played() -> None:
    assert dict(deck(drafted("TST", "Elder"), {"Elder": 1}, {"Cub": 12, "Forest": 47}).main)
    with pytest.raises(DeckError, match="13 Cub"):
        deck(drafted("TST", "Elder"), {"Elder": 1}, {"Cub": 13, "Forest": 47})


def test_903_13f_the_colors_are_those_of_the_commander() -> None:
    with pytest.raises(DeckError, match=r"Boar has colors"):
        deck(drafted("TST", "Elder", "Boar"), {"Elder": 1}, {"Boar": 1, "Forest": 58})


def test_903_13f_commanders_of_one_color_are_partners_in_one_set_alone() -> None:
    leaders, main = {"Elder": 1, "Smith": 1}, {"Cub": 12, "Forest": 46}
    assert deck(drafted("CMM", "Elder", "Smith"), leaders, main).size == 58
    with pytest.raises(DeckError, match="2 commanders"):
        deck(drafted("CMR", "Elder", "Smith"), leaders, main)
    with pytest.raises(DeckError, match="2 commanders"):
        deck(drafted("CMM", "Elder", "Twin"), {"Elder": 1, "Twin": 1}, main)


def test_903_13e_a_set_adds_up_to_two_commanders() -> None:
    assert added_leader(drafted("CMR")) == added_leader(drafted("CMM")) == "The Prismatic Piper"
    assert added_leader(drafted("CLB")) == "Faceless One"
    assert added_leader(drafted("TST")) == ""
    main = {"Cub": 12, "Forest": 46}
    assert deck(drafted("CMR"), {"The Prismatic Piper": 2}, main).size == 58
    with pytest.raises(DeckError, match="Piper"):
        deck(drafted("TST"), {"The Prismatic Piper": 2}, main)
    with pytest.raises(DeckError, match="Piper"):
        deck(drafted("CMR"), {"The Prismatic Piper": 3}, main)


def test_903_13e_what_is_added_can_only_be_a_commander() -> None:
    with pytest.raises(DeckError, match="Piper"):
        deck(drafted("CMR", "Elder"), {"Elder": 1}, {"The Prismatic Piper": 1, "Forest": 58})


def test_903_13g_the_game_is_one_of_commander() -> None:
    mine = deck(drafted("CMR"), {"The Prismatic Piper": 1}, {"Cub": 12, "Forest": 47})
    assert drafted_rules(drafted("CMR")).name == "commander-draft"
    cards = tuple(mine.cards())
    leaders = tuple(mine.leaders())
    setup = GameSetup((cards, cards), variant=COMMANDER, first=ANN, commanders=(leaders, leaders))
    assert commanders.color_identity(setup.begin(), ANN) == Color.GREEN
