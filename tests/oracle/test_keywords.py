"""Every keyword of CR 701 and 702 that cards of the corpus use is on one that compiles."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.oracle.keywords import is_read, keywords, uses

USED: Final = 5
"""Keywords on fewer cards aren't asked for."""


@pytest.mark.slow
def test_701_1_702_1_every_keyword_in_use_is_read(shared: Path) -> None:
    used = [(one, cards) for one, cards in uses(shared) if len(cards) >= USED]
    open_now = [f"{one.name} (CR {one.rule})" for one, cards in used if not is_read(cards)]
    assert not open_now, f"no card with these keywords compiles: {', '.join(open_now)}"


def test_702_1_all_keywords_are_found_in_the_rules(shared: Path) -> None:
    names = [one.name for one in keywords(shared)]
    assert len(names) > 240
    assert {"Activate", "Scry", "Flying", "Prowess", "Daybound and Nightbound"} <= {*names}
