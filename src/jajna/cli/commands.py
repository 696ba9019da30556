"""Commands that tell what they do in the language of the interface."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from importlib import import_module
from typing import Final, final

import click

from jajna.cli.languages import CHOSEN, default_language
from jajna.cli.mistakes import (
    WrongUse,
    errors_told,
    placed,
    superfluous,
    unfit_value,
    unknown_command,
)
from jajna.cli.streams import accept_anything, tell_of_unusable_files
from jajna.messages import Message
from jajna.text.catalogue import LANGUAGES, Language, language, message

__all__ = ["WORDS", "Command", "Group", "Unloaded", "paragraphs"]

OPTION: Final = "--lang"
WORDS: Final = (
    message("ADDRESS"),
    message("ARGS"),
    message("CARD"),
    message("CODE"),
    message("COLORS"),
    message("COMMAND"),
    message("DATE"),
    message("DECK"),
    message("DECK-OR-FILE"),
    message("DIRECTORY"),
    message("EXAMPLE"),
    message("FILE"),
    message("PLACE"),
    message("FILE-OR-FOLDER"),
    message("FIRST"),
    message("FLOAT RANGE"),
    message("FORMAT"),
    message("GIVEN"),
    message("INTEGER"),
    message("INTEGER RANGE"),
    message("LETTERS"),
    message("LEVEL"),
    message("NAME"),
    message("NAMES"),
    message("NAME-OR-CODE"),
    message("NAME-OR-FILE"),
    message("NUMBER"),
    message("OPPONENT_DECK"),
    message("OTHER"),
    message("PLAYER"),
    message("OPTIONS"),
    message("PAGE"),
    message("RESULT"),
    message("SECOND"),
    message("SET"),
    message("TABLE"),
    message("TERM"),
    message("TEXT"),
    message("THING"),
    message("TOPIC"),
    message("VARIANT"),
    message("WANTED"),
    message("WORDS"),
    message("Show this message and exit."),
)
"""The words that the library for the command line says by itself."""


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a text that is written in lines."""
    parts = re.split(r"\n\s*\n", text)
    return [" ".join(part.split()) for part in parts if part.strip()]


def _spoken(context: click.Context) -> Language:
    return language(context.meta.get(CHOSEN) or default_language())


def _listen(context: click.Context, arguments: list[str]) -> None:
    """Note the language that is asked for, as help is given before options are read."""
    if context.parent is None:
        accept_anything()
        tell_of_unusable_files()
    for place, one in enumerate(arguments):
        name, _, value = one.partition("=")
        if name == OPTION:
            value = value or "".join(arguments[place + 1 : place + 2])
            if value in LANGUAGES:
                context.meta[CHOSEN] = value


def _told(what: click.Command, spoken: Language) -> click.Command:
    """The command with its help in a language."""
    told = copy.copy(what)
    told.help = "\n\n".join(spoken.say(part) for part in paragraphs(what.help or ""))
    return told


def _usage(what: click.Command, context: click.Context, formatter: click.HelpFormatter) -> None:
    spoken = _spoken(context)
    pieces = " ".join(placed(one, spoken) for one in what.collect_usage_pieces(context))
    prefix = f"{spoken.say('Usage:')} "
    formatter.write_usage(context.command_path, pieces, prefix)


def _options(what: click.Command, context: click.Context, formatter: click.HelpFormatter) -> None:
    spoken = _spoken(context)
    records = [
        _record(param, context, spoken)
        for param in what.get_params(context)
        if isinstance(param, click.Option) and not param.hidden
    ]
    with formatter.section(spoken.say("Options")):
        formatter.write_dl(records)


def _record(option: click.Option, context: click.Context, spoken: Language) -> tuple[str, str]:
    """An option as it is written, and what it does."""
    told = copy.copy(option)
    told.metavar = placed(option.make_metavar(context), spoken)
    written = told.get_help_record(context)
    assert written is not None, option.name
    extra = option.get_help_extra(context)
    parts: list[str] = []
    if "default" in extra:
        parts.append(spoken.say("default: {value}", value=extra["default"]))
    if "range" in extra:
        parts.append(extra["range"])
    if option.required:
        parts.append(spoken.say("required"))
    told_parts = [spoken.say(option.help)] if option.help else []
    if parts:
        told_parts.append(f"[{'; '.join(parts)}]")
    return written[0], "  ".join(told_parts)


@contextmanager
def _values_told(what: click.Command, context: click.Context, words: list[str]) -> Iterator[None]:
    """Say of a value that isn't of its parameter's type which it is and what it must be."""
    given = list(words)
    try:
        yield
    except click.BadParameter as error:
        values, _, _ = what.make_parser(context).parse_args(given)
        raise unfit_value(error, values, context) from error


@final
class Command(click.Command):
    """A command whose help and errors are in the language of the interface."""

    def invoke(self, ctx: click.Context) -> object:
        """Do what it is for."""
        with errors_told(_spoken(ctx)):
            return super().invoke(ctx)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Note the language first."""
        _listen(ctx, args)
        with errors_told(_spoken(ctx)), _values_told(self, ctx, args):
            ctx.allow_extra_args = True
            more = super().parse_args(ctx, args)
            if more and not ctx.resilient_parsing:
                raise superfluous(more, ctx)
            return more

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the line that says how it is used."""
        _usage(self, ctx, formatter)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what it does."""
        click.Command.format_help_text(_told(self, _spoken(ctx)), ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write its options."""
        _options(self, ctx, formatter)


@final
class Unloaded(click.Command):
    """A command whose module isn't loaded yet.

    ``home`` is where it is, as ``package.module:name``, and ``told`` the first paragraph of its
    help.
    """

    def __init__(self, name: str, home: str, told: str) -> None:
        super().__init__(name, help=told)
        self.home: Final = home

    def load(self) -> click.Command:
        """Import the command itself."""
        module, _, name = self.home.partition(":")
        found: object = getattr(import_module(module), name)
        assert isinstance(found, click.Command), f"{self.home} is no command"
        return found


class Group(click.Group):
    """Commands under a name; its help is in the language of the interface.

    A command that was added as ``Unloaded`` is loaded when it is called; to be listed it isn't.
    """

    command_class = Command
    group_class = type

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name, loaded; None for no such command."""
        found = super().get_command(ctx, cmd_name)
        return found.load() if isinstance(found, Unloaded) else found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is named."""
        name = args[0]
        with errors_told(_spoken(ctx)):
            known = self.get_command(ctx, name) is not None
            if not known and not name.startswith("-") and not ctx.resilient_parsing:
                raise unknown_command(name, sorted(get_close_matches(name, self.commands)), ctx)
            return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """Do what the named command is for."""
        with errors_told(_spoken(ctx)):
            try:
                return super().invoke(ctx)
            except click.UsageError as error:
                if type(error) is click.UsageError and ctx.invoked_subcommand is None:
                    raise WrongUse(Message("Missing command."), ctx) from error
                raise

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Its options, with the one for the language of all commands below."""
        return [_language_option(), *super().get_params(ctx)]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Note the language first."""
        _listen(ctx, args)
        with errors_told(_spoken(ctx)), _values_told(self, ctx, args):
            return super().parse_args(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the line that says how it is used."""
        _usage(self, ctx, formatter)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what its commands are about."""
        click.Command.format_help_text(_told(self, _spoken(ctx)), ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write its options and its commands."""
        _options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write its commands, each with the beginning of its help."""
        spoken = _spoken(ctx)
        names = self.list_commands(ctx)
        limit = formatter.width - 6 - max(map(len, names))
        rows = [
            (name, _told(self.commands[name], spoken).get_short_help_str(limit)) for name in names
        ]
        with formatter.section(spoken.say("Commands")):
            formatter.write_dl(rows)


def _language_option() -> click.Option:
    return click.Option(
        [OPTION],
        type=click.Choice(LANGUAGES),
        expose_value=False,
        help=message("Language; by default your system's."),
    )
