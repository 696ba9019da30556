"""The picture of the page for the README: games by a fixed seed, as a player sees them.

screenshot.py              write docs/table.png
screenshot.py FILE [STEPS] write another file, after so many answers
"""

from __future__ import annotations

import re
import shutil
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from unittest import mock

import httpx2
import uvicorn
from playwright.sync_api import Page, sync_playwright

from jajna.cards.pool import Pool
from jajna.tables.sqlite_journal import SqliteJournal
from jajna.web import rooms
from jajna.web.files import page as files
from jajna.web.programs import Programs
from jajna.web.server import application

PICTURE: Final = Path(__file__).resolve().parent.parent / "docs" / "table.png"
SEED: Final = 11
DECKS: Final = ("gold", "skies")
STEPS: Final = 86
PATIENCE: Final = 20_000
PLAYS: Final = re.compile("^(Play|Cast)")
CONFIRMS: Final = re.compile("^(Confirm|Attack|Block|Don't|Choose)")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server whose games have a seed that is known."""
    listener = socket.create_server(("127.0.0.1", 0))
    host = f"127.0.0.1:{listener.getsockname()[1]}"
    kept = rooms.Rooms(SqliteJournal(folder / "tables.sqlite"), Pool(), Programs(1))
    server = uvicorn.Server(
        uvicorn.Config(
            application(kept, (host,), more=[files()]),
            ws="websockets-sansio",
            log_level="warning",
        )
    )
    running = threading.Thread(target=server.run, args=([listener],))
    with mock.patch.object(rooms, "_seed", return_value=SEED):
        running.start()
        try:
            yield f"http://{host}/"
        finally:
            server.should_exit = True
            running.join()


def seat(url: str) -> str:
    """Where the player of a new table sits."""
    seats = [
        {"deck": DECKS[0], "name": "Ana"},
        {"deck": DECKS[1], "name": "Jajna", "agent": "heuristic"},
    ]
    made = httpx2.post(f"{url}api/tables", json={"seats": seats}).json()
    return f"{url}#/table/{made['table']}/{made['tokens'][0]}"


def act(page: Page) -> bool:
    """Answer what is asked, if anything is: attack, play what can be played, else the usual."""
    question = page.get_by_role("region", name="Question", exact=True)
    if question.locator(".waits").count():
        return False
    for wanted in (re.compile("^All( a)?$"), PLAYS, CONFIRMS, re.compile(".")):
        found = question.get_by_role("button", name=wanted, disabled=False)
        if not found.count() or not question.get_by_role("heading").count():
            continue
        if wanted.pattern.startswith("^All"):
            found.first.click()
            continue
        found.first.click()
        return True
    return False


def take(url: str, file: Path, steps: int) -> None:
    """Play some answers, and keep what is seen then."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path)
        page = browser.new_page(
            viewport={"width": 1440, "height": 900}, color_scheme="light", locale="en-GB"
        )
        page.set_default_timeout(PATIENCE)
        page.goto(seat(url))
        ends = time.monotonic() + 90
        while steps and time.monotonic() < ends:
            steps -= act(page)
            page.wait_for_timeout(120)
        page.mouse.move(700, 5)
        page.wait_for_timeout(800)
        page.screenshot(path=file, animations="disabled")
        browser.close()


def main(arguments: list[str]) -> int:
    if len(arguments) > 2:
        print(__doc__, file=sys.stderr)
        return 2
    file = Path(arguments[0]) if arguments else PICTURE
    steps = int(arguments[1]) if len(arguments) > 1 else STEPS
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as url:
        take(url, file, steps)
    print(f"{file}: {file.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
