"""Cases on which the page's ``patched`` must agree with the server's (``jajna.web.patches``).

patch_cases.py         print them
patch_cases.py --write write them to page/tests/patches.json
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Final

import msgspec

from jajna.web.patches import Data, difference, patched

CASES: Final = Path(__file__).resolve().parent.parent / "page" / "tests" / "patches.json"
COUNT: Final = 60
DEEPEST: Final = 3
KEYS: Final = ("board", "things", "7", "12", "life", "ask", "")
LEAVES: Final[tuple[Data, ...]] = (0, -1, 20, True, False, "", "Jajna", "árbol", [], [1, 2], [[0]])


def cases() -> bytes:
    """States, what they become, and the patch between them: by ``difference``, and at random."""
    chance = random.Random(1)
    made: list[dict[str, Data]] = []
    for _ in range(COUNT):
        old, new = _state(chance, 0, False), _state(chance, 0, False)
        made.append({"old": old, "patch": difference(old, new), "new": new})
        patch = _state(chance, 0, True)
        made.append({"old": old, "patch": patch, "new": patched(old, patch)})
    return b"[\n" + b",\n".join(msgspec.json.encode(one) for one in made) + b"\n]\n"


def _state(chance: random.Random, depth: int, nulls: bool) -> dict[str, Data]:
    keys = chance.sample(KEYS, chance.randrange(len(KEYS)))
    return {key: _value(chance, depth, nulls) for key in keys}


def _value(chance: random.Random, depth: int, nulls: bool) -> Data:
    if nulls and chance.random() < 0.2:
        return None
    if depth < DEEPEST and chance.random() < 0.5:
        return _state(chance, depth + 1, nulls)
    return chance.choice(LEAVES)


def main(arguments: list[str]) -> int:
    if arguments == ["--write"]:
        CASES.parent.mkdir(exist_ok=True)
        CASES.write_bytes(cases())
        return 0
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    sys.stdout.write(cases().decode())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
