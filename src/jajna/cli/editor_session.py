"""The deck editor: a line is a command, in English or Spanish, typed or piped."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, final

import click

from jajna.cards.names import fold
from jajna.cards.pool import Pool
from jajna.cli.card_lines import card_line, card_name
from jajna.cli.card_queries import parse_query
from jajna.cli.deck_reports import contents, remarks, status
from jajna.cli.terminal.screen import Screen
from jajna.collection.editor import DeckEditor
from jajna.era import find as find_era
from jajna.errors import JajnaError
from jajna.formats.boosters import BASIC_LANDS
from jajna.text.catalogue import message
from jajna.text.messages import error_text

__all__ = ["EditorSession"]

ADD: Final = "add"
REMOVE: Final = "remove"
SIDE: Final = "side"
MAIN: Final = "main"
NAME: Final = "name"
FORMAT: Final = "format"
FIND: Final = "find"
SHOW: Final = "show"
UNDO: Final = "undo"
SAVE: Final = "save"
HELP: Final = "help"
QUIT: Final = "quit"

COMMANDS: Final[dict[str, tuple[str, str, str]]] = {
    ADD: (
        "anadir",
        message("[side] [N] CARD"),
        message("put copies into the deck, or the sideboard"),
    ),
    REMOVE: (
        "quitar",
        message("[side] [N] CARD"),
        message("take copies out of the deck or the sideboard"),
    ),
    SIDE: (
        "reserva",
        message("[N] CARD"),
        message("move copies from the deck to the sideboard"),
    ),
    MAIN: ("mazo", message("[N] CARD"), message("move copies from the sideboard to the deck")),
    FIND: (
        "buscar",
        message("[WORDS] [t:goblin] [c:rg] [mv<=3] [set:8ED] [f:modern]"),
        message("list cards you can take"),
    ),
    SHOW: ("ver", "", message("show the deck: cards, curve, colors, legality")),
    FORMAT: ("formato", message("FORMAT"), message("build for this format")),
    NAME: ("nombre", message("NAME"), message("give the deck this name")),
    UNDO: ("deshacer", "", message("take back the latest change")),
    SAVE: ("guardar", "", message("keep the deck")),
    HELP: ("ayuda", "", message("show this list")),
    QUIT: ("salir", "", message("leave the editor")),
}
"""The commands: the Spanish word without accents, what follows the word, and what it does."""
WORDS: Final = {
    **{word: name for name, row in COMMANDS.items() for word in (name, row[0])},
    "banquillo": SIDE,
}
"""The words of commands; many call the sideboard "banquillo" in Spanish."""
SHOWN_SPANISH: Final = {"anadir": "añadir"}
SIDEBOARD_WORDS: Final = ("side", "sideboard", "reserva", "banquillo")
COPIES: Final = re.compile(r"(?:([0-9]{1,9})\s*[xX]?\s+)?(\S.*)")
SIGNED: Final = re.compile(r"([+-])\s*(\S.*)")
LISTED: Final = re.compile(r"[0-9]{1,9}\s*[xX]?\s+\S.*")
MOST_FOUND: Final = 40


@final
class EditorSession:
    """The editor at a screen; ``keep`` saves the deck, and says what can't be saved.

    Typed commands that can't be done are answered and forgotten. Errors of piped commands end the
    session, so that nothing is built on them.
    """

    def __init__(
        self, editor: DeckEditor, pool: Pool, screen: Screen, keep: Callable[[], None]
    ) -> None:
        self._editor = editor
        self._pool = pool
        self._screen = screen
        self._language = screen.language.in_era(find_era(editor.deck.era))
        self._keep = keep
        self._leaving = False
        self._line = 0

    def run(self) -> None:
        """Read commands until the deck is left.

        Raises ClickException for a piped command that can't be done, and where piped commands end
        with changes that weren't saved.
        """
        self._show()
        if self._screen.interactive:
            self._screen.say(self._language.say("Type 'help' for the commands."))
        while True:
            try:
                line = self._screen.read().strip()
            except EOFError:
                if self._end_of_input():
                    return
                continue
            self._line += 1
            if line and not line.startswith(("//", "#")) and not self._obeyed(line):
                return

    def _end_of_input(self) -> bool:
        """Whether that is the end: unsaved changes are left only when it is said twice."""
        if self._screen.interactive:
            return not self._quit()
        if self._editor.is_changed:
            raise click.ClickException(
                self._language.say("The changes weren't saved: end with the command 'save'.")
            )
        return True

    def _obeyed(self, line: str) -> bool:
        """Do what a line says; whether to go on."""
        word, _, rest = line.partition(" ")
        command = WORDS.get(fold(word), "")
        if command == QUIT:
            return self._quit()
        self._leaving = False
        try:
            self._do(command, rest.strip(), line)
        except (JajnaError, click.BadParameter) as error:
            words = (
                error_text(error, self._language.code)
                if isinstance(error, JajnaError)
                else error.message
            )
            if not self._screen.interactive:
                raise click.ClickException(
                    self._language.say("line {number}: {words}", number=self._line, words=words)
                ) from error
            self._screen.say(words, "red")
        return True

    def _do(self, command: str, rest: str, line: str) -> None:
        signed = SIGNED.fullmatch(line)
        if signed is not None:
            self._change(ADD if signed[1] == "+" else REMOVE, signed[2])
        elif not command and LISTED.fullmatch(line):
            self._change(ADD, line)
        elif command in (ADD, REMOVE, SIDE, MAIN):
            self._change(command, rest)
        elif command == FIND:
            self._find(rest)
        elif command == NAME:
            self._editor.rename(rest)
            self._status()
        elif command == FORMAT:
            self._editor.choose_format(rest)
            self._status()
        elif command == UNDO:
            self._editor.undo()
            self._status()
        elif command == SAVE:
            self._save()
        elif command == SHOW:
            self._show()
        elif command == HELP:
            self._help()
        else:
            raise click.BadParameter(
                self._language.say("{word} is no command; 'help' lists them.", word=repr(line))
            )

    def _change(self, command: str, rest: str) -> None:
        """Put in, take out or move copies of a card."""
        part, _, behind = rest.partition(" ")
        sideboard = command in (ADD, REMOVE) and part.casefold() in SIDEBOARD_WORDS and bool(behind)
        copies = COPIES.fullmatch(behind.strip() if sideboard else rest)
        if copies is None:
            raise click.BadParameter(self._language.say("Which card?"))
        count, name = int(copies[1] or 1), copies[2]
        if command == ADD:
            done = self._editor.add(name, count, sideboard).name
        elif command == REMOVE:
            done = self._editor.remove(name, count, sideboard)
        else:
            done = self._editor.move(name, count, command == SIDE)
        sign = {ADD: "+", REMOVE: "-"}.get(command, "")
        shown = card_name(done, self._pool.card, self._language)
        self._screen.say(f"{sign}{count} {shown}")
        self._status()

    def _find(self, words: str) -> None:
        """List cards that can be taken: those owned and the basic lands, or all there are."""
        editor = self._editor
        owned = editor.owned.names() if editor.owned is not None else None
        found = [match.data.name for match in self._pool.search(parse_query(words))]
        if owned is not None:
            found = [name for name in found if name in owned or name in BASIC_LANDS]
        for name in found[:MOST_FOUND]:
            held = "" if owned is None or name in BASIC_LANDS else str(owned[name])
            used = editor.count(name)
            inside = self._language.say("({used} in the deck)", used=used) if used else ""
            line = card_line(name, self._pool.card, self._language)
            self._screen.say("  ".join(part for part in (f"{held:>3}", line, inside) if part))
        if len(found) > MOST_FOUND:
            left = len(found) - MOST_FOUND
            self._screen.say(
                self._language.count(left, "… and one more card", "… and {number} more cards")
            )
        if not found:
            self._screen.say(self._language.say("No card is like that."))

    def _save(self) -> None:
        self._keep()
        self._editor.was_saved()
        self._screen.say(self._language.say("Saved: {name}.", name=self._editor.deck.name))

    def _quit(self) -> bool:
        """Whether to go on: changes that weren't saved are left when it is said twice."""
        if not self._editor.is_changed or self._leaving:
            return False
        if not self._screen.interactive:
            raise click.ClickException(
                self._language.say("The changes weren't saved: end with the command 'save'.")
            )
        self._leaving = True
        self._screen.say(
            self._language.say("There are changes: 'save' keeps them, 'quit' again leaves them.")
        )
        return True

    def _title(self) -> str:
        deck = self._editor.deck
        mark = "*" if self._editor.is_changed else ""
        return f"{deck.name}{mark} [{deck.format}]"

    def _status(self) -> None:
        self._screen.say(self._title())
        for line in status(self._editor.report(), self._pool.card, self._language):
            self._screen.say(line)

    def _show(self) -> None:
        found = self._editor.report()
        self._screen.say(self._title(), "bold")
        for line in contents(found, self._pool.card, self._language):
            self._screen.say(line)
        for line in remarks(found, self._pool.card, self._language):
            self._screen.say(line)

    def _help(self) -> None:
        for name, (spanish, behind, does) in COMMANDS.items():
            follows = self._language.say(behind) if behind else ""
            words = f"{name} | {SHOWN_SPANISH.get(spanish, spanish)} {follows}".rstrip()
            self._screen.say(f"{words}: {self._language.say(does)}")
        self._screen.say(
            self._language.say("Short: +2 CARD, -1 CARD, or a line of a deck list: 4 CARD.")
        )
