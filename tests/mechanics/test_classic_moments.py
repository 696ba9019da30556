"""When abilities of the classic core sets may be activated, and what they ask for later."""

from __future__ import annotations

import pytest

from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

LURE = (
    "{T}: Choose target creature the active player has controlled continuously since the beginning "
    "of the turn. That creature attacks this turn if able. Destroy it at the beginning of the next "
    "end step if it didn't attack this turn. Activate only during an opponent's turn, before "
    "attackers are declared."
)


@pytest.mark.parametrize(("tapped", "zone"), [(False, Zone.BATTLEFIELD), (True, Zone.GRAVEYARD)])
def test_603_7_what_is_done_later_asks_for_its_condition_then(tapped: bool, zone: Zone) -> None:
    at = table()
    at.battlefield(ANN, "Wall")
    at.battlefield(BOB, creature("Imp", text=LURE))
    at.object("Wall").tapped = tapped
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    at.object("Bear").tapped = tapped
    at.act(BOB, "activate Imp", "Bear")
    at.resolve_all()
    at.to(Step.END)
    at.resolve_all()
    assert at.object("Bear").zone is zone


def test_602_5b_only_an_opponents_turn_before_attackers_will_do() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, creature("Imp", text=LURE))
    at.begin(BOB)
    assert at.why_not(BOB, "activate Imp") is not None
    at.begin(ANN)
    assert at.why_not(BOB, "activate Imp") is None
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.why_not(BOB, "activate Imp") is not None


def test_302_6_controlled_since_your_most_recent_turn_began() -> None:
    at = table()
    text = (
        "{0}: ~ deals 1 damage to any target. Activate only if you've controlled ~ continuously "
        "since the beginning of your most recent turn."
    )
    at.hand(ANN, permanent("Launcher", text=text))
    at.begin(ANN)
    at.act(ANN, "cast Launcher")
    at.resolve_all()
    assert at.why_not(ANN, "activate Launcher") is not None
    at.begin(BOB)
    assert at.why_not(ANN, "activate Launcher") is not None
    at.begin(ANN)
    assert at.why_not(ANN, "activate Launcher") is None


@pytest.mark.parametrize(("name", "zone"), [("Bear", Zone.GRAVEYARD), ("Giant", Zone.BATTLEFIELD)])
def test_603_7_only_what_attacked_is_destroyed_later(name: str, zone: Zone) -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant")
    at.begin(ANN)
    end = "At the beginning of the next end step, destroy"
    cast(at, f"{end} target creature if it attacked this turn.", name)
    at.attack("Bear")
    at.to(Step.END)
    at.resolve_all()
    assert at.object(name).zone is zone


@pytest.mark.parametrize(("bobs", "controller"), [(21, BOB), (20, ANN), (19, ANN)])
def test_603_4_the_player_with_the_most_life_gains_control_if_there_is_one(
    bobs: int, controller: int
) -> None:
    at = table()
    text = (
        "At the beginning of your upkeep, if a player has more life than each other player, the "
        "player with the most life gains control of ~."
    )
    at.battlefield(ANN, creature("Ogre", text=text))
    at.set_life(BOB, bobs)
    at.begin(ANN, Step.UPKEEP)
    at.resolve_all()
    assert at.object("Ogre").controller == controller


def test_603_4_equal_life_on_resolution_is_nobodys() -> None:
    at = table()
    text = (
        "At the beginning of your upkeep, if a player has more life than each other player, the "
        "player with the most life gains control of ~."
    )
    at.battlefield(ANN, creature("Ogre", text=text))
    at.set_life(BOB, 21)
    at.begin(ANN, Step.UPKEEP)
    at.set_life(ANN, 21)
    at.resolve_all()
    assert at.object("Ogre").controller == ANN
