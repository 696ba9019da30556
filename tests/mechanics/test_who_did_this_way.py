"""Players who drew or sacrificed something this way. CR 608.2c."""

from __future__ import annotations

import pytest

from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import CAT, table

OWL = creature("Owl", 1, 1)
MEDDLE = "Each player may draw a card, then each player who drew a card this way gains 1 life."


@pytest.mark.parametrize(
    ("answers", "lives"),
    [
        (("yes", "yes", "yes"), (21, 21, 21)),
        (("no", "yes", "yes"), (20, 21, 21)),
        (("yes", "no", "no"), (21, 20, 20)),
        (("no", "no", "no"), (20, 20, 20)),
    ],
)
def test_608_2c_only_who_drew_gains_life(
    answers: tuple[str, str, str], lives: tuple[int, int, int]
) -> None:
    at = table(3)
    cast(at, MEDDLE, then=answers)
    assert (at.life(ANN), at.life(BOB), at.life(CAT)) == lives
    drawn = [len(at.game.players[seat].hand) for seat in (ANN, BOB, CAT)]
    assert [20 + one for one in drawn] == list(lives)


def test_608_2c_only_who_sacrificed_draws() -> None:
    at = table(3, ann=[OWL])
    at.battlefield(CAT, OWL)
    text = (
        "Each player sacrifices a creature of their choice. Each player who sacrificed a creature "
        "this way draws two cards."
    )
    cast(at, text)
    hands = [len(at.game.players[seat].hand) for seat in (ANN, BOB, CAT)]
    assert hands == [2, 0, 2]


def test_608_2c_a_token_sacrificed_counts_too() -> None:
    at = table()
    cast(at, "Create a 1/1 red Goblin creature token.")
    text = (
        "Each player sacrifices a creature of their choice. Each player who sacrificed a creature "
        "this way draws two cards."
    )
    cast(at, text)
    assert len(at.game.players[ANN].hand) == 2
