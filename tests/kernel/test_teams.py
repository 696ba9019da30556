"""Who plays with whom and against whom, and how a variant says it. CR 102, 103, 506.2."""

from __future__ import annotations

from typing import Final

import pytest

from jajna import variant
from jajna.cards import starter
from jajna.errors import VariantError
from jajna.ir.base import Filter
from jajna.ir.filters.nouns import Opponent
from jajna.ir.filters.owners import ControlledByOpponent
from jajna.ir.players import Opponents
from jajna.kernel.combat.attackers import attackable, why_not_attacked
from jajna.kernel.game import Game
from jajna.kernel.players import teams
from jajna.kernel.start.setup import new_game
from jajna.kernel.state.context import Context
from jajna.variant import Variant
from jajna.vocab import Zone

PAIRS: Final = Variant("pairs", 4, 4, starting_life=25, hand_size=5, team_size=2)
"""Two teams of two, who sit together."""


def started(players: int = 4, kind: Variant | None = PAIRS, life: int | None = None) -> Game:
    card = starter.SHELF.card("Suntail Hawk")
    assert card is not None
    return new_game([[card] * 20] * players, first=0, life=life, variant=kind)


def with_a_creature_each(game: Game) -> list[int]:
    """Every player's creature, by seat."""
    return [game.players[seat].library[0] for seat in range(len(game.players))]


def test_102_2_the_opponent_of_one_of_two_is_the_other() -> None:
    game = started(2, None)
    assert game.players.opponents(0) == [1]
    assert game.players.is_opponent(0, 1)
    assert not game.players.is_opponent(1, 1)
    assert teams.teammates(game, 0) == []


def test_102_3_opponents_are_all_who_are_not_on_the_team_in_turn_order() -> None:
    game = started()
    assert game.players.opponents(1) == [2, 3]
    assert game.players.opponents(3) == [0, 1]
    assert [seat for seat in range(4) if game.players.is_opponent(1, seat)] == [2, 3]


def test_102_3_teammates_are_the_other_players_on_the_team() -> None:
    game = started()
    assert teams.teammates(game, 1) == [0]
    assert teams.team(game, 1) == [1, 0]


def test_102_3_who_has_left_is_on_no_team() -> None:
    game = started()
    game.concede(2)
    assert teams.teammates(game, 3) == []
    assert game.players.opponents(0) == [3]


@pytest.mark.parametrize(
    ("what", "zone"), [(Opponent(), Zone.NOWHERE), (ControlledByOpponent(), Zone.LIBRARY)]
)
def test_102_3_a_teammate_is_not_what_a_card_calls_an_opponent(what: Filter, zone: Zone) -> None:
    game = started()
    ctx = Context(0, 0)
    things = range(4) if zone is Zone.NOWHERE else with_a_creature_each(game)
    assert [what.matches(game, ctx, thing) for thing in things] == [False, False, True, True]


def test_102_3_each_opponent_is_each_player_of_another_team() -> None:
    assert Opponents().things(started(), Context(0, 2)) == [0, 1]


def test_102_3_a_view_tells_teammates_from_opponents() -> None:
    view = started().view(3)
    assert [one.id for one in view.opponents()] == [0, 1]
    assert not view.is_opponent(2)


def test_506_2_only_opponents_are_defending_players() -> None:
    game = started()
    assert teams.defending_players(game) == [2, 3]
    assert attackable(game) == [2, 3]
    refused = why_not_attacked(game, 1)
    assert refused is not None
    assert refused.rule == "506.2"


def test_103_4_the_variant_says_with_how_much_life_players_begin() -> None:
    assert [player.life for player in started().players] == [25] * 4
    assert [player.life for player in started(life=7).players] == [7] * 4


def test_103_5_the_variant_says_how_many_cards_players_draw() -> None:
    assert [len(player.hand) for player in started().players] == [5] * 4


def test_100_1a_a_game_of_two_is_a_duel_and_one_of_more_is_for_all() -> None:
    assert started(2, None).players.variant is variant.DUEL
    assert started(3, None).players.variant is variant.FREE_FOR_ALL


def test_the_variant_of_a_game_is_that_of_its_copies() -> None:
    assert started().fork().players.variant is PAIRS


@pytest.mark.parametrize(("players", "kind"), [(3, variant.DUEL), (2, variant.FREE_FOR_ALL)])
def test_a_variant_is_refused_for_other_numbers_of_players(players: int, kind: Variant) -> None:
    with pytest.raises(VariantError, match=f"'{kind.name}' is not for {players} players"):
        started(players, kind)


def test_a_variant_is_found_by_its_name() -> None:
    assert [variant.find(one.name) for one in variant.VARIANTS] == list(variant.VARIANTS)
    with pytest.raises(VariantError, match="'chess' is no variant; there are duel, free-for-all"):
        variant.find("chess")
