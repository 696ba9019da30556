"""The columns of observations by name, and what things are in numbers."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from hashlib import blake2b
from struct import Struct
from typing import Final

import msgspec

from jajna.decision import Kind
from jajna.ir.codec import Codec, Data
from jajna.ir.mana import is_mana_ability
from jajna.kernel.views.view import ObjectView
from jajna.vocab import COLORS, Keyword, Step, Supertype, Type, Zone

__all__ = ["CARD", "GLOBAL", "KINDS", "OBJECT", "OPTION", "ROWS", "describe", "packed"]

ROWS: Final = 256
"""Most objects, and most options, that an observation has."""
SEATS: Final = 6
PLAYER: Final = (
    *("in_game", "opponent", "life", "hand", "library", "graveyard", "poison"),
    *("land_plays_left", "mulligans", "designations"),
    *("white", "blue", "black", "red", "green", "colorless"),
)
"""What is told of each player: the one who sees it first, then in turn order. Mana is that of the
pool."""
KINDS: Final[dict[str, int]] = {kind.value: place for place, kind in enumerate(Kind, 1)}
"""Kinds of decisions by number; 0 is none."""
GLOBAL: Final = (
    *("turn", "my_turn", "opponent's_turn"),
    *(f"step_{step.name.lower()}" for step in Step),
    *("kind", "several", "number", "division", "minimum", "maximum", "total", "taken"),
    *("source_row", "subject_row", "on_stack", "seats"),
    *(f"player_{seat}_{name}" for seat in range(SEATS) for name in PLAYER),
)
"""The columns of the moment; rows are counted from 1, 0 is none."""
ZONES: Final = tuple(zone.name.lower() for zone in Zone if zone is not Zone.NOWHERE)
OBJECT: Final = (
    "here",
    *(f"in_{name}" for name in ZONES),
    *("mine", "opponent's", "known", "power", "toughness", "damage", "tapped", "sick"),
    *("face_down", "token", "attacks", "blocked", "blocks", "plus_counters", "minus_counters"),
    *("loyalty", "other_counters", "attached", "attachments", "place", "x", "targets"),
    *("ability", "owned"),
)
"""The columns of how a thing stands; ``place`` is that in a stack or library, the top 1."""
OPTION: Final = (
    *("here", "pass", "play_land", "cast", "activate", "special", "pay", "thing", "pick"),
    *("yes", "no", "a_number", "assign", "done", "other"),
    *("row", "to_row", "seat", "number", "way", "again", "free_1", "free_2", "free_3"),
)
"""The columns of an option; seats are counted from the player's own, which is 1."""
KEYWORDS: Final = {
    "flying": Keyword.FLYING,
    "reach": Keyword.REACH,
    "first_strike": Keyword.FIRST_STRIKE,
    "double_strike": Keyword.DOUBLE_STRIKE,
    "deathtouch": Keyword.DEATHTOUCH,
    "lifelink": Keyword.LIFELINK,
    "trample": Keyword.TRAMPLE,
    "vigilance": Keyword.VIGILANCE,
    "haste": Keyword.HASTE,
    "menace": Keyword.MENACE,
    "defender": Keyword.DEFENDER,
    "flash": Keyword.FLASH,
    "hexproof": Keyword.HEXPROOF,
    "indestructible": Keyword.INDESTRUCTIBLE,
}
TYPES: Final = {
    "artifact": Type.ARTIFACT,
    "battle": Type.BATTLE,
    "creature": Type.CREATURE,
    "enchantment": Type.ENCHANTMENT,
    "instant": Type.INSTANT,
    "land": Type.LAND,
    "planeswalker": Type.PLANESWALKER,
    "sorcery": Type.SORCERY,
}
BAG: Final = 16
CARD: Final = (
    *TYPES,
    *("basic", "legendary", "white", "blue", "black", "red", "green", "mana_value"),
    *KEYWORDS,
    *("activated", "triggered", "static", "mana_ability", "identity_low", "identity_high"),
    *(f"bag_{place}" for place in range(BAG)),
)
"""The columns of what a thing is. ``identity`` is a hash of its types, cost and abilities, so cards
that do the same are the same; ``bag`` counts the kinds of instructions, conditions and the like of
which its abilities are made, each in the place that its name hashes to, so cards that were never
seen have something in common with others.
"""
HALF: Final = 1 << 15
_CODEC: Final[list[Codec]] = []


def describe(thing: ObjectView) -> bytes:
    """The columns of what a thing is; zeros for what the viewer can't identify."""
    if not thing.known:
        return bytes(2 * len(CARD))
    kit = thing.kit
    data = _codec().encode(kit.all) if kit is not None else None
    value = thing.mana_cost.value if thing.mana_cost is not None else 0
    cost = str(thing.mana_cost)
    said = msgspec.json.encode([thing.types, thing.supertypes, thing.subtypes, cost, data])
    identity = int.from_bytes(blake2b(said, digest_size=4).digest(), "big")
    row = [int(thing.types & one > 0) for one in TYPES.values()]
    row += [int(thing.supertypes & one > 0) for one in (Supertype.BASIC, Supertype.LEGENDARY)]
    row += [int(thing.colors & one > 0) for one in COLORS]
    row.append(value)
    row += [int(thing.keywords & one > 0) for one in KEYWORDS.values()]
    if kit is not None:
        mana = sum(1 for one in kit.activated if is_mana_ability(one))
        row += [len(kit.activated), len(kit.triggered), len(kit.statics), mana]
    else:
        row += [0, 0, 0, 0]
    row += [identity % HALF, identity // HALF % HALF]
    bag = [0] * BAG
    for name in _kinds(data):
        bag[blake2b(name.encode(), digest_size=1).digest()[0] % BAG] += 1
    return array("h", [min(number, HALF - 1) for number in (*row, *bag)]).tobytes()


def _codec() -> Codec:
    if not _CODEC:
        _CODEC.append(Codec())
    return _CODEC[0]


def _kinds(data: Data) -> Iterator[str]:
    """The kinds of nodes in encoded abilities."""
    if isinstance(data, list):
        for item in data:
            yield from _kinds(item)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key == "is" and isinstance(value, str):
                yield value
            else:
                yield from _kinds(value)


_forms: Final[dict[int, Struct]] = {}
"""Rows of so many numbers of 16 bits."""


def packed(row: list[int]) -> bytes:
    """Numbers of 16 bits each. A form takes a third of the time in which NumPy, or an array of the
    standard library, would look at each.
    """
    count = len(row)
    form = _forms.get(count)
    if form is None:
        form = _forms[count] = Struct(f"={count}h")
    return form.pack(*row)
