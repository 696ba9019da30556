"""``jajna decks edit``: a deck built from a collection, or a deck list."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from jajna.cards.pool import Pool
from jajna.cli.commands import Command
from jajna.cli.decks import write_list
from jajna.cli.editor_session import EditorSession
from jajna.cli.languages import default_language
from jajna.cli.mistakes import failing
from jajna.cli.options import lang_option, profile_option
from jajna.cli.terminal.screen import Screen
from jajna.collection.editor import DeckEditor, looked_up, saved
from jajna.collection.profiles import Profiles, SavedDeck
from jajna.collection.store import change, profiles_path, read_profiles
from jajna.era import CURRENT
from jajna.files import is_file, path_of
from jajna.formats.construction import CASUAL
from jajna.formats.decklist import read_deck_file
from jajna.formats.known import formats_of
from jajna.text.catalogue import Language, language
from jajna.typed import clean_name

__all__ = ["edit"]

LIST_SUFFIX: Final = ".txt"
"""The suffix that distinguishes a file with a deck list from the name of a deck."""


@click.command(cls=Command)
@click.argument("name", metavar="NAME-OR-FILE")
@profile_option
@lang_option
def edit(name: str, owner: str, lang: str | None) -> None:
    """Build a deck from the cards of your collection, or one in a FILE (.txt) from all cards.

    Type "help" in the editor to see what you can do. Commands may also be piped in, one on a line:
    the first that can't be done ends the work, and what wasn't saved by then stays as it was.
    """
    spoken = language(lang or default_language())
    pool = Pool()
    with failing():
        if name.endswith(LIST_SUFFIX):
            _edit_file(path_of(name), pool, spoken)
        else:
            _edit_own(name, owner, pool, spoken)


def _edit_own(name: str, owner: str, pool: Pool, spoken: Language) -> None:
    """Edit a deck of a profile; it is kept where it is, whatever else has changed meanwhile."""
    profile = read_profiles(profiles_path()).profile(owner)
    kept = profile.deck(name).name
    editor = DeckEditor(profile.deck(name), profile.cards, pool.card, formats_of(pool))

    def keep() -> None:
        nonlocal kept

        def put(profiles: Profiles) -> tuple[Profiles, None]:
            now = profiles.profile(profile.name)
            return profiles.with_changed(now.with_deck(editor.deck, kept)), None

        change(profiles_path(), put)
        kept = editor.deck.name

    EditorSession(editor, pool, Screen(spoken), keep).run()


def _edit_file(path: Path, pool: Pool, spoken: Language) -> None:
    """Edit a deck list, a new one where there is no file, with all cards there are."""
    began = SavedDeck(clean_name(path.stem), CASUAL.name, CURRENT.name)
    if is_file(path):
        began = saved(read_deck_file(path, pool.card), CASUAL.name, CURRENT)
    editor = DeckEditor(began, None, pool.card, formats_of(pool))
    EditorSession(
        editor,
        pool,
        Screen(spoken),
        lambda: write_list(looked_up(editor.deck, pool.card), path),
    ).run()
