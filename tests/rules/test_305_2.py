"""When a land can be played, and how many. CR 305.1, 305.2, 305.3."""

from __future__ import annotations

from jajna.judge import ANN, BOB, Table
from jajna.vocab import Step
from tests.mechanics.bench import permanent
from tests.table import table

MORE = permanent("More", "Enchantment", "You may play an additional land on each of your turns.")
NONE = permanent("None", "Enchantment", "Players can't play lands.")


def why_not(at: Table, player: int = ANN) -> str:
    """The rule that forbids a player to play the land in hand; "" if none does."""
    reason = at.why_not(player, "play Field")
    return "" if reason is None else reason.rule


def test_305_1_a_land_is_played_in_a_main_phase() -> None:
    assert why_not(table(hand=["Field"], step=Step.UPKEEP)) == "305.1"
    assert why_not(table(hand=["Field"])) == ""


def test_305_3_a_land_is_played_in_ones_own_turn() -> None:
    at = table()
    at.hand(BOB, "Field")
    assert why_not(at, BOB) == "305.3"


def test_305_2_one_land_is_played_each_turn() -> None:
    at = table(hand=["Field", "Field"])
    at.act(ANN, "play Field")
    assert why_not(at) == "305.2b"


def test_305_2a_an_effect_lets_another_land_be_played() -> None:
    at = table(ann=[MORE], hand=["Field", "Field", "Field"])
    at.act(ANN, "play Field")
    assert why_not(at) == ""
    at.act(ANN, "play Field")
    assert why_not(at) == "305.2b"


def test_101_2_what_forbids_lands_goes_before_what_allows_more() -> None:
    assert why_not(table(ann=[MORE, NONE], hand=["Field"])) == "305.2b"
