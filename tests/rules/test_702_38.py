"""Amplify. CR 702.38."""

from __future__ import annotations

from tests.mechanics.bench import ANN, ask_again, creature
from tests.table import table

DAEMON = creature("Daemon", 1, 1, "Amplify 2", "Creature — Goblin")
GOBLIN = creature("Goblin", types="Creature — Goblin Scout")


def test_702_38a_each_card_revealed_gives_so_many_counters() -> None:
    at = table()
    at.hand(ANN, DAEMON, GOBLIN, GOBLIN, "Bear")
    ask_again(at)
    at.act(ANN, "cast Daemon")
    at.choose(tuple(one for one in at.game.players[ANN].hand if at.name(one) == "Goblin"))
    at.resolve()
    assert at.power_toughness("Daemon") == (5, 5)


def test_702_38a_nothing_needs_to_be_revealed() -> None:
    at = table()
    at.hand(ANN, DAEMON, GOBLIN)
    ask_again(at)
    at.act(ANN, "cast Daemon")
    at.choose(())
    at.resolve()
    assert at.power_toughness("Daemon") == (1, 1)


def test_702_38a_other_creatures_cannot_be_revealed_for_it() -> None:
    at = table()
    at.hand(ANN, DAEMON, "Bear")
    ask_again(at)
    at.act(ANN, "cast Daemon")
    at.resolve()
    assert at.power_toughness("Daemon") == (1, 1)


def test_702_38b_each_instance_works_separately() -> None:
    at = table()
    at.hand(ANN, creature("Daemon", 1, 1, "Amplify 1\nAmplify 2", "Creature — Goblin"), GOBLIN)
    ask_again(at)
    at.act(ANN, "cast Daemon")
    at.choose("#0", ("Goblin",), ("Goblin",))
    at.resolve()
    assert at.power_toughness("Daemon") == (4, 4)
