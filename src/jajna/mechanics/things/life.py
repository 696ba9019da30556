"""Gaining, losing and setting life. CR 119."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Shape, Thing
from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.life import LifeGained, LifeLost
from jajna.frozen import dataclass
from jajna.ir.amounts import Half, LifeOf, Twice
from jajna.ir.base import Amount, Condition, Cost, Effect, Ref
from jajna.ir.declared.binding import Trait, does, needs, trait
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.declared.worth import Does, touches
from jajna.ir.refs import EVENT_AMOUNT, IMPLIED, YOU, Affected
from jajna.kernel.door.perform import perform
from jajna.kernel.state.frames import Frame
from jajna.mechanics.choices.chosen_by_each import amount_for, chosen_things
from jajna.vocab import Reads, is_another_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "ExchangeLife",
    "ExtremeLife",
    "GainLife",
    "LifeDifference",
    "LoseLife",
    "LostLifeThisWay",
    "OpponentGainsLife",
    "SetLife",
    "life_gained",
    "life_lost",
    "life_set",
]


LOST: Final = "lost in exchange"
"""Name of the amount of life that you lost as life totals were exchanged."""
EXCHANGED: Final = "exchanged life totals"
"""What was done, as a word: you have exchanged life totals with a player."""


def life_gained(game: Game, player: int, amount: int) -> list[Event]:
    """The event of gaining life; none for no life or for who can't gain any. CR 119.7, 119.9."""
    if amount <= 0 or (game.effects.rules and game.effects.rules[player].cannot_gain_life):
        return []
    return [LifeGained(player, amount)]


def life_lost(player: int, amount: int) -> list[Event]:
    """The event of losing life; none for no life. CR 119.3."""
    return [LifeLost(player, amount)] if amount > 0 else []


def life_set(game: Game, player: int, total: int) -> list[Event]:
    """The gain or loss of life that sets a life total, as a list of events. CR 119.5."""
    change = total - game.players[player].life
    if change > 0:
        return life_gained(game, player, change)
    if game.effects.rules and game.effects.rules[player].cannot_lose_life:  # CR 119.8
        return []
    return life_lost(player, -change)


@final
@dataclass(frozen=True)
class ExtremeLife(Amount):
    """The lowest life total among some players, or the highest; 0 of none. CR 119.1, 810.9."""

    of: Ref
    highest: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.LIFE

    def value(self, game: Game, ctx: Context) -> int:
        lives = [game.players[seat].life for seat in self.of.things(game, ctx)]
        return max(lives, default=0) if self.highest else min(lives, default=0)


phrase(
    ExtremeLife,
    en="the lowest life total among {of}",
    es="el menor total de vidas entre {of}",
    when={"highest": False},
)
phrase(
    ExtremeLife,
    en="the highest life total among {of}",
    es="el mayor total de vidas entre {of}",
    when={"highest": True},
)


@final
@dataclass(frozen=True)
class GainLife(Effect):
    """An instruction to gain life. CR 119.3.

    The ``amount`` is gained only under the ``condition``, and ``more`` under the ``other`` one.
    """

    amount: Amount
    who: Ref = IMPLIED
    condition: Condition | None = None
    more: Amount | None = None
    other: Condition | None = None

    def results(self, game: Game, ctx: Context) -> list[Event]:
        events: list[Event] = []
        for player in self.who.things(game, ctx):
            for amount, holds in ((self.amount, self.condition), (self.more, self.other)):
                if amount is not None and (holds is None or holds.holds(game, ctx)):
                    events += life_gained(game, player, amount_for(amount, game, ctx, player))
        return events

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, self.results(game, ctx), ctx, EVENT_AMOUNT)


binds(GainLife, EVENT_AMOUNT)
phrase(GainLife, en="{who} <gains> {amount:1 life}", es="{who} <gana> {amount:1 vida/vidas}")
phrase(
    GainLife,
    en="{who} <gains> {amount:1 life} if {condition} and {more:1 life} if {other}",
    es="{who} <gana> {amount:1 vida/vidas} si {condition} y {more:1 vida/vidas} si {other}",
)
trait(GainLife, Trait.COUNTED_FOR_EACH)
touches(GainLife, "who", Does.GAIN_LIFE, "amount")


@final
@dataclass(frozen=True)
class LoseLife(Effect):
    """An instruction to lose life. CR 119.3."""

    amount: Amount
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for player in self.who.things(game, ctx):
            events += life_lost(player, amount_for(self.amount, game, ctx, player))
        perform(game, events, ctx, EVENT_AMOUNT)


binds(LoseLife, EVENT_AMOUNT)
phrase(LoseLife, en="{who} <loses> {amount:1 life}", es="{who} <pierde> {amount:1 vida/vidas}")

OWN_LIFE: Final = LifeOf(Affected())
"""The life total of each player by whom life is lost or set."""

for _parts, _half, _mitad in ((2, "half", "la mitad"), (3, "a third of", "un tercio")):
    for _up, _en, _es in ((True, "up", "arriba"), (False, "down", "abajo")):
        phrase(
            LoseLife,
            en=f"{{who}} <loses> {_half} {{who:own}} life, rounded {_en}",
            es=f"{{who}} <pierde> {_mitad} de {{who:own}} total de vidas, redondeando hacia {_es}",
            when={"amount": Half(OWN_LIFE, _up, _parts)},
        )
trait(LoseLife, Trait.COUNTED_FOR_EACH)
touches(LoseLife, "who", Does.LOSE_LIFE, "amount")


@final
@dataclass(frozen=True)
class SetLife(Effect):
    """An instruction that a life total become a number. CR 119.5.

    ``equal``: the text says "equal to"; ``it``: it has just spoken of that life total.
    """

    amount: Amount
    who: Ref = IMPLIED
    equal: bool = False
    it: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        totals: dict[int, int] = {}
        for player in self.who.things(game, ctx):
            totals[player] = amount_for(self.amount, game, ctx, player)
        if game.players.variant.shared_life:
            game.frames.append(_SetFrame(totals))
            return
        events: list[Event] = []
        for player, total in totals.items():
            events += life_set(game, player, total)
        perform(game, events)


@final
class _SetFrame(Frame):
    """Life totals are set where teams have them in common: for one player of each. CR 810.9d.

    ``totals`` are the numbers that the life totals of players become. A team whose players would
    all be affected chooses one of them.
    """

    def __init__(self, totals: dict[int, int]) -> None:
        self.totals = totals

    def run(self, game: Game) -> None:
        for player in self.totals:
            team = [one.id for one in game.players.sharing_life(player) if one.id in self.totals]
            if len(team) > 1:
                options = [Thing(one) for one in team]
                game.decision = Decision(min(team), Kind.PLAYER, "810.9d", Shape.ONE, [*options])
                return
        game.frames.pop()
        events: list[Event] = []
        for player, total in self.totals.items():
            events += life_set(game, player, total)
        perform(game, events)

    def take(self, game: Game, answer: Answer) -> None:
        assert isinstance(answer, Thing), answer
        team = [one.id for one in game.players.sharing_life(answer.thing)]
        self.totals = {
            player: total
            for player, total in self.totals.items()
            if player not in team or player == answer.thing
        }

    def clone(self, memo: dict[int, Context]) -> Frame:
        return _SetFrame(self.totals.copy())


phrase(
    SetLife,
    en="{who:'s} life total becomes {amount}",
    es="{who:de el total de vidas} se convierte en {amount}",
    when={"equal": False, "it": False},
)
phrase(
    SetLife,
    en="{who:'s} life total becomes equal to {amount}",
    es="{who:de el total de vidas} se vuelve igual a {amount}",
    when={"equal": True, "it": False},
)
phrase(
    SetLife,
    en="it becomes equal to {amount}",
    es="se vuelve igual a {amount}",
    when={"equal": True, "it": True, "who": YOU},
)


phrase(
    SetLife,
    en="double {who:'s} life total",
    es="duplica {who:de el total de vidas}",
    when={"amount": Twice(OWN_LIFE), "equal": False, "it": False},
)


@final
@dataclass(frozen=True)
class ExchangeLife(Effect):
    """Two players exchange life totals: you and another, or both of ``who``. CR 701.12c."""

    who: Ref
    both: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = self.who.things(game, ctx)
        if not self.both:
            players = [ctx.controller, *players]
        if len(players) != 2:
            return  # CR 701.12a
        one, other = players
        if game.players[other] in game.players.sharing_life(one):
            return  # CR 810.9e
        lives = game.players[one].life, game.players[other].life
        changes = [*life_set(game, one, lives[1]), *life_set(game, other, lives[0])]
        if lives[0] != lives[1] and len(changes) != 2:
            return  # CR 701.12a: one of them can't gain life
        if not self.both:
            game.frames.append(_LossFrame(game.players[one].life, ctx))
        perform(game, changes)


@final
class _LossFrame(Frame):
    """Notes how much life the controller has lost since their life total was ``before``."""

    def __init__(self, before: int, ctx: Context) -> None:
        self.before = before
        self.ctx = ctx

    def run(self, game: Game) -> None:
        game.frames.pop()
        lost = self.before - game.players[self.ctx.controller].life
        self.ctx.bind_number(EVENT_AMOUNT, max(lost, 0))
        self.ctx.bind_number(LOST, max(lost, 0))

    def clone(self, memo: dict[int, Context]) -> Frame:
        return _LossFrame(self.before, self.ctx.clone(memo))


binds(ExchangeLife, EVENT_AMOUNT, LOST)


def _is_with_you(made: ExchangeLife) -> bool:
    return not made.both


does(ExchangeLife, EXCHANGED, _is_with_you)


phrase(
    ExchangeLife,
    en="exchange life totals with {who}",
    es="intercambia tu total de vidas con {who}",
    when={"both": False},
)
phrase(
    ExchangeLife,
    en="{who} <exchanges> life totals",
    es="{who} <intercambia> sus totales de vidas",
    when={"both": True},
)


@final
@dataclass(frozen=True)
class LostLifeThisWay(Condition):
    """You lost life as the instruction before exchanged life totals. CR 701.12c, 608.2c."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return ctx.numbers.get(LOST, 0) > 0


looks_up(LostLifeThisWay, LOST)
needs(LostLifeThisWay, EXCHANGED, "no life totals were exchanged before")
phrase(
    LostLifeThisWay,
    en="you lost life this way",
    es="<perdió@tú> vidas de esta manera",
)


@final
@dataclass(frozen=True)
class LifeDifference(Amount):
    """The difference between the life totals of two players. CR 119.1."""

    of: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.LIFE

    def value(self, game: Game, ctx: Context) -> int:
        lives = [game.players[seat].life for seat in self.of.things(game, ctx)]
        return max(lives) - min(lives) if len(lives) == 2 else 0


phrase(
    LifeDifference,
    en="the difference between {of:'s} life totals",
    es="la diferencia entre los totales de vidas de {of}",
)


# -- as a cost -------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class OpponentGainsLife(Cost):
    """An opponent of one's choice gains life; it can't be one who can't. CR 118.1, 119.7.

    ``have``: the text says "have an opponent gain".
    """

    amount: Amount
    have: bool = field(default=False, compare=False)

    def _opponents(self, game: Game, ctx: Context) -> list[int]:
        return [
            player
            for player in game.players.opponents_within(ctx.controller)
            if not game.effects.rules or not game.effects.rules[player].cannot_gain_life
        ]

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        if self._opponents(game, ctx):
            return None
        return Reason("nobody can gain life", "119.7", (ctx.source,))

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        options = [Thing(player) for player in self._opponents(game, ctx)]
        return Decision(
            ctx.controller, Kind.PLAYER, "118.1", Shape.ONE, [*options], source=ctx.source
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        amount = self.amount.value(game, ctx)
        events: list[Event] = []
        for player in chosen_things(answer):
            events += life_gained(game, player, amount)
        perform(game, events)


phrase(
    OpponentGainsLife,
    en="an opponent gains {amount} life",
    es="un oponente gana {amount:1 vida/vidas}",
    when={"have": False},
)
phrase(
    OpponentGainsLife,
    en="have an opponent gain {amount} life",
    es="hacer que un oponente gane {amount:1 vida/vidas}",
    when={"have": True},
)


@final
@dataclass(frozen=True)
class OthersGainLife(Cost):
    """Each other player gains life; it can't be paid if one of them can't. CR 118.3, 119.7."""

    amount: Amount

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        for player in self._others(game, ctx):
            if game.effects.rules and game.effects.rules[player].cannot_gain_life:
                return Reason("nobody can gain life", "119.7", (ctx.source,))
        return None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        amount = self.amount.value(game, ctx)
        events: list[Event] = []
        for player in self._others(game, ctx):
            events += life_gained(game, player, amount)
        perform(game, events)

    def _others(self, game: Game, ctx: Context) -> list[int]:
        found = game.players.within(ctx.controller, game.players.in_order(game.turn.active))
        return [player for player in found if is_another_player(player, ctx.controller)]


phrase(
    OthersGainLife,
    en="have each other player gain {amount} life",
    es="hacer que cada otro jugador gane {amount:1 vida/vidas}",
)
