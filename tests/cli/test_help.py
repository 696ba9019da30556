"""What commands tell of themselves, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import click
import pytest
from click.testing import CliRunner

from jajna.cli import main
from jajna.cli.commands import Command, Group, Unloaded, paragraphs
from jajna.cli.mistakes import PLACES
from jajna.text.catalogue import language
from tests.seen import at_least

ENGLISH: Final = re.compile(
    r"\b(the|of|and|or|with|is|are|this|that|for|who|what|show|print|options|commands|usage|"
    r"default|required|exit|file|text|integer|range|game|deck|rules)\b",
    re.IGNORECASE,
)
GAME: Final = "Magic: The Gathering"
VALUES: Final = re.compile(r"\[[a-z0-9|+-]+\]|'[^']*'|--?[\w-]+|\"sets\"|jajna( \w+)*|\w+=\w+")
"""What is typed as it stands, in any language."""


def commands(
    path: tuple[str, ...] = (), found: click.Command = main
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with the words that call it."""
    yield path, found
    if isinstance(found, click.Group):
        context = click.Context(found)
        for name in found.list_commands(context):
            below = found.get_command(context, name)
            assert below is not None, name
            yield from commands((*path, name), below)


ALL: Final = list(commands())
NAMES: Final = [" ".join(("jajna", *path)) for path, _ in ALL]


def told(path: tuple[str, ...], *options: str, **variables: str) -> str:
    """The help of a command, unbroken."""
    asked = [*options, *path, "--help"]
    done = CliRunner(env=variables).invoke(main, asked, terminal_width=1000, max_content_width=1000)
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize(("path", "command"), ALL, ids=NAMES)
def test_every_command_is_told_in_both_languages(
    path: tuple[str, ...], command: click.Command
) -> None:
    assert isinstance(command, Command | Group)
    english, spanish = told(path, "--lang", "en"), told(path, "--lang", "es")
    known = {name for name, _ in getattr(command, "commands", {}).items()}
    said = [line for line in spanish.splitlines() if not line.startswith("Uso:")]
    plain = [VALUES.sub("", line.replace(GAME, "")) for line in said]
    words = [word for line in plain for word in ENGLISH.findall(line) if word not in known]
    assert english.startswith("Usage: ")
    assert spanish.startswith("Uso: ")
    assert words == []


@pytest.mark.parametrize(("path", "command"), ALL, ids=NAMES)
def test_everything_that_is_told_has_its_spanish(
    path: tuple[str, ...], command: click.Command
) -> None:
    spoken = language("es")
    context = click.Context(command, info_name="jajna")
    texts = paragraphs(command.help or "")
    places = command.collect_usage_pieces(context)
    for param in command.get_params(context):
        if isinstance(param, click.Option):
            assert param.help, f"{path} {param.name} is told by nothing"
            texts.append(param.help)
        if not getattr(param, "is_flag", False):
            places.append(param.make_metavar(context))
    texts += [found for place in places for found in PLACES.findall(place)]
    assert [text for text in texts if spoken.say(text) == text] == []


def test_the_language_is_that_of_the_option_before_or_behind_or_of_the_system() -> None:
    spanish = told(("play",), "--lang", "es")
    assert told(("play", "--lang", "es")) == spanish
    assert told(("play", "--lang=es")) == spanish
    assert told(("play",), JAJNA_LANG="es") == spanish
    assert told(("play", "--lang", "en"), JAJNA_LANG="es").startswith("Usage: ")


def test_what_is_asked_for_before_a_command_is_its_language() -> None:
    done = CliRunner(env={"JAJNA_LANG": "en"}).invoke(main, ["--lang", "es", "about"])
    assert "It follows" not in done.output
    assert "Wizards of the Coast" in done.output


def test_the_beginning_of_each_commands_help_is_listed_in_the_language() -> None:
    listed = told((), "--lang", "es")
    assert (
        "Juega una partida contra el ordenador, o contra otra persona en la misma pantalla."
        in listed
    )
    assert "Play a game" not in listed


def unloaded() -> list[Unloaded]:
    """What stands for commands that are loaded as they are called."""
    groups = [found for _, found in ALL if isinstance(found, Group)]
    return [one for group in groups for one in group.commands.values() if isinstance(one, Unloaded)]


@pytest.mark.parametrize("listed", unloaded(), ids=lambda one: str(one.name))
def test_a_command_is_listed_with_the_beginning_of_its_own_help(listed: Unloaded) -> None:
    loaded = listed.load()
    assert (listed.name, listed.help) == (loaded.name, paragraphs(loaded.help or "")[0])


def test_every_command_is_loaded_as_it_is_called() -> None:
    listed = at_least(15, main.commands.values())
    assert all(isinstance(one, Unloaded) for one in listed)


def test_cards_are_shown_in_the_language_of_the_system() -> None:
    shown = CliRunner(env={"JAJNA_LANG": "es"}).invoke(main, ["cards", "show", "Wind", "Drake"])
    asked = CliRunner(env={"JAJNA_LANG": "es"}).invoke(
        main, ["cards", "show", "Wind", "Drake", "--lang", "en"]
    )
    assert "Vuela" in shown.stdout
    assert "Flying" in asked.stdout
