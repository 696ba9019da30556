"""Face-down permanents: turning them down and up. CR 708."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersPut
from jajna.events.hidden import Revealed
from jajna.events.moves import ZoneChange
from jajna.events.permanents import TurnedFaceDown, TurnedFaceUp
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect, Filter, Layer, Modification, Pattern, Ref, Replacement
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import ANNOUNCED, RETURNED, binds, looks_up
from jajna.ir.filters.common import object_of
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.ir.filters.mana_uses import on_special_action
from jajna.ir.filters.nouns import ABOUT_TO_BE_CAST, ACTIVATING
from jajna.ir.filters.zones import InZone
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import in_zone, on_battlefield
from jajna.mechanics.moving.places import OfWhom
from jajna.mechanics.moving.to_battlefield import onto_battlefield
from jajna.mechanics.replacements.entering import AsThisEnters, fits_entering
from jajna.mechanics.triggers.common import HappensTo, bind
from jajna.vocab import Cannot, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context

__all__ = [
    "CountersAsTurnedUp",
    "FaceDown",
    "FaceUp",
    "IsTurnedUp",
    "ReturnFaceDown",
    "SeeFaceDown",
    "ToTurnUp",
    "TurnDown",
    "TurnDownAsItEnters",
    "TurnUp",
    "TurnsFaceUp",
    "arrivals",
]


@final
@dataclass(frozen=True)
class FaceDown(Filter):
    """Face down, or about to be cast so. CR 110.5, 708.4."""

    def aspects(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        place = found.definition.face_down
        cast_so = place >= 0 and found.now is found.definition.faces[place]
        return found.face_down or cast_so


phrase(FaceDown, en="face-down", es="<*puesto> boca abajo", place="prefix")


@final
@dataclass(frozen=True)
class FaceUp(Filter):
    """Face up. CR 110.5."""

    def aspects(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and not found.face_down


phrase(FaceUp, en="face-up", es="<*puesto> boca arriba", place="prefix")


def _said_as_one(made: All) -> str | None:
    """ "Face-up exiled" is one description, as what is face up elsewhere is a permanent."""
    exiled = any(isinstance(one, InZone) and one.word == "exiled" for one in made.parts)
    return "it is one description" if exiled and FaceUp() in made.parts else None


misplaced(All, _said_as_one)


@final
@dataclass(frozen=True)
class FaceUpExiled(Filter):
    """A card in exile that is face up. CR 406.3."""

    def where(self) -> int:
        return 1 << Zone.EXILE

    def aspects(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.zone is Zone.EXILE and not found.face_down


phrase(
    FaceUpExiled,
    en="face-up exiled",
    es="<*exiliado> boca arriba",
    place="prefix",
)


@final
@dataclass(frozen=True)
class TurnDown(Effect):
    """An instruction to turn permanents face down. CR 708.2a."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = on_battlefield(game, self.what.things(game, ctx))
        perform(game, [TurnedFaceDown(thing) for thing in things])


phrase(TurnDown, en="turn {what} face down", es="pon {what} boca abajo")


@final
@dataclass(frozen=True)
class TurnUp(Effect):
    """An instruction to turn permanents face up. CR 708.8, 701.40g.

    Everybody sees an exiled card that is turned so (CR 406.3).
    """

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        things = self.what.things(game, ctx)
        for card in in_zone(game, things, Zone.EXILE):
            if game.objects[card].face_down:
                events.append(Revealed(game.objects[card].owner, [card]))
        for thing in on_battlefield(game, things):
            permanent = game.objects[thing]
            if not permanent.face_down:
                continue
            if permanent.now.cannot & Cannot.BE_TURNED_UP:
                continue
            if permanent.base.is_permanent_type():
                events.append(TurnedFaceUp(thing, ctx.controller))
            else:  # CR 701.40g
                events.append(Revealed(permanent.controller, [thing]))
        perform(game, events)


phrase(TurnUp, en="turn {what} face up", es="pon {what} boca arriba")


@final
@dataclass(frozen=True)
class TurnDownAsItEnters(AsThisEnters):
    """As it enters, other permanents are turned face down. CR 614.1c, 708.2a."""

    what: Filter

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        others = [thing for thing in game.zones.battlefield if self.what.matches(game, ctx, thing)]
        return [*[TurnedFaceDown(thing) for thing in others], event]


phrase(
    TurnDownAsItEnters,
    en="as ~ enters, turn all {what:s} face down",
    es="en cuanto ~ entre, pon {what:los} boca abajo",
)


@final
@dataclass(frozen=True)
class CountersAsTurnedUp(Replacement):
    """Counters are put on it as it is turned face up, or enters as well. CR 614.1c, 614.1e, 708.11.

    Then it has them at once (CR 122.6).
    """

    count: Amount
    name: str
    entering: bool = False

    def kinds(self) -> tuple[int, ...]:
        if self.entering:
            return (EventKind.ZONE_CHANGE, EventKind.TURNED_FACE_UP)
        return (EventKind.TURNED_FACE_UP,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if isinstance(event, TurnedFaceUp):
            return event.object == ctx.source
        return fits_entering(game, ctx, event, SELF)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        number = max(self.count.value(game, ctx), 0)
        if isinstance(event, ZoneChange):
            if number:
                event.add_counters(self.name, number)
            return [event]
        return [event, CountersPut(ctx.source, self.name, number, ctx.controller)]


phrase(
    CountersAsTurnedUp,
    en="as ~ [entering? enters or] is turned face up, put {count:a} {name:counter} "
    "counter/counters on it",
    es="en cuanto ~ [entering? entre o] sea <*puesto@~> boca arriba, pon {count:un} "
    "contador/contadores {name:counter} sobre <*él@~>",
)


@final
@dataclass(frozen=True)
class IsTurnedUp(HappensTo):
    """A permanent is turned face up. CR 708.8, 701.27b."""

    word: str = field(default="when", compare=False)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, TurnedFaceUp), event
        bind(game, ctx, event.object)
        ctx.x = event.x  # CR 702.37f

    def kind(self) -> int:
        return EventKind.TURNED_FACE_UP


binds(IsTurnedUp, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT, ANNOUNCED)

phrase(
    IsTurnedUp,
    en="{word:when} {what:this} <is> turned face up",
    es="{word:when} {what:this} <es> <*puesto> boca arriba",
)


@final
@dataclass(frozen=True)
class TurnsFaceUp(Pattern):
    """A player turns a permanent face up. CR 116.2b, 708.8."""

    who: Filter
    what: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.TURNED_FACE_UP,)

    def described(self) -> tuple[Filter, ...]:
        return (self.what,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, TurnedFaceUp)
            and self.who.matches(game, ctx, event.player)
            and self.what.matches(game, ctx, event.object)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, TurnedFaceUp), event
        bind(game, ctx, event.object)
        ctx.bind(EVENT_PLAYER, [event.player])


binds(TurnsFaceUp, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT)
phrase(
    TurnsFaceUp,
    en="{word:when} {who:this} <turns> {what:a} face up",
    es="{word:when} {who:this} <pone> {what:a} boca arriba",
)


@final
@dataclass(frozen=True)
class ToTurnUp(Filter):
    """A face-down permanent that mana is spent on to turn it face up. CR 106.6, 116.2b.

    ``many``: as the text has it, in the plural.
    """

    what: Filter
    many: bool = field(default=False, compare=False)

    def where(self) -> int:
        return 1 << Zone.BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        permanent = on_special_action(game, ctx, thing, Zone.BATTLEFIELD)
        return permanent is not None and permanent.face_down and self.what.matches(game, ctx, thing)


looks_up(ToTurnUp, ABOUT_TO_BE_CAST, ACTIVATING)
phrase(
    ToTurnUp,
    en="turn {what:a} face up",
    es="poner {what:a} boca arriba",
    when={"many": False},
    place="use",
)
phrase(
    ToTurnUp,
    en="turn {what:s} face up",
    es="poner {what:s} boca arriba",
    when={"many": True},
    place="use",
)


@final
@dataclass(frozen=True)
class SeeFaceDown(Modification):
    """A player may look at face-down creatures that others control. CR 708.5.

    ``library``: and at the top card of their library. CR 401.5.
    """

    library: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.sees_face_down = True
        if self.library:
            rules.top_seen = True


phrase(
    SeeFaceDown,
    en="may look at [library? the top card of your library and at] face-down creatures you don't "
    "control any time",
    es="<puede> mirar [library? la primera carta de tu biblioteca y] las criaturas boca abajo que "
    "no controlas en cualquier momento",
)


def arrivals(
    game: Game, player: int, cards: list[int], by: str, listed: Characteristics
) -> list[Event]:
    """The events of cards being put onto the battlefield face down under a player's control.
    CR 701.40a, 701.58a.
    """
    events: list[Event] = []
    for card in cards:
        thing = game.objects.get(card)
        if thing is None or thing.zone is Zone.BATTLEFIELD or thing.token:
            continue
        event = ZoneChange(card, thing.zone, Zone.BATTLEFIELD, by)
        event.controller = player
        event.face_down = True
        event.face_down_values = listed
        event.face_down_by = by
        events.append(event)
    return events


@final
@dataclass(frozen=True)
class ReturnFaceDown(Effect):
    """An instruction to return cards to the battlefield face down. CR 708.3."""

    what: Ref
    under: OfWhom = OfWhom.UNSAID

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.what.things(game, ctx)
        events = onto_battlefield(game, ctx, things, self.under, False)
        for event in events:
            assert isinstance(event, ZoneChange), event
            event.face_down = True
        perform(game, events, ctx, RETURNED)


binds(ReturnFaceDown, RETURNED)

phrase(
    ReturnFaceDown,
    en="return {what} to the battlefield face down[under? {under:under control}]",
    es="regresa {what} al campo de batalla boca abajo[under? {under:under control}]",
)
