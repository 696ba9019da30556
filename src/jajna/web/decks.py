"""Decks for the page: those there are, lists read and judged, cards searched, lists kept.

All is done by ``collection``, ``formats`` and the pool; here it becomes data for a page.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from jajna.card import Card
from jajna.cards.entries import entry_data
from jajna.cards.pool import Pool
from jajna.cards.printing import data_type_line, type_line
from jajna.cards.queries import parse_query
from jajna.collection.editor import looked_up, report_in, report_on, saved
from jajna.collection.profiles import Profiles, SavedDeck
from jajna.collection.store import change, profiles_path, read_profiles
from jajna.era import CURRENT, Era
from jajna.era import find as find_era
from jajna.errors import DeckError, JajnaError
from jajna.formats.broken_rules import told
from jajna.formats.construction import CASUAL, Construction
from jajna.formats.deck import Copies, Deck
from jajna.formats.decklist import DeckListError, known_names, read_list
from jajna.formats.dialects.lists import Listing, Part, Problem
from jajna.formats.dialects.writers import Dialect, losses, written
from jajna.formats.known import formats_of, known_formats
from jajna.formats.summary import summary_of
from jajna.formats.themes import COMMANDED, THEMES, theme
from jajna.messages import Message
from jajna.text.catalogue import SPANISH, Language, language
from jajna.text.messages import error_text, worded
from jajna.vocab import COLOR_LETTERS, Type, bits
from jajna.web.deck_lists import sent_listing
from jajna.web.exchange import as_json, language_of, posted, refused

__all__ = ["DeckRead", "DeckWritten", "Decks", "DecksShown", "Found"]

FIRST_PROFILE: Final = "Player"
"""Whose decks are kept where nobody has a profile yet."""
MOST_FOUND: Final = 60
"""Cards that a search sends."""
LONGEST_QUERY: Final = 200


class DeckShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck that can be chosen: one that comes with Jajna, or of a profile."""

    name: str
    cards: int
    colors: str
    text: str
    owner: str = ""
    format: str = ""
    why: str = ""
    """Why it can't be played."""
    led: str = ""
    """The commanders of the deck."""


class DecksShown(msgspec.Struct, frozen=True):
    """The decks there are, and whether a page may keep more."""

    themes: list[DeckShown]
    own: list[DeckShown]
    dialects: list[str]
    keeps: bool


class ListWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list to be read, kept or written otherwise."""

    text: str
    name: str = ""
    era: str = CURRENT.name
    format: str = CASUAL.name
    dialect: str = ""
    replaces: bool = False


class ProblemShown(msgspec.Struct, frozen=True):
    """What is wrong with a line of a list; line 0 is the list as a whole."""

    line: int
    why: str


class LineShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Copies of a card in a deck."""

    count: int
    name: str
    spanish: str = ""
    cost: str = ""
    types: str = ""
    colors: str = ""
    kind: str = ""
    """creature, spell, land or other; "" for a card that can't be played."""
    value: int = 0
    why: str = ""
    """What stops it from being played."""


class FormatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A format, and what of the deck breaks its rules."""

    name: str
    legal: bool
    reasons: list[str] = []


class DeckRead(msgspec.Struct, frozen=True):
    """A list as it was read: its cards, numbers, problems and legality."""

    name: str
    cards: int
    lands: int
    colors: str
    curve: list[tuple[int, int]]
    sources: list[tuple[str, int]]
    odd_lands: bool
    main: list[LineShown]
    side: list[LineShown]
    problems: list[ProblemShown]
    notes: list[ProblemShown]
    formats: list[FormatShown]
    led: str = ""
    """The commanders of the deck."""


class DeckWritten(msgspec.Struct, frozen=True):
    """A list in another dialect, with what that can't tell and what isn't known."""

    text: str
    notes: list[str]


class FoundCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that a search found."""

    name: str
    spanish: str = ""
    cost: str = ""
    types: str = ""
    playable: bool = True


class Found(msgspec.Struct, frozen=True):
    """What a search found: of so many the first ones."""

    total: int
    cards: list[FoundCard]


@final
class Decks:
    """The routes for decks and cards. Decks of profiles are shown and kept at home alone: where
    nobody else reaches the server.
    """

    def __init__(self, pool: Pool, is_home: bool, profiles: Path | None = None) -> None:
        self.pool = pool
        self.is_home = is_home
        self._profiles = profiles
        self._formats: dict[str, list[Construction]] = {}

    def routes(self) -> list[BaseRoute]:
        """What pages can ask."""
        return [
            Route("/api/decks", self.listed, methods=["GET"]),
            Route("/api/decks/read", self.read, methods=["POST"]),
            Route("/api/decks/write", self.write, methods=["POST"]),
            Route("/api/decks/keep", self.keep, methods=["POST"]),
            Route("/api/cards", self.search, methods=["GET"]),
            Route("/api/cards/one", self.card, methods=["GET"]),
        ]

    # -- requests ----------------------------------------------------------------------------------

    async def listed(self, request: Request) -> Response:
        """The decks that there are."""
        code = language_of(request)
        themes = [self._shown(theme(name, self.pool.card)) for name in (*THEMES, *COMMANDED)]
        try:
            own = self._own(code) if self.is_home else []
        except JajnaError as error:
            return refused(error_text(error, code))
        return as_json(DecksShown(themes, own, [one.value for one in Dialect], self.is_home))

    async def read(self, request: Request) -> Response:
        """A list, read and judged."""
        wish = await posted(request, ListWanted)
        if isinstance(wish, Response):
            return wish
        spoken = language(language_of(request))
        try:
            return as_json(self._read(wish, spoken))
        except JajnaError as error:
            return refused(error_text(error, spoken.code))

    async def write(self, request: Request) -> Response:
        """A list in the dialect of another program."""
        wish = await posted(request, ListWanted)
        if isinstance(wish, Response):
            return wish
        try:
            if wish.dialect not in [one.value for one in Dialect]:
                known = ", ".join(one.value for one in Dialect)
                raise DeckError(Message("there are the dialects {known}", known=known))
            listing = known_names(sent_listing(wish.text), self.pool.card)
            dialect = Dialect(wish.dialect)
            lost = [Problem(0, one) for one in losses(listing, dialect)]
            notes = [one.message for one in (*listing.notes, *lost)]
            code = language_of(request)
            said = [worded(one, code) if isinstance(one, Message) else one for one in notes]
            return as_json(DeckWritten(written(listing, dialect), said))
        except JajnaError as error:
            return refused(error_text(error, language_of(request)))

    async def keep(self, request: Request) -> Response:
        """Keep a list among the decks of the user's profile."""
        wish = await posted(request, ListWanted)
        if isinstance(wish, Response):
            return wish
        code = language_of(request)
        if not self.is_home:
            return refused(worded(Message("decks are kept on your own machine alone"), code), 403)
        try:
            sent_listing(wish.text)
            era = find_era(wish.era)
            built = formats_of(self.pool)(wish.format, era)
            deck = read_list(wish.text, self.pool.card).deck
            kept = saved(Deck(wish.name, deck.main, deck.sideboard), built.name, era)

            def keep(profiles: Profiles) -> tuple[Profiles, str]:
                if not profiles.profiles:
                    profiles = profiles.with_new(FIRST_PROFILE)
                profile = profiles.profile()
                there = wish.replaces and profile.has_deck(wish.name)
                changed = profile.with_deck(kept, wish.name if there else "")
                return profiles.with_changed(changed), f"{profile.name}/{kept.name}"

            return as_json({"name": change(self._path(), keep)})
        except JajnaError as error:
            return refused(error_text(error, code))

    async def search(self, request: Request) -> Response:
        """The cards that a query finds, as ``jajna cards search`` reads it."""
        text, code = request.query_params.get("q", ""), language_of(request)
        if len(text) > LONGEST_QUERY:
            return refused(worded(Message("a search can have {most} letters", most=LONGEST_QUERY),
                                  code))  # fmt: skip
        try:
            found = self.pool.search(parse_query(text))
            shown = self.pool.judged(found[:MOST_FOUND])
        except JajnaError as error:
            return refused(error_text(error, code))
        cards = [
            FoundCard(
                one.data.name,
                one.data.spanish_name,
                " // ".join(face.mana_cost for face in one.data.faces if face.mana_cost),
                " // ".join(data_type_line(face, code) for face in one.data.faces),
                bool(one.compiled),
            )
            for one in shown
        ]
        return as_json(Found(len(found), cards))

    async def card(self, request: Request) -> Response:
        """All about one card, with the clauses that stop it."""
        name, code = request.query_params.get("name", ""), language_of(request)
        if len(name) > LONGEST_QUERY:
            return refused(worded(Message("there is no such card"), code), 404)
        try:
            era = find_era(request.query_params.get("era", CURRENT.name))
            return as_json(entry_data(self.pool.entry(name), code, era))
        except JajnaError as error:
            return refused(error_text(error, code), 404)

    # -- inside ------------------------------------------------------------------------------------

    def _path(self) -> Path:
        return self._profiles or profiles_path()

    def _own(self, code: str) -> list[DeckShown]:
        """The decks of the profiles on this machine."""
        found: list[DeckShown] = []
        for profile in read_profiles(self._path()).profiles:
            for kept in profile.decks:
                try:
                    shown = self._shown(looked_up(kept, self.pool.card))
                    shown = msgspec.structs.replace(shown, owner=profile.name, format=kept.format)
                except JajnaError as error:
                    size = sum(count for _, count in kept.main)
                    text = _text(kept.main, kept.sideboard)
                    why = error_text(error, code)
                    shown = DeckShown(kept.name, size, "", text, profile.name, kept.format, why)
                found.append(shown)
        return found

    def _shown(self, deck: Deck) -> DeckShown:
        colors = _letters(summary_of(deck).colors)
        text = _text(_names(deck.main), _names(deck.sideboard))
        led = " + ".join(card.name for card in deck.leaders())
        return DeckShown(deck.name, deck.size, colors, text, led=led)

    def _read(self, wish: ListWanted, spoken: Language) -> DeckRead:
        listing = sent_listing(wish.text)
        era = find_era(wish.era)
        kept = SavedDeck(
            wish.name or listing.name,
            CASUAL.name,
            era.name,
            _part(listing, (Part.MAIN, Part.COMMANDER)),
            _part(listing, (Part.SIDEBOARD, Part.COMPANION)),
        )
        problems, notes = self._problems(wish.text)
        report = report_on(kept, None, self.pool.card, formats_of(self.pool))
        numbers = report.summary
        stopped = {name: error_text(why, spoken.code) for name, why in report.unplayable}
        unplayable = [why for _, why in stopped.items()]
        formats: list[FormatShown] = []
        for built in self._known(era):
            report = report_in(kept, None, self.pool.card, built)
            reasons = [told(one, spoken, self._named(one.card, spoken))
                       for one in report.violations] + unplayable  # fmt: skip
            formats.append(FormatShown(built.name, report.is_legal, reasons))
        return DeckRead(
            kept.name,
            numbers.cards,
            numbers.lands,
            _letters(numbers.colors),
            list(numbers.curve.items()),
            [(COLOR_LETTERS[color], count) for color, count in numbers.sources.items() if count],
            numbers.has_odd_lands,
            self._lines(kept.main, stopped, spoken),
            self._lines(kept.sideboard, stopped, spoken),
            _problems(problems, spoken.code),
            _problems(notes, spoken.code),
            formats,
            " + ".join(name for name, _ in _part(listing, (Part.COMMANDER,))),
        )

    def _problems(self, text: str) -> tuple[tuple[Problem, ...], tuple[Problem, ...]]:
        """What stops a list from being played, and what is to be known of it."""
        try:
            return (), read_list(text, self.pool.card).notes
        except DeckListError as error:
            return error.problems, ()

    def _known(self, era: Era) -> list[Construction]:
        """The formats that there are in an era, those without cards aside."""
        found = self._formats.get(era.name)
        if found is None:
            found = []
            held = known_formats(self.pool, era)
            for name in held.names():
                try:
                    found.append(held.called(name))
                except DeckError:
                    continue  # none of its cards is known
            self._formats[era.name] = found
        return found

    def _named(self, name: str, spoken: Language) -> str:
        if not name or spoken.code != SPANISH:
            return name
        return self.pool.card(name).spanish or name

    def _lines(
        self, part: Iterable[tuple[str, int]], stopped: dict[str, str], spoken: Language
    ) -> list[LineShown]:
        found: list[LineShown] = []
        for name, count in part:
            if name in stopped:
                found.append(LineShown(count, name, why=stopped[name]))
                continue
            card = self.pool.card(name)
            face = card.faces[0]
            cost = face.mana_cost
            found.append(
                LineShown(
                    count,
                    card.name,
                    card.spanish,
                    str(cost) if cost is not None else "",
                    type_line(face, spoken.code),
                    _letters(face.colors),
                    _kind(card),
                    int(cost.value) if cost is not None else 0,
                )
            )
        return found


def _part(listing: Listing, parts: tuple[Part, ...]) -> tuple[tuple[str, int], ...]:
    found: dict[str, int] = {}
    for one in listing.cards:
        if one.part in parts:
            found[one.name] = found.get(one.name, 0) + max(one.copies, 1)
    return tuple(found.items())


def _names(part: Copies) -> list[tuple[str, int]]:
    return [(card.name, count) for card, count in part]


def _text(main: Iterable[tuple[str, int]], side: Iterable[tuple[str, int]]) -> str:
    """A deck as a list."""
    lines = [f"{count} {name}" for name, count in main]
    beside = [f"{count} {name}" for name, count in side]
    return "\n".join([*lines, "", "Sideboard", *beside] if beside else lines)


def _letters(mask: int) -> str:
    return "".join(COLOR_LETTERS[color] for color in bits(mask))


def _kind(card: Card) -> str:
    types = card.faces[0].types
    if types & Type.LAND:
        return "land"
    if types & Type.CREATURE:
        return "creature"
    return "spell" if types & (Type.INSTANT | Type.SORCERY) else "other"


def _problems(found: Iterable[Problem], code: str) -> list[ProblemShown]:
    return [
        ProblemShown(one.line, worded(one.why, code) if isinstance(one.why, Message) else one.why)
        for one in found
    ]
