"""Many live games at one server, with the pauses of people, and many games one after another.

python -m tests.web.load 500 600 --rate 0.13   that many games for that many seconds
python -m tests.web.load --games 5000          that many games to their end, in one process

Both print figures; with a compiled engine on the path they are those of `docs/scale.md`.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from argparse import ArgumentParser
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple, cast, final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from jajna.cards.pool import Pool
from jajna.garbage_collector import collecting_seldom
from jajna.tables.sqlite_journal import SqliteJournal
from jajna.tables.stops import DEFAULT
from jajna.web.benchmarks import Bench, wanted
from jajna.web.packer import Unpacker
from jajna.web.patches import Data, patched
from tests.web.served import PATIENCE, Server, server

__all__ = ["Figures", "left_behind", "measured"]

SEATS: Final = [{"deck": "green", "name": "Ann"}, {"deck": "red", "name": "Bob"}]
RATE: Final = 0.13
"""Answers a second of a game, as people play."""
ALONE: Final = 40
"""Answers of one game alone, to which all others are compared."""
LONGEST: Final = 2_000
"""Answers of a game that is played to its end."""


class Figures(NamedTuple):
    """What was measured of a server: how long answers took, and its processor time and memory."""

    waits: list[float]
    spent: float
    resident: int

    @property
    def answers(self) -> int:
        return len(self.waits)

    @property
    def each(self) -> float:
        """The milliseconds of the server's processor time for an answer."""
        return self.spent / self.answers * 1e3

    def wait(self, percent: int) -> float:
        """The milliseconds within which so many of a hundred answers were shown."""
        return sorted(self.waits)[(self.answers - 1) * percent // 100] * 1e3

    def told(self) -> str:
        """All in a line."""
        return (
            f"{self.answers} answers, {self.each:.2f} ms each of the server's processor time,"
            f" shown after {self.wait(50):.0f} ms, 99 of 100 within {self.wait(99):.0f} ms"
        )


@final
class Page:
    """A page at a seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Data] = {}
        self._unpacker = Unpacker()

    async def read(self) -> None:
        """Read up to the next state. What is said besides is none."""
        while not self._take(await self.socket.recv()):
            pass

    async def follow(self, changed: asyncio.Event) -> None:
        """Read on for as long as the page is there, and say whenever there is a state."""
        async for content in self.socket:
            if self._take(content):
                changed.set()

    def _take(self, content: str | bytes) -> bool:
        """Take a message into the state; whether it was one of those."""
        message = cast("dict[str, Data]", msgspec.json.decode(content))
        assert message["is"] != "refused", message
        if message["is"] == "snapshot":
            self.state = cast("dict[str, Data]", message["state"])
            self._unpacker.begin(self.state, cast("dict[str, Data]", message["cards"]))
        elif message["is"] == "patch":
            patch = self._unpacker.patch(cast("dict[str, Data]", message["patch"]), self.state)
            self._unpacker.walk(message.get("cards"))
            self.state = patched(self.state, patch)
        return message["is"] in ("snapshot", "patch")

    @property
    def is_over(self) -> bool:
        return cast("dict[str, Data]", self.state["table"])["stage"] == "over"

    @property
    def ask(self) -> dict[str, Data] | None:
        return cast("dict[str, Data] | None", self.state.get("ask"))

    async def answer(self) -> None:
        """Play the first card that can be played, else give the usual answer."""
        ask = self.ask
        assert ask is not None
        options = cast("list[dict[str, Data]]", ask.get("options", []))
        plays = [one for one in options if one.get("what") in ("play", "cast")]
        given: dict[str, object] = {"by": "places", "places": ask.get("usual", [])}
        if plays:
            given["places"] = cast("list[int]", plays[0]["places"])[:1]
        elif "pairs" in ask:
            pairs = cast("list[dict[str, list[int]]]", ask["pairs"])
            is_attack = ask["kind"] == "attackers"
            fighting = [(one, group["to"][0]) for group in pairs for one in group["creatures"]]
            given = {"by": "pairs", "pairs": fighting if is_attack else []}
        elif ask["shape"] == "number":
            given = {"by": "number", "number": ask["least"]}
        elif "suggested" in ask:
            given = {"by": "shares", "shares": ask["suggested"]}
        wish = {"do": "answer", "number": ask["number"], "given": given}
        await self.socket.send(msgspec.json.encode(wish).decode())


def begun(one: Server) -> tuple[str, list[str]]:
    made = one.post("api/tables", {"seats": SEATS})
    return str(made["table"]), cast("list[str]", made["tokens"])


TIMES: Final = 10
"""How often a table is waited for before it counts as lost."""


@final
class Span:
    """The time in which answers are measured: it begins once all first games have begun."""

    def __init__(self, tables: int, seconds: float) -> None:
        self.seconds = seconds
        self.ends = float("inf")
        self.begun = asyncio.Event()
        self._missing = tables

    def come(self) -> None:
        """One more game has begun."""
        self._missing -= 1
        if self._missing == 0:
            self.ends = time.monotonic() + self.seconds
            self.begun.set()

    @property
    def left(self) -> float:
        return max(self.ends - time.monotonic(), 0.0)


async def played(one: Server, chance: Random, rate: float, span: Span, most: int) -> list[float]:
    """Games at one table for that time, or for so many answers: how long each answer took."""
    waits: list[float] = []
    while span.left and len(waits) < most:
        table, tokens = await asyncio.to_thread(begun, one)
        where = f"{one.url}api/tables/{table}/seat?token=".replace("http", "ws", 1)
        async with (
            connect(where + tokens[0], open_timeout=PATIENCE, compression=None) as first,
            connect(where + tokens[1], open_timeout=PATIENCE, compression=None) as second,
        ):
            pages = [Page(first), Page(second)]
            changed = asyncio.Event()
            for page in pages:
                await page.read()
            if not span.begun.is_set():
                span.come()
                await span.begun.wait()
            async with asyncio.TaskGroup() as group:
                following = [group.create_task(page.follow(changed)) for page in pages]
                while span.left and len(waits) < most and not pages[0].is_over:
                    asked = next((page for page in pages if page.ask is not None), None)
                    if asked is not None:
                        if rate:
                            pause = chance.expovariate(rate)
                            is_last = pause >= span.left
                            await asyncio.sleep(min(pause, span.left))
                            if is_last:  # all would answer at once
                                break
                        waits.append(await answered(asked, changed))
                    else:
                        await next_change(changed)
                for one_reader in following:
                    one_reader.cancel()
    return waits


async def answered(page: Page, changed: asyncio.Event) -> float:
    """Give an answer; the seconds until the page is shown what came of it."""
    before = page.ask
    sent = time.monotonic()
    await page.answer()
    while page.ask is before:
        await next_change(changed)
    return time.monotonic() - sent


async def next_change(changed: asyncio.Event) -> None:
    """Wait until any page has a state; what takes very long is told, and is measured with the rest.

    Raises TimeoutError for a table from which nothing comes any more.
    """
    changed.clear()
    for _ in range(TIMES):
        with suppress(TimeoutError):
            await asyncio.wait_for(changed.wait(), PATIENCE)
            return
        print(
            f"nothing has come at a table for {PATIENCE:.0f} s; it is waited for on",
            file=sys.stderr,
        )
    raise TimeoutError


def spent(process: int) -> float:
    """The seconds of processor time of a process."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> int:
    """The bytes of memory that a process has."""
    fields = Path(f"/proc/{process}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


async def measured(
    one: Server, tables: int, rate: float, seconds: float, most: int = 1_000_000
) -> Figures:
    """Figures of so many tables at once, of the time after which all have begun."""
    process = one.process.pid
    span = Span(tables, seconds)
    games = [
        asyncio.create_task(played(one, Random(number), rate, span, most))
        for number in range(tables)
    ]
    await span.begun.wait()
    before = spent(process)
    waits = [wait for each in await asyncio.gather(*games) for wait in each]
    return Figures(waits, spent(process) - before, resident(process))


def left_behind(folder: Path, games: int, first: int, most: int) -> tuple[int, int]:
    """The blocks of memory after the first and after all of so many games that are begun, played
    with two pages for so many answers, left and forgotten, as a server does it.
    """
    pool = Pool()
    shared = wanted(pool)
    journal = SqliteJournal(folder / "games.sqlite")
    sizes: list[int] = []
    for number in range(games):
        one = Bench(journal, shared, number, DEFAULT)
        one.play(most)
        for page in one.pages:
            one.room.disconnect(page, 0.0)
        journal.forget(str(number))
        del one, page
        if number + 1 in (first, games):
            gc.collect()
            sizes.append(sys.getallocatedblocks())
    journal.close()
    pool.close()
    return sizes[0], sizes[1]


def main() -> None:
    """Measure what is asked for, and print it."""
    reader = ArgumentParser(description="Measure a server under load.")
    reader.add_argument("live", type=int, nargs="?", default=0, help="games at once")
    reader.add_argument("seconds", type=float, nargs="?", default=60.0)
    reader.add_argument("--rate", type=float, default=RATE, help="answers a second of a game")
    reader.add_argument("--workers", type=int, default=0)
    reader.add_argument("--games", type=int, default=0, help="games one after another")
    asked = reader.parse_args()
    with TemporaryDirectory(prefix="jajna-load-") as name:
        folder = Path(name)
        if asked.games:
            first = max(asked.games // 10, 1)
            before, after = left_behind(folder, asked.games, first, LONGEST)
            print(f"blocks of memory after {first} games: {before}, after {asked.games}: {after}")
        if asked.live:
            more = ("--workers", str(asked.workers)) if asked.workers else ()
            # What this program collects meanwhile would be time for which answers seem to wait.
            with server(folder, "--port", "0", *more) as one, collecting_seldom(briefly=True):
                asyncio.run(measured(one, 1, 0.0, PATIENCE, ALONE))
                small = resident(one.process.pid)
                print("alone:", asyncio.run(measured(one, 1, 0.0, PATIENCE, ALONE)).told())
                many = asyncio.run(measured(one, asked.live, asked.rate, asked.seconds))
                print(f"{asked.live} games for {asked.seconds:.0f} s:", many.told())
                print(f"{(many.resident - small) / asked.live / 1e3:.0f} kB a game")


if __name__ == "__main__":
    main()
