"""Players chosen for each of several things. CR 608.2c, 608.2d."""

from __future__ import annotations

from jajna.judge import CAT, Table
from tests.mechanics.bench import ANN, BOB, cast
from tests.table import table

SCRAMBLE = (
    "For each nonland permanent, choose a player at random. Then each player gains control of each "
    "permanent for which they were chosen. Untap those permanents."
)


def scrambled(seed: int, players: int = 2) -> Table:
    """Ann has scrambled a tapped Bear, a tapped Wall and a Giant, beside a tapped land."""
    at = table(players, seed=seed)
    at.battlefield(ANN, "Bear", tapped=True)
    at.battlefield(BOB, "Wall", "Field", tapped=True)
    at.battlefield(BOB, "Giant")
    cast(at, SCRAMBLE)
    return at


def controllers(at: Table) -> tuple[int, ...]:
    """Who controls the three creatures."""
    return tuple(at.object(name).controller for name in ("Bear", "Wall", "Giant"))


def test_608_2d_chance_chooses_a_player_for_each_permanent_by_itself() -> None:
    found = {controllers(scrambled(seed)) for seed in range(60)}
    assert len(found) == 8


def test_608_2d_any_of_three_players_can_be_chosen() -> None:
    found = {controllers(scrambled(seed, 3))[0] for seed in range(30)}
    assert found == {ANN, BOB, CAT}


def test_608_2c_only_permanents_for_which_a_player_was_chosen_untap() -> None:
    at = scrambled(3)
    assert not at.object("Bear").tapped
    assert not at.object("Wall").tapped
    assert at.object("Field").tapped
    assert at.object("Field").controller == BOB
