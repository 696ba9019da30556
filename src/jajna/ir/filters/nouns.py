"""What something is called: the nouns that descriptions end in. CR 109.2, 115.4.

A noun without "card", "spell" or a zone means a permanent on the battlefield (CR 109.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.era_switches import AnyTargets
from jajna.frozen import dataclass
from jajna.ir.abilities import Activated
from jajna.ir.base import OBJECTS, ON_BATTLEFIELD, ON_STACK, PLAYERS, Filter
from jajna.ir.declared.names import game_binds, looks_up
from jajna.ir.filters.common import object_of
from jajna.ir.mana import is_mana_ability
from jajna.ir.refs import Target
from jajna.vocab import (
    PERMANENT_TYPES,
    Aspects,
    Reads,
    Term,
    Type,
    Zone,
    is_another_player,
    is_player,
)

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "ABOUT_TO_BE_CAST",
    "ACTIVATING",
    "ANY_TARGET",
    "AbilityFilter",
    "AbilityKind",
    "AnyTarget",
    "Card",
    "Commander",
    "OfSubtype",
    "OfType",
    "Opponent",
    "Outlaw",
    "Permanent",
    "Player",
    "Source",
    "Spell",
    "StackAbility",
    "Teammate",
    "Token",
    "about_to_be_cast",
    "is_of_keyword",
]


@final
@dataclass(frozen=True)
class OfType(Filter):
    """Of a card type, by its ``Type`` bit. CR 205.2."""

    type: int

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return ON_STACK if self.type & (Type.INSTANT | Type.SORCERY) else ON_BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.types & self.type != 0


@final
@dataclass(frozen=True)
class OfSubtype(Filter):
    """Of a subtype. CR 205.3."""

    name: str

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return ON_BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and self.name in found.now.subtypes


OUTLAWS: Final = frozenset({"Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"})
"""The creature types of outlaws. CR 700.12."""


@final
@dataclass(frozen=True)
class Outlaw(Filter):
    """An outlaw; without another noun, one on the battlefield. CR 700.12, 700.12a."""

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return ON_BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and not OUTLAWS.isdisjoint(found.now.subtypes)


@final
@dataclass(frozen=True)
class Permanent(Filter):
    """A permanent; with "card" or "spell", one of a permanent type. CR 110.1, 110.4a, 110.4b."""

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return ON_BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        return found.zone is Zone.BATTLEFIELD or found.now.types & PERMANENT_TYPES != 0


@final
@dataclass(frozen=True)
class Card(Filter):
    """The noun "card": an object represented by a card. CR 108.2."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return OBJECTS & ~ON_BATTLEFIELD & ~ON_STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and not found.token


@final
@dataclass(frozen=True)
class Commander(Filter):
    """A commander; without another noun or zone, one on the battlefield. CR 903.3, 903.3d."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS

    def where(self) -> int:
        return ON_BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return game.kernel.is_commander(game, thing)


ABOUT_TO_BE_CAST: Final = "about to be cast"
"""Name under which a context has a card that is judged as the spell it would be. CR 601.3e."""

ACTIVATING: Final = "activating"
"""Name under which a context has the source of an ability for whose activation mana is spent.
CR 602.2b.
"""
game_binds(ABOUT_TO_BE_CAST, ACTIVATING)


def about_to_be_cast(ctx: Context, cards: list[int]) -> Context:
    """The context in which these cards are judged as the spells they would be. CR 601.3e."""
    judged = ctx.clone({})
    judged.bind(ABOUT_TO_BE_CAST, cards)
    return judged


@final
@dataclass(frozen=True)
class Spell(Filter):
    """A spell on the stack, or a card that the context judges as the spell it would be. CR 112.1,
    601.3e.
    """

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return ON_STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.zone is not Zone.STACK:
            return thing in ctx.bound.get(ABOUT_TO_BE_CAST, ())
        return found.item is not None and found.item.is_spell


looks_up(Spell, ABOUT_TO_BE_CAST)


@final
@dataclass(frozen=True)
class Token(Filter):
    """A token. CR 111."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return ON_BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.token


@final
@dataclass(frozen=True)
class Source(Filter):
    """A source of damage or mana: any object. CR 609.7."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return OBJECTS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return not is_player(thing)


@final
@dataclass(frozen=True)
class Player(Filter):
    """A player. CR 102.1."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing)


@final
@dataclass(frozen=True)
class Opponent(Filter):
    """An opponent of the ability's controller. CR 102.2, 102.3."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing) and game.players.is_opponent(thing, ctx.controller)


@final
@dataclass(frozen=True)
class Teammate(Filter):
    """Another player of the team of the ability's controller. CR 102.3."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return (
            is_player(thing)
            and is_another_player(thing, ctx.controller)
            and not game.players.is_opponent(thing, ctx.controller)
        )


@final
@dataclass(frozen=True)
class AnyTarget(Filter):
    """Any target: a creature, player, planeswalker or battle. CR 115.4."""

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return ON_BATTLEFIELD | PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return True
        if game.era.any_target is AnyTargets.CREATURES:  # CR 2016-08-26 114.1
            return found.now.types & Type.CREATURE != 0
        return found.now.types & (Type.CREATURE | Type.PLANESWALKER | Type.BATTLE) != 0


@dataclass(frozen=True, eq=False)
class AbilityFilter(Filter):
    """A description of abilities. CR 113.1."""

    def describes(
        self, game: Game, ctx: Context, source: int, player: int, ability: Activated | None
    ) -> bool:
        """Whether an ability of ``source`` under the control of ``player`` fits.

        ``ability`` is None for a triggered ability.
        """
        raise NotImplementedError(type(self).__name__)

    def where(self) -> int:
        return ON_STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.item is None:
            return False
        item = found.item
        activated = item.ability if isinstance(item.ability, Activated) else None
        return self.describes(game, ctx, item.ctx.source, found.controller, activated)


class AbilityKind(Term):
    """A kind of abilities that aren't those of a keyword. CR 113.3."""

    ACTIVATED = "activated"
    TRIGGERED = "triggered"
    LOYALTY = "loyalty"
    """CR 606.1."""
    MANA = "mana"
    """CR 605.1a."""


@final
@dataclass(frozen=True)
class StackAbility(AbilityFilter):
    """An ability on the stack, or one that is activated. CR 113.1c, 113.3.

    It is of one of the ``kinds`` or of one of the ``keywords``; any ability if there are neither.
    """

    kinds: tuple[AbilityKind, ...] = ()
    keywords: tuple[str, ...] = ()

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.item is None or not found.item.is_ability():
            return False
        return super().matches(game, ctx, thing)

    def describes(
        self, game: Game, ctx: Context, source: int, player: int, ability: Activated | None
    ) -> bool:
        if not self.kinds and not self.keywords:
            return True
        if ability is None:
            return AbilityKind.TRIGGERED in self.kinds
        for kind in self.kinds:
            if _is_of_kind(ability, kind):
                return True
        for name in self.keywords:
            if is_of_keyword(game, source, ability, name):
                return True
        return False


def _is_of_kind(ability: Activated, kind: AbilityKind) -> bool:
    if kind is AbilityKind.MANA:
        return is_mana_ability(ability)
    if kind is AbilityKind.LOYALTY:
        return ability.loyalty
    return kind is AbilityKind.ACTIVATED


def is_of_keyword(game: Game, source: int, ability: Activated, name: str) -> bool:
    """Whether an activated ability belongs to a keyword or a variant of it.

    Each kind of typecycling is cycling (CR 702.29f). Equip may have a quality (CR 702.6c).
    """
    for held in game.object(source).now.kit.keyworded:
        fits = held.name == name or (
            held.name.endswith("cycling") if name == "cycling" else held.name == name + " quality"
        )
        if fits and any(one is ability for one in held.meaning):
            return True
    return False


ANY_TARGET: Final = Target(AnyTarget())
"""Any target."""
