"""Every message of the interface has its Spanish, and the check notices where it hasn't."""

from __future__ import annotations

import ast

import pytest
from babel.messages.catalog import Catalog

import catalogue
from catalogue import Message
from jajna.errors import JajnaError
from jajna.text.catalogue import LANGUAGES, language

CARD = Message("You draw {card}.", "", "log.py:1")
CARDS = Message("a card", "{number} cards", "log.py:2")


def test_every_message_has_its_spanish() -> None:
    found = catalogue.problems(catalogue.all_messages(), catalogue.read_catalogue())
    assert not found, "\n".join([*found, "bring it up to date with tools/catalogue.py --update"])


def spanish(entries: dict[str | tuple[str, str], str | tuple[str, ...]]) -> Catalog:
    made = Catalog(locale="es")
    for english, said in entries.items():
        made.add(english, said)
    return made


@pytest.mark.parametrize(
    ("entries", "complaint"),
    [
        ({}, "is not in the catalogue"),
        ({"You draw {card}.": ""}, "has no Spanish"),
        ({"You draw {card}.": "Robas {carta}."}, "different places"),
        ({"You draw {card}.": "Robas {card}.", "Gone.": "Ido."}, "is said nowhere"),
    ],
)
def test_the_check_notices_what_is_wrong(
    entries: dict[str | tuple[str, str], str | tuple[str, ...]], complaint: str
) -> None:
    found = catalogue.problems({CARD.one: CARD}, spanish(entries))
    assert len(found) == 1
    assert complaint in found[0]


def test_a_plural_needs_both_forms() -> None:
    half = spanish({("a card", "{number} cards"): ("una carta", "")})
    whole = spanish({("a card", "{number} cards"): ("una carta", "{number} cartas")})
    assert catalogue.problems({CARDS.one: CARDS}, half)
    assert not catalogue.problems({CARDS.one: CARDS}, whole)


def test_messages_are_found_where_they_are_said() -> None:
    source = 'x.say("one {a}", a=1)\ny.count(2, "b", "bs")\nz.person(0, "you", "they")\nprint("no")'
    found = list(catalogue.messages_in(ast.parse(source), "x.py"))
    assert [(message.one, message.many) for message in found] == [
        ("one {a}", ""),
        ("b", "bs"),
        ("you", ""),
        ("they", ""),
    ]


def test_every_error_has_a_message() -> None:
    assert catalogue.all_wordless() == []


@pytest.mark.parametrize("raised", ['SaveError("no")', 'SaveError(f"no {x}")', 'JajnaError("no")'])
def test_an_error_made_of_a_text_is_noticed(raised: str) -> None:
    tree = ast.parse(f"class SaveError(JajnaError): ...\nraise {raised}")
    assert list(catalogue.wordless(tree, "x.py", catalogue.errors_of([tree])))


def test_an_error_made_of_a_message_has_its_words() -> None:
    tree = ast.parse('raise JajnaError(Message("no {x}", x=1))\nraise ValueError("no")')
    assert not list(catalogue.wordless(tree, "x.py", catalogue.errors_of([tree])))
    assert [message.one for message in catalogue.messages_in(tree, "x.py")] == ["no {x}"]


def test_languages_say_messages_with_words_and_numbers() -> None:
    english, spoken = language("en"), language("es")
    assert english.say("{card} is destroyed.", card="Shock") == "Shock is destroyed."
    assert spoken.say("You draw {cards}.", cards="Choque") == "Robas Choque."
    assert english.count(1, "a card", "{number} cards") == "a card"
    assert spoken.count(3, "a card", "{number} cards") == "3 cartas"


@pytest.mark.parametrize(
    ("items", "either", "english", "spoken"),
    [
        ((), False, "", ""),
        (("Oso",), False, "Oso", "Oso"),
        (("Oso", "Elfo"), False, "Oso and Elfo", "Oso y Elfo"),
        (("Bosque", "Isla"), False, "Bosque and Isla", "Bosque e Isla"),
        (("agua", "hielo"), False, "agua and hielo", "agua y hielo"),
        (("a", "b", "Oso"), True, "a, b or Oso", "a, b u Oso"),
    ],
)
def test_lists_end_with_the_conjunction_of_the_language(
    items: tuple[str, ...], either: bool, english: str, spoken: str
) -> None:
    assert language("en").listed(items, either) == english
    assert language("es").listed(items, either) == spoken


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(JajnaError, match="'fr'"):
        language("fr")
    assert all(language(code).code == code for code in LANGUAGES)
