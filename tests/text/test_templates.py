"""The template language of the phrase book."""

from __future__ import annotations

import pytest

from jajna.ir.amounts import Plus, StatOf
from jajna.ir.composites import Clause
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.ir.measures import Stat
from jajna.ir.refs import Target
from jajna.text.templates import (
    Choice,
    Noun,
    Optional,
    Slot,
    Verb,
    Word,
    check_phrase,
    family_of,
    fields_of,
    named_fields,
    parse_template,
)
from jajna.wording import Phrase


def test_a_template_is_words_slots_and_verbs() -> None:
    source, verb, amount, to, victim = parse_template("{source} <deals> {amount:1 damage} to {to}")

    assert isinstance(source, Slot) and source.field == "source"
    assert isinstance(verb, Verb) and verb.text == "deals"
    assert isinstance(amount, Slot) and (amount.field, amount.option) == ("amount", "1 damage")
    assert isinstance(to, Word) and to.text == "to"
    assert isinstance(victim, Slot)


def test_punctuation_and_symbols_are_tokens_of_their_own() -> None:
    words = [item.text for item in parse_template("add {T}, ~'s +1/+1") if isinstance(item, Word)]

    assert words == ["add", "{T}", ",", "~", "'s", "+1", "/", "+1"]


def test_a_slash_between_words_is_one_and_many() -> None:
    (noun,) = parse_template("card/cards")

    assert isinstance(noun, Noun)
    assert (noun.one, noun.many) == ("card", "cards")


def test_brackets_are_optional_and_parentheses_choices() -> None:
    optional, choice = parse_template("[tapped? tapped] (a|an|)")

    assert isinstance(optional, Optional) and optional.field == "tapped"
    assert isinstance(choice, Choice) and [len(one) for one in choice.options] == [1, 1, 0]


def test_a_bracket_can_ask_for_a_value() -> None:
    (optional,) = parse_template("[count=3? thrice]")

    assert isinstance(optional, Optional) and optional.value == 3


def test_an_unmatched_bracket_is_refused() -> None:
    with pytest.raises(ValueError, match="unmatched"):
        parse_template("draw ] cards")


def test_fields_are_named_in_the_order_of_the_text() -> None:
    items = parse_template("{b} [c? of {c}] {a*d}")

    assert named_fields(items) == ["b", "c", "a", "d"]


def test_a_template_may_only_name_fields_of_its_node() -> None:
    with pytest.raises(ValueError, match="has no field 'middle'"):
        check_phrase(Phrase(Plus, "{left} {middle} {right}", "{left}", (), {}, ""))


def test_fields_know_their_families() -> None:
    fields = fields_of(Clause)

    assert fields["effect"].family == "Effect"
    assert fields["condition"].optional
    assert fields["costs"].many and fields["costs"].family == "Cost"


def test_a_field_of_terms_knows_what_they_are() -> None:
    stat = fields_of(StatOf)["stat"]

    assert stat.family == "Term" and stat.terms is Stat
    assert stat.holds(Stat.POWER) and not stat.holds("power")
    assert stat.written("mana value") is Stat.MANA_VALUE


def test_terms_and_texts_are_not_taken_for_each_other() -> None:
    with pytest.raises(ValueError, match=r"StatOf\.stat is never 'power'"):
        check_phrase(Phrase(StatOf, "power", "fuerza", (), {"stat": "power"}, ""))
    with pytest.raises(ValueError, match=r"StatOf\.stat is no value of 'turn'"):
        check_phrase(Phrase(StatOf, "{stat:turn}", "{stat:turn}", (), {}, ""))


def test_a_family_is_the_class_below_node() -> None:
    assert family_of(Target) == "Ref"
    assert family_of(All) == family_of(Controlled) == "Filter"
