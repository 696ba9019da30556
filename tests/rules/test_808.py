"""Teams whose players take their own turns. CR 808, and teams in general: 104, 800.4.

Not here: 808.2 (who sits where is the order of the decks), 808.3 (which options are used is said by
``Variant``). Teams of different sizes can't be played.
"""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError, VariantError
from jajna.kernel.start.setup import new_game
from jajna.variant import TEAMS_OF_THREE, TEAMS_OF_TWO, Variant, find
from jajna.vocab import Step, Zone
from tests.mechanics.bench import BEAR, ask_again, cast, permanent, spell
from tests.rules.giants import ANN, BOB, CAT, DAN, lives, teams_of_two

DECK = [BEAR] * 20


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_808_1_teams_are_complete(players: int) -> None:
    with pytest.raises(VariantError):
        new_game([DECK] * players, variant=TEAMS_OF_TWO)


def test_808_3a_every_opponent_can_be_attacked_and_no_teammate() -> None:
    at = teams_of_two(ann=["Bear"])
    at.to_question(Kind.ATTACKERS)
    assert at.asked is not None
    assert at.asked.pairs is not None
    assert at.asked.pairs.able[at.id("Bear")] == [CAT, DAN]
    with pytest.raises(IllegalAnswerError):
        at.attack("Bear", at="Bob")


def test_808_3b_teammates_creatures_have_no_ability_to_be_handed_over() -> None:
    at = teams_of_two(ann=["Bear"])
    assert not at.object("Bear").now.kit.activated


@pytest.mark.parametrize(
    ("variant", "players", "seats"),
    [(TEAMS_OF_TWO, 4, ["p1", "p3"]), (TEAMS_OF_THREE, 6, ["p1", "p4"])],
)
def test_808_4_who_goes_first(variant: Variant, players: int, seats: list[str]) -> None:
    game = new_game([DECK] * players, variant=variant, chooser=0)
    assert game.decision is not None
    assert sorted(option.notation() for option in game.decision.options) == seats


def test_808_4_another_of_a_team_goes_first_if_that_one_has_left() -> None:
    game = new_game([DECK] * 4, variant=TEAMS_OF_TWO, chooser=0)
    for seat in (1, 3):
        game.concede(seat)
    assert game.decision is not None
    assert [option.notation() for option in game.decision.options] == ["p0", "p2"]
    game.answer(game.decision.options[1])
    while game.turn.number == 0:
        game.answer(game.decision.fallback)
    assert game.turn.active == 2


def test_808_5_life_and_turns_are_not_shared_and_hands_are_shown() -> None:
    at = teams_of_two()
    at.hand(BOB, "Giant")
    cast(at, "You gain 2 life.")
    assert lives(at) == [22, 20, 20, 20]
    assert [card.name for card in at.game.view(ANN).players[BOB].hand] == ["Giant"]
    at.to_turn(BOB, Step.UPKEEP)
    assert at.game.turn.active == BOB


def test_808_5_a_teammates_sorceries_wait_for_their_own_turn() -> None:
    at = teams_of_two()
    at.hand(BOB, spell("You gain 3 life.", types="Sorcery"))
    ask_again(at)
    with pytest.raises(IllegalAnswerError):
        at.act(BOB, "cast Spell")


def test_104_3g_a_team_plays_on_without_a_player() -> None:
    at = teams_of_two(ann=["Bear"], bob=["Giant"])
    at.game.concede(ANN)
    assert not at.game.over
    assert at.names_in(Zone.BATTLEFIELD) == ["Giant"]
    at.to_turn(CAT, Step.UPKEEP)


def test_104_2c_everybody_of_the_team_wins() -> None:
    at = teams_of_two()
    at.game.concede(ANN)
    at.game.concede(DAN)
    at.game.concede(CAT)
    assert at.game.outcome is not None
    assert (at.game.outcome.winners, at.game.outcome.rule) == ((ANN, BOB), "104.2c")
    assert at.game.outcome.winner == ANN


def test_104_4d_the_game_is_a_draw_if_all_teams_lose_at_once() -> None:
    at = teams_of_two()
    cast(at, "Each player loses 20 life.")
    assert at.game.outcome is not None
    assert (at.game.outcome.winner, at.game.outcome.rule) == (-1, "104.4d")


def test_810_8d_ten_poison_counters_are_enough_where_they_are_not_shared() -> None:
    assert TEAMS_OF_TWO.poison_limit == 10
    assert not TEAMS_OF_TWO.shared_life


def test_800_4_turn_numbers_go_on_after_the_first_seat_has_left() -> None:
    at = teams_of_two()
    number = at.game.turn.number
    at.game.concede(ANN)
    seen = []
    for player in (BOB, CAT, DAN, BOB):
        at.to_turn(player, Step.UPKEEP)
        seen.append(at.game.turn.number - number)
    assert seen == [1, 2, 3, 4]


def test_500_this_turn_is_one_turn_and_no_round() -> None:
    text = "At the beginning of each end step, if you gained life this turn, draw a card."
    at = teams_of_two(ann=[permanent("Book", "Enchantment", text)])
    cast(at, "You gain 1 life.")
    at.to_turn(BOB, Step.UPKEEP)
    hand = len(at.names_in(Zone.HAND, ANN))
    assert hand == 1
    at.to_turn(CAT, Step.UPKEEP)
    assert len(at.names_in(Zone.HAND, ANN)) == hand


def test_800_2_a_variant_that_cannot_be_played_says_so() -> None:
    with pytest.raises(VariantError, match=r"807.*isn't supported"):
        find("grand-melee")
