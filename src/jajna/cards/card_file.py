"""Card files of any source: MTGJSON's AtomicCards, and Scryfall's bulk data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias, final

from jajna.cards.mtgjson import SEPARATOR, AtomicCards, CardData, card_data
from jajna.cards.packed import NOT_JSON, unpack
from jajna.cards.scryfall import OracleCards
from jajna.errors import CardError
from jajna.files import ContentError
from jajna.messages import Message, cause
from jajna.text.catalogue import message

__all__ = ["CardFile", "read_card_file"]

NOT_ATOMIC = message("{path} is JSON but not MTGJSON's AtomicCards: {why}")
NOT_ORACLE = message("{path} is JSON but not Scryfall's Oracle Cards: {why}")

Source: TypeAlias = AtomicCards | OracleCards


@final
class CardFile:
    """A card file that has been opened: its cards are read one by one, in the file's order."""

    def __init__(self, path: Path, source: Source) -> None:
        self.path = path
        self.date = source.date
        self._source = source
        self._names = dict.fromkeys(source.names())
        self._fronts = {
            name.partition(SEPARATOR)[0]: name for name in self._names if SEPARATOR in name
        }

    def __len__(self) -> int:
        return len(self._names)

    def __iter__(self) -> Iterator[CardData]:
        """The cards. Raises CardError at one that can't be read."""
        for name in self._names:
            yield self._read(name)

    def readings(self) -> Iterator[CardData | CardError]:
        """The cards; in place of one that can't be read, the error that says why."""
        for name in self._names:
            try:
                yield self._read(name)
            except CardError as error:
                yield error

    def card(self, name: str) -> CardData:
        """The card of this name, or the one whose front or main face is named so.

        Raises CardError if the file has none, or has it in another schema.
        """
        full = name if name in self._names else self._fronts.get(name, "")
        if not full:
            raise CardError(
                Message("{path} has no card named {name}", path=str(self.path), name=repr(name))
            )
        return self._read(full)

    def _read(self, name: str) -> CardData:
        try:
            faces = self._source.faces(name)
            if faces:
                return card_data(name, faces)
        except (ContentError, ValueError) as error:
            raise CardError(
                Message(
                    "{path}: the card {name} can't be read: {why}",
                    path=str(self.path),
                    name=repr(name),
                    why=cause(error),
                )
            ) from error
        raise CardError(
            Message("{path}: the card {name} has no faces", path=str(self.path), name=repr(name))
        )


def read_card_file(path: Path) -> CardFile:
    """Open a card file, packed or plain: what it is, is seen by its first bytes.

    Raises CardError if it can't be read, is damaged, or is of no known source.
    """
    content = unpack(path)
    is_list = content.lstrip().startswith(b"[")
    try:
        file = CardFile(path, OracleCards(content) if is_list else AtomicCards(content))
    except ContentError as error:
        known = NOT_ORACLE if is_list else NOT_ATOMIC
        template = known if error.is_json else NOT_JSON
        raise CardError(Message(template, path=str(path), why=cause(error))) from error
    if not len(file):
        raise CardError(Message("{path} holds no cards", path=str(path)))
    return file
