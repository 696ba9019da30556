"""Effects that replace a draw, or life gained or paid, with an instruction. CR 614.1a, 614.11."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Decision, Kind, Shape, YesNo
from jajna.events.base import Event, EventKind, OfPlayer
from jajna.events.effects import EffectBegan
from jajna.events.life import LifeGained, LifeLost
from jajna.events.moves import AboutToDraw, Draw, ZoneChange
from jajna.events.permanents import Destroyed
from jajna.events.players import PlayerLost
from jajna.frozen import dataclass
from jajna.ir.base import Condition, Duration, Effect, Filter, Ref, Replacement
from jajna.ir.composites import Clause, Sequence
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.declared.names import binds
from jajna.ir.filters.identity import Is
from jajna.ir.refs import EVENT_AMOUNT, EVENT_PLAYER, IMPLIED, YOU, Target
from jajna.kernel.door.instead import FollowedInstead
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import LEFT
from jajna.kernel.state.lasting_effects import Shield
from jajna.mechanics.counts.history import has_drawn_in_step
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "ExileInsteadOfPayingLife",
    "InsteadOfDestruction",
    "InsteadOfDrawing",
    "InsteadOfDrawsThisTurn",
    "InsteadOfGainingLife",
    "InsteadOfLosing",
    "InsteadOfLosingOnce",
    "InsteadOfNextDraw",
    "SkipThatDraw",
]


def offer(ctx: Context, player: int, effect: Effect) -> Decision | None:
    """The question for "you may ... instead", or None; a refusal leaves the event unchanged."""
    if not isinstance(effect, Clause) or effect.may is None:
        return None
    return Decision(player, Kind.MAY, "614.1a", Shape.ONE, [YES, NO], source=ctx.source)


def followed(ctx: Context, event: OfPlayer, effect: Effect, answer: Answer | None) -> list[Event]:
    """The events of the instruction instead, as a list; the event itself if the player refused."""
    if isinstance(answer, YesNo):
        if not answer.yes:
            return [event]
        assert isinstance(effect, Clause), effect
        effect = effect.effect
    made = ctx.clone({})
    made.bind(EVENT_PLAYER, [event.player])
    made.bind_number(EVENT_AMOUNT, event.number)
    return [FollowedInstead(event.player, effect, made)]


@final
@dataclass(frozen=True)
class SkipThatDraw(Effect):
    """An instruction to skip the draw that was replaced. CR 614.10, 614.11."""

    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        """Nothing: the draw has been replaced already."""


phrase(SkipThatDraw, en="{who} <skips> that draw", es="{who} <se salta> ese robo")


@final
@dataclass(frozen=True)
class InsteadOfDrawing(Replacement):
    """An instruction replaces each card that a player would draw. CR 614.11, 121.6.

    With ``condition`` it does so only while that holds. ``first``: the text has "instead" before
    the instruction. ``but_one``: not the first card in each of the player's draw steps. ``may``:
    the player may do so instead. ``afterwards`` are the sentences that follow the first.
    ``several``: it replaces all draws together of an instruction to draw two or more cards
    (CR 121.2a).
    """

    who: Filter
    effect: Effect
    condition: Condition | None = None
    first: bool = field(default=False, compare=False)
    but_one: bool = False
    may: bool = False
    afterwards: Effect | None = None
    several: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DRAWING,) if self.several else (EventKind.DRAW,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        drawn = isinstance(event, AboutToDraw) if self.several else isinstance(event, Draw)
        if not drawn or not isinstance(event, OfPlayer):
            return False
        if not self.who.matches(game, ctx, event.player):
            return False
        if self.but_one and has_drawn_in_step(game, event.player, 0):
            return False
        return self.condition is None or self.condition.holds(game, ctx)

    def _instead(self) -> Effect:
        """What is done instead, as an offer if the player may refuse."""
        effect = self.effect
        if self.afterwards is not None:
            effect = Sequence((effect, self.afterwards), ".")
        return Clause(effect, may=YOU) if self.may else effect

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        return offer(ctx, event.affected(game), self._instead())

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, OfPlayer), event
        if LEFT in ctx.numbers:
            ctx.bind_number(LEFT, ctx.numbers[LEFT] - 1)
        return followed(ctx, event, self._instead(), answer)


binds(InsteadOfDrawing, EVENT_PLAYER, EVENT_AMOUNT, LEFT)


_DRAW: Final = "if {who:this} would draw a card [condition? while {condition}],"
_DRAW_ES: Final = (
    "si {who:this} <fuera> a robar una carta [condition? mientras {condition}], en vez de eso, "
    "{effect}"
)
_BUT_YOURS: Final = (
    "if you would draw a card except the first one you draw in each of your draw steps,"
)
_BUT_YOURS_ES: Final = (
    "si fueras a robar una carta, salvo la primera que robes en cada uno de tus pasos de robar, en "
    "vez de eso, {effect}"
)
_BUT_THEIRS: Final = (
    "if {who:this} would draw a card except the first one they draw in each of their draw steps,"
)
_BUT_THEIRS_ES: Final = (
    "si {who:this} <fuera> a robar una carta, salvo la primera que robe en cada uno de sus pasos "
    "de robar, en vez de eso, {effect}"
)
for _first, _rest in ((False, "{effect} instead"), (True, "instead {effect}")):
    phrase(
        InsteadOfDrawing,
        en=f"{_DRAW} {_rest}",
        es=_DRAW_ES,
        when={"first": _first, "but_one": False, "may": False, "several": False},
        unsaid=("afterwards",),
    )
    phrase(
        InsteadOfDrawing,
        en=f"if {{who:this}} would draw two or more cards, {_rest}",
        es="si {who:this} <fuera> a robar dos o más cartas, en vez de eso, {effect}",
        when={"first": _first, "but_one": False, "may": False, "several": True},
        unsaid=("afterwards", "condition"),
    )
    phrase(
        InsteadOfDrawing,
        en=f"{_BUT_YOURS} {_rest}",
        es=_BUT_YOURS_ES,
        when={"who": Is(YOU), "first": _first, "but_one": True, "may": False, "several": False},
        unsaid=("afterwards",),
    )
    phrase(
        InsteadOfDrawing,
        en=f"{_BUT_THEIRS} {_rest}",
        es=_BUT_THEIRS_ES,
        when={"first": _first, "but_one": True, "may": False, "several": False},
        unsaid=("afterwards",),
    )
phrase(
    InsteadOfDrawing,
    en="if you would draw a card, you may instead {effect}",
    es="si fueras a robar una carta, en vez de eso, <puede@tú> {effect}",
    when={"who": Is(YOU), "first": True, "but_one": False, "may": True, "several": False},
    unsaid=("afterwards", "condition"),
)
trait(InsteadOfDrawing, Trait.TELLS_WHO)


@final
@dataclass(frozen=True)
class InsteadOfDrawsThisTurn(Effect):
    """An instruction replaces each card that a player would draw this turn. CR 614.3, 614.11."""

    who: Ref
    effect: Effect

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        instead = InsteadOfDrawing(Is(self.who), self.effect, first=True)
        perform(game, [EffectBegan(Shield(ctx.clone({}), instead, Duration.END_OF_TURN, []))])


binds(InsteadOfDrawsThisTurn, EVENT_AMOUNT, EVENT_PLAYER, LEFT)
phrase(
    InsteadOfDrawsThisTurn,
    en="until end of turn, if {who} would draw a card, instead {effect}",
    es="hasta el final del turno, si {who} <fuera> a robar una carta, en vez de eso, {effect}",
)
trait(InsteadOfDrawsThisTurn, Trait.ABSORBS)


def _is_described(made: InsteadOfDrawsThisTurn) -> str | None:
    """The reason why a replacement effect itself says whose draws it replaces."""
    return None if isinstance(made.who, Target) else "the players are described otherwise"


misplaced(InsteadOfDrawsThisTurn, _is_described)


@final
@dataclass(frozen=True)
class InsteadOfGainingLife(Replacement):
    """An instruction replaces life that a player would gain. CR 614.1a, 119.10."""

    who: Filter
    effect: Effect

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.LIFE_GAINED,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, LifeGained) and self.who.matches(game, ctx, event.player)

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        return offer(ctx, event.affected(game), self.effect)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, LifeGained), event
        return followed(ctx, event, self.effect, answer)


binds(InsteadOfGainingLife, EVENT_PLAYER, EVENT_AMOUNT)
phrase(
    InsteadOfGainingLife,
    en="if {who:this} would gain life, {effect} instead",
    es="si {who:this} <fuera> a ganar vidas, en vez de eso, {effect}",
)
trait(InsteadOfGainingLife, Trait.TELLS_WHO)
trait(InsteadOfGainingLife, Trait.UNLIKELY)


@final
@dataclass(frozen=True)
class ExileInsteadOfPayingLife(Replacement):
    """Cards from the top of your library are exiled in place of paid life. CR 614.1a.

    The library must have enough cards. A card that is entering the battlefield meanwhile isn't
    among them (CR 614.13c).
    """

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.LIFE_LOST,)

    def _cards(self, game: Game, ctx: Context, event: LifeLost) -> list[int]:
        library = game.players[ctx.controller].library
        return [card for card in library if card not in event.beside]

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, LifeLost)
            and event.paid
            and event.player == ctx.controller
            and 0 < event.number <= len(self._cards(game, ctx, event))
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, LifeLost), event
        cards = self._cards(game, ctx, event)[: event.number]
        return [ZoneChange(card, Zone.LIBRARY, Zone.EXILE, "exile") for card in cards]


phrase(
    ExileInsteadOfPayingLife,
    en="if you would pay life while your library has at least that many cards in it, exile that "
    "many cards from the top of your library instead",
    es="si fueras a pagar vidas mientras tu biblioteca tenga al menos esa cantidad de cartas, en "
    "vez de eso, exilia esa cantidad de cartas de la parte superior de tu biblioteca",
)


@final
@dataclass(frozen=True)
class InsteadOfNextDraw(Effect):
    """An instruction replaces the next card you would draw this turn. CR 614.1a, 614.3.

    ``first``: the text has "instead" before the instruction.
    """

    effect: Effect
    first: bool = field(default=False, compare=False)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        replacement = InsteadOfDrawing(Is(YOU), self.effect)
        made = Shield(ctx.clone({}), replacement, Duration.END_OF_TURN, [], 1)
        perform(game, [EffectBegan(made)])


binds(InsteadOfNextDraw, EVENT_PLAYER, EVENT_AMOUNT, LEFT)
phrase(
    InsteadOfNextDraw,
    en="the next time you would draw a card this turn, {effect} instead",
    es="la próxima vez que fueras a robar una carta este turno, en vez de eso, {effect}",
    when={"first": False},
)
phrase(
    InsteadOfNextDraw,
    en="the next time you would draw a card this turn, instead {effect}",
    es="la próxima vez que fueras a robar una carta este turno, en vez de eso, {effect}",
    when={"first": True},
)


@final
@dataclass(frozen=True)
class InsteadOfLosing(Replacement):
    """An instruction replaces your losing the game, unless you concede. CR 614.1a, 104.3a."""

    effect: Effect

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.PLAYER_LOST,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, PlayerLost) or event.is_conceded:
            return False
        return event.player == ctx.controller

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        if LEFT in ctx.numbers:
            ctx.bind_number(LEFT, ctx.numbers[LEFT] - 1)
        return [FollowedInstead(ctx.controller, self.effect, ctx.clone({}))]


binds(InsteadOfLosing, LEFT)
phrase(
    InsteadOfLosing,
    en="if you would lose the game, instead {effect}",
    es="si fueras a perder el juego, en vez de eso, {effect}",
)


@final
@dataclass(frozen=True)
class InsteadOfLosingOnce(Effect):
    """An instruction replaces the next time you would lose the game this turn. CR 614.3, 104.3."""

    effect: Effect

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        replacement = InsteadOfLosing(self.effect)
        shield = Shield(ctx.clone({}), replacement, Duration.END_OF_TURN, [], 1)
        perform(game, [EffectBegan(shield)])


binds(InsteadOfLosingOnce, LEFT)
phrase(
    InsteadOfLosingOnce,
    en="the next time you would lose the game this turn, instead {effect}",
    es="la próxima vez que fueras a perder el juego este turno, en vez de eso, {effect}",
)


trait(InsteadOfLosingOnce, Trait.ABSORBS)


@final
@dataclass(frozen=True)
class InsteadOfDestruction(Replacement):
    """An instruction replaces the destruction of objects that fit. CR 614.1a, 701.8b."""

    what: Filter
    effect: Effect

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DESTROYED,)

    def concerns(self) -> Filter:
        return self.what

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, Destroyed) and self.what.matches(game, ctx, event.object)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        return [FollowedInstead(ctx.controller, self.effect, ctx.clone({}))]


phrase(
    InsteadOfDestruction,
    en="if {what:named} would be destroyed, instead {effect}",
    es="si {what:named} fuera a ser <*destruido@what>, en vez de eso, {effect}",
)
