"""Spells that go elsewhere than to a graveyard as they resolve. CR 608.2n, 614.1a."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, creature, spell
from tests.table import table

FEATHERED = creature(
    "Angel",
    text="Whenever you cast an instant or sorcery spell that targets a creature you control, exile"
    " that card instead of putting it into your graveyard as it resolves. If you do, return it to"
    " your hand at the beginning of the next end step.",
)
PUMP = spell("Target creature gets +1/+1 until end of turn.", "Pump")
DENIAL = spell("Counter target spell.", "Denial")


def with_angel() -> Table:
    """Ann has the creature and an instant; Bob has a creature and a spell that counters."""
    at = table(ann=[FEATHERED], hand=[PUMP])
    at.battlefield(BOB, "Bear")
    at.hand(BOB, DENIAL, PUMP)
    ask_again(at)
    return at


def test_614_1a_a_spell_is_exiled_as_it_resolves_and_comes_back() -> None:
    at = with_angel()
    at.act(ANN, "cast Pump", "Angel")
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == ["Pump"]
    assert at.power_toughness("Angel") == (3, 3)
    at.to(Step.END)
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == []
    assert at.names_in(Zone.HAND, ANN) == ["Pump"]


def test_614_1a_a_spell_with_another_target_goes_to_the_graveyard() -> None:
    at = with_angel()
    at.act(ANN, "cast Pump", "Bear")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Pump"]


def test_614_1a_a_spell_that_is_countered_goes_to_the_graveyard() -> None:
    at = with_angel()
    at.act(ANN, "cast Pump", "Angel")
    at.resolve()
    at.act(BOB, "cast Denial")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Pump"]
    at.to(Step.END)
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == []


DAYDREAM = creature(
    "Dreamer",
    text="Whenever you cast an instant or sorcery spell from your hand, exile that card with a"
    " dream counter on it instead of putting it into your graveyard as it resolves.",
)


def test_122_1_a_spell_is_exiled_with_a_counter_and_stays_there() -> None:
    at = table(ann=[DAYDREAM], hand=[PUMP])
    at.act(ANN, "cast Pump")
    at.resolve_all()
    assert at.object("Pump").counters == {"dream": 1}
    at.to_turn(BOB)
    assert at.object("Pump").zone is Zone.EXILE


MASTER = creature(
    "Master",
    text="{0}: The next time you cast an instant or sorcery spell from your hand this turn, put"
    " that card into your hand instead of into your graveyard as it resolves.",
)
SIP = spell("You gain 1 life.", "Sip")


def test_611_2f_the_next_spell_goes_to_the_hand_as_it_resolves() -> None:
    at = table(ann=[MASTER], hand=[SIP, PUMP])
    at.act(ANN, "activate Master")
    at.resolve()
    at.act(ANN, "cast Sip")
    at.resolve()
    assert sorted(at.names_in(Zone.HAND, ANN)) == ["Pump", "Sip"]
    at.act(ANN, "cast Pump")
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Pump"]
    at.act(ANN, "cast Sip")
    at.resolve()
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Pump", "Sip"]


def test_611_2f_a_spell_cast_before_it_resolves_is_not_the_next() -> None:
    at = table(ann=[MASTER], hand=[SIP, PUMP])
    at.act(ANN, "cast Sip")
    at.act(ANN, "activate Master")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Sip"]
    assert at.life(ANN) == 21


def test_611_2f_it_is_over_with_the_turn() -> None:
    at = table(ann=[MASTER], hand=[SIP])
    at.act(ANN, "activate Master")
    at.resolve()
    at.to_turn(BOB)
    at.act(ANN, "cast Sip")
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Sip"]
