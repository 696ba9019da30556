"""Events of permanents: tapping, destruction, sacrifice, turning over, attaching. CR 110, 701."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import NO_EVENTS, EventKind, OfObject
from jajna.events.marks import DESTROYED_BY, SACRIFICED_IN, SACRIFICED_PERMANENTS, UNLOCKED
from jajna.events.moves import ZoneChange
from jajna.vocab import Cannot, Keyword, Reads, Zone

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.objects.object import Object

__all__ = [
    "Attached",
    "Destroyed",
    "DoorLocked",
    "DoorUnlocked",
    "Flipped",
    "Regenerated",
    "Sacrificed",
    "Tapped",
    "Transformed",
    "TurnedFaceDown",
    "TurnedFaceUp",
    "Unattached",
    "Untapped",
    "unlocked",
]


@final
class Tapped(OfObject):
    """A permanent becomes tapped. CR 701.26a. ``by`` is the player who taps it, -1: nobody does.

    ``attacking``: it is being declared as an attacker (CR 508.1f).
    """

    def __init__(self, thing: int, by: int = -1, attacking: bool = False) -> None:
        super().__init__(EventKind.TAPPED, thing)
        self.by = by
        self.attacking = attacking

    def possible(self, game: Game) -> bool:
        return game.objects.exists(self.object) and not game.object(self.object).tapped

    def apply(self, game: Game) -> list[Event]:
        game.object(self.object).tapped = True
        game.characteristics.changed(Reads.TAPS)
        return NO_EVENTS


@final
class Untapped(OfObject):
    """A permanent becomes untapped. CR 701.26b."""

    def __init__(self, thing: int) -> None:
        super().__init__(EventKind.UNTAPPED, thing)

    def possible(self, game: Game) -> bool:
        untapped = game.objects.get(self.object)
        return (
            untapped is not None
            and untapped.tapped
            and not untapped.now.cannot & Cannot.BECOME_UNTAPPED
        )

    def apply(self, game: Game) -> list[Event]:
        game.object(self.object).tapped = False
        game.characteristics.changed(Reads.TAPS)
        return NO_EVENTS


@final
class Destroyed(OfObject):
    """A permanent is destroyed. CR 701.8. Replaced by regeneration where ``regenerable``."""

    def __init__(self, thing: int, source: int = 0, regenerable: bool = True) -> None:
        super().__init__(EventKind.DESTROYED, thing)
        self.source = source
        self.regenerable = regenerable

    def things(self) -> list[int]:
        return [self.object, self.source]

    def clone(self) -> Event:
        copy = Destroyed(self.object, self.source, self.regenerable)
        copy.used = self.used
        return copy

    def possible(self, game: Game) -> bool:
        # CR 702.12b
        destroyed = game.objects.get(self.object)
        return (
            destroyed is not None
            and destroyed.zone is Zone.BATTLEFIELD
            and not destroyed.has(Keyword.INDESTRUCTIBLE)
        )

    def apply(self, game: Game) -> list[Event]:
        by = game.kernel.resolving_for(game)
        if by >= 0:
            game.objects.own(self.object).mark(DESTROYED_BY, [game.turn.number, by])
        return [ZoneChange(self.object, Zone.BATTLEFIELD, Zone.GRAVEYARD, "destroy")]


@final
class Transformed(OfObject):
    """A permanent transforms, perhaps by its daybound or nightbound ability. CR 701.27, 702.145."""

    def __init__(self, thing: int, by_daytime: bool = False) -> None:
        super().__init__(EventKind.TRANSFORMED, thing)
        self.by_daytime = by_daytime

    def possible(self, game: Game) -> bool:
        # CR 701.27c, 701.27d, 712.15a
        permanent = game.objects.get(self.object)
        if permanent is None or permanent.zone is not Zone.BATTLEFIELD or permanent.face_down:
            return False
        if not permanent.can_be_turned_over() or permanent.now.cannot & Cannot.TRANSFORM:
            return False
        if permanent.now.cannot & Cannot.TRANSFORM_BUT_BY_DAYTIME and not self.by_daytime:
            return False
        return all(face.is_permanent_type() for face in permanent.other_faces())

    def apply(self, game: Game) -> list[Event]:
        game.kernel.turn_over(game, self.object)
        return NO_EVENTS


@final
class Flipped(OfObject):
    """A permanent flips. CR 710.4."""

    def __init__(self, thing: int) -> None:
        super().__init__(EventKind.FLIPPED, thing)

    def possible(self, game: Game) -> bool:
        permanent = game.objects.get(self.object)
        return (
            permanent is not None
            and permanent.zone is Zone.BATTLEFIELD
            and not permanent.flipped
            and bool(permanent.copiable.halves)
        )

    def apply(self, game: Game) -> list[Event]:
        game.kernel.flip(game, self.object)
        return NO_EVENTS


@final
class TurnedFaceUp(OfObject):
    """A player turns a permanent face up, by a special action or as an instruction says. CR 708.8.

    ``by`` names the cost paid for it, ``x`` its X. ``values`` are its copiable values if abilities
    change them as it is turned (CR 707.2).
    """

    def __init__(self, thing: int, player: int, by: str = "", x: int = 0) -> None:
        super().__init__(EventKind.TURNED_FACE_UP, thing)
        self.player = player
        self.by = by
        self.x = x
        self.values: Characteristics | None = None

    def clone(self) -> Event:
        copy = TurnedFaceUp(self.object, self.player, self.by, self.x)
        copy.values = self.values
        copy.used = self.used
        return copy

    def possible(self, game: Game) -> bool:
        # CR 701.40g
        permanent = game.objects.get(self.object)
        return (
            permanent is not None
            and permanent.zone is Zone.BATTLEFIELD
            and permanent.face_down
            and not permanent.now.cannot & Cannot.BE_TURNED_UP
            and permanent.base.is_permanent_type()
        )

    def apply(self, game: Game) -> list[Event]:
        game.kernel.turn_face_up(game, self.object, self.x, self.values)
        return NO_EVENTS


@final
class TurnedFaceDown(OfObject):
    """A permanent is turned face down. CR 708.2a. ``listed`` is as of a ``ZoneChange``."""

    def __init__(self, thing: int, listed: Characteristics | None = None) -> None:
        super().__init__(EventKind.TURNED_FACE_DOWN, thing)
        self.face_down_values = listed

    def possible(self, game: Game) -> bool:
        # CR 708.2b, 712.16
        permanent = game.objects.get(self.object)
        return (
            permanent is not None
            and permanent.zone is Zone.BATTLEFIELD
            and not permanent.face_down
            and not permanent.is_double_faced()
        )

    def apply(self, game: Game) -> list[Event]:
        game.kernel.turn_face_down(game, self.object, self.face_down_values)
        return NO_EVENTS


@final
class Regenerated(OfObject):
    """A destruction is replaced by regeneration. CR 701.19a."""

    def __init__(self, thing: int) -> None:
        super().__init__(EventKind.REGENERATED, thing)

    def apply(self, game: Game) -> list[Event]:
        permanent = game.object(self.object)
        permanent.damage = 0
        permanent.deathtouched = False
        game.turn.remove_from_combat(self.object, game.characteristics)
        return [] if permanent.tapped else [Tapped(self.object)]


@final
class Sacrificed(OfObject):
    """A player sacrifices a permanent. CR 701.21."""

    def __init__(self, thing: int, player: int) -> None:
        super().__init__(EventKind.SACRIFICED, thing)
        self.player = player

    def things(self) -> list[int]:
        return [self.object, self.player]

    def possible(self, game: Game) -> bool:
        # CR 701.21a
        sacrificed = game.objects.get(self.object)
        return (
            sacrificed is not None
            and sacrificed.zone is Zone.BATTLEFIELD
            and sacrificed.controller == self.player
            and not sacrificed.now.cannot & Cannot.BE_SACRIFICED
        )

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].note(game.characteristics, SACRIFICED_PERMANENTS)
        game.objects.own(self.object).mark(SACRIFICED_IN, [game.turn.number])
        return [ZoneChange(self.object, Zone.BATTLEFIELD, Zone.GRAVEYARD, "sacrifice")]


@final
class Attached(OfObject):
    """An Aura, Equipment or Fortification becomes attached. CR 701.3."""

    def __init__(self, thing: int, to: int) -> None:
        super().__init__(EventKind.ATTACHED, thing)
        self.to = to

    def things(self) -> list[int]:
        return [self.object, self.to]

    def apply(self, game: Game) -> list[Event]:
        game.kernel.attach(game, self.object, self.to)
        return NO_EVENTS


@final
class Unattached(OfObject):
    """An attachment becomes unattached while both stay where they are. CR 701.3d."""

    def __init__(self, thing: int) -> None:
        super().__init__(EventKind.UNATTACHED, thing)

    def apply(self, game: Game) -> list[Event]:
        game.kernel.attach(game, self.object, -1)
        return NO_EVENTS


def unlocked(permanent: Object) -> int:
    """Mask of a permanent's unlocked halves: 1 left, 2 right. CR 709.5c."""
    noted = permanent.marks.get(UNLOCKED)
    return noted[0] if noted else 0


@final
class DoorUnlocked(OfObject):
    """A player unlocks a half of a permanent: 1 left, 2 right. CR 709.5e, 709.5f, 709.5h.

    ``entering``: the permanent has entered with it unlocked. CR 709.5d.
    """

    def __init__(self, thing: int, door: int, player: int, entering: bool = False) -> None:
        super().__init__(EventKind.DOOR_UNLOCKED, thing, door)
        self.player = player
        self.entering = entering

    def possible(self, game: Game) -> bool:
        permanent = game.objects.get(self.object)
        if permanent is None or permanent.copiable.doors is None:
            return False
        return self.entering or not unlocked(permanent) & self.number

    def apply(self, game: Game) -> list[Event]:
        if not self.entering:
            mask = unlocked(game.objects[self.object]) | self.number
            game.kernel.set_doors(game, self.object, mask)
        return NO_EVENTS


@final
class DoorLocked(OfObject):
    """A player locks a half of a permanent: 1 left, 2 right. CR 709.5g."""

    def __init__(self, thing: int, door: int) -> None:
        super().__init__(EventKind.DOOR_LOCKED, thing, door)

    def possible(self, game: Game) -> bool:
        permanent = game.objects.get(self.object)
        if permanent is None or permanent.copiable.doors is None:
            return False
        return unlocked(permanent) & self.number != 0

    def apply(self, game: Game) -> list[Event]:
        mask = unlocked(game.objects[self.object]) & ~self.number
        game.kernel.set_doors(game, self.object, mask)
        return NO_EVENTS
