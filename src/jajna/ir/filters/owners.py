"""Whose something is. CR 108.3, 108.4."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Ref
from jajna.ir.declared.binding import needs, within
from jajna.ir.filters.common import object_of
from jajna.ir.refs import YOU, It, Target, all_that_fit
from jajna.vocab import Aspects, Reads, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "Controlled",
    "ControlledAllTurn",
    "ControlledByOpponent",
    "Owned",
    "OwnedAndControlled",
    "OwnedByOpponent",
    "OwnedOrControlled",
    "WhoControls",
    "WhoControlsMore",
    "WhoControlsMost",
    "WithSameController",
    "number_held",
    "who_control_most",
]


def number_held(game: Game, ctx: Context, player: int, what: Filter) -> int:
    """The number of permanents that fit and a player controls. CR 108.4."""
    found = all_that_fit(game, ctx, what)
    return sum(1 for one in found if not is_player(one) and game.object(one).controller == player)


def who_control_most(game: Game, ctx: Context, what: Filter, fewest: bool = False) -> list[int]:
    """The players who control most permanents that fit, or fewest, of those an ability can see.
    CR 108.4, 801.11.
    """
    seats = game.players.within(ctx.controller, game.players.in_order(0))
    counts = [number_held(game, ctx, seat, what) for seat in seats]
    wanted = min(counts, default=0) if fewest else max(counts, default=0)
    return [seat for seat, count in zip(seats, counts, strict=True) if count == wanted]


TARGETED: Final = "targeted"
"""What is described is a target."""


@final
@dataclass(frozen=True)
class WithSameController(Filter):
    """With the same controller as what was named before: "another target creature". CR 108.4."""

    of: Ref = It()

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.TIMELESS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        controller = game.object(thing).controller
        return any(
            game.object(one).controller == controller
            for one in self.of.things(game, ctx)
            if game.objects.exists(one)
        )


phrase(
    WithSameController,
    en="with the same controller",
    es="con el mismo controlador",
    place="suffix",
    unsaid=("of",),
)
needs(WithSameController, TARGETED, "only targets are described so")
within(Target, TARGETED, "filter")


@final
@dataclass(frozen=True)
class Controlled(Filter):
    """Controlled by someone: "you control", or ``passive`` "controlled by you". CR 108.4."""

    by: Ref = YOU
    negative: bool = False
    passive: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        return (game.object(thing).controller in self.by.things(game, ctx)) != self.negative


phrase(
    Controlled,
    en="{by} <controls>",
    es="que <controla@by> {by}",
    when={"negative": False, "passive": False},
    place="suffix",
)

phrase(
    Controlled,
    en="controlled by {by}",
    es="<*controlado> por {by}",
    when={"negative": False, "passive": True},
    place="suffix",
)

phrase(
    Controlled,
    en="{by} <doesn't> control",
    es="que no <controla@by> {by}",
    when={"negative": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class WhoControls(Filter):
    """A player who controls so many permanents that fit, or more; with ``negative`` one who
    doesn't. CR 108.4.
    """

    what: Filter
    number: int = 1
    negative: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | Reads.BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if not is_player(thing):
            return False
        return (number_held(game, ctx, thing, self.what) >= self.number) != self.negative


phrase(
    WhoControls,
    en="who <controls> {what:a}",
    es="que <controla> {what:un}",
    when={"number": 1, "negative": False},
    place="suffix",
)
phrase(
    WhoControls,
    en="who <doesn't> control {what:a}",
    es="que no <controla> {what:un}",
    when={"number": 1, "negative": True},
    place="suffix",
)
phrase(
    WhoControls,
    en="who <controls> {number} or more {what:s}",
    es="que <controla> {number} o más {what:s}",
    when={"negative": False},
    place="suffix",
)


@final
@dataclass(frozen=True)
class WhoControlsMore(Filter):
    """A player who controls more permanents that fit than another, or with ``fewer`` fewer.
    CR 108.4.
    """

    what: Filter
    than: Ref = YOU
    fewer: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | Reads.BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if not is_player(thing):
            return False
        theirs = number_held(game, ctx, thing, self.what)
        others = [number_held(game, ctx, seat, self.what) for seat in self.than.things(game, ctx)]
        return any(theirs < other if self.fewer else theirs > other for other in others)


phrase(
    WhoControlsMore,
    en="who <controls> more {what:s} than {than}",
    es="que <controla> más {what:s} que {than:tú}",
    when={"fewer": False},
    place="suffix",
)
phrase(
    WhoControlsMore,
    en="who <controls> fewer {what:s} than {than}",
    es="que <controla> menos {what:s} que {than:tú}",
    when={"fewer": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class WhoControlsMost(Filter):
    """A player than whom nobody controls more permanents that fit, or with ``fewest`` nobody
    fewer. CR 108.4, 801.11.
    """

    what: Filter
    fewest: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | Reads.BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing) and thing in who_control_most(game, ctx, self.what, self.fewest)


phrase(
    WhoControlsMost,
    en="who <controls> the most {what:s}",
    es="que <controla> la mayor cantidad de {what:s}",
    when={"fewest": False},
    place="suffix",
)
phrase(
    WhoControlsMost,
    en="who <controls> the fewest {what:s}",
    es="que <controla> la menor cantidad de {what:s}",
    when={"fewest": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class ControlledByOpponent(Filter):
    """Controlled by an opponent. CR 102.2, 102.3, 108.4.

    ``one_of``: the text says "that one of your opponents controls".
    """

    one_of: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return not is_player(thing) and game.players.is_opponent(
            game.object(thing).controller, ctx.controller
        )


phrase(
    ControlledByOpponent,
    en="an opponent controls",
    es="que controla un oponente",
    when={"one_of": False},
    place="suffix",
)
phrase(
    ControlledByOpponent,
    en="that one of your opponents controls",
    es="bajo el control de uno de tus oponentes",
    when={"one_of": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class Owned(Filter):
    """Owned by someone, or not by them. CR 108.3."""

    by: Ref = YOU
    negative: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        return (found.owner in self.by.things(game, ctx)) != self.negative


@final
@dataclass(frozen=True)
class OwnedByOpponent(Filter):
    """Owned by an opponent. CR 102.2, 102.3, 108.3."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and game.players.is_opponent(found.owner, ctx.controller)


phrase(
    OwnedByOpponent,
    en="an opponent owns",
    es="de <*el@_> que un oponente es propietario",
    place="suffix",
)

phrase(
    Owned,
    en="{by} <owns>",
    es="de <*el@_> que {by} <es> propietario",
    when={"negative": False},
    place="suffix",
)
phrase(
    Owned,
    en="{by} <doesn't> own",
    es="de <*el@_> que {by} no <es> propietario",
    when={"negative": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class OwnedAndControlled(Filter):
    """Owned and controlled by the same player; ``both``: the text says "both". CR 108.3, 108.4."""

    by: Ref = YOU
    both: bool = False

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
    en="{by} [both? both] <owns> and <controls>",
    es="de <*el@_> que {by} <es> propietario y que [both? también] <controla>",
    place="suffix",
)


@final
@dataclass(frozen=True)
class ControlledAllTurn(Filter):
    """Controlled by someone since before the turn began, without a break. CR 302.6."""

    by: Ref = YOU

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.TURN

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.since_turn >= game.turn.number:
            return False
        return Controlled(self.by).matches(game, ctx, thing)


phrase(
    ControlledAllTurn,
    en="{by} <has> controlled continuously since the beginning of the turn",
    es="que {by} <ha> controlado de forma continua desde el comienzo del turno",
    place="suffix",
)


@final
@dataclass(frozen=True)
class OwnedOrControlled(Filter):
    """Controlled by you but owned by another, or with ``owned`` the other way round. CR 108.3,
    108.4.
    """

    owned: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        yours = found.controller == ctx.controller, found.owner == ctx.controller
        return yours == (not self.owned, self.owned)


phrase(
    OwnedOrControlled,
    en="you control but don't own",
    es="que controlas pero de <*el@_> que no eres propietario",
    when={"owned": False},
    place="suffix",
)
phrase(
    OwnedOrControlled,
    en="you own but don't control",
    es="de <*el@_> que eres propietario pero que no controlas",
    when={"owned": True},
    place="suffix",
)
