"""Flipping coins. CR 705."""

from __future__ import annotations

from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table


def test_705_2_what_follows_depends_on_whether_the_flip_is_won() -> None:
    lives = set()
    for before in range(20):
        at = table()
        for _ in range(before):
            at.game.chance.below(2)
        cast(
            at,
            "Flip a coin. If you win the flip, you gain 1 life. If you lose the flip, you "
            "lose 1 life.",
        )
        lives.add(at.life(ANN))
    assert lives == {19, 21}


def test_705_2_both_flip_until_both_coins_come_up_heads() -> None:
    at = table()
    cast(
        at,
        "You and target opponent each flip a coin. Spell deals 1 damage to each player whose coin "
        "comes up tails. Repeat this process until both players' coins come up heads on the same "
        "flip.",
        "Bob",
    )
    tails = [0, 0]
    for event in at.game.history.log:
        if type(event).__name__ == "CoinFlipped" and event.amount() == 0:
            tails[event.things()[0]] += 1
    assert at.life(ANN) == 20 - tails[ANN]
    assert at.life(BOB) == 20 - tails[BOB]


def test_705_2_a_coin_is_flipped_for_each_creature_and_decides_about_that_creature() -> None:
    won: set[tuple[bool, ...]] = set()
    for before in range(12):
        at = table()
        for _ in range(before):
            at.game.chance.below(2)
        at.battlefield(ANN, creature("One"), creature("Two"), creature("Three"))
        cast(at, "For each creature, flip a coin. If you win the flip, tap that creature.")
        flips = [e.amount() for e in at.game.history.log if type(e).__name__ == "CoinFlipped"]
        tapped = tuple(at.object(name).tapped for name in ("One", "Two", "Three"))
        assert [bool(flip) for flip in flips] == [*tapped]
        won.add(tapped)
    assert len(won) > 2
