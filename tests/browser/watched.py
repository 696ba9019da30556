"""A browser that is driven as people drive theirs, and that notes what goes wrong in its pages."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal, NamedTuple, final

from playwright.sync_api import (
    Browser,
    Locator,
    Page,
    Request,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.web.served import Server

__all__ = [
    "LANGUAGES",
    "PATIENCE",
    "SIZES",
    "Look",
    "Watched",
    "chromium",
    "opened",
    "started",
    "table",
]

PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE: Final = 45_000
"""Milliseconds that anything on a page may take on a busy machine."""
NOTED: Final = 4_000
"""The latest characters of a server's log that are told with a failure."""
LEFT: Final = "WebSocket is closed before the connection is established"
"""What a browser says where a page is left while it was about to connect."""
ABORTED: Final = "net::ERR_ABORTED"
"""Why a browser didn't go on loading what a page asked for: the page was left."""
Code = Literal["en", "es"]
LANGUAGES: Final[tuple[Code, ...]] = ("en", "es")
Scheme = Literal["light", "dark"]
SIZES: Final = {
    "phone": ViewportSize(width=360, height=640),
    "tablet": ViewportSize(width=768, height=1024),
    "desk": ViewportSize(width=1440, height=900),
}


class Look(NamedTuple):
    """How a page is looked at."""

    code: Code = "en"
    scheme: Scheme = "light"
    size: str = "desk"

    @property
    def name(self) -> str:
        return f"{self.size}-{self.scheme}-{self.code}"


def chromium() -> str | None:
    """A Chromium that runs, by its path; None where there is none."""
    for name in PROGRAMS:
        path = shutil.which(name)
        if path is None:
            continue
        # What Ubuntu installs under this name may only tell to install something else.
        done = subprocess.run([path, "--version"], capture_output=True, check=False)
        if done.returncode == 0:
            return path
    return None


@contextmanager
def started(path: str) -> Iterator[Browser]:
    """A browser while it is needed."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=["--disable-dev-shm-usage"])
        try:
            yield browser
        finally:
            browser.close()


@final
class Watched:
    """A page, and what it complained of."""

    def __init__(self, page: Page, look: Look) -> None:
        self.page = page
        self.look = look
        self.faults: list[str] = []
        page.on("console", lambda said: self._hear(said.type, said.text, said.location["url"]))
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("requestfailed", self._miss)
        page.set_default_timeout(PATIENCE)

    def _hear(self, kind: str, said: str, where: str) -> None:
        if kind in ("error", "warning") and LEFT not in said:
            self.faults.append(f"{where}: {said}")

    def _miss(self, asked: Request) -> None:
        if asked.failure != ABORTED:
            self.faults.append(f"not loaded: {asked.url}")

    def region(self, english: str, spanish: str) -> Locator:
        """A part of the page by its spoken name."""
        return self.page.get_by_role("region", name=self.say(english, spanish), exact=True)

    def say(self, english: str, spanish: str) -> str:
        """Words in the language of the page."""
        return english if self.look.code == "en" else spanish

    @property
    def question(self) -> Locator:
        return self.region("Question", "Pregunta")


@contextmanager
def opened(browser: Browser, server: Server, where: str, look: Look) -> Iterator[Watched]:
    """A page of a server in a browser that was never used. It must not complain of anything."""
    context = browser.new_context(
        viewport=SIZES[look.size],
        color_scheme=look.scheme,
        locale={"en": "en-GB", "es": "es-ES"}[look.code],
        reduced_motion="reduce",
        has_touch=look.size == "phone",
    )
    try:
        watched = Watched(context.new_page(), look)
        watched.page.goto(f"{server.url}{where}")
        try:
            yield watched
        except Exception as error:
            error.add_note(f"the page: {watched.faults}\nthe server: {server.errors()[-NOTED:]}")
            raise
        assert not watched.faults, watched.faults
    finally:
        context.close()


def table(
    server: Server, *decks: str, people: int = 1, era: str = "current", **more: object
) -> tuple[str, ...]:
    """Where the people of a new table sit; the rest are played by a program."""
    names = ("Ana", "Blas", "Jajna", "Luz")
    seats: list[dict[str, object]] = [
        {"deck": deck, "name": names[place]} for place, deck in enumerate(decks)
    ]
    programs = seats[people:]
    for number, seat in enumerate(programs, 1):
        name = f"Jajna {number}" if len(programs) > 1 else "Jajna"
        seat |= {"name": name, "agent": "heuristic"}
    made = server.post("api/tables", {"seats": seats, "era": era, **more})
    tokens = made["tokens"]
    assert isinstance(tokens, list)
    return tuple(f"#/table/{made['table']}/{token}" for token in tokens[:people])
