"""The characteristics of objects, printed or computed. CR 109.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.ir.abilities import (
    Ability,
)
from jajna.ir.base import (
    Cost,
    Filter,
)
from jajna.kernel.objects.kit import NO_ABILITIES, Kit, intrinsic_abilities
from jajna.vocab import ManaCost, Symbol, Type, is_player

if TYPE_CHECKING:
    from jajna.card import Face
    from jajna.kernel.state.context import Context

__all__ = [
    "ABILITY",
    "ANY_AURA",
    "FACE_DOWN",
    "NO_AURA",
    "SEPARATOR",
    "Characteristics",
    "Company",
    "Requirement",
    "Toll",
    "characteristics_of",
    "combined",
    "face_down_values",
]

SEPARATOR: Final = " // "
"""Between the names of the halves of a split card."""


ANY_AURA: Final = 0
"""Any Aura can enchant an object. CR 303.4."""
NO_AURA: Final = -1
"""No Aura can enchant an object. CR 303.4c."""


@final
class Toll:
    """What its controller must pay for each creature that attacks or blocks. CR 508.1h, 509.1d.

    ``cannot`` is a mask of ``Cannot.ATTACK`` and ``Cannot.BLOCK``: what the creature can't do
    unless it is paid. ``player`` is whom alone it protects from attacks (-1: everybody), with
    ``permanents`` also that player's planeswalkers. ``costs`` are what is paid beside the mana
    ``symbols``; ``source`` is the object that asks for it.
    """

    def __init__(
        self,
        cannot: int,
        symbols: tuple[Symbol, ...],
        costs: tuple[Cost, ...] = (),
        player: int = -1,
        permanents: bool = False,
        source: int = 0,
    ) -> None:
        self.cannot = cannot
        self.symbols = symbols
        self.costs = costs
        self.player = player
        self.permanents = permanents
        self.source = source


@final
class Company:
    """How many others that fit must attack or block too for a creature to do so. CR 508.1c, 509.1b.

    ``cannot`` is ``Cannot.ATTACK`` or ``Cannot.BLOCK``: what the creature can't do without them.
    ``ctx`` has the creature as its source.
    """

    def __init__(self, cannot: int, number: int, ctx: Context, fits: Filter) -> None:
        self.cannot = cannot
        self.number = number
        self.ctx = ctx
        self.fits = fits


@final
class Requirement:
    """One thing that an effect requires of a creature if able. CR 508.1d, 509.1c.

    ``must`` is one bit of ``Must``. ``things`` narrow it down: for ``Must.ATTACK`` what is to be
    attacked, or with ``other`` a player who isn't among them (CR 701.15b); for ``Must.BLOCK`` the
    attackers to be blocked. For the bits about being blocked, ``by`` says which creatures must
    block, with its context. Nothing narrows what is left out.
    """

    def __init__(
        self,
        must: int,
        things: tuple[int, ...] = (),
        other: bool = False,
        ctx: Context | None = None,
        by: Filter | None = None,
    ) -> None:
        self.must = must
        self.things = things
        self.other = other
        self.ctx = ctx
        self.by = by

    def wants_attack_on(self, what: int) -> bool:
        """Whether attacking this player or permanent obeys a requirement to attack."""
        if self.other:
            return is_player(what) and what not in self.things
        return not self.things or what in self.things


@final
class Characteristics:
    """The characteristics of an object, and what effects say of it besides. CR 109.3.

    Masks: ``colors``, ``types``, ``supertypes``, ``keywords`` (from ``kit``), ``cannot``, ``must``.
    Shared between objects and games: change only a copy made for it (CR 613 does).
    ``blocked_only_by`` are filters that every creature blocking it must fit (CR 509.1b), with the
    context of each; ``blocks_only`` those that what it blocks must fit; ``protections`` filters of
    sources it is protected from (CR 702.16), ``untargetable`` those of what can't target it.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.mana_cost: ManaCost | None = None
        self.colors = 0
        self.types = 0
        self.supertypes = 0
        self.subtypes: frozenset[str] = frozenset()
        self.power = 0
        self.toughness = 0
        self.loyalty = 0
        self.defense = 0
        self.kit: Kit = NO_ABILITIES
        self.keywords = 0
        self.cannot = 0
        self.must = 0
        self.front_value = 0
        """Its mana value if it has no mana cost: that of its front face. CR 712.8e, 202.3b."""
        self.before_choice: Characteristics | None = None
        """What it would be but for what was chosen as it entered. CR 614.1c."""
        self.halves: list[Characteristics] = []
        """Of a flip card, what it is before and after it flips; each half has both. CR 710.1."""
        self.never_has: tuple[str, ...] = ()
        """Keyword abilities, by their names, that it can't have. CR 113.11."""
        self.refused_counters: tuple[str, ...] = ()
        """Kinds of counters that can't be put on it; "" is any. CR 122.6."""
        self.requirements: list[Requirement] = []
        """What ``must`` says in short, one by one. CR 508.1d, 509.1c."""
        self.as_though = 0
        """What it may be treated as in combat: bits of ``AsThough``. CR 609.4."""
        self.attack_bans: list[tuple[int, bool]] = []
        """Players whom it can't attack, and whether their planeswalkers neither. CR 508.1c."""
        self.goaded_by: list[int] = []
        """The players who have goaded it. CR 701.15b, 701.15c."""
        self.only_aura = ANY_AURA
        """The one Aura that can enchant it, ``NO_AURA`` where several want to be. CR 303.4c."""
        self.blockers_needed = 1
        """With how few creatures it can be blocked; menace makes it 2. CR 702.111b."""
        self.blockers_allowed = 0
        """By how many creatures it can be blocked at most; 0 is any number. CR 509.1b."""
        self.can_block = 1
        """How many attackers it can block; 0 is any number. CR 509.1a."""
        self.blocked_only_by: list[tuple[Context, Filter]] = []
        self.blocks_only: list[tuple[Context, Filter]] = []
        self.attacks_only: list[tuple[Context, Filter]] = []
        """What the defending player must fit for it to attack. CR 508.1c."""
        self.tolls: list[Toll] = []
        """What attacking or blocking with it costs. CR 508.1h, 509.1d."""
        self.company: list[Company] = []
        """Without whom it can't attack or block. CR 508.1c, 509.1b."""
        self.bands_with: list[tuple[Context, Filter]] = []
        """The qualities of those that it can band with. CR 702.22b."""
        self.protections: list[tuple[Context, Filter]] = []
        self.spared: list[tuple[Context, Filter, Filter]] = []
        """What one protection from a quality lets stay attached. CR 702.16n."""
        self.untargetable: list[tuple[Context, Filter]] = []
        self.uncounterable: list[tuple[Context, Filter]] = []
        """What can't counter it. CR 101.2, 701.6."""

    def copy(self) -> Characteristics:
        """A copy to change."""
        made = Characteristics(self.name)
        made.mana_cost = self.mana_cost
        made.colors = self.colors
        made.types = self.types
        made.supertypes = self.supertypes
        made.subtypes = self.subtypes
        made.power = self.power
        made.toughness = self.toughness
        made.loyalty = self.loyalty
        made.defense = self.defense
        made.kit = self.kit
        made.keywords = self.keywords
        made.cannot = self.cannot
        made.must = self.must
        made.front_value = self.front_value
        made.before_choice = self.before_choice
        made.halves = self.halves
        made.never_has = self.never_has
        made.refused_counters = self.refused_counters
        made.requirements = self.requirements.copy()
        made.as_though = self.as_though
        made.attack_bans = self.attack_bans.copy()
        made.goaded_by = self.goaded_by.copy()
        made.only_aura = self.only_aura
        made.blockers_needed = self.blockers_needed
        made.blockers_allowed = self.blockers_allowed
        made.can_block = self.can_block
        made.blocked_only_by = self.blocked_only_by.copy()
        made.blocks_only = self.blocks_only.copy()
        made.attacks_only = self.attacks_only.copy()
        made.tolls = self.tolls.copy()
        made.company = self.company.copy()
        made.bands_with = self.bands_with.copy()
        made.protections = self.protections.copy()
        made.spared = self.spared.copy()
        made.untargetable = self.untargetable.copy()
        made.uncounterable = self.uncounterable.copy()
        return made

    def same(self, other: Characteristics) -> bool:
        """Whether both say the same; used to check caches."""
        return self.summary() == other.summary()

    def summary(self) -> str:
        """Everything in one line, in a fixed order."""
        return "|".join(
            (
                self.name,
                str(self.mana_cost) if self.mana_cost is not None else "none",
                f"c{self.colors} t{self.types} s{self.supertypes} k{self.keywords}",
                " ".join(sorted(self.subtypes)),
                f"{self.power}/{self.toughness} l{self.loyalty} d{self.defense}",
                f"x{self.cannot} m{self.must} {self.never_has} {self.refused_counters}",
                f"b{self.blockers_needed}-{self.blockers_allowed} n{self.can_block} "
                f"e{self.only_aura}",
                f"r{len(self.requirements)} g{self.goaded_by} a{self.as_though} {self.attack_bans}",
                f"{len(self.blocked_only_by)} {len(self.blocks_only)} {len(self.attacks_only)} "
                f"{len(self.protections)} {len(self.spared)} "
                f"{len(self.tolls)} {len(self.company)} {len(self.bands_with)} "
                f"{len(self.untargetable)} {len(self.uncounterable)}",
                repr(self.kit.all),
            )
        )

    def mana_value(self) -> int:
        """Its mana value, with each X as 0. CR 202.3."""
        return self.mana_cost.value if self.mana_cost is not None else self.front_value

    def names(self) -> list[str]:
        """Its names: a split card has two, what is nameless none. CR 201.2, 709.4a."""
        return self.name.split(SEPARATOR) if self.name else []

    def has_name(self, name: str) -> bool:
        """Whether this is a name of it, or, for what has several, all its names. CR 709.4a."""
        return self.name == name != "" or name in self.names()

    def shares_name(self, other: Characteristics) -> bool:
        """Whether both have a name in common. CR 201.2a, 709.4a."""
        return any(name in other.names() for name in self.names())

    def is_permanent_type(self) -> bool:
        """Whether it has a permanent type. CR 110.4."""
        return self.types & (1 | 2 | 4 | 8 | 32 | 64) != 0


ABILITY: Final = Characteristics("")
"""What an ability on the stack has: the characteristics of no card. CR 405.1, 603.3."""


def _face_down(abilities: tuple[Ability, ...]) -> Characteristics:
    made = Characteristics("")
    made.types = Type.CREATURE
    made.power = 2
    made.toughness = 2
    made.kit = Kit(abilities)
    made.keywords = made.kit.keywords
    return made


FACE_DOWN: Final = _face_down(())
"""The characteristics of a face-down permanent or spell for which none others are listed.
CR 708.2a.
"""


def face_down_values(abilities: tuple[Ability, ...]) -> Characteristics:
    """The values of a face-down 2/2 creature with these abilities. CR 702.168a, 701.58a."""
    return _face_down(abilities) if abilities else FACE_DOWN


def _printed_number(text: str) -> int:
    """The number printed, 0 for ``*``, ``1+*`` and the like. CR 208.2."""
    sign = -1 if text.startswith("-") else 1
    digits = text.lstrip("+-")
    return sign * int(digits) if digits.isdigit() else 0


def characteristics_of(face: Face) -> Characteristics:
    """The characteristics printed on a face: its copiable values. CR 707.2."""
    made = Characteristics(face.name)
    made.mana_cost = face.mana_cost
    made.colors = face.colors
    made.types = face.types
    made.supertypes = face.supertypes
    made.subtypes = frozenset(face.subtypes)
    made.power = _printed_number(face.power)
    made.toughness = _printed_number(face.toughness)
    made.loyalty = _printed_number(face.loyalty)
    made.defense = _printed_number(face.defense)
    made.kit = Kit(face.abilities, intrinsic_abilities(made.types, made.subtypes))
    made.keywords = made.kit.keywords
    return made


def combined(halves: list[Characteristics]) -> Characteristics:
    """The characteristics of a split card's halves together. CR 709.4a-709.4c, 202.3d."""
    made = Characteristics(SEPARATOR.join([half.name for half in halves]))
    symbols: tuple[Symbol, ...] = ()
    abilities: tuple[Ability, ...] = ()
    for half in halves:
        if half.mana_cost is not None:
            symbols += half.mana_cost.symbols
        made.colors |= half.colors
        made.types |= half.types
        made.supertypes |= half.supertypes
        made.subtypes |= half.subtypes
        abilities += half.kit.all
    made.mana_cost = ManaCost(symbols)
    made.kit = Kit(abilities)
    made.keywords = made.kit.keywords
    return made
