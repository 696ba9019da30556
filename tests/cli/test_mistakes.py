"""What is wrong with a command line, and what goes wrong in a command, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import click
import pytest
from click.testing import CliRunner, Result

from jajna.cli import main
from jajna.cli.commands import Group
from jajna.cli.mistakes import WrongValue, failing
from jajna.errors import DeckError, JajnaError
from jajna.messages import Message

ENGLISH: Final = re.compile(
    r"\b(the|of|and|is|are|there|that|not|can't|has|known|such|line|file|missing|got)\b",
    re.IGNORECASE,
)


@click.group(cls=Group)
def tool() -> None:
    """Do something."""


@tool.command()
@click.argument("kind", type=click.Choice(["big", "small"]))
@click.option("--size", type=click.Choice(["1", "2"]), required=True, help="How large.")
@click.option("--name", required=True, help="Its name.")
@click.option("--nets", help="The nets.")
def make(kind: str, size: str, name: str, nets: str) -> None:
    """Make something."""


@tool.command()
@click.option("--count", type=int, help="How many.")
@click.option("--share", type=float, help="How much of it.")
@click.option("--some", type=click.IntRange(2, 5), help="Some.")
@click.option("--less", type=click.FloatRange(max=1, max_open=True), help="Less.")
@click.option("--more", type=click.FloatRange(min=0.5), multiple=True, help="More.")
@click.option("--pair", type=int, nargs=2, help="Two.")
@click.option("--quiet", is_flag=True, help="Without words.")
@click.option("--file", type=click.Path(exists=True, dir_okay=False), help="A file.")
@click.option("--folder", type=click.Path(exists=True, file_okay=False), help="A folder.")
@click.option("--path", type=click.Path(exists=True), help="Either.")
@click.option("--letters", envvar="LETTERS", type=click.Choice(["a"]), help="Letters.")
def mark(**given: object) -> None:
    """Mark something."""


@tool.command()
@click.argument("name")
@click.option("--color", help="Its color.")
def paint(name: str, color: str) -> None:
    """Paint something."""
    if name == "rainbow":
        raise WrongValue(Message("{value} is not one of WUBRG", value="'Q'"), "--color")
    with failing():
        raise DeckError(Message("no deck is named {name}; there are {known}", name=name, known="x"))


HERE: Final = Path(__file__)


def ran(line: str, language: str, within: click.Command = tool, **variables: str) -> Result:
    """What a command line ends with."""
    runner = CliRunner(env={"JAJNA_LANG": language, **variables})
    return runner.invoke(within, line.split(), prog_name="tool")


@pytest.mark.parametrize(
    ("line", "english", "spanish"),
    [
        ("--lang {}", "Missing command.", "Falta la orden."),
        (
            "mak",
            "No such command 'mak'. (Did you mean one of: 'make', 'mark'?)",
            "No hay ninguna orden 'mak'. (¿Querías decir una de estas: 'make', 'mark'?)",
        ),
        (
            "pant",
            "No such command 'pant'. Did you mean 'paint'?",
            "No hay ninguna orden 'pant'. ¿Querías decir 'paint'?",
        ),
        ("xyz", "No such command 'xyz'.", "No hay ninguna orden 'xyz'."),
        ("--xyz", "No such option '--xyz'.", "No hay ninguna opción '--xyz'."),
        (
            "paint --colr W",
            "No such option '--colr'. Did you mean '--color'?",
            "No hay ninguna opción '--colr'. ¿Querías decir '--color'?",
        ),
        (
            "make --nams W",
            "No such option '--nams'. (Did you mean one of: '--name', '--nets'?)",
            "No hay ninguna opción '--nams'. (¿Querías decir una de estas: '--name', '--nets'?)",
        ),
        ("paint", "Missing argument 'NAME'.", "Falta el argumento 'NOMBRE'."),
        (
            "make --size 1 --name x",
            "Missing argument '{{big|small}}'. Choose from: big, small",
            "Falta el argumento '{{big|small}}'. Puede ser: big, small",
        ),
        ("make big --size 1", "Missing option '--name'.", "Falta la opción '--name'."),
        (
            "make big --name x",
            "Missing option '--size'. Choose from: 1, 2",
            "Falta la opción '--size'. Puede ser: 1, 2",
        ),
        (
            "paint a --color",
            "Option '--color' requires an argument.",
            "La opción '--color' necesita un valor.",
        ),
        (
            "mark --pair 1",
            "Option '--pair' requires 2 arguments.",
            "La opción '--pair' necesita 2 valores.",
        ),
        (
            "mark --quiet=1",
            "Option '--quiet' does not take a value.",
            "La opción '--quiet' no admite ningún valor.",
        ),
        ("paint a b", "Got unexpected extra argument (b)", "Sobra un argumento (b)"),
        ("paint a b c", "Got unexpected extra arguments (b c)", "Sobran argumentos (b c)"),
        (
            "make huge --size 1 --name x",
            "'huge' is not one of 'big', 'small'.",
            "'huge' no es ninguno de 'big', 'small'.",
        ),
        ("mark --count x", "'x' is not a valid integer.", "'x' no es un número entero."),
        ("mark --share x", "'x' is not a valid float.", "'x' no es un número."),
        ("mark --some x", "'x' is not a valid integer range.", "'x' no es un número entero."),
        ("mark --some 7", "7 is not in the range 2<=x<=5.", "7 no está en el intervalo 2<=x<=5."),
        ("mark --less x", "'x' is not a valid float range.", "'x' no es un número."),
        ("mark --less 1", "1.0 is not in the range x<1.", "1.0 no está en el intervalo x<1."),
        (
            "mark --more 2 --more 0.1",
            "0.1 is not in the range x>=0.5.",
            "0.1 no está en el intervalo x>=0.5.",
        ),
        (
            "mark --file nowhere",
            "'--file': File 'nowhere' does not exist.",
            "'--file': El archivo 'nowhere' no existe.",
        ),
        ("mark --file /", "File '/' is a directory.", "El archivo '/' es una carpeta."),
        (
            "mark --folder nowhere",
            "Directory 'nowhere' does not exist.",
            "La carpeta 'nowhere' no existe.",
        ),
        (
            f"mark --folder {HERE}",
            f"Directory '{HERE}' is a file.",
            f"La carpeta '{HERE}' es un archivo.",
        ),
        ("mark --path nowhere", "Path 'nowhere' does not exist.", "La ruta 'nowhere' no existe."),
        (
            "paint rainbow",
            "Invalid value for --color: 'Q' is not one of WUBRG",
            "Valor no válido para --color: 'Q' no es ninguna de WUBRG",
        ),
    ],
)
def test_a_mistake_is_told_in_the_language_of_the_interface(
    line: str, english: str, spanish: str
) -> None:
    for language, said in (("en", english), ("es", spanish)):
        done = ran(line.format(language), language)
        assert done.exit_code == 2
        assert said.format() in done.stderr
        assert done.stderr.count("\n") == 1


def test_what_the_environment_gives_is_told_like_what_is_typed() -> None:
    assert "'b' no es ninguno de 'a'." in ran("mark", "es", LETTERS="b").stderr


def test_what_goes_wrong_in_a_command_is_told_in_the_language_and_ends_it_with_1() -> None:
    for language, said in (
        ("en", "Error: no deck is named blue; there are x"),
        ("es", "Error: ningún mazo se llama blue; hay x"),
    ):
        done = ran("paint blue", language)
        assert (done.exit_code, done.stderr.strip()) == (1, said)


def test_an_error_without_a_message_says_its_text() -> None:
    with pytest.raises(click.ClickException, match=r"as it is \{"), failing():
        raise JajnaError("as it is {")


@pytest.mark.parametrize(
    ("line", "code", "english", "spanish"),
    [
        ("era show 2004x", 2, "there is no era '2004x'", "no hay ninguna época '2004x'"),
        (
            "sim red blue --era current+mana_burn=x",
            2,
            "'mana_burn' can't be 'x'; it can be off or on",
            "'mana_burn' no puede ser 'x'; puede ser off u on",
        ),
        (
            "sim red blue --era current+burn=on",
            2,
            "there is no switch of eras 'burn'",
            "no hay ningún ajuste de épocas 'burn'",
        ),
        ("decks show purple", 1, "'purple' is neither a file", "'purple' no es un archivo"),
        ("sim red purple", 2, "'purple' is neither a file", "'purple' no es un archivo"),
        ("handbook xyz", 1, "'xyz' is no page of", "'xyz' no es ninguna página del manual;"),
        ("judge class xyz", 1, "'xyz' is no topic of", "'xyz' no es ningún tema de la clase"),
        (
            "judge class copies 99",
            2,
            "There are the examples 1 to",
            "Hay los ejemplos 1 a",
        ),
        ("glossary deathtuch", 1, "Did you mean Deathtouch", "¿Querías decir"),
        ("glossary", 2, "Name a term or a section", "Indica un término o una sección"),
        ("play --stops foo", 2, "'foo' is no stop", "'foo' no es ninguna parada"),
        ("cards search --color Q", 2, "'Q' is not one of WUBRG", "'Q' no es ninguna de WUBRG"),
        ("cards search --mana-value x", 2, "'x' is not like 3, <=3", "'x' no es como 3, <=3"),
        ("sim red blue --agents x", 2, "'x' is no agent", "'x' no es ningún agente"),
        (f"replay {HERE}", 1, "is not a saved game", "no es una partida guardada"),
        (f"explain {HERE} Shock", 1, "is not a saved game", "no es una partida guardada"),
        (f"cards import {HERE}", 1, "is JSON but not", "es JSON, pero no el"),
        ("cards compile Xyzzy the Bear.", 1, "not understood:", "no se entiende:"),
    ],
)
def test_an_error_of_a_command_is_told_in_the_language_of_the_interface(
    line: str, code: int, english: str, spanish: str, tmp_path: Path
) -> None:
    for language, said in (("en", english), ("es", spanish)):
        done = ran(line, language, main, JAJNA_DATA=str(tmp_path), JAJNA_COLLECTION=str(tmp_path))
        assert done.exit_code == code, done.output
        assert said in done.stderr
        assert done.stderr.count("\n") == 1
    own = done.stderr.rpartition("Error: ")[2].partition("\n")[0]
    assert not ENGLISH.search(re.sub(r"'[^']*'|\"[^\"]*\"|/\S+|\(.*\)|:.*", "", own))


def test_each_of_several_problems_is_told_on_a_line_and_what_helps_once(tmp_path: Path) -> None:
    pasted = tmp_path / "Red.txt"
    pasted.write_text("4 Phoenix Chick (DMU) 140\n4 Abrade (VOW) 139\n20 Mountain\n", "utf-8")
    done = ran(f"play {pasted} red", "en", main, JAJNA_DATA=str(tmp_path / "data"))

    assert (done.exit_code, done.stderr.splitlines()) == (
        2,
        [
            "Error: The deck list 'Red' can't be used:",
            "  line 1: There is no card named 'Phoenix Chick'.",
            "  line 2: There is no card named 'Abrade'.",
            "  Only the starter cards are known: 'jajna cards update' fetches all others.",
            "Try 'tool play --help' for help.",
        ],
    )
