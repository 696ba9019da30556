"""Mistakes in command lines and failures of commands, in the interface's language."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, final

import click

from jajna.errors import JajnaError
from jajna.messages import Message, cause
from jajna.text.catalogue import Language
from jajna.text.messages import worded

__all__ = [
    "Failed",
    "WrongUse",
    "WrongValue",
    "errors_told",
    "failing",
    "on_one_line",
    "placed",
    "superfluous",
    "told",
    "unfit_value",
    "unknown_command",
]

PLACES: Final = re.compile(r"[A-Z]{2,}(?:[ _-][A-Z]+)*")
"""The pattern of words that stand for values in the line that says how a command is used."""
ENDS: Final = (".", "?", "!", "?)")
"""With what a sentence ends."""


def placed(text: str, spoken: Language) -> str:
    """The text with the words that stand for values in a language."""
    return PLACES.sub(lambda found: spoken.say(found[0]), text)


@final
class Failed(click.ClickException):
    """Something that went wrong in a command; ends with exit code 1."""

    def __init__(self, said: Message | str) -> None:
        self.said: Final = said
        super().__init__(str(said))


@final
class WrongUse(click.UsageError):
    """A command that can't be given so; ends with exit code 2."""

    def __init__(self, said: Message | str, context: click.Context | None = None) -> None:
        self.said: Final = said
        super().__init__(str(said), context)


@final
class WrongValue(click.BadParameter):
    """A value that an option or argument can't have; ends with exit code 2.

    ``hint`` names the option if the library doesn't know it.
    """

    def __init__(self, said: Message | str, hint: str | None = None) -> None:
        self.said: Final = said
        super().__init__(str(said), param_hint=hint)


@contextmanager
def failing() -> Iterator[None]:
    """Let errors of Jajna end the command with exit code 1."""
    try:
        yield
    except JajnaError as error:
        raise Failed(cause(error)) from error


# -- What the library of the command line finds wrong ------------------------------------------


def unknown_command(name: str, near: Sequence[str], context: click.Context) -> WrongUse:
    """The mistake of a name that no command has; ``near`` are names that look like it."""
    if not near:
        return WrongUse(Message("No such command {name}.", name=repr(name)), context)
    others = ", ".join(map(repr, near))
    if len(near) == 1:
        return WrongUse(
            Message("No such command {name}. Did you mean {other}?", name=repr(name), other=others),
            context,
        )
    return WrongUse(
        Message(
            "No such command {name}. (Did you mean one of: {others}?)",
            name=repr(name),
            others=others,
        ),
        context,
    )


def superfluous(words: Sequence[str], context: click.Context) -> WrongUse:
    """The mistake of words behind the last argument of a command."""
    given = " ".join(words)
    if len(words) == 1:
        return WrongUse(Message("Got unexpected extra argument ({words})", words=given), context)
    return WrongUse(Message("Got unexpected extra arguments ({words})", words=given), context)


def unfit_value(
    error: click.BadParameter, given: Mapping[str, object], context: click.Context
) -> click.BadParameter:
    """The mistake of a value that isn't of its parameter's type; ``given`` are values by name.

    An error of another kind stays as it is.
    """
    param = error.param
    if param is None or isinstance(error, WrongValue | click.MissingParameter):
        return error
    value = given.get(param.name or "") or param.value_from_envvar(context)
    for one in value if isinstance(value, list | tuple) else (value,):
        said = None if _converts(one, param, context) else _why_unfit(one, param.type)
        if said is not None:
            wrong = WrongValue(said)
            wrong.ctx, wrong.param, wrong.param_hint = context, param, error.param_hint
            return wrong
    return error


def _converts(value: object, param: click.Parameter, context: click.Context) -> bool:
    try:
        param.type.convert(value, param, context)
    except click.BadParameter:
        return False
    return True


def _why_unfit(value: object, kind: click.ParamType[object]) -> Message | None:
    """The reason why a value isn't of a type; None for a type that isn't known here."""
    shown = repr(value)
    if isinstance(kind, click.Choice):
        known = ", ".join(repr(one) for one in kind.choices)
        return Message("{value} is not one of {choices}.", value=shown, choices=known)
    if isinstance(kind, click.IntRange):
        if not _is_number(value, int):
            return Message("{value} is not a valid integer range.", value=shown)
        return Message("{value} is not in the range {range}.", value=str(value), range=_range(kind))
    if isinstance(kind, click.FloatRange):
        if not _is_number(value, float):
            return Message("{value} is not a valid float range.", value=shown)
        number = str(float(str(value)))
        return Message("{value} is not in the range {range}.", value=number, range=_range(kind))
    if kind is click.INT:
        return Message("{value} is not a valid integer.", value=shown)
    if kind is click.FLOAT:
        return Message("{value} is not a valid float.", value=shown)
    return _why_no_such_path(str(value), kind) if isinstance(kind, click.Path) else None


def _is_number(value: object, kind: type[int] | type[float]) -> bool:
    try:
        return not math.isnan(kind(str(value)))
    except ValueError:
        return False


def _range(kind: click.IntRange | click.FloatRange) -> str:
    """The numbers of a range, as they compare with x."""
    if kind.min is None:
        return f"x{'<' if kind.max_open else '<='}{kind.max}"
    if kind.max is None:
        return f"x{'>' if kind.min_open else '>='}{kind.min}"
    below, above = "<" if kind.min_open else "<=", "<" if kind.max_open else "<="
    return f"{kind.min}{below}x{above}{kind.max}"


def _why_no_such_path(value: str, kind: click.Path) -> Message | None:
    """The reason why a parameter doesn't take a path; None if it does."""
    try:
        return _why_unfit_path(Path(value), repr(value), kind)
    except (OSError, ValueError):
        return Message("{path} can't be the name of a file", path=repr(value))


def _why_unfit_path(path: Path, name: str, kind: click.Path) -> Message | None:
    if kind.exists and not path.exists():
        if kind.file_okay and not kind.dir_okay:
            return Message("File {name} does not exist.", name=name)
        if kind.dir_okay and not kind.file_okay:
            return Message("Directory {name} does not exist.", name=name)
        return Message("Path {name} does not exist.", name=name)
    if not kind.dir_okay and path.is_dir():
        return Message("File {name} is a directory.", name=name)
    if not kind.file_okay and path.is_file():
        return Message("Directory {name} is a file.", name=name)
    if kind.readable and path.exists() and not os.access(path, os.R_OK):
        return Message("{name} is not readable.", name=name)
    return None


def told(error: click.ClickException, spoken: Language) -> str:
    """The text of an error in a language; an error of an unknown type has its own text."""
    match error:
        case Failed() | WrongUse():
            return _worded(error.said, spoken)
        case click.MissingParameter():
            return _missing(error, spoken)
        case click.BadParameter():
            said = error.said if isinstance(error, WrongValue) else error.message
            return _invalid(error, _worded(said, spoken), spoken)
        case click.NoSuchOption():
            return _no_option(error.option_name, error.possibilities or [], spoken)
        case click.BadOptionUsage():
            return _wrong_option(error, spoken)
    return error.format_message()


def _worded(said: Message | str, spoken: Language) -> str:
    return worded(said, spoken.code) if isinstance(said, Message) else said


def _place(error: click.BadParameter, spoken: Language) -> str:
    """The parameter that an error is about; "" if it is none in particular."""
    hint = error.param_hint
    if hint is None and error.param is not None:
        hint = error.param.get_error_hint(error.ctx)
    if hint is None:
        return ""
    return placed(hint if isinstance(hint, str) else " / ".join(map(repr, hint)), spoken)


def _invalid(error: click.BadParameter, said: str, spoken: Language) -> str:
    place = _place(error, spoken)
    if not place:
        return spoken.say("Invalid value: {message}", message=said)
    return spoken.say("Invalid value for {place}: {message}", place=place, message=said)


def _missing(error: click.MissingParameter, spoken: Language) -> str:
    place, kind = _place(error, spoken), error.param.type if error.param is not None else None
    choices = ", ".join(map(str, kind.choices)) if isinstance(kind, click.Choice) else ""
    if isinstance(error.param, click.Option):
        if choices:
            return spoken.say(
                "Missing option {place}. Choose from: {choices}", place=place, choices=choices
            )
        return spoken.say("Missing option {place}.", place=place)
    if choices:
        return spoken.say(
            "Missing argument {place}. Choose from: {choices}", place=place, choices=choices
        )
    return spoken.say("Missing argument {place}.", place=place)


def _no_option(name: str, near: Sequence[str], spoken: Language) -> str:
    named, others = repr(name), ", ".join(map(repr, sorted(near)))
    if not near:
        return spoken.say("No such option {name}.", name=named)
    if len(near) == 1:
        return spoken.say("No such option {name}. Did you mean {other}?", name=named, other=others)
    return spoken.say(
        "No such option {name}. (Did you mean one of: {others}?)", name=named, others=others
    )


def _wrong_option(error: click.BadOptionUsage, spoken: Language) -> str:
    """An option that has a value though it takes none, or not as many as it takes."""
    name = error.option_name
    context = error.ctx or click.get_current_context(silent=True)
    params = context.command.get_params(context) if context is not None else []
    option = next((one for one in params if name in one.opts or name in one.secondary_opts), None)
    if isinstance(option, click.Option) and (option.is_flag or option.count):
        return spoken.say("Option {name} does not take a value.", name=repr(name))
    if option is not None and option.nargs != 1:
        return spoken.say(
            "Option {name} requires {count} arguments.", name=repr(name), count=option.nargs
        )
    return spoken.say("Option {name} requires an argument.", name=repr(name))


# -- How a command ends --------------------------------------------------------------------------


@final
class _Mistake(click.UsageError):
    """A command line that can't be understood; ends with exit code 2."""

    def __init__(self, error: click.UsageError, spoken: Language) -> None:
        super().__init__(told(error, spoken), error.ctx)
        self.spoken: Final = spoken

    def show(self, file: IO[str] | None = None) -> None:
        """Write what is wrong, and where help is found."""
        hint = ""
        if self.ctx is not None:
            names = self.ctx.help_option_names
            path = self.ctx.command_path
            hint = self.spoken.say("Try '{command}' for help.", command=f"{path} {names[-1]}")
        _write(self.format_message(), self.spoken, file, hint)


@final
class _Failure(click.ClickException):
    """Something that went wrong in a command; ends with exit code 1."""

    def __init__(self, error: click.ClickException, spoken: Language) -> None:
        super().__init__(told(error, spoken))
        self.spoken: Final = spoken

    def show(self, file: IO[str] | None = None) -> None:
        """Write what went wrong."""
        _write(self.format_message(), self.spoken, file)


def _write(text: str, spoken: Language, file: IO[str] | None, hint: str = "") -> None:
    """Write an error and where help is found: on one line, or each of several problems on one."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    head, rest = (lines[0], lines[1:]) if lines else ("", [])
    if head.endswith(":") and len(rest) > 1:
        click.echo(spoken.say("Error: {message}", message=head), file, err=True)
        for line in rest:
            click.echo(f"  {line}", file, err=True)
        if hint:
            click.echo(hint, file, err=True)
        return
    said = on_one_line(text)
    if hint:
        said = f"{said if said.endswith(ENDS) else said + '.'} {hint}"
    click.echo(spoken.say("Error: {message}", message=said), file, err=True)


def on_one_line(text: str) -> str:
    """A text of several lines as one: what it names after a colon, or else a semicolon."""
    said = ""
    for line in filter(None, map(str.strip, text.splitlines())):
        said += (" " if said.endswith(":") else "; " if said else "") + line.removesuffix(".")
    return said + "." if text.rstrip().endswith(".") else said


@contextmanager
def errors_told(spoken: Language) -> Iterator[None]:
    """Say errors of the command line, and of Jajna, in a language, each problem on a line.

    Help that stands for one is left alone.
    """
    try:
        yield
    except (_Mistake, _Failure, click.exceptions.NoArgsIsHelpError):
        raise
    except click.UsageError as error:
        raise _Mistake(error, spoken) from error
    except click.ClickException as error:
        raise _Failure(error, spoken) from error
    except JajnaError as error:
        raise _Failure(Failed(cause(error)), spoken) from error
