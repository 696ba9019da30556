"""Cleave. CR 702.148."""

from __future__ import annotations

import pytest

from jajna.era import CURRENT
from jajna.ir.abilities import TextChange
from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.text.brackets import bracketed
from jajna.text.printers import printer
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, text_card
from tests.table import table

SHOT = text_card("Shot", "Instant", "~ deals 3 damage to target [red] creature.\nCleave {0}")
SWEEP = text_card(
    "Sweep", "Instant", "You gain 1 life. [You lose the game.]\nCleave {0}", cost="{5}"
)
RED = creature("Ember", 2, 2, cost="{R}")


def holding() -> Table:
    """Ann has the spell; Bob has a red creature and one that isn't."""
    at = table()
    at.hand(ANN, SHOT)
    at.battlefield(BOB, RED, "Bear")
    ask_again(at)
    return at


def test_702_148a_for_its_mana_cost_the_words_in_brackets_count() -> None:
    at = holding()
    at.act(ANN, "cast Shot", "Ember")
    at.resolve()
    assert "Ember" in at.names_in(Zone.GRAVEYARD, BOB)


def test_702_148a_with_the_words_it_needs_a_target_that_they_describe() -> None:
    at = table()
    at.hand(ANN, SHOT)
    at.battlefield(BOB, "Bear")
    ask_again(at)
    assert at.why_not(ANN, "cast Shot") is not None
    assert at.why_not(ANN, "cast Shot way 0") is None


def test_702_148a_for_the_cleave_cost_they_are_gone() -> None:
    at = holding()
    at.act(ANN, "cast Shot way 0", "Bear")
    at.resolve()
    assert "Bear" in at.names_in(Zone.GRAVEYARD, BOB)


def test_702_148a_a_sentence_in_brackets_is_gone_as_well() -> None:
    at = table()
    at.hand(ANN, SWEEP)
    ask_again(at)
    at.act(ANN, "cast Sweep way 0")
    at.resolve()
    assert at.game.outcome is None
    assert at.life(ANN) == 21


def test_702_148b_a_copy_of_the_cleft_spell_is_without_them_too() -> None:
    at = holding()
    at.act(ANN, "cast Shot way 0", "Bear")
    cast(
        at, "Copy target instant or sorcery spell. You may choose new targets for the copy.", "Shot"
    )
    spells = [at.game.object(one).item for one in at.game.zones.stack]
    assert [one.text for one in spells if one is not None] == [TextChange.CLEFT] * 2
    at.resolve_all()
    assert "Bear" in at.names_in(Zone.GRAVEYARD, BOB)
    assert "Ember" in at.names_in(Zone.BATTLEFIELD)


@pytest.mark.parametrize(
    "line",
    [
        "Destroy target [attacking] creature.",
        "Draw three cards. [You lose 3 life.]",
        "Search your library for a [basic land] card, [reveal it,] put it into your hand, "
        "then shuffle.",
        "Return target [Wolf or Werewolf] creature to its owner's hand.",
        "Counter target spell [that wasn't cast from its owner's hand].",
    ],
)
def test_702_148a_the_brackets_are_printed_where_they_stand(line: str) -> None:
    ((abilities, _),) = compile_line(line, True).meanings
    assert printer("en", CURRENT).lines(abilities) == [line]
    spanish = printer("es", CURRENT).lines(abilities)[0]
    (again,) = compile_line(spanish, True, language="es").meanings
    assert again[0] == abilities


def test_702_148a_what_is_left_must_be_text_itself() -> None:
    assert not compile_line("Destroy [target attacking] creature.", True).meanings
    assert not compile_line("Destroy target [attacking creature].", True).meanings


def test_702_148a_brackets_go_around_as_few_words_as_differ() -> None:
    whole = ["a", "b", ",", "c", "d", ",", "e"]
    assert bracketed(whole, ["a", "b", ",", "e"]) == ["a", "b", ",", "[", "c", "d", ",", "]", "e"]
    assert bracketed(whole, whole) == whole
    assert bracketed(whole, ["a", "x"]) is None
