"""The characteristics of objects, printed or computed. CR 109.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.ir.abilities import (
    Ability,
    AlternativeValues,
)
from jajna.ir.base import (
    Cost,
    Filter,
)
from jajna.kernel.objects.kit import NO_ABILITIES, Kit, abilities_of, intrinsic_abilities
from jajna.typed import is_number
from jajna.vocab import ALL_COLORS, ManaCost, Supertype, Symbol, Type, is_player

if TYPE_CHECKING:
    from jajna.card import Face
    from jajna.ir.abilities import SpecialAction
    from jajna.kernel.state.context import Context

__all__ = [
    "ABILITY",
    "ALL_BLOCKERS",
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


ALL_BLOCKERS: Final = 1 << 20
"""The value of ``blockers_needed`` that stands for all creatures of the defending player."""
ANY_AURA: Final = 0
"""The value of ``only_aura`` that lets any Aura enchant an object. CR 303.4."""
NO_AURA: Final = -1
"""The value of ``only_aura`` that lets no Aura enchant an object. CR 303.4c."""


@final
class Toll:
    """A cost that a creature's controller must pay for it to attack or block. CR 508.1h, 509.1d.

    ``cannot`` is a mask of ``Cannot.ATTACK`` and ``Cannot.BLOCK``: what the creature can't do
    unless the cost is paid. Only attacks on ``player`` cost it (-1: on anybody), with
    ``permanents`` also attacks on that player's planeswalkers, and only blocking what fits
    ``blocked``. The cost is the mana ``symbols`` and ``costs``; ``source`` is the object with the
    effect.
    """

    def __init__(
        self,
        cannot: int,
        symbols: tuple[Symbol, ...],
        costs: tuple[Cost, ...] = (),
        player: int = -1,
        permanents: bool = False,
        source: int = 0,
        blocked: Filter | None = None,
    ) -> None:
        self.cannot = cannot
        self.blocked = blocked
        self.symbols = symbols
        self.costs = costs
        self.player = player
        self.permanents = permanents
        self.source = source


@final
class Company:
    """A restriction: a creature can't attack or block without enough others. CR 508.1c, 509.1b.

    ``cannot`` is ``Cannot.ATTACK`` or ``Cannot.BLOCK``. At least ``number`` other creatures that
    fit ``fits`` must attack or block too; ``ctx`` has the creature as its source.
    """

    def __init__(self, cannot: int, number: int, ctx: Context, fits: Filter) -> None:
        self.cannot = cannot
        self.number = number
        self.ctx = ctx
        self.fits = fits


@final
class Requirement:
    """A requirement of an effect on a creature in combat. CR 508.1d, 509.1c.

    ``must`` is one bit of ``Must``. For ``Must.ATTACK``, ``things`` are the players and permanents
    to be attacked, or with ``other`` the players who are not (CR 701.15b); for ``Must.BLOCK`` the
    attackers to be blocked. For the bits about being blocked, ``by`` describes the creatures that
    must block, evaluated in ``ctx``. Empty ``things`` and no ``by`` mean any.
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
class Doors:
    """The halves of a permanent card with a shared type line. CR 709.5.

    ``states`` has the characteristics by the mask of unlocked halves, ``unlocking`` the special
    action of unlocking each half, None for one without mana cost (CR 709.5e).
    """

    def __init__(
        self, states: list[Characteristics], unlocking: list[SpecialAction | None]
    ) -> None:
        self.states = states
        self.unlocking = unlocking


@final
class Characteristics:
    """The characteristics of an object, and what effects say about the object besides. CR 109.3.

    Masks: ``colors``, ``types``, ``supertypes``, ``keywords`` (from ``kit``), ``cannot``, ``must``.
    Objects and games share characteristics: only a copy may be changed (CR 613 does).

    Lists of filters, each with the context to evaluate it in: ``blocked_only_by`` for creatures
    that can block it (CR 509.1b), ``blocks_only`` for attackers it can block, ``protections`` for
    sources it has protection from (CR 702.16), ``untargetable`` for sources that can't target it.
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
        self.loyalty_x = False
        """Whether the printed loyalty is X. CR 107.3m."""
        self.defense = 0
        self.kit: Kit = NO_ABILITIES
        self.keywords = 0
        self.cannot = 0
        self.must = 0
        self.has_adventure = False
        """Whether there are the alternative characteristics of an Adventure. CR 715.2a, 715.2b."""
        self.front_value = 0
        """The mana value of a back face: that of its front face. CR 712.8e, 202.3b."""
        self.before_choice: Characteristics | None = None
        """The characteristics without the choice made as the object entered. CR 614.1c."""
        self.halves: list[Characteristics] = []
        """The two halves of a flip card, normal and flipped; each half has both. CR 710.1."""
        self.doors: Doors | None = None
        """The halves of a permanent card with a shared type line; None for others. CR 709.5."""
        self.never_has: tuple[str, ...] = ()
        """The names of keyword abilities that the object can't have. CR 113.11."""
        self.refused_counters: tuple[str, ...] = ()
        """The kinds of counters that can't be put on the object; "" is any. CR 122.6."""
        self.requirements: list[Requirement] = []
        """The single requirements that the mask ``must`` sums up. CR 508.1d, 509.1c."""
        self.as_though = 0
        """Mask of ``AsThough``: how the creature may be treated in combat. CR 609.4."""
        self.attack_bans: list[tuple[int, bool]] = []
        """The players the creature can't attack; True forbids their planeswalkers too. CR 508.1c.
        """
        self.goaded_by: list[int] = []
        """The players who have goaded the creature. CR 701.15b, 701.15c."""
        self.only_aura = ANY_AURA
        """The id of the one Aura that can enchant the object, or ``ANY_AURA`` or ``NO_AURA``.

        ``NO_AURA`` results from several Aura abilities that each allow only themselves. CR 303.4c.
        """
        self.blockers_needed = 1
        """The least number of creatures that can block the attacker; 2 with menace; or
        ``ALL_BLOCKERS``. CR 702.111b, 509.1b.
        """
        self.blockers_allowed = 0
        """The greatest number of creatures that can block the attacker; 0: any. CR 509.1b."""
        self.can_block = 1
        """The number of attackers the creature can block; 0: any number. CR 509.1a."""
        self.blocked_only_by: list[tuple[Context, Filter]] = []
        self.blocks_only: list[tuple[Context, Filter]] = []
        self.attacks_past_defender: list[tuple[Context, Filter]] = []
        """Filters of players whom the creature can attack as though it didn't have defender.
        CR 609.4, 702.3b.
        """
        self.attacks_only: list[tuple[Context, Filter]] = []
        """Filters that the defending player must fit for the creature to attack. CR 508.1c."""
        self.tolls: list[Toll] = []
        """The costs of attacking or blocking with the creature. CR 508.1h, 509.1d."""
        self.company: list[Company] = []
        """The other creatures without which it can't attack or block. CR 508.1c, 509.1b."""
        self.bands_with: list[tuple[Context, Filter]] = []
        """The qualities of its "bands with other" abilities. CR 702.22b."""
        self.protections: list[tuple[Context, Filter]] = []
        self.spared_attachments: list[tuple[Context, Filter, Filter]] = []
        """Exceptions of protections: (context, protected quality, attachments that may stay).
        CR 702.16n.
        """
        self.untargetable: list[tuple[Context, Filter]] = []
        self.uncounterable: list[tuple[Context, Filter]] = []
        """Filters for spells and abilities that can't counter it. CR 101.2, 701.6."""

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
        made.loyalty_x = self.loyalty_x
        made.defense = self.defense
        made.kit = self.kit
        made.keywords = self.keywords
        made.cannot = self.cannot
        made.must = self.must
        made.has_adventure = self.has_adventure
        made.front_value = self.front_value
        made.before_choice = self.before_choice
        made.halves = self.halves
        made.doors = self.doors
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
        made.attacks_past_defender = self.attacks_past_defender.copy()
        made.tolls = self.tolls.copy()
        made.company = self.company.copy()
        made.bands_with = self.bands_with.copy()
        made.protections = self.protections.copy()
        made.spared_attachments = self.spared_attachments.copy()
        made.untargetable = self.untargetable.copy()
        made.uncounterable = self.uncounterable.copy()
        return made

    def same(self, other: Characteristics) -> bool:
        """Whether two characteristics are equal; used to check caches."""
        return self.summary() == other.summary()

    def summary(self) -> str:
        """All values in one line, in a fixed order."""
        return "|".join(
            (
                self.name,
                str(self.mana_cost) if self.mana_cost is not None else "none",
                f"c{self.colors} t{self.types} s{self.supertypes} k{self.keywords}",
                " ".join(sorted(self.subtypes)),
                f"{self.power}/{self.toughness} l{'X' if self.loyalty_x else self.loyalty} "
                f"d{self.defense}",
                f"x{self.cannot} m{self.must} {self.never_has} {self.refused_counters}",
                f"b{self.blockers_needed}-{self.blockers_allowed} n{self.can_block} "
                f"e{self.only_aura}",
                f"r{len(self.requirements)} g{self.goaded_by} a{self.as_though} {self.attack_bans}",
                f"{len(self.blocked_only_by)} {len(self.blocks_only)} {len(self.attacks_only)} "
                f"{len(self.attacks_past_defender)} "
                f"{len(self.protections)} {len(self.spared_attachments)} "
                f"{len(self.tolls)} {len(self.company)} {len(self.bands_with)} "
                f"{len(self.untargetable)} {len(self.uncounterable)}",
                repr(self.kit.all),
            )
        )

    def mana_value(self) -> int:
        """The mana value, with each X as 0. CR 202.3."""
        return self.mana_cost.value if self.mana_cost is not None else self.front_value

    def names(self) -> list[str]:
        """The list of names: two for a split card, none for a nameless object. CR 201.2, 709.4a."""
        return self.name.split(SEPARATOR) if self.name else []

    def has_name(self, name: str) -> bool:
        """Whether ``name`` is one of the names, or all of them joined. CR 709.4a."""
        return self.name == name != "" or name in self.names()

    def shares_name(self, other: Characteristics) -> bool:
        """Whether two objects have a name in common. CR 201.2a, 709.4a."""
        return any(name in other.names() for name in self.names())

    def is_historic(self) -> bool:
        """Whether it is legendary, an artifact or a Saga. CR 700.6."""
        return (
            self.supertypes & Supertype.LEGENDARY != 0
            or self.types & Type.ARTIFACT != 0
            or "Saga" in self.subtypes
        )

    def is_permanent_type(self) -> bool:
        """Whether the types include a permanent type. CR 110.4."""
        return self.types & (1 | 2 | 4 | 8 | 32 | 64) != 0


ABILITY: Final = Characteristics("")
"""The empty characteristics of an ability on the stack. CR 405.1, 603.3."""


def _face_down(abilities: tuple[Ability, ...]) -> Characteristics:
    made = Characteristics("")
    made.types = Type.CREATURE
    made.power = 2
    made.toughness = 2
    made.kit = Kit(abilities)
    made.keywords = made.kit.keywords
    return made


FACE_DOWN: Final = _face_down(())
"""The characteristics of a face-down permanent or spell if no effect lists others. CR 708.2a."""


def face_down_values(abilities: tuple[Ability, ...]) -> Characteristics:
    """The values of a face-down 2/2 creature with these abilities. CR 702.168a, 701.58a."""
    return _face_down(abilities) if abilities else FACE_DOWN


def _printed_number(text: str) -> int:
    """The printed number; 0 for ``*``, ``1+*`` and the like. CR 208.2."""
    sign = -1 if text.startswith("-") else 1
    digits = text.lstrip("+-")
    return sign * int(digits) if is_number(digits) else 0


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
    made.loyalty_x = face.loyalty == "X"
    made.defense = _printed_number(face.defense)
    abilities = abilities_of(face.abilities, made.subtypes)
    made.kit = Kit(abilities, intrinsic_abilities(made.types, made.subtypes))
    made.keywords = made.kit.keywords
    return made


def prototyped(normal: Characteristics, other: AlternativeValues) -> Characteristics:
    """The characteristics of a card cast prototyped; the others stay. CR 718.3b, 718.5."""
    made = normal.copy()
    made.mana_cost = other.mana_cost
    made.power = other.power
    made.toughness = other.toughness
    made.colors = 0
    for symbol in other.mana_cost.symbols:
        made.colors |= symbol.mana & ALL_COLORS  # CR 105.2
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
