"""Cards that are put onto the battlefield tapped and attacking. CR 508.4."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, creature, permanent
from tests.table import CAT, table

OWL = creature("Owl", 1, 1)
RELIC = permanent("Relic")


def attacked_with(text: str, players: int = 2) -> Table:
    """Ann has attacked Bob with a Leader that has the ability, and it has resolved."""
    at = table(players, ann=[creature("Leader", 2, 2, f"Whenever ~ attacks, {text}")])
    at.library(ANN, RELIC, OWL, RELIC)
    at.graveyard(BOB, OWL)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Leader", at=BOB)
    return at


@pytest.mark.parametrize(
    "text",
    [
        "reveal cards from the top of your library until you reveal a creature card. Put that card "
        "onto the battlefield tapped and attacking and the rest on the bottom of your library in a "
        "random order.",
        "put target creature card from defending player's graveyard onto the battlefield under "
        "your control tapped and attacking.",
    ],
)
def test_508_4_the_card_enters_tapped_and_attacks_the_player(text: str) -> None:
    at = attacked_with(text)
    at.resolve_all()
    owl = at.object("Owl")
    assert owl.tapped
    assert owl.controller == ANN
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 17


def test_508_4_its_controller_chooses_whom_it_attacks() -> None:
    text = (
        "look at the top two cards of your library. You may put a creature card from among them "
        "onto the battlefield tapped and attacking. Put the rest on the bottom of your library in "
        "a random order."
    )
    at = attacked_with(text, 3)
    at.choose("yes", "Cat")
    at.resolve_all()
    at.to(Step.POSTCOMBAT_MAIN)
    assert (at.life(BOB), at.life(CAT)) == (18, 19)


def test_508_4_outside_combat_it_only_enters_tapped() -> None:
    at = table()
    text = "{0}: Put ~ from your hand onto the battlefield tapped and attacking."
    at.hand(ANN, creature("Trickster", 4, 4, text))
    at.act(ANN, "activate Trickster")
    at.resolve()
    assert at.object("Trickster").tapped
    assert at.game.turn.combat is None


HANS = (
    "reveal the top card of your library. If it's a creature card, put it onto the battlefield "
    "tapped and attacking defending player or a planeswalker they control. Otherwise, put that "
    "card into your hand."
)


def test_508_4_it_attacks_the_defending_player_and_no_other() -> None:
    at = table(3, ann=[creature("Leader", 2, 2, f"Whenever ~ attacks, {HANS}")])
    at.library(ANN, OWL)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Leader", at=CAT)
    at.resolve_all()
    at.to(Step.POSTCOMBAT_MAIN)
    assert (at.life(BOB), at.life(CAT)) == (20, 17)


def test_508_4_it_may_attack_a_planeswalker_of_the_defending_player() -> None:
    walker = permanent("Walker", "Legendary Planeswalker")
    leader = creature("Leader", 2, 2, f"Whenever ~ attacks, {HANS}")
    at = table(3, ann=[leader], bob=[walker], step=None)
    at.battlefield(CAT, permanent("Other", "Legendary Planeswalker"))
    for name in ("Walker", "Other"):
        at.object(name).counters = {"loyalty": 5}
    at.library(ANN, OWL)
    at.begin(ANN)
    at.attack("Leader", at=BOB)
    at.choose("Walker")
    at.resolve_all()
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.object("Walker").counters["loyalty"] == 4
    assert (at.life(BOB), at.life(CAT)) == (18, 20)


def test_608_2c_what_is_no_creature_goes_to_hand() -> None:
    at = attacked_with(HANS)
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Relic"]
