"""Cards that come with the package, read from its modules."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from jajna.cards.embedded import Shelf

THREADS = 8


def test_threads_that_ask_at_once_get_all_cards() -> None:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(5):
            shelf = Shelf("jajna.cards.starter")
            together = Barrier(THREADS)

            def names(shelf: Shelf = shelf, together: Barrier = together) -> tuple[str, ...]:
                together.wait()
                return shelf.names()

            with ThreadPoolExecutor(THREADS) as pool:
                found = {one.result() for one in [pool.submit(names) for _ in range(THREADS)]}
            assert len(found) == 1
    finally:
        sys.setswitchinterval(before)
