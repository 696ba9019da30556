"""Two-Headed Giant. CR 810.

Not here: 810.2, 810.7 (the shared turns of 805), 810.3 (who sits where is the order of the decks),
810.10a, 810.10b and 810.10d (the counters that a player is asked for are those of 810.10).
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from jajna.cards import starter
from jajna.decision import YES, Kind
from jajna.era import find as era_of
from jajna.errors import VariantError
from jajna.events.counters import CountersPut
from jajna.judge import Table
from jajna.kernel.door.perform import perform
from jajna.kernel.start.setup import new_game
from jajna.replay import GameSetup, Session, load
from jajna.simulation.invariants import why_not_shared
from jajna.variant import DUEL, THREE_HEADED_GIANT, TWO_HEADED_GIANT
from jajna.vocab import Step, Zone
from tests.mechanics.bench import BEAR, ask_again, cast, creature, permanent
from tests.rules.giants import ANN, BOB, CAT, DAN, giants, lives

DECK = [BEAR] * 20


def poison(at: Table, player: int, number: int) -> None:
    """Let a player get poison counters."""
    perform(at.game, [CountersPut(player, "poison", number)])
    at.game.state_based.settled = False
    ask_again(at)


def poisoned(at: Table) -> list[int]:
    """The poison counters of all players."""
    return [player.counters.get("poison", 0) for player in at.game.players]


@pytest.mark.parametrize("players", [2, 3, 5, 6, 8])
def test_810_1_two_teams_of_two_play(players: int) -> None:
    with pytest.raises(VariantError):
        new_game([DECK] * players, variant=TWO_HEADED_GIANT)


@pytest.mark.parametrize("name", ["2003-07", "2016-08"])
def test_810_1_eras_with_other_rules_for_it_are_refused(name: str) -> None:
    with pytest.raises(VariantError, match="2019-05-03"):
        new_game([DECK] * 4, variant=TWO_HEADED_GIANT, era=era_of(name))


def test_810_4_a_team_starts_at_30_life() -> None:
    assert lives(giants()) == [30, 30, 30, 30]


def test_810_5_teammates_see_each_others_hands_only() -> None:
    at = giants()
    at.hand(BOB, "Giant")
    at.hand(CAT, "Wall")
    view = at.game.view(ANN)
    assert [card.name for card in view.players[BOB].hand] == ["Giant"]
    assert view.players[CAT].hand == []


def test_810_5_a_teammates_cards_cannot_be_played() -> None:
    at = giants()
    at.hand(BOB, "Bear")
    ask_again(at)
    assert at.asked is not None
    assert at.asked.players == (ANN,)
    assert [option.notation() for option in at.asked.options] == ["pass"]


def test_810_6_the_team_that_plays_first_draws_no_card() -> None:
    game = new_game([DECK] * 4, variant=TWO_HEADED_GIANT, first=ANN)
    while game.decision is not None and game.turn.number < 2:
        game.answer(game.decision.fallback)
    assert game.turn.active == CAT
    sizes = [len(player.library) for player in game.players]
    assert sizes[:2] == [13, 13]
    while game.decision is not None and game.turn.step < Step.PRECOMBAT_MAIN:
        game.answer(game.decision.fallback)
    assert [len(player.library) for player in game.players] == [13, 13, 12, 12]


def test_810_8a_transcendence() -> None:
    at = giants(
        bob=[permanent("Rise", "Enchantment", "You don't lose the game for having 0 or less life.")]
    )
    at.set_life(ANN, 1)
    cast(at, "Target player loses 3 life.", "Ann")
    assert not at.game.over
    assert lives(at) == [-2, -2, 30, 30]


def test_810_8a_a_draw_from_an_empty_library_loses_for_the_team() -> None:
    at = giants()
    at.game.players[DAN].library.clear()
    cast(at, "Target player draws a card.", "Dan")
    assert at.game.outcome is not None
    assert at.game.outcome.winners == (ANN, BOB)


def test_810_8a_platinum_angel_serves_the_team() -> None:
    text = "You can't lose the game and your opponents can't win the game."
    at = giants(bob=[creature("Angel", 4, 4, text)])
    cast(at, "Target player loses 50 life.", "Ann")
    assert not at.game.over
    cast(at, "You win the game.", by=DAN)
    assert not at.game.over
    cast(at, "Target player loses the game.", "Ann", by=CAT)
    assert not at.game.over


@pytest.mark.parametrize("player", [ANN, BOB])
def test_810_8a_if_a_player_wins_the_team_does(player: int) -> None:
    at = giants()
    cast(at, "You win the game.", by=player)
    assert at.game.outcome is not None
    assert at.game.outcome.winners == (ANN, BOB)
    assert at.game.outcome.rule == "104.2b"


def test_810_8a_if_an_effect_has_a_player_lose_the_team_does() -> None:
    at = giants()
    cast(at, "Target player loses the game.", "Dan")
    assert at.game.outcome is not None
    assert (at.game.outcome.winners, at.game.outcome.rule) == ((ANN, BOB), "104.2c")


@pytest.mark.parametrize("player", [ANN, BOB, CAT, DAN])
def test_810_8b_who_concedes_takes_the_team_along(player: int) -> None:
    at = giants()
    at.game.concede(player)
    assert at.game.outcome is not None
    assert at.game.outcome.winners == ((CAT, DAN) if player in (ANN, BOB) else (ANN, BOB))
    assert why_not_shared(at.game) is None


def test_810_8c_a_team_without_life_loses() -> None:
    at = giants()
    cast(at, "Target player loses 16 life.", "Cat")
    assert not at.game.over
    cast(at, "Target player loses 14 life.", "Dan")
    assert at.game.outcome is not None
    assert at.game.outcome.winners == (ANN, BOB)


def test_810_8c_both_teams_without_life_draw() -> None:
    at = giants()
    cast(at, "Each player loses 15 life.")
    assert at.game.outcome is not None
    assert (at.game.outcome.winner, at.game.outcome.winners) == (-1, ())
    assert at.game.outcome.rule == "104.4d"


def test_810_8d_fifteen_poison_counters_lose() -> None:
    at = giants()
    poison(at, CAT, 9)
    poison(at, DAN, 5)
    assert not at.game.over
    assert poisoned(at) == [0, 0, 14, 14]
    poison(at, CAT, 1)
    assert at.game.outcome is not None
    assert at.game.outcome.winners == (ANN, BOB)


def test_810_9_damage_is_dealt_to_each_player() -> None:
    at = giants()
    cast(at, "~ deals 4 damage to each player.")
    assert lives(at) == [22, 22, 22, 22]


def test_810_9_the_one_who_gains_life_has_gained_it() -> None:
    at = giants(ann=[creature("Cleric", 1, 1, "Whenever you gain life, put a +1/+1 counter on ~.")])
    cast(at, "You gain 2 life.", by=BOB)
    at.resolve_all()
    assert at.power_toughness("Cleric") == (1, 1)
    cast(at, "You gain 2 life.", by=ANN)
    at.resolve_all()
    assert at.power_toughness("Cleric") == (2, 2)
    assert lives(at) == [34, 34, 30, 30]


def test_810_9a_beacon_of_immortality() -> None:
    at = giants()
    at.set_life(BOB, 17)
    cast(at, "Double target player's life total.", "Ann")
    assert lives(at)[:2] == [34, 34]


@pytest.mark.parametrize(("life", "won"), [(49, False), (50, True)])
def test_810_9a_test_of_endurance(life: int, won: bool) -> None:
    text = "At the beginning of your upkeep, if you have 50 or more life, you win the game."
    at = giants(step=None)
    at.battlefield(BOB, permanent("Test", "Enchantment", text))
    at.set_life(ANN, life)
    at.begin(ANN, Step.UPKEEP)
    at.to(Step.DRAW)
    assert at.game.over is won


def test_810_9a_lurking_evil() -> None:
    text = "Pay half your life, rounded up: ~ becomes a 4/4 Horror creature with flying."
    at = giants(bob=[permanent("Evil", "Enchantment", text)])
    at.set_life(ANN, 11)
    at.act(BOB, "activate Evil")
    assert lives(at) == [5, 5, 30, 30]


def test_810_9b_life_paid_by_one_is_paid_by_the_team() -> None:
    at = giants(
        ann=[permanent("One", "Artifact", "Pay 20 life: Draw a card.")],
        bob=[permanent("Two", "Artifact", "Pay 20 life: Draw a card.")],
    )
    at.act(ANN, "activate One")
    assert lives(at)[:2] == [10, 10]
    assert at.why_not(BOB, "activate Two") is not None


def test_810_9b_both_of_a_team_pay_no_more_than_the_team_has() -> None:
    at = giants()
    at.set_life(ANN, 8)
    for player in (ANN, BOB, CAT, DAN):
        at.hand(player, "Bear")
    at.choose_for(Kind.PAY_COST, True, True, True, True)
    cast(at, "Each player discards a card unless they pay 5 life.")
    at.resolve_all()
    assert lives(at) == [3, 3, 20, 20]
    assert [len(player.hand) for player in at.game.players] == [1, 0, 1, 1]


def test_810_9c_a_life_total_becomes_10() -> None:
    text = "Whenever a player loses life, that player discards a card."
    at = giants(cat=[permanent("Watch", "Enchantment", text)])
    at.set_life(ANN, 25)
    for player in (ANN, BOB):
        at.hand(player, "Bear")
    cast(at, "Target player's life total becomes 10.", "Bob")
    at.resolve_all()
    assert lives(at)[:2] == [10, 10]
    assert [len(at.game.players[seat].hand) for seat in (ANN, BOB)] == [1, 0]


def test_810_9d_only_one_of_a_team_is_affected_as_all_life_totals_are_set() -> None:
    text = "Whenever a player loses life, that player discards a card."
    at = giants(ann=[permanent("Watch", "Enchantment", text)])
    at.set_life(ANN, 7)
    at.set_life(CAT, 13)
    for player in (CAT, DAN):
        at.hand(player, "Bear")
    at.choose_for(Kind.PLAYER, "Ann", "Dan")
    cast(at, "Each player's life total becomes 7.")
    at.resolve_all()
    assert lives(at) == [7, 7, 7, 7]
    assert [len(at.game.players[seat].hand) for seat in (CAT, DAN)] == [1, 0]


def test_810_9e_no_exchange_with_a_teammate() -> None:
    at = giants()
    at.set_life(CAT, 12)
    cast(at, "Exchange life totals with target player.", "Bob")
    assert lives(at) == [30, 30, 12, 12]
    cast(at, "Exchange life totals with target player.", "Dan")
    assert lives(at) == [12, 12, 30, 30]


REDISTRIBUTE = "Redistribute any number of players' life totals."


def test_810_9f_one_of_each_team_is_affected_by_redistributing_life_totals() -> None:
    at = giants(dan=[permanent("Watch", "Enchantment", "Whenever you gain life, draw a card.")])
    at.set_life(CAT, 4)
    at.choose_for(Kind.PLAYER, "Bob", "Dan")
    at.choose_for(Kind.LIFE_TOTAL, "Dan", "Bob")
    cast(at, REDISTRIBUTE)
    at.resolve_all()
    assert lives(at) == [4, 4, 30, 30]
    assert [len(player.hand) for player in at.game.players] == [0, 0, 0, 1]


def test_810_9f_a_team_may_keep_its_life_total() -> None:
    at = giants()
    at.set_life(CAT, 4)
    at.choose_for(Kind.PLAYER, "Ann", "Cat")
    at.choose_for(Kind.LIFE_TOTAL, "Ann", "Cat")
    cast(at, REDISTRIBUTE)
    at.resolve_all()
    assert lives(at) == [30, 30, 4, 4]


def test_810_9g_who_cannot_gain_life_keeps_the_team_from_it() -> None:
    at = giants(dan=[permanent("Curse", "Enchantment", "You can't gain life.")])
    cast(at, "Target player gains 3 life.", "Cat")
    assert lives(at) == [30, 30, 30, 30]
    cast(at, "Target player gains 3 life.", "Bob")
    assert lives(at) == [33, 33, 30, 30]


def test_810_9h_who_cannot_lose_life_keeps_the_team_from_it() -> None:
    at = giants(
        dan=[permanent("Ward", "Enchantment", "Your life total can't change.")],
        cat=[permanent("Pit", "Artifact", "Pay 1 life: Draw a card.")],
    )
    cast(at, "Target player loses 3 life.", "Cat")
    assert lives(at) == [30, 30, 30, 30]
    assert at.why_not(CAT, "activate Pit") is not None


def test_810_10_poison_counters_are_shared_and_others_are_not() -> None:
    at = giants(ann=[creature("Adder", 1, 1, "Infect")])
    at.attack("Adder", at="Dan")
    at.to(Step.END_OF_COMBAT)
    assert poisoned(at) == [0, 0, 1, 1]
    assert lives(at) == [30, 30, 30, 30]
    perform(at.game, [CountersPut(ANN, "energy", 2)])
    assert at.game.players[BOB].counters == {}


def test_810_10c_who_cannot_get_poison_counters_keeps_the_team_from_them() -> None:
    text = "You can't get counters."
    at = giants(dan=[permanent("Shield", "Enchantment", text)])
    poison(at, CAT, 1)
    assert poisoned(at) == [0, 0, 0, 0]
    perform(at.game, [CountersPut(CAT, "energy", 1)])
    assert at.game.players[CAT].counters == {"energy": 1}


def test_701_34b_one_poison_counter_for_a_team_by_proliferating() -> None:
    at = giants()
    poison(at, CAT, 2)
    at.choose_for(Kind.OBJECTS, ("Cat", "Dan"))
    cast(at, "Proliferate.")
    assert poisoned(at) == [0, 0, 3, 3]


def test_810_11_teams_of_three() -> None:
    game = new_game([DECK] * 6, variant=THREE_HEADED_GIANT, first=ANN)
    assert [player.life for player in game.players] == [45] * 6
    assert THREE_HEADED_GIANT.poison_limit == 20
    assert game.players.as_one(4) == [3, 4, 5]


def test_810_a_duel_shares_nothing() -> None:
    game = new_game([DECK] * 2, variant=DUEL, first=ANN)
    assert game.players.as_one(ANN) == [ANN]
    assert game.players.sharing_life(BOB) == [game.players[BOB]]


def test_810_the_sight_of_an_opponent_is_of_the_present_life_total() -> None:
    at = giants()
    cast(at, "Target player loses 7 life.", "Dan")
    assert [one.life for one in at.game.view(ANN).players] == [30, 30, 23, 23]


def test_903_10a_commander_damage_is_dealt_to_one_player_and_loses_for_the_team() -> None:
    led = replace(TWO_HEADED_GIANT, name="led", commanders=2, commander_damage=21)
    at = giants(variant=led)
    boss = at.lead(ANN, creature("Boss", 21, 21))
    assert [at.object(one).zone for one in boss] == [Zone.COMMAND]
    at.begin(ANN)
    at.act(ANN, "cast Boss")
    at.resolve()
    at.to_turn(CAT, Step.UPKEEP)
    at.to_turn(ANN)
    at.attack("Boss", at="Dan")
    at.to_question(Kind.PRIORITY)
    while not at.game.over and at.game.turn.step < Step.END_OF_COMBAT:
        at.answer_next()
    assert at.game.outcome is not None
    assert at.game.outcome.winners == (ANN, BOB)


@pytest.mark.parametrize("concedes", [False, True])
def test_810_a_saved_game_is_played_on(concedes: bool, tmp_path: Path) -> None:
    deck = tuple(starter.SHELF.card(name) or BEAR for name in ["Forest", "Grizzly Bears"] * 10)
    session = Session(GameSetup((deck,) * 4, seed=5, variant=TWO_HEADED_GIANT))
    for _ in range(60):
        question = session.game.decision
        assert question is not None
        session.answer(
            question.options[-1] if question.kind is Kind.PRIORITY else question.fallback
        )
    if concedes:
        session.concede(BOB)
        assert session.game.over
    session.save(tmp_path / "game.json")
    found = load(tmp_path / "game.json", lambda name: starter.SHELF.card(name) or BEAR)
    assert found.game.digest() == session.game.digest()
    assert found.game.over is concedes


def test_810_1_players_of_your_team_are_you_and_your_teammate() -> None:
    at = giants()
    text = (
        "Each player on your team may discard a card, then each player who discarded a card this "
        "way draws a card."
    )
    for seat in (ANN, BOB, CAT):
        at.hand(seat, BEAR, BEAR)
    before = [len(at.game.players[seat].library) for seat in (ANN, BOB, CAT)]
    cast(at, text, then=(YES, YES))
    after = [len(at.game.players[seat].library) for seat in (ANN, BOB, CAT)]
    assert [one - two for one, two in zip(before, after, strict=True)] == [1, 1, 0]


def test_810_1_each_of_your_teammates_leaves_you_out() -> None:
    at = giants()
    text = (
        "When Mask enters, if it's not a token, each of your teammates creates a token that's a "
        "copy of Mask."
    )
    at.hand(ANN, permanent("Mask", "Enchantment", text))
    at.act(ANN, "cast Mask")
    at.resolve_all()
    owners = [at.game.object(one).controller for one in at.game.zones.battlefield]
    assert owners == [ANN, BOB]


def test_810_9d_the_lowest_life_total_among_all_players_is_that_of_the_other_team() -> None:
    text = "Whenever you lose life, draw a card."
    at = giants(cat=[permanent("Watch", "Enchantment", text)])
    at.set_life(ANN, 7)
    at.set_life(CAT, 13)
    at.choose_for(Kind.PLAYER, "Bob", "Cat")
    cast(at, "Each player's life total becomes the lowest life total among all players.")
    at.resolve_all()
    assert lives(at) == [7, 7, 7, 7]
    assert [len(player.hand) for player in at.game.players] == [0, 0, 1, 0]
