"""Where something is. CR 109.2a, 400."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import OBJECTS, ON_BATTLEFIELD, Filter, Ref
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import EXILED, finds_noted, game_binds, looks_up
from jajna.ir.filters.common import object_of
from jajna.ir.refs import THIS, YOU, It, linked
from jajna.vocab import Reads, Zone, bit, zone_facts
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["ExiledWith", "InZone", "InZones", "OffBattlefield"]


@final
@dataclass(frozen=True)
class InZones(Filter):
    """In a zone of one of some kinds, whoever's: "in graveyards and libraries". CR 400.

    ``zones`` is a mask of ``1 << Zone``; ``of`` says whose, None anyone's; ``word`` is how the text
    says it: "in" or "from". ``turned``: the text says the zones the other way round.
    """

    zones: int
    word: str = field(default="in", compare=False)
    of: Ref | None = None
    turned: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return self.zones

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or not bit(found.zone) & self.zones:
            return False
        return self.of is None or found.owner in self.of.things(game, ctx)


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
        1 << Zone.BATTLEFIELD | 1 << Zone.COMMAND: (
            "on the battlefield or in the command zone",
            "en el campo de batalla o en la zona de mando",
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

words(
    "own zones",
    {1 << Zone.HAND | 1 << Zone.GRAVEYARD: ("hand or graveyard", "la mano o cementerio")},
)

phrase(
    InZones,
    en="{zones:in zones}",
    es="{zones:in zones}",
    when={"word": "in", "of": None},
    place="suffix",
)

phrase(
    InZones,
    en="{zones:from zones}",
    es="{zones:from zones}",
    when={"word": "from", "of": None},
    place="suffix",
)


def _was_in(found: Object, word: str) -> Zone:
    """The zone of an object; for a spell "from" somewhere the zone it was cast from. CR 601.2a."""
    if word == "from" and found.item is not None and found.item.is_spell:
        return found.item.cast_from
    return found.zone


@final
@dataclass(frozen=True)
class InZone(Filter):
    """In a zone; ``of`` says whose, None anyone's. CR 400.

    ``word`` is how the text says it: "from", "in" or "on", or "exiled" before the noun; ``every``
    is "all graveyards"; ``opponents`` means an opponent's; ``bare`` is "graveyards" without an
    article. ``single``: all
    the targets that it describes are in one such zone.
    """

    zone: int
    of: Ref | None = None
    word: str = field(default="in", compare=False)
    every: bool = False
    opponents: bool = False
    bare: bool = False
    single: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return bit(self.zone)

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or _was_in(found, self.word) != self.zone:
            return False
        if self.opponents and not game.players.is_opponent(found.owner, ctx.controller):
            return False
        return self.of is None or found.owner in self.of.things(game, ctx)


phrase(
    InZones,
    en="in exile and in your graveyard",
    es="en el exilio y en tu cementerio",
    when={"zones": 1 << Zone.GRAVEYARD | 1 << Zone.EXILE, "word": "in", "of": YOU},
    place="suffix",
)

words("in", {"in": ("in", "en"), "from": ("from", "de")})

phrase(
    InZones,
    en="{word:in} {of:'s} {zones:own zones}",
    es="{word:in} {of:de {zones:own zones}}",
    when={"turned": False},
    place="suffix",
)
words(
    "own zones turned",
    {1 << Zone.HAND | 1 << Zone.GRAVEYARD: ("graveyard or hand", "el cementerio o mano")},
)
phrase(
    InZones,
    en="{word:in} {of:'s} {zones:own zones turned}",
    es="{word:in} {of:de {zones:own zones turned}}",
    when={"turned": True},
    place="suffix",
)

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
    en="{word:in} all players' hands",
    es="{word:in} las manos de todos los jugadores",
    when={"zone": 1, "every": True},
    place="suffix",
)

phrase(
    InZone,
    en="{word:in} all {zone:all zones}",
    es="{word:in} todos los {zone:all zones}",
    when={"every": True},
    place="suffix",
)

words("the zones", {3: ("graveyards", "los cementerios"), 1: ("hands", "las manos")})

phrase(
    InZone,
    en="{word:in} your opponents' {zone:all zones}",
    es="{word:in} {zone:the zones} de tus oponentes",
    when={"opponents": True, "bare": True},
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
    InZone,
    en="from the battlefield",
    es="del campo de batalla",
    when={"zone": 2, "word": "from"},
    place="suffix",
)

phrase(
    InZone, en="on the battlefield", es="en el campo de batalla", when={"zone": 2}, place="suffix"
)

phrase(
    InZone,
    en="{word:in} the command zone",
    es="{word:in} la zona de mando",
    when={"zone": 6},
    place="suffix",
)

phrase(InZone, en="exiled", es="exiliado", when={"zone": 5, "word": "exiled"}, place="prefix")

phrase(InZone, en="in exile", es="en el exilio", when={"zone": 5}, place="suffix")

phrase(
    InZone,
    en="{word:in} a single {zone:zones}",
    es="{word:in} un solo {zone:zones}",
    when={"single": True},
    place="suffix",
)

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
class ExiledWith(Filter):
    """In exile since an ability of the source, linked to this one, exiled it. CR 607.2a.

    Cards that were exiled to pay for the spell that the source was are such too (CR 607.2q).
    ``by`` is how the text calls the source: "~" or "it".
    """

    by: Ref = THIS

    def reads(self) -> int:
        return Reads.MARKS | zone_facts(1 << Zone.EXILE)

    def aspects(self) -> int:
        return 0

    def where(self) -> int:
        return bit(Zone.EXILE)

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.zone is not Zone.EXILE:
            return False
        exiled = [*linked(game, ctx, EXILED), *self._paid(game, ctx)]
        return thing in [game.objects.became.get(one, one) for one in exiled]

    def _paid(self, game: Game, ctx: Context) -> list[int]:
        """The list of what was exiled to pay for the spell that the source was. CR 607.2q."""
        spell: Object | None = game.object(ctx.source)
        if spell is not None and spell.item is None:
            spell = game.objects.departed.get(spell.came_from)
        if spell is None or spell.item is None or spell.item.copied:
            return []
        ctx = spell.item.ctx
        return [*ctx.bound.get(PAID_WITH, []), *ctx.bound.get(EXILED, [])]


PAID_WITH: Final = "used instead of mana"
"""Name of what was tapped or exiled rather than pay mana for a spell. CR 702.51a, 702.66a."""
game_binds(PAID_WITH)
looks_up(ExiledWith, PAID_WITH)


finds_noted(ExiledWith, EXILED)


def _why_not_of_source(made: ExiledWith) -> str | None:
    return None if made.by in (THIS, It(THIS)) else "only the source's own exiled cards are known"


misplaced(ExiledWith, _why_not_of_source)
phrase(ExiledWith, en="exiled with {by}", es="<*exiliado> con {by}", place="suffix")
