"""Of alike permanents one is computed, and the others are what it is. CR 613, 708.2."""

from __future__ import annotations

from jajna.judge import ANN, BOB, Table
from jajna.kernel.layers import layers
from jajna.simulation.invariants import why_stale
from jajna.vocab import Zone
from tests.mechanics.bench import GIANT, ask_again, cast, creature, permanent
from tests.table import table

GLORY = permanent("Glory", "Enchantment", "Creatures you control get +1/+1.")


def with_one_face_down() -> tuple[Table, int]:
    """Three Giants of Ann, and one that is face down; with its number."""
    at = table(ann=["Giant", "Giant", "Giant"])
    hidden = at.make(ANN, Zone.BATTLEFIELD, GIANT)
    hidden.face_down = True
    at.add(hidden)
    layers.refresh(at.game)
    return at, hidden.id


def test_708_2a_what_is_face_down_is_not_like_the_same_card_face_up() -> None:
    at, hidden = with_one_face_down()
    giants = [one for one in at.game.zones.battlefield if one != hidden]
    assert at.power_toughness(hidden) == (2, 2)
    at.battlefield(ANN, GLORY)
    assert at.power_toughness(hidden) == (3, 3)
    assert [at.power_toughness(one) for one in giants] == [(6, 6)] * 3
    assert why_stale(at.game) is None


def test_613_1_what_one_of_many_alike_gets_is_its_own() -> None:
    at = table(ann=["Giant"] * 4, bob=["Giant"])
    first, *others = list(at.game.zones.battlefield)
    cast(at, "Target creature gets +2/+0 until end of turn.", "Giant #1")
    at.battlefield(BOB, GLORY)
    assert sorted(at.power_toughness(one) for one in (first, *others)) == [
        (5, 5),
        (5, 5),
        (5, 5),
        (6, 6),
        (7, 5),
    ]
    assert why_stale(at.game) is None


def test_702_14a_landwalk_that_is_granted_is_each_creatures_own() -> None:
    king = creature("King", text="Other creatures you control have mountainwalk.")
    at = table(ann=[king])
    for _ in range(2):
        number = at.battlefield(ANN, "Bear")[0]
        ask_again(at)
        [(ctx, _)] = at.object(number).now.blocked_only_by
        assert ctx.source == number
        later = at.fork()
        [number] = later.battlefield(ANN, "Bear")
        ask_again(later)
        [(ctx, _)] = later.object(number).now.blocked_only_by
        assert ctx.source == number
