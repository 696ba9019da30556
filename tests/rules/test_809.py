"""The Emperor variant: teams of an emperor between two generals. CR 809.

Not here: 809.1, 809.2 (who sits where is the order of the decks), 809.3a (test_801), 809.3b
(test_804), 809.7 is shown by its like 808.5.
"""

from __future__ import annotations

import pytest

from jajna.cli.terminal.board import player_lines
from jajna.decision import Kind
from jajna.era import find as era_of
from jajna.errors import IllegalAnswerError, VariantError
from jajna.judge import ANN, BOB, CAT, Table
from jajna.kernel.start.setup import new_game
from jajna.text.catalogue import language
from jajna.text.things import Teller
from jajna.variant import EMPEROR, EMPEROR_OF_FOUR
from tests.mechanics.bench import BEAR, cast, permanent
from tests.rules.emperors import DAN, EVE, FAY, emperors

DECK = [BEAR] * 20


@pytest.mark.parametrize("players", [2, 3, 4, 5, 7, 8])
def test_809_1_teams_are_of_three(players: int) -> None:
    with pytest.raises(VariantError):
        new_game([DECK] * players, variant=EMPEROR)


def test_809_1_three_teams_can_play() -> None:
    game = new_game([DECK] * 9, variant=EMPEROR, chooser=0)
    assert game.players.opponents(ANN) == [3, 4, 5, 6, 7, 8]


def test_809_1_rules_without_it_are_refused() -> None:
    with pytest.raises(VariantError, match="2016-08-26"):
        new_game([DECK] * 6, variant=EMPEROR, era=era_of("2003-07"))


def test_809_2_the_emperor_sits_in_the_middle() -> None:
    assert [seat for seat in range(6) if EMPEROR.is_emperor(seat)] == [BOB, EVE]


def attackable(at: Table, name: str) -> list[int]:
    """What a creature can attack."""
    at.ask_anyway(Kind.ATTACKERS)
    at.to_question(Kind.ATTACKERS)
    assert at.asked is not None
    assert at.asked.pairs is not None
    return sorted(at.asked.pairs.able.get(at.id(name), []))


@pytest.mark.parametrize(
    ("player", "expected"), [(ANN, [FAY]), (BOB, []), (CAT, [DAN]), (DAN, [CAT]), (EVE, [])]
)
def test_809_3c_only_the_opponents_beside_a_player_are_attacked(
    player: int, expected: list[int]
) -> None:
    at = emperors(player, "Bear", step=None)
    at.begin(player)
    assert attackable(at, "Bear") == expected


def test_809_3c_an_emperor_attacks_no_general_at_the_start_though_they_are_in_range() -> None:
    at = emperors(BOB, "Bear", step=None)
    at.begin(BOB)
    assert attackable(at, "Bear") == []
    cast(at, "Target player loses 1 life.", "Dan", by=BOB)
    assert at.life(DAN) == 19


def test_809_3c_planeswalkers_of_those_beside_a_player() -> None:
    at = emperors(ANN, "Bear", step=None)
    walker = permanent("Walker", "Planeswalker — Jace", "[+1]: Draw a card.")
    at.put(FAY, at.object("Bear").zone, walker, counters={"loyalty": 3})
    other = permanent("Other", "Planeswalker — Ajani", "[+1]: Draw a card.")
    at.put(DAN, at.object("Bear").zone, other, counters={"loyalty": 3})
    at.begin(ANN)
    assert attackable(at, "Bear") == [FAY, at.id("Walker")]
    with pytest.raises(IllegalAnswerError):
        at.attack("Bear", at="Other")


def test_809_3c_who_has_left_sits_there_no_more() -> None:
    at = emperors(ANN, "Bear", step=None)
    at.game.concede(FAY)
    at.begin(ANN)
    assert attackable(at, "Bear") == [EVE]


def test_809_4_an_emperor_goes_first() -> None:
    game = new_game([DECK] * 6, variant=EMPEROR, chooser=0)
    assert game.decision is not None
    assert [option.notation() for option in game.decision.options] == ["p1", "p4"]


def test_809_5a_a_team_wins_as_its_emperor_does() -> None:
    at = emperors()
    at.game.concede(ANN)
    at.game.concede(EVE)
    assert at.game.outcome is not None
    assert at.game.outcome.winners == (ANN, BOB, CAT)


@pytest.mark.parametrize("emperor", [BOB, EVE])
def test_809_5b_a_team_loses_with_its_emperor(emperor: int) -> None:
    at = emperors()
    cast(
        at,
        "Target player loses 20 life.",
        ["Ann", "Bob", "Cat", "Dan", "Eve"][emperor],
        by=emperor + 1,
    )
    assert at.game.outcome is not None
    assert at.game.outcome.winners == ((DAN, EVE, FAY) if emperor == BOB else (ANN, BOB, CAT))


@pytest.mark.parametrize("general", [ANN, CAT])
def test_809_5b_a_general_loses_alone(general: int) -> None:
    at = emperors()
    cast(at, "You lose the game.", by=general)
    assert not at.game.over
    assert not at.game.players[general].in_game
    assert at.game.players[BOB].in_game


def test_809_5c_a_draw_for_an_emperor_is_one_for_the_team() -> None:
    at = emperors()
    cast(at, "The game is a draw.", by=ANN)  # within range of Ann: Bob, and Fay beside her
    assert at.game.outcome is not None
    assert [player.in_game for player in at.game.players] == [False] * 3 + [True, True, False]
    assert at.game.outcome.winners == (DAN, EVE)


def test_809_6_teams_of_four() -> None:
    ranges = [EMPEROR_OF_FOUR.range_of(seat) for seat in range(4)]
    assert ranges == [1, 3, 2, 1]
    assert [seat for seat in range(8) if EMPEROR_OF_FOUR.is_emperor(seat)] == [1, 5]


def test_809_6a_no_emperor_is_within_the_range_of_another() -> None:
    game = new_game([DECK] * 8, variant=EMPEROR_OF_FOUR)
    assert not game.players.is_within(1, 5)
    assert [seat for seat in range(8) if game.players.is_within(1, seat)] == [0, 1, 2, 3, 4, 6, 7]


def test_809_7_teammates_see_each_others_hands_and_life_is_not_shared() -> None:
    at = emperors()
    at.hand(CAT, "Bear")
    cast(at, "You gain 2 life.")
    assert [player.life for player in at.game.players] == [22, 20, 20, 20, 20, 20]
    assert [card.name for card in at.game.view(ANN).players[CAT].hand] == ["Bear"]


def test_809_2_the_terminal_says_who_is_emperor_and_who_is_out_of_range() -> None:
    at = emperors()
    teller = Teller(language("en"), at.game.view(ANN))
    said = [str(player_lines(teller, player, 200, 0)[0]) for player in teller.view.players]
    assert [seat for seat, line in enumerate(said) if "emperor" in line] == [BOB, EVE]
    far = [seat for seat, line in enumerate(said) if "out of your range of influence" in line]
    assert far == [one.id for one in teller.view.players if not one.in_range]
    assert far
