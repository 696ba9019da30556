"""What continuous effects change: power, types, colors, abilities, restrictions. CR 611, 613.

Static abilities and instructions ("until end of turn") share these. The subject of the words is
what the ability affects.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, final

from jajna.ir.abilities import Ability, Activated, Keyworded, Static
from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Condition, Filter, Layer, Modification, Ref
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import Not
from jajna.ir.filters.nouns import Card
from jajna.ir.refs import YOU, TheOne
from jajna.kernel.context import Context
from jajna.kernel.layers import GrantedKit, with_abilities
from jajna.kernel.objects import Kit, Requirement
from jajna.subtypes import CREATURE_TYPES, SUBTYPES_OF, type_of
from jajna.vocab import (
    TYPE_NAMES,
    Aspects,
    Cannot,
    Color,
    Must,
    Reads,
    Type,
    Zone,
    bits,
    is_player,
    zone_facts,
)
from jajna.wording import KEYWORDS, Value, phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects import Characteristics
    from jajna.kernel.rules import PlayerRules

__all__ = [
    "COLOR_WORDS",
    "TYPE_WORDS",
    "AddColors",
    "AddTypes",
    "BandsWithOther",
    "BeBlockedOnlyBy",
    "BlockMore",
    "BlockOnly",
    "BlockOrBeBlockedBy",
    "CannotBeBlockedBy",
    "CannotBlock",
    "CannotGainLife",
    "ChangeMaximumHandSize",
    "DefineByExiled",
    "DefinePowerToughness",
    "DefineToughnessByPower",
    "ExtraLands",
    "GainAbilities",
    "LoseAbilities",
    "LoseAllAbilities",
    "NeedBlockers",
    "NoMaximumHandSize",
    "PowerToughness",
    "Require",
    "RequireUnless",
    "Restrict",
    "RestrictUnless",
    "SetColors",
    "SetController",
    "SetCreatureTypes",
    "SetPowerToughness",
    "SetTypes",
    "SwitchPowerToughness",
    "fixed",
    "subtypes_kept",
]

ZERO: Final = Number(0)

# -- words ---------------------------------------------------------------------------------------

_COLOR_NAMES: Final[dict[int, tuple[str, str]]] = {
    Color.WHITE: ("white", "blanco"),
    Color.BLUE: ("blue", "azul"),
    Color.BLACK: ("black", "negro"),
    Color.RED: ("red", "rojo"),
    Color.GREEN: ("green", "verde"),
}

_COLOR_ORDERS: Final = (
    (1, 2), (2, 4), (4, 8), (8, 16), (16, 1), (1, 4), (2, 8), (4, 16), (8, 1), (16, 2),
    (1, 2, 4), (2, 4, 8), (4, 8, 16), (8, 16, 1), (16, 1, 2),
    (1, 4, 16), (2, 8, 1), (4, 16, 2), (8, 1, 4), (16, 2, 8),
    (1, 2, 4, 8), (2, 4, 8, 16), (4, 8, 16, 1), (8, 16, 1, 2), (16, 1, 2, 4), (1, 2, 4, 8, 16),
)  # fmt: skip
"""The order in which cards name several colors: around the wheel."""


def _listed(names: list[str], joiner: str) -> str:
    if len(names) < 3:
        return f" {joiner} ".join(names)
    comma = ", " if joiner == "and" else " "
    return ", ".join(names[:-1]) + f"{comma}{joiner} " + names[-1]


def _color_words() -> dict[Value, tuple[str, str]]:
    found: dict[Value, tuple[str, str]] = {0: ("colorless", "incoloro")}
    for color, pair in _COLOR_NAMES.items():
        found[color] = pair
    for order in _COLOR_ORDERS:
        english = _listed([_COLOR_NAMES[one][0] for one in order], "and")
        spanish = _listed([_COLOR_NAMES[one][1] for one in order], "y")
        found[sum(order)] = (english, spanish)
    return found


COLOR_WORDS: Final[dict[Value, tuple[str, str]]] = _color_words()
"""Every set of colors in words, by its mask."""


def _token_color_words() -> dict[Value, tuple[str, str]]:
    """The colors of tokens: in Spanish they agree with the number of creatures."""
    return {
        mask: (english, " ".join([_of_creatures(word) for word in spanish.split(" ")]))
        for mask, (english, spanish) in COLOR_WORDS.items()
    }


def _of_creatures(word: str) -> str:
    bare = word.removesuffix(",")
    if bare == "y":
        return word
    feminine = bare[:-1] + "a" if bare.endswith("o") else bare
    many = feminine + ("s" if feminine[-1] in "aeiou" else "es")
    return f"{feminine}/{many}" + word[len(bare) :]


words("token colors", _token_color_words())
words(
    "many token colors",
    {
        mask: (english, re.sub(r"[^ /]+/", "", spanish))
        for mask, (english, spanish) in _token_color_words().items()
    },
)
"""The same where there are many, whatever number was said before."""

_SPANISH_TYPES: Final = {
    Type.ARTIFACT: "artefacto",
    Type.CREATURE: "criatura",
    Type.ENCHANTMENT: "encantamiento",
    Type.LAND: "tierra",
    Type.PLANESWALKER: "planeswalker",
}


def _type_words() -> dict[Value, tuple[str, str]]:
    found: dict[Value, tuple[str, str]] = {}
    for types in (
        Type.CREATURE,
        Type.ARTIFACT,
        Type.ENCHANTMENT,
        Type.LAND,
        Type.ARTIFACT | Type.CREATURE,
        Type.ENCHANTMENT | Type.CREATURE,
        Type.ENCHANTMENT | Type.ARTIFACT,
        Type.LAND | Type.CREATURE,
        Type.ENCHANTMENT | Type.ARTIFACT | Type.CREATURE,
    ):
        order = [
            one
            for one in (Type.ENCHANTMENT, Type.ARTIFACT, Type.LAND, Type.CREATURE)
            if types & one
        ]
        english = " ".join([TYPE_NAMES[one] for one in order])
        spanish = " ".join([_SPANISH_TYPES[one] for one in reversed(order)])
        found[types] = (english, spanish)
    return found


TYPE_WORDS: Final = _type_words()
"""Card types and their combinations as nouns, by their mask."""

words(
    "colors",
    {
        mask: (english, re.sub(r"\w{2,}", r"<*\g<0>>", spanish))
        for mask, (english, spanish) in COLOR_WORDS.items()
    },
)
words("mana colors", COLOR_WORDS)
words("types", TYPE_WORDS)


# -- power and toughness -------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class PowerToughness(Modification):
    """Adds to power and toughness. CR 613.4c.

    ``minus`` says of which of them a zero is written with a minus: "power" or "toughness".
    """

    power: Amount = ZERO
    toughness: Amount = ZERO
    minus: str = ""

    def layer(self) -> int:
        return Layer.POWER_CHANGED

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.power += self.power.value(game, ctx)
        now.toughness += self.toughness.value(game, ctx)

    def fixed(self, game: Game, ctx: Context) -> Modification:
        """The same change with its amounts as they are now. CR 611.2d."""
        return PowerToughness(
            Number(self.power.value(game, ctx)), Number(self.toughness.value(game, ctx))
        )


phrase(
    PowerToughness,
    en="<gets> {power:+}/-0",
    es="<obtiene> {power:+}/-0",
    when={"minus": "toughness"},
)
phrase(
    PowerToughness,
    en="<gets> -0/{toughness:+}",
    es="<obtiene> -0/{toughness:+}",
    when={"minus": "power"},
)
phrase(
    PowerToughness,
    en="<gets> {power:+}/{toughness:+}",
    es="<obtiene> {power:+}/{toughness:+}",
    when={"minus": ""},
)


@final
@dataclass(frozen=True)
class SetPowerToughness(Modification):
    """Sets base power, toughness or both, as ``stats`` says. CR 613.4b.

    With ``stats`` "each" both are ``power``: "base power and base toughness each equal to ...".
    """

    power: Amount = ZERO
    toughness: Amount = ZERO
    stats: str = "both"

    def layer(self) -> int:
        return Layer.POWER_SET

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if self.stats != "toughness":
            now.power = self.power.value(game, ctx)
        if self.stats == "each":
            now.toughness = now.power
        elif self.stats != "power":
            now.toughness = self.toughness.value(game, ctx)

    def fixed(self, game: Game, ctx: Context) -> Modification:
        """The same change with its amounts as they are now. CR 611.2d."""
        return SetPowerToughness(
            Number(self.power.value(game, ctx)),
            Number(self.toughness.value(game, ctx)),
            self.stats,
        )


phrase(
    SetPowerToughness,
    en="<has> base power and toughness {power}/{toughness}",
    es="<tiene> fuerza y resistencia base de {power}/{toughness}",
    when={"stats": "both"},
)
phrase(
    SetPowerToughness,
    en="<has> base power and base toughness each equal to {power}",
    es="<tiene> fuerza base y resistencia base iguales a {power}",
    when={"stats": "each"},
)
phrase(
    SetPowerToughness,
    en="<has> base power {power}",
    es="<tiene> fuerza base de {power}",
    when={"stats": "power"},
)
phrase(
    SetPowerToughness,
    en="<has> base toughness {toughness}",
    es="<tiene> resistencia base de {toughness}",
    when={"stats": "toughness"},
)


@final
@dataclass(frozen=True)
class DefinePowerToughness(Modification):
    """Defines power, toughness or both as a number: a characteristic-defining ability's change.

    CR 604.3, 613.4a. ``stats`` is "power", "toughness" or "both".
    """

    amount: Amount
    stats: str = "both"

    def layer(self) -> int:
        return Layer.POWER_DEFINED

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        value = self.amount.value(game, ctx)
        if self.stats != "toughness":
            now.power = value
        if self.stats != "power":
            now.toughness = value


phrase(
    DefinePowerToughness,
    en="'s power and toughness are each equal to {amount}",
    es="tiene fuerza y resistencia iguales a {amount}",
    when={"stats": "both"},
)
phrase(
    DefinePowerToughness,
    en="'s power is equal to {amount}",
    es="tiene fuerza igual a {amount}",
    when={"stats": "power"},
)
phrase(
    DefinePowerToughness,
    en="'s toughness is equal to {amount}",
    es="tiene resistencia igual a {amount}",
    when={"stats": "toughness"},
)


EXILED_CARDS: Final = TheOne("exiled", Card(), plural=True)
"""What was exiled with the source. CR 607.2a."""


@final
@dataclass(frozen=True)
class DefineByExiled(Modification):
    """Defines power as the total power of the cards exiled with it, and toughness likewise.

    CR 604.3, 613.4a, 607.2a. What has left exile is no longer counted.
    """

    def reads(self) -> int:
        return Reads.MARKS | Reads.BOARD | zone_facts(1 << Zone.EXILE)

    def aspects(self) -> int:
        return Aspects.POWER

    def layer(self) -> int:
        return Layer.POWER_DEFINED

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.power = now.toughness = 0
        for exiled in EXILED_CARDS.things(game, ctx):
            found = game.objects.get(exiled)
            if found is not None and found.zone is Zone.EXILE:
                now.power += found.now.power
                now.toughness += found.now.toughness


phrase(
    DefineByExiled,
    en="'s power is equal to the total power of the exiled cards and its toughness is equal to "
    "their total toughness",
    es="tiene fuerza igual al total de fuerza de las cartas exiliadas y resistencia igual a su "
    "total de resistencia",
)


@final
@dataclass(frozen=True)
class DefineToughnessByPower(Modification):
    """Defines power as a number and toughness as that number and more. CR 604.3, 613.4a."""

    amount: Amount
    plus: int

    def layer(self) -> int:
        return Layer.POWER_DEFINED

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.power = self.amount.value(game, ctx)
        now.toughness = now.power + self.plus


phrase(
    DefineToughnessByPower,
    en="'s power is equal to {amount} and its toughness is equal to that number plus {plus:#}",
    es="tiene fuerza igual a {amount} y resistencia igual a ese número más {plus:#}",
)


@final
@dataclass(frozen=True)
class SwitchPowerToughness(Modification):
    """Switches power and toughness. CR 613.4d."""

    def layer(self) -> int:
        return Layer.POWER_SWITCHED

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        power = now.power
        now.power = now.toughness
        now.toughness = power


# -- abilities -----------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class GainAbilities(Modification):
    """Adds abilities. CR 613.1f. ``gained``: the text says "gains" rather than "has"."""

    abilities: tuple[Ability, ...]
    gained: bool = False

    def layer(self) -> int:
        return Layer.ABILITY

    def only_adds(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        with_abilities(game, now, self.abilities, ctx.source)

    def happens(self) -> bool:
        """Whether it tells what happens, not what is so. CR 611.2e."""
        return self.gained

    def allowed(self, game: Game, thing: int) -> Modification | None:
        if is_player(thing):
            return self
        never = game.object(thing).now.never_has
        left = [
            one for one in self.abilities if not isinstance(one, Keyworded) or one.name not in never
        ]
        if len(left) == len(self.abilities):
            return self
        return GainAbilities(tuple(left), self.gained) if left else None  # CR 113.11

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        """A player can have static abilities: the player is their source. CR 113.1b."""
        own = Context(player, player)
        kit = Kit(self.abilities)
        for ability in kit.statics:
            for change in ability.changes:
                change.govern(game, own, player, rules)
        rules.replacing += [(own, ability) for ability in kit.replacing]


phrase(
    GainAbilities, en="<has> {abilities:and}", es="<tiene> {abilities:and}", when={"gained": False}
)
phrase(
    GainAbilities, en="<gains> {abilities:and}", es="<gana> {abilities:and}", when={"gained": True}
)


@final
@dataclass(frozen=True)
class GainActivated(Modification):
    """Adds all activated abilities that something has as the effect begins. CR 602.1, 611.2c."""

    of: Ref

    def layer(self) -> int:
        return Layer.ABILITY

    def only_adds(self) -> bool:
        return True

    def happens(self) -> bool:
        """Whether it tells what happens, not what is so. CR 611.2e."""
        return True

    def fixed(self, game: Game, ctx: Context) -> GainAbilities:
        """Adds those abilities, whatever becomes of what had them; those of one object are linked
        with each other alone. CR 607.5.
        """
        found: list[Ability] = []
        for thing in self.of.things(game, ctx):
            kit = game.object(thing).now.kit
            number = game.tick()
            found += kit.intrinsic
            for ability in kit.all:
                found += [_acquired(one, number) for one in _activated(ability)]
        return GainAbilities(tuple(found), True)


def _acquired(ability: Ability, number: int) -> Ability:
    """The ability as it is acquired by an effect of this number."""
    return replace(ability, acquired=number) if isinstance(ability, Activated) else ability


def _activated(ability: Ability) -> tuple[Ability, ...]:
    """The activated abilities that an ability is, or stands for as a keyword. CR 602.1, 702.1."""
    if isinstance(ability, Activated):
        return (ability,)
    if not isinstance(ability, Keyworded):
        return ()
    if all(isinstance(part, Activated) for part in ability.meaning):
        return (ability,) if ability.meaning else ()
    return tuple([part for part in ability.meaning if isinstance(part, Activated)])


phrase(
    GainActivated,
    en="<gains> all activated abilities of {of}",
    es="<gana> todas las habilidades activadas de {of}",
)


@final
@dataclass(frozen=True)
class BandsWithOther(Modification):
    """The source can attack in a band with others of a quality. CR 702.22b, 702.22c."""

    quality: Filter

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return SELF

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.bands_with.append((Context(ctx.source, ctx.controller), self.quality))


phrase(BandsWithOther, en="bands with other {quality:s}", es="forma bandas con otras {quality:s}")


@final
@dataclass(frozen=True)
class LoseAbilities(Modification):
    """Takes away keyword abilities by their names. CR 613.1f, 702.1."""

    abilities: tuple[Ability, ...]

    def layer(self) -> int:
        return Layer.ABILITY

    def removes_abilities(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        lost = [ability.name for ability in self.abilities if isinstance(ability, Keyworded)]
        left = tuple(_without(now.kit.all, lost))
        if left != now.kit.all:
            _replace_kit(game, now, self, left)


phrase(LoseAbilities, en="<loses> {abilities:and}", es="<pierde> {abilities:and}")


@final
@dataclass(frozen=True)
class LoseAllAbilities(Modification):
    """Takes away all abilities. CR 613.1f."""

    def layer(self) -> int:
        return Layer.ABILITY

    def removes_abilities(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if now.kit.all or now.kit.intrinsic:  # CR 305.6: those of basic land types too
            now.kit = NO_KIT
            now.keywords = 0


phrase(LoseAllAbilities, en="<loses> all abilities", es="<pierde> todas las habilidades")

NO_KIT: Final = Kit(())


def _without(abilities: tuple[Ability, ...], lost: list[str]) -> list[Ability]:
    left: list[Ability] = []
    for ability in abilities:
        parts = _apart(ability)
        if any(_is_lost(part, lost) for part in parts):
            left += [part for part in parts if not _is_lost(part, lost)]
        elif not _is_lost(ability, lost):
            left.append(ability)
    return left


PROTECTION: Final = "protection from "
"""How the names of protection from a color begin. CR 702.16a."""


def _apart(ability: Ability) -> list[Keyworded]:
    """The abilities for which one of protection from several colors stands. CR 702.16g, 702.16h."""
    if not isinstance(ability, Keyworded):
        return []
    if ability.name == f"{PROTECTION}all colors":
        qualities = ["white", "blue", "black", "red", "green"]
    elif ability.name.startswith(PROTECTION) and " and from " in ability.name:
        qualities = ability.name.removeprefix(PROTECTION).split(" and from ")
    else:
        return []
    return [KEYWORDS[PROTECTION + quality].make(()) for quality in qualities]


def _is_lost(ability: Ability, lost: list[str]) -> bool:
    """Whether an ability goes with what is lost: "bands with other" with banding. CR 702.22b."""
    if isinstance(ability, Static) and "banding" in lost:
        return any(isinstance(change, BandsWithOther) for change in ability.changes)
    return isinstance(ability, Keyworded) and ability.name in lost


def _replace_kit(
    game: Game, now: Characteristics, by: LoseAbilities, left: tuple[Ability, ...]
) -> None:
    """Give the kit with fewer abilities, made once, so that equal objects share it."""
    key = (id(now.kit), -id(by))
    known = game.kits.get(key)
    if known is None:
        known = GrantedKit(now.kit, by.abilities[0], Kit(left, now.kit.intrinsic))
        game.kits[key] = known
    now.kit = known.made
    now.keywords = now.kit.keywords


# -- colors and types ----------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class SetColors(Modification):
    """Makes something a color or colors, or colorless, instead of what it was. CR 105.3, 613.1e."""

    colors: int

    def layer(self) -> int:
        return Layer.COLOR

    def defines(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.colors = self.colors


phrase(SetColors, en="<is> {colors:colors}", es="<es> {colors:colors}")
phrase(SetColors, en="<is> all colors", es="<es> de todos los colores", when={"colors": 31})


@final
@dataclass(frozen=True)
class AddColors(Modification):
    """Gives colors in addition to those something has. CR 105.3, 613.1e."""

    colors: int

    def layer(self) -> int:
        return Layer.COLOR

    def only_adds(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.colors |= self.colors


phrase(
    AddColors,
    en="<is> {colors:colors} in addition to (its|their) other colors",
    es="<es> {colors:colors} además de sus otros colores",
)


@final
@dataclass(frozen=True)
class AddTypes(Modification):
    """Adds card types and subtypes, keeping all others. CR 205.1b, 613.1d."""

    types: int = 0
    subtypes: tuple[str, ...] = ()
    supertypes: int = 0

    def layer(self) -> int:
        return Layer.TYPE

    def only_adds(self) -> bool:
        return True

    def defines(self) -> bool:
        return bool(self.subtypes) and not self.types and not self.supertypes

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.types |= self.types
        now.supertypes |= self.supertypes
        now.subtypes |= frozenset(self.subtypes)


@final
@dataclass(frozen=True)
class SetTypes(Modification):
    """Replaces the card types, and with them the subtypes that go with lost ones. CR 205.1a.

    Subtypes given replace those of the same set; an instant or sorcery stays one.
    """

    types: int
    subtypes: tuple[str, ...] = ()

    def layer(self) -> int:
        return Layer.TYPE

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.types = self.types | now.types & (Type.INSTANT | Type.SORCERY)
        replaced = 0
        for name in self.subtypes:
            replaced |= type_of(name)
        kept = subtypes_kept(now.subtypes, now.types & ~replaced)
        now.subtypes = kept | frozenset(self.subtypes)


@final
@dataclass(frozen=True)
class SetCreatureTypes(Modification):
    """Replaces all creature types and keeps the rest; none given means every one. CR 205.1a."""

    subtypes: tuple[str, ...] = ()

    def layer(self) -> int:
        return Layer.TYPE

    def defines(self) -> bool:
        return not self.subtypes

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        kept = frozenset([name for name in now.subtypes if type_of(name) != Type.CREATURE])
        now.subtypes = kept | frozenset(self.subtypes or CREATURE_TYPES)


def subtypes_kept(subtypes: frozenset[str], types: int) -> frozenset[str]:
    """The subtypes that go with at least one of the card types. CR 205.1a, 205.3d."""
    allowed: list[str] = []
    for one in bits(types):
        allowed += SUBTYPES_OF.get(one, ())
    return frozenset([name for name in subtypes if name in allowed])


@final
@dataclass(frozen=True)
class SetController(Modification):
    """Gives control to a player. CR 613.1b."""

    to: Ref = YOU

    def layer(self) -> int:
        return Layer.CONTROL

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        players = self.to.things(game, ctx)
        if players and game.players[players[0]].in_game:  # CR 800.4b
            game.object(thing).controller = players[0]


# -- what something can't or must do -------------------------------------------------------------


@final
@dataclass(frozen=True)
class Restrict(Modification):
    """Forbids something: bits of ``Cannot``. CR 101.2, 508.1c, 509.1b, 502.3.

    ``whose`` is how the text says in whose untap steps something stays tapped.
    """

    cannot: int
    whose: str = ""

    def layer(self) -> int:
        return Layer.RULES

    def works_in(self) -> int:
        return 1 << Zone.STACK if self.cannot == Cannot.BE_COUNTERED else 0

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.cannot |= self.cannot


words(
    "cannot",
    {
        Cannot.ATTACK: ("attack", "atacar"),
        Cannot.BLOCK: ("block", "bloquear"),
        Cannot.ATTACK | Cannot.BLOCK | Cannot.ACTIVATE | Cannot.ACTIVATE_MANA: (
            "attack or block, and its activated abilities can't be activated",
            "atacar ni bloquear, y sus habilidades activadas no pueden activarse",
        ),
        Cannot.ATTACK | Cannot.BLOCK: ("attack or block", "atacar ni bloquear"),
        Cannot.ATTACK | Cannot.BLOCK | Cannot.CREW: (
            "attack, block, or crew Vehicles",
            "atacar, bloquear ni tripular Vehículos",
        ),
        Cannot.BE_BLOCKED: ("be blocked", "ser <*bloqueado>"),
        Cannot.BLOCK | Cannot.BE_BLOCKED: ("block or be blocked", "bloquear ni ser <*bloqueado>"),
        Cannot.BE_COUNTERED: ("be countered", "ser <*contrarrestado>"),
        Cannot.BE_REGENERATED: ("be regenerated", "ser <*regenerado>"),
        Cannot.TRANSFORM: ("transform", "transformarse"),
        Cannot.ATTACK_ALONE: ("attack alone", "atacar <*solo>"),
        Cannot.BLOCK_ALONE: ("block alone", "bloquear <*solo>"),
        Cannot.ATTACK_ALONE | Cannot.BLOCK_ALONE: (
            "attack or block alone",
            "atacar ni bloquear <*solo>",
        ),
        Cannot.BE_SACRIFICED: ("be sacrificed", "ser <*sacrificado>"),
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
phrase(Restrict, en="<can't> {cannot:cannot}", es="no <puede> {cannot:cannot}")


@final
@dataclass(frozen=True)
class RestrictUnless(Modification):
    """Forbids something unless a condition holds: bits of ``Cannot``. CR 101.2, 508.1c, 509.1b."""

    cannot: int
    unless: Condition

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if not self.unless.holds(game, ctx):
            now.cannot |= self.cannot


phrase(
    RestrictUnless,
    en="<can't> {cannot:cannot} unless {unless}",
    es="no <puede> {cannot:cannot} a menos que {unless}",
)


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
    es="<debe> ser <*bloqueado> si es posible",
    when={"must": Must.BE_BLOCKED},
)


@final
@dataclass(frozen=True)
class BeBlockedOnlyBy(Modification):
    """Can be blocked only by creatures that fit. CR 509.1b."""

    filter: Filter

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.blocked_only_by.append((Context(ctx.source, ctx.controller), self.filter))


phrase(
    BeBlockedOnlyBy,
    en="<can't> be blocked except by {filter:s}",
    es="no <puede> ser <*bloqueado> excepto por {filter:s}",
)


@final
@dataclass(frozen=True)
class CannotBeBlockedBy(Modification):
    """Can't be blocked by creatures that fit. CR 509.1b."""

    filter: Filter

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        others = Not(self.filter)
        now.blocked_only_by.append((Context(ctx.source, ctx.controller), others))


phrase(
    CannotBeBlockedBy,
    en="<can't> be blocked by {filter:s}",
    es="no <puede> ser <*bloqueado> por {filter:s}",
)


@final
@dataclass(frozen=True)
class BlockOnly(Modification):
    """Can block only creatures that fit. CR 509.1b."""

    filter: Filter

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.blocks_only.append((Context(ctx.source, ctx.controller), self.filter))


phrase(BlockOnly, en="can block only {filter:s}", es="<puede> bloquear solo {filter:s}")


@final
@dataclass(frozen=True)
class CannotBlock(Modification):
    """Can't block creatures that fit. CR 509.1b."""

    filter: Filter

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        others = Not(self.filter)
        now.blocks_only.append((Context(ctx.source, ctx.controller), others))


phrase(CannotBlock, en="<can't> block {filter:s}", es="no <puede> bloquear {filter:s}")


@final
@dataclass(frozen=True)
class BlockOrBeBlockedBy(Modification):
    """Can't block creatures that fit nor be blocked by them. CR 509.1b."""

    filter: Filter

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        others = Not(self.filter)
        now.blocks_only.append((Context(ctx.source, ctx.controller), others))
        now.blocked_only_by.append((Context(ctx.source, ctx.controller), others))


phrase(
    BlockOrBeBlockedBy,
    en="<can't> block or be blocked by {filter:s}",
    es="no <puede> bloquear ni ser <*bloqueado> por {filter:s}",
)


@final
@dataclass(frozen=True)
class NeedBlockers(Modification):
    """Can't be blocked except by so many creatures or more. CR 509.1b."""

    number: int

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.blockers_needed = max(now.blockers_needed, self.number)


phrase(
    NeedBlockers,
    en="<can't> be blocked except by {number} or more creatures",
    es="no <puede> ser <*bloqueado> excepto por {number} o más criaturas",
)


@final
@dataclass(frozen=True)
class BlockMore(Modification):
    """Can block more creatures than one; 0 is any number. CR 509.1a, 509.1b."""

    additional: int = 1

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if self.additional == 0:
            now.can_block = 0
        elif now.can_block:
            now.can_block += self.additional


phrase(
    BlockMore,
    en="can block any number of creatures",
    es="<puede> bloquear cualquier cantidad de criaturas",
    when={"additional": 0},
)
phrase(
    BlockMore,
    en="can block an additional creature each combat",
    es="<puede> bloquear una criatura adicional cada combate",
    when={"additional": 1},
)
phrase(
    BlockMore,
    en="can block an additional {additional} creatures each combat",
    es="<puede> bloquear {additional} criaturas adicionales cada combate",
)


# -- what players may do -------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class ExtraLands(Modification):
    """More lands can be played on each turn; -1 is any number. CR 305.2.

    ``theirs``: the text says whose turns in the third person.
    """

    number: int = 1
    theirs: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.extra_lands += ANY_NUMBER_OF_LANDS if self.number < 0 else self.number


ANY_NUMBER_OF_LANDS: Final = 1_000_000
"""What stands for any number of lands: more than there can be."""


@final
@dataclass(frozen=True)
class CannotGainLife(Modification):
    """Life can't be gained. CR 119.7."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.cannot_gain_life = True


phrase(CannotGainLife, en="can't gain life", es="no <puede> ganar vidas")


@final
@dataclass(frozen=True)
class NoMaximumHandSize(Modification):
    """There is no maximum hand size. CR 402.2."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.hand_size = -1


phrase(NoMaximumHandSize, en="<has> no maximum hand size", es="no <tiene> un tamaño máximo de mano")


@final
@dataclass(frozen=True)
class ChangeMaximumHandSize(Modification):
    """The maximum hand size is so many cards more, or with ``reduced`` fewer. CR 402.2."""

    by: int
    reduced: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.more_in_hand += -self.by if self.reduced else self.by


phrase(
    ChangeMaximumHandSize,
    en="'s maximum hand size is reduced by {by}",
    es="<tiene> un tamaño máximo de mano reducido en {by}",
    when={"reduced": True},
)
phrase(
    ChangeMaximumHandSize,
    en="'s maximum hand size is increased by {by}",
    es="<tiene> un tamaño máximo de mano aumentado en {by}",
    when={"reduced": False},
)


# -- several at once -----------------------------------------------------------------------------


def fixed(changes: tuple[Modification, ...], game: Game, ctx: Context) -> tuple[Modification, ...]:
    """The changes with their amounts, and what they copy, fixed as now. CR 608.2h, 611.2d."""
    found: list[Modification] = []
    for change in changes:
        for part in change.parts():
            if isinstance(part, (PowerToughness, SetPowerToughness, GainActivated)):
                found.append(part.fixed(game, ctx))
            else:
                found.append(part)
    return tuple(found)
