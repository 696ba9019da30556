"""Abilities gained and lost. CR 613.1f."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Activated, Keyworded, Static
from jajna.ir.base import Condition, Filter, Layer, Modification, Ref
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.declared.worth import Alters, alters
from jajna.ir.filters.identity import SELF
from jajna.kernel.layers.layers import GrantedKit, with_abilities
from jajna.kernel.objects.kit import Kit
from jajna.kernel.state.context import Context
from jajna.vocab import Aspects, Reads, is_player
from jajna.wording import KEYWORDS, phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = [
    "BandsWithOther",
    "GainAbilities",
    "GainActivated",
    "HasActivated",
    "HasUnless",
    "LoseAbilities",
    "LoseAllAbilities",
    "without_ability",
]


@final
@dataclass(frozen=True)
class GainAbilities(Modification):
    """Adds abilities. CR 613.1f. ``gained``: the text says "gains" rather than "has"."""

    abilities: tuple[Ability, ...]
    gained: bool = False

    def grants_abilities(self) -> bool:
        return True

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
            one
            for one in self.abilities
            if not isinstance(one, Keyworded) or not any(map(one.is_named, never))
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
alters(GainAbilities, Alters.GAINS, "abilities")


@final
@dataclass(frozen=True)
class HasUnless(Modification):
    """Has abilities unless a condition holds. CR 611.3a, 613.1f."""

    abilities: tuple[Ability, ...]
    unless: Condition

    def grants_abilities(self) -> bool:
        return True

    def layer(self) -> int:
        return Layer.ABILITY

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if not self.unless.holds(game, ctx):
            with_abilities(game, now, self.abilities, ctx.source)


phrase(
    HasUnless,
    en="<has> {abilities:and} unless {unless}",
    es="<tiene> {abilities:and} a menos que {unless}",
)


@final
@dataclass(frozen=True)
class GainActivated(Modification):
    """Adds all activated abilities that an object has as the effect begins. CR 602.1, 611.2c."""

    of: Ref

    def layer(self) -> int:
        return Layer.ABILITY

    def only_adds(self) -> bool:
        return True

    def happens(self) -> bool:
        """Whether it tells what happens, not what is so. CR 611.2e."""
        return True

    def fixed(self, game: Game, ctx: Context) -> GainAbilities:
        """The change that adds those abilities, even if the object they came from is gone.

        Abilities from one object are linked only with each other. CR 607.5.
        """
        found: list[Ability] = []
        for thing in self.of.things(game, ctx):
            kit = game.object(thing).now.kit
            number = game.effects.tick()
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
trait(GainActivated, Trait.HAPPENS)


@final
@dataclass(frozen=True)
class HasActivated(Modification):
    """Adds all activated abilities that other objects have, as long as they have them.
    CR 602.1, 613.1f.

    Abilities from one object are linked only with each other. CR 607.5.
    """

    of: Ref

    def layer(self) -> int:
        return Layer.ABILITY

    def only_adds(self) -> bool:
        return True

    def alike(self) -> bool:
        return False

    def reads(self) -> int:
        return Reads.BOARD | Reads.ZONES

    def aspects(self) -> int:
        return Aspects.ALL

    def does(self, game: Game, ctx: Context, thing: int) -> list[int]:
        found: list[int] = []
        for other in self.of.things(game, ctx):
            found += [other, id(game.object(other).now.kit)]
        return found

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        for other in self.of.things(game, ctx):
            with_abilities(game, now, _acquired_from(game, other), ctx.source)


phrase(
    HasActivated,
    en="<has> all activated abilities of {of}",
    es="<tiene> todas las habilidades activadas de {of}",
)


def _acquired_from(game: Game, other: int) -> tuple[Ability, ...]:
    """The activated abilities of an object as acquired from it, made once for each kit it has."""
    kit = game.object(other).now.kit
    key = (-id(kit), other)
    known = game.characteristics.kits.get(key)
    if known is None:
        found: list[Ability] = [*kit.intrinsic]
        for ability in kit.all:
            found += [_acquired(one, -other) for one in _activated(ability)]
        if not found:
            return ()
        known = GrantedKit(kit, found[0], Kit(tuple(found)))
        game.characteristics.kits[key] = known
    return known.made.all


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
    """Takes away keyword abilities by their names, and quoted abilities. CR 613.1f, 702.1."""

    abilities: tuple[Ability, ...]

    def layer(self) -> int:
        return Layer.ABILITY

    def removes_abilities(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        lost = [ability.name for ability in self.abilities if isinstance(ability, Keyworded)]
        kept = [
            one for one in now.kit.all if isinstance(one, Keyworded) or one not in self.abilities
        ]
        left = tuple(_without(kept, lost))
        if left != now.kit.all:
            _replace_kit(game, now, self, left)


phrase(LoseAbilities, en="<loses> {abilities:and}", es="<pierde> {abilities:and}")
alters(LoseAbilities, Alters.LOSES)


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


phrase(LoseAllAbilities, en="<loses> all abilities", es="<pierde> todas sus habilidades")
alters(LoseAllAbilities, Alters.LOSES)

NO_KIT: Final = Kit(())


def _without(abilities: list[Ability], lost: list[str]) -> list[Ability]:
    left: list[Ability] = []
    for ability in abilities:
        parts = _apart(ability)
        if any(_is_lost(part, lost) for part in parts):
            left += [part for part in parts if not _is_lost(part, lost)]
        elif not _is_lost(ability, lost):
            left.append(ability)
    return left


PROTECTION: Final = "protection from "
"""The beginning of the names of protection abilities. CR 702.16a."""


def _apart(ability: Ability) -> list[Keyworded]:
    """The separate abilities meant by protection from several colors. CR 702.16g, 702.16h."""
    if not isinstance(ability, Keyworded):
        return []
    if ability.name in (f"{PROTECTION}all colors", f"{PROTECTION}each color"):
        qualities = ["white", "blue", "black", "red", "green"]
    elif ability.name.startswith(PROTECTION) and " and from " in ability.name:
        qualities = ability.name.removeprefix(PROTECTION).split(" and from ")
    else:
        return []
    return [KEYWORDS[PROTECTION + quality].make(()) for quality in qualities]


def _is_lost(ability: Ability, lost: list[str]) -> bool:
    """Whether an ability is among the lost ones: "bands with other" is lost with banding.
    CR 702.22b.
    """
    if isinstance(ability, Static) and "banding" in lost:
        return any(isinstance(change, BandsWithOther) for change in ability.changes)
    return isinstance(ability, Keyworded) and any(ability.is_named(name) for name in lost)


def _replace_kit(
    game: Game, now: Characteristics, by: LoseAbilities, left: tuple[Ability, ...]
) -> None:
    """Give the kit with fewer abilities, made once, so that equal objects share it."""
    key = (id(now.kit), -id(by))
    known = game.characteristics.kits.get(key)
    if known is None:
        known = GrantedKit(now.kit, by.abilities[0], Kit(left, now.kit.intrinsic))
        game.characteristics.kits[key] = known
    now.kit = known.made
    now.keywords = now.kit.keywords


def without_ability(game: Game, now: Characteristics, lost: Ability) -> None:
    """Take one of an object's abilities away; equal objects share what is left."""
    key = (id(now.kit), -id(lost))
    known = game.characteristics.kits.get(key)
    if known is None:
        left = tuple([one for one in now.kit.all if one is not lost])
        known = GrantedKit(now.kit, lost, Kit(left, now.kit.intrinsic))
        game.characteristics.kits[key] = known
    now.kit = known.made
    now.keywords = now.kit.keywords
