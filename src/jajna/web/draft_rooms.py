"""Drafts at a server: who sits there by which secret word, and what each may do when.

A draft is kept in a file after every answer, so that it goes on after the server was killed.
"""

from __future__ import annotations

import hmac
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Final, final

import msgspec

from jajna.agents.drafting import DRAFTERS, Led, Prospects, Seated, people_of, ranks
from jajna.cards.pool import Pool
from jajna.cards.sets import set_called
from jajna.era import CURRENT
from jajna.era import find as find_era
from jajna.files import ContentError, FileError, from_json, inside, read_whole, write_whole
from jajna.formats.decklist import write_deck
from jajna.formats.dialects.writers import Dialect
from jajna.limited.cubes import cube_packs, read_cube
from jajna.limited.drafts import ROUNDS, DraftError, DraftKind, Setup
from jajna.limited.kept import Kept, Sitting, damaged, kept_of, sitting_of
from jajna.limited.opening import set_packs, spare_packs, with_acts
from jajna.messages import Message, cause
from jajna.tournaments.policies import POLICIES
from jajna.typed import clean_name
from jajna.vocab import is_another_player
from jajna.web.deck_lists import sent_listing
from jajna.web.new_tables import Drafted, NewTable

__all__ = ["DraftRoom", "DraftRooms", "Invited", "NewDraft"]

SUFFIX: Final = ".json"
WORD: Final = 18
"""Bytes of chance in the word of a seat."""
NAME: Final = 6
"""Bytes of chance in the name of a draft."""
MOST_DRAFTS: Final = 500
MOST_SEATS: Final = 16
MOST_ROUNDS: Final = 6
MOST_SECONDS: Final = 7 * 24 * 3600
BUILDING: Final = -1
"""Stands for building a deck in the place of the number of a pick."""
MINUTES: Final = POLICIES["current"].build_minutes
SEEDS: Final = 1 << 53
"""A page reads a seed as a number of its own."""


class NewDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft as it is wanted: of a set, or of a ``cube``, which is a list of cards.

    ``people`` are the names of those who come; programs sit at the other seats. ``seconds`` are
    for each pick and ``minutes`` for building, 0 for as long as one wants.
    """

    people: list[str]
    kind: str = DraftKind.BOOSTER.value
    set_code: str = "8ED"
    cube: str = ""
    seats: int = 8
    rounds: int = 0
    """How many boosters each opens, 0 for as many as the cube says, or as usual."""
    drafter: str = "abilities"
    program: str = "Program"
    """What programs are called, before their number."""
    era: str = CURRENT.name
    seed: int = -1
    seconds: int = 0
    minutes: int = MINUTES


class Invited(msgspec.Struct, frozen=True):
    """A table that one at a draft offers to another: its name, and the word of the open seat."""

    host: int
    guest: int
    table: str
    token: str


class _KeptRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept of a draft at a server."""

    draft: Kept
    words: list[str]
    seconds: int
    minutes: int
    what: str
    tables: list[Invited] = []


@final
class DraftRoom:
    """A draft with the words of its seats. ``version`` grows with everything that changes."""

    def __init__(self, sitting: Sitting, kept: _KeptRoom, path: Path, pool: Pool) -> None:
        self.sitting = sitting
        self.words = kept.words
        self.seconds = kept.seconds
        self.minutes = kept.minutes
        self.what = kept.what
        self.tables = kept.tables
        self.version = 0
        self.name = path.stem
        self._path = path
        self._pool = pool
        self._seated = Seated(sitting, Prospects(pool.card), ranks(pool.sets))
        self._since: dict[int, tuple[int, float]] = {}
        """Since when each seat is asked what it is asked now: which answer it will be."""
        self._leaders: dict[int, list[tuple[str, ...]]] = {}
        self._without_deck: set[int] = set()
        self._decks: dict[tuple[int, tuple[str, ...]], Led | None] = {}

    # -- who is there ------------------------------------------------------------------------------

    def seat(self, word: str) -> int:
        """The seat that a word is for. Raises DraftError for none."""
        for seat, own in enumerate(self.words):
            if own and hmac.compare_digest(own.encode(), word.encode()):
                return seat
        raise DraftError(Message("this link leads to no seat of the draft"))

    @property
    def host(self) -> int:
        """The seat of whoever began the draft."""
        return next(seat for seat, word in enumerate(self.words) if word)

    @property
    def is_over(self) -> bool:
        """Whether all cards are taken and all decks are built."""
        built = (
            bool(one) or seat in self._without_deck for seat, one in enumerate(self.sitting.decks)
        )
        return self.sitting.draft.is_over and all(built)

    # -- what is done ------------------------------------------------------------------------------

    def pick(self, seat: int, number: int, option: int) -> None:
        """Take what an option is; ``number`` is which pick of the seat it is, from 0.

        What was taken already isn't taken again: whoever lost the answer asks once more. Raises
        DraftError for what can't be taken.
        """
        made = len(self.sitting.draft.picks[seat])
        if number < made:
            return
        if number > made:
            raise DraftError(Message("this seat isn't asked anything now"))
        self.sitting.pick(seat, option)
        self._changed()

    def go_away(self, seat: int, whom: int, is_gone: bool) -> None:
        """Let a program pick for a person, or no longer: for oneself, or for anybody as the host.

        Raises DraftError for somebody else.
        """
        if not 0 <= whom < len(self.words) or not self.words[whom]:
            raise DraftError(Message("nobody sits there"))
        if is_another_player(seat, whom) and is_another_player(seat, self.host):
            raise DraftError(Message("only whoever began the draft can say that others are away"))
        self._seated.go_away(whom, is_gone)
        self._changed()

    def lead(self, seat: int, leaders: Sequence[str]) -> None:
        """Let these lead the deck of a seat, which is suggested anew. CR 903.13e.

        Raises DraftError for cards that can't.
        """
        if tuple(leaders) not in self.leaders(seat):
            raise DraftError(Message("these cards can't lead your deck"))
        self.sitting.build(seat, {}, Counter(leaders))
        self._changed()

    def build(self, seat: int, main: Mapping[str, int]) -> None:
        """Build a deck of what a seat has; the rest is its sideboard. CR 100.4b.

        Raises DeckError for one that can't be played, with nothing changed.
        """
        if not self.sitting.draft.is_over:
            raise DraftError(Message("the draft isn't over"))
        chosen = {name: count for name, count in main.items() if count > 0}
        leaders = Counter(self.led(seat))
        self.sitting.deck(seat, chosen, self._pool.card, leaders)
        self.sitting.build(seat, chosen, leaders)
        self._changed()

    def invite(self, one: Invited) -> None:
        """Offer a table to somebody else at the draft."""
        if one.guest == one.host or not 0 <= one.guest < len(self.words):
            raise DraftError(Message("nobody sits there"))
        self.tables.append(one)
        self._changed()

    def tick(self, now: float) -> bool:
        """Let programs answer, and do what time is up for; whether anything has changed."""
        changed = False
        while self._seated.pick_once() or self._pick_late(now):
            changed = True
        if self.sitting.draft.is_over:
            changed = self._build_late(now) or changed
        if changed:
            self._changed()
        return changed

    def left(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has for what it is asked; None for as long as it wants."""
        draft = self.sitting.draft
        if draft.asked(seat) is not None:
            if not self.seconds:
                return None
            return max(self.seconds - self._waited(seat, len(draft.picks[seat]), now), 0.0)
        if not draft.is_over or self.sitting.decks[seat] or not self.minutes:
            return None
        return max(60 * self.minutes - self._waited(seat, BUILDING, now), 0.0)

    # -- decks -------------------------------------------------------------------------------------

    def main(self, seat: int) -> dict[str, int]:
        """The deck of a seat: as it was built, or else as a program would build it."""
        return self.sitting.decks[seat] or self._suggested(seat)

    def led(self, seat: int) -> tuple[str, ...]:
        """Who leads the deck of a seat: as was chosen, or else as a program would choose."""
        chosen = tuple(Counter(self.sitting.leaders[seat]).elements())
        if chosen or not self.sitting.has_leaders:
            return chosen
        made = self._made(seat, ())
        return made.leaders if made is not None else ()

    def leaders(self, seat: int) -> list[tuple[str, ...]]:
        """Those who can lead the deck of a seat."""
        if seat not in self._leaders:
            self._leaders[seat] = self._seated.leaders(seat)
        return self._leaders[seat]

    def _suggested(self, seat: int) -> dict[str, int]:
        """The deck that a program would build, led by whom was chosen; none if nobody can lead."""
        made = self._made(seat, self.led(seat))
        return made.main if made is not None else {}

    def _made(self, seat: int, leaders: tuple[str, ...]) -> Led | None:
        """The deck that a program would build, for a pool to which nothing is added any more."""
        if not self.sitting.draft.is_over:
            return None
        if (seat, leaders) not in self._decks:
            self._decks[seat, leaders] = self._seated.suggested(seat, leaders)
        return self._decks[seat, leaders]

    def deck_list(self, seat: int) -> str:
        """The deck that a seat has built, as a list. Raises DraftError if there is none yet."""
        if not self.sitting.decks[seat]:
            raise DraftError(Message("this deck isn't built yet"))
        main, leaders = self.sitting.decks[seat], self.sitting.leaders[seat]
        return write_deck(self.sitting.deck(seat, main, self._pool.card, leaders), Dialect.MOXFIELD)

    # -- inside ------------------------------------------------------------------------------------

    def _pick_late(self, now: float) -> bool:
        """Pick for people whose time for it is up; whether there was anybody."""
        draft, late = self.sitting.draft, False
        for seat in people_of(self.sitting) if self.seconds else ():
            number = len(draft.picks[seat])
            if draft.asked(seat) is None or self._waited(seat, number, now) <= self.seconds:
                continue
            self._seated.pick_for(seat)
            late = True
        return late

    def _build_late(self, now: float) -> bool:
        """Build for programs, and for people whose time is up; whether there was anybody."""
        late = False
        for seat, player in enumerate(self.sitting.players):
            is_late = bool(self.minutes) and self._waited(seat, BUILDING, now) > 60 * self.minutes
            if self.sitting.decks[seat] or not (player or is_late) or seat in self._without_deck:
                continue
            leaders = self.led(seat)
            self.sitting.build(seat, self._suggested(seat), Counter(leaders))
            if self.sitting.decks[seat]:
                late = True
            else:
                self._without_deck.add(seat)  # nobody in this pool can lead a deck
        return late

    def _waited(self, seat: int, which: int, now: float) -> float:
        held = self._since.get(seat)
        if held is None or held[0] != which:
            held = self._since[seat] = (which, now)
        return now - held[1]

    def _changed(self) -> None:
        self.version += 1
        self.keep()

    def keep(self) -> None:
        """Keep it whole. Raises DraftError if that fails."""
        kept = _KeptRoom(
            kept_of(self.sitting), self.words, self.seconds, self.minutes, self.what, self.tables
        )
        try:
            write_whole(self._path, msgspec.json.encode(kept))
        except FileError as error:
            raise DraftError(cause(error)) from error


@final
class DraftRooms:
    """The drafts of a server, each in a file of a folder, by their names."""

    def __init__(self, folder: Path, pool: Pool) -> None:
        self.folder = folder
        self.pool = pool
        self._rooms: dict[str, DraftRoom] = {}

    def names(self) -> list[str]:
        """The names of all that are kept."""
        return [path.stem for path in inside(self.folder) if path.suffix == SUFFIX]

    def open_rooms(self) -> list[DraftRoom]:
        """Those that somebody has come to since the server began."""
        return list(self._rooms.values())

    def begin(self, wish: NewDraft) -> DraftRoom:
        """A new draft. Raises JajnaError for one that can't be."""
        if len(self.names()) >= MOST_DRAFTS:
            raise DraftError(Message("there are {most} drafts already", most=MOST_DRAFTS))
        setup, players, words, what = self._setup(wish)
        sitting = Sitting.begun(setup, players, find_era(wish.era).name)
        kept = _KeptRoom(kept_of(sitting), words, wish.seconds, wish.minutes, what)
        path = self.folder / f"{secrets.token_hex(NAME)}{SUFFIX}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DraftError(str(error)) from error
        made = DraftRoom(sitting, kept, path, self.pool)
        made.keep()
        self._rooms[made.name] = made
        return made

    def room(self, name: str) -> DraftRoom:
        """The draft with a name. Raises DraftError for none."""
        if name not in self._rooms:
            self._rooms[name] = self._read(name)
        return self._rooms[name]

    def _read(self, name: str) -> DraftRoom:
        path = self.folder / f"{name}{SUFFIX}"
        if not name.isalnum() or not path.exists():
            raise DraftError(Message("there is no draft with this name"))
        try:
            kept = from_json(read_whole(path), _KeptRoom)
        except (FileError, ContentError) as error:
            raise damaged(path, error) from error
        return DraftRoom(sitting_of(kept.draft, path), kept, path, self.pool)

    def with_decks(self, wish: NewTable) -> NewTable:
        """A table with the decks that were drafted in the place of where they are to be found.

        Who asks must know the word of a seat there. Raises JajnaError otherwise.
        """
        seats = [
            msgspec.structs.replace(seat, deck=self._drafted(seat.drafted), drafted=None)
            if seat.drafted is not None
            else seat
            for seat in wish.seats
        ]
        return msgspec.structs.replace(wish, seats=seats)

    def _drafted(self, meant: Drafted) -> str:
        room = self._read(meant.draft)  # another process may have it
        asking = room.seat(meant.token)
        if not 0 <= meant.seat < len(room.words) or (
            is_another_player(asking, meant.seat) and room.words[meant.seat]
        ):
            raise DraftError(Message("nobody sits there"))
        return room.deck_list(meant.seat)

    def _setup(self, wish: NewDraft) -> tuple[Setup, list[str], list[str], str]:
        """What a draft follows from, who sits there, their words, and what is drafted."""
        era = find_era(wish.era)
        known = {one.value: one for one in DraftKind}
        if wish.kind not in known or wish.drafter not in DRAFTERS:
            raise DraftError(Message("this is no way to draft"))
        kind = known[wish.kind]
        people = [clean_name(one) for one in wish.people]
        if not people or not all(people) or len({one.casefold() for one in people}) < len(people):
            raise DraftError(Message("each person needs a name of their own"))
        fewest = 1 if kind is DraftKind.SEALED else 2
        if not fewest <= wish.seats <= MOST_SEATS:
            raise DraftError(Message("a draft has 2 to {most} seats", most=MOST_SEATS))
        if len(people) > wish.seats:
            raise DraftError(Message("there are more people than seats"))
        if not 0 <= wish.rounds <= MOST_ROUNDS:
            raise DraftError(Message("a draft has 1 to {most} rounds", most=MOST_ROUNDS))
        if not (0 <= wish.seconds <= MOST_SECONDS and 0 <= wish.minutes <= MOST_SECONDS // 60):
            raise DraftError(Message("a clock has at most {most} seconds", most=MOST_SECONDS))
        seed = SystemRandom().randrange(SEEDS) if wish.seed < 0 else wish.seed
        if wish.cube.strip():
            sent_listing(wish.cube)
            cube = read_cube(wish.cube, self.pool.card).cube
            more = None
            packs = cube_packs(kind, wish.seats, cube, seed, wish.rounds)
            what = cube.name
        else:
            printed = set_called(wish.set_code, self.pool.sets)
            rounds = wish.rounds or ROUNDS
            packs = set_packs(kind, wish.seats, printed, self.pool.sets, era, seed, rounds)
            more = spare_packs(printed, self.pool.sets, era, seed)
            what = printed.code
        program = clean_name(wish.program) or "Program"
        names = [f"{program} {seat + 1}" for seat in range(wish.seats)]
        players = [wish.drafter] * wish.seats
        words = [""] * wish.seats
        for place, person in enumerate(people):
            seat = place * wish.seats // len(people)
            names[seat], players[seat] = person, ""
            words[seat] = secrets.token_urlsafe(WORD)
        setup = with_acts(Setup(kind, tuple(names), packs, seed), self.pool.card, more)
        return setup, players, words, what
