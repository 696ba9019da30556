"""How a permanent is just now: tapped, attached, with counters. CR 110.5, 122, 301.5, 303.4."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Ref
from jajna.ir.filters.common import object_of
from jajna.ir.refs import as_known
from jajna.vocab import Aspects, Reads, Term
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "AttachedTo",
    "Bearing",
    "Enchanted",
    "EnchantedBy",
    "Lacking",
    "Tapped",
    "Untapped",
    "WithCounter",
]


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


class Bearing(Term):
    """What a permanent is called for what is attached to it. CR 301.5, 303.4."""

    ENCHANTED = "enchanted"
    EQUIPPED = "equipped"


@final
@dataclass(frozen=True)
class Enchanted(Filter):
    """With an Aura attached, or an Equipment. CR 303.4, 301.5.

    ``by`` is "enchanted" or "equipped".
    """

    by: Bearing = Bearing.ENCHANTED

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return Reads.ATTACHMENTS | Reads.BOARD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        subtype = "Aura" if self.by is Bearing.ENCHANTED else "Equipment"
        for attachment in found.attachments:
            if subtype in game.object(attachment).now.subtypes:
                return True
        return False


words(
    "enchanted",
    {
        Bearing.ENCHANTED: ("enchanted", "<*encantado>"),
        Bearing.EQUIPPED: ("equipped", "<*equipado>"),
    },
)

phrase(Enchanted, en="{by:enchanted}", es="{by:enchanted}", place="prefix")


@final
@dataclass(frozen=True)
class WithAnotherAura(Filter):
    """With an Aura attached that isn't the source. CR 303.4."""

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return Reads.ATTACHMENTS | Reads.BOARD | Reads.IDENTITY

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        own = game.objects.latest(ctx.source)
        return any(
            "Aura" in game.object(one).now.subtypes
            for one in found.attachments
            if one not in (ctx.source, own)
        )


phrase(
    WithAnotherAura,
    en="with another Aura attached to it",
    es="con otra Aura anexada a <*él@_>",
    place="suffix",
)


@final
@dataclass(frozen=True)
class EnchantedBy(Filter):
    """With an Aura attached that fits. CR 303.4."""

    what: Filter

    def aspects(self) -> int:
        return Aspects.TYPES | Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ATTACHMENTS | Reads.BOARD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        for attachment in found.attachments:
            if "Aura" in game.object(attachment).now.subtypes:
                if self.what.matches(game, ctx, attachment):
                    return True
        return False


phrase(
    EnchantedBy,
    en="that's enchanted by {what:a}",
    es="que <está> <*encantado> por {what:un}",
    place="suffix",
)


class Lacking(Term):
    """Whether something is lacked, as texts say it."""

    NO = ""
    WITHOUT = "without"
    DOES_NOT_HAVE = "that doesn't have"
    WITH_NO = "with no"


@final
@dataclass(frozen=True)
class WithCounter(Filter):
    """With a counter of a kind on it, or with any counter (""). CR 122.

    ``many``: the text speaks of counters. ``lacks``: without one, as the text says it: "without" or
    "that doesn't have". ``clause``: the text says "that has" one.
    """

    name: str = ""
    many: bool = False
    lacks: Lacking = Lacking.NO
    clause: bool = field(default=False, compare=False)

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
        return has == (self.lacks is Lacking.NO)


phrase(
    WithCounter,
    en="with a counter on (it|them)",
    es="que tenga un contador sobre <*él>",
    when={"name": "", "many": False, "lacks": Lacking.NO, "clause": False},
    place="suffix",
)

phrase(
    WithCounter,
    en="with counters on (them|it)",
    es="con contadores",
    when={"name": "", "many": True, "lacks": Lacking.NO},
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
    en="with no counters on (them|it)",
    es="sin contadores",
    when={"name": "", "many": True, "lacks": Lacking.WITH_NO},
    place="suffix",
)

phrase(
    WithCounter,
    en="with (a|an) {name:counter} counter on it",
    es="con un contador {name:counter}",
    when={"many": False, "lacks": Lacking.NO, "clause": False},
    place="suffix",
)

phrase(
    WithCounter,
    en="that <has> (a|an) {name:counter} counter on it",
    es="que <tenga> un contador {name:counter}",
    when={"many": False, "lacks": Lacking.NO, "clause": True},
    place="suffix",
)

phrase(
    WithCounter,
    en="without (a|an) {name:counter} counter on it",
    es="sin un contador {name:counter}",
    when={"many": False, "lacks": Lacking.WITHOUT},
    place="suffix",
)

phrase(
    WithCounter,
    en="that <doesn't> have (a|an) {name:counter} counter on it",
    es="que no <tenga> un contador {name:counter}",
    when={"many": False, "lacks": Lacking.DOES_NOT_HAVE},
    place="suffix",
)


@final
@dataclass(frozen=True)
class AttachedTo(Filter):
    """Attached to something, or to what has left as it last existed. CR 301.5, 303.4, 608.2h."""

    to: Ref
    past: bool = field(default=False, compare=False)
    """Whether the text says that it was attached."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.ATTACHMENTS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        hosts = as_known(self.to, game, ctx)
        if found.attached_to in hosts:
            return True
        left = [game.objects.departed[one] for one in hosts if one in game.objects.departed]
        return any(thing in host.attachments for host in left)


phrase(
    AttachedTo,
    en="attached to {to}",
    es="<*anexado> a {to}",
    when={"past": False},
    place="suffix",
)
phrase(
    AttachedTo,
    en="that was attached to {to}",
    es="que <estaba> <*anexado> a {to}",
    when={"past": True},
    place="suffix",
)
