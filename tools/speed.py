"""Guard what was won in speed, coarsely: `speed.py [COMPILED]`.

Measures the package of the sources with `jajna bench`, and with it the one in the folder COMPILED
if one is given. Times are never looked at by themselves, only as ratios: to a fixed loop that runs
before and after on the same machine, of one build to the other, and of one size to another. What is
allowed is far from what is usual, so that a busy machine doesn't fail and a lost index does.
Exit codes: 0 all is well, 1 something became slow, 2 it could not be measured.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

SOURCES: Final = Path(__file__).resolve().parent.parent / "src"
SIZES: Final = "100,2000"
SECONDS: Final = "1.5"
ROUNDS: Final = 300_000
SLACK: Final = 0.3
"""By how much an exponent fitted to two small boards may be more than it is allowed to be."""
LEAST: Final = {"random_decisions": 20.0, "heuristic_decisions": 15.0}
"""How many decisions the interpreted build makes at least while the loop runs once."""
GAIN: Final = {"random_decisions": 2.5, "heuristic_decisions": 2.5}
"""How many times as many the compiled build makes at least."""


class Found(NamedTuple):
    """What a build did: decisions for each run of the loop, and exponents with what they may be."""

    build: str
    decisions: dict[str, float]
    exponents: dict[str, tuple[float, float]]


class _Counter:
    """Something with an attribute, for the loop."""

    def __init__(self) -> None:
        self.count = 0


def loop() -> float:
    """How long a fixed piece of work takes that is like what the interpreter does in a game."""
    counter = _Counter()
    seen: dict[int, int] = {}
    kept: list[int] = []
    began = process_time()
    for number in range(ROUNDS):
        counter.count += 1
        seen[number & 255] = counter.count
        if len(kept) > 50:
            kept = kept[25:]
        kept.append(seen.get(number & 127, 0))
    return process_time() - began


def measure(folder: Path) -> Found:
    """Measure the package in a folder."""
    before = loop()
    done = subprocess.run(
        [sys.executable, "-m", "jajna", "bench", "--json", "--seconds", SECONDS,
         "--only", "games", "--only", "boards", "--sizes", SIZES],
        env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise RuntimeError(f"jajna bench of {folder} failed: {done.stderr.strip()}")
    unit = (before + loop()) / 2
    data = json.loads(done.stdout)
    rates = {name: float(data["workloads"][name]["value"]) * unit for name in LEAST}
    exponents = {
        str(name): (float(one["exponent"]), float(one["most"]))
        for name, one in data["curves"].items()
    }
    return Found(str(data["build"]), rates, exponents)


def why_slow(found: Found, other: Found | None) -> list[str]:
    """What is slower than it may be; ``other`` is the interpreted build beside a compiled one."""
    reasons: list[str] = []
    for name, (exponent, most) in found.exponents.items():
        if exponent > most + SLACK:
            reasons.append(f"{found.build}: {name} grows with n^{exponent:.2f}, not n^{most}")
    for name, rate in found.decisions.items():
        if other is None and rate < LEAST[name]:
            reasons.append(f"{found.build}: {rate:.0f} {name} a loop, not {LEAST[name]:.0f}")
        if other is not None and rate < GAIN[name] * other.decisions[name]:
            gain = rate / other.decisions[name]
            reasons.append(f"{found.build}: {gain:.1f} times the {name}, not {GAIN[name]}")
    return reasons


def main(arguments: list[str]) -> int:
    """Measure, tell what was found and what is too slow."""
    try:
        interpreted = measure(SOURCES)
        compiled = measure(Path(arguments[0])) if arguments else None
    except (RuntimeError, OSError) as error:
        print(f"speed: {error}", file=sys.stderr)
        return 2
    reasons = why_slow(interpreted, None)
    if compiled is not None:
        reasons += why_slow(compiled, interpreted)
    for found in (interpreted, compiled):
        if found is not None:
            rates = ", ".join(f"{rate:.0f} {name}" for name, rate in found.decisions.items())
            grown = ", ".join(f"{name} {one:.2f}" for name, (one, _) in found.exponents.items())
            print(f"{found.build}: {rates} a loop; exponents: {grown}")
    for reason in reasons:
        print(f"too slow: {reason}", file=sys.stderr)
    return 1 if reasons else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
