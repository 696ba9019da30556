"""Objects that were cast, entered or died this turn. CR 601.2i, 403.3, 700.4."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.amounts import CountOf
from jajna.ir.base import Amount, Condition, Filter, Ref, walk
from jajna.ir.conditions.deaths import Dead, died_this_turn
from jajna.ir.declared.binding import misplaced
from jajna.ir.filters.common import object_of
from jajna.ir.refs import as_known
from jajna.mechanics.counts.would_be import would_fit
from jajna.vocab import PERMANENT_TYPES, Aspects, Reads, Zone, is_another_player, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = [
    "CastThisTurn",
    "DeathsThisTurn",
    "Descended",
    "EnteredCount",
    "EnteredForOpponent",
    "EnteredForYou",
    "EnteredForYouLastTurn",
    "EnteredThisTurn",
    "EnteredUnderYou",
    "ExiledThisTurn",
    "LeftYourGraveyardThisTurn",
    "ManyDied",
    "OpponentCast",
    "SpellsThisTurn",
]


# -- cast ------------------------------------------------------------------------------------------


def _cast(game: Game, ctx: Context, what: Filter) -> int:
    """The number of spells that fit and the controller cast this turn, each as it last was."""
    spells = game.players[ctx.controller].spells
    return sum(1 for spell in spells if would_fit(game, ctx, what, spell))


@final
@dataclass(frozen=True)
class OpponentCast(Condition):
    """Some opponent has cast a spell that fits this turn, as it last was. CR 601.2i.

    ``perfect``: the text says "has cast".
    """

    what: Filter
    perfect: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        return any(
            would_fit(game, ctx, self.what, spell)
            for seat in game.players.opponents_within(ctx.controller)
            for spell in game.players[seat].spells
        )


phrase(
    OpponentCast,
    en="an opponent cast {what:a} this turn",
    es="un oponente <lanzó@él> {what:un} este turno",
    when={"perfect": False},
)
phrase(
    OpponentCast,
    en="an opponent has cast {what:a} this turn",
    es="un oponente <ha@él> lanzado {what:un} este turno",
    when={"perfect": True},
)


def _no_spell(made: OpponentCast) -> str | None:
    return None if made.what.where() == 1 << Zone.STACK else "only spells are cast"


misplaced(OpponentCast, _no_spell)


@final
@dataclass(frozen=True)
class CastThisTurn(Condition):
    """You have cast at least ``number`` spells that fit this turn; ``negative``: you haven't.

    CR 601.2i.
    """

    what: Filter
    number: int = 1
    negative: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        return (_cast(game, ctx, self.what) >= self.number) != self.negative


phrase(
    CastThisTurn,
    en="you've cast {what:a} this turn",
    es="<lanzó@tú> {what:un} este turno",
    when={"number": 1, "negative": False},
)
phrase(
    CastThisTurn,
    en="you haven't cast {what:a} this turn",
    es="no <lanzó@tú> {what:un} este turno",
    when={"number": 1, "negative": True},
)
phrase(
    CastThisTurn,
    en="you've cast {number} or more {what:s} this turn",
    es="<lanzó@tú> {number} o más {what:s} este turno",
    when={"negative": False},
)


@final
@dataclass(frozen=True)
class CastBothThisTurn(Condition):
    """You have cast a spell of each of two descriptions this turn. CR 601.2i.

    ``both``: the text says so.
    """

    what: Filter
    other: Filter
    both: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        return _cast(game, ctx, self.what) > 0 and _cast(game, ctx, self.other) > 0


phrase(
    CastBothThisTurn,
    en="you've cast both {what:a} and {other:a} this turn",
    es="<lanzó@tú> tanto {what:un} como {other:un} este turno",
    when={"both": True},
)
phrase(
    CastBothThisTurn,
    en="you've cast {what:a} and {other:a} this turn",
    es="<lanzó@tú> {what:un} y {other:un} este turno",
    when={"both": False},
)


@final
@dataclass(frozen=True)
class SpellsThisTurn(Amount):
    """The number of spells that fit and you cast this turn. CR 601.2i."""

    what: Filter

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY

    def value(self, game: Game, ctx: Context) -> int:
        return _cast(game, ctx, self.what)


phrase(
    SpellsThisTurn,
    en="the number of {what:s} you've cast this turn",
    es="la cantidad de {what:s} que lanzaste este turno",
)
phrase(
    SpellsThisTurn,
    en="{what:one} you've cast this turn",
    es="{what:one} que lanzaste este turno",
    place="each",
)


@final
@dataclass(frozen=True)
class SpellsBefore(Amount):
    """The number of spells that fit and you cast this turn before another one. CR 601.2i."""

    what: Filter
    before: Ref

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY

    def value(self, game: Game, ctx: Context) -> int:
        spells = game.players[ctx.controller].spells
        found = 0
        for later in as_known(self.before, game, ctx):
            if later in spells:
                earlier = spells[: spells.index(later)]
                found += sum(1 for spell in earlier if would_fit(game, ctx, self.what, spell))
        return found


phrase(
    SpellsBefore,
    en="other {what:one} you've cast before {before} this turn",
    es="otro {what:one} que lanzaste este turno antes que {before}",
    place="each",
)


@final
@dataclass(frozen=True)
class NumberedSpell(Condition):
    """A spell is the first (second, third ...) of its kind that you cast this turn. CR 601.2i.

    ``was``: it is the permanent that the spell became (CR 400.7d).
    """

    spell: Ref
    number: int
    what: Filter
    was: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        spells = [
            one
            for one in game.players[ctx.controller].spells
            if would_fit(game, ctx, self.what, one)
        ]
        place = self.number - 1
        if place >= len(spells):
            return False
        things = as_known(self.spell, game, ctx)
        if self.was:
            things = [game.object(one).came_from for one in things]
        return spells[place] in things


phrase(
    NumberedSpell,
    en="{spell} <is> the {number:nth} {what:one} you cast this turn",
    es="{spell} <es> el {number:nth} {what:one} que lanzas este turno",
    when={"was": False},
)
phrase(
    NumberedSpell,
    en="{spell} <was> the {number:nth} {what:one} you cast this turn",
    es="{spell} <fue> el {number:nth} {what:one} que lanzaste este turno",
    when={"was": True},
)


@final
@dataclass(frozen=True)
class FirstOfSome(Condition):
    """A spell is the first of one of three kinds that you have cast this turn. CR 601.2i."""

    spell: Ref
    one: Filter
    two: Filter
    three: Filter

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        return any(
            NumberedSpell(self.spell, 1, kind).holds(game, ctx)
            for kind in (self.one, self.two, self.three)
        )


phrase(
    FirstOfSome,
    en="{spell} <is> the first {one:one}, the first {two:one}, or the first {three:one} you've "
    "cast this turn",
    es="{spell} <es> el primer {one:one}, el primer {two:one} o el primer {three:one} que lanzaste "
    "este turno",
)


@final
@dataclass(frozen=True)
class CastAs(Filter):
    """A spell that is the first (second, third ...) cast this turn by any player. CR 601.2i."""

    number: int

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.HISTORY

    def where(self) -> int:
        return 1 << Zone.STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        cast = sorted([one for player in game.players for one in player.spells])
        return self.number <= len(cast) and cast[self.number - 1] == thing


phrase(
    CastAs,
    en="that <is> the {number:nth} spell cast this turn",
    es="que <es> el {number:nth} hechizo lanzado este turno",
    place="suffix",
)


def _not_cast(made: NumberedSpell) -> str | None:
    return None if made.what.where() == 1 << Zone.STACK else "only spells are cast"


misplaced(NumberedSpell, _not_cast)


# -- entered ---------------------------------------------------------------------------------------


def _came_this_turn(game: Game, found: Object) -> bool:
    return found.zone is Zone.BATTLEFIELD and found.arrived >= game.turn.began


def _entered_for(game: Game, ctx: Context, what: Filter, seat: int) -> int:
    """The number of permanents that fit and entered under a player's control this turn.

    Each is judged as it is or last was.
    """
    found = [game.objects[thing] for thing in game.zones.battlefield]
    found += game.objects.left_since(game.turn.began)
    return sum(
        1
        for one in found
        if _came_this_turn(game, one)
        and one.first_controller == seat
        and what.matches(game, ctx, one.id)
    )


@final
@dataclass(frozen=True)
class EnteredForYou(Condition):
    """At least ``number`` permanents that fit entered under your control this turn. CR 403.3.

    ``had``: the text says "you had enter".
    """

    what: Filter
    number: int = 1
    had: bool = field(default=True, compare=False)

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN | Reads.BATTLEFIELD

    def holds(self, game: Game, ctx: Context) -> bool:
        return _entered_for(game, ctx, self.what, ctx.controller) >= self.number


phrase(
    EnteredForYou,
    en="you had {what:a} enter under your control this turn",
    es="<entró@él> {what:un} bajo tu control este turno",
    when={"number": 1, "had": True},
)
phrase(
    EnteredForYou,
    en="you had {number} or more {what:s} enter under your control this turn",
    es="<entró@ellos> {number} o más {what:s} bajo tu control este turno",
    when={"had": True},
)
phrase(
    EnteredForYou,
    en="{what:a} entered under your control this turn",
    es="<entró@él> {what:un} bajo tu control este turno",
    when={"number": 1, "had": False},
)
phrase(
    EnteredForYou,
    en="{number} or more {what:s} entered under your control this turn",
    es="<entró@ellos> {number} o más {what:s} bajo tu control este turno",
    when={"had": False},
)


@final
@dataclass(frozen=True)
class EnteredForYouLastTurn(Condition):
    """A permanent that fits entered under your control in the turn before this one. CR 403.3.

    It is judged as it is or last was.
    """

    what: Filter

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN | Reads.BATTLEFIELD

    def holds(self, game: Game, ctx: Context) -> bool:
        turn = game.turn
        found = [game.objects[thing] for thing in game.zones.battlefield]
        found += game.objects.left_since(turn.last_began)
        return any(
            one.zone is Zone.BATTLEFIELD
            and turn.last_began <= one.arrived < turn.began
            and one.first_controller == ctx.controller
            and self.what.matches(game, ctx, one.id)
            for one in found
        )


phrase(
    EnteredForYouLastTurn,
    en="you had {what:a} enter under your control last turn",
    es="<entró@él> {what:un} bajo tu control el último turno",
)


@final
@dataclass(frozen=True)
class EnteredForOpponent(Condition):
    """At least ``number`` permanents that fit entered under an opponent's control this turn.

    CR 403.3.
    """

    what: Filter
    number: int = 1

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN | Reads.BATTLEFIELD

    def holds(self, game: Game, ctx: Context) -> bool:
        return any(
            _entered_for(game, ctx, self.what, seat) >= self.number
            for seat in game.players.opponents_within(ctx.controller)
        )


phrase(
    EnteredForOpponent,
    en="an opponent had {what:a} enter under their control this turn",
    es="<entró@él> {what:un} bajo el control de un oponente este turno",
    when={"number": 1},
)
phrase(
    EnteredForOpponent,
    en="an opponent had {number} or more {what:s} enter under their control this turn",
    es="<entró@ellos> {number} o más {what:s} bajo el control de un oponente este turno",
)


@final
@dataclass(frozen=True)
class EnteredCount(Amount):
    """The number of permanents that fit and entered under your control this turn. CR 403.3.

    Those that have left count as well. ``had``: the text says "you had enter".
    """

    what: Filter
    had: bool = field(default=True, compare=False)

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN | Reads.BATTLEFIELD

    def value(self, game: Game, ctx: Context) -> int:
        return _entered_for(game, ctx, self.what, ctx.controller)


phrase(
    EnteredCount,
    en="the number of {what:s} you had enter under your control this turn",
    es="la cantidad de {what:s} que entraron bajo tu control este turno",
    when={"had": True},
)
phrase(
    EnteredCount,
    en="the number of {what:s} that entered under your control this turn",
    es="la cantidad de {what:s} que hayan entrado bajo tu control este turno",
    when={"had": False},
)
phrase(
    EnteredCount,
    en="{what:one} that entered under your control this turn",
    es="{what:one} que haya entrado bajo tu control este turno",
    when={"had": False},
    place="each",
)
phrase(
    EnteredCount,
    en="{what:one} you had enter under your control this turn",
    es="{what:one} que entró bajo tu control este turno",
    when={"had": True},
    place="each",
)


@final
@dataclass(frozen=True)
class EnteredUnderYou(Filter):
    """That entered this turn, with ``yours`` under your control. CR 403.3."""

    yours: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or not _came_this_turn(game, found):
            return False
        return not self.yours or found.first_controller == ctx.controller


phrase(
    EnteredUnderYou,
    en="that entered[yours? under your control] this turn",
    es="que <haya> entrado[yours? bajo tu control] este turno",
    place="suffix",
)


def _counts_who_stayed(made: CountOf) -> str | None:
    if any(isinstance(node, EnteredUnderYou) and node.yours for node in walk(made.filter)):
        return "those that entered and have left count, too"
    return None


misplaced(CountOf, _counts_who_stayed)


@final
@dataclass(frozen=True)
class EnteredThisTurn(Condition):
    """A permanent entered this turn, or with ``negative`` it didn't. CR 403.3."""

    what: Ref
    negative: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        found = [object_of(game, thing) for thing in as_known(self.what, game, ctx)]
        came = any(one is not None and _came_this_turn(game, one) for one in found)
        return came != self.negative


phrase(
    EnteredThisTurn,
    en="{what} entered this turn",
    es="{what} <entró> este turno",
    when={"negative": False},
)
phrase(
    EnteredThisTurn,
    en="{what} didn't enter this turn",
    es="{what} no <entró> este turno",
    when={"negative": True},
)


# -- died ------------------------------------------------------------------------------------------


def _deaths(game: Game, ctx: Context, what: Filter, whose: Dead = Dead.ANYBODYS) -> int:
    return sum(
        1
        for thing in died_this_turn(game)
        if whose.fits(game, ctx, thing) and what.matches(game, ctx, thing)
    )


@final
@dataclass(frozen=True)
class DeathsThisTurn(Amount):
    """The number of objects that fit and died this turn, each as it last was. CR 700.4, 608.2h."""

    what: Filter
    whose: Dead = Dead.ANYBODYS

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def value(self, game: Game, ctx: Context) -> int:
        return _deaths(game, ctx, self.what, self.whose)


for _whose, _many, _one, _muchas, _una in (
    (Dead.ANYBODYS, "that died", "that died", "que murieron", "que murió"),
    (
        Dead.IN_GRAVEYARDS,
        "that were put into graveyards from the battlefield",
        "put into a graveyard from the battlefield",
        "que fueron a los cementerios desde el campo de batalla",
        "que fue a un cementerio desde el campo de batalla",
    ),
    (
        Dead.YOURS,
        "that died under your control",
        "that died under your control",
        "que murieron bajo tu control",
        "que murió bajo tu control",
    ),
    (
        Dead.YOU_CONTROLLED,
        "you controlled that died",
        "you controlled that died",
        "que controlabas que murieron",
        "que controlabas que murió",
    ),
    (
        Dead.IN_YOUR_GRAVEYARD,
        "put into your graveyard from the battlefield",
        "put into your graveyard from the battlefield",
        "que fueron a tu cementerio desde el campo de batalla",
        "que fue a tu cementerio desde el campo de batalla",
    ),
):
    phrase(
        DeathsThisTurn,
        en=f"the number of {{what:s}} {_many} this turn",
        es=f"la cantidad de {{what:s}} {_muchas} este turno",
        when={"whose": _whose},
    )
    phrase(
        DeathsThisTurn,
        en=f"{{what:one}} {_one} this turn",
        es=f"{{what:one}} {_una} este turno",
        when={"whose": _whose},
        place="each",
    )


@final
@dataclass(frozen=True)
class ManyDied(Condition):
    """At least ``number`` objects that fit died this turn, with ``yours`` under your control.
    CR 700.4, 608.2h.
    """

    number: int
    what: Filter
    yours: bool = False

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        whose = Dead.YOURS if self.yours else Dead.ANYBODYS
        return _deaths(game, ctx, self.what, whose) >= self.number


phrase(
    ManyDied,
    en="{number} or more {what:s} died [yours? under your control] this turn",
    es="murieron {number} o más {what:s} [yours? bajo tu control] este turno",
)


# -- descended -------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Descended(Condition):
    """A permanent card was put into your graveyard this turn, from anywhere. CR 700.11."""

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        return _times_descended(game, ctx.controller) > 0


def _times_descended(game: Game, player: int) -> int:
    """How many permanent cards were put into a player's graveyard this turn."""
    found = [game.objects[card] for card in game.players[player].graveyard]
    for gone in game.objects.left_since(game.turn.began):
        if gone.zone is Zone.GRAVEYARD and gone.owner == player:
            found.append(gone)
    return sum(
        1
        for one in found
        if not one.token and one.arrived >= game.turn.began and one.now.types & PERMANENT_TYPES
    )


phrase(Descended, en="you descended this turn", es="<descendió@tú> este turno")


def _cards_put(game: Game, ctx: Context, player: int, what: Filter) -> int:
    """How many cards that fit were put into a player's graveyard this turn, from anywhere."""
    there = [game.objects[card] for card in game.players[player].graveyard]
    gone = game.objects.left_since(game.turn.began)
    there += [one for one in gone if one.zone is Zone.GRAVEYARD and one.owner == player]
    return sum(
        1
        for one in there
        if not one.token and one.arrived >= game.turn.began and what.matches(game, ctx, one.id)
    )


@final
@dataclass(frozen=True)
class CardsPutIntoGraveyards(Condition):
    """So many cards or more that fit were put into graveyards this turn, from anywhere; ``yours``:
    into yours. CR 404.1, 608.2h.
    """

    what: Filter
    number: int = 1
    yours: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = [ctx.controller] if self.yours else [player.id for player in game.players]
        return sum(_cards_put(game, ctx, seat, self.what) for seat in seats) >= self.number


phrase(
    CardsPutIntoGraveyards,
    en="{what:a} was put into your graveyard from anywhere this turn",
    es="{what:un} fue a tu cementerio desde cualquier lugar este turno",
    when={"number": 1, "yours": True},
)
phrase(
    CardsPutIntoGraveyards,
    en="{number} or more {what:s} were put into graveyards from anywhere this turn",
    es="{number} o más {what:s} fueron a cementerios desde cualquier lugar este turno",
    when={"yours": False},
)


@final
@dataclass(frozen=True)
class TimesDescended(Amount):
    """The number of times you descended this turn: once for each permanent card that was put into
    your graveyard. CR 700.11.
    """

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def value(self, game: Game, ctx: Context) -> int:
        return _times_descended(game, ctx.controller)


phrase(
    TimesDescended,
    en="the number of times you descended this turn",
    es="la cantidad de veces que descendiste este turno",
)
phrase(
    TimesDescended,
    en="time you descended this turn",
    es="vez que descendiste este turno",
    place="each",
)


# -- put into a hand -------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class ReturnedThisTurn(Condition):
    """A permanent that fits was put into your hand from the battlefield this turn. CR 400.7."""

    what: Filter

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        for gone in game.objects.left_since(game.turn.began):
            if gone.zone is not Zone.BATTLEFIELD or is_another_player(gone.owner, ctx.controller):
                continue
            became = game.objects.became.get(gone.id, 0)
            if not became or game.object(became).zone is not Zone.HAND:
                continue
            if self.what.matches(game, ctx, gone.id):
                return True
        return False


phrase(
    ReturnedThisTurn,
    en="{what:a} <was> put into your hand from the battlefield this turn",
    es="{what:un} <fue> <*puesto> en tu mano desde el campo de batalla este turno",
)


# -- left the battlefield --------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class LeftCount(Amount):
    """The number of permanents that fit and left the battlefield under your control this turn,
    each judged as it last existed. CR 603.6c, 608.2h.
    """

    what: Filter

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def value(self, game: Game, ctx: Context) -> int:
        number = 0
        for thing in game.objects.left_since(game.turn.began):
            yours = thing.zone is Zone.BATTLEFIELD and thing.controller == ctx.controller
            if yours and self.what.matches(game, ctx, thing.id):
                number += 1
        return number


phrase(
    LeftCount,
    en="the number of {what:s} that left the battlefield under your control this turn",
    es="la cantidad de {what:s} que hayan dejado el campo de batalla bajo tu control este turno",
)
phrase(
    LeftCount,
    en="{what:one} that left the battlefield under your control this turn",
    es="{what:one} que haya dejado el campo de batalla bajo tu control este turno",
    place="each",
)


# -- left a graveyard, was exiled ------------------------------------------------------------------


@final
@dataclass(frozen=True)
class LeftYourGraveyardThisTurn(Condition):
    """At least ``number`` cards that fit left your graveyard this turn. CR 400.7, 608.2h.

    Each is judged as it last was there.
    """

    what: Filter
    number: int = 1

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        found = 0
        for gone in game.objects.left_since(game.turn.began):
            if gone.zone is Zone.GRAVEYARD and gone.owner == ctx.controller:
                found += self.what.matches(game, ctx, gone.id)
        return found >= self.number


phrase(
    LeftYourGraveyardThisTurn,
    en="{what:a} left your graveyard this turn",
    es="{what:un} <dejó@él> tu cementerio este turno",
    when={"number": 1},
)
phrase(
    LeftYourGraveyardThisTurn,
    en="{number} or more {what:s} left your graveyard this turn",
    es="{number} o más {what:s} <dejó@ellos> tu cementerio este turno",
)


@final
@dataclass(frozen=True)
class ExiledThisTurn(Condition):
    """Cards that fit were put into exile this turn, from anywhere. CR 406.1.

    Those that have left exile again are judged as they last were there (CR 608.2h). ``many``: the
    text says "one or more".
    """

    what: Filter
    many: bool = field(default=False, compare=False)

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        began = game.turn.began
        found = [game.object(card) for card in game.zones.exile]
        for gone in game.objects.left_since(began):
            if gone.zone is Zone.EXILE:
                found.append(gone)
        return any(one.arrived >= began and self.what.matches(game, ctx, one.id) for one in found)


phrase(
    ExiledThisTurn,
    en="{what:a} <was> put into exile this turn",
    es="{what:un} <fue@él> <*puesto@what> en el exilio este turno",
    when={"many": False},
)
phrase(
    ExiledThisTurn,
    en="one or more {what:s} were put into exile this turn",
    es="una o más {what:s} <fue@ellos> <*puesto@what> en el exilio este turno",
    when={"many": True},
)


@final
@dataclass(frozen=True)
class WhoHadEnter(Filter):
    """A player under whose control at least ``number`` permanents that fit entered this turn.
    CR 403.3.
    """

    number: int
    what: Filter

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN | Reads.BATTLEFIELD

    def looks_back(self) -> bool:
        return True

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing) and _entered_for(game, ctx, self.what, thing) >= self.number


phrase(
    WhoHadEnter,
    en="who had {number} or more {what:s} enter under their control this turn",
    es="bajo cuyo control entraron {number} o más {what:s} este turno",
    place="suffix",
)
