"""The terminal: what is written to it, how much of it fits, and reading a line.

On a terminal each question gets a screen of its own; piped, everything follows as plain text.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final, final

from rich.console import Console
from rich.text import Text

from jajna.cli.terminal.board import Line, wrapped
from jajna.limits import MOST_LINE
from jajna.text.catalogue import Language
from jajna.typed import printable

__all__ = ["Page", "Screen"]

LEAST_WIDTH: Final = 40
LEAST_HEIGHT: Final = 16
PROMPT: Final = "> "


@final
class Page:
    """The page for a question: header, board in full and in short, news, and the list."""

    def __init__(
        self,
        header: str,
        board: list[Line],
        short_board: list[Line],
        log: list[str],
        question: list[str],
        options: list[str],
    ) -> None:
        self.header = header
        self.board = board
        self.short_board = short_board
        self.log = log
        self.question = question
        self.options = options


@final
class Screen:
    """Standard output and input, or others: ``reader`` gets the prompt and gives a line.

    An ``interactive`` screen shows a page at a time; the other prints on and on. So does a
    ``plain`` one, for screen readers, which otherwise is as interactive as any.
    """

    def __init__(
        self,
        language: Language,
        reader: Callable[[str], str] = input,
        console: Console | None = None,
        interactive: bool | None = None,
        plain: bool = False,
    ) -> None:
        self.language = language
        self.console = console or Console(
            highlight=False, emoji=False, markup=False, soft_wrap=True
        )
        if interactive is None:
            interactive = self.console.is_terminal and sys.stdin.isatty()
        self.interactive = interactive
        self.pages = interactive and not plain
        """Whether each question gets a page of its own."""
        self._reader = reader
        if interactive and reader is input:
            _edit_lines()

    @property
    def width(self) -> int:
        """The number of columns."""
        return max(self.console.width, LEAST_WIDTH)

    @property
    def height(self) -> int:
        """The number of lines; 0 where it doesn't matter."""
        return max(self.console.height, LEAST_HEIGHT) if self.pages else 0

    def lines(self, lines: Sequence[Line]) -> None:
        """Write lines as they are."""
        for line in lines:
            self.console.print(Text(printable(line.text), line.style))

    def say(self, text: str, style: str = "") -> None:
        """Write a text, wrapped."""
        for part in text.splitlines() or [""]:
            self.lines(wrapped(part, self.width, style=style))

    def hide(self) -> None:
        """Clear what one person sees before another comes to the screen."""
        if self.interactive:
            self.console.clear()
        else:
            self.console.print()

    def read(self) -> str:
        """A line that was typed. Raises EOFError where the input ends."""
        while True:
            line = self._reader(PROMPT)
            if not self.interactive:
                self.console.print(Text(printable(line[:MOST_LINE])))
            if len(line) <= MOST_LINE:
                return line
            self.say(self.language.say("A line can have at most {most} letters.", most=MOST_LINE))

    def show(self, page: Page, first: int = 0) -> int:
        """Show a page, its list from this place on; the place where the rest of it begins, or 0."""
        if not self.height:
            self._show_all(page)
            return 0
        self.console.clear()
        question = [
            line for text in page.question for line in wrapped(text, self.width, style="bold")
        ]
        board = page.board
        if len(board) + len(question) + len(page.options) > self.height - 8:
            board = page.short_board
        room = self.height - len(board) - len(question) - 3
        options, rest = self._list(page.options, first, max(room - min(len(page.log), 3), 4))
        log = self._latest(page.log, room - len(options))
        self.lines([Line(page.header, "reverse"), *board])
        self.lines([Line("─" * self.width, "dim"), *log, *question, *options])
        return rest

    def show_again(self, page: Page, hint: str) -> None:
        """Show the list of a page again after a wrong answer, with what to type instead."""
        if self.height and len(page.options) > self.height // 2:
            self.say(hint)
            self.say(self.language.say("board: the whole board. more: the list again."))
            return
        for text in page.options:
            self.lines(wrapped(text, self.width, "    "))
        self.say(hint)

    def _show_all(self, page: Page) -> None:
        self.console.print()
        self.lines([Line(f"== {page.header} =="), *page.board])
        for text in page.log:
            self.lines(wrapped(f"* {text}", self.width, "  "))
        for text in [*page.question, *page.options]:
            self.lines(wrapped(text, self.width, "    "))

    def _list(self, options: list[str], first: int, room: int) -> tuple[list[Line], int]:
        """As much of the list as there is room for, and the place where the rest begins."""
        full = [wrapped(text, self.width, "    ") for text in options[first:]]
        if sum(len(lines) for lines in full) <= room:
            return [line for lines in full for line in lines], 0
        single = [wrapped(text, self.width, "    ", most=1)[0] for text in options[first:]]
        if len(single) <= room:
            return single, 0
        left = len(single) - room + 1
        more = self.language.count(
            left, "… one more line: type more", "… {number} more lines: type more"
        )
        return [*single[: room - 1], Line(more, "dim")], first + room - 1

    def _latest(self, log: list[str], room: int) -> list[Line]:
        """The latest lines of what happened, as many as there is room for."""
        lines = [line for text in log for line in wrapped(text, self.width, "  ", "dim")]
        if len(lines) <= room:
            return lines
        if room < 1:
            return []
        hidden = self.language.say("… earlier: type log")
        return [Line(hidden, "dim"), *(lines[1 - room :] if room > 1 else [])]


def _edit_lines() -> None:
    """Let the line be edited with the usual keys, where the system can."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)
