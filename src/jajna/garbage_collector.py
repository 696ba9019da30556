"""Python's garbage collector while games are played: it looks seldom, and at little.

The collector stops everything while it looks for what refers to itself. Games leave none of that
behind, but by Python's own settings it goes now and then through all that the process holds, as the
log of a game grows: 20 ms with nothing but the engine loaded, 200 ms with ten thousand cards. How a
process collects is its own affair, so importing Jajna and playing change nothing. ``jajna play``
and ``learn`` ask for what is here, and so does what plays many games. A program that embeds Jajna
may do so too, once it has loaded what stays.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

__all__ = ["collect_seldom", "collecting_seldom"]

SELDOM: Final = (10_000, 10, 1_000)
"""The thresholds of the collector for its generations. A look at the youngest takes 2 ms at most,
one at the next 15 ms; everything is looked at after a hundred million objects that stayed.
"""
BRIEFLY: Final = (1_000, 3, 30_000)
"""Those of what has many games at once, whose objects are far apart in memory: a look at the
youngest but one takes a thirtieth of the time, and there are thirty times as many.
"""


def collect_seldom() -> None:
    """Have the collector leave alone what is there already, and look seldom at the rest, from now
    on in this process.
    """
    gc.freeze()
    gc.set_threshold(*SELDOM)


@contextmanager
def collecting_seldom(briefly: bool = False) -> Iterator[None]:
    """Do so for a while; afterwards the collector does as before, with all that there is.

    It looks at less at once, more often, if it is to do so ``briefly``. Where the process had
    something left alone already, that stays as it is, and no more is.
    """
    usual = gc.get_threshold()
    free = gc.get_freeze_count() == 0
    if free:
        gc.freeze()
    gc.set_threshold(*(BRIEFLY if briefly else SELDOM))
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        if free:
            gc.unfreeze()
