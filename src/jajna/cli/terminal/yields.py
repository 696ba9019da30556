"""What a person lets happen without being asked, by typing: ``until``, ``yield``, ``revoke``."""

from __future__ import annotations

from typing import Final

from jajna.cards.names import fold
from jajna.cli.terminal.words import ALL, NO, YES
from jajna.errors import JajnaError
from jajna.kernel.views.view import ObjectView
from jajna.messages import Message
from jajna.tables.requests import AlwaysYield
from jajna.tables.seat import Seat
from jajna.tables.yields import Until, Yield
from jajna.text.catalogue import Language, message
from jajna.text.things import Teller
from jajna.typed import is_number

__all__ = ["YieldError", "places_in", "until_in", "until_line", "yield_in", "yield_lines"]

UNTIL: Final[dict[str, Until]] = {
    "turn": Until.MY_TURN,
    "turno": Until.MY_TURN,
    "end": Until.END_OF_TURN,
    "final": Until.END_OF_TURN,
    "stack": Until.STACK_EMPTY,
    "pila": Until.STACK_EMPTY,
    "something": Until.SOMETHING,
    "algo": Until.SOMETHING,
    "off": Until.ASKED,
    "no": Until.ASKED,
}
TURN: Final = ("turn", "turno")
SAID: Final[dict[Until, str]] = {
    Until.ASKED: message("You are asked where your stops say."),
    Until.MY_TURN: message("You pass until your next turn."),
    Until.END_OF_TURN: message("You pass until this turn ends, or something concerns you."),
    Until.STACK_EMPTY: message("You pass until the stack is empty, or something concerns you."),
    Until.SOMETHING: message("You pass until something concerns you."),
}


class YieldError(JajnaError):
    """A line that names nothing to yield to, or no moment."""


def until_in(text: str) -> Until:
    """The moment that a word names. Raises YieldError for another word."""
    found = UNTIL.get(fold(text))
    if found is None:
        raise YieldError(
            Message(
                "Type until when: until turn (your next one), until end (of this turn), "
                "until stack (is empty), until something (concerns you), or until off"
            )
        )
    return found


def until_line(until: Until, language: Language) -> str:
    """A sentence that says how long a person passes."""
    return language.say(SAID[until])


def yield_in(text: str, teller: Teller) -> AlwaysYield:
    """The yield that was typed: ``2``, a name, ``yes``, ``no``, ``turn``, or several of these.

    The things on the stack are counted from the top, which is meant where none is named.
    Raises YieldError if nothing on the stack is meant.
    """
    words = text.split()
    says: bool | None = None
    for_turn = False
    while words and fold(words[-1]) in (*YES, *NO, *TURN):
        word = fold(words.pop())
        if word in TURN:
            for_turn = True
        else:
            says = word in YES
    return AlwaysYield(_meant(" ".join(words), teller).id, says, for_turn)


def _meant(text: str, teller: Teller) -> ObjectView:
    """What is meant on the stack. Raises YieldError if there is no such thing."""
    stack = teller.view.stack[::-1]
    if not stack:
        raise YieldError(Message("Nothing is on the stack that you could yield to"))
    if not text:
        return stack[0]
    if is_number(text) and 0 < int(text) <= len(stack):
        return stack[int(text) - 1]
    wanted = fold(text)
    for thing in stack:
        if wanted in fold(teller.name(thing.id)) or (thing.name and wanted in fold(thing.name)):
            return thing
    raise YieldError(
        Message(
            "Nothing on the stack is called {name}; from the top there are: {things}",
            name=text,
            things=", ".join(teller.name(thing.id) for thing in stack),
        )
    )


def places_in(text: str, seat: Seat) -> list[int]:
    """The places in the list of yields that were typed, the last one first.

    Raises YieldError if there are none such.
    """
    count = len(seat.yields.held)
    if fold(text) in ALL:
        return list(range(count - 1, -1, -1))
    if not is_number(text) or not 0 < int(text) <= count:
        raise YieldError(Message("Type which, by its number in the list of yields, or: revoke all"))
    return [int(text) - 1]


def yield_lines(seat: Seat, teller: Teller) -> list[str]:
    """All that a person lets happen, with the numbers by which it is revoked."""
    lines = [
        f"{place}  {_said(one, teller)}" for place, one in enumerate(seat.yields.held, start=1)
    ]
    if not lines:
        lines.append(teller.say("You yield to nothing."))
    if seat.yields.until is not Until.ASKED:
        lines.append(until_line(seat.yields.until, teller.language))
    if seat.holds:
        lines.append(teller.say("You are asked wherever you could do something."))
    return lines


def _said(one: Yield, teller: Teller) -> str:
    name = teller.card(one.name)
    if one.is_ability:
        name = teller.say("an ability of {card}", card=name)
    if one.says is None:
        text = teller.say("{thing}: you pass", thing=name)
    elif one.says:
        text = teller.say("{thing}: you pass, and say yes", thing=name)
    else:
        text = teller.say("{thing}: you pass, and say no", thing=name)
    return teller.say("{text} (in this turn)", text=text) if one.turn else text
