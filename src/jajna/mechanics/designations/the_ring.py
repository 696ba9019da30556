"""The Ring: tempting, Ring-bearers and the emblem. CR 701.54."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.card import Card, Face
from jajna.decision import Kind
from jajna.events.base import Event, EventKind
from jajna.events.marks import Marked
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Static, Triggered
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Condition, Effect, Filter, Pattern, Ref
from jajna.ir.composites import Later, Sequence
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.declared.names import binds, looks_up, notes
from jajna.ir.filters.common import object_of
from jajna.ir.filters.nouns import Card as AnyCard
from jajna.ir.filters.nouns import Opponent, Player
from jajna.ir.players import ControllerOf
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, THIS, YOU, Each, EventObject
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.actions_taken import Action, ActionTaken
from jajna.mechanics.actions.discard import Discard
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.choices.chosen_by_each import EachChooses, ask_for, done
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.continuous.types import AddTypes
from jajna.mechanics.keywords.common import CREATURE
from jajna.mechanics.lasting.delayed_triggers import DoLater
from jajna.mechanics.rules.attacking_together import EludeGreaterPower
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.emblems import EmblemMade
from jajna.mechanics.things.life import LoseLife
from jajna.mechanics.triggers.combat import Attacks, BecomesBlockedBy
from jajna.mechanics.triggers.common import bind
from jajna.mechanics.triggers.damage import DealsDamage
from jajna.vocab import Reads, Supertype, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["RingBearer", "RingTempts", "RingTemptsYou", "TemptedTimes"]

RING_BEARER: Final = "Ring-bearer"
"""Name of the mark of a Ring-bearer: its player, and since when they have controlled it.
CR 701.54b.
"""
TEMPTED: Final = "times tempted"
"""Name of the mark of the emblem with the number of times that the Ring has tempted its owner."""
THE_RING: Final = "The Ring"
COMMAND: Final = 1 << Zone.COMMAND


def bearer_of(game: Game, player: int) -> int:
    """The Ring-bearer of a player, 0 if they have none. CR 701.54a, 701.54e."""
    for number in game.zones.battlefield:
        thing = game.objects[number]
        noted = thing.marks.get(RING_BEARER, [])
        if noted == [player, thing.since_turn] and thing.controller == player:
            return number
    return 0


@final
@dataclass(frozen=True)
class RingBearer(Filter):
    """Your Ring-bearer. CR 701.54b, 701.54e."""

    def reads(self) -> int:
        return Reads.MARKS | Reads.BATTLEFIELD | Reads.BOARD

    def where(self) -> int:
        return 1 << Zone.BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        noted = found.marks.get(RING_BEARER, [])
        return noted == [ctx.controller, found.since_turn] and found.controller == ctx.controller


@final
@dataclass(frozen=True)
class TemptedTimes(Condition):
    """The Ring has tempted the emblem's owner so many times, or more. CR 701.54c."""

    number: int

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        emblem = game.objects.get(ctx.source)
        return emblem is not None and emblem.marks.get(TEMPTED, [0])[0] >= self.number


_BEARER: Final = RingBearer()
_ABILITIES: Final[tuple[Ability, ...]] = (
    Static(
        _BEARER, (AddTypes(0, supertypes=Supertype.LEGENDARY), EludeGreaterPower()), zones=COMMAND
    ),
    Triggered(
        Attacks(_BEARER),
        Sequence((DrawCards(ONE, YOU), Discard(Some(ONE, AnyCard()), YOU))),
        TemptedTimes(2),
        COMMAND,
    ),
    Triggered(
        BecomesBlockedBy(_BEARER, CREATURE),
        DoLater(Later.COMBAT, Sacrifice(EventObject(), ControllerOf(EventObject()))),
        TemptedTimes(3),
        COMMAND,
    ),
    Triggered(
        DealsDamage(_BEARER, combat=True, to=Player()),
        LoseLife(Number(3), Each(Opponent())),
        TemptedTimes(4),
        COMMAND,
    ),
)
"""What the emblem has; that a later ability is there is a condition of it. CR 701.54c."""
EMBLEM: Final = Card(THE_RING, (Face(THE_RING, None, 0, 0, abilities=_ABILITIES),), "emblem")


def _emblem_of(game: Game, player: int) -> Object | None:
    for number in game.zones.command:
        thing = game.objects[number]
        if thing.owner == player and thing.definition.card == EMBLEM:
            return thing
    return None


@final
@dataclass(frozen=True)
class RingTempts(Effect):
    """The Ring tempts you: you get the emblem, and choose your Ring-bearer. CR 701.54a, 701.54c."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order((ChooseBearer(),), ctx)
        if _emblem_of(game, ctx.controller) is None:
            perform(game, [EmblemMade(ctx.controller, game.definitions.of(EMBLEM))])


phrase(RingTempts, en="the Ring tempts you", es="el Anillo te tienta")


@final
@dataclass(frozen=True)
class ChooseBearer(EachChooses):
    """Choose a creature you control to be your Ring-bearer. CR 701.54a, 701.54d."""

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return [ctx.controller]

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        mine = [
            thing
            for thing in game.zones.battlefield
            if game.object(thing).is_creature() and game.object(thing).controller == player
        ]
        return ask_for(ctx, player, Kind.OBJECTS, "701.54a", mine, 1, 1)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        player = ctx.controller
        bearers = [one for _, some in chosen for one in some]
        events: list[Event] = []
        before = bearer_of(game, player)
        if bearers and before and before not in bearers:
            events.append(Marked(before, RING_BEARER, []))
        for one in bearers:
            events.append(Marked(one, RING_BEARER, [player, game.object(one).since_turn]))
        emblem = _emblem_of(game, player)
        if emblem is not None:
            times = emblem.marks.get(TEMPTED, [0])[0]
            events.append(Marked(emblem.id, TEMPTED, [times + 1]))
        done(ctx, events)
        to = bearers[0] if bearers else -1
        perform(game, [*events, ActionTaken(player, Action.RING, to=to)])


notes(ChooseBearer, RING_BEARER, TEMPTED)
notes(RingTempts, RING_BEARER, TEMPTED)


@final
@dataclass(frozen=True)
class RingTemptsYou(Pattern):
    """The Ring tempts you; "it" is the creature that was chosen. With ``choosing`` only if one was.
    CR 701.54d.
    """

    choosing: bool = False
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ACTION_TAKEN,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ActionTaken)
            and event.action is Action.RING
            and event.doer == ctx.controller
            and not (self.choosing and event.to < 0)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, ActionTaken), event
        if event.to >= 0:
            bind(game, ctx, event.to)


binds(RingTemptsYou, EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER)
phrase(
    RingTemptsYou,
    en="{word:when} the Ring tempts you",
    es="{word:when} el Anillo te <tienta@él>",
    when={"choosing": False},
)
phrase(
    RingTemptsYou,
    en="{word:when} you choose a creature as your Ring-bearer",
    es="{word:when} <elijas@tú> una criatura como tu Portador del Anillo",
    when={"choosing": True},
)


@final
@dataclass(frozen=True)
class ChoseAnother(Condition):
    """You chose a creature other than the source as your Ring-bearer. CR 701.54a."""

    def holds(self, game: Game, ctx: Context) -> bool:
        chosen = ctx.bound.get(EVENT_OBJECT, [])
        return bool(chosen) and ctx.source not in chosen


looks_up(ChoseAnother, EVENT_OBJECT)
phrase(
    ChoseAnother,
    en="you chose a creature other than ~ as your Ring-bearer",
    es="<elegiste@tú> una criatura que no es ~ como tu Portador del Anillo",
)


@final
@dataclass(frozen=True)
class IsYourBearer(Condition):
    """Something is your Ring-bearer. CR 701.54e."""

    what: Ref = THIS

    def reads(self) -> int:
        return Reads.MARKS | Reads.BATTLEFIELD

    def holds(self, game: Game, ctx: Context) -> bool:
        bearer = bearer_of(game, ctx.controller)
        return bearer > 0 and bearer in self.what.things(game, ctx)


phrase(
    IsYourBearer,
    en="{what} <is> your Ring-bearer",
    es="{what} <es> tu Portador del Anillo",
)


@final
@dataclass(frozen=True)
class HasBearer(Condition):
    """You control a Ring-bearer, or with ``negative`` you don't. CR 701.54e.

    ``own``: the text says "your Ring-bearer".
    """

    negative: bool = False
    own: bool = field(default=False, compare=False)

    def reads(self) -> int:
        return Reads.MARKS | Reads.BATTLEFIELD

    def holds(self, game: Game, ctx: Context) -> bool:
        return (bearer_of(game, ctx.controller) > 0) != self.negative


for _own, _en, _es in ((False, "a", "un"), (True, "your", "tu")):
    phrase(
        HasBearer,
        en=f"you control {_en} Ring-bearer",
        es=f"<controla@tú> {_es} Portador del Anillo",
        when={"negative": False, "own": _own},
    )
    phrase(
        HasBearer,
        en=f"you don't control {_en} Ring-bearer",
        es=f"no <controla@tú> {_es} Portador del Anillo",
        when={"negative": True, "own": _own},
    )


@final
@dataclass(frozen=True)
class YourBearer(Ref):
    """Your Ring-bearer. CR 701.54b, 701.54e."""

    def reads(self) -> int:
        return Reads.MARKS | Reads.BATTLEFIELD

    def things(self, game: Game, ctx: Context) -> list[int]:
        bearer = bearer_of(game, ctx.controller)
        return [bearer] if bearer else []


phrase(YourBearer, en="your Ring-bearer", es="tu Portador del Anillo")
trait(YourBearer, Trait.NAMES_CREATURE)
