"""Keywords newer than the rules of January 2026: storied and paradigm."""

from __future__ import annotations

import pytest

from jajna.decision import NO, Kind
from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table

TELLER = creature("Teller", 1, 1, "Storied\n~ gets +3/+0 as long as you have an enduring story.")
SAGA = permanent("Tale", "Enchantment — Saga", "I, II — You gain 1 life.")
HERO = creature("Hero", types="Legendary Creature")


def with_tellers(*others: str) -> Table:
    """Ann controls the creature and other permanents."""
    at = table()
    at.define(SAGA, HERO)
    at.battlefield(ANN, TELLER, *others)
    ask_again(at)
    return at


@pytest.mark.parametrize(
    ("others", "power"),
    [
        (("Relic", "Relic", "Relic"), 4),
        (("Relic", "Hero", "Tale"), 4),
        (("Relic", "Relic"), 1),
        (("Relic", "Relic", "Bear"), 1),
    ],
)
def test_702_131b_storied_asks_for_three_historic_permanents(
    others: tuple[str, ...], power: int
) -> None:
    assert with_tellers(*others).power_toughness("Teller") == (power, 1)


def test_702_131c_an_enduring_story_stays_though_permanents_leave() -> None:
    at = with_tellers("Relic", "Relic", "Relic")
    cast(at, "Destroy all artifacts.")
    assert at.power_toughness("Teller") == (4, 1)


def test_702_131c_nobody_else_has_it() -> None:
    at = with_tellers("Relic", "Relic", "Relic")
    at.battlefield(BOB, TELLER)
    ask_again(at)
    theirs = [one for one in at.game.zones.battlefield if at.object(one).controller == BOB]
    assert at.power_toughness(theirs[0]) == (1, 1)


def test_502_3_it_does_not_untap_unless_one_has_an_enduring_story() -> None:
    text = "Storied\n~ doesn't untap during your untap step unless you have an enduring story."
    for relics, tapped in ((3, False), (2, True)):
        at = table()
        at.put(ANN, Zone.BATTLEFIELD, creature("Dreamer", text=text), tapped=True)
        at.battlefield(ANN, *["Relic"] * relics)
        ask_again(at)
        at.to_turn(BOB)
        at.to_turn(ANN)
        assert at.object("Dreamer").tapped == tapped


LESSON = text_card("Lesson", "Sorcery", "You gain 1 life.\nParadigm")


def after_lesson() -> Table:
    at = table()
    at.hand(ANN, LESSON)
    ask_again(at)
    at.act(ANN, "cast Lesson")
    at.resolve()
    return at


def test_707_12_a_spell_with_paradigm_is_exiled_and_copied_each_turn() -> None:
    at = after_lesson()
    assert at.names_in(Zone.EXILE, ANN) == ["Lesson"]
    assert at.life(ANN) == 21
    for gained in (22, 23):
        at.to_turn(BOB)
        at.to_turn(ANN, Step.DRAW)
        at.to_question(Kind.CAST)
        at.answer("Lesson")
        at.resolve_all()
        assert at.life(ANN) == gained
        assert at.names_in(Zone.EXILE, ANN) == ["Lesson"]


def test_707_12_the_copy_need_not_be_cast() -> None:
    at = after_lesson()
    at.to_turn(BOB)
    at.to_turn(ANN, Step.DRAW)
    at.to_question(Kind.CAST)
    at.answer(NO)
    at.resolve_all()
    assert at.life(ANN) == 21


def test_707_12_without_the_card_in_exile_there_is_nothing_to_copy() -> None:
    at = after_lesson()
    cast(at, "Put target card you own in exile into your hand.", "Lesson")
    at.to_turn(BOB)
    at.to_turn(ANN, Step.DRAW)
    at.to(Step.PRECOMBAT_MAIN)
    at.resolve_all()
    assert at.life(ANN) == 21


def test_603_7_only_the_first_spell_of_a_name_begins_it() -> None:
    at = after_lesson()
    at.hand(ANN, LESSON)
    ask_again(at)
    at.act(ANN, "cast Lesson")
    at.resolve()
    assert at.life(ANN) == 22
    assert at.names_in(Zone.EXILE, ANN) == ["Lesson", "Lesson"]
    assert len(at.game.effects.delayed) == 1
