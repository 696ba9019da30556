"""Starting the game. CR 103."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import NO, PASS, YES, Answer, Kind, Several, Thing
from jajna.errors import DeckError
from jajna.judge import ANN, BOB, CAT
from jajna.kernel.game import Game
from jajna.kernel.start.setup import new_game
from jajna.vocab import Step, Zone
from tests.mechanics.bench import permanent
from tests.rules.cards import CARDS

DECK = [CARDS["Forest"]] * 20 + [CARDS["Grizzly Bears"]] * 20


def start(players: int = 2, seed: int = 1, first: int | None = ANN) -> Game:
    """A new game of players with the same deck."""
    return new_game([DECK] * players, seed=seed, first=first)


def asked(game: Game) -> tuple[int, Kind]:
    """Who is asked, and what."""
    assert game.decision is not None
    return game.decision.player, game.decision.kind


def keep_all(game: Game) -> None:
    """Everybody keeps the opening hand."""
    while game.decision is not None and game.decision.kind is Kind.MULLIGAN:
        game.answer(NO)


def put_back(game: Game, count: int) -> list[int]:
    """The player asked puts the first cards of the hand on the bottom; their ids before."""
    assert game.decision is not None
    hand = game.players[game.decision.player].hand[:count]
    game.answer(Several(tuple([Thing(card) for card in hand])))
    return hand


def test_103_1_chance_names_who_chooses_the_starting_player() -> None:
    choosers = {asked(start(seed=seed, first=None))[0] for seed in range(12)}
    assert choosers == {ANN, BOB}


def test_103_1_the_chooser_may_name_anybody() -> None:
    game = start(3, first=None)
    assert game.decision is not None
    assert game.decision.kind is Kind.STARTING_PLAYER
    assert sorted(option.notation() for option in game.decision.options) == ["p0", "p1", "p2"]
    game.answer(Thing(BOB))
    assert asked(game) == (BOB, Kind.MULLIGAN)
    keep_all(game)
    assert (game.turn.active, game.turn.number) == (BOB, 1)


def test_103_3_libraries_are_shuffled() -> None:
    orders = {tuple(start(seed=seed).players[ANN].library) for seed in range(5)}
    assert len(orders) == 5


def test_103_4_each_player_begins_with_20_life() -> None:
    assert [player.life for player in start(3).players] == [20, 20, 20]


def test_103_5_each_player_draws_seven_cards() -> None:
    game = start(3)
    assert [len(player.hand) for player in game.players] == [7, 7, 7]
    assert [len(player.library) for player in game.players] == [33, 33, 33]


def test_103_5_mulligans_are_declared_in_turn_order_then_taken_at_once() -> None:
    game = start(first=BOB)
    hands = [player.hand.copy() for player in game.players]
    assert asked(game) == (BOB, Kind.MULLIGAN)
    game.answer(YES)
    assert game.players[BOB].hand == hands[BOB]
    assert asked(game) == (ANN, Kind.MULLIGAN)
    game.answer(YES)
    assert not set(game.players[ANN].hand) & set(hands[ANN])
    assert not set(game.players[BOB].hand) & set(hands[BOB])


def test_103_5_after_a_mulligan_a_card_goes_to_the_bottom_before_the_next_declaration() -> None:
    game = start()
    game.answer(YES)
    game.answer(NO)
    assert asked(game) == (ANN, Kind.BOTTOM)
    assert len(game.players[ANN].hand) == 7
    put_back(game, 1)
    assert asked(game) == (ANN, Kind.MULLIGAN)
    assert len(game.players[ANN].hand) == 6


def test_103_5_the_second_mulligan_puts_two_cards_back_in_the_chosen_order() -> None:
    game = start()
    game.answer(YES)
    game.answer(NO)
    put_back(game, 1)
    game.answer(YES)
    assert asked(game) == (ANN, Kind.BOTTOM)
    put = put_back(game, 2)
    assert len(game.players[ANN].hand) == 5
    assert game.players[ANN].library[-2:] == [game.objects.became[card] for card in put]
    assert len(game.players[ANN].library) == 35


def test_103_5_who_keeps_is_asked_no_more() -> None:
    game = start()
    game.answer(NO)
    game.answer(YES)
    assert asked(game)[0] == BOB
    put_back(game, 1)
    assert asked(game) == (BOB, Kind.MULLIGAN)


def test_103_5_mulligans_end_with_an_empty_hand() -> None:
    game = start()
    game.settings.always_ask = True
    for taken in range(1, 8):
        assert asked(game) == (ANN, Kind.MULLIGAN)
        game.answer(YES)
        if taken == 1:
            game.answer(NO)
        put_back(game, taken)
    assert game.players[ANN].hand == []
    assert game.turn.number == 1


def test_103_5c_the_first_mulligan_is_free_with_three_players() -> None:
    game = start(3)
    game.answer(YES)
    game.answer(NO)
    game.answer(NO)
    assert asked(game) == (ANN, Kind.MULLIGAN)
    assert len(game.players[ANN].hand) == 7
    game.answer(YES)
    put_back(game, 1)
    assert len(game.players[ANN].hand) == 6


def test_103_8a_who_plays_first_of_two_skips_the_first_draw_step() -> None:
    game = start()
    game.settings.always_ask = True
    keep_all(game)
    steps = []
    while game.turn.number == 1:
        assert game.decision is not None
        steps.append(game.turn.step)
        game.answer(game.decision.fallback)
    assert Step.DRAW not in steps
    assert Step.UPKEEP in steps
    assert len(game.players[ANN].hand) == 7


def test_103_8a_the_other_player_draws() -> None:
    game = start()
    game.settings.always_ask = True
    keep_all(game)
    while game.turn.number == 1 or game.turn.step is not Step.PRECOMBAT_MAIN:
        assert game.decision is not None
        game.answer(game.decision.fallback)
    assert len(game.players[BOB].hand) == 8


def test_103_8c_nobody_skips_a_draw_step_with_three_players() -> None:
    game = start(3)
    game.settings.always_ask = True
    keep_all(game)
    while game.turn.step is not Step.PRECOMBAT_MAIN:
        assert game.decision is not None
        game.answer(game.decision.fallback)
    assert len(game.players[ANN].hand) == 8


def test_103_5_a_seat_that_concedes_while_hands_are_drawn_takes_no_mulligan() -> None:
    game = start(3)
    game.concede(ANN)
    assert asked(game) == (BOB, Kind.MULLIGAN)
    game.answer(NO)
    assert asked(game) == (CAT, Kind.MULLIGAN)
    game.answer(NO)
    assert (game.turn.active, game.turn.number) == (BOB, 1)


def test_100_2_a_game_needs_two_decks_with_cards() -> None:
    with pytest.raises(DeckError):
        new_game([DECK])
    empty: list[Card] = []
    with pytest.raises(DeckError):
        new_game([DECK, empty])


def test_103_5_opening_hands_are_seen_by_their_owners_alone() -> None:
    game = start()
    view = game.view(ANN)
    assert len(view.players[ANN].hand) == 7
    assert view.players[BOB].hand == []
    assert all(game.objects[card].zone is Zone.HAND for card in game.players[BOB].hand)


@pytest.mark.parametrize("chooser", [ANN, BOB])
@pytest.mark.parametrize("first", [ANN, BOB])
def test_103_1_who_lost_the_game_before_chooses_who_begins(chooser: int, first: int) -> None:
    game = new_game([[CARDS["Forest"]] * 40] * 2, ("Ann", "Bob"), seed=4, chooser=chooser)
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (chooser, Kind.STARTING_PLAYER)
    game.answer(Thing(first))
    while game.decision.kind is Kind.MULLIGAN:
        game.answer(NO)
    assert (game.turn.active, game.turn.number) == (first, 1)


def test_103_6a_a_card_begins_the_game_on_the_battlefield() -> None:
    leyline = permanent(
        "Leyline",
        "Enchantment",
        "If Leyline is in your opening hand, you may begin the game with it on the battlefield.",
        "{4}",
    )
    deck: list[Card] = [leyline] * 40
    game = new_game([deck, [permanent("Relic")] * 40], seed=1)
    asked = 0
    while game.decision is not None and game.decision.kind is not Kind.PRIORITY:
        if game.decision.kind is Kind.MAY:
            asked += 1
            game.answer(YES)
        else:
            game.answer(NO if game.decision.kind is Kind.MULLIGAN else game.decision.options[0])
    assert asked == 7
    assert len(game.zones.battlefield) == 7


def revealed_at_first(answer: Answer, text: str) -> Game:
    """A game up to the first main phase with forty such cards against forty without text."""
    whole = f"You may reveal Herald from your opening hand. {text}"
    card = permanent("Herald", "Artifact", whole, "{9}")
    deck: list[Card] = [card] * 40
    game = new_game([deck, [permanent("Relic")] * 40], seed=1, first=ANN)
    while game.decision is not None and not (
        game.decision.kind is Kind.PRIORITY and game.turn.step is Step.PRECOMBAT_MAIN
    ):
        if game.decision.kind is Kind.MAY:
            game.answer(answer)
        elif game.decision.kind is Kind.PRIORITY:
            game.answer(PASS)
        elif game.decision.kind is Kind.TRIGGERS:
            game.answer(Several(tuple(game.decision.options)))
        else:
            game.answer(NO if game.decision.kind is Kind.MULLIGAN else game.decision.options[0])
    return game


def test_103_6b_each_card_revealed_waits_for_the_first_upkeep() -> None:
    text = "If you do, at the beginning of the first upkeep, each opponent loses 1 life."
    assert revealed_at_first(YES, text).players[1].life == 13
    assert revealed_at_first(NO, text).players[1].life == 20


def test_103_6b_a_card_of_the_opening_hand_stays_there() -> None:
    text = "If you do, you gain 1 life at the beginning of your first upkeep."
    game = revealed_at_first(YES, text)
    assert game.players[ANN].life == 27
    assert not game.zones.battlefield
    assert len(game.players[ANN].hand) == 7
