"""Fetching the card file that MTGJSON publishes."""

from __future__ import annotations

import urllib.request
from http.client import HTTPException
from pathlib import Path
from typing import Final
from urllib.error import HTTPError

from jajna.cards.store import Progress
from jajna.errors import CardError
from jajna.messages import Message, cause

__all__ = ["CARD_FILE_URL", "download"]

CARD_FILE_URL: Final = "https://mtgjson.com/api/v5/AtomicCards.json.xz"
SECONDS: Final = 30
PIECE: Final = 1 << 16


def download(url: str, target: Path, progress: Progress | None = None) -> None:
    """Fetch a file whole; ``progress`` is told bytes, the total being 0 where it isn't known.

    Raises CardError if the site can't be reached or breaks off.
    """
    # MTGJSON refuses clients that don't say what they are.
    request = urllib.request.Request(url, headers={"User-Agent": "jajna"})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer, target.open("wb") as file:
            expected = int(answer.headers.get("Content-Length") or 0)
            done = 0
            while piece := answer.read(PIECE):
                file.write(piece)
                done += len(piece)
                if progress is not None:
                    progress(done, expected)
    except (OSError, HTTPException) as error:
        if isinstance(error, HTTPError):
            error.close()
        raise CardError(
            Message(
                "{url} can't be fetched: {why}. Without a connection, the file can be brought "
                "from elsewhere: 'jajna cards import FILE'. The cards imported before are "
                "untouched.",
                url=url,
                why=cause(error),
            )
        ) from error
    if done < expected:
        raise CardError(
            Message(
                "{url} broke off after {done} of {expected} bytes; try again",
                url=url,
                done=done,
                expected=expected,
            )
        )
