"""Building a deck from a collection. CR 100.2, 100.4."""

from __future__ import annotations

import pytest

from jajna.collection.cards import Collection
from jajna.collection.editor import DeckEditor, Shortage, saved, shortages
from jajna.collection.errors import CollectionError
from jajna.collection.profiles import SavedDeck
from jajna.era import CURRENT, Era
from jajna.errors import CardError, DeckError
from jajna.formats.construction import CONSTRUCTIONS, Construction
from jajna.formats.deck import Printing
from jajna.formats.themes import THEMES, theme
from tests.cli.test_decks import lookup


def formats(name: str, era: Era) -> Construction:
    if name not in CONSTRUCTIONS:
        raise DeckError(f"no format {name}")
    return CONSTRUCTIONS[name]


def editor(owned: dict[str, int] | None, deck: SavedDeck | None = None) -> DeckEditor:
    held = None
    if owned is not None:
        held = Collection({Printing(name, "8ED"): count for name, count in owned.items()})
    began = deck or SavedDeck("Zoo", "constructed", CURRENT.name)
    return DeckEditor(began, held, lookup, formats)


def test_cards_come_from_the_collection_deck_and_sideboard_together() -> None:
    table = editor({"Shock": 3, "Grizzly Bears": 1})
    table.add("choque", 2)
    table.add("Shock", 1, sideboard=True)
    assert table.deck.main == (("Shock", 2),)
    assert table.deck.sideboard == (("Shock", 1),)
    with pytest.raises(CollectionError, match="3 Shock in the collection, and 3 in the deck"):
        table.add("Shock")
    with pytest.raises(CollectionError, match="Serra Angel isn't in the collection"):
        table.add("Serra Angel")
    with pytest.raises(CardError):
        table.add("Shok")
    assert table.count("Shock") == 3


def test_printings_of_a_card_count_together() -> None:
    held = Collection({Printing("Shock", "8ED"): 1, Printing("Shock", "STH"): 1})
    table = DeckEditor(SavedDeck("Zoo", "casual", "current"), held, lookup, formats)
    table.add("Shock", 2)
    assert table.report().shortages == ()


def test_100_2a_basic_lands_are_there_in_any_number() -> None:
    table = editor({})
    table.add("Mountain", 60)
    assert table.report().is_legal
    assert table.report().shortages == ()
    with pytest.raises(CollectionError, match="Coastal Tower isn't in the collection"):
        table.add("Coastal Tower")


def test_without_a_collection_all_cards_are_there() -> None:
    table = editor(None)
    table.add("Serra Angel", 4)
    assert table.deck.main == (("Serra Angel", 4),)
    assert table.report().shortages == ()


def test_cards_go_back_and_to_the_sideboard_and_each_step_is_undone() -> None:
    table = editor({"Shock": 4, "Serra Angel": 1})
    began = table.deck
    states = []
    for step in (
        lambda: table.add("Shock", 4),
        lambda: table.move("shock", 3),
        lambda: table.move("Shock", 1, to_sideboard=False),
        lambda: table.remove("Shock", 2, sideboard=True),
        lambda: table.rename("Burn"),
        lambda: table.choose_format("casual"),
    ):
        states.append(table.deck)
        step()
    assert table.deck == SavedDeck("Burn", "casual", "current", (("Shock", 2),))
    for state in reversed(states):
        table.undo()
        assert table.deck == state
    assert table.deck == began
    with pytest.raises(CollectionError, match="Nothing has been changed"):
        table.undo()


def test_a_step_that_can_t_be_done_changes_nothing() -> None:
    table = editor({"Shock": 4})
    table.add("Shock", 2)
    before = table.deck
    for wrong in (
        lambda: table.remove("Shock", 3),
        lambda: table.remove("Shock", 1, sideboard=True),
        lambda: table.move("Shock", 3),
        lambda: table.move("Shock", 1, to_sideboard=False),
        lambda: table.add("Shock", 0),
        lambda: table.remove("Shock", 0),
        lambda: table.rename("a/b"),
        lambda: table.choose_format("nonsense"),
    ):
        with pytest.raises((CollectionError, DeckError)):
            wrong()
        assert table.deck == before
    table.undo()
    assert table.deck.main == ()


def test_it_says_what_is_in_the_deck_and_what_its_format_forbids() -> None:
    table = editor({"Shock": 9, "Coastal Tower": 5})
    table.add("Shock", 5)
    table.add("Coastal Tower", 5)
    table.add("Island", 49)
    found = table.report()
    assert (found.summary.cards, found.summary.lands) == (59, 54)
    assert found.summary.curve == {1: 5}
    assert [(one.code, one.card) for one in found.violations] == [
        ("too few cards", ""),
        ("too many copies", "Shock"),
        ("too many copies", "Coastal Tower"),
    ]
    table.remove("Shock")
    table.remove("Coastal Tower")
    table.add("Island", 3)
    assert table.report().is_legal


def test_a_deck_whose_cards_were_traded_away_says_it_is_short() -> None:
    deck = SavedDeck(
        "Zoo", "casual", "current", (("Shock", 3), ("Forest", 37)), (("Shock", 1), ("Okk", 1))
    )
    table = editor({"Shock": 2, "Okk": 1}, deck)
    assert table.report().shortages == (Shortage("Shock", 4, 2),)
    assert table.report().is_legal
    table.remove("Shock", 2)
    assert table.report().shortages == ()


def test_a_card_that_is_not_known_any_more_stays_in_the_deck_and_is_named() -> None:
    deck = SavedDeck("Zoo", "casual", "current", (("Gone Beast", 2), ("Forest", 40)))
    table = editor({"Gone Beast": 2}, deck)
    found = table.report()
    assert not found.is_legal
    assert [name for name, _ in found.unplayable] == ["Gone Beast"]
    assert table.deck == deck
    table.remove("gone beast", 2)
    assert table.report().is_legal


def test_what_was_saved_is_not_changed() -> None:
    table = editor({"Shock": 1})
    changed = [table.is_changed]
    for step in (lambda: table.add("Shock"), table.was_saved, table.undo):
        step()
        changed.append(table.is_changed)
    assert changed == [False, True, False, True]


@pytest.mark.parametrize("name", list(THEMES))
def test_a_ready_deck_is_kept_as_it_is(name: str) -> None:
    deck = theme(name, lookup)
    kept = saved(deck, "casual", CURRENT)
    assert editor(None, kept).report().deck.main == deck.main
    owned = Collection({Printing(card.name, "8ED"): count for card, count in deck.main})
    assert shortages(kept, owned) == ()
