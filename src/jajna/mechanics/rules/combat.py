"""Costs, limits and requirements of attacking and blocking.

CR 508.1c, 508.1d, 508.1h, 509.1b-509.1d, 701.15b.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Cost, Filter, Layer, Modification, Ref
from jajna.ir.filters.identity import SELF, Is
from jajna.ir.filters.logic import Not
from jajna.ir.filters.nouns import Player
from jajna.ir.filters.owners import WhoControls
from jajna.ir.refs import THIS, YOU, Attached, It, This
from jajna.kernel.objects.characteristics import Requirement, Toll
from jajna.kernel.state.context import Context
from jajna.mechanics.rules.restrictions import Restrict
from jajna.vocab import AsThough, Cannot, ManaCost, Must, Reads, Term, is_player, mana_cost
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = [
    "AllowBlockers",
    "AssignsByToughness",
    "AttackAsThough",
    "AttackRequirement",
    "BeGoaded",
    "BlockAsUntapped",
    "BlockRequirement",
    "CannotAttackWhoControls",
    "CannotAttackYou",
    "CannotBlockIt",
    "CombatDeed",
    "CostToll",
    "Goaded",
    "IsBlocked",
    "LimitInCombat",
    "ManaToll",
    "Taxed",
    "goad",
]

DEEDS: Final = {
    Cannot.ATTACK: ("attack", "atacar"),
    Cannot.BLOCK: ("block", "bloquear"),
    Cannot.ATTACK | Cannot.BLOCK: ("attack or block", "atacar ni bloquear"),
}
words("deeds", DEEDS)


# -- costs -----------------------------------------------------------------------------------------


class Taxed(Term):
    """What must be attacked for mana to be due. CR 508.1h."""

    ANY = ""
    YOU = "you"
    YOURS = "you or your planeswalkers"


@final
@dataclass(frozen=True)
class ManaToll(Modification):
    """Attacking or blocking costs mana for each creature. CR 508.1h, 509.1d.

    ``whom`` narrows it to certain attacks; ``word`` is how the text says who pays and for what.
    ``x`` is what the text says {X} is (CR 107.3c), ``times`` how often the mana is paid.
    ``blocked``: it costs that only to block what fits.
    """

    mana: ManaCost
    cannot: int = Cannot.ATTACK
    whom: Taxed = Taxed.ANY
    word: str = field(default="its controller", compare=False)
    x: Amount | None = None
    times: Amount | None = None
    blocked: Filter | None = None

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        player = ctx.controller if self.whom is not Taxed.ANY else -1
        symbols = self.mana.symbols
        if self.x is not None:
            symbols = mana_cost("{" + str(max(self.x.value(game, ctx), 0)) + "}").symbols
        if self.times is not None:
            symbols *= max(self.times.value(game, ctx), 0)
        theirs = self.whom is Taxed.YOURS
        toll = Toll(self.cannot, symbols, (), player, theirs, ctx.source, self.blocked)
        now.tolls.append(toll)


phrase(
    ManaToll,
    when={"whom": Taxed.ANY, "cannot": Cannot.BLOCK, "word": "you"},
    en="can't block {blocked:s} unless you pay {mana}",
    es="no puede bloquear a {blocked:s} a menos que pagues {mana}",
)
phrase(
    ManaToll,
    when={"whom": Taxed.YOU, "cannot": Cannot.ATTACK, "word": "each"},
    en="can't attack you unless their controller pays {mana} for each creature they control "
    "that's attacking you[x? , where X is {x}]",
    es="no pueden atacarte a menos que su controlador pague {mana} por cada criatura que controla "
    "que te esté atacando[x? , donde X es {x}]",
)
phrase(
    ManaToll,
    when={"whom": Taxed.YOURS, "cannot": Cannot.ATTACK, "word": "each"},
    en="can't attack you or planeswalkers you control unless their controller pays {mana} for "
    "each of those creatures[x? , where X is {x}]",
    es="no pueden atacarte a ti ni a los planeswalkers que controlas a menos que su controlador "
    "pague {mana} por cada una de esas criaturas[x? , donde X es {x}]",
)
phrase(
    ManaToll,
    when={"whom": Taxed.YOURS, "cannot": Cannot.ATTACK, "word": "its controller"},
    en="can't attack you or planeswalkers you control unless its controller pays {mana}",
    es="no puede atacarte a ti ni a los planeswalkers que controlas a menos que su controlador "
    "pague {mana}",
)
phrase(
    ManaToll,
    when={"whom": Taxed.ANY, "word": "each"},
    en="can't {cannot:deeds} unless their controller pays {mana} for each of those creatures",
    es="no pueden {cannot:deeds} a menos que su controlador pague {mana} por cada una de esas "
    "criaturas",
)
phrase(
    ManaToll,
    when={"whom": Taxed.ANY, "cannot": Cannot.BLOCK, "word": "blocking"},
    en="can't block unless their controller pays {mana} for each blocking creature they control",
    es="no pueden bloquear a menos que su controlador pague {mana} por cada criatura bloqueadora "
    "que controla",
)
phrase(
    ManaToll,
    when={"whom": Taxed.ANY, "word": "its controller"},
    en="can't {cannot:deeds} unless its controller pays {mana}",
    es="no puede {cannot:deeds} a menos que su controlador pague {mana}",
)
phrase(
    ManaToll,
    when={"whom": Taxed.ANY, "word": "you"},
    en="can't {cannot:deeds} unless you pay {mana}",
    es="no puede {cannot:deeds} a menos que pagues {mana}",
)


@final
@dataclass(frozen=True)
class CostToll(Modification):
    """Attacking or blocking costs something else than mana. CR 508.1h, 509.1d."""

    costs: tuple[Cost, ...]
    cannot: int = Cannot.ATTACK

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.tolls.append(Toll(self.cannot, (), self.costs, -1, False, ctx.source))


phrase(
    CostToll,
    en="can't {cannot:deeds} unless you {costs:and}",
    es="no puede {cannot:deeds} a menos que hagas esto: {costs:and}",
)


# -- limits ----------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class AllowBlockers(Modification):
    """Can't be blocked by more than ``number`` creatures. CR 509.1b."""

    number: int

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if now.blockers_allowed == 0 or self.number < now.blockers_allowed:
            now.blockers_allowed = self.number


phrase(
    AllowBlockers,
    when={"number": 1},
    en="<can't> be blocked by more than one creature",
    es="no <puede> ser <*bloqueado> por más de una criatura",
)
phrase(
    AllowBlockers,
    en="<can't> be blocked by more than {number} creatures",
    es="no <puede> ser <*bloqueado> por más de {number} criaturas",
)


def _lower(limit: int, number: int) -> int:
    return number if limit < 0 else min(limit, number)


class CombatDeed(Term):
    """What only so many creatures can do. CR 508.1c, 509.1b."""

    ATTACK = "attack"
    ATTACK_YOU = "attack you"
    BLOCK = "block"


@final
@dataclass(frozen=True)
class LimitInCombat(Modification):
    """No more than ``number`` creatures can attack, attack you or block each combat.

    ``doing`` is what they do. CR 508.1c, 509.1b, 802.3a, 802.4b.
    """

    number: int
    doing: CombatDeed = CombatDeed.ATTACK

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU) if self.doing is CombatDeed.ATTACK_YOU else Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if self.doing is CombatDeed.ATTACK:
            rules.most_attackers = _lower(rules.most_attackers, self.number)
        elif self.doing is CombatDeed.ATTACK_YOU:
            rules.most_attackers_at = _lower(rules.most_attackers_at, self.number)
        else:
            rules.most_blockers = _lower(rules.most_blockers, self.number)


words(
    "limited in combat",
    {
        CombatDeed.ATTACK: ("attack", "atacar"),
        CombatDeed.ATTACK_YOU: ("attack you", "atacarte"),
        CombatDeed.BLOCK: ("block", "bloquear"),
    },
)
phrase(
    LimitInCombat,
    when={"number": 1},
    en="no more than one creature can {doing:limited in combat} each combat",
    es="no más de una criatura puede {doing:limited in combat} cada combate",
)
phrase(
    LimitInCombat,
    en="no more than {number} creatures can {doing:limited in combat} each combat",
    es="no más de {number} criaturas pueden {doing:limited in combat} cada combate",
)


# -- requirements aimed at something ---------------------------------------------------------------


@final
@dataclass(frozen=True)
class AttackRequirement(Modification):
    """Attacks certain players or permanents if able. CR 508.1d."""

    what: Ref

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        things = tuple(self.what.things(game, ctx))
        if things:
            now.must |= Must.ATTACK
            now.requirements.append(Requirement(Must.ATTACK, things))


phrase(
    AttackRequirement,
    en="<attacks> {what} each combat if able",
    es="<+lo@what> <ataca> a {what} cada combate si <puede>",
)


@final
@dataclass(frozen=True)
class BlockRequirement(Modification):
    """Blocks certain attackers if able. CR 509.1c."""

    what: Ref

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        things = tuple([one for one in self.what.things(game, ctx) if not is_player(one)])
        if things:
            now.must |= Must.BLOCK
            now.requirements.append(Requirement(Must.BLOCK, things))


phrase(
    BlockRequirement,
    en="<blocks> {what} each combat if able",
    es="<+lo@what> <bloquea> a {what} cada combate si <puede>",
)


# -- goad ------------------------------------------------------------------------------------------


def goad(now: Characteristics, player: int) -> None:
    """Let a creature be goaded by a player; a second time changes nothing. CR 701.15b-701.15d."""
    if player in now.goaded_by:
        return
    now.goaded_by.append(player)
    now.must |= Must.ATTACK
    now.requirements.append(Requirement(Must.ATTACK))
    now.requirements.append(Requirement(Must.ATTACK, (player,), other=True))


@final
@dataclass(frozen=True)
class CannotAttackWhoControls(Modification):
    """Can't attack if defending player controls something that fits. CR 508.1c, 508.5."""

    what: Filter

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        own = ctx.kept()
        now.attacks_only.append((own, Not(WhoControls(self.what))))


phrase(
    CannotAttackWhoControls,
    en="<can't> attack if defending player controls {what:a}",
    es="no <puede> atacar si el jugador defensor controla {what:un}",
)


@final
@dataclass(frozen=True)
class BeGoaded(Modification):
    """Is goaded by the controller. CR 701.15b."""

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        goad(now, ctx.controller)


phrase(BeGoaded, en="<is> goaded", es="<está> <*incitado>")


@final
@dataclass(frozen=True)
class AttackOthers(Modification):
    """Attacks each combat if able, and somebody other than you if able. CR 508.1d."""

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.must |= Must.ATTACK
        now.requirements.append(Requirement(Must.ATTACK))
        now.requirements.append(Requirement(Must.ATTACK, (ctx.controller,), other=True))


phrase(
    AttackOthers,
    en="<attacks> each combat if able and <attacks> a player other than you if able",
    es="<ataca> cada combate si <puede> y <ataca> a un jugador que no seas tú si <puede>",
)


@final
@dataclass(frozen=True)
class Goaded(Filter):
    """A goaded creature. CR 701.15b."""

    def aspects(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return not is_player(thing) and bool(game.object(thing).now.goaded_by)


phrase(Goaded, en="goaded", es="incitado", place="prefix")


# -- who can't attack or block what ----------------------------------------------------------------


@final
@dataclass(frozen=True)
class CannotAttackYou(Modification):
    """Can't attack you, or with ``permanents`` your planeswalkers neither. CR 508.1c."""

    permanents: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.attack_bans.append((ctx.controller, self.permanents))


phrase(
    CannotAttackYou,
    when={"permanents": False},
    en="<can't> attack you",
    es="no te <puede> atacar",
)
phrase(
    CannotAttackYou,
    when={"permanents": True},
    en="<can't> attack you or planeswalkers you control",
    es="no te <puede> atacar a ti ni a los planeswalkers que controlas",
)


@final
@dataclass(frozen=True)
class NoBlockNorAttackOnYou(Modification):
    """Can't block, and can't attack you or your planeswalkers. CR 508.1c, 509.1a."""

    def layer(self) -> int:
        return Layer.RULES

    def parts(self) -> tuple[Modification, ...]:
        return (Restrict(Cannot.BLOCK), CannotAttackYou(True))


phrase(
    NoBlockNorAttackOnYou,
    en="<can't> block, and they can't attack you or planeswalkers you control",
    es="no <puede> bloquear, y no te pueden atacar a ti ni a los planeswalkers que controlas",
)


@final
@dataclass(frozen=True)
class CannotBlockIt(Modification):
    """Creatures that fit can't block something. CR 509.1b."""

    by: Filter
    what: Ref = THIS

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        if isinstance(self.what, Attached):
            return Is(self.what)
        return SELF if isinstance(self.what, (This, It)) else None

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.blocked_only_by.append((ctx.kept(), Not(self.by)))


phrase(
    CannotBlockIt,
    en="{by:s} can't block {what}",
    es="{by:los} no pueden bloquear <+-lo@what> a {what}",
)


# -- as though -------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class AttackAsThough(Modification):
    """Can attack as though a restriction didn't exist: a bit of ``AsThough``. CR 609.4.

    ``plural`` is how the text calls what can attack.
    """

    as_though: int
    plural: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.as_though |= self.as_though


words(
    "attack as though",
    {
        AsThough.NO_DEFENDER: ("didn't have defender", "no tuviera la habilidad de defensor"),
        AsThough.HASTE: ("had haste", "tuviera la habilidad de prisa"),
    },
)
phrase(
    AttackAsThough,
    when={"plural": False},
    en="can attack as though it {as_though:attack as though}",
    es="<puede> atacar como si {as_though:attack as though}",
)
phrase(
    AttackAsThough,
    when={"plural": True},
    en="can attack as though they {as_though:attack as though}",
    es="<puede> atacar como si cada una {as_though:attack as though}",
)


@final
@dataclass(frozen=True)
class AssignsByToughness(Modification):
    """Assigns combat damage equal to its toughness rather than its power. CR 510.1a."""

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.as_though |= AsThough.STRONG_AS_TOUGH


phrase(
    AssignsByToughness,
    en="<assigns> combat damage equal to (its|their) toughness rather than (its|their) power",
    es="<asigna> daño de combate igual a su resistencia en vez de a su fuerza",
)


@final
@dataclass(frozen=True)
class LethalByPower(Modification):
    """Damage is lethal to creatures that fit by their power, not their toughness. CR 120.6."""

    what: Filter

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return self.what

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.as_though |= AsThough.LETHAL_BY_POWER


phrase(
    LethalByPower,
    en="lethal damage dealt to {what:s} is determined by their power rather than their toughness",
    es="el daño letal que se hace a {what:los} lo determina su fuerza en vez de su resistencia",
)


@final
@dataclass(frozen=True)
class BlockedAsThough(Modification):
    """Can be blocked as though it had no such evasion: a bit of ``AsThough``. CR 609.4, 702.14."""

    as_though: int

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.as_though |= self.as_though


words(
    "blocked as though",
    {
        AsThough.NO_PLAINSWALK: ("plainswalk", "la habilidad de cruzar llanuras"),
        AsThough.NO_ISLANDWALK: ("islandwalk", "la habilidad de cruzar islas"),
        AsThough.NO_SWAMPWALK: ("swampwalk", "la habilidad de cruzar pantanos"),
        AsThough.NO_MOUNTAINWALK: ("mountainwalk", "la habilidad de cruzar montañas"),
        AsThough.NO_FORESTWALK: ("forestwalk", "la habilidad de cruzar bosques"),
        AsThough.NO_LANDWALK: ("those abilities", "esas habilidades"),
    },
)
phrase(
    BlockedAsThough,
    en="can be blocked as though they didn't have {as_though:blocked as though}",
    es="pueden ser bloqueadas como si no tuvieran {as_though:blocked as though}",
)


@final
@dataclass(frozen=True)
class BlockShadow(Modification):
    """Can block creatures with shadow, as though it had shadow, or as though they hadn't.

    CR 609.4, 702.28b.
    """

    theirs: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.as_though |= AsThough.SHADOW


phrase(
    BlockShadow,
    en="can block creatures with shadow as though ~ had shadow",
    es="puede bloquear a criaturas con la habilidad de desvanecerse como si ~ tuviera la habilidad "
    "de desvanecerse",
    when={"theirs": False},
)
phrase(
    BlockShadow,
    en="can block creatures with shadow as though they didn't have shadow",
    es="puede bloquear a criaturas con la habilidad de desvanecerse como si no tuvieran la "
    "habilidad de desvanecerse",
    when={"theirs": True},
)


@final
@dataclass(frozen=True)
class BlockAsUntapped(Modification):
    """Can block as though they were untapped. CR 609.4, 509.1a."""

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.as_though |= AsThough.UNTAPPED


phrase(
    BlockAsUntapped,
    en="can block as though they were untapped",
    es="pueden bloquear como si estuvieran enderezadas",
)


# -- blocked and unblocked -------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class IsBlocked(Filter):
    """A blocked creature, or with ``negative`` an unblocked one. CR 509.1h."""

    negative: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COMBAT

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        combat = game.turn.combat
        if combat is None:
            return False
        return combat.is_unblocked(thing) if self.negative else combat.is_blocked(thing)


phrase(IsBlocked, when={"negative": False}, en="blocked", es="bloqueado", place="prefix")
phrase(IsBlocked, when={"negative": True}, en="unblocked", es="no <*bloqueado>", place="prefix")
