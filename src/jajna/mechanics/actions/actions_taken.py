"""Keyword actions that were taken, for abilities that trigger on them. CR 701.22d, 701.25d.

An action is over when all of it is, even if some of it was impossible; so each action that has
several steps has a last one that says so.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersPut
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect, Filter, Pattern, Ref
from jajna.ir.declared.binding import misplaced, needs, tells
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.mentions import is_player_filter
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, YOU
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.triggers.common import bind
from jajna.telling import silent, tell, tell_player, thing
from jajna.vocab import PLUS_COUNTER, Reads, Term, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = [
    "Action",
    "ActionTaken",
    "GrowFor",
    "LookedAt",
    "NoteAction",
    "TakesAction",
    "doers",
    "how_many_looked_at",
]


class Action(Term):
    """A keyword action, or what else happens to a permanent by a keyword. CR 701.1."""

    SCRY = "scry"
    SURVEIL = "surveil"
    CLASH = "clash"
    PROLIFERATE = "proliferate"
    MANIFEST_DREAD = "manifest dread"
    DISCOVER = "discover"
    EARTHBEND = "earthbend"
    AIRBEND = "airbend"
    BLIGHT = "blight"
    EXPLORE = "explore"
    CONNIVE = "connive"
    FIGHT = "fight"
    EVOLVE = "evolve"
    TRAIN = "train"
    ENLIST = "enlist"
    CREW = "crew"
    CREWED = "become crewed"
    SADDLE = "saddle"
    FIREBEND = "firebend"
    GIVE_GIFT = "give a gift"
    COLLECT_EVIDENCE = "collect evidence"
    FORAGE = "forage"
    RING = "be tempted by the Ring"

    def is_of_players(self) -> bool:
        """Whether players take it; permanents take the others."""
        return self not in (
            Action.EXPLORE,
            Action.CONNIVE,
            Action.FIGHT,
            Action.EVOLVE,
            Action.TRAIN,
            Action.ENLIST,
            Action.CREW,
            Action.CREWED,
            Action.SADDLE,
        )


SCRIED: Final = "scried"
"""The word for the fact that an ability triggers on scrying."""
GROWN: Final = "grown"
"""Name under which it is bound how many counters the source got."""


def how_many_looked_at(player: int) -> str:
    """Name of the number of cards that a player looked at while scrying. CR 701.22a."""
    return f"how many {player} looked at"


def doers(game: Game, done_to: Object, action: Action) -> list[int]:
    """A list of the creatures that did this to a permanent this turn, as they were then:
    that crewed or saddled it. CR 702.122b, 702.171c.
    """
    noted = done_to.marks.get(f"{action} by", [])
    return noted[1:] if noted[:1] == [game.turn.number] else []


@final
class ActionTaken(Event):
    """A player or permanent has taken a keyword action. CR 701.1.

    ``won`` is true for a clash that the player won (CR 701.30d). ``to`` is the thing that the
    action was done to, -1 for none. ``number`` is how many cards were looked at (CR 701.22a).
    """

    def __init__(
        self, doer: int, action: Action, won: bool = False, to: int = -1, number: int = 0
    ) -> None:
        super().__init__(EventKind.ACTION_TAKEN)
        self.doer = doer
        self.action = action
        self.won = won
        self.to = to
        self.number = number

    def affected(self, game: Game) -> int:
        return self.doer if is_player(self.doer) else game.object(self.doer).controller

    def things(self) -> list[int]:
        return [self.doer]

    def apply(self, game: Game) -> list[Event]:
        if is_player(self.doer):
            game.players[self.doer].note(game.characteristics, str(self.action))
        elif self.to >= 0:
            done_to = game.objects.own(self.to)
            before = doers(game, done_to, self.action)
            done_to.mark(f"{self.action} by", [game.turn.number, *before, self.doer])
            game.characteristics.changed(Reads.MARKS)
        return []

    def notation(self) -> str:
        return f"ActionTaken {self.doer} {self.action}"


tell_player(
    ActionTaken,
    "You scry (CR {rule}).",
    "{player} scries (CR {rule}).",
    person="doer",
    when={"action": Action.SCRY},
    rule="701.22d",
)
tell_player(
    ActionTaken,
    "You surveil (CR {rule}).",
    "{player} surveils (CR {rule}).",
    person="doer",
    when={"action": Action.SURVEIL},
    rule="701.25d",
)
tell_player(
    ActionTaken,
    "You win the clash (CR {rule}).",
    "{player} wins the clash (CR {rule}).",
    person="doer",
    when={"action": Action.CLASH, "won": True},
    rule="701.30d",
)
tell_player(
    ActionTaken,
    "You clash (CR {rule}).",
    "{player} clashes (CR {rule}).",
    person="doer",
    when={"action": Action.CLASH},
    rule="701.30c",
)
tell_player(
    ActionTaken,
    "You proliferate (CR {rule}).",
    "{player} proliferates (CR {rule}).",
    person="doer",
    when={"action": Action.PROLIFERATE},
    rule="701.34a",
)
tell_player(
    ActionTaken,
    "You firebend (CR {rule}).",
    "{player} firebends (CR {rule}).",
    person="doer",
    when={"action": Action.FIREBEND},
    rule="702.189b",
)
tell_player(
    ActionTaken,
    "You give a gift (CR {rule}).",
    "{player} gives a gift (CR {rule}).",
    person="doer",
    when={"action": Action.GIVE_GIFT},
    rule="702.174c",
)
tell_player(
    ActionTaken,
    "You collect evidence (CR {rule}).",
    "{player} collects evidence (CR {rule}).",
    person="doer",
    when={"action": Action.COLLECT_EVIDENCE},
    rule="701.59a",
)
tell_player(
    ActionTaken,
    "You forage (CR {rule}).",
    "{player} forages (CR {rule}).",
    person="doer",
    when={"action": Action.FORAGE},
    rule="701.61a",
)
tell_player(
    ActionTaken,
    "The Ring tempts you (CR {rule}).",
    "The Ring tempts {player} (CR {rule}).",
    person="doer",
    when={"action": Action.RING},
    rule="701.54d",
)
tell_player(
    ActionTaken,
    "You manifest dread (CR {rule}).",
    "{player} manifests dread (CR {rule}).",
    person="doer",
    when={"action": Action.MANIFEST_DREAD},
    rule="701.62b",
)
tell_player(
    ActionTaken,
    "You discover (CR {rule}).",
    "{player} discovers (CR {rule}).",
    person="doer",
    when={"action": Action.DISCOVER},
    rule="701.57b",
)
tell_player(
    ActionTaken,
    "You earthbend (CR {rule}).",
    "{player} earthbends (CR {rule}).",
    person="doer",
    when={"action": Action.EARTHBEND},
    rule="701.66b",
)
tell_player(
    ActionTaken,
    "You airbend (CR {rule}).",
    "{player} airbends (CR {rule}).",
    person="doer",
    when={"action": Action.AIRBEND},
    rule="701.65b",
)
tell_player(
    ActionTaken,
    "You blight (CR {rule}).",
    "{player} blights (CR {rule}).",
    person="doer",
    when={"action": Action.BLIGHT},
    rule="701.68d",
)
tell(
    ActionTaken,
    "{card} explores (CR {rule}).",
    when={"action": Action.EXPLORE},
    words={"card": thing("doer")},
    rule="701.44b",
)
tell(
    ActionTaken,
    "{card} connives (CR {rule}).",
    when={"action": Action.CONNIVE},
    words={"card": thing("doer")},
    rule="701.50b",
)
tell(
    ActionTaken,
    "{card} fights (CR {rule}).",
    when={"action": Action.FIGHT},
    words={"card": thing("doer")},
    rule="701.14a",
)
tell(
    ActionTaken,
    "{card} enlists another creature (CR {rule}).",
    when={"action": Action.ENLIST},
    words={"card": thing("doer")},
    rule="702.154c",
)
tell(
    ActionTaken,
    "{card} evolves (CR {rule}).",
    when={"action": Action.EVOLVE},
    words={"card": thing("doer")},
    rule="702.100b",
)
tell(
    ActionTaken,
    "{card} trains (CR {rule}).",
    when={"action": Action.TRAIN},
    words={"card": thing("doer")},
    rule="702.149c",
)
tell(
    ActionTaken,
    "{card} becomes crewed (CR {rule}).",
    when={"action": Action.CREWED},
    words={"card": thing("doer")},
    rule="702.122d",
)
silent(ActionTaken)


@final
@dataclass(frozen=True)
class NoteAction(Effect):
    """The last step of a keyword action: it has been taken. CR 701.1."""

    action: Action
    doer: Ref = YOU

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        doers = self.doer.things(game, ctx)
        seen = [ctx.numbers.get(how_many_looked_at(one), 0) for one in doers]
        taken = zip(doers, seen, strict=True)
        perform(game, [ActionTaken(one, self.action, number=many) for one, many in taken])


@final
@dataclass(frozen=True)
class GrowFor(Effect):
    """The source gets a +1/+1 counter; if it does, it has evolved or trained.
    CR 702.100b, 702.149c.
    """

    action: Action

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order((Grow(), NoteIfGrown(self.action)), ctx)


binds(GrowFor, GROWN)


@final
@dataclass(frozen=True)
class Grow(Effect):
    """The source gets a +1/+1 counter. CR 122.1a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        there = on_battlefield(game, [ctx.source])
        events: list[Event] = [CountersPut(one, PLUS_COUNTER, 1, ctx.controller) for one in there]
        perform(game, events, ctx, GROWN)


binds(Grow, GROWN)


@final
@dataclass(frozen=True)
class NoteIfGrown(Effect):
    """The action is taken if counters were put on the source just before. CR 702.100b."""

    action: Action

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        grown = ctx.numbers.get(GROWN, 0) > 0
        perform(game, [ActionTaken(ctx.source, self.action)] if grown else [])


looks_up(NoteIfGrown, GROWN)


@final
@dataclass(frozen=True)
class TakesAction(Pattern):
    """A player or permanent has taken a keyword action, or done what its keyword says.

    With ``first`` it counts only the first time in the turn, and only for players. With ``won``
    it counts only a clash that they won. ``other`` is another action that will do as well.
    CR 701.22d, 701.25d, 701.30d, 701.44b, 702.100b.
    """

    doer: Filter
    action: Action
    first: bool = False
    won: bool = False
    other: Action | None = None
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ACTION_TAKEN,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ActionTaken):
            return False
        if event.action is not self.action and event.action is not self.other:
            return False
        if self.first and game.players[event.doer].happened(str(self.action)) != 1:
            return False
        if self.won and not event.won:
            return False
        return self.doer.matches(game, ctx, event.doer)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, ActionTaken), event
        bind(game, ctx, event.doer)
        ctx.bind_number(EVENT_AMOUNT, event.number)


phrase(
    TakesAction,
    en="{word:when} {doer:this} <scries> or <surveils>",
    es="{word:when} {doer:this} <adivina> o <vigila>",
    when={"action": Action.SCRY, "other": Action.SURVEIL, "first": False, "won": False},
)
for _action, _en, _es in (
    (Action.SCRY, "<scries>", "<adivina>"),
    (Action.SURVEIL, "<surveils>", "<vigila>"),
    (Action.CLASH, "<clashes>", "<se enfrenta>"),
    (Action.PROLIFERATE, "<proliferates>", "<prolifera>"),
    (Action.FIREBEND, "<firebends>", "<domina> el fuego"),
    (Action.GIVE_GIFT, "<gives> a gift", "<da> un regalo"),
    (Action.MANIFEST_DREAD, "<manifests> dread", "<manifiesta> pavor"),
    (Action.DISCOVER, "<discovers>", "<descubre>"),
    (Action.EARTHBEND, "<earthbends>", "<domina> la tierra"),
    (Action.AIRBEND, "<airbends>", "<domina> el aire"),
    (Action.BLIGHT, "<blights>", "<infesta>"),
    (Action.COLLECT_EVIDENCE, "<collects> evidence", "<reúne> pruebas"),
    (Action.FORAGE, "<forages>", "<forrajea>"),
):
    phrase(
        TakesAction,
        en=f"{{word:when}} {{doer:this}} {_en}[first? for the first time each turn]",
        es=f"{{word:when}} {{doer:this}} {_es}[first? por primera vez cada turno]",
        when={"action": _action, "won": False, "other": None},
    )
for _action, _en, _es in (
    (Action.EXPLORE, "<explores>", "<explora>"),
    (Action.CONNIVE, "<connives>", "<confabula>"),
    (Action.FIGHT, "<fights>", "<lucha>"),
    (Action.EVOLVE, "<evolves>", "<evoluciona>"),
    (Action.TRAIN, "<trains>", "<entrena>"),
    (Action.ENLIST, "<enlists> a creature", "<enrola> a una criatura"),
    (Action.CREWED, "<becomes> crewed", "<es> <*tripulado>"),
):
    phrase(
        TakesAction,
        en=f"{{word:when}} {{doer:this}} {_en}",
        es=f"{{word:when}} {{doer:this}} {_es}",
        when={"action": _action},
    )
phrase(
    TakesAction,
    en="{word:when} {doer:this} <clashes> and <wins>",
    es="{word:when} {doer:this} <se enfrenta> y <gana>",
    when={"action": Action.CLASH, "won": True},
)


binds(TakesAction, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT)


def _is_of_scrying(made: TakesAction) -> bool:
    return made.action is Action.SCRY and made.other is None


tells(TakesAction, SCRIED, _is_of_scrying)


@final
@dataclass(frozen=True)
class LookedAt(Amount):
    """The number of cards looked at while scrying, as an ability triggered on it. CR 701.22a."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get(EVENT_AMOUNT, 0)


looks_up(LookedAt, EVENT_AMOUNT)
needs(LookedAt, SCRIED, "nobody scried")
phrase(
    LookedAt,
    en="the number of cards looked at while scrying this way",
    es="la cantidad de cartas que miraste al adivinar de esta manera",
)
phrase(
    LookedAt,
    en="card looked at while scrying this way",
    es="carta que miraste al adivinar de esta manera",
    place="each",
)


def _by_another(made: TakesAction) -> str | None:
    if is_player_filter(made.doer) != made.action.is_of_players():
        return "who or what it says doesn't take that action"
    return None


misplaced(TakesAction, _by_another)
