"""What is wrong with a command line, in the language of the interface."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import IO, Final, final

import click

from jajna.text.catalogue import Language, message
from jajna.text.said import Said

__all__ = ["TEMPLATES", "WrongUse", "WrongValue", "errors_told", "placed", "told"]

TEMPLATES: Final = (
    message("Invalid value: {message}"),
    message("Invalid value for {place}: {message}"),
    message("Missing command."),
    message("Missing argument {place}. Choose from: {choices}"),
    message("Missing argument {place}."),
    message("Missing option {place}. Choose from: {choices}"),
    message("Missing option {place}."),
    message("No such option {name}. Did you mean {other}?"),
    message("No such option {name}. (Did you mean one of: {others}?)"),
    message("No such option {name}."),
    message("No such command {name}. Did you mean {other}?"),
    message("No such command {name}. (Did you mean one of: {others}?)"),
    message("No such command {name}."),
    message("Option {name} requires an argument."),
    message("Option {name} requires {count} arguments."),
    message("Option {name} does not take a value."),
    message("Got unexpected extra argument ({words})"),
    message("Got unexpected extra arguments ({words})"),
    message("{value} is not one of {choices}."),
    message("{value} is not a valid integer."),
    message("{value} is not a valid float."),
    message("{value} is not a valid integer range."),
    message("{value} is not a valid float range."),
    message("{value} is not in the range {range}."),
    message("File {name} does not exist."),
    message("File {name} is a directory."),
    message("Directory {name} does not exist."),
    message("Directory {name} is a file."),
    message("Path {name} does not exist."),
)
"""What the library of the command line says, the more particular before the more general."""

FIELD: Final = re.compile(r"\\\{(\w+)\\\}")
"""A field of a template whose marks are escaped."""
PLACES: Final = re.compile(r"[A-Z]{2,}(?:[ _-][A-Z]+)*")
"""What stands for a value in the line that says how a command is used."""


def placed(text: str, spoken: Language) -> str:
    """What stands for values, in a language."""
    return PLACES.sub(lambda found: spoken.say(found[0]), text)


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The templates with what matches them: made once something is wrong."""
    return tuple(
        [
            (one, re.compile(FIELD.sub(r"(?P<\1>.+)", re.escape(one)), re.DOTALL))
            for one in TEMPLATES
        ]
    )


def told(text: str, spoken: Language) -> str:
    """What is wrong, in a language; texts that are no such message as they are."""
    flat = " ".join(text.split())
    for template, pattern in _patterns():
        if found := pattern.fullmatch(flat):
            words = found.groupdict()
            if "place" in words:
                words["place"] = placed(words["place"], spoken)
            if "message" in words:
                words["message"] = told(words["message"], spoken)
            return spoken.say(template, **words)
    return text


@final
class WrongUse(click.UsageError):
    """A command that can't be given so, in words of the catalogue."""

    def __init__(self, message: str, /, **words: str | int) -> None:
        self.said: Final = Said(message, **words)
        super().__init__(self.said.text())


@final
class WrongValue(click.BadParameter):
    """A value that an option or argument can't have, in words of the catalogue.

    ``hint`` names the option if the library doesn't know it.
    """

    def __init__(self, message: str, /, hint: str | None = None, **words: str | int) -> None:
        self.said: Final = Said(message, **words)
        super().__init__(self.said.text(), param_hint=hint)


def _said(error: click.ClickException, spoken: Language) -> str:
    """What an error says, in a language."""
    if isinstance(error, WrongUse):
        return error.said.text(spoken.code)
    if isinstance(error, WrongValue):
        said = error.said.text(spoken.code)
        error = click.BadParameter(said, error.ctx, error.param, error.param_hint)
    return told(error.format_message(), spoken)


@final
class _Mistake(click.UsageError):
    """A command line that can't be understood; ends with exit code 2."""

    def __init__(self, error: click.UsageError, spoken: Language) -> None:
        super().__init__(_said(error, spoken), error.ctx)
        self.spoken: Final = spoken

    def show(self, file: IO[str] | None = None) -> None:
        """Write how the command is used, where help is found and what is wrong."""
        if self.ctx is not None:
            click.echo(self.ctx.get_usage(), file, err=True)
            names = self.ctx.help_option_names
            path = self.ctx.command_path
            hint = self.spoken.say("Try '{command}' for help.", command=f"{path} {names[-1]}")
            click.echo(f"{hint}\n", file, err=True)
        _write(self.format_message(), self.spoken, file)


@final
class _Failure(click.ClickException):
    """What went wrong in a command; ends with exit code 1."""

    def __init__(self, error: click.ClickException, spoken: Language) -> None:
        super().__init__(_said(error, spoken))
        self.spoken: Final = spoken

    def show(self, file: IO[str] | None = None) -> None:
        """Write what went wrong."""
        _write(self.format_message(), self.spoken, file)


def _write(text: str, spoken: Language, file: IO[str] | None) -> None:
    click.echo(spoken.say("Error: {message}", message=text), file, err=True)


@contextmanager
def errors_told(spoken: Language) -> Iterator[None]:
    """Say the errors of the command line in a language; help that stands for one is left alone."""
    try:
        yield
    except (_Mistake, _Failure, click.exceptions.NoArgsIsHelpError):
        raise
    except click.UsageError as error:
        raise _Mistake(error, spoken) from error
    except click.ClickException as error:
        raise _Failure(error, spoken) from error
