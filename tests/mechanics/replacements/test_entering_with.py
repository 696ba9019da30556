"""Permanents that enter with counters and with abilities. CR 614.1c, 702.24a."""

from __future__ import annotations

from jajna.card import Card
from jajna.decision import Kind
from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, ask_again, cast, creature
from tests.table import table

KICKED = "Kicker {0}\nIf ~ was kicked, it enters with"
SCOUT = creature("Scout", 1, 1, f"{KICKED} two +1/+1 counters on it and with flying.")
PAYING = f'{KICKED} a +1/+1 counter on it and with "Pay 3 life: You draw a card."'
TROLL = creature("Troll", 1, 1, PAYING)


def entered(card: Card, kicked: bool) -> Table:
    """Ann has cast the creature, kicked or not."""
    at = table()
    at.hand(ANN, card)
    ask_again(at)
    at.act(ANN, f"cast {card.name}", kicked)
    at.resolve()
    return at


def test_614_1c_it_enters_with_the_counters_and_the_ability() -> None:
    at = entered(SCOUT, True)
    assert at.power_toughness("Scout") == (3, 3)
    assert [one.name for one in at.object("Scout").now.kit.keyworded] == ["kicker", "flying"]


def test_614_1c_not_kicked_it_has_neither() -> None:
    at = entered(SCOUT, False)
    assert at.power_toughness("Scout") == (1, 1)
    assert [one.name for one in at.object("Scout").now.kit.keyworded] == ["kicker"]


def test_614_1c_an_ability_that_is_quoted_can_be_activated() -> None:
    at = entered(TROLL, True)
    at.library(ANN, "Bear")
    at.act(ANN, "activate Troll")
    at.resolve()
    assert at.life(ANN) == 17


def test_400_7_a_copy_of_it_has_not_what_it_entered_with() -> None:
    at = entered(SCOUT, True)
    cast(at, "Create a token that's a copy of target creature.", "Scout")
    (token,) = [one for one in at.game.zones.battlefield if at.game.object(one).token]
    assert at.power_toughness(token) == (1, 1)
    assert [one.name for one in at.object(token).now.kit.keyworded] == ["kicker"]


def test_702_24a_one_of_two_costs_is_chosen_for_each_age_counter() -> None:
    at = table()
    at.battlefield(ANN, creature("Bison", 2, 2, "Cumulative upkeep {G} or {W}"))
    at.battlefield(
        ANN, creature("Elf", text="{T}: Add {G}."), creature("Monk", text="{T}: Add {W}.")
    )
    for age in (1, 2):
        at.choose_for(Kind.PAY_COST, True)
        at.to_turn(ANN)
        assert at.object("Bison").counters == {"age": age}
    at.to_turn(ANN)
    assert "Bison" in at.names_in(Zone.GRAVEYARD, ANN)


def test_702_24a_only_single_mana_symbols_are_read_so() -> None:
    assert not compile_line("Cumulative upkeep {G} or {1}{W}", False).meanings
