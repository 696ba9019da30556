"""CR 603.2 and 603.10a written down once more, to check what triggers.

A permanent is here what a player reads on it and sees of it; what happens is a list of plain facts.
Nothing of the engine is used.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

__all__ = ["DEEDS", "TRIGGERS", "Fact", "Permanent", "facts_of", "triggered"]

TRIGGERS: Final = (
    "When ~ dies",
    "When ~ enters",
    "Whenever a creature enters",
    "Whenever a creature enters under your control",
    "Whenever another creature enters under your control",
    "Whenever one or more creatures enter under your control",
    "Whenever a creature dies",
    "Whenever a creature you control dies",
    "Whenever another creature dies",
    "Whenever a creature an opponent controls dies",
    "Whenever one or more creatures you control die",
    "Whenever a nontoken creature you control dies",
    "Whenever ~ becomes tapped",
    "Whenever a creature becomes tapped",
    "Whenever a creature an opponent controls becomes tapped",
    "Whenever ~ is dealt damage",
    "Whenever a creature you control is dealt damage",
    "Whenever you gain life",
    "Whenever an opponent gains life",
    "Whenever you lose life",
    "Whenever an opponent loses life",
    "Whenever you draw a card",
    "Whenever an opponent draws a card",
    "Whenever you discard a card",
    "Whenever an opponent discards a card",
    "Whenever a permanent is put into a graveyard from the battlefield",
    "Whenever a creature leaves the battlefield",
    "Whenever ~ leaves the battlefield",
)
"""The conditions; each ability's effect is of no matter."""

DEEDS: Final = (
    "Destroy all creatures.",
    "Exile all creatures.",
    "Return all creatures to their owners' hands.",
    "Tap all creatures.",
    "Tap all creatures you control.",
    "{source} deals 2 damage to each creature.",
    "{source} deals 2 damage to each creature and each player.",
    "You gain 3 life.",
    "Each player gains 3 life.",
    "Each opponent loses 2 life.",
    "Each player loses 2 life. You gain 1 life.",
    "Draw two cards.",
    "Each player draws a card.",
    "Each player discards their hand.",
    "Create three 1/1 white Soldier creature tokens.",
    "Create a 1/1 white Soldier creature token. Destroy all creatures.",
    "All creatures get -2/-2 until end of turn.",
)
"""What the first player does."""


class Permanent(NamedTuple):
    """What a player reads on a permanent and sees of it."""

    number: int
    player: int
    creature: bool
    token: bool
    toughness: int
    tapped: bool
    triggers: frozenset[str]


class Fact(NamedTuple):
    """Something that happened, ``together`` with all that have the same number."""

    what: str
    player: int
    thing: int
    together: int


NOBODY: Final = -1


def facts_of(deed: str, permanents: list[Permanent], hands: list[int]) -> list[Fact]:
    """What happens as the first player does this. State-based actions follow at the end.

    The tokens that are made have negative numbers.
    """
    creatures = [one for one in permanents if one.creature]
    facts: list[Fact] = []
    there = {one.number: one.player for one in creatures}
    left = {one.number: one.toughness for one in creatures}
    if deed.startswith("Create"):
        made = 3 if "three" in deed else 1
        for place in range(made):
            facts.append(Fact("enters", 0, -1 - place, 0))
            there[-1 - place] = 0
    if "Destroy all" in deed:
        facts += [Fact("dies", player, thing, 1) for thing, player in there.items()]
    elif deed.startswith("Exile"):
        facts += [Fact("exiled", player, thing, 1) for thing, player in there.items()]
    elif deed.startswith("Return"):
        facts += [Fact("returned", player, thing, 1) for thing, player in there.items()]
    elif deed.startswith("Tap"):
        facts += [
            Fact("tapped", one.player, one.number, 1)
            for one in creatures
            if not one.tapped and (one.player == 0 or "you control" not in deed)
        ]
    elif "damage" in deed:
        facts += [Fact("damaged", player, thing, 1) for thing, player in there.items()]
        if "each player" in deed:  # CR 120.3a
            facts += [Fact("loses life", player, NOBODY, 1) for player in (0, 1)]
    if "damage" in deed or "-2/-2" in deed:  # CR 704.5f, 704.5g
        facts += [Fact("dies", there[one], one, 9) for one, size in left.items() if size <= 2]
    facts += of_players(deed, hands)
    return facts


def of_players(deed: str, hands: list[int]) -> list[Fact]:
    """What happens to players, each by themselves. CR 119.3, 121.2, 701.9a."""
    both: tuple[int, ...] = (0, 1)
    gains: tuple[int, ...] = {"You gain 3 life.": (0,), "Each player gains 3 life.": both}.get(
        deed, ()
    )
    loses: tuple[int, ...] = {"Each opponent loses 2 life.": (1,)}.get(deed, ())
    draws: tuple[int, ...] = {"Draw two cards.": (0, 0), "Each player draws a card.": both}.get(
        deed, ()
    )
    facts: list[Fact] = []
    if deed.startswith("Each player loses"):
        loses, gains = both, (0,)
    for what, players in (("loses life", loses), ("gains life", gains), ("draws", draws)):
        facts += [Fact(what, player, NOBODY, 2 + place) for place, player in enumerate(players)]
    if deed == "Each player discards their hand.":
        facts += [
            Fact("discards", player, NOBODY, 5) for player in both for _ in range(hands[player])
        ]
    return facts


def triggered(permanents: list[Permanent], facts: list[Fact]) -> Counter[int]:
    """How many abilities of each permanent trigger. CR 603.2, 603.2c.

    What left together with the source, or was there as it left, is seen by it (CR 603.10a).
    """
    count: Counter[int] = Counter()
    tokens = {fact.thing for fact in facts if fact.thing < NOBODY or fact.what == "enters"}
    tokens |= {one.number for one in permanents if one.token}
    for one in permanents:
        gone = [fact.together for fact in facts if fact.thing == one.number and has_left(fact)]
        seen = [fact for fact in facts if not gone or fact.together <= gone[0]]
        for line in one.triggers:
            found = [fact for fact in seen if fits(line, one, fact, tokens)]
            several = "one or more" in line
            number = len({fact.together for fact in found}) if several else len(found)
            if number:
                count[one.number] += number
    return count


def has_left(fact: Fact) -> bool:
    """Whether the object has left the battlefield."""
    return fact.what in ("dies", "exiled", "returned")


def fits(line: str, one: Permanent, fact: Fact, tokens: set[int]) -> bool:
    """Whether the fact is what the ability waits for."""
    own = fact.player == one.player
    itself = fact.thing == one.number
    what = fact.what
    conditions = {
        "When ~ dies": what == "dies" and itself,
        "When ~ enters": what == "enters" and itself,
        "Whenever a creature enters": what == "enters",
        "Whenever a creature enters under your control": what == "enters" and own,
        "Whenever another creature enters under your control": what == "enters" and own,
        "Whenever one or more creatures enter under your control": what == "enters" and own,
        "Whenever a creature dies": what == "dies",
        "Whenever a creature you control dies": what == "dies" and own,
        "Whenever another creature dies": what == "dies" and not itself,
        "Whenever a creature an opponent controls dies": what == "dies" and not own,
        "Whenever one or more creatures you control die": what == "dies" and own,
        "Whenever a nontoken creature you control dies": (
            what == "dies" and own and fact.thing not in tokens
        ),
        "Whenever ~ becomes tapped": what == "tapped" and itself,
        "Whenever a creature becomes tapped": what == "tapped",
        "Whenever a creature an opponent controls becomes tapped": what == "tapped" and not own,
        "Whenever ~ is dealt damage": what == "damaged" and itself,
        "Whenever a creature you control is dealt damage": what == "damaged" and own,
        "Whenever you gain life": what == "gains life" and own,
        "Whenever an opponent gains life": what == "gains life" and not own,
        "Whenever you lose life": what == "loses life" and own,
        "Whenever an opponent loses life": what == "loses life" and not own,
        "Whenever you draw a card": what == "draws" and own,
        "Whenever an opponent draws a card": what == "draws" and not own,
        "Whenever you discard a card": what == "discards" and own,
        "Whenever an opponent discards a card": what == "discards" and not own,
        "Whenever a permanent is put into a graveyard from the battlefield": what == "dies",
        "Whenever a creature leaves the battlefield": has_left(fact),
        "Whenever ~ leaves the battlefield": has_left(fact) and itself,
    }
    return conditions[line]
