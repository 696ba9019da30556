"""A question of the judge class at a terminal: its position, what is answered, what happens."""

from __future__ import annotations

import random
from collections.abc import Callable
from enum import Enum
from typing import Final, final

import click
from rich.console import Console
from rich.text import Text

from jajna.card import Card
from jajna.cards import starter
from jajna.cards.printing import face_text, type_line
from jajna.cli.mistakes import Failed
from jajna.cli.terminal.board import board_lines, header, wrapped
from jajna.era import Era
from jajna.judge.lessons import Example, Topic, card_names_es
from jajna.judge.scenario import play_until, run
from jajna.judge.table import BLANK, Table
from jajna.text.catalogue import SPANISH, Language
from jajna.text.log import account
from jajna.text.messages import worded
from jajna.text.things import Teller, card_names
from jajna.vocab import Supertype, Type

__all__ = ["Question", "Unanswered"]

WIDTH: Final = 100
INDENT: Final = "    "
LETTERS: Final = "abcdefgh"
AT_THE_END: Final = 1 << 30
"""A line behind every scenario."""


@final
class Unanswered(Enum):
    """What comes of a question that wasn't answered."""

    PASSED = "passed"
    LEFT = "left"


@final
class Question:
    """A question as it is asked: with its position in an era, and its choices in an order.

    ``times`` is how often it was answered before: each time the choices come in another ``order``,
    the places that they have in the lesson.
    """

    def __init__(
        self,
        topic: Topic,
        example: Example,
        era: Era,
        spoken: Language,
        times: int,
        lookup: Callable[[str], Card],
        console: Console,
    ) -> None:
        self.topic: Final = topic
        self.example: Final = example
        self._script = example.script(era)
        self._lookup = lookup
        self._console = console
        self._table = play_until(self._script, self._asked_at(), lookup)
        self._spoken = spoken.in_era(self._table.game.era)
        order = list(range(len(example.choices_en)))
        random.Random(example.title).shuffle(order)
        turn = times % len(order)
        order = order[turn:] + order[:turn]
        self.order: Final = tuple(order)

    def _asked_at(self) -> int:
        """The line of the step before which it is asked."""
        after = self.example.after
        return self._script.steps[after].line if after else 0

    def show(self) -> None:
        """Print the position, the cards in it and the question."""
        console, spoken = self._console, self._spoken
        number = self.topic.examples.index(self.example) + 1
        place = f"{self.topic.name(spoken.code)} {number}/{len(self.topic.examples)}"
        era, you = self._table.game.era.name, self._table.game.players[0].name
        console.print(
            Text(f"{place} · {era} · {spoken.say('you are {player}', player=you)}", "bold")
        )
        for line in self._log(self._table):
            console.print(f"  {line}")
        self._print_board()
        self._print_cards()
        console.print(spoken.worded(self.example.ask(spoken.code)), style="bold")
        choices = self.example.choices(spoken.code)
        for letter, index in zip(LETTERS, self.order, strict=False):
            console.print(f"  {letter}) {spoken.worded(choices[index])}")

    def ask(self) -> bool | Unanswered:
        """Let a person answer; whether that was right, or that they passed or left."""
        spoken = self._spoken
        letters = LETTERS[: len(self.order)]
        said = spoken.say(
            "Your answer ({first}–{last}; Enter: show it, q: stop)",
            first=letters[0],
            last=letters[-1],
        )
        while True:
            try:
                typed = click.prompt(said, default="", show_default=False).strip().casefold()
            except click.Abort:
                click.echo()
                return Unanswered.LEFT
            if not typed:
                return Unanswered.PASSED
            if typed == "q":
                return Unanswered.LEFT
            if len(typed) == 1 and typed in letters:
                right = self.order[letters.index(typed)] == 0
                self._judge(right, letters[self.order.index(0)])
                return right
            click.echo(spoken.say("Type one of the letters {letters}.", letters=", ".join(letters)))

    def _judge(self, right: bool, letter: str) -> None:
        spoken = self._spoken
        if right:
            self._console.print(Text(spoken.say("Right."), style="green"))
        else:
            said = spoken.say("Wrong: {letter} is right.", letter=letter)
            self._console.print(Text(said, style="red"))

    def explain(self) -> bool:
        """Play on and print what happens and the answer; whether it came as it is expected."""
        console, spoken = self._console, self._spoken
        outcome = run(self._script, self._lookup)
        if outcome.error is not None:
            raise Failed(outcome.error.said)
        told = len(self._log(self._table))
        end = play_until(self._script, AT_THE_END, self._lookup)
        for line in self._log(end)[told:]:
            console.print(f"  {line}")
        answer = spoken.worded(self.example.answer(spoken.code))
        console.print(f"{answer} (CR {spoken.rule(', '.join(outcome.rules))})")
        for finding in outcome.failures:
            console.print(Text(f"{worded(finding.what, spoken.code)}: {finding.found}", "red"))
        return outcome.passed

    def _log(self, table: Table) -> list[str]:
        """The lines of the log, as a first player who learns of everything is told them."""
        game = table.game
        for player in game.players:
            game.knowledge.show(player.hand, game.players.mask(-1))
        view = game.view(0, past=True)
        return account(
            game.history.log, Teller(self._spoken, view, self._names(table), game.history.log)
        )

    def _print_board(self) -> None:
        game = self._table.game
        teller = Teller(self._spoken, game.view(0), self._names(self._table))
        self._console.print(Text(header(teller)))
        for line in board_lines(teller, min(WIDTH, self._console.width)):
            self._console.print(Text(line.text, style=line.style))

    def _print_cards(self) -> None:
        """Each card of the position with its cost, its type line and its text."""
        names = self._names(self._table)
        shown = [card for card in self._table.game.definitions.cards() if _worth_showing(card)]
        if shown:
            self._console.print(Text(self._spoken.say("Cards:"), "bold"))
        for card in shown:
            for line in self._card_lines(card, names):
                for part in wrapped(line, min(WIDTH, self._console.width), INDENT + INDENT):
                    self._console.print(Text(part.text, style="dim"))

    def _card_lines(self, card: Card, names: dict[str, str]) -> list[str]:
        code, era = self._spoken.code, self._spoken.era
        lines: list[str] = []
        for face in card.faces:
            name = names.get(face.name, face.name)
            stats = f"{face.power}/{face.toughness}" if face.types & Type.CREATURE else ""
            numbers = stats or face.loyalty
            cost = str(face.mana_cost) if face.mana_cost is not None else ""
            head = [name, cost, type_line(face, code, era), numbers]
            lines.append("  " + "  ".join(part for part in head if part))
            said = face_text(face, code, name, era)
            lines += [f"    {line}" for line in said.splitlines()]
        return lines

    def _names(self, table: Table) -> dict[str, str]:
        if self._spoken.code != SPANISH:
            return {}
        own = card_names_es()
        names: list[tuple[str, str]] = []
        for card in table.game.definitions.cards():
            known = starter.card(card.name)
            spanish = own.get(card.name) or card.spanish
            names.append((card.name, spanish or (known.spanish if known is not None else "")))
        return card_names(names)


def _worth_showing(card: Card) -> bool:
    """Whether it is a card, as combat damage on the stack is not, and says more than its name."""
    face = card.faces[0]
    basic = bool(face.supertypes & Supertype.BASIC)
    return bool(face.types) and not basic and card.name != BLANK.name
