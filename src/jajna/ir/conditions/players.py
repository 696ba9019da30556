"""Conditions about players and their life. CR 102, 119."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.amounts import StatOf
from jajna.ir.base import Amount, Condition, Node, Ref
from jajna.ir.comparisons import Comparison
from jajna.ir.conditions.cards import FewerCardsInHand, MoreCardsInHand
from jajna.ir.conditions.permanents import ControlsMore
from jajna.ir.declared.binding import COMPARISON, keeps, misplaced, recalls
from jajna.ir.filters.nouns import Player
from jajna.ir.filters.players import BelowHalfLife
from jajna.ir.measures import Stat, stat_value
from jajna.ir.players import Opponents
from jajna.ir.refs import THIS, YOU, Each, EachWord, holds_of
from jajna.vocab import Aspects, Reads
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "Compares",
    "LessLifeThanOpponent",
    "LifeAboveStart",
    "LifeIs",
    "LifeIsClose",
    "LifeIsLess",
    "MoreLife",
    "OpponentIsBelowHalfLife",
    "OpponentsAre",
    "RichestPlayer",
    "SomeoneHasMostLife",
    "TheDifference",
]


@final
@dataclass(frozen=True)
class TheDifference(Amount):
    """The difference that the condition before speaks of. CR 608.2h."""

    of: Condition | None = None

    def value(self, game: Game, ctx: Context) -> int:
        assert isinstance(self.of, (MoreCardsInHand, FewerCardsInHand, MoreLife, ControlsMore)), (
            self
        )
        return max(self.of.difference(game, ctx), 0)


phrase(TheDifference, en="the difference", es="la diferencia", unsaid=("of",))


def _compared(made: TheDifference, comparison: Node) -> TheDifference:
    assert isinstance(comparison, Condition), comparison
    return TheDifference(comparison)


recalls(TheDifference, COMPARISON, _compared, "nothing was compared before")


@final
@dataclass(frozen=True)
class LifeIs(Condition):
    """A player's life total compares to a number. CR 119."""

    number: int
    compare: Comparison = Comparison.OR_GREATER
    who: Ref = YOU

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.LIFE

    def holds(self, game: Game, ctx: Context) -> bool:
        lives = [game.players[seat].life for seat in self.who.things(game, ctx)]
        return holds_of(self.who, [self.compare.holds(life, self.number) for life in lives])


phrase(
    LifeIs,
    en="an opponent has {number:#} or more life",
    es="un oponente <tiene@él> {number:#} o más vidas",
    when={"compare": Comparison.OR_GREATER, "who": Opponents()},
)


phrase(
    LifeIs,
    en="an opponent has {number:#} or less life",
    es="un oponente <tiene@él> {number:#} o menos vidas",
    when={"compare": Comparison.OR_LESS, "who": Opponents()},
)


phrase(
    LifeIs,
    en="a player has {number:#} or less life",
    es="un jugador <tiene@él> {number:#} o menos vidas",
    when={"compare": Comparison.OR_LESS, "who": Each(Player(), EachWord.ANY)},
)


phrase(
    LifeIs,
    en="{who} <has> {number:#} or more life",
    es="{who} <tiene> {number:#} o más vidas",
    when={"compare": Comparison.OR_GREATER},
)


phrase(
    LifeIs,
    en="{who} <has> exactly 1 life",
    es="{who} <tiene> exactamente 1 vida",
    when={"compare": Comparison.EQUAL, "number": 1},
)


phrase(
    LifeIs,
    en="{who} <has> exactly {number:#} life",
    es="{who} <tiene> exactamente {number:#} vidas",
    when={"compare": Comparison.EQUAL},
)


phrase(
    LifeIs,
    en="{who} <has> {number:#} or less life",
    es="{who} <tiene> {number:#} o menos vidas",
    when={"compare": Comparison.OR_LESS},
)


@final
@dataclass(frozen=True)
class OpponentIsBelowHalfLife(Condition):
    """Some opponent's life total is less than half their starting life total. CR 103.4, 119.1."""

    def reads(self) -> int:
        return Reads.LIFE

    def holds(self, game: Game, ctx: Context) -> bool:
        opponents = game.players.opponents_within(ctx.controller)
        return any(_BELOW_HALF.matches(game, ctx, seat) for seat in opponents)


_BELOW_HALF: Final = BelowHalfLife()
phrase(
    OpponentIsBelowHalfLife,
    en="an opponent's life total is less than half their starting life total",
    es="el total de vidas de un oponente <es@él> menor que la mitad de su total de vidas inicial",
)


@final
@dataclass(frozen=True)
class Compares(Condition):
    """One player has more or less of something than another, or two amounts compare; with "each
    other creature's power" the number of every one of them.
    """

    left: Amount
    right: Amount
    compare: Comparison = Comparison.OR_GREATER
    past: bool = False
    """Whether the text says that they did."""
    short: bool = field(default=False, compare=False)
    """Whether the text leaves out what is compared of the object itself: "is greater than ~'s"."""
    more: bool = field(default=False, compare=False)
    """Whether the text says "or more" of an amount, and not "or greater"."""
    worded: bool = field(default=False, compare=False)
    """Whether it then has the number as a word."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        left = self.left.value(game, ctx)
        if isinstance(self.right, StatOf) and isinstance(self.right.of, Each):
            return all(
                self.compare.holds(left, stat_value(game, one, self.right.stat))
                for one in self.right.of.things(game, ctx)
            )
        return self.compare.holds(left, self.right.value(game, ctx))


for _compare, _en, _es in (
    (Comparison.OR_GREATER, "greater", "más"),
    (Comparison.OR_LESS, "less", "menos"),
):
    phrase(
        Compares,
        en="{left} is {right} or " + _en,
        es="{left} <es@él> de {right} o " + _es,
        when={"compare": _compare, "past": False, "more": False},
    )
    phrase(
        Compares,
        en="{left} was {right} or " + _en,
        es="{left} era de {right} o " + _es,
        when={"compare": _compare, "past": True},
    )


for _worded, _number, _es in (
    (False, "{right}", "{right} o más"),
    (True, "{right:word}", "por lo menos {right}"),
):
    phrase(
        Compares,
        en=f"{{left}} is {_number} or more",
        es=f"{{left}} es {_es}",
        when={
            "compare": Comparison.OR_GREATER,
            "past": False,
            "more": True,
            "worded": _worded,
        },
    )
phrase(
    Compares,
    en="{left} is {right}",
    es="{left} <es@él> de {right}",
    when={"compare": Comparison.IS, "past": False},
)
for _stat, _es in ((Stat.POWER, "la"), (Stat.TOUGHNESS, "la"), (Stat.MANA_VALUE, "el")):
    phrase(
        Compares,
        en="{left} is greater than ~'s",
        es=f"{{left}} <es@él> mayor que {_es} de ~",
        when={"compare": Comparison.GREATER, "short": True, "right": StatOf(THIS, _stat)},
    )
phrase(
    Compares,
    en="{left} is greater than {right:word}",
    es="{left} <es@él> mayor que {right}",
    when={"compare": Comparison.GREATER, "short": False, "past": False},
)


def _compares_another(made: Compares) -> str | None:
    """What is left out is the characteristic that was named of the other object."""
    if not made.short or (isinstance(made.left, StatOf) and isinstance(made.right, StatOf)):
        same = not made.short or _stat_of(made.left) is _stat_of(made.right)
        return None if same else "another characteristic is compared"
    return "no characteristic is compared"


def _stat_of(amount: Amount) -> Stat | None:
    return amount.stat if isinstance(amount, StatOf) else None


misplaced(Compares, _compares_another)


phrase(
    Compares,
    en="{left} is exactly {right}",
    es="{left} <es@él> exactamente {right}",
    when={"compare": Comparison.EXACTLY, "past": False},
)
for _compare, _en, _es in (
    (Comparison.LESS, "less", "menor"),
    (Comparison.GREATER, "greater", "mayor"),
):
    phrase(
        Compares,
        en=f"{{left}} was {_en} than {{right}}",
        es=f"{{left}} era {_es} que {{right}}",
        when={"compare": _compare, "past": True, "short": False},
    )


phrase(
    Compares,
    en="{left} is greater than or equal to {right:word}",
    es="{left} <es@él> mayor o igual que {right}",
    when={"compare": Comparison.AT_LEAST},
)


phrase(
    Compares,
    en="{left} is less than or equal to {right:word}",
    es="{left} <es@él> menor o igual que {right}",
    when={"compare": Comparison.AT_MOST},
)


phrase(
    Compares,
    en="{left} is less than {right:word}",
    es="{left} <es@él> menor que {right:un}",
    when={"compare": Comparison.LESS, "past": False},
)


@final
@dataclass(frozen=True)
class LifeAboveStart(Condition):
    """Your life total is at least so much greater than your starting life total. CR 103.4, 119.

    ``had``: the text says that you have life, not what your life total is.
    """

    number: int
    had: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.LIFE

    def holds(self, game: Game, ctx: Context) -> bool:
        you = game.players[ctx.controller]
        return you.life >= you.starting_life + self.number


phrase(
    LifeAboveStart,
    en="your life total is at least {number:#} greater than your starting life total",
    es="tu total de vidas <es@él> al menos {number:#} mayor que tu total de vidas inicial",
    when={"had": False},
)
phrase(
    LifeAboveStart,
    en="you have at least {number:#} life more than your starting life total",
    es="<tiene@tú> al menos {number:#} vidas más que tu total de vidas inicial",
    when={"had": True},
)


@final
@dataclass(frozen=True)
class LifeIsClose(Condition):
    """A player's life total and yours are no more than a number apart. CR 119."""

    who: Ref
    number: int

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.LIFE

    def holds(self, game: Game, ctx: Context) -> bool:
        yours = game.players[ctx.controller].life
        seats = self.who.things(game, ctx)
        return any(abs(game.players[seat].life - yours) <= self.number for seat in seats)


phrase(
    LifeIsClose,
    en="the difference between your life total and {who:'s} life total is {number:#} or less",
    es="la diferencia entre tu total de vidas y {who:de el total de vidas} <es@él> de {number:#} o "
    "menos",
)


@final
@dataclass(frozen=True)
class MoreLife(Condition):
    """A player has more (or less) life than another."""

    who: Ref
    than: Ref
    more: bool = True

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.LIFE

    def holds(self, game: Game, ctx: Context) -> bool:
        return self.difference(game, ctx) > 0

    def difference(self, game: Game, ctx: Context) -> int:
        """By how much the first player has more (or less), at most, than the others."""
        sign = 1 if self.more else -1
        return max(
            [
                sign * (game.players[one].life - game.players[other].life)
                for one in self.who.things(game, ctx)
                for other in self.than.things(game, ctx)
            ],
            default=0,
        )


phrase(
    MoreLife,
    en="an opponent has more life than you",
    es="un oponente <tiene@él> más vidas que tú",
    when={"who": Opponents(), "than": YOU, "more": True},
)


phrase(
    MoreLife,
    en="you have more life than an opponent",
    es="<tiene@tú> más vidas que un oponente",
    when={"who": YOU, "than": Opponents(), "more": True},
)


phrase(
    MoreLife,
    en="{who} <has> more life than {than}",
    es="{who} <tiene> más vidas que {than:tú}",
    when={"more": True},
)


phrase(
    MoreLife,
    en="{who} <has> less life than {than}",
    es="{who} <tiene> menos vidas que {than:tú}",
    when={"more": False},
)
keeps(MoreLife, COMPARISON)


@final
@dataclass(frozen=True)
class LessLifeThanOpponent(Condition):
    """Some opponent has more life than you. CR 119."""

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.LIFE

    def holds(self, game: Game, ctx: Context) -> bool:
        life = game.players[ctx.controller].life
        return any(
            game.players[seat].life > life for seat in game.players.opponents_within(ctx.controller)
        )


@final
@dataclass(frozen=True)
class OpponentsAre(Condition):
    """You have so many opponents or more. CR 102.2, 102.3."""

    number: int

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def holds(self, game: Game, ctx: Context) -> bool:
        return len(game.players.opponents_within(ctx.controller)) >= self.number


phrase(
    OpponentsAre,
    en="you have {number} or more opponents",
    es="<tiene@tú> {number} o más oponentes",
)


phrase(
    LessLifeThanOpponent,
    en="you have less life than an opponent",
    es="<tiene@tú> menos vidas que un oponente",
)


@final
@dataclass(frozen=True)
class LifeIsLess(Condition):
    """A player's life total is less than a number. CR 119."""

    who: Ref
    number: int

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.LIFE

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = self.who.things(game, ctx)
        return holds_of(self.who, [game.players[seat].life < self.number for seat in seats])


phrase(
    LifeIsLess,
    en="{who:'s} life total is less than {number:#}",
    es="{who:de el total de vidas} <es@él> menor que {number:#}",
)


def richest(game: Game, ctx: Context) -> list[int]:
    """The players with the most life, of those an ability can see. CR 119, 801.11."""
    seats = game.players.within(ctx.controller, game.players.in_order(0))
    most = max([game.players[seat].life for seat in seats], default=0)
    return [seat for seat in seats if game.players[seat].life == most]


@final
@dataclass(frozen=True)
class SomeoneHasMostLife(Condition):
    """One player has more life than each of the others. CR 119."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.LIFE

    def holds(self, game: Game, ctx: Context) -> bool:
        return len(richest(game, ctx)) == 1


phrase(
    SomeoneHasMostLife,
    en="a player has more life than each other player",
    es="un jugador <tiene@él> más vidas que cada uno de los demás jugadores",
)


@final
@dataclass(frozen=True)
class AreRichest(Condition):
    """You have the most life, or as much as whoever has the most. CR 119."""

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.LIFE

    def holds(self, game: Game, ctx: Context) -> bool:
        return ctx.controller in richest(game, ctx)


phrase(
    AreRichest,
    en="you have the most life or are tied for most life",
    es="<tiene@tú> la mayor cantidad de vidas o estás empatado en ello",
)


@final
@dataclass(frozen=True)
class RichestPlayer(Ref):
    """The player with the most life; nobody if several have it. CR 119."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.LIFE

    def things(self, game: Game, ctx: Context) -> list[int]:
        found = richest(game, ctx)
        return found if len(found) == 1 else []


phrase(RichestPlayer, en="the player with the most life", es="el jugador con más vidas")
