"""Cards in exile that become foretold. CR 702.143d."""

from __future__ import annotations

from jajna.judge import Table
from jajna.kernel.zones.knowledge import knows
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

TEXT = (
    "Exile a card from your hand face down. It becomes foretold. Its foretell cost is its mana cost"
    " reduced by {2}."
)


def foretold() -> Table:
    """Ann's card that costs {3}{R} has become foretold; she has two lands that make {R}."""
    mountain = permanent("Mountain", "Basic Land — Mountain", "({T}: Add {R}.)", cost="")
    at = table(ann=[mountain, mountain], hand=[creature("Drake", 4, 4, cost="{3}{R}")])
    cast(at, TEXT, then=("Drake",))
    assert at.names_in(Zone.EXILE) == ["Drake"]
    return at


def test_702_143d_its_owner_looks_at_it_and_others_do_not() -> None:
    at = foretold()
    drake = at.object("Drake")
    assert drake.face_down
    assert knows(at.game, [ANN], drake)
    assert not knows(at.game, [BOB], drake)


def test_702_143d_it_is_cast_for_the_cost_given_in_a_later_turn() -> None:
    at = foretold()
    drake = at.id("Drake")
    assert at.why_not(ANN, f"cast {drake} way 0") is not None
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.why_not(ANN, f"cast {drake}") is not None
    at.act(ANN, f"cast {drake} way 0")
    at.resolve()
    assert at.object("Drake").zone is Zone.BATTLEFIELD
    lands = [one for one in at.game.zones.battlefield if at.game.object(one).tapped]
    assert len(lands) == 2


def test_702_143d_a_land_that_became_foretold_can_not_be_played() -> None:
    at = table(hand=["Field"])
    cast(at, TEXT, then=("Field",))
    at.to_turn(BOB)
    at.to_turn(ANN)
    field = at.id("Field")
    assert at.why_not(ANN, f"play {field}") is not None
    assert at.why_not(ANN, f"cast {field} way 0") is not None
