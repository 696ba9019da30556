"""Words of the rules as types: zones, steps, colors, types, mana.
CR 105, 106, 107.4, 205, 400, 500.

Sets of types, colors and keywords are plain ``int`` masks, built from the constants here with
``|``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final, final

from jajna.limits import MOST_NAME
from jajna.typed import is_number, whole_number

__all__ = [
    "ALL_COLORS",
    "ALL_TYPES",
    "COLORS",
    "COLOR_LETTERS",
    "FIRST_OBJECT",
    "MANA_LETTERS",
    "MINUS_COUNTER",
    "PERMANENT_TYPES",
    "PLUS_COUNTER",
    "STEPS",
    "SUPERTYPE_NAMES",
    "TYPE_NAMES",
    "ZONES",
    "Aspects",
    "Cannot",
    "Color",
    "Keyword",
    "Mana",
    "ManaCost",
    "Must",
    "Phase",
    "Reads",
    "Step",
    "Supertype",
    "Symbol",
    "Term",
    "Type",
    "Zone",
    "bit",
    "bits",
    "is_another_player",
    "is_player",
    "mana_cost",
    "symbol",
    "zone_facts",
]

FIRST_OBJECT: Final = 100
"""Players and objects share one space of ids: a seat number (0, 1, ...) is a player, the rest are
objects.
"""


def bit(place: int) -> int:
    """The bit of a zone, a step or a kind of event in masks of them: ``1 << place``."""
    return 1 << place


PLUS_COUNTER: Final = "+1/+1"
"""The kind of counter that adds 1 to power and toughness. CR 122.1a."""
MINUS_COUNTER: Final = "-1/-1"
"""The kind of counter that takes 1 from power and toughness. CR 122.1a."""


def is_player(thing: int) -> bool:
    """Whether this id is a player's seat rather than an object."""
    return thing < FIRST_OBJECT


def is_another_player(one: int, player: int) -> bool:
    """Whether two seats are of different players, who may be teammates or opponents. CR 102.1.

    Whether they are opponents is told by ``kernel.players.teams`` alone.
    """
    return one != player


class Term(Enum):
    """One of the few values that a field of a node can have; its value is the text that it has in
    the rules or on cards, and as which it is shown.
    """

    def __repr__(self) -> str:
        return repr(self.value)

    def __str__(self) -> str:
        return str(self.value)


class Zone(IntEnum):
    """A zone. CR 400.1. ``NOWHERE`` is outside the game or ceased to exist."""

    LIBRARY = 0
    HAND = 1
    BATTLEFIELD = 2
    GRAVEYARD = 3
    STACK = 4
    EXILE = 5
    COMMAND = 6
    NOWHERE = 7


class ManaKept(Term):
    """How long mana isn't lost as steps and phases end. CR 500.5."""

    NOT = ""
    TURN = "turn"
    """Until end of turn."""
    COMBAT = "combat"
    """Until end of combat."""


class Phase(IntEnum):
    """A phase of a turn. CR 500.1."""

    BEGINNING = 0
    PRECOMBAT_MAIN = 1
    COMBAT = 2
    POSTCOMBAT_MAIN = 3
    ENDING = 4


class Step(IntEnum):
    """A step, or a main phase, which has none. CR 501, 505, 506, 512."""

    UNTAP = 0
    UPKEEP = 1
    DRAW = 2
    PRECOMBAT_MAIN = 3
    BEGINNING_OF_COMBAT = 4
    DECLARE_ATTACKERS = 5
    DECLARE_BLOCKERS = 6
    FIRST_STRIKE_DAMAGE = 7
    COMBAT_DAMAGE = 8
    END_OF_COMBAT = 9
    POSTCOMBAT_MAIN = 10
    END = 11
    CLEANUP = 12


ZONES: Final[tuple[Zone, ...]] = tuple(Zone)
"""The zones by their numbers. Modules compiled apart can't call an enumeration of another one."""
STEPS: Final[tuple[Step, ...]] = tuple(Step)
"""The steps by their numbers."""


class Type:
    """Card types as mask bits. CR 300.1."""

    ARTIFACT: Final = 1
    BATTLE: Final = 2
    CREATURE: Final = 4
    ENCHANTMENT: Final = 8
    INSTANT: Final = 16
    LAND: Final = 32
    PLANESWALKER: Final = 64
    SORCERY: Final = 128
    KINDRED: Final = 256
    DUNGEON: Final = 512
    CONSPIRACY: Final = 1024
    PHENOMENON: Final = 2048
    PLANE: Final = 4096
    SCHEME: Final = 8192
    VANGUARD: Final = 16384


ALL_TYPES: Final = 32767
PERMANENT_TYPES: Final = 1 | 2 | 4 | 8 | 32 | 64
"""Artifact, battle, creature, enchantment, land, planeswalker. CR 110.4."""

NONTRADITIONAL: Final = 1024 | 2048 | 4096 | 8192 | 16384
"""Conspiracy, phenomenon, plane, scheme, vanguard: cards that are in the command zone all game.
CR 311.2, 312.2, 313.2, 314.2, 315.3.
"""

TYPE_NAMES: Final[dict[int, str]] = {
    Type.ARTIFACT: "artifact",
    Type.BATTLE: "battle",
    Type.CREATURE: "creature",
    Type.ENCHANTMENT: "enchantment",
    Type.INSTANT: "instant",
    Type.LAND: "land",
    Type.PLANESWALKER: "planeswalker",
    Type.SORCERY: "sorcery",
    Type.KINDRED: "kindred",
    Type.DUNGEON: "dungeon",
    Type.CONSPIRACY: "conspiracy",
    Type.PHENOMENON: "phenomenon",
    Type.PLANE: "plane",
    Type.SCHEME: "scheme",
    Type.VANGUARD: "vanguard",
}


class Supertype:
    """Supertypes as mask bits. CR 205.4a."""

    BASIC: Final = 1
    LEGENDARY: Final = 2
    SNOW: Final = 4
    WORLD: Final = 8
    ONGOING: Final = 16


SUPERTYPE_NAMES: Final[dict[int, str]] = {
    Supertype.BASIC: "basic",
    Supertype.LEGENDARY: "legendary",
    Supertype.SNOW: "snow",
    Supertype.WORLD: "world",
    Supertype.ONGOING: "ongoing",
}


class Color:
    """Colors as mask bits. CR 105.1."""

    WHITE: Final = 1
    BLUE: Final = 2
    BLACK: Final = 4
    RED: Final = 8
    GREEN: Final = 16


class Mana:
    """Types of mana as mask bits: the colors and colorless. CR 106.1."""

    WHITE: Final = 1
    BLUE: Final = 2
    BLACK: Final = 4
    RED: Final = 8
    GREEN: Final = 16
    COLORLESS: Final = 32


ALL_COLORS: Final = 31
COLORS: Final = (1, 2, 4, 8, 16)
COLOR_LETTERS: Final[dict[int, str]] = {1: "W", 2: "U", 4: "B", 8: "R", 16: "G"}
MANA_LETTERS: Final[dict[int, str]] = {1: "W", 2: "U", 4: "B", 8: "R", 16: "G", 32: "C"}
LETTER_MANA: Final[dict[str, int]] = {"W": 1, "U": 2, "B": 4, "R": 8, "G": 16, "C": 32}


class Keyword:
    """Keyword abilities without parameters as mask bits. CR 702.

    Only those that rules or other cards ask for by name need a bit; a keyword's names, rule and
    meaning are in its module of ``mechanics.keywords``.
    """

    DEATHTOUCH: Final = 1 << 0
    DEFENDER: Final = 1 << 1
    DOUBLE_STRIKE: Final = 1 << 2
    FIRST_STRIKE: Final = 1 << 3
    FLASH: Final = 1 << 4
    FLYING: Final = 1 << 5
    HASTE: Final = 1 << 6
    HEXPROOF: Final = 1 << 7
    INDESTRUCTIBLE: Final = 1 << 8
    INTIMIDATE: Final = 1 << 9
    LIFELINK: Final = 1 << 10
    REACH: Final = 1 << 11
    SHROUD: Final = 1 << 12
    TRAMPLE: Final = 1 << 13
    VIGILANCE: Final = 1 << 14
    MENACE: Final = 1 << 15
    FEAR: Final = 1 << 16
    SHADOW: Final = 1 << 17
    HORSEMANSHIP: Final = 1 << 18
    SKULK: Final = 1 << 19
    INFECT: Final = 1 << 20
    WITHER: Final = 1 << 21
    CHANGELING: Final = 1 << 22
    PROWESS: Final = 1 << 23
    FLANKING: Final = 1 << 24
    PHASING: Final = 1 << 25
    DEVOID: Final = 1 << 26
    STORM: Final = 1 << 27
    CASCADE: Final = 1 << 28
    CONVOKE: Final = 1 << 29
    DELVE: Final = 1 << 30
    PERSIST: Final = 1 << 31
    UNDYING: Final = 1 << 32
    EXALTED: Final = 1 << 33
    SPLIT_SECOND: Final = 1 << 34
    BANDING: Final = 1 << 35
    TRAMPLE_OVER_PLANESWALKERS: Final = 1 << 36


def bits(mask: int) -> list[int]:
    """The single bits of a mask, lowest first."""
    found: list[int] = []
    bit = 1
    while bit <= mask:
        if mask & bit:
            found.append(bit)
        bit += bit
    return found


class Cannot:
    """What an object or player can't do, as mask bits in ``Characteristics.cannot``. CR 101.2."""

    ATTACK: Final = 1
    BLOCK: Final = 2
    BE_BLOCKED: Final = 4
    UNTAP_IN_UNTAP_STEP: Final = 8
    ACTIVATE: Final = 16
    BE_COUNTERED: Final = 32
    BE_REGENERATED: Final = 64
    TRANSFORM: Final = 128
    ATTACK_ALONE: Final = 256
    BLOCK_ALONE: Final = 512
    ATTACK_WITH_OTHERS: Final = 1 << 29
    """It can attack only alone. CR 506.5, 508.1c."""
    ATTACK_BATTLES: Final = 1 << 15
    """It can't attack battles. CR 508.1b, 508.1c."""
    BE_SACRIFICED: Final = 1024
    BE_COPIED: Final = 1 << 26
    ACTIVATE_MANA: Final = 2048
    BE_ENCHANTED: Final = 4096
    BE_EQUIPPED: Final = 8192
    BE_TURNED_UP: Final = 1 << 27
    """It can't be turned face up. CR 708.7, 101.2."""
    HAVE_ITS_DAMAGE_PREVENTED: Final = 1 << 30
    """Damage that it deals can't be prevented. CR 615.12."""
    PHASE_OUT: Final = 1 << 28
    """It can't phase out. CR 702.26b, 101.2."""
    HAVE_DAMAGE_PREVENTED: Final = 16384
    ASSIGN_COMBAT_DAMAGE: Final = 1 << 22
    """It assigns no combat damage, whatever its power. CR 510.1a."""
    TRANSFORM_BUT_BY_DAYTIME: Final = 1 << 21
    """It transforms only by its daybound or nightbound ability. CR 702.145b, 702.145e."""
    CREW: Final = 1 << 23
    """It can't be tapped to pay for a crew ability. CR 702.122c."""
    ACTIVATE_TAPPING: Final = 1 << 24
    """Its activated abilities with {T} in their costs can't be activated. CR 602.5, 107.5."""
    BECOME_UNTAPPED: Final = 1 << 25
    """Nothing untaps it. CR 701.26b, 101.2."""
    ATTACK_WITH_DEFENDER: Final = 1 << 20
    """What defender forbids, unless it counts as not there (``AsThough.NO_DEFENDER``)."""


class AsThough:
    """What an object may be treated as in combat, as bits in ``Characteristics.as_though``.
    CR 609.4.
    """

    NO_DEFENDER: Final = 1
    """It can attack as though it didn't have defender."""
    HASTE: Final = 2
    """It can attack as though it had haste."""
    UNTAPPED: Final = 4
    """It can block as though it were untapped."""
    UNBLOCKED: Final = 8
    """Its combat damage may be assigned as though it weren't blocked."""
    NO_LANDWALK: Final = 16
    """It can be blocked as though it didn't have landwalk abilities."""
    NO_PLAINSWALK: Final = 32
    NO_ISLANDWALK: Final = 64
    NO_SWAMPWALK: Final = 128
    NO_MOUNTAINWALK: Final = 256
    NO_FORESTWALK: Final = 512
    SHADOW: Final = 1024
    """It can block creatures with shadow, as though it had shadow or they hadn't."""
    STRONG_AS_TOUGH: Final = 2048
    """It assigns combat damage equal to its toughness rather than its power. CR 510.1a."""
    LETHAL_BY_POWER: Final = 4096
    """Damage is lethal to it by its power rather than its toughness. CR 120.6."""
    HASTE_TO_ACTIVATE: Final = 8192
    """Its abilities can be activated as though it had haste. CR 602.5a."""


class Must:
    """What an object must do if able, as mask bits in ``Characteristics.must``.
    CR 508.1d, 509.1c.
    """

    ATTACK: Final = 1
    BLOCK: Final = 2
    BE_BLOCKED: Final = 4
    BE_BLOCKED_BY_ALL: Final = 8


class Reads:
    """Facts besides characteristics that a continuous effect may depend on, as mask bits."""

    TAPS: Final = 2
    LIFE: Final = 4
    COUNTERS: Final = 8
    TURN: Final = 16
    COMBAT: Final = 32
    """What attacks, blocks or is blocked."""
    HISTORY: Final = 64
    """What happened this turn."""
    MARKS: Final = 128
    BOARD: Final = 256
    """Characteristics or controllers of other objects than the one affected."""
    ATTACHMENTS: Final = 1 << 9
    """What is attached to what."""
    IDENTITY: Final = 1 << 10
    """Which one of several identical objects something is; this never changes."""
    BATTLEFIELD: Final = 1 << 13
    """Which objects are on the battlefield; ``zone_facts`` has the like for each zone."""
    ZONES: Final = 127 << 11
    """What is in which zone."""
    EVERYTHING: Final = (1 << 18) - 2
    TIMELESS: Final = EVERYTHING & ~TURN
    """Everything but what step it is and whose turn."""
    MANA: Final = 1 << 18
    """The unspent mana of players; only what counts it says so, as it changes most often."""
    PERSONAL: Final = TAPS | COUNTERS | COMBAT | HISTORY | MARKS | ATTACHMENTS | IDENTITY | MANA
    """Facts in which objects with the same characteristics may differ."""


def zone_facts(zones: int) -> int:
    """The facts (``Reads``) of what is in the zones of a mask of ``1 << Zone``."""
    return (zones & 127) << 11


@final
class Aspects:
    """Mask bits for the facts that continuous effects may change or depend on. CR 613.8a."""

    CONTROLLER: Final = 1
    TYPES: Final = 2
    """Card types, subtypes and supertypes."""
    COLORS: Final = 4
    ABILITIES: Final = 8
    POWER: Final = 16
    """Power or toughness."""
    NAMES: Final = 32
    """Names, mana costs and what else only copy and face-down effects change."""
    EXISTENCE: Final = 64
    """Whether an object still has the static ability that makes an effect."""
    ALL: Final = 63
    """Every characteristic, and control."""


@final
@dataclass(frozen=True)
class Symbol:
    """One mana symbol of a cost. CR 107.4.

    It is paid with one mana of a type in ``mana``, or with ``generic`` mana of any type, or, where
    ``life`` is true, with 2 life (CR 107.4f). ``variable`` is {X} (CR 107.3), ``snow`` is {S}
    (CR 107.4h). A symbol of less than no ``generic`` mana is what is left of a reduction, of mana
    of a type in ``mana`` if it has any (CR 118.7). One of ``at_least`` has generic mana added until
    the whole cost takes so much mana, however its other symbols are paid (CR 601.2f). Each generic
    mana of a ``bent`` symbol may be paid by tapping an artifact or a creature (CR 701.67a).
    """

    text: str
    mana: int = 0
    generic: int = 0
    life: bool = False
    variable: bool = False
    snow: bool = False
    at_least: int = 0
    bent: bool = False

    @property
    def value(self) -> int:
        """The contribution of the symbol to a mana value. CR 202.3b, 202.3f, 202.3g."""
        if self.generic < 0:
            return self.generic
        return max(self.generic, 1 if self.mana or self.snow else 0)

    @property
    def least(self) -> int:
        """The least mana that can pay for the symbol. CR 107.4e, 107.4f."""
        if self.life or self.variable:
            return 0
        if self.generic < 0:
            return self.generic
        return 1 if self.mana or self.snow else self.generic

    @property
    def colors(self) -> int:
        """Mask of the colors of the symbol. CR 202.2."""
        return self.mana & ALL_COLORS


def symbol(text: str) -> Symbol:
    """The symbol written between braces: ``2``, ``W``, ``X``, ``W/U``, ``2/W``, ``W/P``, ``S``.

    Raises ValueError for anything else.
    """
    number = whole_number(text)
    if number is not None:
        return Symbol(text, generic=number)
    if text in LETTER_MANA:
        return Symbol(text, mana=LETTER_MANA[text])
    if text in ("X", "Y", "Z"):
        return Symbol(text, variable=True)
    if text == "S":
        return Symbol(text, snow=True)
    mana = generic = 0
    life = False
    for part in text.split("/"):
        if part in LETTER_MANA:
            mana |= LETTER_MANA[part]
        elif is_number(part):
            generic = int(part)
        elif part == "P":
            life = True
        else:
            raise ValueError(f"{{{text}}} is not a mana symbol (CR 107.4)")
    if not mana:
        raise ValueError(f"{{{text}}} is not a mana symbol (CR 107.4)")
    return Symbol(text, mana=mana, generic=generic, life=life)


@final
@dataclass(frozen=True)
class ManaCost:
    """A mana cost: its symbols in printed order. CR 202.1."""

    symbols: tuple[Symbol, ...] = ()

    @property
    def value(self) -> int:
        """The mana value, with each X as 0. CR 202.3."""
        return sum(one.value for one in self.symbols)

    @property
    def colors(self) -> int:
        """Mask of the colors of the symbols. CR 202.2."""
        mask = 0
        for one in self.symbols:
            mask |= one.colors
        return mask

    @property
    def variables(self) -> int:
        """The number of {X} in the cost."""
        return sum(1 for one in self.symbols if one.variable)

    def __str__(self) -> str:
        return "".join("{" + one.text + "}" for one in self.symbols)


def mana_cost(text: str) -> ManaCost:
    """Read a cost such as ``{2}{W}{W}``; the empty text is a cost of no mana symbols.

    Raises ValueError for text outside braces or an unknown symbol.
    """
    if len(text) > MOST_NAME:
        raise ValueError(f"a mana cost has at most {MOST_NAME} letters, not {len(text)}")
    found: list[Symbol] = []
    rest = text
    while rest:
        end = rest.find("}")
        if rest[0] != "{" or end < 0:
            raise ValueError(f"{text!r} is not a mana cost (CR 202.1a): symbols stand in braces")
        found.append(symbol(rest[1:end]))
        rest = rest[end + 1 :]
    return ManaCost(tuple(found))
