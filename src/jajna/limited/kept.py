"""Drafts in files: their setups and picks, from which all else follows, and the decks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, final

import msgspec

from jajna.card import Card
from jajna.errors import JajnaError
from jajna.files import ContentError, FileError, from_json, read_whole, write_whole
from jajna.formats.construction import LIMITED, Construction
from jajna.formats.deck import Deck, Printing
from jajna.limited.decks import commander_deck_of, deck_of, drafted_rules
from jajna.limited.drafts import Draft, DraftError, DraftKind, Pack, Setup, begin, replayed
from jajna.messages import Message, cause

__all__ = ["Kept", "Sitting", "damaged", "kept_of", "read", "sitting_of", "write"]

VERSION: Final = 1
NOBODY: Final[Mapping[str, int]] = {}


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept of a draft and those who sit at it."""

    version: int
    setup: Setup
    era: str
    players: list[str]
    picks: list[list[int]]
    picked_for: list[list[int]]
    decks: list[dict[str, int]]
    collected: bool = False
    order: list[int] = []
    """The seats in the order of all answers, where that matters."""
    leaders: list[dict[str, int]] = []
    """The commanders of the decks, where they have any."""


@final
class Sitting:
    """A draft with those who sit at it.

    ``players`` are by seat: "" for a person, otherwise the name of a drafter. ``picked_for`` are
    the picks, from 0, that were made for a person who was away. ``decks`` are what each has built,
    by names of cards; empty before that. ``collected`` says that people have put their cards
    into their collections.
    """

    def __init__(self, draft: Draft, players: list[str], era: str) -> None:
        self.draft = draft
        self.players = players
        self.era = era
        self.picked_for: list[list[int]] = [[] for _ in players]
        self.decks: list[dict[str, int]] = [{} for _ in players]
        self.leaders: list[dict[str, int]] = [{} for _ in players]
        """The commanders of the decks, after a Commander draft. CR 903.13e."""
        self.collected = False

    @classmethod
    def begun(cls, setup: Setup, players: list[str], era: str) -> Sitting:
        """A new one. Raises DraftError for a setup that can't be."""
        return cls(begin(setup), players, era)

    def pick(self, seat: int, option: int, for_somebody: bool = False) -> Pack:
        """Answer for a seat; the cards that it takes. ``for_somebody`` marks what a program takes
        for a person.
        """
        taken = self.draft.pick(seat, option)
        if for_somebody:
            self.picked_for[seat].append(len(self.draft.picks[seat]) - 1)
        return taken

    def grow(self, packs: tuple[tuple[Pack, ...], ...]) -> None:
        """Open more packs for each seat of sealed deck play. Decks stay as they are until they are
        built anew.
        """
        setup = self.draft.setup
        self.draft = begin(setup._replace(packs=(*setup.packs, *packs)))

    def build(
        self, seat: int, main: Mapping[str, int], leaders: Mapping[str, int] = NOBODY
    ) -> None:
        """Note the deck that a seat has built, with its commanders."""
        self.decks[seat] = dict(main)
        self.leaders[seat] = dict(leaders)

    @property
    def has_leaders(self) -> bool:
        """Whether commanders lead the decks of this draft. CR 903.13e."""
        return self.draft.setup.kind is DraftKind.COMMANDER

    @property
    def packs(self) -> Iterator[Printing]:
        """All cards that were opened."""
        for each in self.draft.setup.packs:
            for pack in each:
                yield from pack

    @property
    def rules(self) -> Construction:
        """How the decks are built. CR 100.2b, 903.13f."""
        return drafted_rules(self.packs) if self.has_leaders else LIMITED

    def deck(
        self,
        seat: int,
        main: Mapping[str, int],
        lookup: Callable[[str], Card],
        leaders: Mapping[str, int] = NOBODY,
    ) -> Deck:
        """The deck of these cards of a seat. Raises DeckError for what can't be one."""
        draft = self.draft
        name, pool = draft.setup.names[seat], draft.pools[seat]
        if self.has_leaders:
            return commander_deck_of(name, pool, leaders, main, lookup, self.packs)
        return deck_of(name, pool, main, lookup, draft.notes(seat))


def kept_of(sitting: Sitting) -> Kept:
    """What is kept of it."""
    draft = sitting.draft
    return Kept(
        VERSION,
        draft.setup,
        sitting.era,
        sitting.players,
        draft.picks,
        sitting.picked_for,
        sitting.decks,
        sitting.collected,
        draft.order,
        sitting.leaders if sitting.has_leaders else [],
    )


def sitting_of(kept: Kept, path: Path) -> Sitting:
    """The draft of which this was kept in a file. Raises DraftError for what fits no draft."""
    if kept.version != VERSION:
        raise DraftError(
            Message("{path} is of form {found}, this version of Jajna reads {known}; it was left "
                    "as it is.", path=str(path), found=kept.version, known=VERSION)
        )  # fmt: skip
    seats = len(kept.setup.names)
    if not all(len(one) == seats for one in (kept.players, kept.picked_for, kept.decks)):
        raise damaged(path, DraftError(Message("each seat needs a player")))
    try:
        found = Sitting(replayed(kept.setup, kept.picks, kept.order), kept.players, kept.era)
    except DraftError as error:
        raise damaged(path, error) from error
    found.picked_for = kept.picked_for
    found.decks = kept.decks
    if len(kept.leaders) == seats:
        found.leaders = kept.leaders
    found.collected = kept.collected
    return found


def write(path: Path, sitting: Sitting) -> None:
    """Keep it whole in a file. Raises DraftError if that fails."""
    try:
        write_whole(path, msgspec.json.encode(kept_of(sitting)))
    except FileError as error:
        raise DraftError(cause(error)) from error


def read(path: Path) -> Sitting:
    """The draft that a file keeps. Raises DraftError for a file that has none."""
    try:
        kept = from_json(read_whole(path), Kept)
    except (FileError, ContentError) as error:
        raise damaged(path, error) from error
    return sitting_of(kept, path)


def damaged(path: Path, error: JajnaError) -> DraftError:
    """The error for a file that holds no draft."""
    return DraftError(
        Message("{path} holds no draft, or is damaged: {why}", path=str(path), why=cause(error))
    )
