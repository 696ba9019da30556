"""``jajna puzzle``: positions with a goal, played, solved, found in play and converted."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn, final

import click

from jajna.cards.pool import Pool
from jajna.cli.commands import Group
from jajna.cli.decks import find_deck
from jajna.cli.languages import default_language
from jajna.cli.mistakes import Failed, failing, on_one_line
from jajna.cli.output import print_json
from jajna.cli.terminal.board import board_lines
from jajna.errors import IllegalAnswerError
from jajna.files import write_whole
from jajna.judge.scenario import ScenarioError
from jajna.judge.table import Table
from jajna.messages import Message
from jajna.puzzles import pzl
from jajna.puzzles.attempt import Attempt
from jajna.puzzles.puzzle import Puzzle, read_puzzles
from jajna.puzzles.solving import POSITIONS, Move, Solution, Verdict, solve
from jajna.simulation.puzzles import found_in_play
from jajna.steps import Steps
from jajna.text.catalogue import LANGUAGES, Language, language, message
from jajna.text.messages import error_text
from jajna.text.prompts import option, prompt
from jajna.text.things import Teller
from jajna.typed import is_number

__all__ = ["puzzle"]

FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)
LANG = click.option(
    "--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's."
)
WIDTH: Final = 100
NOT_SOLVED: Final = 1
NOT_READ: Final = 2
VERDICTS: Final = {
    Verdict.SOLVED: message("solved"),
    Verdict.NO_SOLUTION: message("there is no solution"),
    Verdict.OPEN: message("not found"),
}
GOALS: Final = {
    "win": message("{player} wins before turn {turn} is over."),
    "survive": message("{player} doesn't lose before turn {turn} is over."),
}
HELP: Final = message(
    "A number or its notation answers; 'back' takes an answer back, 'hint' asks for one, 'quit' "
    "ends."
)


@click.group(cls=Group)
def puzzle() -> None:
    """Puzzles: positions in which a player has to win this turn, or to survive."""


@puzzle.command("solve")
@click.argument("file", type=FILE)
@click.option("--positions", type=click.IntRange(min=1), default=POSITIONS, show_default=True,
              help="How many positions are looked at for each puzzle.")  # fmt: skip
@click.option("--keys", is_flag=True, help="Look for every first move that reaches the goal.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@LANG
def solve_file(file: Path, positions: int, keys: bool, as_json: bool, lang: str | None) -> None:
    """Solve the puzzles in FILE, a scenario with a goal or a .pzl file of Forge.

    Whatever the opponent does counts. Ends with exit code 0 if all are solved, 1 if one isn't, 2 if
    the file can't be read.
    """
    spoken = language(lang or default_language())
    pool = Pool()
    told: list[dict[str, object]] = []
    solved = True
    for one in _read(file, pool, spoken):
        table = _begun(one, pool, spoken)
        found = solve(one, table.game, positions, keys, spoken.code)
        solved = solved and found.verdict is Verdict.SOLVED
        told.append(_data(one, found))
        if not as_json:
            _print(one, found, keys, table, spoken)
    if as_json:
        print_json(told)
    sys.exit(0 if solved else NOT_SOLVED)


@puzzle.command("play")
@click.argument("file", type=FILE)
@LANG
def play(file: Path, lang: str | None) -> None:
    """Play the first puzzle in FILE; the opponent answers so that you miss the goal."""
    spoken = language(lang or default_language())
    pool = Pool()
    one = _read(file, pool, spoken)[0]
    _Player(one, _begun(one, pool, spoken), spoken).play()


@puzzle.command("make")
@click.argument("deck")
@click.argument("opponent_deck")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True,
              help="The chance of the first game.")  # fmt: skip
@click.option("--games", type=click.IntRange(min=1), default=20, show_default=True,
              help="How many games are looked through.")  # fmt: skip
@click.option("--count", type=click.IntRange(min=1), default=1, show_default=True,
              help="How many puzzles are wanted.")  # fmt: skip
@click.option("--to", type=click.Path(file_okay=False, path_type=Path),
              help="Write each into a file in this folder.")  # fmt: skip
@LANG
def make(
    deck: str,
    opponent_deck: str,
    seed: int,
    games: int,
    count: int,
    to: Path | None,
    lang: str | None,
) -> None:
    """Find puzzles in games of DECK against OPPONENT_DECK.

    Ends with exit code 1 if there are fewer than are wanted.
    """
    spoken = language(lang or default_language())
    pool = Pool()
    lists = [list(find_deck(name, pool.card).cards()) for name in (deck, opponent_deck)]
    made = 0
    for found in found_in_play(lists, seed, pool.card, spoken.say("Puzzle"), games):
        made += 1
        if to is None:
            click.echo(("---\n" if made > 1 else "") + found.text, nl=False)
        else:
            to.mkdir(parents=True, exist_ok=True)
            path = to / f"puzzle-{seed}-{made}.yaml"
            with failing():
                write_whole(path, found.text.encode())
            click.echo(str(path))
        if made == count:
            return
    raise Failed(Message("{count} puzzles were found; look through more games.", count=made))


@puzzle.command("convert")
@click.argument("file", type=FILE)
@click.option("--to", type=click.Choice(("yaml", "pzl")), default="yaml", show_default=True,
              help="The form of the file that is printed.")  # fmt: skip
@LANG
def convert(file: Path, to: str, lang: str | None) -> None:
    """Print the first puzzle in FILE as a scenario, or as a .pzl file."""
    spoken = language(lang or default_language())
    one = _read(file, Pool(), spoken)[0]
    with failing():
        click.echo(one.text() if to == "yaml" else pzl.write(one.script.data), nl=False)


def _read(file: Path, pool: Pool, spoken: Language) -> Sequence[Puzzle]:
    """The puzzles of a file; what is wrong with it ends the command."""
    try:
        return read_puzzles(file, pool.card)
    except ScenarioError as error:
        _complain(error, spoken)


def _begun(one: Puzzle, pool: Pool, spoken: Language) -> Table:
    try:
        return one.begin(pool.card, pool.card_names)
    except ScenarioError as error:
        _complain(error, spoken)


def _complain(error: ScenarioError, spoken: Language) -> NoReturn:
    for one in error.all():
        click.echo(f"{one.place}: {on_one_line(one.text(spoken.code))}", err=True)
    sys.exit(NOT_READ)


def _data(one: Puzzle, found: Solution) -> dict[str, object]:
    """A solution as JSON."""
    return {
        "title": one.title,
        "verdict": found.verdict.value,
        "positions": found.positions,
        "line": [move._asdict() for move in found.line],
        "keys": [move._asdict() for move in found.keys],
        "unique": found.unique,
    }


def _print(one: Puzzle, found: Solution, keys: bool, table: Table, spoken: Language) -> None:
    """Tell what was found."""
    verdict = spoken.say(VERDICTS[found.verdict])
    click.echo(f"{one.title}: {verdict} ({found.positions})")
    for number, move in enumerate(found.line, 1):
        click.echo(f"  {number}. {table.name(move.seat)}: {move.words}")
    if keys and found.keys:
        told = ", ".join(move.words for move in found.keys)
        click.echo("  " + spoken.say("First moves that reach the goal: {moves}", moves=told))


@final
class _Player:
    """A puzzle that somebody at the terminal plays."""

    def __init__(self, one: Puzzle, table: Table, spoken: Language) -> None:
        self.one = one
        self.game = table.game
        self.spoken = spoken
        self.attempt = Attempt(one, table.game)
        self.last_turn = self.attempt.last_turn

    def play(self) -> None:
        """Ask until the goal is reached or missed."""
        self._tell_goal()
        self.attempt.go_on()
        while not self._is_over():
            if not self._ask():
                return
            self.attempt.go_on()

    def _tell_goal(self) -> None:
        view = self.game.view(self.one.seat)
        click.echo(self.one.title)
        if self.one.goal.description:
            click.echo(self.one.goal.description)
        told = GOALS[self.one.goal.reach]
        player = view.players[self.one.seat].name
        click.echo(self.spoken.say(told, player=player, turn=self.last_turn))
        click.echo(self.spoken.say(HELP))

    def _is_over(self) -> bool:
        verdict = self.attempt.verdict()
        if verdict is None:
            return False
        reached = verdict is Verdict.SOLVED
        click.echo(
            self.spoken.say("Solved!") if reached else self.spoken.say("The goal is missed.")
        )
        return True

    def _ask(self) -> bool:
        """Ask for an answer; False if the player leaves."""
        steps = Steps(self.game)
        question = steps.question
        while steps.answer is None:
            teller = Teller(self.spoken, self.game.view_to_decide(question.players[0]))
            if not steps.taken:
                for line in board_lines(teller, WIDTH):
                    click.echo(line.text)
            click.echo(prompt(question, teller))
            for place, step in enumerate(steps.offered, 1):
                click.echo(f"  {place}. {self._words(steps, step, teller)}")
            typed = click.prompt("", prompt_suffix="> ", default="", show_default=False).strip()
            if typed == "quit":
                return False
            if typed == "back":
                self.attempt.back()
                return True
            if typed == "hint":
                self._hint()
            elif is_number(typed) and 1 <= int(typed) <= len(steps.offered):
                steps.take(int(typed) - 1)
            else:
                try:
                    steps.answer = question.parse(typed)
                    if self.game.why_not(steps.answer) is not None:
                        steps.answer = None
                except IllegalAnswerError as error:
                    click.echo(error_text(error, self.spoken.code))
        self.attempt.answer(steps.answer)
        return True

    def _words(self, steps: Steps, step: int, teller: Teller) -> str:
        if step < 0:
            return self.spoken.say("done")
        if steps.question.shape.value in ("number", "division"):
            return str(step)
        return option(steps.question, steps.question.option(step), teller)

    def _hint(self) -> None:
        found = self.attempt.solution(lang=self.spoken.code)
        moves: list[Move] = [move for move in found.line if move.seat == self.one.seat]
        if found.verdict is Verdict.SOLVED and moves:
            click.echo(self.spoken.say("Try this: {move}", move=moves[0].words))
        else:
            click.echo(self.spoken.say(VERDICTS[found.verdict]))
