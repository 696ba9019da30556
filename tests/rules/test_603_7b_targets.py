"""Abilities that trigger each time this turn, with targets of their own. CR 603.7b, 603.3d."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.oracle.compiler import compile_line
from jajna.vocab import Step
from tests.mechanics.bench import BOB, cast, creature
from tests.table import table

SKALDS = "Whenever you cast a spell this turn, put a +1/+1 counter on target creature you control."


def test_603_3d_it_chooses_its_targets_anew_each_time_it_triggers() -> None:
    at = table(ann=[creature("Ox"), creature("Elk")])
    cast(at, SKALDS)
    for name in ("Ox", "Elk", "Ox"):
        at.choose_for(Kind.TARGETS, name)
        cast(at, "You gain 1 life.")
        at.resolve_all()
    assert at.object("Ox").counters == {"+1/+1": 2}
    assert at.object("Elk").counters == {"+1/+1": 1}


def test_603_7b_it_triggers_no_more_once_the_turn_is_over() -> None:
    at = table(ann=[creature("Ox")])
    cast(at, SKALDS)
    at.to_turn(BOB)
    cast(at, "You gain 1 life.")
    at.resolve_all()
    assert at.object("Ox").counters == {}


def test_603_7b_the_spell_that_made_it_has_no_targets_itself() -> None:
    at = table()
    cast(at, SKALDS)
    assert at.game.decision is not None
    assert at.game.turn.step is Step.PRECOMBAT_MAIN


def test_603_7b_what_waits_for_the_target_of_the_spell_has_none_of_its_own() -> None:
    text = "Choose target creature. When that creature dies this turn, target player loses 3 life."
    assert not compile_line(text, True).meanings


def test_603_7b_it_is_read_in_spanish_too() -> None:
    spanish = (
        "Siempre que lances un hechizo este turno, pon un contador +1/+1 sobre la criatura "
        "objetivo que controlas."
    )
    assert (
        compile_line(spanish, True, language="es").meanings == compile_line(SKALDS, True).meanings
    )
