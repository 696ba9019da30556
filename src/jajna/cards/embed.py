"""Put cards into the embedded starter pool: ``python -m jajna.cards.embed --cards FILE NAMES...``.

The cards are compiled from a card file, or taken from the pool, and written as Python source into
the modules of ``jajna.cards.starter``. A card that is there already stays as it was written, unless
it is to be replaced.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from jajna.card import Card
from jajna.cards import starter
from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import Compiler, compile_card, default_compiler
from jajna.cards.mtgjson import CardData
from jajna.cards.names import fold, nearest, suggestion
from jajna.cards.nodes import load_nodes
from jajna.cards.pool import Pool
from jajna.cards.source_code import card_sources, merge_module, module_name, module_source
from jajna.errors import CardError, UnsupportedCardError
from jajna.messages import Message, cause

__all__ = ["embed", "main"]

TITLES: Final = {
    "white": "White cards of the starter pool.",
    "blue": "Blue cards of the starter pool.",
    "black": "Black cards of the starter pool.",
    "red": "Red cards of the starter pool.",
    "green": "Green cards of the starter pool.",
    "multicolored": "Cards of several colors of the starter pool.",
    "colorless": "Cards without color of the starter pool: most of them artifacts.",
    "lands": "Lands of the starter pool.",
    "vanguards": "Vanguards of the starter pool.",
    "planes": "Planes and phenomena of the starter pool.",
    "schemes": "Schemes of the starter pool.",
    "conspiracies": "Conspiracies of the starter pool.",
}
FOLDER: Final = Path(starter.__file__).parent


def embed(cards: Sequence[Card], folder: Path, replace: bool = False) -> list[Path]:
    """Write the cards into the modules of a folder and give the modules that changed.

    Raises CardError before anything is written if a module can't be made.
    """
    sources: dict[Path, str] = {}
    for name, title in TITLES.items():
        path = folder / f"{name}.py"
        here = tuple(card for card in cards if module_name(card) == name)
        present = path.read_text(encoding="utf-8") if path.exists() else ""
        kept = () if replace else card_sources(present)
        wanted = tuple(card for card in here if card.name not in kept)
        if wanted:
            source = merge_module(present, wanted) if present else module_source(title, wanted)
            sources[path] = source
    for path, source in sources.items():
        path.write_text(source, encoding="utf-8", newline="\n")
    return list(sources)


def main(arguments: Sequence[str] | None = None, compiler: Compiler | None = None) -> int:
    """Run the command: 0 if all cards are embedded, 1 with the reasons if one can't be."""
    options = _parser().parse_args(arguments)
    names: list[str] = list(options.names)
    folder: Path = options.output
    replace: bool = options.replace
    try:
        if options.list is not None:
            names += _read_names(options.list)
        find = _finder(options.cards, compiler)
        cards, problems = _find_all(names, find)
        changed = [] if problems else embed(cards, folder, replace)
    except CardError as error:
        print(error, file=sys.stderr)
        return 1
    for problem in problems:
        print(problem, file=sys.stderr)
    for path in changed:
        print(path)
    return 1 if problems else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m jajna.cards.embed", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="names of cards")
    parser.add_argument("--list", type=Path, help="a file with a name on each line")
    parser.add_argument("--cards", type=Path, help="a card file; otherwise the pool is used")
    parser.add_argument("--replace", action="store_true", help="write anew what is there already")
    parser.add_argument("--output", type=Path, default=FOLDER, help="folder of the modules")
    return parser


def _read_names(path: Path) -> list[str]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise CardError(
            Message("{path} can't be read: {why}", path=str(path), why=cause(error))
        ) from error
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def _finder(file: Path | None, compiler: Compiler | None) -> Callable[[str], Card]:
    """A function from a name to its card, compiled from the file, or of the pool."""
    if file is None:
        return Pool(compiler=compiler, shelves=()).card
    load_nodes()
    cards: dict[str, CardData] = {}
    for card in read_card_file(file):
        for face in reversed(card.faces):
            cards.setdefault(fold(face.name), card)
        cards[fold(card.name)] = card
    found = compiler or default_compiler()

    def find(name: str) -> Card:
        data = cards.get(fold(name))
        if data is None:
            hint = suggestion(nearest(name, [card.name for card in cards.values()]))
            raise CardError(
                Message("There is no card named {name}.{hint}", name=repr(name), hint=hint)
            )
        verdict = compile_card(data, found)
        if verdict.card is None:
            raise UnsupportedCardError(
                Message(
                    "{card} does not compile: {clause}", card=data.name, clause=verdict.blockers[0]
                )
            )
        return verdict.card

    return find


def _find_all(
    names: Sequence[str], find: Callable[[str], Card]
) -> tuple[list[Card], list[CardError]]:
    """The cards, each once, and what is wrong with the others."""
    cards: dict[str, Card] = {}
    problems: list[CardError] = []
    for name in names:
        try:
            card = find(name)
            cards[card.name] = card
        except CardError as error:
            problems.append(error)
    return list(cards.values()), problems


if __name__ == "__main__":
    sys.exit(main())
