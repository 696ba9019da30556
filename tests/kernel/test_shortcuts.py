"""Shortcuts change nothing: games without one of them go the same way, by their digests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from jajna.card import Card
from jajna.cards.pool import Pool
from jajna.decision import Activate, Cast, Kind
from jajna.era import CURRENT
from jajna.errors import EraError
from jajna.formats.themes import theme
from jajna.ir.amounts import Number
from jajna.judge import ANN, BOB, Table
from jajna.kernel.casting import available_actions
from jajna.kernel.combat.attackers import DeclareAttackersFrame
from jajna.kernel.combat.blockers import DeclareBlockersFrame
from jajna.kernel.door import perform
from jajna.kernel.game import Game
from jajna.kernel.objects.definitions import Definitions
from jajna.kernel.start.setup import new_game
from jajna.kernel.state.moments import Moment
from jajna.kernel.turn import priority, state_based_actions, turn
from jajna.mechanics.things.life import GainLife
from jajna.simulation.boards import written
from jajna.vocab import Step
from tests.kernel.test_random_play import answer, deck
from tests.table import table

SHORTCUTS: Final[dict[str, list[tuple[object, str]]]] = {
    "simple events": [(perform, "_are_simple")],
    "certain actions": [
        (priority.PriorityFrame, "is_certain"),
        (DeclareAttackersFrame, "is_certain"),
        (DeclareBlockersFrame, "is_certain"),
    ],
    "quiet steps": [(turn, "passes_in_quiet")],
    "sleeping cards": [(available_actions, "_sleeps")],
    "untouched permanents": [(state_based_actions, "_is_untouched")],
    "what was offered": [(Moment, "is_now")],
}


def never(*arguments: object) -> bool:
    """In place of a test for a shortcut."""
    return False


def decks(seed: int) -> list[list[Card]]:
    """Decks of core-set cards for even seeds, of the tests' cards for odd ones."""
    if seed % 2:
        rng = Random(seed)
        return [deck(rng), deck(rng)]
    names = ("red", "green", "white", "blue", "black")
    find = Pool().card
    return [[*theme(names[(seed + seat) % 5], find).cards()] for seat in (0, 1)]


def course(seed: int, log: bool) -> Iterator[str]:
    """The decisions of a random game, with the digests before them."""
    game = new_game(decks(seed), seed=seed)
    game.settings.keep_log = log
    rng = Random(seed)
    for _ in range(160):
        if game.decision is None:
            break
        yield f"{game.digest()} {game.decision.kind.value} {game.decision.player}"
        game.answer(answer(game, game.decision, rng))
    yield game.digest()


@pytest.mark.pure_only
@pytest.mark.parametrize("seed", range(4))
def test_without_any_shortcut_a_game_goes_the_same_way(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [*course(seed, False)]
    assert [*course(seed, True)] == before, "the log"
    for name, places in SHORTCUTS.items():
        with monkeypatch.context() as patch:
            for where, test in places:
                patch.setattr(where, test, never)
            assert [*course(seed, False)] == before, name


def cast_now(position: Table, name: str) -> Game:
    """The game as the card has been chosen to be cast."""
    action = position.action(ANN, f"cast {name}")
    assert isinstance(action, Cast)
    position.game.answer(action)
    return position.game


def test_732_1_nothing_is_kept_of_a_spell_that_cannot_fail() -> None:
    position = table()
    position.hand(ANN, "Grizzly Bears")
    position.battlefield(ANN, "Forest", "Forest")
    position.begin(ANN)
    frame = position.game.frames.top()
    assert frame.is_certain(position.game, position.action(ANN, "cast Grizzly Bears"))
    assert len(cast_now(position, "Grizzly Bears").zones.stack) == 1


@pytest.mark.parametrize(("name", "lands"), [("Shock", ["Mountain"]), ("Giant Growth", ["Forest"])])
def test_732_1_what_asks_for_something_can_be_taken_back(name: str, lands: list[str]) -> None:
    position = table()
    position.hand(ANN, name)
    position.battlefield(ANN, "Grizzly Bears", "Grizzly Bears", *lands)
    position.begin(ANN)
    before = position.game.digest()
    cast_now(position, name)
    assert position.game.decision is not None
    assert position.game.decision.kind is not Kind.PRIORITY
    position.game.cancel()
    assert position.game.digest() == before


def test_732_1_who_pays_by_hand_can_take_back_what_they_pay_for() -> None:
    position = table()
    position.hand(ANN, "Grizzly Bears")
    position.battlefield(ANN, "Forest", "Forest", "Forest")
    position.begin(ANN)
    position.game.players[ANN].pays_by_hand = True
    before = position.game.digest()
    cast_now(position, "Grizzly Bears")
    assert position.game.decision is not None
    assert position.game.decision.kind is Kind.PAY
    position.game.cancel()
    assert position.game.digest() == before


def test_732_1_nothing_is_kept_of_an_activation_that_is_free_and_cannot_fail() -> None:
    position = table()
    (engine,) = position.battlefield(ANN, written("Engine", "Artifact", "{0}: You gain 1 life."))
    position.begin(ANN)
    game = position.game
    activation = Activate(engine, 0)
    assert game.frames.top().is_certain(game, activation)
    for count in range(1, 4):
        game.answer(activation)
        assert len(game.zones.stack) == count
        assert game.decision is not None and game.decision.kind is Kind.PRIORITY


@pytest.mark.parametrize(
    "text",
    [
        "{0}: This artifact deals 1 damage to any target.",
        "{0}: Choose one —\n• You gain 1 life.\n• You lose 1 life.",
        "{1}: You gain 1 life.",
        "{T}: You gain 1 life.",
        "{X}: You gain X life.",
        "Pay 1 life: You gain 1 life.",
        "Sacrifice a creature: You gain 1 life.",
        "{0}: Add {G}.",
    ],
)
def test_732_1_an_activation_that_asks_or_costs_can_be_taken_back(text: str) -> None:
    position = table()
    (engine,) = position.battlefield(ANN, written("Engine", "Artifact", text))
    position.battlefield(ANN, "Forest", "Grizzly Bears", "Grizzly Bears")
    position.begin(ANN)
    assert not position.game.frames.top().is_certain(position.game, Activate(engine, 0))


def test_117_3d_nobody_is_passed_over_who_can_do_something() -> None:
    position = table()
    position.hand(BOB, "Shock")
    position.battlefield(BOB, "Mountain")
    position.game.settings.always_ask = False
    position.begin(ANN, Step.UPKEEP)
    asked = position.game.decision
    assert asked is not None
    assert (asked.kind, asked.player) == (Kind.PRIORITY, BOB)
    assert position.game.turn.step is Step.UPKEEP


def test_games_that_share_definitions_must_be_of_one_era() -> None:
    shared = Definitions(CURRENT)
    first = new_game(decks(0), definitions=shared)
    second = new_game(decks(0), definitions=shared)
    assert first.definitions is second.definitions
    assert first.digest() == second.digest()
    with pytest.raises(EraError, match="made for"):
        new_game(decks(0), era=CURRENT.with_(mana_burn=True), definitions=shared)


def test_definitions_forget_what_many_games_made_up() -> None:
    shared = Definitions(CURRENT)
    cards = decks(0)
    before = new_game(cards, seed=5, definitions=shared)
    kept = shared.all()
    new_game(cards, seed=5, definitions=shared)
    assert shared.all() == kept, "few are kept for the next game"
    while len(shared.announcements) < 4_999:
        shared.announcement((GainLife(Number(1)),))
    again = new_game(cards, seed=5, definitions=shared)
    assert len(shared.announcements) < 1_000
    assert again.digest() == before.digest()


def test_601_2b_what_an_ability_announces_is_found_by_its_instruction() -> None:
    shared = Definitions(CURRENT)
    gain, other = GainLife(Number(1)), GainLife(Number(1))
    known = shared.announcement((gain,))
    assert shared.announcement((gain,)) is known
    assert shared.announcement((other,)) is not known
    assert shared.announcement((gain, other)) is not known


def test_announcements_do_not_pile_up_in_a_game_that_is_played_on_again_and_again() -> None:
    shared = Definitions(CURRENT)
    most = 0
    for _ in range(12_000):
        shared.announcement((GainLife(Number(1)),))
        most = max(most, len(shared.announcements))
    assert most <= 5_000


def test_lasting_definitions_forget_nothing_while_games_go_on() -> None:
    shared = Definitions(CURRENT, lasting=True)
    cards = decks(0)
    new_game(cards, seed=5, definitions=shared)
    instructions = [(GainLife(Number(one)),) for one in range(4_999)]
    for one in instructions:
        shared.announcement(one)
    kept = shared.all()
    new_game(cards, seed=5, definitions=shared)
    assert shared.are_many()
    assert shared.all() == kept
