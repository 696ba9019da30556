"""Restrictions and requirements for objects. CR 508.1c, 508.1d, 509.1b, 509.1c."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter, Layer, Modification, Ref, walk
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.declared.worth import Alters, alters
from jajna.ir.filters.identity import Is
from jajna.ir.players import DefendingPlayer
from jajna.kernel.objects.characteristics import ANY_AURA, NO_AURA, Requirement
from jajna.kernel.state.context import Context
from jajna.vocab import Cannot, Must, Zone, bits
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = [
    "ItsDamageIsSure",
    "KeepOtherAurasOff",
    "Require",
    "RequireUnless",
    "Restrict",
    "RestrictUnless",
]


@final
@dataclass(frozen=True)
class Restrict(Modification):
    """Forbids something: bits of ``Cannot``. CR 101.2, 508.1c, 509.1b, 502.3.

    ``whose`` is how the text says in whose untap steps something stays tapped. ``apart``: the text
    has a comma before it though it is the second of two.
    """

    cannot: int
    whose: str = field(default="", compare=False)
    apart: bool = field(default=False, compare=False)

    def layer(self) -> int:
        return Layer.RULES

    def alike(self) -> bool:
        return True

    def works_in(self) -> int:
        return 1 << Zone.STACK if self.cannot & Cannot.BE_COUNTERED else 0

    def adds_up(self) -> bool:
        return False

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.cannot |= self.cannot


words(
    "cannot",
    {
        Cannot.ATTACK: ("attack", "atacar"),
        Cannot.BLOCK: ("block", "bloquear"),
        Cannot.ATTACK | Cannot.BLOCK | Cannot.ACTIVATE_TAPPING: (
            "attack or block, and its activated abilities with {T} in their costs can't be "
            "activated",
            "atacar ni bloquear, y sus habilidades activadas con {T} en sus costes no pueden "
            "activarse",
        ),
        Cannot.ATTACK | Cannot.BLOCK: ("attack or block", "atacar ni bloquear"),
        Cannot.ATTACK | Cannot.BLOCK | Cannot.CREW: (
            "attack, block, or crew Vehicles",
            "atacar, bloquear ni tripular Vehículos",
        ),
        Cannot.ATTACK | Cannot.BLOCK | Cannot.TRANSFORM: (
            "attack, block, or transform",
            "atacar, bloquear ni transformarse",
        ),
        Cannot.BE_BLOCKED: ("be blocked", "ser <*bloqueado>"),
        Cannot.BLOCK | Cannot.BE_BLOCKED: ("block or be blocked", "bloquear ni ser <*bloqueado>"),
        Cannot.BE_COUNTERED: ("be countered", "ser <*contrarrestado>"),
        Cannot.BE_COUNTERED | Cannot.HAVE_ITS_DAMAGE_PREVENTED: (
            "be countered and the damage can't be prevented",
            "ser <*contrarrestado> y el daño no puede ser prevenido",
        ),
        Cannot.BE_REGENERATED: ("be regenerated", "ser <*regenerado>"),
        Cannot.BE_TURNED_UP: ("be turned face up", "ponerse boca arriba"),
        Cannot.BECOME_UNTAPPED: ("become untapped", "enderezarse"),
        Cannot.TRANSFORM: ("transform", "transformarse"),
        Cannot.PHASE_OUT: ("phase out", "salir de fase"),
        Cannot.ATTACK_ALONE: ("attack alone", "atacar <*solo>"),
        Cannot.BLOCK_ALONE: ("block alone", "bloquear <*solo>"),
        Cannot.ATTACK_ALONE | Cannot.BLOCK_ALONE: (
            "attack or block alone",
            "atacar ni bloquear <*solo>",
        ),
        Cannot.BE_SACRIFICED: ("be sacrificed", "ser <*sacrificado>"),
        Cannot.BE_COPIED: ("be copied", "ser <*copiado>"),
        Cannot.BE_ENCHANTED: ("be enchanted", "ser <*encantado>"),
        Cannot.BE_EQUIPPED: ("be equipped", "ser <*equipado>"),
        Cannot.BE_EQUIPPED | Cannot.BE_ENCHANTED: (
            "be equipped or enchanted",
            "ser <*equipado> ni <*encantado>",
        ),
    },
)

words(
    "untap step",
    {
        "": ("its controller's untap step", "el paso de enderezar de su controlador"),
        "your": ("your untap step", "tu paso de enderezar"),
        "their": (
            "their controllers' untap steps",
            "los pasos de enderezar de sus controladores",
        ),
    },
)

phrase(
    Restrict,
    en="<doesn't> untap during {whose:untap step}",
    es="no se <endereza> durante {whose:untap step}",
    when={"cannot": Cannot.UNTAP_IN_UNTAP_STEP},
)

phrase(
    Restrict,
    en="<assigns> no combat damage",
    es="no <asigna> daño de combate",
    when={"cannot": Cannot.ASSIGN_COMBAT_DAMAGE},
)

phrase(
    Restrict,
    en="<can> only attack alone",
    es="solo <puede> atacar <*solo>",
    when={"cannot": Cannot.ATTACK_WITH_OTHERS},
)

phrase(Restrict, en="<can't> {cannot:cannot}", es="no <puede> {cannot:cannot}")
trait(Restrict, Trait.SHARES_SUBJECT)
alters(Restrict, Alters.RESTRICTS, "cannot")


@final
@dataclass(frozen=True)
class KeepOtherAurasOff(Modification):
    """Can't be enchanted by other Auras than the source. CR 101.2, 303.4c.

    Two Auras with this ability keep each other off.
    """

    def layer(self) -> int:
        return Layer.RULES

    def adds_up(self) -> bool:
        return False

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        alone = now.only_aura in (ANY_AURA, ctx.source)
        now.only_aura = ctx.source if alone else NO_AURA


phrase(
    KeepOtherAurasOff,
    en="<can't> be enchanted by other Auras",
    es="no <puede> ser <*encantado> por otras Auras",
)


@final
@dataclass(frozen=True)
class RestrictUnless(Modification):
    """Forbids something unless a condition holds: bits of ``Cannot``. CR 101.2, 508.1c, 509.1b."""

    cannot: int
    unless: Condition
    whose: str = field(default="", compare=False)
    """As of ``Restrict``."""

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if not self.unless.holds(game, ctx):
            now.cannot |= self.cannot


phrase(
    RestrictUnless,
    en="<doesn't> untap during {whose:untap step} unless {unless}",
    es="no se <endereza> durante {whose:untap step} a menos que {unless}",
    when={"cannot": Cannot.UNTAP_IN_UNTAP_STEP},
)
phrase(
    RestrictUnless,
    en="<can't> {cannot:cannot} unless {unless}",
    es="no <puede> {cannot:cannot} a menos que {unless}",
)


def _before_it_attacks(made: RestrictUnless) -> str | None:
    if any(isinstance(node, DefendingPlayer) for node in walk(made.unless)):
        return "nobody is defending player before it attacks"
    return None


misplaced(RestrictUnless, _before_it_attacks)


@final
@dataclass(frozen=True)
class RequireUnless(Modification):
    """Requires something if able unless a condition holds: bits of ``Must``. CR 508.1d."""

    must: int
    unless: Condition

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if not self.unless.holds(game, ctx):
            Require(self.must).modify(game, ctx, thing, now)


phrase(
    RequireUnless,
    en="<attacks> each combat if able unless {unless}",
    es="<ataca> cada combate si <puede> a menos que {unless}",
    when={"must": Must.ATTACK},
)


@final
@dataclass(frozen=True)
class Require(Modification):
    """Requires something if able: bits of ``Must``. CR 508.1d, 509.1c."""

    must: int

    def layer(self) -> int:
        return Layer.RULES

    def alike(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.must |= self.must
        for bit in bits(self.must):
            now.requirements.append(Requirement(bit))


phrase(
    Require,
    en="<attacks> each combat if able",
    es="<ataca> cada combate si <puede>",
    when={"must": Must.ATTACK},
)

phrase(
    Require,
    en="<blocks> each combat if able",
    es="<bloquea> cada combate si <puede>",
    when={"must": Must.BLOCK},
)

phrase(
    Require,
    en="<attacks> or <blocks> each combat if able",
    es="<ataca> o <bloquea> cada combate si <puede>",
    when={"must": Must.ATTACK | Must.BLOCK},
)

phrase(
    Require,
    en="<must> be blocked if able",
    es="<debe> ser <*bloqueado> si se puede",
    when={"must": Must.BE_BLOCKED},
)
alters(Require, Alters.REQUIRES)


@final
@dataclass(frozen=True)
class ItsDamageIsSure(Modification):
    """Damage that would be dealt by an object can't be prevented. CR 615.12."""

    what: Ref

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(self.what)

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.cannot |= Cannot.HAVE_ITS_DAMAGE_PREVENTED


phrase(
    ItsDamageIsSure,
    en="damage that would be dealt by {what} can't be prevented",
    es="el daño que fuera a hacer {what} no puede ser prevenido",
)
