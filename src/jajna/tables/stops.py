"""Stops: the steps in which a player with priority is asked; elsewhere they pass."""

from __future__ import annotations

from typing import Final, final

from jajna.errors import JajnaError
from jajna.kernel.views.view import View
from jajna.messages import Message
from jajna.text.catalogue import Language, message
from jajna.text.things import STEPS
from jajna.vocab import Step

__all__ = ["DEFAULT", "StopError", "Stops"]

DEFAULT: Final = "main,main2,opp:attackers,opp:blockers,stack"

WORDS: Final[dict[Step, tuple[str, str]]] = {
    Step.UPKEEP: ("upkeep", "mantenimiento"),
    Step.DRAW: ("draw", "robar"),
    Step.PRECOMBAT_MAIN: ("main", "principal"),
    Step.BEGINNING_OF_COMBAT: ("combat", "combate"),
    Step.DECLARE_ATTACKERS: ("attackers", "atacantes"),
    Step.DECLARE_BLOCKERS: ("blockers", "bloqueadoras"),
    Step.FIRST_STRIKE_DAMAGE: ("first-strike", "primero"),
    Step.COMBAT_DAMAGE: ("damage", "daño"),
    Step.END_OF_COMBAT: ("end-combat", "fin-combate"),
    Step.POSTCOMBAT_MAIN: ("main2", "principal2"),
    Step.END: ("end", "final"),
    Step.CLEANUP: ("cleanup", "limpieza"),
}
"""The steps by the words for them, in both languages."""

STACK: Final = ("stack", "pila")
OWN_STACK: Final = ("own-stack", "pila-propia")
OPPONENT: Final = ("opp:", "op:")
ALL: Final = ("all", "todo")
NONE: Final = ("none", "nada")
OTHERS: Final = message("when an opponent has put something on the stack")
OWN: Final = message("when you have put something on the stack")


@final
class StopError(JajnaError):
    """A word that is none for a stop."""

    def __init__(self, word: str) -> None:
        known = ", ".join(words[0] for words in WORDS.values())
        super().__init__(
            Message(
                "{word} is no stop; there are {known}, each also after {before} for an opponent's "
                "turn, and stack, own-stack, all, none",
                word=repr(word),
                known=known,
                before=repr(OPPONENT[0]),
            )
        )
        self.word = word


@final
class Stops:
    """The steps of one's own turn and of opponents' turns, and what on the stack makes one stop."""

    def __init__(self, text: str = DEFAULT) -> None:
        self.own: set[Step] = set()
        self.others: set[Step] = set()
        self.stack = False
        self.own_stack = False
        self.change(text)

    def change(self, text: str) -> None:
        """Set the stops to a list of words; with ``+`` or ``-`` before a word add or remove it.

        Raises StopError for an unknown word, with nothing changed.
        """
        words = [word for word in text.casefold().replace(",", " ").split() if word]
        for word in words:
            _check(word.lstrip("+-"))
        if any(word[0] not in "+-" for word in words):
            self._clear()
        for word in words:
            self._set(word.lstrip("+-"), not word.startswith("-"))

    def wants(self, view: View) -> bool:
        """Whether the player who looks wants to be asked now."""
        if view.stack:
            if view.stack[-1].assigned:
                return self.stack
            mine = view.stack[-1].controller == view.player
            return self.own_stack if mine else self.stack
        return view.step in (self.own if view.own_turn else self.others)

    def spec(self) -> str:
        """The stops as a list of English words, as ``change`` reads it."""
        words = [WORDS[step][0] for step in WORDS if step in self.own]
        words += [OPPONENT[0] + WORDS[step][0] for step in WORDS if step in self.others]
        words += [STACK[0]] if self.stack else []
        words += [OWN_STACK[0]] if self.own_stack else []
        return ",".join(words) or NONE[0]

    def lines(self, language: Language) -> list[str]:
        """The stops in words."""
        own = [language.say(STEPS[step]) for step in WORDS if step in self.own]
        others = [language.say(STEPS[step]) for step in WORDS if step in self.others]
        stack = [language.say(OTHERS)] if self.stack else []
        stack += [language.say(OWN)] if self.own_stack else []
        nowhere = language.say("nowhere")
        place = 0 if language.code == "en" else 1
        return [
            language.say("In your turn: {steps}.", steps=language.listed(own) or nowhere),
            language.say(
                "In an opponent's turn: {steps}.", steps=language.listed(others) or nowhere
            ),
            language.say("With a stack: {when}.", when=language.listed(stack) or nowhere),
            language.say(
                "Words: {words}; {opponent}WORD for an opponent's turn; {stack}.",
                words=", ".join(WORDS[step][place] for step in WORDS),
                opponent=OPPONENT[place],
                stack=", ".join(pair[place] for pair in (STACK, OWN_STACK, ALL, NONE)),
            ),
            language.say("Set them: stops main end; add or remove: stops +upkeep -main2."),
        ]

    def _clear(self) -> None:
        self.own = set()
        self.others = set()
        self.stack = self.own_stack = False

    def _set(self, word: str, on: bool) -> None:
        if word in ALL or word in NONE:
            every = on if word in ALL else not on
            self.own = set(WORDS) if every else set()
            self.others = set(WORDS) if every else set()
            self.stack = self.own_stack = every
        elif word in STACK:
            self.stack = on
        elif word in OWN_STACK:
            self.own_stack = on
        else:
            steps = self.others if word.startswith(OPPONENT) else self.own
            step = _step(word)
            assert step is not None, word
            if on:
                steps.add(step)
            else:
                steps.discard(step)


def _step(word: str) -> Step | None:
    for prefix in OPPONENT:
        word = word.removeprefix(prefix)
    for step, words in WORDS.items():
        if word in words:
            return step
    return None


def _check(word: str) -> None:
    if word not in (*STACK, *OWN_STACK, *ALL, *NONE) and _step(word) is None:
        raise StopError(word)
