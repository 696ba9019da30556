"""The messages of the interface and their Spanish: `catalogue.py [--update]`.

Without an option it lists what is missing, obsolete or at odds in the catalogue, and exits with 1
if there is anything. `--update` adds the messages that are missing, without Spanish, and drops
the obsolete ones.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from jajna.cli.commands import paragraphs

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src/jajna"
SILENT: Final = "oracle"
"""The package that says nothing to users: what it tells is about templates."""
CATALOGUE: Final = ROOT / "src/jajna/locale/es/LC_MESSAGES/jajna.po"
SINGLE: Final[dict[str, tuple[int, ...]]] = {
    "say": (0,),
    "message": (0,),
    "Message": (0,),
    "person": (1, 2),
    "tell": (1,),
    "tell_player": (1, 2),
}
"""Functions that say messages, and at which places they take them."""
PLURAL: Final = ("count", "tell_number")
"""Functions that take a number, or what has one, and a message for one and for many."""
COMMANDS: Final = ("command", "group")
"""What makes a function a command."""
HELPED: Final = "option"
"""The function that takes help."""
HEADER: Final = """\
# The interface of Jajna in Spanish.
msgid ""
msgstr ""
"Language: es\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

"""
BASE_ERROR: Final = "JajnaError"
PLACE: Final = re.compile(r"\{(\w*)\}")


class Message(NamedTuple):
    """A message, with its form for many where it has one, and where it stands."""

    one: str
    many: str
    where: str


def messages_in(tree: ast.Module, where: str) -> Iterator[Message]:
    """The messages of a module: string literals handed to the functions that say them, and the
    help of commands and their options.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and _is_command(node):
            for part in paragraphs(ast.get_docstring(node) or ""):
                yield Message(part, "", f"{where}:{node.lineno}")
        if not isinstance(node, ast.Call):
            continue
        function = node.func
        name = function.attr if isinstance(function, ast.Attribute) else ""
        if isinstance(function, ast.Name):
            name = function.id
        for place in SINGLE.get(name, ()):
            found = _literal(node, place)
            if found:
                yield Message(found, "", f"{where}:{node.lineno}")
        if name == HELPED:
            yield from (Message(one, "", f"{where}:{node.lineno}") for one in _help(node))
        if name in PLURAL:
            one, many = _literal(node, 1), _literal(node, 2)
            if one and many:
                yield Message(one, many, f"{where}:{node.lineno}")


def _is_command(function: ast.FunctionDef) -> bool:
    """Whether a function is a command: its docstring is its help."""
    for decorator in function.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(called, ast.Attribute) and called.attr in COMMANDS:
            return True
    return False


def _help(call: ast.Call) -> Iterator[str]:
    """The help of an option, if it is written there."""
    for keyword in call.keywords:
        if keyword.arg == "help" and isinstance(keyword.value, ast.Constant):
            yield str(keyword.value.value)


def _literal(call: ast.Call, place: int) -> str:
    if place < len(call.args):
        argument = call.args[place]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            return argument.value
    return ""


def errors_of(trees: Iterable[ast.Module]) -> set[str]:
    """The names of the errors of Jajna."""
    bases: dict[str, set[str]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = {base.id for base in node.bases if isinstance(base, ast.Name)}
    found = {BASE_ERROR}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def wordless(tree: ast.Module, where: str, errors: set[str]) -> Iterator[str]:
    """The errors of a module that are made of a text, which has no Spanish; a line for each."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            first = node.args[0]
            is_text = isinstance(first, ast.Constant) and isinstance(first.value, str)
            if node.func.id in errors and (is_text or isinstance(first, ast.JoinedStr)):
                yield f"{where}:{node.lineno}: {node.func.id} takes a Message, which has Spanish"


def all_wordless() -> list[str]:
    """The errors of the sources that are made of a text."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.py"))}
    trees = {
        path.relative_to(ROOT).as_posix(): ast.parse(text)
        for path, text in texts.items()
        if "Error(" in text
    }
    errors = errors_of(trees.values())
    return [line for where, tree in trees.items() for line in wordless(tree, where, errors)]


def all_messages() -> dict[str, Message]:
    """Every message of the sources by its text for one, the first place of each."""
    found: dict[str, Message] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        if path.is_relative_to(SOURCES / SILENT):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for message in messages_in(tree, path.relative_to(ROOT).as_posix()):
            found.setdefault(message.one, message)
    return found


def read_catalogue(path: Path = CATALOGUE) -> Catalog:
    """The Spanish catalogue."""
    with path.open("rb") as file:
        return read_po(file, locale="es")


def problems(messages: dict[str, Message], catalogue: Catalog) -> list[str]:
    """What is wrong with the catalogue, a line for each message."""
    found: list[str] = []
    known: set[str] = set()
    for entry in catalogue:
        if not entry.id:
            continue
        one = entry.id if isinstance(entry.id, str) else entry.id[0]
        known.add(one)
        if one not in messages:
            found.append(f"{one!r} is said nowhere")
        elif isinstance(entry.id, str) == bool(messages[one].many):
            found.append(f"{messages[one].where}: {one!r} has a plural only on one side")
        else:
            found += _said_wrongly(messages[one], entry.string)
    for one, message in messages.items():
        if one not in known:
            found.append(f"{message.where}: {one!r} is not in the catalogue")
    return found


def _said_wrongly(message: Message, said: object) -> list[str]:
    """Spanish that is missing, or that has other places to fill in."""
    forms = list(said) if isinstance(said, tuple | list) else [said]
    originals = [message.one, message.many] if message.many else [message.one]
    found: list[str] = []
    for form, original in zip(forms, originals, strict=False):
        if not form:
            return [f"{message.where}: {original!r} has no Spanish"]
        wanted, given = set(PLACE.findall(original)), set(PLACE.findall(str(form)))
        if wanted != given and not (message.many and wanted ^ given == {"number"}):
            found.append(f"{message.where}: {original!r} and {form!r} have different places")
    return found


def update(messages: dict[str, Message], path: Path = CATALOGUE) -> None:
    """Write the catalogue with all messages, keeping the Spanish that there is."""
    old = read_catalogue(path) if path.exists() else Catalog(locale="es")
    said = {(entry.id if isinstance(entry.id, str) else entry.id[0]): entry.string for entry in old}
    new = Catalog(locale="es")
    for one, message in messages.items():
        place = message.where.rpartition(":")[0]
        identity = (one, message.many) if message.many else one
        known = said.get(one)
        kept = known if isinstance(known, str) != bool(message.many) else None
        new.add(identity, kept, locations=[(place, 0)])
    write(new, path)


def write(catalogue: Catalog, path: Path) -> None:
    """Write a catalogue with the few header lines that readers need, and no dates."""
    with path.open("wb") as file:
        file.write(HEADER.encode())
        write_po(file, catalogue, width=100, omit_header=True, include_lineno=False)


def main() -> int:
    """Check the catalogue, or with `--update` bring it up to date; the exit code."""
    messages = all_messages()
    if "--update" in sys.argv[1:]:
        update(messages)
        return 0
    found = [*problems(messages, read_catalogue()), *all_wordless()]
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
