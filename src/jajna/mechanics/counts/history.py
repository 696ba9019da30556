"""The history of objects this turn: attacks, blocks and damage. CR 400.7, 508.1k, 509.1g, 120.3.

The kernel notes it on the objects: under ``ATTACKED`` and ``BLOCKED_IN`` the turn, under
``DAMAGED_BY`` the turn and the sources of damage, under ``DEALT_DAMAGE`` the turn, under ``STRUCK``
the turn and who was damaged.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.marks import (
    DAMAGED_BY,
    DEALT_DAMAGE,
    DRAWN_IN_STEP,
    LOYALTY_ACTIVATED,
    STRUCK,
    STRUCK_IN_COMBAT,
)
from jajna.frozen import dataclass
from jajna.ir.amounts import LifeOf
from jajna.ir.base import Amount, Condition, Filter, Ref
from jajna.ir.declared.binding import Trait, mentions, misplaced, needs, trait
from jajna.ir.declared.names import DAMAGED, looks_up
from jajna.ir.filters.common import object_of
from jajna.ir.filters.logic import All
from jajna.ir.mentions import Mention, is_player_filter, may_be_player
from jajna.ir.refs import EVENT_AMOUNT, Each, EachWord, as_known
from jajna.ir.someone import Someone
from jajna.kernel.players.teams import is_active
from jajna.vocab import Aspects, Reads, Step, Term, Zone, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "CameUnderControl",
    "DamagedThisTurn",
    "DamagedThisWay",
    "DealtDamageThisTurn",
    "DidNotThisTurn",
    "LifeAsTurnBegan",
    "PutFrom",
    "PutThereThisTurn",
    "SomeDamagedThisWay",
    "SomeoneStruck",
    "StruckOpponent",
    "StruckYou",
    "StruckYouTogether",
    "WasDamaged",
    "WhoDidThisTurn",
    "YouDamagedThisWay",
    "damaged_by",
    "has_drawn_in_step",
]


def has_drawn_in_step(game: Game, player: int, number: int) -> bool:
    """Whether the player has drawn ``number`` cards in this, their draw step. CR 504.1."""
    if game.turn.step is not Step.DRAW or not is_active(game, player):
        return False
    return game.players[player].happened(DRAWN_IN_STEP) == number


def damaged_by(game: Game, thing: int) -> list[int]:
    """The sources that dealt damage to a permanent this turn, as it is or last was."""
    found = object_of(game, thing)
    noted = found.marks.get(DAMAGED_BY, []) if found is not None else []
    return noted[1:] if noted and noted[0] == game.turn.number else []


def _why_not_of_players(
    made: CameUnderControl | StruckOpponent | WasDamaged,
) -> str | None:
    """The reason why the phrase can't be about a player; None if it is about an object."""
    return "players do so in other words" if may_be_player(made.what) else None


@final
@dataclass(frozen=True)
class CameUnderControl(Condition):
    """An object came under your control this turn, and has stayed there. CR 302.6."""

    what: Ref

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN | Reads.BOARD

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in as_known(self.what, game, ctx):
            found = object_of(game, thing)
            if found is not None and found.zone is Zone.BATTLEFIELD:
                if found.controller == ctx.controller and found.since_turn == game.turn.number:
                    return True
        return False


phrase(
    CameUnderControl,
    en="{what} came under your control this turn",
    es="{what} <pasó> a estar bajo tu control este turno",
)
misplaced(CameUnderControl, _why_not_of_players)


@final
@dataclass(frozen=True)
class DamagedThisTurn(Filter):
    """That was dealt damage this turn, by any source or by the source ``by``. CR 120.3.

    Sources are known as the objects they were then (CR 400.7). Players fit too where no source is
    said.
    """

    by: Ref | None = None
    was: bool = field(default=False, compare=False)

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN | Reads.HISTORY

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if self.by is None and is_player(thing):
            return game.players[thing].happened("damage taken") > 0
        sources = damaged_by(game, thing)
        if self.by is None:
            return bool(sources)
        return any(source in sources for source in as_known(self.by, game, ctx))


phrase(
    DamagedThisTurn,
    en="dealt damage by {by} this turn",
    es="que <haya> recibido daño de {by} este turno",
    when={"was": False},
    place="suffix",
)
phrase(
    DamagedThisTurn,
    en="that was dealt damage this turn",
    es="que <haya> recibido daño este turno",
    when={"by": None, "was": True},
    place="suffix",
)
phrase(
    DamagedThisTurn,
    en="dealt damage this turn",
    es="que <haya> recibido daño este turno",
    when={"by": None, "was": False},
    place="suffix",
)


@final
@dataclass(frozen=True)
class WasDamaged(Condition):
    """An object was dealt damage this turn, as it is or last was; ``negative``: it wasn't.
    CR 120.3, 608.2h.
    """

    what: Ref
    negative: bool = False

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        found = as_known(self.what, game, ctx)
        return any(damaged_by(game, thing) for thing in found) != self.negative


phrase(
    WasDamaged,
    en="{what} <was> dealt damage this turn",
    es="{what} <ha> recibido daño este turno",
    when={"negative": False},
)
phrase(
    WasDamaged,
    en="{what} wasn't dealt damage this turn",
    es="{what} no <ha> recibido daño este turno",
    when={"negative": True},
)
misplaced(WasDamaged, _why_not_of_players)


@final
@dataclass(frozen=True)
class DealtDamageThisTurn(Filter):
    """A permanent that dealt damage this turn, to whatever it was. CR 120.3."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.marks.get(DEALT_DAMAGE) == [game.turn.number]


phrase(
    DealtDamageThisTurn,
    en="that dealt damage this turn",
    es="que <haya> hecho daño este turno",
    place="suffix",
)


@final
@dataclass(frozen=True)
class StruckYou(Filter):
    """A permanent that dealt damage, or ``combat`` damage, to you this turn. CR 120.3."""

    combat: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        mark = STRUCK_IN_COMBAT if self.combat else STRUCK
        struck = found.marks.get(mark, []) if found is not None else []
        return bool(struck) and struck[0] == game.turn.number and ctx.controller in struck[1:]


phrase(
    StruckYou,
    en="that dealt [combat? combat] damage to you this turn",
    es="que te <haya> hecho daño[combat? de combate] este turno",
    place="suffix",
)


@final
@dataclass(frozen=True)
class StruckInCombat(Filter):
    """A player to whom an object dealt combat damage this turn, as it is or last was. CR 120.3,
    608.2h.
    """

    by: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        for source in as_known(self.by, game, ctx):
            found = object_of(game, source)
            struck = found.marks.get(STRUCK_IN_COMBAT, []) if found is not None else []
            if struck and struck[0] == game.turn.number and thing in struck[1:]:
                return True
        return False


phrase(
    StruckInCombat,
    en="who was dealt combat damage by {by} this turn",
    es="que recibió daño de combate de {by} este turno",
    place="suffix",
)


@final
@dataclass(frozen=True)
class SomeoneStruck(Condition):
    """A permanent that fits, as it is or last was, dealt combat damage to one of some players this
    turn. CR 120.3, 608.2h.
    """

    what: Filter
    whose: Someone

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN | Reads.ZONES

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = self.whose.seats_of_turn(game, ctx)
        found = [game.object(thing) for thing in game.zones.battlefield]
        found += game.objects.left_since(game.turn.began)
        for one in found:
            struck = one.marks.get(STRUCK_IN_COMBAT, [])
            if not struck or struck[0] != game.turn.number:
                continue
            if self.what.matches(game, ctx, one.id) and any(seat in struck[1:] for seat in seats):
                return True
        return False


for _someone, _en, _es in (
    (Someone.OPPONENT, "an opponent was", "un oponente <ha@él>"),
    (Someone.PLAYER, "a player was", "un jugador <ha@él>"),
):
    phrase(
        SomeoneStruck,
        en=f"{_en} dealt combat damage by {{what:a}} this turn",
        es=f"{_es} recibido daño de combate de {{what:un}} este turno",
        when={"whose": _someone},
    )


@final
@dataclass(frozen=True)
class StruckYouTogether(Condition):
    """At least ``number`` permanents that fit dealt damage to you this turn, each judged as it is
    or last was. CR 120.3, 608.2h.
    """

    what: Filter
    number: int

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN | Reads.ZONES

    def holds(self, game: Game, ctx: Context) -> bool:
        found = [game.object(thing) for thing in game.zones.battlefield]
        found += game.objects.left_since(game.turn.began)
        return (
            sum(
                1
                for one in found
                if STRUCK_YOU.matches(game, ctx, one.id) and self.what.matches(game, ctx, one.id)
            )
            >= self.number
        )


STRUCK_YOU: Final = StruckYou()

phrase(
    StruckYouTogether,
    en="you've been dealt damage by {number} or more {what:s} this turn",
    es="<ha@tú> recibido daño de {number} o más {what:s} este turno",
)


@final
@dataclass(frozen=True)
class WhoDidThisTurn(Filter):
    """A player by or to whom something happened this turn; ``what`` is the kernel's name for it.
    ``that``: the text says "that" and not "who".
    """

    what: str
    that: bool = field(default=False, compare=False)
    least: int = 1

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.HISTORY

    def looks_back(self) -> bool:
        return True

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing) and game.players[thing].happened(self.what) >= self.least


phrase(
    WhoDidThisTurn,
    en="who drew {least} or more cards this turn",
    es="que robó {least} o más cartas este turno",
    when={"what": "drawn", "that": False},
    place="suffix",
)


for _what, _en, _es in (
    ("spells cast", "cast a spell", "lanzó un hechizo"),
    ("attacked", "attacked with a creature", "atacó con una criatura"),
    ("life lost", "lost life", "perdió vidas"),
    ("damage taken", "was dealt damage", "recibió daño"),
    ("combat damage taken", "was dealt combat damage", "recibió daño de combate"),
):
    phrase(
        WhoDidThisTurn,
        en=f"who {_en} this turn",
        es=f"que {_es} este turno",
        when={"what": _what, "that": False, "least": 1},
        place="suffix",
    )
phrase(
    WhoDidThisTurn,
    en="that <was> dealt combat damage this turn",
    es="que <recibió> daño de combate este turno",
    when={"what": "combat damage taken", "that": True, "least": 1},
    place="suffix",
)


@final
@dataclass(frozen=True)
class DidNotThisTurn(Condition):
    """A player hasn't done something this turn; ``what`` is the kernel's name for it. CR 603.4."""

    who: Ref
    what: str

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        return not any(
            game.players[seat].happened(self.what) for seat in self.who.things(game, ctx)
        )


for _what, _en, _es in (
    ("spells cast", "cast a spell", "<lanzó> un hechizo"),
    ("creature spells cast", "cast a creature spell", "<lanzó> un hechizo de criatura"),
    ("attacked", "attack with a creature", "<atacó> con una criatura"),
    ("life lost", "lose life", "<perdió> vidas"),
    (
        LOYALTY_ACTIVATED,
        "activate a loyalty ability of a planeswalker",
        "<activó> una habilidad de lealtad de un planeswalker",
    ),
):
    phrase(
        DidNotThisTurn,
        en=f"{{who}} didn't {_en} this turn",
        es=f"{{who}} no {_es} este turno",
        when={"what": _what},
    )


@final
@dataclass(frozen=True)
class StruckOpponent(Condition):
    """An object dealt damage to an opponent of yours this turn. CR 120.3, 608.2h."""

    what: Ref

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        opponents = game.players.opponents_within(ctx.controller)
        for thing in as_known(self.what, game, ctx):
            found = object_of(game, thing)
            struck = found.marks.get(STRUCK, []) if found is not None else []
            if (
                struck
                and struck[0] == game.turn.number
                and any(one in opponents for one in struck[1:])
            ):
                return True
        return False


phrase(
    StruckOpponent,
    en="{what} dealt damage to an opponent this turn",
    es="{what} <ha> hecho daño a un oponente este turno",
)
misplaced(StruckOpponent, _why_not_of_players)


class PutFrom(Term):
    """Where something came from."""

    BATTLEFIELD = "battlefield"
    ANYWHERE = "anywhere"
    HAND = "hand"
    UNSAID = ""


@final
@dataclass(frozen=True)
class PutThereThisTurn(Filter):
    """That was put into the graveyard this turn, from the battlefield or from anywhere, or that
    its owner cycled or discarded.

    CR 400.7, 404.1.
    """

    origin: PutFrom

    def reads(self) -> int:
        return Reads.TURN | Reads.ZONES

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if (
            found is None
            or found.zone is not Zone.GRAVEYARD
            or found.since_turn != game.turn.number
        ):
            return False
        if self.origin in (PutFrom.ANYWHERE, PutFrom.UNSAID):
            return True
        before = game.objects.departed.get(found.came_from)
        origin = Zone.HAND if self.origin is PutFrom.HAND else Zone.BATTLEFIELD
        return before is not None and before.zone is origin


words(
    "put from",
    {
        PutFrom.BATTLEFIELD: ("the battlefield", "el campo de batalla"),
        PutFrom.ANYWHERE: ("anywhere", "cualquier parte"),
    },
)
phrase(
    PutThereThisTurn,
    en="that <was> put there from {origin:put from} this turn",
    es="que <haya> sido <*puesto> ahí desde {origin:put from} este turno",
    place="suffix",
)
phrase(
    PutThereThisTurn,
    en="that <was> put there this turn",
    es="que <haya> sido <*puesto> ahí este turno",
    place="suffix",
    when={"origin": PutFrom.UNSAID},
)
phrase(
    PutThereThisTurn,
    en="that you cycled or discarded this turn",
    es="que hayas ciclado o descartado este turno",
    place="suffix",
    when={"origin": PutFrom.HAND},
)


@final
@dataclass(frozen=True)
class DamagedThisWay(Filter):
    """Dealt damage by the instruction before. CR 608.2c, 120.3."""

    def aspects(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return thing in ctx.bound.get(EVENT_AMOUNT, [])


looks_up(DamagedThisWay, EVENT_AMOUNT)
phrase(
    DamagedThisWay,
    en="dealt damage this way",
    es="que <haya> recibido daño de esta manera",
    place="suffix",
)
trait(DamagedThisWay, Trait.NAMES_EACH)


@final
@dataclass(frozen=True)
class SomeDamagedThisWay(Condition):
    """The instruction before has dealt damage to something that fits. CR 608.2c, 120.3."""

    what: Filter

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        damaged = ctx.bound.get(EVENT_AMOUNT, [])
        return any(self.what.matches(game, ctx, thing) for thing in damaged)


looks_up(SomeDamagedThisWay, EVENT_AMOUNT)
phrase(
    SomeDamagedThisWay,
    en="{what:a} <is> dealt damage this way",
    es="{what:un} <recibe> daño de esta manera",
)
needs(SomeDamagedThisWay, DAMAGED)


def _is_of_objects(made: SomeDamagedThisWay) -> bool:
    return not is_player_filter(made.what)


trait(SomeDamagedThisWay, Trait.LEAVES_OPEN, when=_is_of_objects)


def _damaged_players(made: SomeDamagedThisWay) -> list[Mention] | None:
    """The players who were dealt damage, if they are spoken of: "they can't gain life"."""
    if _is_of_objects(made):
        return None
    damaged = Each(All((made.what, DamagedThisWay())), EachWord.BARE)
    return [Mention(damaged, made.what, False, True)]


mentions(SomeDamagedThisWay, _damaged_players)


@final
@dataclass(frozen=True)
class YouDamagedThisWay(Condition):
    """An object dealt damage to you by the instruction before. CR 608.2c, 120.3.

    ``by`` is the object that the instruction let deal it.
    """

    by: Ref

    def aspects(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        damaged = ctx.bound.get(EVENT_AMOUNT)
        return damaged is not None and ctx.controller in damaged


phrase(
    YouDamagedThisWay,
    en="{by} <deals> damage to you this way",
    es="{by} te <hace> daño de esta manera",
)
needs(YouDamagedThisWay, DAMAGED)


@final
@dataclass(frozen=True)
class LifeAsTurnBegan(Amount):
    """A player's life total as the turn began, whatever it is now. CR 119.1, 500.1."""

    of: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.HISTORY

    def value(self, game: Game, ctx: Context) -> int:
        found = self.of.things(game, ctx)
        if not found:
            return 0
        player = game.players[found[0]]
        team = [game.players[one.id] for one in game.players.sharing_life(player.id)]
        lost = sum(one.happened("life lost") for one in team)
        gained = sum(one.happened("life gained") for one in team)
        return LifeOf(self.of).value(game, ctx) + lost - gained


phrase(
    LifeAsTurnBegan,
    en="{of:'s} life total as the turn began",
    es="el total de vidas que tenía {of} cuando comenzó el turno",
)
