"""Keyword counters: what they give and when. CR 122.1b, 613.1f, 613.7c."""

from __future__ import annotations

from jajna.events.counters import CountersPut, CountersRemoved
from jajna.events.effects import EffectBegan
from jajna.ir.base import Duration
from jajna.judge import Table
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.continuous.abilities import LoseAllAbilities
from jajna.vocab import Keyword, Zone
from tests.mechanics.bench import ANN, cast, permanent
from tests.table import table

TAKE = permanent("Take", "Enchantment", "All creatures lose flying.")


def put(at: Table, name: str, counter: str, number: int = 1) -> None:
    """Put counters on a permanent."""
    perform(at.game, [CountersPut(at.id(name), counter, number)])


def silence(at: Table, name: str) -> None:
    """An effect by which a permanent loses all abilities begins."""
    effect = Continuous(
        Context(at.id(name), ANN), (LoseAllAbilities(),), Duration.PERMANENT, [at.id(name)]
    )
    perform(at.game, [EffectBegan(effect)])


def test_122_1b_a_keyword_counter_gives_the_keyword() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(at, "Put a flying counter on target creature.", "Bear")
    assert at.object("Bear").has(Keyword.FLYING)
    perform(at.game, [CountersRemoved(at.id("Bear"), "flying", 1)])
    assert not at.object("Bear").has(Keyword.FLYING)


def test_122_1b_other_counters_give_nothing() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    put(at, "Bear", "charge")
    assert at.object("Bear").now.kit.all == ()


def test_122_1b_a_keyword_counter_works_off_the_battlefield_too() -> None:
    at = table()
    (card,) = at.put(ANN, Zone.EXILE, "Bear")
    perform(at.game, [CountersPut(card, "flying", 1)])
    assert at.object(card).has(Keyword.FLYING)


def test_122_1b_each_counter_gives_the_keyword_once() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    put(at, "Bear", "exalted", 2)
    assert [one.name for one in at.object("Bear").now.kit.keyworded] == ["exalted", "exalted"]


def test_613_7c_a_counter_has_the_timestamp_of_when_it_was_put() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    silence(at, "Bear")
    put(at, "Bear", "flying")
    assert at.object("Bear").has(Keyword.FLYING)
    silence(at, "Bear")
    assert not at.object("Bear").has(Keyword.FLYING)


def test_613_7c_another_counter_of_the_kind_gives_all_of_them_a_new_timestamp() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    put(at, "Bear", "exalted")
    silence(at, "Bear")
    put(at, "Bear", "trample")
    assert [one.name for one in at.object("Bear").now.kit.keyworded] == ["trample"]
    put(at, "Bear", "exalted")
    assert len(at.object("Bear").now.kit.keyworded) == 3


def test_613_7c_counters_it_entered_with_are_as_old_as_it() -> None:
    at = table()
    at.battlefield(ANN, TAKE)
    at.put(ANN, Zone.BATTLEFIELD, "Bear", counters={"flying": 1})
    assert at.object("Bear").has(Keyword.FLYING)
    at.battlefield(ANN, TAKE)
    assert not at.object("Bear").has(Keyword.FLYING)
