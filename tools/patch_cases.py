"""Cases on which the page's ``patched`` and ``Unpacker`` must agree with the server's
(``jajna.web.patches``, ``jajna.web.packer``).

patch_cases.py         print them
patch_cases.py --write write them to page/tests/patches.json and packed.json
"""

from __future__ import annotations

import random
import sys
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from jajna.web.packer import Packer
from jajna.web.patches import Data, difference, patched

CASES: Final = Path(__file__).resolve().parent.parent / "page" / "tests" / "patches.json"
PACKED: Final = CASES.with_name("packed.json")
COUNT: Final = 60
STATES: Final = 40
WORDS: Final = (
    "Pass: end the turn",
    "Cast Shock",
    "~1",
    "~~",
    "árboles",
    "123456789",
    "a",
    "🐻🐻🐻",
)
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


def packed() -> bytes:
    """A state, and patches with what they make, as they are sent one after the other."""
    chance = random.Random(2)
    states = [_shown(chance) for _ in range(STATES)]
    packer = Packer()
    packer.begin(states[0], {})
    sent = [
        {"packed": packer.patch(difference(old, new), old), "new": new}
        for old, new in pairwise(states)
    ]
    lines = b",\n".join(msgspec.json.encode(one) for one in sent)
    return b'{"state":' + msgspec.json.encode(states[0]) + b',"sent":[\n' + lines + b"\n]}\n"


def _shown(chance: random.Random) -> dict[str, Data]:
    """A state with piles and options, as a seat is shown."""
    things: dict[str, Data] = {}
    numbers = iter(sorted(chance.sample(range(5, 130), 9)))
    for first in numbers:
        held = [first, *([next(numbers, first + 1)] if chance.random() < 0.5 else [])]
        pile: dict[str, Data] = {"things": [[one, one] for one in held]}
        things[str(first)] = pile | ({"count": len(held)} if len(held) > 1 else {})
    options: list[Data] = []
    for place in range(chance.randrange(4)):
        places: list[Data] = [place] if chance.random() < 0.8 else [place, place + 9]
        options.append({"places": places, "text": chance.choice(WORDS), "what": "choice"})
    words = {chance.choice(WORDS): chance.choice(WORDS)}
    ask: dict[str, Data] = {"prompt": chance.choice(WORDS), "options": options}
    made: dict[str, Data] = {"board": {"things": things}, "words": {**words}}
    return made | ({"ask": ask} if chance.random() < 0.7 else {})


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
        PACKED.write_bytes(packed())
        return 0
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    sys.stdout.write(cases().decode() + packed().decode())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
