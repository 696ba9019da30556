"""Messages are kept as data and said in any language of the interface."""

from __future__ import annotations

import pickle

from jajna.errors import CardError, JajnaError
from jajna.messages import Message, alternatives, cause
from jajna.text.messages import error_text, worded

GONE = Message("{path} holds no cards", path="x.json")


def test_a_message_reads_as_its_english_text() -> None:
    assert str(GONE) == "x.json holds no cards"
    assert worded(GONE, "en") == str(GONE)
    assert worded(GONE, "es") == "x.json no contiene cartas"


def test_a_message_within_a_message_is_said_in_the_same_language() -> None:
    whole = Message("the saved game is of another era: {why}", why=GONE)
    assert str(whole) == "the saved game is of another era: x.json holds no cards"
    assert worded(whole, "es") == "la partida guardada es de otra época: x.json no contiene cartas"


def test_a_text_of_many_languages_says_the_right_one() -> None:
    both = Message("{a} {b}", a={"en": "yes", "es": "sí"}, b=2)
    assert (str(both), worded(both, "es")) == ("yes 2", "sí 2")


def test_several_messages_stand_in_lines() -> None:
    lines = Message("The deck list can't be used:\n{problems}", problems=(GONE, "{as it is}"))
    assert str(lines).splitlines()[1:] == ["x.json holds no cards", "{as it is}"]
    assert worded(lines, "es").splitlines() == [
        "La lista de mazo no se puede usar:",
        "x.json no contiene cartas",
        "{as it is}",
    ]


def test_an_error_says_its_message_or_its_text() -> None:
    error = CardError(GONE)
    assert (str(error), error_text(error, "es")) == (str(GONE), "x.json no contiene cartas")
    assert error_text(ValueError("so {x}"), "es") == "so {x}"
    assert cause(error) is GONE
    assert cause(OSError(2, "nothing there")) == "[Errno 2] nothing there"


def test_an_error_of_another_process_keeps_its_message() -> None:
    again = pickle.loads(pickle.dumps(CardError(GONE)))
    assert isinstance(again, JajnaError)
    assert error_text(again, "es") == "x.json no contiene cartas"


def test_alternatives_have_the_conjunction_of_each_language() -> None:
    assert alternatives(["off", "on"]) == {"en": "off or on", "es": "off u on"}
    assert alternatives(["one"]) == {"en": "one", "es": "one"}
    assert alternatives(["'hoy'", "mine", "yours"])["es"] == "'hoy' o mine o yours"
