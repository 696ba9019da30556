"""What players may know of cards, asked of the functions that say it. CR 400.2, 401.5, 701.20a."""

from __future__ import annotations

import pytest

from jajna.decision import Activate, Answer, Cast, Pass, PlayLand, Several, TakeAction, Thing
from jajna.judge import Table
from jajna.kernel.zones import knowledge
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, creature, permanent
from tests.table import table

HANDS = permanent("Lens", text="Your opponents play with their hands revealed.")
TOPS = permanent("Lantern", text="Play with the top card of your library revealed.")


def shown(at: Table, zone: Zone, place: int = 0) -> int:
    """The mask of who sees one of Bob's cards by effects."""
    bob = at.game.players[BOB]
    cards = bob.hand if zone is Zone.HAND else bob.library
    return knowledge.seen_by_effects(at.game, at.game.object(cards[place]))


@pytest.mark.parametrize(("lets_see", "hand", "top"), [(None, 0, 0), (HANDS, 3, 0), (TOPS, 0, 3)])
def test_701_20a_effects_show_hands_or_the_top_card_and_nothing_else(
    lets_see: object, hand: int, top: int
) -> None:
    at = table()
    at.hand(BOB, "Bear")
    at.library(BOB, "Giant", "Bear")
    if lets_see is HANDS:
        at.battlefield(ANN, HANDS)
    elif lets_see is TOPS:
        at.battlefield(BOB, TOPS)
    at.begin(ANN)
    assert shown(at, Zone.HAND) == hand
    assert shown(at, Zone.LIBRARY) == top
    assert shown(at, Zone.LIBRARY, 1) == 0
    bear = at.battlefield(BOB, creature("Ogre"))[0]
    assert knowledge.seen_by_effects(at.game, at.game.object(bear)) == 0


def test_401_5_nothing_is_shown_of_a_library_without_cards() -> None:
    at = table()
    at.battlefield(BOB, TOPS)
    at.hand(BOB, "Bear")
    at.begin(ANN)
    at.game.players[BOB].library.clear()
    assert shown(at, Zone.HAND) == 0


@pytest.mark.parametrize(
    ("zone", "eyes", "knew"),
    [
        (Zone.HAND, [ANN], False),
        (Zone.HAND, [BOB], True),
        (Zone.LIBRARY, [ANN, BOB], False),
        (Zone.GRAVEYARD, [ANN], True),
    ],
)
def test_400_2_of_what_has_left_players_know_what_they_saw(
    zone: Zone, eyes: list[int], knew: bool
) -> None:
    at = table()
    thing = at.put(BOB, zone, "Bear")[0]
    assert knowledge.knew(eyes, at.game.object(thing)) is knew


@pytest.mark.parametrize(
    "answer",
    [
        Thing(170),
        Several((Thing(170),)),
        Cast(170, 0),
        PlayLand(170, 0),
        Activate(170, 0),
        TakeAction(170, 0),
    ],
)
def test_400_2_no_reason_is_given_for_what_a_player_does_not_know(answer: Answer) -> None:
    at = table()
    at.hand(BOB, "Bear", "Giant")
    at.begin(ANN)
    game = at.game
    hidden = game.players[BOB].hand[0]
    named = replaced(answer, hidden)
    reason = game.why_not(named)
    assert reason is not None
    for other in game.players[BOB].hand:
        found = game.why_not(replaced(answer, other))
        assert found is not None and found.code == reason.code


def replaced(answer: Answer, thing: int) -> Answer:
    """The same answer about another card."""
    match answer:
        case Thing():
            return Thing(thing)
        case Several():
            return Several((Thing(thing),))
        case Cast():
            return Cast(thing, 0)
        case PlayLand():
            return PlayLand(thing, 0)
        case Activate():
            return Activate(thing, 0)
        case TakeAction():
            return TakeAction(thing, 0)
    return Pass()
