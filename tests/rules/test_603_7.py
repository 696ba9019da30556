"""Delayed triggers. CR 603.7."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, LAND, cast, creature, spell
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


def test_603_7b_the_next_spell_is_copied_once_with_new_targets() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Wall", "Giant")
    cast(
        at,
        "When you cast your next instant or sorcery spell this turn, copy that spell. You may "
        "choose new targets for the copy.",
    )
    at.hand(ANN, "Bear", spell("Destroy target creature.", "Doom"))
    at.act(ANN, "cast Bear")
    at.resolve_all()
    at.act(ANN, "cast Doom", "Giant")
    at.choose("Wall")
    at.resolve_all()
    assert sorted(at.names_in(Zone.GRAVEYARD, BOB)) == ["Giant", "Wall"]
    at.hand(ANN, spell("You gain 3 life.", "Gift"))
    at.act(ANN, "cast Gift")
    at.resolve_all()
    assert at.life(ANN) == 23


def test_603_7_what_is_owned_and_controlled_is_exiled_and_returns() -> None:
    at = table()
    text = (
        "When ~ enters, exile any number of other nonland permanents you own and control. Return "
        "those cards to the battlefield at the beginning of the next end step."
    )
    at.hand(ANN, creature("Sky Nomad", text=text))
    at.battlefield(ANN, "Bear", "Relic", LAND)
    at.battlefield(BOB, "Wall")
    cast(at, "Gain control of target creature.", "Wall")
    at.act(ANN, "cast Sky Nomad")
    at.to_question(Kind.OBJECTS)
    options = at.asked.options if at.asked is not None else []
    assert [at.describe(one) for one in options] == ["Bear", "Relic"]
    at.answer(["Bear", "Relic"])
    at.resolve_all()
    assert sorted(at.names_in(Zone.EXILE)) == ["Bear", "Relic"]
    at.to(Step.END)
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == []


def test_603_7b_an_ability_may_last_until_your_next_turn() -> None:
    at = table(ann=["Bear"], bob=["Giant"])
    cast(
        at,
        "Until your next turn, whenever a creature an opponent controls attacks, it gets -3/-0 "
        "until end of turn.",
    )
    at.to_turn(BOB)
    at.attack("Giant")
    at.resolve_all()
    assert at.power_toughness("Giant") == (2, 5)
    at.to_turn(ANN)
    at.to_turn(BOB)
    at.attack("Giant")
    at.resolve_all()
    assert at.power_toughness("Giant") == (5, 5)
