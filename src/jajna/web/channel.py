"""The stream of one seat at a table: a snapshot first, then what has changed, and news.

No sockets: the server sends what this makes, and hands over what it gets. Two games that differ
only in what is hidden from a seat give it the same stream, letter for letter (CR 400.2).
"""

from __future__ import annotations

import sys
from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, cast, final

import msgspec

from jajna.decision import Answer, Decision
from jajna.errors import IllegalAnswerError
from jajna.events.base import Event
from jajna.events.players import GameDrawn, GameDrawnFor, PlayerLost, PlayerWon
from jajna.kernel.game import Game
from jajna.kernel.views.view import view
from jajna.messages import Message
from jajna.tables.clock import Clock
from jajna.tables.news import News
from jajna.tables.requests import Answered, Request
from jajna.tables.seat import Seat
from jajna.tables.table import Stage, Table, TableError
from jajna.text.catalogue import Language
from jajna.text.log import account_of, is_told
from jajna.text.reasons import reason_text
from jajna.text.things import Teller
from jajna.vocab import is_another_player
from jajna.web.asked import Asked, Given, asked, meant
from jajna.web.company import WATCHER, Company
from jajna.web.numbers import Numbers
from jajna.web.packer import Packer
from jajna.web.patches import Data, difference
from jajna.web.shown import Board, Cards, CardShown, board, tell_deck

__all__ = ["KEPT", "Channel", "Happening", "Patch", "Snapshot", "State", "TableShown"]

TOLD: Final = 300
"""The latest events of a game that a snapshot tells."""
KEPT: Final = 16
"""The latest events that a table keeps besides those that are still to be told. Whoever asks for
earlier ones is told of the game played again.
"""


class OfferShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offer that stands: what, whose, and whose word is awaited."""

    what: str
    by: int
    awaited: tuple[int, ...] = ()


class YieldShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat yields to; ``says`` is yes, no or nothing."""

    name: str
    ability: bool = False
    says: str = ""
    turn: bool = False


class TableShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table around the game, as one seat may know it."""

    stage: str
    game: int
    games: int
    wins: tuple[int, ...]
    people: tuple[int, ...]
    asked: int = -1
    why: str = ""
    """Why the seat is asked, as ``tables.seat.WhyAsked``."""
    offer: OfferShown | None = None
    ready: tuple[int, ...] = ()
    stops: str = ""
    until: str = ""
    yields: tuple[YieldShown, ...] = ()
    holds: bool = False
    pays_by_hand: bool = False
    may_cancel: bool = False
    """Whether what is being cast or activated can be taken back. CR 732.1."""
    seconds: tuple[int, ...] = ()
    """The whole seconds that each seat has left; empty where nobody's time is counted."""
    runs: int = -1
    """The seat whose time runs."""
    winner: int = -2
    """Who won the latest game, -1 for nobody, -2 while it goes on."""
    ended: tuple[str, ...] = ()
    """Why the latest game is over: who lost or won it and by what. CR 104.2, 104.3."""
    promise: str = ""
    """What is promised of the game's chance."""
    here: tuple[int, ...] = ()
    """The seats of which a page is there."""
    watchers: int = 0
    watches: bool = False
    """Whether this page only looks on."""
    hands: tuple[int, ...] = ()
    """The seats that let those who look on see the hands, as they do once all people let them."""
    helpless: int = -1
    """The seat of the program for whose want of an answer the table is paused."""
    tournament: str = ""
    """The tournament to which the match belongs."""


class DeckCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards of a name that a seat has: how many of them are in the main deck and outside."""

    name: str
    called: str
    main: int = 0
    side: int = 0


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a seat is shown, the log aside."""

    table: TableShown
    board: Board
    ask: Asked | None = None
    deck: tuple[DeckCard, ...] = ()
    """The cards of the seat between two games. CR 100.4."""


class Snapshot(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="snapshot"):
    """The whole state, with the cards in it by their numbers, and the latest lines of the log."""

    number: int
    language: str
    state: State
    cards: dict[str, CardShown]
    log: list[str]


class Patch(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="patch"):
    """What has changed since the message with the number before, and what happened.

    Patch and cards are packed (``web.packer``).
    """

    number: int
    patch: dict[str, object]
    """A JSON merge patch for the state."""
    cards: dict[str, object] = {}
    """Further cards by their numbers, as ``CardShown``."""
    log: list[str] = []


class Happening(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="news"):
    """Something that happened at the table besides the game."""

    what: str
    seat: int = -1
    about: str = ""
    count: int = 0


Sent: TypeAlias = Snapshot | Patch | Happening


@final
class Channel:
    """What one seat is sent, in a language. ``names`` are those of cards in it.

    The seat may be ``WATCHER``: who looks on knows what everybody at the table sees, and the hands
    too if all people there let them.
    """

    def __init__(
        self,
        table: Table,
        seat: int,
        language: Language,
        names: Mapping[str, str],
        company: Company | None = None,
    ) -> None:
        self.table = table
        self.seat = seat
        self.language = language
        self.names = names
        self.company = company or Company()
        self.numbers = Numbers()
        self.number = 0
        """The number of the message that was sent last."""
        self.lines_sent = 0
        """The lines of the log that were sent since the latest snapshot."""
        self._places = array("i")
        """For each of them the place of its first event, counted as ``_passed``."""
        self._passed = 0
        """The events that the log had since the latest snapshot; those in it are below 0."""
        self._ends: tuple[int, str, tuple[str, ...]] = (0, "", ())
        """Why a game was over, by its number and the language."""
        self._cards = Cards()
        self._packer = Packer()
        self._sent = b""
        """The state that was sent last, as JSON: it takes little room while nothing happens."""
        self._game = 0
        self._latest: Event | None = None
        """The event that was told last."""

    # -- what is sent ------------------------------------------------------------------------------

    def snapshot(self, now: float = 0.0) -> Snapshot:
        """The whole state, from which patches go on."""
        self._cards = Cards()
        if not self.watches:
            deck = self.table.session.setup.decks[self.seat]
            tell_deck(deck, self.language, self.names, self._cards)
        state = self._state(now)
        self._sent = msgspec.json.encode(state)
        cards = self._cards.take_new()
        self._packer.begin(_data(self._sent), _data(msgspec.json.encode(cards)))
        self.number += 1
        log = self._log(TOLD)[-TOLD:]
        self.lines_sent, self._places, self._passed = 0, array("i"), -len(log)
        lines = self._lines(log)
        return Snapshot(self.number, self.language.code, state, cards, lines)

    def update(self, now: float = 0.0) -> Snapshot | Patch | None:
        """What has changed since the last message; the whole after something was taken back."""
        told = self._place()
        if not self._sent or told < 0:
            return self.snapshot(now)
        sent = msgspec.json.encode(self._state(now))
        lines = self._lines(self.table.session.game.history.log[told:])
        if sent == self._sent and not lines:
            return None
        before, state = _data(self._sent), _data(sent)
        packed = self._packer.patch(difference(before, state), before)
        cards = self._packer.walk(_data(msgspec.json.encode(self._cards.take_new())))
        self._sent = sent
        self.number += 1
        return Patch(
            self.number,
            cast("dict[str, object]", packed),
            cast("dict[str, object]", cards),
            lines,
        )

    def speak(self, language: Language, names: Mapping[str, str]) -> None:
        """Go on in another language, with a snapshot next."""
        self.language = language
        self.names = names
        self._sent = b""

    def news(self, news: News) -> Happening:
        """Something that happened at the table, as it is sent."""
        return Happening(news.what.value, news.seat, news.about, news.number)

    # -- what is wanted ----------------------------------------------------------------------------

    def answer(self, number: int, given: Given, now: float = 0.0) -> None:
        """Answer the question with this number.

        Raises IllegalAnswerError and TableError as ``Table.handle``, with nothing changed.
        """
        answer = self.meant(number, given)
        reason = self.table.session.game.why_not(answer)
        if reason is not None:
            raise IllegalAnswerError(reason_text(reason, self.teller()))
        self.table.handle(self.seat, Answered(number, answer.notation()), now)

    def meant(self, number: int, given: Given) -> Answer:
        """The answer that is given to the question with this number.

        Raises IllegalAnswerError and TableError where there is none, or another is asked.
        """
        question = self.question()
        if question is None:
            raise TableError(Message("you aren't asked anything now"))
        if number != self.table.revision:
            raise TableError(Message("this answer is to an earlier question"))
        return meant(given, question, self.numbers)

    def want(self, request: Request, now: float = 0.0) -> None:
        """Ask the table for something; raises as ``Table.handle``."""
        self.table.handle(self.seat, request, now)

    # -- inside ------------------------------------------------------------------------------------

    def teller(self, events: Sequence[Event] | None = None) -> Teller:
        """Who tells this seat what is, and with ``events`` what happened too."""
        game = self.table.session.game
        if events is None and not is_another_player(self.table.asked, self.seat):
            return Teller(self.language, self.table.view_to_decide(), self.names)
        seen = view(game, self.seat, events is not None, self._lent_eyes())
        return Teller(self.language, seen, self.names, events or ())

    @property
    def watches(self) -> bool:
        """Whether this is the stream of somebody who only looks on."""
        return not is_another_player(self.seat, WATCHER)

    def _lent_eyes(self) -> Sequence[int]:
        """The seats whose knowledge is shown besides one's own."""
        if self.watches and self.company.shows_hands(self.table.people()):
            return range(len(self.table.seats))
        return ()

    def question(self) -> Decision | None:
        """The question to this seat, None for none."""
        table = self.table
        is_asked = not is_another_player(table.asked, self.seat) and not table.keeps_back
        return table.question if is_asked else None

    def _state(self, now: float) -> State:
        table = self.table
        teller = self.teller()
        shown = board(teller, self.numbers, self._cards)
        if self.watches:  # a page shows some player nearest
            shown = msgspec.structs.replace(shown, seat=0)
        question = self.question()
        if question is None:
            return State(self._table(now), shown, deck=self._deck())
        ask = asked(question, table.revision, teller, self.numbers, shown)
        why = table.seats[self.seat].why_asked(question, teller.view)
        return State(self._table(now, why.value), shown, ask)

    def _table(self, now: float, why: str = "") -> TableShown:
        table = self.table
        who = Seat() if self.watches else table.seats[self.seat]
        offer = table.offer
        clock = table.clock
        has_ended = table.stage in (Stage.BETWEEN_GAMES, Stage.OVER)
        return TableShown(
            stage=table.stage.value,
            game=table.game_number,
            games=table.games,
            wins=tuple(table.wins),
            people=tuple(table.people()),
            asked=table.asked,
            why=why,
            offer=OfferShown(offer.what.value, offer.by, tuple(offer.awaited)) if offer else None,
            ready=tuple(table.ready),
            stops="" if self.watches else who.stops.spec(),
            until="" if self.watches else who.yields.until.value,
            yields=tuple(
                YieldShown(
                    self.names.get(one.name, one.name),
                    one.is_ability,
                    "" if one.says is None else "yes" if one.says else "no",
                    one.turn > 0,
                )
                for one in who.yields.held
            ),
            holds=who.holds,
            pays_by_hand=who.pays_by_hand,
            may_cancel=self.question() is not None
            and table.session.game.history.checkpoint is not None,
            seconds=_seconds(clock, len(table.seats), now),
            runs=clock.running if clock is not None else -1,
            winner=table.last_winner if has_ended else -2,
            ended=self._ended() if has_ended else (),
            promise=self.company.promise(table.game_number, table.session.setup.seed),
            here=self.company.here,
            watchers=self.company.watchers,
            watches=self.watches,
            hands=tuple(self.company.allowing),
            helpless=table.helpless,
            tournament=self.company.tournament,
        )

    def _ended(self) -> tuple[str, ...]:
        """Why the game is over, in words; nothing where the players agreed to a draw."""
        number, code = self.table.game_number, self.language.code
        if self._ends[:2] != (number, code):
            log = self._log()
            kinds = PlayerLost | PlayerWon | GameDrawn | GameDrawnFor
            ends = [one for one in log if isinstance(one, kinds)]
            told = account_of(ends, self.teller(()))
            self._ends = (number, code, tuple(line for line, _ in told))
        return self._ends[2]

    def _deck(self) -> tuple[DeckCard, ...]:
        """The cards of the seat while they may be exchanged. CR 100.4."""
        if self.watches or self.table.stage is not Stage.BETWEEN_GAMES:
            return ()
        setup = self.table.session.setup
        main = Counter(card.name for card in setup.decks[self.seat])
        side = Counter(card.name for card in setup.sideboard(self.seat))
        return tuple(
            DeckCard(name, self.names.get(name, name), main[name], side[name])
            for name in sorted({*main, *side})
        )

    def _place(self) -> int:
        """The place in the log after the event that was told last, -1 if that isn't there any more:
        the game is another one, or something in it was taken back.
        """
        if self._game != self.table.game_number:
            return -1
        if self._latest is None:
            return 0
        log = self.table.session.game.history.log
        for place in range(len(log) - 1, -1, -1):
            if log[place] is self._latest:
                return place + 1
        return -1

    def _lines(self, events: Sequence[Event]) -> list[str]:
        """What happened by the latest events of the log, in words."""
        log = self.table.session.game.history.log
        self._game = self.table.game_number
        self._latest = log[-1] if log else None
        begun = self._passed
        self._passed += len(events)
        if not any(map(is_told, events)):
            return []
        places = {id(event): begun + place for place, event in enumerate(events)}
        told = account_of(events, self.teller(events))
        self.lines_sent += len(told)
        self._places.extend(places[id(event)] for _, event in told)
        return [line for line, _ in told]

    def _log(self, most: int = sys.maxsize) -> Sequence[Event]:
        """The latest events of the game, at least so many if there were."""
        game = self.table.session.game
        if len(game.history.log) < min(most, game.history.events_happened):
            game = self.table.session.retold()
        return game.history.log

    def past(self, line: int) -> tuple[Game, Event]:
        """The game played again with its events, and the first one of a line of the log, which is
        named by its place since the latest snapshot.

        Raises TableError if there is no such line, or it is too old.
        """
        if not 0 <= line < self.lines_sent:
            raise TableError(Message("there is no such line"))
        game = self.table.session.retold()
        log = game.history.log
        place = len(log) - self._passed + self._places[line]
        if place < 0:
            raise TableError(Message("this was too long ago; the replay of the game tells it"))
        return game, log[place]


def _seconds(clock: Clock | None, seats: int, now: float) -> tuple[int, ...]:
    if clock is None:
        return ()
    return tuple(int(clock.left(seat, now)) for seat in range(seats))


def _data(content: bytes) -> dict[str, Data]:
    return cast("dict[str, Data]", msgspec.json.decode(content))
