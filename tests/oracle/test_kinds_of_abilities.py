"""What kind of ability a text is, told by its words. CR 113.3, 603.1."""

from __future__ import annotations

import pytest

from jajna.ir.abilities import Ability, Activated, Static, Triggered
from jajna.oracle.compiler import compile_line
from jajna.oracle.vocabulary import load
from jajna.text.english.printer import ENGLISH
from jajna.text.spanish.printer import SPANISH
from tests.oracle.faces import compiled

TEXTS = (
    (
        "When ~ enters, sacrifice it unless you discard a noncreature card.",
        Triggered,
        "Cuando ",
    ),
    (
        "Whenever enchanted land is tapped for mana, its controller adds an additional {G}.",
        Triggered,
        "Siempre que ",
    ),
    (
        "At the beginning of your upkeep, if you have 40 or more life, you win the game.",
        Triggered,
        "Al ",
    ),
    ("{1}{B}: Return ~ from your graveyard to the battlefield tapped.", Activated, "{1}{B}: "),
    ("Creatures with no abilities get +2/+2.", Static, "Las criaturas "),
)


@pytest.mark.parametrize(("text", "kind", "spanish"), TEXTS)
def test_113_3_the_first_words_tell_the_kind_in_either_language(
    text: str, kind: type[Ability], spanish: str
) -> None:
    load()
    (((ability,), _),) = compile_line(text, False).meanings
    assert type(ability) is kind
    assert SPANISH.lines((ability,))[0].startswith(spanish)


def test_207_2d_a_flavor_word_stands_before_a_keyword() -> None:
    meanings = compile_line("Gae Bolg — Equip {4}", False).meanings

    assert meanings == compile_line("Equip {4}", False).meanings
    assert ENGLISH.lines(meanings[0][0]) == ["Gae Bolg — Equip {4}"]


def test_702_1_two_keywords_have_no_flavor_word() -> None:
    assert not compile_line("Gae Bolg — Flying, haste", False).meanings


@pytest.mark.parametrize(
    "text",
    ["Sneak Attack — Whenever Test Card attacks, draw a card.", "Reinforce X—{X}{W}{W}"],
)
def test_207_2d_a_title_may_begin_with_the_name_of_a_keyword(text: str) -> None:
    assert compiled(text).face is not None


def test_702_77a_a_number_after_a_keyword_is_no_title() -> None:
    assert compile_line("Reinforce X—{X}{G}{G}", False).meanings


@pytest.mark.parametrize(
    "line",
    [
        "{2}: All creatures able to block target creature this turn do so.",
        "{2}: ~ can attack this turn as though it didn't have defender.",
        "{2}: You may play an additional land this turn.",
        "{2}: Target creature attacks this turn if able.",
    ],
)
def test_611_2a_what_holds_for_a_turn_prints_back(line: str) -> None:
    assert len(compile_line(line, False).meanings) == 1
