"""Descriptions of players and objects, built from small predicates. CR 109.2, 115.

A noun phrase is ``All`` of its predicates in the order of the text: adjectives, noun, what follows.
A noun without "card", "spell" or a zone means a permanent on the battlefield (CR 109.2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.era import AnyTargets
from jajna.ir.base import ANYWHERE, PLAYERS, Amount, Filter, Ref
from jajna.ir.refs import (
    EVENT_PLAYER,
    YOU,
    Attached,
    Target,
    This,
    all_that_fit,
    as_known,
    linked,
)
from jajna.vocab import PERMANENT_TYPES, Aspects, Reads, Type, Zone, is_player, zone_facts
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game
    from jajna.kernel.objects import Object

__all__ = [
    "ABOUT_TO_BE_CAST",
    "All",
    "AnyTarget",
    "AttachedTo",
    "Attacking",
    "AttackingPlayer",
    "Blocking",
    "BlockingThat",
    "Card",
    "ColorCount",
    "Colored",
    "Controlled",
    "ControlledByOpponent",
    "Either",
    "Enchanted",
    "ExiledWith",
    "HasGreatest",
    "InCombatWith",
    "InZone",
    "Is",
    "Lesser",
    "Named",
    "NamedLike",
    "Not",
    "OfColor",
    "OfSize",
    "OfSubtype",
    "OfSupertype",
    "OfType",
    "OffBattlefield",
    "Opponent",
    "Other",
    "OtherThan",
    "OwnStatsCompare",
    "Owned",
    "Permanent",
    "Player",
    "SameNameAs",
    "Source",
    "Spell",
    "StackAbility",
    "StatIs",
    "Such",
    "Tapped",
    "ThatIs",
    "Token",
    "Untapped",
    "WithAnyKeyword",
    "WithCounter",
    "WithKeyword",
    "WithoutAbilities",
]

ON_BATTLEFIELD: Final = 1 << Zone.BATTLEFIELD
ON_STACK: Final = 1 << Zone.STACK
OBJECTS: Final = ANYWHERE & ~PLAYERS


def object_of(game: Game, thing: int) -> Object | None:
    """The object with this id, as it is or last was; None for a player."""
    return None if is_player(thing) else game.object(thing)


@final
@dataclass(frozen=True)
class All(Filter):
    """What fits all of these: one noun phrase, its parts in the order of the text."""

    parts: tuple[Filter, ...]

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        explicit = OBJECTS | PLAYERS
        found = False
        implied = ANYWHERE
        for part in self.parts:
            place = part.where()
            if isinstance(part, (InZone, Spell, Card, StackAbility)):
                explicit &= place
                found = True
            else:
                implied &= place
        return explicit if found else implied

    def narrow(self, game: Game, ctx: Context) -> list[int] | None:
        for part in self.parts:
            narrow = part.narrow(game, ctx)
            if narrow is not None:
                return narrow
        return None

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        for part in self.parts:
            if not part.matches(game, ctx, thing):
                return False
        return True


@final
@dataclass(frozen=True)
class Either(Filter):
    """What fits at least one of these. ``word`` is "or", "and" or "and/or" in the text."""

    parts: tuple[Filter, ...]
    word: str = "or"

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        mask = 0
        for part in self.parts:
            mask |= part.where()
        return mask

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        for part in self.parts:
            if part.matches(game, ctx, thing):
                return True
        return False


@final
@dataclass(frozen=True)
class Several(Filter):
    """One or more of what fits, as triggered abilities wait for it. CR 603.2c."""

    fits: Filter

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return self.fits.where()

    def narrow(self, game: Game, ctx: Context) -> list[int] | None:
        return self.fits.narrow(game, ctx)

    def is_several(self) -> bool:
        return True

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return self.fits.matches(game, ctx, thing)


@final
@dataclass(frozen=True)
class Not(Filter):
    """What doesn't fit: "nonblack", "noncreature", "non-Human"."""

    of: Filter

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return OBJECTS if self.of.where() != ANYWHERE else ANYWHERE

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return not self.of.matches(game, ctx, thing)


@final
@dataclass(frozen=True)
class Is(Filter):
    """Exactly what a reference refers to: "enchanted creature", "~"."""

    ref: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return thing in self.ref.things(game, ctx)

    def where(self) -> int:
        return ON_BATTLEFIELD if isinstance(self.ref, Attached) else ANYWHERE

    def narrow(self, game: Game, ctx: Context) -> list[int] | None:
        return self.ref.things(game, ctx)


# -- nouns ---------------------------------------------------------------------------------------


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


ABOUT_TO_BE_CAST: Final = "about to be cast"
"""Name under which a context has a card that is judged as the spell it would be. CR 601.3e."""


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
    """An opponent of the ability's controller. CR 102.3."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing) and thing != ctx.controller


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


# -- before the noun -----------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Other(Filter):
    """Not the source itself: "another", "other". With a player as noun, not you.

    After target phrases of the same kind it is instead not what they chose: those of the slots
    from ``since`` up to ``before``; equal without them. In what a static ability counts for each of
    several things, ``since`` -1, it is not the thing counted for; after a trigger about a player,
    ``since`` -2, not that player.
    """

    since: int = 0
    before: int = 0

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0 if self.since == self.before else Reads.IDENTITY

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if self.since < -1:
            return thing not in ctx.bound.get(EVENT_PLAYER, [])
        if self.since < 0:
            return thing != ctx.affected
        if self.since < self.before:
            for chosen in ctx.targets[self.since : self.before]:
                if thing in chosen:
                    return False
            return True
        if is_player(thing):
            return thing != ctx.controller
        return thing != game.followed(ctx, ctx.source)


@final
@dataclass(frozen=True)
class OfColor(Filter):
    """Of the color, by its ``Color`` bit. CR 105.2."""

    color: int

    def aspects(self) -> int:
        return Aspects.COLORS

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.colors & self.color != 0


@final
@dataclass(frozen=True)
class ColorCount(Filter):
    """Colorless, monocolored or multicolored. CR 105.2a, 105.2b, 105.2c."""

    word: str

    def aspects(self) -> int:
        return Aspects.COLORS

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        count = found.now.colors.bit_count()
        if self.word == "colorless":
            return count == 0
        if self.word == "monocolored":
            return count == 1
        assert self.word == "multicolored", self.word
        return count > 1


words(
    "color count",
    {
        "colorless": ("colorless", "<*incoloro>"),
        "monocolored": ("monocolored", "<*monocolor>"),
        "multicolored": ("multicolored", "<*multicolor>"),
    },
)
phrase(ColorCount, en="{word:color count}", es="{word:color count}", place="prefix")


@final
@dataclass(frozen=True)
class Colored(Filter):
    """That has a color, or several. CR 105.2."""

    def aspects(self) -> int:
        return Aspects.COLORS

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.colors != 0


phrase(
    Colored,
    en="that <is> one or more colors",
    es="que <sea> de uno o más colores",
    place="suffix",
)


@final
@dataclass(frozen=True)
class OfSupertype(Filter):
    """With a supertype, by its ``Supertype`` bit. CR 205.4."""

    supertype: int

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.supertypes & self.supertype != 0


@final
@dataclass(frozen=True)
class Tapped(Filter):
    """Tapped. CR 110.5."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.TAPS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.tapped


phrase(Tapped, en="tapped", es="girado", place="prefix")


@final
@dataclass(frozen=True)
class Untapped(Filter):
    """Untapped. CR 110.5."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.TAPS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and not found.tapped


phrase(Untapped, en="untapped", es="enderezado", place="prefix")


@final
@dataclass(frozen=True)
class Attacking(Filter):
    """An attacking creature. CR 508.1k, 506.4."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COMBAT

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return game.combat is not None and game.combat.is_attacking(thing)


phrase(Attacking, en="attacking", es="atacante", place="prefix")


@final
@dataclass(frozen=True)
class Blocking(Filter):
    """A blocking creature. CR 509.1g."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COMBAT

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return game.combat is not None and game.combat.is_blocking(thing)


phrase(Blocking, en="blocking", es="bloqueador", place="prefix")


@final
@dataclass(frozen=True)
class Enchanted(Filter):
    """With an Aura attached, or an Equipment. CR 303.4, 301.5.

    ``by`` is "enchanted" or "equipped".
    """

    by: str = "enchanted"

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return Reads.ATTACHMENTS | Reads.BOARD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        subtype = "Aura" if self.by == "enchanted" else "Equipment"
        for attachment in found.attachments:
            if subtype in game.object(attachment).now.subtypes:
                return True
        return False


words(
    "enchanted",
    {"enchanted": ("enchanted", "<*encantado>"), "equipped": ("equipped", "<*equipado>")},
)
phrase(Enchanted, en="{by:enchanted}", es="{by:enchanted}", place="prefix")


# -- after the noun ------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Controlled(Filter):
    """Controlled by someone: "you control", "that player controls". CR 108.4."""

    by: Ref = YOU
    negative: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        return (game.controller_of(thing) in self.by.things(game, ctx)) != self.negative


phrase(
    Controlled,
    en="{by} <controls>",
    es="que {by} <controla>",
    when={"negative": False},
    place="suffix",
)
phrase(
    Controlled,
    en="{by} <doesn't> control",
    es="que {by} no <controla>",
    when={"negative": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class ControlledByOpponent(Filter):
    """Controlled by an opponent. CR 102.3, 108.4."""

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return not is_player(thing) and game.controller_of(thing) != ctx.controller


phrase(
    ControlledByOpponent,
    en="an opponent controls",
    es="que controla un oponente",
    place="suffix",
)


@final
@dataclass(frozen=True)
class Owned(Filter):
    """Owned by someone. CR 108.3."""

    by: Ref = YOU

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.owner in self.by.things(game, ctx)


phrase(Owned, en="{by} <owns>", es="de las que {by} <es> propietario", place="suffix")


@final
@dataclass(frozen=True)
class OwnedAndControlled(Filter):
    """Owned and controlled by the same player. CR 108.3, 108.4."""

    by: Ref = YOU

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return Owned(self.by).matches(game, ctx, thing) and Controlled(self.by).matches(
            game, ctx, thing
        )


phrase(
    OwnedAndControlled,
    en="{by} <owns> and <controls>",
    es="de las que {by} <es> propietario y que <controla>",
    place="suffix",
)


@final
@dataclass(frozen=True)
class InZones(Filter):
    """In a zone of one of some kinds, whoever's: "in graveyards and libraries". CR 400.

    ``zones`` is a mask of ``1 << Zone``; ``word`` is how the text says it: "in" or "from".
    """

    zones: int
    word: str = "in"

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return self.zones

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and 1 << found.zone & self.zones != 0


words(
    "in zones",
    {
        1 << Zone.GRAVEYARD | 1 << Zone.LIBRARY: (
            "in graveyards and libraries",
            "en los cementerios y las bibliotecas",
        ),
        1 << Zone.GRAVEYARD | 1 << Zone.EXILE: (
            "in graveyards and exile",
            "en los cementerios y el exilio",
        ),
    },
)
words(
    "from zones",
    {
        1 << Zone.GRAVEYARD | 1 << Zone.LIBRARY: (
            "from graveyards or libraries",
            "desde los cementerios o las bibliotecas",
        ),
        1 << Zone.GRAVEYARD | 1 << Zone.EXILE: (
            "from graveyards or exile",
            "desde los cementerios o el exilio",
        ),
    },
)
phrase(InZones, en="{zones:in zones}", es="{zones:in zones}", when={"word": "in"}, place="suffix")
phrase(
    InZones, en="{zones:from zones}", es="{zones:from zones}", when={"word": "from"}, place="suffix"
)


@final
@dataclass(frozen=True)
class InZone(Filter):
    """In a zone; ``of`` says whose, None anyone's. CR 400.

    ``word`` is how the text says it: "from", "in" or "on"; ``every`` is "all graveyards";
    ``opponents`` means an opponent's; ``bare`` is "graveyards" without an article.
    """

    zone: int
    of: Ref | None = None
    word: str = "in"
    every: bool = False
    opponents: bool = False
    bare: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return 1 << self.zone

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.zone != self.zone:
            return False
        if self.opponents and found.owner == ctx.controller:
            return False
        return self.of is None or found.owner in self.of.things(game, ctx)


words("in", {"in": ("in", "en"), "from": ("from", "de")})
words("zones", {0: ("library", "biblioteca"), 1: ("hand", "mano"), 3: ("graveyard", "cementerio")})
words(
    "the zone",
    {0: ("library", "la biblioteca"), 1: ("hand", "la mano"), 3: ("graveyard", "el cementerio")},
)
words("all zones", {3: ("graveyards", "cementerios"), 1: ("hands", "manos")})
phrase(
    InZone,
    en="{word:in} {of:'s} {zone:zones}",
    es="{word:in} {of:de {zone:the zone}}",
    place="suffix",
)
phrase(
    InZone,
    en="{word:in} all {zone:all zones}",
    es="{word:in} todos los {zone:all zones}",
    when={"every": True},
    place="suffix",
)
phrase(
    InZone,
    en="{word:in} {zone:all zones}",
    es="{word:in} los {zone:all zones}",
    when={"bare": True},
    place="suffix",
)
phrase(
    InZone,
    en="{word:in} an opponent's {zone:zones}",
    es="{word:in} {zone:the zone} de un oponente",
    when={"opponents": True},
    place="suffix",
)
phrase(
    InZone, en="on the battlefield", es="en el campo de batalla", when={"zone": 2}, place="suffix"
)
phrase(InZone, en="in exile", es="en el exilio", when={"zone": 5}, place="suffix")
phrase(
    InZone,
    en="{word:in} a {zone:zones}",
    es="{word:in} un {zone:zones}",
    when={"every": False},
    place="suffix",
)


@final
@dataclass(frozen=True)
class OffBattlefield(Filter):
    """Anywhere but on the battlefield. CR 109.2a, 400."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return OBJECTS & ~ON_BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.zone is not Zone.BATTLEFIELD


phrase(
    OffBattlefield,
    en="that <isn't> on the battlefield",
    es="que no <está> en el campo de batalla",
    place="suffix",
)


@final
@dataclass(frozen=True)
class WithKeyword(Filter):
    """With, or ``without``, a keyword ability, by its ``Keyword`` bit. CR 702."""

    keyword: int
    without: bool = False

    def aspects(self) -> int:
        return Aspects.ABILITIES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.has(self.keyword) != self.without


phrase(
    WithKeyword,
    en="with {keyword:keyword}",
    es="con la habilidad de {keyword:keyword}",
    when={"without": False},
    place="suffix",
)
phrase(
    WithKeyword,
    en="without {keyword:keyword}",
    es="sin la habilidad de {keyword:keyword}",
    when={"without": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class WithAnyKeyword(Filter):
    """With at least one of several keyword abilities, or ``without`` all of them, by their names.

    CR 702.
    """

    first: str
    middle: tuple[str, ...]
    last: str
    without: bool = False

    def aspects(self) -> int:
        return Aspects.ABILITIES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        names = (self.first, *self.middle, self.last)
        has = any(one.name in names for one in found.now.kit.keyworded)
        return has != self.without


for _without, _with, _con in ((False, "with", "con"), (True, "without", "sin")):
    phrase(
        WithAnyKeyword,
        en=f"{_with} {{first:keyword name}} or {{last:keyword name}}",
        es=f"{_con} las habilidades de {{first:keyword name}} o {{last:keyword name}}",
        when={"without": _without, "middle": ()},
        place="suffix",
    )
    phrase(
        WithAnyKeyword,
        en=f"{_with} {{first:keyword name}}, {{middle:,;keyword name}}, or {{last:keyword name}}",
        es=f"{_con} las habilidades de {{first:keyword name}}, {{middle:,;keyword name}} o "
        "{last:keyword name}",
        when={"without": _without},
        place="suffix",
    )


@final
@dataclass(frozen=True)
class WithoutAbilities(Filter):
    """With no abilities at all. CR 113."""

    def aspects(self) -> int:
        return Aspects.ABILITIES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and not found.now.kit.all


phrase(WithoutAbilities, en="with no abilities", es="sin habilidades", place="suffix")


@final
@dataclass(frozen=True)
class StatIs(Filter):
    """Whose power, toughness or mana value compares to an amount. CR 208, 202.3.

    ``compare`` is "or less", "or greater", "less", "greater" or "" for equal.
    """

    stat: str
    than: Amount
    compare: str = ""

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        from jajna.ir.amounts import stat_value

        if is_player(thing):
            return False
        left = stat_value(game, thing, self.stat)
        right = self.than.value(game, ctx)
        if self.compare == "or less":
            return left <= right
        if self.compare == "or greater":
            return left >= right
        if self.compare == "less":
            return left < right
        if self.compare == "greater":
            return left > right
        if self.compare == "less or equal":
            return left <= right
        assert self.compare in ("", "equal"), self.compare
        return left == right


for _compare, _en, _es in (
    ("or less", "with {stat:stat} {than} or less", "con {stat:stat} de {than} o menos"),
    ("or greater", "with {stat:stat} {than} or greater", "con {stat:stat} de {than} o más"),
    ("less", "with {stat:stat} less than {than}", "con {stat:stat} menor que {than}"),
    ("greater", "with {stat:stat} greater than {than}", "con {stat:stat} mayor que {than}"),
    (
        "less or equal",
        "with {stat:stat} less than or equal to {than}",
        "con {stat:stat} menor o igual que {than}",
    ),
    ("equal", "with {stat:stat} equal to {than}", "con {stat:stat} igual a {than}"),
    ("", "with {stat:stat} {than}", "con {stat:stat} de {than}"),
):
    phrase(StatIs, en=_en, es=_es, when={"compare": _compare}, place="suffix")


@final
@dataclass(frozen=True)
class OfSize(Filter):
    """With just this power and toughness: "1/1 creature". CR 208.1."""

    power: int
    toughness: int

    def aspects(self) -> int:
        return Aspects.POWER

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        return (found.now.power, found.now.toughness) == (self.power, self.toughness)


phrase(
    OfSize,
    en="{power:#}/{toughness:#}",
    es="{power:#}/{toughness:#}",
    place="prefix",
)


@final
@dataclass(frozen=True)
class OwnStatsCompare(Filter):
    """Whose power compares to its own toughness, or the other way round. CR 208.

    ``compare`` is "equal to", "greater than" or "less than".
    """

    stat: str
    compare: str
    other: str

    def aspects(self) -> int:
        return Aspects.POWER

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        from jajna.ir.amounts import stat_value

        if is_player(thing):
            return False
        left, right = stat_value(game, thing, self.stat), stat_value(game, thing, self.other)
        if self.compare == "equal to":
            return left == right
        return left > right if self.compare == "greater than" else left < right


words(
    "compared",
    {
        "equal to": ("equal to", "igual a"),
        "greater than": ("greater than", "mayor que"),
        "less than": ("less than", "menor que"),
    },
)
phrase(
    OwnStatsCompare,
    en="with {stat:stat} {compare:compared} (its|their) {other:stat}",
    es="con {stat:stat} {compare:compared} su {other:stat}",
    place="suffix",
)


@final
@dataclass(frozen=True)
class Lesser(Filter):
    """Whose power, toughness or mana value is less than that of something named before, or
    ``equal`` to it. CR 608.2h. ``of`` is that, which the text doesn't say again.
    """

    stat: str
    equal: bool = False
    of: Ref | None = None

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        from jajna.ir.amounts import StatOf, stat_value

        assert self.of is not None, "what it is less than was never bound"
        if is_player(thing):
            return False
        most = StatOf(self.of, self.stat).value(game, ctx)
        return stat_value(game, thing, self.stat) < most + self.equal


phrase(
    Lesser,
    en="with[equal? equal or] lesser {stat:stat}",
    es="con {stat:stat} [equal? igual o] menor",
    place="suffix",
)


@final
@dataclass(frozen=True)
class HasGreatest(Filter):
    """Whose power, toughness or mana value is the greatest among some things. CR 208, 202.3.

    ``word`` is "greatest", "highest", "least" or "lowest".
    """

    stat: str
    among: Filter
    word: str = "greatest"

    def aspects(self) -> int:
        return Aspects.NAMES if self.stat == "mana value" else Aspects.POWER

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.among.where())

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        from jajna.ir.amounts import stat_value

        values = [stat_value(game, one, self.stat) for one in all_that_fit(game, ctx, self.among)]
        if is_player(thing) or not values:
            return False
        most = max(values) if self.word in ("greatest", "highest") else min(values)
        return stat_value(game, thing, self.stat) == most


words(
    "most",
    {
        "greatest": ("greatest", "mayor"),
        "highest": ("highest", "mayor"),
        "least": ("least", "menor"),
        "lowest": ("lowest", "menor"),
    },
)
phrase(
    HasGreatest,
    en="with the {word:most} {stat:stat} among {among:s}",
    es="con {stat:stat} que sea la {word:most} entre {among:los}",
    place="suffix",
)


@final
@dataclass(frozen=True)
class WithCounter(Filter):
    """With a counter of a kind on it, or with any counter (""). CR 122.

    ``many``: the text speaks of counters. ``lacks``: without one, as the text says it: "without" or
    "that doesn't have".
    """

    name: str = ""
    many: bool = False
    lacks: str = ""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COUNTERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        if self.name == "":
            has = any(count > 0 for count in found.counters.values())
        else:
            has = found.counters.get(self.name, 0) > 0
        return has == (self.lacks == "")


phrase(
    WithCounter,
    en="with a counter on (it|them)",
    es="que tenga un contador sobre <*él>",
    when={"name": "", "many": False},
    place="suffix",
)
phrase(
    WithCounter,
    en="with {name:counter} counters on (them|it)",
    es="con contadores {name:counter}",
    when={"many": True},
    place="suffix",
)
phrase(
    WithCounter,
    en="with (a|an) {name:counter} counter on it",
    es="con un contador {name:counter}",
    when={"many": False, "lacks": ""},
    place="suffix",
)
phrase(
    WithCounter,
    en="without (a|an) {name:counter} counter on it",
    es="sin un contador {name:counter}",
    when={"many": False, "lacks": "without"},
    place="suffix",
)
phrase(
    WithCounter,
    en="that <doesn't> have (a|an) {name:counter} counter on it",
    es="que no <tenga> un contador {name:counter}",
    when={"many": False, "lacks": "that doesn't have"},
    place="suffix",
)


@final
@dataclass(frozen=True)
class Named(Filter):
    """With a name. CR 201.2."""

    name: str

    def aspects(self) -> int:
        return Aspects.NAMES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.has_name(self.name)


@final
@dataclass(frozen=True)
class OtherThan(Filter):
    """Other than what a reference refers to."""

    ref: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.IDENTITY

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return thing not in self.ref.things(game, ctx)


phrase(OtherThan, en="other than {ref}", es="que no sea {ref}", place="suffix")


@final
@dataclass(frozen=True)
class SameNameAs(Filter):
    """With the same name as what a reference refers to. CR 201.2a."""

    ref: Ref

    def reads(self) -> int:
        return Reads.BOARD | Reads.ZONES

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        for other in as_known(self.ref, game, ctx):
            named = object_of(game, other)
            if named is not None and named.now.shares_name(found.now):
                return True
        return False


phrase(
    SameNameAs,
    en="with the same name as {ref}",
    es="con el mismo nombre que {ref}",
    place="suffix",
)


@final
@dataclass(frozen=True)
class SameNameAsA(Filter):
    """That has the same name as something that fits. CR 201.2a."""

    fits: Filter

    def reads(self) -> int:
        return Reads.BOARD | Reads.ZONES

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        for other in all_that_fit(game, ctx, self.fits):
            named = object_of(game, other)
            if named is not None and other != thing and named.now.shares_name(found.now):
                return True
        return False


phrase(
    SameNameAsA,
    en="that <has> the same name as {fits:a}",
    es="que <tenga> el mismo nombre que {fits:un}",
    place="suffix",
)


@final
@dataclass(frozen=True)
class NamedLike(Filter):
    """Named like what a reference refers to: "a card named ~". CR 201.2."""

    ref: Ref
    negative: bool = False

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        source = object_of(game, ctx.source)
        if found is None or source is None:
            return False
        return found.now.has_name(source.base.name) != self.negative


phrase(NamedLike, en="named {ref}", es="<*llamado> {ref}", when={"negative": False}, place="suffix")
phrase(
    NamedLike,
    en="not named {ref}",
    es="no <*llamado> {ref}",
    when={"negative": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class AttachedTo(Filter):
    """Attached to something. CR 301.5, 303.4."""

    to: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.ATTACHMENTS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.attached_to in as_known(self.to, game, ctx)


phrase(AttachedTo, en="attached to {to}", es="<*anexado> a {to}", place="suffix")


@final
@dataclass(frozen=True)
class AttackingPlayer(Filter):
    """Attacking a certain player. CR 508.1b, 506.3."""

    who: Ref = YOU

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COMBAT

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        combat = game.combat
        if is_player(thing) or combat is None or not combat.is_attacking(thing):
            return False
        return combat.attacks.get(thing, -1) in self.who.things(game, ctx)


phrase(AttackingPlayer, en="attacking {who}", es="que {who:it} <ataca>", place="suffix")


@final
@dataclass(frozen=True)
class BlockingThat(Filter):
    """Blocking something certain. CR 509.1g."""

    what: Ref

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        combat = game.combat
        if is_player(thing) or combat is None:
            return False
        return any(
            thing in combat.blockers.get(attacker, []) for attacker in self.what.things(game, ctx)
        )


phrase(BlockingThat, en="blocking {what}", es="que bloquea a {what}", place="suffix")


@final
@dataclass(frozen=True)
class InCombatWith(Filter):
    """Blocking something certain, or blocked by it. CR 509.1g, 509.1h."""

    what: Ref

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        combat = game.combat
        if is_player(thing) or combat is None:
            return False
        return any(
            thing in combat.blockers.get(other, []) or other in combat.blockers.get(thing, [])
            for other in self.what.things(game, ctx)
        )


phrase(
    InCombatWith,
    en="blocking or blocked by {what}",
    es="que <bloquea> a {what} o <es> <*bloqueado> por <*él@what>",
    place="suffix",
)


@final
@dataclass(frozen=True)
class ExiledWith(Filter):
    """In exile since an ability of the source, linked to this one, exiled it. CR 607.2a."""

    def reads(self) -> int:
        return Reads.MARKS | zone_facts(1 << Zone.EXILE)

    def aspects(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.zone is not Zone.EXILE:
            return False
        return thing in [game.became.get(one, one) for one in linked(game, ctx, "exiled")]


phrase(ExiledWith, en="exiled with ~", es="<*exiliado> con ~", place="suffix")


@final
@dataclass(frozen=True)
class ThatIs(Filter):
    """That fits another description as well: "creature that's a Wolf", "permanent that's red"."""

    fits: Filter
    negative: bool = False

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return self.fits.matches(game, ctx, thing) != self.negative


for _state, _en, _es in (
    (Attacking(), "attacking", "atacando"),
    (Blocking(), "blocking", "bloqueando"),
    (Enchanted(), "enchanted", "<*encantado>"),
    (Tapped(), "tapped", "<*girado>"),
):
    phrase(
        ThatIs,
        en=f"that <is> {_en}",
        es=f"que <esté> {_es}",
        when={"fits": _state, "negative": False},
        place="suffix",
    )
    phrase(
        ThatIs,
        en=f"that <isn't> {_en}",
        es=f"que no <esté> {_es}",
        when={"fits": _state, "negative": True},
        place="suffix",
    )
phrase(
    ThatIs,
    en="that <is> {fits:that}",
    es="que <sea> {fits:that}",
    when={"negative": False},
    place="suffix",
)
phrase(
    ThatIs,
    en="that <isn't> {fits:that}",
    es="que no <es> {fits:that}",
    when={"negative": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class Such(Filter):
    """A description said in the plural: "creature spells"."""

    of: Filter

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return self.of.where()

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return self.of.matches(game, ctx, thing)


@final
@dataclass(frozen=True)
class StackAbility(Filter):
    """An ability on the stack. CR 113.1c, 113.3.

    ``kind`` is "activated", "triggered", "activated or triggered" or, for "ability" alone, "".
    """

    kind: str = ""

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return ON_STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.item is None or not found.item.is_ability():
            return False
        if self.kind in ("", "activated or triggered"):
            return True
        return (self.kind == "activated") == (found.item.ability is not None)


SELF: Final = Is(This())
"""The filter for the object itself."""

ANY_TARGET: Final = Target(AnyTarget())
"""Any target."""
