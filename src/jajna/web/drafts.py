"""Drafts for the page: new ones, and what each seat may see and do.

A page asks what its seat is asked, and is answered as soon as that has changed: it names the state
that it has, and waits.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from jajna.agents.drafting import is_away
from jajna.cards.pool import Pool
from jajna.cards.printing import card_texts, type_line
from jajna.cards.sets import CardSet
from jajna.errors import CardError, JajnaError
from jajna.formats.boosters import booster_of
from jajna.formats.deck import Finish, Printing
from jajna.formats.suggestion import LAND_OF
from jajna.limited.choices import ChoiceKind
from jajna.limited.drafts import Asked, DraftView, Pack
from jajna.limited.words import choice_words, note_words, shown_words
from jajna.text.catalogue import language
from jajna.text.messages import error_text
from jajna.vocab import COLOR_LETTERS, Type, bits
from jajna.web.draft_rooms import DraftRoom, DraftRooms, Invited, NewDraft
from jajna.web.exchange import as_json, language_of, posted, refused

__all__ = ["DraftInvitation", "Drafts", "DraftsShown", "SeatShown"]

LOG: Final = logging.getLogger(__name__)
WAIT: Final = 20.0
"""Most seconds for which an answer waits until something changes."""
TICK: Final = 0.5
"""Seconds between two looks at the clocks."""


class SetListed(msgspec.Struct, frozen=True):
    """A set of which boosters can be opened."""

    code: str
    name: str


class DraftListed(msgspec.Struct, frozen=True):
    """A draft in a list; ``token`` is the word by which whoever began it enters."""

    draft: str
    token: str
    what: str
    kind: str
    players: list[str]
    over: bool


class DraftsShown(msgspec.Struct, frozen=True):
    """What can be drafted, and the drafts that there are, where who asks may see all."""

    sets: list[SetListed]
    drafts: list[DraftListed]


class SeatInvited(msgspec.Struct, frozen=True):
    """A seat of a person at a draft, with the word by which it is entered."""

    seat: int
    name: str
    token: str


class DraftInvitation(msgspec.Struct, frozen=True):
    """A new draft: the seats of people."""

    draft: str
    people: list[SeatInvited]


class DraftCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card at a draft, in the language of the page."""

    name: str
    said: str
    cost: str = ""
    value: int = 0
    types: str = ""
    kind: str = ""
    """creature, spell, land or other."""
    colors: str = ""
    stats: str = ""
    text: str = ""
    why: str = ""
    """What stops it from being played."""


class PlayerShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as all see it: how many cards it has, how many packs wait there, and who picks."""

    name: str
    cards: int
    packs: int = 0
    program: bool = False
    away: bool = False
    picked_for: int = 0
    """How many cards were taken for a person."""
    built: bool = False
    asked: bool = False
    """Whether it is the seat's turn, where packs don't go around."""
    open: list[str] = []
    """What it has taken, where all see that."""


class TableOffered(msgspec.Struct, frozen=True):
    """A table that somebody at the draft offers."""

    name: str
    table: str
    token: str


class SeatShown(msgspec.Struct, frozen=True):
    """What a seat may know, and what it is asked.

    ``stage`` is picking, waiting, building or over. ``options`` are the places of the cards that
    each answer takes, ``words`` what it does where it does something else, and ``told`` what was
    shown and noted at the table. ``mark`` names the state.
    """

    mark: str
    what: str
    kind: str
    seat: int
    host: bool
    stage: str
    round: int
    number: int
    pick: int
    """Which pick of the round is next, from 1."""
    to_left: bool
    players: list[PlayerShown]
    asked: list[str]
    options: list[list[int]]
    open: list[str]
    piles: list[int]
    pile: int
    """The pile that is looked at, from 0; -1 for none."""
    left: int
    pool: list[tuple[str, int]]
    cards: dict[str, DraftCard]
    seconds: float | None
    deck: list[tuple[str, int]]
    deck_list: str
    """The deck that was built, as a list."""
    tables: list[TableOffered]
    foils: list[int]
    """The places of foils in ``asked``."""
    open_foils: list[int]
    pool_foils: list[tuple[str, int]]
    """How many of the own cards are foils."""
    words: list[str]
    told: list[str]
    leaders: list[str]
    """Who leads the deck, after a Commander draft. CR 903.13e."""
    can_lead: list[list[str]]
    least: int
    """How many cards the deck must have besides those."""
    built: str
    """The format of the deck."""


class PickSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: the place of an option, for the pick with this number, from 0."""

    number: int
    option: int


class AwaySent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is away, or back."""

    seat: int
    away: bool


class LeadSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to lead a deck, by their names."""

    leaders: list[str]


class BuildSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck, by names of cards."""

    main: dict[str, int]


class InviteSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table for somebody at the draft: its open seat's word."""

    seat: int
    table: str
    token: str


@final
class Drafts:
    """The routes for drafts. ``lists_all`` says whether who asks may see all that there are."""

    def __init__(self, rooms: DraftRooms, lists_all: bool) -> None:
        self.rooms = rooms
        self.lists_all = lists_all
        self._run = secrets.token_hex(4)
        """Tells the states of this run of the server from those of others."""
        self._changed = asyncio.Event()
        self._ticking: asyncio.Task[None] | None = None
        self._busy = asyncio.Lock()
        self._sets: list[CardSet] | None = None
        self._told: dict[tuple[str, str], DraftCard] = {}

    def routes(self) -> list[BaseRoute]:
        """What pages can ask."""
        return [
            Route("/api/drafts", self.listed, methods=["GET"]),
            Route("/api/drafts", self.begin, methods=["POST"]),
            Route("/api/drafts/{name}", self.shown, methods=["GET"]),
            Route("/api/drafts/{name}/pick", self.pick, methods=["POST"]),
            Route("/api/drafts/{name}/away", self.away, methods=["POST"]),
            Route("/api/drafts/{name}/lead", self.lead, methods=["POST"]),
            Route("/api/drafts/{name}/build", self.build, methods=["POST"]),
            Route("/api/drafts/{name}/invite", self.invite, methods=["POST"]),
        ]

    # -- requests ----------------------------------------------------------------------------------

    async def listed(self, request: Request) -> Response:
        """What can be drafted, and the drafts there are."""
        if self._sets is None:
            self._sets = _with_boosters(self.rooms.pool)
        code = language_of(request)
        sets = [SetListed(one.code, one.called(code)) for one in self._sets]
        found: list[DraftListed] = []
        for name in self.rooms.names() if self.lists_all else ():
            try:
                room = self.rooms.room(name)
            except JajnaError:
                continue  # a damaged file hides no other draft
            setup = room.sitting.draft.setup
            word = room.words[room.host]
            names = list(setup.names)
            what = self._called(room.what, code)
            found.append(DraftListed(name, word, what, setup.kind.value, names, room.is_over))
        return as_json(DraftsShown(sets, found))

    async def begin(self, request: Request) -> Response:
        """A new draft."""
        wish = await posted(request, NewDraft)
        if isinstance(wish, Response):
            return wish
        try:
            async with self._busy:
                room = await asyncio.to_thread(self.rooms.begin, wish)
                await asyncio.to_thread(room.tick, time.monotonic())
        except JajnaError as error:
            return refused(error_text(error, language_of(request)))
        names = room.sitting.draft.setup.names
        people = [
            SeatInvited(seat, names[seat], word) for seat, word in enumerate(room.words) if word
        ]
        return as_json(DraftInvitation(room.name, people))

    async def shown(self, request: Request) -> Response:
        """What a seat may know, once it is something else than the page has."""
        self._tick_along()
        known = request.query_params.get("known", "")
        until = time.monotonic() + WAIT
        try:
            room, seat = self._at(request)
            while self._mark(room) == known and time.monotonic() < until:
                changed = self._changed
                try:
                    await asyncio.wait_for(changed.wait(), max(until - time.monotonic(), 0.01))
                except TimeoutError:
                    break
            return as_json(self._shown(room, seat, language_of(request)))
        except JajnaError as error:
            return refused(error_text(error, language_of(request)), 404)

    async def pick(self, request: Request) -> Response:
        """Somebody takes what an option is."""
        sent = await posted(request, PickSent)
        if isinstance(sent, Response):
            return sent
        return await self._done(
            request, lambda room, seat: room.pick(seat, sent.number, sent.option)
        )

    async def away(self, request: Request) -> Response:
        """Somebody goes away, or comes back."""
        sent = await posted(request, AwaySent)
        if isinstance(sent, Response):
            return sent
        return await self._done(
            request, lambda room, seat: room.go_away(seat, sent.seat, sent.away)
        )

    async def lead(self, request: Request) -> Response:
        """Somebody has chosen who leads their deck."""
        sent = await posted(request, LeadSent)
        if isinstance(sent, Response):
            return sent
        return await self._done(request, lambda room, seat: room.lead(seat, sent.leaders))

    async def build(self, request: Request) -> Response:
        """Somebody has built their deck."""
        sent = await posted(request, BuildSent)
        if isinstance(sent, Response):
            return sent
        return await self._done(request, lambda room, seat: room.build(seat, sent.main))

    async def invite(self, request: Request) -> Response:
        """Somebody offers a table to another at the draft."""
        sent = await posted(request, InviteSent)
        if isinstance(sent, Response):
            return sent
        return await self._done(
            request,
            lambda room, seat: room.invite(Invited(seat, sent.seat, sent.table, sent.token)),
        )

    # -- inside ------------------------------------------------------------------------------------

    def _at(self, request: Request) -> tuple[DraftRoom, int]:
        room = self.rooms.room(request.path_params["name"])
        return room, room.seat(request.query_params.get("token", ""))

    async def _done(self, request: Request, what: Callable[[DraftRoom, int], None]) -> Response:
        """Do something for a seat, let programs go on, and tell what the seat sees then."""
        try:
            room, seat = self._at(request)
            async with self._busy:
                await asyncio.to_thread(what, room, seat)
                await asyncio.to_thread(room.tick, time.monotonic())
        except JajnaError as error:
            return refused(error_text(error, language_of(request)))
        self._tell()
        return as_json(self._shown(room, seat, language_of(request)))

    def _tell(self) -> None:
        """Let all who wait look again."""
        self._changed.set()
        self._changed = asyncio.Event()

    def _tick_along(self) -> None:
        """Look at the clocks from now on."""
        if self._ticking is None or self._ticking.done():
            self._ticking = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for room in self.rooms.open_rooms():
                if room.is_over:
                    continue
                try:
                    async with self._busy:
                        changed = await asyncio.to_thread(room.tick, time.monotonic())
                except JajnaError:
                    LOG.exception("the draft %s can't be kept", room.name)
                    continue
                if changed:
                    self._tell()

    def _called(self, what: str, code: str) -> str:
        """The name of what is drafted: a set by its code, or a cube."""
        return next((one.called(code) for one in self.rooms.pool.sets if one.code == what), what)

    def _mark(self, room: DraftRoom) -> str:
        return f"{self._run}.{room.version}"

    def _shown(self, room: DraftRoom, seat: int, code: str) -> SeatShown:
        """What a seat may know, and nothing else."""
        sitting = room.sitting
        draft = sitting.draft
        view = draft.view(seat)
        asked, names = view.asked, draft.setup.names
        players = [
            PlayerShown(
                names[one],
                view.sizes[one],
                view.waiting[one] if view.waiting else 0,
                not room.words[one],
                is_away(player) and bool(room.words[one]),
                len(sitting.picked_for[one]),
                bool(sitting.decks[one]),
                not view.waiting and draft.asked(one) is not None,
                [] if one == seat else [card.card for card in _open(view, one)],
            )
            for one, player in enumerate(sitting.players)
        ]
        stage = "picking" if asked is not None else "waiting"
        if draft.is_over:
            stage = "over" if sitting.decks[seat] else "building"
        pool = _counted(view.pools[seat])
        leaders = list(room.led(seat)) if draft.is_over else []
        can_lead = [list(one) for one in room.leaders(seat)] if draft.is_over else []
        deck = list(room.main(seat).items()) if draft.is_over else []
        there = [one.card for one in (*(asked.cards if asked else ()), *view.open)]
        seen = [*there, *(name for name, _ in pool), *(name for name, _ in deck)]
        seen += [name for one in players for name in one.open]
        seen += [name for one in can_lead for name in one]
        if draft.is_over:
            seen += LAND_OF.values()  # there in any number
        return SeatShown(
            self._mark(room),
            self._called(room.what, code),
            draft.setup.kind.value,
            seat,
            seat == room.host,
            stage,
            view.round + 1,
            len(draft.picks[seat]),
            draft.number(seat),
            view.to_left,
            players,
            [one.card for one in asked.cards] if asked is not None else [],
            [list(one) for one in asked.options] if asked is not None else [],
            [one.card for one in view.open],
            list(view.piles),
            view.pile,
            view.left,
            pool,
            {name: self._card(name, code) for name in dict.fromkeys(seen)},
            room.left(seat, time.monotonic()),
            deck,
            room.deck_list(seat) if sitting.decks[seat] else "",
            [
                TableOffered(names[one.host], one.table, one.token)
                for one in room.tables
                if one.guest == seat
            ],
            _foils(asked.cards if asked is not None else ()),
            _foils(view.open),
            _counted(tuple(one for one in view.pools[seat] if one.finish is not Finish.PLAIN)),
            self._words(asked, names, code),
            self._told_of(view, names, code),
            leaders,
            can_lead,
            sitting.rules.smallest_deck - len(leaders),
            sitting.rules.name,
        )

    def _words(self, asked: Asked | None, names: Sequence[str], code: str) -> list[str]:
        """What options do that are more than to take cards; "" for the others."""
        return [
            ""
            if one.kind is ChoiceKind.TAKE
            else choice_words(one, names, self._namer(code), language(code))
            for one in (asked.choices if asked is not None else ())
        ]

    def _told_of(self, view: DraftView, names: Sequence[str], code: str) -> list[str]:
        """What a seat was shown, the latest first, and what was noted."""
        called, spoken = self._namer(code), language(code)
        told = [
            f"{name} – {note_words(one, called, spoken)}"
            for name, notes in zip(names, view.notes, strict=False)
            for one in notes
        ]
        return [*[shown_words(one, names, called, spoken) for one in view.seen[::-1]], *told]

    def _namer(self, code: str) -> Callable[[str], str]:
        """What says the names of cards in a language."""
        return lambda name: self._card(name, code).said

    def _card(self, name: str, code: str) -> DraftCard:
        if (name, code) not in self._told:
            self._told[name, code] = _told(name, self.rooms.pool, code)
        return self._told[name, code]


def _with_boosters(pool: Pool) -> list[CardSet]:
    """The sets of which boosters can be opened."""
    found: list[CardSet] = []
    for one in pool.sets:
        try:
            booster_of(one, pool.sets)
        except CardError:
            continue
        found.append(one)
    return found


def _open(view: DraftView, seat: int) -> Pack:
    """What another seat has that all may look at."""
    return view.face_up[seat] if view.face_up else view.pools[seat]


def _counted(cards: tuple[Printing, ...]) -> list[tuple[str, int]]:
    return list(Counter(one.card for one in cards).items())


def _foils(cards: tuple[Printing, ...]) -> list[int]:
    """The places of the cards that are foils."""
    return [place for place, one in enumerate(cards) if one.finish is not Finish.PLAIN]


def _told(name: str, pool: Pool, code: str) -> DraftCard:
    try:
        card = pool.card(name)
    except CardError as error:
        return DraftCard(name, name, why=error_text(error, code))
    face = card.faces[0]
    said = card.spanish if code == "es" and card.spanish else card.name
    types = face.types
    kind = "land" if types & Type.LAND else "creature" if types & Type.CREATURE else "other"
    if types & (Type.INSTANT | Type.SORCERY):
        kind = "spell"
    return DraftCard(
        card.name,
        said,
        str(face.mana_cost) if face.mana_cost is not None else "",
        int(face.mana_cost.value) if face.mana_cost is not None else 0,
        type_line(face, code),
        kind,
        "".join(COLOR_LETTERS[color] for color in bits(face.colors)),
        f"{face.power}/{face.toughness}" if face.power else "",
        "\n".join(card_texts(card, code)),
    )
