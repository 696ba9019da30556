"""Transforming and flipping permanents. CR 701.27, 710, 712."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Flipped, Transformed
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Condition, Effect, Filter, Ref
from jajna.ir.declared.names import RETURNED, binds, looks_up
from jajna.ir.refs import EVENT_PLAYER, YOU
from jajna.kernel.door.perform import perform
from jajna.kernel.zones.faces import TRANSFORMED
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.choices.chosen_things import Choice
from jajna.mechanics.moving.places import OfWhom
from jajna.mechanics.moving.to_battlefield import (
    COUNTERS,
    SPANISH_COUNTERS,
    onto_battlefield,
)
from jajna.mechanics.triggers.common import HappensTo
from jajna.vocab import Reads
from jajna.wording import Own, calls_itself, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "CardsFewer",
    "CastLastTurn",
    "Flip",
    "ReturnTransformed",
    "Transform",
    "Transforms",
    "TransformsInto",
]


@final
@dataclass(frozen=True)
class Transform(Effect):
    """An instruction to transform permanents. CR 701.27a.

    An ability of a permanent transforms it only if it hasn't transformed since the ability was put
    onto the stack (CR 701.27f).
    """

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.what, Choice):
            self.what.choose_for(game, ctx, self, "what", YOU)
            return
        things = on_battlefield(game, self.what.things(game, ctx))
        perform(game, [Transformed(one) for one in things if not _has_since(game, ctx, one)])


def _has_since(game: Game, ctx: Context, thing: int) -> bool:
    """Whether the source of an ability has transformed since the ability was put on the stack."""
    if thing != ctx.source or not ctx.item or ctx.item == ctx.source:
        return False
    last = game.objects[thing].marks.get(TRANSFORMED, [0])[0]
    return last > game.object(ctx.item).timestamp


phrase(Transform, en="transform {what}", es="transforma {what}")
phrase(Transform, en="transform {what:some}", es="transforma {what:some}")


@final
@dataclass(frozen=True)
class Flip(Effect):
    """An instruction to flip a permanent. CR 710.4."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = on_battlefield(game, self.what.things(game, ctx))
        perform(game, [Flipped(thing) for thing in things])


phrase(Flip, en="flip {what}", es="voltea {what}")


@final
@dataclass(frozen=True)
class ReturnTransformed(Effect):
    """An instruction to return cards to the battlefield transformed, with the back face up; what
    isn't double-faced stays where it is. CR 712.14a. ``put``: the text says so, not "return".

    Each enters with ``count`` counters of the kind ``counter``. CR 122.6.
    """

    what: Ref
    under: OfWhom = OfWhom.UNSAID
    tapped: bool = False
    put: bool = field(default=False, compare=False)
    counter: str = ""
    count: Amount | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        number = 0 if self.count is None else self.count.value(game, ctx)
        counters = [(self.counter, number)] if number > 0 else []
        cards = [
            card
            for card in self.what.things(game, ctx)
            if game.objects.exists(card) and game.object(card).can_be_turned_over()
        ]
        events = onto_battlefield(game, ctx, cards, self.under, self.tapped, counters)
        for event in events:
            assert isinstance(event, ZoneChange), event
            event.face = 1
        perform(game, events, ctx, RETURNED)


binds(ReturnTransformed, RETURNED)
phrase(
    ReturnTransformed,
    en="return {what} to the battlefield [tapped? tapped and] transformed"
    "[under? {under:under control}]" + COUNTERS,
    es="regresa {what} al campo de batalla [tapped? <*girado@what> y] <*transformado@what>"
    "[under? {under:under control}]" + SPANISH_COUNTERS,
    when={"put": False},
)
phrase(
    ReturnTransformed,
    en="put {what} onto the battlefield [tapped? tapped and] transformed"
    "[under? {under:under control}]" + COUNTERS,
    es="pon {what} en el campo de batalla [tapped? <*girado@what> y] <*transformado@what>"
    "[under? {under:under control}]" + SPANISH_COUNTERS,
    when={"put": True},
)


@final
@dataclass(frozen=True)
class Transforms(HappensTo):
    """A permanent transforms, perhaps into something that fits. CR 701.27a, 701.27e."""

    word: str = field(default="when", compare=False)
    into: Filter | None = None

    def kind(self) -> int:
        return EventKind.TRANSFORMED

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not super().matches(game, ctx, event):
            return False
        return self.into is None or self.into.matches(game, ctx, self.about(game, event))


phrase(
    Transforms,
    en="{word:when} {what:this} <transforms>",
    es="{word:when} {what:this} se <transforma>",
    when={"into": None},
)
phrase(
    Transforms,
    en="{word:when} {what:this} <transforms> into {into:a}",
    es="{word:when} {what:this} se <transforma> en {into:un}",
)


@final
@dataclass(frozen=True)
class TransformsInto(HappensTo):
    """A permanent transforms into the face with this ability. CR 701.27e."""

    word: str = field(default="when", compare=False)

    def kind(self) -> int:
        return EventKind.TRANSFORMED


phrase(
    TransformsInto,
    en="{word:when} {what:this} <transforms> into ~",
    es="{word:when} {what:this} se <transforma> en ~",
)
calls_itself(TransformsInto, Own.NAME)


# -- conditions of transforming ------------------------------------------------------------------


@final
@dataclass(frozen=True)
class CastLastTurn(Condition):
    """No spells were cast last turn, or a player cast so many or more. CR 603.4.

    ``least`` 0 is for none at all.
    """

    least: int = 0

    def reads(self) -> int:
        return Reads.TURN

    def aspects(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        cast = [player.last_turn.get("spells cast", 0) for player in game.players.held]
        return max(cast) >= self.least if self.least else not any(cast)


phrase(
    CastLastTurn,
    en="no spells were cast last turn",
    es="no se lanzó ningún hechizo el último turno",
    when={"least": 0},
)
phrase(
    CastLastTurn,
    en="a player cast {least} or more spells last turn",
    es="un jugador lanzó {least} o más hechizos el último turno",
)


@final
@dataclass(frozen=True)
class CardsFewer(Amount):
    """How many cards fewer than a number a player has in hand. CR 107.1b."""

    than: int

    def reads(self) -> int:
        return Reads.ZONES

    def aspects(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        players = ctx.bound.get(EVENT_PLAYER, [])
        held = game.players[players[0]].hand_size() if players else self.than
        return max(self.than - held, 0)


looks_up(CardsFewer, EVENT_PLAYER)
phrase(
    CardsFewer,
    en="card fewer than {than} in their hand",
    es="carta menos que {than} en su mano",
    place="each",
)
