"""CR 115.1 and 115.4 written down once more, to check what can be chosen as a target.

A permanent is here what a player reads on it and sees of it. Nothing of the engine is used.
"""

from __future__ import annotations

from typing import Final, NamedTuple

__all__ = ["LINES", "PHRASES", "PLAYERS", "Permanent", "Source", "legal_targets"]

ANY: Final = "any target"
PLAYERS: Final = (ANY, "target player", "target opponent")
"""The phrases that players fit."""
PHRASES: Final = (
    *PLAYERS,
    "target permanent",
    "target nonland permanent",
    "target creature",
    "target creature you control",
    "target creature you don't control",
    "target creature an opponent controls",
    "target nonblack creature",
    "target white or blue creature",
    "target monocolored creature",
    "target creature with flying",
    "target creature without flying",
    "target creature with power 2 or less",
    "target creature with toughness 3 or greater",
    "target tapped creature",
    "target artifact",
    "target artifact or enchantment",
    "target artifact creature",
    "target noncreature artifact",
    "target Goblin",
    "target non-Goblin creature",
    "target land",
    "target enchantment",
)
LINES: Final = (
    "Flying",
    "Hexproof",
    "Shroud",
    "Hexproof from blue",
    "Hexproof from artifacts",
    "Protection from red",
    "Protection from creatures",
    "Protection from artifacts",
    "Protection from monocolored",
    "Protection from everything",
    "~ can't be the target of spells.",
    "~ can't be the target of red spells.",
    "~ can't be the target of spells or abilities your opponents control.",
    "~ can't be the target of abilities.",
)
"""What permanents say that matters; ``~`` is the permanent itself."""


class Permanent(NamedTuple):
    """What a player reads on a permanent and sees of it."""

    number: int
    player: int
    types: frozenset[str]
    colors: str
    goblin: bool
    power: int
    toughness: int
    tapped: bool
    lines: frozenset[str]

    def says(self, line: str) -> bool:
        """Whether the line is on it."""
        return line in self.lines


class Source(NamedTuple):
    """A spell, or the permanent whose ability is activated."""

    player: int
    colors: str
    types: frozenset[str]
    spell: bool


def legal_targets(
    phrase: str, source: Source, permanents: list[Permanent], hexproof_players: set[int]
) -> set[int]:
    """The numbers of everything that may be chosen for the phrase: players are 0 and 1."""
    found = {
        one.number
        for one in permanents
        if fits(one, phrase, source.player) and not is_shielded(one, source)
    }
    if phrase in PLAYERS:
        for player in (0, 1):
            foe = player != source.player
            if (foe or phrase != "target opponent") and not (foe and player in hexproof_players):
                found.add(player)  # CR 702.11c
    return found


def fits(one: Permanent, phrase: str, player: int) -> bool:
    """Whether a permanent is what the phrase asks for. CR 115.1a, 115.4."""
    creature = "Creature" in one.types
    artifact = "Artifact" in one.types
    own = one.player == player
    conditions = {
        ANY: creature,
        "target permanent": True,
        "target nonland permanent": "Land" not in one.types,
        "target creature": creature,
        "target creature you control": creature and own,
        "target creature you don't control": creature and not own,
        "target creature an opponent controls": creature and not own,
        "target nonblack creature": creature and "B" not in one.colors,
        "target white or blue creature": creature and bool({"W", "U"} & set(one.colors)),
        "target monocolored creature": creature and len(one.colors) == 1,
        "target creature with flying": creature and one.says("Flying"),
        "target creature without flying": creature and not one.says("Flying"),
        "target creature with power 2 or less": creature and one.power <= 2,
        "target creature with toughness 3 or greater": creature and one.toughness >= 3,
        "target tapped creature": creature and one.tapped,
        "target artifact": artifact,
        "target artifact or enchantment": artifact or "Enchantment" in one.types,
        "target artifact creature": artifact and creature,
        "target noncreature artifact": artifact and not creature,
        "target Goblin": one.goblin,
        "target non-Goblin creature": creature and not one.goblin,
        "target land": "Land" in one.types,
        "target enchantment": "Enchantment" in one.types,
    }
    return conditions.get(phrase, False)


def is_shielded(one: Permanent, source: Source) -> bool:
    """Whether something on it keeps it from being a target. CR 702.11, 702.16, 702.18."""
    foe = source.player != one.player
    quality = {
        "blue": "U" in source.colors,
        "red": "R" in source.colors,
        "artifacts": "Artifact" in source.types,
        "creatures": "Creature" in source.types,
        "monocolored": len(source.colors) == 1,
        "everything": True,
    }
    if one.says("Shroud") or (foe and one.says("Hexproof")):  # CR 702.18a, 702.11b
        return True
    for name, has in quality.items():
        if has and one.says(f"Protection from {name}"):  # CR 702.16b
            return True
        if has and foe and one.says(f"Hexproof from {name}"):  # CR 702.11d
            return True
    if foe and one.says("~ can't be the target of spells or abilities your opponents control."):
        return True
    if source.spell:
        red = "~ can't be the target of red spells."
        return one.says("~ can't be the target of spells.") or (quality["red"] and one.says(red))
    return one.says("~ can't be the target of abilities.")
