"""The words that are commands at any question, in both languages."""

from __future__ import annotations

import re
import unicodedata
from enum import Enum
from typing import Final, final

from jajna.text.catalogue import Language, message

__all__ = ["Command", "Order", "command_in", "help_lines"]


class Order(Enum):
    """The commands of the terminal, by what they do."""

    UNDO = "undo"
    CANCEL = "cancel"
    SHOW = "show"
    WHY = "why"
    EXPLAIN = "explain"
    HOW = "how"
    TERM = "term"
    LOG = "log"
    BOARD = "board"
    MORE = "more"
    STOPS = "stops"
    PAY = "pay"
    AUTO = "auto"
    SAVE = "save"
    CONCEDE = "concede"
    HELP = "help"
    QUIT = "quit"


WORDS: Final[dict[str, Order]] = {
    "undo": Order.UNDO,
    "deshacer": Order.UNDO,
    "cancel": Order.CANCEL,
    "cancelar": Order.CANCEL,
    "show": Order.SHOW,
    "ver": Order.SHOW,
    "why": Order.WHY,
    "porque": Order.WHY,
    "por que": Order.WHY,
    "explain": Order.EXPLAIN,
    "explica": Order.EXPLAIN,
    "explicar": Order.EXPLAIN,
    "how": Order.HOW,
    "como": Order.HOW,
    "term": Order.TERM,
    "termino": Order.TERM,
    "log": Order.LOG,
    "registro": Order.LOG,
    "board": Order.BOARD,
    "mesa": Order.BOARD,
    "more": Order.MORE,
    "mas": Order.MORE,
    "stops": Order.STOPS,
    "paradas": Order.STOPS,
    "pay": Order.PAY,
    "pagar": Order.PAY,
    "auto": Order.AUTO,
    "save": Order.SAVE,
    "guardar": Order.SAVE,
    "concede": Order.CONCEDE,
    "conceder": Order.CONCEDE,
    "help": Order.HELP,
    "ayuda": Order.HELP,
    "?": Order.HELP,
    "quit": Order.QUIT,
    "salir": Order.QUIT,
    "exit": Order.QUIT,
}

WITH_MORE: Final = (
    Order.SHOW,
    Order.WHY,
    Order.EXPLAIN,
    Order.HOW,
    Order.TERM,
    Order.HELP,
    Order.STOPS,
    Order.SAVE,
)
BARE: Final = tuple(order for order in Order if order not in WITH_MORE)
"""Commands without a word after them; with one it is no command."""

HELP: Final = (
    message("NUMBER: choose that line. Several: 1 3. Enter: pass, or what is usual."),
    message("undo: take back your last decision. cancel: take back a spell being cast."),
    message("show N or NAME: a card with its text and what it is now."),
    message("why N or NAME: why something can't be done now, with the rule."),
    message("explain N or NAME: why a permanent is what it is, effect by effect."),
    message("how [WORDS]: what led to the latest event that is told with these words."),
    message("term WORD: what a word of the game means. help N or NAME: what a card's words mean."),
    message("log: what happened so far. board: the whole board. more: the rest of the list."),
    message("stops: where the game stops for you; stops +upkeep -main2 changes it."),
    message("pay: choose how each cost is paid. auto: let the best payment be made."),
    message("save [FILE]: save the game. concede: give up. quit: leave (a save is kept)."),
)
_QUESTION: Final = re.compile(r"^\s*(\?)(?=\S)")


@final
class Command:
    """A command and what was typed after it."""

    def __init__(self, order: Order, rest: str) -> None:
        self.order = order
        self.rest = rest


def command_in(text: str) -> Command | None:
    """The command in a line of input, None if it is none. Case and accents don't count."""
    line = " ".join(_QUESTION.sub(r"\1 ", text).split())
    for length in (2, 1):
        words = line.split(" ")
        head = _plain(" ".join(words[:length]))
        order = WORDS.get(head.strip("¿"))
        if order is not None and (length == 1 or len(words) > 1):
            rest = " ".join(words[length:])
            return None if rest and order in BARE else Command(order, rest)
    return None


def help_lines(language: Language) -> list[str]:
    """All commands, a line or so each."""
    return [language.say(line) for line in HELP]


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
