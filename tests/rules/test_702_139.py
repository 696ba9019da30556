"""Companion. CR 702.139."""

from __future__ import annotations

from random import Random

import pytest

from jajna.card import Card
from jajna.decision import Answer, Cast, Decision, Kind, Several, TakeAction, Thing
from jajna.era import CURRENT
from jajna.kernel.game import Game
from jajna.kernel.start.setup import new_game
from jajna.oracle.compiler import compile_line
from jajna.simulation import invariants, twins
from jajna.text.printers import printer
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BEAR, BOB, creature, permanent, text_card

FIELD = permanent("Field", "Basic Land — Plains", cost="")
CHEAP = "Companion — Each permanent card in your starting deck has mana value 2 or less."
FRIEND = creature("Friend", 3, 3, CHEAP)
ODD = creature(
    "Odd", 3, 3, "Companion — Your starting deck contains only cards with odd mana values."
)
DEAR = creature("Dear", cost="{5}")


def started(sideboard: list[Card], deck: list[Card], lands_out: bool = False) -> Game:
    """A game in which Ann has this deck and sideboard and Bob has none."""
    return new_game(
        [deck, [FIELD, BEAR] * 20],
        ("Ann", "Bob"),
        seed=1,
        first=ANN,
        lands_out=lands_out,
        sideboards=[sideboard],
    )


def kept(game: Game) -> Game:
    """The game in the first main phase, both having kept their hands."""
    while game.decision is not None and game.decision.kind is Kind.MULLIGAN:
        game.answer(game.decision.fallback)
    while not (game.turn.step is Step.PRECOMBAT_MAIN and game.decision is not None):
        assert game.decision is not None
        game.answer(game.decision.fallback)
    return game


def revealing(game: Game) -> Game:
    """Ann reveals the only companion."""
    assert game.decision is not None
    assert game.decision.kind is Kind.COMPANION
    game.answer(Several((game.decision.options[0],)))
    return game


def asked(game: Game) -> Decision:
    """The question that is asked now."""
    assert game.decision is not None
    return game.decision


def companion_actions(game: Game) -> list[Answer]:
    """The special actions that are offered now."""
    return [one for one in asked(game).options if isinstance(one, TakeAction)]


def names(game: Game, cards: list[int]) -> list[str]:
    """The names of cards."""
    return [game.object(card).now.name for card in cards]


def test_103_2b_a_companion_may_be_revealed_if_the_deck_fulfills_its_condition() -> None:
    game = started([FRIEND], [BEAR, FIELD] * 20)
    assert game.decision is not None
    assert game.decision.kind is Kind.COMPANION
    assert (game.decision.player, game.decision.minimum, game.decision.maximum) == (ANN, 0, 1)


def test_103_2b_it_may_not_if_a_card_of_the_deck_does_not_fit() -> None:
    game = started([FRIEND], [BEAR, FIELD, DEAR] * 20)
    assert game.decision is not None
    assert game.decision.kind is Kind.MULLIGAN


def test_103_2b_no_more_than_one_of_those_that_fit_is_revealed() -> None:
    game = started([ODD, FRIEND, FRIEND], [creature("Two", cost="{2}")] * 20)
    assert game.decision is not None
    named = [
        game.object(one.thing).now.name for one in game.decision.options if isinstance(one, Thing)
    ]
    assert named == ["Friend", "Friend"]
    assert game.decision.maximum == 1


def test_702_139a_for_three_mana_it_goes_to_the_hand_and_only_once() -> None:
    game = kept(revealing(started([FRIEND], [FIELD] * 6 + [BEAR] * 20, lands_out=True)))
    (action,) = companion_actions(game)
    game.answer(action)
    assert "Friend" in names(game, game.players[ANN].hand)
    assert game.players[ANN].outside == []
    assert sum(game.object(one).tapped for one in game.zones.battlefield) == 3
    assert companion_actions(game) == []
    game.answer(next(one for one in asked(game).options if isinstance(one, Cast)))
    assert invariants.why_zones_disagree(game) is None


def test_116_2g_only_in_a_main_phase_of_its_owners_turn() -> None:
    game = revealing(started([FRIEND], [FIELD] * 6 + [BEAR] * 20, lands_out=True))
    game.settings.always_ask = True
    seen: dict[tuple[int, Step], bool] = {}
    while game.turn.number < 4 and game.decision is not None:
        if game.decision.kind is Kind.PRIORITY and game.decision.player == ANN:
            offered = bool(companion_actions(game))
            seen[game.turn.active, game.turn.step] = offered
        game.answer(game.decision.fallback)
    assert {where for where, offered in seen.items() if offered} == {
        (ANN, Step.PRECOMBAT_MAIN),
        (ANN, Step.POSTCOMBAT_MAIN),
    }
    assert (BOB, Step.PRECOMBAT_MAIN) in seen


def test_116_2g_one_that_was_not_revealed_stays_where_it_is() -> None:
    game = started([FRIEND], [FIELD] * 6 + [BEAR] * 20, lands_out=True)
    game.answer(Several(()))
    assert companion_actions(kept(game)) == []


def test_702_139b_sideboard_cards_are_not_in_the_starting_deck() -> None:
    game = started([FRIEND, DEAR, DEAR], [BEAR, FIELD] * 20)
    assert asked(game).kind is Kind.COMPANION
    assert len(game.players[ANN].library) == 40
    assert len(game.players[ANN].outside) == 3


def test_400_11a_a_player_knows_their_own_sideboard_and_others_what_was_revealed() -> None:
    game = revealing(started([FRIEND, DEAR], [BEAR, FIELD] * 20))
    own = [card.name for card in game.view(ANN).players[ANN].outside]
    other = [card.name for card in game.view(BOB).players[ANN].outside]
    assert (own, other) == (["Friend", "Dear"], ["Friend"])
    assert twins.why_hidden_shows(game, Random(1)) is None


def test_400_11c_nothing_can_be_done_to_cards_outside_the_game() -> None:
    game = kept(started([DEAR, text_card("Free", "Instant", "Draw a card.")], [BEAR] * 40))
    outside = game.players[ANN].outside
    assert all(game.why_not(Cast(card)) is not None for card in outside)


CONDITIONS = (
    ("Your starting deck contains only cards with odd mana values and land cards", "{3}", "{2}"),
    (
        "Your starting deck contains only cards with mana value 3 or greater and land cards",
        "{3}",
        "{2}",
    ),
    (
        "No card in your starting deck has more than one of the same mana symbol in its mana cost",
        "{R}{W}",
        "{R}{R}",
    ),
    ("Each permanent card in your starting deck has mana value 2 or less", "{2}", "{3}"),
)


@pytest.mark.parametrize(("condition", "fits", "other"), CONDITIONS)
def test_702_139a_costs_may_be_what_the_condition_asks_for(
    condition: str, fits: str, other: str
) -> None:
    card = creature("Probe", text=f"Companion — {condition}.")
    for cost, kind in ((fits, Kind.COMPANION), (other, Kind.MULLIGAN)):
        game = started([card], [creature("Card", cost=cost)] * 40)
        assert asked(game).kind is kind


TRAITS = (
    (
        "Each creature card in your starting deck is a Cat or Dinosaur card",
        creature("Tom", types="Creature — Cat"),
        BEAR,
    ),
    (
        "Each permanent card in your starting deck has an activated ability",
        creature("Pinger", text="{T}: You gain 1 life."),
        BEAR,
    ),
)


@pytest.mark.parametrize(("condition", "fits", "other"), TRAITS)
def test_702_139a_the_cards_of_the_deck_may_have_to_be_of_a_kind(
    condition: str, fits: Card, other: Card
) -> None:
    card = creature("Probe", text=f"Companion — {condition}.")
    assert asked(started([card], [fits, FIELD] * 20)).kind is Kind.COMPANION
    assert asked(started([card], [other, FIELD] * 20)).kind is Kind.MULLIGAN


def test_702_139a_the_cards_of_the_deck_may_have_to_differ_or_to_be_alike() -> None:
    differ = creature(
        "Lone", text="Companion — Each nonland card in your starting deck has a different name."
    )
    alike = creature(
        "Same", text="Companion — Each nonland card in your starting deck shares a card type."
    )
    relic = permanent("Relic")
    assert asked(started([differ], [FIELD] * 30 + [BEAR, DEAR])).kind is Kind.COMPANION
    assert asked(started([differ], [FIELD] * 30 + [BEAR, BEAR])).kind is Kind.MULLIGAN
    assert asked(started([alike], [FIELD] * 30 + [BEAR, DEAR])).kind is Kind.COMPANION
    assert asked(started([alike], [FIELD] * 30 + [BEAR, relic])).kind is Kind.MULLIGAN


def test_702_139a_the_deck_may_have_to_be_greater_than_it_must_be() -> None:
    condition = "at least twenty cards more than the minimum deck size"
    sky = creature("Sky", text=f"Companion — Your starting deck contains {condition}.")
    assert asked(started([sky], [BEAR] * 80)).kind is Kind.COMPANION
    assert asked(started([sky], [BEAR] * 79)).kind is Kind.MULLIGAN


@pytest.mark.parametrize("condition", [row[0] for row in (*CONDITIONS, *TRAITS)])
def test_702_139a_the_condition_is_printed_and_read_in_spanish(condition: str) -> None:
    line = f"Companion — {condition}."
    ((abilities, _),) = compile_line(line, False).meanings
    assert printer("en", CURRENT).lines(abilities) == [line]
    (spanish,) = printer("es", CURRENT).lines(abilities)
    assert compile_line(spanish, False, language="es").meanings == ((abilities, 0),)


def test_702_139a_another_text_after_the_word_is_no_companion_ability() -> None:
    assert not compile_line("Companion — Draw a card.", False).meanings
    assert not compile_line("Companion {3}", False).meanings


ACTIVE = creature(
    "Active",
    3,
    3,
    "Companion — Each permanent card in your starting deck has an activated ability.",
)


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("702.29b", "Cycling {1}"),
        ("702.53b", "Transmute {1}"),
        ("702.77b", "Reinforce 1—{1}"),
    ],
)
def test_702_29b_an_ability_that_works_in_hand_exists_in_all_zones(rule: str, text: str) -> None:
    first = started([ACTIVE], [creature("Card", text=text)] * 60).decision
    assert first is not None and first.kind is Kind.COMPANION, rule


def test_702_29b_without_any_activated_ability_there_is_no_companion() -> None:
    first = started([ACTIVE], [creature("Card", text="Flying")] * 60).decision
    assert first is not None and first.kind is not Kind.COMPANION
