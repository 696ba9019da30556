"""What a deck can be expected to do, for the page: chances to cast its spells, games against
nobody, and games against other decks. CR 103.5.

Games take time: they are played in a process of their own, which takes and gives data alone.
"""

from __future__ import annotations

from typing import Final, final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from jajna.cards.pool import Pool
from jajna.era import CURRENT, Era
from jajna.era import find as find_era
from jajna.errors import DeckError, JajnaError
from jajna.formats.castability import castability
from jajna.formats.deck import Deck
from jajna.formats.decklist import deck_of
from jajna.formats.summary import lands_advised, summary_of
from jajna.formats.themes import THEMES, theme
from jajna.messages import Message
from jajna.simulation.gauntlets import gauntlet
from jajna.simulation.goldfish import goldfish, openings
from jajna.text.messages import error_text
from jajna.vocab import COLOR_LETTERS
from jajna.web.deck_lists import sent_listing
from jajna.web.exchange import as_json, language_of, posted, refused
from jajna.web.judging import Failed
from jajna.web.workshop import Workshop

__all__ = ["Chances", "ChancesShown", "ChancesWanted", "GauntletShown", "GoldfishShown", "work"]

SECONDS: Final = 90.0
"""Most seconds that the games of a request may take."""
HANDS: Final = 200
"""Hands that are dealt, with mulligans."""
GAMES: Final = 30
"""Games against nobody."""
AGAINST_EACH: Final = 20
"""Games against each other deck."""
MOST_OTHERS: Final = 5
FEWEST_CARDS: Final = 7
"""Of a deck of which hands are dealt. CR 103.5."""
CASTING: Final = "casting"
GOLDFISH: Final = "goldfish"
GAUNTLET: Final = "gauntlet"


class ChancesWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked about a list: casting, goldfish or gauntlet; for the last against which decks
    that come with Jajna.
    """

    text: str
    what: str = CASTING
    era: str = CURRENT.name
    against: list[str] = []
    seed: int = 0


class CostShown(msgspec.Struct, frozen=True):
    """A cost of the deck's cards, and by turn the chance that it can be paid: exact for the first
    hand, and counted over hands as they are kept.
    """

    cost: str
    value: int
    cards: list[str]
    chances: list[float]
    counted: list[float]


class ColorShown(msgspec.Struct, frozen=True):
    """A color: its symbols in costs, and the lands that give it."""

    color: str
    symbols: int
    sources: int


class ChancesShown(msgspec.Struct, frozen=True, tag_field="is", tag="casting"):
    """When spells can be cast, and how many lands decks of such costs have."""

    cards: int
    lands: int
    advised: int
    colors: list[ColorShown]
    costs: list[CostShown]
    hands: int
    again: int
    """Of the hands how many were sent back at least once."""


class GoldfishShown(msgspec.Struct, frozen=True, tag_field="is", tag="goldfish"):
    """Games against somebody who does nothing: on which turn they were won."""

    games: int
    unfinished: int
    average: float
    won_on: list[tuple[int, int]]
    lands: list[float]
    damage: list[float]


class AgainstShown(msgspec.Struct, frozen=True):
    """The games against a deck, "" for all, and between which shares the true one lies."""

    deck: str
    games: int
    wins: int
    share: float
    low: float
    high: float


class GauntletShown(msgspec.Struct, frozen=True, tag_field="is", tag="gauntlet"):
    """Games against other decks."""

    against: list[AgainstShown]


@final
class Chances:
    """The route for what a deck can be expected to do."""

    def __init__(self, workshop: Workshop | None = None) -> None:
        self.workshop = workshop or Workshop(work, SECONDS)

    def routes(self) -> list[BaseRoute]:
        """What pages can ask."""
        return [Route("/api/decks/chances", self.told, methods=["POST"])]

    async def told(self, request: Request) -> Response:
        """What a list can be expected to do."""
        wish = await posted(request, ChancesWanted)
        if isinstance(wish, Response):
            return wish
        code = language_of(request)
        try:
            _checked(wish)
            content = await self.workshop.do(msgspec.msgpack.encode((wish, code)), "")
        except JajnaError as error:
            return refused(error_text(error, code))
        told = msgspec.json.decode(
            content, type=ChancesShown | GoldfishShown | GauntletShown | Failed
        )
        return refused(told.why) if isinstance(told, Failed) else as_json(told)


def _checked(wish: ChancesWanted) -> None:
    """Raises JajnaError for what can't be told, before anything is begun."""
    sent_listing(wish.text)
    find_era(wish.era)
    if wish.what not in (CASTING, GOLDFISH, GAUNTLET):
        known = ", ".join((CASTING, GOLDFISH, GAUNTLET))
        raise DeckError(Message("of a deck can be told: {known}", known=known))
    if wish.what == GAUNTLET and not 0 < len(wish.against) <= MOST_OTHERS:
        raise DeckError(Message("choose 1 to {most} decks to play against", most=MOST_OTHERS))
    for name in wish.against:
        if name not in THEMES:
            raise DeckError(Message("no deck that comes with Jajna is called {name}",
                                    name=repr(name)))  # fmt: skip


def casting(deck: Deck, era: Era, seed: int) -> ChancesShown:
    """When the spells of a deck can be cast."""
    numbers = summary_of(deck)
    counted = openings(deck, HANDS, seed, era)
    return ChancesShown(
        numbers.cards,
        numbers.lands,
        lands_advised(numbers),
        [
            ColorShown(COLOR_LETTERS[color], count, numbers.sources[color])
            for color, count in numbers.symbols.items()
            if count or numbers.sources[color]
        ],
        [
            CostShown(
                one.cost,
                one.value,
                list(one.cards),
                [round(share, 4) for share in one.chances],
                [round(share, 4) for share in counted.castable[one.cost]],
            )
            for one in castability(deck, era=era)
        ],
        counted.games,
        sum(count for number, count in counted.mulligans.items() if number),
    )


def against_nobody(deck: Deck, era: Era, seed: int) -> GoldfishShown:
    """How fast a deck wins against somebody who does nothing."""
    found = goldfish(deck, GAMES, seed, era)
    return GoldfishShown(
        found.games,
        found.unfinished,
        round(found.average, 2),
        list(found.won_on.items()),
        [round(one, 2) for one in found.lands],
        [round(one, 2) for one in found.damage],
    )


def against_others(deck: Deck, others: list[str], era: Era, seed: int, pool: Pool) -> GauntletShown:
    """What share of its games a deck wins against others."""
    decks = [(name, tuple(theme(name, pool.card).cards())) for name in others]
    played = gauntlet(tuple(deck.cards()), decks, AGAINST_EACH, seed, era=era, jobs=1)
    return GauntletShown(
        [
            AgainstShown(one.against, one.games, one.wins, round(one.share, 4),
                         round(one.interval[0], 4), round(one.interval[1], 4))
            for one in played
        ]
    )  # fmt: skip


# -- in a process ----------------------------------------------------------------------------------

_POOLS: Final[list[Pool]] = []


def work(content: bytes) -> bytes:
    """What is told to a request; a ``Failed`` for what can't be told."""
    wish, code = msgspec.msgpack.decode(content, type=tuple[ChancesWanted, str])
    if not _POOLS:
        _POOLS.append(Pool())
    told: ChancesShown | GoldfishShown | GauntletShown | Failed
    try:
        told = _told(wish, _POOLS[0])
    except JajnaError as error:
        told = Failed(error_text(error, code))
    return msgspec.json.encode(told)


def _told(wish: ChancesWanted, pool: Pool) -> ChancesShown | GoldfishShown | GauntletShown:
    deck = deck_of(sent_listing(wish.text), pool.card).deck
    if deck.size < FEWEST_CARDS:
        raise DeckError(Message("of {count} cards no hand can be dealt", count=deck.size))
    era = find_era(wish.era)
    if wish.what == GOLDFISH:
        return against_nobody(deck, era, wish.seed)
    if wish.what == GAUNTLET:
        return against_others(deck, wish.against, era, wish.seed, pool)
    return casting(deck, era, wish.seed)
