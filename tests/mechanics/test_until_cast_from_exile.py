"""Effects that last until the card that made them is cast from exile. CR 611.2a."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, creature, permanent
from tests.table import table

TEXT = (
    '{0}, Exile ~ from your hand: Target land gains "{T}: Add {R} or {G}" until ~ is cast from '
    "exile. You may cast ~ for as long as it remains exiled."
)
BANDIT = creature("Bandit", 3, 2, TEXT)
WASTE = permanent("Waste", "Land", "{T}: Add {C}.", cost="")


def in_exile(*, again: bool = False) -> Table:
    """Ann has exiled a Bandit, and her Waste can make red or green mana."""
    at = table(ann=[WASTE])
    at.hand(ANN, BANDIT)
    if again:
        at.hand(ANN, BANDIT)
    ask_again(at)
    at.act(ANN, "activate Bandit", "Waste")
    at.resolve()
    return at


def abilities(at: Table) -> int:
    """How many mana abilities the Waste has."""
    return len(at.object("Waste").now.kit.mana)


def test_611_2a_the_land_keeps_the_ability_through_turns() -> None:
    at = in_exile()
    assert abilities(at) == 2
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert abilities(at) == 2


def test_611_2a_it_loses_the_ability_as_the_card_is_cast() -> None:
    at = in_exile()
    at.act(ANN, "cast Bandit")
    assert abilities(at) == 1
    at.resolve()
    assert "Bandit" in at.names_in(Zone.BATTLEFIELD)


def test_611_2a_another_card_of_the_name_ends_nothing() -> None:
    at = in_exile(again=True)
    [other] = at.game.players[ANN].hand
    at.act(ANN, f"cast {other}")
    assert abilities(at) == 2


def test_116_1_it_is_cast_only_when_a_creature_could_be() -> None:
    at = in_exile()
    at.to_turn(BOB, Step.UPKEEP)
    assert at.why_not(ANN, "cast Bandit") is not None
