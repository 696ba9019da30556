"""Saving the game that is played at the terminal, and telling about it."""

from __future__ import annotations

from pathlib import Path
from typing import final

from jajna.cli.terminal.screen import Screen
from jajna.errors import JajnaError
from jajna.files import FileError, path_of
from jajna.replay import SaveError, Session
from jajna.text.messages import error_text

__all__ = ["Keeper"]


@final
class Keeper:
    """Keeps games in files: ``save`` after each decision of a person; None for none.

    ``save_as`` is the file for the command ``save`` alone if there is no such file.
    """

    def __init__(self, screen: Screen, save: Path | None, save_as: Path | None) -> None:
        self.screen = screen
        self.save = save
        self.save_as = save_as
        self._saved: tuple[str, ...] | None = None
        """The answers of the game as it was saved last, None if it wasn't."""

    def is_kept(self, session: Session) -> bool:
        """Whether the game can be left without losing anything."""
        return self.save is not None or self._saved == tuple(session.answers)

    def keep(self, session: Session) -> None:
        """Save the game where the person wants it kept."""
        if self.save is not None:
            try:
                session.save(self.save)
            except SaveError as error:
                self._say_unsaved(error)

    def save_to(self, session: Session, text: str) -> None:
        """Save the game into the file that was typed, or the usual one, and say where."""
        language = self.screen.language
        try:
            path = path_of(text) if text else self.save or self.save_as
            if path is None:
                self.screen.say(language.say("Type where to: save FILE"))
                return
            session.save(path)
        except (FileError, SaveError) as error:
            self._say_unsaved(error)
            return
        self._saved = tuple(session.answers)
        self.screen.say(language.say("Saved to {path}.", path=str(path)))

    def rescue(self, session: Session) -> None:
        """Save a game that a fault of the program ends, so that nothing is lost by it."""
        path = self.save or self.save_as
        if path is not None:
            self.save_to(session, str(path))

    def _say_unsaved(self, error: JajnaError) -> None:
        language = self.screen.language
        self.screen.say(
            language.say("The game is not saved: {reason}", reason=error_text(error, language.code))
        )
