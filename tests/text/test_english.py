"""English forms, and how tokens are joined."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jajna.subtypes import ALL_SUBTYPES, SINGULARS, plural
from jajna.text.english.words import article, number_word, plural_noun, plural_verb
from jajna.text.tokens import join, tokenize


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("deals", "deal"),
        ("is", "are"),
        ("has", "have"),
        ("doesn't", "don't"),
        ("dies", "die"),
        ("searches", "search"),
        ("loses", "lose"),
        ("tries", "try"),
        ("can't", "can't"),
    ],
)
def test_verbs_agree(one: str, many: str) -> None:
    assert plural_verb(one) == many


@pytest.mark.parametrize(
    ("word", "expected"),
    [("artifact", "an"), ("creature", "a"), ("8", "an"), ("11", "an"), ("1", "a"), ("X", "an"),
     ("untapped", "an"), ("+1", "a")],
)  # fmt: skip
def test_the_article_fits_the_sound(word: str, expected: str) -> None:
    assert article(word) == expected


def test_numbers_are_words_up_to_ninety_nine() -> None:
    assert [number_word(number) for number in (1, 13, 20, 21, 99, 100)] == [
        "one",
        "thirteen",
        "twenty",
        "twenty-one",
        "ninety-nine",
        "100",
    ]


def test_nouns_have_plurals() -> None:
    assert [plural_noun(noun) for noun in ("card", "ability", "match")] == [
        "cards",
        "abilities",
        "matches",
    ]


def test_205_3_every_subtype_is_found_by_its_plural() -> None:
    assert plural("Elf") == "Elves"
    assert plural("Plains") == "Plains"
    assert all(SINGULARS[plural(name)] == name for name in ALL_SUBTYPES)


@pytest.mark.parametrize(
    "text",
    [
        "{2}{R}, {T}: It deals 1 damage to any target.",
        "Other Elves get +1/+1.",
        "They're still lands, and it's yours.",
        'It has "{T}: Draw a card." and flying.',
        "Each player's cards; their owners' hands.",
        "[−2]: You can't lose.",
    ],
)
def test_joined_tokens_are_the_text(text: str) -> None:
    assert join(tokenize(text)) == text


@given(st.lists(st.sampled_from(["draw", "a", "card", ",", ".", "{T}", "+1", "/", "'s"])))
def test_joining_keeps_every_token(tokens: list[str]) -> None:
    assert "".join(tokenize(join(tokens))) == "".join(tokens)
