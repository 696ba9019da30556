"""Rooms: their doors, which are unlocked and locked. CR 709.5."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.events.base import Event, EventKind
from jajna.events.permanents import DoorLocked, DoorUnlocked, unlocked
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Condition, Effect, Filter, Pattern, Ref
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.filters.mana_uses import on_special_action
from jajna.ir.filters.nouns import ABOUT_TO_BE_CAST, ACTIVATING
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER
from jajna.kernel.door.perform import perform
from jajna.kernel.objects.doors import ALL_DOORS, BOTH
from jajna.mechanics.triggers.common import bind
from jajna.telling import tell, thing
from jajna.vocab import Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "FullyUnlocks",
    "LockOrUnlock",
    "ToUnlock",
    "UnlockDoor",
    "UnlockedDoors",
    "UnlockedDoorsAre",
    "UnlocksThisDoor",
]


@final
@dataclass(frozen=True)
class UnlocksThisDoor(Pattern):
    """You unlock the half that has the ability: 1 left, 2 right. CR 709.5h, 709.5j.

    A card as it is made says which half that is.
    """

    door: int = 0

    def of_half(self, door: int) -> Pattern:
        return UnlocksThisDoor(door)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DOOR_UNLOCKED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DoorUnlocked)
            and event.object == ctx.source
            and event.number == self.door
            and event.player == ctx.controller
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, ctx.source)


binds(UnlocksThisDoor, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT)
phrase(
    UnlocksThisDoor,
    en="when you unlock this door",
    es="cuando desbloquees esta puerta",
    unsaid=("door",),
)


@final
@dataclass(frozen=True)
class FullyUnlocks(Pattern):
    """A player unlocks the last locked half of a permanent that fits. CR 709.5i."""

    who: Filter
    what: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DOOR_UNLOCKED,)

    def described(self) -> tuple[Filter, ...]:
        return (self.what,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DoorUnlocked)
            and unlocked(game.object(event.object)) == BOTH
            and self.who.matches(game, ctx, event.player)
            and self.what.matches(game, ctx, event.object)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, DoorUnlocked), event
        bind(game, ctx, event.object)
        ctx.bind(EVENT_PLAYER, [event.player])


binds(FullyUnlocks, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT)
phrase(
    FullyUnlocks,
    en="{word:when} {who:this} fully <unlocks> {what:a}",
    es="{word:when} {who:this} <desbloquea> por completo {what:a}",
)


def _doors(game: Game, things: list[int], *, locked: bool, open_too: bool) -> list[Door]:
    """The doors of permanents that are locked, or unlocked if ``open_too``."""
    found: list[Door] = []
    for number in things:
        held = game.objects.get(number)
        if held is None or held.copiable.doors is None:
            continue
        for door in ALL_DOORS:
            is_open = unlocked(held) & door != 0
            if (open_too and is_open) or (locked and not is_open):
                found.append(Door(number, door, held.copiable.doors.states[door].name, is_open))
    return found


@final
class Door:
    """A door of a permanent: 1 left, 2 right, and its name. CR 709.5j."""

    def __init__(self, of: int, half: int, name: str, is_open: bool) -> None:
        self.of = of
        self.half = half
        self.name = name
        self.is_open = is_open


def _question(ctx: Context, rule: str, doors: list[Door]) -> Decision | None:
    if not doors:
        return None
    picks: list[Answer] = [Pick(place, door.name) for place, door in enumerate(doors)]
    return Decision(ctx.controller, Kind.WORD, rule, Shape.ONE, picks, source=ctx.source)


@final
@dataclass(frozen=True)
class UnlockDoor(Effect):
    """An instruction to unlock a locked door of one of the permanents that fit. CR 709.5f."""

    what: Filter

    def _locked(self, game: Game, ctx: Context) -> list[Door]:
        rooms = [one for one in game.zones.battlefield if self.what.matches(game, ctx, one)]
        return _doors(game, rooms, locked=True, open_too=False)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return _question(ctx, "709.5f", self._locked(game, ctx))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        if isinstance(answer, Pick):
            door = self._locked(game, ctx)[answer.index]
            events.append(DoorUnlocked(door.of, door.half, ctx.controller))
        perform(game, events)


phrase(
    UnlockDoor,
    en="unlock a locked door of {what:a}",
    es="desbloquea una puerta bloqueada de {what:a}",
)


@final
@dataclass(frozen=True)
class ToUnlock(Filter):
    """A Room that mana is spent on to unlock its door. CR 106.6, 709.5e.

    ``many``: as the text has it, in the plural.
    """

    many: bool = field(default=False, compare=False)

    def where(self) -> int:
        return 1 << Zone.BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        room = on_special_action(game, ctx, thing, Zone.BATTLEFIELD)
        return room is not None and room.copiable.doors is not None


looks_up(ToUnlock, ABOUT_TO_BE_CAST, ACTIVATING)
phrase(
    ToUnlock,
    en="unlock a door",
    es="desbloquear una puerta",
    when={"many": False},
    place="use",
)
phrase(
    ToUnlock,
    en="unlock doors",
    es="desbloquear puertas",
    when={"many": True},
    place="use",
)


@final
@dataclass(frozen=True)
class LockOrUnlock(Effect):
    """An instruction to lock or unlock a door of a permanent. CR 709.5f, 709.5g."""

    of: Ref

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = self.of.things(game, ctx)
        return _question(ctx, "709.5g", _doors(game, things, locked=True, open_too=True))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        if isinstance(answer, Pick):
            things = self.of.things(game, ctx)
            door = _doors(game, things, locked=True, open_too=True)[answer.index]
            if door.is_open:
                events.append(DoorLocked(door.of, door.half))
            else:
                events.append(DoorUnlocked(door.of, door.half, ctx.controller))
        perform(game, events)


phrase(
    LockOrUnlock,
    en="lock or unlock a door of {of}",
    es="bloquea o desbloquea una puerta de {of}",
)


def _count(game: Game, ctx: Context, what: Filter) -> int:
    """The number of unlocked doors among permanents that fit. CR 709.5j."""
    rooms = [one for one in game.zones.battlefield if what.matches(game, ctx, one)]
    return len(_doors(game, rooms, locked=False, open_too=True))


@final
@dataclass(frozen=True)
class UnlockedDoors(Amount):
    """The number of unlocked doors among permanents that fit. CR 709.5c, 709.5j."""

    among: Filter

    def reads(self) -> int:
        return Reads.MARKS | Reads.BATTLEFIELD | Reads.BOARD

    def value(self, game: Game, ctx: Context) -> int:
        return _count(game, ctx, self.among)


phrase(
    UnlockedDoors,
    en="the number of unlocked doors among {among:s}",
    es="la cantidad de puertas desbloqueadas entre {among:los}",
)


@final
@dataclass(frozen=True)
class UnlockedDoorsAre(Condition):
    """So many or more unlocked doors are among permanents that fit. CR 709.5c, 709.5j."""

    number: int
    among: Filter

    def reads(self) -> int:
        return Reads.MARKS | Reads.BATTLEFIELD | Reads.BOARD

    def holds(self, game: Game, ctx: Context) -> bool:
        return _count(game, ctx, self.among) >= self.number


phrase(
    UnlockedDoorsAre,
    en="there are {number} or more unlocked doors among {among:s}",
    es="<hay> {number} o más puertas desbloqueadas entre {among:los}",
)

tell(DoorUnlocked, "A door of {card} is unlocked.", words={"card": thing("object")})
tell(DoorLocked, "A door of {card} is locked.", words={"card": thing("object")})
