"""What attacked and blocked this turn. CR 508.1k, 509.1g."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.marks import ATTACKED, ATTACKED_WITH_POWER, BLOCKED_IN, FACED
from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter, Ref
from jajna.ir.declared.binding import misplaced
from jajna.ir.filters.common import object_of
from jajna.ir.mentions import may_be_player
from jajna.ir.refs import as_known
from jajna.kernel.players.teams import is_active
from jajna.vocab import Aspects, Reads, Supertype, Term, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "AttackedWith",
    "AttackedWithPower",
    "Faced",
    "Fought",
    "FoughtAs",
    "FoughtThisTurn",
    "NoneAttacked",
    "has_fought",
]


class FoughtAs(Term):
    """What a creature was in combat. CR 508.1k, 509.1g."""

    ATTACKER = "attacked"
    BLOCKER = "blocked"
    EITHER = "attacked or blocked"


def has_fought(game: Game, thing: int, how: FoughtAs) -> bool:
    """Whether a creature has attacked or blocked this turn, as it is or last was. CR 508.1k,
    509.1g.
    """
    found = object_of(game, thing)
    marks = found.marks if found is not None else {}
    attacked = marks.get(ATTACKED, []) == [game.turn.number]
    blocked = marks.get(BLOCKED_IN, []) == [game.turn.number]
    return (attacked and how is not FoughtAs.BLOCKER) or (blocked and how is not FoughtAs.ATTACKER)


@final
@dataclass(frozen=True)
class FoughtThisTurn(Filter):
    """That attacked, blocked, or did either this turn; with ``negative`` that didn't. CR 508.1k,
    509.1g.
    """

    how: FoughtAs = FoughtAs.ATTACKER
    negative: bool = False

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return not is_player(thing) and has_fought(game, thing, self.how) != self.negative


for _how, _not, _es in (
    (FoughtAs.ATTACKER, "attack", "atacado"),
    (FoughtAs.BLOCKER, "block", "bloqueado"),
    (FoughtAs.EITHER, "attack or block", "atacado o bloqueado"),
):
    phrase(
        FoughtThisTurn,
        en=f"that {_how} this turn",
        es=f"que <haya> {_es} este turno",
        when={"how": _how, "negative": False},
        place="suffix",
    )
    phrase(
        FoughtThisTurn,
        en=f"that didn't {_not} this turn",
        es=f"que no <haya> {_es} este turno",
        when={"how": _how, "negative": True},
        place="suffix",
    )


@final
@dataclass(frozen=True)
class Faced(Filter):
    """That blocked or was blocked by a creature of a supertype this turn, as that creature was
    then. CR 509.1g, 608.2i.
    """

    supertype: int

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        noted = found.marks.get(FACED, []) if found is not None else []
        if not noted or noted[0] != game.turn.number:
            return False
        return any(supertypes & self.supertype for supertypes in noted[1:])


words("supertype faced", {Supertype.LEGENDARY: ("legendary", "legendaria")})
phrase(
    Faced,
    en="that blocked or was blocked by a {supertype:supertype faced} creature this turn",
    es="que <haya> bloqueado o sido <*bloqueado> por una criatura {supertype:supertype faced} este "
    "turno",
    place="suffix",
)


@final
@dataclass(frozen=True)
class NoneAttacked(Condition):
    """Nothing that fits attacked this turn, judged as it is or last was. CR 508.1k."""

    what: Filter

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN | Reads.ZONES

    def holds(self, game: Game, ctx: Context) -> bool:
        now = [game.object(thing) for thing in game.zones.battlefield]
        return not any(
            has_fought(game, one.id, FoughtAs.ATTACKER) and self.what.matches(game, ctx, one.id)
            for one in [*now, *game.objects.left_since(game.turn.began)]
        )


phrase(
    NoneAttacked,
    en="no {what:s} attacked this turn",
    es="no <atacó@ellos> {what:s} este turno",
)


@final
@dataclass(frozen=True)
class Fought(Condition):
    """A creature attacked, blocked, or did either, this turn or this combat. CR 508.1k, 509.1g.

    ``how`` is "attacked", "blocked" or "attacked or blocked". What is put onto the battlefield
    attacking or blocking has done neither (CR 508.4, 509.4).
    """

    what: Ref
    how: FoughtAs
    combat: bool = False
    negative: bool = False

    def reads(self) -> int:
        return Reads.COMBAT | Reads.MARKS | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        found = as_known(self.what, game, ctx)
        return any(self._fought(game, thing) for thing in found) != self.negative

    def _fought(self, game: Game, thing: int) -> bool:
        if self.combat:
            combat = game.turn.combat
            if combat is None:
                return False
            attacked, blocked = thing in combat.declared, thing in combat.declared_blockers
        else:
            return has_fought(game, thing, self.how)
        return (attacked and self.how is not FoughtAs.BLOCKER) or (
            blocked and self.how is not FoughtAs.ATTACKER
        )


for _how, _not, _es in (
    (FoughtAs.ATTACKER, "attack", "<ha> atacado"),
    (FoughtAs.BLOCKER, "block", "<ha> bloqueado"),
    (FoughtAs.EITHER, "attack or block", "<ha> atacado o bloqueado"),
):
    for _combat, _time, _when in (
        (False, "this turn", "este turno"),
        (True, "this combat", "este combate"),
    ):
        phrase(
            Fought,
            en=f"{{what}} {_how} {_time}",
            es=f"{{what}} {_es} {_when}",
            when={"how": _how, "combat": _combat, "negative": False},
        )
        phrase(
            Fought,
            en=f"{{what}} didn't {_not} {_time}",
            es=f"{{what}} no {_es} {_when}",
            when={"how": _how, "combat": _combat, "negative": True},
        )


def _why_not_of_players(made: Fought) -> str | None:
    """Players attack in other words."""
    return "players do so in other words" if may_be_player(made.what) else None


misplaced(Fought, _why_not_of_players)


@final
@dataclass(frozen=True)
class AttackedWith(Condition):
    """You attacked with a creature that fits this turn, as it is or last was. CR 508.1k."""

    what: Filter

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN | Reads.ZONES

    def holds(self, game: Game, ctx: Context) -> bool:
        now = [game.object(thing) for thing in game.zones.battlefield]
        return any(
            one.marks.get(ATTACKED, []) == [game.turn.number]
            and one.controller == ctx.controller
            and self.what.matches(game, ctx, one.id)
            for one in [*now, *game.objects.left_since(game.turn.began)]
        )


phrase(
    AttackedWith,
    en="you attacked with {what:a} this turn",
    es="<atacó@tú> con {what:un} este turno",
)


@final
@dataclass(frozen=True)
class ManyAttacked(Condition):
    """So many creatures or more that fit attacked this turn, whoever controls them. CR 508.1a."""

    what: Filter
    number: int

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN | Reads.ZONES

    def holds(self, game: Game, ctx: Context) -> bool:
        now = [game.object(thing) for thing in game.zones.battlefield]
        found = [
            one
            for one in [*now, *game.objects.left_since(game.turn.began)]
            if one.marks.get(ATTACKED, []) == [game.turn.number]
            and self.what.matches(game, ctx, one.id)
        ]
        return len(found) >= self.number


phrase(
    ManyAttacked,
    en="{what:a} attacked this turn",
    es="{what:un} <atacó@él> este turno",
    when={"number": 1},
)
phrase(
    ManyAttacked,
    en="{number} or more {what:s} attacked this turn",
    es="{number} o más {what:s} atacaron este turno",
)


@final
@dataclass(frozen=True)
class AttackedWithPower(Condition):
    """You attacked this combat with creatures whose total power, as they were declared as
    attackers, reaches a number. CR 508.1a.
    """

    number: int

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.COMBAT | Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        if game.turn.combat is None or not is_active(game, ctx.controller):
            return False
        total = 0
        for attacker in game.turn.combat.declared:
            total += game.object(attacker).marks.get(ATTACKED_WITH_POWER, [0])[0]
        return total >= self.number


phrase(
    AttackedWithPower,
    en="you attacked with creatures with total power {number:#} or greater this combat",
    es="atacaste con criaturas con una fuerza total de {number:#} o más este combate",
)
