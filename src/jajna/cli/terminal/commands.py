"""The words that are commands at any question, in both languages."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from enum import Enum
from typing import Final, final

from jajna.text.catalogue import Language, message

__all__ = ["Command", "Order", "command_in", "command_like", "help_lines", "is_order"]


class Order(Enum):
    """The commands of the terminal, by what they do."""

    UNDO = "undo"
    CANCEL = "cancel"
    SHOW = "show"
    WHY = "why"
    EXPLAIN = "explain"
    HOW = "how"
    HINT = "hint"
    TERM = "term"
    LOG = "log"
    BOARD = "board"
    MORE = "more"
    STOPS = "stops"
    UNTIL = "until"
    YIELD = "yield"
    YIELDS = "yields"
    REVOKE = "revoke"
    HOLD = "hold"
    OFFER = "offer"
    PAUSE = "pause"
    REMATCH = "rematch"
    GRAVEYARD = "graveyard"
    EXILE = "exile"
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
    "mostrar": Order.SHOW,
    "why": Order.WHY,
    "porque": Order.WHY,
    "por que": Order.WHY,
    "explain": Order.EXPLAIN,
    "explica": Order.EXPLAIN,
    "explicar": Order.EXPLAIN,
    "how": Order.HOW,
    "hint": Order.HINT,
    "consejo": Order.HINT,
    "como": Order.HOW,
    "term": Order.TERM,
    "termino": Order.TERM,
    "log": Order.LOG,
    "registro": Order.LOG,
    "board": Order.BOARD,
    "mesa": Order.BOARD,
    "battlefield": Order.BOARD,
    "hand": Order.BOARD,
    "mano": Order.BOARD,
    "more": Order.MORE,
    "mas": Order.MORE,
    "stops": Order.STOPS,
    "paradas": Order.STOPS,
    "until": Order.UNTIL,
    "hasta": Order.UNTIL,
    "yield": Order.YIELD,
    "ceder": Order.YIELD,
    "yields": Order.YIELDS,
    "cesiones": Order.YIELDS,
    "revoke": Order.REVOKE,
    "revocar": Order.REVOKE,
    "hold": Order.HOLD,
    "retener": Order.HOLD,
    "offer": Order.OFFER,
    "ofrecer": Order.OFFER,
    "pause": Order.PAUSE,
    "pausa": Order.PAUSE,
    "rematch": Order.REMATCH,
    "revancha": Order.REMATCH,
    "graveyard": Order.GRAVEYARD,
    "graveyards": Order.GRAVEYARD,
    "cementerio": Order.GRAVEYARD,
    "cementerios": Order.GRAVEYARD,
    "exile": Order.EXILE,
    "exilio": Order.EXILE,
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
    Order.UNTIL,
    Order.YIELD,
    Order.REVOKE,
    Order.HOLD,
    Order.OFFER,
    Order.GRAVEYARD,
    Order.EXILE,
)
BARE: Final = tuple(order for order in Order if order not in WITH_MORE)
"""Commands without a word after them; with one it is no command."""

HELP: Final = (
    message(
        "NUMBER: choose that line. Several: 1 3, 1-5, 30 of 1, all. Enter or 0: pass, keep the "
        "hand, or nothing where that may be chosen."
    ),
    message("undo: take back your last decision. cancel: take back a spell being cast."),
    message("show N or NAME: a card with its text and what it is now."),
    message("why N or NAME: why something can't be done now, with the rule."),
    message("explain N or NAME: why a permanent is what it is, effect by effect."),
    message("how [WORDS]: what led to the latest event that is told with these words."),
    message("hint: what a program would do in your place, by what you know, and what it compared."),
    message("term WORD: what a word of the game means. help N or NAME: what a card's words mean."),
    message("log: what happened so far. board: the whole board. more: the rest of the list."),
    message("stops: where the game stops for you; stops +upkeep -main2 changes it."),
    message("graveyard [PLAYER], exile [PLAYER]: the cards there. show PLAYER: how one stands."),
    message("until turn, end, stack or something: pass until then. until off: no longer."),
    message("yield [N or NAME]: always pass for what is on the stack, the top or another."),
    message("yield yes, yield no: say that whenever it asks. yield turn: only in this turn."),
    message("yields: what you yield to. revoke N: no longer. hold on, hold off: ask everywhere."),
    message("offer draw: end the game without a winner. pause: rest. rematch: play again, after."),
    message("pay: choose how each cost is paid. auto: let the best payment be made."),
    message("save [FILE]: save the game. concede: give up. quit: leave (a save is kept)."),
)
LEAST_GUESSED: Final = 3
"""Letters of the shortest word that is taken for a mistyped command."""
ALIKE: Final = 0.75
"""How much alike a word and a command are at least, from 0 to 1."""
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


def is_order(text: str, order: Order) -> bool:
    """Whether a line of input is this command."""
    command = command_in(text)
    return command is not None and command.order is order


def command_like(text: str) -> str:
    """The word for a command that is written much like the first one typed, "" for none."""
    words = text.split()
    head = _plain(words[0]) if words else ""
    if len(head) < LEAST_GUESSED or head in WORDS:
        return ""
    return next(iter(get_close_matches(head, WORDS, 1, ALIKE)), "")


def help_lines(language: Language) -> list[str]:
    """All commands, a line or so each."""
    return [language.say(line) for line in HELP]


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
