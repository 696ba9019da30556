"""The normal form of Oracle text. CR 201.5, 207.2."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jajna.oracle.english.normal import normal_lines, short_name
from tests.oracle.faces import face


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("Test Card enters the battlefield tapped.", "~ enters tapped."),
        ("This creature enters tapped.", "~ enters tapped."),
        ("This land enters tapped.", "~ enters tapped."),
        ("Flying (It flies.)", "Flying"),
        ("This spell can't be countered.", "This spell can't be countered."),
        ("Return this card from your graveyard to your hand.",
         "Return ~ from your graveyard to your hand."),
        ("Testing Cardigans is not a name.", "Testing Cardigans is not a name."),
    ],
)  # fmt: skip
def test_a_line_has_one_normal_form(text: str, normal: str) -> None:
    assert normal_lines(face(text)) == [normal]


def test_modes_stay_on_the_line_that_announces_them() -> None:
    lines = normal_lines(face("Choose one —\n• Draw a card.\n• You gain 1 life.\nFlying"))

    assert lines == ["Choose one —\n• Draw a card.\n• You gain 1 life.", "Flying"]


def test_a_line_of_reminder_text_alone_is_no_line() -> None:
    assert normal_lines(face("({T}: Add {G}.)", "Basic Land")) == []


def test_201_5c_a_legend_has_a_short_name() -> None:
    legend = replace(face("Anna draws."), name="Anna, the Tester", supertypes=("Legendary",))

    assert short_name(legend) == "Anna"
    assert normal_lines(legend) == ["~ draws."]


def test_201_5c_a_short_name_may_have_several_words() -> None:
    legend = replace(
        face("Put a counter on Queen Anna. Queen Anna VII draws."),
        name="Queen Anna VII",
        supertypes=("Legendary",),
    )

    assert short_name(legend) == "Queen Anna"
    assert normal_lines(legend) == ["Put a counter on ~. ~ draws."]


def test_201_5_a_token_keeps_a_name_that_has_the_short_one_in_it() -> None:
    legend = replace(
        face("When Anna dies, create a 1/1 red Pig creature token named Anna's Pig. Draw a card."),
        name="Anna, the Tester",
        supertypes=("Legendary",),
    )

    assert normal_lines(legend) == [
        "When ~ dies, create a 1/1 red Pig creature token named Anna's Pig. Draw a card."
    ]


def test_201_5_a_name_in_quotation_marks_is_that_of_the_granting_object() -> None:
    lines = normal_lines(face('Enchanted creature has "Sacrifice Test Card: Tap this creature."'))

    assert lines == ['Enchanted creature has "Sacrifice @: Tap ~."']


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        (
            'Test Card has "When Test Card dies, you lose 6 life."',
            '~ has "When ~ dies, you lose 6 life."',
        ),
        (
            'As long as Test Card is big, it gets +2/+2 and has "{R}: Test Card gets +1/+0."',
            'As long as ~ is big, it gets +2/+2 and has "{R}: ~ gets +1/+0."',
        ),
        ('Equipped creature has "Sacrifice Test Card."', 'Equipped creature has "Sacrifice @."'),
        (
            'Test Card has flying and creatures you control have "Test Card is here."',
            '~ has flying and creatures you control have "@ is here."',
        ),
    ],
)
def test_201_5_in_what_the_object_itself_has_its_name_is_itself(text: str, normal: str) -> None:
    assert normal_lines(face(text)) == [normal]


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("Whenever Anna attacks, she connives.", "Whenever ~ attacks, it connives."),
        ("Anna enters with a shield counter on her.", "~ enters with a shield counter on it."),
        (
            "Exile Anna, then return her to the battlefield under her owner's control.",
            "Exile ~, then return it to the battlefield under its owner's control.",
        ),
        (
            "When Anna enters, if she's equipped, scry 1.",
            "When ~ enters, if it's equipped, scry 1.",
        ),
        (
            "Whenever another creature attacks, she gets +1/+0 until end of turn.",
            "Whenever another creature attacks, ~ gets +1/+0 until end of turn.",
        ),
        (
            "Whenever a Goblin attacks, if her power is 3 or less, put a counter on her.",
            "Whenever a Goblin attacks, if ~'s power is 3 or less, put a counter on ~.",
        ),
    ],
)
def test_201_5_a_legend_spoken_of_as_a_person_is_the_object_itself(text: str, normal: str) -> None:
    legend = replace(face(text), name="Anna, the Tester", supertypes=("Legendary",))

    assert normal_lines(legend) == [normal]


def test_201_5_only_a_legend_is_spoken_of_as_a_person() -> None:
    assert normal_lines(face("Whenever Test Card attacks, she connives.")) == [
        "Whenever ~ attacks, she connives."
    ]


def test_201_5_a_quoted_ability_among_three_things_ends_as_a_sentence() -> None:
    text = 'Equipped creature gets +1/+0, has "This creature has flying," and is a Wizard.'

    assert normal_lines(face(text)) == [
        'Equipped creature gets +1/+0, has "~ has flying.", and is a Wizard.'
    ]


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        (
            "Whenever Aurochs attacks, it gets +1/+0 until end of turn for each other attacking "
            "Aurochs.",
            "Whenever ~ attacks, it gets +1/+0 until end of turn for each other attacking Aurochs.",
        ),
    ],
)
def test_201_5_a_name_that_is_a_creature_type_too_is_read_as_the_type(
    text: str, normal: str
) -> None:
    named = replace(face(text, "Creature — Aurochs"), name="Aurochs", full_name="Aurochs")
    assert normal_lines(named) == [normal]
