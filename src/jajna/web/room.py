"""A room: a table and all who look at it; what they are sent waits in queues."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, final

import msgspec

from jajna.errors import IllegalAnswerError
from jajna.messages import Message
from jajna.tables.match_time import MatchTime
from jajna.tables.requests import AlwaysYield, RequestError
from jajna.tables.table import Table, TableError
from jajna.text.catalogue import LANGUAGES, Language, language
from jajna.text.messages import error_text
from jajna.web.channel import KEPT, Channel
from jajna.web.company import Company
from jajna.web.foreseen import foreseen
from jajna.web.lookups import explained, led, meaning, why_not
from jajna.web.outbox import Outbox
from jajna.web.wishes import (
    AllowHands,
    Answer,
    Define,
    Explain,
    Look,
    Preview,
    Speak,
    WhatLed,
    WhyNot,
    Wish,
    wish_in,
)

__all__ = ["Closed", "Connection", "Refused", "Room"]

WAITING: Final = 512
"""Most messages that wait for a page; who doesn't fetch them has to begin anew."""

LOOKING: Final = (Speak, Look, Explain, WhyNot, WhatLed, Define)
"""What those may want who only look on."""

Names: TypeAlias = "Callable[[Language], Mapping[str, str]]"
"""The names of a table's cards in a language."""


class Refused(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """A wish wasn't granted, and why."""

    why: str


class Closed(msgspec.Struct, frozen=True, tag_field="is", tag="closed"):
    """The page can't be at this table, and why; it needn't try again."""

    why: str


@final
class Connection:
    """One page that looks at a table from a seat."""

    def __init__(self, channel: Channel) -> None:
        self.channel = channel
        self.out = Outbox(WAITING)


@final
class Room:
    """A table with those who look at it."""

    def __init__(
        self,
        table: Table,
        names: Names,
        company: Company | None = None,
        now: float = 0.0,
        limit: MatchTime | None = None,
    ) -> None:
        self.table = table
        self.limit = limit
        """When the match has to end, by the time of the day; None for none."""
        self.names = names
        self.company = company or Company()
        self.idle_since = now
        """When the last page left, or the room was opened."""
        self.connections: list[Connection] = []
        table.take_news()  # what happened before anybody looked is seen in the first snapshot

    def connect(self, seat: int, code: str, now: float) -> Connection:
        """A new page at a seat, or of one who looks on, which is sent the whole state first."""
        spoken = self._language(code)
        made = Connection(Channel(self.table, seat, spoken, self._names_in(spoken), self.company))
        self.company.come(seat)
        self.connections.append(made)
        made.out.send(made.channel.snapshot(now))
        self.spread(now)
        return made

    def _names_in(self, spoken: Language) -> Mapping[str, str]:
        """The names of cards in a language, of which pages that speak it have one table."""
        for one in self.connections:
            if one.channel.language.code == spoken.code:
                return one.channel.names
        return self.names(spoken)

    def disconnect(self, one: Connection, now: float) -> None:
        """A page has left; its seat stays."""
        if one in self.connections:
            self.connections.remove(one)
            self.company.go(one.channel.seat)
            self.idle_since = now
            self.spread(now)

    def told(self, one: Connection, content: bytes | str, now: float) -> None:
        """Do what a page wants, and send everybody what came of it. It is told what is refused.

        Raises JournalError if what was done can't be kept; then nobody was shown it.
        """
        try:
            self._do(one, wish_in(content), now)
        except (IllegalAnswerError, TableError, RequestError) as error:
            one.out.send(Refused(error_text(error, one.channel.language.code)))
        self.spread(now)

    def tick(self, now: float) -> None:
        """Answer for whoever has no time left, end a match whose time is up, and send what came
        of it.
        """
        self.table.tick(now)
        if self.limit is not None:
            self.limit.look(self.table, time.time())
        self.spread(now)

    def spread(self, now: float) -> None:
        """Send every page what has changed."""
        news = self.table.take_news()
        for one in list(self.connections):
            for item in news:
                one.out.send(one.channel.news(item))
            message = one.channel.update(now)
            if message is not None:
                one.out.send(message)
        self.table.forget_events(KEPT)

    def _do(self, one: Connection, wish: Wish, now: float) -> None:
        channel = one.channel
        if channel.watches and not isinstance(wish, LOOKING):
            raise TableError(Message("who looks on can do nothing at the table"))
        if isinstance(wish, Answer):
            channel.answer(wish.number, wish.given, now)
        elif isinstance(wish, Speak):
            spoken = self._language(wish.language)
            channel.speak(spoken, self._names_in(spoken))
        elif isinstance(wish, Look):
            one.out.send(channel.snapshot(now))
        elif isinstance(wish, Explain):
            one.out.send(explained(channel, wish.thing))
        elif isinstance(wish, Preview):
            one.out.send(foreseen(channel, wish.number, wish.given))
        elif isinstance(wish, WhyNot):
            one.out.send(why_not(channel, wish.thing))
        elif isinstance(wish, WhatLed):
            one.out.send(led(channel, wish.line))
        elif isinstance(wish, Define):
            one.out.send(meaning(channel, wish.word))
        elif isinstance(wish, AllowHands):
            self.company.allow(channel.seat, wish.allow)
        elif isinstance(wish, AlwaysYield):
            thing = channel.numbers.meant(wish.thing)
            channel.want(AlwaysYield(thing or 0, wish.says, wish.for_turn), now)
        else:
            channel.want(wish, now)

    def _language(self, code: str) -> Language:
        """The language with a code, English for an unknown one, in the words of the game's era."""
        known = code if code in LANGUAGES else "en"
        return language(known).in_era(self.table.session.setup.era)
