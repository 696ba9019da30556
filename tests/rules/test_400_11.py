"""Cards outside the game. CR 400.11, 701.48a."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.era import find
from jajna.judge import Table
from jajna.kernel.zones import move
from jajna.replay import GameSetup
from jajna.variant import COMMANDER
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BEAR, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table

SURGE = text_card("Surge", "Sorcery", "Draw a card.")
STUDY = text_card("Study", "Sorcery — Lesson", "Draw a card.")
WISH = "You may reveal a sorcery card you own from outside the game and put it into your hand."


def with_outside(*cards: Card, player: int = ANN) -> Table:
    """A table at which a player has cards outside the game."""
    at = table()
    for card in cards:
        definition = at.game.definitions.of(card)
        move.put(at.game, at.game.objects.new(definition, player, Zone.NOWHERE))
    ask_again(at)
    return at


def test_400_11b_a_card_that_fits_is_brought_into_the_game() -> None:
    at = with_outside(SURGE, BEAR)
    cast(at, WISH, then=(True, "Surge"))
    assert at.names_in(Zone.HAND, ANN) == ["Surge"]
    assert [at.game.object(card).now.name for card in at.game.players[ANN].outside] == ["Bear"]
    card = at.game.players[ANN].hand[0]
    assert at.game.object(card).owner == ANN
    assert [one.name for one in at.game.view(ANN).players[ANN].hand] == ["Surge"]


def test_400_11b_nothing_comes_of_it_if_none_fits() -> None:
    at = with_outside(BEAR)
    cast(at, WISH, then=(True,))
    assert at.names_in(Zone.HAND, ANN) == []
    assert len(at.game.players[ANN].outside) == 1


def test_400_11b_the_cards_of_another_are_not_among_them() -> None:
    at = with_outside(SURGE, player=BOB)
    cast(at, WISH, then=(True,))
    assert at.names_in(Zone.HAND, ANN) == []


def test_400_11c_effects_do_not_reach_cards_outside_the_game() -> None:
    at = with_outside(BEAR)
    at.battlefield(ANN, permanent("Banner", "Enchantment", "Creatures get +1/+1."))
    cast(at, "Destroy all creatures.")
    (card,) = at.game.players[ANN].outside
    assert at.game.object(card).now.power == 2


def test_701_48a_who_does_not_discard_may_take_a_lesson() -> None:
    at = with_outside(SURGE, STUDY)
    at.hand(ANN, "Bear")
    cast(at, "Learn.", then=(False, True, "Study"))
    assert sorted(at.names_in(Zone.HAND, ANN)) == ["Bear", "Study"]


def test_701_48a_who_discards_may_not() -> None:
    at = with_outside(STUDY)
    at.hand(ANN, "Bear")
    at.library(ANN, "Giant")
    cast(at, "Learn.", then=(True,))
    assert at.names_in(Zone.HAND, ANN) == ["Giant"]
    assert len(at.game.players[ANN].outside) == 1


LEGEND = creature("Legend", types="Legendary Creature — Human", cost="{R}")


def wishing(era: str = "current") -> Table:
    """A table of Commander at which Ann has Surge and Study outside the game, and Surge in it."""
    at = table(known=[LEGEND], variant=COMMANDER, era=find(era))
    at.lead(ANN, "Legend")
    for card in (SURGE, STUDY):
        definition = at.game.definitions.of(card)
        move.put(at.game, at.game.objects.new(definition, ANN, Zone.NOWHERE))
    at.graveyard(ANN, SURGE)
    ask_again(at)
    return at


def test_903_11a_no_card_is_brought_in_that_has_the_name_of_an_owned_one() -> None:
    at = wishing()
    cast(at, WISH, then=(True, "Study"))
    assert at.names_in(Zone.HAND, ANN) == ["Study"]
    cast(at, WISH, then=(True,))
    assert at.names_in(Zone.HAND, ANN) == ["Study"]


@pytest.mark.parametrize(
    ("era", "outside"), [("current", ["Ember"]), ("2019-05", ["Ember", "Wave"])]
)
def test_903_11a_cards_of_other_colors_than_the_commanders_stay_outside(
    era: str, outside: list[str]
) -> None:
    cards = (creature("Ember", cost="{R}"), creature("Wave", cost="{U}"))
    setup = GameSetup(
        ((BEAR,) * 30,) * 2,
        era=find(era),
        sideboards=(cards, cards),
        variant=COMMANDER,
        commanders=((LEGEND,), (LEGEND,)),
    )
    game = setup.begin()
    assert [game.object(one).now.name for one in game.players[ANN].outside] == outside


def test_903_11a_without_a_commander_nothing_is_kept_outside() -> None:
    at = with_outside(SURGE)
    at.graveyard(ANN, SURGE)
    cast(at, WISH, then=(True, "Surge"))
    assert at.names_in(Zone.HAND, ANN) == ["Surge"]
