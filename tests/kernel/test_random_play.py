"""Laws that hold in every game, in games of random answers."""

from __future__ import annotations

from random import Random

import pytest

from jajna.card import Card
from jajna.decision import Answer, Decision, Division, Number, Several, Shape
from jajna.kernel.game import Game
from jajna.kernel.layers import layers
from jajna.kernel.start.setup import new_game
from tests.rules.cards import CARDS

LANDS = ("Forest", "Mountain", "Plains", "Island", "Swamp", "Taiga", "Sol Ring")


def deck(rng: Random) -> list[Card]:
    """Forty cards: lands and anything."""
    spells = [card for name, card in CARDS.items() if name not in LANDS]
    lands = [CARDS[name] for name in LANDS]
    return [rng.choice(lands) for _ in range(18)] + [rng.choice(spells) for _ in range(22)]


def start(seed: int, players: int = 2) -> Game:
    """A game of random decks."""
    rng = Random(seed)
    return new_game([deck(rng) for _ in range(players)], seed=seed)


def answer(game: Game, question: Decision, rng: Random) -> Answer:
    """A random answer that is legal."""
    given = question.fallback
    if question.shape is Shape.ONE:
        given = rng.choice(question.options)
    elif question.shape is Shape.SOME:
        count = rng.randint(question.minimum, min(question.maximum, len(question.options)))
        given = Several(tuple(rng.sample(question.options, count)))
    elif question.shape is Shape.NUMBER:
        given = Number(rng.randint(question.minimum, question.maximum))
    else:
        assert isinstance(question.fallback, Division)
    return given if game.why_not(given) is None else question.fallback


def play(game: Game, rng: Random, most: int) -> list[str]:
    """Play on for some decisions; the digests after every fifth, and of the end."""
    digests: list[str] = []
    for step in range(most):
        if game.decision is None:
            break
        game.answer(answer(game, game.decision, rng))
        if step % 5 == 0:
            digests.append(game.digest())
    return [*digests, game.digest()]


def facts(game: Game) -> list[str]:
    """What is computed of every object."""
    return [
        f"{number} {thing.controller} {thing.now.summary()}"
        for number, thing in sorted(game.objects.items())
    ]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_613_5_what_is_kept_equals_what_is_computed_anew(seed: int, players: int) -> None:
    game = start(seed, players)
    rng = Random(seed)
    for _ in range(100):
        if game.decision is None:
            break
        fork = game.fork()
        layers.recompute_all(fork)
        assert facts(fork) == facts(game)
        game.answer(answer(game, game.decision, rng))


@pytest.mark.parametrize("seed", range(6))
def test_a_fork_plays_as_the_game_does_and_leaves_it_alone(seed: int) -> None:
    game = start(seed)
    rng = Random(seed)
    for _ in range(6):
        if game.decision is None:
            return
        before = game.digest()
        fork = game.fork()
        assert fork.digest() == before
        forked = play(fork, Random(seed + 1), 15)
        assert game.digest() == before
        twin = game.fork()
        assert play(twin, Random(seed + 1), 15) == forked
        play(game, rng, 20)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_a_game_follows_from_its_answers(seed: int, players: int) -> None:
    game = start(seed, players)
    play(game, Random(seed), 200)
    again = start(seed, players)
    for notation in game.history.answers:
        assert again.decision is not None
        again.answer(again.decision.parse(notation))
    assert again.digest() == game.digest()


@pytest.mark.parametrize("seed", range(6))
def test_732_1_taking_back_restores_the_game_at_every_action(seed: int) -> None:
    game = start(seed)
    for player in game.players:
        player.pays_by_hand = True
    rng = Random(seed)
    for _ in range(200):
        if game.decision is None:
            return
        earlier = game.history.checkpoint
        if earlier is not None:
            fork = game.fork()
            fork.cancel()
            assert fork.digest() == earlier.digest()
        game.answer(answer(game, game.decision, rng))


@pytest.mark.parametrize("seed", range(6))
def test_104_3a_anybody_may_concede_at_any_decision(seed: int) -> None:
    game = start(seed, 3)
    rng = Random(seed)
    for _ in range(25):
        for _ in range(rng.randint(1, 12)):
            if game.decision is None:
                return
            game.answer(answer(game, game.decision, rng))
        seat = rng.randrange(3)
        if game.decision is not None and game.players[seat].in_game:
            fork = game.fork()
            fork.concede(seat)
            assert all(thing.owner != seat for thing in fork.objects.values()) or fork.over
            play(fork, Random(seed), 12)
